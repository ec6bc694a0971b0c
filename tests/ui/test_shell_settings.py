"""Settings: checked on reading, remembered, followed at once; the dialog that shows them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vikingtable.ui import i18n, motion, theme
from vikingtable.ui.settings import RECENT_FILES, Settings
from vikingtable.ui.settingsdialog import SettingsDialog, japanese_font_advice
from vikingtable.ui.window import apply_setting


@pytest.fixture
def settings(qapp: QApplication, tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def plain_look(qapp: QApplication) -> Iterator[None]:
    yield
    theme.holder().configure("light", text_scale=1.0, patterns=True, language="en")


def test_a_new_user_has_the_standard_values(settings: Settings) -> None:
    assert (settings.language, settings.theme, settings.text_size) == ("", "system", 100)
    assert (settings.patterns, settings.animation) == (True, "normal")
    assert (settings.open_hands, settings.windows, settings.warn_hidden_hands) == (False, True, True)


def test_what_was_chosen_is_there_at_the_next_start(settings: Settings) -> None:
    settings.language = "bg"
    settings.text_size = 130
    settings.patterns = False
    settings.sync()
    again = Settings(settings.path)
    assert (again.language, again.text_size, again.patterns) == ("bg", 130, False)


def test_a_change_is_told_once_and_no_change_is_not(settings: Settings) -> None:
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.theme = "dark"
    settings.theme = "dark"
    assert told == ["theme"]


@pytest.mark.parametrize(
    "line",
    ["language=xx", "language=@Invalid()", "[appearance]\ntext_size=7", "[appearance]\ntext_size=many", "animation=\\"],
)
def test_a_value_that_cannot_be_is_read_as_the_standard_one(qapp: QApplication, tmp_path: Path, line: str) -> None:
    path = tmp_path / "settings.ini"
    path.write_text(f"[general]\n{line}\n")
    settings = Settings(path)
    assert (settings.language, settings.text_size, settings.animation) == ("", 100, "normal")


def test_a_value_that_cannot_be_is_not_written(settings: Settings) -> None:
    with pytest.raises(ValueError, match="text_size"):
        settings.text_size = 7
    assert settings.text_size == 100


@pytest.mark.parametrize("data", [b"\x00\x01\x02\x03", b"no settings at all\n", b"\xff\xfe\xfa"])
def test_a_damaged_file_is_kept_aside_and_the_standard_values_are_used(
    qapp: QApplication, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(data)
    settings = Settings(path)
    assert settings.was_reset
    assert settings.theme == "system"
    assert path.with_suffix(".ini.bad").read_bytes() == data


def test_where_no_file_can_be_the_settings_last_until_the_end(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    settings = Settings(tmp_path / "file" / "vikingtable" / "settings.ini")
    assert not settings.is_kept
    assert not settings.was_reset
    settings.language = "bg"
    settings.sync()
    assert settings.language == "bg"


def test_a_damaged_file_that_cannot_be_put_aside_is_left_and_the_standard_values_are_used(
    qapp: QApplication, tmp_path: Path
) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(b"\x00\x01")
    (path.with_suffix(".ini.bad") / "something").mkdir(parents=True)
    settings = Settings(path)
    assert (settings.is_kept, settings.was_reset, settings.theme) == (False, False, "system")
    settings.theme = "dark"
    settings.sync()
    assert settings.theme == "dark"
    assert path.read_bytes() == b"\x00\x01"


def test_what_can_be_kept_is_said_to_be(settings: Settings) -> None:
    assert settings.is_kept


def test_recent_files_are_kept_newest_first_without_those_that_are_gone(settings: Settings, tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.vtg" for number in range(RECENT_FILES + 2)]
    for path in paths:
        path.touch()
        settings.remember_recent(path)
    settings.remember_recent(paths[5])
    paths[7].unlink()
    assert settings.recent()[:2] == [paths[5], paths[11]]
    assert paths[7] not in settings.recent()
    assert len(settings.recent()) == RECENT_FILES - 1
    settings.clear_recent()
    assert settings.recent() == []
    assert paths[0].exists()


def test_theme_text_size_and_patterns_are_followed_at_once(settings: Settings, plain_look: None) -> None:
    theme.holder().install(QApplication.instance())  # type: ignore[arg-type]
    settings.changed.connect(lambda name: apply_setting(settings, name))
    settings.theme = "dark"
    settings.text_size = 150
    settings.patterns = False
    now = theme.current()
    assert (now.scheme, now.text_scale, now.patterns) == ("dark", 1.5, False)
    assert QApplication.font().pointSizeF() == pytest.approx(19.5)


def test_the_system_that_asks_for_less_motion_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert motion.length(200, "normal") == 200
    assert motion.length(200, "fast") == 100
    assert motion.length(200, "off") == 0
    monkeypatch.setattr(motion, "system_wants_less", lambda: True)
    assert motion.length(200, "normal") == 0


def test_where_no_face_covers_japanese_the_advice_names_what_to_install(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(theme, "covers_japanese", lambda: False)
    assert "font" in japanese_font_advice()
    monkeypatch.setattr(theme, "covers_japanese", lambda: True)
    assert japanese_font_advice() == ""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "A font for Japanese is missing. Install a font for Japanese, for example "),
        ("bg", "Липсва шрифт за японски."),
        ("ja", "A font for Japanese is missing. Install a font for Japanese, for example "),
    ],
)
def test_the_advice_can_be_read_without_that_font(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    monkeypatch.setattr(theme, "covers_japanese", lambda: False)
    i18n.install(qapp, language)
    advice = japanese_font_advice()
    i18n.install(qapp, "en")
    assert advice.startswith(said)


# The dialog ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings, plain_look: None) -> SettingsDialog:
    made = SettingsDialog(settings)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_the_dialog_shows_the_settings_and_follows_them(dialog: SettingsDialog, settings: Settings) -> None:
    settings.theme = "dark"
    settings.open_hands = True
    assert dialog.theme.currentText() == "Dark"
    assert dialog.open_hands.isChecked()


def test_what_is_chosen_by_keyboard_takes_effect_at_once(
    dialog: SettingsDialog, settings: Settings, qtbot: QtBot
) -> None:
    dialog.theme.setFocus()
    qtbot.keyClick(dialog.theme, Qt.Key.Key_Down)
    assert settings.theme == "light"
    dialog.patterns.setFocus()
    qtbot.keyClick(dialog.patterns.box, Qt.Key.Key_Space)
    assert not settings.patterns


def test_a_click_on_the_text_of_a_box_ticks_it(dialog: SettingsDialog, settings: Settings, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.windows.text, Qt.MouseButton.LeftButton)
    assert not settings.windows


def test_the_language_of_the_dialog_changes_while_it_is_open(
    dialog: SettingsDialog, settings: Settings, qtbot: QtBot
) -> None:
    settings.changed.connect(lambda name: apply_setting(settings, name))
    settings.language = "ja"
    QApplication.processEvents()
    assert dialog.windowTitle() == "設定"
    assert dialog.language.currentText() == "日本語"
    assert dialog.theme.itemText(2) == "ダーク"
    settings.language = "en"
    QApplication.processEvents()
    assert i18n.language() == "en"


def test_restore_defaults(dialog: SettingsDialog, settings: Settings, qtbot: QtBot) -> None:
    settings.text_size = 150
    settings.open_hands = True
    qtbot.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
    assert (settings.text_size, settings.open_hands) == (100, False)
    assert not dialog.open_hands.isChecked()


def test_every_field_has_an_accessible_name(dialog: SettingsDialog) -> None:
    for field in (dialog.language, dialog.theme, dialog.text_size, dialog.animation):
        assert field.accessibleName()
    for row in (dialog.patterns, dialog.open_hands, dialog.windows, dialog.hidden_warning):
        assert row.box.accessibleName()
