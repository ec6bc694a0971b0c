"""All occupations in a window of their own: searched as you type, filtered by deck, colour and what they touch."""

from collections.abc import Callable, Collection, Iterable

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics, QKeyEvent, QKeySequence, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QToolButton,
    QWidget,
)

from vikingtable.rules.feast.card_touch import TOUCHES, touches
from vikingtable.rules.feast.occupations import OCCUPATION, OCCUPATIONS
from vikingtable.texts import english
from vikingtable.ui import rulebook
from vikingtable.ui import theme as look
from vikingtable.ui.feast.cardface import BANDS, card_body, card_title, paint_reading
from vikingtable.ui.feast.facelist import NUMBER, Faces, as_cards, word_cards
from vikingtable.ui.feast.wording import card_words
from vikingtable.ui.fields import Choice, fit_placeholder
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.widgets import FlowLayout, Speaking, button, hbox, label, vbox

DECKS = ("A", "B", "C")
COLOURS = ("y", "b", "r", "g")
#: The size of the chosen card.
_LARGE = QSize(270, 165)


class _Large(QWidget):
    """The chosen card, larger."""

    def __init__(self) -> None:
        super().__init__()
        self.card = 0

    def show_card(self, card: int) -> None:
        """Draw this card; 0: nothing."""
        self.card = card
        self.setAccessibleName(card_title(card) if card else "")
        self.update()

    def paintEvent(self, event: object) -> None:
        if self.card:
            painter = QPainter(self)
            paint_reading(painter, QRectF(self.rect()), self.card, look.current())
            painter.end()


