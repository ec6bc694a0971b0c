"""One board in the scene: its plate, its cells in a few large pixmaps, the tiles on it, and frames on its cells."""

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from vikingtable.tiles.layout import Layout
from vikingtable.tiles.placement import Placement
from vikingtable.tiles.shapes import Cell
from vikingtable.ui import atlas
from vikingtable.ui import theme as look
from vikingtable.ui.lab.document import Arrangement
from vikingtable.ui.lab.judging import bonus_ring, faults
from vikingtable.ui.lab.names import tile_symbol, tile_token
from vikingtable.ui.lab.picture import CellLook, cell_look

#: Scene units of a cell.
CELL = 40.0
#: Room around the grid for the rulers, in scene units.
RIM = 30.0
#: Cells a side of one pixmap of the board.
CHUNK = 8

Z_PLATE, Z_CELLS, Z_UNDER, Z_TILES, Z_OVER, Z_SHADE, Z_PROPOSAL = 0.0, 1.0, 4.0, 10.0, 20.0, 30.0, 40.0


def still(item: QGraphicsItem, z: float) -> QGraphicsItem:
    """An item that is only looked at."""
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setAcceptHoverEvents(False)
    item.setZValue(z)
    return item


class Picture(QGraphicsPixmapItem):
    """A pixmap drawn for some number of pixels a cell, shown at `CELL` units a cell."""

    def __init__(self, z: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        still(self, z)

    def show_pixmap(self, pixmap: QPixmap, x: float, y: float, margin: float, pixels: float) -> None:
        """Put a pixmap with its cell corner at (x, y) of the parent; ``margin`` and ``pixels`` are logical pixels."""
        scale = CELL / pixels
        if self.pixmap().cacheKey() != pixmap.cacheKey():
            self.setPixmap(pixmap)
        if self.scale() != scale:
            self.setScale(scale)
        self.setPos(x - margin * scale, y - margin * scale)


class BoardNode:
    """A board of the lab in the scene, at an offset of its own."""

    def __init__(self, scene: QGraphicsScene, which: int) -> None:
        self.which = which
        self.arrangement: Arrangement | None = None
        self.root = QGraphicsPathItem()
        still(self.root, Z_PLATE)
        scene.addItem(self.root)
        self._pixels = CELL
        self._dpr = 1.0
        self._theme: look.Theme | None = None
        self._drawing = False
        self._active = True
        self._letter = ""
        self._chunks: dict[Cell, tuple[Picture, object]] = {}
        self._tiles: dict[Placement, Picture] = {}
        self._marks: list[Picture] = []
        self._rulers: list[Picture] = []
        self._ruler_key: object = None
        self._hidden: int | None = None

    # Where it is ------------------------------------------------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        """The grid that is shown."""
        assert self.arrangement is not None
        return self.arrangement.layout

    def put(self, x: float, y: float) -> None:
        """Put the grid's upper left corner at a point of the scene."""
        if self.root.pos() != QPointF(x, y):
            self.root.setPos(x, y)

    def rect(self) -> QRectF:
        """The grid with its rim, in scene units."""
        grid = QRectF(0, 0, self.layout.width * CELL, self.layout.height * CELL)
        return grid.adjusted(-RIM, -RIM, RIM, RIM).translated(self.root.pos())

    def cell_rect(self, x: int, y: int) -> QRectF:
        """A cell in scene units."""
        return QRectF(x * CELL, y * CELL, CELL, CELL).translated(self.root.pos())

    def point_in_cells(self, point: QPointF) -> tuple[float, float]:
        """A point of the scene in cells of the grid."""
        here = point - self.root.pos()
        return here.x() / CELL, here.y() / CELL

    # Drawing ----------------------------------------------------------------------------------------------------------

    def show(
        self,
        arrangement: Arrangement,
        pixels: float,
        dpr: float,
        *,
        hidden: int | None = None,
        drawing: bool = False,
        active: bool = True,
        letter: str = "",
    ) -> None:
        """Show an arrangement at ``pixels`` logical pixels a cell.

        ``hidden`` is the tile that is in hand, ``drawing`` shows cells outside the area too, ``active`` draws the
        plate as that of the board which is worked on; ``letter`` tells two boards apart.
        """
        theme = look.current()
        fresh = (pixels, dpr, theme) != (self._pixels, self._dpr, self._theme)
        old = self.arrangement
        self._pixels, self._dpr, self._theme = pixels, dpr, theme
        redraw = fresh or drawing != self._drawing or old is None or old.layout != arrangement.layout
        plate = redraw or (active, letter) != (self._active, self._letter)
        self._drawing, self._active, self._letter = drawing, active, letter
        self.arrangement = arrangement
        if plate:
            self._ruler_key = None
            self._draw_plate()
            self._draw_rulers()
        if redraw:
            self._draw_chunks()
        if fresh or old != arrangement or hidden != self._hidden:
            self._hidden = hidden
            self._draw_tiles(fresh or old is None or old.tiles != arrangement.tiles)
            self._draw_marks()

    def remove(self) -> None:
        """Take the board out of the scene."""
        scene = self.root.scene()
        if scene is not None:
            scene.removeItem(self.root)

    def _draw_plate(self) -> None:
        theme = look.current()
        path = QPainterPath()
        grid = QRectF(0, 0, self.layout.width * CELL, self.layout.height * CELL)
        path.addRoundedRect(grid.adjusted(-RIM, -RIM, RIM, RIM), 14, 14)
        self.root.setPath(path)
        self.root.setBrush(theme.colour("panel"))
        self.root.setPen(QPen(theme.colour("line_strong" if self._active else "line"), 1.6 if self._active else 1.0))

    def _draw_chunks(self) -> None:
        layout = self.layout
        wanted = {
            (x, y) for x in range(math.ceil(layout.width / CHUNK)) for y in range(math.ceil(layout.height / CHUNK))
        }
        for key in [key for key in self._chunks if key not in wanted]:
            self._drop(self._chunks.pop(key)[0])
        for key in sorted(wanted):
            self._draw_chunk(*key)

    def _draw_chunk(self, column: int, row: int) -> None:
        layout = self.layout
        cells = [
            (x, y, self._look_of(x, y))
            for y in range(row * CHUNK, min(layout.height, (row + 1) * CHUNK))
            for x in range(column * CHUNK, min(layout.width, (column + 1) * CHUNK))
        ]
        signature = (tuple(cells), self._drawing, self._pixels, self._dpr, self._theme)
        found = self._chunks.get((column, row))
        if found is not None and found[1] == signature:
            return
        picture = found[0] if found is not None else Picture(Z_CELLS, self.root)
        pixels, dpr = self._pixels, self._dpr
        wide = min(CHUNK, layout.width - column * CHUNK) * pixels
        high = min(CHUNK, layout.height - row * CHUNK) * pixels
        pixmap = QPixmap(max(1, math.ceil(wide * dpr)), max(1, math.ceil(high * dpr)))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        sheet = atlas.shared()
        for x, y, kind in cells:
            at = QPointF((x - column * CHUNK) * pixels, (y - row * CHUNK) * pixels)
            if kind is None:
                if self._drawing:
                    self._draw_outside(painter, at)
                continue
            name, value, symbols = kind
            painter.drawPixmap(at, sheet.cell_pixmap(name, pixels, dpr, value=value, symbols=symbols))
        painter.end()
        picture.show_pixmap(pixmap, column * CHUNK * CELL, row * CHUNK * CELL, 0.0, pixels)
        self._chunks[column, row] = (picture, signature)

    def _draw_outside(self, painter: QPainter, at: QPointF) -> None:
        """A cell that is no part of the area, while the board is drawn: a faint dotted square."""
        pen = QPen(look.current().colour("line_strong"), 1.0, Qt.PenStyle.DotLine)
        painter.setPen(pen)
        gap = self._pixels * 0.14
        painter.drawRect(QRectF(at.x() + gap, at.y() + gap, self._pixels - 2 * gap, self._pixels - 2 * gap))

    def _look_of(self, x: int, y: int) -> CellLook | None:
        """What the atlas draws for a cell; ``None`` for nothing."""
        assert self.arrangement is not None
        return cell_look(self.arrangement, x, y)

    def _draw_rulers(self) -> None:
        layout, theme = self.layout, look.current()
        key = (layout.width, layout.height, self._pixels, self._dpr, theme, self._letter)
        if key == self._ruler_key:
            return
        self._ruler_key = key
        while self._rulers:
            self._drop(self._rulers.pop())
        pixels, dpr = self._pixels, self._dpr
        depth = RIM / CELL * pixels
        for across, count in ((True, layout.width), (False, layout.height)):
            wide, high = (count * pixels, depth) if across else (depth, count * pixels)
            pixmap = QPixmap(max(1, math.ceil(wide * dpr)), max(1, math.ceil(high * dpr)))
            pixmap.setDevicePixelRatio(dpr)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setFont(theme.pixel_font(max(8.0, pixels * 0.3)))
            painter.setPen(theme.colour("text_soft"))
            for index in range(count):
                spot = QRectF(index * pixels, 0, pixels, depth) if across else QRectF(0, index * pixels, depth, pixels)
                painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, str(index + 1))
            painter.end()
            picture = Picture(Z_CELLS, self.root)
            picture.show_pixmap(pixmap, 0.0 if across else -RIM, -RIM if across else 0.0, 0.0, pixels)
            self._rulers.append(picture)
        if self._letter:
            self._draw_letter(depth)

    def _draw_letter(self, depth: float) -> None:
        """The letter of the arrangement in the corner of the rulers, while two are compared."""
        theme, dpr = look.current(), self._dpr
        pixmap = QPixmap(math.ceil(depth * dpr), math.ceil(depth * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(depth * 0.14, depth * 0.14, depth * 0.78, depth * 0.78)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent" if self._active else "line_strong"))
        painter.drawEllipse(disc)
        painter.setPen(theme.colour("on_accent" if self._active else "window"))
        painter.setFont(theme.pixel_font(max(8.0, depth * 0.5), bold=True))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self._letter)
        painter.end()
        picture = Picture(Z_CELLS, self.root)
        picture.show_pixmap(pixmap, -RIM, -RIM, 0.0, self._pixels)
        self._rulers.append(picture)

    def _draw_tiles(self, all_again: bool) -> None:
        arrangement = self.arrangement
        assert arrangement is not None
        if all_again:
            for picture in self._tiles.values():
                self._drop(picture)
            self._tiles.clear()
        shown = {p for index, p in enumerate(arrangement.placed) if index != self._hidden}
        for placement in [one for one in self._tiles if one not in shown]:
            self._drop(self._tiles.pop(placement))
        for placement in arrangement.placed:
            if placement not in shown or placement in self._tiles:
                continue
            picture = Picture(Z_TILES, self.root)
            self._show_tile(picture, placement)
            self._tiles[placement] = picture

    def _show_tile(self, picture: Picture, placement: Placement) -> None:
        arrangement = self.arrangement
        assert arrangement is not None
        tile = arrangement.tile(placement.piece)
        sheet = atlas.shared()
        cells = tile.piece.shape.oriented(placement.rotation, placement.flipped)
        pixmap = sheet.tile_pixmap(cells, tile_token(tile.piece.colour), tile_symbol(tile), self._pixels, self._dpr)
        margin = sheet.tile_margin(self._pixels)
        picture.show_pixmap(pixmap, placement.x * CELL, placement.y * CELL, margin, self._pixels)

    def picture_of(self, placement: Placement) -> Picture | None:
        """The item of a tile on the board."""
        return self._tiles.get(placement)

    def _draw_marks(self) -> None:
        """Frames that belong to the board as it is: the income number that counts, enclosed symbols, broken rules."""
        arrangement = self.arrangement
        assert arrangement is not None
        while self._marks:
            self._drop(self._marks.pop())
        board, layout = arrangement.board, arrangement.layout
        for steps, _ in layout.ladders:
            for here, _number in steps:
                if not here & board.occupied:
                    self._mark(layout.cells(here), "income", Z_UNDER)
                    break
        for bonus in arrangement.area.bonuses(board):
            self._mark((*bonus_ring(layout, bonus), (bonus.x, bonus.y)), "enclosed", Z_OVER)
        broken: set[Cell] = set()
        for fault in faults(arrangement):
            if fault.index != self._hidden:
                broken.update(arrangement.cells(arrangement.placed[fault.index]))
        if broken:
            self._mark(tuple(broken), "illegal", Z_OVER)

    def _mark(self, cells: Iterable[Cell], kind: str, z: float) -> None:
        self._marks.append(self.frame(tuple(cells), kind, z))

    def frame(self, cells: tuple[Cell, ...], kind: str, z: float, picture: Picture | None = None) -> Picture:
        """A thin frame around cells, as a new item of the board or in one that is there."""
        picture = picture or Picture(z, self.root)
        sheet = atlas.shared()
        pixmap = sheet.frame_pixmap(cells, kind, self._pixels, self._dpr)
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        picture.show_pixmap(pixmap, left * CELL, top * CELL, sheet.tile_margin(self._pixels), self._pixels)
        return picture

    def _drop(self, item: QGraphicsItem) -> None:
        item.setParentItem(None)  # type: ignore[call-overload]
        if item.scene() is not None:
            item.scene().removeItem(item)
