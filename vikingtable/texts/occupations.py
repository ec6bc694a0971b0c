"""Texts of the room `occupations`."""

from vikingtable.texts import Text

TEXTS: dict[str, Text] = {}
