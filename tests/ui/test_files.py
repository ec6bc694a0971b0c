"""Saving, opening and exporting by hand: odd names, files in the way, full disks, damaged files, unsaved work."""

import errno
import os
import re
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import ClassVar

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tests.invented import tolls
from tests.ui.shell_help import PlainTable, full_disk, invented_tables, main_window, people
from vikingtable.match.session import Session
from vikingtable.rules.feast.boards import LAYOUTS
from vikingtable.rules.game import Setup
from vikingtable.saves import atomic, autosaves
from vikingtable.saves import files as saves
from vikingtable.saves.model import SavedGame, SaveError
from vikingtable.texts.message import msg
from vikingtable.ui import files
from vikingtable.ui.lab.lab_files import file_draft_path
from vikingtable.ui.lab.page import LabPage
from vikingtable.ui.settings import Settings
from vikingtable.ui.start import StartPage
from vikingtable.ui.window import MainWindow

TODAY = date.today().isoformat()


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with invented_tables():
        yield
    while Answers.given:
        Answers.given.pop().stop()


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    yield from main_window(qtbot, open_hands=True, warn_hidden_hands=False)


@pytest.fixture
def table(window: MainWindow) -> PlainTable:
    """A game of Anna and Boris at its second move."""
    window.start_game("test_tolls", Setup(2, seed=3), people("Anna", "Boris"))
    made = window.page
    assert isinstance(made, PlainTable)
    made.act(tolls.Buy(0))
    return made


class Answers:
    """What a person answers to the dialogs that open one after the other: names typed, buttons pressed."""

    given: ClassVar[list["Answers"]] = []

    def __init__(self, *answers: str) -> None:
        self._left = list(answers)
        self.seen: list[str] = []
        self._timer = QTimer(QApplication.instance())
        self._timer.setInterval(10)
        self._timer.timeout.connect(self._look)
        self._timer.start()
        while self.given:
            self.given.pop().stop()
        self.given.append(self)

    def stop(self) -> None:
        """Nobody sits there any more."""
        self._timer.stop()
        self._timer.deleteLater()

    def _look(self) -> None:
        box: QWidget | None = QApplication.activeModalWidget()
        if box is None:
            return
        if not self._left:  # one dialog too many: the test says so, and does not wait for ever
            self.seen.append(f"unexpected: {box.windowTitle()}")
            box.close()
            return
        answer = self._left.pop(0)
        if isinstance(box, QFileDialog):
            self.seen.append(box.windowTitle())
            if answer.startswith("filter:"):
                combo = next(one for one in box.findChildren(QComboBox) if one.objectName() == "fileTypeCombo")
                combo.setCurrentIndex(combo.findText(answer.removeprefix("filter:")))
                combo.textActivated.emit(combo.currentText())
                return
            line = box.findChild(QLineEdit)
            assert isinstance(line, QLineEdit)
            line.setText(answer)
            QTimer.singleShot(0, box, box.accept)  # it may ask something itself
        elif isinstance(box, QMessageBox):
            self.seen.append(box.informativeText())
            found = [one for one in box.buttons() if answer in (one.objectName(), one.text().replace("&", ""))]
            assert found, (answer, [one.text() for one in box.buttons()])
            QTimer.singleShot(0, found[0], found[0].click)

    @property
    def done(self) -> bool:
        """Whether every answer was given."""
        return not self._left


def position(path: Path) -> int:
    """How many moves the game in a file has."""
    saved = saves.read(path).saved
    assert isinstance(saved, SavedGame)
    return len(saved.actions)


