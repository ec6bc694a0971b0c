"""A whole round of the feast by keyboard alone, and what a screen reader hears of the table."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.feast.table_help import MakePerson, Person, holding
from vikingtable.rules.feast import acts
from vikingtable.rules.feast.items import ITEM
from vikingtable.ui.feast.picture import Target
from vikingtable.ui.feast.view import FeastView

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def paths_from(view: FeastView, start: Target) -> dict[Target, tuple[Qt.Key, ...]]:
    """The arrow keys that lead from one place to each other one."""
    found: dict[Target, tuple[Qt.Key, ...]] = {start: ()}
    front = [start]
    while front:
        here = front.pop(0)
        for key, step in ARROWS.items():
            view.set_current_spot(here, say=False)
            view.move_cursor(*step)
            there = view.current_spot().id
            if there not in found:
                found[there] = (*found[here], key)
                front.append(there)
    view.set_current_spot(start, say=False)
    return found


def walk_to(person: Person, wanted: Target) -> None:
    """Move the cursor with Page down and arrows until it stands on a place."""
    view = person.table.view
    for _ in range(8):
        here = view.current_spot()
        if here is not None and here.id[0] == wanted[0]:
            break
        person.key(Qt.Key.Key_PageDown)
    for key in paths_from(view, view.current_spot().id)[wanted]:
        person.key(key)
    assert view.current_spot().id == wanted


def choose(person: Person, wanted: Target) -> None:
    person.table.view.setFocus(Qt.FocusReason.TabFocusReason)
    walk_to(person, wanted)
    person.key(Qt.Key.Key_Return)


def press_first_answer(person: Person) -> None:
    """Tab to the decision bar and press the answer that has the focus."""
    assert person.table.bar.focus_answers()
    person.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)


def test_a_whole_round_by_keyboard_alone(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(oil=1))
    choose(person, ("space", "weekly_1"))
    choose(person, ("space", "mtn_2"))
    choose(person, ("strip", 0, 2))
    assert person.table.match.decision.kind == "place_vikings"
    # A good onto the home board.
    choose(person, ("item", "oil"))
    assert person.table.hands.hand is not None
    person.key(Qt.Key.Key_Right)
    person.key(Qt.Key.Key_R)
    person.key(Qt.Key.Key_R)
    person.key(Qt.Key.Key_Return)
    assert len(person.state.players[0].sites[0].board.placed) == 1
    # A roll, paid or failed.
    choose(person, ("space", "hunt_1"))
    choose(person, ("die",))
    while person.table.match.decision.kind == "roll":
        ways = [area.target for area in person.table.scene.areas() if area.target[0] == "settle"]
        if ways:
            choose(person, ways[0])
        else:
            person.table.bar.answer_buttons()[-1].setFocus()
            person.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    press_first_answer(person)  # pass
    seen = set()
    for _ in range(30):
        decision = person.table.match.decision
        if person.state.round == 2 and decision.kind == "place_vikings":
            break
        seen.add(decision.kind)
        if decision.kind == "feast" and person.state.players[0].supply[ITEM["peas"]]:
            choose(person, ("fill",))
            choose(person, ("fill",))
        else:
            press_first_answer(person)
    assert person.state.round == 2
    assert "feast" in seen


def test_the_view_speaks_of_the_space_under_the_cursor(person_at: MakePerson) -> None:
    person = person_at(1)
    view = person.table.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    walk_to(person, ("space", "overseas_1"))
    assert view.accessibleName() == "Overseas trade (column 1) (1 Viking)"
    assert "Closed: Needs a knarr." in view.accessibleDescription()
    assert "Pay: silver" in view.accessibleDescription()


def test_arrows_lead_from_any_place_to_every_other(person_at: MakePerson) -> None:
    person = person_at(4)
    view = person.table.view
    spots = view.spots()
    assert set(paths_from(view, spots[0].id)) == {spot.id for spot in spots}


def test_every_place_of_the_cursor_has_a_name_and_lies_on_the_table(person_at: MakePerson) -> None:
    person = person_at(4)
    spots = person.table.view.spots()
    assert len(spots) > 100
    assert all(spot.name for spot in spots)
    assert all(person.table.places.scene.contains(spot.rect) for spot in spots)


def test_escape_puts_back_what_is_in_hand(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(oil=1))
    choose(person, ("item", "oil"))
    person.key(Qt.Key.Key_Escape)
    assert person.table.hands.hand is None
    assert person.state.players[0].supply[ITEM["oil"]] == 1


def test_page_down_walks_through_the_parts_of_the_table(person_at: MakePerson) -> None:
    person = person_at(2)
    view = person.table.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    kinds = []
    for _ in range(7):
        person.key(Qt.Key.Key_PageDown)
        kinds.append(view.current_spot().id[0])
    assert kinds == ["strip", "tab", "site", "berth", "item", "card", "space"]


def test_a_tile_of_this_turn_is_taken_back_by_key(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(oil=1))
    choose(person, ("item", "oil"))
    person.key(Qt.Key.Key_Return)
    assert len(person.state.players[0].sites[0].board.placed) == 1
    choose(person, ("site", 0))
    assert person.table.hands.hand is not None
    person.key(Qt.Key.Key_Delete)
    assert person.state.players[0].sites[0].board.placed == ()
    assert person.state.players[0].supply[ITEM["oil"]] == 1


def test_an_answer_of_the_list_is_shown_as_a_ghost_on_the_board(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(oil=1))
    person.table.hint_action(acts.PlaceTile(0, 0, "oil", 8, 0))
    ghost = person.table.scene.ghosts._hinted
    assert ghost.isVisible()
    cells = person.table.scene.grids[0].cell_rect(8, 0, 2, 1)
    assert ghost.sceneBoundingRect().contains(cells)
    person.table.hint_action(None)
    assert not ghost.isVisible()
