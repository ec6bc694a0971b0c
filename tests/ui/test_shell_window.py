"""The main window as a person uses it: start screen, games, files, menus, languages, messages, resume, closing."""

import gc
import os
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QAccessible, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from tests.invented import tolls
from tests.ui.shell_help import PlainTable, invented_tables, people
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.saves import autosaves
from vikingtable.saves import files as saves
from vikingtable.saves.model import SaveError
from vikingtable.texts.message import msg
from vikingtable.ui import files, shelf, tables, theme
from vikingtable.ui.newgame import NewGameDialog
from vikingtable.ui.settings import Settings
from vikingtable.ui.settingsdialog import SettingsDialog
from vikingtable.ui.start import StartPage
from vikingtable.ui.table import GameTable
from vikingtable.ui.window import MainWindow, apply_setting

MakeWindow = Callable[[], MainWindow]


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with invented_tables():
        yield


@pytest.fixture
def window_of(qtbot: QtBot, qapp: QApplication) -> Iterator[MakeWindow]:
    made: list[MainWindow] = []

    def make() -> MainWindow:
        settings = Settings()
        settings.animation = "off"
        settings.language = "en"
        window = MainWindow(settings)
        made.append(window)
        qtbot.addWidget(window)
        window.resize(1366, 768)
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        return window

    yield make
    for window in made:
        window.close()
    theme.holder().configure("light", text_scale=1.0, patterns=True, language="en")


@pytest.fixture
def window(window_of: MakeWindow) -> MainWindow:
    return window_of()


def start_tolls(window: MainWindow, *names: str) -> PlainTable:
    """A game of Tolls at one screen, open hands."""
    window.settings.open_hands = True
    window.start_game("test_tolls", Setup(len(names), seed=3), people(*names))
    table = window.page
    assert isinstance(table, PlainTable)
    return table


def menu_texts(window: MainWindow, name: str) -> list[str]:
    return [action.text() for action in window._menus[name].actions() if not action.isSeparator()]


def sent(window: MainWindow, letter: str, modifiers: Qt.KeyboardModifier) -> None:
    """A key press that no widget takes, as it reaches the window."""
    event = QKeyEvent(QEvent.Type.KeyPress, ord(letter.upper()), modifiers, letter)
    QApplication.sendEvent(QApplication.focusWidget() or window, event)


# The start screen ----------------------------------------------------------------------------------------------------


def test_the_program_opens_with_the_four_games(window: MainWindow) -> None:
    page = window.page
    assert isinstance(page, StartPage)
    assert [card.name.text() for card in page.cards] == ["A Feast for Odin", "Knarr", "Brian Boru", "Wild Vikings"]
    card = page.cards[3]
    assert card.about.text() == "2–5 players · 10–15 minutes"
    assert card.play.accessibleName() == "Start a game of Wild Vikings at once"
    assert window.windowTitle() == "vikingtable[*]"
    assert page.continue_card is None


def test_one_click_starts_a_game_with_the_usual_players(window: MainWindow, qtbot: QtBot) -> None:
    page = window.page
    assert isinstance(page, StartPage)
    qtbot.mouseClick(page.cards[3].play, Qt.MouseButton.LeftButton)
    table = window.page
    assert isinstance(table, GameTable)
    assert table.game.id == "wild_vikings"
    assert [seat.kind for seat in table.match.seats] == ["person", "computer", "computer"]


def test_options_of_a_card_open_the_dialog_for_that_game(window: MainWindow, qtbot: QtBot) -> None:
    page = window.page
    assert isinstance(page, StartPage)
    seen: list[str] = []

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        seen.append(dialog.game_id)
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    QTimer.singleShot(100, act)
    qtbot.mouseClick(page.cards[3].options, Qt.MouseButton.LeftButton)
    assert seen == ["wild_vikings"]
    assert window.page is page


def test_the_dialog_starts_the_game_that_was_chosen(window: MainWindow, qtbot: QtBot) -> None:
    def act() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        dialog.seed.setText("4321")
        dialog.check()
        qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)

    QTimer.singleShot(100, act)
    window.new_action.trigger()
    assert isinstance(window.page, GameTable)
    assert window.page.match.session.setup.seed == 4321