# Names ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("game", "game.vtg"),
        ("game v1.2", "game v1.2.vtg"),
        ("A. Feast & more", "A. Feast & more.vtg"),
        ("Game.VTG", "Game.VTG"),
        ("мач № 7 [*].vtg", "мач № 7 [*].vtg"),
        ("%1 と %2", "%1 と %2.vtg"),
        ("game.bak", "game.bak.vtg"),
    ],
)
def test_a_game_is_saved_under_any_name_with_its_ending(
    window: MainWindow, table: PlainTable, tmp_path: Path, typed: str, written: str
) -> None:
    answers = Answers(str(tmp_path / typed))
    assert table.save_as()
    assert answers.done
    assert [path.name for path in tmp_path.iterdir()] == [written]
    assert position(tmp_path / written) == 1
    assert not table.modified()
    window._fill_recent()
    assert window.recent_menu.actions()[0].text() == written.replace("&", "&&")
    window.recent_menu.actions()[0].trigger()
    assert isinstance(window.page, PlainTable)
    assert window.page is not table


@pytest.mark.parametrize(("answer", "replaced"), [("replace", True), ("cancel", False)])
def test_a_file_in_the_way_of_the_whole_name_is_asked_about(
    table: PlainTable, tmp_path: Path, answer: str, replaced: bool
) -> None:
    old = tmp_path / "v1.2.vtg"
    old.write_text("precious")
    answers = Answers(str(tmp_path / "v1.2"), answer, *(() if replaced else (str(tmp_path / "other"),)))
    assert table.save_as()
    assert answers.done
    assert "There is a file of this name already: v1.2.vtg" in answers.seen
    if replaced:
        assert position(old) == 1
        assert (tmp_path / "v1.2.vtg.bak").read_text() == "precious"
    else:
        assert old.read_text() == "precious"
        assert position(tmp_path / "other.vtg") == 1


def test_the_kind_of_file_that_is_chosen_gives_the_ending(window: MainWindow, tmp_path: Path) -> None:
    window.show_lab()
    page = window.page
    assert isinstance(page, LabPage)
    answers = Answers("filter:SVG picture (*.svg)", str(tmp_path / "board"))
    page.files.export_picture()
    assert answers.done
    assert [path.name for path in tmp_path.iterdir()] == ["board.svg"]
    assert (tmp_path / "board.svg").read_text().startswith("<?xml")


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("A/B: what? <1>", f"A B what 1 {TODAY}"),
        ("..", TODAY),
        ("", TODAY),
        ("Дъска\n\u202e2", f"Дъска 2 {TODAY}"),
        ("x" * 300, f"{'x' * 60} {TODAY}"),
    ],
)
def test_a_name_is_suggested_that_any_disk_takes(title: str, name: str) -> None:
    path = files.suggested(Settings(), title)
    assert path.name == f"{name}.vtg"
    assert path.parent == files.start_folder(Settings())


def test_a_board_with_a_slash_in_its_name_is_exported(window: MainWindow, tmp_path: Path) -> None:
    window.show_lab()
    page = window.page
    assert isinstance(page, LabPage)
    page.model.set_board(LAYOUTS["long_house"].renamed("own"), "North/South: 1")
    window.settings.write("general/folder", str(tmp_path))
    seen: list[str] = []

    def accept() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QFileDialog)
        seen.append(Path(box.selectedFiles()[0]).name)
        box.accept()

    QTimer.singleShot(50, accept)
    page.files.export_text()
    assert [path.name for path in tmp_path.iterdir()] == seen == [f"North South 1 {TODAY}.txt"]


def test_long_and_unprintable_names_are_shown_short() -> None:
    assert files.shown_name(Path("/a/game.vtg")) == "game.vtg"
    assert files.shown_name(Path("/a/one\ntwo\u202e.vtg")) == "one\ufffdtwo\ufffd.vtg"
    short = files.shown_name(Path("/a") / f"{'n' * 200}.vtg")
    assert len(short) == 59
    assert short.endswith("n.vtg")


def test_the_title_of_the_window_shows_a_name_with_its_own_mark(window: MainWindow, tmp_path: Path) -> None:
    window.show_lab()
    page = window.page
    assert isinstance(page, LabPage)
    Answers(str(tmp_path / "a[*]b.vtg"))
    assert page.save_as()
    assert window.windowTitle() == "Tile lab: a[*][*]b[*] – vikingtable"


