"""Whether a state from outside can be played on."""

from vikingtable.rules.feast.state import FeastState
from vikingtable.texts.message import Message


def check(state: FeastState) -> tuple[Message, ...]:
    """What is impossible in a state; empty if it can be played on."""
    return ()
