"""What the pieces of Knarr's table are drawn with: drawings at the view's scale, words that fit, rows of symbols."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from vikingtable.rules.knarr.tables import COLOURS, GAINS
from vikingtable.ui import atlas
from vikingtable.ui import theme as look
from vikingtable.ui.pieces import suit_path
from vikingtable.ui.strokes import round_pen
from vikingtable.ui.theme import SUIT_COLOURS, SUIT_SHAPES, Theme

#: Drawings of the five gains (points, bracelet, recruit, reputation, card) and of the five colours' vikings.
GAIN_ART = tuple(f"knarr/{name}" for name in GAINS)
VIKING_ART = tuple(f"knarr/viking_{name}" for name in COLOURS)
ROW_ART = {"A": "knarr/destination_a", "B": "knarr/destination_b"}
#: Words in the picture do not grow beyond this share of their size: the whole table can be zoomed.
_LARGEST_TEXT = 1.3
_KEPT = 700
_STRAIGHT = (
    QTransform.TransformationType.TxNone,
    QTransform.TransformationType.TxTranslate,
    QTransform.TransformationType.TxScale,
)
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


@lru_cache(maxsize=128)
def _font(theme: Theme, pixels: int, bold: bool) -> tuple[QFont, QFontMetricsF]:
    font = theme.pixel_font(pixels, bold=bold)
    return font, QFontMetricsF(font)


class Kit:
    """Shared by all pieces of one table. ``zoom`` is the number of pixels a scene unit takes now."""

    def __init__(self) -> None:
        self.zoom = 1.0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    @property
    def theme(self) -> Theme:
        """The look to draw with."""
        return look.current()

    def colour(self, token: str, alpha: float = 1.0) -> QColor:
        """A colour of the theme."""
        return look.current().colour(token, alpha)

    def suit(self, colour: int) -> QColor:
        """The dye of a viking colour (0 … 4)."""
        return look.current().suit(COLOURS[colour])

    # Words ------------------------------------------------------------------------------------------------------------

    @property
    def text_scale(self) -> float:
        """The user's size of text, as far as the picture follows it."""
        return min(look.current().text_scale, _LARGEST_TEXT)

    def _metrics(self, size: float, bold: bool) -> tuple[QFont, QFontMetricsF]:
        return _font(look.current(), max(6, round(size * self.text_scale)), bold)

    def width(self, text: str, size: float, *, bold: bool = False) -> float:
        """How wide a text is at a size."""
        return self._metrics(size, bold)[1].horizontalAdvance(text)

    def text(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        size: float,
        *,
        bold: bool = False,
        colour: str | QColor = "text",
        align: Qt.AlignmentFlag = LEFT,
    ) -> None:
        """One line: smaller down to two thirds where it is too long, then shortened with an ellipsis."""
        least = size * 0.67
        font, metrics = self._metrics(size, bold)
        while metrics.horizontalAdvance(text) > rect.width() and size > least:
            size -= 0.5
            font, metrics = self._metrics(size, bold)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
        painter.setFont(font)
        painter.setPen(colour if isinstance(colour, QColor) else self.colour(colour))
        painter.drawText(rect, int(align) | int(Qt.TextFlag.TextDontClip) | int(Qt.TextFlag.TextSingleLine), shown)

    def paragraph(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        size: float,
        *,
        bold: bool = False,
        colour: str | QColor = "text",
        align: Qt.AlignmentFlag = CENTRE,
    ) -> None:
        """Words wrapped in ``rect``, as large as fit, never larger than ``size``."""
        flags = int(align) | int(Qt.TextFlag.TextWordWrap)
        while True:
            font, metrics = self._metrics(size, bold)
            room = metrics.boundingRect(QRectF(0, 0, rect.width(), 10_000), flags, text)
            if (room.height() <= rect.height() + 1 and room.width() <= rect.width() + 1) or size <= 8:
                break
            size -= 0.5
        if room.height() > rect.height() + 1 or room.width() > rect.width() + 1:
            flags = int(align) | int(Qt.TextFlag.TextWrapAnywhere)
        painter.setFont(font)
        painter.setPen(colour if isinstance(colour, QColor) else self.colour(colour))
        painter.drawText(rect, flags, text)

    def number(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        pixels: float,
        *,
        colour: str | QColor = "text",
        align: Qt.AlignmentFlag = CENTRE,
    ) -> None:
        """A figure that belongs to the picture: its size is in scene units and does not follow the user's."""
        painter.setFont(_font(look.current(), max(6, round(pixels)), True)[0])
        painter.setPen(colour if isinstance(colour, QColor) else self.colour(colour))
        painter.drawText(rect, int(align) | int(Qt.TextFlag.TextDontClip), text)

    def number_width(self, text: str, pixels: float) -> float:
        """How wide ``number`` draws a figure."""
        return _font(look.current(), max(6, round(pixels)), True)[1].horizontalAdvance(text)

    # Pictures ---------------------------------------------------------------------------------------------------------

    def picture(self, painter: QPainter, rect: QRectF, make: Callable[[float, float, float], QPixmap]) -> None:
        """Draw in ``rect`` what ``make(width, height, ratio)`` gives in pixels, on whole pixels where possible."""
        ratio = painter.device().devicePixelRatioF()
        width, height = max(1.0, rect.width() * self.zoom), max(1.0, rect.height() * self.zoom)
        pixmap = make(round(width * ratio) / ratio, round(height * ratio) / ratio, ratio)
        transform = painter.worldTransform()
        if transform.type() in _STRAIGHT and abs(transform.m11() - self.zoom) < 1e-6:
            at = transform.map(rect.topLeft())
            painter.save()
            painter.setWorldTransform(QTransform())
            painter.drawPixmap(QPointF(round(at.x() * ratio) / ratio, round(at.y() * ratio) / ratio), pixmap)
            painter.restore()
        else:
            painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))

    def kept(self, painter: QPainter, rect: QRectF, what: Hashable, draw: Callable[[QPainter, QRectF], None]) -> None:
        """Draw in ``rect`` what ``draw`` paints, once for each ``what``, size and look."""
        theme = look.current()

        def make(width: float, height: float, ratio: float) -> QPixmap:
            key = (what, width, height, ratio, theme)
            found = self._kept.get(key)
            if found is None:
                found = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
                found.setDevicePixelRatio(ratio)
                found.fill(Qt.GlobalColor.transparent)
                brush = QPainter(found)
                brush.setRenderHint(QPainter.RenderHint.Antialiasing)
                # The drawing is in scene units, whatever the scale.
                brush.scale(width / rect.width(), height / rect.height())
                draw(brush, QRectF(0, 0, rect.width(), rect.height()))
                brush.end()
                self._kept[key] = found
                if len(self._kept) > _KEPT:
                    self._kept.popitem(last=False)
            else:
                self._kept.move_to_end(key)
            return found

        self.picture(painter, rect, make)

    def art(self, painter: QPainter, rect: QRectF, name: str, ink: str = "ink_dark") -> None:
        """A drawing; its outline dark in both themes unless told otherwise."""
        side = min(rect.width(), rect.height())
        place = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        self.picture(
            painter,
            place,
            lambda width, height, ratio: atlas.shared().pixmap(name, width, ratio, ink=ink, height=height),
        )

    def disc(self, painter: QPainter, rect: QRectF, seat_look: int) -> None:
        """A seat's marker."""
        self.picture(painter, rect, lambda width, height, ratio: atlas.shared().disc_pixmap(seat_look, width, ratio))

    def sign(self, painter: QPainter, rect: QRectF, colour: int) -> None:
        """The coloured shape of a viking colour."""
        side = min(rect.width(), rect.height())
        place = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side).adjusted(1, 1, -1, -1)
        name = COLOURS[colour]
        path = suit_path(SUIT_SHAPES[name], place)
        painter.setPen(round_pen(self.colour("ink_dark"), max(1.0, side * 0.07)))
        painter.setBrush(self.colour(SUIT_COLOURS[name]))
        painter.drawPath(path)

    def panel(self, painter: QPainter, rect: QRectF, fill: str = "panel", radius: float = 12.0) -> None:
        """A plain ground with round corners."""
        path = QPainterPath()
        path.addRoundedRect(rect, radius, radius)
        painter.fillPath(path, self.colour(fill))

    def plate(self, painter: QPainter, rect: QRectF, radius: float = 5.0, fill: str = "ink_light") -> None:
        """A light ground under a symbol: the same in both themes, as the symbols' ink is."""
        path = QPainterPath()
        path.addRoundedRect(rect, radius, radius)
        painter.fillPath(path, self.colour(fill))

    def shadow(self, painter: QPainter, rect: QRectF, radius: float, drop: float = 2.0) -> None:
        """What a piece that lies on the table darkens below it."""
        path = QPainterPath()
        path.addRoundedRect(rect.translated(0, drop), radius, radius)
        painter.fillPath(path, self.colour("shadow", 0.25))

    def dashed(self, painter: QPainter, rect: QRectF, radius: float = 6.0, token: str = "line_strong") -> None:
        """An empty place."""
        painter.setPen(QPen(self.colour(token), 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)

    def badge(self, painter: QPainter, centre: QPointF, number: str, radius: float, fill: str = "ink_light") -> None:
        """A round plaque with a number."""
        rect = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.setPen(round_pen(self.colour("ink_dark"), max(1.3, radius * 0.13)))
        painter.setBrush(self.colour(fill))
        painter.drawEllipse(rect)
        size = radius * (1.25 if len(number) < 2 else 1.05 if len(number) < 3 else 0.8)
        self.number(painter, rect, number, size, colour=self.theme.ink_on(self.colour(fill)))

    def amounts(
        self,
        painter: QPainter,
        rect: QRectF,
        gains: Sequence[int],
        *,
        colour: str | QColor = "ink_dark",
        align: Qt.AlignmentFlag = LEFT,
        sign: str = "",
    ) -> float:
        """Amounts with their symbols in one row, smaller where there is no room; the width used."""
        parts = [
            (f"{sign}{amount}" if amount != 1 or sign else "", kind) for kind, amount in enumerate(gains) if amount
        ]
        side = rect.height()

        def width_at(side: float) -> float:
            words = sum(self.number_width(text, side * 0.74) for text, _ in parts)
            return words + side * len(parts) + side * 0.22 * max(0, len(parts) - 1)

        width = width_at(side)
        while width > rect.width() and side > 8:
            side -= 0.5
            width = width_at(side)
        x = rect.left()
        if align & Qt.AlignmentFlag.AlignHCenter:
            x = rect.center().x() - width / 2
        elif align & Qt.AlignmentFlag.AlignRight:
            x = rect.right() - width
        y = rect.center().y() - side / 2
        for text, kind in parts:
            if text:
                wide = self.number_width(text, side * 0.74)
                self.number(painter, QRectF(x, y, wide, side), text, side * 0.74, colour=colour)
                x += wide
            self.art(painter, QRectF(x, y, side, side), GAIN_ART[kind])
            x += side * 1.22
        return width


class Piece(QGraphicsItem):
    """Draws within ``rect`` (scene units), and up to ``margin`` around it. The view's spots take the clicks."""

    margin = 6.0

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self.kit = kit
        self.rect = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, rect: QRectF) -> None:
        """Lie somewhere else."""
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = QRectF(rect)
            self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-self.margin, -self.margin, self.margin, self.margin)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw the piece."""
        raise NotImplementedError
