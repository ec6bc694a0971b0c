"""Local search for one target: tiles are put on open cells, pushing others off, and windows are packed anew."""

from collections.abc import Callable

from vikingtable.tiles.packing.model import Fit, Model, Target

#: Called with the tiles of an arrangement that covers what the target must cover.
Found = Callable[[Target, list[Fit]], None]

#: A fit with what is asked first in front: (block, kind, cells of the target covered, mask, the fit).
_Offer = tuple[int, int, int, int, Fit]

#: What a hole too many in the cells that must be covered weighs against a covered cell.
_HOLE = 2
#: At the start of a walk a move may lose so many covered cells, later less and less; walks take these in turn.
#: Small tiles and tight gaps ask for a cool start, large tiles for a hot one.
_HEATS = (16.0, 8.0, 12.0)
#: How many ways to cover a cell are compared before the best is taken.
_SAMPLE = 20
#: How often a tile is also taken away from elsewhere when all of its kind are placed.
_MOVED = 0.5
#: How many tiles a window takes off the board, and how long it is packed anew (in nodes).
_WINDOW = (3, 4, 5, 6)
_WINDOW_NODES = 100


class Arrangement:
    """Tiles on the board on the way to a target, and the moves that better them.

    ``peak`` are the tiles of its best moment; ``estimate`` is the value that they promise, less for holes too many.
    ``best`` is the largest number of wanted cells covered by tiles with no hole too many (−1: never).
    """

    __slots__ = (
        "_by_cell",
        "_found",
        "_model",
        "_offered",
        "_random",
        "_walks",
        "best",
        "covered",
        "estimate",
        "left",
        "peak",
        "placed",
        "state",
        "target",
    )

    def __init__(self, model: Model, target: Target, random: Callable[[], float], found: Found) -> None:
        self._model = model
        self._random = random
        self._found = found
        self._by_cell: dict[int, list[Fit]] = {}
        self._offered: dict[int, tuple[int, list[_Offer]]] = {}
        self.target = target
        self.placed: list[Fit] = []
        self.state = model.start
        self.left = model.counts.copy()
        self.covered = 0
        self._walks = 0
        self.best = -1
        self.peak: list[Fit] = []
        self.estimate = -(10**9)

    def _fits(self, cell: int) -> list[Fit]:
        """All options that cover ``cell`` and nothing that must stay open."""
        fits = self._by_cell.get(cell)
        if fits is None:
            want, never = self.target.want, self.target.never
            fits = self._by_cell[cell] = [
                (kind, block, put, (mask & want).bit_count(), mask, spot)
                for kind, block, put, mask, spot in self._model.at(cell)
                if not mask & never
            ]
        return fits

    def _excess(self, state: int) -> int:
        """Holes in what must be covered beyond the number of fillers."""
        model = self._model
        return max(0, (self.target.must & ~state).bit_count() - model.free_fillers - model.paid_fillers)

    def _note(self) -> None:
        """Keeps the arrangement if it is the best so far, and reports it if nothing is missing."""
        excess = self._excess(self.state)
        if not excess and self.covered > self.best:
            self.best = self.covered
            self._found(self.target, self.placed)
        self._keep(self._promised(self.covered - _HOLE * excess), self.placed)

    def _promised(self, energy: int) -> int:
        """The value that an arrangement promises which covers ``energy`` cells, less for holes too many."""
        free = min(self._model.free_fillers, max(0, self.target.want.bit_count() - energy))
        return self.target.base + energy + free

    def _keep(self, promised: int, placed: list[Fit]) -> None:
        if promised > self.estimate:
            self.estimate = promised
            self.peak = placed.copy()

    def take(self, fits: list[Fit]) -> None:
        """Begins again with those of ``fits`` that the target allows (tiles of another target's arrangement)."""
        want, never = self.target.want, self.target.never
        self.placed = []
        self.state = self._model.start
        self.left = self._model.counts.copy()
        self.covered = 0
        for kind, block, put, _, mask, spot in fits:
            gain = (mask & want).bit_count()
            if gain and not mask & never:
                self._put((kind, block, put, gain, mask, spot))
        self._note()

    def _put(self, fit: Fit) -> None:
        self.placed.append(fit)
        self.state |= fit[2]
        self.left[fit[0]] -= 1
        self.covered += fit[3]

    def greedy(self) -> None:
        """Adds tiles while any fits, the largest kinds first, where most wanted cells are covered."""
        target = self.target
        must, want, never = target.must, target.want, target.never
        for kind in self._model.kinds:
            number = kind.cut.number
            if not self.left[number]:
                continue
            ranked = []
            for index, (_, block, _, mask, _) in enumerate(kind.options):
                if not block & self.state and not mask & never and mask & want:
                    ranked.append(((mask & want).bit_count(), (mask & must).bit_count(), -index))
            ranked.sort(reverse=True)
            for gain, _, index in ranked:
                if not self.left[number]:
                    break
                _, block, put, mask, spot = kind.options[-index]
                if not block & self.state:
                    self._put((number, block, put, gain, mask, spot))
        self._note()

    def _offers(self, cell: int) -> tuple[int, list[_Offer]]:
        """Tiles that cover ``cell``, shuffled; any `_SAMPLE` in a row from one of the first of them are a sample.

        Returns how many places a sample may begin at, and the list.
        """
        offers = self._offered.get(cell)
        if offers is None:
            listed = [(fit[1], fit[0], fit[3], fit[4], fit) for fit in self._fits(cell)]
            number = len(listed)
            for place in range(number - 1):
                other = place + int(self._random() * (number - place))
                listed[place], listed[other] = listed[other], listed[place]
            offers = self._offered[cell] = (number, listed + listed[:_SAMPLE]) if number > _SAMPLE else (1, listed)
        return offers

    def anneal(self, steps: int) -> None:
        """``steps`` moves: some open wanted cell is covered by some tile, and what is in its way is taken off.

        Of a sample of tiles the best is taken, if it loses no more than a random part of a falling limit.
        """
        # The loop runs some fifty thousand times a second: names are local, and nothing is called without need.
        random, target = self._random, self.target
        must, want = target.must, target.want
        fillers = self._model.free_fillers + self._model.paid_fillers
        placed, left, offered = self.placed, self.left, self._offered
        state, covered = self.state, self.covered
        excess = self._excess(state)
        best_energy = covered - _HOLE * excess
        heat = _HEATS[self._walks % len(_HEATS)]
        self._walks += 1
        #: By each bit of a state: the tile that set it.
        owner: dict[int, Fit] = {}
        for fit in placed:
            bits = fit[2]
            while bits:
                low = bits & -bits
                owner[low] = fit
                bits ^= low
        for step in range(steps):
            holes = must & ~state
            if not excess and (not holes or random() > 0.3):
                holes = want & ~state
                if not holes:
                    break
            skip = int(random() * holes.bit_count())
            while skip:
                holes &= holes - 1
                skip -= 1
            cell = holes & -holes
            number, offers = offered.get(cell) or self._offers(cell)
            first = int(random() * number)
            best_gain = -heat * random() * (1 - step / steps)
            chosen: Fit | None = None
            pushed: list[Fit] = []
            for block, kind, gain, mask, fit in offers[first : first + _SAMPLE]:
                hit = block & state
                if left[kind]:
                    if not hit:
                        if excess:
                            gain += _HOLE * min(excess, (mask & must).bit_count())
                        if gain > best_gain:
                            best_gain, chosen, pushed = gain, fit, []
                        continue
                elif random() > _MOVED:
                    continue
                off = []
                freed = 0
                moved = left[kind]
                while hit:
                    other = owner[hit & -hit]
                    off.append(other)
                    hit &= ~other[2]
                    gain -= other[3]
                    freed |= other[4]
                    if other[0] == kind:
                        moved = 1
                if not moved:
                    other = min([other for other in placed if other[0] == kind], key=_gain)
                    off.append(other)
                    gain -= other[3]
                    freed |= other[4]
                if gain + _HOLE * excess <= best_gain:
                    continue
                if must:
                    after = (must & ~((state & ~freed) | mask)).bit_count() - fillers
                    gain += _HOLE * (excess - after if after > 0 else excess)
                if gain > best_gain:
                    best_gain, chosen, pushed = gain, fit, off
            if chosen is None:
                continue
            for other in pushed:
                placed.remove(other)
                state &= ~other[2]
                left[other[0]] += 1
                covered -= other[3]
            placed.append(chosen)
            bits = chosen[2]
            state |= bits
            while bits:
                low = bits & -bits
                owner[low] = chosen
                bits ^= low
            left[chosen[0]] -= 1
            covered += chosen[3]
            if must:
                excess = max(0, (must & ~state).bit_count() - fillers)
            energy = covered - _HOLE * excess
            if energy > best_energy:
                best_energy = energy
                if not excess and covered > self.best:
                    self.best = covered
                    self._found(target, placed)
                self._keep(self._promised(energy), placed)
        self.state, self.covered = state, covered

    def repack(self, windows: int) -> int:
        """Takes tiles off around a random cell, ``windows`` times, and packs the gap anew, never worse.

        Returns how many nodes that took.
        """
        random, model, target = self._random, self._model, self.target
        must, want = target.must, target.want
        fillers = model.free_fillers + model.paid_fillers
        left = self.left
        spent = 0
        for _ in range(windows):
            holes = want & ~self.state
            if not holes:
                break
            source = holes if random() < 0.7 else want
            skip = int(random() * source.bit_count())
            while skip:
                source &= source - 1
                skip -= 1
            number = _WINDOW[int(random() * len(_WINDOW))]
            off = self._around(source & -source, number)
            if not off:
                continue
            state, lost, region = self.state, 0, 0
            for fit in off:
                state &= ~fit[2]
                left[fit[0]] += 1
                lost += fit[3]
                region |= fit[4]
            free = want & ~state
            gap = region & free
            for _ in range(2):
                gap |= self._spread(gap | region) & free
            dive = _Dive(self, _WINDOW_NODES)
            after = dive.search(state, gap, gap.bit_count() - lost)
            spent += _WINDOW_NODES - max(dive.nodes, 0)
            if after is not None:
                missing = (must & ~after).bit_count()
                if missing > fillers and missing > (must & ~self.state).bit_count():
                    for fit in dive.tiles:
                        left[fit[0]] += 1
                    after = None
            if after is None:
                for fit in off:
                    left[fit[0]] -= 1
                continue
            self.placed = [fit for fit in self.placed if fit not in off] + dive.tiles
            self.state = after
            self.covered += sum(fit[3] for fit in dive.tiles) - lost
            if self.covered > self.best or self._excess(after):
                self._note()
        return spent

    def _spread(self, cells: int) -> int:
        """``cells`` and all around them, in the grid's rows and below; bits outside the grid may be set."""
        model = self._model
        wide = cells | (cells & model.not_right) << 1 | (cells & model.not_left) >> 1
        return wide | wide << model.width | wide >> model.width

    def _around(self, cell: int, number: int) -> list[Fit]:
        """``number`` placed tiles near ``cell``, or fewer."""
        window = cell
        near: list[Fit] = []
        for _ in range(8):
            window = self._spread(window)
            near = [fit for fit in self.placed if fit[4] & window]
            if len(near) >= number:
                break
        while len(near) > number:
            near.pop(int(self._random() * len(near)))
        return near


