"""The cards among which a starting occupation is chosen, laid out to be read over the table."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QWidget

from vikingtable.ui import theme as look
from vikingtable.ui.feast.facelist import NUMBER, Faces, as_cards, word_cards
from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import Speaking, label, vbox

#: How much larger the cards may be, and what of the panel they cannot have, in pixels.
_ZOOMS = (1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1)
_BESIDE, _ABOVE = 60, 80


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
        self.setProperty("role", "raised")
        self._head = label("strong", wrap=True)
        self.cards = _Cards()
        self._faces = Faces(self.cards)
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
        self.cards.setGridSize(self._faces.size())
        self.cards.viewport().update()

    def place(self, room: QRectF) -> None:
        """Fill the view but for a margin, with cards as large as all of them can be."""
        self.setGeometry(room.adjusted(12, 12, -12, -12).toRect())
        zoom = next((zoom for zoom in _ZOOMS if self._holds(zoom)), 1.0)
        if zoom != self._faces.zoom:
            self._faces.zoom = zoom
            self.restyle()

    def _holds(self, zoom: float) -> bool:
        """Whether all cards can be seen at once when they are so much larger."""
        card = self._faces.size() * (zoom / self._faces.zoom)
        columns = max(1, (self.width() - _BESIDE) // card.width())
        return -(-len(self._offer) // columns) * card.height() <= self.height() - _ABOVE * look.current().text_scale
