"""For tests of the feast's table: a table in a window of a given size, and a person's pointer and keys."""

from collections.abc import Callable, Iterator, Sequence

from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from tests.ui.shell_help import FakeShell, people
from vikingtable.match.qt import Match
from vikingtable.match.session import Session
from vikingtable.match.worker import Worker
from vikingtable.rules.feast.items import ITEM
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.game import Setup
from vikingtable.rules.state import Action
from vikingtable.ui.feast.picture import Target
from vikingtable.ui.feast.table import FeastTable

NAMES = ("Anna", "Boris", "Chiyo", "Dora")


class Person:
    """Somebody in front of the table."""

    def __init__(self, table: FeastTable, qtbot: QtBot) -> None:
        self.table, self.qtbot = table, qtbot

    @property
    def viewport(self):  # type: ignore[no-untyped-def]
        return self.table.view.viewport()

    @property
    def state(self) -> FeastState:
        return self.table.feast

    def at(self, target: Target) -> QPoint:
        rect = self.table.scene.rect_of(target)
        assert not rect.isEmpty(), target
        return self.table.view.mapFromScene(rect.center())

    def cell(self, site: int, x: float, y: float) -> QPoint:
        """The middle of a cell of one's board number ``site``."""
        grid = next(one for one in self.table.scene.grids if one.site == site)
        return self.table.view.mapFromScene(QPointF(grid.x + (x + 0.5) * grid.cell, grid.y + (y + 0.5) * grid.cell))

    def click(self, target: Target, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self.qtbot.mouseClick(self.viewport, button, pos=self.at(target))

    def press(self, at: QPoint) -> None:
        self.qtbot.mousePress(self.viewport, Qt.MouseButton.LeftButton, pos=at)

    def move(self, at: QPoint) -> None:
        self.qtbot.mouseMove(self.viewport, at)

    def release(self, at: QPoint) -> None:
        self.qtbot.mouseRelease(self.viewport, Qt.MouseButton.LeftButton, pos=at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move in three steps, let go."""
        self.press(start)
        for step in (1, 2, 3):
            self.move(start + (end - start) * step / 3)
        self.release(end)

    def key(self, key: Qt.Key, text: str = "") -> None:
        del text
        self.qtbot.keyClick(self.table.view, key)

    def bar(self) -> list[str]:
        return [button.text() for button in self.table.bar.answer_buttons()]

    def press_bar(self, text: str) -> None:
        for button in self.table.bar.answer_buttons():
            if button.text() == text:
                self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
                return
        raise AssertionError(f"{text!r} is not among {self.bar()}")

    def act(self, *actions: Action) -> None:
        for action in actions:
            assert self.table.act(action), (action, self.table.bar.reasons())


def holding(seat: int = 0, **amounts: int) -> Callable[[FeastState], FeastState]:
    """A position in which a seat has so many of these items."""

    def edit(state: FeastState) -> FeastState:
        supply = list(state.players[seat].supply)
        for item, amount in amounts.items():
            supply[ITEM[item]] = amount
        return with_player(state, seat, supply=tuple(supply))

    return edit


def with_player(state: FeastState, seat: int, **changes: object) -> FeastState:
    """A position in which a player has something else."""
    player = evolve(state.players[seat], **changes)
    return evolve(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


MakePerson = Callable[..., Person]


def make_tables(qtbot: QtBot, shell: FakeShell) -> Iterator[MakePerson]:
    """Makes tables and takes them away again."""
    made: list[FeastTable] = []

    def make(
        seats: int = 1,
        *,
        seed: int = 1,
        actions: Sequence[Action] = (),
        size: tuple[int, int] = (1366, 709),
        guide: bool = False,
        options: dict[str, str] | None = None,
        lift: bool = True,
        edit: Callable[[FeastState], FeastState] | None = None,
        worker: Worker | None = None,
    ) -> Person:
        chosen = tuple((options or {}).items())
        session = Session.start("feast", Setup(seats, seed=seed, options=chosen), people(*NAMES[:seats]))
        if edit is not None:
            session = Session(session.game, session.setup, session.seats, edit(session.state))
        for action in actions:
            session.apply(action)
        shell.settings.write("table/feast/guide_closed", not guide)
        table = FeastTable(shell, Match(session, worker))
        made.append(table)
        qtbot.addWidget(table)
        table.resize(*size)
        table.show()
        qtbot.waitExposed(table)
        table.activateWindow()
        if lift and table.curtain_is_down:
            qtbot.wait(300)
            qtbot.mouseClick(table.curtain.buttons()[0], Qt.MouseButton.LeftButton)
        table.entered()
        # The panels take their width once they are seen, and the board the room that is left.
        qtbot.wait(20)
        qtbot.waitUntil(lambda: not (table._inner._side_soon.isActive() or table.players_panel._fit_soon.isActive()))
        table.view.settle_now()
        return Person(table, qtbot)

    yield make
    for table in made:
        table.dispose()
