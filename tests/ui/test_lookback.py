"""The look back after a game: offered at the end, goes through the decisions of people, shows moments on the board."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.invented import packets, tolls
from tests.match import advisers
from tests.match.working import ADVISERS, games_with_advisers, served, worker_for_module
from tests.ui.aids_help import plain_tables
from tests.ui.shell_help import FakeShell, PlainTable, invented_tables, people
from vikingtable.match.session import Session
from vikingtable.match.worker import Worker
from vikingtable.rules.game import Setup
from vikingtable.rules.state import Action
from vikingtable.saves.model import SeatInfo

MakeTable = Callable[..., PlainTable]
LEIF = SeatInfo("Leif", "computer", "easy")


_games = games_with_advisers(invented_tables)
worker = worker_for_module(ADVISERS)


@pytest.fixture
def table_of(qtbot: QtBot, shell: FakeShell, worker: Worker, may_outlive: set[object]) -> Iterator[MakeTable]:
    with served(worker, may_outlive), plain_tables(qtbot, shell) as seat:
        yield lambda session: seat(session, worker)


def answer(session: Session) -> Action:
    """As the hard player would, but that seat 0 rests once at the beginning and pays its first coin in silver."""
    seat = session.to_answer[0]
    answers = list(session.game.legal_actions(session.state, seat))
    if tolls.Rest(0) in answers and session.position == 0:
        return tolls.Rest(0)
    if session.position and isinstance(session.entries[-1].action, tolls.Buy) and tolls.Pay(0, gold=False) in answers:
        return tolls.Pay(0, gold=False)
    return max(answers, key=advisers.worth)


def tolls_over(seats: Sequence[SeatInfo]) -> Session:
    """A finished game of Tolls."""
    session = Session.start("test_tolls", Setup(len(seats), seed=3), seats)
    while session.to_answer:
        session.apply(answer(session))
    return session


def packets_over() -> Session:
    """A finished game of Packets, in which the lowest cards were kept."""
    session = Session.start("test_packets", Setup(2, seed=3), people("Anna", "Boris"))
    while session.to_answer:
        seat = session.to_answer[0]
        session.apply(min(session.game.legal_actions(session.view(seat), seat), key=advisers.worth))
    return session


def done(qtbot: QtBot, table: PlainTable) -> None:
    table.aids.look_action.trigger()
    qtbot.waitUntil(lambda: table.aids.look.state == "done", timeout=30_000)


# Where it is offered -------------------------------------------------------------------------------------------------


def test_it_is_offered_when_the_game_is_over_and_not_before(table_of: MakeTable) -> None:
    session = Session.start("test_tolls", Setup(2, seed=3), people("Anna", "Boris"))
    table = table_of(session)
    assert not table.aids.look_action.isEnabled()
    assert table.aids.look_action.toolTip() == "The game can be looked back at once it is over."
    over = table_of(tolls_over(people("Anna", "Boris")))
    assert over.aids.look_action.isEnabled()
    assert "Look back" in [button.text() for button in over.bar.controls()]
    assert over.aids.look_action in over.menus()["replay"]


def test_a_game_of_computers_alone_has_nobody_to_look_back_for(table_of: MakeTable) -> None:
    table = table_of(tolls_over([LEIF, SeatInfo("Harald", "computer", "easy")]))
    assert not table.aids.look_action.isEnabled()
    assert table.aids.look_action.toolTip() == "Only computers played: there is nobody to look back for."


# What it finds -------------------------------------------------------------------------------------------------------


def test_it_lists_what_was_played_what_was_better_and_what_that_would_have_brought(
    table_of: MakeTable, qtbot: QtBot
) -> None:
    table = table_of(tolls_over([SeatInfo("Anna"), LEIF]))
    done(qtbot, table)
    panel = table.aids.look_panel
    assert table.dock("look_back").isVisible()
    rows = [panel.list.item(row).text() for row in range(panel.list.count())]
    assert rows[0] == "Turn 0: 1.3 points more\nPlayed: Action: Rest\nBetter: Action: Buy\nPlayer 7"
    assert rows[1].splitlines()[0].endswith("0.6 points more")
    assert all("Better: Action: Pay" in row for row in rows[1:])
    judged = table.aids.look.judged
    assert panel.summary() == f"Decisions looked at: {judged}; better choices found: {len(rows)}."


def test_computers_answers_are_not_judged_and_two_people_are_named(table_of: MakeTable, qtbot: QtBot) -> None:
    session = tolls_over(people("Anna", "Boris"))
    table = table_of(session)
    done(qtbot, table)
    rows = [table.aids.look_panel.list.item(row).text() for row in range(table.aids.look_panel.list.count())]
    assert all(row.startswith(("Anna, Turn", "Boris, Turn")) for row in rows)
    alone = table_of(tolls_over([SeatInfo("Anna"), LEIF]))
    done(qtbot, alone)
    assert {moment.seat for moment in alone.aids.look.moments} == {0}


def test_the_order_can_be_that_of_the_game(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of(tolls_over([SeatInfo("Anna"), LEIF]))
    done(qtbot, table)
    panel = table.aids.look_panel
    gains = [moment.gain for moment in panel._listed]
    assert gains == sorted(gains, reverse=True)
    panel.order.setFocus()
    qtbot.keyClick(panel.order, Qt.Key.Key_Down)
    positions = [moment.position for moment in panel._listed]
    assert positions == sorted(positions)


# On the board --------------------------------------------------------------------------------------------------------


def test_a_row_shows_its_moment_on_the_board_with_the_better_answer_marked(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of(tolls_over([SeatInfo("Anna"), LEIF]))
    done(qtbot, table)
    panel = table.aids.look_panel
    panel.list.setFocus()
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    moment = panel.current()
    assert moment is not None
    assert table.reviewing
    assert table.review.position == moment.position
    assert table.hinted[-1] == moment.better.action
    # The board offers what could be done then, and nothing can be done now.
    assert table.acting is None
    assert not table.act(moment.better.action)
    qtbot.mouseClick(panel.played, Qt.MouseButton.LeftButton)
    assert table.hinted[-1] == moment.chosen.action
    table.review.live.trigger()
    assert not table.reviewing
    assert table.aids._exhibited is None


def test_each_persons_moments_are_shown_with_their_own_eyes(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of(packets_over())
    table.aids.look_action.trigger()
    for _ in range(2):
        qtbot.waitUntil(lambda: table.aids._look_advisor.busy, timeout=20_000)
        table.aids._look_advisor.enough()
        judged = table.aids.look.judged
        qtbot.waitUntil(lambda judged=judged: table.aids.look.judged > judged, timeout=8_000)
    table.aids.look.stop()
    panel = table.aids.look_panel
    for row, moment in enumerate(panel._listed):
        panel.list.setCurrentRow(row)
        assert table.front == table.viewer == moment.seat
        assert table.shown == table.game.view_for(table.match.session.state_at(moment.position), moment.seat)
        assert isinstance(moment.better.action, packets.Keep)


# Stopping ------------------------------------------------------------------------------------------------------------


def test_it_can_be_stopped_and_keeps_what_it_found(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of(packets_over())
    table.aids.look_action.trigger()
    panel = table.aids.look_panel
    assert panel.bar.isVisible()
    assert panel.summary().startswith("Looking at move 1 of ")
    qtbot.waitUntil(lambda: table.aids._look_advisor.busy, timeout=20_000)
    assert QApplication.focusWidget() is panel.stop
    qtbot.keyClick(panel.stop, Qt.Key.Key_Space)
    assert table.aids.look.state == "stopped"
    assert not table.aids._look_advisor.busy
    assert panel.summary() == "Stopped. So far: decisions looked at: 0; better choices found: 0."
    assert panel.again.isVisible()


def test_a_worker_that_dies_costs_one_decision_and_the_look_back_goes_on(
    table_of: MakeTable, qtbot: QtBot, worker: Worker
) -> None:
    table = table_of(packets_over())
    table.aids.look_action.trigger()
    qtbot.waitUntil(lambda: worker.process is not None and table.aids._look_advisor.busy, timeout=20_000)
    first = table.aids.look._at
    assert worker.process is not None
    worker.process.kill()
    qtbot.waitUntil(lambda: table.aids.look._at > first, timeout=20_000)
    assert table.aids.look.running
    table.aids.look.stop()


def test_taking_back_the_end_takes_the_look_back_away(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of(tolls_over([SeatInfo("Anna"), LEIF]))
    done(qtbot, table)
    table.match.session.unlocked = True
    table.match.undo()
    assert table.aids.look.state == "idle"
    assert table.aids.look_panel.list.count() == 0
    assert table.dock("look_back").isHidden()
    assert not table.aids.look_action.isEnabled()
