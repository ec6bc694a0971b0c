"""The picture behind the ships: sky, mountains, sea, village and island, by day or, in the dark theme, by night."""

import math

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from vikingtable.ui.strokes import round_pen
from vikingtable.ui.tablekit import Piece
from vikingtable.ui.wild_vikings.layout import Layout
from vikingtable.ui.wild_vikings.pictures import Kit


@frozen
class _Hour:
    """Colours of the picture at one time of the day."""

    sky: str
    halo: str
    light: str
    far: str
    near: str
    snow: str
    #: From the horizon to the front.
    sea: tuple[str, str, str, str]
    foam: str


_DAY = _Hour(
    "#F3D9A6",
    "#F0C579",
    "#E5A63A",
    "#A99AA0",
    "#8C7F8C",
    "#FBF7EE",
    ("#4A7B94", "#437389", "#3A687F", "#305A71"),
    "#6C9BB0",
)
_NIGHT = _Hour(
    "#1D2B38",
    "#26384A",
    "#D9E2E6",
    "#2B3846",
    "#24303D",
    "#8FA0AC",
    ("#204054", "#1C394B", "#183243", "#132B3A"),
    "#3A6075",
)
CORNER = 12.0


def hour(kit: Kit) -> _Hour:
    """The colours of the theme's time of the day."""
    return _NIGHT if kit.dark else _DAY


def waves(
    left: float, right: float, y: float, bottom: float, length: float, height: float, shift: float
) -> QPainterPath:
    """A band of water from a wavy line at ``y`` down to ``bottom``."""
    path = QPainterPath(QPointF(left, bottom))
    x = left - shift
    path.lineTo(left, y)
    while x < right:
        path.quadTo(QPointF(x + length / 4, y - height), QPointF(x + length / 2, y))
        path.quadTo(QPointF(x + length * 0.75, y + height * 0.6), QPointF(x + length, y))
        x += length
    path.lineTo(x, bottom)
    path.closeSubpath()
    return path


def frame(rect: QRectF) -> QPainterPath:
    """The picture's border."""
    path = QPainterPath()
    path.addRoundedRect(rect, CORNER, CORNER)
    return path


def glints(painter: QPainter, rect: QRectF, top: float, depth: float, now: _Hour, count: int) -> None:
    """Short lines of light on the water, scattered over the width of ``rect``."""
    pen = QColor(now.foam)
    pen.setAlphaF(0.55)
    painter.setPen(round_pen(pen, 1.5))
    for at in range(count):
        x = rect.left() + rect.width() * math.fmod(0.05 + at * 0.618034, 1.0)
        y = top + depth * math.fmod(0.2 + at * 0.754877, 1.0)
        painter.drawLine(QPointF(x, y), QPointF(x + 14 + 8 * (at % 3), y))


