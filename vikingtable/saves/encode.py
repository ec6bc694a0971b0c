"""A save as the text of its file: stable key order, an action a line, so that it can be read and compared."""

import json
from typing import Any

import attrs

from vikingtable.rules.plain import to_plain
from vikingtable.saves.digest import digest, plain_action
from vikingtable.saves.limits import MAX_ACTIONS, MAX_BYTES
from vikingtable.saves.migrate import FORMAT
from vikingtable.saves.model import SavedGame, SavedLab, SaveError
from vikingtable.saves.strict_json import parse

#: The keys of a saved game, in the order in which they are written; all are needed.
GAME_KEYS = (
    "format",
    "rules",
    "application",
    "kind",
    "game",
    "options",
    "seats",
    "seed",
    "setup",
    "start",
    "actions",
    "turn",
    "turn_actions",
    "state",
    "analysis",
    "digest",
)
#: The keys of a saved tile lab, likewise.
LAB_KEYS = ("format", "application", "kind", "lab")

#: A value that fits into this many characters stays on one line.
_LINE = 110
_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(", ", ": "), allow_nan=False)


def plain(saved: SavedGame | SavedLab) -> dict[str, Any]:
    """The save as JSON data, keys in their order, digest made anew."""
    if isinstance(saved, SavedLab):
        return {"format": FORMAT, "application": saved.application, "kind": "lab", "lab": dict(saved.lab)}
    setup = to_plain(saved.setup_outcomes)
    start = to_plain(saved.start)
    actions = [plain_action(kept) for kept in saved.actions]
    return {
        "format": FORMAT,
        "rules": saved.rules,
        "application": saved.application,
        "kind": "game",
        "game": saved.game,
        "options": dict(saved.setup.options),
        "seats": [attrs.asdict(seat) for seat in saved.seats],
        "seed": saved.setup.seed,
        "setup": setup,
        "start": start,
        "actions": actions,
        "turn": to_plain(saved.turn_state),
        "turn_actions": saved.turn_actions,
        "state": to_plain(saved.state),
        "analysis": saved.analysis,
        "digest": digest(setup, start, actions),
    }


def encode(saved: SavedGame | SavedLab) -> bytes:
    """The bytes of the save's file. A game whose history is too long to be read again leaves it out.

    Raises ``ValueError`` for a tile lab that is larger than a file may be, ``TypeError`` for one whose data a file
    cannot hold (fractions, keys that are no texts).
    """
    data = _text(plain(saved))
    if isinstance(saved, SavedGame) and (len(data) > MAX_BYTES or len(saved.actions) > MAX_ACTIONS):
        data = _text(plain(without_history(saved)))
    if len(data) > MAX_BYTES:
        raise ValueError("the save is larger than a file may be")
    if isinstance(saved, SavedLab) and _unreadable(data, saved):
        raise TypeError("the tile lab's data cannot be read again")
    return data


def _unreadable(data: bytes, saved: SavedLab) -> bool:
    try:
        return bool(parse(data)["lab"] != saved.lab)
    except SaveError:
        return True


def without_history(saved: SavedGame) -> SavedGame:
    """The same position with no actions: they count from it."""
    return attrs.evolve(saved, start=saved.state, actions=(), turn_state=saved.state, turn_actions=0, replayable=True)


def _text(data: dict[str, Any]) -> bytes:
    lines = []
    for key, value in data.items():
        if key == "actions" and value:
            text = "[\n" + ",\n".join(_ENCODER.encode(action) for action in value) + "\n]"
        else:
            text = _laid_out(value, "")
        lines.append(f'"{key}": {text}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode("utf-8", "replace")


def _laid_out(value: Any, indent: str) -> str:
    """``value`` on one line if it fits, else a line for each of its parts; a list of numbers is never broken."""
    if type(value) not in _CONTAINERS:
        return _ENCODER.encode(value)
    parts = list(value.values()) if type(value) is dict else value
    opened, closed = "{}" if type(value) is dict else "[]"
    if not any(type(part) in _CONTAINERS for part in parts):
        return _ENCODER.encode(value)
    inner = indent + " "
    lines = [_laid_out(part, inner) for part in parts]
    if type(value) is dict:
        lines = [f"{_ENCODER.encode(key)}: {line}" for key, line in zip(value, lines, strict=True)]
    if sum(map(len, lines)) + 2 * len(lines) <= _LINE and not any("\n" in line for line in lines):
        return opened + ", ".join(lines) + closed
    return opened + "\n" + inner + (",\n" + inner).join(lines) + "\n" + indent + closed


_CONTAINERS = frozenset((dict, list))
