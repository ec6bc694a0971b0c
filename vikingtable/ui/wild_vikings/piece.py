"""The base of everything on the table's scene: an item with a rectangle that draws itself and takes no clicks."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from vikingtable.ui.wild_vikings.pictures import Kit


class Piece(QGraphicsItem):
    """Draws within ``rect`` (scene units), and up to ``margin`` around it. The view's spots take the clicks."""

    margin = 4.0

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self.kit = kit
        self.rect = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, rect: QRectF) -> None:
        """Lie somewhere else."""
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = QRectF(rect)
            self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-self.margin, -self.margin, self.margin, self.margin)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw the piece."""
        raise NotImplementedError
