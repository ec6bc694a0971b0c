"""Computer players of Wild Vikings: rules of thumb (easy, medium) and a search over the hidden cards (hard)."""

from typing import Any

from vikingtable.bots.wild_vikings.search import HardBot
from vikingtable.bots.wild_vikings.thumb import EasyBot, MediumBot

_LEVELS = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot}

#: The standard budget of a decision: deals of the hidden cards, which only the hard player makes.
ITERATIONS = {"easy": 1, "medium": 1, "hard": 60}


def bot(level: str) -> Any:
    """The computer player of a level. Raises ``KeyError`` for an unknown one."""
    return _LEVELS[level]()
