"""The rules pages of Knarr: the same sections in three languages, every ruling, option, artifact and figure in them."""

import re
import xml.etree.ElementTree as ET
from functools import lru_cache

import pytest

from vikingtable.paths import resource, translation
from vikingtable.rules.knarr.setup import OPTIONS
from vikingtable.rules.knarr.tables import ARTIFACTS, INCOME, VIKING_DECK
from vikingtable.rules.knarr.words import DECISIONS, HELP
from vikingtable.texts import TEXTS

LANGUAGES = ("en", "ja", "bg")
_HEADING = re.compile(r"^## (.+) \{#([\w-]+)\}$")

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


@lru_cache
def sections(language: str) -> dict[str, tuple[str, str]]:
    """Title and text of each section of a page, by id."""
    found: dict[str, tuple[str, str]] = {}
    current = ""
    for line in resource("rules", "knarr", f"{language}.md").read_text("utf-8").splitlines():
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
def test_every_ruling_option_artifact_and_decision_has_its_section(language: str) -> None:
    ids = list(sections(language))
    assert [one for one in ids if one.startswith("ruling-")] == RULINGS
    assert [one for one in ids if one.startswith("option-")] == [f"option-{option.key}" for option in OPTIONS]
    assert [one for one in ids if one.startswith("artifact-")] == [f"artifact-{name}" for name in ARTIFACTS]
    assert set(HELP) == set(DECISIONS.values())
    assert set(HELP.values()) <= set(ids)
    assert all(text.strip() for _, text in sections(language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_sections(language: str) -> None:
    for title, text in sections(language).values():
        for target in re.findall(r"\]\(#([^)]+)\)", text):
            assert target in sections(language), f"{title}: {target}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_artifacts_are_called_on_the_page_what_the_window_calls_them(language: str) -> None:
    for option in OPTIONS:
        title, text = sections(language)[f"option-{option.key}"]
        key = f"knarr.option.{option.key}"
        assert title == words(language)[key]
        for value in option.values:
            name = value if isinstance(value, str) else str(value).lower()
            assert f"**{words(language)[f'{key}.{name}']}**" in text, f"{option.key}: {value}"
    for name in ARTIFACTS:
        assert sections(language)[f"artifact-{name}"][0] == words(language)[f"knarr.artifact.{name}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_viking_cards_is_that_of_the_game(language: str) -> None:
    table = rows(sections(language)["pieces"][1])
    assert len(table) == 5
    for colour, row in enumerate(table):
        assert len(row) == 5
        for gain, cell in enumerate(row[1:]):
            counts = [VIKING_DECK[seats].count(colour * 4 + gain) for seats in (2, 3, 4)]
            assert cell == " / ".join(str(count) for count in counts), f"{row[0]}: {cell}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_income_is_that_of_the_game(language: str) -> None:
    covered: dict[int, int] = {}
    for steps, points in rows(sections(language)["income"][1]):
        ends = [int(number) for number in re.findall(r"\d+", steps)]
        covered |= {step: int(points) for step in range(ends[0], ends[-1] + 1)}
    assert tuple(covered[step] for step in range(15)) == INCOME
