"""Texts of the room `boru`."""

from vikingtable.texts import Text

TEXTS: dict[str, Text] = {}
