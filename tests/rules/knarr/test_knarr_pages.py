"""The rules pages of Knarr: the same sections in three languages, every ruling, option, artifact and figure in them."""

import re

import pytest

from tests.rules.pages import LANGUAGES, rows, sections, words
from vikingtable.rules.knarr.setup import OPTIONS
from vikingtable.rules.knarr.tables import ARTIFACTS, INCOME, VIKING_DECK
from vikingtable.rules.knarr.words import DECISIONS, HELP

#: What section 7 of the rules settles, and what else players ask about.
RULINGS = [
    "ruling-income-first",
    "ruling-artifact-check",
    "ruling-shortage-tied",
    "ruling-silver-coin",
    "ruling-empty-stock",
    "ruling-refused",
    "ruling-reputation-cap",
    "ruling-amulet",
    "ruling-shared-win",
    "ruling-artifact-count",
    "ruling-four-alike",
    "ruling-pay-first",
    "ruling-unpayable",
    "ruling-after-reserve",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_option_artifact_and_decision_has_its_section(language: str) -> None:
    ids = list(sections("knarr", language))
    assert [one for one in ids if one.startswith("ruling-")] == RULINGS
    assert [one for one in ids if one.startswith("option-")] == [f"option-{option.key}" for option in OPTIONS]
    assert [one for one in ids if one.startswith("artifact-")] == [f"artifact-{name}" for name in ARTIFACTS]
    assert set(HELP) == set(DECISIONS.values())
    assert set(HELP.values()) <= set(ids)
    assert all(text.strip() for _, text in sections("knarr", language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_artifacts_are_called_on_the_page_what_the_window_calls_them(language: str) -> None:
    for name in ARTIFACTS:
        assert sections("knarr", language)[f"artifact-{name}"][0] == words(language)[f"knarr.artifact.{name}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_viking_cards_is_that_of_the_game(language: str) -> None:
    table = rows(sections("knarr", language)["pieces"][1])
    assert len(table) == 5
    for colour, row in enumerate(table):
        assert len(row) == 5
        for gain, cell in enumerate(row[1:]):
            counts = [VIKING_DECK[seats].count(colour * 4 + gain) for seats in (2, 3, 4)]
            assert cell == " / ".join(str(count) for count in counts), f"{row[0]}: {cell}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_income_is_that_of_the_game(language: str) -> None:
    covered: dict[int, int] = {}
    for steps, points in rows(sections("knarr", language)["income"][1]):
        ends = [int(number) for number in re.findall(r"\d+", steps)]
        covered |= {step: int(points) for step in range(ends[0], ends[-1] + 1)}
    assert tuple(covered[step] for step in range(15)) == INCOME
