"""Actions and events as sentences."""

from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.state import Action, Event
from vikingtable.texts.message import Message, msg


def describe_action(state: FeastState, action: Action) -> Message:
    """What an action does."""
    return msg("feast.do.pass")


def describe_event(event: Event) -> Message | None:
    """The log line of an event."""
    return None
