"""What holds for the rules pages of every game: the same sections in three languages, links, options by their names."""

import re
from collections.abc import Sequence

import pytest

from tests.rules.pages import LANGUAGES, sections, words
from vikingtable.rules.boru.setup import OPTIONS as BORU
from vikingtable.rules.feast.setup import OPTIONS as FEAST
from vikingtable.rules.game import Option
from vikingtable.rules.knarr.setup import OPTIONS as KNARR

GAMES = ("boru", "feast", "knarr", "wild_vikings")


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_have_the_same_sections_in_the_same_order(game: str) -> None:
    assert list(sections(game, "ja")) == list(sections(game, "en"))
    assert list(sections(game, "bg")) == list(sections(game, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_links_lead_to_sections(game: str, language: str) -> None:
    for title, text in sections(game, language).values():
        for target in re.findall(r"\]\(#([^)]+)\)", text):
            assert target in sections(game, language), f"{title}: {target}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), [("boru", BORU), ("feast", FEAST), ("knarr", KNARR)], ids=GAMES[:3])
def test_options_are_called_on_the_page_what_the_window_calls_them(
    game: str, options: Sequence[Option], language: str
) -> None:
    ids = list(sections(game, language))
    assert [one for one in ids if one.startswith("option-")] == [f"option-{option.key}" for option in options]
    for option in options:
        title, text = sections(game, language)[f"option-{option.key}"]
        key = f"{game}.option.{option.key}"
        assert title == words(language)[key]
        for value in option.values:
            name = value if isinstance(value, str) else str(value).lower()
            assert f"**{words(language)[f'{key}.{name}']}**" in text, f"{option.key}: {value}"
