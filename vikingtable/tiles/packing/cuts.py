"""Where each shape can lie on an area, as the search wants to see it: made once and kept."""

from functools import lru_cache

from vikingtable.tiles.board import Area
from vikingtable.tiles.layout import Layout
from vikingtable.tiles.placement import Spot, spots
from vikingtable.tiles.shapes import Cell, Shape

#: A tile that may be placed: (kind, block, put, mask, index of its spot).
#: States of the search are integers: the covered cells, and above them, a layer of bits for each group of colours
#: that must stay apart, the cells covered by that group. ``block`` are the bits that must be clear for the tile,
#: ``put`` those that it sets; ``mask`` are its cells. ``kind`` is the number of its `Cut`.
Option = tuple[int, int, int, int, int]

#: Stripes are counted modulo 2 to this.
_LARGEST_MODULUS = 6
#: The colourings of cells in stripes: (modulus, factor of x, factor of y).
STRIPES = tuple(
    (modulus, across, down)
    for modulus in range(2, _LARGEST_MODULUS + 1)
    for across, down in ((1, 0), (0, 1), (1, 1), (1, -1))
)


def stripe_counts(cells: tuple[Cell, ...], modulus: int, across: int, down: int) -> list[int]:
    """How many of ``cells`` have each colour."""
    counts = [0] * modulus
    for x, y in cells:
        counts[(across * x + down * y) % modulus] += 1
    return counts


class Table:
    """The options of a cut on a board with certain income cells covered, one by one and by the cell that they cover."""

    __slots__ = ("_by_cell", "options")

    def __init__(self, options: list[Option]) -> None:
        self.options = options
        self._by_cell: dict[int, list[Option]] = {}

    def at(self, cell: int) -> list[Option]:
        """The options that cover ``cell`` (a mask)."""
        if not self._by_cell:
            # Not before it is needed: the first greedy answer does without.
            for option in self.options:
                rest = option[3]
                while rest:
                    low = rest & -rest
                    rest ^= low
                    self._by_cell.setdefault(low, []).append(option)
        return self._by_cell.get(cell, [])


class Cut:
    """A shape in its groups of colours, with all options to place it.

    ``shares``: for each of `STRIPES`, the fewest cells that it takes of any colour, however it lies.
    """

    __slots__ = ("_cuts", "_tables", "number", "piece", "shares", "size")

    def __init__(self, cuts: "Cuts", number: int, piece: str, shape: Shape) -> None:
        self._cuts = cuts
        self._tables: dict[int, Table] = {}
        self.number = number
        #: One of the pieces of this kind.
        self.piece = piece
        self.size = len(shape.cells)
        ways = [way.cells for way in shape.orientations(cuts.area.rules.mirror)]
        self.shares = tuple(min(min(stripe_counts(way, *stripe)) for way in ways) for stripe in STRIPES)

    def spot(self, index: int) -> Spot:
        """The spot that the last number of an option means."""
        return self._spots()[index]

    def table(self, covered: int) -> Table:
        """The options on a board with the cells ``covered``, without those that have no legal order there.

        Which cells are covered matters for the order alone: options may still lie on covered cells.
        """
        key = covered & self._cuts.income
        table = self._tables.get(key)
        if table is None:
            table = self._tables[key] = Table(self._options(key))
        return table

    def _spots(self) -> tuple[Spot, ...]:
        # Not by way of the area, which would make placements of them all.
        area = self._cuts.area
        rules = area.rules
        shape = area.pieces[self.piece].shape
        return spots(area.layout, shape, rules.mirror, rules.income_squares, rules.first_number_is_anchor)

    def _options(self, covered: int) -> list[Option]:
        cuts, area = self._cuts, self._cuts.area
        groups = area.rules.groups_of(area.pieces[self.piece].colour)
        options: list[Option] = []
        for index, spot in enumerate(self._spots()):
            if spot.needs and cuts.never_in_order(spot.mask, covered):
                continue
            block = put = spot.mask
            for group in groups:
                block |= spot.ring << cuts.layer * (group + 1)
                put |= spot.mask << cuts.layer * (group + 1)
            options.append((self.number, block, put, spot.mask, index))
        return options


class Cuts:
    """The cuts of an area: pieces that the search need not tell apart (same shape, same groups) share one."""

    def __init__(self, area: Area) -> None:
        layout: Layout = area.layout
        rules = area.rules
        self.area = area
        self.layer = layout.width * layout.height
        self.squares: dict[int, int] = (
            dict(layout.squares(rules.first_number_is_anchor)) if rules.income_squares else {}
        )
        self.income = layout.income if self.squares else 0
        self.cuts: list[Cut] = []
        self.of_piece: dict[str, Cut] = {}
        alike: dict[tuple[Shape, tuple[int, ...]], Cut] = {}
        for piece in area.pieces.values():
            if rules.colours is not None and piece.colour not in rules.colours:
                continue
            key = (piece.shape, rules.groups_of(piece.colour))
            cut = alike.get(key)
            if cut is None:
                cut = alike[key] = Cut(self, len(self.cuts), piece.id, piece.shape)
                self.cuts.append(cut)
            self.of_piece[piece.id] = cut

    def never_in_order(self, mask: int, covered: int) -> bool:
        """Whether no arrangement with a tile on ``mask`` has a legal order on a board with the cells ``covered``.

        It covers an income cell whose square holds another one, open and not covered by it, and it reaches into
        the square of that other cell: each of the two tiles would have to come first.
        """
        needed = 0
        for here, square in self.squares.items():
            if here & mask:
                needed |= square
        needed &= ~(mask | covered)
        return any(here & needed and square & mask for here, square in self.squares.items())


@lru_cache(maxsize=64)
def cuts_of(area: Area) -> Cuts:
    """The cuts of ``area``; those of an area that was asked about lately are at hand."""
    return Cuts(area)
