"""A disk that answers when a test tells it to, and what the window does meanwhile."""

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QProgressBar, QPushButton


class Disk:
    """A disk that answers when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers = threading.Event()
        self.asked = threading.Event()
        self.threads: list[str] = []
        self._patch = monkeypatch

    def slow(self, module: object, name: str) -> None:
        """This function of the program waits for the disk from now on."""
        true: Callable[..., object] = getattr(module, name)

        def waits(*args: object, **kwargs: object) -> object:
            self.threads.append(threading.current_thread().name)
            self.asked.set()
            self.answers.wait(20)
            return true(*args, **kwargs)

        self._patch.setattr(module, name, waits)


def waiting_dialog() -> QDialog | None:
    """The dialog that says what the window waits for."""
    dialog = QApplication.activeModalWidget()
    return dialog if isinstance(dialog, QDialog) and dialog.findChild(QProgressBar) is not None else None


def meanwhile(then: Callable[[QDialog], None]) -> tuple[list[int], list[list[str]]]:
    """While the window waits: counts how often it lives, keeps what the dialog says, then does something."""
    lived = [0]
    said: list[list[str]] = []

    def tick() -> None:
        lived[0] += 1
        dialog = waiting_dialog()
        if dialog is not None and dialog.isVisible():
            timer.stop()
            said.append([one.text() for one in dialog.findChildren(QLabel)])
            then(dialog)

    timer = QTimer(QApplication.instance())
    timer.setInterval(10)
    timer.timeout.connect(tick)
    timer.start()
    return lived, said


def press_cancel(dialog: QDialog) -> None:
    next(one for one in dialog.findChildren(QPushButton) if one.text() == "Cancel").click()
