"""Strokes that many drawings share: round pens, polygons, waves, a notched coin, a ring drawn by hand, figures."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from vikingtable.ui.theme import Theme


def round_pen(colour: QColor, width: float) -> QPen:
    """A solid pen with round ends and joins."""
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def polygon(unit: float, *points: tuple[float, float]) -> QPolygonF:
    """Points given in units, as a polygon in pixels."""
    return QPolygonF([QPointF(x * unit, y * unit) for x, y in points])


def wave(x: float, y: float, length: float, height: float) -> QPainterPath:
    """One wave of water that starts at (x, y)."""
    path = QPainterPath(QPointF(x, y))
    path.cubicTo(x + length * 0.3, y - height, x + length * 0.4, y - height, x + length * 0.5, y)
    path.cubicTo(x + length * 0.6, y + height, x + length * 0.7, y + height, x + length, y)
    return path


def notched_coin(centre: QPointF, radius: float) -> QPainterPath:
    """A round coin with eight notches."""
    points = []
    for step in range(48):
        angle = math.tau * step / 48
        reach = radius * (0.86 if step % 6 == 0 else 1.0)
        points.append(QPointF(centre.x() + reach * math.sin(angle), centre.y() - reach * math.cos(angle)))
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def hand_ring(centre: QPointF, radius: float) -> QPainterPath:
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


def figure(
    painter: QPainter, rect: QRectF, text: str, pixels: float, colour: QColor, theme: Theme, *, bold: bool = True
) -> None:
    """A figure centred by its own ink, so that it sits in the middle of a ring at every size."""
    font = theme.pixel_font(pixels, bold=bold)
    painter.setFont(font)
    painter.setPen(colour)
    tight = QFontMetricsF(font).tightBoundingRect(text)
    at = rect.center() - tight.center()
    painter.drawText(at, text)
