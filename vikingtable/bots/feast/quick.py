"""The quick player: what it does in a sketched game, turn by turn, by the prices of things."""

from operator import itemgetter

from vikingtable.bots.feast.figures import (
    BIT,
    BOATS,
    EMIGRATED,
    GREENS,
    HAND,
    ISLANDS,
    KNARRS,
    LARGE,
    LONGSHIPS,
    LOOT,
    PLAYED,
    SPECIAL_CELLS,
    SPECIALS,
    STRIP_GIVES,
)
from vikingtable.bots.feast.sketch import Sketch
from vikingtable.bots.feast.weights import Policy, Prices
from vikingtable.rules.feast.boards import EXPLORATION_BOARD
from vikingtable.rules.feast.items import (
    BOW,
    CATTLE,
    COW,
    EWE,
    ITEM,
    ORE,
    SHEEP,
    SILVER,
    SNARE,
    SPEAR,
    STONE,
    SWORD,
    UPGRADE,
    WOOD,
)
from vikingtable.rules.feast.state import EMIGRATED_POINTS, PAIRS, PANELS

_OIL, _HIDE, _FUR, _SKIN, _WHALE, _GAME = (
    ITEM[name] for name in ("oil", "hide", "fur", "skin_and_bones", "whale_meat", "game_meat")
)
_MILK, _WOOL, _ROBE, _SILVERWARE, _JEWELRY, _SPICES = (
    ITEM[name] for name in ("milk", "wool", "robe", "silverware", "jewelry", "spices")
)
_MILK_BIT, _WOOL_BIT, _WEEKLY_BIT, _CRAFT_BIT = (BIT[name] for name in ("milk", "wool", "weekly_4", "craft_4"))
_HUNT_1, _HUNT_2, _SNARE_BIT = BIT["hunt_1"], BIT["hunt_2"], BIT["snare"]
_WHALING_3, _WHALING_4 = BIT["whaling_3"], BIT["whaling_4"]
_RAID, _PILLAGE_2, _PILLAGE_3 = BIT["raid"], BIT["pillage_2"], BIT["pillage_3"]
_OVERSEAS = BIT["overseas_1"], BIT["overseas_2"]
_SALE, _FORGE = BIT["special_sale"], BIT["forge"]
_PLAY_1 = BIT["occ_play_1"]
_UP_WEAPONS, _UP_DOUBLE = BIT["up_3_weapons"], BIT["mtn_2222_or_up3x2"]
#: Spaces that roll dice.
DICE_SPACES = frozenset({"hunt_1", "hunt_2", "snare", "whaling_3", "whaling_4", "raid", "pillage_2", "pillage_3"})
#: Results of dice as the quick player expects them: what is to be paid, or the strength reached.
_LOW_8, _LOW_12, _HIGH_8, _HIGH_12 = 2, 4, 7, 10
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
_EMIGRATE = ((BIT["emigrate_2"], 2), (BIT["emigrate_3"], 3), (BIT["emigrate_4"], 4))
_EXPLORE = ((BIT["explore_1"], 1), (BIT["explore_2"], 2), (BIT["explore_3"], 3))
_CARDS = ((BIT["occ_play_2"], 2, 2), (BIT["occ_play_4"], 3, 4))
_KNARR_GAIN, _LONGSHIP_GAIN = EMIGRATED_POINTS["knarr"], EMIGRATED_POINTS["longship"]
_WORTH = itemgetter(0)
#: A longship is bought for silver while so many Vikings can still use it.
_CREW = 2


def play(sketch: Sketch, policy: Policy) -> float:
    """The points after the rest of the game by the quick player. The sketch is used up."""
    while True:
        while sketch.thing > 0 and move(sketch, policy):
            pass
        last = sketch.round == sketch.rounds
        sketch.end_round()
        if last:
            return sketch.score()


def use(sketch: Sketch, policy: Policy, bit: int) -> bool:
    """Places Vikings on the space ``bit``, whatever it is worth; ``False`` if the quick player sees no way."""
    free = sketch.free
    sketch.free = free & bit
    done = _place(sketch, sketch.prices(policy), -1e9)
    sketch.free = free & ~bit
    return done


