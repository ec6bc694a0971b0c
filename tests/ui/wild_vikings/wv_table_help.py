"""Hands and eyes at a table of Wild Vikings, and games whose first player is known."""

from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.ui.seated import Seated
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.saves.model import SeatInfo


class Hands(Seated):
    """A person at a table."""

    @property
    def scene(self) -> Any:
        """What lies on the board."""
        return self.table.scene

    def cyrillic(self, letter: str) -> None:
        """Press and let go a key that sends a Cyrillic letter."""
        target = QApplication.focusWidget() or self.view
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(target, QKeyEvent(kind, ord(letter.upper()), Qt.KeyboardModifier.NoModifier, letter))


def session_of(*seats: SeatInfo, seed: int = 3, options: tuple[tuple[str, Any], ...] = (), first: int = 0) -> Session:
    """A game whose first player is known."""
    chosen = (("firstPlayer", "chosen"), ("firstSeat", first), ("rowOrder", "yellow-red-blue"))
    return Session.start("wild_vikings", Setup(len(seats), seed, (*chosen, *options)), seats)
