"""The panels beside a board: as wide as their texts need, at once, and a sensible part of a wide window."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.seated import Seated, tables_of
from tests.ui.shell_help import FakeShell
from vikingtable.rules.chance import Generator
from vikingtable.saves.model import SeatInfo
from vikingtable.ui import theme
from vikingtable.ui.boru.table import BoruTable
from vikingtable.ui.theme import current

KINGS = ("Gormlaith", "Brian", "Máel Sechnaill", "Sitric", "Murchad")


@pytest.fixture
def sitting(qtbot: QtBot, shell: FakeShell, qapp: QApplication) -> Iterator[Callable[..., Seated]]:
    """Brian Boru for five, the first one a person; with the real style of the program, its size of text as asked."""
    theme.holder().install(qapp)
    makers = tables_of(qtbot, shell, "boru", BoruTable)
    make = next(makers)

    def sit(width: int, height: int) -> Seated:
        seats = [SeatInfo(name, *(() if not at else ("computer", "random"))) for at, name in enumerate(KINGS)]
        person: Seated = make(*seats, size=(width, height))
        qtbot.wait(20)
        return person

    yield sit
    next(makers, None)
    theme.holder().configure("light", text_scale=1.0, patterns=True, language="en")


def side(person: Seated) -> int:
    """The width of the column beside the board."""
    board = person.table.board_area
    return int(person.table._inner.width() - board.width())


def room_of_names(person: Seated) -> int:
    """Pixels of the players' table that a name has: the column without marker and margins."""
    view = person.table.players_panel.view
    return int(view.horizontalHeader().sectionSize(0) - view.iconSize().width())


def longest_name() -> int:
    return QFontMetrics(current().font("body", bold=True)).horizontalAdvance("Máel Sechnaill")


@pytest.mark.parametrize("width", [1366, 1920])
@pytest.mark.parametrize("size", [1.0, 1.3, 1.5])
def test_the_names_of_the_kings_stand_in_full(sitting, qtbot, language, ja_font, width, size):
    person = sitting(width, 740)
    for code in ("en", "ja", "bg"):
        language(code)
        theme.holder().configure(text_scale=size, language=code)
        qtbot.wait(20)
        person.table.dock("players").raise_()  # where little room is, the log stands before it
        qtbot.waitUntil(lambda: room_of_names(person) >= longest_name() + 8, timeout=2000)


def test_the_side_follows_the_size_of_text_at_once_and_back(sitting, qtbot):
    person = sitting(1920, 1040)
    before = side(person)
    theme.holder().configure(text_scale=1.5)
    qtbot.waitUntil(lambda: side(person) > before + 60, timeout=2000)
    theme.holder().configure(text_scale=1.0)
    qtbot.waitUntil(lambda: side(person) == before, timeout=2000)


def test_the_side_follows_the_language_at_once_and_back(sitting, qtbot, language):
    person = sitting(1366, 740)
    before = side(person)
    language("bg")
    qtbot.waitUntil(lambda: side(person) != before, timeout=2000)
    language("en")
    qtbot.waitUntil(lambda: side(person) == before, timeout=2000)


def test_a_very_wide_window_gives_the_side_its_share(sitting, qtbot):
    person = sitting(3840, 2080)
    assert 600 <= side(person) <= 700
    person.table.resize(1366, 740)
    qtbot.waitUntil(lambda: side(person) < 450, timeout=2000)


def drag_the_edge(qtbot: QtBot, person: Seated, by: int) -> None:
    """Take the edge between board and panels with the mouse and move it."""
    docks = person.table._inner
    start = QPoint(person.table.board_area.geometry().right() + 3, docks.height() // 2)
    qtbot.mouseMove(docks, start)
    qtbot.mousePress(docks, Qt.MouseButton.LeftButton, pos=start)
    for step in (0.5, 1.0):
        qtbot.mouseMove(docks, start + QPoint(round(by * step), 0))
        qtbot.wait(30)
    qtbot.mouseRelease(docks, Qt.MouseButton.LeftButton, pos=start + QPoint(by, 0))
    qtbot.wait(30)


def test_an_edge_that_was_dragged_stays_there_until_the_layout_is_reset(sitting, qtbot, shell):
    person = sitting(1920, 1040)
    usual = side(person)
    drag_the_edge(qtbot, person, -140)
    dragged = side(person)
    assert abs(dragged - usual - 140) <= 12
    theme.holder().configure(text_scale=1.15)
    qtbot.wait(50)
    assert side(person) == dragged
    theme.holder().configure(text_scale=1.0)
    # The next game at this screen finds it there too.
    person.table.left()
    again = sitting(1920, 1040)
    assert abs(side(again) - dragged) <= 2
    again.table.reset_layout_action.trigger()
    qtbot.waitUntil(lambda: abs(side(again) - usual) <= 2, timeout=2000)


def test_at_the_end_the_side_is_as_wide_as_the_panel_that_is_seen_wants(sitting, qtbot):
    """The score sheet of five is wide; beside the look back the board is to be seen."""
    person = sitting(1366, 740)
    usual = side(person)
    match = person.table.match
    random = Generator(5)
    while match.winners is None:
        match.act(match.game.sample(match.session.state, match.session.to_answer[0], random))
    qtbot.waitUntil(lambda: side(person) > 600, timeout=3000)
    person.table.make_room("look_back", QSize(400, 400))
    qtbot.waitUntil(lambda: side(person) <= usual + 10, timeout=2000)
    person.table.dock("scores").raise_()
    qtbot.waitUntil(lambda: side(person) > 600, timeout=2000)
    person.table.dock("look_back").raise_()
    qtbot.waitUntil(lambda: side(person) <= usual + 10, timeout=2000)