def move(sketch: Sketch, policy: Policy) -> bool:
    """Places Vikings once; ``False`` if nothing is worth it."""
    _buy(sketch, policy)
    prices = sketch.prices(policy)
    # Vikings that are left over are worth nothing: any gain will do.
    return _place(sketch, prices, 0.01 - prices.viking * sketch.thing)


def _place(sketch: Sketch, prices: Prices, best: float) -> bool:
    v = sketch.v
    thing, free = sketch.thing, sketch.free
    chosen: tuple[int, ...] = ()
    change = None
    doer = None
    for value, deed in prices.deeds:
        if value <= best:
            break
        if deed.vikings <= thing and free & deed.bit:
            for place, amount in deed.needs:
                if v[place] < amount:
                    break
            else:
                best = value
                chosen = (deed.vikings, deed.bit)
                change = deed.change
                break
    for find, do in _WAYS:
        found = find(sketch, prices, best)
        if found is not None:
            best, chosen = found
            doer = do
    if not chosen:
        return False
    vikings, bit = chosen[0], chosen[1]
    sketch.thing -= vikings
    sketch.free &= ~bit
    sketch.used |= bit
    if doer is not None:
        doer(sketch, prices, chosen)
        if vikings == 3:
            v[HAND] += 1
    elif change is not None:
        for place, amount in change:
            v[place] += amount
    if vikings == 4 and v[HAND]:
        v[HAND] -= 1
        v[PLAYED] += 1
    return True


def _buy(sketch: Sketch, policy: Policy) -> None:
    """Ships for silver: a first longship to raid with, a knarr that can emigrate at once."""
    v = sketch.v
    silver = v[SILVER]
    if silver < 6 or not v[LARGE] or sketch.thing < _CREW:
        return
    left = sketch.rounds - sketch.round
    if silver >= 8 and left >= 1 and not v[LONGSHIPS]:
        v[SILVER] -= 8
        v[LARGE] -= 1
        v[LONGSHIPS] += 1
    elif (
        silver >= 5 + sketch.round + policy.weight("reserve", left)
        and not v[KNARRS]
        and sketch.free & (_EMIGRATE[0][0] | _EMIGRATE[1][0])
        and panel_free(sketch)
    ):
        v[SILVER] -= 5
        v[LARGE] -= 1
        v[KNARRS] += 1


