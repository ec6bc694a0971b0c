"""Boards in play: what lies on a layout, as a plain value, and the area that knows what may be done with it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from attrs import frozen

from vikingtable.quick import maker, quick
from vikingtable.tiles.layout import Bonus, Layout
from vikingtable.tiles.placement import Piece, Placement, Spot, spots
from vikingtable.tiles.rules import Attempt, PlacementRules, Refusal, refusals
from vikingtable.tiles.shapes import Cell


class Lying(Protocol):
    """A tile put somewhere, as a `Placement` tells it; an action with these fields serves as well."""

    @property
    def piece(self) -> str: ...
    @property
    def x(self) -> int: ...
    @property
    def y(self) -> int: ...
    @property
    def rotation(self) -> int: ...
    @property
    def flipped(self) -> bool: ...


class IllegalPlacement(ValueError):
    """A placement that the rules refuse; ``refusals`` names each rule and the cells."""

    def __init__(self, placement: Placement, refused: tuple[Refusal, ...]) -> None:
        super().__init__(f"{placement}: " + ", ".join(refusal.rule for refusal in refused))
        self.placement = placement
        self.refusals = refused


class BadBoard(ValueError):
    """A board value that no placements lead to; ``index`` is the first tile at fault, ``None`` for the masks."""

    def __init__(self, what: str, index: int | None = None) -> None:
        super().__init__(what)
        self.index = index


@quick
@frozen(weakref_slot=False)
class Board:
    """What lies on the layout with the id ``layout``: a value that states hold and saves write down.

    ``placed`` in the order of placing; ``occupied`` is the mask of all covered cells, ``apart`` the masks of the
    cells covered by each group of colours that the rules keep apart. Made and changed by an `Area` only.
    """

    layout: str
    placed: tuple[Placement, ...] = ()
    occupied: int = 0
    apart: tuple[int, ...] = ()


_new_board = maker(Board)


@frozen
class Reading:
    """The figures of a board: covered cells, −1 cells still open, income, enclosed bonuses."""

    covered: int
    minus_left: int
    income: int
    bonuses: tuple[Bonus, ...]


@frozen
class Effect:
    """What a placement changes: the readings before and after."""

    before: Reading
    after: Reading

    @property
    def minus_covered(self) -> int:
        """How many −1 cells are covered."""
        return self.before.minus_left - self.after.minus_left

    @property
    def bonuses_gained(self) -> tuple[Bonus, ...]:
        """Symbols that become enclosed."""
        return tuple(bonus for bonus in self.after.bonuses if bonus not in self.before.bonuses)

    @property
    def bonuses_lost(self) -> tuple[Bonus, ...]:
        """Enclosed symbols that get covered."""
        return tuple(bonus for bonus in self.before.bonuses if bonus not in self.after.bonuses)


class _Table:
    """What an area knows of one piece: its spots, the placements beside them, and its groups of colours."""

    __slots__ = ("by_place", "groups", "masks", "piece", "placements", "spots")

    def __init__(self, layout: Layout, rules: PlacementRules, piece: Piece) -> None:
        self.piece = piece
        self.spots: tuple[Spot, ...] = ()
        if rules.colours is None or piece.colour in rules.colours:
            self.spots = spots(layout, piece.shape, rules.mirror, rules.income_squares, rules.first_number_is_anchor)
        #: Of each spot: its cells, the cells that must be covered for it, the cells beside it.
        self.masks = tuple((spot.mask, spot.needs, spot.ring) for spot in self.spots)
        self.groups = rules.groups_of(piece.colour)
        self.placements = tuple(Placement(piece.id, spot.x, spot.y, spot.rotation, spot.flipped) for spot in self.spots)
        self.by_place: dict[tuple[int, int, int, bool], int] = {}
        twins: dict[tuple[int, bool], list[tuple[int, bool]]] = {}
        for flipped in (False, True):
            for rotation in range(4):
                cells = piece.shape.oriented(rotation, flipped)
                for way in piece.shape.orientations(rules.mirror):
                    if way.cells == cells:
                        twins.setdefault((way.rotation, way.flipped), []).append((rotation, flipped))
        for index, spot in enumerate(self.spots):
            for rotation, flipped in twins[spot.rotation, spot.flipped]:
                self.by_place[spot.x, spot.y, rotation, flipped] = index


class Area:
    """A layout with rules and pieces: tells of any `Board` on it what is legal and what it is worth.

    It never changes; make one for each combination and keep it. ``pieces`` by id. Tables of spots are made when a
    piece is first asked for. Methods that take a placement accept any way of writing an orientation; boards and
    lists hold the first way (a rectangle never has rotation 2 or 3). All raise ``KeyError`` for an unknown piece.
    """

    def __init__(self, layout: Layout, rules: PlacementRules, pieces: Mapping[str, Piece] | Iterable[Piece]) -> None:
        self.layout = layout
        self.rules = rules
        listed = pieces.values() if isinstance(pieces, Mapping) else pieces
        self.pieces: dict[str, Piece] = {piece.id: piece for piece in listed}
        self.empty = Board(layout.id, (), 0, (0,) * len(rules.apart))
        self._tables: dict[str, _Table] = {}

    def _table(self, piece: str) -> _Table:
        table = self._tables.get(piece)
        if table is None:
            table = self._tables[piece] = _Table(self.layout, self.rules, self.pieces[piece])
        return table

    # What is legal

    def spots(self, piece: str) -> Sequence[Spot]:
        """All spots of a piece inside the area, legal now or not; none if its colour is not allowed."""
        return self._table(piece).spots

    def spot(self, placement: Placement) -> Spot | None:
        """The spot of a placement; ``None`` outside the area, mirrored against the rules or of a wrong colour."""
        table = self._table(placement.piece)
        index = table.by_place.get((placement.x, placement.y, placement.rotation, placement.flipped))
        return None if index is None else table.spots[index]

    def is_legal(self, board: Board, placement: Lying) -> bool:
        """Whether every rule holds."""
        table = self._tables.get(placement.piece) or self._table(placement.piece)
        index = table.by_place.get((placement.x, placement.y, placement.rotation, placement.flipped))
        return index is not None and _fits(table, index, board)

    def why_not(self, board: Board, placement: Placement) -> tuple[Refusal, ...]:
        """Every rule that the placement breaks; empty if it is legal."""
        if self.is_legal(board, placement):
            return ()
        piece = self.pieces[placement.piece]
        return refusals(
            Attempt(
                self.layout,
                self.rules,
                board.occupied,
                board.apart,
                piece,
                placement.cells(piece.shape),
                placement.flipped,
            )
        )

    def legal_placements(self, board: Board, piece: str) -> Iterator[Placement]:
        """All legal placements of a piece, one after the other: by orientation, then row by row."""
        table = self._table(piece)
        for index in _legal(table, board):
            yield table.placements[index]

    def can_place(self, board: Board, piece: str) -> bool:
        """Whether a piece has a legal placement."""
        table = self._tables.get(piece) or self._table(piece)
        occupied, blocked = board.occupied, _blocked(board, table) if table.groups else 0
        missing = ~occupied
        for mask, needs, ring in table.masks:  # noqa: SIM110 (a generator would take twice as long)
            if not (mask & occupied or needs & missing or ring & blocked):
                return True
        return False

    def random_placement(
        self, board: Board, piece: str, below: Callable[[int], int], tries: int = 24
    ) -> Placement | None:
        """One of the legal placements of a piece, each equally likely; ``None`` if there is none.

        ``below(n)`` draws an integer from 0 to n − 1. Spots are tried at random, and listed only if ``tries`` fail.
        """
        table = self._tables.get(piece) or self._table(piece)
        count = len(table.spots)
        if not count:
            return None
        occupied, masks = board.occupied, table.masks
        blocked = _blocked(board, table) if table.groups else 0
        missing = ~occupied
        for _ in range(tries):
            index = below(count)
            mask, needs, ring = masks[index]
            if not (mask & occupied or needs & missing or ring & blocked):
                return table.placements[index]
        legal = [
            index
            for index, (mask, needs, ring) in enumerate(masks)
            if not (mask & occupied or needs & missing or ring & blocked)
        ]
        return table.placements[legal[below(len(legal))]] if legal else None

    # What changes a board

    def place(self, board: Board, placement: Lying) -> Board:
        """The board with one tile more. Raises `IllegalPlacement`; ``board`` stays as it was."""
        table = self._tables.get(placement.piece) or self._table(placement.piece)
        index = table.by_place.get((placement.x, placement.y, placement.rotation, placement.flipped))
        if index is None or not _fits(table, index, board):
            refused = Placement(placement.piece, placement.x, placement.y, placement.rotation, placement.flipped)
            raise IllegalPlacement(refused, self.why_not(board, refused))
        return _with(board, table, index)

    def remove(self, board: Board, index: int) -> Board:
        """The board without the tile ``board.placed[index]``; the others stay, in a legal order or not.

        ``IndexError`` for a tile that is not there.
        """
        table = self._table(board.placed[index].piece)
        gone = board.placed[index]
        mask = table.spots[table.by_place[gone.x, gone.y, gone.rotation, gone.flipped]].mask
        placed = list(board.placed)
        del placed[index]
        apart = tuple(cells & ~mask if group in table.groups else cells for group, cells in enumerate(board.apart))
        return Board(board.layout, tuple(placed), board.occupied & ~mask, apart)

    def build(self, placements: Iterable[Placement]) -> Board:
        """The board on which ``placements`` were placed one after the other. Raises `IllegalPlacement`."""
        board = self.empty
        for placement in placements:
            board = self.place(board, placement)
        return board

    def arranged(self, placements: Iterable[Placement]) -> Board:
        """The board with ``placements`` in the order given, whether or not it is a legal order for income squares.

        Raises `IllegalPlacement` if another rule is broken.
        """
        board = self.empty
        for placement in placements:
            refused = tuple(r for r in self.why_not(board, placement) if r.rule != "income")
            if refused:
                raise IllegalPlacement(placement, refused)
            table = self._table(placement.piece)
            place = (placement.x, placement.y, placement.rotation, placement.flipped)
            board = _with(board, table, table.by_place[place])
        return board

    def legal_order(self, placements: Iterable[Placement], board: Board | None = None) -> tuple[Placement, ...] | None:
        """``placements`` in an order in which each income square is kept, beginning at ``board`` (or empty).

        ``None`` if there is no such order. More covered cells never forbid an income cell, so each round takes
        the first placement that is possible.
        """
        covered = 0 if board is None else board.occupied
        left = []
        for placement in placements:
            spot = self.spot(placement)
            if spot is None:
                return None
            left.append((placement, spot))
        order: list[Placement] = []
        while left:
            for index, (placement, spot) in enumerate(left):
                if not spot.needs & ~covered:
                    covered |= spot.mask
                    order.append(placement)
                    del left[index]
                    break
            else:
                return None
        return tuple(order)

    def check(self, board: Board) -> None:
        """Raises `BadBoard` unless ``board`` is what its placements lead to (for boards read from a file)."""
        if board.layout != self.layout.id:
            raise BadBoard("layout")
        built = self.empty
        for index, placement in enumerate(board.placed):
            if placement.piece not in self.pieces:
                raise BadBoard("piece", index)
            try:
                built = self.place(built, placement)
            except IllegalPlacement as fault:
                raise BadBoard(fault.refusals[0].rule if fault.refusals else "orientation", index) from None
            if built.placed[index] != placement:
                raise BadBoard("orientation", index)
        if built != board:
            raise BadBoard("masks")

    # What a board is worth

    def covered(self, board: Board) -> int:
        """How many cells are covered."""
        return board.occupied.bit_count()

    def minus_left(self, board: Board) -> int:
        """How many −1 cells are still open."""
        return (self.layout.minus & ~board.occupied).bit_count()

    def income(self, board: Board) -> int:
        """Of each income track the lowest open number, or its final value if all are covered; summed."""
        total, occupied = 0, board.occupied
        for steps, final in self.layout.ladders:
            for here, number in steps:
                if not here & occupied:
                    total += number
                    break
            else:
                total += final
        return total

    def bonuses(self, board: Board) -> tuple[Bonus, ...]:
        """The bonuses whose symbol is open and all of whose existing neighbours are covered, row by row."""
        layout, occupied = self.layout, board.occupied
        return tuple(
            bonus
            for bonus, (here, ring) in zip(layout.bonuses, layout.rings, strict=True)
            if not here & occupied and not ring & ~occupied
        )

    def reading(self, board: Board) -> Reading:
        """All figures of a board."""
        return Reading(self.covered(board), self.minus_left(board), self.income(board), self.bonuses(board))

    def effect(self, board: Board, placement: Placement) -> Effect:
        """What a placement would change. Raises `IllegalPlacement`."""
        return Effect(self.reading(board), self.reading(self.place(board, placement)))

    def tile_at(self, board: Board, cell: Cell) -> int | None:
        """The index in ``board.placed`` of the tile on a cell."""
        bit = self.layout.mask((cell,))
        for index, placement in enumerate(board.placed):
            spot = self.spot(placement)
            if spot is not None and spot.mask & bit:
                return index
        return None


def _blocked(board: Board, table: _Table) -> int:
    blocked = 0
    for group in table.groups:
        blocked |= board.apart[group]
    return blocked


def _fits(table: _Table, index: int, board: Board) -> bool:
    mask, needs, ring = table.masks[index]
    occupied = board.occupied
    return not (mask & occupied or needs & ~occupied or (table.groups and ring & _blocked(board, table)))


def _legal(table: _Table, board: Board) -> Iterator[int]:
    """The numbers of the spots where the piece may lie now, in order."""
    occupied, blocked = board.occupied, _blocked(board, table) if table.groups else 0
    missing = ~occupied
    for index, (mask, needs, ring) in enumerate(table.masks):
        if not (mask & occupied or needs & missing or ring & blocked):
            yield index


def _with(board: Board, table: _Table, index: int) -> Board:
    mask = table.masks[index][0]
    apart = board.apart
    if table.groups:
        apart = tuple([cells | mask if group in table.groups else cells for group, cells in enumerate(apart)])
    return _new_board(board.layout, (*board.placed, table.placements[index]), board.occupied | mask, apart)
