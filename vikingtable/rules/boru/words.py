"""Brian Boru in words: decisions, actions and events as messages."""

from collections.abc import Sequence

from vikingtable.rules.boru import acts, events, legality, tables
from vikingtable.rules.boru.course import symbols_of
from vikingtable.rules.boru.state import (
    BoruState,
    BuildMonastery,
    Buy,
    ChooseAction,
    ChoosePrincess,
    Draft,
    Expand,
    Follow,
    GainTown,
    Lead,
    Liberate,
    LoseTown,
    StartTown,
)
from vikingtable.rules.state import Action, Decision, Event, Frame
from vikingtable.texts.message import Message, listed, msg, seat

#: Kind of decision by the frame that asks.
DECISIONS: dict[type[Frame], str] = {
    StartTown: "start_town",
    Draft: "draft",
    Lead: "lead",
    Follow: "follow",
    ChooseAction: "choose_action",
    Buy: "buy",
    Expand: "expand",
    Liberate: "liberate",
    GainTown: "gain_town",
    ChoosePrincess: "princess",
    LoseTown: "lose_town",
    BuildMonastery: "monastery",
}
#: Section of the rules page that explains each decision.
HELP: dict[str, str] = {
    "start_town": "setup",
    "draft": "draft",
    "lead": "tricks",
    "follow": "tricks",
    "choose_action": "symbols",
    "buy": "symbols",
    "expand": "symbols",
    "liberate": "symbols",
    "gain_town": "marriage",
    "princess": "marriage",
    "lose_town": "battle",
    "monastery": "church",
}


def decision(state: BoruState) -> Decision | None:
    """The question of the frame on top of the stack."""
    if not state.frames:
        return None
    top = state.frames[-1]
    kind = DECISIONS[type(top)]
    seats = legality.to_answer(state)
    if isinstance(top, Draft):
        return Decision(kind, seats, msg("boru.prompt.draft"), simultaneous=True)
    who = seat(seats[0])
    key = f"boru.prompt.{kind}"
    if isinstance(top, Follow):
        return Decision(kind, seats, msg(key, who, town(state.town)))
    if isinstance(top, ChooseAction):
        return Decision(kind, seats, msg(key, who, card(top.card)))
    if isinstance(top, Buy):
        return Decision(kind, seats, msg(f"{key}_{top.symbol}", who))
    if isinstance(top, GainTown) and top.region >= 0:
        return Decision(kind, seats, msg(f"{key}_in", who, region(top.region)))
    if isinstance(top, LoseTown):
        if top.owner == top.loser:
            return Decision(kind, seats, msg("boru.prompt.lose_own_town", who))
        return Decision(kind, seats, msg(key, who, seat(top.loser)))
    return Decision(kind, seats, msg(key, who))


def card(value: int) -> Message:
    """The name of an action card: suit and value."""
    if value not in tables.CARDS:
        return msg("boru.card.unknown")
    return msg("boru.card", value, msg(f"boru.colour.{tables.CARDS[value].suit}"))


def town(number: int) -> Message:
    """The name of a town."""
    return msg("boru.town", number, tables.TOWNS[number - 1].name)


def region(index: int) -> Message:
    """The name of a region."""
    return msg(f"boru.region.{tables.REGIONS[index].id}")


def marriage(index: int) -> Message:
    """What a marriage card brings."""
    return msg(f"boru.marriage.{tables.MARRIAGE_CARDS[index].id}")


def symbols(value: int, option: int, card5_coins: int = 3) -> Message:
    """The symbols of an action of a card, like ones counted."""
    row = symbols_of(value, option, card5_coins)
    parts = []
    for symbol in dict.fromkeys(row):
        parts.append(_symbol(symbol, row.count(symbol)))
    return listed(parts)


def _symbol(symbol: str, count: int) -> Message:
    if symbol == tables.COIN:
        return msg("boru.count.coins", n=count)
    if symbol in (tables.CHURCH, tables.RAIDER, tables.COURT):
        return msg(f"boru.count.{symbol}", n=count)
    if count > 1:
        return listed([msg(f"boru.symbol.{symbol}")] * count)
    return msg(f"boru.symbol.{symbol}")


def _cards(cards: Sequence[int]) -> Message:
    return listed([card(value) for value in cards])


