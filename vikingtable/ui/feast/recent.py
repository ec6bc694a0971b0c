"""Which spaces the others took since a player's own last placing: what a player looks for when the turn comes round."""

from PySide6.QtCore import QObject

from vikingtable.match.qt import Match
from vikingtable.match.session import Change
from vikingtable.rules.feast.happenings import VikingsPlaced
from vikingtable.rules.state import Event


class Recent(QObject):
    """Keeps the placings of a game in order, each with the index of its action. Listens to the match only."""

    def __init__(self, match: Match, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._placings: list[tuple[int, VikingsPlaced]] = []
        match.stateChanged.connect(self._state_changed)
        match.eventHappened.connect(self._event_happened)
        self._reload()

    def spaces(self, seat: int, position: int) -> frozenset[str]:
        """Where each other player placed last, if after the last placing of ``seat``, among so many actions."""
        found: dict[int, str] = {}
        for entry, placed in reversed(self._placings):
            if entry >= position:
                continue
            if placed.seat == seat or len(found) == len(self._match.seats) - 1:
                break
            found.setdefault(placed.seat, placed.place)
        return frozenset(found.values())

    def _reload(self) -> None:
        self._placings = [(entry, event) for entry, event in self._match.log() if isinstance(event, VikingsPlaced)]

    def _state_changed(self, change: Change) -> None:
        if change.kind == "rework":
            self._reload()
        else:
            while self._placings and self._placings[-1][0] >= change.kept:
                self._placings.pop()

    def _event_happened(self, event: Event, entry: int) -> None:
        if isinstance(event, VikingsPlaced):
            self._placings.append((entry, event))
