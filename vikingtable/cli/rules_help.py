"""A section of the in-app rules as text for the terminal."""

import re

from vikingtable.paths import resource

#: The section that explains a kind of decision, where it does not bear its name.
SECTIONS: dict[tuple[str, str], str] = {
    ("wild_vikings", "roll"): "turn",
    ("wild_vikings", "ship"): "face-black",
    ("wild_vikings", "bid"): "auction",
}

_HEADING = re.compile(r"^#+\s+(?P<title>.*?)\s*\{#(?P<id>[\w.-]+)\}\s*$")
_MARKS = re.compile(r"\*\*|`|\[(?P<text>[^\]]*)\]\([^)]*\)")


def decision_text(game_id: str, kind: str) -> str | None:
    """What the English rules say about a kind of decision; ``None`` if they have no section of it."""
    return section_text(game_id, SECTIONS.get((game_id, kind), kind))


def section_text(game_id: str, section: str) -> str | None:
    """The English rules section with this id, without its marks; ``None`` if the game has none such."""
    page = resource("rules", game_id, "en.md")
    if not page.is_file():
        return None
    found: list[str] = []
    inside = False
    for line in page.read_text("utf-8").splitlines():
        heading = _HEADING.match(line)
        if heading:
            inside = heading["id"] == section
            line = heading["title"]
        if inside:
            found.append(_MARKS.sub(lambda match: match["text"] or "", line))
    return "\n".join(found).strip() or None
