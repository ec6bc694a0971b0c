"""What spaces make of goods in a sketched game: products, upgrades, mountain strips, overseas and special sales."""

from operator import itemgetter

from vikingtable.bots.feast.figures import BIT, GREENS, HAND, KNARRS, SPECIAL_CELLS, SPECIALS, STRIP_GIVES
from vikingtable.bots.feast.sketch import Found, Sketch, Way
from vikingtable.bots.feast.weights import Prices
from vikingtable.rules.feast.items import BOW, CATTLE, COW, EWE, ITEM, ORE, SHEEP, SILVER, SNARE, SPEAR, SWORD, UPGRADE

_MILK, _WOOL, _ROBE, _SILVERWARE, _JEWELRY, _SPICES = (
    ITEM[name] for name in ("milk", "wool", "robe", "silverware", "jewelry", "spices")
)
_MILK_BIT, _WOOL_BIT, _WEEKLY_BIT, _CRAFT_BIT = (BIT[name] for name in ("milk", "wool", "weekly_4", "craft_4"))
_OVERSEAS = BIT["overseas_1"], BIT["overseas_2"]
_SALE, _FORGE = BIT["special_sale"], BIT["forge"]
_UP_WEAPONS, _UP_DOUBLE = BIT["up_3_weapons"], BIT["mtn_2222_or_up3x2"]
_UP: tuple[tuple[int, int, int], ...] = ((BIT["up_2"], 1, 2), (BIT["up_3"], 2, 3), (BIT["up_4"], 3, 4))
#: Mountain spaces: bit, Vikings, strips, upgrades after them, and whether these go two steps.
_MOUNTAIN: tuple[tuple[int, int, tuple[int, ...], int, bool], ...] = (
    (BIT["mtn_2"], 1, (2,), 0, False),
    (BIT["mtn_1_up_1"], 1, (1,), 1, False),
    (BIT["mtn_3_up_1"], 2, (3,), 1, False),
    (BIT["mtn_3_2"], 3, (3, 2), 0, False),
    (BIT["mtn_4_up2x2"], 4, (4,), 2, True),
    (_UP_DOUBLE, 4, (2, 2, 2, 2), 0, False),
)
_WORTH = itemgetter(0)
#: The special tiles that the forge makes and that are larger than jewelry.
_FORGED = tuple(number for number, cells, _ in SPECIALS if cells == 9)


def _products(sketch: Sketch, prices: Prices, best: float) -> Found:
    v, free, thing, price = sketch.v, sketch.free, sketch.thing, prices.list
    found: Found = None
    cattle, sheep = v[CATTLE] + v[COW], v[SHEEP] + v[EWE]
    if cattle and free & _MILK_BIT:
        value = min(3, cattle) * price[_MILK] - prices.viking
        if value > best:
            best, found = value, (value, (1, _MILK_BIT, 0))
    if thing >= 3 and sheep and free & _WOOL_BIT:
        value = min(3, sheep) * price[_WOOL] + price[HAND] - 3 * prices.viking
        if value > best:
            best, found = value, (value, (3, _WOOL_BIT, 1))
    if thing >= 4:
        if free & _WEEKLY_BIT:
            value = price[_SPICES] + price[SILVER] - 4 * prices.viking
            if cattle:
                value += 2 * price[_MILK]
            if sheep:
                value += price[_WOOL]
            if value > best:
                best, found = value, (value, (4, _WEEKLY_BIT, 2))
        if free & _CRAFT_BIT:
            value = 4 * price[SILVER] - 4 * prices.viking
            if v[_WOOL]:
                value += max(0.0, price[_ROBE] - price[_WOOL])
            if v[_SILVERWARE]:
                value += max(0.0, price[_JEWELRY] - price[_SILVERWARE])
            if value > best:
                found = (value, (4, _CRAFT_BIT, 3))
    return found


