"""Texts of the room `wild_vikings`."""

from vikingtable.texts import Text

TEXTS: dict[str, Text] = {}
