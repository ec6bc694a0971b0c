"""The faces of occupations: at 180 × 110 everything that a card does can be read, in every language."""

from collections.abc import Callable

import pytest

from vikingtable.rules.feast.occupations import OCCUPATIONS
from vikingtable.ui import theme as look
from vikingtable.ui.feast.cardface import best_broken, card_body, card_title, fitted_size, text_rect, title_size

NUMBERS = tuple(card.number for card in OCCUPATIONS)


@pytest.mark.parametrize("code", ["en", "ja", "bg"])
def test_the_whole_text_of_every_card_fits_on_its_face(code: str, language: Callable[[str], str], ja_font: str) -> None:
    assert language(code) == code
    theme = look.current()
    room = text_rect()
    assert (room.width(), room.height()) == (168, 80)
    sizes = {number: fitted_size(card_body(number), room, theme) for number in NUMBERS}
    assert len(sizes) == 190
    assert [number for number, size in sizes.items() if size < 9] == []
    # Few cards need small letters.
    assert sum(size <= 10 for size in sizes.values()) <= 16
    assert all(len(card_body(number)) > 8 for number in NUMBERS)


def test_most_japanese_faces_are_broken_between_phrases(language: Callable[[str], str], ja_font: str) -> None:
    language("ja")
    theme, room = look.current(), text_rect()
    broken = [number for number in NUMBERS if best_broken(card_body(number), room, theme)[1] == card_body(number)]
    assert len(broken) <= 40  # where phrases would cost a size of letters
    for number in NUMBERS:
        size, text = best_broken(card_body(number), room, theme)
        assert size == fitted_size(card_body(number), room, theme)
        assert text.replace("\N{WORD JOINER}", "") == card_body(number)


@pytest.mark.parametrize("code", ["en", "ja", "bg"])
def test_number_and_name_of_every_card_fit_into_its_band(
    code: str, language: Callable[[str], str], ja_font: str
) -> None:
    assert language(code) == code
    assert [number for number in NUMBERS if title_size(card_title(number), look.current()) < 9] == []


@pytest.mark.parametrize("code", ["en", "ja", "bg"])
def test_different_effects_never_read_the_same(code: str, language: Callable[[str], str]) -> None:
    assert language(code) == code
    texts = [card_body(number) for number in NUMBERS]
    assert len(set(texts)) == 190
    assert not any("%" in text for text in texts)


def test_names_are_distinct_by_their_numbers(language: Callable[[str], str]) -> None:
    language("en")
    assert [card_title(number) for number in (52, 99, 94, 148)] == [
        "52. Tutor",
        "99. Tutor",
        "94. Spice Merchant",
        "148. Spice Merchant",
    ]
    language("ja")
    assert (card_title(94), card_title(148)) == ("94. 香辛料商人", "148. 香辛料の貿易商")
    language("bg")
    assert (card_title(52), card_title(99)) == ("52. Домашен учител", "99. Наставник")
