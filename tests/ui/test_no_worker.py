"""A table whose computer players' process cannot start: it is said, the game goes on, the next question tries anew."""

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.match import advisers
from tests.match.working import PLAYERS
from tests.ui.shell_help import FakeShell, PlainTable, invented_tables
from vikingtable.bots import registry as bots
from vikingtable.match.qt import Match
from vikingtable.match.session import Session
from vikingtable.match.worker import Worker
from vikingtable.rules.game import Setup
from vikingtable.saves.model import SeatInfo


class Machine:
    """A machine that has memory for one more process, or not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.has_memory = False
        self.tries = 0
        start = Worker._started

        def started(worker: Worker) -> Any:
            self.tries += 1
            if not self.has_memory:
                raise OSError(12, "Cannot allocate memory")
            return start(worker)

        monkeypatch.setattr(Worker, "_started", started)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


@pytest.fixture
def table(qtbot: QtBot, shell: FakeShell, machine: Machine, may_outlive: set[object]) -> Iterator[PlainTable]:
    """Anna and a computer at Tolls, open hands."""
    with invented_tables():
        shell.settings.open_hands = True
        worker = Worker(preload=(PLAYERS,))
        seats = [SeatInfo("Anna"), SeatInfo("Leif", "computer", "random")]
        session = Session.start("test_tolls", Setup(2, seed=3), seats)
        made = PlainTable(shell, Match(session, worker))
        qtbot.addWidget(made)
        made.resize(1366, 700)
        made.show()
        qtbot.waitExposed(made)
        made.entered()
        yield made
        made.dispose()
        worker.close()


def play_on(table: PlainTable, qtbot: QtBot) -> None:
    """Anna answers until it is the computer's turn, and the computer has answered."""
    session = table.match.session
    while table.acting is not None:
        assert table.act(next(iter(table.answers(0))))
    assert session.to_answer == (1,)
    qtbot.waitUntil(lambda: session.winners is not None or 0 in session.to_answer, timeout=60_000)


def test_it_is_said_and_the_game_goes_on_with_any_legal_answer(
    table: PlainTable, shell: FakeShell, machine: Machine, qtbot: QtBot
) -> None:
    play_on(table, qtbot)
    session = table.match.session
    assert any(entry.action.seat == 1 for entry in session.entries)
    assert shell.notices[0][0] == (
        "The computer player could not be started or broke down; it is asked again, the game goes on."
    )
    text, kind = shell.notices[-1]
    assert text == (
        "Leif could not think and gives any legal answer this once; the next answer will be thought about again."
    )
    assert kind == "warning"
    assert table.match.thinking_seat == -1
    assert not table.move_now_action.isEnabled()


def test_the_next_question_tries_to_start_it_anew(
    table: PlainTable, shell: FakeShell, machine: Machine, qtbot: QtBot
) -> None:
    play_on(table, qtbot)
    tried = machine.tries
    assert tried >= 3
    qtbot.wait(200)
    assert machine.tries == tried  # nobody asks, nothing is started
    machine.has_memory = True
    said = len(shell.notices)
    play_on(table, qtbot)
    assert machine.tries == tried + 1
    assert table.match.worker is not None
    assert table.match.worker.process_id is not None
    assert len(shell.notices) == said


def test_a_hint_that_cannot_be_thought_about_is_said(
    table: PlainTable, shell: FakeShell, machine: Machine, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots._MODULES, "test_tolls", advisers.MODULES["test_tolls"])
    table.aids.hint_action.trigger()
    qtbot.waitUntil(lambda: bool(shell.notices), timeout=30_000)
    assert shell.notices[-1][0] == (
        "No hint this time: the computer player could not be started or broke down. Ask again."
    )
