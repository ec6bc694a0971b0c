"""Lines of lists: each takes as many rows as it needs, whatever is added, changed or taken away."""

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QStringListModel, Qt
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from vikingtable.ui.fields import LineDelegate

SHORT = "Oil"
LONG = "Anna places three Vikings on the space that lets her build a long house and draws an occupation for it"


class Lines(QStringListModel):
    """Counts how often it is asked for a text."""

    asked = 0

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        self.asked += role == Qt.ItemDataRole.DisplayRole
        return super().data(index, role)


def _list(qtbot: QtBot, *lines: str) -> tuple[QListView, Lines]:
    view, model = QListView(), Lines(list(lines))
    qtbot.addWidget(view)
    view.setWordWrap(True)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setModel(model)
    view.setItemDelegate(LineDelegate(view))
    view.resize(240, 400)
    view.show()
    qtbot.waitExposed(view)
    return view, model


def _tall(view: QListView) -> list[bool]:
    """Of each line, whether it has more than one row of text."""
    view.doItemsLayout()
    model = view.model()
    heights = [view.visualRect(model.index(row, 0)).height() for row in range(model.rowCount())]
    return [height > 1.6 * min(heights) for height in heights]


def test_a_line_put_between_others_moves_their_heights_on(qtbot: QtBot) -> None:
    view, model = _list(qtbot, SHORT, LONG, SHORT)
    assert _tall(view) == [False, True, False]
    model.insertRow(1)
    model.setData(model.index(1, 0), SHORT)
    assert _tall(view) == [False, False, True, False]
    model.insertRow(4)
    model.setData(model.index(4, 0), LONG)
    assert _tall(view) == [False, False, True, False, True]


def test_a_line_taken_away_or_changed_leaves_the_others_their_heights(qtbot: QtBot) -> None:
    view, model = _list(qtbot, SHORT, LONG, SHORT, LONG)
    assert _tall(view) == [False, True, False, True]
    model.removeRow(1)
    assert _tall(view) == [False, False, True]
    model.setData(model.index(0, 0), LONG)
    assert _tall(view) == [True, False, True]
    model.setStringList([SHORT, SHORT, LONG])
    assert _tall(view) == [False, False, True]


def test_a_wider_list_needs_fewer_rows(qtbot: QtBot) -> None:
    view, _ = _list(qtbot, SHORT, LONG)
    assert _tall(view) == [False, True]
    view.resize(1400, 400)
    assert _tall(view) == [False, False]
    view.resize(240, 400)
    assert _tall(view) == [False, True]


def test_a_line_added_at_the_end_does_not_ask_for_the_lines_before_it(qtbot: QtBot) -> None:
    view, model = _list(qtbot, *(LONG for _ in range(300)))
    view.doItemsLayout()
    model.asked = 0
    model.insertRow(300)
    view.doItemsLayout()
    assert model.asked < 20


def test_a_line_with_letters_of_another_font_has_room_for_all_its_rows(qtbot: QtBot, ja_font: str) -> None:
    view, model = _list(qtbot, "Anna " + LONG, "千代 " + LONG)
    view.doItemsLayout()
    plain, mixed = (view.visualRect(model.index(row, 0)).height() for row in (0, 1))
    assert mixed > plain
