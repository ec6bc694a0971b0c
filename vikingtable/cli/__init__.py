"""The command ``vikingtable``: opens the window, or does without one what a named command says."""

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module

import vikingtable
from vikingtable.cli.console import Console, Fault, Parser
from vikingtable.texts import english
from vikingtable.texts.message import msg, render

#: The commands, each a module of this package with ``add(parser)`` and ``run(arguments, console) -> exit code``.
COMMANDS = ("play", "show", "verify", "replay", "diff", "edit", "bench", "fit", "hint")
#: Exit codes besides those of the commands: the command line itself was wrong; the user interrupted.
USAGE, INTERRUPTED = 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program with the arguments of the process, or with the given ones, and returns its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _open_streams()
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
        _discard_output()
        return 1
    except OSError as error:  # such as a full disk behind the output
        if not _is_output_fault(error):
            raise
        _discard_output()
        console.fault(render(msg("cli.no_output", error.strerror or str(error))))
        return 1


def _open_streams() -> None:
    """A stream that was closed before the program began becomes an empty one, and none ends it by a strange letter."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _is_output_fault(error: OSError) -> bool:
    """Whether writing the result has failed; a fault of a file, which names it, is another matter."""
    return error.filename is None and error.errno in (errno.ENOSPC, errno.EIO, errno.EBADF, errno.EFBIG, errno.EDQUOT)


def _discard_output() -> None:
    """Sends what is still to be written nowhere, lest it fail once more when the process ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _run(name: str, arguments: Sequence[str], console: Console) -> int:
    if not name and arguments and arguments[0].isalpha() and not os.path.exists(arguments[0]):
        # No file is meant: a window that cannot open it would tell less.
        raise Fault([render(msg("cli.unknown_command", arguments[0], ", ".join(COMMANDS)))], USAGE)
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
