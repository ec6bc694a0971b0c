"""Pieces, and where they can lie: every spot of a shape on a layout as bit masks, made once and kept."""

from functools import lru_cache
from typing import NamedTuple

from attrs import frozen

from vikingtable.quick import quick
from vikingtable.tiles.layout import Layout, bits
from vikingtable.tiles.shapes import Cell, Shape


@frozen(cache_hash=True)
class Piece:
    """A kind of tile: an id, the shape of its base orientation, and the colour that the rules ask for."""

    id: str
    shape: Shape
    colour: str


@quick
@frozen(weakref_slot=False)
class Placement:
    """A tile of the kind ``piece`` put somewhere.

    Its base shape is mirrored left to right if ``flipped``, then turned ``rotation`` quarter turns clockwise; the
    upper left corner of the bounding box is then put at (x, y).
    """

    piece: str
    x: int
    y: int
    rotation: int = 0
    flipped: bool = False

    def cells(self, shape: Shape) -> tuple[Cell, ...]:
        """The cells covered by ``shape`` put here, row by row; they may lie outside any grid."""
        return tuple((self.x + x, self.y + y) for x, y in shape.oriented(self.rotation, self.flipped))


class Spot(NamedTuple):
    """A way for a shape to lie inside a layout's area, as masks.

    ``mask``: the cells covered; ``ring``: the cells of the area that share an edge with them; ``needs``: what must
    be covered before because income cells are among them.
    """

    x: int
    y: int
    rotation: int
    flipped: bool
    mask: int
    ring: int
    needs: int


@lru_cache(maxsize=4096)
def spots(
    layout: Layout,
    shape: Shape,
    mirror: bool = True,
    income_squares: bool = True,
    first_number_is_anchor: bool = False,
) -> tuple[Spot, ...]:
    """Every spot of ``shape`` inside the area, without repeats: by orientation, then row by row.

    ``needs`` is empty everywhere unless ``income_squares``.
    """
    width, height, area = layout.width, layout.height, layout.area
    squares = dict(layout.squares(first_number_is_anchor)) if income_squares else {}
    income = layout.income if squares else 0
    found: list[Spot] = []
    for way in shape.orientations(mirror):
        columns = width - way.width
        if columns < 0 or way.height > height:
            continue
        base = layout.mask(way.cells)
        rings = [_ring(way.cells, width, x, columns) for x in range(columns + 1)]
        for y in range(height - way.height + 1):
            for x in range(columns + 1):
                shift = y * width + x
                mask = base << shift
                if mask & area != mask:
                    continue
                needs = 0
                for index in bits(mask & income):
                    needs |= squares[1 << index]
                ring = (rings[x] << shift >> width + 1) & area & ~mask
                found.append(Spot(x, y, way.rotation, way.flipped, mask, ring, needs & ~mask))
    return tuple(found)


def _ring(cells: tuple[Cell, ...], width: int, column: int, last: int) -> int:
    """The cells around ``cells``, one row and one cell late so that none is negative.

    In the first and last column the cells that would lie beyond the edge are left out: there the next or the last
    row begins.
    """
    right = max(x for x, _ in cells)
    ring = 0
    for x, y in cells:
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            if (x + dx < 0 and column == 0) or (x + dx > right and column == last):
                continue
            ring |= 1 << ((y + dy + 1) * width + x + dx + 1)
    return ring
