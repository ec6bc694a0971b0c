"""The tables by game: which class shows which game. A new game is one line here."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vikingtable.ui.table import GameTable

_MODULES: dict[str, str] = {
    "feast": "vikingtable.ui.feast.table:FeastTable",
    "knarr": "vikingtable.ui.knarr.table:KnarrTable",
    "boru": "vikingtable.ui.boru.table:BoruTable",
    "wild_vikings": "vikingtable.ui.wild_vikings.table:WildVikingsTable",
}
_classes: "dict[str, type[GameTable]]" = {}


def table_class(game_id: str) -> "type[GameTable]":
    """The class of a game's table, imported when it is first asked for. Raises ``KeyError`` for an unknown game."""
    if game_id not in _classes:
        module, name = _MODULES[game_id].split(":")
        _classes[game_id] = getattr(import_module(module), name)
    return _classes[game_id]


def available(game_id: str) -> bool:
    """Whether the game can be played: its rules and its table are there."""
    from importlib.util import find_spec

    if game_id in _classes:
        return True
    module = _MODULES.get(game_id, ":").split(":")[0]
    try:
        return bool(module) and find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def register(game_id: str, table: "type[GameTable]") -> None:
    """Show a further game at a table of this class (tests do, with small invented games)."""
    _classes[game_id] = table
