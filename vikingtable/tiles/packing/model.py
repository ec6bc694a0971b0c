"""A packing problem compiled for the search: kinds of tiles with their spots as masks, and the targets to go for."""

from collections.abc import Iterable, Iterator

from vikingtable.tiles.layout import bits
from vikingtable.tiles.packing.cuts import Cut, Option, Table, cuts_of
from vikingtable.tiles.packing.problem import Problem
from vikingtable.tiles.placement import Placement

#: An option as one target sees it: (kind, block, put, wanted cells covered, mask, index of its spot, cells covered that
#: must be).
Fit = tuple[int, int, int, int, int, int, int]

#: With more bonus symbols or targets than this, only the plainest sets of bonuses are gone for.
_MANY_BONUSES, _MANY_TARGETS = 9, 4000
#: Boards with no more open cells than this are small: islands and houses, and nearly full ones.
_SMALL = 80


class Kind:
    """Pieces at hand that share a cut. ``members``: piece ids with counts; ``options``: those not yet blocked."""

    __slots__ = ("count", "cut", "members", "options", "size", "table")

    def __init__(self, cut: Cut, table: Table, members: list[tuple[str, int]], options: list[Option]) -> None:
        self.cut = cut
        self.table = table
        self.members = members
        self.count = sum(count for _, count in members)
        self.size = cut.size
        self.options = options


class Target:
    """A way to collect income and bonuses: what must be covered for it and what must stay open.

    A cover problem has one target, to cover everything; f is then as below, without regard to value.

    - ``must``: cells still to cover, the squares of the income cells below the aimed level and the rings of bonuses;
    - ``want``: these and every −1 cell: each is worth the same, see below;
    - ``never``: cells that stay open; ``level`` are the income cells among them;
    - ``base``: what the arrangement is worth before the first tile.

    Let f be the number of wanted cells covered by tiles or by fillers without cost. Then an arrangement that covers
    ``must`` is worth ``base`` + f: a wanted hole costs exactly 1, be it a −1 cell that stays open or a cell that
    takes a filler of cost 1. So the search covers as many wanted cells as it can, with at most as many holes in
    ``must`` as there are fillers. ``bound`` holds for every arrangement of the target; ``besides`` is the part of it
    for symbols that are left to chance.
    """

    __slots__ = ("base", "besides", "bound", "level", "must", "never", "want")

    def __init__(self, base: int, must: int, want: int, never: int, level: int, bound: int, besides: int = 0) -> None:
        self.base = base
        self.besides = besides
        self.must = must
        self.want = want
        self.never = never
        self.level = level
        self.bound = bound


