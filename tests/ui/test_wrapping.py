"""Japanese in labels, lists and questions breaks between phrases; what is read, copied and searched is as written."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QMessageBox, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from vikingtable.ui.fields import LineDelegate
from vikingtable.ui.noticebar import NoticeBar
from vikingtable.ui.phrases import in_fitting_phrases, in_phrases
from vikingtable.ui.widgets import Answer, ask, label

THINKING = "上級コンピューターが選択肢を考えています。"


@pytest.fixture(autouse=True)
def _japanese(language: Callable[[str], str], ja_font: str) -> None:
    language("ja")


def shown_label(qtbot: QtBot, text: str, wide: int) -> QLabel:
    made = label(wrap=True)
    made.setText(text)
    qtbot.addWidget(made)
    made.setFixedWidth(wide)
    made.setFixedHeight(made.heightForWidth(wide))
    made.show()
    return made


def plain_label(qtbot: QtBot, text: str) -> QLabel:
    made = QLabel(text)
    qtbot.addWidget(made)
    made.show()
    return made


def width_of(text: str) -> int:
    return QFontMetrics(QApplication.font()).horizontalAdvance(text)


def test_a_label_breaks_between_phrases_and_is_as_high_as_that_needs(qtbot: QtBot) -> None:
    wide = width_of("上級コンピューターが選択肢を考えて") + 2
    made = shown_label(qtbot, THINKING, wide)
    two_lines = plain_label(qtbot, "\n".join(map(in_phrases, ("上級コンピューターが選択肢を", "考えています。"))))
    assert made.height() == two_lines.sizeHint().height()
    two_lines.setFixedSize(made.size())
    assert made.grab().toImage() == two_lines.grab().toImage()


def test_what_a_label_says_is_as_written(qtbot: QtBot) -> None:
    made = shown_label(qtbot, THINKING, width_of("上級コンピューターが選択肢を考えて") + 2)
    assert made.text() == THINKING
    assert QAccessible.queryAccessibleInterface(made).text(QAccessible.Text.Name) == THINKING


def test_a_phrase_that_is_wider_than_the_room_may_be_broken() -> None:
    def width_of(text: str) -> int:
        return len(text.replace("\u2060", ""))

    whole = in_fitting_phrases(THINKING, 10, width_of)
    assert _between(whole) == ["上級コンピューターが", "選択肢を", "考えています。"]
    narrow = in_fitting_phrases(THINKING, 9, width_of)
    assert _between(narrow) == [
        *"上級コンピューターが",
        "選択肢を",
        "考えています。",
    ]


def test_what_fits_into_one_line_is_drawn_as_it_is(qtbot: QtBot) -> None:
    made = shown_label(qtbot, f"{THINKING}\n考え", width_of(THINKING) + 2)
    expected = plain_label(qtbot, made.text())
    expected.setFixedSize(made.size())
    assert made.grab().toImage() == expected.grab().toImage()


def _between(held: str) -> list[str]:
    """The pieces between which nothing holds two letters together, without what holds theirs."""
    pieces = [held[0]]
    for before, letter in pairwise(held):
        if "\u2060" in (before, letter):
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return [piece.replace("\u2060", "") for piece in pieces]


def test_a_letter_of_several_signs_stays_one() -> None:
    held = in_phrases("か\u3099く\N{MAN}\N{ZERO WIDTH JOINER}\N{ROCKET}です")
    assert "か\u3099" in held
    assert "\N{MAN}\N{ZERO WIDTH JOINER}\N{ROCKET}" in held


def test_a_line_of_a_list_breaks_between_phrases_and_is_found_by_its_words(qtbot: QtBot) -> None:
    view = QListWidget()
    qtbot.addWidget(view)
    lines = LineDelegate(view)
    view.setItemDelegate(lines)
    view.setWordWrap(True)
    view.addItem(THINKING)
    view.show()
    index = view.model().index(0, 0)
    view.resize(view.width() + width_of("上級コンピューターが選択肢を考えて") + 2 - lines.room(index), 300)
    option = QStyleOptionViewItem()
    lines.initStyleOption(option, index)
    assert _between(option.text) == [
        "上級コンピューターが",
        "選択肢を",
        "考えています。",
    ]
    assert index.data() == THINKING
    assert view.findItems("選択肢", Qt.MatchFlag.MatchContains) == [view.item(0)]
    one_line = QListWidget()
    qtbot.addWidget(one_line)
    other = LineDelegate(one_line)
    one_line.addItems(["考えています。", "上級コンピューターが選択肢を\n考えています。"])
    one_line.resize(view.size())
    one_line.show()
    heights = [other.sizeHint(option, one_line.model().index(row, 0)).height() for row in (0, 1)]
    assert heights[0] < lines.sizeHint(option, index).height() == heights[1]


def test_a_message_that_is_selected_with_the_mouse_is_copied_as_written(qtbot: QtBot) -> None:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    bar.resize(width_of(THINKING), 120)
    bar.show_text(THINKING)
    qtbot.waitExposed(bar)
    shown = bar.findChildren(QLabel)[1]
    qtbot.mousePress(shown, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    qtbot.mouseMove(shown, QPoint(shown.width() - 1, shown.height() - 1))
    qtbot.mouseRelease(shown, Qt.MouseButton.LeftButton, pos=QPoint(shown.width() - 1, shown.height() - 1))
    qtbot.keyClick(shown, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(shown, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == THINKING


def test_a_question_is_read_and_copied_as_written(qtbot: QtBot) -> None:
    found: list[object] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        drawn = box.findChild(QLabel, "qt_msgbox_informativelabel")
        assert isinstance(drawn, QLabel)
        found.append(["考\u2060え" in drawn.text(), box.text(), box.informativeText()])
        found.append(QAccessible.queryAccessibleInterface(drawn).text(QAccessible.Text.Name))
        qtbot.keyClick(box, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        found.append(QGuiApplication.clipboard().text())
        qtbot.keyClick(box, Qt.Key.Key_Escape)

    QTimer.singleShot(50, look)
    answers = (Answer("go", "続ける", default=True), Answer("stay", "やめる", escape=True))
    assert ask(None, "やめますか？", THINKING, answers) == "stay"
    assert found == [[True, "やめますか？", THINKING], THINKING, f"やめますか？\n{THINKING}"]
