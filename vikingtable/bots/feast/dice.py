"""Dice decisions weighed exactly: what each result would bring, and whether to roll again."""

from vikingtable.bots.feast.figures import SPECIAL_CELLS
from vikingtable.bots.feast.weights import Prices
from vikingtable.rules.feast import standing
from vikingtable.rules.feast.acts import Fail, Loot, Roll, Settle
from vikingtable.rules.feast.dice import FAILURE, SUCCESS, loot_values
from vikingtable.rules.feast.frames import Rolling
from vikingtable.rules.feast.goods import SPECIAL_TILE
from vikingtable.rules.feast.items import BOW, ITEM, SPEAR, STONE, SWORD, WOOD
from vikingtable.rules.feast.standing import DICE_SIDES, DICE_WEAPON, LOW
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.state import Action

#: What stays after the crown's cells are counted.
_CROWN = 2.0
#: At most so many stones are thrown into one fight.
_MOST = 6

#: A result: its worth in points and the answer that takes it.
Outcome = tuple[float, Action]


def weigh(state: FeastState, seat: int, frame: Rolling, prices: Prices) -> list[Outcome]:
    """The answers worth a thought, best first: to roll again at its expectation, the best use of the roll, failure."""
    values = _by_result(state, seat, frame, prices)
    found: list[Outcome] = []
    fail = _failure(frame, prices)
    if frame.rolls:
        here = values(frame.roll)
        if here is not None:
            found.append(here)
        if not (frame.dice in LOW and frame.roll + frame.modifier <= 0):
            found.append((fail, Fail(seat)))
    left = frame.most - frame.rolls
    if left > 0:
        sides = DICE_SIDES[frame.dice]
        faces = []
        for number in range(1, sides + 1):
            outcome = values(number)
            faces.append(fail if outcome is None else max(outcome[0], fail))
        again = fail
        for turn in range(left):
            again = sum(max(face, again) if turn else face for face in faces) / sides
        # Rolling costs nothing while the result can still be taken afterwards; it cannot, so it has to be better.
        found.append((again, Roll(seat)))
    found.sort(key=lambda one: -one[0])
    return found


def _failure(frame: Rolling, prices: Prices) -> float:
    items, vikings = FAILURE[frame.dice]
    return sum(prices.list[place] * amount for place, amount in items) + vikings * prices.viking


class _Payer:
    """The cheapest way to pay for each result, kept."""

    def __init__(self, state: FeastState, seat: int, frame: Rolling, prices: Prices) -> None:
        self._kept: dict[int, Outcome | None] = {}
        self._state, self._seat, self._frame, self._prices = state, seat, frame, prices

    def __call__(self, number: int) -> Outcome | None:
        result = max(0, number + self._frame.modifier)
        if result not in self._kept:
            self._kept[result] = (self._low if self._frame.dice in LOW else self._high)(result)
        return self._kept[result]

    def _low(self, need: int) -> Outcome | None:
        state, seat, frame, price = self._state, self._seat, self._frame, self._prices.list
        supply = state.players[seat].supply
        weapon = BOW + DICE_WEAPON[frame.dice]
        each_wood = standing.material_value(state, seat, frame.dice)
        each_card = standing.weapon_value(state, seat, frame.dice)
        gain = sum(price[place] * amount for place, amount in SUCCESS[frame.dice])
        best: Outcome | None = None
        for used in range(min(supply[weapon], need) + 1):
            material = -(-max(0, need - used * each_card) // each_wood)
            if material > supply[WOOD]:
                continue
            over = used * each_card + material * each_wood - need
            if (used and over >= each_card) or (material and over >= each_wood):
                continue
            value = gain - used * price[weapon] - material * price[WOOD]
            if best is None or value > best[0]:
                best = (value, Settle(seat, material, used))
        return best

    def _high(self, result: int) -> Outcome | None:
        state, seat, frame, price = self._state, self._seat, self._frame, self._prices.list
        supply = state.players[seat].supply
        each_stone = standing.material_value(state, seat, frame.dice)
        each_sword = standing.weapon_value(state, seat, frame.dice)
        spears = supply[SPEAR] if standing.spears_as_swords(state, seat) else 0
        best: Outcome | None = None
        for loot, swords in loot_values(state, seat).items():
            if loot in SPECIAL_TILE:
                gain = SPECIAL_TILE[loot].cells * price[SPECIAL_CELLS] + (_CROWN if SPECIAL_TILE[loot].points else 0.0)
            else:
                gain = price[ITEM[loot]]
            if best is not None and gain <= best[0]:
                continue
            lacks = swords - result
            for stones in range(min(supply[STONE], _MOST) + 1):
                rest = lacks - stones * each_stone
                cards = max(0, -(-rest // each_sword))
                used = min(cards, supply[SWORD])
                others = cards - used
                if others > spears:
                    continue
                value = gain - stones * price[STONE] - used * price[SWORD] - others * price[SPEAR]
                if best is None or value > best[0]:
                    best = (value, Loot(seat, loot, stones, used, others))
                if rest <= 0:
                    break
        return best


def _by_result(state: FeastState, seat: int, frame: Rolling, prices: Prices) -> _Payer:
    return _Payer(state, seat, frame, prices)
