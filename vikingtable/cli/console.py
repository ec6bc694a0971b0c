"""What every command says and how: lines on standard output, a line a fault on standard error, JSON for machines."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from vikingtable.texts import english
from vikingtable.texts.message import Message, msg, render

if TYPE_CHECKING:
    from vikingtable.saves.model import SaveError


#: The longest time that can be given, in seconds, and the most digits of a number.
_LONGEST_TIME, _LONGEST_NUMBER = 86_400, 18


class Fault(Exception):
    """Ends the command with ``code`` and a line on standard error for each of ``lines``."""

    def __init__(self, lines: Sequence[str], code: int = 1) -> None:
        super().__init__("\n".join(lines))
        self.lines = tuple(lines)
        self.code = code


class Parser(argparse.ArgumentParser):
    """An argument parser whose faults are one line, as all faults of the program are."""

    def __init__(self, name: str, about: str, *, usage: str | None = None, epilog: str | None = None) -> None:
        super().__init__(
            prog=name,
            description=about,
            usage=usage,
            epilog=epilog,
            allow_abbrev=False,
            add_help=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self.add_argument("-h", "--help", action="help", help=english("cli.help"))
        #: Makes what stands below the help, where that takes time: it is asked only when the help is shown.
        self.more_help: Callable[[], str] | None = None

    def json_option(self) -> None:
        """Adds ``--json``."""
        self.add_argument("--json", action="store_true", help=english("cli.json"))

    def format_help(self) -> str:
        """The help, with what ``more_help`` adds."""
        if self.more_help is not None:
            self.epilog = self.more_help()
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Names the fault in one line and ends with 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def duration(text: str) -> float:
    """A length of time on the command line, up to a day, in seconds."""
    try:
        length = float(text)
    except ValueError:
        length = -1.0
    if not 0 <= length <= _LONGEST_TIME:  # refuses what is no number, too
        raise argparse.ArgumentTypeError(render(msg("cli.no_seconds", text)))
    return length


def some_duration(text: str) -> float:
    """As ``duration``, and longer than nothing."""
    length = duration(text)
    if not length:
        raise argparse.ArgumentTypeError(render(msg("cli.no_seconds", text)))
    return length


def whole_number(text: str) -> int:
    """A whole number on the command line."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _LONGEST_NUMBER):
        raise argparse.ArgumentTypeError(render(msg("cli.no_number", text)))
    return int(text)


class Console:
    """Where a command says what it has to say. Streams are looked up anew each time: tests replace them."""

    def __init__(self, name: str) -> None:
        """``name`` stands before each fault, such as ``vikingtable verify``."""
        self._name = name

    def line(self, text: str = "") -> None:
        """A line of the result."""
        print(text, file=sys.stdout)

    def say(self, key: str, *args: int | str | Message, n: int | None = None, names: Sequence[str] = ()) -> None:
        """A text of the table as a line of the result."""
        self.line(render(msg(key, *args, n=n), names=names))

    def json(self, data: Any) -> None:
        """The result for machines: one JSON value."""
        print(json.dumps(data, indent=1), file=sys.stdout)

    def note(self, text: str) -> None:
        """A line on standard error that is no part of the result."""
        print(text, file=sys.stderr)

    def fault(self, text: str) -> None:
        """A line on standard error for one fault."""
        self.note(f"{self._name}: {' '.join(text.split())}")


def save_fault(error: "SaveError", path: str, code: int = 2, *, advice: bool = True) -> Fault:
    """The fault of a save that cannot be read, written or changed: file, place in it, reason and ``advice``."""
    detail = f" ({error.detail})" if error.detail else ""
    text = str(error) if advice else render(error.message) + detail
    place = "" if error.place == path or error.place in text else f"{error.place}: "
    return Fault([f"{path}: {place}{text}"], code)
