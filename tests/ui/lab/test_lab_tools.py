"""The lab's tools: drawing boards, rules, numbers, own shapes, two arrangements, as a person uses them."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication, QDialog

from vikingtable.rules.feast.boards import LAYOUTS
from vikingtable.tiles.layout import Bonus, Layout, Step
from vikingtable.tiles.shapes import Shape
from vikingtable.ui.lab import board_dialogs, libraries, page
from vikingtable.ui.lab.board_dialogs import ImportDialog
from vikingtable.ui.lab.counts_dialog import CountsDialog
from vikingtable.ui.lab.drawing import Brush
from vikingtable.ui.lab.library_dialog import LibraryDialog
from vikingtable.ui.lab.shape_dialog import ShapeDialog

_LEFT = Qt.MouseButton.LeftButton


def _accepting(monkeypatch, module, name, fill):
    """The dialog ``name`` of a module is filled in by ``fill`` and accepted, instead of being shown."""
    kind = getattr(module, name)

    def accepted(dialog):
        fill(dialog)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(kind, "exec", accepted)


# Boards --------------------------------------------------------------------------------------------------------------


def test_choosing_a_house_brings_its_rules_and_edited_rules_stay(person):
    choice = person.page.board_choice
    choice.setCurrentIndex(choice.findData("stone_house"))
    choice.activated.emit(choice.currentIndex())
    assert person.model.active.layout.id == "stone_house"
    assert "orange" in person.model.active.rules.colours
    person.page.rules_panel.checks["mirror"].box.click()
    person.page.choose_board("home")
    assert person.model.active.layout == LAYOUTS["home"]
    assert not person.model.active.rules.mirror


def test_cells_are_painted_in_strokes_that_undo_takes_back_whole(person):
    person.page.choose_tool("draw")
    person.page.draw_panel.tools["hole"].click()
    view = person.view.viewport()
    person.press(view, person.on_board(0.5, 6.5))
    person.move(view, person.on_board(3.5, 6.5), _LEFT)
    person.move(view, person.on_board(3.5, 8.5), _LEFT)
    person.release(view, person.on_board(3.5, 8.5))
    rows = person.model.active.layout.rows
    assert [row[:5] for row in rows[6:9]] == ["####o", "oo*#i", "ooo#o"]
    assert not person.model.active.is_game_board
    person.page.undo_action.trigger()
    assert person.model.active.is_game_board


def test_painting_needs_the_drawing_tool(person):
    person.click(person.view.viewport(), person.on_board(3.5, 7.5))
    assert person.model.active.is_game_board


def test_income_numbers_count_up_and_get_a_final_value(person, monkeypatch):
    _accepting(monkeypatch, page, "NewBoardDialog", lambda d: (d.columns.setValue(4), d.rows.setValue(3)))
    person.page.ask_new_board()
    assert person.model.active.layout.rows == ("oooo",) * 3
    assert person.page.current_tool() == "draw"
    panel = person.page.draw_panel
    panel.tools["income"].click()
    for cell in ((0.5, 2.5), (1.5, 1.5), (2.5, 0.5)):
        person.click(person.view.viewport(), person.on_board(*cell))
    (track,) = person.model.active.layout.tracks
    assert track.steps == (Step(0, 2, 0), Step(1, 1, 1), Step(2, 0, 2))
    panel.finals[0].setValue(9)
    assert person.model.active.layout.tracks[0].final == 9
    person.page.figures.show_figures()
    assert person.page.figures.shown()["income"] == ("0",)


def test_a_bonus_is_drawn_with_its_good_by_keys(person):
    person.page.choose_tool("draw")
    panel = person.page.draw_panel
    panel.tools["bonus"].click()
    panel.gives[0].setCurrentIndex(panel.gives[0].findData("oil"))
    panel.gives[1].setCurrentIndex(panel.gives[1].findData("stone"))
    person.view.setFocus(Qt.FocusReason.TabFocusReason)
    person.key(Qt.Key.Key_Home)
    person.key(Qt.Key.Key_Right)
    person.key(Qt.Key.Key_Return)
    assert Bonus(1, 0, ("oil", "stone")) in person.model.active.layout.bonuses
    assert person.view.accessibleName() == "Column 2, row 1: bonus: oil, stone"


def test_a_board_grows_and_shrinks_and_its_tiles_go_along(person):
    person.drag_to_board("chest", 8, 6)
    panel = person.page.draw_panel
    panel.sizes["left", 1].click()
    panel.sizes["top", 1].click()
    assert (person.model.active.layout.width, person.model.active.layout.height) == (14, 13)
    assert person.placed() == [("chest", 8, 6)]
    for _ in range(6):
        panel.sizes["right", -1].click()
    assert person.placed() == []
    assert person.shell.said[-1] == "1 tile no longer fitted and went back to the tray."


def test_the_board_gets_a_name(person):
    person.model.paint(0, [(0, 6)])
    panel = person.page.draw_panel
    panel.name.setText("Winter home")
    panel.name.editingFinished.emit()
    assert person.page.title() == "Tile lab: Winter home"
    assert person.page.board_choice.currentText() == "Winter home"


# Text grids ----------------------------------------------------------------------------------------------------------


def test_a_text_grid_is_imported_and_its_first_fault_named_while_it_is_typed(person, monkeypatch, qtbot):
    dialog = ImportDialog(person.page.shell)
    qtbot.addWidget(dialog)
    dialog.text.setPlainText("ooo\nox-\n")
    assert dialog.fault() == "Line 2, column 2: this character is not allowed: x"
    assert not dialog.accept_button.isEnabled()
    dialog.show_fault.click()
    assert dialog.text.textCursor().selectedText() == "x"
    dialog.text.setPlainText("oi\n\nincome 1,0=1\n")
    assert dialog.fault().startswith("Line 3, column 13: ")
    dialog.example_button.click()
    assert dialog.fault() == ""
    assert dialog.layout_read().width == 6
    _accepting(monkeypatch, board_dialogs, "ImportDialog", lambda d: d.text.setPlainText("o-o\nooo\n"))
    person.page.files.import_grid()
    assert person.model.active.layout.rows == ("o-o", "ooo")


# Rules ---------------------------------------------------------------------------------------------------------------


def test_rules_are_switched_off_and_on(person):
    person.drag_to_board("oil", 11, 8.5)
    person.page.rules_panel.on.box.click()
    person.drag_to_board("hide", 10.5, 9.5)
    assert len(person.placed()) == 2
    person.page.rules_panel.on.box.click()
    head, text = _hand_texts(person)
    assert head == "2 tiles break a rule"
    assert text == "Green must not touch green."
    lines = [person.page.tiles_panel.list.item(row).text() for row in range(2)]
    assert lines[0] == "Oil (11,\N{NO-BREAK SPACE}9): Green must not touch green."


def _hand_texts(person):
    person.page.hand_bar.show_hand()
    return person.page.hand_bar.text()


def test_rules_are_edited_which_colours_may_lie_and_which_may_not_touch(person):
    panel = person.page.rules_panel
    panel.colours.button("orange").click()
    assert "orange" in person.model.active.rules.colours
    assert panel.preset.currentText() == "Own rules"
    assert "peas" in person.tray.tiles()
    panel.groups[0].chips.button("blue").click()
    assert person.model.active.rules.apart == (("green", "blue"),)
    panel.add.click()
    panel.groups[1].chips.button("orange").click()
    assert person.model.active.rules.apart == (("green", "blue"), ("orange",))
    panel.groups[0].remove.click()
    assert person.model.active.rules.apart == (("orange",),)
    panel.checks["income_squares"].box.click()
    person.drag_to_board("silver", 11.5, 0.5)
    assert person.placed() == [("silver", 11, 0)]
    panel.preset.setCurrentIndex(0)
    panel.preset.activated.emit(0)
    assert panel.preset.currentText() == "Home board, islands"
    assert person.model.active.rules.apart == (("green",),)


def test_the_anchor_of_iceland_is_an_option(person):
    person.page.choose_board("iceland")
    person.model.take("silver")
    person.model.point_at(0, 1.5, 6.5)
    assert not person.model.judgement.legal
    person.page.rules_panel.checks["first_number_is_anchor"].box.click()
    person.model.take("silver")
    person.model.point_at(0, 1.5, 6.5)
    assert person.model.judgement.legal


# Numbers and shapes --------------------------------------------------------------------------------------------------


def test_the_numbers_of_tiles_are_set_in_a_dialog(person, monkeypatch):
    def fill(dialog: CountsDialog) -> None:
        dialog.none.click()
        dialog.spins["chest"].setValue(2)

    person.drag_to_board("oil", 11, 8.5)
    _accepting(monkeypatch, page, "CountsDialog", fill)
    person.page.ask_counts()
    active = person.model.active
    assert {tile.piece.id: tile.count for tile in active.tiles if tile.count} == {"chest": 2, "oil": 1}
    person.drag_to_board("chest", 8, 6)
    assert active.left("chest") == 2
    assert person.model.active.left("chest") == 1


def test_an_own_shape_is_painted_cell_by_cell(person, monkeypatch):
    def fill(dialog: ShapeDialog) -> None:
        grid = dialog.grid
        for cell in ((3, 3), (4, 3), (4, 4)):
            person.click(grid, grid.centre_of(cell).toPoint())
        assert dialog.accept_button.isEnabled()
        dialog.name.setText("Hook")
        dialog.colour.button("silver").click()
        dialog.unlimited.click()
        dialog.count.setValue(2)

    _accepting(monkeypatch, page, "ShapeDialog", fill)
    person.page.ask_shape()
    tile = person.model.active.tile("own_1")
    assert (tile.name, tile.count, tile.piece.colour) == ("Hook", 2, "silver")
    assert tile.piece.shape.rows() == ("##", ".#")
    person.drag_to_board("own_1", 9, 7)
    assert person.placed() == [("own_1", 8, 6)]
    assert person.shell.said[-1] == "Placed: Hook"


def test_a_shape_in_pieces_is_not_accepted_and_keys_paint_too(person, qtbot):
    dialog = ShapeDialog()
    qtbot.addWidget(dialog)
    grid = dialog.grid
    for _ in range(2):
        person.key(Qt.Key.Key_Space, target=grid)
        person.key(Qt.Key.Key_Right, target=grid)
        person.key(Qt.Key.Key_Right, target=grid)
    assert grid.cells() == ((6, 6), (8, 6))
    assert not dialog.accept_button.isEnabled()
    assert dialog._fault.text() == "The cells of a shape must be connected."
    person.key(Qt.Key.Key_Left, target=grid)
    person.key(Qt.Key.Key_Left, target=grid)
    person.key(Qt.Key.Key_Left, target=grid)
    person.key(Qt.Key.Key_Return, target=grid)
    assert dialog.accept_button.isEnabled()
    assert grid.accessibleDescription() == "Column 8, row 7: filled"
    assert dialog.result_shape()[0] == Shape.rectangle(3, 1)


def test_a_stroke_over_the_shape_grid_leaves_no_gap(person, qtbot):
    dialog = ShapeDialog()
    qtbot.addWidget(dialog)
    grid = dialog.grid
    person.press(grid, grid.centre_of((2, 2)).toPoint())
    person.move(grid, grid.centre_of((6, 2)).toPoint(), _LEFT)
    person.release(grid, grid.centre_of((6, 2)).toPoint())
    assert grid.cells() == ((2, 2), (3, 2), (4, 2), (5, 2), (6, 2))


def test_an_own_shape_is_changed_by_double_click_or_removed(person, monkeypatch):
    person.model.add_shape(Shape.rectangle(2, 1), "blue", "Bar", None)
    person.drag_to_board("own_1", 9, 7)
    _accepting(monkeypatch, page, "ShapeDialog", lambda d: d.name.setText("Rod"))
    person.page.edit_shape("own_1")
    assert person.model.active.tile("own_1").name == "Rod"
    assert len(person.placed()) == 1
    _accepting(monkeypatch, page, "ShapeDialog", lambda d: d.remove_button.click())
    person.tray.setFocus(Qt.FocusReason.TabFocusReason)
    person.tray.set_current_spot("own_1")
    person.key(Qt.Key.Key_F2)
    assert person.placed() == []
    assert all(not tile.own for tile in person.model.active.tiles)


def test_shapes_are_kept_in_a_library_and_come_back_into_another_arrangement(person, qtbot, monkeypatch):
    person.model.add_shape(Shape.from_rows(("##", ".#")), "blue", "Hook", None)
    dialog = LibraryDialog(person.model, person.page.shell)
    qtbot.addWidget(dialog)
    monkeypatch.setattr("vikingtable.ui.lab.library_dialog.QInputDialog.getText", lambda *_: ("Mine", True))
    dialog.keep.click()
    assert dialog.message() == "1 shape is kept."
    ((path, library),) = libraries.kept()
    assert (library.name, library.shapes[0].name) == ("Mine", "Hook")
    person.page.begin_anew()
    assert len(person.model.active.tiles) == 48
    dialog.shapes.item(0).setSelected(True)
    dialog.take.click()
    assert person.model.active.tile("own_1").piece.shape.rows() == ("##", ".#")
    other = path.parent.parent / "shared.shapes.json"
    monkeypatch.setattr("vikingtable.ui.files.ask_save", lambda *_: other)
    dialog.share.click()
    assert libraries.read(other).shapes[0].name == "Hook"
    monkeypatch.setattr("vikingtable.ui.files.ask_open", lambda *_: other)
    dialog.read.click()
    assert dialog.message() == "Library read: Mine (shapes: 1)"
    assert len(libraries.kept()) == 2
    other.write_text('{"kind": "lab"}')
    dialog.read.click()
    assert dialog.message() == "This file is no shape library. Choose another file."


# Two arrangements ----------------------------------------------------------------------------------------------------


def test_the_pointer_is_over_nothing_once_the_second_board_is_gone(person):
    person.drag_to_board("chest", 8, 6)
    person.page.compare_button.click()
    view = person.view.viewport()
    person.move(view, person.on_board(7.5, 5.5, which=1))
    assert view.cursor().shape() == Qt.CursorShape.OpenHandCursor
    person.page.undo_action.trigger()
    assert not person.model.comparing
    assert view.cursor().shape() == Qt.CursorShape.ArrowCursor
    person.page.choose_tool("draw")
    assert view.cursor().shape() == Qt.CursorShape.CrossCursor
    person.page.choose_tool("place")
    assert view.cursor().shape() == Qt.CursorShape.ArrowCursor


def test_the_pointer_no_longer_takes_a_tile_that_is_gone(person):
    person.drag_to_board("chest", 8, 6)
    view = person.view.viewport()
    person.move(view, person.on_board(7.5, 5.5))
    assert view.cursor().shape() == Qt.CursorShape.OpenHandCursor
    person.page.undo_action.trigger()
    assert view.cursor().shape() == Qt.CursorShape.ArrowCursor


def test_two_arrangements_stand_side_by_side_with_their_figures(person):
    person.drag_to_board("chest", 8, 6)
    person.page.compare_button.click()
    assert person.placed(0) == person.placed(1) == [("chest", 7, 5)]
    person.drag_to_board("silver_hoard", 10, 9.5, which=1)
    assert [len(person.placed(which)) for which in (0, 1)] == [1, 2]
    panel = person.page.figures
    panel.show_figures()
    assert panel.shown()["covered"] == ("4", "16", "+12")
    assert panel.shown()["minus"] == ("82", "70", "−12")
    person.drag_on_board((7.5, 5.5), (1.2, 7.2), which=1, onto=0)
    assert person.placed(1) == [("silver_hoard", 8, 8)]
    assert sorted(person.placed(0)) == [("chest", 1, 7), ("chest", 7, 5)]
    person.page.keep_buttons[1].click()
    assert (person.model.comparing, person.placed()) == (False, [("silver_hoard", 8, 8)])
    person.page.undo_action.trigger()
    assert person.model.comparing


def test_a_click_on_the_other_board_makes_it_the_current_one_without_a_step(person):
    person.page.compare_button.click()
    steps = person.model.history.undo_what
    assert person.model.current == 1
    person.click(person.view.viewport(), person.on_board(3.5, 10.5, which=0))
    assert (person.model.current, person.model.history.undo_what) == (0, steps)


# Looks ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["ja", "bg", "en"])
def test_the_language_switches_while_a_tile_is_in_hand(person, language, code):
    person.model.take("chest")
    person.model.point_at(0, 8, 6)
    language(code)
    QApplication.processEvents()
    said = {
        "en": "Fits. 4 × −1 covered",
        "ja": "置けます。マイナスのマスを4マスカバー",
        "bg": "Може да се постави. Покрити −1: 4",
    }
    assert person.view.accessibleDescription() == said[code]
    assert person.model.hand is not None
    assert person.ghost() == (7, 5)


def test_zooming_keeps_whole_pixels_a_cell(person):
    for _ in range(3):
        person.view.zoom_in()
        assert (person.view.zoom() * 40) % 1 == pytest.approx(0, abs=1e-6)
    person.view.fit()
    assert (person.view.zoom() * 40) % 1 == pytest.approx(0, abs=1e-6)


def test_the_board_is_drawn_with_what_is_printed_on_it(person):
    node = person.page.lab_scene.boards[0]
    image = person.view.grab().toImage()
    at = person.view.mapFromScene(QPointF(node.cell_rect(3, 0).center()))
    blank = person.view.mapFromScene(QPointF(node.cell_rect(1, 5).center()))
    assert image.pixelColor(at + QPoint(0, 10)) != image.pixelColor(blank + QPoint(0, 10))


def test_brush_stays_when_the_tool_changes(person):
    person.model.set_brush(Brush("hole"))
    person.page.choose_tool("rules")
    person.page.choose_tool("draw")
    assert person.page.draw_panel.tools["hole"].isChecked()


def test_a_tile_taken_while_the_board_is_drawn_is_placed_all_the_same(person):
    person.page.choose_tool("draw")
    person.drag_to_board("chest", 8, 6)
    assert person.placed() == [("chest", 7, 5)]
    assert person.page.current_tool() == "place"


def test_an_own_shape_of_one_arrangement_has_no_ghost_on_a_board_that_does_not_know_it(person):
    person.page.compare_button.click()
    person.model.add_shape(Shape.from_rows(("##", "#.")), "blue", "Corner", None)
    person.drag_to_board("own_1", 9, 7, which=0)
    assert (person.placed(0), person.placed(1), person.model.hand) == ([], [], None)
    person.drag_to_board("own_1", 9, 7, which=1)
    assert person.placed(1) == [("own_1", 8, 6)]


def test_a_board_takes_only_so_many_income_numbers(person):
    person.model.set_board(Layout("own", ("o" * 20,) * 20))
    person.model.set_brush(Brush("income", 1))
    person.model.paint(0, [(x, y) for x in range(16) for y in range(16)])
    person.model.paint(0, [(19, 19)])
    assert person.shell.said[-1] == "A board has at most 256 income numbers."
    assert len(person.model.active.layout.tracks[0].steps) == 256


def test_the_tray_tells_name_and_size_of_a_tile(person):
    at = person.on_tray("chest")
    assert person.tray.tooltip_at(at) == "Chest\nColour: blue. Size: 2 × 2. Turned: 0°."