def test_a_name_that_no_text_can_hold_is_opened_and_remembered(
    window: MainWindow, table: PlainTable, tmp_path: Path
) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/game \xff.vtg"))
    saves.write(path, table.match.session.saved())
    assert window.open_path(path)
    assert window.notice_bar.text() == ""
    window._fill_recent()
    assert window.recent_menu.actions()


# What cannot be written -----------------------------------------------------------------------------------------------

FULL = "The disk is full; the file was not saved. An older file of that name is unharmed. "
CLOSED = "Nothing may be written in this place; the file was not saved. An older file of that name is unharmed. "


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (errno.ENOSPC, FULL + "Make room or choose another disk, and save again."),
        (errno.EACCES, CLOSED + "Save again in another place."),
        (errno.EROFS, CLOSED + "Save again in another place."),
    ],
)
def test_a_save_that_the_disk_refuses_leaves_the_old_file_and_the_game(
    window: MainWindow, table: PlainTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, said: str
) -> None:
    path = tmp_path / "game.vtg"
    Answers(str(path))
    assert table.save_as()
    table.act(next(iter(table.answers(table.front))))
    with monkeypatch.context() as patch:
        full_disk(patch, code)
        assert not table.save()
    assert window.notice_bar.text() == said
    assert table.modified()
    assert position(path) == 1
    assert [one.name for one in tmp_path.iterdir()] == ["game.vtg"]
    assert table.save()
    assert position(path) == 2


@pytest.mark.parametrize("what", ["export_log", "export_picture", "report"])
def test_an_export_that_the_disk_refuses_leaves_the_old_file(
    window: MainWindow, table: PlainTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    ending = {"export_log": "txt", "export_picture": "png", "report": "json"}[what]
    old = tmp_path / f"old.{ending}"
    old.write_bytes(b"precious")
    monkeypatch.setattr("vikingtable.ui.tablefiles.QInputDialog.getItem", lambda *_: ("Anna", True))
    full_disk(monkeypatch)
    answers = Answers(str(old), "Yes")
    getattr(table.files, what)()
    assert answers.done
    assert window.notice_bar.text().startswith(FULL)
    assert old.read_bytes() == b"precious"
    assert [one.name for one in tmp_path.iterdir()] == [f"old.{ending}"]


# What cannot be read --------------------------------------------------------------------------------------------------


def _damaged(kind: str, data: bytes) -> bytes:
    if kind == "truncated":
        return data[: len(data) // 2]
    if kind == "newer":
        return re.sub(rb'("format"\s*:\s*)\d+', rb"\g<1>99", data, count=1)
    if kind == "another game":
        return data.replace(b'"test_tolls"', b'"chess"')
    return {"empty": b"", "no game": b'{"a": 1}', "a picture": b"\x89PNG\r\n\x1a\n\x00\x00"}[kind]


@pytest.mark.parametrize("backup", [False, True])
@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("truncated", r"The file cannot be read beyond line \d+, column \d+\. DAMAGED"),
        (
            "newer",
            r"The file was saved by a newer version of this program\. A newer version of this program may open it\.",
        ),
        (
            "another game",
            r"The file holds a game that this program does not know: chess\. A newer version of this program .*",
        ),
        ("empty", r"The file is empty\. DAMAGED"),
        ("no game", r"This is no saved game\. .*"),
        ("a picture", r"The file is no text in UTF-8\. .*"),
    ],
)
def test_a_file_that_is_none_is_told_and_nothing_changes(
    window: MainWindow, table: PlainTable, tmp_path: Path, kind: str, said: str, backup: bool
) -> None:
    path = tmp_path / "old game.vtg"
    saves.write(path, table.match.session.saved())
    data = _damaged(kind, path.read_bytes())
    path.write_bytes(data)
    if backup:
        atomic.backup_of(path).write_bytes(b"older")
    assert not window.open_path(path)
    damaged = (
        r"The file may be damaged\. The version saved before it is kept beside it, with the ending \.bak\."
        if backup
        else r"The file may be damaged, and no older version of it is kept beside it\."
    )
    assert re.fullmatch(
        rf"old game\.vtg cannot be opened: {said.replace('DAMAGED', damaged)}", window.notice_bar.text()
    )
    assert window.page is table
    assert table.match.session.position == 1
    assert path.read_bytes() == data
    assert window.settings.recent() == []


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "The file holds a game that this program does not know: chess. Choose another file."),
        ("ja", "不明なゲームのファイルです: chess。別のファイルを選んでください。"),
        ("bg", "Файлът съдържа непозната игра: chess. Изберете друг файл."),
    ],
)
def test_two_sentences_follow_each_other_as_the_language_wants(
    language: Callable[[str], str], code: str, text: str
) -> None:
    language(code)
    error = SaveError(msg("saves.read.unknown_game", "chess"), "", msg("saves.advice.other_file"))
    assert files.fault_text(error) == text


