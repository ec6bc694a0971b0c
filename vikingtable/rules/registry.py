"""The games on the shelf, by id. A new game is one line here."""

from importlib import import_module
from typing import Any

from vikingtable.rules.game import Game

_MODULES: dict[str, str] = {
    "feast": "vikingtable.rules.feast.game:FeastGame",
    "knarr": "vikingtable.rules.knarr.game:KnarrGame",
    "boru": "vikingtable.rules.boru.game:BoruGame",
    "wild_vikings": "vikingtable.rules.wild_vikings.game:WildVikingsGame",
}
_games: dict[str, Game[Any]] = {}


def game_ids() -> tuple[str, ...]:
    """The ids of all games on the shelf, in the order in which they are shown."""
    return tuple(_MODULES)


def game(game_id: str) -> Game[Any]:
    """The rules of a game. Raises ``KeyError`` if the id is unknown."""
    if game_id not in _games:
        module, name = _MODULES[game_id].split(":")
        _games[game_id] = getattr(import_module(module), name)()
    return _games[game_id]


def register(new: Game[Any]) -> None:
    """Put a further game on the shelf, under its id (tests do, with small invented games)."""
    _games[new.id] = new
