"""The quick player: what it does in a sketched game, turn by turn, by the prices of things."""

from vikingtable.bots.feast import quick_dice, quick_goods, quick_ships
from vikingtable.bots.feast.figures import BIT, HAND, PLAYED
from vikingtable.bots.feast.sketch import Found, Sketch, Way
from vikingtable.bots.feast.weights import Policy, Prices
from vikingtable.rules.feast.items import ORE, SILVER, STONE

_PLAY_1 = BIT["occ_play_1"]
_CARDS = ((BIT["occ_play_2"], 2, 2), (BIT["occ_play_4"], 3, 4))


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
    quick_ships.buy_ships(sketch, policy)
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


def _playing(sketch: Sketch, prices: Prices, best: float) -> Found:
    v, free, thing, price = sketch.v, sketch.free, sketch.thing, prices.list
    found: Found = None
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


#: Each way to place Vikings whose worth depends on the position, in the order in which they are weighed.
_WAYS: tuple[Way, ...] = (
    quick_goods.IMPROVING,
    quick_goods.MOUNTAIN,
    quick_dice.HUNTING,
    quick_dice.LOOTING,
    quick_ships.EMIGRATING,
    quick_ships.EXPLORING,
    quick_goods.TRADING,
    quick_goods.PRODUCTS,
    (_playing, _do_playing),
)