def test_a_recent_file_that_is_gone_is_told_and_comes_back_with_its_disk(
    window: MainWindow, table: PlainTable, tmp_path: Path
) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one, two = tmp_path / "a" / "game.vtg", tmp_path / "b" / "game.vtg"
    for path in (one, two):
        saves.write(path, table.match.session.saved())
        assert window.open_path(path)
    window._fill_recent()
    # Two files of one name are told apart by their folders.
    first, second = window.recent_menu.actions()[:2]
    assert [first.text(), second.text()] == ["game.vtg – b", "game.vtg – a"]
    data = two.read_bytes()
    two.unlink()
    page = window.page
    first.trigger()
    assert window.notice_bar.text() == (
        "game.vtg cannot be opened: The file does not exist. Check the name and the disk, and try again."
    )
    assert window.page is page
    assert window.settings.recent() == [one]
    assert window.open_path(one)
    two.write_bytes(data)
    assert window.settings.recent() == [one, two]


def test_a_recent_file_in_a_closed_folder_is_left_out(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.settings.remember_recent(tmp_path / "game.vtg")

    def closed(path: Path) -> bool:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "is_file", closed)
        assert window.settings.recent() == []


# Unsaved work ---------------------------------------------------------------------------------------------------------


def in_lab(window: MainWindow, path: Path | None) -> LabPage:
    """The lab with one tile, saved to a file (if there is one) before another one was laid."""
    from tests.ui.lab.lab_help import Person

    window.show_lab()
    page = window.page
    assert isinstance(page, LabPage)
    QApplication.processEvents()
    person = Person(page)
    person.drag_to_board("runestone", 1.0, 11.5)
    if path is not None:
        Answers(str(path))
        assert page.save_as()
        person.drag_to_board("oil", 9.0, 0.5)
        assert page.modified()
    return page


def tiles_in(path: Path) -> int:
    from vikingtable.ui.lab.lab_files import read_document

    return len(read_document(path).active.placed)


@pytest.mark.parametrize(("answer", "closed", "tiles"), [("cancel", False, 1), ("leave", True, 1), ("save", True, 2)])
def test_closing_with_unsaved_changes_asks(
    window: MainWindow, tmp_path: Path, answer: str, closed: bool, tiles: int
) -> None:
    path = tmp_path / "lab.vtg"
    page = in_lab(window, path)
    answers = Answers(answer)
    window.close()
    assert answers.seen == ["It has been changed since it was saved."]
    assert window.isVisible() != closed
    assert tiles_in(path) == tiles
    if not closed:
        assert len(page.model.active.placed) == 2
        Answers("leave")


