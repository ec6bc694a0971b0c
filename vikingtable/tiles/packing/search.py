"""The search for the best packing: many targets, three ways to work on each, the most promising first."""

from collections.abc import Callable, Iterator

from attrs import frozen

from vikingtable.tiles.packing.counting import covered_at_most
from vikingtable.tiles.packing.exact import Exhaustion, Memory, Stopped
from vikingtable.tiles.packing.generator import fractions
from vikingtable.tiles.packing.local import Arrangement, promise
from vikingtable.tiles.packing.model import Fit, Model, Target
from vikingtable.tiles.packing.problem import Answer, Problem

#: Moves of a first look at a target, and of a later turn.
_LOOK, _TURN = 400, 1600
#: Windows packed anew in a turn.
_WINDOWS = 8
#: A turn counts as so many units of work a move; a unit is a node of the exhaustive search.
_MOVE_WORK = 2
#: Only targets whose estimate comes so near to the best are packed anew in windows.
_NEAR = 3
#: Nodes of a target's first exhaustive search; each further one may take so many times as many.
_NODES, _MORE = 1500, 3
_NODES_MOST = 3_000_000
#: The share of the exhaustive search in all work: at first, at most and at least; more while it leads to anything.
_SHARE, _SHARE_MOST, _SHARE_LEAST = 0.2, 0.75, 0.1
_SHARE_UP, _SHARE_DOWN = 0.1, 0.9
#: A node on a larger board counts so often for that share: it takes as long as so many other units.
_NODE_SHARE = 3
#: On small boards every target gets a short search of both ways at the start (so many nodes, so many moves), and the
#: exhaustive search a larger share.
_SMALL_NODES, _SMALL_MOVES, _SMALL_SHARE = 300, 200, 0.3
#: On boards as small as this the exhaustive search nearly always comes to its end.
_TINY, _TINY_SHARE = 30, 0.95
#: Where a board has to be covered exactly, the one target has this share to the end.
_COVER_SHARE = 0.3
#: A target is expected to win so much of what its estimate is below its bound, after each turn less by a factor.
_HOPE, _FADE = 0.4, 0.8


@frozen
class Progress:
    """How far a search is: best value so far, bound, units of work done, and whether it is over."""

    value: int
    bound: int
    work: int
    done: bool


class _Goal:
    """A target with what the search knows of it."""

    __slots__ = (
        "arrangement",
        "dead",
        "exhaustion",
        "gift",
        "looks",
        "nodes",
        "size",
        "stuck",
        "target",
        "thorough",
        "turns",
    )

    def __init__(self, target: Target) -> None:
        self.target = target
        self.arrangement: Arrangement | None = None
        #: The exhaustive search, where it is kept to be taken up again.
        self.exhaustion: Exhaustion | None = None
        #: Proved to hold nothing better than the best.
        self.dead = False
        #: The quick kind of exhaustive search has come to its end and told nothing.
        self.thorough = False
        #: Tiles of another target's arrangement that promise more than its own.
        self.gift: list[Fit] | None = None
        self.turns = 0
        self.stuck = 0
        self.looks = 0
        self.nodes = _NODES
        self.size = target.must.bit_count()


