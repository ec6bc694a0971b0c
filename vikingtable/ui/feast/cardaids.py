"""What the feast's table says of occupations beside the board: the card at work and why, and the book of all cards."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QFrame, QWidget

from vikingtable.rules.feast.acts import PlayCard
from vikingtable.rules.feast.frames import Keeping, Playing
from vikingtable.ui import art
from vikingtable.ui import theme as look
from vikingtable.ui.feast.occupationbook import OccupationBook
from vikingtable.ui.feast.offerpanel import OfferPanel
from vikingtable.ui.feast.picture import Target
from vikingtable.ui.feast.seated import FeastSeat
from vikingtable.ui.feast.working import Work, work_of
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.widgets import Speaking, label, vbox

KEY = "F4"
#: Sizes of the panel's letters that are tried, in pixels.
_LARGEST, _SMALLEST = 14, 10


class WorkPanel(Speaking, QFrame):
    """Lies over the hand while a card is at work: which one, why, and what it does. A click opens the book there."""

    #: A card is to be read: its number.
    cardWanted = Signal(int)
    #: The view has another size, and what lies on it another place.
    moved = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.work: Work | None = None
        self.setProperty("role", "raised")
        self._head, self._text = label(wrap=True), label(wrap=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        whole = vbox(self._head, self._text, margins=(8, 3, 8, 3), spacing=1)
        whole.setStretch(1, 1)
        self.setLayout(whole)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.moved)
        parent.installEventFilter(self)
        self.hide()
        self.ready()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.work is not None:
            self._later.start(0)  # the view fits its picture after it has heard of its size
        return super().eventFilter(watched, event)

    def show_work(self, work: Work | None) -> None:
        """Say what is at work; ``None`` hides the panel."""
        self.work = work
        self.retranslate()
        self.setVisible(work is not None)
        if work is not None:
            self.raise_()

    def retranslate(self) -> None:
        if self.work is None:
            return
        lines = [say(line) for line in self.work.lines]
        self._head.setText(say(self.work.head))
        self._text.setText("\n".join(lines))
        self.setAccessibleName(say(self.work.head))
        self.setAccessibleDescription("\n".join(lines))
        self.setToolTip("\n".join((say(self.work.head), *lines)))

    def text(self) -> tuple[str, str]:
        """What stands there."""
        return self._head.text(), self._text.text()

    def place(self, rect: QRectF, room: QRectF) -> None:
        """Cover ``rect`` with letters that fit into it; higher if even small ones do not (pixels of the view)."""
        wide = max(180, round(rect.width()))
        theme = look.current()
        for size in range(_LARGEST, _SMALLEST - 1, -1):
            self._head.setFont(theme.pixel_font(size + 1, bold=True))
            self._text.setFont(theme.pixel_font(size))
            high = self._needed(wide)
            if high <= rect.height():
                break
        high = max(round(rect.height()), high)
        left = round(max(4.0, min(rect.left(), room.right() - wide - 4)))
        top = round(max(4.0, min(rect.bottom() - high, room.bottom() - high - 4)))
        self.setGeometry(left, top, wide, high)

    def _needed(self, wide: int) -> int:
        inside = wide - 16
        return sum(one.heightForWidth(inside) for one in (self._head, self._text)) + 8

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.work is not None and self.rect().contains(event.position().toPoint()):
            self.cardWanted.emit(self.work.cards[0])
        event.accept()


class CardAids:
    """The panel and the book of one table."""

    def __init__(self, table: FeastSeat) -> None:
        self._table = table
        self._book: OccupationBook | None = None
        self.panel = WorkPanel(table.view)
        self.panel.cardWanted.connect(self.open_book)
        self.panel.moved.connect(self.show_work)
        self.offered = OfferPanel(table.view)
        self.offered.kept.connect(self._keep)
        self.action = QAction(table)
        self.action.setShortcut(QKeySequence(KEY))
        self.action.triggered.connect(lambda: self.open_book())
        art.bind_icon(self.action, "icons/cards")

    @property
    def book(self) -> OccupationBook:
        """All cards, made when they are first asked for."""
        if self._book is None:
            self._book = OccupationBook(self._table)
            self._book.lying = self._lying
        return self._book

    def _lying(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The hand of whoever sits in front, unless it lies face down, and the played cards of all."""
        table = self._table
        state = table.feast
        hidden = table.curtain_is_down or (table.scene.seen is not None and table.scene.seen.veiled)
        player = state.players[table.front]
        held = () if hidden else tuple(card for card in (*player.hand, *player.offer) if card > 0)
        return held, tuple(card for one in state.players for card in one.played)

    def open_book(self, card: int = 0) -> None:
        """Show all cards, at one of them if it is named."""
        self.book.show_card(card)

    def retranslate(self) -> None:
        """Set the texts of the action."""
        self.action.setText(tr("occupations.book.open"))

    def _keep(self, card: int) -> None:
        if self._table.acting is not None:
            self._table.act(PlayCard(self._table.acting, card))

    def is_to_read(self, target: Target) -> bool:
        """Whether it is a card that can be seen and does nothing now: choosing it opens the book there."""
        table = self._table
        if target[0] not in ("card", "played") or int(target[1]) <= 0:
            return False
        return table.acting is None or table.seat != table.acting or not table.deeds.of(target)

    def show_work(self) -> None:
        """Say what is at work for the seat that answers, where nothing else lies over the cards."""
        table = self._table
        if table.scene.seen is None:
            return
        state, view = table.feast, table.view
        top = state.frames[-1] if state.frames else None
        shown = table.acting is not None and table.seat == table.acting and not table.hand_panel.isVisible()
        keeping = shown and isinstance(top, Keeping) and not table.curtain_is_down
        self.offered.offer(state.players[table.seat].offer if keeping else ())
        self.offered.place(QRectF(view.rect()))
        work = work_of(state, table.seat) if shown and not isinstance(top, Keeping) else None
        self.panel.show_work(work)
        if work is not None:
            # Cards are played from the hand: then what is at work is said over those that lie there.
            area = table.places.played if isinstance(top, Playing) else table.places.hand
            self.panel.place(QRectF(view.mapFromScene(area).boundingRect()), QRectF(view.rect()))

    def close(self) -> None:
        """The table goes."""
        if self._book is not None:
            self._book.close()