def panel_free(sketch: Sketch) -> bool:
    """Whether a ship can be laid on the banquet table."""
    return sketch.v[EMIGRATED] < min(PANELS, (sketch.blank + sketch.round) // 2)


# What spaces bring whose worth depends on the position: each finder gives (worth less Vikings, what the doer needs),
# if it is more than the best so far; the doer's first numbers are Vikings and space.

_Found = tuple[float, tuple[int, ...]] | None


def _products(sketch: Sketch, prices: Prices, best: float) -> _Found:
    v, free, thing, price = sketch.v, sketch.free, sketch.thing, prices.list
    found: _Found = None
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


def _hunting(sketch: Sketch, prices: Prices, best: float) -> _Found:
    v, free, thing, price = sketch.v, sketch.free, sketch.thing, prices.list
    found: _Found = None
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


def _loot(sketch: Sketch, prices: Prices, best: float) -> _Found:
    v, free, thing, price = sketch.v, sketch.free, sketch.thing, prices.list
    if not v[LONGSHIPS]:
        return None
    found: _Found = None
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


def _improving(sketch: Sketch, prices: Prices, best: float) -> _Found:
    free, thing, price = sketch.free, sketch.thing, prices.list
    found: _Found = None
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


def _mountain(sketch: Sketch, prices: Prices, best: float) -> _Found:
    strips = sketch.strips
    if not strips:
        return None
    free, thing, card = sketch.free, sketch.thing, prices.list[HAND]
    found: _Found = None
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


def _trading(sketch: Sketch, prices: Prices, best: float) -> _Found:
    v, free, thing, price = sketch.v, sketch.free, sketch.thing, prices.list
    found: _Found = None
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


#: The special tiles that the forge makes and that are larger than jewelry.
_FORGED = tuple(number for number, cells, _ in SPECIALS if cells == 9)


def _exploring(sketch: Sketch, prices: Prices, best: float) -> _Found:
    v, free, thing, price = sketch.v, sketch.free, sketch.thing, prices.list
    found: _Found = None
    large = v[LONGSHIPS] + v[KNARRS]
    for bit, level in _EXPLORE:
        if thing < level or not free & bit:
            continue
        if not (v[LONGSHIPS] if level == 3 else large if level == 2 else large + v[BOATS]):
            continue
        for pair, names in enumerate(PAIRS):
            if not sketch.islands[pair]:
                continue
            name = names[sketch.sides[pair]]
            if EXPLORATION_BOARD[name].explore_space != level:
                continue
            minus, points, _ = ISLANDS[name]
            value = (points - minus) * prices.island + minus * prices.island_cell
            value += sketch.island_silver[pair] * price[SILVER] - level * prices.viking
            if level == 3:
                value += price[HAND]
            if value > best:
                best, found = value, (value, (level, bit, pair))
    return found


def _do_exploring(sketch: Sketch, prices: Prices, chosen: tuple[int, ...]) -> None:
    pair = chosen[2]
    minus, points, ease = ISLANDS[PAIRS[pair][sketch.sides[pair]]]
    sketch.islands[pair] = 0
    sketch.fixed += points
    sketch.v[SILVER] += sketch.island_silver[pair]
    sketch.islands_minus.append((minus, ease))
    sketch.islands_minus.sort(key=lambda one: (-one[1], one[0]))


def _emigrating(sketch: Sketch, prices: Prices, best: float) -> _Found:
    v, price = sketch.v, prices.list
    if not (v[KNARRS] or v[LONGSHIPS]) or v[SILVER] < sketch.round or not panel_free(sketch):
        return None
    value = prices.emigration - sketch.round * price[SILVER]
    by_knarr = _KNARR_GAIN - price[KNARRS] if v[KNARRS] else -1e9
    by_longship = _LONGSHIP_GAIN - price[LONGSHIPS] if v[LONGSHIPS] else -1e9
    value += max(by_knarr, by_longship)
    for bit, vikings in _EMIGRATE:
        if sketch.thing >= vikings and sketch.free & bit:
            value += (price[HAND] if vikings == 3 else 0.0) - vikings * prices.viking
            if value > best:
                return value, (vikings, bit, by_knarr >= by_longship)
            return None
    return None


def _do_emigrating(sketch: Sketch, prices: Prices, chosen: tuple[int, ...]) -> None:
    v = sketch.v
    v[SILVER] -= sketch.round
    v[EMIGRATED] += 1
    v[LARGE] += 1
    if chosen[2]:
        v[KNARRS] -= 1
        sketch.fixed += _KNARR_GAIN
    else:
        v[LONGSHIPS] -= 1
        sketch.fixed += _LONGSHIP_GAIN
        sketch.longship_ore = 0


def _playing(sketch: Sketch, prices: Prices, best: float) -> _Found:
    v, free, thing, price = sketch.v, sketch.free, sketch.thing, prices.list
    found: _Found = None
    each = price[PLAYED] - price[HAND]
    for bit, vikings, most in _CARDS:
        hand = v[HAND] + (vikings == 3)
        if hand and thing >= vikings and free & bit:
            value = min(hand, most) * each - vikings * prices.viking + (price[HAND] if vikings == 3 else 0.0)
            if value > best:
                best, found = value, (value, (vikings, bit, min(hand, most), -1))
    if v[HAND] and free & _PLAY_1 and (v[STONE] or v[ORE]):
        pay = STONE if v[STONE] and (price[STONE] <= price[ORE] or not v[ORE]) else ORE
        value = each + price[SILVER] - price[pay] - prices.viking
        if value > best:
            found = (value, (1, _PLAY_1, 1, pay))
    return found


def _do_playing(sketch: Sketch, prices: Prices, chosen: tuple[int, ...]) -> None:
    v = sketch.v
    v[HAND] -= chosen[2]
    v[PLAYED] += chosen[2]
    if chosen[3] >= 0:
        v[chosen[3]] -= 1
        v[SILVER] += 1


_WAYS = (
    (_improving, _do_improving),
    (_mountain, _do_mountain),
    (_hunting, _do_hunting),
    (_loot, _do_loot),
    (_emigrating, _do_emigrating),
    (_exploring, _do_exploring),
    (_trading, _do_trading),
    (_products, _do_products),
    (_playing, _do_playing),
)
