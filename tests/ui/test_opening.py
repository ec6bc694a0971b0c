"""Opening and resuming with a slow disk: the window lives, says what it waits for, and Cancel leaves all as it was."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from tests.invented import tolls
from tests.ui.shell_help import PlainTable, full_disk, invented_tables, main_window, people
from tests.ui.slow_disk import Disk, meanwhile, press_cancel, waiting_dialog
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.saves import autosaves, journal, recover
from vikingtable.saves import files as saves
from vikingtable.ui import files
from vikingtable.ui.lab import page as lab_page
from vikingtable.ui.lab import payload
from vikingtable.ui.lab.document import LabDocument, fresh
from vikingtable.ui.lab.lab_files import draft_path, file_draft_path
from vikingtable.ui.lab.page import LabPage
from vikingtable.ui.start import StartPage
from vikingtable.ui.window import MainWindow


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with invented_tables():
        yield


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    yield from main_window(qtbot, open_hands=True)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    session = Session.start("test_tolls", Setup(2, seed=3), people("Anna", "Boris"))
    session.apply(tolls.Buy(0))
    path = tmp_path / "long ago.vtg"
    saves.write(path, session.saved())
    return path


def left_game(window: MainWindow) -> Path:
    """A game of one move that was left; its autosave."""
    window.start_game("test_tolls", Setup(2, seed=3), people("Anna", "Boris"))
    table = window.page
    assert isinstance(table, PlainTable)
    table.act(tolls.Buy(0))
    window.start_action.trigger()
    return autosaves.listed(files.autosave_folder())[0].base


def test_a_quick_disk_shows_no_dialog(window: MainWindow, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[QDialog] = []
    monkeypatch.setattr(QDialog, "show", shown.append)
    assert window.open_path(saved)
    assert shown == []


@pytest.mark.parametrize("place", [(saves, "read_bytes"), (journal, "write_whole")], ids=["reading", "keeping"])
def test_the_window_lives_while_a_file_is_opened(
    window: MainWindow, saved: Path, disk: Disk, place: tuple[object, str]
) -> None:
    disk.slow(*place)
    lived, said = meanwhile(lambda dialog: disk.answers.set())
    assert window.open_path(saved)
    assert isinstance(window.page, PlainTable)
    assert window.page.match.session.position == 1
    assert lived[0] > 3
    assert said == [["Opening long ago.vtg…", "The disk takes its time. Cancel leaves everything as it was."]]
    assert set(disk.threads) == {"background"}
    assert waiting_dialog() is None


@pytest.mark.parametrize("place", [(recover, "read_bytes"), (journal, "write_whole")], ids=["reading", "keeping"])
def test_the_window_lives_while_a_game_is_resumed(window: MainWindow, disk: Disk, place: tuple[object, str]) -> None:
    base = left_game(window)
    disk.slow(*place)
    lived, said = meanwhile(lambda dialog: disk.answers.set())
    assert window.open_autosave(base)
    assert isinstance(window.page, PlainTable)
    assert window.page.match.session.position == 1
    assert lived[0] > 3
    assert said[0][0] == "Opening the game…"
    assert set(disk.threads) == {"background"}


def test_a_game_begins_while_the_window_lives(window: MainWindow, disk: Disk) -> None:
    disk.slow(journal, "write_whole")
    lived, said = meanwhile(lambda dialog: disk.answers.set())
    window.start_game("test_tolls", Setup(2, seed=3), people("Anna", "Boris"))
    assert isinstance(window.page, PlainTable)
    assert lived[0] > 3
    assert len(said) == 1


@pytest.mark.parametrize("place", [(saves, "read_bytes"), (journal, "write_whole")], ids=["reading", "keeping"])
def test_cancel_leaves_the_game_that_is_played_and_nothing_of_the_other(
    window: MainWindow, saved: Path, disk: Disk, qtbot: QtBot, place: tuple[object, str]
) -> None:
    window.start_game("test_tolls", Setup(3, seed=4), people("Chiyo", "Dora", "Emil"))
    table = window.page
    assert isinstance(table, PlainTable)
    table.act(tolls.Buy(0))
    files_before = sorted(path.name for path in files.autosave_folder().iterdir())
    disk.slow(*place)
    meanwhile(press_cancel)
    assert not window.open_path(saved)
    assert window.page is table
    assert window.statusBar().currentMessage() == "Nothing was opened; everything is as it was."
    assert window.settings.recent() == []
    table.act(next(iter(table.answers(table.front))))
    assert table.match.session.position == 2
    # The disk answers in the end; nobody wants it any more.
    disk.answers.set()
    qtbot.waitUntil(lambda: not any(one.name == "background" for one in threading.enumerate()))
    QApplication.processEvents()
    assert window.page is table
    assert sorted(path.name for path in files.autosave_folder().iterdir()) == files_before


@pytest.mark.parametrize("place", [(recover, "read_bytes"), (journal, "write_whole")], ids=["reading", "keeping"])
def test_a_game_whose_resuming_was_cancelled_can_be_resumed_later(
    window: MainWindow, disk: Disk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, place: tuple[object, str]
) -> None:
    base = left_game(window)
    with monkeypatch.context() as patch:
        slow = Disk(patch)
        slow.slow(*place)
        meanwhile(press_cancel)
        assert not window.open_autosave(base)
        assert isinstance(window.page, StartPage)
        slow.answers.set()
        qtbot.waitUntil(lambda: not any(one.name == "background" for one in threading.enumerate()))
    assert window.open_autosave(base)
    assert isinstance(window.page, PlainTable)
    assert window.page.match.session.position == 1


def test_leaving_a_game_waits_for_the_disk_while_the_window_lives(window: MainWindow, disk: Disk) -> None:
    window.start_game("test_tolls", Setup(2, seed=3), people("Anna", "Boris"))
    table = window.page
    assert isinstance(table, PlainTable)
    table.act(tolls.Buy(0))
    disk.slow(journal, "write_whole")

    def try_to_leave(dialog: QDialog) -> None:
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert dialog.isVisible()  # what is kept is not given up
        disk.answers.set()

    lived, said = meanwhile(try_to_leave)
    window.start_action.trigger()
    page = window.page
    assert isinstance(page, StartPage)
    assert lived[0] > 3
    assert said == [["Keeping the game…", "The disk takes its time. The window goes on when everything is written."]]
    assert page.continue_card is not None
    assert page.continue_card.players.text() == "Players: Anna, Boris"
    base = autosaves.listed(files.autosave_folder())[0].base
    assert len(saves.read(base).saved.actions) == 1  # type: ignore[union-attr]
    assert window.open_autosave(base)


@pytest.fixture
def being_left(window: MainWindow, disk: Disk) -> PlainTable:
    """A table with one move; the disk is slow to keep it when it is left."""
    window.start_game("test_tolls", Setup(2, seed=3), people("Anna", "Boris"))
    table = window.page
    assert isinstance(table, PlainTable)
    table.act(tolls.Buy(0))
    disk.slow(journal.Journal, "close")
    return table


def test_a_game_that_waits_for_another_to_be_kept_goes_with_the_window(
    window: MainWindow, disk: Disk, qtbot: QtBot, being_left: PlainTable
) -> None:
    def close(dialog: QDialog) -> None:
        window.close()
        disk.answers.set()

    meanwhile(close)
    window.start_game("test_tolls", Setup(2, seed=4), people("Chiyo", "Dora"))
    assert not window.isVisible()
    qtbot.waitUntil(lambda: not any(one.name == "background" for one in threading.enumerate()))
    kept = autosaves.listed(files.autosave_folder())
    assert [(one.names, one.actions, one.open) for one in kept] == [(("Anna", "Boris"), 1, False)]


def test_no_other_page_comes_while_a_game_is_kept(window: MainWindow, disk: Disk, being_left: PlainTable) -> None:
    said = []

    def others(dialog: QDialog) -> None:
        for other in (window.show_lab, window.show_start, window.open_last_autosave):
            window.statusBar().clearMessage()
            other()
            assert window.page is being_left
            said.append(window.statusBar().currentMessage())
        disk.answers.set()

    meanwhile(others)
    window.start_action.trigger()
    assert said == ["A file is being opened already."] * 3
    assert isinstance(window.page, StartPage)
    assert len(autosaves.listed(files.autosave_folder())) == 1


def test_nobody_answers_any_more_at_a_table_that_is_left(
    window: MainWindow, disk: Disk, being_left: PlainTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next answer is given by a setting; before that comes to pass the table is left."""
    table, session = being_left, being_left.match.session
    answer_to_come = next(iter(table.answers(session.to_answer[0])))
    monkeypatch.setattr(PlainTable, "auto_answer", lambda self, decision, seat: answer_to_come)
    table._offer()
    assert session.position == 1
    tried: list[bool] = []

    def answer(dialog: QDialog) -> None:
        table._offer()  # as another language has it done
        tried.append(table.act(answer_to_come))
        QTimer.singleShot(50, disk.answers.set)

    meanwhile(answer)
    window.start_action.trigger()
    assert isinstance(window.page, StartPage)
    assert tried == [False]
    assert session.position == 1
    assert [(one.names, one.actions) for one in autosaves.listed(files.autosave_folder())] == [(("Anna", "Boris"), 1)]


