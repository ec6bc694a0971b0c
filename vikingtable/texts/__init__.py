"""Every sentence the program can say, in English, by key; one module a room, joined here. Free of Qt.

A key is ``room.what.detail``. Its first part is the context in the Qt translation files, the key itself is the
message's disambiguation there, so two equal English words never share a translation by accident.
Placeholders are ``%1`` to ``%9`` and, in counted texts, ``%n``.
"""

from importlib import import_module
from typing import NamedTuple


class Plural(NamedTuple):
    """A counted text: the English form for one and the form for every other number; both hold ``%n``."""

    one: str
    other: str


Text = str | Plural

#: The modules that hold texts; each has ``TEXTS: dict[str, Text]`` and may have ``NOTES: dict[str, str]``
#: (what a translator must know, by key).
ROOMS = (
    "common",
    "app",
    "lab",
    "tiles",
    "wild_vikings",
    "wild_vikings_ui",
    "feast",
    "feast_ui",
    "occupations",
    "knarr",
    "knarr_ui",
    "boru",
    "boru_ui",
    "saves",
    "cli",
)


def _joined(name: str) -> dict[str, Text]:
    table: dict[str, Text] = {}
    for room in ROOMS:
        part: dict[str, Text] = getattr(import_module(f"vikingtable.texts.{room}"), name, {})
        doubled = table.keys() & part.keys()
        if doubled:
            raise ValueError(f"text keys defined twice: {sorted(doubled)}")
        table.update(part)
    return table


#: English source text by key.
TEXTS: dict[str, Text] = _joined("TEXTS")
#: Notes for translators by key.
NOTES: dict[str, str] = {key: str(note) for key, note in _joined("NOTES").items()}


def source(key: str) -> str:
    """The English text that stands for ``key`` in the translation files (a counted text: its plural form)."""
    text = TEXTS[key]
    return text.other if isinstance(text, Plural) else text


def context(key: str) -> str:
    """The context of ``key`` in the translation files: its first part."""
    return key.partition(".")[0]


def english(key: str, n: int | None = None) -> str:
    """The English text of ``key`` with its placeholders still in it; ``n`` picks the form of a counted text.

    Raises ``KeyError`` for a key that no room defines.
    """
    text = TEXTS[key]
    if isinstance(text, Plural):
        return text.one if n == 1 else text.other
    return text
