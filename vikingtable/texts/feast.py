"""Texts of the room `feast`."""

from vikingtable.texts import Text

TEXTS: dict[str, Text] = {}
