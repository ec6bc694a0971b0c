"""The tiles of a best fit as ghosts on the boards: those left out pale, the one under the cursor framed."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from vikingtable.rules.feast.acts import PlaceTile
from vikingtable.rules.feast.goods import PIECES
from vikingtable.tiles.placement import Placement
from vikingtable.tiles.shapes import Cell
from vikingtable.ui import atlas
from vikingtable.ui.feast.picture import Seen
from vikingtable.ui.feast.sites import LIFT, Grid, frame
from vikingtable.ui.feast.slab import Slab
from vikingtable.ui.lab.names import tile_token

_Z = 41.0
#: How much of a tile is seen that is to be laid, and of one that is left out.
_LAID, _LEFT_OUT = 0.92, 0.3


def cells_of(tile: PlaceTile) -> tuple[Cell, ...]:
    """The cells that a tile covers."""
    placement = Placement(tile.piece, tile.x, tile.y, tile.rotation, tile.flipped)
    return placement.cells(PIECES[tile.piece].shape)


class FitGhosts:
    """Draws what it is told; knows no rules."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._slabs: list[Slab] = []
        self._mark = Slab(_Z + LIFT + 2)
        self._mark.hide()
        scene.addItem(self._mark)

    def show(
        self,
        seen: Seen,
        grids: Sequence[Grid],
        tiles: Sequence[PlaceTile],
        left_out: Collection[int],
        current: int = -1,
    ) -> None:
        """Show these tiles; ``left_out`` and ``current`` are numbers of them."""
        sheet = atlas.shared()
        while len(self._slabs) < len(tiles):
            slab = Slab(_Z)
            self._scene.addItem(slab)
            self._slabs.append(slab)
        by_site = {grid.site: grid for grid in grids}
        self._mark.hide()
        for number, (slab, tile) in enumerate(zip(self._slabs, tiles, strict=False)):
            grid = by_site.get(tile.site)
            if grid is None:
                slab.hide()
                continue
            cells = cells_of(tile)
            piece = PIECES[tile.piece]
            pixels = grid.cell * seen.sharp.scale
            pixmap = sheet.ghost_pixmap(
                cells, tile_token(piece.colour), f"feast/{piece.id}", pixels, seen.sharp.dpr, legal=True
            )
            left, top = min(x for x, _ in cells), min(y for _, y in cells)
            x, y = grid.x + left * grid.cell, grid.y + top * grid.cell
            slab.put(pixmap, x, y, sheet.tile_margin(pixels), pixels, grid.cell)
            slab.setZValue(_Z + (LIFT if grid.enlarged else 0.0))
            slab.setOpacity(_LEFT_OUT if number in left_out else _LAID)
            slab.show()
            if number == current:
                frame(self._mark, grid, cells, "income", seen.sharp)
                self._mark.show()
        for slab in self._slabs[len(tiles) :]:
            slab.hide()

    def hide(self) -> None:
        """Nothing is proposed."""
        for slab in (*self._slabs, self._mark):
            slab.hide()

    def shown(self) -> int:
        """How many tiles are shown."""
        return sum(slab.isVisible() for slab in self._slabs)

    def opacities(self) -> list[float]:
        """How much of each tile is seen."""
        return [slab.opacity() for slab in self._slabs if slab.isVisible()]


def tile_under(point: QPointF, grids: Sequence[Grid], tiles: Sequence[PlaceTile]) -> int:
    """The number of the proposed tile at a point of the scene, −1 if there is none."""
    for grid in reversed(grids):
        if not QRectF(grid.rect).contains(point):
            continue
        x, y = grid.cells_at(point)
        for number, tile in enumerate(tiles):
            if tile.site == grid.site and (int(x), int(y)) in cells_of(tile):
                return number
        if grid.enlarged:
            return -1
    return -1
