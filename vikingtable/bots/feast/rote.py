"""Answers by rote: what the quick player would answer inside an action, by prices alone; for looking ahead."""

from vikingtable.bots.feast.dice import weigh
from vikingtable.bots.feast.reading import sketch_of
from vikingtable.bots.feast.weights import Policy, Prices
from vikingtable.rules.feast.acts import TakeItems, UpgradeGood
from vikingtable.rules.feast.frames import Feasting, Improving, Keeping, Rolling, Turn, Window
from vikingtable.rules.feast.free import FREE
from vikingtable.rules.feast.improving import items_of, op_of
from vikingtable.rules.feast.items import ITEM, WAYS
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.feast.strips import MOUNTAIN_ITEM
from vikingtable.rules.game import Game
from vikingtable.rules.state import Action

#: Answers inside an action are followed this far.
DEPTH = 30
#: Of many answers so many are tried.
_MOST = 24


def answers(game: Game[FeastState], state: FeastState, seat: int, most: int = 400) -> list[Action]:
    """The legal answers but free actions, which come last in the list of all."""
    found: list[Action] = []
    for action in game.legal_actions(state, seat):
        if isinstance(action, FREE) or len(found) >= most:
            break
        found.append(action)
    return found


def worth(state: FeastState, seat: int, prices: Prices) -> float:
    """The position by prices alone."""
    sketch = sketch_of(state, seat)
    value = sketch.fixed - 3.0 * sketch.penalties + prices.viking * sketch.thing
    for amount, price in zip(sketch.v, prices.list, strict=True):
        if amount:
            value += amount * price
    minus = 0
    for cells, _ in sketch.islands_minus:
        minus += cells
    return value + (prices.island_cell - prices.island) * minus


def improvement(state: FeastState, action: Action, way: str, prices: Prices) -> float:
    """What taking mountain items or an upgrade is worth."""
    price = prices.list
    if isinstance(action, TakeItems):
        total = 0.0
        for item in items_of(state, action.strip)[: action.count]:
            name, amount = MOUNTAIN_ITEM[item]
            total += price[ITEM[name]] * amount
        return total
    if isinstance(action, UpgradeGood):
        place = into = ITEM[action.good]
        for _ in range(action.steps):
            into = WAYS[way][into]
        return price[into] - price[place]
    return 0.0


def by_rote(game: Game[FeastState], state: FeastState, seat: int, prices: Prices) -> Action | None:
    """The quick player's answer; ``None`` where only a tile can be laid."""
    frame = state.frames[-1]
    if isinstance(frame, Rolling):
        return weigh(state, seat, frame, prices)[0][1]
    listed = answers(game, state, seat)
    if not listed:
        return None
    if len(listed) == 1:
        return listed[0]
    best, best_value = listed[0], -1e9
    if isinstance(frame, Improving):
        way = op_of(frame).way
        for action in listed:
            value = improvement(state, action, way, prices)
            if value > best_value:
                best, best_value = action, value
        return best
    for action in listed[:_MOST]:
        value = worth(game.play(state, action).state, seat, prices)
        if value > best_value + 1e-9:
            best, best_value = action, value
    return best


def settled(game: Game[FeastState], state: FeastState, seat: int, policy: Policy) -> FeastState:
    """The state after the seat's answers by rote, up to the next placing of Vikings, window or feast."""
    prices: Prices | None = None
    for _ in range(DEPTH):
        if not state.frames:
            return state
        frame = state.frames[-1]
        if isinstance(frame, Turn | Window | Feasting | Keeping) or game.to_answer(state) != (seat,):
            return state
        if prices is None:
            prices = sketch_of(state, seat).prices(policy)
        action = by_rote(game, state, seat, prices)
        if action is None:
            return state
        state = game.play(state, action).state
    return state
