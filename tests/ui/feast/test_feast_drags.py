"""What comes between while something is dragged at the feast's table: keys, buttons, zoom, windows, other moves."""

from collections.abc import Callable, Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from tests.ui.feast.table_help import MakePerson, Person, holding, with_player
from tests.ui.shell_help import FakeShell, main_window
from vikingtable.rules.feast import acts
from vikingtable.rules.feast.frames import Phase, Window
from vikingtable.rules.feast.items import ITEM
from vikingtable.rules.feast.state import FeastState, Site
from vikingtable.tiles.placement import Placement
from vikingtable.ui import i18n
from vikingtable.ui.feast.hands import VIKINGS
from vikingtable.ui.window import MainWindow, apply_setting

#: Where a runestone may lie on each kind of board: the kind, its number among the player's, the corner.
BOARDS = {
    "home": ("", 0, (0, 11)),
    "island": ("shetland", 1, (0, 5)),
    "house": ("long_house", 1, (1, 0)),
    "exploration": ("bear_island", 1, (1, 5)),
}


def sites(kind: str) -> Callable[[FeastState], FeastState]:
    """A position with one board more, and two runestones to lay."""

    def edit(state: FeastState) -> FeastState:
        state = holding(runestone=2)(state)
        if not kind:
            return state
        board = Site(kind, state.rules.area(kind).empty)
        return with_player(state, 0, sites=(*state.players[0].sites, board))

    return edit


def lying(person: Person) -> list[tuple[int, Placement]]:
    """What lies on all boards of the first player."""
    boards = enumerate(person.state.players[0].sites)
    return [(number, one) for number, site in boards if site.board is not None for one in site.board.placed]


def stones(person: Person) -> int:
    """Runestones in the supply."""
    return person.state.players[0].supply[ITEM["runestone"]]


def nothing_in_hand(person: Person) -> bool:
    """No tile in hand, no ghost on a board, no picture at the pointer, no panel about it."""
    ghosts = person.table.scene.ghosts
    pictures = (ghosts._ghost, ghosts._held, ghosts._bubble)
    return (
        person.table.hands.hand is None
        and person.table.hands.ghost is None
        and not any(one.isVisible() for one in pictures)
        and not person.table.hand_panel.isVisible()
        and person.viewport.cursor().shape() != Qt.CursorShape.ClosedHandCursor
    )


def begin(person: Person, at: QPoint) -> QPoint:
    """A runestone is dragged from the supply to a point; the button stays down."""
    start = person.at(("item", "runestone"))
    person.press(start)
    person.move(start + (at - start) / 2)
    person.move(at)
    assert person.table.hands.hand is not None
    return at


