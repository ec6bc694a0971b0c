"""Texts that every room uses."""

from vikingtable.texts import Text

TEXTS: dict[str, Text] = {
    "common.list_separator": ", ",
    "common.seat_number": "Player %1",
    "common.setup.seats": "This game cannot be played by %1: it is for %2 to %3 players.",
    "common.setup.unknown_option": "Unknown option: %1.",
    "common.setup.bad_value": "Option %1 cannot have this value: %2.",
    "common.illegal.not_your_decision": "It is not this player's turn to decide.",
    "common.illegal.wrong_kind": "This is not what is asked for now.",
    "common.illegal.game_over": "The game is over.",
}

NOTES: dict[str, str] = {
    "common.list_separator": "Between the parts of a list; ja: the ideographic comma.",
    "common.seat_number": "The name of a player who has none; %1 counts from 1.",
}
