"""Setting up a position: one checked change of a saved game, by path."""

import json
import re
from typing import Any

import attrs

from vikingtable.rules.plain import PlainError, strict_converter, structured, to_plain
from vikingtable.rules.registry import game as game_by_id
from vikingtable.saves.decode import checked_state
from vikingtable.saves.encode import without_history
from vikingtable.saves.model import SavedGame, SaveError, SeatInfo
from vikingtable.saves.strict_json import parse, shortened
from vikingtable.texts.message import msg

_PART = re.compile(r"""\.?([^\W\d]\w*)|\[(\d{1,6})\]|\[("(?:[^"\\]|\\.)*")\]""")


def assignment(text: str) -> tuple[str, Any]:
    """``PATH=VALUE`` as a path and plain data: JSON where it can be read as such, else the text itself.

    Raises ``SaveError`` if there is no ``=`` or no path.
    """
    path, sign, value = text.partition("=")
    if not sign or not path.strip():
        raise SaveError(msg("saves.edit.no_assignment"), shortened(text))
    try:
        return path.strip(), parse(b'{"value": ' + value.encode("utf-8", "replace") + b"}")["value"]
    except SaveError:
        return path.strip(), value


def edit(saved: SavedGame, path: str, value: Any) -> SavedGame:
    """The game with the plain ``value`` at ``path``, such as ``state.players[0].silver``.

    A change under ``state`` makes the new position the start, with no actions; one under ``seats`` (name, kind,
    level, colour, pattern) keeps the history. Raises ``SaveError`` for a path that is not there, a value of the
    wrong kind and a position that is impossible.
    """
    parts = _parts(path)
    if parts[0] == "state" and len(parts) > 1:
        plain = to_plain(saved.state)
        _set(plain, parts[1:], value, path)
        state = checked_state(game_by_id(saved.game), plain, "state", len(saved.seats))
        return without_history(attrs.evolve(saved, state=state))
    if parts[0] == "seats" and len(parts) > 1:
        seats: Any = [attrs.asdict(seat) for seat in saved.seats]
        _set(seats, parts[1:], value, path)
        try:
            return attrs.evolve(saved, seats=structured(strict_converter(), tuple[SeatInfo, ...], seats, "seats"))
        except PlainError as fault:
            raise SaveError(msg("saves.edit.bad_value"), fault.path, None, shortened(fault.reason, 200)) from None
    raise SaveError(msg("saves.edit.wrong_root"), shortened(path))


def _parts(path: str) -> list[str | int]:
    parts: list[str | int] = []
    at = 0
    while at < len(path):
        found = _PART.match(path, at)
        if found is None or (at == 0) == (found[0][0] in ".["):
            raise SaveError(msg("saves.edit.bad_path"), shortened(path))
        word, index, quoted = found.groups()
        try:
            parts.append(word if word else int(index) if index else str(json.loads(quoted)))
        except ValueError:
            raise SaveError(msg("saves.edit.bad_path"), shortened(path)) from None
        at = found.end()
    if not parts:
        raise SaveError(msg("saves.edit.bad_path"), shortened(path))
    return parts


def _set(plain: Any, parts: list[str | int], value: Any, path: str) -> None:
    for depth, part in enumerate(parts):
        if isinstance(part, int):
            there = type(plain) is list and part < len(plain)
        else:
            there = type(plain) is dict and part in plain
        if not there:
            raise SaveError(msg("saves.edit.no_such_place"), shortened(path))
        if depth == len(parts) - 1:
            plain[part] = value
        else:
            plain = plain[part]
