"""Shapes: polyominoes as sets of cells, and the ways in which one can lie."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from attrs import field, frozen

#: A cell: x to the right, y down, both from 0.
Cell = tuple[int, int]


def _row_order(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


def normalised(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """``cells`` without repeats, moved so that their bounding box begins at (0, 0), row by row."""
    unique = set(cells)
    left = min(x for x, _ in unique)
    top = min(y for _, y in unique)
    return tuple(sorted(((x - left, y - top) for x, y in unique), key=_row_order))


@frozen
class Orientation:
    """One way in which a shape lies.

    ``rotation`` quarter turns clockwise (0 to 3) after a mirroring left to right if ``flipped``; ``cells`` with
    the bounding box (``width`` × ``height``) at (0, 0), row by row.
    """

    rotation: int
    flipped: bool
    cells: tuple[Cell, ...]
    width: int
    height: int


@frozen
class Shape:
    """A polyomino: any one or more cells, connected or not, kept with the bounding box at (0, 0), row by row.

    Two shapes are equal if they lie the same way; a turned copy is another shape. ``ValueError`` if empty.
    """

    cells: tuple[Cell, ...] = field(converter=normalised)

    @classmethod
    def rectangle(cls, width: int, height: int) -> "Shape":
        """A full rectangle of width × height cells."""
        return cls(tuple((x, y) for y in range(height) for x in range(width)))

    @classmethod
    def from_rows(cls, rows: Sequence[str], filled: str = "#") -> "Shape":
        """The cells of a small picture: where a row has the character ``filled``."""
        return cls(tuple((x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == filled))

    @property
    def width(self) -> int:
        """Cells from left to right."""
        return max(x for x, _ in self.cells) + 1

    @property
    def height(self) -> int:
        """Cells from top to bottom."""
        return max(y for _, y in self.cells) + 1

    def rows(self) -> tuple[str, ...]:
        """The shape as a small picture of ``#`` and ``.``."""
        return tuple(
            "".join("#" if (x, y) in self.cells else "." for x in range(self.width)) for y in range(self.height)
        )

    def oriented(self, rotation: int, flipped: bool = False) -> tuple[Cell, ...]:
        """The cells, mirrored left to right if ``flipped``, then turned ``rotation`` quarter turns clockwise."""
        return _oriented(self, rotation % 4, flipped)

    def orientations(self, mirror: bool = True) -> tuple[Orientation, ...]:
        """Every different way to lie, without repeats and in a fixed order.

        The four rotations come first, then, if ``mirror``, those of the mirror image that look new.
        """
        return _orientations(self, mirror)

    @property
    def chiral(self) -> bool:
        """Whether the mirror image looks like none of the rotations."""
        return len(self.orientations(True)) > len(self.orientations(False))


@lru_cache(maxsize=4096)
def _oriented(shape: Shape, rotation: int, flipped: bool) -> tuple[Cell, ...]:
    cells: Iterable[Cell] = shape.cells
    if flipped:
        cells = [(-x, y) for x, y in cells]
    for _ in range(rotation):
        cells = [(-y, x) for x, y in cells]
    return normalised(cells)


@lru_cache(maxsize=1024)
def _orientations(shape: Shape, mirror: bool) -> tuple[Orientation, ...]:
    seen: set[tuple[Cell, ...]] = set()
    found: list[Orientation] = []
    for flipped in (False, True) if mirror else (False,):
        for rotation in range(4):
            cells = _oriented(shape, rotation, flipped)
            if cells not in seen:
                seen.add(cells)
                width, height = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
                found.append(Orientation(rotation, flipped, cells, width, height))
    return tuple(found)
