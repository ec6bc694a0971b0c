"""What comes between while a tile is dragged, or a board painted, in the lab: keys, buttons, zoom, other windows."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from tests.ui.lab.lab_help import Person
from tests.ui.shell_help import main_window
from vikingtable.rules.feast.boards import LAYOUTS
from vikingtable.ui.lab.page import LabPage
from vikingtable.ui.window import MainWindow

_LEFT = Qt.MouseButton.LeftButton
_RIGHT = Qt.MouseButton.RightButton
_CTRL = Qt.KeyboardModifier.ControlModifier


def from_tray(person: Person, x: float, y: float, piece: str = "runestone") -> QPoint:
    """A tile is dragged from the tray to a point of the board, in cells; the button stays down."""
    tray, view = person.tray.viewport(), person.view.viewport()
    start = person.on_tray(piece)
    person.press(tray, start)
    person.move(tray, start + QPoint(12, 4), _LEFT)
    at = person.on_board(x, y)
    person.move(view, at, _LEFT)
    assert person.model.hand is not None
    return at


def from_board(person: Person, start: tuple[float, float], x: float, y: float) -> QPoint:
    """A tile that lies on the board is dragged to another point of it; the button stays down."""
    view = person.view.viewport()
    person.press(view, person.on_board(*start))
    at = person.on_board(x, y)
    person.move(view, at, _LEFT)
    assert person.model.hand is not None
    return at


def nothing_in_hand(person: Person) -> bool:
    """No tile in hand, no ghost, no picture at the pointer, none beside it."""
    scene = person.page.lab_scene
    return (
        person.model.hand is None
        and person.model.ghost is None
        and not any(one.isVisible() for one in (scene._held, scene._ghost, scene._bubble))
    )


def left(person: Person, piece: str = "runestone") -> int | None:
    """How many of a kind are in the tray."""
    return person.model.active.left(piece)


def ghost_holds(person: Person, at: QPoint) -> bool:
    """Whether the ghost lies below a point of the board's view."""
    ghost = person.model.ghost
    assert ghost is not None
    node = person.page.lab_scene.boards[ghost.which]
    wide, high = person.model.hand_size()
    rect = node.cell_rect(ghost.x, ghost.y).united(node.cell_rect(ghost.x + wide - 1, ghost.y + high - 1))
    return person.view.mapFromScene(rect).boundingRect().adjusted(-3, -3, 3, 3).contains(at)


# Keys and buttons meanwhile -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lifted", [False, True])
def test_escape_ends_the_drag_and_the_button_still_down_takes_nothing_else(person: Person, lifted: bool) -> None:
    if lifted:
        person.drag_to_board("runestone", 1.0, 11.5)
        at = from_board(person, (0.5, 11.5), 4.0, 9.5)
    else:
        at = from_tray(person, 4.0, 9.5)
    before = (person.placed(), left(person))
    person.key(Qt.Key.Key_Escape)
    assert nothing_in_hand(person)
    person.move(person.view.viewport(), at + QPoint(40, 0), _LEFT)
    person.release(person.view.viewport(), at + QPoint(40, 0))
    assert nothing_in_hand(person)
    assert (person.placed(), left(person)) == before


@pytest.mark.parametrize("lifted", [False, True])
def test_the_right_button_mirrors_and_the_drag_goes_on(person: Person, lifted: bool) -> None:
    if lifted:
        person.drag_to_board("runestone", 1.0, 11.5)
        at = from_board(person, (0.5, 11.5), 1.2, 11.5)
    else:
        at = from_tray(person, 1.0, 11.5)
    grabber = person._grabber
    here = grabber.mapFromGlobal(person.view.viewport().mapToGlobal(at))
    person._mouse(QEvent.Type.MouseButtonPress, grabber, here, _RIGHT, _LEFT | _RIGHT)
    person._mouse(QEvent.Type.MouseButtonRelease, grabber, here, _RIGHT, _LEFT)
    assert person.model.hand is not None
    assert person.model.hand.flipped
    person.release(person.view.viewport(), at)
    assert [name for name, _, _ in person.placed()] == ["runestone"]
    assert nothing_in_hand(person)


