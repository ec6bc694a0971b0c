"""How cards, dice, symbol lines, seats' markers, suits and wide pictures are drawn with a painter; no caching here."""

import math
from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from vikingtable.ui import art
from vikingtable.ui.phrases import in_phrases
from vikingtable.ui.strokes import figure, polygon, round_pen
from vikingtable.ui.theme import Theme


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
    painter.setPen(round_pen(theme.colour("ink_dark"), max(1.0, w * 0.07)))
    painter.drawPath(path)
    size = h * (0.56 if len(text) < 3 else 0.42)
    figure(painter, rect.adjusted(0, 0, 0, -h * 0.06), text, size, theme.colour("ink_dark"), theme)
    painter.restore()


def _fitted(painter: QPainter, rect: QRectF, text: str, pixels: float, theme: Theme) -> None:
    """Text at the left in one line, smaller down to 80 %, else in two lines as large as fit; nothing is cut off."""
    one_line = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    two_lines = one_line | int(Qt.TextFlag.TextWordWrap)
    size = pixels
    while size >= pixels * 0.8:
        if QFontMetricsF(theme.pixel_font(size, bold=True)).horizontalAdvance(text) <= rect.width():
            painter.setFont(theme.pixel_font(size, bold=True))
            painter.drawText(rect, one_line, text)
            return
        size -= pixels * 0.05
    # A long compound may have no place to break at: then any will do.
    ways = ((two_lines, in_phrases(text)), (two_lines, text), (one_line | int(Qt.TextFlag.TextWrapAnywhere), text))
    for flags, wording in ways:
        size = pixels * 0.8
        while size >= pixels * 0.55:
            font = theme.pixel_font(size, bold=True)
            room = QFontMetricsF(font).boundingRect(QRectF(0, 0, rect.width(), 1000), flags, wording)
            if room.height() <= rect.height() and room.width() <= rect.width():
                painter.setFont(font)
                painter.drawText(rect.adjusted(0, -size * 0.1, 0, size * 0.1), flags, wording)
                return
            size -= pixels * 0.04
    font = theme.pixel_font(pixels * 0.55, bold=True)
    painter.setFont(font)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, one_line, shown)


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
    edge = round_pen(theme.colour("tar"), 3 * unit)
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
            painter.drawPolygon(polygon(unit, *points))
        painter.setBrush(fill)
        painter.drawPolygon(polygon(unit, top, b, c))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(round_pen(theme.colour("tar", 0.5), 1.4 * unit))
        painter.drawPolygon(polygon(unit, top, b, c))
        for start, end in ((left, c), (right, b), (c, bottom), (b, bottom)):
            painter.drawPolyline(polygon(unit, start, end))
        painter.setPen(edge)
        painter.drawPolygon(polygon(unit, top, right, bottom, left))
        face = QRectF(20 * unit, 16 * unit, 24 * unit, 24 * unit)
        del a
    elif sides == 12:
        outer = [_ray(at / 10, 28) for at in range(10)]
        inner = [_ray(at / 5, 17) for at in range(5)]
        for at in range(5):
            painter.setBrush((light, fill.darker(108), dark, dark.darker(112), light.darker(105))[(at + 4) % 5])
            painter.drawPolygon(
                polygon(
                    unit,
                    inner[at],
                    outer[2 * at],
                    outer[2 * at + 1],
                    outer[(2 * at + 2) % 10],
                    inner[(at + 1) % 5],
                )
            )
        painter.setBrush(fill)
        painter.setPen(round_pen(theme.colour("tar", 0.5), 1.4 * unit))
        painter.drawPolygon(polygon(unit, *inner))
        for at in range(5):
            painter.drawPolyline(polygon(unit, inner[at], outer[2 * at]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(edge)
        painter.drawPolygon(polygon(unit, *outer))
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
        figure(painter, face, str(value), face.height() * 0.78, ink, theme)
    painter.restore()


def _ray(turn: float, reach: float) -> tuple[float, float]:
    """A point of the 64-unit square at that share of a full turn from the top."""
    return 32 + reach * math.sin(math.tau * turn), 32 - reach * math.cos(math.tau * turn)
