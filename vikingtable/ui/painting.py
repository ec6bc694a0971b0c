"""How tiles, board cells, cards, dice and symbol lines are drawn with a painter; no caching here.

Lengths are logical pixels. A shape is any iterable of ``(x, y)`` cells, x to the right, y down.
"""

import math
from collections.abc import Iterable, Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from vikingtable.ui import art
from vikingtable.ui.theme import GOODS_INK, Theme

Cell = tuple[int, int]
CELL_UNITS = 40.0
"""Size of a board cell in the units in which corner radii, lines and shadows are given."""
SYMBOL_SIDES = (2.7, 1.96, 1.06)
"""Sides that a tile's symbol may have, in cells: the largest that fits is taken."""
_SYMBOL_INK = 0.83  # of a drawing's square, the rest is its margin


def normalised(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """The shape moved to the origin, its cells sorted by row, then column."""
    found = set(cells)
    if not found:
        raise ValueError("a shape needs at least one cell")
    left, top = min(x for x, _ in found), min(y for _, y in found)
    return tuple(sorted(((x - left, y - top) for x, y in found), key=lambda cell: (cell[1], cell[0])))


def extent(cells: Iterable[Cell]) -> tuple[int, int]:
    """Width × height of the shape in cells."""
    shape = normalised(cells)
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
            before, here, after = points[at - 1], points[at], points[(at + 1) % count]
            start = _towards(here, before, radius)
            end = _towards(here, after, radius)
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
        x, y, side = symbol_square(shape)
        art.paint(
            painter,
            symbol,
            QRectF((x - side / 2) * cell, (y - side / 2) * cell, side * cell, side * cell),
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
        painter.setPen(_round_pen(theme.colour("water_line"), 1.8 * unit))
        for y, x, length in ((11, 6, 13), (11, 24, 10), (21, 11, 15), (31, 5, 9), (31, 21, 13)):
            painter.drawPath(_wave(x * unit, y * unit, length * unit, 2.2 * unit))
    elif kind == "rock":
        painter.fillRect(square, theme.colour("cell"))
        painter.setPen(_round_pen(theme.colour("rock_line"), 1.5 * unit))
        painter.setBrush(theme.colour("rock"))
        painter.drawPolygon(_polygon(unit, (4, 35), (9, 19), (15, 12), (22, 6), (29, 15), (33, 20), (36, 35)))
        painter.drawPolyline(_polygon(unit, (22, 6), (20, 16), (25, 22), (23, 35)))
        painter.drawPolyline(_polygon(unit, (9, 19), (14, 24), (12, 35)))
    else:
        painter.fillRect(square, theme.colour("cell"))
    painter.setPen(QPen(theme.colour("cell_line"), max(1.0, 1.0 * unit)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(square.adjusted(0.5, 0.5, -0.5, -0.5))
    centre = square.center()
    if kind == "post":
        painter.setPen(_round_pen(theme.colour("oak").darker(150), 1.5 * unit))
        painter.setBrush(theme.colour("post"))
        painter.drawEllipse(centre, 15 * unit, 15 * unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("oak").lighter(140), 1.3 * unit))
        for radius in (10.5, 6.5, 2.5):
            painter.drawEllipse(centre, radius * unit, radius * unit)
    elif kind == "minus":
        painter.setPen(_round_pen(theme.colour("cell_line").darker(125), 1.3 * unit))
        painter.setBrush(theme.colour("coin"))
        painter.drawPath(_notched_coin(centre, 11.5 * unit))
        _figure(painter, square, "−1", 11.5 * unit, theme.colour("cell_mark"), theme)
    elif kind == "income" or (value is not None and kind in ("water", "rock")):
        painter.setPen(_round_pen(theme.colour("cell_mark"), 1.8 * unit))
        painter.setBrush(theme.colour("ring"))
        painter.drawPath(_hand_ring(centre, 15.5 * unit))
        _figure(painter, square, str(value if value is not None else 0), 18 * unit, theme.colour("text"), theme)
    elif kind == "bonus":
        painter.setPen(_round_pen(theme.colour("cell_mark"), 1.4 * unit))
        painter.setBrush(theme.colour("ring"))
        painter.drawPath(_hand_ring(centre, 18 * unit))
        ink = theme.colour("tar")
        if len(symbols) == 1:
            art.paint(painter, symbols[0], QRectF(6 * unit, 6 * unit, 28 * unit, 28 * unit), ink)
        else:
            for symbol, (x, y) in zip(symbols, ((5.0, 5.0), (17.0, 17.0)), strict=False):
                art.paint(painter, symbol, QRectF(x * unit, y * unit, 18 * unit, 18 * unit), ink)
    painter.restore()


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _polygon(unit: float, *points: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x * unit, y * unit) for x, y in points])


def _wave(x: float, y: float, length: float, height: float) -> QPainterPath:
    path = QPainterPath(QPointF(x, y))
    path.cubicTo(x + length * 0.3, y - height, x + length * 0.4, y - height, x + length * 0.5, y)
    path.cubicTo(x + length * 0.6, y + height, x + length * 0.7, y + height, x + length, y)
    return path


def _notched_coin(centre: QPointF, radius: float) -> QPainterPath:
    points = []
    for step in range(48):
        angle = math.tau * step / 48
        reach = radius * (0.86 if step % 6 == 0 else 1.0)
        points.append(QPointF(centre.x() + reach * math.sin(angle), centre.y() - reach * math.cos(angle)))
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _hand_ring(centre: QPointF, radius: float) -> QPainterPath:
    """A ring as a steady hand draws it: not quite round."""
    wobble = (1.0, 0.975, 1.015, 0.985, 1.01, 0.97, 1.0, 0.99)
    count = len(wobble)
    points = [
        QPointF(
            centre.x() + radius * wobble[at] * math.cos(math.tau * at / count),
            centre.y() + radius * wobble[at] * math.sin(math.tau * at / count),
        )
        for at in range(count)
    ]
    path = QPainterPath(points[0])
    for at in range(count):
        p0, p1, p2, p3 = (points[(at + offset) % count] for offset in (-1, 0, 1, 2))
        path.cubicTo(p1 + (p2 - p0) / 6, p2 - (p3 - p1) / 6, p2)
    path.closeSubpath()
    return path


def _figure(
    painter: QPainter, rect: QRectF, text: str, pixels: float, colour: QColor, theme: Theme, *, bold: bool = True
) -> None:
    """A figure centred by its own ink, so that it sits in the middle of a ring at every size."""
    font = theme.pixel_font(pixels, bold=bold)
    painter.setFont(font)
    painter.setPen(colour)
    tight = QFontMetricsF(font).tightBoundingRect(text)
    at = rect.center() - tight.center()
    painter.drawText(at, text)


def paint_seat_disc(painter: QPainter, rect: QRectF, seat: int, theme: Theme) -> None:
    """A round marker in a seat's colour and pattern."""
    unit = rect.width() / 64
    disc = QPainterPath()
    disc.addEllipse(rect.adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(disc, theme.seat(seat))
    painter.save()
    painter.setClipPath(disc)
    art.paint_pattern(painter, rect, theme.seat_pattern(seat), theme.seat(seat))
    painter.restore()
    painter.setPen(QPen(theme.colour("tar"), 3 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(disc)
    painter.restore()


def paint_scene(painter: QPainter, name: str, rect: QRectF, radius: float, *, square_bottom: bool = False) -> None:
    """Cover ``rect`` with a wide picture, cropped evenly at the longer sides, inside rounded corners."""
    size = art.size(name)
    scale = max(rect.width() / size.width(), rect.height() / size.height())
    whole = QRectF(0, 0, size.width() * scale, size.height() * scale)
    whole.moveCenter(rect.center())
    frame = QPainterPath()
    frame.addRoundedRect(rect, radius, radius)
    if square_bottom:
        below = QPainterPath()
        below.addRect(rect.adjusted(0, rect.height() / 2, 0, 0))
        frame = frame.united(below)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(frame)
    art.paint(painter, name, whole, QColor("#2B2320"))
    painter.restore()


def suit_path(shape: str, rect: QRectF) -> QPainterPath:
    """Outline of a suit's shape in ``rect``: circle, square, triangle, star, hexagon, diamond."""
    path = QPainterPath()
    centre, radius = rect.center(), min(rect.width(), rect.height()) / 2
    if shape == "circle":
        path.addEllipse(centre, radius * 0.92, radius * 0.92)
        return path
    if shape == "square":
        side = radius * 0.82
        path.addRoundedRect(QRectF(centre.x() - side, centre.y() - side, 2 * side, 2 * side), side * 0.12, side * 0.12)
        return path
    corners, turn, inner = {
        "triangle": (3, 0.0, 0.0),
        "star": (5, 0.0, 0.45),
        "hexagon": (6, 0.5, 0.0),
        "diamond": (4, 0.0, 0.0),
    }[shape]
    points = []
    for at in range(corners):
        for reach, offset in ((radius, 0.0), (radius * inner, 0.5)):
            if reach:
                angle = math.tau * (at + turn + offset) / corners
                points.append(QPointF(centre.x() + reach * math.sin(angle), centre.y() - reach * math.cos(angle)))
    if shape == "triangle":
        points = [point + QPointF(0, radius * 0.16) for point in points]
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


SymbolLine = Sequence[str]
"""Symbols (names with a ``/``) and short texts (numbers, ``→``, ``+``) in the order in which they stand."""


def symbol_line_width(line: SymbolLine, height: float, theme: Theme) -> float:
    """Width of a symbol line drawn at that height, in logical pixels."""
    return sum(_item_width(item, height, theme) for item in line)


def _item_width(item: str, height: float, theme: Theme) -> float:
    if "/" in item and art.has(item):
        return height
    metrics = QFontMetricsF(theme.pixel_font(height * 0.62, bold=True))
    return metrics.horizontalAdvance(item) + height * 0.12


def paint_symbol_line(
    painter: QPainter, rect: QRectF, line: SymbolLine, theme: Theme, ink: QColor | None = None
) -> None:
    """Draw the line centred in ``rect``, as high as the rect, smaller if it would not fit in its width."""
    if not line:
        return
    ink = ink or theme.colour("tar")
    height = rect.height()
    width = symbol_line_width(line, height, theme)
    if width > rect.width():
        height *= rect.width() / width
        width = symbol_line_width(line, height, theme)
    x = rect.center().x() - width / 2
    for item in line:
        advance = _item_width(item, height, theme)
        place = QRectF(x, rect.center().y() - height / 2, advance, height)
        if "/" in item and art.has(item):
            art.paint(painter, item, place, ink)
        else:
            painter.setFont(theme.pixel_font(height * 0.62, bold=True))
            painter.setPen(ink)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, item)
        x += advance


@frozen
class CardFace:
    """What a card shows: a colour band with name and number, a line of symbols, points in a shield.

    ``band`` is a token of the theme, ``shape`` a suit's shape or empty, ``large`` one big symbol above the line.
    """

    band: str = "fjord"
    title: str = ""
    number: str = ""
    line: tuple[str, ...] = ()
    second_line: tuple[str, ...] = ()
    points: str = ""
    large: str = ""
    shape: str = ""
    dimmed: bool = False


def paint_card(painter: QPainter, rect: QRectF, face: CardFace, theme: Theme) -> None:
    """Draw a card's face; the corner radius and all lines follow the card's shorter side (110 units)."""
    unit = min(rect.width(), rect.height()) / 110
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = QPainterPath()
    body.addRoundedRect(rect.adjusted(1, 1, -1, -1), 7 * unit, 7 * unit)
    painter.fillPath(body, theme.colour("card"))
    band_fill = theme.colour(face.band)
    band = QRectF(rect.left(), rect.top(), rect.width(), 26 * unit)
    painter.save()
    painter.setClipPath(body)
    painter.fillRect(band, band_fill)
    painter.fillRect(QRectF(band.left(), band.bottom() - 2 * unit, band.width(), 2 * unit), band_fill.darker(140))
    painter.restore()
    ink = theme.ink_on(band_fill)
    left = band.left() + 7 * unit
    if face.shape:
        sign = QRectF(left, band.top() + 5 * unit, 15 * unit, 15 * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(suit_path(face.shape, sign), ink)
        left = sign.right() + 5 * unit
    room = band.adjusted(left - band.left(), 0, -7 * unit, -2 * unit)
    painter.setPen(ink)
    if face.number:
        font = theme.pixel_font(15 * unit, bold=True)
        painter.setFont(font)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, face.number)
        room.setRight(room.right() - QFontMetricsF(font).horizontalAdvance(face.number) - 5 * unit)
    if face.title:
        _fitted(painter, room, face.title, 13.5 * unit, theme)
    inside = QRectF(
        rect.left() + 8 * unit,
        band.bottom() + 5 * unit,
        rect.width() - 16 * unit,
        rect.bottom() - band.bottom() - 11 * unit,
    )
    if face.points:
        inside.setRight(inside.right() - 27 * unit)
    rows: list[tuple[float, tuple[str, ...]]] = []
    if face.large:
        lines = [line for line in (face.line, face.second_line) if line]
        share = inside.height() * (0.62 if lines else 1.0)
        art.paint(
            painter,
            face.large,
            QRectF(inside.left(), inside.top(), inside.width(), share),
            theme.colour("tar"),
        )
        inside.setTop(inside.top() + share + 2 * unit)
    for line in (face.line, face.second_line):
        if line:
            rows.append((34 * unit, line))
    for at, (high, line) in enumerate(rows):
        slot = inside.height() / len(rows)
        high = min(high, slot)
        top = inside.top() + at * slot + (slot - high) / 2
        paint_symbol_line(painter, QRectF(inside.left(), top, inside.width(), high), line, theme)
    if face.points:
        paint_points(
            painter,
            QRectF(rect.right() - 33 * unit, rect.bottom() - 36 * unit, 27 * unit, 30 * unit),
            face.points,
            theme,
        )
    painter.setPen(QPen(theme.colour("card_line"), max(1.0, 1.6 * unit)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(body)
    if face.dimmed:
        painter.fillPath(body, theme.colour("window", 0.55))
    painter.restore()


def paint_card_back(painter: QPainter, rect: QRectF, symbol: str, token: str, theme: Theme) -> None:
    """Draw a card's back: dyed cloth with a stitched border and one symbol."""
    unit = min(rect.width(), rect.height()) / 110
    fill = theme.colour(token)
    ink = theme.ink_on(fill)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = QPainterPath()
    body.addRoundedRect(rect.adjusted(1, 1, -1, -1), 7 * unit, 7 * unit)
    painter.fillPath(body, fill)
    painter.setPen(QPen(fill.lighter(150), 1.6 * unit, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(7 * unit, 7 * unit, -7 * unit, -7 * unit), 4 * unit, 4 * unit)
    side = min(rect.width(), rect.height()) * 0.56
    place = QRectF(0, 0, side, side)
    place.moveCenter(rect.center())
    art.paint(painter, symbol, place, ink)
    painter.setPen(QPen(fill.darker(150), max(1.0, 1.6 * unit)))
    painter.drawPath(body)
    painter.restore()


def paint_points(painter: QPainter, rect: QRectF, text: str, theme: Theme) -> None:
    """Points in a shield."""
    w, h = rect.width(), rect.height()
    x, y = rect.left(), rect.top()
    path = QPainterPath(QPointF(x, y + h * 0.06))
    path.quadTo(QPointF(x + w * 0.5, y - h * 0.02), QPointF(x + w, y + h * 0.06))
    path.lineTo(x + w, y + h * 0.5)
    path.cubicTo(x + w, y + h * 0.78, x + w * 0.7, y + h * 0.94, x + w * 0.5, y + h)
    path.cubicTo(x + w * 0.3, y + h * 0.94, x, y + h * 0.78, x, y + h * 0.5)
    path.closeSubpath()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, theme.colour("ochre"))
    painter.setPen(_round_pen(theme.colour("ink_dark"), max(1.0, w * 0.07)))
    painter.drawPath(path)
    size = h * (0.56 if len(text) < 3 else 0.42)
    _figure(painter, rect.adjusted(0, 0, 0, -h * 0.06), text, size, theme.colour("ink_dark"), theme)
    painter.restore()


def _fitted(painter: QPainter, rect: QRectF, text: str, pixels: float, theme: Theme) -> None:
    """One line of text at the left, made smaller down to 70 % and then shortened, so that it is never cut."""
    size = pixels
    font = theme.pixel_font(size, bold=True)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > rect.width():
        size = max(pixels * 0.7, pixels * rect.width() / wide)
        font = theme.pixel_font(size, bold=True)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def paint_die(
    painter: QPainter,
    rect: QRectF,
    sides: int,
    theme: Theme,
    *,
    value: int | None = None,
    symbol: str | None = None,
    fill: QColor | None = None,
) -> None:
    """Draw a die showing a number or a symbol: 6 sides as a cube's face, 8 as a kite, 12 as a pentagon in a ring."""
    fill = fill or theme.colour({6: "card", 8: "goods_orange", 12: "goods_blue"}.get(sides, "card"))
    ink = theme.ink_on(fill)
    unit = rect.width() / 64
    x, y = rect.left(), rect.top()
    painter.save()
    painter.translate(x, y)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = _round_pen(theme.colour("tar"), 3 * unit)
    light, dark = fill.lighter(122), fill.darker(122)
    face = QRectF(6 * unit, 6 * unit, 52 * unit, 52 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    if sides == 8:
        top, right, bottom, left = (32, 4), (58, 32), (32, 60), (6, 32)
        a, b, c = (32, 10), (50, 42), (14, 42)
        for points, shade in (
            ((top, right, b), dark),
            ((top, left, c), light),
            ((left, c, bottom), dark),
            ((right, b, bottom), dark.darker(115)),
            ((c, b, bottom), dark),
        ):
            painter.setBrush(shade)
            painter.drawPolygon(_polygon(unit, *points))
        painter.setBrush(fill)
        painter.drawPolygon(_polygon(unit, top, b, c))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_round_pen(theme.colour("tar", 0.5), 1.4 * unit))
        painter.drawPolygon(_polygon(unit, top, b, c))
        for start, end in ((left, c), (right, b), (c, bottom), (b, bottom)):
            painter.drawPolyline(_polygon(unit, start, end))
        painter.setPen(edge)
        painter.drawPolygon(_polygon(unit, top, right, bottom, left))
        face = QRectF(20 * unit, 16 * unit, 24 * unit, 24 * unit)
        del a
    elif sides == 12:
        outer = [_ray(at / 10, 28) for at in range(10)]
        inner = [_ray(at / 5, 17) for at in range(5)]
        for at in range(5):
            painter.setBrush((light, fill.darker(108), dark, dark.darker(112), light.darker(105))[(at + 4) % 5])
            painter.drawPolygon(
                _polygon(
                    unit,
                    inner[at],
                    outer[2 * at],
                    outer[2 * at + 1],
                    outer[(2 * at + 2) % 10],
                    inner[(at + 1) % 5],
                )
            )
        painter.setBrush(fill)
        painter.setPen(_round_pen(theme.colour("tar", 0.5), 1.4 * unit))
        painter.drawPolygon(_polygon(unit, *inner))
        for at in range(5):
            painter.drawPolyline(_polygon(unit, inner[at], outer[2 * at]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(edge)
        painter.drawPolygon(_polygon(unit, *outer))
        face = QRectF(19 * unit, 19 * unit, 26 * unit, 26 * unit)
    else:
        body = QPainterPath()
        body.addRoundedRect(face, 11 * unit, 11 * unit)
        painter.fillPath(body, fill)
        painter.save()
        painter.setClipPath(body)
        painter.fillRect(QRectF(6 * unit, 52 * unit, 52 * unit, 6 * unit), dark)
        painter.restore()
        painter.setPen(edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(body)
        face = QRectF(11 * unit, 9 * unit, 42 * unit, 42 * unit)
    if symbol:
        art.paint(painter, symbol, face, ink)
    elif value is not None:
        _figure(painter, face, str(value), face.height() * 0.78, ink, theme)
    painter.restore()


def _ray(turn: float, reach: float) -> tuple[float, float]:
    """A point of the 64-unit square at that share of a full turn from the top."""
    return 32 + reach * math.sin(math.tau * turn), 32 - reach * math.cos(math.tau * turn)