def _do_products(sketch: Sketch, prices: Prices, chosen: tuple[int, ...]) -> None:
    v = sketch.v
    cattle, sheep = v[CATTLE] + v[COW], v[SHEEP] + v[EWE]
    which = chosen[2]
    if which == 0:
        v[_MILK] += min(3, cattle)
    elif which == 1:
        v[_WOOL] += min(3, sheep)
    elif which == 2:
        v[_SPICES] += 1
        v[SILVER] += 1
        if cattle:
            v[_MILK] += 2
        if sheep:
            v[_WOOL] += 1
    else:
        v[SILVER] += 4
        if v[_WOOL]:
            v[_WOOL] -= 1
            v[_ROBE] += 1
        if v[_SILVERWARE]:
            v[_SILVERWARE] -= 1
            v[_JEWELRY] += 1


def _upgrades(sketch: Sketch, order: list[tuple[float, int, int]], most: int) -> list[tuple[float, int, int]]:
    """The best upgrades of different tiles, each as (gain, from, to)."""
    v = sketch.v
    picked: list[tuple[float, int, int]] = []
    for one in order:
        count = v[one[1]]
        if count:
            if count >= most:
                picked += [one] * most
                break
            picked += [one] * count
            most -= count
    return picked


def _do_upgrades(sketch: Sketch, picked: list[tuple[float, int, int]]) -> None:
    v = sketch.v
    for _, place, into in picked:
        v[place] -= 1
        v[into] += 1


def _improving(sketch: Sketch, prices: Prices, best: float) -> Found:
    free, thing, price = sketch.free, sketch.thing, prices.list
    found: Found = None
    each = prices.viking
    gains = [one[0] for one in _upgrades(sketch, prices.single, 4)]
    for bit, vikings, goods in _UP:
        if thing >= vikings and free & bit and gains:
            value = sum(gains[:goods]) - vikings * each + (price[HAND] if vikings == 3 else 0.0)
            if value > best:
                best, found = value, (value, (vikings, bit, goods, 0, 0))
    if thing >= 3 and free & _UP_WEAPONS:
        value = sum(gains[:3]) + price[HAND] + price[SWORD] + price[BOW] + price[SNARE] + price[SPEAR] - 3 * each
        if value > best:
            best, found = value, (value, (3, _UP_WEAPONS, 3, 0, 4))
    if thing >= 4 and free & _UP_DOUBLE:
        value = sum(one[0] for one in _upgrades(sketch, prices.double, 3)) - 4 * each
        if value > best:
            best, found = value, (value, (4, _UP_DOUBLE, 3, 1, 0))
    return found


def _do_improving(sketch: Sketch, prices: Prices, chosen: tuple[int, ...]) -> None:
    _, _, goods, double, weapons = chosen
    _do_upgrades(sketch, _upgrades(sketch, prices.double if double else prices.single, goods))
    if weapons:
        sketch.draw_weapons(weapons)


def _take(sums: list[tuple[float, ...]], limits: tuple[int, ...]) -> list[tuple[float, int, int]]:
    """The best strips to take from, each as (worth, strip, items). ``sums``: of each strip, ``Prices.strip``."""
    most = limits[0]
    taken = [(one[most], number, most) for number, one in enumerate(sums)]
    if len(limits) == 1:
        return [max(taken, key=_WORTH)]
    taken.sort(key=_WORTH, reverse=True)
    taken = taken[: len(limits)]
    if len(limits) == 2 and len(taken) == 2:
        # The second strip gives fewer items.
        number, most = taken[1][1], limits[1]
        taken[1] = (sums[number][most], number, most)
    return taken


def _mountain(sketch: Sketch, prices: Prices, best: float) -> Found:
    strips = sketch.strips
    if not strips:
        return None
    free, thing, card = sketch.free, sketch.thing, prices.list[HAND]
    found: Found = None
    sums = [prices.strip(strip) for strip in strips]
    for number, (bit, vikings, limits, goods, double) in enumerate(_MOUNTAIN):
        if thing < vikings or not free & bit:
            continue
        value = -vikings * prices.viking + (card if vikings == 3 else 0.0)
        if len(limits) == 1:
            most = limits[0]
            value += max([one[most] for one in sums])
        else:
            for worth, _, _ in _take(sums, limits):
                value += worth
        if goods:
            for one in _upgrades(sketch, prices.double if double else prices.single, goods):
                value += one[0]
        if value > best:
            best, found = value, (value, (vikings, bit, number))
    return found


