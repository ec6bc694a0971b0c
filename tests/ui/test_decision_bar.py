"""The decision bar finds room for its sentence."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from vikingtable.ui import theme as look
from vikingtable.ui.decisionbar import DecisionBar

SENTENCE = "Astridが勝利しました"
COMMANDS = ("得点表", "リプレイ", "振り返り", "ゲームを保存", "同じシードで新しいゲーム", "新しいゲーム")
LONG = "元に戻す: ブレスレット1個で交易。獲得: 勝利点2点と評判1"


@pytest.fixture
def at_the_end(qtbot: QtBot) -> Callable[[str], DecisionBar]:
    """The bar of a game that Astrid has won; what undo says is given."""

    def make(undo: str) -> DecisionBar:
        actions = [QAction(undo), QAction("やり直す"), QAction("ヒント")]
        for action in actions[1:]:
            action.setEnabled(False)
        bar = DecisionBar(*actions)
        commands = [QAction(text, bar) for text in COMMANDS]
        for action in actions:
            action.setParent(bar)
        qtbot.addWidget(bar)
        bar.show_sentence(SENTENCE, 0)
        bar.show_answers((), commands)
        bar.show()
        return bar

    return make


def said(bar: DecisionBar) -> QLabel:
    """The sentence."""
    return next(one for one in bar.findChildren(QLabel) if one.text() == SENTENCE)


def in_one_line(bar: DecisionBar) -> bool:
    """Whether the sentence has the width that it needs in smaller type."""
    return said(bar).width() >= QFontMetrics(look.current().font("body", bold=True)).horizontalAdvance(SENTENCE)


def beside(bar: DecisionBar) -> bool:
    """Whether the sentence stands beside the buttons."""
    first = bar.controls()[0]
    return said(bar).mapTo(bar, said(bar).rect().topRight()).x() < first.mapTo(bar, first.rect().topLeft()).x()


def widths(bar: DecisionBar, qtbot: QtBot) -> list[tuple[bool, bool, str]]:
    """From wide to narrow: in one line, beside the buttons, what undo says."""
    found = []
    for width in range(1700, 800, -10):
        bar.resize(width, 60)
        qtbot.wait(1)
        found.append((in_one_line(bar), beside(bar), bar._undo_button.text().strip()))
    return found


def test_what_undo_says_gives_way_to_a_sentence_that_then_stands_in_one_line(at_the_end, qtbot: QtBot) -> None:
    found = widths(at_the_end(LONG), qtbot)
    assert {is_beside for _, is_beside, _ in found} == {True, False}
    assert all(whole for whole, _, _ in found)
    shortest = min((undo for _, is_beside, undo in found if is_beside), key=len)
    assert shortest.startswith("元に戻す: ")
    assert shortest.endswith("…")


def test_undo_is_not_shortened_where_that_gains_nothing(at_the_end, qtbot: QtBot) -> None:
    """Nothing is left to give: the sentence takes its two lines, the button says what it said."""
    assert {undo for _, _, undo in widths(at_the_end("元に戻す"), qtbot)} == {"元に戻す"}
