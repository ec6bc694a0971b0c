"""A small grid to paint a shape on, by mouse or by keys; one tab stop whose description follows the cursor."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from vikingtable.tiles.shapes import Cell
from vikingtable.ui import atlas
from vikingtable.ui import theme as look
from vikingtable.ui.i18n import tr
from vikingtable.ui.lab.drawing import line
from vikingtable.ui.lab.names import tile_token
from vikingtable.ui.widgets import Speaking, announce

_CELL = 30
_PAD = 6
_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class CellGrid(Speaking, QWidget):
    """Cells that are filled or not. Space or Enter fills and clears; a stroke does to all what it does to the first."""

    changed = Signal()

    def __init__(self, side: int) -> None:
        super().__init__()
        self._side = side
        self._filled: set[Cell] = set()
        self._colour = "blue"
        self._cursor: Cell = (side // 2, side // 2)
        self._stroke: tuple[Cell, bool] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedSize(self.sizeHint())
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.ready()

    def retranslate(self) -> None:
        self.setAccessibleName(tr("lab.shape.grid"))
        self._describe(say=False)

    def restyle(self) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        """The whole grid."""
        side = self._side * _CELL + 2 * _PAD
        return QSize(side, side)

    def cells(self) -> tuple[Cell, ...]:
        """The filled cells, row by row."""
        return tuple(sorted(self._filled, key=lambda cell: (cell[1], cell[0])))

    def set_cells(self, cells: tuple[Cell, ...]) -> None:
        """Fill these cells, moved to the middle of the grid."""
        self._filled = set()
        if cells:
            wide = max(x for x, _ in cells) + 1
            high = max(y for _, y in cells) + 1
            left, top = (self._side - wide) // 2, (self._side - high) // 2
            self._filled = {(x + left, y + top) for x, y in cells}
        self.update()

    def set_colour(self, colour: str) -> None:
        """Show the shape in a colour of tiles."""
        self._colour = colour
        self.update()

    def _set(self, cells: tuple[Cell, ...], on: bool) -> None:
        for x, y in cells:
            if 0 <= x < self._side and 0 <= y < self._side:
                (self._filled.add if on else self._filled.discard)((x, y))
        self.update()
        self.changed.emit()

    def cell_at(self, at: QPointF) -> Cell:
        """The cell at a point of the widget; it may lie outside the grid."""
        return math.floor((at.x() - _PAD) / _CELL), math.floor((at.y() - _PAD) / _CELL)

    def centre_of(self, cell: Cell) -> QPointF:
        """The middle of a cell."""
        return QPointF(_PAD + (cell[0] + 0.5) * _CELL, _PAD + (cell[1] + 0.5) * _CELL)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self.cell_at(event.position())
        if event.button() not in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            return
        on = cell not in self._filled and event.button() == Qt.MouseButton.LeftButton
        self._stroke = (cell, on)
        self._cursor = (min(max(cell[0], 0), self._side - 1), min(max(cell[1], 0), self._side - 1))
        self._set((cell,), on)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        cell = self.cell_at(event.position())
        if self._stroke is not None and cell != self._stroke[0]:
            last, on = self._stroke
            self._stroke = (cell, on)
            self._set(line(last, cell), on)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._stroke = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            x, y = self._cursor[0] + step[0], self._cursor[1] + step[1]
            self._cursor = (min(max(x, 0), self._side - 1), min(max(y, 0), self._side - 1))
            self.update()
            self._describe(say=True)
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._set((self._cursor,), self._cursor not in self._filled)
            self._describe(say=True)
        else:
            super().keyPressEvent(event)

    def _describe(self, *, say: bool) -> None:
        x, y = self._cursor
        key = "lab.shape.cell_filled" if self._cursor in self._filled else "lab.shape.cell_empty"
        text = tr(key, x + 1, y + 1)
        self.setAccessibleDescription(text)
        if say:
            announce(self, text)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = look.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("line_strong"), 1))
        painter.setBrush(theme.colour("field"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.setPen(QPen(theme.colour("line"), 1))
        for index in range(self._side + 1):
            at = _PAD + index * _CELL + 0.5
            end = _PAD + self._side * _CELL + 0.5
            painter.drawLine(QPointF(at, _PAD + 0.5), QPointF(at, end))
            painter.drawLine(QPointF(_PAD + 0.5, at), QPointF(end, at))
        if self._filled:
            sheet = atlas.shared()
            left, top = min(x for x, _ in self._filled), min(y for _, y in self._filled)
            tile = sheet.tile_pixmap(self._filled, tile_token(self._colour), None, _CELL, self.devicePixelRatioF())
            margin = sheet.tile_margin(_CELL)
            painter.drawPixmap(QPointF(_PAD + left * _CELL - margin, _PAD + top * _CELL - margin), tile)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("focus"), 3))
            x, y = self._cursor
            painter.drawRoundedRect(
                QRectF(_PAD + x * _CELL, _PAD + y * _CELL, _CELL, _CELL).adjusted(1, 1, -1, -1), 4, 4
            )
        painter.end()
