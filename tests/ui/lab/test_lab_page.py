"""The lab as a page of the window: files, draft, export, leaving, rules, menus."""

import json

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.ui.lab.lab_help import Person
from tests.ui.shell_help import FakeShell
from vikingtable.saves import files as saves
from vikingtable.saves.model import SavedLab, SaveError
from vikingtable.ui.lab import lab_files
from vikingtable.ui.lab.page import LabPage


@pytest.fixture
def chosen(monkeypatch):
    """Answers the file dialogs with a path; ``chosen.append(path)``."""
    paths = []
    monkeypatch.setattr("vikingtable.ui.files.ask_save", lambda *_: paths[-1])
    monkeypatch.setattr("vikingtable.ui.files.ask_open", lambda *_: paths[-1])
    return paths


def _another(qtbot) -> Person:
    page = LabPage(FakeShell())
    qtbot.addWidget(page)
    page.resize(1366, 700)
    page.show()
    return Person(page)


def test_an_arrangement_is_saved_and_opened_again(person, chosen, tmp_path, qtbot):
    chosen.append(tmp_path / "my board.vtg")
    person.drag_to_board("chest", 8, 6)
    assert person.page.can_save()
    assert person.page.save()
    assert person.shell.said[-1] == "Arrangement saved"
    assert ("recent", chosen[-1]) in person.shell.asked
    assert person.page.title() == "Tile lab: my board"
    assert not person.page.modified()
    person.drag_to_board("oil", 11, 8.5)
    assert person.page.modified()
    other = _another(qtbot)
    other.open_file(chosen[-1])
    assert other.placed() == [("chest", 7, 5)]
    assert isinstance(saves.read(chosen[-1]).saved, SavedLab)
    other.page.dispose()


def test_undo_back_to_the_saved_arrangement_is_no_change(person, chosen, tmp_path):
    chosen.append(tmp_path / "a.vtg")
    assert person.page.save()
    person.drag_to_board("chest", 8, 6)
    person.page.undo_action.trigger()
    assert not person.page.modified()


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('{"format": 1, "application": "0", "kind": "lab", "lab": {"version": 1}}', "lab.current"),
        ('{"format": 1, "application": "0", "kind": "lab", "lab": []}', "lab"),
        ("{", "line 1, column 2"),
    ],
)
def test_a_damaged_file_is_refused_and_the_arrangement_stays(person, tmp_path, text, place):
    path = tmp_path / "bad.vtg"
    path.write_text(text)
    person.drag_to_board("chest", 8, 6)
    with pytest.raises(SaveError) as caught:
        person.open_file(path)
    assert caught.value.place == place
    assert person.placed() == [("chest", 7, 5)]


def test_the_lab_is_found_as_it_was_left(person, qtbot):
    person.drag_to_board("chest", 8, 6)
    person.page.left()
    other = _another(qtbot)
    assert other.placed() == [("chest", 7, 5)]
    assert not other.page.undo_action.isEnabled()
    other.page.dispose()


def test_a_damaged_draft_is_told_and_the_lab_begins_anew(qtbot, user_home):
    path = lab_files.draft_path()
    path.parent.mkdir(parents=True)
    path.write_text("{}")
    other = _another(qtbot)
    assert other.placed() == []
    assert other.shell.notices[-1] == (
        "The lab could not be opened as it was left. This is no saved game. Choose another file.",
        "warning",
    )
    other.page.dispose()


def test_leaving_asks_only_when_a_file_would_miss_changes(person, chosen, tmp_path, monkeypatch):
    person.drag_to_board("chest", 8, 6)
    assert person.page.can_leave()
    chosen.append(tmp_path / "a.vtg")
    person.page.save()
    person.drag_to_board("oil", 11, 8.5)
    asked = []

    def ask(parent, title, text, answers):
        asked.append(title)
        return answer

    monkeypatch.setattr("vikingtable.ui.lab.page.ask", ask)
    answer = "cancel"
    assert not person.page.can_leave()
    answer = "leave"
    assert person.page.can_leave()
    answer = "save"
    assert person.page.can_leave()
    assert not person.page.modified()
    assert asked == ["Save the arrangement before leaving?"] * 3


def test_a_place_that_cannot_be_written_is_told(person, chosen, tmp_path):
    chosen.append(tmp_path / "nowhere" / "a.vtg")
    assert not person.page.save()
    assert person.shell.notices[-1][1] == "error"
    assert person.page.files.path is None


# Export and import ---------------------------------------------------------------------------------------------------


def test_the_picture_is_exported_as_png(person, chosen, tmp_path):
    chosen.append(tmp_path / "a.png")
    person.drag_to_board("chest", 8, 6)
    person.page.files.export_picture_action.trigger()
    image = QImage(str(chosen[-1]))
    assert (image.width(), image.height()) == (14 * 64, 13 * 64)
    blue = image.pixelColor(int(8.4 * 64), int(6.4 * 64) - 56)
    assert blue.blue() > blue.red() + 60


