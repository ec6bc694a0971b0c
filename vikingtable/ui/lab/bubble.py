"""The small card for a ghost that says what a placement would change, or which rules it breaks."""

import math
from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPixmap

from vikingtable.ui import art
from vikingtable.ui import theme as look
from vikingtable.ui.theme import Theme
from vikingtable.ui.wrapping import as_shown

_PAD = 9.0
_GAP = 3.0
_SIGN = 18.0
_WIDEST = 300.0
_KEPT = 64


@frozen
class Line:
    """One line of the card: a sign (``check``, ``cross`` or a number), and the text."""

    sign: str
    text: str


_pixmaps: dict[object, QPixmap] = {}


def pixmap(lines: Sequence[Line], legal: bool, dpr: float) -> QPixmap:
    """The card as a picture; drawn once for the same lines."""
    theme = look.current()
    key = (tuple(lines), legal, dpr, theme)
    found = _pixmaps.get(key)
    if found is None:
        if len(_pixmaps) >= _KEPT:
            _pixmaps.clear()
        found = _pixmaps[key] = _drawn(lines, legal, dpr, theme)
    return found


def _drawn(lines: Sequence[Line], legal: bool, dpr: float, theme: Theme) -> QPixmap:
    font = theme.font("small", bold=False)
    metrics = QFontMetricsF(font)
    boxes = []
    wide = 0.0
    flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)
    texts = [as_shown(line.text, font, _WIDEST) for line in lines]
    for text in texts:
        box = metrics.boundingRect(QRectF(0, 0, _WIDEST, 1000), flags, text)
        boxes.append(box)
        wide = max(wide, box.width())
    sign = max(_SIGN, metrics.height())
    high = sum(max(sign, box.height()) for box in boxes) + _GAP * (len(boxes) - 1)
    width, height = math.ceil(wide + sign + 6 + 2 * _PAD + 3), math.ceil(high + 2 * _PAD + 3)
    made = QPixmap(math.ceil(width * dpr), math.ceil(height * dpr))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = QRectF(1, 1, width - 3, height - 3)
    path = QPainterPath()
    path.addRoundedRect(body, 8, 8)
    painter.fillPath(path.translated(0.5, 1.5), theme.colour("shadow", 0.25))
    painter.fillPath(path, theme.colour("panel_raised"))
    painter.setPen(theme.colour("legal" if legal else "illegal"))
    painter.drawPath(path)
    y = body.top() + _PAD
    painter.setFont(font)
    for line, text, box in zip(lines, texts, boxes, strict=True):
        row = max(sign, box.height())
        _draw_sign(painter, line.sign, QRectF(body.left() + _PAD, y + (row - sign) / 2, sign, sign), theme)
        painter.setPen(theme.colour("text"))
        at = QRectF(body.left() + _PAD + sign + 6, y + (row - box.height()) / 2, box.width() + 2, box.height() + 2)
        painter.drawText(at, flags, text)
        y += row + _GAP
    painter.end()
    return made


def _draw_sign(painter: QPainter, sign: str, rect: QRectF, theme: Theme) -> None:
    if sign.isdigit():
        draw_number(painter, sign, rect.center(), rect.height() / 2 - 1, theme)
    elif art.has(f"icons/{sign}"):
        token = {"check": "legal", "close": "illegal"}.get(sign, "text")
        art.paint(painter, f"icons/{sign}", rect, theme.colour(token))
    elif art.has(sign):
        art.paint(painter, sign, rect, theme.colour("tar"))


def draw_number(painter: QPainter, number: str, centre: QPointF, radius: float, theme: Theme) -> None:
    """The number of a broken rule, as it stands in the card and on the cells."""
    painter.setPen(theme.colour("window"))
    painter.setBrush(theme.colour("illegal"))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(theme.colour("window"))
    font = theme.pixel_font(radius * 1.35, bold=True)
    painter.setFont(font)
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number)
    painter.setFont(theme.font("small"))
