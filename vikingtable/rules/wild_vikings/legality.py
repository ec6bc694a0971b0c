"""Which rules an action breaks (rules: Turn, Village face)."""

from vikingtable.rules.state import Action
from vikingtable.rules.wild_vikings.pieces import BLUE, JOKER, RED, SHIP_NAMES, SHIPS, YELLOW
from vikingtable.rules.wild_vikings.state import Auction, Bid, LoadShip, Pass, Roll, ShipChoice, WildVikingsState
from vikingtable.texts.message import Message, msg

GAME_OVER = msg("common.illegal.game_over")
NOT_YOUR_DECISION = msg("common.illegal.not_your_decision")
WRONG_KIND = msg("common.illegal.wrong_kind")
NO_SUCH_SHIP = msg("wild_vikings.illegal.no_such_ship")
NO_CARDS = msg("wild_vikings.illegal.no_cards")
NEGATIVE = msg("wild_vikings.illegal.negative")
NOT_IN_HAND = msg("wild_vikings.illegal.not_in_hand")

_OTHER_COLOURS = ((RED, BLUE), (YELLOW, BLUE), (YELLOW, RED))


def broken_rules(state: WildVikingsState, action: Action) -> tuple[Message, ...]:
    """A message for every rule that ``action`` breaks now; () if it is legal.

    Another seat's hand is never looked into: a bid out of turn is not compared with what its seat holds.
    """
    frames = state.frames
    if not frames:
        return (GAME_OVER,)
    top = frames[-1]
    kind = type(action)
    seat = action.seat
    if type(top) is Auction:
        own = (top.roller + len(top.bids)) % state.seats == seat
        if kind is Pass:
            return () if own else (NOT_YOUR_DECISION,)
        if type(action) is Bid:
            return _bid_rules(state, action, top, own)
        return (WRONG_KIND,) if own else (NOT_YOUR_DECISION, WRONG_KIND)
    own = frames[0].seat == seat  # type: ignore[attr-defined]
    if type(top) is ShipChoice:
        if type(action) is LoadShip:
            if own and action.ship in SHIPS:
                return ()
            reasons = () if own else (NOT_YOUR_DECISION,)
            return reasons if action.ship in SHIPS else (*reasons, NO_SUCH_SHIP)
    elif kind is Roll:
        return () if own else (NOT_YOUR_DECISION,)
    return (WRONG_KIND,) if own else (NOT_YOUR_DECISION, WRONG_KIND)


def _bid_rules(state: WildVikingsState, bid: Bid, auction: Auction, own: bool) -> tuple[Message, ...]:
    ship = state.row[0]
    cards = bid.cards
    one, other = _OTHER_COLOURS[ship]
    if own and not cards[one] and not cards[other]:
        hand = state.hands[bid.seat]
        colour, jokers = cards[ship], cards[JOKER]
        least = auction.best if state.options.bid_rule == "raiseOrPass" else 0
        if 0 <= colour <= hand[ship] and 0 <= jokers <= hand[JOKER] and colour + jokers > least:
            return ()
    return tuple(_bid_faults(state, bid, auction, own))


def _bid_faults(state: WildVikingsState, bid: Bid, auction: Auction, own: bool) -> list[Message]:
    ship = state.row[0]
    faults = [] if own else [NOT_YOUR_DECISION]
    others = [count for kind, count in enumerate(bid.cards) if kind not in (ship, JOKER)]
    size = sum(bid.cards)
    if any(others):
        faults.append(msg("wild_vikings.illegal.wrong_colour", msg(f"wild_vikings.ship.{SHIP_NAMES[ship]}")))
    if size < 1:
        faults.append(NO_CARDS)
    elif state.options.bid_rule == "raiseOrPass" and size <= auction.best:
        faults.append(msg("wild_vikings.illegal.not_higher", n=auction.best))
    if min(bid.cards) < 0:
        faults.append(NEGATIVE)
    if own:
        hand = state.hands[bid.seat]
        if any(count > hand[kind] for kind, count in enumerate(bid.cards)):
            faults.append(NOT_IN_HAND)
    return faults