def _do_mountain(sketch: Sketch, prices: Prices, chosen: tuple[int, ...]) -> None:
    _, _, limits, goods, double = _MOUNTAIN[chosen[2]]
    for _, number, count in _take([prices.strip(strip) for strip in sketch.strips], limits):
        kind, gone = sketch.strips[number]
        for place, amount in STRIP_GIVES[kind][gone : gone + count]:
            sketch.v[place] += amount
        sketch.strips[number] = (kind, min(len(STRIP_GIVES[kind]), gone + count))
    if goods:
        _do_upgrades(sketch, _upgrades(sketch, prices.double if double else prices.single, goods))


def _trading(sketch: Sketch, prices: Prices, best: float) -> Found:
    v, free, thing, price = sketch.v, sketch.free, sketch.thing, prices.list
    found: Found = None
    if v[KNARRS] and v[SILVER]:
        bit = _OVERSEAS[0] if free & _OVERSEAS[0] else _OVERSEAS[1] if thing >= 2 and free & _OVERSEAS[1] else 0
        if bit:
            vikings = 1 if bit == _OVERSEAS[0] else 2
            value = -price[SILVER] - vikings * prices.viking
            for place, _ in GREENS:
                if v[place] and price[UPGRADE[place]] > price[place]:
                    value += price[UPGRADE[place]] - price[place]
            if value > best:
                best, found = value, (value, (vikings, bit, 0))
    if v[KNARRS] and thing >= 3 and free & _SALE:
        value = price[HAND] - 3 * prices.viking
        picks = _sale(sketch, price)
        for special in picks:
            value += SPECIALS[special][1] * price[SPECIAL_CELLS] - SPECIALS[special][2] * price[SILVER]
        if picks and value > best:
            best, found = value, (value, (3, _SALE, 1))
    if v[ORE] and thing >= 3 and free & _FORGE:
        value = price[HAND] + 8.5 * price[SPECIAL_CELLS] - price[ORE] - 3 * prices.viking
        if value > best:
            found = (value, (3, _FORGE, 2))
    return found


def _sale(sketch: Sketch, price: list[float]) -> list[int]:
    silver, picks = sketch.v[SILVER], []
    for special, _, cost in reversed(SPECIALS):
        if cost < 0 or not sketch.specials >> special & 1 or cost > silver:
            continue
        picks.append(special)
        silver -= cost
        if len(picks) == 2:
            break
    return picks


def _do_trading(sketch: Sketch, prices: Prices, chosen: tuple[int, ...]) -> None:
    v, price = sketch.v, prices.list
    if chosen[2] == 0:
        v[SILVER] -= 1
        for place, _ in GREENS:
            if v[place] and price[UPGRADE[place]] > price[place]:
                v[place] -= 1
                v[UPGRADE[place]] += 1
    elif chosen[2] == 1:
        for special in _sale(sketch, price):
            v[SILVER] -= SPECIALS[special][2]
            sketch.take_special(special)
    else:
        v[ORE] -= 1
        for special in _FORGED:
            if sketch.specials >> special & 1:
                sketch.take_special(special)
                return
        v[_JEWELRY] += 1


#: Upgrades.
IMPROVING: Way = (_improving, _do_improving)
#: Strips of the mountain, and the upgrades beside them.
MOUNTAIN: Way = (_mountain, _do_mountain)
#: Overseas trading, the special sale, the forge.
TRADING: Way = (_trading, _do_trading)
#: Goods made of others, or of animals.
PRODUCTS: Way = (_products, _do_products)
