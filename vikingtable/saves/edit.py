"""Setting up a position: checked changes of a saved game, by path."""

import json
import re
from collections.abc import Sequence
from typing import Any

import attrs

from vikingtable.rules.plain import PlainError, strict_converter, structured, to_plain
from vikingtable.rules.registry import game as game_by_id
from vikingtable.saves.decode import checked_state
from vikingtable.saves.encode import without_history
from vikingtable.saves.model import SavedGame, SaveError, SeatInfo
from vikingtable.saves.strict_json import parse, shortened
from vikingtable.texts.message import msg

#: A key, an index in brackets or behind a point (``hands[0]``, ``hands.0``), or a quoted key in brackets.
_PART = re.compile(r"""\.?([^\W\d]\w*)|\[([0-9]{1,6})\]|\.([0-9]{1,6})(?!\w)|\[("(?:[^"\\]|\\.)*")\]""")


def assignment(text: str) -> tuple[str, Any]:
    """``PATH=VALUE`` as a path and plain data: JSON where it can be read as such, else the text itself.

    Raises ``SaveError`` if there is no ``=`` or no path.
    """
    path, sign, value = text.partition("=")
    if not sign or not path.strip():
        raise SaveError(msg("saves.edit.no_assignment", shortened(text)), shortened(text))
    try:
        return path.strip(), parse(b'{"value": ' + value.encode("utf-8", "replace") + b"}")["value"]
    except SaveError:
        return path.strip(), value


def edit(saved: SavedGame, path: str, value: Any) -> SavedGame:
    """The game with the plain ``value`` at ``path``, such as ``state.players[0].silver``; see ``edit_all``."""
    return edit_all(saved, ((path, value),))


def edit_all(saved: SavedGame, changes: Sequence[tuple[str, Any]]) -> SavedGame:
    """The game with a plain value at each path, checked when all are made: pieces move from one place to another.

    A change under ``state`` makes the new position the start, with no actions; one under ``seats`` (name, kind,
    level, colour, pattern) keeps the history. Raises ``SaveError`` for a path that is not there, a value of the
    wrong kind and a position that is impossible.
    """
    state: Any = None
    seats: Any = None
    for path, value in changes:
        parts = _parts(path)
        if len(parts) < 2 or parts[0] not in ("state", "seats"):
            raise SaveError(msg("saves.edit.wrong_root", shortened(path)), shortened(path))
        if parts[0] == "state":
            state = to_plain(saved.state) if state is None else state
            _set(state, parts[1:], value, path)
        else:
            seats = [attrs.asdict(seat) for seat in saved.seats] if seats is None else seats
            _set(seats, parts[1:], value, path)
    if seats is not None:
        try:
            saved = attrs.evolve(saved, seats=structured(strict_converter(), tuple[SeatInfo, ...], seats, "seats"))
        except PlainError as fault:
            raise SaveError(msg("saves.edit.bad_value"), fault.path, None, shortened(fault.reason, 200)) from None
    if state is not None:
        position = checked_state(game_by_id(saved.game), state, "state", len(saved.seats))
        saved = without_history(attrs.evolve(saved, state=position))
    return saved


def _parts(path: str) -> list[str | int]:
    parts: list[str | int] = []
    at = 0
    while at < len(path):
        found = _PART.match(path, at)
        if found is None or (at == 0) == (found[0][0] in ".["):
            raise SaveError(msg("saves.edit.bad_path", shortened(path)), shortened(path))
        word, bracketed, pointed, quoted = found.groups()
        index = bracketed or pointed
        try:
            parts.append(word if word else int(index) if index else str(json.loads(quoted)))
        except ValueError:
            raise SaveError(msg("saves.edit.bad_path", shortened(path)), shortened(path)) from None
        at = found.end()
    if not parts:
        raise SaveError(msg("saves.edit.bad_path", shortened(path)), shortened(path))
    return parts


def _set(plain: Any, parts: list[str | int], value: Any, path: str) -> None:
    for depth, part in enumerate(parts):
        if isinstance(part, int):
            there = type(plain) is list and part < len(plain)
        else:
            there = type(plain) is dict and part in plain
        if not there:
            raise SaveError(msg("saves.edit.no_such_place", shortened(path)), shortened(path))
        if depth == len(parts) - 1:
            plain[part] = value
        else:
            plain = plain[part]