class Backdrop(Piece):
    """Everything behind the ships."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)
        self._layout: Layout | None = None

    def arrange(self, layout: Layout) -> None:
        """Fill another picture."""
        self._layout = layout
        self.place(layout.harbour)
        self.update()

    def draw(self, painter: QPainter) -> None:
        layout = self._layout
        if layout is None:
            return
        now = hour(self.kit)
        rect = layout.harbour
        horizon = rect.top() + (layout.waterline - rect.top()) * 0.46
        painter.save()
        painter.setClipPath(frame(rect))
        painter.fillRect(rect, QColor(now.sky))
        self._light(painter, rect, horizon, now)
        self._mountains(painter, rect, horizon, now)
        painter.fillRect(QRectF(rect.left(), horizon, rect.width(), rect.bottom() - horizon), QColor(now.sea[0]))
        depth = layout.waterline - horizon
        for at, (share, length, height) in enumerate(((0.36, 54.0, 4.0), (0.72, 68.0, 5.0)), start=1):
            band = waves(rect.left(), rect.right(), horizon + depth * share, rect.bottom(), length, height, at * 17.0)
            painter.fillPath(band, QColor(now.sea[at]))
        glints(painter, rect, horizon + 8, depth - 14, now, 18)
        self.kit.scenery(painter, layout.village, "harbour/village")
        self.kit.scenery(painter, layout.island, "harbour/island")
        painter.restore()

    def _light(self, painter: QPainter, rect: QRectF, horizon: float, now: _Hour) -> None:
        painter.setPen(QColor(0, 0, 0, 0))
        size = min(64.0, (horizon - rect.top()) * 0.55)
        centre = QPointF(rect.left() + rect.width() * 0.30, horizon - size * 0.55)
        painter.setBrush(QColor(now.halo))
        painter.drawEllipse(centre, size * 1.35, size * 1.35)
        painter.setBrush(QColor(now.light))
        painter.drawEllipse(centre, size * 0.92, size * 0.92)
        if self.kit.dark:
            painter.setBrush(QColor(now.light).darker(108))
            for dx, dy, r in ((-0.3, -0.2, 0.16), (0.25, 0.1, 0.22), (-0.1, 0.4, 0.12)):
                painter.drawEllipse(centre + QPointF(dx * size, dy * size), r * size, r * size)
            for at in range(26):
                # Scattered, and the same on every evening.
                x = rect.left() + rect.width() * math.fmod(0.137 + at * 0.618034, 1.0)
                y = rect.top() + (horizon - rect.top()) * 0.8 * math.fmod(0.31 + at * 0.754877, 1.0)
                reach = 0.9 + 0.7 * (at % 3 == 0)
                painter.drawEllipse(QPointF(x, y), reach, reach)
        else:
            for share, drop, wide in ((0.13, 16.0, 92.0), (0.5, 22.0, 66.0), (0.78, 12.0, 100.0)):
                cloud = QRectF(rect.left() + rect.width() * share, rect.top() + drop, wide, wide * 0.44)
                self.kit.art(painter, cloud, "harbour/cloud")

    def _mountains(self, painter: QPainter, rect: QRectF, horizon: float, now: _Hour) -> None:
        high = horizon - rect.top()
        for token, steps in (
            (
                now.far,
                (
                    (-0.02, 0.25),
                    (0.1, 0.55),
                    (0.19, 0.3),
                    (0.33, 0.72),
                    (0.46, 0.28),
                    (0.6, 0.6),
                    (0.74, 0.2),
                    (0.9, 0.66),
                    (1.02, 0.3),
                ),
            ),
            (now.near, ((0.3, 0.0), (0.42, 0.42), (0.5, 0.22), (0.64, 0.86), (0.76, 0.4), (0.85, 0.56), (1.02, 0.16))),
        ):
            points = [QPointF(rect.left() + rect.width() * x, horizon - high * 0.8 * y) for x, y in steps]
            points = [QPointF(points[0].x(), horizon + 2), *points, QPointF(points[-1].x(), horizon + 2)]
            painter.setBrush(QColor(token))
            painter.setPen(QColor(0, 0, 0, 0))
            painter.drawPolygon(QPolygonF(points))
        peak = QPointF(rect.left() + rect.width() * 0.64, horizon - high * 0.8 * 0.86)
        left, right = rect.width() * 0.14 * 0.3, rect.width() * 0.12 * 0.36
        drop_left, drop_right = high * 0.8 * 0.64 * 0.3, high * 0.8 * 0.46 * 0.36
        painter.setBrush(QColor(now.snow))
        painter.drawPolygon(
            QPolygonF(
                [
                    peak,
                    peak + QPointF(right, drop_right),
                    peak + QPointF(right * 0.45, drop_right * 0.72),
                    peak + QPointF(-left * 0.1, drop_left * 1.02),
                    peak + QPointF(-left * 0.45, drop_left * 0.66),
                    peak + QPointF(-left, drop_left),
                ]
            )
        )


class FrontWater(Piece):
    """The water in front of the ships' hulls."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)
        self._layout: Layout | None = None

    def arrange(self, layout: Layout) -> None:
        """Lie somewhere else."""
        self._layout = layout
        rect = QRectF(layout.harbour)
        rect.setTop(layout.waterline - 8)
        self.place(rect)
        self.update()

    def draw(self, painter: QPainter) -> None:
        layout = self._layout
        if layout is None:
            return
        now = hour(self.kit)
        rect = layout.harbour
        painter.save()
        painter.setClipPath(frame(rect))
        band = waves(rect.left(), rect.right(), layout.waterline, rect.bottom(), 76.0, 5.0, 30.0)
        painter.fillPath(band, QColor(now.sea[2]))
        depth = rect.bottom() - layout.waterline
        serpent = QRectF(0, 0, 150, 150 * 70 / 230)
        serpent.moveCenter(QPointF(rect.left() + rect.width() * 0.36, layout.waterline + depth * 0.47))
        glints(painter, rect, layout.waterline + 10, depth * 0.4, now, 9)
        self.kit.scenery(painter, serpent, "harbour/serpent")
        front = waves(rect.left(), rect.right(), serpent.bottom() - 8, rect.bottom(), 92.0, 5.0, 11.0)
        painter.fillPath(front, QColor(now.sea[3]))
        glints(painter, rect, serpent.bottom() + 4, rect.bottom() - serpent.bottom() - 12, now, 6)
        painter.restore()