class OccupationBook(Speaking, QWidget):
    """A window beside the table. ``show_card`` opens it at a card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        #: The cards that the reader holds, and those that lie before all players.
        self.lying: Callable[[], tuple[Collection[int], Collection[int]]] = lambda: ((), ())
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.touching = Choice()
        self.touching.addItem("", "")
        for name in TOUCHES:
            self.touching.addItem("", name)
        self.touching.currentIndexChanged.connect(self._filter)
        self.decks = {deck: self._toggle() for deck in DECKS}
        self.colours = {colour: self._toggle() for colour in COLOURS}
        self.starting = self._toggle()
        self.in_hand, self.played = self._toggle(), self._toggle()
        self.reset = button()
        self.reset.clicked.connect(self.show_all)
        self.count = label("soft")
        self.cards = QListWidget()
        self._faces = Faces(self.cards)
        as_cards(self.cards, self._faces)
        for card in OCCUPATIONS:
            item = QListWidgetItem(self.cards)
            item.setData(NUMBER, card.number)
        self.cards.currentItemChanged.connect(lambda *_: self._show_current())
        self.large = _Large()
        self.details = label(wrap=True)
        self.details.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.details.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._deck_label, self._colour_label = label("small"), label("small")
        toggles = FlowLayout()
        for part in (
            self._deck_label,
            *self.decks.values(),
            self.starting,
            self._colour_label,
            *self.colours.values(),
            self.in_hand,
            self.played,
            self.reset,
            self.count,
        ):
            toggles.addWidget(part)
        head = hbox(self.search, self.touching)
        head.setStretch(0, 1)
        inner = QWidget()
        inner.setLayout(vbox(self.large, self.details, spacing=8))
        inner.layout().setStretch(1, 1)  # type: ignore[union-attr]
        self.side = QScrollArea()
        self.side.setWidget(inner)
        self.side.setWidgetResizable(True)
        self.side.setFrameShape(QScrollArea.Shape.NoFrame)
        self.side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        below = hbox(self.cards, self.side, spacing=12)
        below.setStretch(0, 1)
        whole = vbox(head, toggles, below, margins=12, spacing=8)
        whole.setStretch(2, 1)
        self.setLayout(whole)
        action = QAction(self)
        action.setShortcut(QKeySequence("Ctrl+F"))
        action.triggered.connect(self._to_search)
        self.addAction(action)
        self.resize(1140, 720)
        self.ready()
        self.cards.setCurrentRow(0)

    def _toggle(self) -> QToolButton:
        made = QToolButton()
        made.setCheckable(True)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        made.toggled.connect(self._filter)
        return made

    def retranslate(self) -> None:
        self.setWindowTitle(tr("occupations.book.title"))
        self.search.setPlaceholderText(tr("occupations.book.search"))
        self.search.setAccessibleName(tr("occupations.book.search"))
        self.touching.setAccessibleName(tr("occupations.book.touching"))
        self.touching.setItemText(0, tr("occupations.touch.all"))
        for at, name in enumerate(TOUCHES, 1):
            self.touching.setItemText(at, tr(f"occupations.touch.{name}"))
        self._deck_label.setText(tr("occupations.book.decks"))
        self._colour_label.setText(tr("occupations.book.colours"))
        for deck, toggle in self.decks.items():
            toggle.setText(deck)
            toggle.setAccessibleName(tr("occupations.book.deck", deck))
        for colour, toggle in self.colours.items():
            toggle.setText(tr(f"occupations.colour.{colour}"))
            toggle.setToolTip(tr(f"feast_ui.card.{colour}"))
        self.starting.setText(tr("occupations.book.starting"))
        self.in_hand.setText(tr("occupations.book.in_hand"))
        self.played.setText(tr("occupations.book.played"))
        self.reset.setText(tr("occupations.book.all"))
        self.cards.setAccessibleName(tr("occupations.book.title"))
        word_cards(self.cards)
        fit_placeholder(self.search)
        self._redraw()
        self._filter()
        self._show_current()

    def restyle(self) -> None:
        for colour, toggle in self.colours.items():
            toggle.setIcon(_swatch(BANDS[colour], toggle.fontMetrics()))
        size = _LARGE * max(1.0, look.current().text_scale)
        self.large.setFixedSize(size)
        self.side.setFixedWidth(size.width() + 24)
        self._redraw()

    def _redraw(self) -> None:
        self._faces.forget()
        self.cards.setGridSize(self._faces.size())
        self.cards.setMinimumWidth(self._faces.size().width() * 2 + 40)
        self.cards.viewport().update()
        self.large.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    # Choosing ---------------------------------------------------------------------------------------------------------

    def show_card(self, card: int = 0) -> None:
        """Open the window, at a card if one is named."""
        if card in OCCUPATION:
            row = card - 1
            if self.cards.item(row).isHidden():
                self.show_all()
            self.cards.setCurrentRow(row)
            self.cards.scrollToItem(self.cards.item(row), QAbstractItemView.ScrollHint.PositionAtCenter)
        self._filter()  # other cards may be in hand than when it was looked at last
        self.show()
        self.raise_()
        self.activateWindow()
        self.cards.setFocus() if card else self.search.setFocus()

    def show_all(self) -> None:
        """Take away every filter."""
        others = (self.starting, self.in_hand, self.played)
        for toggle in (*self.decks.values(), *self.colours.values(), *others):
            toggle.blockSignals(True)
            toggle.setChecked(False)
            toggle.blockSignals(False)
        self.touching.setCurrentIndex(0)
        self.search.clear()
        self._filter()

    def found(self) -> list[int]:
        """The numbers of the cards that are shown."""
        items = (self.cards.item(row) for row in range(self.cards.count()))
        return [int(item.data(NUMBER)) for item in items if not item.isHidden()]

    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _filter(self) -> None:
        decks = {deck for deck, toggle in self.decks.items() if toggle.isChecked()}
        colours = {colour for colour, toggle in self.colours.items() if toggle.isChecked()}
        wanted = rulebook.folded(self.search.text().strip()).split()
        touch = str(self.touching.currentData() or "")
        held, lying = self.lying()
        here = {*(held if self.in_hand.isChecked() else ()), *(lying if self.played.isChecked() else ())}
        anywhere = not (self.in_hand.isChecked() or self.played.isChecked())
        for row in range(self.cards.count()):
            item = self.cards.item(row)
            card = OCCUPATION[int(item.data(NUMBER))]
            shown = (
                (not decks or card.deck in decks)
                and (not colours or not colours.isdisjoint(card.colours))
                and (not self.starting.isChecked() or card.starting)
                and (not touch or touch in touches(card.number))
                and (anywhere or card.number in here)
                and _has(card.number, wanted)
            )
            item.setHidden(not shown)
        found = self.found()
        self.count.setText(tr("occupations.book.count", n=len(found)))
        self.reset.setEnabled(len(found) < len(OCCUPATIONS))
        self.cards.doItemsLayout()
        current = self.cards.currentItem()
        if found and (current is None or current.isHidden()):
            self.cards.setCurrentRow(found[0] - 1)

    def _show_current(self) -> None:
        item = self.cards.currentItem()
        card = int(item.data(NUMBER)) if item is not None else 0
        self.large.show_card(card)
        if not card:
            self.details.setText("")
            return
        _, lines = card_words(card)
        what = OCCUPATION[card]
        parts = [tr("occupations.book.deck", what.deck)]
        if what.starting:
            parts.append(tr("occupations.book.is_starting"))
        parts += [say(line) for line in lines]
        named = [tr(f"occupations.touch.{name}") for name in TOUCHES if name in touches(card)]
        parts.append(tr("occupations.book.touches", tr("common.list_separator").join(named)))
        self.details.setText("\n\n".join(part[:1].upper() + part[1:] for part in parts))


def _has(card: int, wanted: Iterable[str]) -> bool:
    """Whether number, name or text of a card hold all the words; the English name is found in every language."""
    wanted = list(wanted)
    if not wanted:
        return True
    text = rulebook.folded(" ".join((card_title(card), english(f"occupations.card.{card}"), card_body(card))))
    text = text.replace("\N{NO-BREAK SPACE}", " ")
    return all(_number(card, word) if word.isdigit() and len(word) <= 3 else word in text for word in wanted)


def _number(card: int, word: str) -> bool:
    return str(card) == word.lstrip("0")


def _swatch(token: str, metrics: QFontMetrics) -> QPixmap:
    side = metrics.height()
    dpr = QApplication.primaryScreen().devicePixelRatio()
    pixmap = QPixmap(QSize(side, side) * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.current().colour(token))
    painter.drawRoundedRect(QRectF(QPoint(2, 2), QSize(side - 4, side - 4)), 3, 3)
    painter.end()
    return pixmap
