"""Keys work by their place while a Bulgarian or Japanese layout is on."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from vikingtable.ui import keys

NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def pressed(letter: str, modifiers: Qt.KeyboardModifier = NONE, scan_code: int = 0) -> QKeyEvent:
    """The press of the key that sends ``letter``, as Qt tells it."""
    key = ord(letter.upper())
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan_code, 0, 0, letter)


@pytest.mark.parametrize(
    ("letter", "among", "key"),
    [
        ("и", {Qt.Key.Key_R}, Qt.Key.Key_R),  # BDS
        ("р", {Qt.Key.Key_R}, Qt.Key.Key_R),  # phonetic
        ("о", {Qt.Key.Key_F}, Qt.Key.Key_F),  # BDS
        ("ф", {Qt.Key.Key_F}, Qt.Key.Key_F),  # phonetic
        ("す", {Qt.Key.Key_R}, Qt.Key.Key_R),  # kana
        ("ハ", {Qt.Key.Key_F}, Qt.Key.Key_F),
        ("r", {Qt.Key.Key_R}, Qt.Key.Key_R),
        ("ю", set(), Qt.Key.Key_Z),
        ("я", set(), Qt.Key.Key_S),
        ("é", set(), Qt.Key.Key_unknown),
    ],
)
def test_a_letter_is_the_key_that_it_stands_on(qapp: object, letter: str, among: set[Qt.Key], key: Qt.Key) -> None:
    assert keys.latin(pressed(letter), among) == key


def test_keys_without_letters_stay_what_they_are(qapp: object) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, NONE)
    assert keys.latin(event) == Qt.Key.Key_Return


@pytest.mark.parametrize(
    ("platform", "code", "key"),
    [
        ("xcb", 27, Qt.Key.Key_R),
        ("wayland", 41, Qt.Key.Key_F),
        ("windows", 19, Qt.Key.Key_R),
        ("windows", 44, Qt.Key.Key_Z),
    ],
)
def test_where_the_system_names_the_physical_key_that_decides(
    qapp: object, monkeypatch: pytest.MonkeyPatch, platform: str, code: int, key: Qt.Key
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    assert keys.candidates(pressed("ж", scan_code=code)) == (key,)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QMainWindow]:
    class Window(QMainWindow):
        def keyPressEvent(self, event: QKeyEvent) -> None:
            if not keys.rescue(self, event):
                super().keyPressEvent(event)

    made = Window()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def _action(window: QMainWindow, shortcut: str, heard: list[str]) -> QAction:
    action = QAction(window)
    action.setShortcut(QKeySequence(shortcut))
    action.triggered.connect(lambda: heard.append(shortcut))
    window.addAction(action)
    return action


def test_shortcuts_of_the_menus_hear_cyrillic_letters(window: QMainWindow) -> None:
    heard: list[str] = []
    undo, save = _action(window, "Ctrl+Z", heard), _action(window, "Ctrl+S", heard)
    for letter in ("ю", "я"):  # Z and S on the BDS layout
        QApplication.sendEvent(window, pressed(letter, CONTROL))
    assert heard == ["Ctrl+Z", "Ctrl+S"]
    undo.setEnabled(False)
    QApplication.sendEvent(window, pressed("ю", CONTROL))
    assert heard == ["Ctrl+Z", "Ctrl+S"]
    assert save.isEnabled()


def test_letters_without_ctrl_or_alt_are_no_shortcuts(window: QMainWindow) -> None:
    heard: list[str] = []
    _action(window, "Ctrl+Z", heard)
    QApplication.sendEvent(window, pressed("ю"))
    assert heard == []
