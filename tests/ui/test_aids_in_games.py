"""In the window, in each game: a hint by key, its ghost, the answer given; the look back over a game that is over."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.match.working import served, worker_for_module
from vikingtable.match.session import Session
from vikingtable.match.worker import Worker
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.state import Action
from vikingtable.saves import files as saves
from vikingtable.saves.model import SeatInfo
from vikingtable.ui import theme
from vikingtable.ui.settings import Settings
from vikingtable.ui.table import GameTable
from vikingtable.ui.window import MainWindow

GAMES = {"feast": 1, "knarr": 2, "boru": 3, "wild_vikings": 2}
CONTROL = Qt.KeyboardModifier.ControlModifier


worker = worker_for_module()


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, worker: Worker, may_outlive: set[object]) -> Iterator[MainWindow]:
    settings = Settings()
    settings.animation = "off"
    settings.language = "en"
    settings.write("table/feast/guide_closed", True)
    made = MainWindow(settings, worker)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    with served(worker, may_outlive):
        yield made
        made.close()
        theme.holder().configure("light", text_scale=1.0, patterns=True, language="en")


def sit_down(window: MainWindow, game: str, seed: int = 5) -> GameTable:
    """A new game in which Anna plays against computers that wait."""
    seats = [SeatInfo("Anna"), *(SeatInfo(f"Bot {n}", "computer", "easy") for n in range(1, GAMES[game]))]
    window.start_game(game, Setup(len(seats), seed=seed), seats)
    table = window.page
    assert isinstance(table, GameTable)
    return table


def asked(qtbot: QtBot, table: GameTable) -> None:
    """Wait until Anna is asked something."""
    qtbot.waitUntil(lambda: table.acting == 0, timeout=60_000)


def hint_by_key(qtbot: QtBot, window: MainWindow, table: GameTable) -> list[Action]:
    qtbot.keyClick(window, Qt.Key.Key_H, CONTROL)
    qtbot.waitUntil(lambda: bool(table.aids.panel.lines), timeout=30_000)
    return [line.action for line in table.aids.panel.lines]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_by_key_shows_legal_answers_and_gives_the_best(window: MainWindow, qtbot: QtBot, game: str) -> None:
    table = sit_down(window, game)
    asked(qtbot, table)
    shown: list[Action | None] = []
    before = table.hint_action

    def watched(action: Action | None) -> None:
        shown.append(action)
        before(action)

    table.hint_action = watched  # type: ignore[method-assign]
    answers = hint_by_key(qtbot, window, table)
    assert 1 <= len(answers) <= 3
    assert len(set(answers)) == len(answers)
    state: Any = table.match.session.state
    assert all(table.game.why_not(state, answer) == () for answer in answers)
    assert shown[-1] == answers[0]
    position = table.match.session.position
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert table.match.session.entries[position].action == answers[0]
    del table.hint_action  # type: ignore[method-assign]


def test_the_key_works_on_a_cyrillic_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    table = sit_down(window, "knarr")
    asked(qtbot, table)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(window, QKeyEvent(kind, ord("Г"), CONTROL, "г"))
    assert table.aids.panel.thinking or table.aids.panel.lines
    qtbot.waitUntil(lambda: bool(table.aids.panel.lines), timeout=30_000)


def test_the_keys_stand_in_the_list_of_keys(window: MainWindow, qtbot: QtBot) -> None:
    asked(qtbot, sit_down(window, "feast"))
    rows = {text: keys for _, group in window.shortcut_groups() for keys, text in group}
    assert rows["Hint"] == "Ctrl+H"
    assert rows["Look back"] == "Ctrl+B"
    assert rows["Best fit"] == "Ctrl+Shift+F"


@pytest.mark.parametrize("game", ["knarr", "wild_vikings"])
def test_a_saved_game_that_is_over_can_be_looked_back_at(
    window: MainWindow, qtbot: QtBot, game: str, tmp_path: Any
) -> None:
    seats = [SeatInfo("Anna"), SeatInfo("Leif", "computer", "easy")]
    session = Session.start(game, Setup(2, seed=4), seats)
    random = Generator(4)
    while session.to_answer:
        seat = session.to_answer[0]
        session.apply(session.game.sample(session.view(seat), seat, random))
    path = tmp_path / "over.vtg"
    saves.write(path, session.saved())
    assert window.open_path(path)
    table = window.page
    assert isinstance(table, GameTable)
    assert table.aids.look_action.isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_B, CONTROL)
    look = table.aids.look
    qtbot.waitUntil(lambda: bool(look.moments), timeout=60_000)
    look.stop()
    panel = table.aids.look_panel
    panel.list.setCurrentRow(0)
    moment = panel.current()
    assert moment is not None
    assert moment.seat == 0
    assert table.review.position == moment.position
    assert table.game.why_not(table.shown, moment.better.action) == ()
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert not table.reviewing
