"""The hard player of Tolls in tests of advice, as ``bots.registry`` asks for it."""

from tests.match.advisers import ITERATIONS, Adviser
from vikingtable.bots.base import Bot

__all__ = ["ITERATIONS", "bot"]


def bot(level: str) -> Bot:
    """It answers at once."""
    return Adviser("test_tolls", waits=False)
