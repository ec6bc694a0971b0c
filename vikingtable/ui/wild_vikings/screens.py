"""The screens of Wild Vikings that are drawn for the sheets and measured by the tests: each phase of the game."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from vikingtable.match.session import Session
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import OptionValue, Setup
from vikingtable.rules.wild_vikings.state import Bid, ShipChoice, WildVikingsState
from vikingtable.saves.model import SeatInfo
from vikingtable.ui.screens import Context, Make
from vikingtable.ui.wild_vikings.table import WildVikingsTable

_NAMES = ("Astrid", "Leif", "Freydis", "Harald", "Sigrid")
#: A game is played by chance until it comes to the moment that is wanted, at most so long.
_LONGEST = 3000
_MOST_GAMES = 200

Wanted = Callable[[WildVikingsState], bool]


def table_at(
    context: Context,
    people: Sequence[str],
    computers: int,
    wanted: Callable[[], Wanted],
    *,
    seed: int = 1,
    options: Sequence[tuple[str, OptionValue]] = (),
) -> WildVikingsTable:
    """A table of people and computers at the first moment that is ``wanted`` in a game played by chance.

    The game is the first from ``seed`` on that has such a moment; ``wanted`` makes a new judge for each. Raises
    ``LookupError`` if no game has one.
    """
    seats = [SeatInfo(name) for name in people]
    seats += [SeatInfo(name, "computer", "medium") for name in _NAMES[len(people) :][:computers]]
    for one in range(seed, seed + _MOST_GAMES):
        session = Session.start("wild_vikings", Setup(len(seats), one, tuple(options)), seats)
        if _played(session, wanted(), Generator(one)):
            return WildVikingsTable(context.shell, context.match(session))
    raise LookupError("no game has such a moment")


def _played(session: Session, wanted: Wanted, random: Generator) -> bool:
    """Play on until the moment is there; whether it came."""
    for _ in range(_LONGEST):
        state: Any = session.state
        if wanted(state):
            return True
        if not state.frames:
            return False
        session.apply(_answer(session, state, random))
    return False


def _answer(session: Session, state: WildVikingsState, random: Generator) -> Any:
    """By chance, but small bids before large ones, so that hands and discards look as in a game."""
    seat = state.active_seat
    action = session.game.sample(state, seat, random)
    if isinstance(action, Bid):
        few = list(session.game.legal_actions(state, seat))[:2]
        action = few[random.below(len(few))]
    return action


def rolls(state: WildVikingsState, turn: int) -> bool:
    """The seat in front is to roll, not before a turn."""
    return len(state.frames) == 1 and state.active_seat == 0 and state.turn >= turn


def chooses(state: WildVikingsState) -> bool:
    """The seat in front chooses a ship."""
    return bool(state.frames) and type(state.frames[-1]) is ShipChoice and state.active_seat == 0 and state.turn > 12


def bids(state: WildVikingsState) -> bool:
    """The seat in front answers in an auction with a bid to beat, and can beat it."""
    auction = state.auction
    if auction is None or state.active_seat != 0 or state.turn < 14:
        return False
    hand = state.hands[0]
    return 0 < auction.best < hand[state.row[0]] + hand[3] - 1 and hand[3] > 0 and state.cargo[state.row[0]] > 2


def settled(state: WildVikingsState, before: list[bool]) -> bool:
    """An auction was won just now."""
    was = bool(before and before[-1])
    before.append(state.auction is not None)
    return was and not before[-1] and state.turn > 20 and sum(state.discard) > 3


def emptied(state: WildVikingsState) -> bool:
    """The supply is empty and the seat in front is to roll."""
    return not state.supply and len(state.frames) == 1 and state.active_seat == 0


def over(state: WildVikingsState) -> bool:
    """The game is over."""
    return not state.frames


HOUSE_RULES: tuple[tuple[str, OptionValue], ...] = (
    ("bidRule", "free"),
    ("tieRule", "noSale"),
    ("allPass", "rollerTakes"),
    ("scoresVisible", False),
    ("handLimit", 12),
)


def register(add: Callable[[str, Make], None]) -> None:
    """Add them."""
    add("wild_vikings_roll", lambda c: _page(c, table_at(c, ["Anna"], 3, lambda: _rolls_from(30), seed=5)))
    add("wild_vikings_ship", lambda c: _page(c, table_at(c, ["Anna"], 2, lambda: chooses, seed=4)))
    add("wild_vikings_auction", auction)
    add("wild_vikings_settled", lambda c: _page(c, table_at(c, ["Anna"], 2, _after_auction, seed=3)))
    add("wild_vikings_supply_empty", lambda c: _page(c, table_at(c, ["Anna"], 1, lambda: emptied, seed=2)))
    add("wild_vikings_over", lambda c: _page(c, table_at(c, ["Anna"], 4, lambda: over, seed=1)))
    add("wild_vikings_watch", lambda c: _page(c, table_at(c, [], 4, lambda: watched, seed=8)))
    add("wild_vikings_house_rules", house_rules)
    add("wild_vikings_curtain", lambda c: _page(c, table_at(c, _NAMES[:3], 0, lambda: _rolls_from(9), seed=7)))


def _page(context: Context, table: WildVikingsTable) -> QWidget:
    return context.show_page(table)


def auction(context: Context) -> QWidget:
    """Five players; a bid that is high enough is put together."""
    table = table_at(context, ["Anna"], 4, lambda: bids, seed=6)
    shown = context.show_page(table)
    state: Any = table.shown
    table.choose_cards(state.auction.best + 1)
    return shown


def house_rules(context: Context) -> QWidget:
    """Five house rules, the treasures of others hidden."""
    table = table_at(context, ["Anna"], 3, lambda: _rolls_from(20), seed=9, options=HOUSE_RULES)
    return context.show_page(table)


def watched(state: WildVikingsState) -> bool:
    """Somebody has bid, and there is more to come."""
    return state.auction is not None and state.auction.best > 0 and state.turn > 25


def _rolls_from(turn: int) -> Wanted:
    return lambda state: rolls(state, turn)


def _after_auction() -> Wanted:
    before: list[bool] = []
    return lambda state: settled(state, before)
