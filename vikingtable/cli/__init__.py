"""The command ``vikingtable``: opens the window, or does without one what a named command says."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

import vikingtable
from vikingtable.cli.console import Console, Fault, Parser
from vikingtable.texts import english

#: The commands, each a module of this package with ``add(parser)`` and ``run(arguments, console) -> exit code``.
COMMANDS = ("play", "show", "verify", "replay", "diff", "edit", "bench", "fit")
#: Exit codes besides those of the commands: the command line itself was wrong; the user interrupted.
USAGE, INTERRUPTED = 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program with the arguments of the process, or with the given ones, and returns its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that cannot show a letter must not end the program
            stream.reconfigure(errors="replace")
    name = given[0] if given and given[0] in COMMANDS else ""
    console = Console(f"vikingtable {name}".rstrip())
    try:
        code = _run(name, given[1:] if name else given, console)
        sys.stdout.flush()
        return code
    except Fault as fault:
        for line in fault.lines:
            console.fault(line)
        return fault.code
    except KeyboardInterrupt:
        console.fault(english("cli.interrupted"))
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output, such as ``head``, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _run(name: str, arguments: Sequence[str], console: Console) -> int:
    parser = _command_parser(name) if name else _window_parser()
    try:
        parsed = parser.parse_args(arguments)
    except SystemExit as ended:  # --help and --version, or a wrong command line, which has been named
        return ended.code if isinstance(ended.code, int) else 0
    if name:
        code: int = import_module(f"vikingtable.cli.{name}").run(parsed, console)
        return code
    return int(import_module("vikingtable.cli.window").run(parsed, console))


def _command_parser(name: str) -> argparse.ArgumentParser:
    parser = Parser(f"vikingtable {name}", english(f"cli.{name}.about"))
    import_module(f"vikingtable.cli.{name}").add(parser)
    return parser


def _window_parser() -> argparse.ArgumentParser:
    width = max(len(name) for name in COMMANDS)
    rows = [f"  {name:<{width}}  {english(f'cli.{name}.about')}" for name in COMMANDS]
    epilog = "\n".join((english("cli.commands"), *rows, "", english("cli.more")))
    parser = Parser(
        "vikingtable", english("cli.about"), usage="vikingtable [FILE]\n       vikingtable COMMAND …", epilog=epilog
    )
    parser.add_argument("file", metavar="FILE", nargs="?", help=english("cli.file"))
    parser.add_argument("--version", action="version", version=f"vikingtable {vikingtable.__version__}")
    return parser
