"""The rest of a game sketched for one seat: no boards, dice or cards, only what they bring on average."""

from collections.abc import Callable

from vikingtable.bots.feast.figures import (
    ALL_FOODS,
    BLUES,
    BOATS,
    EMIGRATED,
    FOODS,
    GREENS,
    HOUSE_PLACES,
    KNARRS,
    LADDER,
    LONGSHIPS,
    PLAYED,
    SPECIAL_CELLS,
    SPECIALS,
)
from vikingtable.bots.feast.weights import Policy, Prices
from vikingtable.rules.feast.items import (
    BOW,
    CATTLE,
    COW,
    EWE,
    HARVEST,
    ORE,
    SHEEP,
    SILVER,
    STONE,
    WOOD,
)
from vikingtable.rules.feast.phases import FLIPS, HARVESTS, SILVER_ON_BOARDS
from vikingtable.rules.feast.spaces import SPACES
from vikingtable.rules.feast.state import PAIRS, PENALTY_POINTS
from vikingtable.rules.feast.strips import STRIP_ITEMS

#: What an occupation brings when it is played: its points and something for its effect.
CARD_POINTS = 1.8
#: Of the cells of tiles in hand this share, less some, covers what is wanted.
FIT, LOST = 0.88, 5.0
#: Of the cells that are left then, this share fits on exploration boards.
ELSEWHERE = 0.9
#: While the board fills, so many cells lie beside the square of the next income.
SPILL_SHARE, SPILL = 0.8, 0.5
_ALL_SPACES = (1 << len(SPACES)) - 1


