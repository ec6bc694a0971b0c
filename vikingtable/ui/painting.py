"""How tiles, ghosts, frames and board cells are drawn with a painter; no caching here.

Lengths are logical pixels. A shape is any iterable of ``(x, y)`` cells, x to the right, y down.
"""

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from vikingtable.ui import art
from vikingtable.ui.outlines import Cell, extent, normalised, shape_path, symbol_square
from vikingtable.ui.strokes import figure, hand_ring, notched_coin, polygon, round_pen, wave
from vikingtable.ui.theme import GOODS_INK, Theme

CELL_UNITS = 40.0
"""Size of a board cell in the units in which corner radii, lines and shadows are given."""


def tile_margin(cell: float) -> float:
    """Room around a tile's pixmap for its shadow, in logical pixels."""
    return math.ceil(cell * 6 / CELL_UNITS)


def paint_tile(
    painter: QPainter,
    cells: Iterable[Cell],
    colour: str,
    symbol: str | None,
    cell: float,
    theme: Theme,
    *,
    held: bool = False,
) -> None:
    """Draw a tile with its top left cell's corner at the painter's origin.

    ``colour`` is a goods colour (``orange`` … ``ore``) or a theme token for tiles of one's own.
    """
    shape = normalised(cells)
    unit = cell / CELL_UNITS
    known = colour in GOODS_INK
    fill = theme.goods(colour) if known else theme.colour(colour)
    ink = theme.goods_ink(colour) if known else theme.ink_on(fill)
    body = shape_path(shape, cell, 0.75 * unit, 4 * unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    drops = ((2.0, 0.16), (3.2, 0.12), (4.6, 0.08)) if held else ((1.0, 0.30),)
    for drop, strength in drops:
        painter.fillPath(body.translated(0.5 * drop * unit, drop * unit), theme.colour("shadow", strength))
    painter.fillPath(body, fill)
    painter.save()
    painter.setClipPath(body)
    if theme.patterns:
        _second_sign(painter, shape, colour, fill, cell)
    seam = fill.darker(122)
    seam.setAlphaF(0.75)
    painter.setPen(QPen(seam, max(0.8, 1.1 * unit)))
    filled = set(shape)
    for x, y in shape:
        if (x + 1, y) in filled:
            painter.drawLine(
                QPointF((x + 1) * cell, y * cell + 4 * unit), QPointF((x + 1) * cell, (y + 1) * cell - 4 * unit)
            )
        if (x, y + 1) in filled:
            painter.drawLine(
                QPointF(x * cell + 4 * unit, (y + 1) * cell), QPointF((x + 1) * cell - 4 * unit, (y + 1) * cell)
            )
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    shine = fill.lighter(132) if fill.lightnessF() < 0.75 else fill.lighter(112)
    painter.setPen(QPen(shine, 1.3 * unit))
    painter.drawPath(shape_path(shape, cell, 2.6 * unit, 2.6 * unit))
    if theme.patterns and colour == "blue":
        painter.drawPath(shape_path(shape, cell, 5.6 * unit, 1.6 * unit))
    rim = fill.darker(165)
    painter.setPen(QPen(rim, max(1.0, 1.5 * unit)))
    painter.drawPath(body)
    if theme.patterns and colour == "special":
        _rivets(painter, shape, fill, cell)
    if symbol is not None:
        middle_x, middle_y, side = symbol_square(shape)
        art.paint(
            painter,
            symbol,
            QRectF((middle_x - side / 2) * cell, (middle_y - side / 2) * cell, side * cell, side * cell),
            ink,
        )
    painter.restore()


def _second_sign(painter: QPainter, shape: Sequence[Cell], colour: str, fill: QColor, cell: float) -> None:
    unit = cell / CELL_UNITS
    width, height = extent(shape)
    mark = fill.darker(118)
    if colour == "orange":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mark)
        step = cell / 4
        for row in range(height * 4):
            for column in range(width * 4 + 1):
                x = (column + (0.5 if row % 2 else 0.0)) * step
                painter.drawEllipse(QPointF(x, (row + 0.5) * step), 1.5 * unit, 1.5 * unit)
    elif colour == "red":
        painter.setPen(QPen(mark, 1.8 * unit))
        step = cell / 4
        for column in range(-height * 4, width * 4 + 1):
            painter.drawLine(QPointF(column * step, height * cell), QPointF(column * step + height * cell, 0.0))
    elif colour == "green":
        painter.setPen(QPen(mark, 1.8 * unit))
        step = cell / 5
        for row in range(height * 5):
            y = (row + 0.5) * step
            painter.drawLine(QPointF(0.0, y), QPointF(width * cell, y))


