"""Every sentence the program can say, in English, by key; one module a room, joined here. Free of Qt.

A key is ``room.what.detail``. Its first part is the context in the Qt translation files, the key itself is the
message's disambiguation there, so two equal English words never share a translation by accident.
Placeholders are ``%1`` to ``%9`` and, in counted texts, ``%n``.
"""

from collections.abc import Iterator, MutableMapping, Sequence
from importlib import import_module
from typing import NamedTuple, TypeVar

T = TypeVar("T")


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
    "advice",
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


class _Table(MutableMapping[str, T]):
    """What the rooms hold under one name, joined. A room is read when a key of its is asked for: the first picture
    of the window needs three of them."""

    def __init__(self, name: str, empty: bool) -> None:
        """``name``: of the rooms' dictionaries; ``empty``: whether a room may have none."""
        self._name = name
        self._empty = empty
        self._held: dict[str, T] = {}
        self._waiting = list(ROOMS)

    def _read(self, rooms: Sequence[str]) -> None:
        for room in rooms:
            self._waiting.remove(room)
            module = import_module(f"vikingtable.texts.{room}")
            part: dict[str, T] = getattr(module, self._name, {}) if self._empty else getattr(module, self._name)
            doubled = self._held.keys() & part.keys()
            if doubled:
                raise ValueError(f"text keys defined twice: {sorted(doubled)}")
            self._held.update(part)

    def __getitem__(self, key: str) -> T:
        if key not in self._held:
            self._read([room for room in self._waiting if room.removesuffix("_ui") == context(key)])
        if key not in self._held:
            self._read(self._waiting[:])
        return self._held[key]

    def __setitem__(self, key: str, text: T) -> None:
        self._held[key] = text

    def __delitem__(self, key: str) -> None:
        del self._held[key]

    def __iter__(self) -> Iterator[str]:
        self._read(self._waiting[:])
        return iter(self._held)

    def __len__(self) -> int:
        self._read(self._waiting[:])
        return len(self._held)


#: English source text by key. A key is looked for in the room that its first part names, and in that room's ``_ui``.
TEXTS: MutableMapping[str, Text] = _Table("TEXTS", empty=False)
#: Notes for translators by key.
NOTES: MutableMapping[str, str] = _Table("NOTES", empty=True)


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
