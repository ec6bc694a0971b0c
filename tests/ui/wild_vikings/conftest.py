"""A table of Wild Vikings as a person meets it: shown, with the curtain lifted, without waiting for animations."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.seated import MakeTable, tables_of
from tests.ui.shell_help import FakeShell
from tests.ui.wild_vikings.wv_table_help import Hands
from vikingtable.ui.wild_vikings.table import WildVikingsTable


@pytest.fixture
def table_of(qtbot: QtBot, shell: FakeShell) -> Iterator[MakeTable]:
    """``table_of(seats)`` sits down at a new game, ``state=`` at a position, ``session=`` at a game."""
    yield from tables_of(qtbot, shell, "wild_vikings", WildVikingsTable, Hands)
