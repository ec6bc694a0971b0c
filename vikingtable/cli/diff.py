"""``vikingtable diff``: the first place at which two saves differ, whatever their layout."""

import argparse
import json
from typing import Any

from attrs import frozen

from vikingtable.cli.console import Console, Parser, save_fault
from vikingtable.rules.chance import ChanceError
from vikingtable.rules.game import SetupError
from vikingtable.rules.plain import to_plain
from vikingtable.rules.registry import game as game_by_id
from vikingtable.saves.decode import decode
from vikingtable.saves.diff import MISSING, Difference, diff
from vikingtable.saves.files import read_bytes
from vikingtable.saves.model import SavedLab, SaveError
from vikingtable.saves.strict_json import parse, shortened
from vikingtable.texts import english
from vikingtable.texts.message import msg, render

_LONGEST_VALUE = 120


def add(parser: Parser) -> None:
    """The arguments of the command."""
    parser.add_argument("one", metavar="A", help=english("cli.file_to_read"))
    parser.add_argument("other", metavar="B", help=english("cli.diff.other"))
    parser.json_option()


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Ends with 0 if both hold the same, 1 if they differ, 2 if one cannot be read."""
    found = _difference(_read(arguments.one), _read(arguments.other))
    if arguments.json:
        result: dict[str, Any] = {"same": found is None}
        if found is not None:
            result["path"] = found.path
            for side, value in (("left", found.left), ("right", found.right)):
                if value is not MISSING:
                    result[side] = value
        console.json(result)
    elif found is None:
        console.say("cli.diff.same")
    else:
        console.say("cli.diff.differs", found.path, _short(found.left), _short(found.right))
    return 0 if found is None else 1


@frozen
class _File:
    """A save as it was read."""

    data: bytes
    plain: dict[str, Any]

    def first_position(self) -> Any:
        """The position from which the actions count, as plain data; ``None`` where it cannot be had."""
        if self.plain["start"] is not None:
            return self.plain["start"]
        try:
            saved = decode(self.data).saved
            if isinstance(saved, SavedLab):
                return None
            return to_plain(game_by_id(saved.game).new(saved.setup, saved.setup_outcomes).state)
        except (SaveError, ChanceError, SetupError):
            return None


def _difference(left: _File, right: _File) -> Difference | None:
    """The first difference; where one game counts from its deal and the other from a position that was set up, as
    ``edit`` writes it, the difference is looked for inside these positions."""
    one, other = left.plain, right.plain
    alike = all(one.get(key) == other.get(key) for key in ("format", "kind", "game", "rules"))
    starts = [one.get("start"), other.get("start")]
    if alike and one["kind"] == "game" and (starts[0] is None) != (starts[1] is None):
        set_up = other if starts[0] is None else one
        if not set_up.get("actions"):
            # Nothing was played on it yet: it is compared with the position that was changed.
            found = diff(one.get("state"), other.get("state"), "state")
        else:
            found = diff(left.first_position(), right.first_position(), "start")
        if found is not None:
            return found
    return diff(one, other)


def _read(path: str) -> _File:
    try:
        data = read_bytes(path)
        plain = parse(data)
        if "format" not in plain or "kind" not in plain:
            raise SaveError(msg("saves.read.not_a_save"), "", msg("saves.advice.other_file"))
    except SaveError as error:
        raise save_fault(error, path) from None
    return _File(data, plain)


def _short(value: Any) -> str:
    if value is MISSING:
        return render(msg("cli.diff.nothing"))
    return shortened(json.dumps(value, ensure_ascii=False), _LONGEST_VALUE)
