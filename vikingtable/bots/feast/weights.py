"""What things are worth to the quick player of the sketch: prices by rounds left, as a table of weights."""

from collections.abc import Callable, Sequence
from operator import itemgetter, mul

from vikingtable.bots.feast.figures import (
    AT,
    BOATS,
    CELLS,
    COLOUR,
    DEEDS,
    FOODS,
    HAND,
    KNARRS,
    LARGE,
    LONG_HOUSES,
    LONGSHIPS,
    PLAYED,
    SHEDS,
    SIZE,
    SMALL,
    SPECIAL_CELLS,
    STONE_HOUSES,
    STRIP_GIVES,
    UPGRADES,
    Deed,
)
from vikingtable.rules.feast.items import CATTLE, COW, EWE, ORE, SHEEP, SILVER, STONE, WOOD

#: Weights by name: what counts in the last round, and what is added for each round still to come.
START: dict[str, tuple[float, float]] = {
    "blue_cell": (1.0, 0.1),
    "green_cell": (0.85, 0.1),
    "red_cell": (0.1, 0.1),
    "orange_cell": (0.05, 0.06),
    "food_now": (2.2, 0.0),
    "food_next": (0.0, 0.25),
    "food_rest": (0.0, 0.1),
    "silver": (1.0, 0.08),
    "wood": (0.6, 0.15),
    "stone": (0.6, 0.15),
    "ore": (0.8, 0.1),
    "bow_and_arrow": (0.2, 0.1),
    "snare": (0.2, 0.15),
    "spear": (0.2, 0.1),
    "long_sword": (0.2, 0.15),
    "boat": (3.0, 0.3),
    "knarr": (5.0, 0.5),
    "first_knarr": (0.0, 0.5),
    "longship": (8.0, 0.5),
    "first_longship": (0.0, 1.5),
    "emigration": (0.0, 0.0),
    "shed": (3.0, 0.0),
    "stone_house": (4.0, 0.0),
    "long_house": (6.0, 0.0),
    "island": (1.0, 0.0),
    "island_cell": (0.5, 0.1),
    "sheep": (2.0, 0.8),
    "cattle": (3.0, 1.0),
    "hand": (0.0, 0.1),
    "played": (1.8, 0.3),
    "viking": (0.5, 0.3),
    "reserve": (0.0, 1.0),
    "full_cell": (0.2, 0.0),
}
NAMES = tuple(START)
_PLACE = {name: 2 * index for index, name in enumerate(NAMES)}
#: The weights in a row: for each name the last round's and the slope.
Weights = tuple[float, ...]
STARTING: Weights = tuple(number for pair in START.values() for number in pair)
#: Every deed with the amounts it changes and what picks the prices of what it changes.
_CHANGES: tuple[tuple[Deed, tuple[int, ...], Callable[[list[float]], Sequence[float]]], ...] = tuple(
    (deed, tuple(amount for _, amount in change), itemgetter(*(place for place, _ in change)))
    # What picks a single price would not give a sequence: such a deed changes something by nothing, too.
    for deed in DEEDS
    for change in (deed.change if len(deed.change) > 1 else (*deed.change, (SILVER, 0)),)
)
_WORTH = itemgetter(0)
#: At most so many items are taken from a mountain strip at once.
_TAKEN = 4
#: How often a further Viking's price is asked.
ROUNDS = 7


