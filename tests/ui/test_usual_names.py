"""Players who were given no name bear one of the language in force, in a running game as in a saved one."""

from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.saves import files as saves
from vikingtable.saves.model import SavedGame, SeatInfo
from vikingtable.ui import shelf
from vikingtable.ui.settings import Settings
from vikingtable.ui.table import GameTable
from vikingtable.ui.usualnames import in_this_language
from vikingtable.ui.window import MainWindow

SEATS = (SeatInfo("Player 1"), SeatInfo("Freydis", "computer", "easy"), SeatInfo("Astrid"), SeatInfo("Player 7"))
NAMES = {
    "en": ("Player 1", "Freydis", "Astrid", "Player 7"),
    "ja": ("プレイヤー1", "フレイディス", "Astrid", "Player 7"),
    "bg": ("Играч 1", "Фрейдис", "Astrid", "Player 7"),
}


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    settings = Settings()
    settings.animation, settings.language, settings.open_hands = "off", "en", True
    settings.warn_hidden_hands = False
    made = MainWindow(settings)
    qtbot.addWidget(made)
    made.show()
    return made


def test_names_that_were_suggested_follow_and_those_that_were_given_stay(language: Callable[[str], str]) -> None:
    seats = list(SEATS)
    for code in ("ja", "bg", "ja", "en", "bg"):
        language(code)
        seats = in_this_language(seats)
        assert tuple(seat.name for seat in seats) == NAMES[code]
    assert [seat.kind for seat in seats] == [seat.kind for seat in SEATS]


def test_in_a_running_game_every_place_has_the_new_names(window: MainWindow) -> None:
    window.start_game("wild_vikings", Setup(4, seed=7), SEATS)
    table = window.page
    assert isinstance(table, GameTable)
    table.match.set_paused(True)
    for code in ("bg", "ja", "en"):
        window.settings.language = code
        QApplication.processEvents()
        assert table.match.names == NAMES[code]
        rows = table.players_panel.model
        assert tuple(rows.index(row, 0).data() for row in range(4)) == NAMES[code]
    window.close()


def test_a_game_saved_in_one_language_is_opened_in_another(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.vtg"
    saves.write(path, Session.start("wild_vikings", Setup(4, seed=7), SEATS).saved())
    window.settings.language = "bg"
    assert window.open_path(path)
    table = window.page
    assert isinstance(table, GameTable)
    table.match.set_paused(True)
    assert table.match.names == NAMES["bg"]
    assert table.save()
    kept = saves.read(path).saved
    assert isinstance(kept, SavedGame)
    assert tuple(seat.name for seat in kept.seats) == NAMES["bg"]
    window.close()


def test_the_table_of_last_time_is_laid_in_the_language_of_now(window: MainWindow) -> None:
    settings = window.settings
    looks = ("madder", "woad", "moss")
    seated = [evolve(seat, colour=colour) for seat, colour in zip(SEATS[:3], looks, strict=True)]
    shelf.remember_table(settings, "wild_vikings", Setup(3), seated)
    settings.language = "ja"
    _, seats = shelf.usual_table(settings, "wild_vikings")
    assert tuple(seat.name for seat in seats) == NAMES["ja"][:3]
    _, seats = shelf.usual_table(settings, "knarr")
    assert seats[0].name == "プレイヤー1"
    window.close()
