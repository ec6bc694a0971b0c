"""The view that the tables of Knarr and Brian Boru share, what they know of the seats, and the lights on the board."""

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from vikingtable.ui import theme as look
from vikingtable.ui.boardview import BoardView, GlowItem
from vikingtable.ui.strokes import round_pen


class TableView(BoardView):
    """The board view of the table: tells when its size changes, and hears the key that takes back."""

    resized = Signal()

    def __init__(self) -> None:
        super().__init__()
        #: Says whether it took the key.
        self.escape: Callable[[], bool] = lambda: False
        self.ready()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.resized.emit()
        super().resizeEvent(event)

    def handle_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        return key == Qt.Key.Key_Escape and self.escape()


@frozen
class Who:
    """Names and looks of the seats, who is in turn, who has won."""

    names: tuple[str, ...]
    looks: tuple[int, ...]
    active: tuple[int, ...]
    winners: tuple[int, ...]


class Lights:
    """What can be acted on now is framed; what is under the cursor in the list or bar is lit up."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.glows: list[GlowItem] = []
        self._pointer = QGraphicsRectItem()
        self._pointer.setZValue(490)
        self._pointer.setVisible(False)
        scene.addItem(self._pointer)

    def glow(self, shapes: Sequence[QRectF | QPainterPath]) -> None:
        """Frame these places: they can be acted on now."""
        while len(self.glows) < len(shapes):
            item = GlowItem(QRectF(), 7)
            item.setZValue(500)
            self.glows.append(item)
            self._scene.addItem(item)
        for at, item in enumerate(self.glows):
            there = at < len(shapes)
            if there:
                item.set_shape(shapes[at], 7)
                item.restyle()
            item.setVisible(there)

    def point_at(self, rect: QRectF | None) -> None:
        """Light up the place of the answer under the cursor in the list or bar; ``None``: no place."""
        self._pointer.setVisible(rect is not None)
        if rect is not None:
            self._pointer.setRect(rect.adjusted(-2, -2, 2, 2))
            # Mostly an edge: what lies there stays to be seen.
            self._pointer.setBrush(look.current().colour("glow", 0.12))
            self._pointer.setPen(round_pen(look.current().colour("accent"), 5))
