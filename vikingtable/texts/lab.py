"""Texts of the room `lab`."""

from vikingtable.texts import Text

TEXTS: dict[str, Text] = {}
