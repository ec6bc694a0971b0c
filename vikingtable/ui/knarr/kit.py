"""What the pieces of Knarr's table are drawn with, beyond what all tables share: suits, signs, rows of gains."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from vikingtable.rules.knarr.tables import COLOURS, GAINS
from vikingtable.ui import tablekit
from vikingtable.ui import theme as look
from vikingtable.ui.pieces import suit_path
from vikingtable.ui.strokes import round_pen
from vikingtable.ui.tablekit import LEFT
from vikingtable.ui.theme import SUIT_COLOURS, SUIT_SHAPES

#: Drawings of the five gains (points, bracelet, recruit, reputation, card) and of the five colours' vikings.
GAIN_ART = tuple(f"knarr/{name}" for name in GAINS)
VIKING_ART = tuple(f"knarr/viking_{name}" for name in COLOURS)
ROW_ART = {"A": "knarr/destination_a", "B": "knarr/destination_b"}


class Kit(tablekit.Kit):
    """Shared by all pieces of one table."""

    def suit(self, colour: int) -> QColor:
        """The dye of a viking colour (0 … 4)."""
        return look.current().suit(COLOURS[colour])

    def sign(self, painter: QPainter, rect: QRectF, colour: int) -> None:
        """The coloured shape of a viking colour."""
        side = min(rect.width(), rect.height())
        place = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side).adjusted(1, 1, -1, -1)
        name = COLOURS[colour]
        path = suit_path(SUIT_SHAPES[name], place)
        painter.setPen(round_pen(self.colour("ink_dark"), max(1.0, side * 0.07)))
        painter.setBrush(self.colour(SUIT_COLOURS[name]))
        painter.drawPath(path)

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
