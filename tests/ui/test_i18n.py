"""Switching the language at run time, and sentences, numbers and fallbacks in the language in force."""

import logging
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from vikingtable import paths, texts
from vikingtable.texts import Plural
from vikingtable.texts.message import listed, msg, seat
from vikingtable.ui import i18n

Switch = Callable[[str], str]


class _Listener(QWidget):
    """Counts the changes of language that reach a window and a label in it."""

    def __init__(self) -> None:
        super().__init__()
        self.changes = 0
        self.label = QLabel(parent=self)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.changes += 1
            self.label.setText(i18n.tr("common.seat_number", 2))
        super().changeEvent(event)


def test_the_languages_are_named_in_themselves() -> None:
    assert i18n.LANGUAGES == {"en": "English", "ja": "日本語", "bg": "Български"}


def test_each_window_hears_of_a_change_once_and_speaks_the_new_language(qtbot: QtBot, language: Switch) -> None:
    window = _Listener()
    qtbot.addWidget(window)
    for code, expected in (("ja", "プレイヤー2"), ("bg", "Играч 2"), ("en", "Player 2")):
        window.changes = 0
        assert language(code) == code
        QCoreApplication.processEvents()
        assert window.changes == 1
        assert window.label.text() == expected
        assert i18n.language() == code


def test_objects_that_are_no_windows_can_listen_at_the_application(qapp: QCoreApplication, language: Switch) -> None:
    class Filter(QObject):
        heard = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            self.heard |= watched is qapp and event.type() == QEvent.Type.LanguageChange
            return False

    listener = Filter()
    qapp.installEventFilter(listener)
    language("en")
    qapp.removeEventFilter(listener)
    assert listener.heard


def test_the_buttons_of_qt_speak_the_language_too(qtbot: QtBot, language: Switch) -> None:
    for code, expected in (("ja", "キャンセル"), ("bg", "Отказ"), ("en", "Cancel")):
        language(code)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        assert box.buttons()[0].text().replace("&", "") == expected


def test_a_message_of_the_rules_becomes_a_sentence_with_names_and_lists(language: Switch) -> None:
    message = listed([seat(0), seat(1), -3])
    language("ja")
    assert i18n.say(message, ["Ása"]) == "Ása、プレイヤー2、\N{MINUS SIGN}3"
    language("bg")
    assert i18n.say(message, ["Ása"]) == "Ása, Играч 2, \N{MINUS SIGN}3"


def test_a_text_without_translation_is_shown_in_english(language: Switch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(texts.TEXTS, "tests.ships", Plural("%n ship", "%n ships"))
    language("ja")
    assert i18n.tr("tests.ships", n=1) == "1 ship"
    assert i18n.say(msg("tests.ships", n=3)) == "3 ships"
    assert i18n.tr("tests.ships", n=-2) == "\N{MINUS SIGN}2 ships"


def test_an_unknown_key_is_an_error_in_every_language(language: Switch) -> None:
    for code in i18n.LANGUAGES:
        language(code)
        with pytest.raises(KeyError):
            i18n.tr("tests.nowhere")


def test_an_unknown_language_is_an_error_and_changes_nothing(language: Switch) -> None:
    language("bg")
    with pytest.raises(ValueError, match="'tlh'"):
        language("tlh")
    assert i18n.language() == "bg"


@pytest.mark.parametrize("damage", ["missing", "empty", "no translation", "cut off"])
def test_a_broken_translation_file_gives_english_and_one_warning(
    damage: str, tmp_path: Path, language: Switch, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = tmp_path / "vikingtable_ja.qm"
    whole = paths.translation("vikingtable_ja.qm").read_bytes()
    contents = {"empty": b"", "no translation": b"\x00" * 400, "cut off": whole[: len(whole) // 2]}
    if damage != "missing":
        broken.write_bytes(contents[damage])
    language("bg")
    monkeypatch.setattr(paths, "translation", lambda name: tmp_path / name)
    with caplog.at_level(logging.WARNING):
        assert language("ja") == "en"
    assert i18n.language() == "en"
    assert i18n.tr("common.seat_number", 1) == "Player 1"
    what = "missing" if damage == "missing" else "damaged"
    assert [record.getMessage() for record in caplog.records] == [
        f"the translation file {broken} is {what}; its texts are shown in English"
    ]


def test_without_qts_own_file_our_texts_are_translated_all_the_same(
    tmp_path: Path, language: Switch, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(i18n.QLibraryInfo, "path", lambda _: str(tmp_path))
    with caplog.at_level(logging.WARNING):
        assert language("ja") == "ja"
    assert i18n.tr("common.seat_number", 1) == "プレイヤー1"
    assert [record.getMessage() for record in caplog.records] == [
        f"the translation file {tmp_path / 'qtbase_ja.qm'} is missing; its texts are shown in English"
    ]


def test_a_file_outside_of_ascii_paths_is_read(
    tmp_path: Path, language: Switch, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "祝祭 – игра"
    folder.mkdir()
    shutil.copy(paths.translation("vikingtable_ja.qm"), folder)
    monkeypatch.setattr(paths, "translation", lambda name: folder / name)
    assert language("ja") == "ja"


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (["ja-Jpan-JP", "ja-JP", "en-US"], "ja"),
        (["bg-BG", "bg"], "bg"),
        (["en-GB"], "en"),
        (["de-DE", "bg-BG", "en-US"], "bg"),
        (["fr_FR", "fr"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_user_that_the_program_speaks_is_taken(
    wanted: list[str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return wanted

    monkeypatch.setattr(i18n.QLocale, "system", lambda: System())
    assert i18n.system_language() == expected


@pytest.mark.parametrize(
    ("code", "value", "decimals", "sign", "expected"),
    [
        ("en", 12345, 0, False, "12,345"),
        ("ja", 12345, 0, False, "12,345"),
        ("bg", 12345, 0, False, "12\N{NO-BREAK SPACE}345"),
        ("en", -1.5, 1, False, "\N{MINUS SIGN}1.5"),
        ("bg", -1.5, 1, False, "\N{MINUS SIGN}1,5"),
        ("en", 3, 0, True, "+3"),
        ("en", 0, 0, True, "0"),
        ("en", -0.01, 1, True, "0.0"),
    ],
)
def test_numbers_are_written_as_the_language_does(
    language: Switch, code: str, value: float, decimals: int, sign: bool, expected: str
) -> None:
    language(code)
    assert i18n.number(value, decimals, sign=sign) == expected


def test_widgets_that_show_numbers_follow_the_language(language: Switch) -> None:
    language("bg")
    assert QLocale().toString(1.5) == "1,5"
    language("en")
    assert QLocale().toString(1.5) == "1.5"
