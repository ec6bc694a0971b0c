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
