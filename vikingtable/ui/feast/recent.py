"""Which spaces the others took since a player's own last placing: what a player looks for when the turn comes round."""

from PySide6.QtCore import QObject

from vikingtable.match.qt import Match
from vikingtable.rules.feast.happenings import VikingsPlaced
from vikingtable.ui.lately import Lately


class Recent(Lately):
    """Keeps the placings of a game."""

    def __init__(self, match: Match, parent: QObject) -> None:
        super().__init__(match, parent, (VikingsPlaced,))

    def spaces(self, seat: int, position: int) -> frozenset[str]:
        """Where each other player placed last, if after the last placing of ``seat``, among so many actions."""
        found: dict[int, str] = {}
        for _, placed in self.backwards(position):
            assert isinstance(placed, VikingsPlaced)
            if placed.seat == seat or len(found) == len(self._match.seats) - 1:
                break
            found.setdefault(placed.seat, placed.place)
        return frozenset(found.values())
