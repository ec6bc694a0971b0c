"""Texts that every room uses."""

from vikingtable.texts import Text

TEXTS: dict[str, Text] = {
    "common.list_separator": ", ",
    "common.seat_number": "Player %1",
}

NOTES: dict[str, str] = {
    "common.list_separator": "Between the parts of a list; ja: the ideographic comma.",
    "common.seat_number": "The name of a player who has none; %1 counts from 1.",
}
