"""What the pieces of Brian Boru's table are drawn with, beyond what all tables share: suits, symbols, discs."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from vikingtable.rules.boru import tables
from vikingtable.ui import tablekit
from vikingtable.ui.pieces import suit_path
from vikingtable.ui.strokes import round_pen
from vikingtable.ui.tablekit import CENTRE, LEFT, RIGHT, Piece
from vikingtable.ui.theme import SUIT_COLOURS

__all__ = ["CENTRE", "LEFT", "RIGHT", "SYMBOL_ART", "Kit", "Piece", "town_path"]

#: The drawing of each symbol of the action cards.
SYMBOL_ART: dict[str, str] = {
    tables.CLAIM: "boru/claim_town",
    tables.COIN: "boru/coin",
    tables.LOSE_COIN: "boru/coin_lost",
    tables.CHURCH: "boru/church",
    tables.RAIDER: "boru/raider",
    tables.COURT: "boru/court",
    tables.EXPAND: "boru/expand",
    tables.LIBERATE: "boru/liberate",
}


def town_path(colour: str, middle: QPointF, radius: float) -> QPainterPath:
    """The outline of a town: circle, square or star by its colour, roomy enough for a number."""
    if colour == tables.BLUE:
        # A broad star: the number needs its middle.
        path = suit_path("star", QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius))
        broad = QPainterPath()
        corners = path.toFillPolygon()
        points = []
        for index in range(min(10, corners.size())):
            way = corners.at(index) - middle
            far = (way.x() ** 2 + way.y() ** 2) ** 0.5
            reach = radius * (1.2 if index % 2 == 0 else 0.80)
            points.append(middle + way * (reach / max(far, 0.01)))
        broad.addPolygon(QPolygonF(points))
        broad.closeSubpath()
        return broad
    if colour == tables.YELLOW:
        path = QPainterPath()
        side = radius * 0.94
        path.addRoundedRect(
            QRectF(middle.x() - side, middle.y() - side, 2 * side, 2 * side), radius * 0.2, radius * 0.2
        )
        return path
    path = QPainterPath()
    path.addEllipse(middle, radius * 1.04, radius * 1.04)
    return path


class Kit(tablekit.Kit):
    """Shared by all pieces of one table."""

    def dye(self, suit: str) -> QColor:
        """The colour of a suit or town."""
        return self.colour(SUIT_COLOURS[suit])

    def sign(self, painter: QPainter, rect: QRectF, suit: str) -> None:
        """The coloured shape of a suit or town, without a number."""
        side = min(rect.width(), rect.height()) / 2
        path = town_path(suit, rect.center(), side * 0.82) if suit != tables.WHITE else suit_path("diamond", rect)
        painter.setPen(round_pen(self.colour("ink_dark"), max(0.9, side * 0.13)))
        painter.setBrush(self.dye(suit))
        painter.drawPath(path)

    def symbols(
        self,
        painter: QPainter,
        rect: QRectF,
        symbols: Sequence[str],
        *,
        align: Qt.AlignmentFlag = LEFT,
    ) -> float:
        """The symbols of an action side by side, smaller where there is no room; the width used."""
        if not symbols:
            return 0.0
        side = min(rect.height(), rect.width() / (len(symbols) * 1.06))
        wide = side * (len(symbols) * 1.06 - 0.06)
        x = rect.left()
        if align & Qt.AlignmentFlag.AlignHCenter:
            x = rect.center().x() - wide / 2
        for at, symbol in enumerate(symbols):
            place = QRectF(x + at * side * 1.06, rect.center().y() - side / 2, side, side)
            self.art(painter, place, SYMBOL_ART[symbol])
        return wide

    def figure(
        self,
        painter: QPainter,
        rect: QRectF,
        name: str,
        value: str,
        *,
        colour: str | QColor = "text",
        ink: str = "tar",
    ) -> float:
        """A drawing with its number at the right; the width used."""
        side = rect.height()
        self.art(painter, QRectF(rect.left(), rect.top(), side, side), name, ink)
        size = side * 0.76
        wide = self.number_width(value, size)
        self.number(painter, QRectF(rect.left() + side + 2, rect.top(), wide, side), value, size, colour=colour)
        return side + 2 + wide

    def ring(self, painter: QPainter, middle: QPointF, radius: float, token: str, width: float) -> None:
        """A circle around something."""
        painter.setPen(round_pen(self.colour(token), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius, radius)

    def ghost_disc(self, painter: QPainter, rect: QRectF, seat_look: int) -> None:
        """A seat's disc that is not there yet: half clear, with a dashed edge."""
        painter.setOpacity(0.62)
        self.disc(painter, rect, seat_look)
        painter.setOpacity(1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(self.colour("glow"), max(1.4, rect.width() * 0.07), Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
