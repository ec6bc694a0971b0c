"""The hint at a table: asked for by key or button, shown as cards and on the board, given by a click, gone in time."""

import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.invented import packets, tolls
from tests.match.working import ADVISERS, games_with_advisers, served, worker_for_module
from tests.ui.aids_help import lift_curtain, plain_tables
from tests.ui.shell_help import FakeShell, PlainTable, invented_tables, people
from vikingtable.match.session import Session
from vikingtable.match.worker import Worker
from vikingtable.rules.game import Setup
from vikingtable.saves.model import SeatInfo

MakeTable = Callable[..., PlainTable]


_games = games_with_advisers(invented_tables)
worker = worker_for_module(ADVISERS)


@pytest.fixture
def table_of(qtbot: QtBot, shell: FakeShell, worker: Worker, may_outlive: set[object]) -> Iterator[MakeTable]:
    with served(worker, may_outlive), plain_tables(qtbot, shell) as seat:
        yield lambda game, seats, *, thinks=True: seat(
            Session.start(game, Setup(len(seats), seed=3), seats), worker if thinks else None
        )


def press_hint(qtbot: QtBot, table: PlainTable) -> None:
    qtbot.keyClick(table, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)


def hinted(qtbot: QtBot, table: PlainTable) -> None:
    """Ask for a hint and wait until it is there."""
    table.aids.hint_action.trigger()
    qtbot.waitUntil(lambda: bool(table.aids.panel.lines), timeout=20_000)


# Asking --------------------------------------------------------------------------------------------------------------


def test_the_button_of_the_bar_asks_and_the_answers_stand_as_cards_with_reasons(
    table_of: MakeTable, qtbot: QtBot
) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    assert table.dock("hint").isHidden()
    assert "Hint" in table.bar.hint_button.text()
    qtbot.mouseClick(table.bar.hint_button, Qt.MouseButton.LeftButton)
    assert table.dock("hint").isVisible()
    assert table.aids.panel.thinking
    qtbot.waitUntil(lambda: bool(table.aids.panel.lines), timeout=20_000)
    best, other = table.aids.panel.cards()
    assert best.text.text() == "Action: Buy"
    assert best.expected.text() == "Best choice found"
    assert best.reasons.text() == "Player 7"
    assert other.text.text() == "Action: Rest"
    assert other.expected.text() == "Expected: 1.3 points less"


def test_the_hint_is_in_the_game_menu_with_its_key(table_of: MakeTable) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    assert table.aids.hint_action in table.menus()["game"]
    assert table.aids.hint_action.shortcut().toString() in ("Ctrl+H", "Ctrl+Shift+H")


def test_without_a_worker_or_a_question_there_is_no_hint(table_of: MakeTable) -> None:
    assert table_of("test_tolls", people("Anna", "Boris"), thinks=False).bar.hint_button.isHidden()
    table = table_of("test_tolls", people("Anna", "Boris"))
    table.match.act(tolls.Rest(0))
    table.review.go(0)
    assert not table.aids.hint_action.isEnabled()
    assert table.aids.hint_action.toolTip() == "A hint can be had while you are asked something."


# On the board and by keyboard ----------------------------------------------------------------------------------------


