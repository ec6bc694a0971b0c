"""A table of Brian Boru as a person meets it: shown, with the curtain lifted, without waiting for animations."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.boru.boru_table_help import Hands, session_at
from tests.ui.seated import MakeTable, tables_of
from tests.ui.shell_help import FakeShell
from vikingtable.ui.boru.table import BoruTable


@pytest.fixture
def table_of(qtbot: QtBot, shell: FakeShell) -> Iterator[MakeTable]:
    """``table_of(seats)`` sits down at a new game, ``state=`` at a position, ``session=`` at a game."""
    yield from tables_of(qtbot, shell, "boru", BoruTable, Hands, session_at)
