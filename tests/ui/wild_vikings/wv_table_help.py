"""Hands and eyes at a table of Wild Vikings: clicks and keys where a person puts them, and what stands there."""

from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.rules.state import Action
from vikingtable.rules.wild_vikings.state import WildVikingsState
from vikingtable.saves.model import SeatInfo
from vikingtable.ui.boardview import Spot
from vikingtable.ui.wild_vikings.table import WildVikingsTable

ANNA, BORIS = SeatInfo("Anna"), SeatInfo("Boris")
LEIF, FREYDIS = SeatInfo("Leif", "computer", "random"), SeatInfo("Freydis", "computer", "random")


class Hands:
    """A person at a table."""

    def __init__(self, qtbot: QtBot, table: WildVikingsTable) -> None:
        self.qtbot, self.table = qtbot, table

    @property
    def view(self) -> Any:
        """The board."""
        return self.table.view

    @property
    def scene(self) -> Any:
        """What lies on the board."""
        return self.table.scene

    @property
    def state(self) -> WildVikingsState:
        """The whole truth."""
        state = self.table.match.session.state
        assert isinstance(state, WildVikingsState)
        return state

    def spot(self, name: Hashable) -> Spot:
        """A place on the board by its id."""
        return next(spot for spot in self.view.spots() if spot.id == name)

    def click(self, name: Hashable) -> None:
        """Click on the middle of a place."""
        at = self.view.mapFromScene(self.spot(name).rect.center())
        self.qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at.x(), at.y()))

    def key(self, key: Qt.Key) -> None:
        """Press and let go a key where the keyboard is."""
        self.qtbot.keyClick(QApplication.focusWidget() or self.view, key)

    def cyrillic(self, letter: str) -> None:
        """Press and let go a key that sends a Cyrillic letter."""
        target = QApplication.focusWidget() or self.view
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(target, QKeyEvent(kind, ord(letter.upper()), Qt.KeyboardModifier.NoModifier, letter))

    def lift_curtain(self) -> None:
        """Wait until the curtain hears, and say who is there."""
        from vikingtable.ui import curtain

        self.qtbot.wait(curtain._DEAF_MS + 20 if curtain._DEAF_MS else 1)
        self.qtbot.mouseClick(self.table.curtain.buttons()[0], Qt.MouseButton.LeftButton)

    def others_act(self, *actions: Action) -> None:
        """Computers answer."""
        for action in actions:
            assert self.table.match.act(action) == ()

    def announced(self) -> list[str]:
        """Record from now on what a screen reader is told of the board."""
        said: list[str] = []
        self.view.announced = said.append
        return said


def session_of(*seats: SeatInfo, seed: int = 3, options: tuple[tuple[str, Any], ...] = (), first: int = 0) -> Session:
    """A game whose first player is known."""
    chosen = (("firstPlayer", "chosen"), ("firstSeat", first), ("rowOrder", "yellow-red-blue"))
    return Session.start("wild_vikings", Setup(len(seats), seed, (*chosen, *options)), seats)
