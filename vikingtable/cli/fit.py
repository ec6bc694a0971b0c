"""``vikingtable fit``: the best arrangement of tiles on a board, from a file with a packing problem."""

import argparse
import json
import time
from collections.abc import Iterator
from string import ascii_letters
from typing import Any

from vikingtable.cli.console import Console, Fault, Parser, duration, save_fault, whole_number
from vikingtable.rules.feast.boards import CATALOGUE
from vikingtable.saves.files import read_bytes
from vikingtable.saves.limits import MAX_BYTES, stop_after
from vikingtable.saves.model import SaveError
from vikingtable.saves.strict_json import shortened
from vikingtable.texts import TEXTS, english
from vikingtable.texts.message import msg, render
from vikingtable.tiles.packing import Answer, Problem, ProblemError, Search

#: How long is searched when nothing is said, in seconds.
_USUAL_SECONDS = 10.0


def add(parser: Parser) -> None:
    """The arguments of the command."""
    parser.add_argument("problem", metavar="PROBLEM.json", help=english("cli.fit.problem"))
    parser.add_argument(
        "--seconds", metavar="S", type=duration, default=_USUAL_SECONDS, help=english("cli.fit.seconds")
    )
    parser.add_argument("--seed", metavar="N", type=whole_number, default=0, help=english("cli.fit.seed"))
    parser.json_option()


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Searches until the best is proved, the time is up or the user interrupts, and says the best found."""
    problem = _problem(arguments.problem)
    start = time.perf_counter()
    should_stop = stop_after(arguments.seconds)
    search = Search(problem, arguments.seed)
    try:
        for _ in search.slices(should_stop):
            if should_stop():
                break
    except KeyboardInterrupt:
        console.note(english("cli.fit.interrupted"))
    answer = search.answer()
    seconds = time.perf_counter() - start
    if arguments.json:
        console.json(answer.to_dict(seconds))
    else:
        _say(problem, answer, seconds, console)
    return 0


def _problem(path: str) -> Problem:
    try:
        data = read_bytes(path)
    except SaveError as error:
        raise save_fault(error, path, advice=False) from None
    try:
        if len(data) > MAX_BYTES:
            raise ValueError(render(msg("saves.read.too_large", MAX_BYTES // 2**20)))
        return Problem.from_dict(json.loads(data, object_pairs_hook=_once_each), CATALOGUE)
    except ProblemError as error:
        place = f"{error.path}: " if error.path else ""
        raise Fault([f"{path}: {place}{render(error.message)}"], 2) from None
    except (ValueError, RecursionError) as error:  # no JSON, or JSON that nests without end
        raise Fault([render(msg("cli.fit.not_json", path, str(error)))], 2) from None


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of the problem; of a key that stands there twice the last would count in silence."""
    made: dict[str, Any] = {}
    for key, value in pairs:
        if key in made:
            raise ProblemError("", msg("saves.read.doubled_key", shortened(key)))
        made[key] = value
    return made


def _say(problem: Problem, answer: Answer, seconds: float, console: Console) -> None:
    if answer.cover is not None:
        console.say(f"cli.fit.cover.{answer.cover}")
    else:
        console.say("cli.fit.value", answer.value, answer.bound)
    if answer.proven:
        console.say("cli.fit.proven")
    console.say("cli.fit.seconds_used", f"{seconds:.2f}")
    for letter, placement in zip(_letters(), answer.placements, strict=False):
        turned = msg("cli.fit.mirrored", placement.rotation) if placement.flipped else placement.rotation
        line = msg("cli.fit.placement", letter, _tile_name(placement.piece), placement.x, placement.y, turned)
        console.line(f"  {render(line)}")
    for row in _picture(problem, answer):
        console.line(f"  {row}")


def _tile_name(piece: str) -> str:
    key = f"feast.item.{piece}"
    return english(key) if isinstance(TEXTS.get(key), str) else piece


def _letters() -> Iterator[str]:
    """A letter for each placement; they start again when there are more placements than letters."""
    while True:
        yield from ascii_letters


def _picture(problem: Problem, answer: Answer) -> Iterator[str]:
    """The board as rows of signs: ``#`` where it was covered before, letters for what is placed now."""
    area = problem.area
    rows: list[list[Any]] = [list(row) for row in area.layout.rows]
    marked = [("#", placement) for placement in problem.board.placed]
    marked += zip(_letters(), answer.placements, strict=False)
    for sign, placement in marked:
        for x, y in placement.cells(area.pieces[placement.piece].shape):
            rows[y][x] = sign
    yield from ("".join(row) for row in rows)
