"""What tests of tables sit down at: a stand-in for the main window, without animations."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.shell_help import FakeShell
from tests.ui.slow_disk import Disk
from vikingtable.ui import theme as look


@pytest.fixture
def shell(qapp: QApplication) -> FakeShell:
    """The window that pages think they are in."""
    made = FakeShell()
    made.settings.animation = "off"
    return made


@pytest.fixture
def language(language: Callable[[str], str]) -> Iterator[Callable[[str], str]]:
    """As everywhere, with the faces of that language: what is measured is as wide and high as people see it."""

    def switch(code: str) -> str:
        spoken = language(code)
        look.holder().configure(language=spoken)
        return spoken

    before = look.current().language
    yield switch
    look.holder().configure(language=before)


@pytest.fixture
def no_curtain_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys right after the curtain fell count: whole games of several people are played fast."""
    from vikingtable.ui import curtain

    monkeypatch.setattr(curtain, "_DEAF_MS", 0)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """A disk that answers at the end of the test at the latest."""
    made = Disk(monkeypatch)
    yield made
    made.answers.set()
