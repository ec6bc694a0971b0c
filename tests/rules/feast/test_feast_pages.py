"""The rules pages of A Feast for Odin: the same sections in three languages, all options, rulings and figures."""

import re

import pytest

from tests.rules.pages import LANGUAGES, sections
from vikingtable.rules.feast.boards import HOUSES
from vikingtable.rules.feast.phases import PHASES
from vikingtable.rules.feast.setup import OPTIONS
from vikingtable.rules.feast.state import EMIGRATED_POINTS, PENALTY_POINTS, SHIP_POINTS, SHIP_PRICE

#: How a ruling is marked in each language.
_MARK = {"en": r"Rulings?\b", "ja": "裁定", "bg": "Тълкуван"}
#: How many marked rulings each section has. Actions: what may be left out, closed spaces; spaces: one good at least in
#: overseas trading; dice: failing on purpose; upgrades: one step of two, animals; occupations: what funds an action,
#: all boats in column 3, what discounts and yields go by; income cells: the corner; start player: nobody placed; feast:
#: squares and animals; imitation: Vikings that come back; end: the final income.
RULINGS = {
    "actions": 2,
    "spaces": 1,
    "dice": 1,
    "upgrades": 2,
    "occupations": 3,
    "income-cells": 1,
    "start-player": 1,
    "feast": 1,
    "imitation": 1,
    "end": 1,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_its_section_and_none_is_empty(language: str) -> None:
    ids = list(sections("feast", language))
    assert [one for one in ids if one.startswith("option-")] == [f"option-{option.key}" for option in OPTIONS]
    assert all(text.strip() for _, text in sections("feast", language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_marked_where_it_stands(language: str) -> None:
    counts = {name: len(re.findall(_MARK[language], text)) for name, (_, text) in sections("feast", language).items()}
    assert {name: count for name, count in counts.items() if count} == RULINGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_lists_its_twelve_phases_each_with_a_section(language: str) -> None:
    listed = re.findall(r"^(\d+)\. \[.+\]\(#([\w-]+)\)$", sections("feast", language)["round"][1], re.MULTILINE)
    assert [int(number) for number, _ in listed] == list(range(1, 13))
    of_section = {"mountain-phase": "mountain"}
    assert tuple(of_section.get(target, target).replace("-", "_") for _, target in listed) == PHASES


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_and_prices_are_those_of_the_game(language: str) -> None:
    def numbers(line: str) -> list[int]:
        return [int(number) for number in re.findall(r"\d+", line)]

    lines = [line for line in sections("feast", language)["end"][1].splitlines() if line.startswith("- ")]
    ships = [SHIP_POINTS[ship] for ship in ("whaling_boat", "knarr", "longship")]
    assert numbers(lines[0]) == [*ships, EMIGRATED_POINTS["knarr"], EMIGRATED_POINTS["longship"]]
    assert numbers(lines[1]) == [house.points for house in HOUSES]
    assert numbers(lines[2]) == [2, 3, 3, 4]
    assert numbers(lines[5])[-1] == PENALTY_POINTS
    prices = set(numbers(sections("feast", language)["ships"][1].split("\n\n")[0]))
    assert prices >= {SHIP_PRICE[ship] for ship in ("whaling_boat", "knarr", "longship")}