class Prices:
    """Prices of all places of the vector in one situation, and what follows from them for the deeds and upgrades."""

    __slots__ = ("_strips", "deeds", "double", "emigration", "island", "island_cell", "list", "single", "viking")

    def __init__(
        self, weights: Weights, left: int, food: int, full: bool, boats: bool, knarrs: bool, longships: bool
    ) -> None:
        def worth(name: str) -> float:
            at = _PLACE[name]
            return weights[at] + weights[at + 1] * left

        prices = [0.0] * SIZE
        share = worth("full_cell") if full else 1.0
        cell = {
            "blue": worth("blue_cell") * share,
            "green": worth("green_cell") * share,
            "red": worth("red_cell") * share,
            "orange": worth("orange_cell") * share,
        }
        for place, cells in enumerate(CELLS):
            prices[place] = cells * cell[COLOUR[place]]
        each = worth("food_now") if food == 0 else worth("food_next") if food == 1 else worth("food_rest")
        for foods in FOODS.values():
            for place, long, short, _ in foods:
                prices[place] += each * (0.5 * long + 0.5 * short)
        prices[SHEEP], prices[CATTLE] = worth("sheep"), worth("cattle")
        prices[EWE], prices[COW] = prices[SHEEP] + 1.5, prices[CATTLE] + 2.0
        prices[SILVER], prices[WOOD], prices[STONE] = worth("silver"), worth("wood"), worth("stone")
        prices[ORE] = worth("ore")
        for weapon in ("bow_and_arrow", "snare", "spear", "long_sword"):
            prices[AT[weapon]] = worth(weapon)
        prices[BOATS] = worth("boat") * (0.8 if boats else 1.0)
        prices[KNARRS] = worth("knarr") + (0.0 if knarrs else worth("first_knarr"))
        prices[LONGSHIPS] = worth("longship") + (0.0 if longships else worth("first_longship"))
        prices[SHEDS], prices[STONE_HOUSES], prices[LONG_HOUSES] = (
            worth("shed"),
            worth("stone_house"),
            worth("long_house"),
        )
        prices[HAND], prices[PLAYED] = worth("hand"), worth("played")
        prices[SMALL] = prices[LARGE] = 0.0
        prices[SPECIAL_CELLS] = cell["blue"]
        self.list = prices
        self.viking = worth("viking")
        self.emigration = worth("emigration") + 2.0 * left * worth("food_next")
        self.island, self.island_cell = worth("island"), worth("island_cell")
        taken = [
            (sum(map(mul, amounts, of(prices))) - self.viking * deed.vikings, deed) for deed, amounts, of in _CHANGES
        ]
        taken.sort(key=_WORTH, reverse=True)
        self.deeds = taken
        single = [(prices[into] - prices[place], place, into) for place, into, _ in UPGRADES]
        self.single = [one for one in sorted(single, key=_WORTH, reverse=True) if one[0] > 0.0]
        double = []
        for place, into, further in UPGRADES:
            target = further if further >= 0 and prices[further] > prices[into] else into
            double.append((prices[target] - prices[place], place, target))
        self.double = [one for one in sorted(double, key=_WORTH, reverse=True) if one[0] > 0.0]
        self._strips: dict[tuple[int, int], tuple[float, ...]] = {}

    def strip(self, strip: tuple[int, int]) -> tuple[float, ...]:
        """What the first items that lie on a mountain strip are worth, by how many are taken: none, one, … four."""
        found = self._strips.get(strip)
        if found is None:
            kind, gone = strip
            worth = 0.0
            sums = [worth]
            for place, amount in STRIP_GIVES[kind][gone : gone + _TAKEN]:
                worth += self.list[place] * amount
                sums.append(worth)
            sums += [worth] * (_TAKEN + 1 - len(sums))
            found = self._strips[strip] = tuple(sums)
        return found


class Policy:
    """Weights with the prices that were made of them so far."""

    __slots__ = ("_made", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._made: dict[int, Prices] = {}

    def prices(self, left: int, food: int, full: bool, boats: bool, knarrs: bool, longships: bool) -> Prices:
        """The prices with ``left`` rounds to come; ``food``: 0 lacking now, 1 for the next feast, 2 enough."""
        key = left << 6 | food << 4 | full << 3 | boats << 2 | knarrs << 1 | longships
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = Prices(self.weights, left, food, full, boats, knarrs, longships)
        return found

    def weight(self, name: str, left: int) -> float:
        """A single weight."""
        at = _PLACE[name]
        return self.weights[at] + self.weights[at + 1] * left
