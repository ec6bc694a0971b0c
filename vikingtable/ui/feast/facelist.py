"""Occupations as faces in a list: the delegate that draws them, and how a list shows them side by side."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from vikingtable.ui import theme as look
from vikingtable.ui.feast.cardface import HEIGHT, WIDTH, card_body, card_title, paint_reading

#: Where an item of such a list keeps the number of its card.
NUMBER = Qt.ItemDataRole.UserRole
_GAP = 8


class Faces(QStyledItemDelegate):
    """Draws each card as it is printed; what was drawn is kept until language or look change."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._drawn: dict[tuple[int, float], QPixmap] = {}
        #: How much larger than usual the cards are.
        self.zoom = 1.0

    def size(self) -> QSize:
        """A card with the room around it, larger where the text is."""
        plain = self.plain_size()
        return QSize(int(plain.width() * self.zoom), int(plain.height() * self.zoom))

    def plain_size(self) -> QSize:
        """The same at a zoom of 1."""
        scale = look.current().text_scale
        return QSize(round(WIDTH * scale) + _GAP, round(HEIGHT * scale) + _GAP)

    def forget(self) -> None:
        """Draw all of them anew."""
        self._drawn.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self.size()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        inside = rect.adjusted(_GAP // 2, _GAP // 2, -_GAP // 2, -_GAP // 2)
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.current().colour("accent", 1.0 if chosen else 0.45))
            painter.drawRoundedRect(QRectF(rect.adjusted(1, 1, -1, -1)), 8, 8)
        painter.drawPixmap(inside.topLeft(), self._face(int(index.data(NUMBER)), inside.size(), painter))

    def _face(self, card: int, size: QSize, painter: QPainter) -> QPixmap:
        dpr = painter.device().devicePixelRatioF()
        pixmap = self._drawn.get((card, dpr))
        if pixmap is None:
            pixmap = QPixmap(size * dpr)
            pixmap.setDevicePixelRatio(dpr)
            pixmap.fill(Qt.GlobalColor.transparent)
            inner = QPainter(pixmap)
            paint_reading(inner, QRectF(0, 0, size.width(), size.height()), card, look.current())
            inner.end()
            self._drawn[card, dpr] = pixmap
        return pixmap


def as_cards(view: QListWidget, faces: Faces) -> None:
    """Have a list show its items as cards side by side."""
    view.setViewMode(QListView.ViewMode.IconMode)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setMovement(QListView.Movement.Static)
    view.setUniformItemSizes(True)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setMouseTracking(True)
    view.setItemDelegate(faces)


def word_cards(cards: QListWidget) -> None:
    """Every card of a list gets its name and text in the language in force, for the tooltip and screen readers."""
    for row in range(cards.count()):
        item = cards.item(row)
        card = int(item.data(NUMBER))
        item.setText(card_title(card))
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, card_body(card))
        item.setToolTip(f"{card_title(card)}\n{card_body(card)}")
