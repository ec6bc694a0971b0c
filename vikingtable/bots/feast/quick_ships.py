"""What ships are for in a sketched game: bought for silver, to explore, to emigrate."""

from vikingtable.bots.feast.figures import BIT, BOATS, EMIGRATED, HAND, ISLANDS, KNARRS, LARGE, LONGSHIPS
from vikingtable.bots.feast.sketch import Found, Sketch, Way
from vikingtable.bots.feast.weights import Policy, Prices
from vikingtable.rules.feast.boards import EXPLORATION_BOARD
from vikingtable.rules.feast.items import SILVER
from vikingtable.rules.feast.state import EMIGRATED_POINTS, PAIRS, PANELS

_EMIGRATE = ((BIT["emigrate_2"], 2), (BIT["emigrate_3"], 3), (BIT["emigrate_4"], 4))
_EXPLORE = ((BIT["explore_1"], 1), (BIT["explore_2"], 2), (BIT["explore_3"], 3))
_KNARR_GAIN, _LONGSHIP_GAIN = EMIGRATED_POINTS["knarr"], EMIGRATED_POINTS["longship"]
#: A longship is bought for silver while so many Vikings can still use it.
_CREW = 2


def buy_ships(sketch: Sketch, policy: Policy) -> None:
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


def _exploring(sketch: Sketch, prices: Prices, best: float) -> Found:
    v, free, thing, price = sketch.v, sketch.free, sketch.thing, prices.list
    found: Found = None
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


def _emigrating(sketch: Sketch, prices: Prices, best: float) -> Found:
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


#: Exploration boards.
EXPLORING: Way = (_exploring, _do_exploring)
#: Ships laid on the banquet table.
EMIGRATING: Way = (_emigrating, _do_emigrating)
