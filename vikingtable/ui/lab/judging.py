"""What the lab says of an arrangement and of a tile over it: figures, effect, reasons, where it can go. Free of Qt."""

from collections.abc import Sequence
from functools import lru_cache

from attrs import frozen

from vikingtable.texts.message import msg
from vikingtable.tiles.board import Board, Reading
from vikingtable.tiles.layout import Bonus, Layout
from vikingtable.tiles.placement import Placement
from vikingtable.tiles.rules import Attempt, Refusal, refusals
from vikingtable.tiles.shapes import Cell
from vikingtable.ui.lab.document import Arrangement, canonical


@frozen
class Figures:
    """The figures of an arrangement: cells covered of how many, −1 cells open of how many, income of how much."""

    tiles: int
    covered: int
    cells: int
    minus_left: int
    minus: int
    income: int
    most_income: int
    bonuses: tuple[Bonus, ...]
    all_bonuses: int


def figures(arrangement: Arrangement, reading: Reading | None = None) -> Figures:
    """The figures, or those that ``reading`` (after a placement) gives."""
    layout = arrangement.layout
    if reading is None:
        reading = arrangement.area.reading(arrangement.board)
    return Figures(
        len(arrangement.placed),
        reading.covered,
        layout.area.bit_count(),
        reading.minus_left,
        layout.minus.bit_count(),
        reading.income,
        sum(track.final for track in layout.tracks),
        reading.bonuses,
        len(layout.bonuses),
    )