def test_the_first_answer_is_marked_on_the_board_and_arrows_mark_the_others(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    hinted(qtbot, table)
    assert table.hinted[-1] == tolls.Buy(0)
    first, second = table.aids.panel.cards()
    assert QApplication.focusWidget() is first.do
    qtbot.keyClick(first.do, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is second.do
    assert table.hinted[-1] == tolls.Rest(0)
    assert (first.selected, second.selected) == (False, True)
    # Whoever points at an answer of the list sees that one; after that the hint's is back.
    table._pointed(tolls.Buy(0))
    assert table.hinted[-1] == tolls.Buy(0)
    table._pointed(None)
    assert table.hinted[-1] == tolls.Rest(0)


def test_do_it_gives_the_answer_and_the_hint_is_gone(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    hinted(qtbot, table)
    qtbot.mouseClick(table.aids.panel.cards()[0].do, Qt.MouseButton.LeftButton)
    assert table.match.session.entries[0].action == tolls.Buy(0)
    assert table.dock("hint").isHidden()
    assert table.aids.marked() is None
    # The keyboard is back at the answers.
    assert QApplication.focusWidget() in table.bar.answer_buttons()


def test_a_whole_turn_goes_by_hints_alone_from_the_keyboard(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    table.addActions([action for action in table.menus()["game"] if action is not None])  # as the window's menu does
    for expected in (tolls.Buy(0), tolls.Pay(0, gold=True), tolls.Pay(0, gold=True)):
        press_hint(qtbot, table)
        qtbot.waitUntil(lambda: bool(table.aids.panel.lines), timeout=20_000)
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        assert table.match.session.entries[table.match.session.position - 1].action == expected


def test_a_screen_reader_hears_answer_place_and_reason(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    hinted(qtbot, table)
    button = table.aids.panel.cards()[1].do
    assert button.accessibleName() == "Do it: Action: Rest"
    assert button.accessibleDescription() == "2 of 2 Expected: 1.3 points less Player 7"


def test_escape_closes_the_hint(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    hinted(qtbot, table)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert table.dock("hint").isHidden()
    assert None in table.hinted
    assert table.aids.marked() is None
    assert QApplication.focusWidget() in table.bar.answer_buttons()


def test_the_texts_follow_the_language(table_of: MakeTable, qtbot: QtBot, language: Callable[[str], str]) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    hinted(qtbot, table)
    language("ja")
    qtbot.waitUntil(lambda: "ヒント" in table.bar.hint_button.text())
    assert "ヒント" in table.dock("hint").windowTitle()
    assert table.aids.panel.cards()[1].expected.text() == "予想: −1.3点"


# While it thinks -----------------------------------------------------------------------------------------------------


def test_the_window_lives_while_the_hint_is_thought_about_and_what_there_is_can_be_had(
    table_of: MakeTable, qtbot: QtBot
) -> None:
    table = table_of("test_packets", people("Anna", "Boris"))
    start = time.perf_counter()
    table.aids.hint_action.trigger()
    assert time.perf_counter() - start < 0.25
    qtbot.waitUntil(lambda: table.aids.panel.bar.maximum() == 1000, timeout=20_000)
    assert QApplication.focusWidget() is table.aids.panel.enough
    qtbot.keyClick(table.aids.panel.enough, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: bool(table.aids.panel.lines), timeout=8_000)
    best = packets.Keep(0, max(table.shown.packets[0]))
    assert table.aids.panel.lines[0].action == best
    assert len(table.aids.panel.lines) == 3


def test_an_answer_given_meanwhile_ends_the_thinking_and_nothing_stale_appears(
    table_of: MakeTable, qtbot: QtBot
) -> None:
    table = table_of("test_packets", people("Anna", "Boris"))
    table.aids.hint_action.trigger()
    qtbot.waitUntil(lambda: table.aids.panel.bar.maximum() == 1000, timeout=20_000)
    table.act(packets.Keep(0, table.shown.packets[0][0]))
    assert not table.aids._hint_advisor.busy
    assert table.dock("hint").isHidden()
    qtbot.wait(600)
    assert table.aids.panel.lines == ()


def test_where_a_computer_is_asked_too_the_hint_comes_first_and_its_answer_waits(
    table_of: MakeTable, qtbot: QtBot
) -> None:
    table = table_of("test_packets", [*people("Anna"), SeatInfo("Leif", "computer", "hard")])
    match = table.match
    qtbot.waitSignal(match.botProgress, timeout=20_000).wait()  # it thinks until its time is up
    table.aids.hint_action.trigger()
    qtbot.waitUntil(lambda: table.aids.panel.bar.maximum() == 1000, timeout=8_000)
    table.aids.panel.enough.click()
    qtbot.waitUntil(lambda: bool(table.aids.panel.lines), timeout=8_000)
    assert match.thinking_seat == 1

    match.move_now()
    qtbot.waitUntil(lambda: match.thinking_seat == -1, timeout=8_000)
    qtbot.wait(100)
    assert match.session.position == 0
    assert table.aids.panel.lines

    table.act(packets.Keep(0, table.shown.packets[0][0]))
    assert table.aids.panel.lines == ()
    assert match.thinking_seat == 1
    match.move_now()
    qtbot.waitUntil(lambda: match.session.position > 1, timeout=8_000)


def test_the_curtain_takes_the_hint_away(table_of: MakeTable, qtbot: QtBot, shell: FakeShell) -> None:
    table = table_of("test_packets", people("Anna", "Boris"))
    table.aids.hint_action.trigger()
    qtbot.waitUntil(lambda: table.aids.panel.bar.maximum() == 1000, timeout=20_000)
    qtbot.mouseClick(table.aids.panel.enough, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(table.aids.panel.lines), timeout=8_000)
    qtbot.mouseClick(table.aids.panel.cards()[0].do, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: table.curtain_is_down)
    assert table.aids.panel.lines == ()
    lift_curtain(qtbot, table)
    assert table.front == 1
    assert table.dock("hint").isHidden()


def test_a_worker_that_dies_is_said_and_another_hint_can_be_asked_for(
    table_of: MakeTable, qtbot: QtBot, shell: FakeShell, worker: Worker, may_outlive: set[object]
) -> None:
    table = table_of("test_packets", people("Anna", "Boris"))
    table.aids.hint_action.trigger()
    qtbot.waitUntil(lambda: table.aids.panel.bar.maximum() == 1000, timeout=20_000)
    assert worker.process is not None
    worker.process.kill()
    qtbot.waitUntil(lambda: bool(shell.notices), timeout=8_000)
    assert shell.notices[0][1] == "warning"
    assert not table.aids.panel.thinking
    table.aids.hint_action.trigger()
    qtbot.waitUntil(lambda: table.aids.panel.bar.maximum() == 1000, timeout=20_000)
    table.aids.panel.enough.click()
    qtbot.waitUntil(lambda: bool(table.aids.panel.lines), timeout=8_000)


def test_undo_takes_the_hint_away(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    table.act(tolls.Buy(0))
    hinted(qtbot, table)
    table.undo_action.trigger()
    assert table.match.session.position == 0
    assert table.aids.panel.lines == ()
