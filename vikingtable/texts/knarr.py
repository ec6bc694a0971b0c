"""Texts of the room `knarr`."""

from vikingtable.texts import Text

TEXTS: dict[str, Text] = {}
