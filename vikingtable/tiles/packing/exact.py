"""Exhaustive search for one target: is there an arrangement that covers so many wanted cells?"""

from collections.abc import Callable

from vikingtable.tiles.packing.local import most_enclosed
from vikingtable.tiles.packing.model import Fit, Model, Target

#: A tile as the exhaustive search sees it: cells wasted, then as in `Fit`, then the tile's code in the memory of
#: what was tried.
_Choice = tuple[int, Fit, int]

#: So many positions are remembered at most; then no more are added.
_MEMORY = 400_000
#: Bits for the count of each kind, and of fillers, in the memory's keys.
_COUNT_BITS = 14
#: After so many nodes the caller is asked whether to stop.
_PATIENCE = 1000


class Stopped(Exception):
    """The caller asked to stop."""


class Exhaustion:
    """Looks for tiles that bring f of `Target` to at least ``goal``, or shows that there are none.

    Cell by cell, the most enclosed first: each is covered by a tile in every possible way, and then by none. The
    search is cut where more cells stay open, or more of the tiles' area is wasted (not placed, or on cells that are
    not wanted), than the goal allows. Where the wanted cells are far more than the tiles can cover, only those that
    must be covered are gone through, and the rest is packed as it comes; then a failure proves nothing. If the
    search is to be ``thorough``, all are gone through.
    ``accept`` is told the tiles that reach the goal, and may refuse them; then, too, a failure proves nothing.
    """

    def __init__(
        self,
        model: Model,
        target: Target,
        goal: int,
        random: Callable[[], float],
        should_stop: Callable[[], bool],
        accept: Callable[[list[Fit]], bool],
        thorough: bool = False,
    ) -> None:
        self._model = model
        self._target = target
        self._goal = goal
        self._random = random
        self._should_stop = should_stop
        self._accept = accept
        self._choices: dict[int, list[_Choice]] = {}
        self._left = model.counts.copy()
        self._sizes = model.sizes
        self._seen: set[tuple[int, int]] = set()
        self._thorough = thorough
        self._must_only = False
        self._doubtful = False
        self._limit = 0
        #: Nodes gone through.
        self.nodes = 0
        #: The tiles found; after a failure those of the attempt that wasted least.
        self.tiles: list[Fit] = []
        self._least = 10**9
        self.nearest: list[Fit] = []

    def search(self, limit: int) -> bool | None:
        """Whether the goal can be reached (then `tiles` does); ``None`` if ``limit`` nodes did not tell.

        Raises `Stopped` when the caller wants so.
        """
        model, target = self._model, self._target
        area = model.tile_area + model.free_fillers
        waste = area - self._goal
        holes = target.want.bit_count() - self._goal + model.free_fillers
        if waste < 0 or holes < model.free_fillers:
            return False
        self._limit = limit
        self._must_only = holes > waste + 6 and not self._thorough
        fillers = model.free_fillers + model.paid_fillers
        found = self._cover(model.start, target.want & ~model.start, holes, fillers, waste, 0)
        return None if found is False and self._doubtful else found

    def _choices_at(self, cell: int) -> list[_Choice]:
        """Tiles that cover ``cell``: those that waste least and are largest first, a little shuffled."""
        want, never, random = self._target.want, self._target.never, self._random
        ranked: list[tuple[int, float, int, _Choice]] = []
        for kind, block, put, mask, spot in self._model.at(cell):
            if mask & never:
                continue
            gain = (mask & want).bit_count()
            size = self._sizes[kind]
            code = 1 << kind * _COUNT_BITS
            choice = (size - gain, (kind, block, put, gain, mask, spot), code)
            ranked.append((size - gain, -size + 3 * random(), len(ranked), choice))
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
        if len(self._seen) < _MEMORY:
            self._seen.add(key)
        return False

    def _fill_rest(self, state: int, free: int, waste: int) -> bool:
        """With all that must be covered done: packs what is left into ``free``, once, wasting nothing."""
        model, left, sizes = self._model, self._left, self._sizes
        over = sum(count * size for count, size in zip(left, sizes, strict=True))
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
                    over -= sizes[fit[0]]
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