def test_the_cards_stand_in_two_rows_where_four_do_not_fit(window: MainWindow) -> None:
    page = window.page
    assert isinstance(page, StartPage)
    assert page._columns == 4
    theme.holder().configure(text_scale=1.5)
    window.resize(1024, 768)
    QApplication.processEvents()
    assert page._columns == 2


# A game in the window ------------------------------------------------------------------------------------------------


def test_menus_hold_what_the_page_offers_and_let_it_go_again(window: MainWindow) -> None:
    assert not window._menus["replay"].menuAction().isVisible()
    table = start_tolls(window, "Anna", "Boris")
    assert "First move" in menu_texts(window, "replay")
    assert menu_texts(window, "edit")[0] == "Undo"
    assert "Panels" in menu_texts(window, "view")
    table.act(tolls.Buy(0))
    assert menu_texts(window, "edit")[0] == "Undo: Action: Buy"
    assert window.windowTitle() == "test_tolls[*] – vikingtable"
    assert window.isWindowModified()
    window.start_action.trigger()
    assert isinstance(window.page, StartPage)
    assert not window._menus["replay"].menuAction().isVisible()
    assert not window.save_action.isEnabled()


def test_undo_by_the_keyboard_latin_and_cyrillic(window: MainWindow, qtbot: QtBot) -> None:
    table = start_tolls(window, "Anna", "Boris")
    table.act(tolls.Buy(0))
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.match.session.position == 0
    sent(window, "щ", Qt.KeyboardModifier.ControlModifier)  # Ctrl+Y, redo, on the BDS layout
    assert table.match.session.position == 1
    sent(window, "ю", Qt.KeyboardModifier.ControlModifier)  # Ctrl+Z
    assert table.match.session.position == 0


def test_zoom_entries_work_on_the_board(window: MainWindow) -> None:
    assert not window.zoom_in_action.isEnabled()
    table = start_tolls(window, "Anna", "Boris")
    before = table.view.zoom()
    window.zoom_in_action.trigger()
    assert table.view.zoom() == pytest.approx(before * 1.2)
    window.fit_action.trigger()
    assert table.view.fitted


def test_f1_opens_the_rules_at_the_decision(window: MainWindow, qtbot: QtBot) -> None:
    page = window.page
    assert isinstance(page, StartPage)
    qtbot.mouseClick(page.cards[3].play, Qt.MouseButton.LeftButton)
    table = window.page
    assert isinstance(table, GameTable)
    window.rules_action.trigger()
    book, section = table.rules_at()
    assert book == "wild_vikings"
    assert window._rules.book_id() == book
    assert window._rules.section() == section
    window._rules.close()


def test_what_the_status_bar_says_goes_with_its_language(window: MainWindow) -> None:
    window.say("An income cell is covered.")
    window.settings.language = "ja"
    QApplication.processEvents()
    assert window.statusBar().currentMessage() == ""


def test_the_lower_edge_names_the_keys_that_help_on_the_page(window: MainWindow) -> None:
    assert window._keys_line.text() == "F1 opens the rules, Ctrl+F1 lists all keys."
    start_tolls(window, "Anna", "Boris")
    assert (
        window._keys_line.text()
        == "F1 explains the decision, Ctrl+H gives a hint, Ctrl+Z takes back, Ctrl+F1 lists all keys."
    )
    window.settings.language = "ja"
    QApplication.processEvents()
    assert window._keys_line.text() == "F1: この場面のルール、Ctrl+H: ヒント、Ctrl+Z: 元に戻す、Ctrl+F1: キー一覧"


def test_a_maximized_window_is_so_again_after_the_full_screen(window: MainWindow) -> None:
    window.showMaximized()
    window.full_screen_action.trigger()
    assert window.isFullScreen()
    window.full_screen_action.trigger()
    assert window.isMaximized()
    assert not window.isFullScreen()


def test_the_menu_knows_of_a_full_screen_that_it_did_not_make(window: MainWindow) -> None:
    window.showFullScreen()
    QApplication.processEvents()
    assert window.full_screen_action.isChecked()
    window.full_screen_action.trigger()
    assert not window.isFullScreen()


