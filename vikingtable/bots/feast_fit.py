"""Best fit in A Feast for Odin: where the tiles that a seat holds lie best, on all of its boards together.

One board is one search of ``tiles.packing``. Several boards share the tiles: each is packed in turn with what the
others leave, then pairs are taken up again and packed anew as long as that brings more. Deterministic, no clock.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from attrs import frozen

from vikingtable.rules.feast.acts import PlaceTile
from vikingtable.rules.feast.boards import is_house
from vikingtable.rules.feast.fitting import area_of, can_place, pieces_of
from vikingtable.rules.feast.goods import PIECES
from vikingtable.rules.feast.items import ITEM, SPECIAL
from vikingtable.rules.feast.state import FeastState
from vikingtable.tiles.board import Area, Board
from vikingtable.tiles.layout import Bonus
from vikingtable.tiles.packing import Answer, Filler, Problem, Search
from vikingtable.tiles.placement import Placement

#: Single-cell pieces, with what each placed one takes from the value: a silver is a point, wood and ore are not.
_FILLERS = {"ore": 0, "wood": 0, "silver": 1}
#: What a good that a bonus pays is taken to be worth, in points.
_GOOD = 2
#: Phases of a round: income is paid, bonuses are.
_INCOME_PHASE, _BONUS_PHASE = 7, 10
#: Units of work of the first look at a board of several; each further round may take so many times as many, up to.
_LOOK, _MORE, _MOST = 4_000, 3, 1_000_000


@frozen
class Wish:
    """What may be used: the boards by number (``None``: all), how many silver at most, ore, and food (in houses)."""

    sites: tuple[int, ...] | None = None
    silver: int = 1 << 20
    ore: bool = True
    food: bool = True

    def to_plain(self) -> dict[str, Any]:
        """As JSON data."""
        sites = None if self.sites is None else list(self.sites)
        return {"sites": sites, "silver": self.silver, "ore": self.ore, "food": self.food}

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> "Wish":
        """What ``to_plain`` wrote."""
        sites = data["sites"]
        return cls(None if sites is None else tuple(sites), data["silver"], data["ore"], data["food"])


@frozen
class Plan:
    """Tiles to lay, in an order that the rules allow; ``gain``: what it is worth more than laying nothing, in points.

    ``proven``: nothing is better.
    """

    laid: tuple[PlaceTile, ...] = ()
    gain: int = 0
    proven: bool = False

    def to_plain(self) -> list[Any]:
        """As JSON data."""
        tiles = [[one.seat, one.site, one.piece, one.x, one.y, one.rotation, one.flipped] for one in self.laid]
        return [tiles, self.gain, self.proven]

    @classmethod
    def from_plain(cls, data: Any) -> "Plan":
        """What ``to_plain`` wrote."""
        tiles, gain, proven = data
        return cls(tuple(PlaceTile(*one) for one in tiles), gain, proven)


@frozen
class Gains:
    """What laying some tiles changes, over all boards: income before and after, −1 cells covered, bonuses enclosed."""

    income: int
    income_after: int
    minus_covered: int
    bonuses: tuple[Bonus, ...] = ()


def gains(state: FeastState, seat: int, laid: Sequence[PlaceTile]) -> Gains:
    """What these tiles change. Raises ``IllegalPlacement`` if they cannot be laid in this order."""
    player = state.players[seat]
    income = after = minus = 0
    bonuses: list[Bonus] = []
    for number, site in enumerate(player.sites):
        if site.board is None:
            continue
        area, board = area_of(state, player, site), site.board
        before = area.reading(board)
        for one in laid:
            if one.site == number:
                board = area.place(board, Placement(one.piece, one.x, one.y, one.rotation, one.flipped))
        reading = area.reading(board)
        income += before.income
        after += reading.income
        minus += before.minus_left - reading.minus_left
        known = list(before.bonuses)
        bonuses += [bonus for bonus in reading.bonuses if bonus not in known]
    return Gains(income, after, minus, tuple(bonuses))


def boards_of(state: FeastState, seat: int) -> tuple[int, ...]:
    """The numbers of the sites of a seat on which one of its tiles can lie now."""
    player = state.players[seat]
    held = pieces_of(player)
    found = []
    for number, site in enumerate(player.sites):
        if site.board is not None and any(can_place(state, player, site, piece) for piece in held):
            found.append(number)
    return tuple(found)


def weights(state: FeastState) -> tuple[int, int]:
    """What one income and one enclosed bonus are worth from now on, in points."""
    rounds = state.rules.rounds - state.round
    incomes = rounds + (state.phase <= _INCOME_PHASE) + (state.rules.final_income == "paid_and_scored")
    bonuses = rounds - (state.phase > _BONUS_PHASE)  # the last round pays none
    return incomes, _GOOD * max(0, bonuses)


def plans(
    state: FeastState, seat: int, wish: Wish, should_stop: Callable[[], bool], most: int = _MOST
) -> Iterator[Plan]:
    """The best plan so far, again and again, until nothing better is to be expected or ``should_stop`` says so.

    ``most``: units of work of the longest look at a board.
    """
    packing = _Packing(state, seat, wish, should_stop, most)
    yield from packing.one_board() if len(packing.boards) == 1 else packing.boards_together()


def fits(view: Any, more: Any, should_stop: Callable[[], bool]) -> Iterator[Any]:
    """The same for the worker: a view and a wish as plain data in, plans as plain data out."""
    assert isinstance(view, FeastState)
    for plan in plans(view, view.viewer, Wish.from_plain(more), should_stop):
        yield plan.to_plain()


@frozen
class _Ground:
    """A board to pack: its site's number, its area and what lies on it."""

    site: int
    area: Area
    board: Board