def test_a_save_that_fails_at_the_close_keeps_the_window_open(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "lab.vtg"
    page = in_lab(window, path)
    with monkeypatch.context() as patch:
        full_disk(patch)
        Answers("save")
        window.close()
    assert window.isVisible()
    assert window.notice_bar.text().startswith(FULL)
    assert len(page.model.active.placed) == 2
    assert tiles_in(path) == 1
    assert page.save()


def test_work_without_a_file_that_cannot_be_kept_is_asked_about(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = in_lab(window, None)
    with monkeypatch.context() as patch:
        full_disk(patch)
        answers = Answers("cancel")
        window.start_action.trigger()
    assert answers.seen == [
        f"It cannot be kept until the next visit. {FULL}Make room or choose another disk, and save again."
    ]
    assert window.page is page
    assert len(page.model.active.placed) == 1
    window.start_action.trigger()
    assert isinstance(window.page, StartPage)


def test_a_game_that_is_played_is_kept_when_another_is_opened(
    window: MainWindow, table: PlainTable, tmp_path: Path
) -> None:
    other = Session.start("test_tolls", Setup(3, seed=5), people("Chiyo", "Dora", "Emil"))
    path = tmp_path / "other.vtg"
    saves.write(path, other.saved())
    assert window.open_path(path)
    assert window.page is not table
    kept = [one for one in autosaves.listed(files.autosave_folder()) if one.names == ("Anna", "Boris")]
    assert [one.actions for one in kept] == [1]
    window.start_action.trigger()
    page = window.page
    assert isinstance(page, StartPage)
    assert page.continue_card is not None
    assert page.continue_card.players.text() == "Players: Anna, Boris"


def test_changes_that_were_not_to_be_saved_do_not_come_back_with_the_file(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "lab.vtg"
    page = in_lab(window, path)
    page.files._timer.start(0)  # the draft is written, in case the program ends
    qtbot.waitUntil(lambda: file_draft_path().is_file() and page.files._writing is not None)
    qtbot.waitUntil(lambda: not page.files._glance.isActive())
    answers = Answers("leave")
    assert window.open_path(path)
    assert answers.done
    again = window.page
    assert isinstance(again, LabPage)
    assert again is not page
    assert len(again.model.active.placed) == 1
    assert not again.modified()


def test_changes_that_were_not_to_be_saved_are_kept_where_the_lab_is_not_left_after_all(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = in_lab(window, tmp_path / "lab.vtg")
    Answers("leave")
    other = tmp_path / "other.vtg"
    other.write_bytes((tmp_path / "lab.vtg").read_bytes())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(window._opening), "_show", lambda *_: False)  # cancelled after the question
        assert not window.open_path(other)
    assert window.page is page
    page.files._timer.start(0)
    qtbot.waitUntil(file_draft_path().is_file)
    qtbot.waitUntil(lambda: not page.files._glance.isActive())
    assert tiles_in(file_draft_path()) == 2
    Answers("leave")


def closed_folder(monkeypatch: pytest.MonkeyPatch, name: str, *ends: str) -> None:
    """What ``Path`` asks about files with these endings is refused."""
    true: Callable[[Path], bool] = getattr(Path, name)

    def refuse(path: Path) -> bool:
        if path.name.endswith(ends):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return true(path)

    monkeypatch.setattr(Path, name, refuse)


def test_a_game_is_left_where_nobody_may_look_into_the_folder_of_autosaves_any_more(
    window: MainWindow, table: PlainTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed_folder(monkeypatch, "exists", ".vtg")
    window.start_action.trigger()
    assert isinstance(window.page, StartPage)


def test_a_lab_opens_where_nobody_may_look_for_its_draft(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        closed_folder(patch, "is_file", "lab.vtg")
        window.show_lab()
        assert isinstance(window.page, LabPage)
        assert window.page.model.active.placed == ()


def test_a_dialog_opens_elsewhere_if_nobody_may_look_into_the_folder_used_last(
    window: MainWindow, table: PlainTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.settings.write("general/folder", str(tmp_path / "share"))
    closed_folder(monkeypatch, "is_dir", "share", "Documents")
    assert files.start_folder(window.settings) == Path.home()


def test_settings_that_nobody_may_look_at_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed_folder(monkeypatch, "is_dir", "config")
    closed_folder(monkeypatch, "is_file", "settings.ini")
    settings = Settings(tmp_path / "config" / "settings.ini")
    assert not settings.is_kept
