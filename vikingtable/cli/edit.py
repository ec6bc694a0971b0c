"""``vikingtable edit``: sets up a position by changing a save, checked as a whole before it is written."""

import argparse

from vikingtable.cli.console import Console, Parser, save_fault
from vikingtable.saves import files
from vikingtable.saves.edit import assignment, edit_all
from vikingtable.saves.model import SavedGame, SaveError
from vikingtable.texts import english
from vikingtable.texts.message import msg, render


def add(parser: Parser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar="FILE", help=english("cli.edit.file"))
    parser.add_argument(
        "--set",
        metavar="PATH=VALUE",
        nargs="+",
        action="extend",
        required=True,
        dest="changes",
        help=english("cli.edit.set"),
    )
    parser.add_argument("--output", metavar="FILE", help=english("cli.edit.output"))
    parser.json_option()


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Makes all changes together; nothing is written unless the position that they give is possible."""
    try:
        saved = files.read(arguments.file).saved
    except SaveError as error:
        raise save_fault(error, arguments.file) from None
    target = arguments.output or arguments.file
    try:
        if not isinstance(saved, SavedGame):
            raise SaveError(msg("cli.edit.lab"))
        saved = edit_all(saved, [assignment(text) for text in arguments.changes])
    except SaveError as error:
        raise save_fault(error, arguments.file, 1, advice=False) from None
    try:
        files.write(target, saved)
    except SaveError as error:
        raise save_fault(error, target, 1) from None
    if arguments.json:
        console.json({"file": target, "changes": len(arguments.changes), "actions": len(saved.actions)})
    else:
        console.line(render(msg("cli.edit.done", target, n=len(arguments.changes))))
    return 0
