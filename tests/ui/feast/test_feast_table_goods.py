"""Goods on the feast's table: dragged to boards, turned, refused with reasons, moved and taken back in the turn."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.ui.feast.table_help import MakePerson, holding
from vikingtable.rules.feast import acts
from vikingtable.rules.feast.items import ITEM
from vikingtable.tiles.placement import Placement


def test_a_good_is_dragged_from_the_supply_onto_the_home_board(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(oil=1))
    person.drag(person.at(("item", "oil")), person.cell(0, 8.5, 0))
    site = person.state.players[0].sites[0]
    assert site.board is not None
    assert site.board.placed == (Placement("oil", 8, 0),)
    assert person.state.players[0].supply[ITEM["oil"]] == 0
    assert person.table.hands.hand is None


def test_the_ghost_tells_what_would_change(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(runestone=1))
    person.press(person.at(("item", "runestone")))
    person.move(person.cell(0, 4, 4))
    person.move(person.cell(0, 0.5, 11))
    assert person.table.hand_panel.isVisible()
    assert person.table.hands.legal
    assert "Income 0 → 1" in person.table.hand_panel.text()[1]
    person.release(person.cell(0, 0.5, 11))
    assert person.table.scene.parts["sites"].slabs[("tile", 0, Placement("runestone", 0, 11))] is not None


def test_a_spot_that_breaks_rules_is_refused_with_its_reasons(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(peas=1, oil=0))
    person.drag(person.at(("item", "peas")), person.cell(0, 3.5, 6))
    assert person.state.players[0].sites[0].board.placed == ()
    assert person.table.bar.reasons() != ""
    # What was tried stays in hand, to be put elsewhere or back.
    assert person.table.hands.hand is not None
    person.key(Qt.Key.Key_Escape)
    assert person.table.hands.hand is None


def test_r_turns_and_the_ghost_keeps_under_the_pointer(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(stockfish=0, silverware=1))
    person.press(person.at(("item", "silverware")))
    person.move(person.cell(0, 6, 4))
    person.move(person.cell(0, 3, 2))
    person.key(Qt.Key.Key_R)
    person.release(person.cell(0, 3, 2))
    placed = person.state.players[0].sites[0].board.placed
    assert placed == (Placement("silverware", 3, 1, 1),)


def test_a_tile_of_this_turn_is_moved_and_taken_back(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(oil=1))
    person.drag(person.at(("item", "oil")), person.cell(0, 8.5, 0))
    assert person.table.match.session.position == 1
    person.drag(person.cell(0, 8, 0), person.cell(0, 9, 3))
    assert person.state.players[0].sites[0].board.placed == (Placement("oil", 9, 3),)
    assert person.table.match.session.position == 1
    person.drag(person.cell(0, 9, 3), person.at(("item", "silver")))
    assert person.state.players[0].sites[0].board.placed == ()
    assert person.table.match.session.position == 0


def test_where_can_it_go_shades_every_legal_cell(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(oil=1))
    person.click(("item", "oil"))
    assert person.table.hands.hand is not None
    person.key(Qt.Key.Key_W)
    where = person.table.hands.where()[0]
    assert where.spots > where.spots_here > 0
    assert f"Places as it lies: {where.spots_here}, " in person.table.hand_panel.text()[1]


def test_arrows_and_enter_place_what_is_in_hand(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(oil=1))
    view = person.table.view
    view.setFocus()
    view.set_current_spot(("item", "oil"))
    person.key(Qt.Key.Key_Return)
    assert person.table.hands.ghost is not None
    before = person.table.hands.ghost
    person.key(Qt.Key.Key_Up)
    assert person.table.hands.ghost.y == before.y - 1
    assert "oil, home board" in view.accessibleName().lower()
    person.key(Qt.Key.Key_Down)
    person.key(Qt.Key.Key_Return)
    assert len(person.state.players[0].sites[0].board.placed) == 1


def test_a_cyrillic_keyboard_turns_too(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(oil=1))
    person.click(("item", "oil"))
    assert person.table.hands.hand.rotation == 0
    event = QKeyEvent(QEvent.Type.KeyPress, 0x0420, Qt.KeyboardModifier.NoModifier, "р")
    QApplication.sendEvent(person.table.view, event)
    assert person.table.hands.hand.rotation == 1


def test_placing_by_an_answer_of_the_list_is_the_same(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(oil=1))
    person.act(acts.PlaceTile(0, 0, "oil", 8, 0))
    assert person.state.players[0].sites[0].board.placed == (Placement("oil", 8, 0),)