def turn_wheel(person: Person, at: QPoint, notches: int, modifiers: Qt.KeyboardModifier) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(person.viewport.mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.LeftButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(person.viewport, event)


def ghost_holds(person: Person, at: QPoint) -> bool:
    """Whether the ghost lies below the pointer."""
    rect = person.table.hands.ghost_rect()
    return person.table.view.mapFromScene(rect).boundingRect().adjusted(-3, -3, 3, 3).contains(at)


# To each kind of board ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", BOARDS)
def test_a_tile_is_dragged_to_every_kind_of_board_and_lifted_again(person_at: MakePerson, where: str) -> None:
    kind, site, (x, y) = BOARDS[where]
    person = person_at(1, edit=sites(kind))
    begin(person, person.cell(site, x + 1, y))
    at = person.cell(site, x + 0.3, y)  # the board may have grown below the tile
    person.move(at)
    person.release(at)
    assert [(number, one.piece) for number, one in lying(person)] == [(site, "runestone")]
    assert stones(person) == 1
    assert nothing_in_hand(person)
    # It is lifted again, and Escape leaves it where it lay, wherever the pointer is.
    person.press(person.cell(site, x, y))
    person.move(person.at(("item", "silver")))
    assert person.table.hands.hand is not None
    person.key(Qt.Key.Key_Escape)
    person.release(person.at(("item", "silver")))
    assert len(lying(person)) == 1
    assert stones(person) == 1
    assert nothing_in_hand(person)


@pytest.mark.parametrize("where", BOARDS)
def test_a_spot_where_it_may_not_lie_refuses_it_and_keeps_it_in_hand(person_at: MakePerson, where: str) -> None:
    kind, site, _ = BOARDS[where]
    person = person_at(1, edit=lambda state: holding(peas=1)(sites(kind)(state)))
    # Orange goods lie in houses only, and red ones nowhere else.
    person.press(person.at(("item", "peas")))
    person.move(person.cell(site, 3, 3))
    at = person.cell(site, 0.5, 0)
    person.move(at)
    person.release(at)
    if where == "house":
        assert [one.piece for _, one in lying(person)] == ["peas"]
        return
    assert lying(person) == []
    assert person.table.bar.reasons() != ""
    assert person.table.hands.hand is not None
    person.key(Qt.Key.Key_Escape)
    assert person.state.players[0].supply[ITEM["peas"]] == 1
    assert nothing_in_hand(person)


# Keys and buttons meanwhile -------------------------------------------------------------------------------------------


def test_escape_ends_the_drag_and_the_button_still_down_takes_nothing_else(person_at: MakePerson) -> None:
    person = person_at(1, edit=sites(""))
    at = begin(person, person.cell(0, 1, 11))
    person.key(Qt.Key.Key_Escape)
    assert nothing_in_hand(person)
    person.move(at + QPoint(40, 0))
    person.move(person.at(("item", "runestone")))
    assert nothing_in_hand(person)
    person.release(person.at(("item", "runestone")))
    assert nothing_in_hand(person)
    assert (lying(person), stones(person)) == ([], 2)


def test_escape_with_vikings_in_hand_leaves_them_on_the_square(person_at: MakePerson) -> None:
    person = person_at(1)
    before = person.state
    person.press(person.at(("thing",)))
    person.move(person.at(("space", "fish")))
    assert person.table.hands.hand is not None
    assert person.table.hands.hand.piece == VIKINGS
    person.key(Qt.Key.Key_Escape)
    person.move(person.at(("space", "hunt_1")))
    person.release(person.at(("space", "hunt_1")))
    assert person.state is before
    assert nothing_in_hand(person)


def test_the_right_button_lets_go_of_vikings_and_mirrors_a_tile(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(silverware=1, runestone=1))
    person.press(person.at(("thing",)))
    at = person.at(("space", "fish"))
    person.move(at)
    person.qtbot.mouseClick(person.viewport, Qt.MouseButton.RightButton, pos=at)
    assert nothing_in_hand(person)
    person.move(person.at(("space", "hunt_1")))
    person.release(person.at(("space", "hunt_1")))
    assert person.table.match.session.position == 0
    begin(person, person.cell(0, 1, 11))
    at = person.cell(0, 1, 11)
    person.qtbot.mouseClick(person.viewport, Qt.MouseButton.RightButton, pos=at)
    assert person.table.hands.hand is not None
    assert person.table.hands.hand.flipped
    person.release(at)
    assert len(lying(person)) == 1
    assert nothing_in_hand(person)


@pytest.mark.parametrize("key", [Qt.Key.Key_R, Qt.Key.Key_F])
def test_what_floats_beside_the_boards_is_drawn_as_it_is_turned(person_at: MakePerson, key: Qt.Key) -> None:
    person = person_at(1, edit=holding(silverware=1, runestone=1))
    begin(person, person.at(("space", "fish")))
    held = person.table.scene.ghosts._held
    assert held.isVisible()
    before = held.pixmap().size()
    person.key(key)
    assert held.isVisible()
    turned = key == Qt.Key.Key_R
    assert (held.pixmap().size() == before.transposed()) == (turned or before.width() == before.height())
    person.release(person.at(("space", "fish")))
    assert nothing_in_hand(person)
    assert stones(person) == 1


def test_the_middle_button_moves_the_table_and_the_drag_goes_on(person_at: MakePerson) -> None:
    person = person_at(1, edit=sites(""))
    at = begin(person, person.cell(0, 1, 11))
    person.qtbot.mousePress(person.viewport, Qt.MouseButton.MiddleButton, pos=at)
    person.qtbot.mouseRelease(person.viewport, Qt.MouseButton.MiddleButton, pos=at)
    person.release(person.cell(0, 1, 11))
    assert len(lying(person)) == 1
    assert nothing_in_hand(person)
    person.move(person.cell(0, 0, 11))
    person.move(person.cell(0, 4, 11))
    assert nothing_in_hand(person)


def test_undo_meanwhile_takes_away_what_it_takes_back(person_at: MakePerson) -> None:
    person = person_at(1, edit=sites(""))
    person.drag(person.at(("item", "runestone")), person.cell(0, 0.4, 11))
    assert len(lying(person)) == 1
    person.press(person.cell(0, 0, 11))
    person.move(person.cell(0, 3, 9))
    assert person.table.hands.hand is not None
    person.table.undo_action.trigger()
    assert nothing_in_hand(person)
    assert (lying(person), stones(person)) == ([], 2)
    person.move(person.cell(0, 5, 9))
    person.release(person.cell(0, 5, 9))
    assert nothing_in_hand(person)
    assert (lying(person), stones(person)) == ([], 2)


def test_undo_meanwhile_leaves_another_tile_in_hand(person_at: MakePerson) -> None:
    person = person_at(1, edit=lambda state: holding(oil=1)(sites("")(state)))
    person.drag(person.at(("item", "oil")), person.cell(0, 8.5, 0))
    at = begin(person, person.cell(0, 0.4, 11))
    person.table.undo_action.trigger()
    assert lying(person) == []
    person.release(at)
    assert [one.piece for _, one in lying(person)] == ["runestone"]
    assert person.state.players[0].supply[ITEM["oil"]] == 1
    assert nothing_in_hand(person)


def test_food_that_is_no_longer_there_does_not_stay_in_hand(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(peas=1))
    person.click(("item", "peas"))
    assert person.table.hands.hand is not None
    session = person.table.match.session
    without = holding(peas=0)(person.state)
    person.table.hands.set_table(without, 0, person.table.scene.grids, person.table.places)
    assert session.position == 0
    assert person.table.hands.hand is None


# Zoom, size, language, other windows ----------------------------------------------------------------------------------


def test_the_ghost_keeps_under_the_pointer_while_the_table_is_zoomed(person_at: MakePerson) -> None:
    person = person_at(1, edit=sites(""))
    at = begin(person, person.cell(0, 1, 11))
    for _ in range(3):
        person.table.view.zoom_in()
        assert person.table.hands.ghost is None or ghost_holds(person, at)
    for _ in range(3):
        turn_wheel(person, at, -1, Qt.KeyboardModifier.ControlModifier)
        assert person.table.hands.ghost is None or ghost_holds(person, at)
    person.table.view.fit()
    person.table.view.settle_now()
    at = person.cell(0, 0.4, 11)
    person.move(at)
    assert ghost_holds(person, at)
    person.release(at)
    assert lying(person) == [(0, Placement("runestone", 0, 11))]
    assert nothing_in_hand(person)


def test_where_the_ghost_is_shown_after_a_zoom_the_tile_lies(person_at: MakePerson) -> None:
    person = person_at(1, edit=sites(""))
    at = begin(person, person.cell(0, 1, 11))
    turn_wheel(person, at, 2, Qt.KeyboardModifier.ControlModifier)
    shown = person.table.hands.ghost
    assert shown is not None
    person.release(at)
    placed = lying(person)[0][1]
    assert (placed.x, placed.y) == (shown.x, shown.y)


def test_the_ghost_keeps_under_the_pointer_in_a_window_of_another_size(person_at: MakePerson) -> None:
    person = person_at(1, edit=sites(""))
    at = begin(person, person.cell(0, 1, 11))
    person.table.resize(1200, 640)
    QApplication.processEvents()
    assert person.table.hands.ghost is None or ghost_holds(person, at)
    end = person.cell(0, 0.4, 11)
    person.move(end)
    person.release(end)
    assert lying(person) == [(0, Placement("runestone", 0, 11))]
    assert nothing_in_hand(person)


@pytest.mark.parametrize("code", ["ja", "bg"])
def test_another_language_meanwhile_says_the_same_in_it(
    person_at: MakePerson, language: Callable[[str], str], code: str
) -> None:
    person = person_at(1, edit=sites(""))
    at = begin(person, person.cell(0, 0.4, 11))
    english = person.table.hand_panel.text()
    language(code)
    QApplication.processEvents()
    text = person.table.hand_panel.text()
    assert text[0] == {"ja": "手元: ルーン石碑", "bg": "В ръка: рунен камък"}[code]
    assert text[1] != english[1]
    person.release(at)
    assert lying(person) == [(0, Placement("runestone", 0, 11))]
    assert nothing_in_hand(person)


@pytest.mark.parametrize("lifted", [False, True])
def test_a_window_that_loses_the_keys_breaks_the_drag_off(person_at: MakePerson, lifted: bool) -> None:
    person = person_at(1, edit=sites(""))
    if lifted:
        person.drag(person.at(("item", "runestone")), person.cell(0, 0.4, 11))
        person.press(person.cell(0, 0, 11))
        person.move(person.cell(0, 5, 9))
    else:
        begin(person, person.cell(0, 5, 9))
    before = (lying(person), stones(person))
    QApplication.sendEvent(person.table, QEvent(QEvent.Type.WindowDeactivate))
    assert nothing_in_hand(person)
    assert (lying(person), stones(person)) == before
    # The button was let go over another window; the pointer comes back.
    person.qtbot.mouseRelease(person.table, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    person.move(person.at(("item", "runestone")))
    person.move(person.cell(0, 5, 9))
    assert nothing_in_hand(person)
    assert (lying(person), stones(person)) == before


def test_a_dialog_that_opens_breaks_the_drag_off(person_at: MakePerson) -> None:
    person = person_at(1, edit=sites(""))
    begin(person, person.cell(0, 5, 9))
    dialog = QDialog(person.table)
    dialog.setModal(True)
    dialog.show()
    person.qtbot.waitExposed(dialog)
    assert nothing_in_hand(person)
    dialog.close()
    dialog.deleteLater()
    assert (lying(person), stones(person)) == ([], 2)


@pytest.mark.parametrize("outside", [QPoint(-30, 100), QPoint(5000, 200), QPoint(300, -40)])
def test_let_go_outside_the_window_a_tile_is_back_in_the_supply(person_at: MakePerson, outside: QPoint) -> None:
    person = person_at(1, edit=sites(""))
    begin(person, person.cell(0, 5, 9))
    person.move(outside)
    person.release(outside)
    assert (lying(person), stones(person)) == ([], 2)
    assert nothing_in_hand(person)


def test_on_the_border_of_a_board_the_tile_lies_inside(person_at: MakePerson) -> None:
    person = person_at(1, edit=sites(""))
    begin(person, person.cell(0, 3, 11))
    at = person.cell(0, -1.1, 11.9)
    person.move(at)
    person.release(at)
    assert lying(person) == [(0, Placement("runestone", 0, 11))]
    assert nothing_in_hand(person)


# Others play meanwhile ------------------------------------------------------------------------------------------------


def test_the_answer_of_another_player_meanwhile_leaves_the_tile_in_hand(person_at: MakePerson) -> None:
    def edit(state: FeastState) -> FeastState:
        state = holding(1, oil=2)(holding(0, oil=1, runestone=2)(state))
        return evolve(state, phase=7, frames=(Phase("income", 2), Window("income", (0, 1))))

    person = person_at(2, edit=edit)
    at = begin(person, person.cell(0, 0.4, 11))
    person.table.match.session.apply(acts.PlaceTile(1, 0, "oil", 8, 0, 0, False))
    assert person.table.hands.hand is not None
    assert ghost_holds(person, at)
    person.release(at)
    assert lying(person) == [(0, Placement("runestone", 0, 11))]
    assert nothing_in_hand(person)


def test_vikings_go_back_when_the_turn_is_over_meanwhile(person_at: MakePerson) -> None:
    person = person_at(1)
    person.press(person.at(("thing",)))
    person.move(person.at(("space", "fish")))
    assert person.table.hands.hand is not None
    person.table.match.session.apply(acts.Pass(0))
    assert person.table.match.decision.kind == "feast"
    assert nothing_in_hand(person)
    before = person.state
    person.release(person.at(("space", "hunt_1")))
    assert person.state is before
    assert nothing_in_hand(person)


def test_a_drag_over_a_proposed_tile_leaves_it_out_once(person_at: MakePerson) -> None:
    from vikingtable.rules.feast.acts import PlaceTile
    from vikingtable.ui.feast.bestfit import Plan

    person = person_at(1, edit=sites(""))
    plan = Plan((PlaceTile(0, 0, "runestone", 0, 11, 0, False),), None, False)
    person.table.best_fit.show_plan(plan, done=True)
    start = person.cell(0, 0, 11)
    person.press(start)
    for step in range(1, 6):
        person.move(start + QPoint(12 * step, 0))
    person.release(start + QPoint(60, 0))
    assert person.table.best_fit._left_out == {0}


# The window itself ----------------------------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    yield from main_window(qtbot)


def in_window(window: MainWindow, qtbot: QtBot) -> Person:
    """A feast of one person in the whole window, runestones at hand and one of them dragged."""
    from tests.ui.shell_help import people
    from vikingtable.match.session import Session
    from vikingtable.rules.game import Setup
    from vikingtable.ui.feast.table import FeastTable

    window.settings.write("table/feast/guide_closed", True)
    session = Session.start("feast", Setup(1, seed=1), people("Anna"))
    session = Session(session.game, session.setup, session.seats, sites("")(session.state))
    window._opening.begin(session)
    table = window.page
    assert isinstance(table, FeastTable)
    QApplication.processEvents()
    table.view.settle_now()
    person = Person(table, qtbot)
    begin(person, person.cell(0, 0.4, 11))
    return person


def test_the_shortcuts_of_the_window_work_meanwhile(window: MainWindow, qtbot: QtBot) -> None:
    person = in_window(window, qtbot)
    control = Qt.KeyboardModifier.ControlModifier
    at = person.cell(0, 0.4, 11)
    person.move(at)
    zoom = person.table.view.zoom()
    qtbot.keyClick(person.table.view, Qt.Key.Key_Plus, control)
    assert person.table.view.zoom() > zoom
    assert person.table.hands.hand is not None
    qtbot.keyClick(person.table.view, Qt.Key.Key_0, control)
    assert person.table.view.zoom() == pytest.approx(zoom)
    person.table.view.settle_now()
    person.release(person.cell(0, 0.4, 11))
    assert lying(person) == [(0, Placement("runestone", 0, 11))]
    # The tile is lifted again, and its laying taken back while it is in hand.
    person.press(person.cell(0, 0, 11))
    person.move(person.cell(0, 3, 9))
    assert person.table.hands.hand is not None
    qtbot.keyClick(person.table.view, Qt.Key.Key_Z, control)
    assert nothing_in_hand(person)
    person.release(person.cell(0, 3, 9))
    assert (lying(person), stones(person)) == ([], 2)


def test_the_settings_meanwhile_change_language_and_size_of_text(window: MainWindow, qtbot: QtBot) -> None:
    person = in_window(window, qtbot)
    window.settings.language = "bg"
    window.settings.text_size = 150
    QApplication.processEvents()
    assert i18n.language() == "bg"
    at = person.cell(0, 0.4, 11)
    person.move(at)
    person.release(at)
    assert lying(person) == [(0, Placement("runestone", 0, 11))]
    assert nothing_in_hand(person)
    window.settings.text_size = 100
    window.settings.language = "en"
    apply_setting(window.settings)


def test_the_window_closes_in_the_middle_of_a_drag_and_the_game_is_kept(window: MainWindow, qtbot: QtBot) -> None:
    person = in_window(window, qtbot)
    at = person.cell(0, 0.4, 11)
    person.release(at)
    assert len(lying(person)) == 1
    begin(person, person.cell(0, 5, 9))
    window.close()
    assert not window.isVisible()
    assert (len(lying(person)), stones(person)) == (1, 1)


def test_a_new_game_in_the_middle_of_a_drag_asks_with_empty_hands(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vikingtable.ui.newgame import NewGameDialog

    person = in_window(window, qtbot)
    seen: list[bool] = []

    def answer(dialog: NewGameDialog) -> int:
        dialog.setModal(True)
        dialog.show()
        QApplication.processEvents()
        seen.append(nothing_in_hand(person))
        dialog.close()
        return int(QDialog.DialogCode.Rejected)

    monkeypatch.setattr(NewGameDialog, "exec", answer)
    window.new_action.trigger()
    assert seen == [True]
    assert (lying(person), stones(person)) == ([], 2)


def test_the_stand_in_of_the_window_is_told_nothing_of_a_drag_broken_off(
    person_at: MakePerson, shell: FakeShell
) -> None:
    person = person_at(1, edit=sites(""))
    begin(person, person.cell(0, 5, 9))
    QApplication.sendEvent(person.table, QEvent(QEvent.Type.WindowDeactivate))
    assert shell.notices == []
    assert person.table.bar.reasons() == ""
