"""The pieces of the feast's scene: each is one pixmap, drawn anew only when what it shows has changed."""

import math
from collections.abc import Callable, Hashable

from attrs import Factory, frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from vikingtable.ui import atlas
from vikingtable.ui import theme as look
from vikingtable.ui.theme import Theme


@frozen
class Sharpness:
    """For how many pixels a unit of the scene pixmaps are drawn, for which screen and in which look."""

    scale: float = 1.0
    dpr: float = 1.0
    theme: Theme = Factory(look.current)


class Brush:
    """Draws in scene units on a pixmap of some sharpness: symbols from the atlas, texts, boxes."""

    def __init__(self, painter: QPainter, sharp: Sharpness) -> None:
        self.painter = painter
        self.sharp = sharp
        self.theme = sharp.theme

    def symbol(self, name: str, rect: QRectF, ink: str = "tar", tint: str | None = None) -> None:
        """A drawing in the largest square in the middle of ``rect``."""
        side = min(rect.width(), rect.height())
        where = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        size = max(4.0, round(side * self.sharp.scale, 1))
        self._put(atlas.shared().pixmap(name, size, self.sharp.dpr, ink=ink, tint=tint), where)

    def seat_symbol(self, name: str, seat_look: int, rect: QRectF) -> None:
        """A drawing in a seat's colour and pattern."""
        side = min(rect.width(), rect.height())
        where = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        size = max(4.0, round(side * self.sharp.scale, 1))
        self._put(atlas.shared().seat_pixmap(name, seat_look, size, self.sharp.dpr), where)

    def disc(self, seat_look: int, rect: QRectF) -> None:
        """A seat's round marker."""
        size = max(4.0, round(rect.width() * self.sharp.scale, 1))
        self._put(atlas.shared().disc_pixmap(seat_look, size, self.sharp.dpr), rect)

    def line(self, signs: tuple[str, ...], rect: QRectF, ink: str = "tar", align: str = "centre") -> float:
        """A line of symbols and short texts, smaller if it is too long; how wide it is."""
        if not signs:
            return 0.0
        size = max(4.0, round(rect.height() * self.sharp.scale, 1))
        pixmap = atlas.shared().line_pixmap(signs, size, self.sharp.dpr, ink=ink)
        wide = pixmap.width() / self.sharp.dpr / self.sharp.scale
        high = rect.height()
        if wide > rect.width():
            high *= rect.width() / wide
            wide = rect.width()
        x = rect.left() if align == "left" else rect.center().x() - wide / 2
        self._put(pixmap, QRectF(x, rect.center().y() - high / 2, wide, high))
        return wide

    def tile(
        self,
        cells: tuple[tuple[int, int], ...],
        colour: str,
        symbol: str | None,
        rect: QRectF,
        most: float,
        opacity: float = 1.0,
    ) -> None:
        """A tile in the middle of ``rect``, its cells at most ``most`` units wide."""
        wide, high = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
        cell = min(most, rect.width() / wide, rect.height() / high)
        pixels = max(3.0, round(cell * self.sharp.scale, 1))
        sheet = atlas.shared()
        pixmap = sheet.tile_pixmap(cells, colour, symbol, pixels, self.sharp.dpr)
        margin = sheet.tile_margin(pixels) / self.sharp.scale
        where = QRectF(
            rect.center().x() - wide * cell / 2 - margin,
            rect.center().y() - high * cell / 2 - margin,
            wide * cell + 2 * margin,
            high * cell + 2 * margin,
        )
        self.painter.setOpacity(opacity)
        self._put(pixmap, where)
        self.painter.setOpacity(1.0)

    def pixmap(self, pixmap: QPixmap, rect: QRectF) -> None:
        """A pixmap of the atlas, to fill ``rect``."""
        self._put(pixmap, rect)

    def _put(self, pixmap: QPixmap, rect: QRectF) -> None:
        self.painter.drawPixmap(rect, pixmap, QRectF(QPointF(0, 0), QSizeF(pixmap.size())))

    def box(
        self, rect: QRectF, fill: QColor | None, line: QColor | None = None, radius: float = 5.0, width: float = 1.0
    ) -> None:
        """A rounded box."""
        half = width / 2 if line is not None else 0.0
        path = QPainterPath()
        path.addRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
        if fill is not None:
            self.painter.fillPath(path, fill)
        if line is not None:
            self.painter.setPen(QPen(line, width))
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.drawPath(path)

    def text(
        self,
        rect: QRectF,
        text: str,
        pixels: float,
        token: str = "text",
        *,
        bold: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
        colour: QColor | None = None,
    ) -> None:
        """One line of text in ``rect``: smaller down to three quarters, then elided."""
        size = pixels
        font = self.theme.pixel_font(size, bold=bold)
        while size > pixels * 0.75 and QFontMetricsF(font).horizontalAdvance(text) > rect.width():
            size -= 0.5
            font = self.theme.pixel_font(size, bold=bold)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
        self.painter.setFont(font)
        self.painter.setPen(colour or self.theme.colour(token))
        self.painter.drawText(rect, int(align | Qt.AlignmentFlag.AlignVCenter), shown)

    def badge(self, rect: QRectF, text: str, fill: str = "tar", ink: str = "bone") -> None:
        """A number in a round badge."""
        self.box(rect, self.theme.colour(fill), None, rect.height() / 2)
        self.text(rect, text, rect.height() * 0.78, bold=True, colour=self.theme.colour(ink))


Draw = Callable[[Brush, QRectF], None]


class Slab(QGraphicsPixmapItem):
    """A piece of the scene. It takes no mouse: the view asks what lies where."""

    def __init__(self, z: float = 0.0, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(False)
        self.setZValue(z)
        self._key: Hashable = None

    def draw(self, sharp: Sharpness, rect: QRectF, key: Hashable, draw: Draw) -> bool:
        """Show what ``draw`` draws (in units, from the corner of ``rect``), if ``key`` differs; says whether it did."""
        size = (round(rect.width(), 2), round(rect.height(), 2))
        full = (key, size, sharp)
        self.setPos(rect.topLeft())
        if full == self._key:
            return False
        self._key = full
        scale = sharp.scale * sharp.dpr
        pixmap = QPixmap(max(1, math.ceil(rect.width() * scale)), max(1, math.ceil(rect.height() * scale)))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        draw(Brush(painter, sharp), QRectF(0, 0, rect.width(), rect.height()))
        painter.end()
        self.setPixmap(pixmap)
        self.setScale(1 / scale)
        return True

    def put(self, pixmap: QPixmap, x: float, y: float, margin: float, pixels: float, cell: float) -> None:
        """Show a pixmap of the atlas, drawn at ``pixels`` a cell, with ``cell`` units a cell at (x, y)."""
        ratio = cell / pixels
        key = (pixmap.cacheKey(), ratio)
        if key != self._key:
            self._key = key
            self.setPixmap(pixmap)
            self.setScale(ratio)
        self.setPos(x - margin * ratio, y - margin * ratio)
