"""The hard player of Packets in tests of advice, as ``bots.registry`` asks for it."""

from tests.match.advisers import ITERATIONS, Adviser
from vikingtable.bots.base import Bot

__all__ = ["ITERATIONS", "bot"]


def bot(level: str) -> Bot:
    """It thinks until it is stopped."""
    return Adviser("test_packets", waits=True)
