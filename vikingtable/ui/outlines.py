"""The geometry of shapes: their borders as rounded paths, and where a symbol lies on them.

A shape is any iterable of ``(x, y)`` cells, x to the right, y down; lengths are logical pixels.
"""

import math
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

Cell = tuple[int, int]
SYMBOL_SIDES = (2.7, 1.96, 1.06)
"""Sides that a tile's symbol may have, in cells: the largest that fits is taken."""
_SYMBOL_INK = 0.83  # of a drawing's square, the rest is its margin


def normalised(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """The shape moved to the origin, its cells sorted by row, then column."""
    return _normalised(tuple(cells))


@lru_cache(maxsize=4096)
def _normalised(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    found = set(cells)
    if not found:
        raise ValueError("a shape needs at least one cell")
    left, top = min(x for x, _ in found), min(y for _, y in found)
    return tuple(sorted(((x - left, y - top) for x, y in found), key=lambda cell: (cell[1], cell[0])))


def extent(cells: Iterable[Cell]) -> tuple[int, int]:
    """Width × height of the shape in cells."""
    return _extent(normalised(cells))


@lru_cache(maxsize=4096)
def _extent(shape: tuple[Cell, ...]) -> tuple[int, int]:
    return max(x for x, _ in shape) + 1, max(y for _, y in shape) + 1


def outline(cells: Iterable[Cell]) -> list[list[Cell]]:
    """Corner points of each closed border of the shape, its inside on the right hand of every edge.

    Cells that touch only at a corner get borders of their own.
    """
    shape = set(cells)
    edges: dict[Cell, list[Cell]] = {}

    def edge(start: Cell, end: Cell) -> None:
        edges.setdefault(start, []).append(end)

    for x, y in sorted(shape):
        if (x, y - 1) not in shape:
            edge((x, y), (x + 1, y))
        if (x + 1, y) not in shape:
            edge((x + 1, y), (x + 1, y + 1))
        if (x, y + 1) not in shape:
            edge((x + 1, y + 1), (x, y + 1))
        if (x - 1, y) not in shape:
            edge((x, y + 1), (x, y))
    loops: list[list[Cell]] = []
    while edges:
        start = min(edges)
        here, came = start, (0, 0)
        loop: list[Cell] = []
        while True:
            options = edges[here]
            # At a corner shared by two cells turn right: that keeps to the border of one cell.
            right = (-came[1], came[0])
            following = next((end for end in options if (end[0] - here[0], end[1] - here[1]) == right), options[0])
            options.remove(following)
            if not options:
                del edges[here]
            step = (following[0] - here[0], following[1] - here[1])
            if step != came:
                loop.append(here)
            here, came = following, step
            if here == start:
                break
        first = (loop[1][0] - loop[0][0], loop[1][1] - loop[0][1]) if len(loop) > 1 else came
        if came[0] * first[1] == came[1] * first[0] and came[0] * first[0] + came[1] * first[1] > 0:
            loop.pop(0)
        loops.append(loop)
    return loops


def shape_path(cells: Iterable[Cell], cell: float, inset: float, radius: float) -> QPainterPath:
    """The shape's border, ``inset`` pixels inside the cells' edges, with corners of that radius."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for loop in outline(cells):
        count = len(loop)
        points: list[QPointF] = []
        for at, (x, y) in enumerate(loop):
            before, after = loop[at - 1], loop[(at + 1) % count]
            dx1, dy1 = _unit(before, (x, y))
            dx2, dy2 = _unit((x, y), after)
            # The inside lies to the right of the walk: (dx, dy) turned right is (-dy, dx).
            points.append(QPointF(x * cell + (-dy1 - dy2) * inset, y * cell + (dx1 + dx2) * inset))
        for at in range(count):
            here = points[at]
            start = _towards(here, points[at - 1], radius)
            end = _towards(here, points[(at + 1) % count], radius)
            if at == 0:
                path.moveTo(start)
            else:
                path.lineTo(start)
            path.quadTo(here, end)
        path.closeSubpath()
    return path


def _unit(start: Cell, end: Cell) -> Cell:
    return (
        (end[0] > start[0]) - (end[0] < start[0]),
        (end[1] > start[1]) - (end[1] < start[1]),
    )


def _towards(start: QPointF, end: QPointF, length: float) -> QPointF:
    dx, dy = end.x() - start.x(), end.y() - start.y()
    whole = math.hypot(dx, dy)
    share = min(0.5, length / whole) if whole else 0.0
    return QPointF(start.x() + dx * share, start.y() + dy * share)


def symbol_square(cells: Iterable[Cell]) -> tuple[float, float, float]:
    """Where the symbol lies on a shape: centre x, centre y and side, in cells.

    The symbol's ink lies on cells of the shape only; a larger one wins, then the one nearest to the tile's middle.
    """
    shape = set(cells)
    middle_x = sum(x + 0.5 for x, _ in shape) / len(shape)
    middle_y = sum(y + 0.5 for _, y in shape) / len(shape)
    left, top = min(x for x, _ in shape), min(y for _, y in shape)
    right, bottom = max(x for x, _ in shape) + 1, max(y for _, y in shape) + 1
    best: tuple[float, float, float, float] | None = None
    for side in SYMBOL_SIDES:
        half = side * _SYMBOL_INK / 2
        for twice_y in range(2 * top + 1, 2 * bottom):
            for twice_x in range(2 * left + 1, 2 * right):
                x, y = twice_x / 2, twice_y / 2
                if all(
                    (column, row) in shape
                    for column in range(math.floor(x - half), math.ceil(x + half))
                    for row in range(math.floor(y - half), math.ceil(y + half))
                ):
                    away = math.hypot(x - middle_x, y - middle_y)
                    worth = side - 0.45 * away
                    if best is None or worth > best[0] + 1e-9:
                        best = (worth, x, y, side)
    assert best is not None  # a single cell always carries the smallest square
    return best[1], best[2], best[3]