@frozen
class Judgement:
    """What a placement would do, or why it cannot be.

    ``refusals``: each rule that it breaks, with the cells; ``before``, ``after``: the readings (``after`` only if
    nothing is broken); ``square``: the cells of the income squares that the tile reaches into, ``missing`` those of
    them that would still be open; ``enclosed``: for each bonus that becomes enclosed, the cells around it.
    """

    placement: Placement
    cells: tuple[Cell, ...]
    refusals: tuple[Refusal, ...]
    before: Reading
    after: Reading | None
    square: tuple[Cell, ...] = ()
    missing: tuple[Cell, ...] = ()
    enclosed: tuple[tuple[Bonus, tuple[Cell, ...]], ...] = ()
    lost: tuple[Bonus, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether the tile may lie there."""
        return not self.refusals


def judge(arrangement: Arrangement, placement: Placement) -> Judgement:
    """What ``placement`` would do on the arrangement; whether a tile is left is not asked."""
    area, board, layout = arrangement.area, arrangement.board, arrangement.layout
    attempt = _attempt(arrangement, board, placement)
    cells = attempt.cells
    refused = refusals(attempt)
    before = _reading(arrangement)
    after = None
    enclosed: tuple[tuple[Bonus, tuple[Cell, ...]], ...] = ()
    lost: tuple[Bonus, ...] = ()
    square, missing = _squares(arrangement, layout.mask(cells))
    if not refused:
        occupied = board.occupied | layout.mask(cells)
        after = area.reading(Board(board.layout, (), occupied, board.apart))
        known = set(before.bonuses)
        enclosed = tuple(
            (bonus, layout.cells(ring | here))
            for bonus, (here, ring) in zip(layout.bonuses, layout.rings, strict=True)
            if bonus in after.bonuses and bonus not in known
        )
        still = set(after.bonuses)
        lost = tuple(bonus for bonus in before.bonuses if bonus not in still)
    return Judgement(placement, cells, refused, before, after, square, missing, enclosed, lost)


def _attempt(arrangement: Arrangement, board: Board, placement: Placement) -> Attempt:
    area = arrangement.area
    piece = area.pieces[placement.piece]
    # A rectangle that was mirrored lies as one that was not: only how it looks counts.
    flipped = canonical(piece.shape, placement).flipped
    cells = placement.cells(piece.shape)
    return Attempt(area.layout, area.rules, board.occupied, board.apart, piece, cells, flipped)


@lru_cache(maxsize=256)
def _reading(arrangement: Arrangement) -> Reading:
    return arrangement.area.reading(arrangement.board)


def _squares(arrangement: Arrangement, mask: int) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    rules, layout = arrangement.applied, arrangement.layout
    if not rules.income_squares or not mask & layout.income:
        return (), ()
    square = 0
    for here, needed in layout.squares(rules.first_number_is_anchor):
        if here & mask:
            square |= needed
    return layout.cells(square), layout.cells(square & ~(mask | arrangement.board.occupied))


# Where a tile can go ------------------------------------------------------------------------------------------------


@frozen
class Places:
    """Every legal cell of a tile: masks of the cells it can cover as it lies, and in any way; and how many spots."""

    here: int
    anyhow: int
    spots_here: int
    spots: int


def where(arrangement: Arrangement, piece: str, rotation: int, flipped: bool) -> Places:
    """Where the tile can go, as it lies now and turned or mirrored."""
    area, board = arrangement.area, arrangement.board
    way = canonical(area.pieces[piece].shape, Placement(piece, 0, 0, rotation, flipped))
    here = anyhow = spots_here = spots = 0
    for placement in area.legal_placements(board, piece):
        spot = area.spot(placement)
        if spot is None:
            continue
        spots += 1
        anyhow |= spot.mask
        if (placement.rotation, placement.flipped) == (way.rotation, way.flipped):
            spots_here += 1
            here |= spot.mask
    return Places(here, anyhow, spots_here, spots)


def nearest_legal(arrangement: Arrangement, start: Placement) -> Placement | None:
    """The legal placement of the tile, lying as it does in ``start``, whose corner is nearest to that of ``start``."""
    area, board = arrangement.area, arrangement.board
    way = canonical(area.pieces[start.piece].shape, start)
    best: tuple[int, int, int] | None = None
    found = None
    for placement in area.legal_placements(board, start.piece):
        if (placement.rotation, placement.flipped) != (way.rotation, way.flipped):
            continue
        away = abs(placement.x - start.x) + abs(placement.y - start.y)
        key = (away, placement.y, placement.x)
        if best is None or key < best:
            best, found = key, placement
    return found


# What is wrong with an arrangement ----------------------------------------------------------------------------------


@frozen
class Fault:
    """A rule that a tile on the board breaks: its index in ``placed``, and the refusal with its cells."""

    index: int
    refusal: Refusal


@lru_cache(maxsize=256)
def faults(arrangement: Arrangement) -> tuple[Fault, ...]:
    """Every rule that is broken by what lies on the board.

    Each tile is judged against all others; the income squares are kept if there is an order of placing that keeps
    them, whichever it is.
    """
    found = []
    area, board = arrangement.area, arrangement.board
    for index, placement in enumerate(arrangement.placed):
        own = area.layout.mask(arrangement.cells(placement))
        others = Board(board.layout, (), board.occupied & ~own, tuple(group & ~own for group in board.apart))
        for refusal in refusals(_attempt(arrangement, others, placement)):
            if refusal.rule != "income":
                found.append(Fault(index, refusal))
    found.extend(_income_faults(arrangement))
    return tuple(found)


def _income_faults(arrangement: Arrangement) -> list[Fault]:
    """The tiles that no order of placing reaches: more covered cells never forbid an income cell."""
    rules, layout = arrangement.applied, arrangement.layout
    if not rules.income_squares:
        return []
    squares = layout.squares(rules.first_number_is_anchor)
    covered = 0
    left: list[tuple[int, int, int]] = []
    for index, placement in enumerate(arrangement.placed):
        mask = layout.mask(arrangement.cells(placement))
        needs = 0
        for here, square in squares:
            if here & mask:
                needs |= square & ~mask
        left.append((index, mask, needs))
    moved = True
    while left and moved:
        moved = False
        for entry in list(left):
            if not entry[2] & ~covered:
                covered |= entry[1]
                left.remove(entry)
                moved = True
    occupied = arrangement.board.occupied
    faults = []
    for index, _, needs in left:
        # Where only the order is impossible, the cells of the others that wait for this tile are shown.
        missing = needs & ~occupied or needs & ~covered
        faults.append(Fault(index, Refusal("income", layout.cells(missing), msg("tiles.why.income"))))
    return faults


def legal_order(arrangement: Arrangement, placements: Sequence[Placement]) -> tuple[Placement, ...] | None:
    """``placements`` in an order in which they may be added to the arrangement; ``None`` if there is none."""
    return arrangement.area.legal_order(placements, arrangement.board)


def bonus_ring(layout: Layout, bonus: Bonus) -> tuple[Cell, ...]:
    """The cells around a bonus that have to be covered."""
    return layout.cells(layout.surrounding(layout.bit(bonus.x, bonus.y)))
