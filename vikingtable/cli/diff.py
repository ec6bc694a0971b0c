"""``vikingtable diff``: the first place at which two saves differ, whatever their layout."""

import argparse
import json
from typing import Any

from vikingtable.cli.console import Console, Parser, save_fault
from vikingtable.saves.diff import MISSING, diff
from vikingtable.saves.files import read_bytes
from vikingtable.saves.model import SaveError
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
    found = diff(_plain(arguments.one), _plain(arguments.other))
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


def _plain(path: str) -> dict[str, Any]:
    try:
        plain = parse(read_bytes(path))
        if "format" not in plain or "kind" not in plain:
            raise SaveError(msg("saves.read.not_a_save"), "", msg("saves.advice.other_file"))
    except SaveError as error:
        raise save_fault(error, path) from None
    return plain


def _short(value: Any) -> str:
    if value is MISSING:
        return render(msg("cli.diff.nothing"))
    return shortened(json.dumps(value, ensure_ascii=False), _LONGEST_VALUE)
