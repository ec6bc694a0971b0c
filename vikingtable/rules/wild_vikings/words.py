"""How decisions, actions and events of Wild Vikings are told: message keys with arguments."""

from vikingtable.rules.state import Action, Decision, Event
from vikingtable.rules.wild_vikings import events as ev
from vikingtable.rules.wild_vikings.pieces import CARD_NAMES, FACE_NAMES, FACES, SHIP_NAMES, UNKNOWN, Cards
from vikingtable.rules.wild_vikings.state import (
    MAX_SEATS,
    Auction,
    Bid,
    LoadShip,
    Pass,
    Roll,
    ShipChoice,
    WildVikingsState,
)
from vikingtable.texts.message import Message, listed, msg, seat

_ROLL = tuple(Decision("roll", (one,), msg("wild_vikings.prompt.roll", seat(one))) for one in range(MAX_SEATS))
_SHIP = tuple(Decision("ship", (one,), msg("wild_vikings.prompt.ship", seat(one))) for one in range(MAX_SEATS))


def ship_name(ship: int) -> Message:
    """The name of a ship: a noun to stand behind a colon."""
    return msg(f"wild_vikings.ship.{SHIP_NAMES[ship]}")


def card_list(cards: Cards) -> Message:
    """The cards as a list of counted kinds, such as *2 red cards, 1 joker*."""
    return listed([msg(f"wild_vikings.cards.{CARD_NAMES[kind]}", n=count) for kind, count in enumerate(cards) if count])


def decision(state: WildVikingsState) -> Decision | None:
    """The question that is open, or ``None`` when the game is over."""
    if not state.frames:
        return None
    top = state.frames[-1]
    active = state.active_seat
    if type(top) is Auction:
        ship = state.row[0]
        args = (seat(active), ship_name(ship), state.cargo[ship])
        if top.best == 0:
            prompt = msg("wild_vikings.prompt.bid_first", *args)
        elif state.options.bid_rule == "raiseOrPass":
            prompt = msg("wild_vikings.prompt.bid_above", *args, n=top.best)
        else:
            prompt = msg("wild_vikings.prompt.bid_free", *args, n=top.best)
        return Decision("bid", (active,), prompt)
    return (_SHIP if type(top) is ShipChoice else _ROLL)[active]


def describe_action(action: Action) -> Message:
    """What the action does, for the list of answers and the undo button."""
    if type(action) is Roll:
        return msg("wild_vikings.action.roll")
    if type(action) is LoadShip:
        return msg("wild_vikings.action.load", ship_name(action.ship))
    if type(action) is Bid:
        return msg("wild_vikings.action.bid", card_list(action.cards))
    if type(action) is Pass:
        return msg("wild_vikings.action.pass")
    raise TypeError(f"{type(action).__name__} is no action of this game")


def describe_event(event: Event) -> Message | None:
    """The log line of an event, already masked."""
    name, key = type(event), "wild_vikings.event."
    if isinstance(event, ev.GameBegan):
        return msg(key + "began", seat(event.seat), listed([ship_name(ship) for ship in event.row]))
    if isinstance(event, ev.Rolled):
        face = msg(f"wild_vikings.face.{FACE_NAMES[event.face - 1]}")
        return msg(key + "rolled", seat(event.seat), face) if 1 <= event.face <= FACES else None
    if isinstance(event, ev.Loaded):
        return msg(key + "loaded", ship_name(event.ship), event.cargo, event.supply)
    if isinstance(event, ev.Drew):
        if event.card == UNKNOWN:
            return msg(key + "drew", seat(event.seat))
        return msg(key + "drew_card", seat(event.seat), msg(f"wild_vikings.card.{CARD_NAMES[event.card]}"))
    if isinstance(event, ev.Reshuffled):
        return msg(key + "reshuffled", n=sum(event.cards))
    if isinstance(event, ev.AuctionBegan):
        return msg(key + "auction", ship_name(event.ship), event.treasures)
    if isinstance(event, ev.BidMade):
        return msg(key + "bid", seat(event.seat), card_list(event.cards))
    if isinstance(event, ev.AuctionWon):
        return msg(key + "won", seat(event.seat), card_list(event.cards))
    if isinstance(event, ev.CardsTakenBack):
        return msg(key + "taken_back", listed([seat(one) for one in event.seats]))
    if isinstance(event, ev.NotSold):
        return msg(key + ("level" if event.level else "nobody_bid"), ship_name(event.ship))
    if isinstance(event, ev.TreasuresTaken):
        if event.treasures == UNKNOWN:
            return msg(key + "taken", seat(event.seat), ship_name(event.ship))
        return msg(key + "taken_number", seat(event.seat), ship_name(event.ship), n=event.treasures)
    if isinstance(event, ev.TreasuresReturned):
        return msg(key + "returned", ship_name(event.ship), n=event.treasures)
    if isinstance(event, ev.GameOver):
        winners = listed([seat(one) for one in event.winners])
        return msg(key + ("over" if len(event.winners) == 1 else "over_shared"), winners)
    for of_seat, tail in ((ev.HandFull, "hand_full"), (ev.NoCardLeft, "no_card"), (ev.Passed, "passed")):
        if isinstance(event, of_seat):
            return msg(key + tail, seat(event.seat))
    for of_ship, tail in ((ev.ShipEmpty, "empty"), (ev.SentToBack, "to_back")):
        if isinstance(event, of_ship):
            return msg(key + tail, ship_name(event.ship))
    if isinstance(event, ev.SupplyRanOut):
        return msg(key + "supply_empty")
    raise TypeError(f"{name.__name__} is no event of this game")
