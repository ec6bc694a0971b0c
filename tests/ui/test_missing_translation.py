"""A translation that cannot be read: the program says so, speaks English, and loses nothing."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vikingtable import paths
from vikingtable.rules.game import Setup
from vikingtable.saves.model import SeatInfo
from vikingtable.ui import i18n
from vikingtable.ui.settings import Settings
from vikingtable.ui.settingsdialog import SettingsDialog
from vikingtable.ui.table import GameTable
from vikingtable.ui.window import MainWindow


@pytest.mark.parametrize("damage", ["missing", "empty"])
def test_a_language_that_cannot_be_read_is_named_with_its_file_and_the_game_goes_on(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    monkeypatch.setattr(paths, "translation", tmp_path.joinpath)
    file = tmp_path / "vikingtable_bg.qm"
    if damage == "empty":
        file.touch()
    settings = Settings()
    settings.language, settings.animation, settings.open_hands = "en", "off", True
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.show()
    window.start_game("wild_vikings", Setup(2, seed=7), [SeatInfo("Anna"), SeatInfo("Boris")])
    table = window.page
    assert isinstance(table, GameTable)
    state = table.match.session.state
    dialog = SettingsDialog(settings, window)
    dialog.show()
    settings.language = "bg"
    QApplication.processEvents()
    said = (
        "The texts in this language are missing or damaged, so everything is in English: Български. "
        f"Install the program again to get this file back: {file}"
    )
    assert window.notice_bar.text() == said
    assert dialog._advice.text() == said
    assert i18n.language() == "en"
    assert table.match.session.state is state
    settings.language = "en"
    QApplication.processEvents()
    assert not dialog._advice.isVisible()
    assert i18n.tr("app.title") == "vikingtable"
    dialog.close()
    window.close()


def test_a_language_that_cannot_be_read_is_told_of_at_the_start_too(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings()
    settings.language = "bg"
    monkeypatch.setattr(paths, "translation", tmp_path.joinpath)
    i18n.install(qapp, settings.effective_language)
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.show()
    window.tell_of_language()
    assert "Български" in window.notice_bar.text()
    window.close()
