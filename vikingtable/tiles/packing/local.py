"""Local search for one target: tiles are put on open cells, pushing others off, and windows are packed anew."""

from collections.abc import Callable

from vikingtable.tiles.packing.model import Fit, Model, Target

#: Called with the tiles of an arrangement that covers what the target must cover.
Found = Callable[[Target, list[Fit]], None]

#: Stands for no tile.
_NO_FIT: Fit = (-1, 0, 0, 0, 0, 0, 0)

#: What a hole too many in the cells that must be covered weighs against a covered cell.
_HOLE = 2
#: Walks take these in turn: how many covered cells a move may lose at the start and at the end; what a hole too many
#: weighs; and how many ways to cover a cell are compared at most before the best is taken.
#: While the cells that must be covered have too many holes nothing else counts, and the large tiles have to move, which
#: takes heat to the end; once they have not, a cooler walk that compares more finds the last cells.
_Walk = tuple[float, float, float, int]
_UNMET: tuple[_Walk, ...] = ((6.4, 2.4, 0.0, 40),)
_MET: tuple[_Walk, ...] = ((13.0, 3.0, 1.5, 60), (9.0, 1.0, 1.5, 60))
_ON_SMALL_BOARDS: tuple[_Walk, ...] = ((16.0, 0.0, 2.0, 30), (8.0, 0.0, 2.0, 30), (12.0, 0.0, 2.0, 30))
#: Fewer ways than this are all compared; of more at most every second one, as a walk that always took the best would
#: go in circles.
_FEW = 30
#: How often a tile is also taken away from elsewhere when all of its kind are placed.
_MOVED = 0.5
#: The caller is asked whether to stop once in so many moves and one (a power of 2 less 1).
_PATIENCE = 63
#: How many tiles a window takes off the board, and how long it is packed anew (in nodes).
_WINDOW = (3, 4, 5, 6)
_WINDOW_NODES = 100


