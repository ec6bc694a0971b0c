"""The invented games by id, and how a test puts them on the program's shelf and takes them off again."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.invented.base import InventedGame
from tests.invented.claims import ClaimsGame
from tests.invented.gains import GainsGame
from tests.invented.packets import PacketsGame
from tests.invented.tolls import TollsGame
from vikingtable.rules import registry

INVENTED: dict[str, InventedGame[Any]] = {
    game.id: game for game in (PacketsGame(), TollsGame(), GainsGame(), ClaimsGame())
}


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """Registers the invented games for the time of a ``with`` block."""
    for game in INVENTED.values():
        registry.register(game)
    try:
        yield
    finally:
        for game_id in INVENTED:
            registry._games.pop(game_id)
