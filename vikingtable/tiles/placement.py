"""Pieces, and where they can lie: every spot of a shape on a layout as bit masks, made once and kept."""

from functools import lru_cache

from attrs import frozen

from vikingtable.tiles.layout import Layout, bits
from vikingtable.tiles.shapes import Cell, Shape


@frozen(cache_hash=True)
class Piece:
    """A kind of tile: an id, the shape of its base orientation, and the colour that the rules ask for."""

    id: str
    shape: Shape
    colour: str


@frozen
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


@frozen
class Spot:
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
    found = []
    for way in shape.orientations(mirror):
        base = layout.mask(way.cells) if way.width <= width and way.height <= height else 0
        for y in range(height - way.height + 1):
            for x in range(width - way.width + 1):
                mask = base << (y * width + x)
                if mask & area != mask:
                    continue
                needs = 0
                for index in bits(mask & income):
                    needs |= squares[1 << index]
                found.append(Spot(x, y, way.rotation, way.flipped, mask, layout.neighbours(mask), needs & ~mask))
    return tuple(found)