@pytest.mark.parametrize("over", ["tray", "board", "neither"])
def test_what_floats_is_drawn_as_it_is_turned(person: Person, over: str) -> None:
    from_tray(person, 3.0, 9.5, "silverware")
    view, tray = person.view.viewport(), person.tray.viewport()
    if over == "tray":
        person.move(tray, person.on_tray("silverware") + QPoint(20, 20), _LEFT)
    elif over == "neither":
        person.move(view, QPoint(4, 4), _LEFT)
    held = person.page.lab_scene._held
    assert held.isVisible() == (over != "board")
    size = held.pixmap().size()
    for key in (Qt.Key.Key_R, Qt.Key.Key_F):
        person.key(key)
        assert held.isVisible() == (over != "board")
    if over != "board":
        assert held.pixmap().size() == size.transposed()
    person.key(Qt.Key.Key_Escape)
    assert nothing_in_hand(person)


def test_undo_meanwhile_puts_the_tile_back_and_takes_one_step(person: Person) -> None:
    person.drag_to_board("runestone", 1.0, 11.5)
    from_board(person, (0.5, 11.5), 4.0, 9.5)
    person.page.undo_action.trigger()
    assert nothing_in_hand(person)
    assert person.placed() == []
    person.move(person.view.viewport(), person.on_board(5.0, 9.5), _LEFT)
    person.release(person.view.viewport(), person.on_board(5.0, 9.5))
    assert nothing_in_hand(person)
    assert person.placed() == []
    person.page.redo_action.trigger()
    assert person.placed() == [("runestone", 0, 11)]


# Zoom, size, language, other windows ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lifted", [False, True])
def test_the_ghost_keeps_under_the_pointer_while_the_board_is_zoomed(person: Person, lifted: bool) -> None:
    if lifted:
        person.drag_to_board("runestone", 1.0, 11.5)
        at = from_board(person, (0.5, 11.5), 3.6, 6.5)
    else:
        at = from_tray(person, 3.6, 6.5)
    for step in (person.view.zoom_in, person.view.zoom_in, person.view.zoom_out, person.view.fit):
        step()
        assert ghost_holds(person, at)
    shown = person.ghost()
    person.release(person.view.viewport(), at)
    assert [(x, y) for _, x, y in person.placed()] == [shown]
    assert nothing_in_hand(person)


def test_the_ghost_keeps_under_the_pointer_in_a_window_of_another_size(person: Person) -> None:
    at = from_tray(person, 4.2, 6.5)
    person.page.resize(1150, 640)
    QApplication.processEvents()
    ghost = person.model.ghost
    assert ghost is None or ghost_holds(person, at)
    end = person.on_board(1.0, 11.5)
    person.move(person.view.viewport(), end, _LEFT)
    person.release(person.view.viewport(), end)
    assert person.placed() == [("runestone", 0, 11)]


@pytest.mark.parametrize("lifted", [False, True])
@pytest.mark.parametrize("kind", [QEvent.Type.WindowDeactivate, QEvent.Type.WindowBlocked])
def test_another_window_in_front_breaks_the_drag_off(person: Person, lifted: bool, kind: QEvent.Type) -> None:
    if lifted:
        person.drag_to_board("runestone", 1.0, 11.5)
        at = from_board(person, (0.5, 11.5), 4.0, 9.5)
    else:
        at = from_tray(person, 4.0, 9.5)
    before = (person.placed(), left(person))
    QApplication.sendEvent(person.page, QEvent(kind))
    assert nothing_in_hand(person)
    # The button was let go elsewhere; the pointer comes back.
    person.move(person.view.viewport(), at)
    person.move(person.view.viewport(), at + QPoint(60, 0))
    assert nothing_in_hand(person)
    assert (person.placed(), left(person)) == before
    assert person.shell.notices == []


def test_a_dialog_that_opens_breaks_the_drag_off(person: Person, qtbot: QtBot) -> None:
    from_tray(person, 4.0, 9.5)
    dialog = QDialog(person.page)
    dialog.setModal(True)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert nothing_in_hand(person)
    dialog.close()
    dialog.deleteLater()