class Search:
    """A search that is carried on in slices: ``for progress in search.slices(): …``, `answer` at any time.

    The same problem and seed give the same slices on every machine.
    """

    def __init__(self, problem: Problem, seed: int = 0) -> None:
        self._problem = problem
        self._model = model = Model(problem)
        self._random = fractions(seed)
        self._goals = [_Goal(target) for target in model.targets()]
        self._best = model.value(model.covered, 0)
        self._tiles: list[tuple[int, int]] = []
        self._free = self._paid = 0
        self._covered_all = False
        self._all_targets = problem.cover or model.covers_all_targets()
        self._small = model.small
        self._memory = Memory()
        self._work = 0
        self._should_stop: Callable[[], bool] = _never
        #: By income level: of each size of ``must`` the smallest gap between bound and estimate, and the best goal.
        self._gaps: dict[int, dict[int, int]] = {}
        self._champions: dict[int, _Goal] = {}
        if problem.cover:
            self._best = model.open.bit_count() - 1
            if not model.open:
                self._covered_all = True

    # What is known

    @property
    def bound(self) -> int:
        """No arrangement is worth more (cover problems: no meaning)."""
        bound = max([self._best, *(goal.target.bound for goal in self._goals if not goal.dead)])
        return bound if self._all_targets else max(bound, self._model.loose_bound())

    @property
    def done(self) -> bool:
        """Whether nothing is left to search."""
        return self._covered_all or not any(self._alive(goal) for goal in self._goals)

    def answer(self) -> Answer:
        """The best so far."""
        model, problem = self._model, self._problem
        done = self.done and self._all_targets
        placements = model.placements(self._tiles, self._free, self._paid)
        if not problem.cover:
            return Answer(self._best, placements, done, max(self.bound, self._best), None, self._work)
        value = model.value(model.covered | self._cells(), self._paid.bit_count())
        cover = "yes" if self._covered_all else "no" if done else "unknown"
        bound = value if self._covered_all else max(value, model.loose_bound())
        return Answer(value, placements, cover != "unknown", bound, cover, self._work)

    def _cells(self) -> int:
        cells = self._free | self._paid
        for kind, index in self._tiles:
            cells |= self._model.mask_of(kind, index)
        return cells

    def _alive(self, goal: _Goal) -> bool:
        return not goal.dead and goal.target.bound > self._best

    def _found(self, target: Target, fits: list[Fit]) -> None:
        """Keeps an arrangement that covers what ``target`` must cover, if it is the best so far."""
        model = self._model
        covered = model.covered
        for fit in fits:
            covered |= fit[4]
        filled = model.fill(target, covered)
        if filled is None:
            return
        value, free, paid = filled
        if self._problem.cover:
            value = self._best + 1
        if value <= self._best or self._covered_all:
            return
        masks = [fit[4] for fit in fits] + [1 << index for index in _indices(free | paid)]
        if model.in_order(masks) is None:
            # Two income tracks may wait for each other; nothing short of trying tells.
            return
        self._best = value
        self._tiles = [(fit[0], fit[5]) for fit in fits]
        self._free, self._paid = free, paid
        self._covered_all = self._problem.cover

    # What is done

    def slices(self, should_stop: Callable[[], bool] | None = None) -> Iterator[Progress]:
        """Carries the search on, and tells after each slice of some milliseconds how far it is.

        ``should_stop`` is asked within a slice, too: if it says so the slice ends early and is the last one.
        """
        self._should_stop = should_stop or _never
        try:
            for _ in self._slices():
                yield self._progress()
                if self.done:
                    return
            yield self._progress()
        except Stopped:
            yield self._progress()

    def _progress(self) -> Progress:
        return Progress(self._best, self.bound, self._work, self.done)

    def _slices(self) -> Iterator[None]:
        plain = [goal for goal in self._goals if not goal.target.must]
        for goal in plain[:1]:
            self._greedy(goal)
            yield
        most = covered_at_most(self._model) + self._model.free_fillers
        for goal in self._goals:
            goal.target.bound = min(goal.target.bound, goal.target.base + most + goal.target.besides)
        self._goals.sort(key=lambda goal: -goal.target.bound)
        yield
        yield from self._first_looks()
        if self._small:
            yield from self._sweep()
        spent_moving = spent_exhausting = 0
        share = _SMALL_SHARE if self._small else _SHARE
        least_share, most_share = _SHARE_LEAST, _SHARE_MOST
        if self._problem.cover:
            share = least_share = most_share = _COVER_SHARE
        elif self._model.open.bit_count() <= _TINY:
            share = least_share = most_share = _TINY_SHARE
        while not self.done:
            before = self._work
            if spent_moving * share <= spent_exhausting * (1 - share):
                chosen = self._next_to_move()
                if chosen is None:
                    return
                self._turn(chosen, _TURN, windows=True)
                spent_moving += self._work - before
            else:
                candidate = self._next_to_exhaust()
                if candidate is None:
                    share = 0.0
                    continue
                fruitful = self._exhaust(candidate)
                spent_exhausting += (self._work - before) * (1 if self._small else _NODE_SHARE)
                share = min(share + _SHARE_UP, most_share) if fruitful else max(share * _SHARE_DOWN, least_share)
            yield

    def _first_looks(self) -> Iterator[None]:
        """Of each income level: the target with the best bound, and the one that must cover least.

        First a greedy arrangement of each, then a few moves on all of them, the best estimate first.
        """
        first: dict[int, _Goal] = {}
        least: dict[int, _Goal] = {}
        for goal in self._goals:
            level = goal.target.level
            first.setdefault(level, goal)
            if level not in least or goal.size < least[level].size:
                least[level] = goal
        chosen = list(dict.fromkeys([*least.values(), *first.values()]))
        chosen.sort(key=lambda goal: goal.size)
        for goal in chosen:
            if self._alive(goal):
                self._greedy(goal)
                yield
        chosen.sort(key=lambda goal: -goal.arrangement.estimate if goal.arrangement else 0)
        for goal in chosen:
            if self._alive(goal) and not goal.turns:
                self._turn(goal, _LOOK, windows=False)
                yield

    def _sweep(self) -> Iterator[None]:
        """A short exhaustive search of every target, then a few moves on it."""
        for goal in self._goals:
            if self._alive(goal):
                goal.nodes = _SMALL_NODES
                self._exhaust(goal)
                goal.nodes = max(goal.nodes, _NODES)
                yield
            if self._alive(goal) and not goal.turns:
                self._turn(goal, _SMALL_MOVES, windows=False)
                yield

    def _greedy(self, goal: _Goal) -> Arrangement:
        """The arrangement of a goal; a greedy one if there was none."""
        if goal.arrangement is None:
            goal.arrangement = Arrangement(self._model, goal.target, self._random, self._found)
            champion = self._champions.get(goal.target.level)
            if champion is not None and champion.arrangement is not None:
                goal.arrangement.take(champion.arrangement.placed)
            goal.arrangement.greedy()
            self._work += self._model.greedy_work
        return goal.arrangement

    def _turn(self, goal: _Goal, moves: int, windows: bool) -> None:
        """Local search on a target."""
        new = goal.arrangement is None
        arrangement = self._greedy(goal)
        if goal.gift is not None:
            arrangement.take(goal.gift)
            goal.gift = None
        before = -(10**9) if new else arrangement.estimate
        arrangement.anneal(moves, self._should_stop)
        self._work += moves * _MOVE_WORK
        if self._should_stop():
            raise Stopped
        # As long as something is missing the next walk begins so hot that nothing of a window would be left.
        met = self._small or arrangement.best >= 0
        if windows and met and arrangement.estimate >= self._best - _NEAR:
            self._work += arrangement.repack(_WINDOWS, self._should_stop)
        goal.turns += 1
        goal.stuck += 1
        if arrangement.estimate > before:
            goal.stuck = 0
            self._share(goal, arrangement)
        self._remember(goal, arrangement)

    def _share(self, giver: _Goal, arrangement: Arrangement) -> None:
        """Hands an arrangement to the targets for which it promises more than their own."""
        for goal in self._goals:
            if goal.target.bound <= self._best:
                break
            if goal is giver or goal.dead or goal.arrangement is None:
                continue
            promised = promise(self._model, goal.target, arrangement.peak)
            if promised > goal.arrangement.estimate:
                goal.gift = arrangement.peak
                goal.arrangement.estimate = promised
                goal.stuck = 0

    def _remember(self, goal: _Goal, arrangement: Arrangement) -> None:
        level = goal.target.level
        gaps = self._gaps.setdefault(level, {})
        gap = goal.target.bound - arrangement.estimate
        gaps[goal.size] = min(gap, gaps.get(goal.size, gap))
        champion = self._champions.get(level)
        if champion is None or champion.arrangement is None or champion.arrangement.estimate < arrangement.estimate:
            self._champions[level] = goal

    def _expected_gap(self, goal: _Goal) -> float:
        """How far below its bound an untried target may stay, judged by those of its level that cover less and more."""
        gaps = self._gaps.get(goal.target.level)
        if not gaps:
            return 0.0
        below = [size for size in gaps if size <= goal.size]
        above = [size for size in gaps if size >= goal.size]
        if not below or not above:
            return gaps[min(above) if above else max(below)]
        low, high = max(below), min(above)
        if low == high:
            return gaps[low]
        return gaps[low] + (gaps[high] - gaps[low]) * (goal.size - low) / (high - low)

    def _next_to_move(self) -> _Goal | None:
        """The target for the next turn of local search: where the least work should lead to a new best.

        That is guessed to grow with what is still missing, less what may be hoped for, and with the turns that have
        led nowhere; for a target not tried yet, the turns that led nowhere for others of its level. Work counts for
        less where more can be won.
        """
        fruitless: dict[int, tuple[int, int]] = {}
        for goal in self._goals:
            if goal.arrangement is not None:
                tried, stuck = fruitless.get(goal.target.level, (0, goal.stuck))
                fruitless[goal.target.level] = (tried + 1, min(stuck, goal.stuck))
        chosen, least = None, 1e18
        for goal in self._goals:
            if goal.target.bound <= self._best:
                break
            if goal.dead:
                continue
            if goal.arrangement is None:
                estimate = goal.target.bound - self._expected_gap(goal) - 0.5
                stuck = sum(fruitless.get(goal.target.level, (0, 0)))
            else:
                estimate, stuck = goal.arrangement.estimate, goal.stuck
                estimate += _HOPE * _FADE ** (goal.turns - 1) * (goal.target.bound - estimate)
            missing = max(0, self._best + 1 - estimate)
            work = (stuck + 1) * (missing + 1) * (self._random() + 0.5)
            if not self._small:
                work /= goal.target.bound - self._best
            if work < least:
                chosen, least = goal, work
        return chosen

    def _next_to_exhaust(self) -> _Goal | None:
        """The target for the next exhaustive search: high bound, few nodes."""
        chosen, best = None, -1e9
        looks: dict[int, int] = {}
        for goal in self._goals:
            looks[goal.target.level] = looks.get(goal.target.level, 0) + goal.looks
        for goal in self._goals:
            if goal.target.bound <= self._best:
                break
            if goal.dead or goal.nodes >= _NODES_MOST:
                continue
            key = goal.target.bound - 3.0 * goal.looks - 1.0 * looks[goal.target.level]
            if key > best:
                chosen, best = goal, key
        return chosen

    def _exhaustion(self, goal: _Goal) -> Exhaustion:
        def accept(tiles: list[Fit]) -> bool:
            best = self._best
            self._found(goal.target, tiles)
            return self._best > best or self._covered_all

        return Exhaustion(self._model, goal.target, self._random, self._should_stop, accept, self._memory, self._small)

    def _exhaust(self, goal: _Goal) -> bool:
        """Exhaustive search for anything better than the best in a target; whether that led to anything."""
        before = self._best
        exhaustion = goal.exhaustion or self._exhaustion(goal)
        while self._alive(goal) and not self._covered_all:
            try:
                found = exhaustion.search(self._best + 1 - goal.target.base, goal.nodes, goal.thorough)
            finally:
                self._work += exhaustion.nodes
            if found:
                continue
            if found is False:
                # Where not every set of symbols has a target, others may be enclosed besides.
                goal.dead = self._all_targets
                goal.nodes = _NODES_MOST
            elif exhaustion.nodes <= goal.nodes:
                goal.thorough = True
            if exhaustion.nearest and (goal.arrangement is None or goal.stuck):
                self._greedy(goal).take(exhaustion.nearest)
            break
        if self._small and self._alive(goal):
            goal.exhaustion = exhaustion
        else:
            goal.exhaustion = None
            exhaustion.forget()
        goal.looks += 1
        goal.nodes = min(goal.nodes * _MORE, _NODES_MOST)
        return goal.dead or self._best > before


def _never() -> bool:
    return False


def _indices(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def solve(
    problem: Problem,
    should_stop: Callable[[], bool] | None = None,
    seed: int = 0,
    work_limit: int | None = None,
    on_progress: Callable[[Progress], None] | None = None,
) -> Answer:
    """The best packing that is found until ``should_stop`` says so, ``work_limit`` units are done or it is proved.

    A unit of work is some microseconds. Without a stop and a limit this may run without end. ``on_progress`` is
    called after each slice of some milliseconds. The same seed and work limit give the same answer.
    """
    search = Search(problem, seed)
    for progress in search.slices(should_stop):
        if on_progress is not None:
            on_progress(progress)
        if (should_stop is not None and should_stop()) or (work_limit is not None and progress.work >= work_limit):
            break
    return search.answer()


def nothing(problem: Problem) -> int:
    """What the board is worth as it is."""
    area, board = problem.area, problem.board
    minus = (area.layout.minus & board.occupied).bit_count()
    bonuses = len(area.bonuses(board))
    return minus + problem.income_weight * area.income(board) + problem.bonus_weight * bonuses
