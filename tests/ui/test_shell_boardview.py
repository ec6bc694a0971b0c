"""The view of a board: zoom at the cursor, pan, fit, a cursor for keyboard and screen reader."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsView
from pytestqt.qtbot import QtBot

from vikingtable.ui.boardview import LARGEST_ZOOM, SMALLEST_ZOOM, BoardView, GlowItem, Spot

NAMES = "abcdefghi"


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[BoardView]:
    made = BoardView()
    made.ready()
    made.scene().setSceneRect(0, 0, 600, 600)
    made.set_board_name("board")
    made.set_spots(
        [
            Spot(name, QRectF(200 * (at % 3), 200 * (at // 3), 180, 180), name, f"about {name}", name != "e")
            for at, name in enumerate(NAMES)
        ]
    )
    qtbot.addWidget(made)
    made.resize(620, 620)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    made.setFocus()
    return made


def wheel(view: BoardView, at: QPointF, notches: float, modifiers: Qt.KeyboardModifier) -> None:
    """Turn the wheel over a point of the view."""
    event = QWheelEvent(
        at,
        QPointF(view.viewport().mapToGlobal(at.toPoint())),
        QPoint(0, 0),
        QPoint(0, round(120 * notches)),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


# Zoom and pan --------------------------------------------------------------------------------------------------------


def test_the_whole_board_is_fitted_and_follows_the_size(view: BoardView) -> None:
    before = view.zoom()
    assert view.fitted
    view.resize(320, 320)
    assert view.zoom() < before
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(QRectF(0, 0, 600, 600))


def test_ctrl_and_wheel_zoom_and_the_point_under_the_cursor_stays(view: BoardView) -> None:
    at = QPointF(400, 300)
    before = view.mapToScene(at.toPoint())
    old = view.zoom()
    wheel(view, at, 2, Qt.KeyboardModifier.ControlModifier)
    assert view.zoom() == pytest.approx(old * 1.44)
    after = view.mapToScene(at.toPoint())
    assert (after - before).manhattanLength() < 4
    assert not view.fitted


def test_zoom_has_limits_and_steps(view: BoardView) -> None:
    view.set_zoom(1000)
    assert view.zoom() == LARGEST_ZOOM
    view.set_zoom(0.0001)
    assert view.zoom() == SMALLEST_ZOOM
    view.actual_size()
    view.zoom_in()
    assert view.zoom() == pytest.approx(1.2)
    view.zoom_out()
    assert view.zoom() == pytest.approx(1.0)
    view.fit()
    assert view.fitted


def test_a_new_zoom_is_told_once(view: BoardView) -> None:
    told: list[float] = []
    view.zoomChanged.connect(told.append)
    view.set_zoom(2.0)
    view.set_zoom(2.0)
    assert told == [2.0]


def mouse(view: BoardView, kind: QEvent.Type, x: int, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
    """A mouse event as a system sends it, at (x, 100), with the buttons that are held after it."""
    at = QPoint(x, 100)
    where = QPointF(view.viewport().mapToGlobal(at))
    event = QMouseEvent(kind, QPointF(at), where, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)


def test_a_pan_whose_end_was_not_heard_goes_no_further(view: BoardView) -> None:
    view.set_zoom(3.0)
    none, middle = Qt.MouseButton.NoButton, Qt.MouseButton.MiddleButton
    before = view.horizontalScrollBar().value()
    mouse(view, QEvent.Type.MouseButtonPress, 300, middle, middle)
    mouse(view, QEvent.Type.MouseMove, 270, none, middle)
    assert view.horizontalScrollBar().value() == before + 30
    # Another window heard the button being let go; the pointer comes back without it.
    mouse(view, QEvent.Type.MouseMove, 100, none, none)
    assert view.horizontalScrollBar().value() == before + 30


def test_another_button_does_not_end_a_pan(view: BoardView) -> None:
    view.set_zoom(3.0)
    none, middle, right = Qt.MouseButton.NoButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton
    before = view.horizontalScrollBar().value()
    mouse(view, QEvent.Type.MouseButtonPress, 300, middle, middle)
    mouse(view, QEvent.Type.MouseButtonPress, 300, right, middle | right)
    mouse(view, QEvent.Type.MouseButtonRelease, 300, right, middle)
    mouse(view, QEvent.Type.MouseMove, 270, none, middle)
    assert view.horizontalScrollBar().value() == before + 30
    mouse(view, QEvent.Type.MouseButtonRelease, 270, middle, none)
    mouse(view, QEvent.Type.MouseMove, 100, none, none)
    assert view.horizontalScrollBar().value() == before + 30


@pytest.mark.parametrize("button", [Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton])
def test_the_middle_button_or_space_and_drag_pan(view: BoardView, qtbot: QtBot, button: Qt.MouseButton) -> None:
    view.set_zoom(3.0)
    if button == Qt.MouseButton.LeftButton:
        qtbot.keyPress(view, Qt.Key.Key_Space)
    before = view.mapToScene(QPoint(300, 300))
    port = view.viewport()
    qtbot.mousePress(port, button, pos=QPoint(300, 300))
    qtbot.mouseMove(port, QPoint(250, 280))
    qtbot.mouseRelease(port, button, pos=QPoint(250, 280))
    moved = view.mapToScene(QPoint(300, 300)) - before
    assert moved.x() == pytest.approx(50 / 3, abs=1)
    assert moved.y() == pytest.approx(20 / 3, abs=1)


def test_space_alone_is_told_and_space_with_a_drag_is_not(view: BoardView, qtbot: QtBot) -> None:
    told: list[bool] = []
    view.spaceTapped.connect(lambda: told.append(True))
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert told == [True]
    view.set_zoom(3.0)
    qtbot.keyPress(view, Qt.Key.Key_Space)
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    qtbot.keyRelease(view, Qt.Key.Key_Space)
    assert told == [True]


def test_only_what_changes_is_painted_anew_and_input_methods_are_off(view: BoardView) -> None:
    assert view.viewportUpdateMode() == QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate
    assert not view.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


# The cursor ----------------------------------------------------------------------------------------------------------


def test_arrows_go_to_the_neighbour_in_that_direction(view: BoardView, qtbot: QtBot) -> None:
    view.set_current_spot("e")
    for key, name in (
        (Qt.Key.Key_Right, "f"),
        (Qt.Key.Key_Up, "c"),
        (Qt.Key.Key_Left, "b"),
        (Qt.Key.Key_Down, "e"),
        (Qt.Key.Key_End, "i"),
        (Qt.Key.Key_Right, "i"),  # there is nothing further
        (Qt.Key.Key_Home, "a"),
    ):
        qtbot.keyClick(view, key)
        spot = view.current_spot()
        assert spot is not None
        assert spot.id == name


def test_name_and_description_follow_the_cursor(view: BoardView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(view, "announced", said.append)
    assert view.accessibleName() == "board"
    view.set_current_spot("a", say=False)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert (view.accessibleName(), view.accessibleDescription()) == ("b", "about b")
    assert said == ["b. about b"]
    view.set_current_spot(None)
    assert view.accessibleName() == "board"


def test_enter_and_a_click_choose_and_what_cannot_be_chosen_is_refused(view: BoardView, qtbot: QtBot) -> None:
    chosen: list[object] = []
    refused: list[object] = []
    view.activated.connect(chosen.append)
    view.refused.connect(refused.append)
    view.set_current_spot("d")
    qtbot.keyClick(view, Qt.Key.Key_Return)
    at = view.mapFromScene(QPointF(290, 290))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)  # e, which is disabled
    at = view.mapFromScene(QPointF(490, 490))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert chosen == ["d", "i"]
    assert refused == ["e"]


def test_a_press_that_ends_elsewhere_chooses_nothing(view: BoardView, qtbot: QtBot) -> None:
    chosen: list[object] = []
    view.activated.connect(chosen.append)
    port = view.viewport()
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=view.mapFromScene(QPointF(90, 90)))
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=view.mapFromScene(QPointF(490, 490)))
    assert chosen == []


def test_the_mouse_over_a_spot_is_told_and_shows_a_hand_where_it_can_be_chosen(view: BoardView, qtbot: QtBot) -> None:
    told: list[object] = []
    view.hovered.connect(told.append)
    qtbot.mouseMove(view.viewport(), view.mapFromScene(QPointF(90, 90)))
    assert view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    qtbot.mouseMove(view.viewport(), view.mapFromScene(QPointF(290, 290)))
    assert view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor
    assert told == ["a", "e"]


def test_the_cursor_stays_where_its_spot_remains(view: BoardView) -> None:
    view.set_current_spot("b")
    view.set_spots([Spot(name, QRectF(0, 100 * at, 50, 50), name) for at, name in enumerate("xb")])
    spot = view.current_spot()
    assert spot is not None
    assert spot.id == "b"
    view.set_spots([Spot("x", QRectF(0, 0, 50, 50), "x")])
    assert view.current_spot() is None


def test_the_board_is_one_tab_stop(view: BoardView, qtbot: QtBot) -> None:
    assert view.focusPolicy() == Qt.FocusPolicy.StrongFocus
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    spot = view.current_spot()
    assert spot is not None
    assert spot.id == "a"
    # Tab is not taken by the board: it goes on to the next part of the window.
    assert not view.handle_key(Qt.Key.Key_Tab, None)  # type: ignore[arg-type]


def test_glow_takes_no_mouse_and_follows_the_theme(view: BoardView) -> None:
    from vikingtable.ui import theme

    glow = GlowItem(QRectF(0, 0, 100, 50))
    assert glow.acceptedMouseButtons() == Qt.MouseButton.NoButton
    before = glow.pen().color()
    theme.holder().configure("dark")
    try:
        glow.restyle()
        assert glow.pen().color() != before
    finally:
        theme.holder().configure("light")