def promise(model: Model, target: Target, fits: list[Fit]) -> int:
    """The value that ``fits`` promise for a target: those that it allows, as `Arrangement.take` would place them."""
    covered = model.covered
    never = target.never
    for fit in fits:
        if not fit[4] & never:
            covered |= fit[4]
    fillers = model.free_fillers + model.paid_fillers
    excess = max(0, (target.must & ~covered).bit_count() - fillers)
    energy = (target.want & covered).bit_count() - _HOLE * excess
    return target.base + energy + min(model.free_fillers, max(0, target.want.bit_count() - energy))


def _gain(fit: Fit) -> int:
    return fit[3]


class _Dive:
    """Packs a gap: the most enclosed cell first, by any tile that fits or, at last, by none."""

    __slots__ = ("_arrangement", "_random", "_width", "nodes", "tiles")

    def __init__(self, arrangement: Arrangement, nodes: int) -> None:
        self._arrangement = arrangement
        self._random = arrangement._random
        self._width = arrangement._model.width
        self.nodes = nodes
        self.tiles: list[Fit] = []

    def search(self, state: int, gap: int, holes: int) -> int | None:
        """The state with ``gap`` packed but for at most ``holes`` cells, ``None`` if none was found in time.

        The tiles are in ``tiles`` and no longer among those left.
        """
        self.nodes -= 1
        if self.nodes < 0:
            return None
        if not gap:
            return state
        arrangement, random = self._arrangement, self._random
        model, left = arrangement._model, arrangement.left
        cell = most_enclosed(gap, gap, self._width, model.not_left, model.not_right, random() < 0.5)
        fits = [fit for fit in arrangement._fits(cell) if left[fit[0]] and not fit[1] & state]
        number = len(fits)
        for place in range(min(number - 1, 3)):
            # Earlier fits belong to larger tiles: these are tried first more often.
            draw = random()
            other = place + int(draw * draw * (number - place))
            fits[place], fits[other] = fits[other], fits[place]
        for fit in fits:
            left[fit[0]] -= 1
            self.tiles.append(fit)
            after = self.search(state | fit[2], gap & ~fit[4], holes)
            if after is not None:
                return after
            self.tiles.pop()
            left[fit[0]] += 1
            if self.nodes < 0:
                return None
        if holes > 0:
            return self.search(state, gap & ~cell, holes - 1)
        return None


def most_enclosed(among: int, free: int, width: int, not_left: int, not_right: int, first: bool = True) -> int:
    """A cell of ``among`` with the fewest neighbours in ``free``, as a mask; of the cells with two the first or last.

    ``among`` must not be empty. A cell with no free neighbour can take nothing but single cells, one with a single
    neighbour leaves few choices: to begin there keeps a search narrow.
    """
    left, right = (free & not_right) << 1, (free & not_left) >> 1
    below, above = free << width, free >> width
    cells = among & ~(left | right | below | above)
    if not cells:
        cells = among & (((left ^ right) & ~(below | above)) | ((below ^ above) & ~(left | right)))
        if not cells:
            cells = among & ~((left & right & (below | above)) | (below & above & (left | right)))
            if cells and not first:
                return 1 << (cells.bit_length() - 1)
            cells = cells or among
    return cells & -cells