@pytest.mark.parametrize("code", ["ja", "bg"])
def test_another_language_meanwhile_leaves_the_tile_in_hand(
    person: Person, language: Callable[[str], str], code: str
) -> None:
    from_tray(person, 1.0, 11.5)
    language(code)
    QApplication.processEvents()
    assert person.model.hand is not None
    at = person.on_board(1.0, 11.5)  # other words leave the board another place
    person.move(person.view.viewport(), at, _LEFT)
    person.release(person.view.viewport(), at)
    assert person.placed() == [("runestone", 0, 11)]
    assert nothing_in_hand(person)


@pytest.mark.parametrize("outside", [QPoint(-3000, 100), QPoint(5000, 200), QPoint(300, -400)])
@pytest.mark.parametrize("lifted", [False, True])
def test_let_go_outside_the_window_a_tile_is_where_it_came_from(person: Person, outside: QPoint, lifted: bool) -> None:
    if lifted:
        person.drag_to_board("runestone", 1.0, 11.5)
        from_board(person, (0.5, 11.5), 4.0, 9.5)
    else:
        from_tray(person, 4.0, 9.5)
    before = (person.placed(), left(person))
    person.move(person.page, outside, _LEFT)
    person.release(person.page, outside)
    assert nothing_in_hand(person)
    assert (person.placed(), left(person)) == before


def test_an_illegal_spot_keeps_the_tile_in_hand_and_says_why(person: Person) -> None:
    person.drag_to_board("runestone", 1.0, 11.5)
    at = from_tray(person, 1.0, 11.0, "silverware")
    assert person.page.lab_scene._bubble.isVisible()
    person.release(person.view.viewport(), at)
    assert person.placed() == [("runestone", 0, 11)]
    assert person.model.hand is not None
    person.key(Qt.Key.Key_Escape)
    assert nothing_in_hand(person)


# Painting -------------------------------------------------------------------------------------------------------------


def painted(person: Person) -> int:
    """How many cells of the board are minus cells."""
    return bin(person.model.active.layout.minus).count("1")


@pytest.mark.parametrize("lost", ["another window", "unheard"])
def test_a_stroke_whose_end_was_not_heard_paints_no_further(person: Person, lost: str) -> None:
    person.page.choose_tool("draw")
    person.model.set_board(LAYOUTS["long_house"].renamed("own"))
    person.page.choose_tool("draw")
    view = person.view.viewport()
    before = person.model.active.layout
    person.press(view, person.on_board(0.5, 0.5))
    person.move(view, person.on_board(2.5, 0.5), _LEFT)
    stroke = person.model.active.layout
    assert stroke != before
    if lost == "another window":
        QApplication.sendEvent(person.page, QEvent(QEvent.Type.WindowDeactivate))
    person.move(view, person.on_board(2.5, 2.5))
    person.move(view, person.on_board(6.5, 2.5))
    assert person.model.active.layout == stroke
    person.page.undo_action.trigger()
    assert person.model.active.layout == before


# The window itself ----------------------------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    yield from main_window(qtbot)


def test_the_window_closes_in_the_middle_of_a_drag_and_the_draft_holds_every_tile(
    window: MainWindow, user_home: Path
) -> None:
    window.show_lab()
    page = window.page
    assert isinstance(page, LabPage)
    QApplication.processEvents()
    person = Person(page)
    person.drag_to_board("runestone", 1.0, 11.5)
    from_board(person, (0.5, 11.5), 4.0, 9.5)
    window.close()
    assert not window.isVisible()
    from vikingtable.ui.lab.lab_files import draft_path, read_document

    kept = read_document(draft_path()).active
    assert [(one.piece, one.x, one.y) for one in kept.placed] == [("runestone", 0, 11)]


def test_the_settings_meanwhile_change_language_and_size_of_text(window: MainWindow) -> None:
    window.show_lab()
    page = window.page
    assert isinstance(page, LabPage)
    QApplication.processEvents()
    person = Person(page)
    from_tray(person, 4.0, 9.5)
    window.settings.language = "ja"
    window.settings.text_size = 130
    QApplication.processEvents()
    at = person.on_board(1.0, 11.5)
    person.move(person.view.viewport(), at, _LEFT)
    person.release(person.view.viewport(), at)
    assert person.placed() == [("runestone", 0, 11)]
    assert nothing_in_hand(person)
    window.settings.text_size = 100
    window.settings.language = "en"
