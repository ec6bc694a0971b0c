"""The lab's rules page names every rule and option, has the same sections in every language, and its examples work."""

import json
import re

import attrs
import pytest

from vikingtable import paths
from vikingtable.tiles.rules import PlacementRules
from vikingtable.ui.lab import exchange, libraries, payload
from vikingtable.ui.lab.frame import TOOLS

_ID = re.compile(r"^#+ .*\{#([\w.-]+)\}$", re.MULTILINE)
_FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def _page(language: str) -> str:
    return paths.resource("rules", "lab", f"{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "ja", "bg"])
def test_sections_are_the_same_in_every_language(language):
    ids = _ID.findall(_page(language))
    assert ids == _ID.findall(_page("en"))
    assert len(ids) == len(set(ids)) == 23


def test_every_rule_and_every_tool_has_its_section():
    ids = set(_ID.findall(_page("en")))
    assert {f"rule-{field.name}" for field in attrs.fields(PlacementRules)} <= ids
    assert {section for _, section in TOOLS.values()} <= ids


@pytest.mark.parametrize("language", ["en", "ja", "bg"])
def test_the_grid_of_the_page_can_be_imported(language):
    ((_, grid),) = _FENCED.findall(_page(language))
    assert exchange.read_text(grid).area.bit_count() == 12


def test_the_examples_of_the_docs_can_be_read():
    docs = (paths.resource("rules").parent.parent / "docs" / "lab.md").read_text(encoding="utf-8")
    examples = [text for _, text in _FENCED.findall(docs)]
    grid, arrangement, saved, library = examples
    assert len(exchange.read_text(grid).tracks) == 1
    assert exchange.read_json(arrangement.encode()).tile("own_1").name == "Hook"
    assert payload.from_plain(json.loads(saved)).active.tile("oil").count == 3
    assert libraries.from_bytes(library.encode()).shapes[0].name == "Plus"
