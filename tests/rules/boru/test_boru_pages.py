"""The rules pages of Brian Boru: the same sections in three languages, every ruling, option and figure in them."""

import pytest

from tests.rules.pages import LANGUAGES, rows, sections, words
from vikingtable.rules.boru import tables
from vikingtable.rules.boru.setup import OPTIONS
from vikingtable.rules.boru.words import DECISIONS, HELP

_SYMBOLS = {
    "T": tables.CLAIM,
    "C": tables.COIN,
    "−C": tables.LOSE_COIN,
    "X": tables.EXPAND,
}
_OWN = {tables.YELLOW: tables.COURT, tables.RED: tables.RAIDER, tables.BLUE: tables.CHURCH}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_option_and_decision_has_its_section(language: str) -> None:
    ids = list(sections("boru", language))
    assert [one for one in ids if one.startswith("ruling-")] == [f"ruling-{letter}" for letter in "abcdefgh"]
    assert [one for one in ids if one.startswith("option-")] == [f"option-{option.key}" for option in OPTIONS]
    assert set(HELP) == set(DECISIONS.values())
    assert set(HELP.values()) <= set(ids)
    assert all(text.strip() for _, text in sections("boru", language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_regions_is_that_of_the_game(language: str) -> None:
    table = rows(sections("boru", language)["pieces"][1])
    assert len(table) == 8
    for index, (region, row) in enumerate(zip(tables.REGIONS, table, strict=True)):
        towns = [town.colour for town in tables.TOWNS if town.region == index]
        counts = [towns.count(colour) for colour in (tables.RED, tables.BLUE, tables.YELLOW)]
        assert row[0] == words(language)[f"boru.region.{region.id}"]
        assert [int(cell) for cell in row[1:]] == [region.threshold, region.points, len(towns), *counts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_seats_is_that_of_the_game(language: str) -> None:
    table = rows(sections("boru", language)["setup"][1])
    assert [[int(cell) for cell in row] for row in table] == [
        [seats, one.rounds, one.dealt, one.tricks] for seats, one in tables.BY_SEATS.items()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_cards_is_that_of_the_game(language: str) -> None:
    table = rows(sections("boru", language)["cards"][1])
    listed = 0
    for values, *actions in table:
        for value, suit in zip((int(one) for one in values.split(", ")), _OWN, strict=True):
            card = tables.CARDS[value]
            assert card.suit == suit
            said = [tuple((_SYMBOLS | {"i": _OWN[suit]})[one] for one in cell.split()) for cell in actions]
            assert said == [card.primary, *card.secondary], value
            listed += 1
    assert listed == 21