def test_the_picture_is_exported_as_svg_with_shapes_not_pixels(person, chosen, tmp_path):
    chosen.append(tmp_path / "a.svg")
    person.drag_to_board("chest", 8, 6)
    person.page.files.export_picture_action.trigger()
    text = chosen[-1].read_text(encoding="utf-8")
    assert "<image" not in text
    assert "<title>Home board</title>" in text
    renderer = QSvgRenderer(QByteArray(text.encode()))
    assert renderer.isValid()
    image = QImage(280, 260, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    blue = image.pixelColor(int(7.6 * 20), int(5.6 * 20))
    assert blue.blue() > blue.red() + 60


def test_text_grid_and_json_are_exported_and_read_back(person, chosen, tmp_path):
    person.page.choose_board("long_house")
    person.drag_to_board("peas", 1, 0.5)
    chosen.append(tmp_path / "a.txt")
    person.page.files.export_text_action.trigger()
    assert "// A peas 0,0" in chosen[-1].read_text(encoding="utf-8")
    chosen.append(tmp_path / "a.json")
    person.page.files.export_json_action.trigger()
    assert json.loads(chosen[-1].read_text(encoding="utf-8"))["figures"]["covered"] == 2
    person.page.begin_anew()
    person.page.files.import_json_action.trigger()
    assert (person.model.active.layout.id, person.placed()) == ("long_house", [("peas", 0, 0)])
    person.page.undo_action.trigger()
    assert person.model.active.layout.id == "home"


def test_a_file_is_set_beside_the_arrangement_to_compare(person, chosen, tmp_path):
    chosen.append(tmp_path / "a.vtg")
    person.drag_to_board("chest", 8, 6)
    person.page.save()
    person.drag_to_board("oil", 11, 8.5)
    person.page.compare_file_action.trigger()
    assert [len(person.placed(which)) for which in (0, 1)] == [2, 1]
    chosen.append(tmp_path / "none.json")
    person.page.compare_file_action.trigger()
    assert person.shell.notices[-1] == ("The file does not exist. Check the name and the disk, and try again.", "error")


# The window ----------------------------------------------------------------------------------------------------------


def test_f1_opens_the_section_of_the_tool(person):
    for tool, section in (("place", "placing"), ("rules", "rules"), ("draw", "drawing")):
        person.page.choose_tool(tool)
        assert person.page.rules_at() == ("lab", section)


def test_menus_hold_every_command_with_a_text(person):
    entries = [action for part in person.page.menus().values() for action in part if action is not None]
    assert len(entries) >= 14
    assert all(action.text() for action in entries)
    texts = [action.text() for action in entries]
    assert len(set(texts)) == len(texts)


def test_every_control_has_a_name_and_buttons_with_pictures_a_tooltip(person):
    from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QListWidget, QSpinBox

    for kind in (QAbstractButton, QComboBox, QLineEdit, QListWidget, QSpinBox):
        for widget in person.page.findChildren(kind):
            if widget.objectName().startswith("qt_") or type(widget.parent()) in (QSpinBox, QComboBox):
                continue
            named = widget.accessibleName() or getattr(widget, "text", str)() or _buddy_text(person, widget)
            assert named, widget


def _buddy_text(person, widget):
    from PySide6.QtWidgets import QLabel

    return next((label.text() for label in person.page.findChildren(QLabel) if label.buddy() is widget), "")


def test_changes_of_an_opened_file_come_back_after_a_crash_and_can_be_undone(person, chosen, tmp_path, qtbot):
    chosen.append(tmp_path / "a.vtg")
    person.page.save()
    person.drag_to_board("chest", 8, 6)
    person.page.files.keep_draft()  # as the timer does; then the program is gone
    other = _another(qtbot)
    other.open_file(chosen[-1])
    assert other.placed() == [("chest", 7, 5)]
    assert other.page.modified()
    assert other.shell.notices[-1][1] == "info"
    other.page.undo_action.trigger()
    assert other.placed() == []
    other.page.left()
    again = _another(qtbot)
    again.open_file(chosen[-1])
    assert again.placed() == []
    other.page.dispose()
    again.page.dispose()


def test_opening_a_file_leaves_the_draft_of_unnamed_work_alone(person, chosen, tmp_path, qtbot):
    chosen.append(tmp_path / "a.vtg")
    person.page.save()
    person.page.begin_anew()
    person.drag_to_board("oil", 11, 8.5)
    person.page.left()
    other = _another(qtbot)
    other.open_file(chosen[-1])
    other.drag_to_board("chest", 8, 6)
    other.page.left()
    other.page.dispose()
    again = _another(qtbot)
    assert again.placed() == [("oil", 10, 8)]
    again.page.dispose()


def test_a_new_arrangement_can_be_undone(person):
    person.drag_to_board("chest", 8, 6)
    person.page.new_action.trigger()
    assert person.placed() == []
    person.page.undo_action.trigger()
    assert person.placed() == [("chest", 7, 5)]
