"""A person at the lab, for every test of the room."""

from collections.abc import Iterator

import pytest

from tests.ui.lab.lab_help import Person
from tests.ui.shell_help import FakeShell
from vikingtable.ui.lab.page import LabPage


@pytest.fixture
def person(qtbot) -> Iterator[Person]:
    """Somebody in front of a new lab, in a window of a laptop's size."""
    page = LabPage(FakeShell())
    qtbot.addWidget(page)
    page.resize(1366, 700)
    page.show()
    page.entered()
    yield Person(page)
    page.dispose()