class Sketch:
    """A position in numbers, open to change. ``v`` is the vector of ``figures``; ``free`` the mask of open spaces."""

    __slots__ = (
        "blank",
        "boat_ore",
        "bonuses",
        "closed",
        "crown",
        "fixed",
        "free",
        "home_minus",
        "income_else",
        "island_silver",
        "islands",
        "islands_minus",
        "length",
        "level",
        "longship_ore",
        "need",
        "penalties",
        "phase",
        "placed",
        "round",
        "rounds",
        "sides",
        "specials",
        "strip_pile",
        "strips",
        "thing",
        "used",
        "v",
        "weapons",
        "within",
    )

    v: list[int]
    free: int
    used: int
    thing: int
    round: int
    rounds: int
    blank: int
    length: str
    #: Ore loaded on whaling boats (all) and on the best longship.
    boat_ore: int
    longship_ore: int
    #: Own points that no longer change: exploration boards, boards' silver aside, played cards.
    fixed: float
    #: −1 cells open on the home board, and on exploration boards as (cells, ease).
    home_minus: int
    islands_minus: list[tuple[int, float]]
    #: Income number reached, cells still open and −1 cells still open in the square of each number, cells covered.
    level: int
    need: tuple[int, ...]
    within: tuple[int, ...]
    placed: int
    income_else: int
    #: What enclosed symbols give each round: (cells of the home board to cover first, place).
    bonuses: tuple[tuple[int, int], ...]
    #: Whether the last tiles have been laid outside houses: what is in hand stays there.
    closed: bool
    penalties: int
    #: The phase that comes next when placing is over: 7 income, 8 breeding, 9 feast, 10 bonus.
    phase: int
    specials: int
    crown: bool
    #: Exploration boards not owned, by pair: 1 free, 0 owned.
    islands: list[int]
    sides: list[int]
    island_silver: list[int]
    strips: list[tuple[int, int]]
    strip_pile: tuple[int, ...]
    weapons: tuple[int, ...]

    def copy(self) -> "Sketch":
        """Another one that can be changed by itself."""
        new = Sketch.__new__(Sketch)
        for name in Sketch.__slots__:
            setattr(new, name, getattr(self, name))
        new.v = self.v[:]
        new.islands_minus = self.islands_minus[:]
        new.islands = self.islands[:]
        new.sides = self.sides[:]
        new.island_silver = self.island_silver[:]
        new.strips = self.strips[:]
        return new

    # Sums

    def cells(self) -> float:
        """Cells of goods in hand that can lie on boards, the greens as far as they can be kept apart."""
        v = self.v
        blue = v[SPECIAL_CELLS]
        for place, size in BLUES:
            blue += v[place] * size
        green = 0
        for place, size in GREENS:
            green += v[place] * size
        most = 14.0 + 1.1 * blue + 0.2 * self.placed
        return blue + (green if green < most else most)

    def food_width(self) -> int:
        """Banquet spaces that the food in hand covers."""
        v = self.v
        orange = red = width = 0
        for place, long, short, _ in FOODS["orange"]:
            count = v[place]
            if count:
                orange += count
                width += long + (count - 1) * short
        for place, long, short, _ in FOODS["red"]:
            count = v[place]
            if count:
                red += count
                width += long + (count - 1) * short
        uneven = abs(orange - red) - 1
        return width - uneven if uneven > 0 else width

    def spaces(self) -> int:
        """Banquet spaces to fill this round."""
        return self.blank + self.round - 2 * self.v[EMIGRATED]

    def prices(self, policy: Policy) -> Prices:
        """The prices of this situation."""
        v = self.v
        left = self.rounds - self.round
        width, spaces = self.food_width(), self.spaces()
        food = 0 if width < spaces else 1 if width < 2 * spaces + 1 else 2
        minus = self.home_minus
        for cells, _ in self.islands_minus:
            minus += cells
        full = self.cells() * FIT > minus + max(0, self.need[8] - self.within[8]) + 4
        return policy.prices(left, food, full, v[BOATS] > 0, v[KNARRS] > 0, v[LONGSHIPS] > 0)

    # The end of a round

    def end_round(self) -> None:
        """Income, breeding, feast, bonus and the start of the next round."""
        v = self.v
        cells = SPILL_SHARE * self.cells() - SPILL
        last = self.round == self.rounds
        if not last and self.phase <= 7:
            level = self.level
            while level < len(self.need) - 1 and self.need[level + 1] <= cells:
                level += 1
            self.level = level
            v[SILVER] += LADDER.numbers[level] + self.income_else
        if self.phase <= 8:
            self._breed()
        if self.phase <= 9:
            self._feast()
        self.phase = 7
        if last:
            return
        covered = self.placed + cells
        for threshold, place in self.bonuses:
            if covered >= threshold:
                v[place] += 1
        self._begin_round()

    def take_special(self, special: int) -> None:
        """A special tile leaves the stock."""
        self.specials &= ~(1 << special)
        number, cells, _ = SPECIALS[special]
        self.v[SPECIAL_CELLS] += cells
        if number == len(SPECIALS) - 1:
            self.crown = True

    def _breed(self) -> None:
        v = self.v
        for plain, foal in ((SHEEP, EWE), (CATTLE, COW)):
            if v[foal]:
                v[plain] += 2 * v[foal]
                v[foal] = 0
            elif v[plain] >= 2:
                v[plain] -= 1
                v[foal] += 1

    def _feast(self) -> None:
        v = self.v
        left = self.spaces()
        tiles: list[list[tuple[int, int, int]]] = []
        for colour in ("orange", "red"):
            held: list[tuple[int, int, int]] = []
            for place, long, short, cells in FOODS[colour]:
                count = v[place]
                if count:
                    held.append((8 * long - cells, long, place))
                    for _ in range(count - 1 if count < 5 else 4):
                        held.append((8 * short - cells, short, place))
            held.sort()
            tiles.append(held)
        side = 0 if len(tiles[0]) >= len(tiles[1]) else 1
        while left > 0:
            held = tiles[side]
            while held and held[-1][1] > left:
                held.pop()
            if held:
                _, width, place = held.pop()
                v[place] -= 1
                left -= width
                side = 1 - side
                continue
            if v[SILVER] > 0:
                v[SILVER] -= 1
                left -= 1
                side = 1 - side
                continue
            if not tiles[1 - side]:
                break
            self.penalties += 1
            left -= 1
            side = 1 - side
        if left > 0:
            self.penalties += left

    def _begin_round(self) -> None:
        v = self.v
        self.strips = [(kind, gone + 1) for kind, gone in self.strips if gone + 1 < STRIP_ITEMS]
        if self.strip_pile:
            self.strips.append((self.strip_pile[0], 0))
            self.strip_pile = self.strip_pile[1:]
        self.round += 1
        self.free = _ALL_SPACES & ~self.used
        self.used = 0
        self.thing = self.blank + self.round
        for number in HARVESTS[self.length].get(self.round, ()):
            for place in HARVEST[number]:
                v[place] += 1
        flipped = FLIPS[self.length].get(self.round)
        if flipped is not None:
            for pair in range(len(PAIRS)):
                if self.islands[pair]:
                    if pair == flipped:
                        self.sides[pair] = 1
                        self.island_silver[pair] = 0
                    else:
                        self.island_silver[pair] += SILVER_ON_BOARDS
        self.draw_weapons(1)

    def draw_weapons(self, count: int) -> None:
        """The next weapon cards."""
        for weapon in self.weapons[:count]:
            self.v[BOW + weapon] += 1
        self.weapons = self.weapons[count:]

    # The end

    def score(self) -> float:
        """Points at the end of the last round."""
        v = self.v
        cells = self.cells() + 0.8 * v[ORE]
        house_minus = 0
        total = self.fixed
        for place, points, minus in HOUSE_PLACES:
            if v[place]:
                total += v[place] * (points - minus)
                house_minus += v[place] * minus
        if house_minus:
            # Wood and stone fill slots, food left over fills houses.
            food = float(v[WOOD] + v[STONE])
            for place, _, _, size in ALL_FOODS:
                food += v[place] * size * 0.3
            total += min(house_minus * 0.9, food)
        best = -1e9
        need, within = self.need, self.within
        if self.closed:
            cells = 0.0
        usable = max(0.0, cells * FIT - LOST)
        for level in range(self.level, len(need)):
            rest = usable - need[level]
            if rest < 0.0 and level > self.level:
                break
            more = max(0.0, min(rest, self.home_minus - within[level]))
            figure = LADDER.numbers[level] + within[level] + more
            # What does not fit at home may fit elsewhere.
            rest = ELSEWHERE * (cells - need[level] - more)
            for minus, ease in self.islands_minus:
                if rest <= 0.0:
                    break
                figure += min(minus, rest * ease)
                rest -= minus / ease
            if figure > best:
                best = figure
        total += best - self.home_minus + self.income_else
        for minus, _ in self.islands_minus:
            total -= minus
        total += 3 * v[BOATS] + 5 * v[KNARRS] + 8 * v[LONGSHIPS] + v[SILVER]
        total += 2 * v[SHEEP] + 3 * v[EWE] + 3 * v[CATTLE] + 4 * v[COW]
        total += CARD_POINTS * v[PLAYED] + (2.0 if self.crown else 0.0)
        return total - PENALTY_POINTS * self.penalties


#: What a space would bring whose worth depends on the position: its worth less that of the Vikings, and what is needed
#: to do it, Vikings and space first; ``None`` if it is not more than the best so far.
Found = tuple[float, tuple[int, ...]] | None
#: How that is found, given the best so far, and how it is done.
Way = tuple[Callable[[Sketch, Prices, float], Found], Callable[[Sketch, Prices, tuple[int, ...]], None]]
