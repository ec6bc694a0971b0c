"""The computer players on offer, by game and level."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from vikingtable.bots.base import Bot, RandomBot
from vikingtable.rules.registry import game

#: The module of each game that has computer players; it offers ``bot(level) -> Bot`` and
#: ``ITERATIONS: dict[level, int]``, the standard budget of a decision.
_MODULES: dict[str, str] = {
    "feast": "vikingtable.bots.feast",
    "knarr": "vikingtable.bots.knarr",
    "boru": "vikingtable.bots.boru",
    "wild_vikings": "vikingtable.bots.wild_vikings",
}


def bot_for(game_id: str, level: str) -> Bot:
    """The computer player of a game at ``easy``, ``medium`` or ``hard``, or ``random``.

    Raises ``KeyError`` for an unknown game or level.
    """
    if level == "random":
        return RandomBot(game(game_id))
    bot: Bot = import_module(_MODULES[game_id]).bot(level)
    return bot


def iterations_for(game_id: str, level: str) -> int:
    """The standard budget of a decision at that level, in iterations (no clock involved)."""
    if level == "random":
        return 1
    table: dict[str, int] = import_module(_MODULES[game_id]).ITERATIONS
    return table[level]


#: The module of each game that can say where tiles lie best; it offers ``fits(view, wish, should_stop)``.
_FITS: dict[str, str] = {"feast": "vikingtable.bots.feast_fit"}


def fits_for(game_id: str) -> Callable[[Any, Any, Callable[[], bool]], Iterator[Any]]:
    """The search for the best fit of a game: for a view and a wish the best plans so far, all as plain data.

    Raises ``KeyError`` for a game without one.
    """
    search: Callable[[Any, Any, Callable[[], bool]], Iterator[Any]] = import_module(_FITS[game_id]).fits
    return search
