"""Dialogs of the lab and the start screen with a slow disk: the window lives, and what is read may be cancelled."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from tests.invented import tolls
from tests.ui.shell_help import PlainTable, invented_tables, main_window, people
from tests.ui.slow_disk import Disk, meanwhile, press_cancel
from vikingtable.rules.game import Setup
from vikingtable.saves import autosaves, journal
from vikingtable.tiles.shapes import Shape
from vikingtable.ui import files
from vikingtable.ui.lab import board_dialogs, libraries
from vikingtable.ui.lab.board_dialogs import ImportDialog
from vikingtable.ui.lab.library_dialog import LibraryDialog
from vikingtable.ui.lab.page import LabPage
from vikingtable.ui.start import StartPage
from vikingtable.ui.window import MainWindow

WRITING = "The disk takes its time. The window goes on when everything is written."
READING = "The disk takes its time. Cancel leaves everything as it was."


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    yield from main_window(qtbot, open_hands=True)


@pytest.fixture
def lab(window: MainWindow) -> LabPage:
    window.show_lab()
    assert isinstance(window.page, LabPage)
    return window.page


def answer(name: str) -> None:
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    next(button for button in box.buttons() if button.objectName() == name).click()


def names() -> list[str]:
    return [library.name for _, library in libraries.kept()]


# A text grid ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def importing(lab: LabPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ImportDialog:
    path = tmp_path / "winter.txt"
    path.write_text("o-o\nooo\n")
    monkeypatch.setattr(files, "ask_open", lambda *_: path)
    dialog = ImportDialog(lab.shell, "oo\n", lab.window())
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


def test_the_window_lives_while_a_text_grid_is_read(importing: ImportDialog, disk: Disk) -> None:
    disk.slow(board_dialogs, "read_bytes")
    lived, said = meanwhile(lambda dialog: disk.answers.set())
    importing.file_button.click()
    assert importing.text.toPlainText() == "o-o\nooo\n"
    assert lived[0] > 3
    assert said == [["Opening winter.txt…", READING]]
    assert disk.threads == ["background"]


def test_a_text_grid_that_is_not_waited_for_leaves_the_field_as_it_was(importing: ImportDialog, disk: Disk) -> None:
    disk.slow(board_dialogs, "read_bytes")
    meanwhile(press_cancel)
    importing.file_button.click()
    assert importing.text.toPlainText() == "oo\n"
    assert importing.fault() == ""
    assert importing.isVisible()


def test_the_dialog_takes_no_orders_while_it_waits(importing: ImportDialog, disk: Disk, qtbot: QtBot) -> None:
    disk.slow(board_dialogs, "read_bytes")

    def click(dialog: object) -> None:
        qtbot.mouseClick(importing.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
        QTimer.singleShot(50, disk.answers.set)

    place = importing.cancel_button.mapTo(importing, importing.cancel_button.rect().center())
    meanwhile(click)
    importing.file_button.click()
    assert importing.isVisible()
    qtbot.mouseClick(importing.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert not importing.isVisible()


# Shape libraries -----------------------------------------------------------------------------------------------------


@pytest.fixture
def library(lab: LabPage, qtbot: QtBot) -> Callable[[], LibraryDialog]:
    """Opens the dialog; there is a library already, and an own shape in the tray."""
    lab.model.add_shape(Shape.from_rows(("##", ".#")), "blue", "Hook", None)
    libraries.keep(libraries.Library("Old ones"))

    def opened() -> LibraryDialog:
        dialog = LibraryDialog(lab.model, lab.shell, lab.window())
        qtbot.addWidget(dialog)
        dialog.open()
        return dialog

    return opened


def test_the_dialog_of_libraries_opens_before_the_disk_answers(
    library: Callable[[], LibraryDialog], disk: Disk, qtbot: QtBot
) -> None:
    disk.slow(libraries, "kept")
    dialog = library()
    assert dialog.library.count() == 0
    buttons = (dialog.new, dialog.keep, dialog.read, dialog.share, dialog.delete)
    assert [one.isEnabled() for one in buttons] == [False] * 5
    assert disk.threads == ["background"]
    disk.answers.set()
    qtbot.waitUntil(lambda: dialog.library.count() == 1)
    assert dialog.library.currentText() == "Old ones"
    assert [one.isEnabled() for one in buttons] == [True] * 5


def test_the_window_lives_while_shapes_are_kept(library: Callable[[], LibraryDialog], disk: Disk) -> None:
    dialog = library()
    disk.slow(libraries, "write_bytes")
    lived, said = meanwhile(lambda waiting: disk.answers.set())
    dialog.keep.click()
    assert dialog.message() == "1 shape is kept."
    assert [one.text() for one in (dialog.shapes.item(0),)] == ["Hook"]
    assert lived[0] > 3
    assert said == [["Saving Old ones…", WRITING]]
    assert disk.threads == ["background"]


def test_the_window_lives_while_a_library_is_shared(
    library: Callable[[], LibraryDialog], disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "for you.shapes.json"
    monkeypatch.setattr(files, "ask_save", lambda *_: path)
    dialog = library()
    disk.slow(libraries, "write_bytes")
    lived, said = meanwhile(lambda waiting: disk.answers.set())
    dialog.share.click()
    assert libraries.read(path).name == "Old ones"
    assert lived[0] > 3
    assert said == [["Saving for you.shapes.json…", WRITING]]
    assert disk.threads == ["background"]


def test_a_library_that_is_not_waited_for_is_not_added(
    library: Callable[[], LibraryDialog], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "yours.shapes.json"
    libraries.write(path, libraries.Library("Yours"))
    monkeypatch.setattr(files, "ask_open", lambda *_: path)
    dialog = library()
    with monkeypatch.context() as patch:
        slow = Disk(patch)
        slow.slow(libraries, "read_bytes")
        _, said = meanwhile(press_cancel)
        dialog.read.click()
        slow.answers.set()
    assert said == [["Opening yours.shapes.json…", READING]]
    assert dialog.message() == "Nothing was opened; everything is as it was."
    assert names() == ["Old ones"]
    dialog.read.click()
    assert names() == ["Old ones", "Yours"]


def test_the_window_lives_while_a_library_is_deleted(
    library: Callable[[], LibraryDialog], disk: Disk, qtbot: QtBot
) -> None:
    dialog = library()
    disk.slow(libraries, "remove")
    QTimer.singleShot(100, lambda: answer("delete"))
    lived, said = meanwhile(lambda waiting: disk.answers.set())
    qtbot.mouseClick(dialog.delete, Qt.MouseButton.LeftButton)
    assert names() == []
    assert dialog.library.count() == 0
    assert lived[0] > 3
    assert said == [["Deleting Old ones…", WRITING]]
    assert disk.threads == ["background"]


def test_a_library_that_cannot_be_deleted_stays_and_that_is_said(
    library: Callable[[], LibraryDialog], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "in use")

    dialog = library()
    QTimer.singleShot(100, lambda: answer("delete"))
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refuse)
        qtbot.mouseClick(dialog.delete, Qt.MouseButton.LeftButton)
    assert dialog.message() == "The library could not be deleted: its file is protected or in use."
    assert dialog.library.currentText() == "Old ones"
    assert names() == ["Old ones"]


# A kept game ---------------------------------------------------------------------------------------------------------


def test_the_window_lives_while_a_kept_game_is_deleted(window: MainWindow, disk: Disk, qtbot: QtBot) -> None:
    with invented_tables():
        window.start_game("test_tolls", Setup(2, seed=3), people("Anna", "Boris"))
        table = window.page
        assert isinstance(table, PlainTable)
        table.act(tolls.Buy(0))
        window.start_action.trigger()
        page = window.page
        assert isinstance(page, StartPage)
        card = page.continue_card
        assert card is not None
        disk.slow(journal, "remove")
        QTimer.singleShot(100, lambda: answer("delete"))
        lived, said = meanwhile(lambda waiting: disk.answers.set())
        qtbot.mouseClick(card.delete, Qt.MouseButton.LeftButton)
        assert autosaves.listed(files.autosave_folder()) == ()
        assert not card.isVisible()
        assert lived[0] > 3
        assert [one[1] for one in said] == [WRITING]
        assert disk.threads == ["background"]
