"""A table of Knarr as a person meets it: shown, with the curtain lifted, without waiting for animations."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.knarr.knarr_table_help import Hands, session_at
from tests.ui.shell_help import FakeShell
from vikingtable.match.qt import Match
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.rules.knarr.state import KnarrState
from vikingtable.saves.model import SeatInfo
from vikingtable.ui.knarr.table import KnarrTable

MakeTable = Callable[..., Hands]


@pytest.fixture
def table_of(qtbot: QtBot, shell: FakeShell) -> Iterator[MakeTable]:
    """``table_of(seats)`` sits down at a new game, ``state=`` at a position, ``session=`` at a game."""
    made: list[KnarrTable] = []

    def make(
        *seats: SeatInfo,
        seed: int = 3,
        options: Sequence[tuple[str, Any]] = (),
        state: KnarrState | None = None,
        session: Session | None = None,
        lift: bool = True,
        size: tuple[int, int] = (1366, 740),
    ) -> Hands:
        if session is None and state is not None:
            session = session_at(state, *seats)
        elif session is None:
            session = Session.start("knarr", Setup(len(seats), seed, tuple(options)), seats)
        table = KnarrTable(shell, Match(session))
        made.append(table)
        qtbot.addWidget(table)
        table.resize(*size)
        with qtbot.waitActive(table):
            table.show()
            table.activateWindow()
        hands = Hands(qtbot, table)
        if lift and table.curtain_is_down:
            hands.lift_curtain()
        table.entered()
        return hands

    yield make
    for table in made:
        table.dispose()


@pytest.fixture
def no_curtain_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys right after the curtain fell count: whole games of several people are played fast."""
    from vikingtable.ui import curtain

    monkeypatch.setattr(curtain, "_DEAF_MS", 0)
