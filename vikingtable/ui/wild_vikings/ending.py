"""The end of a game on the table: who has won, and everybody's treasures as bars."""

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from vikingtable.ui import art, i18n
from vikingtable.ui.i18n import tr
from vikingtable.ui.tablekit import Piece
from vikingtable.ui.wild_vikings.pictures import Kit


@frozen
class Place:
    """One player's line: rank from 1, name, look, treasures, cards in hand, and whether this player has won."""

    rank: int
    name: str
    look: int
    treasures: int
    cards: int
    winner: bool


class EndItem(Piece):
    """A sail with the result, spread over the harbour."""

    margin = 8.0

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._title = ""
        self._places: tuple[Place, ...] = ()
        self.setVisible(False)

    def show_result(self, title: str, places: tuple[Place, ...]) -> None:
        """Take this result; the scene decides when it is seen."""
        if (title, places) != (self._title, self._places):
            self._title, self._places = title, places
            self.update()

    @property
    def has_result(self) -> bool:
        """Whether there is a result."""
        return bool(self._title)

    def lines(self) -> list[str]:
        """The result in words: who has won, then each player's treasures."""
        return [self._title, *(tr("app.log.line", one.name, i18n.number(one.treasures)) for one in self._places)]

    def draw(self, painter: QPainter) -> None:
        kit, rect = self.kit, self.rect
        head = 54.0 + 16 * (kit.text_scale - 1)
        count = max(1, len(self._places))
        high = min(46.0, (rect.height() - head - 14) / count)
        middle = rect.center()
        rect = QRectF(rect.left(), 0, rect.width(), head + count * high + 12)
        rect.moveCenter(middle)
        body = QPainterPath()
        body.addRoundedRect(rect, 14, 14)
        kit.shadow(painter, rect, 14, 4)
        painter.fillPath(body, kit.colour("panel_raised"))
        painter.setPen(QPen(kit.colour("oak"), 3))
        painter.drawPath(body)
        crown = QRectF(rect.left() + 20, rect.top() + 9, head - 12, head - 12)
        kit.art(painter, crown, "boru/crown", "tar")
        title = QRectF(crown.right() + 12, rect.top() + 4, rect.right() - crown.right() - 28, head - 4)
        kit.text(painter, title, self._title, 26, bold=True)
        room = QRectF(rect.left() + 20, rect.top() + head + 4, rect.width() - 40, rect.height() - head - 14)
        most = max((place.treasures for place in self._places), default=0)
        for at, place in enumerate(self._places):
            row = QRectF(room.left(), room.top() + at * high, room.width(), high)
            if at:
                painter.setPen(QPen(kit.colour("line"), 1))
                painter.drawLine(row.topLeft(), row.topRight())
            self._line(painter, row, place, most)

    def _line(self, painter: QPainter, row: QRectF, place: Place, most: int) -> None:
        kit = self.kit
        middle = row.center().y()
        kit.text(
            painter,
            QRectF(row.left(), row.top(), 30, row.height()),
            i18n.number(place.rank),
            17,
            bold=place.winner,
            colour="text" if place.winner else "text_soft",
            align=Qt.AlignmentFlag.AlignCenter,
        )
        disc = QRectF(row.left() + 36, middle - 13, 26, 26)
        kit.disc(painter, disc, place.look)
        name = QRectF(disc.right() + 8, row.top(), row.width() * 0.25, row.height())
        kit.text(painter, name, place.name, 16, bold=place.winner)
        cards = QRectF(row.right() - 62, row.top(), 62, row.height())
        bar = QRectF(name.right() + 8, middle - 11, cards.left() - name.right() - 66, 22)
        length = bar.width() * place.treasures / most if most else 0.0
        filled = QRectF(bar.left(), bar.top(), max(6.0, length), bar.height())
        path = QPainterPath()
        path.addRoundedRect(filled, 5, 5)
        seat = kit.theme.seat(place.look)
        painter.fillPath(path, seat)
        painter.save()
        painter.setClipPath(path)
        step = QRectF(filled.left(), filled.top(), 60, filled.height())
        while step.left() < filled.right():
            art.paint_pattern(painter, step, kit.theme.seat_pattern(place.look), seat)
            step.translate(60, 0)
        painter.restore()
        painter.setPen(QPen(kit.colour("tar"), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        number = QRectF(filled.right() + 8, row.top(), 60, row.height())
        kit.text(painter, number, i18n.number(place.treasures), 18, bold=True)
        wide = kit.width(i18n.number(place.treasures), 18, bold=True)
        kit.token(painter, QRectF(number.left() + wide + 5, middle - 11, 22, 22))
        kit.art(painter, QRectF(cards.left() + 8, middle - 12, 24, 24), "wild/card", "tar")
        kit.text(painter, cards.adjusted(36, 0, 0, 0), i18n.number(place.cards), 15, colour="text_soft")
