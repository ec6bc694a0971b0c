"""Thin frames around any cells, made of strips: what moves with the ghost must not repaint the whole board.

Each side of the border is a narrow pixmap of its own, drawn once for its length: dashes cost far more to stroke than
to copy.
"""

import math
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from vikingtable.tiles.shapes import Cell
from vikingtable.ui import theme as look
from vikingtable.ui.outlines import outline
from vikingtable.ui.strokes import round_pen

#: What the frame says: the square of an income number, or what of it would have to be covered first.
Says = Literal["income", "missing"]
_LOOKS: dict[Says, tuple[str, float, list[float]]] = {
    "income": ("warning", 3.0, [0.1, 2.2]),
    "missing": ("illegal", 2.2, [2.2, 2.4]),
}
_INSET = 3.0
_KEPT = 256
_strips: dict[object, QPixmap] = {}


class CellLines:
    """A frame whose sides are items of their own; they are kept and used again."""

    def __init__(self, scene: QGraphicsScene, says: Says, z: float) -> None:
        self._scene = scene
        self._says = says
        self._z = z
        self._items: list[QGraphicsPixmapItem] = []
        self._shown: tuple[object, ...] = ()

    def show(self, cells: tuple[Cell, ...], origin: QPointF, cell: float, pixels: float, dpr: float) -> None:
        """Frame ``cells`` of a grid at ``origin`` in the scene, ``cell`` units a cell; nothing if there are none.

        Drawn for ``pixels`` logical pixels a cell.
        """
        key = (cells, origin.x(), origin.y(), cell, pixels, dpr, look.current())
        if key == self._shown:
            return
        self._shown = key
        lines = segments(cells, cell) if cells else []
        while len(self._items) < len(lines):
            item = QGraphicsPixmapItem()
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setAcceptHoverEvents(False)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            item.setZValue(self._z)
            self._scene.addItem(item)
            self._items.append(item)
        scale = cell / pixels if cells else 1.0
        for item, line in zip(self._items, lines, strict=False):
            across = abs(line.dy()) < abs(line.dx())
            strip, room = _strip(self._says, across, round(line.length() / scale), pixels, dpr)
            if item.pixmap().cacheKey() != strip.cacheKey():
                item.setPixmap(strip)
            item.setScale(scale)
            left, top = min(line.x1(), line.x2()), min(line.y1(), line.y2())
            item.setPos(origin.x() + left - room * scale, origin.y() + top - room * scale)
            item.show()
        for item in self._items[len(lines) :]:
            item.hide()

    def hide(self) -> None:
        """Show no frame."""
        self.show((), QPointF(), 1.0, 1.0, 1.0)

    def items(self) -> list[QGraphicsItem]:
        """The sides that are shown."""
        return [item for item in self._items if item.isVisible()]


def _strip(says: Says, across: bool, length: int, pixels: float, dpr: float) -> tuple[QPixmap, float]:
    """One side of a frame as a picture, and the room around the line in it, in logical pixels."""
    theme = look.current()
    token, width, dashes = _LOOKS[says]
    width = max(1.4, width * pixels / 40)
    room = math.ceil(width)
    key = (says, across, length, pixels, dpr, theme)
    found = _strips.get(key)
    if found is None:
        if len(_strips) >= _KEPT:
            _strips.clear()
        wide, high = (length + 2 * room, 2 * room) if across else (2 * room, length + 2 * room)
        found = _strips[key] = QPixmap(math.ceil(wide * dpr), math.ceil(high * dpr))
        found.setDevicePixelRatio(dpr)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = round_pen(theme.colour(token), width)
        pen.setDashPattern(dashes)
        painter.setPen(pen)
        end = QPointF(room + length, room) if across else QPointF(room, room + length)
        painter.drawLine(QPointF(room, room), end)
        painter.end()
    return found, room


@lru_cache(maxsize=256)
def segments(cells: tuple[Cell, ...], cell: float) -> list[QLineF]:
    """The lines of the border of ``cells``, a little inside of it, ``cell`` units a cell."""
    found = []
    for loop in outline(cells):
        count = len(loop)
        points = []
        for at, (x, y) in enumerate(loop):
            dx1, dy1 = _way(loop[at - 1], (x, y))
            dx2, dy2 = _way((x, y), loop[(at + 1) % count])
            # The inside lies to the right of the walk: (dx, dy) turned right is (-dy, dx).
            points.append(QPointF(x * cell + (-dy1 - dy2) * _INSET, y * cell + (dx1 + dx2) * _INSET))
        found.extend(QLineF(points[at], points[(at + 1) % count]) for at in range(count))
    return found


def _way(start: Cell, end: Cell) -> Cell:
    return (end[0] > start[0]) - (end[0] < start[0]), (end[1] > start[1]) - (end[1] < start[1])
