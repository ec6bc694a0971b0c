"""``vikingtable verify``: whether the recorded actions of saves lead to their positions."""

import argparse

from vikingtable.cli.console import Console, Parser, duration
from vikingtable.cli.show import verdict_word
from vikingtable.saves.files import read_bytes
from vikingtable.saves.limits import never, stop_after
from vikingtable.saves.model import DIFFERS, NOT_CHECKED, OTHER_RULES, SAME, UNREADABLE, SaveError, Verdict
from vikingtable.saves.replay import verify
from vikingtable.saves.strict_json import shortened
from vikingtable.texts import english
from vikingtable.texts.message import msg, render

#: Of several files, the exit code is that of the worst; best first.
_BY_WEIGHT = (SAME, NOT_CHECKED, OTHER_RULES, DIFFERS, UNREADABLE)


def add(parser: Parser) -> None:
    """The arguments of the command."""
    parser.add_argument("files", metavar="FILE", nargs="+", help=english("cli.file_to_read"))
    parser.add_argument("--seconds", metavar="S", type=duration, help=english("cli.verify.seconds"))
    parser.json_option()


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Checks each file and ends with the worst verdict: 0 same … 4 not checked in the time given."""
    worst = SAME
    results = []
    for path in arguments.files:
        verdict = _verdict(path, arguments.seconds)
        worst = max(worst, verdict.code, key=_BY_WEIGHT.index)
        sentence = render(verdict.message) if verdict.message else ""
        results.append(
            {
                "file": path,
                "code": verdict.code,
                "verdict": verdict_word(verdict),
                "path": verdict.path or None,
                "message": sentence or None,
            }
        )
        if verdict.code != SAME:
            # Most sentences name the place themselves.
            named = verdict.path == shortened(path, 400) or verdict.path in sentence
            place = "" if named else f"{verdict.path}: "
            console.fault(f"{path}: {place}{sentence}")
        elif not arguments.json:
            console.line(render(msg("cli.verify.same", path)))
    if arguments.json:
        console.json(results)
    return worst


def _verdict(path: str, seconds: float | None) -> Verdict:
    try:
        data = read_bytes(path)
    except SaveError as error:
        return Verdict(UNREADABLE, error.place, error.message)
    return verify(data, never if seconds is None else stop_after(seconds))
