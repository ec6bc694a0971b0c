"""What the pieces of a table on a scene are drawn with: drawings at the view's scale, words that fit; their base."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from vikingtable.ui import art, atlas
from vikingtable.ui import theme as look
from vikingtable.ui.phrases import in_phrases
from vikingtable.ui.strokes import round_pen
from vikingtable.ui.theme import Theme

#: Words in the picture do not grow beyond this share of their size: the whole table can be zoomed.
_LARGEST_TEXT = 1.3
#: So many pictures are kept.
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

    #: A line that is too long is made smaller down to this share of its size.
    least_share = 0.67
    #: Wrapped words are made smaller down to this size.
    least_words = 8.0
    #: Japanese is made smaller down to this size before it is broken within a phrase.
    least_phrases = 10.0

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

    def height(self, text: str, width: float, size: float, *, bold: bool = False) -> float:
        """How high a text is when it is wrapped to a width."""
        flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
        return self._metrics(size, bold)[1].boundingRect(QRectF(0, 0, width, 10_000), flags, text).height()

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
        """One line in ``rect``: smaller where it is too long, down to a limit, then shortened with an ellipsis."""
        font, shown = self.line(text, rect.width(), size, bold=bold)
        painter.setFont(font)
        painter.setPen(colour if isinstance(colour, QColor) else self.colour(colour))
        painter.drawText(rect, int(align) | int(Qt.TextFlag.TextDontClip) | int(Qt.TextFlag.TextSingleLine), shown)

    def line(self, text: str, width: float, size: float, *, bold: bool = False) -> tuple[QFont, str]:
        """Face and wording in which a text fits into one line of that width."""
        least = size * self.least_share
        font, metrics = self._metrics(size, bold)
        while metrics.horizontalAdvance(text) > width and size > least:
            size -= 0.5
            font, metrics = self._metrics(size, bold)
        return font, metrics.elidedText(text, Qt.TextElideMode.ElideRight, width + 0.5)

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
        """Words wrapped in ``rect``, as large as fit, never larger than ``size``; the last resort are broken words."""
        font, flags, shown, _ = self.words(text, rect, size, bold=bold)
        painter.setFont(font)
        painter.setPen(colour if isinstance(colour, QColor) else self.colour(colour))
        painter.drawText(rect, int(align) | flags, shown)

    def words(self, text: str, rect: QRectF, size: float, *, bold: bool = False) -> tuple[QFont, int, str, bool]:
        """Face, flags and wording with which a text is wrapped in ``rect``, and whether all of it fits, words whole.

        Japanese is broken between phrases where letters that can be read have room so, else anywhere.
        """
        flags = int(Qt.TextFlag.TextWordWrap)
        phrases = in_phrases(text)
        least = self.least_words if phrases == text else self.least_phrases
        for wording, smallest in ((phrases, least), (text, self.least_words)):
            for font, metrics in self._faces(size, smallest, bold=bold):
                room = metrics.boundingRect(QRectF(0, 0, rect.width(), 10_000), flags, wording)
                if room.height() <= rect.height() + 1 and room.width() <= rect.width() + 1:
                    return font, flags, wording, wording == phrases
        return self._metrics(self.least_words, bold)[0], int(Qt.TextFlag.TextWrapAnywhere), text, False

    def _faces(self, size: float, least: float, *, bold: bool) -> Iterator[tuple[QFont, QFontMetricsF]]:
        """Smaller and smaller, the first as large as ``size``."""
        yield self._metrics(size, bold)
        while size > least:
            size -= 0.5
            yield self._metrics(size, bold)

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
        """Draw in ``rect`` what ``draw`` paints in scene units, once for each ``what``, size and look."""

        def scaled(brush: QPainter, area: QRectF) -> None:
            brush.scale(area.width() / rect.width(), area.height() / rect.height())
            draw(brush, QRectF(0, 0, rect.width(), rect.height()))

        self.drawn(painter, rect, what, scaled)

    def drawn(self, painter: QPainter, rect: QRectF, what: Hashable, draw: Callable[[QPainter, QRectF], None]) -> None:
        """As ``kept``, painted in pixels, ``zoom`` of them a unit."""
        self.picture(painter, rect, self._maker((what, look.current()), draw))

    def _maker(
        self, what: Hashable, draw: Callable[[QPainter, QRectF], None]
    ) -> Callable[[float, float, float], QPixmap]:
        def make(width: float, height: float, ratio: float) -> QPixmap:
            key = (what, width, height, ratio)
            found = self._kept.get(key)
            if found is None:
                found = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
                found.setDevicePixelRatio(ratio)
                found.fill(Qt.GlobalColor.transparent)
                brush = QPainter(found)
                brush.setRenderHint(QPainter.RenderHint.Antialiasing)
                draw(brush, QRectF(0, 0, width, height))
                brush.end()
                self._kept[key] = found
                if len(self._kept) > _KEPT:
                    self._kept.popitem(last=False)
            else:
                self._kept.move_to_end(key)
            return found

        return make

    def art(self, painter: QPainter, rect: QRectF, name: str, ink: str = "ink_dark") -> None:
        """A drawing, never stretched; its outline dark in both themes unless told otherwise."""
        self.picture(
            painter,
            rect,
            lambda width, height, ratio: atlas.shared().pixmap(name, width, ratio, ink=ink, height=height),
        )

    def disc(self, painter: QPainter, rect: QRectF, seat_look: int) -> None:
        """A seat's marker."""
        self.picture(painter, rect, lambda width, height, ratio: atlas.shared().disc_pixmap(seat_look, width, ratio))

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

    def lately(
        self, painter: QPainter, rect: QRectF, seat_look: int, *, frame: bool = True, size: float = 15.0
    ) -> None:
        """Another player touched this piece a moment ago: a pennant in that player's colour and pattern at its left.

        The shape says that something is new here, whatever the colours look like.
        """
        theme = look.current()
        colour = theme.seat(seat_look)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if frame:
            painter.setPen(QPen(colour, 2))
            painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 7, 7)
        high = min(size, rect.height())
        left, middle = rect.left() - 2, rect.center().y()
        flag = QPainterPath(QPointF(left, middle - high / 2))
        flag.lineTo(left + high * 0.85, middle)
        flag.lineTo(left, middle + high / 2)
        flag.closeSubpath()
        painter.strokePath(flag, round_pen(self.colour("ink_light"), 3.6))
        painter.fillPath(flag, colour)
        painter.save()
        painter.setClipPath(flag, Qt.ClipOperation.IntersectClip)
        art.paint_pattern(painter, flag.boundingRect(), theme.seat_pattern(seat_look), colour)
        painter.restore()
        painter.strokePath(flag, round_pen(self.colour("ink_dark"), 1.2))

    def badge(self, painter: QPainter, centre: QPointF, number: str, radius: float, fill: str = "ink_light") -> None:
        """A round plaque with a number."""
        rect = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.setPen(round_pen(self.colour("ink_dark"), max(1.3, radius * 0.13)))
        painter.setBrush(self.colour(fill))
        painter.drawEllipse(rect)
        size = radius * (1.25 if len(number) < 2 else 1.05 if len(number) < 3 else 0.8)
        self.number(painter, rect, number, size, colour=self.theme.ink_on(self.colour(fill)))

    def button(self, painter: QPainter, rect: QRectF, text: str, *, enabled: bool, primary: bool) -> None:
        """A button drawn on the board."""
        if primary and enabled:
            fill, ink, edge = "accent", "on_accent", "accent"
        elif enabled:
            fill, ink, edge = "button", "text", "line_strong"
        else:
            fill, ink, edge = "button_disabled", "text_disabled", "line"
        painter.setPen(QPen(self.colour(edge), 1.3))
        painter.setBrush(self.colour(fill))
        painter.drawRoundedRect(rect, 7, 7)
        self.text(painter, rect.adjusted(5, 0, -5, 0), text, 14, bold=primary and enabled, colour=ink, align=CENTRE)


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
