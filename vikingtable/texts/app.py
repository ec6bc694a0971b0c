"""Texts of the room `app`."""

from vikingtable.texts import Text

TEXTS: dict[str, Text] = {}
