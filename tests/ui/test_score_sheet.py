"""The score sheet leaves the board its room: long names of rows stand in two lines where it would be too wide."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.shell_help import people
from vikingtable.match.qt import Match
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.ui.scoresheet import ScoreSheet, ScoresModel

MakeSheet = Callable[[int], ScoreSheet]


@pytest.fixture
def sheet_of(qtbot: QtBot) -> Iterator[MakeSheet]:
    matches: list[Match] = []

    def make(seats: int) -> ScoreSheet:
        match = Match(Session.start("feast", Setup(seats, seed=1), people("Anna", "Boris", "Chiyo", "Dora")[:seats]))
        matches.append(match)
        sheet = ScoreSheet(ScoresModel(match, tuple(range(seats))))
        qtbot.addWidget(sheet)
        return sheet

    yield make
    for match in matches:
        match.close()


def names(sheet: ScoreSheet) -> list[str]:
    """What stands before each row."""
    vertical = Qt.Orientation.Vertical
    return [sheet.model.headerData(row, vertical) for row in range(sheet.model.rowCount())]


@pytest.mark.parametrize(("code", "gained"), [("en", 60), ("ja", 0), ("bg", 40)])
def test_a_sheet_too_wide_for_the_board_beside_it_is_made_narrower(
    code: str, gained: int, sheet_of: MakeSheet, language: Callable[[str], str], ja_font: str
) -> None:
    language(code)
    sheet = sheet_of(2)
    whole = sheet.wanted_size(10_000)
    lines = [sheet.model.line_text(row) for row in range(14)]
    assert names(sheet) == lines
    wanted = sheet.wanted_size(whole.width() - 1)
    assert wanted.width() <= whole.width() - gained
    assert wanted.height() <= 600
    # Not a word is lost.
    assert [name.replace("\n", " ") for name in names(sheet)] == lines
    assert max(name.count("\n") for name in names(sheet)) <= 1


def test_a_sheet_dragged_narrower_and_wider_follows(sheet_of: MakeSheet, qtbot: QtBot) -> None:
    sheet = sheet_of(2)
    sheet.resize(330, 600)
    sheet.show()
    qtbot.waitExposed(sheet)
    header, view = sheet.view.verticalHeader(), sheet.view
    assert "Minus points:\nexploration boards" in names(sheet)
    assert "Ships" in names(sheet)
    two = next(row for row, name in enumerate(names(sheet)) if "\n" in name)
    one = next(row for row, name in enumerate(names(sheet)) if "\n" not in name)
    assert view.rowHeight(two) > view.rowHeight(one)
    assert header.sizeHint().width() >= max(header.sectionSizeFromContents(row).width() for row in range(14))
    sheet.resize(700, 600)
    assert not any("\n" in name for name in names(sheet))
    assert view.rowHeight(two) == view.rowHeight(one)


def test_a_sheet_that_is_a_little_too_high_needs_no_bar_to_scroll(sheet_of: MakeSheet, qtbot: QtBot) -> None:
    sheet = sheet_of(2)
    sheet.resize(600, 600)
    sheet.show()
    qtbot.waitExposed(sheet)
    bar = sheet.view.verticalScrollBar()
    usual = sheet.view.rowHeight(0)
    spare = sheet.view.viewport().height() - 14 * usual
    assert spare > 0
    sheet.resize(600, 600 - spare - 20)
    qtbot.waitUntil(lambda: sheet.view.rowHeight(0) == usual - 2)
    qtbot.waitUntil(lambda: bar.maximum() == 0)
    sheet.resize(600, 600 - spare - 200)
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert sheet.view.rowHeight(0) == usual