def _rivets(painter: QPainter, shape: Sequence[Cell], fill: QColor, cell: float) -> None:
    unit = cell / CELL_UNITS
    filled = set(shape)
    painter.setPen(QPen(fill.darker(190), 1.0 * unit))
    painter.setBrush(fill.lighter(135))
    for x, y in shape:
        for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            if (x + dx, y) not in filled and (x, y + dy) not in filled:
                centre = QPointF((x + 0.5 + dx * 0.35) * cell, (y + 0.5 + dy * 0.35) * cell)
                painter.drawEllipse(centre, 2.1 * unit, 2.1 * unit)


_DASHES = [2.2, 1.8]
FRAME_KINDS = ("legal", "illegal", "cursor", "glow", "income", "enclosed", "place")
"""What a thin frame around cells may say; each has its own line as well as its own colour."""


def paint_frame(painter: QPainter, cells: Iterable[Cell], kind: str, cell: float, theme: Theme) -> None:
    """Draw a thin frame around cells, the top left cell's corner at the painter's origin.

    ``legal``: solid; ``illegal``: dashed, each cell crossed in its corner; ``cursor``: a double line in the focus
    colour; ``glow``: a solid line with a halo; ``income``: dots; ``enclosed``: dash and dot; ``place``: where a
    tile could lie, a dot in each cell and no line.
    """
    if kind not in FRAME_KINDS:
        raise ValueError(f"unknown kind of frame: {kind}")
    shape = normalised(cells)
    unit = cell / CELL_UNITS
    token = {
        "cursor": "focus",
        "income": "warning",
        "enclosed": "accent",
        "place": "legal",
    }.get(kind, kind)
    colour = theme.colour(token)
    path = shape_path(shape, cell, 2.5 * unit, 4 * unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = round_pen(colour, max(1.5, 2.6 * unit))
    if kind == "place":
        painter.setPen(round_pen(theme.colour("ring"), 1.2 * unit))
        painter.setBrush(colour)
        for x, y in shape:
            painter.drawEllipse(QPointF((x + 0.5) * cell, (y + 0.5) * cell), 4.5 * unit, 4.5 * unit)
        painter.restore()
        return
    if kind == "glow":
        painter.setPen(round_pen(theme.colour("glow", 0.32), 7 * unit))
        painter.drawPath(path)
    elif kind == "cursor":
        painter.setPen(round_pen(theme.colour("window"), 5.5 * unit))
        painter.drawPath(path)
    elif kind == "illegal":
        pen.setDashPattern(_DASHES)
        for x, y in shape:
            _cross(painter, x, y, cell, theme)
    elif kind == "income":
        pen.setDashPattern([0.1, 2.2])
        pen.setWidthF(max(1.8, 3.2 * unit))
    elif kind == "enclosed":
        pen.setDashPattern([3.2, 1.8, 0.1, 1.8])
    painter.setPen(pen)
    painter.drawPath(path)
    painter.restore()


def _cross(painter: QPainter, x: int, y: int, cell: float, theme: Theme) -> None:
    """A small cross in the upper right corner of a cell: a rule is broken here."""
    unit = cell / CELL_UNITS
    left, top, reach = (x + 1) * cell - 15 * unit, y * cell + 6 * unit, 9 * unit
    for colour, width in ((theme.colour("window"), 5.0), (theme.colour("illegal"), 2.4)):
        painter.setPen(round_pen(colour, max(1.2, width * unit)))
        painter.drawLine(QPointF(left, top), QPointF(left + reach, top + reach))
        painter.drawLine(QPointF(left + reach, top), QPointF(left, top + reach))


def paint_ghost(
    painter: QPainter,
    cells: Iterable[Cell],
    colour: str,
    symbol: str | None,
    cell: float,
    theme: Theme,
    *,
    legal: bool,
    broken: Iterable[Cell] = (),
) -> None:
    """Draw where a tile in hand would lie: half clear, framed as legal or not, ``broken`` cells crossed.

    ``broken`` counts in the same coordinates as ``cells``.
    """
    given = list(cells)
    shape = normalised(given)
    left, top = min(x for x, _ in given), min(y for _, y in given)
    painter.save()
    painter.setOpacity(0.62)
    paint_tile(painter, shape, colour, symbol, cell, theme)
    painter.restore()
    unit = cell / CELL_UNITS
    under = shape_path(shape, cell, 2.5 * unit, 4 * unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(theme.colour("window"), max(2.5, 5 * unit)))
    painter.drawPath(under)
    line = round_pen(theme.colour("legal" if legal else "illegal"), max(1.5, 2.6 * unit))
    if not legal:
        line.setDashPattern(_DASHES)
    painter.setPen(line)
    painter.drawPath(under)
    for x, y in sorted(set(broken) & set(given)):
        _cross(painter, x - left, y - top, cell, theme)
    painter.restore()


def paint_cell(
    painter: QPainter,
    kind: str,
    cell: float,
    theme: Theme,
    *,
    value: int | None = None,
    symbols: Sequence[str] = (),
) -> None:
    """Draw one board cell with its corner at the painter's origin.

    ``kind``: ``plain``, ``minus`` (−1 while uncovered), ``income`` (with ``value``), ``bonus`` (with ``symbols``),
    ``water``, ``rock``, ``post``. A hole that carries a printed number may give ``value`` too.
    """
    unit = cell / CELL_UNITS
    square = QRectF(0, 0, cell, cell)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if kind == "water":
        painter.fillRect(square, theme.colour("water"))
        painter.setPen(round_pen(theme.colour("water_line"), 1.8 * unit))
        for y, x, length in ((11, 6, 13), (11, 24, 10), (21, 11, 15), (31, 5, 9), (31, 21, 13)):
            painter.drawPath(wave(x * unit, y * unit, length * unit, 2.2 * unit))
    elif kind == "rock":
        painter.fillRect(square, theme.colour("cell"))
        painter.setPen(round_pen(theme.colour("rock_line"), 1.5 * unit))
        painter.setBrush(theme.colour("rock"))
        painter.drawPolygon(polygon(unit, (4, 35), (9, 19), (15, 12), (22, 6), (29, 15), (33, 20), (36, 35)))
        painter.drawPolyline(polygon(unit, (22, 6), (20, 16), (25, 22), (23, 35)))
        painter.drawPolyline(polygon(unit, (9, 19), (14, 24), (12, 35)))
    else:
        painter.fillRect(square, theme.colour("cell"))
    painter.setPen(QPen(theme.colour("cell_line"), max(1.0, 1.0 * unit)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(square.adjusted(0.5, 0.5, -0.5, -0.5))
    centre = square.center()
    if kind == "post":
        painter.setPen(round_pen(theme.colour("oak").darker(150), 1.5 * unit))
        painter.setBrush(theme.colour("post"))
        painter.drawEllipse(centre, 15 * unit, 15 * unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("oak").lighter(140), 1.3 * unit))
        for radius in (10.5, 6.5, 2.5):
            painter.drawEllipse(centre, radius * unit, radius * unit)
    elif kind == "minus":
        painter.setPen(round_pen(theme.colour("cell_line").darker(125), 1.3 * unit))
        painter.setBrush(theme.colour("coin"))
        painter.drawPath(notched_coin(centre, 11.5 * unit))
        figure(painter, square, "−1", 11.5 * unit, theme.colour("cell_mark"), theme)
    elif kind == "income" or (value is not None and kind in ("water", "rock")):
        painter.setPen(round_pen(theme.colour("cell_mark"), 1.8 * unit))
        painter.setBrush(theme.colour("ring"))
        painter.drawPath(hand_ring(centre, 15.5 * unit))
        figure(painter, square, str(value if value is not None else 0), 18 * unit, theme.colour("text"), theme)
    elif kind == "bonus":
        painter.setPen(round_pen(theme.colour("cell_mark"), 1.4 * unit))
        painter.setBrush(theme.colour("ring"))
        painter.drawPath(hand_ring(centre, 18 * unit))
        ink = theme.colour("tar")
        if len(symbols) == 1:
            art.paint(painter, symbols[0], QRectF(6 * unit, 6 * unit, 28 * unit, 28 * unit), ink)
        else:
            for symbol, (left, top) in zip(symbols, ((5.0, 5.0), (17.0, 17.0)), strict=False):
                art.paint(painter, symbol, QRectF(left * unit, top * unit, 18 * unit, 18 * unit), ink)
    painter.restore()
