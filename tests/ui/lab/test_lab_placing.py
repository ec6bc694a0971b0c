"""Tiles are taken, turned, placed, moved and taken back, by mouse and by keys, as a person does it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from tests.ui.lab.lab_help import Person
from vikingtable.tiles.placement import Placement
from vikingtable.ui.lab import document as lab


def _hand(person: Person) -> tuple[str, int, bool] | None:
    hand = person.model.hand
    return None if hand is None else (hand.piece, hand.rotation, hand.flipped)


# By mouse ------------------------------------------------------------------------------------------------------------


def test_a_tile_is_dragged_from_the_tray_onto_the_board(person):
    person.drag_to_board("chest", 8, 6)
    assert person.placed() == [("chest", 7, 5)]
    assert person.model.hand is None
    assert person.shell.said[-1] == "Placed: chest"


def test_the_ghost_snaps_to_the_nearest_cells_while_the_tile_is_dragged(person):
    tray, view = person.tray.viewport(), person.view.viewport()
    person.press(tray, person.on_tray("chest"))
    assert person.ghost() is None
    for at, expected in (((8.0, 6.0), (7, 5)), ((8.4, 6.4), (7, 5)), ((8.6, 6.4), (8, 5))):
        person.move(view, person.on_board(*at), Qt.MouseButton.LeftButton)
        assert person.ghost() == expected
    assert person.model.judgement.legal
    person.move(view, person.on_board(-3, 6), Qt.MouseButton.LeftButton)
    assert person.ghost() is None
    person.release(view, person.on_board(-3, 6))
    assert (person.model.hand, person.placed()) == (None, [])


def test_a_tile_let_go_over_the_tray_is_back_there(person):
    tray = person.tray.viewport()
    start = person.on_tray("chest")
    person.press(tray, start)
    person.move(tray, start + QPoint(0, 60), Qt.MouseButton.LeftButton)
    person.release(tray, start + QPoint(0, 60))
    assert person.model.hand is None


def test_a_click_takes_a_tile_in_hand_and_a_click_on_the_board_lays_it(person):
    person.click(person.tray.viewport(), person.on_tray("chest"))
    assert _hand(person) == ("chest", 0, False)
    person.move(person.view.viewport(), person.on_board(9, 6))
    assert person.ghost() == (8, 5)
    person.click(person.view.viewport(), person.on_board(9, 6))
    assert person.placed() == [("chest", 8, 5)]


def test_the_wheel_turns_and_the_right_button_mirrors(person):
    view = person.view.viewport()
    person.click(person.tray.viewport(), person.on_tray("cloakpin"))
    at = person.on_board(9, 8)
    person.move(view, at)
    person.wheel(view, at, -1)
    assert _hand(person) == ("cloakpin", 1, False)
    person.wheel(view, at, 1)
    assert _hand(person) == ("cloakpin", 0, False)
    person.click(view, at, Qt.MouseButton.RightButton)
    assert _hand(person) == ("cloakpin", 0, True)
    assert person.placed() == []
    assert person.model.hand_shape() == ((3, 0), (0, 1), (1, 1), (2, 1), (3, 1))


def test_a_tile_turns_about_the_point_by_which_it_is_held(person):
    # A 4×1 tile held by its left end: turned right, that end is the top one, under the same pointer.
    view = person.view.viewport()
    person.model.do(lab.place(person.model.document, 0, Placement("silk", 1, 5)), _what())
    person.press(view, person.on_board(1.5, 5.5))
    person.key(Qt.Key.Key_R)
    assert person.ghost() == (1, 5)
    assert person.model.hand_shape() == ((0, 0), (0, 1), (0, 2), (0, 3))
    person.key(Qt.Key.Key_R)
    assert person.ghost() == (-2, 5)
    person.release(view, person.on_board(1.5, 5.5))


def test_an_illegal_drop_keeps_the_tile_in_hand_and_says_why(person):
    person.drag_to_board("oil", 11, 8.5)
    person.drag_to_board("hide", 10.5, 9.5)
    assert person.placed() == [("oil", 10, 8)]
    assert _hand(person) == ("hide", 0, False)
    said = list(person.shell.said)
    person.page.hand_bar.show_hand()
    assert person.page.hand_bar.text()[1] == "Green must not touch green."
    person.key(Qt.Key.Key_Return)
    assert person.shell.said == said, "it is not said in the status bar once more"
    person.key(Qt.Key.Key_Escape)
    assert person.model.hand is None


def test_a_tile_on_the_board_is_dragged_elsewhere_and_escape_puts_it_back(person):
    person.drag_to_board("chest", 8, 6)
    person.drag_on_board((7.2, 5.2), (9.2, 7.2))
    assert person.placed() == [("chest", 9, 7)]
    view = person.view.viewport()
    person.press(view, person.on_board(9.5, 7.5))
    person.move(view, person.on_board(8.5, 6.5), Qt.MouseButton.LeftButton)
    person.key(Qt.Key.Key_Escape)
    person.release(view, person.on_board(8.5, 6.5))
    assert person.placed() == [("chest", 9, 7)]
    assert person.model.hand is None


def test_a_tile_dragged_from_the_board_to_the_tray_is_taken_back(person):
    person.drag_to_board("helmet", 9, 6.5)
    assert person.model.active.left("helmet") == 0
    view = person.view.viewport()
    person.press(view, person.on_board(8.5, 5.5))
    person.move(view, person.on_board(5, 5), Qt.MouseButton.LeftButton)
    person.release(person.tray.viewport(), person.on_tray("chest"))
    assert person.placed() == []
    assert person.model.active.left("helmet") == 1


def test_none_is_left_of_a_tile_that_lies_on_the_board(person):
    person.drag_to_board("helmet", 9, 6.5)
    person.click(person.tray.viewport(), person.on_tray("helmet"))
    assert person.model.hand is None
    assert person.shell.said[-1] == "None left in the tray: helmet"


def test_with_shift_another_one_stays_in_hand(person):
    person.click(person.tray.viewport(), person.on_tray("silver"))
    view, shift = person.view.viewport(), Qt.KeyboardModifier.ShiftModifier
    for x in (8.5, 9.5, 10.5):
        person.click(view, person.on_board(x, 6.5), modifiers=shift)
    assert person.placed() == [("silver", 8, 6), ("silver", 9, 6), ("silver", 10, 6)]
    assert _hand(person) == ("silver", 0, False)


def test_a_drag_tells_the_figures_that_it_would_change(person):
    tray, view = person.tray.viewport(), person.view.viewport()
    person.press(tray, person.on_tray("chest"))
    person.move(view, person.on_board(1, 11), Qt.MouseButton.LeftButton)
    person.page.figures.show_figures()
    shown = person.page.figures.shown()
    assert shown["income"] == ("0 → 2",)
    assert shown["covered"] == ("0 → 4",)
    assert shown["minus"] == ("86 of 86",)
    person.page.hand_bar.show_hand()
    assert person.page.hand_bar.text() == ("Chest", "Income 0 → 2")
    person.release(view, person.on_board(1, 11))
    person.page.figures.show_figures()
    assert person.page.figures.shown()["covered"] == ("4 of 143",)


def test_where_can_it_go_shades_every_legal_cell(person):
    person.page.choose_board("stone_house")
    person.click(person.tray.viewport(), person.on_tray("flax"))
    person.page.where_action.trigger()
    which, places = person.model.places()
    cells = set(person.model.active.layout.cells(places.here))
    assert (which, cells) == (
        0,
        {(0, 1), (1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2), (4, 2), (2, 3), (3, 3), (4, 3)},
    )
    person.page.hand_bar.show_hand()
    assert person.page.hand_bar.text()[0] == "Flax – places: 5 (turned too: 9)"
    shade = person.page.lab_scene._shade
    assert shade.isVisible()
    image = shade.pixmap().toImage()
    side = image.width() // 5
    assert image.pixelColor(side // 2, side + 4).alpha() > image.pixelColor(side + 8, 8).alpha() > 0
    assert image.pixelColor(8, 8).alpha() == 0
    person.key(Qt.Key.Key_Escape)
    assert not shade.isVisible()


def test_undo_and_redo_name_what_they_do(person):
    person.drag_to_board("chest", 8, 6)
    page = person.page
    assert page.undo_action.text() == "Undo: placing “chest”"
    page.undo_action.trigger()
    assert person.placed() == []
    assert page.redo_action.text() == "Redo: placing “chest”"
    assert not page.undo_action.isEnabled()
    page.redo_action.trigger()
    assert person.placed() == [("chest", 7, 5)]


def test_without_a_tile_the_square_of_an_income_number_is_framed(person):
    view = person.view.viewport()
    hover = person.page.lab_scene._hover
    person.move(view, person.on_board(2.5, 9.5))  # the second 2, whose square is 3×3
    assert hover.isVisible()
    assert hover.sceneBoundingRect().width() == pytest.approx(120, abs=14)
    person.move(view, person.on_board(4.5, 10.5))
    assert not hover.isVisible()
    person.move(view, person.on_board(2.5, 7.5))  # wood
    assert hover.isVisible()


# By keys -------------------------------------------------------------------------------------------------------------


def _take_by_key(person: Person, piece: str) -> None:
    person.tray.setFocus(Qt.FocusReason.TabFocusReason)
    person.tray.set_current_spot(piece)
    person.key(Qt.Key.Key_Return)


def test_a_tile_is_placed_by_keys_alone(person):
    person.tray.setFocus(Qt.FocusReason.TabFocusReason)
    assert person.tray.current_spot().id == "oil"
    person.key(Qt.Key.Key_Right)
    person.key(Qt.Key.Key_Down)
    piece = person.tray.current_spot().id
    person.key(Qt.Key.Key_Return)
    assert _hand(person) == (piece, 0, False)
    assert person.view.hasFocus()
    start = person.ghost()
    person.key(Qt.Key.Key_Right)
    person.key(Qt.Key.Key_Down)
    assert person.ghost() == (start[0] + 1, start[1] + 1)
    person.key(Qt.Key.Key_Left)
    person.key(Qt.Key.Key_Up)
    person.key(Qt.Key.Key_Return)
    assert person.placed() == [(piece, *start)]


def test_the_ghost_begins_where_the_tile_may_lie(person):
    _take_by_key(person, "silver_hoard")
    assert person.model.judgement.legal


@pytest.mark.parametrize(
    ("letter", "expected"),
    [
        ("r", ("cloakpin", 1, False)),
        (".", ("cloakpin", 1, False)),
        ("f", ("cloakpin", 0, True)),
        (",", ("cloakpin", 0, True)),
        ("и", ("cloakpin", 1, False)),  # BDS: the key R
        ("о", ("cloakpin", 0, True)),  # BDS: the key F
        ("р", ("cloakpin", 1, False)),  # phonetic: R
        ("ф", ("cloakpin", 0, True)),  # phonetic: F
        ("ス", ("cloakpin", 1, False)),  # kana: R
        ("ハ", ("cloakpin", 0, True)),  # kana: F
    ],
)
def test_turning_and_mirroring_work_on_every_keyboard(person, letter, expected):
    _take_by_key(person, "cloakpin")
    person.cyrillic(letter)
    assert _hand(person) == expected


def test_the_tray_turns_a_tile_before_it_is_taken(person):
    person.tray.setFocus(Qt.FocusReason.TabFocusReason)
    person.tray.set_current_spot("cloakpin")
    person.key(Qt.Key.Key_R)
    person.cyrillic("ф")
    assert person.model.lies("cloakpin") == (3, True)
    assert "Turned: 270°, mirrored." in person.tray.accessibleDescription()
    person.key(Qt.Key.Key_Return)
    assert _hand(person) == ("cloakpin", 3, True)


def test_keys_work_on_the_tile_in_hand_wherever_the_focus_is(person):
    person.click(person.tray.viewport(), person.on_tray("chest"))
    person.page.tools["rules"].setFocus()
    person.key(Qt.Key.Key_R, target=person.page.tools["rules"])
    assert _hand(person) == ("chest", 1, False)
    person.key(Qt.Key.Key_Escape, target=person.page.tools["rules"])
    assert person.model.hand is None


def test_the_cursor_walks_over_the_cells_and_enter_picks_a_tile_up(person):
    person.drag_to_board("chest", 8, 6)
    person.view.setFocus(Qt.FocusReason.TabFocusReason)
    person.key(Qt.Key.Key_Home)
    for _ in range(7):
        person.key(Qt.Key.Key_Right)
    for _ in range(5):
        person.key(Qt.Key.Key_Down)
    assert person.view.cursor_cell() == (0, (7, 5))
    person.key(Qt.Key.Key_Return)
    assert _hand(person) == ("chest", 0, False)
    person.key(Qt.Key.Key_Right)
    person.key(Qt.Key.Key_Return)
    assert person.placed() == [("chest", 8, 5)]
    person.key(Qt.Key.Key_Delete)
    assert person.placed() == []


def test_enter_on_an_illegal_spot_says_why_and_keeps_the_tile(person):
    _take_by_key(person, "silver")
    while person.ghost() != (1, 10):
        x, y = person.ghost()
        person.key(
            Qt.Key.Key_Left if x > 1 else Qt.Key.Key_Right if x < 1 else Qt.Key.Key_Down if y < 10 else Qt.Key.Key_Up
        )
    person.key(Qt.Key.Key_Return)
    assert person.placed() == []
    person.page.hand_bar.show_hand()
    assert person.page.hand_bar.text()[1] == "An income cell is covered only with or after its whole square."


def test_the_ghost_stays_within_reach_of_the_board(person):
    _take_by_key(person, "silver_hoard")
    for _ in range(30):
        person.key(Qt.Key.Key_Left)
    assert person.ghost()[0] == -3
    for _ in range(40):
        person.key(Qt.Key.Key_Down)
    assert person.ghost()[1] == 11


def test_counts_change_in_the_tray_by_key(person):
    person.tray.setFocus(Qt.FocusReason.TabFocusReason)
    person.tray.set_current_spot("chest")
    person.key(Qt.Key.Key_Minus)
    assert person.model.active.left("chest") == 1
    person.key(Qt.Key.Key_Minus)
    assert person.model.active.left("chest") == 1
    person.key(Qt.Key.Key_Plus)
    assert person.model.active.left("chest") == 2
    assert "chest, left: 2" in person.tray.accessibleName()


# What a screen reader hears ------------------------------------------------------------------------------------------


def test_name_and_description_of_the_board_follow_the_cursor_and_the_ghost(person):
    view = person.view
    person.drag_to_board("chest", 8, 6)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    person.key(Qt.Key.Key_Home)
    person.key(Qt.Key.Key_Right)
    assert view.accessibleName() == "Column 2, row 1: −1"
    assert view.accessibleDescription() == "open"
    for _ in range(6):
        person.key(Qt.Key.Key_Right)
    for _ in range(5):
        person.key(Qt.Key.Key_Down)
    assert (view.accessibleName(), view.accessibleDescription()) == ("Column 8, row 6: −1", "covered by: chest")
    person.model.take("oil")
    person.model.point_at(0, 1, 11.5)
    assert view.accessibleName() == "oil, column 1, row 12"
    assert view.accessibleDescription() == "Fits. Income 0 → 1"
    person.model.point_at(0, 9, 6.5)
    assert view.accessibleDescription() == "Does not fit. The tile overlaps another one."


def test_what_follows_the_ghost_is_announced(person, monkeypatch):
    heard: list[str] = []
    monkeypatch.setattr(person.view, "announced", heard.append)
    _take_by_key(person, "oil")
    person.key(Qt.Key.Key_Right)
    assert len(heard) >= 2
    assert heard[-1].startswith("oil, column ")


def test_board_and_tray_are_one_tab_stop_each(person):
    person.page.board_choice.setFocus()
    stops = []
    for _ in range(60):
        person.key(Qt.Key.Key_Tab)
        stops.append(QApplication.focusWidget())
        if stops[-1] is person.page.board_choice:
            break
    assert (stops.count(person.tray), stops.count(person.view)) == (1, 1)
    assert stops.index(person.tray) < stops.index(person.view)
    assert all(stop.accessibleName() or getattr(stop, "text", str)() for stop in stops)


def _what():
    from vikingtable.texts.message import msg

    return msg("lab.did.clear")


def test_after_a_click_in_the_tray_the_arrows_move_the_ghost(person):
    person.click(person.tray.viewport(), person.on_tray("chest"))
    assert person.view.hasFocus()
    assert person.ghost() is None
    person.key(Qt.Key.Key_Return)
    assert person.ghost() is not None
    assert person.placed() == []
    x, y = person.ghost()
    person.key(Qt.Key.Key_Right)
    assert person.ghost() == (x + 1, y)


def test_the_card_beside_the_ghost_keeps_inside_the_view(person):
    person.page.choose_board("faroe_islands")
    person.model.take("chest")
    card = person.page.lab_scene._bubble
    seen = person.view.viewport().rect()
    for x in range(0, 10):
        for y in range(0, 10, 3):
            person.model.point_at(0, x, y)
            size = card.pixmap().deviceIndependentSize()
            corner = person.view.mapFromScene(card.pos())
            assert seen.contains(corner)
            assert seen.contains(corner + QPoint(int(size.width()), int(size.height())))
