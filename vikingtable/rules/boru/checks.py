"""What is impossible in a state of Brian Boru that came from outside."""

from vikingtable.rules.boru.state import BoruState
from vikingtable.texts.message import Message


def check(state: BoruState) -> tuple[Message, ...]:
    """Faults of ranges, cards, masks and the stack; () if the game can be played on safely."""
    return ()
