"""Layouts: the printed grid of a board, cell by cell, with its income tracks, bonus symbols and bit masks.

A set of cells of a layout is an integer, its *mask*: bit ``y * width + x`` stands for the cell (x, y).
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from attrs import evolve, field, frozen

from vikingtable.texts.message import Message, msg
from vikingtable.tiles.shapes import Cell

#: What the characters of a grid mean.
OUTSIDE, HOLE, PLAIN, MINUS, INCOME, SYMBOL = ".#o-i*"
LEGEND = OUTSIDE + HOLE + PLAIN + MINUS + INCOME + SYMBOL
#: A layout has at most this many cells a side.
MAX_SIDE = 64


class LayoutError(ValueError):
    """A layout that cannot be. ``line`` and ``column`` count from 1 in the grid; ``reason`` is one of

    ``empty``, ``too_large``, ``character`` (not in the legend), ``ragged`` (row of another length than the first),
    ``no_number`` (income cell that no track has), ``not_income``, ``not_symbol`` (a track or bonus names a cell
    of another kind), ``twice`` (cell named twice), ``syntax`` (line that is neither grid, income nor bonus).
    ``found`` is the text at fault.
    """

    def __init__(self, reason: str, line: int, column: int, found: str = "") -> None:
        super().__init__(f"line {line}, column {column}: {reason}" + (f" {found!r}" if found else ""))
        self.reason = reason
        self.line = line
        self.column = column
        self.found = found

    @property
    def message(self) -> Message:
        """What to show: the fault with its line and column."""
        return msg(f"tiles.grid.{self.reason}", self.line, self.column, self.found)


@frozen
class Step:
    """An income cell (x, y) with its printed number."""

    x: int
    y: int
    value: int


@frozen
class Track:
    """An income track: its cells from the lowest number up, and what is paid when all are covered.

    ``anchor`` is the lower left corner of the squares of its cells: the place of the number 0. Where the first
    printed number is 1 it lies one step further down and left, and may lie outside the grid.
    """

    steps: tuple[Step, ...]
    final: int
    anchor: Cell

    @property
    def first(self) -> Cell:
        """The cell of the first printed number."""
        return self.steps[0].x, self.steps[0].y


@frozen
class Bonus:
    """A symbol cell (x, y) and the goods that it gives once enclosed."""

    x: int
    y: int
    gives: tuple[str, ...] = ()


@frozen(cache_hash=True)
class Layout:
    """The printed grid of a board; a value without any tile on it.

    ``rows`` are as in `LEGEND`: ``.`` not part of the area, ``#`` hole, ``o`` plain, ``-`` worth −1 while open,
    ``i`` income, ``*`` bonus symbol. A symbol without a `Bonus` gives nothing by name; an income cell without a
    number counts as plain (text grids refuse it, see `vikingtable.tiles.textgrid`).
    Raises `LayoutError`.
    """

    id: str
    rows: tuple[str, ...]
    tracks: tuple[Track, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    width: int = field(init=False, eq=False, repr=False)
    height: int = field(init=False, eq=False, repr=False)
    #: Mask of the cells that can be covered at all.
    area: int = field(init=False, eq=False, repr=False)
    #: Mask of the cells worth −1 while open.
    minus: int = field(init=False, eq=False, repr=False)
    #: Mask of the symbol cells.
    symbols: int = field(init=False, eq=False, repr=False)
    #: Mask of all income cells that have a number.
    income: int = field(init=False, eq=False, repr=False)
    #: For each bonus in order: mask of its cell, mask of its existing neighbours (up to 8).
    rings: tuple[tuple[int, int], ...] = field(init=False, eq=False, repr=False)
    #: For each track: (mask of the cell, number) from the lowest number up, and the final value.
    ladders: tuple[tuple[tuple[tuple[int, int], ...], int], ...] = field(init=False, eq=False, repr=False)
    not_left: int = field(init=False, eq=False, repr=False)
    not_right: int = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        rows = self.rows
        if not rows or not rows[0]:
            raise LayoutError("empty", 1, 1)
        if len(rows) > MAX_SIDE:
            raise LayoutError("too_large", MAX_SIDE + 1, 1)
        width = len(rows[0])
        if width > MAX_SIDE:
            raise LayoutError("too_large", 1, MAX_SIDE + 1)
        masks = dict.fromkeys(LEGEND, 0)
        bit = 1
        for y, row in enumerate(rows):
            for x, character in enumerate(row):
                if character not in masks:
                    raise LayoutError("character", y + 1, x + 1, character)
                if x >= width:
                    raise LayoutError("ragged", y + 1, x + 1)
                masks[character] |= bit
                bit <<= 1
            if len(row) < width:
                raise LayoutError("ragged", y + 1, len(row) + 1)

        def put(name: str, value: object) -> None:
            object.__setattr__(self, name, value)

        put("width", width)
        put("height", len(rows))
        put("area", masks[PLAIN] | masks[MINUS] | masks[INCOME] | masks[SYMBOL])
        put("minus", masks[MINUS])
        put("symbols", masks[SYMBOL])
        left = sum(1 << (y * width) for y in range(len(rows)))
        put("not_left", self.everything & ~left)
        put("not_right", self.everything & ~(left << (width - 1)))
        income = 0
        ladders = []
        for track in self.tracks:
            cells = []
            for step in track.steps:
                here = self._named(step.x, step.y, masks[INCOME], "not_income")
                if income & here:
                    raise LayoutError("twice", step.y + 1, step.x + 1)
                income |= here
                cells.append((here, step.value))
            if not cells:
                raise LayoutError("empty", 1, 1)
            ladders.append((tuple(sorted(cells, key=lambda cell: cell[1])), track.final))
        put("income", income)
        put("ladders", tuple(ladders))
        given = 0
        for bonus in self.bonuses:
            here = self._named(bonus.x, bonus.y, masks[SYMBOL], "not_symbol")
            if given & here:
                raise LayoutError("twice", bonus.y + 1, bonus.x + 1)
            given |= here
        rest = [Bonus(x, y) for x, y in self.cells(masks[SYMBOL] & ~given)]
        put("bonuses", tuple(sorted([*self.bonuses, *rest], key=lambda b: (b.y, b.x))))
        rings = []
        for bonus in self.bonuses:
            here = self.bit(bonus.x, bonus.y)
            rings.append((here, self.surrounding(here)))
        put("rings", tuple(rings))

    def _named(self, x: int, y: int, among: int, reason: str) -> int:
        if not (0 <= x < self.width and 0 <= y < self.height) or not self.bit(x, y) & among:
            raise LayoutError(reason, y + 1, x + 1, f"{x},{y}")
        return self.bit(x, y)

    @property
    def everything(self) -> int:
        """Mask of all cells of the grid, outside the area too."""
        return (1 << (self.width * self.height)) - 1

    def bit(self, x: int, y: int) -> int:
        """The mask of one cell, which must lie in the grid."""
        return 1 << (y * self.width + x)

    def mask(self, cells: Iterable[Cell]) -> int:
        """The mask of ``cells``; those outside the grid are left out."""
        found = 0
        for x, y in cells:
            if 0 <= x < self.width and 0 <= y < self.height:
                found |= 1 << (y * self.width + x)
        return found

    def cells(self, mask: int) -> tuple[Cell, ...]:
        """The cells of a mask, row by row."""
        width = self.width
        return tuple((index % width, index // width) for index in bits(mask))

    def at(self, x: int, y: int) -> str:
        """The character of a cell; ``.`` for a cell outside the grid."""
        if 0 <= x < self.width and 0 <= y < self.height:
            return self.rows[y][x]
        return OUTSIDE

    def neighbours(self, mask: int) -> int:
        """The cells of the area that share an edge with a cell of ``mask`` and are not in it."""
        width = self.width
        spread = (mask & self.not_right) << 1 | (mask & self.not_left) >> 1 | mask << width | mask >> width
        return spread & self.area & ~mask

    def surrounding(self, mask: int) -> int:
        """The cells of the area that share an edge or a corner with a cell of ``mask`` and are not in it."""
        wide = mask | (mask & self.not_right) << 1 | (mask & self.not_left) >> 1
        return (wide | wide << self.width | wide >> self.width) & self.area & ~mask

    def number_at(self, x: int, y: int) -> int | None:
        """The income number printed on a cell."""
        for track in self.tracks:
            for step in track.steps:
                if (step.x, step.y) == (x, y):
                    return step.value
        return None

    def bonus_at(self, x: int, y: int) -> Bonus | None:
        """The bonus printed on a cell."""
        return next((bonus for bonus in self.bonuses if (bonus.x, bonus.y) == (x, y)), None)

    def squares(self, first_number_is_anchor: bool = False) -> tuple[tuple[int, int], ...]:
        """For each income cell: its mask, and the mask of what must be covered before or with it.

        That is every existing cell of the square between the track's anchor (lower left) and the cell (upper
        right), the cell included; symbol cells count as covered. With ``first_number_is_anchor`` the anchor is
        the cell of the first printed number.
        """
        return _squares(self, first_number_is_anchor)

    def renamed(self, name: str) -> "Layout":
        """The same grid under another id."""
        return evolve(self, id=name)


@lru_cache(maxsize=256)
def _squares(layout: Layout, first_number_is_anchor: bool) -> tuple[tuple[int, int], ...]:
    found = []
    counted = layout.area & ~layout.symbols
    for track in layout.tracks:
        left, bottom = track.first if first_number_is_anchor else track.anchor
        for step in track.steps:
            square = layout.mask((x, y) for x in range(left, step.x + 1) for y in range(step.y, bottom + 1))
            here = layout.bit(step.x, step.y)
            found.append((here, square & counted | here))
    return tuple(found)


def bits(mask: int) -> Iterator[int]:
    """The indices of the bits of ``mask``, from the lowest."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def track_of(steps: Sequence[tuple[int, int, int]], final: int, anchor: Cell | None = None) -> Track:
    """A track from (x, y, number) triples.

    Without an ``anchor`` it is the first cell, or one step further down and left if the first number is not 0.
    """
    x, y, value = steps[0]
    if anchor is None:
        anchor = (x, y) if value == 0 else (x - 1, y + 1)
    return Track(tuple(Step(*step) for step in steps), final, anchor)
