"""Laying tiles: what lies where is planned as a whole by the packing search, and laid when it begins to pay."""

from collections.abc import Callable

from attrs import frozen

from vikingtable.bots.feast.squares import higher_income, worth
from vikingtable.rules.feast.acts import PlaceTile
from vikingtable.rules.feast.boards import is_house
from vikingtable.rules.feast.free import area_of, pieces_of
from vikingtable.rules.feast.goods import PIECES, SPECIAL_TILE
from vikingtable.rules.feast.items import ITEM, ORE, SILVER
from vikingtable.rules.feast.state import FeastPlayer, FeastState
from vikingtable.tiles.board import Area, Board
from vikingtable.tiles.packing import Answer, Filler, Problem, Search
from vikingtable.tiles.placement import Placement

#: So many coins are laid at most to raise an income.
_COINS = 6
#: In a search for income a step of it counts more than any tile.
_STEEP = 30
#: Before the last round a search takes this part of the work.
_EARLY_SHARE = 4


@frozen
class Laying:
    """A tile to lay now, and what is lost if the arrangement that it begins is not laid in this phase."""

    action: PlaceTile
    loss: int


@frozen
class Effort:
    """How long to look: attempts at each income square; units of the packing search for each board in the last round.

    After ``least`` units the search ends as soon as ``should_stop`` says so.
    """

    attempts: int
    work: int
    least: int
    should_stop: Callable[[], bool]

    def packed(self, problem: Problem, share: int = 1) -> Answer:
        """The best packing found with a part of the work."""
        search = Search(problem)
        for progress in search.slices():
            done = progress.work * share
            if progress.done or done >= self.work or (done >= self.least and self.should_stop()):
                break
        return search.answer()


def next_tile(state: FeastState, seat: int, effort: Effort) -> Laying | None:
    """The first tile of the best arrangement found; ``None`` where nothing is gained.

    Before the last income only tiles are laid that raise the income or enclose a symbol; the others wait, so that
    they can still be upgraded and fit better. Food fills houses after the last feast.
    """
    player = state.players[seat]
    rules = state.rules
    last = state.round == rules.rounds
    incomes = rules.rounds - state.round + 1
    over = state.phase > 9 or (last and state.phase >= 9)
    if not last and state.phase > 7:
        return None
    for index, site in enumerate(player.sites):
        if site.board is None or (is_house(site.kind) and not (last and over)):
            continue
        area = area_of(state, player, site)
        if last:
            paid = 0 if over and rules.final_income != "paid_and_scored" else 1
            found = _best(player, area, site.board, paid, effort)
            if found is None:
                continue
            placements, loss = found
        else:
            placements = _early(player, area, site.board, effort, incomes)
            if not placements:
                continue
            board = site.board
            for placement in placements:
                board = area.place(board, placement)
            loss = area.income(board) - area.income(site.board)
        first = placements[0]
        return Laying(PlaceTile(seat, index, first.piece, first.x, first.y, first.rotation, first.flipped), loss)
    return None


def stock_of(player: FeastPlayer) -> tuple[tuple[str, int], ...]:
    """The tiles at hand with their counts."""
    return tuple(
        (piece, 1 if piece in SPECIAL_TILE else player.supply[ITEM[piece]])
        for piece in pieces_of(player)
        if piece not in ("silver", "ore")
    )


def _early(player: FeastPlayer, area: Area, board: Board, effort: Effort, incomes: int) -> tuple[Placement, ...]:
    """Tiles that raise the income now: the better of two searches, without the tiles that do not help."""
    stock = stock_of(player)
    fillers = {"ore": player.supply[ORE], "silver": min(_COINS, player.supply[SILVER])}
    found = higher_income(area, board, stock, fillers, effort.attempts, incomes)
    colours = area.rules.colours
    problem = Problem(
        area,
        board,
        tuple((piece, count) for piece, count in stock if colours is None or PIECES[piece].colour in colours),
        (Filler("silver", fillers["silver"], 1), Filler("ore", fillers["ore"], 0)),
        income_weight=_STEEP,
    )
    other = _paying(area, board, effort.packed(problem, _EARLY_SHARE).placements)
    if worth(area, board, other, incomes) > worth(area, board, found, incomes):
        return other
    return found


def _paying(area: Area, board: Board, placements: tuple[Placement, ...]) -> tuple[Placement, ...]:
    """Those of the placements without which the income would be lower."""

    def income(kept: list[Placement]) -> int:
        order = area.legal_order(kept, board)
        if order is None:
            return -1
        covered = board
        for placement in order:
            covered = area.place(covered, placement)
        return area.income(covered)

    kept = list(placements)
    whole = income(kept)
    if whole <= area.income(board):
        return ()
    for placement in reversed(placements):
        fewer = [one for one in kept if one is not placement]
        if income(fewer) == whole:
            kept = fewer
    return area.legal_order(kept, board) or ()


def _best(
    player: FeastPlayer, area: Area, board: Board, income_weight: int, effort: Effort
) -> tuple[tuple[Placement, ...], int] | None:
    colours = area.rules.colours
    stock = tuple(
        (piece, count) for piece, count in stock_of(player) if colours is None or PIECES[piece].colour in colours
    )
    ore = player.supply[ORE]
    silver = player.supply[SILVER]
    if not stock and not ore and not silver:
        return None
    open_ = area.layout.minus & ~board.occupied
    if not open_ and not income_weight:
        return None
    fillers = (Filler("silver", silver, 1), Filler("ore", ore, 0))
    problem = Problem(area, board, stock, fillers, income_weight=income_weight)
    nothing = area.layout.minus.bit_count() - open_.bit_count()
    nothing += income_weight * area.income(board)
    answer = effort.packed(problem)
    if answer.value <= nothing or not answer.placements:
        return None
    return answer.placements, answer.value - nothing