class Model:
    """A `Problem` with everything that the search looks up."""

    def __init__(self, problem: Problem) -> None:
        area, board = problem.area, problem.board
        layout, rules = area.layout, area.rules
        self.problem = problem
        self.layout = layout
        self.width = layout.width
        self.covered = board.occupied
        self.open = layout.area & ~board.occupied
        self.small = self.open.bit_count() <= _SMALL
        self.not_left, self.not_right = layout.not_left, layout.not_right
        self._cuts = cuts_of(area)
        self.start = board.occupied
        for group, cells in enumerate(board.apart):
            self.start |= cells << self._cuts.layer * (group + 1)
        #: How many bits a state has.
        self.bits = self._cuts.layer * (len(board.apart) + 1)
        self.squares = self._cuts.squares
        #: Fillers at hand: without cost, with cost 1; and the pieces, in the order in which they are used.
        self.free_fillers = self.paid_fillers = 0
        self.fillers: list[tuple[str, int, int]] = []
        extra: list[tuple[str, int]] = []
        for filler in sorted(problem.fillers, key=lambda filler: filler.cost):
            colour = area.pieces[filler.piece].colour
            if not filler.count or (rules.colours is not None and colour not in rules.colours):
                continue
            if rules.groups_of(colour):
                # Edited rules keep it from its own kind: a tile like others, or none at all if it costs.
                if filler.cost == 0:
                    extra.append((filler.piece, filler.count))
                continue
            self.fillers.append((filler.piece, filler.count, filler.cost))
            if filler.cost:
                self.paid_fillers += filler.count
            else:
                self.free_fillers += filler.count
        #: Kinds with an option left, large ones first: the greedy start relies on it.
        self.kinds: list[Kind] = []
        self._make_kinds([*problem.tiles, *extra])
        self.tile_area = sum(kind.count * kind.size for kind in self.kinds)
        #: What a greedy arrangement costs, in units of work.
        self.greedy_work = 10 + sum(len(kind.options) for kind in self.kinds) // 20
        #: By the number of a cut: how many tiles of it are at hand, and how many cells one has.
        self.counts = [0] * len(self._cuts.cuts)
        for kind in self.kinds:
            self.counts[kind.cut.number] = kind.count
        self._by_cell: dict[int, list[Option]] = {}

    def at(self, cell: int) -> list[Option]:
        """All options that cover ``cell`` (a mask), those of large kinds first."""
        options = self._by_cell.get(cell)
        if options is None:
            start = self.start
            options = self._by_cell[cell] = [
                option for kind in self.kinds for option in kind.table.at(cell) if not option[1] & start
            ]
        return options

    def most(self, target: Target) -> list[int]:
        """By the number of a cut: the most wanted cells that a tile of it can cover."""
        want, never = target.want, target.never
        most = [0] * len(self.counts)
        for kind in self.kinds:
            gains = [(option[3] & want).bit_count() for option in kind.options if not option[3] & never]
            most[kind.cut.number] = max(gains, default=0)
        return most

    def mask_of(self, kind: int, spot: int) -> int:
        """The cells of a tile, given as in an option."""
        return self._cuts.cuts[kind].spot(spot).mask

    def _make_kinds(self, tiles: Iterable[tuple[str, int]]) -> None:
        cuts, start = self._cuts, self.start
        members: dict[int, list[tuple[str, int]]] = {}
        for piece, count in tiles:
            cut = cuts.of_piece.get(piece)
            if count > 0 and cut is not None:
                members.setdefault(cut.number, []).append((piece, count))
        for number in sorted(members, key=lambda number: (-cuts.cuts[number].size, number)):
            table = cuts.cuts[number].table(self.covered)
            options = [option for option in table.options if not option[1] & start]
            if options:
                self.kinds.append(Kind(cuts.cuts[number], table, members[number], options))

    def value(self, covered: int, cost: int) -> int:
        """What a board with the cells ``covered`` is worth when placing fillers cost ``cost``."""
        layout, problem = self.layout, self.problem
        total = (layout.minus & covered).bit_count() - cost
        for steps, final in layout.ladders:
            income = final
            for here, number in steps:
                if not here & covered:
                    income = number
                    break
            total += problem.income_weight * income
        for here, ring in layout.rings:
            if not here & covered and not ring & ~covered:
                total += problem.bonus_weight
        return total

    def targets(self) -> list[Target]:
        """All targets, the best bound first. Every legal arrangement belongs to one of them."""
        if self.problem.cover:
            base = self.paid_fillers
            bound = base + min(self.open.bit_count(), self.tile_area + self.free_fillers)
            return [Target(base, self.open, self.open, 0, 0, bound)]
        layout, weight = self.layout, self.problem.bonus_weight
        rings = [(here, ring) for here, ring in layout.rings if not here & self.covered] if weight > 0 else []
        subsets = range(1 << len(rings))
        levels = self._levels()
        plain = len(rings) > _MANY_BONUSES or len(levels) << len(rings) > _MANY_TARGETS
        tried: list[int] = []
        if plain:
            everything = (1 << len(rings)) - 1
            tried = [everything, 0, *(1 << i for i in range(min(len(rings), 64)))]
        area = self.tile_area + self.free_fillers
        minus_before = (layout.minus & self.covered).bit_count()
        found = []
        for income, must, never in levels:
            level = never
            for subset in tried if plain else subsets:
                base, whole, closed = income, must, never
                for index, (here, ring) in enumerate(rings):
                    if subset >> index & 1:
                        base += weight
                        whole |= ring
                        closed |= here
                whole &= ~self.covered
                if whole & closed:
                    continue
                want = (whole | (layout.minus & self.open)) & ~closed
                if whole.bit_count() > area + self.paid_fillers:
                    continue
                base += minus_before - (whole & ~layout.minus).bit_count()
                # Where not every set has a target, symbols that it does not go for may be enclosed all the same.
                besides = weight * (len(rings) - subset.bit_count()) if plain else 0
                bound = base + min(want.bit_count(), area) + besides
                found.append(Target(base, whole, want, closed, level, bound, besides))
        found.sort(key=lambda target: -target.bound)
        return found

    def covers_all_targets(self) -> bool:
        """Whether `targets` lists every set of bonuses, so that their bounds bound everything."""
        layout = self.layout
        rings = sum(1 for here, _ in layout.rings if not here & self.covered) if self.problem.bonus_weight > 0 else 0
        return rings <= _MANY_BONUSES and len(self._levels()) << rings <= _MANY_TARGETS

    def loose_bound(self) -> int:
        """A bound for any arrangement at all, from the number of cells alone."""
        layout, problem = self.layout, self.problem
        minus = min((layout.minus & self.open).bit_count(), self.tile_area + self.free_fillers + self.paid_fillers)
        income = sum(
            max(problem.income_weight * number for number in (*(number for _, number in steps), final))
            for steps, final in layout.ladders
        )
        bonuses = len(layout.rings) * max(problem.bonus_weight, 0)
        return (layout.minus & self.covered).bit_count() + minus + income + bonuses

    def _levels(self) -> list[tuple[int, int, int]]:
        """The combinations of income levels: what the income counts for, what must be covered, what stays open.

        On a track, the level is the lowest number that stays open.
        """
        layout, weight = self.layout, self.problem.income_weight
        combined = [(0, 0, 0)]
        for steps, final in layout.ladders:
            choices = []
            must = 0
            for index in range(len(steps) + 1):
                if index:
                    here = steps[index - 1][0]
                    must |= self.squares.get(here, here)
                if index < len(steps) and steps[index][0] & self.covered:
                    continue
                number = steps[index][1] if index < len(steps) else final
                never = 0
                if index < len(steps):
                    never = steps[index][0]
                    for here, _ in steps[index + 1 :]:
                        if self.squares.get(here, 0) & never:
                            never |= here
                if not must & never:
                    choices.append((weight * number, must, never))
            combined = [
                (value + more, must | square, never | closed)
                for value, must, never in combined
                for more, square, closed in choices
                if not (must | square) & (never | closed)
            ]
        return combined

    def fill(self, target: Target, covered: int) -> tuple[int, int, int] | None:
        """The best use of fillers when tiles cover ``covered`` (with what lay there before).

        Returns the value, the cells of fillers without cost and of those with cost 1; ``None`` if the fillers are
        too few for the holes that must be covered.
        """
        layout = self.layout
        holes = target.must & ~covered
        number = holes.bit_count()
        left = self.free_fillers + self.paid_fillers - number
        if left < 0:
            return None
        filled = holes
        weight = self.problem.bonus_weight
        if weight > 0 and left and not self.problem.cover:
            for here, ring in layout.rings:
                missing = ring & ~(covered | filled)
                count = missing.bit_count()
                if here & (covered | filled) or not missing or count > left or missing & target.never:
                    continue
                if (missing & ~layout.minus).bit_count() < weight:
                    filled |= missing
                    left -= count
        free = min(self.free_fillers, filled.bit_count())
        rest = target.want & ~(covered | filled)
        while free < self.free_fillers and rest:
            low = rest & -rest
            rest ^= low
            filled |= low
            free += 1
        without_cost = 0
        for index in list(bits(filled))[:free]:
            without_cost |= 1 << index
        cost = filled & ~without_cost
        return self.value(covered | filled, cost.bit_count()), without_cost, cost

    def in_order(self, masks: list[int]) -> list[int] | None:
        """The indices of ``masks`` in an order that keeps the income squares; ``None`` if there is none."""
        if not self.squares:
            return list(range(len(masks)))
        covered = self.covered
        left = []
        for index, mask in enumerate(masks):
            needs = 0
            for here, square in self.squares.items():
                if here & mask:
                    needs |= square
            left.append((index, mask, needs & ~mask))
        order: list[int] = []
        while left:
            waiting = []
            for index, mask, needs in left:
                if needs & ~covered:
                    waiting.append((index, mask, needs))
                else:
                    covered |= mask
                    order.append(index)
            if len(waiting) == len(left):
                return None
            left = waiting
        return order

    def placements(self, tiles: list[tuple[int, int]], free: int, paid: int) -> tuple[Placement, ...]:
        """Placements in a legal order from (kind, spot) pairs and the cells of fillers without and with cost.

        ``ValueError`` if there is no legal order.
        """
        masks: list[int] = []
        placed: list[Placement] = []
        unused: dict[int, Iterator[str]] = {}
        for kind, index in tiles:
            names = unused.get(kind)
            if names is None:
                members = next(found.members for found in self.kinds if found.cut.number == kind)
                names = unused[kind] = iter([piece for piece, count in members for _ in range(count)])
            piece = next(names)
            spot = self._cuts.cuts[kind].spot(index)
            masks.append(spot.mask)
            placed.append(Placement(piece, spot.x, spot.y, spot.rotation, spot.flipped))
        for cells, cost in ((free, 0), (paid, 1)):
            pieces = [piece for piece, count, price in self.fillers if price == cost for _ in range(count)]
            for piece, (x, y) in zip(pieces, self.layout.cells(cells), strict=False):
                masks.append(1 << y * self.width + x)
                placed.append(Placement(piece, x, y))
        order = self.in_order(masks)
        if order is None:
            raise ValueError("no legal order")
        return tuple(placed[index] for index in order)
