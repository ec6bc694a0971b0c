"""A person at the table of any game: sits down, points and clicks, presses keys, and sees and hears what is there."""

from collections import deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.shell_help import FakeShell
from vikingtable.match.qt import Match
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.rules.state import Action
from vikingtable.saves.model import SeatInfo
from vikingtable.ui.boardview import Spot

ANNA, BORIS, CHIARA = SeatInfo("Anna"), SeatInfo("Boris"), SeatInfo("Chiara")
LEIF, FREYDIS, ERIK = (SeatInfo(name, "computer", "random") for name in ("Leif", "Freydis", "Erik"))

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Seated:
    """A person at a table. A place is given as a spot, or by its id, whole or in parts."""

    def __init__(self, qtbot: QtBot, table: Any) -> None:
        self.qtbot, self.table = qtbot, table

    # What is there ----------------------------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        """The board."""
        return self.table.view

    @property
    def state(self) -> Any:
        """The whole truth."""
        return self.table.match.session.state

    @property
    def asked(self) -> str:
        """The kind of the open decision."""
        decision = self.table.match.decision
        return decision.kind if decision else ""

    def spot(self, *name: Hashable) -> Spot:
        """A place on the board."""
        if isinstance(name[0], Spot):
            return name[0]
        wanted = (name, name[0]) if len(name) == 1 else (name,)
        return next(spot for spot in self.view.spots() if spot.id in wanted)

    def at(self, spot: Spot) -> QPoint:
        """The middle of a place in pixels of the view."""
        return self.view.mapFromScene(spot.rect.center())

    def bar(self) -> dict[str, Any]:
        """The buttons of the decision bar by their texts."""
        return {button.text(): button for button in self.table.bar.answer_buttons()}

    def announced(self) -> list[str]:
        """Record from now on what a screen reader is told of the board."""
        said: list[str] = []
        self.view.announced = said.append
        return said

    # Mouse and keys ---------------------------------------------------------------------------------------------------

    def click(self, *name: Hashable) -> None:
        """Click on the middle of a place."""
        self.qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(self.spot(*name)))

    def point_at(self, *name: Hashable) -> None:
        """Move the mouse over a place."""
        self.qtbot.mouseMove(self.view.viewport(), self.at(self.spot(*name)))

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press and let go a key where the keyboard is."""
        self.qtbot.keyClick(QApplication.focusWidget() or self.view, key, modifier)

    def press(self, text: str) -> None:
        """Press a button of the decision bar."""
        self.qtbot.mouseClick(self.bar()[text], Qt.MouseButton.LeftButton)

    def lift_curtain(self) -> None:
        """Wait until the curtain hears, and say who is there."""
        from vikingtable.ui import curtain

        self.qtbot.wait(curtain._DEAF_MS + 20 if curtain._DEAF_MS else 1)
        self.qtbot.mouseClick(self.table.curtain.buttons()[0], Qt.MouseButton.LeftButton)

    def others_act(self, *actions: Action) -> None:
        """Others answer."""
        for action in actions:
            assert self.table.match.act(action) == ()

    # The board by keyboard --------------------------------------------------------------------------------------------

    def to_the_board(self) -> None:
        """Press Tab until the board has the keyboard."""
        for _ in range(40):
            if self.view.hasFocus():
                return
            self.key(Qt.Key.Key_Tab)
        pytest.fail("Tab never comes to the board")

    def ways(self) -> dict[Hashable, list[Qt.Key]]:
        """The keys that lead from the first place to each that the arrows reach."""
        view = self.view
        before = view.current_spot()
        first = view.spots()[0].id
        found: dict[Hashable, list[Qt.Key]] = {first: []}
        queue = deque([first])
        view.blockSignals(True)
        while queue:
            here = queue.popleft()
            for key, (dx, dy) in ARROWS.items():
                view.set_current_spot(here, say=False)
                view.move_cursor(dx, dy)
                there = view.current_spot().id
                if there not in found:
                    found[there] = [*found[here], key]
                    queue.append(there)
        view.set_current_spot(before.id if before else None, say=False)
        view.blockSignals(False)
        return found

    def go(self, *name: Hashable) -> None:
        """Press the keys that lead to a place."""
        place = self.spot(*name).id
        keys = self.ways()[place]
        for key in (Qt.Key.Key_Home, *keys):
            self.key(key)
        assert self.view.current_spot().id == place


#: Sits down at a new game of these ``seats``, at a position (``state=``) or at a game (``session=``).
MakeTable = Callable[..., Any]


def tables_of(
    qtbot: QtBot,
    shell: FakeShell,
    game: str,
    table_class: Callable[..., Any],
    hands: Callable[[QtBot, Any], Seated] = Seated,
    session_at: Callable[..., Session] | None = None,
) -> Iterator[MakeTable]:
    """For a fixture ``table_of``: the table of a game, shown, the curtain lifted; put away at the end."""
    made: list[Any] = []

    def make(
        *seats: SeatInfo,
        seed: int = 3,
        options: Sequence[tuple[str, Any]] = (),
        state: Any = None,
        session: Session | None = None,
        lift: bool = True,
        size: tuple[int, int] = (1366, 740),
    ) -> Seated:
        if session is None and state is not None:
            assert session_at is not None
            session = session_at(state, *seats)
        elif session is None:
            session = Session.start(game, Setup(len(seats), seed, tuple(options)), seats)
        table = table_class(shell, Match(session))
        made.append(table)
        qtbot.addWidget(table)
        table.resize(*size)
        with qtbot.waitActive(table):
            table.show()
            table.activateWindow()
        person = hands(qtbot, table)
        if lift and table.curtain_is_down:
            person.lift_curtain()
        table.entered()
        return person

    yield make
    for table in made:
        table.dispose()
