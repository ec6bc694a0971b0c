"""From the words of the command line to a set-up: games, seats, options, seeds."""

import os
from collections.abc import Sequence
from typing import Any

from vikingtable.bots.base import LEVELS
from vikingtable.cli.console import Fault
from vikingtable.rules.game import Game, Option, OptionValue
from vikingtable.rules.registry import game as game_by_id
from vikingtable.rules.registry import game_ids
from vikingtable.saves.model import SeatInfo
from vikingtable.texts import english
from vikingtable.texts.message import msg, render

#: Somebody at the terminal.
PERSON = "person"
#: Who can sit at a seat, as written after ``--seats``.
SITTERS = (*LEVELS, "random", PERSON)
#: Who sits at every seat when nothing is said.
USUAL = "medium"

_WORDS: dict[str, OptionValue] = {"true": True, "false": False, "none": None, "null": None}


def game_for(game_id: str) -> Game[Any]:
    """The game of that id. Raises ``Fault`` that names all."""
    try:
        return game_by_id(game_id)
    except KeyError:
        message = msg("cli.unknown_game", game_id, ", ".join(game_ids()))
        raise Fault([render(message)], 2) from None


def sitters_for(game: Game[Any], text: str | None) -> tuple[str, ...]:
    """Who sits at each seat, from ``easy,hard,…``; the smallest table when nothing is said. Raises ``Fault``."""
    if text is None:
        return (USUAL,) * game.seats[0]
    sitters = tuple(part.strip() for part in text.split(","))
    wrong = [part for part in sitters if part not in SITTERS]
    if wrong:
        raise Fault([render(msg("cli.unknown_sitter", part, ", ".join(SITTERS))) for part in wrong], 2)
    return sitters


def seat_infos(sitters: Sequence[str]) -> tuple[SeatInfo, ...]:
    """The seats as a session and a save know them."""
    infos = []
    for index, sitter in enumerate(sitters):
        name = render(msg("common.seat_number", index + 1))
        if sitter == PERSON:
            infos.append(SeatInfo(name))
        else:
            infos.append(SeatInfo(name, "computer", sitter))  # type: ignore[arg-type]
    return tuple(infos)


def options_for(game: Game[Any], texts: Sequence[str]) -> tuple[tuple[str, OptionValue], ...]:
    """Options from ``key=value`` words: true, false, none and numbers are taken as such where the option has them.

    Raises ``Fault`` for a word without ``=``, and with what there is for a key or a value that the game does not know.
    """
    known = {option.key: option for option in game.options}
    chosen: dict[str, OptionValue] = {}
    for text in texts:
        key, sign, word = text.partition("=")
        if not sign:
            raise Fault([render(msg("cli.no_option", text))], 2)
        value: OptionValue = word
        if word.lower() in _WORDS:
            value = _WORDS[word.lower()]
        elif word.removeprefix("-").isascii() and word.removeprefix("-").isdigit():
            value = int(word)
        if key not in known:
            raise Fault([render(msg("cli.unknown_option", key, ", ".join(known)))])
        if not known[key].allows(value):
            if not known[key].allows(word):
                raise Fault([render(msg("cli.bad_option", key, word, ", ".join(values_of(known[key]))))])
            value = word
        chosen[key] = value
    return tuple(chosen.items())


def values_of(option: Option) -> tuple[str, ...]:
    """What can be typed for an option, its default first; a range as ``low…high``."""
    values = dict.fromkeys((option.default, *option.presets, *option.values))
    # As dictionaries see it, 1 is True and 0 is False; no option offers both.
    words = [str(value).lower() if value is None or isinstance(value, bool) else str(value) for value in values]
    if not option.values:
        words.append(f"{option.low}…{option.high}")
    return tuple(words)


def options_of_all() -> str:
    """The options of every game with their values, a line each, for ``--help``."""
    lines = [english("cli.play.options")]
    for game_id in game_ids():
        lines.append(f"  {game_id}")
        lines += [f"    {option.key}={'|'.join(values_of(option))}" for option in game_by_id(game_id).options]
    return "\n".join(lines)


def seed_for(text: str | None) -> int:
    """The seed of the game: the number given, or a new one. Raises ``Fault`` for what is no number."""
    if text is None:
        return int.from_bytes(os.urandom(4))
    if not (text.isascii() and text.isdigit() and int(text) < 1 << 64):
        raise Fault([render(msg("cli.no_seed", text))], 2)
    return int(text)
