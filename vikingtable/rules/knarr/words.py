"""Knarr in words: decisions, actions and events as messages."""

from vikingtable.rules.knarr.state import (
    KnarrState,
    Main,
    Paying,
    Replacing,
    Reserving,
    Shortage,
    TakeOffer,
    Trading,
)
from vikingtable.rules.state import Action, Event, Frame
from vikingtable.texts.message import Message, msg

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


def destination(number: int) -> Message:
    """The name of a destination card."""
    return msg("knarr.destination", number)


def describe_action(state: KnarrState, action: Action) -> Message:
    """The action as a phrase."""
    return msg(f"knarr.action.{type(action).__name__}")


def describe_event(event: Event) -> Message | None:
    """The log line of an event."""
    return msg(f"knarr.event.{type(event).__name__}")
