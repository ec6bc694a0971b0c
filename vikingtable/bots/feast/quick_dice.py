"""What spaces with dice bring in a sketched game: hunts, snares, whaling, raids and pillages."""

from vikingtable.bots.feast.figures import BIT, BOATS, HAND, LONGSHIPS, LOOT, SPECIAL_CELLS
from vikingtable.bots.feast.sketch import Found, Sketch, Way
from vikingtable.bots.feast.weights import Prices
from vikingtable.rules.feast.items import BOW, ITEM, SNARE, SPEAR, STONE, SWORD, WOOD

_OIL, _HIDE, _FUR, _SKIN, _WHALE, _GAME = (
    ITEM[name] for name in ("oil", "hide", "fur", "skin_and_bones", "whale_meat", "game_meat")
)
_HUNT_1, _HUNT_2, _SNARE_BIT = BIT["hunt_1"], BIT["hunt_2"], BIT["snare"]
_WHALING_3, _WHALING_4 = BIT["whaling_3"], BIT["whaling_4"]
_RAID, _PILLAGE_2, _PILLAGE_3 = BIT["raid"], BIT["pillage_2"], BIT["pillage_3"]
#: Results of dice as the quick player expects them: what is to be paid, or the strength reached.
_LOW_8, _LOW_12, _HIGH_8, _HIGH_12 = 2, 4, 7, 10
#: Spaces that roll dice.
DICE_SPACES = frozenset({"hunt_1", "hunt_2", "snare", "whaling_3", "whaling_4", "raid", "pillage_2", "pillage_3"})


def _hunting(sketch: Sketch, prices: Prices, best: float) -> Found:
    v, free, thing, price = sketch.v, sketch.free, sketch.thing, prices.list
    found: Found = None
    wood = v[WOOD]
    bit = _HUNT_1 if free & _HUNT_1 else _HUNT_2 if thing >= 2 and free & _HUNT_2 else 0
    if bit and wood + v[BOW] > _LOW_8:
        vikings = 1 if bit == _HUNT_1 else 2
        weapons = min(v[BOW], _LOW_8)
        value = price[_HIDE] + price[_GAME] - weapons * price[BOW] - (_LOW_8 - weapons) * price[WOOD]
        value -= vikings * prices.viking
        if value > best:
            best, found = value, (value, (vikings, bit, 0, weapons, _LOW_8 - weapons))
    if thing >= 2 and free & _SNARE_BIT and wood + v[SNARE] > _LOW_8:
        weapons = min(v[SNARE], _LOW_8)
        value = price[_FUR] - (weapons - 1) * price[SNARE] - (_LOW_8 - weapons) * price[WOOD] - 2 * prices.viking
        if value > best:
            best, found = value, (value, (2, _SNARE_BIT, 1, weapons, _LOW_8 - weapons))
    if v[BOATS] and thing >= 3:
        total = price[_OIL] + price[_SKIN] + price[_WHALE]
        for bit, vikings, ore in (
            (_WHALING_3, 3, v[BOATS] + sketch.boat_ore),
            (_WHALING_4, 4, 1 + (sketch.boat_ore > 0)),
        ):
            if thing < vikings or not free & bit:
                continue
            pay = max(0, _LOW_12 - ore)
            if wood + v[SPEAR] < pay:
                continue
            weapons = min(v[SPEAR], pay)
            value = total - weapons * price[SPEAR] - (pay - weapons) * price[WOOD] - vikings * prices.viking
            if vikings == 3:
                value += price[HAND]
            if value > best:
                best, found = value, (value, (vikings, bit, 2, weapons, pay - weapons))
    return found


def _do_hunting(sketch: Sketch, prices: Prices, chosen: tuple[int, ...]) -> None:
    v = sketch.v
    _, _, which, weapons, wood = chosen
    v[WOOD] -= wood
    if which == 0:
        v[BOW] -= weapons
        v[_HIDE] += 1
        v[_GAME] += 1
    elif which == 1:
        v[SNARE] += 1 - weapons
        v[_FUR] += 1
    else:
        v[SPEAR] -= weapons
        v[_OIL] += 1
        v[_SKIN] += 1
        v[_WHALE] += 1


def _loot(sketch: Sketch, prices: Prices, best: float) -> Found:
    v, free, thing, price = sketch.v, sketch.free, sketch.thing, prices.list
    if not v[LONGSHIPS]:
        return None
    found: Found = None
    swords, stones = min(v[SWORD], 4), min(v[STONE], 2)
    cell = price[SPECIAL_CELLS]
    for bit, vikings, roll in (
        (_RAID, 1, _HIGH_8),
        (_PILLAGE_2, 2, _HIGH_12 + sketch.longship_ore),
        (_PILLAGE_3, 3, _HIGH_12 + sketch.longship_ore),
    ):
        if thing < vikings or not free & bit:
            continue
        value_base = (price[HAND] if vikings == 3 else 0.0) - vikings * prices.viking
        top = value_base + 12 * cell
        if top <= best:
            continue
        for strength, cells, place, special in LOOT:
            more = strength - roll
            if more > swords + stones or (special >= 0 and not sketch.specials >> special & 1):
                continue
            value = value_base + cells * cell
            if value <= best:
                break
            if more > 0:
                used = min(swords, more)
                value -= used * price[SWORD] + (more - used) * price[STONE]
            else:
                used = more = 0
            if value > best:
                best, found = value, (value, (vikings, bit, place, special, used, more - used))
    return found


def _do_loot(sketch: Sketch, prices: Prices, chosen: tuple[int, ...]) -> None:
    v = sketch.v
    _, _, place, special, swords, stones = chosen
    v[SWORD] -= swords
    v[STONE] -= stones
    if place >= 0:
        v[place] += 1
    else:
        sketch.take_special(special)


#: Hunts, snares, whaling.
HUNTING: Way = (_hunting, _do_hunting)
#: Raids and pillages.
LOOTING: Way = (_loot, _do_loot)
