"""Computer players of Brian Boru."""

from vikingtable.bots.base import LEVELS, Bot
from vikingtable.bots.boru.player import ITERATIONS, BoruBot

__all__ = ["ITERATIONS", "bot"]


def bot(level: str) -> Bot:
    """The computer player of a level. Raises ``KeyError`` for an unknown one."""
    if level not in LEVELS:
        raise KeyError(level)
    return BoruBot(level)
