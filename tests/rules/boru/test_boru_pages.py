"""The rules pages of Brian Boru: the same sections in three languages, every ruling, option and figure in them."""

import re
import xml.etree.ElementTree as ET
from functools import lru_cache

import pytest

from vikingtable.paths import resource, translation
from vikingtable.rules.boru import tables
from vikingtable.rules.boru.setup import OPTIONS
from vikingtable.rules.boru.words import DECISIONS, HELP
from vikingtable.texts import TEXTS

LANGUAGES = ("en", "ja", "bg")
_HEADING = re.compile(r"^## (.+) \{#([\w-]+)\}$")
_SYMBOLS = {
    "T": tables.CLAIM,
    "C": tables.COIN,
    "−C": tables.LOSE_COIN,
    "X": tables.EXPAND,
}
_OWN = {tables.YELLOW: tables.COURT, tables.RED: tables.RAIDER, tables.BLUE: tables.CHURCH}


@lru_cache
def sections(language: str) -> dict[str, tuple[str, str]]:
    """Title and text of each section of a page, by id."""
    found: dict[str, tuple[str, str]] = {}
    current = ""
    for line in resource("rules", "boru", f"{language}.md").read_text("utf-8").splitlines():
        heading = _HEADING.match(line)
        if heading:
            current = heading[2]
            assert current not in found, f"{current} twice in {language}"
            found[current] = (heading[1], "")
        elif current:
            assert not line.startswith("#"), f"a heading without id in {language}: {line}"
            title, text = found[current]
            found[current] = (title, text + line + "\n")
    return found


@lru_cache
def words(language: str) -> dict[str, str]:
    """The plain texts of the game in a language, by key."""
    if language == "en":
        return {key: text for key, text in TEXTS.items() if isinstance(text, str)}
    root = ET.parse(translation(f"vikingtable_{language}.ts")).getroot()
    return {
        message.findtext("comment", ""): message.findtext("translation", "")
        for message in root.iter("message")
        if message.get("numerus") is None
    }


def rows(text: str) -> list[list[str]]:
    """The rows of the table in a section, without its head."""
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_pages_have_the_same_sections_in_the_same_order() -> None:
    assert list(sections("ja")) == list(sections("en"))
    assert list(sections("bg")) == list(sections("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_option_and_decision_has_its_section(language: str) -> None:
    ids = list(sections(language))
    assert [one for one in ids if one.startswith("ruling-")] == [f"ruling-{letter}" for letter in "abcdefgh"]
    assert [one for one in ids if one.startswith("option-")] == [f"option-{option.key}" for option in OPTIONS]
    assert set(HELP) == set(DECISIONS.values())
    assert set(HELP.values()) <= set(ids)
    assert all(text.strip() for _, text in sections(language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_sections(language: str) -> None:
    for title, text in sections(language).values():
        for target in re.findall(r"\]\(#([^)]+)\)", text):
            assert target in sections(language), f"{title}: {target}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_called_on_the_page_what_the_window_calls_them(language: str) -> None:
    for option in OPTIONS:
        title, text = sections(language)[f"option-{option.key}"]
        key = f"boru.option.{option.key}"
        assert title == words(language)[key]
        for value in option.values:
            name = value if isinstance(value, str) else str(value).lower()
            assert f"**{words(language)[f'{key}.{name}']}**" in text, f"{option.key}: {value}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_regions_is_that_of_the_game(language: str) -> None:
    table = rows(sections(language)["pieces"][1])
    assert len(table) == 8
    for index, (region, row) in enumerate(zip(tables.REGIONS, table, strict=True)):
        towns = [town.colour for town in tables.TOWNS if town.region == index]
        counts = [towns.count(colour) for colour in (tables.RED, tables.BLUE, tables.YELLOW)]
        assert row[0] == words(language)[f"boru.region.{region.id}"]
        assert [int(cell) for cell in row[1:]] == [region.threshold, region.points, len(towns), *counts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_seats_is_that_of_the_game(language: str) -> None:
    table = rows(sections(language)["setup"][1])
    assert [[int(cell) for cell in row] for row in table] == [
        [seats, one.rounds, one.dealt, one.tricks] for seats, one in tables.BY_SEATS.items()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_cards_is_that_of_the_game(language: str) -> None:
    table = rows(sections(language)["cards"][1])
    listed = 0
    for values, *actions in table:
        for value, suit in zip((int(one) for one in values.split(", ")), _OWN, strict=True):
            card = tables.CARDS[value]
            assert card.suit == suit
            said = [tuple((_SYMBOLS | {"i": _OWN[suit]})[one] for one in cell.split()) for cell in actions]
            assert said == [card.primary, *card.secondary], value
            listed += 1
    assert listed == 21
