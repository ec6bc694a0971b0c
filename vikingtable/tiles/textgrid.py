"""Layouts as text: a grid, then a line an income track and a line a bonus; read with the place of every fault.

Example::

    io*
    oi-

    income 0,0=0 1,1=1 final=3 anchor=0,0
    bonus 2,0 oil ore

The grid ends at the first empty line or at the first line that begins with ``income`` or ``bonus``. The anchor may
be left out: it is the first cell, or one step further down and left if the first number is not 0.
Lines that begin with ``//`` are notes.
"""

import re
from collections.abc import Sequence

from vikingtable.tiles.layout import INCOME, Bonus, Layout, LayoutError, Track, track_of
from vikingtable.tiles.shapes import Cell

_TOKEN = re.compile(r"\S+")
_STEP = re.compile(r"(\d{1,3}),(\d{1,3})=(-?\d{1,4})")
_FINAL = re.compile(r"final=(-?\d{1,4})")
_ANCHOR = re.compile(r"anchor=(-?\d{1,3}),(-?\d{1,3})")
_CELL = re.compile(r"(\d{1,3}),(\d{1,3})")
_GOOD = re.compile(r"[a-z][a-z_:]{0,40}")


def read(text: str, name: str) -> Layout:
    """The layout that ``text`` describes, under the id ``name``.

    Raises `LayoutError` with line and column in ``text``, both from 1.
    """
    grid: list[str] = []
    grid_lines: list[int] = []
    rest: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.rstrip()
        if line.startswith("//"):
            continue
        if rest or line.startswith(("income", "bonus")) or (grid and not line):
            rest.append((number, line))
        elif line:
            grid.append(line)
            grid_lines.append(number)
    if not grid:
        raise LayoutError("empty", 1, 1)
    try:
        Layout(name, tuple(grid))
    except LayoutError as fault:
        place = grid_lines[fault.line - 1]
        raise LayoutError(fault.reason, place, fault.column, fault.found) from None
    tracks: list[Track] = []
    bonuses: list[Bonus] = []
    named: set[Cell] = set()
    for number, line in rest:
        tokens = [(match.start() + 1, match[0]) for match in _TOKEN.finditer(line)]
        if not tokens:
            continue
        column, kind = tokens[0]
        if kind == "income":
            steps, final, anchor = _income(tokens[1:], number, len(line) + 1, grid)
            named |= _new(named, [(x, y) for x, y, _ in steps], tokens, number)
            tracks.append(track_of(steps, final, anchor))
        elif kind == "bonus":
            cell = _cell(tokens, number, len(line) + 1, grid)
            named |= _new(named, [cell], tokens, number)
            for place, good in tokens[2:]:
                if not _GOOD.fullmatch(good):
                    raise LayoutError("syntax", number, place, good)
            bonuses.append(Bonus(*cell, tuple(good for _, good in tokens[2:])))
        else:
            raise LayoutError("syntax", number, column, kind)
    for y, row in enumerate(grid):
        for x, character in enumerate(row):
            if character == INCOME and (x, y) not in named:
                raise LayoutError("no_number", grid_lines[y], x + 1, character)
    return Layout(name, tuple(grid), tuple(tracks), tuple(bonuses))


def write(layout: Layout) -> str:
    """``layout`` as text that `read` turns into an equal one."""
    lines = [*layout.rows, ""]
    for track in layout.tracks:
        steps = " ".join(f"{step.x},{step.y}={step.value}" for step in track.steps)
        lines.append(f"income {steps} final={track.final} anchor={track.anchor[0]},{track.anchor[1]}")
    for bonus in layout.bonuses:
        lines.append(" ".join((f"bonus {bonus.x},{bonus.y}", *bonus.gives)))
    return "\n".join(lines).rstrip("\n") + "\n"


def _income(
    tokens: Sequence[tuple[int, str]], line: int, end: int, grid: Sequence[str]
) -> tuple[list[tuple[int, int, int]], int, Cell | None]:
    steps: list[tuple[int, int, int]] = []
    final: int | None = None
    anchor: Cell | None = None
    for column, token in tokens:
        if match := _STEP.fullmatch(token):
            x, y, value = int(match[1]), int(match[2]), int(match[3])
            if not _is(grid, x, y, "i"):
                raise LayoutError("not_income", line, column, token)
            if any((x, y) == (other[0], other[1]) for other in steps):
                raise LayoutError("twice", line, column, token)
            steps.append((x, y, value))
        elif match := _FINAL.fullmatch(token):
            final = int(match[1])
        elif match := _ANCHOR.fullmatch(token):
            anchor = (int(match[1]), int(match[2]))
        else:
            raise LayoutError("syntax", line, column, token)
    if not steps or final is None:
        raise LayoutError("syntax", line, end)
    return steps, final, anchor


def _cell(tokens: Sequence[tuple[int, str]], line: int, end: int, grid: Sequence[str]) -> Cell:
    if len(tokens) < 2:
        raise LayoutError("syntax", line, end)
    column, token = tokens[1]
    match = _CELL.fullmatch(token)
    if match is None:
        raise LayoutError("syntax", line, column, token)
    x, y = int(match[1]), int(match[2])
    if not _is(grid, x, y, "*"):
        raise LayoutError("not_symbol", line, column, token)
    return x, y


def _new(named: set[Cell], cells: list[Cell], tokens: Sequence[tuple[int, str]], line: int) -> set[Cell]:
    for index, cell in enumerate(cells):
        if cell in named:
            raise LayoutError("twice", line, *tokens[index + 1])
    return set(cells)


def _is(grid: Sequence[str], x: int, y: int, character: str) -> bool:
    return y < len(grid) and x < len(grid[y]) and grid[y][x] == character
