"""Enter presses the button that has the keyboard, as Space does, and no other."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from vikingtable.ui.widgets import button, primary_button, vbox

PLAIN, KEYPAD = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[..., QDialog]:
    """Shows a dialog of these parts that has the keyboard."""
    dialog = QDialog()
    qtbot.addWidget(dialog)

    def show(*parts: QWidget) -> QDialog:
        dialog.setLayout(vbox(*parts))
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return show


@pytest.mark.parametrize(
    ("key", "held"),
    [(Qt.Key.Key_Space, PLAIN), (Qt.Key.Key_Return, PLAIN), (Qt.Key.Key_Enter, KEYPAD)],
)
@pytest.mark.parametrize("make", [button, primary_button, lambda: button("undo"), lambda: button(flat=True)])
def test_the_button_with_the_keyboard_is_pressed_once(qtbot: QtBot, shown, make, key, held) -> None:
    pressed: list[str] = []
    first, second = make(), make()
    first.clicked.connect(lambda: pressed.append("first"))
    second.clicked.connect(lambda: pressed.append("second"))
    dialog = shown(first, second)
    second.setFocus()
    qtbot.keyClick(QApplication.focusWidget(), key, held)
    assert pressed == ["second"]
    assert dialog.isVisible()


def test_a_button_that_cannot_be_pressed_is_not(qtbot: QtBot, shown) -> None:
    pressed: list[bool] = []
    made = button()
    made.clicked.connect(pressed.append)
    shown(made)
    made.setEnabled(False)
    qtbot.keyClick(made, Qt.Key.Key_Return)
    assert not pressed


@pytest.mark.parametrize("held", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier])
def test_enter_with_other_keys_held_is_another_command(qtbot: QtBot, shown, held) -> None:
    pressed: list[bool] = []
    made = button()
    made.clicked.connect(pressed.append)
    shown(made)
    made.setFocus()
    qtbot.keyClick(made, Qt.Key.Key_Return, held)
    assert not pressed


def test_enter_in_a_field_presses_no_button(qtbot: QtBot, shown) -> None:
    pressed: list[bool] = []
    field, made = QLineEdit(), button()
    made.clicked.connect(pressed.append)
    shown(field, made)
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert not pressed


def test_enter_opens_the_list_of_a_button_that_has_one(qtbot: QtBot, shown, monkeypatch) -> None:
    made = button()
    opened: list[str] = []
    monkeypatch.setattr(type(made), "showMenu", lambda self: opened.append("list"))
    made.setMenu(QMenu(made))
    shown(made)
    made.setFocus()
    qtbot.keyClick(made, Qt.Key.Key_Return)
    assert opened == ["list"]
