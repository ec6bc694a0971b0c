"""Fixtures of the feast's table."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.feast.table_help import MakePerson, make_tables
from tests.ui.shell_help import FakeShell


@pytest.fixture
def person_at(qtbot: QtBot, shell: FakeShell) -> Iterator[MakePerson]:
    yield from make_tables(qtbot, shell)
