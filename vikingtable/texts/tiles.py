"""Texts of the room `tiles`."""

from vikingtable.texts import Text

TEXTS: dict[str, Text] = {}
