"""An occupation to be read: band, number and name, everything it does, its points; on 180 × 110 units."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from vikingtable.rules.feast import engine  # noqa: F401  (installs the effects)
from vikingtable.rules.feast.card_text import card_text
from vikingtable.rules.feast.names import card_text as card_name
from vikingtable.rules.feast.occupations import OCCUPATION
from vikingtable.ui.i18n import number as figure
from vikingtable.ui.i18n import say
from vikingtable.ui.phrases import in_phrases
from vikingtable.ui.pieces import paint_points
from vikingtable.ui.theme import Theme

#: The size of a card at scale 1.
WIDTH, HEIGHT = 180.0, 110.0
#: The colour of the band by the colour of the card.
BANDS = {"y": "ochre", "b": "woad", "r": "madder", "g": "moss"}
#: Sizes of the text that are tried, in units.
LARGEST, SMALLEST = 13, 9
_BAND = 25.0
_EDGE = 6.0
#: Room for deck and points at the right of the band.
_SIDE = 46.0
_FLAGS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


def card_title(card: int) -> str:
    """Number and name in the language in force."""
    return say(card_name(card))


def card_body(card: int) -> str:
    """All that a card does, a line an effect, in the language in force."""
    text = "\n".join(say(line) for line in card_text(card))
    # An amount stays in one line: 3 × silver.
    return text.replace(" × ", "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}")


def text_rect(width: float = WIDTH) -> QRectF:
    """Where the text stands on a card of 110 units."""
    return QRectF(0, 0, width, HEIGHT).adjusted(_EDGE, _BAND + 3, -_EDGE, -2)


def fitted_size(text: str, room: QRectF, theme: Theme) -> int:
    """The largest size of letters at which the text fits into the room; 0 if it does not even at the smallest."""
    for size in range(LARGEST, SMALLEST - 1, -1):
        needed = QFontMetricsF(theme.pixel_font(size)).boundingRect(QRectF(0, 0, room.width(), 4000), _FLAGS, text)
        if needed.height() <= room.height() and needed.width() <= room.width() + 0.5:
            return size
    return 0


def best_broken(text: str, room: QRectF, theme: Theme) -> tuple[int, str]:
    """The size of letters of a text, and its wording: broken between phrases where that costs no size."""
    size, phrases = fitted_size(text, room, theme), in_phrases(text)
    return size or SMALLEST, phrases if fitted_size(phrases, room, theme) == size else text


def paint_reading(painter: QPainter, rect: QRectF, card: int, theme: Theme) -> None:
    """Draw a card of 180 × 110 units, larger or smaller by the height of ``rect``."""
    what, unit = OCCUPATION[card], rect.height() / HEIGHT
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(unit, unit)
    rect = QRectF(0, 0, rect.width() / unit, HEIGHT)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = QPainterPath()
    body.addRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)
    painter.fillPath(body, theme.colour("card"))
    band = QRectF(rect.left(), rect.top(), rect.width(), _BAND)
    painter.setClipPath(body)
    parts = len(what.colours)
    for at, colour in enumerate(what.colours):
        # A card that works in two ways shows both colours; its name stands on the first.
        left = band.left() if not at else band.right() - _SIDE
        painter.fillRect(QRectF(left, band.top(), band.right() - left, band.height()), theme.colour(BANDS[colour]))
    painter.setClipping(False)
    first, last = theme.colour(BANDS[what.colours[0]]), theme.colour(BANDS[what.colours[parts - 1]])
    title = card_title(card)
    painter.setPen(theme.ink_on(first))
    painter.setFont(theme.pixel_font(title_size(title, theme, rect.width()) or 8, bold=True))
    painter.drawText(_title_room(rect.width()), _WRAPPED, title)
    side = QRectF(band.right() - 44, band.top(), 16, band.height())
    painter.setPen(theme.ink_on(last))
    painter.setFont(theme.pixel_font(12, bold=True))
    painter.drawText(side, int(Qt.AlignmentFlag.AlignCenter), what.deck)
    if what.starting:
        ring = QRectF(0, 0, 15, 15)
        ring.moveCenter(side.center())
        painter.setPen(QPen(theme.ink_on(last), 1.2))
        painter.drawEllipse(ring)
    if what.points:
        shield = QRectF(band.right() - 26, band.top() + 2.5, 20, 20)
        paint_points(painter, shield, figure(what.points), theme)
    place = text_rect(rect.width())
    size, text = best_broken(card_body(card), place, theme)
    painter.setFont(theme.pixel_font(size))
    painter.setPen(theme.colour("text"))
    painter.drawText(place, _FLAGS, text)
    painter.setPen(QPen(theme.colour("card_line"), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(body)
    painter.restore()


_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_WRAPPED = _LEFT | int(Qt.TextFlag.TextWordWrap)


def _title_room(width: float) -> QRectF:
    return QRectF(_EDGE, 0, width - _EDGE - _SIDE, _BAND)


def title_size(text: str, theme: Theme, width: float = WIDTH) -> int:
    """The size of letters of a name: in one line, smaller if needed, else in two; 0 if it does not fit."""
    room = _title_room(width)
    for size in range(13, 10, -1):
        if QFontMetricsF(theme.pixel_font(size, bold=True)).horizontalAdvance(text) <= room.width():
            return size
    for size in range(10, 7, -1):
        metrics = QFontMetricsF(theme.pixel_font(size, bold=True))
        needed = metrics.boundingRect(QRectF(0, 0, room.width(), 1000), _WRAPPED, text)
        if needed.height() <= room.height() - 1 and needed.width() <= room.width() + 0.5:
            return size
    return 0
