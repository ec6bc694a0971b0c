"""What tests of tables sit down at: a stand-in for the main window, without animations."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.shell_help import FakeShell


@pytest.fixture
def shell(qapp: QApplication) -> FakeShell:
    """The window that pages think they are in."""
    made = FakeShell()
    made.settings.animation = "off"
    return made


@pytest.fixture
def no_curtain_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys right after the curtain fell count: whole games of several people are played fast."""
    from vikingtable.ui import curtain

    monkeypatch.setattr(curtain, "_DEAF_MS", 0)