def describe_action(state: BoruState, action: Action) -> Message:
    """The action as a command."""
    key = "boru.action."
    if isinstance(action, acts.Keep):
        return msg(key + "keep", _cards(action.cards))
    if isinstance(action, acts.LeadTrick):
        return msg(key + "lead", town(action.town), card(action.card))
    if isinstance(action, acts.PlayCard):
        return msg(key + "play", card(action.card))
    if isinstance(action, acts.ChooseOption):
        top = state.frames[-1] if state.frames else None
        value = top.card if isinstance(top, ChooseAction) else 1
        return msg(key + "option", symbols(value, action.option, state.card5_coins))
    if isinstance(action, acts.Purchase):
        top = state.frames[-1] if state.frames else None
        if not action.count or not isinstance(top, Buy):
            return msg(key + "buy_nothing")
        return msg(key + "buy", msg(f"boru.count.{top.symbol}", n=action.count))
    if isinstance(action, acts.TakePrincess):
        return msg(key + "princess", msg(f"boru.princess.{action.choice}"))
    if isinstance(action, acts.Decline):
        return msg(key + "decline")
    for kind, name in _ON_TOWN.items():
        if isinstance(action, kind):
            return msg(key + name, town(action.town))  # type: ignore[attr-defined]
    raise TypeError(f"{type(action).__name__} is no action of this game")


_ON_TOWN: dict[type[Action], str] = {
    acts.PlaceDisc: "place",
    acts.ExpandTo: "expand",
    acts.FreeTown: "free",
    acts.YieldTown: "yield",
    acts.Build: "build",
}


def describe_event(event: Event) -> Message | None:
    """The log line of an event, already masked."""
    key = "boru.event."
    if isinstance(event, events.GameBegan):
        return msg(key + "began", seat(event.first))
    if isinstance(event, events.RoundBegan):
        return msg(key + "round", event.round, event.raiders, marriage(event.marriage))
    if isinstance(event, events.Kept):
        if event.cards and event.cards[0] == tables.UNKNOWN:
            return msg(key + "kept_hidden", seat(event.seat))
        return msg(key + "kept", seat(event.seat), _cards(event.cards))
    if isinstance(event, events.Drafted):
        return msg(key + ("drafted" if event.over else "passed_on"))
    if isinstance(event, events.Led):
        return msg(key + "led", seat(event.seat), town(event.town), card(event.card))
    if isinstance(event, events.CardPlayed):
        return msg(key + "played", seat(event.seat), card(event.card))
    if isinstance(event, events.TrickWon):
        if event.seat < 0:
            return msg(key + "nobody_won")
        return msg(key + "won", seat(event.seat), card(event.card))
    if isinstance(event, events.ActionTaken):
        tail = "primary" if event.option < 0 else "secondary"
        return msg(key + tail, seat(event.seat), card(event.card))
    if isinstance(event, events.DiscPlaced):
        return msg(f"{key}disc.{event.how}", seat(event.seat), town(event.town))
    if isinstance(event, events.CoinsChanged):
        return msg(key + ("coins" if event.coins > 0 else "coins_lost"), seat(event.seat), n=abs(event.coins))
    if isinstance(event, events.PointsChanged):
        return msg(key + ("points" if event.points >= 0 else "points_lost"), seat(event.seat), n=abs(event.points))
    if isinstance(event, events.RenownGained):
        return msg(key + "renown", seat(event.seat), n=event.renown)
    if isinstance(event, events.Gathered):
        tail = "bought" if event.paid else "gathered"
        return msg(key + tail, seat(event.seat), msg(f"boru.count.{event.symbol}", n=event.count))
    return _describe_upkeep(event)


def _describe_upkeep(event: Event) -> Message:
    key = "boru.event."
    if isinstance(event, events.SteppedDown):
        return msg(key + "stepped_down", seat(event.seat), event.space)
    if isinstance(event, events.Liberated):
        return msg(key + "liberated", seat(event.seat), town(event.town))
    if isinstance(event, events.Married):
        if event.seat < 0:
            return msg(key + "nobody_married", marriage(event.card))
        return msg(key + "married", seat(event.seat), marriage(event.card))
    if isinstance(event, events.PrincessTaken):
        return msg(key + "princess", seat(event.seat), msg(f"boru.princess.{event.choice}"))
    if isinstance(event, events.TownLost):
        return msg(key + "town_lost", seat(event.seat), town(event.town))
    if isinstance(event, events.RaidersReturned):
        return msg(key + "raiders", seat(event.seat), n=event.count)
    if isinstance(event, events.MonasteryBuilt):
        return msg(key + "monastery", seat(event.seat), town(event.town))
    if isinstance(event, events.MarkerTaken):
        return msg(key + "marker", seat(event.seat))
    if isinstance(event, events.DiscsReturned):
        return msg(key + "discs", seat(event.seat), n=event.count)
    if isinstance(event, events.TokenTurned):
        return msg(key + "token_turned", region(event.region))
    if isinstance(event, events.TokenMoved):
        if event.seat < 0:
            return msg(key + "token_back", region(event.region))
        return msg(key + "token_taken", seat(event.seat), region(event.region))
    if isinstance(event, events.GameEnded):
        tail = "over" if len(event.winners) == 1 else "over_shared"
        return msg(key + tail, listed([seat(one) for one in event.winners]))
    raise TypeError(f"{type(event).__name__} is no event of this game")
