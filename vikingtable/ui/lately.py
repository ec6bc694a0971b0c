"""What happened since a player's own last move: what a player looks for when the turn comes round."""

from collections.abc import Iterator

from PySide6.QtCore import QObject

from vikingtable.match.qt import Match
from vikingtable.match.session import Change
from vikingtable.rules.state import Event


class Lately(QObject):
    """Keeps the events of some kinds in order, each with the index of its action. Listens to the match only."""

    def __init__(self, match: Match, parent: QObject, kinds: tuple[type[Event], ...]) -> None:
        super().__init__(parent)
        self._match = match
        self._kinds = kinds
        self._kept: list[tuple[int, Event]] = []
        match.stateChanged.connect(self._state_changed)
        match.eventHappened.connect(self._event_happened)
        self._reload()

    def backwards(self, position: int) -> Iterator[tuple[int, Event]]:
        """What happened in the first ``position`` actions, the latest first."""
        return ((entry, event) for entry, event in reversed(self._kept) if entry < position)

    def since(self, seat: int, position: int) -> tuple[Event, ...]:
        """What happened from the last action of ``seat`` on, that included, among the first ``position`` actions."""
        entries = self._match.session.entries[: min(position, self._match.session.position)]
        own = next((at for at in reversed(range(len(entries))) if entries[at].action.seat == seat), -1)
        found: list[Event] = []
        for entry, event in self.backwards(position):
            if entry < own:
                break
            found.append(event)
        return tuple(reversed(found))

    def _reload(self) -> None:
        self._kept = [(entry, event) for entry, event in self._match.log() if isinstance(event, self._kinds)]

    def _state_changed(self, change: Change) -> None:
        if change.kind == "rework":
            self._reload()
        else:
            while self._kept and self._kept[-1][0] >= change.kept:
                self._kept.pop()

    def _event_happened(self, event: Event, entry: int) -> None:
        if isinstance(event, self._kinds):
            self._kept.append((entry, event))
