"""Exhaustive search for one target: is there an arrangement that covers so many wanted cells?"""

from collections.abc import Callable

from vikingtable.tiles.packing.local import most_enclosed
from vikingtable.tiles.packing.model import Fit, Model, Target

#: A tile as the exhaustive search sees it: cells wasted, then as in `Fit`, then the tile's code in the memory of
#: what was tried.
_Choice = tuple[int, Fit, int]

#: So many positions of a problem are remembered at most; then no more are added.
_MEMORY = 400_000
#: Bits for the count of each kind, and of fillers, in the memory's keys.
_COUNT_BITS = 14
#: After so many nodes the caller is asked whether to stop.
_PATIENCE = 1000


class Stopped(Exception):
    """The caller asked to stop."""


class Memory:
    """How many positions more may be remembered, by all exhaustive searches of a problem together."""

    __slots__ = ("room",)

    def __init__(self) -> None:
        self.room = _MEMORY


class Exhaustion:
    """Looks for tiles that bring f of `Target` to a goal, or shows that there are none.

    Cell by cell, the most enclosed first: each is covered by a tile in every possible way, and then by none. The
    search is cut where more cells stay open, or more of what the tiles could cover at most is wasted (not placed, or
    placed where fewer cells are wanted), than the goal allows. Where the wanted cells are far more than the tiles can
    cover, only those that must be covered are gone through, and the rest is packed as it comes; then a failure proves
    nothing. If the search is to be ``thorough``, all are gone through.
    ``accept`` is told the tiles that reach the goal, and may refuse them; then, too, a failure proves nothing.
    What has been tried is remembered, so that a further search, for the same goal or a higher one, soon comes to
    where the last one ended.
    """

    def __init__(
        self,
        model: Model,
        target: Target,
        random: Callable[[], float],
        should_stop: Callable[[], bool],
        accept: Callable[[list[Fit]], bool],
        memory: Memory,
        small: bool,
    ) -> None:
        self._model = model
        self._target = target
        self._random = random
        self._should_stop = should_stop
        self._accept = accept
        self._memory = memory
        self._choices: dict[int, list[_Choice]] = {}
        self._left = model.counts.copy()
        #: By kind: the most wanted cells that a tile can cover.
        self._most = model.most(target)
        self._small = small
        self._ranked = self._rank() if small else []
        self._seen: set[tuple[int, int]] = set()
        self._must_only = False
        self._doubtful = False
        self._limit = 0
        #: Nodes gone through in the last search.
        self.nodes = 0
        #: The tiles found; after a failure those of the attempt that wasted least.
        self.tiles: list[Fit] = []
        self._least = 10**9
        self.nearest: list[Fit] = []

    def search(self, goal: int, limit: int, thorough: bool = False) -> bool | None:
        """Whether ``goal`` can be reached (then `tiles` does); ``None`` if ``limit`` nodes did not tell.

        Raises `Stopped` when the caller wants so.
        """
        model, target = self._model, self._target
        self.nodes, self.tiles, self.nearest, self._least = 0, [], [], 10**9
        area = sum(count * most for count, most in zip(model.counts, self._most, strict=True)) + model.free_fillers
        waste = area - goal
        holes = target.want.bit_count() - goal + model.free_fillers
        if waste < 0 or holes < model.free_fillers:
            return False
        self._limit = limit
        must_only = holes > waste + 6 and not thorough
        if must_only != self._must_only:
            self.forget()
            self._doubtful = False
        self._must_only = must_only
        fillers = model.free_fillers + model.paid_fillers
        found = self._cover(model.start, target.want & ~model.start, holes, fillers, waste, 0)
        return None if found is False and self._doubtful else found

    def forget(self) -> None:
        """Lets go of what was tried."""
        self._memory.room += len(self._seen)
        self._seen = set()

    def _choices_at(self, cell: int) -> list[_Choice]:
        """Tiles that cover ``cell``: those that waste least and are largest first, a little shuffled."""
        want, never, must, random = (self._target.want, self._target.never, self._target.must, self._random)
        ranked: list[tuple[int, float, int, _Choice]] = []
        for kind, block, put, mask, spot in self._model.at(cell):
            if mask & never:
                continue
            gain = (mask & want).bit_count()
            wasted = self._most[kind] - gain
            code = 1 << kind * _COUNT_BITS
            choice = (wasted, (kind, block, put, gain, mask, spot, (mask & must).bit_count()), code)
            ranked.append((wasted, 3 * random() - mask.bit_count(), len(ranked), choice))
        ranked.sort()
        choices = self._choices[cell] = [choice for _, _, _, choice in ranked]
        return choices

    def _cover(self, state: int, free: int, holes: int, fillers: int, waste: int, code: int) -> bool | None:
        """``free``: wanted cells still to decide; ``code``: which tiles are used."""
        self.nodes += 1
        if self.nodes > self._limit:
            return None
        if self.nodes % _PATIENCE == 0 and self._should_stop():
            raise Stopped
        if not free:
            if self._accept(self.tiles):
                return True
            # Nothing but the order of placing can be wrong with them; others on the same cells may have one.
            self._doubtful = True
            return False
        model, target, left = self._model, self._target, self._left
        among = free
        if self._must_only:
            among &= target.must
            if not among:
                return self._fill_rest(state, free, waste)
        # What was wasted and which cells stay open follows from the cells and the tiles used, but not which of the
        # open ones took a filler.
        key = (state, code << _COUNT_BITS | fillers)
        if key in self._seen:
            return False
        if self._small and self._wastes_more(state, waste):
            if self._memory.room > 0:
                self._memory.room -= 1
                self._seen.add(key)
            return False
        cell = most_enclosed(among, free, model.width, model.not_left, model.not_right)
        choices = self._choices.get(cell)
        if choices is None:
            choices = self._choices_at(cell)
        for wasted, fit, unit in choices:
            if wasted > waste:
                break
            kind = fit[0]
            if left[kind] and not fit[1] & state:
                left[kind] -= 1
                self.tiles.append(fit)
                found = self._cover(state | fit[2], free & ~fit[4], holes, fillers, waste - wasted, code + unit)
                left[kind] += 1
                if found:
                    return True
                self.tiles.pop()
                if found is None:
                    return None
        if holes:
            filler = 1 if cell & target.must else 0
            if fillers >= filler:
                found = self._cover(state | cell, free & ~cell, holes - 1, fillers - filler, waste, code)
                if found is not False:
                    return found
        if self._memory.room > 0:
            self._memory.room -= 1
            self._seen.add(key)
        return False

    def _wastes_more(self, state: int, waste: int) -> bool:
        """Whether the tiles left will waste more than that, each put where it still covers most."""
        left = self._left
        for kind, most, spots in self._ranked:
            count = left[kind]
            if count:
                for gain, block in spots:
                    if not block & state:
                        waste -= count * (most - gain)
                        break
                else:
                    waste -= count * most
                if waste < 0:
                    return True
        return False

    def _rank(self) -> list[tuple[int, int, list[tuple[int, int]]]]:
        """Of each kind the number, the most that a tile covers, and what it covers where, the most first."""
        want, never = self._target.want, self._target.never
        ranked = []
        for kind in self._model.kinds:
            spots = [((mask & want).bit_count(), block) for _, block, _, mask, _ in kind.options if not mask & never]
            spots = [spot for spot in spots if spot[0]]
            spots.sort(key=lambda spot: -spot[0])
            ranked.append((kind.cut.number, self._most[kind.cut.number], spots))
        return ranked

    def _fill_rest(self, state: int, free: int, waste: int) -> bool:
        """With all that must be covered done: packs what is left into ``free``, once, wasting nothing."""
        model, left, most = self._model, self._left, self._most
        over = sum(count * each for count, each in zip(left, most, strict=True))
        added: list[Fit] = []
        while over > waste and free:
            self.nodes += 1
            cell = most_enclosed(free, free, model.width, model.not_left, model.not_right)
            choices = self._choices.get(cell)
            if choices is None:
                choices = self._choices_at(cell)
            free &= ~cell
            for wasted, fit, _ in choices:
                if wasted:
                    break
                if left[fit[0]] and not fit[1] & state:
                    left[fit[0]] -= 1
                    added.append(fit)
                    state |= fit[2]
                    free &= ~fit[4]
                    over -= most[fit[0]]
                    break
        for fit in added:
            left[fit[0]] += 1
        self._doubtful = True
        if over <= waste:
            self.tiles.extend(added)
            if self._accept(self.tiles):
                return True
            del self.tiles[len(self.tiles) - len(added) :]
            return False
        if over - waste < self._least:
            self._least = over - waste
            self.nearest = self.tiles + added
        return False