class _Packing:
    """The search over the boards of a seat."""

    def __init__(self, state: FeastState, seat: int, wish: Wish, should_stop: Callable[[], bool], most: int) -> None:
        player = state.players[seat]
        self.seat = seat
        self.should_stop = should_stop
        self.most = most
        self.income, self.bonus = weights(state)
        self.pool: Counter[str] = Counter()
        for piece in pieces_of(player):
            count = 1 if piece in SPECIAL else player.supply[ITEM[piece]]
            if piece == "silver":
                count = min(count, wish.silver)
            elif (piece == "ore" and not wish.ore) or (PIECES[piece].colour in ("orange", "red") and not wish.food):
                count = 0
            if count > 0:
                self.pool[piece] = count
        self.boards: list[_Ground] = []
        for number, site in enumerate(player.sites):
            if site.board is None or (wish.sites is not None and number not in wish.sites):
                continue
            if any(can_place(state, player, site, piece) for piece in self.pool):
                self.boards.append(_Ground(number, area_of(state, player, site), site.board))
        # Houses are proved in no time, and what only they take is no loss to the others.
        self.boards.sort(key=lambda ground: (not is_house(ground.board.layout), ground.site))

    def _search(self, ground: _Ground, pool: Counter[str], seed: int = 0) -> Search:
        tiles, fillers = [], []
        for piece, count in sorted(pool.items()):
            if count < 1 or piece not in ground.area.pieces:
                continue
            if piece in _FILLERS:
                fillers.append(Filler(piece, count, _FILLERS[piece]))
            else:
                tiles.append((piece, count))
        problem = Problem(ground.area, ground.board, tuple(tiles), tuple(fillers), self.income, self.bonus)
        return Search(problem, seed)

    def _plan(self, answers: Sequence[tuple[_Ground, Answer]], gain: int, proven: bool) -> Plan:
        laid = [
            PlaceTile(self.seat, ground.site, one.piece, one.x, one.y, one.rotation, one.flipped)
            for ground, answer in sorted(answers, key=lambda pair: pair[0].site)
            for one in answer.placements
        ]
        return Plan(tuple(laid) if gain > 0 else (), max(0, gain), proven)

    # One board --------------------------------------------------------------------------------------------------------

    def one_board(self) -> Iterator[Plan]:
        """Slice by slice."""
        (ground,) = self.boards
        search = self._search(ground, self.pool)
        now = search.answer().value
        known: int | None = None
        for progress in search.slices(self.should_stop):
            if progress.value != known or progress.done:
                known = progress.value
                answer = search.answer()
                yield self._plan([(ground, answer)], answer.value - now, answer.proven)
            if progress.work >= self.most:
                return

    # Several boards ---------------------------------------------------------------------------------------------------

    def _solve(self, ground: _Ground, pool: Counter[str], work: int, seed: int) -> Answer:
        search = self._search(ground, pool, seed)
        for progress in search.slices(self.should_stop):
            if progress.work >= work or progress.done or self.should_stop():
                break
        return search.answer()

    def boards_together(self) -> Iterator[Plan]:
        """Each with what the others leave, then pairs anew, with more and more work."""
        grounds = self.boards
        if not grounds:
            yield Plan(proven=True)
            return
        base = [self._search(ground, Counter()).answer().value for ground in grounds]
        best: list[Answer] = []
        most, bounded = 0, True
        for order in (range(len(grounds)), range(len(grounds) - 1, -1, -1)):
            found = self._in_turn(list(order), min(_LOOK, self.most))
            if sum(answer.value for answer in found) > sum(answer.value for answer in best) or not best:
                best = found
            yield self._plan(list(zip(grounds, best, strict=True)), _gain(best, base), False)
            if self.should_stop():
                return
        for ground in grounds:  # no board can be worth more than with all tiles for itself
            alone = self._solve(ground, self.pool, min(_LOOK, self.most), 0)
            most += alone.bound
            bounded = bounded and alone.bound >= alone.value
        work, seed = min(_LOOK, self.most), 0
        while not self.should_stop():
            proven = bounded and sum(answer.value for answer in best) >= most
            yield self._plan(list(zip(grounds, best, strict=True)), _gain(best, base), proven)
            if proven:
                return
            seed += 1
            better = False
            for first in range(len(grounds)):
                for second in range(len(grounds)):
                    if first == second:
                        continue
                    changed = self._pair(best, first, second, work, seed)
                    if changed is not None:
                        best, better = changed, True
                        yield self._plan(list(zip(grounds, best, strict=True)), _gain(best, base), False)
                    if self.should_stop():
                        return
            if not better:
                if work >= self.most:
                    return
                work = min(work * _MORE, self.most)

    def _in_turn(self, order: Sequence[int], work: int) -> list[Answer]:
        pool = self.pool.copy()
        found: dict[int, Answer] = {}
        for at in order:
            found[at] = self._solve(self.boards[at], pool, work, 0)
            pool = pool - _used(found[at].placements)
        return [found[at] for at in range(len(self.boards))]

    def _pair(self, best: list[Answer], first: int, second: int, work: int, seed: int) -> list[Answer] | None:
        """Both boards packed anew, ``first`` with the choice of tiles; ``None`` if that is no better."""
        pool = self.pool.copy()
        for at, answer in enumerate(best):
            if at not in (first, second):
                pool = pool - _used(answer.placements)
        one = self._solve(self.boards[first], pool, work, seed)
        other = self._solve(self.boards[second], pool - _used(one.placements), work, seed)
        if one.value + other.value <= best[first].value + best[second].value:
            return None
        changed = list(best)
        changed[first], changed[second] = one, other
        return changed


def _used(placements: Sequence[Placement]) -> Counter[str]:
    return Counter(placement.piece for placement in placements)


def _gain(answers: Sequence[Answer], base: Sequence[int]) -> int:
    return sum(answer.value for answer in answers) - sum(base)
