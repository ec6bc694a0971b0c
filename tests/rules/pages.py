"""Reads the rules pages for the tests of all games: their sections, their tables, and the words of a language."""

import re
import xml.etree.ElementTree as ET
from functools import lru_cache

from vikingtable.paths import resource, translation
from vikingtable.texts import TEXTS

LANGUAGES = ("en", "ja", "bg")
_HEADING = re.compile(r"^## (.+) \{#([\w-]+)\}$")


@lru_cache
def sections(game: str, language: str) -> dict[str, tuple[str, str]]:
    """Title and text of each section of a page, by id."""
    found: dict[str, tuple[str, str]] = {}
    current = ""
    for line in resource("rules", game, f"{language}.md").read_text("utf-8").splitlines():
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
    """The plain texts of the program in a language, by key."""
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
