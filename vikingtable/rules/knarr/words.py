"""Knarr in words: decisions, actions and events as messages."""

from collections.abc import Sequence

from vikingtable.rules.knarr import acts, events
from vikingtable.rules.knarr.state import (
    EMPTY,
    KnarrState,
    Main,
    Paying,
    Replacing,
    Reserving,
    Shortage,
    TakeOffer,
    Trading,
)
from vikingtable.rules.knarr.tables import COLOURS, DESTINATIONS, GAINS, HELMET, UNKNOWN, WEATHERVANE
from vikingtable.rules.knarr.turn import trade_gains
from vikingtable.rules.state import Action, Decision, Event, Frame
from vikingtable.texts.message import Message, listed, msg, seat

#: Kind of decision by the frame that asks.
DECISIONS: dict[type[Frame], str] = {
    Main: "main",
    TakeOffer: "take_card",
    Paying: "pay",
    Trading: "trade",
    Reserving: "reserve",
    Replacing: "replace",
    Shortage: "shortage",
}
#: Section of the rules page that explains each decision.
HELP: dict[str, str] = {
    "main": "turn",
    "take_card": "recruit",
    "pay": "explore",
    "trade": "trade",
    "reserve": "artifacts",
    "replace": "artifacts",
    "shortage": "shortage",
}


def decision(state: KnarrState) -> Decision | None:
    """The question of the frame on top of the stack."""
    if not state.frames:
        return None
    top = state.frames[-1]
    kind = DECISIONS[type(top)]
    if isinstance(top, Shortage):
        return Decision(kind, top.waiting, msg("knarr.prompt.shortage", listed([seat(one) for one in top.waiting])))
    key, who = f"knarr.prompt.{kind}", seat(state.active)
    if isinstance(top, Main) and state.acted:
        key += "_after"
    args = (who, destination(top.destination)) if isinstance(top, Paying) else (who,)
    return Decision(kind, (state.active,), msg(key, *args))


def colour(index: int) -> Message:
    """The name of a colour or of the space of that colour."""
    return msg(f"knarr.colour.{COLOURS[index]}")


def viking(card: int) -> Message:
    """The name of a viking card: colour and gain."""
    if card in (UNKNOWN, EMPTY):
        return msg("knarr.viking.unknown")
    return msg("knarr.viking", colour(card // 4), msg(f"knarr.gain.{GAINS[card % 4]}"))


def destination(number: int) -> Message:
    """The short name of a destination card."""
    return msg("knarr.destination", number, DESTINATIONS[number].row)


def gains(amounts: Sequence[int]) -> Message:
    """Points, bracelets, recruits, reputation as a list of what there is."""
    parts = [msg(f"knarr.gains.{GAINS[kind]}", n=amount) for kind, amount in enumerate(amounts[:4]) if amount]
    if len(amounts) > 4 and amounts[4]:
        parts += [msg("knarr.gain.card")] * amounts[4]
    return listed(parts) if parts else msg("knarr.gains.nothing")


def payment(cards: Sequence[int], recruits: int) -> Message:
    """Vikings and tokens of a payment as a list."""
    parts = [viking(card) for card in cards]
    if recruits:
        parts.append(msg("knarr.tokens", n=recruits))
    return listed(parts)


def describe_action(state: KnarrState, action: Action) -> Message:
    """The action as a command."""
    key = "knarr.action."
    if isinstance(action, acts.Recruit):
        return msg(key + "recruit", viking(action.card))
    if isinstance(action, acts.TakeCard):
        top = state.frames[-1] if state.frames else None
        free = (
            not isinstance(top, TakeOffer) or top.free or action.space == top.colour or state.offer[top.colour] == EMPTY
        )
        paid = "" if free else "_paid"
        return msg(f"{key}take_card{paid}", colour(action.space), viking(state.offer[action.space]))
    if isinstance(action, acts.Explore):
        return msg(key + "explore", destination(action.destination))
    if isinstance(action, acts.PayFor):
        return msg(key + "pay", payment(action.cards, action.recruits))
    if isinstance(action, acts.Trade):
        got = trade_gains(state.boat, state.players[action.seat], action.bracelets)
        return msg(key + "trade", gains(got), n=action.bracelets)
    if isinstance(action, acts.Reserve):
        return msg(key + "reserve", destination(action.destination))
    if isinstance(action, acts.Replace):
        return msg(key + "replace", colour(action.space), viking(state.offer[action.space]))
    if isinstance(action, acts.GiveViking):
        return msg(key + "give", viking(action.card))
    return msg(key + _PLAIN[type(action)])


_PLAIN: dict[type[Action], str] = {
    acts.CancelExplore: "cancel_explore",
    acts.OpenTrade: "open_trade",
    acts.CancelTrade: "cancel_trade",
    acts.EndTurn: "end_turn",
    acts.Pass: "pass",
}


def describe_event(event: Event) -> Message | None:
    """The log line of an event."""
    key = "knarr.event."
    if isinstance(event, events.GameBegan):
        return msg(key + "began", seat(event.first))
    if isinstance(event, events.TurnBegan):
        return msg(key + "turn", seat(event.seat))
    if isinstance(event, events.Income):
        return msg(key + "income", seat(event.seat), n=event.points)
    if isinstance(event, events.Recruited):
        return msg(key + "recruited", seat(event.seat), viking(event.card), gains(event.gains))
    if isinstance(event, events.TookCard):
        tail = "took_paid" if event.paid else "took"
        return msg(key + tail, seat(event.seat), colour(event.space), viking(event.card))
    if isinstance(event, events.OfferFilled):
        return msg(key + "offer", colour(event.space), viking(event.card))
    if isinstance(event, events.Explored):
        paid = payment(event.cards, event.recruits)
        return msg(key + "explored", seat(event.seat), destination(event.destination), paid, gains(event.gains))
    if isinstance(event, events.RowFilled):
        if event.destination:
            return msg(key + "row", destination(event.destination))
        return msg(key + "row_empty", event.row)
    if isinstance(event, events.Traded):
        return msg(key + "traded", seat(event.seat), gains(event.gains), n=event.bracelets)
    if isinstance(event, events.DrewToCrew):
        return msg(key + "drew", seat(event.seat), viking(event.card))
    if isinstance(event, events.Reshuffled):
        return msg(key + "reshuffled", n=event.cards)
    if isinstance(event, events.ShortageBegan):
        return msg(key + "shortage", listed([seat(one) for one in event.seats]))
    if isinstance(event, events.GaveViking):
        return msg(key + "gave", seat(event.seat), viking(event.card))
    if isinstance(event, events.ArtifactWorked):
        name = msg(f"knarr.artifact.{event.artifact}")
        if event.artifact in (HELMET, WEATHERVANE):
            tail = "artifact_recruit" if event.artifact == HELMET else "artifact_explore"
            return msg(key + tail, seat(event.seat), name)
        return msg(key + "artifact", seat(event.seat), name, gains(event.gains))
    if isinstance(event, events.Reserved):
        return msg(key + "reserved", seat(event.seat), destination(event.destination))
    if isinstance(event, events.Replaced):
        return msg(key + "replaced", seat(event.seat), colour(event.space), viking(event.card))
    if isinstance(event, events.LastRound):
        return msg(key + "last_round", seat(event.seat))
    if isinstance(event, events.GameEnded):
        tail = "over" if len(event.winners) == 1 else "over_shared"
        return msg(key + tail, listed([seat(one) for one in event.winners]))
    raise TypeError(f"{type(event).__name__} is no event of this game")
