"""The pages of the rules: Markdown with section ids, split into sections, searched letter by letter."""

import re
from collections.abc import Iterator
from functools import cache

from attrs import frozen

from vikingtable.paths import resource

_HEADING = re.compile(r"^(#{1,4})\s+(.*?)\s*(?:\{#([\w.-]+)\})?\s*$")
_FENCE = re.compile(r"^\s*(```|~~~)")

#: Letters that a search takes for one another: two ways to write the same word, or the same sign.
_FOLD = str.maketrans({"～": "〜", "険": "検", "ё": "е", "−": "-", "–": "-", "’": "'"})


@frozen
class Section:
    """One heading of a page; ``id`` is what links and F1 name, "" where the page gives none."""

    id: str
    title: str
    #: 1 for the page's title, 2 for a chapter, 3 and 4 below it.
    level: int


@frozen
class Book:
    """One page of rules, ready to be shown: the Markdown without the ids, and its sections in order."""

    id: str
    language: str
    markdown: str
    sections: tuple[Section, ...]

    def index_of(self, section: str) -> int:
        """The number of a section; 0 if there is no such section."""
        return next((at for at, one in enumerate(self.sections) if section and one.id == section), 0)


@cache
def book(book_id: str, language: str) -> Book | None:
    """The rules of a game, or of the ``lab``, in a language; in English where there are none in it, else ``None``."""
    for code in dict.fromkeys((language, "en")):
        path = resource("rules", book_id, f"{code}.md")
        if path.is_file():
            markdown, sections = parsed(path.read_text(encoding="utf-8"))
            return Book(book_id, code, markdown, sections)
    return None


def parsed(text: str) -> tuple[str, tuple[Section, ...]]:
    """Markdown without section ids, and the sections that they name."""
    lines, sections = [], []
    fenced = False
    for line in text.splitlines():
        if _FENCE.match(line):
            fenced = not fenced
        match = None if fenced else _HEADING.match(line)
        if match:
            sections.append(Section(match[3] or "", plain(match[2]), len(match[1])))
            lines.append(f"{match[1]} {match[2]}")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n", tuple(sections)


def plain(title: str) -> str:
    """A heading without Markdown's marks."""
    return re.sub(r"[*_`]|\[([^\]]*)\]\([^)]*\)", lambda match: match[1] or "", title)


def folded(text: str) -> str:
    """The text as the search compares it; each letter stays at its place."""
    lowered = "".join(small if len(small := letter.lower()) == 1 else letter for letter in text)
    return lowered.translate(_FOLD)


def places(text: str, wanted: str) -> Iterator[int]:
    """Where ``wanted`` stands in ``text``, both folded already; nothing for an empty search."""
    at = text.find(wanted) if wanted else -1
    while at >= 0:
        yield at
        at = text.find(wanted, at + len(wanted))