def test_the_start_screen_does_not_wait_for_the_list_of_kept_games(
    window: MainWindow, disk: Disk, qtbot: QtBot
) -> None:
    left_game(window)
    window.show_lab()
    disk.slow(autosaves, "read_bytes")
    window.start_action.trigger()
    page = window.page
    assert isinstance(page, StartPage)
    assert page.continue_card is None
    assert set(disk.threads) == {"background"}
    disk.answers.set()
    qtbot.waitUntil(lambda: page.continue_card is not None)
    assert page.continue_card is not None
    assert page.continue_card.isVisible()
    assert page.continue_card.players.text() == "Players: Anna, Boris"


def test_a_start_screen_that_is_gone_hears_no_more_of_kept_games(window: MainWindow, disk: Disk, qtbot: QtBot) -> None:
    left_game(window)
    window.show_lab()
    disk.slow(autosaves, "read_bytes")
    window.start_action.trigger()
    window.show_lab()
    assert isinstance(window.page, LabPage)
    disk.answers.set()
    qtbot.waitUntil(lambda: not any(one.name == "background" for one in threading.enumerate()))
    QApplication.processEvents()
    assert isinstance(window.page, LabPage)


def test_escape_cancels_too(window: MainWindow, saved: Path, disk: Disk) -> None:
    disk.slow(saves, "read_bytes")
    meanwhile(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    assert not window.open_path(saved)
    assert isinstance(window.page, StartPage)


def test_an_arrangement_is_read_in_the_same_way(window: MainWindow, tmp_path: Path, disk: Disk) -> None:
    path = tmp_path / "lab.vtg"
    saves.write(path, payload.saved(LabDocument(fresh().arrangements)))
    disk.slow(saves, "read_bytes")
    lived, said = meanwhile(lambda dialog: disk.answers.set())
    assert window.open_path(path)
    assert isinstance(window.page, LabPage)
    assert window.page.title() == "Tile lab: lab"
    assert lived[0] > 3
    assert len(said) == 1


def test_a_second_file_waits_for_no_first_one(window: MainWindow, saved: Path, disk: Disk) -> None:
    disk.slow(saves, "read_bytes")
    opened: list[bool] = []

    def second(dialog: QDialog) -> None:
        opened.append(window.open_path(saved))
        assert window.statusBar().currentMessage() == "A file is being opened already."
        disk.answers.set()

    meanwhile(second)
    assert window.open_path(saved)
    assert opened == [False]


def test_the_window_closes_while_it_waits(window: MainWindow, saved: Path, disk: Disk) -> None:
    disk.slow(saves, "read_bytes")
    meanwhile(lambda dialog: window.close())
    assert not window.open_path(saved)
    assert not window.isVisible()
    assert isinstance(window.page, StartPage)


def test_a_fault_of_the_disk_is_told_after_the_wait(window: MainWindow, tmp_path: Path, disk: Disk) -> None:
    disk.slow(saves, "read_bytes")
    meanwhile(lambda dialog: disk.answers.set())
    assert not window.open_path(tmp_path / "gone.vtg")
    assert window.notice_bar.text().startswith("gone.vtg cannot be opened: The file does not exist")


# Saving, exporting, closing ---------------------------------------------------------------------------------------


@pytest.fixture
def playing(window: MainWindow) -> PlainTable:
    """A table with one move."""
    window.settings.warn_hidden_hands = False
    window.start_game("test_tolls", Setup(2, seed=3), people("Anna", "Boris"))
    table = window.page
    assert isinstance(table, PlainTable)
    table.act(tolls.Buy(0))
    return table


def test_the_window_lives_while_a_game_is_saved(
    window: MainWindow, playing: PlainTable, disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.vtg"
    monkeypatch.setattr(files, "ask_save", lambda *_: path)
    disk.slow(saves, "write_whole")
    lived, said = meanwhile(lambda dialog: disk.answers.set())
    assert playing.save()
    assert lived[0] > 3
    assert said == [["Saving evening.vtg…", "The disk takes its time. The window goes on when everything is written."]]
    assert disk.threads == ["background"]
    assert len(saves.read(path).saved.actions) == 1
    assert not playing.modified()


def test_a_fault_of_the_disk_while_a_game_is_saved_is_told(
    window: MainWindow, playing: PlainTable, disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "ask_save", lambda *_: tmp_path / "no such folder" / "evening.vtg")
    disk.slow(saves, "write_whole")
    meanwhile(lambda dialog: disk.answers.set())
    assert not playing.save()
    assert window.notice_bar.text().startswith("The folder does not exist")
    assert playing.modified()


def test_a_window_that_closes_while_a_game_is_saved_leaves_the_file_whole(
    window: MainWindow, playing: PlainTable, disk: Disk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.vtg"
    monkeypatch.setattr(files, "ask_save", lambda *_: path)
    disk.slow(saves, "write_whole")
    daemons: list[bool] = []

    def close(dialog: QDialog) -> None:
        daemons.extend(one.daemon for one in threading.enumerate() if one.name == "background")
        window.close()
        disk.answers.set()

    meanwhile(close)
    assert not playing.save()
    assert not window.isVisible()
    assert daemons == [False]  # the program waits for it at its end
    qtbot.waitUntil(lambda: not any(one.name == "background" for one in threading.enumerate()))
    assert len(saves.read(path).saved.actions) == 1


@pytest.mark.parametrize("what", ["export_log", "export_picture"])
def test_the_window_lives_while_something_is_exported(
    window: MainWindow,
    playing: PlainTable,
    disk: Disk,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
) -> None:
    path = tmp_path / "exported"
    monkeypatch.setattr(files, "ask_save", lambda *_: path)
    disk.slow(saves, "write_whole")
    lived, said = meanwhile(lambda dialog: disk.answers.set())
    getattr(playing.files, what)()
    assert lived[0] > 3
    assert [lines[0] for lines in said] == ["Saving exported…"]
    assert path.read_bytes()
    assert window.statusBar().currentMessage() == "File written: exported"


def test_the_window_lives_until_the_game_is_kept_and_closes_then(
    window: MainWindow, playing: PlainTable, disk: Disk
) -> None:
    disk.slow(journal, "write_whole")

    def close_again(dialog: QDialog) -> None:
        assert window.isVisible()
        window.close()
        assert window.isVisible()  # nothing is given up
        disk.answers.set()

    lived, said = meanwhile(close_again)
    assert window.close()
    assert not window.isVisible()
    assert lived[0] > 3
    assert [lines[0] for lines in said] == ["Keeping the game…"]
    kept = autosaves.listed(files.autosave_folder())
    assert [(one.names, one.actions, one.open) for one in kept] == [(("Anna", "Boris"), 1, False)]


def test_the_picture_for_the_start_screen_is_written_on_the_thread(
    window: MainWindow, playing: PlainTable, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vikingtable.ui import table as tables

    monkeypatch.setattr(playing.files, "picture", lambda: QPixmap(48, 30))
    disk.slow(tables, "keep_picture")
    lived, _ = meanwhile(lambda dialog: disk.answers.set())
    window.start_action.trigger()
    assert lived[0] > 3
    assert disk.threads == ["background"]
    page = window.page
    assert isinstance(page, StartPage)
    base = autosaves.listed(files.autosave_folder())[0].base
    assert files.picture_of(base).is_file()


# The lab's draft --------------------------------------------------------------------------------------------------


def with_silver(page: LabPage) -> None:
    """A silver lies on the lab's board."""
    page.model.take("silver")
    page.model.point_at(0, 0.5, 11.5)
    page.model.drop()
    assert len(page.model.active.placed) == 1


def in_the_lab(window: MainWindow) -> LabPage:
    window.show_lab()
    page = window.page
    assert isinstance(page, LabPage)
    return page


def test_the_window_lives_while_the_labs_draft_is_read(window: MainWindow, disk: Disk) -> None:
    with_silver(in_the_lab(window))
    window.start_action.trigger()
    disk.slow(saves, "read_bytes")
    lived, said = meanwhile(lambda dialog: disk.answers.set())
    page = in_the_lab(window)
    assert lived[0] > 3
    assert [lines[0] for lines in said] == ["Opening the tile lab…"]
    assert len(page.model.active.placed) == 1


def test_a_draft_that_nobody_waits_for_stays_as_it_is(window: MainWindow, disk: Disk) -> None:
    with_silver(in_the_lab(window))
    window.start_action.trigger()
    start = window.page
    with pytest.MonkeyPatch.context() as patch:
        slow = Disk(patch)
        slow.slow(saves, "read_bytes")
        meanwhile(press_cancel)
        window.show_lab()
        assert window.page is start
        assert window.statusBar().currentMessage() == "Nothing was opened; everything is as it was."
        slow.answers.set()
    assert len(in_the_lab(window).model.active.placed) == 1


def test_the_window_lives_while_the_lab_is_left(window: MainWindow, disk: Disk) -> None:
    with_silver(in_the_lab(window))
    disk.slow(saves, "write_whole")
    lived, said = meanwhile(lambda dialog: disk.answers.set())
    window.start_action.trigger()
    assert isinstance(window.page, StartPage)
    assert lived[0] > 3
    assert [lines[0] for lines in said] == ["Keeping the arrangement…"]
    assert len(in_the_lab(window).model.active.placed) == 1


def test_nobody_waits_for_the_draft_that_is_kept_now_and_then(window: MainWindow, disk: Disk, qtbot: QtBot) -> None:
    page = in_the_lab(window)
    with_silver(page)
    disk.slow(saves, "write_whole")
    page.files._timer.start(0)
    qtbot.waitUntil(disk.asked.is_set)
    assert disk.threads == ["background"]
    assert QApplication.activeModalWidget() is None
    # What is done meanwhile is not lost: the lab is left while the disk is still at it.
    page.model.undo()
    assert page.model.active.placed == ()
    meanwhile(lambda dialog: disk.answers.set())
    window.start_action.trigger()
    assert in_the_lab(window).model.active.placed == ()


def nothing_is_written(qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not any(one.name == "background" for one in threading.enumerate()))


def test_a_draft_that_failed_unheard_is_asked_about_when_the_lab_is_left(
    window: MainWindow, disk: Disk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full; while the draft is on its way to it the arrangement is to be saved, which fails as well."""
    page = in_the_lab(window)
    with_silver(page)
    asked: list[str] = []
    with monkeypatch.context() as patch:
        full_disk(patch)
        disk.slow(saves, "write_whole")
        page.files._timer.start(0)
        qtbot.waitUntil(disk.asked.is_set)
        patch.setattr(files, "ask_save", lambda *_: tmp_path / "evening.vtg")
        meanwhile(lambda dialog: disk.answers.set())
        assert not page.save()
        nothing_is_written(qtbot)
        patch.setattr(lab_page, "ask", lambda parent, title, text, answers: asked.append(text) or "cancel")
        window.start_action.trigger()
    assert [text.split(".")[0] for text in asked] == ["It cannot be kept until the next visit"]
    assert window.page is page
    assert len(page.model.active.placed) == 1


def test_no_draft_is_begun_while_the_lab_is_saved(
    window: MainWindow, disk: Disk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = in_the_lab(window)
    with_silver(page)
    page.files._timer.start(400)
    disk.slow(saves, "write_whole")
    monkeypatch.setattr(files, "ask_save", lambda *_: tmp_path / "evening.vtg")
    meanwhile(lambda dialog: QTimer.singleShot(300, disk.answers.set))
    assert page.save()
    assert len(disk.threads) == 1
    nothing_is_written(qtbot)
    assert not draft_path().exists()
    assert not file_draft_path().exists()


def test_a_draft_of_changes_that_nobody_wants_does_not_stay(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = in_the_lab(window)
    monkeypatch.setattr(files, "ask_save", lambda *_: tmp_path / "evening.vtg")
    assert page.save()
    with_silver(page)
    with monkeypatch.context() as patch:
        slow = Disk(patch)
        slow.slow(saves, "write_whole")
        page.files._timer.start(0)
        qtbot.waitUntil(slow.asked.is_set)
        patch.setattr(lab_page, "ask", lambda *_: "leave")
        window.start_action.trigger()
        assert isinstance(window.page, StartPage)
        slow.answers.set()
        nothing_is_written(qtbot)
    assert not file_draft_path().exists()


def test_a_table_is_left_and_the_window_closes_whatever_breaks_at_the_end(
    window: MainWindow, playing: PlainTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vikingtable.ui import table as tables

    def broken(*_: object) -> None:
        raise ValueError("no such picture")

    monkeypatch.setattr(tables, "keep_picture", broken)
    with qtbot.captureExceptions() as raised:
        window.start_action.trigger()
        assert isinstance(window.page, StartPage)
        window.start_game("test_tolls", Setup(2, seed=4), people("Chiyo", "Dora"))
        table = window.page
        assert isinstance(table, PlainTable)
        table.act(tolls.Buy(0))
        assert window.close()
    assert not window.isVisible()
    assert [(kind, str(error)) for kind, error, _ in raised] == [(ValueError, "no such picture")] * 2
