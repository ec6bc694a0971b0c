"""What the games are called in the user's language."""

from vikingtable.texts import TEXTS
from vikingtable.ui.i18n import tr


def game_title(game_id: str) -> str:
    """The name of a game; its id where it has none (invented games of tests)."""
    key = f"app.game.{game_id}"
    return tr(key) if key in TEXTS else game_id