def test_the_language_switches_without_losing_the_game(window: MainWindow, qtbot: QtBot) -> None:
    table = start_tolls(window, "Anna", "Boris")
    table.act(tolls.Buy(0))
    state = table.match.session.state
    for language, title, undo in (
        ("bg", "&Игра", "Отмяна: Action: Buy"),
        ("ja", "ゲーム(&G)", "元に戻す: Action: Buy"),
        ("en", "&Game", "Undo: Action: Buy"),
    ):
        window.settings.language = language
        QApplication.processEvents()
        assert window._menus["game"].title() == title
        assert table.undo_action.text() == undo
    assert window.page is table
    assert table.match.session.state is state


def test_light_and_dark_switch_while_a_game_is_open(window: MainWindow) -> None:
    theme.holder().install(QApplication.instance())  # type: ignore[arg-type]
    table = start_tolls(window, "Anna", "Boris")
    drawn = len(table.drawn)
    window.settings.theme = "dark"
    assert theme.current().scheme == "dark"
    assert len(table.drawn) > drawn
    assert table.view.backgroundBrush().color() == theme.current().colour("window")
    window.settings.theme = "light"


@pytest.mark.parametrize("size", [(1024, 600), (1100, 700), (1366, 768)])
def test_the_start_screen_is_never_wider_than_the_window(
    window: MainWindow, ja_font: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    page = window.page
    assert isinstance(page, StartPage)
    for language in ("en", "ja", "bg"):
        window.settings.language = language
        for _ in range(3):
            QApplication.processEvents()
        assert page._scroll.widget().width() <= page._scroll.viewport().width()


# The keyboard --------------------------------------------------------------------------------------------------------


def _stops(qtbot: QtBot, top: QWidget) -> list[QWidget]:
    """What Tab goes to, from where the keyboard is until it comes round."""
    found: list[QWidget] = []
    while (here := QApplication.focusWidget()) is not None and here not in found:
        found.append(here)
        qtbot.keyClick(here, Qt.Key.Key_Tab)
    return found


def _name(widget: QWidget) -> str:
    if isinstance(widget, QTabBar):  # a screen reader names its tabs
        return widget.accessibleName() if widget.count() else ""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


@pytest.mark.parametrize("page", ["start", "lab", "wild_vikings", "settings", "new_game"])
def test_every_stop_of_the_keyboard_has_a_name(window: MainWindow, qtbot: QtBot, page: str) -> None:
    top: QWidget = window
    if page == "lab":
        window.show_lab()
    elif page == "wild_vikings":
        window.settings.open_hands = True
        window.start_game("wild_vikings", Setup(2, seed=3), people("Anna", "Boris"))
        QApplication.processEvents()
        assert isinstance(window.page, GameTable)
        window.page.view.setFocus()
    elif page != "start":
        top = SettingsDialog(window.settings, window) if page == "settings" else NewGameDialog(window.settings, "feast")
        qtbot.addWidget(top)
        top.show()
        top.activateWindow()
    QApplication.processEvents()
    stops = _stops(qtbot, top)
    assert len(stops) > 5
    assert [type(stop).__name__ for stop in stops if not _name(stop)] == []
    top.close()


# Files ---------------------------------------------------------------------------------------------------------------


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    session = Session.start("test_tolls", Setup(2, seed=3), people("Anna", "Boris"))
    session.apply(tolls.Buy(0))
    path = tmp_path / "game & more.vtg"
    saves.write(path, session.saved())
    return path


def test_a_saved_game_is_opened_and_remembered(window: MainWindow, saved: Path) -> None:
    assert window.open_path(saved)
    table = window.page
    assert isinstance(table, PlainTable)
    assert table.match.session.position == 1
    assert not table.modified()
    window._fill_recent()
    assert window.recent_menu.actions()[0].text() == "game && more.vtg"
    window.start_action.trigger()
    window.recent_menu.actions()[0].trigger()
    assert isinstance(window.page, PlainTable)


def test_a_file_that_is_no_game_is_told_and_the_page_stays(window: MainWindow, tmp_path: Path) -> None:
    bad = tmp_path / "bad.vtg"
    bad.write_text("{")
    page = window.page
    assert not window.open_path(bad)
    assert window.page is page
    assert window.notice_bar.text().startswith("bad.vtg cannot be opened:")
    window.notice_bar.dismiss()
    assert not window.open_path(tmp_path / "gone.vtg")
    assert "does not exist" in window.notice_bar.text()


def _drop(window: MainWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(50, 50),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    assert window.acceptDrops()
    window.dropEvent(event)  # Qt delivers it only during a drag


def test_a_game_dropped_on_the_window_is_opened(window: MainWindow, saved: Path, qtbot: QtBot) -> None:
    _drop(window, saved)
    qtbot.waitUntil(lambda: isinstance(window.page, PlainTable))


def test_another_file_dropped_on_the_window_is_not(window: MainWindow, tmp_path: Path) -> None:
    other = tmp_path / "picture.png"
    other.touch()
    _drop(window, other)
    assert window.notice_bar.text() == "Only saved games (.vtg) can be opened here."
    assert isinstance(window.page, StartPage)


# Autosave and resume -------------------------------------------------------------------------------------------------


def test_the_game_left_is_offered_again_with_picture_and_how_far_it_is(window: MainWindow, qtbot: QtBot) -> None:
    table = start_tolls(window, "Anna", "Boris")
    table.act(tolls.Buy(0))
    position = table.match.session.position
    window.start_action.trigger()
    page = window.page
    assert isinstance(page, StartPage)
    card = page.continue_card
    assert card is not None
    assert card.isVisible()
    assert card.players.text() == "Players: Anna, Boris"
    assert card.when.text().startswith(f"Turn {table.match.session.turn}")
    assert QApplication.focusWidget() is card.go_on
    qtbot.mouseClick(card.go_on, Qt.MouseButton.LeftButton)
    again = window.page
    assert isinstance(again, PlainTable)
    assert again.match.session.position == position


def test_a_game_is_offered_at_the_next_start_of_the_program(window_of: MakeWindow) -> None:
    first = window_of()
    table = start_tolls(first, "Anna", "Boris")
    table.act(tolls.Buy(0))
    first.close()
    page = window_of().page
    assert isinstance(page, StartPage)
    assert page.continue_card is not None
    assert page.continue_card.players.text() == "Players: Anna, Boris"


def test_a_game_without_any_move_leaves_nothing_behind(window: MainWindow) -> None:
    start_tolls(window, "Anna", "Boris")
    window.start_action.trigger()
    assert autosaves.listed(files.autosave_folder()) == ()


def test_older_games_stand_in_the_menu_beside(window: MainWindow) -> None:
    for names in (("Anna", "Boris"), ("Chiyo", "Dora")):
        table = start_tolls(window, *names)
        table.act(tolls.Buy(0))
        window.start_action.trigger()
        for path in files.autosave_folder().glob("*"):  # older, so that the order is sure
            os.utime(path, (path.stat().st_atime - 100, path.stat().st_mtime - 100))
    page = window.page
    assert isinstance(page, StartPage)
    assert page.continue_card is not None
    entries = page.continue_card._menu.actions()
    assert len(entries) == 1
    assert "Anna" in entries[0].text()
    entries[0].trigger()
    assert isinstance(window.page, PlainTable)
    assert window.page.name(0) == "Anna"


def test_a_kept_game_can_be_deleted_after_a_question(window: MainWindow, qtbot: QtBot) -> None:
    table = start_tolls(window, "Anna", "Boris")
    table.act(tolls.Buy(0))
    window.start_action.trigger()
    page = window.page
    assert isinstance(page, StartPage)
    assert page.continue_card is not None

    def answer(name: str) -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        next(button for button in box.buttons() if button.objectName() == name).click()

    QTimer.singleShot(100, lambda: answer("cancel"))
    qtbot.mouseClick(page.continue_card.delete, Qt.MouseButton.LeftButton)
    assert page.continue_card.isVisible()
    QTimer.singleShot(100, lambda: answer("delete"))
    qtbot.mouseClick(page.continue_card.delete, Qt.MouseButton.LeftButton)
    assert not page.continue_card.isVisible()
    assert list(files.autosave_folder().glob("*.vtg")) == []
    assert list(files.autosave_folder().glob("*.png")) == []


def test_after_a_crash_the_last_autosave_opens(window: MainWindow) -> None:
    assert not window.open_last_autosave()
    table = start_tolls(window, "Anna", "Boris")
    table.act(tolls.Buy(0))
    assert window.open_last_autosave()
    again = window.page
    assert isinstance(again, PlainTable)
    assert again is not table
    assert again.match.session.position == 1


def test_a_game_that_cannot_be_kept_says_where_and_goes_on(window: MainWindow) -> None:
    folder = files.autosave_folder()
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.touch()  # a file in the way
    table = start_tolls(window, "Anna", "Boris")
    assert window.notice_bar.text().startswith(f"Autosave in {folder} failed; the game goes on. Save it yourself. ")
    window.notice_bar.dismiss()
    table._autosave_changed(SaveError(msg("saves.file.disk_full")))
    assert str(folder) in window.notice_bar.text()
    table.act(tolls.Buy(0))
    assert table.match.session.position == 1


def test_again_with_the_same_seed_deals_the_same_game(window: MainWindow) -> None:
    table = start_tolls(window, "Anna", "Boris")
    first = table.match.session.state_at(0)
    table.act(tolls.Buy(0))
    table.again_action.trigger()
    again = window.page
    assert isinstance(again, PlainTable)
    assert again is not table
    assert again.match.session.state == first


# Window, messages, leaks ---------------------------------------------------------------------------------------------


def test_the_windows_place_and_the_panels_are_remembered(window_of: MakeWindow) -> None:
    first = window_of()
    first.resize(1100, 700)
    table = start_tolls(first, "Anna", "Boris")
    table.dock("log").hide()
    table.view.set_zoom(1.5)
    first.close()
    again = MainWindow(Settings())
    assert again.size().height() == 700  # the screen of the tests is narrower than the window was
    table = start_tolls(again, "Anna", "Boris")
    assert table.dock("log").isHidden()
    assert not table.dock("players").isHidden()
    assert table.view.zoom() == pytest.approx(1.5)
    table.reset_layout_action.trigger()
    assert not table.dock("log").isHidden()
    assert table.view.fitted
    again.close()
    again.deleteLater()


def test_a_notice_stays_until_it_is_closed(window: MainWindow, qtbot: QtBot) -> None:
    window.notice("Something is kept.", "warning")
    bar = window.notice_bar
    assert bar.text() == "Something is kept."
    assert bar.isVisible()
    qtbot.mouseClick(bar._close, Qt.MouseButton.LeftButton)
    assert not bar.parentWidget().isVisible()


def test_the_page_of_keys_lists_every_shortcut_of_the_menus(window: MainWindow) -> None:
    start_tolls(window, "Anna", "Boris")
    groups = dict(window.shortcut_groups())
    assert ("Ctrl+N", "New game…") in groups["File"]
    assert ("Ctrl+Z", "Undo") in groups["Edit"]
    assert any(keys == "F1" for keys, _ in groups["Help"])
    used = [keys for rows in groups.values() for keys, _ in rows]
    assert len(used) == len(set(used))


def test_about_settings_and_keys_open_and_close(window: MainWindow, qtbot: QtBot) -> None:
    titles: list[str] = []

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        titles.append(dialog.windowTitle())
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    for action in (window.about_action, window.settings_action, window.shortcuts_action):
        QTimer.singleShot(100, act)
        action.trigger()
    assert titles == ["About vikingtable", "Settings", "Keyboard shortcuts"]


def test_pages_and_dialogs_that_are_gone_are_forgotten(window: MainWindow, qtbot: QtBot) -> None:
    table = start_tolls(window, "Anna", "Boris")
    table.act(tolls.Buy(0))
    gone = [weakref.ref(one) for one in (table, table.match, table.view, table.bar, table.log_model)]
    del table
    window.start_action.trigger()
    start = weakref.ref(window.page)
    start_tolls(window, "Anna", "Boris")
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [one() for one in gone] == [None] * len(gone)
    assert start() is None


def test_settings_apply_to_the_whole_program(window: MainWindow) -> None:
    window.settings.text_size = 130
    assert theme.current().text_scale == pytest.approx(1.3)
    window.settings.text_size = 100
    apply_setting(window.settings)
    assert theme.current().text_scale == pytest.approx(1.0)


def test_a_game_that_is_not_there_cannot_be_played(
    window_of: MakeWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(tables, "available", lambda game_id: game_id != "knarr")
    page = window_of().page
    assert isinstance(page, StartPage)
    knarr = page.cards[1]
    assert not knarr.play.isEnabled()
    assert knarr.play.toolTip() == "This game is not part of this version."
    qtbot.mouseClick(knarr, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert [one.available for one in shelf.SHELF] == [True, False, True, True]
