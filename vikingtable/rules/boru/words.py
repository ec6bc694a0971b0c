"""Brian Boru in words: decisions, actions and events as messages."""

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
from vikingtable.rules.state import Action, Event, Frame
from vikingtable.texts.message import Message, msg

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


def describe_action(state: BoruState, action: Action) -> Message:
    """The action as a phrase."""
    return msg(f"boru.action.{type(action).__name__}")


def describe_event(event: Event) -> Message | None:
    """The log line of an event."""
    return msg(f"boru.event.{type(event).__name__}")
