"""Words in pictures: Japanese is broken between phrases, smaller letters come before a broken word."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextLayout, QTextOption

from vikingtable.ui.phrases import in_phrases
from vikingtable.ui.tablekit import Kit


def lines(text: str, width: float, size: float) -> list[str]:
    """The lines of a text in a width, without what only holds it together."""
    font, _ = Kit().line("", 10, size)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    found = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()].replace("\u2060", "").strip())
    layout.endLayout()
    return found


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ("フレイディスがダイスを振りました: 黒の船", ["フレイディスが", "ダイスを", "振りました:", "黒の", "船"]),
        (
            "雇用で列がちょうど3枚になったら、目的地カードを",
            ["雇用で", "列がちょうど", "3枚になったら、", "目的地カードを"],
        ),
        ("2回なら: +干し魚か油", ["2回なら:", "+干し魚か", "油"]),
    ],
)
def test_japanese_is_broken_after_particles_endings_and_punctuation(
    text: str, phrases: list[str], language: Callable[[str], str], ja_font: str
) -> None:
    language("ja")
    assert lines(in_phrases(text), 1, 14) == phrases


def test_other_languages_are_as_they_were() -> None:
    for text in ("Máel Sechnaill", "Нова игра", "千代", ""):
        assert in_phrases(text) == text


def test_a_caption_of_two_lines_ends_its_first_with_a_phrase(language: Callable[[str], str], ja_font: str) -> None:
    language("ja")
    text = "フレイディスがダイスを振りました: 黒の船"
    _, _, shown, whole = Kit().words(text, QRectF(0, 0, 200, 44), 14)
    assert whole
    assert lines(text, 200, 14) == ["フレイディスがダイスを振りま", "した: 黒の船"]
    assert lines(shown, 200, 14) == ["フレイディスがダイスを", "振りました: 黒の船"]


def test_letters_become_smaller_before_a_word_is_broken(language: Callable[[str], str], ja_font: str) -> None:
    language("ja")
    font, _, shown, whole = Kit().words("フレイディスが", QRectF(0, 0, 76, 20), 14)
    assert whole
    assert 10 <= font.pixelSize() < 12
    # Where that would be too small to be read it is broken after all.
    font, _, shown, whole = Kit().words("フレイディスが", QRectF(0, 0, 50, 40), 14)
    assert not whole
    assert shown == "フレイディスが"
    assert font.pixelSize() >= 10
