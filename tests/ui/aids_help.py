"""For tests of hints and of the look back: plain tables of the invented games, shown and asked for."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.shell_help import FakeShell, PlainTable
from vikingtable.match.qt import Match
from vikingtable.match.session import Session
from vikingtable.match.worker import Worker

Seat = Callable[[Session, Worker | None], PlainTable]


@contextmanager
def plain_tables(qtbot: QtBot, shell: FakeShell) -> Iterator[Seat]:
    """A function that shows a session at a plain table, its curtain lifted; the tables go with the ``with`` block."""
    made: list[PlainTable] = []

    def seat(session: Session, worker: Worker | None) -> PlainTable:
        table = PlainTable(shell, Match(session, worker))
        made.append(table)
        qtbot.addWidget(table)
        table.resize(1200, 700)
        table.show()
        qtbot.waitExposed(table)
        table.activateWindow()
        if table.curtain_is_down:
            lift_curtain(qtbot, table)
        table.entered()
        return table

    yield seat
    for table in made:
        table.dispose()


def lift_curtain(qtbot: QtBot, table: PlainTable) -> None:
    """As the person does whose hand it hides."""
    qtbot.wait(300)
    qtbot.mouseClick(table.curtain.buttons()[0], Qt.MouseButton.LeftButton)
