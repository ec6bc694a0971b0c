"""The cards among which a starting occupation is chosen, laid out to be read over the table."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QWidget

from vikingtable.ui import theme as look
from vikingtable.ui.feast.facelist import NUMBER, Faces, as_cards, word_cards
from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import Speaking, label, vbox

#: The sizes that cards may have: where not all of them can be seen at once, and the largest.
_READABLE, _LARGEST = 1.0, 3.4
#: What of the panel the cards cannot have, in pixels.
_BESIDE, _ABOVE = 48, 80


class _Cards(QListWidget):
    #: A card was clicked, or Enter pressed on it.
    taken = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.itemClicked.connect(self._take)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.currentItem() is not None:
            self._take(self.currentItem())
        else:
            super().keyPressEvent(event)

    def _take(self, item: QListWidgetItem) -> None:
        self.taken.emit(int(item.data(NUMBER)))


class OfferPanel(Speaking, QFrame):
    """Shown while a starting occupation is chosen; a click or Enter keeps a card."""

    #: The card to be kept.
    kept = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._offer: tuple[int, ...] = ()
        self.setProperty("role", "bar")
        self._head = label("strong", wrap=True)
        self.cards = _Cards()
        self._faces = Faces(self.cards)
        self._columns = 1
        as_cards(self.cards, self._faces)
        self.cards.taken.connect(self.kept)
        whole = vbox(self._head, self.cards, margins=10, spacing=6)
        whole.setStretch(1, 1)
        self.setLayout(whole)
        self.hide()
        self.ready()

    def offer(self, cards: tuple[int, ...]) -> None:
        """Lay out these cards; none hides the panel."""
        if cards != self._offer:
            self._offer = cards
            self.cards.clear()
            for card in cards:
                item = QListWidgetItem(self.cards)
                item.setData(NUMBER, card)
            self.retranslate()
            if cards:
                self.cards.setCurrentRow(0)
        if bool(cards) != self.isVisible():
            self.setVisible(bool(cards))
            if cards:
                self.raise_()
                self.cards.setFocus()

    def retranslate(self) -> None:
        self._head.setText(tr("occupations.offer.title"))
        self.cards.setAccessibleName(tr("occupations.offer.title"))
        word_cards(self.cards)
        self.restyle()

    def restyle(self) -> None:
        self._faces.forget()
        self._spread()
        self.cards.viewport().update()

    def place(self, room: QRectF) -> None:
        """Cover the view, with cards as large as all of them can be and columns over its whole width."""
        self.setGeometry(room.toAlignedRect())
        zoom, columns = self._best()
        if (zoom, columns) != (self._faces.zoom, self._columns):
            self._faces.zoom, self._columns = zoom, columns
            self.restyle()
        self._spread()

    def _best(self) -> tuple[float, int]:
        """How large the cards are, and in how many columns they stand."""
        card = self._faces.plain_size()
        wide, high = self.width() - _BESIDE, self.height() - _ABOVE * look.current().text_scale
        shown = max(1, len(self._offer))
        best = (0.0, 1)
        for columns in range(1, shown + 1):
            rows = -(-shown // columns)
            best = max(best, (min(wide / columns / card.width(), high / rows / card.height()), columns))
        if best[0] >= _READABLE:
            return min(best[0], _LARGEST), best[1]
        columns = max(1, int(wide / (card.width() * _READABLE)))
        return max(_READABLE, min(wide / columns / card.width(), _LARGEST)), columns

    def _spread(self) -> None:
        """The columns share the width among them."""
        size = self._faces.size()
        room = (self.width() - _BESIDE) // max(1, self._columns)
        self.cards.setGridSize(QSize(max(size.width(), min(room, size.width() * 5 // 4)), size.height()))