class Arrangement:
    """Tiles on the board on the way to a target, and the moves that better them.

    ``peak`` are the tiles of its best moment; ``estimate`` is the value that they promise, less for holes too many.
    ``best`` is the largest number of wanted cells covered by tiles with no hole too many (−1: never).
    """

    __slots__ = (
        "_aim",
        "_by_cell",
        "_found",
        "_model",
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
        #: The cells that count now; and, by these, the options that cover a cell.
        self._aim = target.want
        self._by_cell: dict[int, dict[int, list[Fit]]] = {self._aim: {}}
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
        by_cell = self._by_cell[self._aim]
        fits = by_cell.get(cell)
        if fits is None:
            aim, never, must = self._aim, self.target.never, self.target.must
            fits = by_cell[cell] = [
                (kind, block, put, (mask & aim).bit_count(), mask, spot, (mask & must).bit_count())
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

    def _count(self, aim: int) -> None:
        """From now on the cells of ``aim`` count: those that must be covered, or all that are wanted."""
        if aim == self._aim:
            return
        self._aim = aim
        self._by_cell.setdefault(aim, {})
        self.placed = [(*fit[:3], (fit[4] & aim).bit_count(), *fit[4:]) for fit in self.placed]
        self.covered = sum(fit[3] for fit in self.placed)

    def take(self, fits: list[Fit]) -> None:
        """Begins again with those of ``fits`` that the target allows (tiles of another target's arrangement)."""
        self._count(self.target.want)
        want, never, must = self.target.want, self.target.never, self.target.must
        self.placed = []
        self.state = self._model.start
        self.left = self._model.counts.copy()
        self.covered = 0
        for kind, block, put, _, mask, spot, _ in fits:
            gain = (mask & want).bit_count()
            if gain and not mask & never:
                self._put((kind, block, put, gain, mask, spot, (mask & must).bit_count()))
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
                    self._put((number, block, put, gain, mask, spot, (mask & must).bit_count()))
        self._note()

    def anneal(self, steps: int, should_stop: Callable[[], bool]) -> None:
        """``steps`` moves: some open wanted cell is covered by some tile, and what is in its way is taken off.

        Of a sample of tiles the best is taken, if it loses no more than a random part of a falling limit. Fewer moves
        if ``should_stop`` says so.
        """
        # The loop runs some fifty thousand times a second: names are local, and nothing is called without need.
        random, target, model = self._random, self.target, self._model
        must = target.must
        unmet = self.best < 0 and not model.small
        self._count(must if unmet else target.want)
        want = self._aim
        left, by_cell = self.left, self._by_cell[want]
        state, covered = self.state, self.covered
        walks = _ON_SMALL_BOARDS if model.small else _UNMET if unmet else _MET
        heat, cold, weight, sample = walks[self._walks % len(walks)]
        self._walks += 1
        cooling = (heat - cold) / steps
        #: Holes in what must be covered beyond the fillers; below 0 there are fillers to spare.
        short = (must & ~state).bit_count() - model.free_fillers - model.paid_fillers
        best_energy = covered - (weight * short if short > 0 else 0)
        #: By each bit of a state: the tile that set it.
        owner: list[Fit] = [_NO_FIT] * (model.bits + 1)
        #: By kind: the tiles placed.
        mine: list[list[Fit]] = [[] for _ in left]
        for fit in self.placed:
            mine[fit[0]].append(fit)
            bits = fit[2]
            while bits:
                owner[bits.bit_length()] = fit
                bits ^= 1 << bits.bit_length() - 1
        for step in range(steps):
            if not step & _PATIENCE and should_stop():
                break
            holes = must & ~state
            if short > 0:
                hole = weight
            else:
                hole = 0.0
                if not holes or random() > 0.3:
                    holes = want & ~state
                    if not holes:
                        break
            skip = int(random() * holes.bit_count())
            while skip:
                holes &= holes - 1
                skip -= 1
            cell = holes & -holes
            offers = by_cell.get(cell)
            if offers is None:
                offers = self._fits(cell)
            stride = 1
            if len(offers) >= _FEW:
                stride = max(2, len(offers) // sample + 1) + int(random() * 3)
            best_gain = -heat * random()
            heat -= cooling
            chosen = moved = _NO_FIT
            for fit in offers[int(random() * stride) :: stride]:
                kind, block, _, gained, _, _, need = fit
                hit = block & state
                if left[kind]:
                    other = fit
                elif random() > _MOVED:
                    continue
                else:
                    other = _NO_FIT
                gain = gained + hole * need
                while hit:
                    pushed = owner[hit.bit_length()]
                    gain -= pushed[3] + hole * pushed[6]
                    if gain <= best_gain:
                        break
                    need -= pushed[6]
                    hit ^= hit & pushed[2]
                    if pushed[0] == kind:
                        other = pushed
                else:
                    if other is _NO_FIT:
                        own = mine[kind]
                        other = own[int(random() * len(own))] if len(own) > 1 else own[0]
                        gain -= other[3] + hole * other[6]
                        need -= other[6]
                        extra = other
                    else:
                        extra = _NO_FIT
                    after = short - need
                    if hole:
                        if after < 0:
                            gain += weight * after
                    elif after > 0:
                        gain -= weight * after
                    if gain > best_gain:
                        best_gain, chosen, moved = gain, fit, extra
            if chosen is _NO_FIT:
                continue
            kind, hit, put, gain, _, _, need = chosen
            hit &= state
            if moved is not _NO_FIT:
                hit |= moved[2]
            while hit:
                pushed = owner[hit.bit_length()]
                hit ^= hit & pushed[2]
                state ^= pushed[2]
                mine[pushed[0]].remove(pushed)
                left[pushed[0]] += 1
                covered -= pushed[3]
                short += pushed[6]
            mine[kind].append(chosen)
            left[kind] -= 1
            state |= put
            covered += gain
            short -= need
            while put:
                number = put.bit_length()
                owner[number] = chosen
                put ^= 1 << number - 1
            energy = covered - weight * short if short > 0 else covered
            if energy > best_energy:
                best_energy = energy
                if unmet:
                    # There is more to be had as soon as nothing is missing.
                    if short <= 0:
                        break
                    promised = self._promised((target.want & state).bit_count() - _HOLE * short)
                elif short <= 0:
                    if covered > self.best:
                        self.best = covered
                        self._found(target, [fit for own in mine for fit in own])
                    promised = self._promised(covered)
                else:
                    promised = self._promised(covered - _HOLE * short)
                if promised > self.estimate:
                    self._keep(promised, [fit for own in mine for fit in own])
        self.placed = [fit for own in mine for fit in own]
        self.state, self.covered = state, covered
        if unmet and short <= 0:
            self._count(target.want)
            self._note()

    def repack(self, windows: int, should_stop: Callable[[], bool]) -> int:
        """Takes tiles off around a random cell, ``windows`` times, and packs the gap anew, never worse.

        Returns how many nodes that took.
        """
        random, model, target = self._random, self._model, self.target
        must, want = target.must, target.want
        self._count(want)
        fillers = model.free_fillers + model.paid_fillers
        left = self.left
        spent = 0
        for _ in range(windows):
            holes = want & ~self.state
            if not holes or should_stop():
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
