"""Laying tiles: what lies where is planned as a whole by the packing search, and laid when it begins to pay."""

from collections.abc import Callable

from attrs import frozen

from vikingtable.bots.feast.banquet import coins_wanted
from vikingtable.bots.feast.squares import higher_income, worth
from vikingtable.bots.feast_fit import Plan, Wish, plans
from vikingtable.rules.feast.acts import PlaceTile
from vikingtable.rules.feast.boards import is_house
from vikingtable.rules.feast.fitting import area_of, pieces_of
from vikingtable.rules.feast.frames import Window
from vikingtable.rules.feast.goods import PIECES, SPECIAL_TILE
from vikingtable.rules.feast.items import ITEM, ORE, SILVER
from vikingtable.rules.feast.metrics import income_of
from vikingtable.rules.feast.state import PENALTY_POINTS, FeastPlayer, FeastState
from vikingtable.tiles.board import Area, Board
from vikingtable.tiles.packing import Answer, Filler, Problem, Search
from vikingtable.tiles.placement import Placement

#: So many coins are laid at most to raise an income.
_COINS = 6
#: What a coin is missed at the feast more than elsewhere.
_SHORT = PENALTY_POINTS - 1
#: In a search for income a step of it counts more than any tile.
_STEEP = 30
#: A search before the last round, and each of the many over several boards, takes this part of the work.
_SHARE = 4


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
    they can still be upgraded and fit better. The coins that the feast will need wait, too. Food fills houses at the
    very end.
    """
    window = _window(state)
    if window == "scoring":
        return _together(state, seat, Wish(), effort)
    if window != "income":
        return None
    player = state.players[seat]
    spare = player.supply[SILVER] - coins_wanted(state, seat, _paid(state, player))
    if state.round == state.rules.rounds:
        return _together(state, seat, Wish(silver=spare, food=False), effort)
    return _raising(state, seat, spare, effort)


def _together(state: FeastState, seat: int, wish: Wish, effort: Effort) -> Laying | None:
    """The first tile of the best arrangement on all boards together."""
    best = Plan()
    for plan in plans(state, seat, wish, effort.should_stop, effort.work // _SHARE):
        best = plan
    return Laying(best.laid[0], best.gain) if best.laid else None


def _raising(state: FeastState, seat: int, spare: int, effort: Effort) -> Laying | None:
    """The first tile of those that raise the income of a board."""
    player = state.players[seat]
    incomes = state.rules.rounds - state.round + 1
    for index, site in enumerate(player.sites):
        if site.board is None or is_house(site.kind):
            continue
        area, board = area_of(state, player, site), site.board
        placements = _early(player, area, board, min(_COINS, player.supply[SILVER]), effort, incomes)
        # What the income pays at once makes up for some of the coins that the feast lacks.
        short = sum(one.piece == "silver" for one in placements) - spare - _raise(area, board, placements)
        if short > 0:
            others = _early(player, area, board, min(_COINS, spare), effort, incomes)
            if worth(area, board, others, incomes) > worth(area, board, placements, incomes) - _SHORT * short:
                placements = others
        if placements:
            one = placements[0]
            tile = PlaceTile(seat, index, one.piece, one.x, one.y, one.rotation, one.flipped)
            return Laying(tile, _raise(area, board, placements))
    return None


def _raise(area: Area, board: Board, placements: tuple[Placement, ...]) -> int:
    covered = board
    for placement in placements:
        covered = area.place(covered, placement)
    return area.income(covered) - area.income(board)


def _window(state: FeastState) -> str:
    frame = state.frames[-1]
    return frame.kind if isinstance(frame, Window) else ""


def _paid(state: FeastState, player: FeastPlayer) -> int:
    """The coins that come before the feast."""
    if state.round == state.rules.rounds and state.rules.final_income == "written_down":
        return 0
    return income_of(state, player)


def stock_of(player: FeastPlayer) -> tuple[tuple[str, int], ...]:
    """The tiles at hand with their counts."""
    return tuple(
        (piece, 1 if piece in SPECIAL_TILE else player.supply[ITEM[piece]])
        for piece in pieces_of(player)
        if piece not in ("silver", "ore")
    )


def _early(
    player: FeastPlayer, area: Area, board: Board, coins: int, effort: Effort, incomes: int
) -> tuple[Placement, ...]:
    """Tiles that raise the income now: the better of two searches, without the tiles that do not help."""
    stock = stock_of(player)
    fillers = {"ore": player.supply[ORE], "silver": coins}
    found = higher_income(area, board, stock, fillers, effort.attempts, incomes)
    colours = area.rules.colours
    problem = Problem(
        area,
        board,
        tuple((piece, count) for piece, count in stock if colours is None or PIECES[piece].colour in colours),
        (Filler("silver", fillers["silver"], 1), Filler("ore", fillers["ore"], 0)),
        income_weight=_STEEP,
    )
    other = _paying(area, board, effort.packed(problem, _SHARE).placements)
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
