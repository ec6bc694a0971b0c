"""A player's plate: colour and pattern, name, treasures, the cards in hand as far as everybody knows them."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from vikingtable.rules.wild_vikings.pieces import NO_CARDS, UNKNOWN, Cards
from vikingtable.ui import art, i18n
from vikingtable.ui.tablekit import Piece
from vikingtable.ui.wild_vikings.layout import CARD_SHAPE
from vikingtable.ui.wild_vikings.pictures import Kit

#: So many backs of a hand are drawn one over the other; the number says how many there are.
_BACKS = 7


@frozen
class PlateText:
    """What a plate shows of one seat."""

    name: str
    look: int
    #: ``UNKNOWN`` while they are hidden.
    treasures: int = 0
    #: Cards whose kind is seen, and the number of others.
    known: Cards = NO_CARDS
    hidden: int = 0
    #: This seat is to decide.
    active: bool = False
    winner: bool = False
    computer: bool = False


class SeatItem(Piece):
    """One plate. The front seat's own is taller: its cards lie beside it, the plate shows which the others know."""

    margin = 8.0

    def __init__(self, kit: Kit, *, own: bool) -> None:
        super().__init__(kit)
        self._own = own
        self.shown = PlateText("", 0)
        self._label = ""

    def show_text(self, text: PlateText, label: str = "") -> None:
        """Show this; ``label`` stands before the own cards that others know."""
        if (text, label) != (self.shown, self._label):
            self.shown, self._label = text, label
            self.update()

    def hand_point(self) -> QPointF:
        """Where cards go to and come from."""
        return QPointF(self.rect.left() + 58, self.rect.bottom() - 28)

    def treasure_point(self) -> QPointF:
        """Where treasures go to."""
        return QPointF(self.rect.right() - 52, self.rect.top() + 24)

    def draw(self, painter: QPainter) -> None:
        kit, text, rect = self.kit, self.shown, self.rect
        body = QPainterPath()
        body.addRoundedRect(rect, 12, 12)
        painter.fillPath(body, kit.colour("panel_raised" if self._own or text.active else "panel"))
        band = QRectF(rect.left(), rect.top(), 14, rect.height())
        kit.drawn(painter, band, ("band", text.look), self._band)
        if text.active:
            painter.setPen(QPen(kit.colour("accent"), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(body)
        self._head(painter)
        if self._own:
            self._own_cards(painter)
        else:
            self._cards(painter, QRectF(rect.left() + 24, rect.bottom() - 48, rect.width() - 32, 40))

    def _band(self, brush: QPainter, area: QRectF) -> None:
        """The strip of the seat's colour and pattern along the left side, with the plate's corners."""
        kit = self.kit
        seat = kit.theme.seat(self.shown.look)
        body = QPainterPath()
        body.addRoundedRect(area.adjusted(0, 0, 40 * kit.zoom, 0), 12 * kit.zoom, 12 * kit.zoom)
        brush.setClipPath(body)
        brush.fillRect(area, seat)
        # The pattern's steps follow the width of what it covers: it is given more than is seen.
        wide = area.adjusted(0, 0, 28 * kit.zoom, 0)
        art.paint_pattern(brush, wide, kit.theme.seat_pattern(self.shown.look), seat)

    def _head(self, painter: QPainter) -> None:
        kit, text, rect = self.kit, self.shown, self.rect
        high = 32 + 10 * (kit.text_scale - 1)
        row = QRectF(rect.left() + 24, rect.top() + 6, rect.width() - 34, high)
        number = "?" if text.treasures == UNKNOWN else i18n.number(text.treasures)
        wide = kit.width(number, 23, bold=True) + 4
        kit.text(
            painter,
            QRectF(row.right() - wide, row.top(), wide, high),
            number,
            23,
            bold=True,
            align=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
        )
        side = high - 2
        chest = QRectF(row.right() - wide - side - 4, row.top() + 1, side, side)
        kit.art(painter, chest, "wild/treasure", "tar")
        name = QRectF(row.left(), row.top(), chest.left() - row.left() - 6, high)
        if text.active:
            arrow = QPainterPath(QPointF(name.left(), name.center().y() - 7))
            arrow.lineTo(name.left() + 11, name.center().y())
            arrow.lineTo(name.left(), name.center().y() + 7)
            arrow.closeSubpath()
            painter.fillPath(arrow, kit.colour("accent"))
            name.setLeft(name.left() + 16)
        if text.winner:
            kit.art(painter, QRectF(name.left(), name.center().y() - 12, 24, 24), "boru/crown", "tar")
            name.setLeft(name.left() + 28)
        kit.text(painter, name, text.name, 16, bold=True)

    def _own_cards(self, painter: QPainter) -> None:
        kit, text, rect = self.kit, self.shown, self.rect
        row = QRectF(rect.left() + 24, rect.bottom() - 50, rect.width() - 34, 42)
        size = sum(text.known) + text.hidden
        high = 24 * kit.text_scale
        line = QRectF(row.left(), rect.top() + 6 + 34 + 10 * (kit.text_scale - 1), row.width(), high)
        kit.art(painter, QRectF(line.left(), line.top(), high, high), "wild/card", "tar")
        kit.text(painter, line.adjusted(high + 6, 0, 0, 0), i18n.number(size), 16, bold=True)
        if not any(text.known):
            return
        label = QRectF(row.left(), line.bottom() + 1, row.width(), max(12.0, row.top() - line.bottom() - 2))
        kit.text(painter, label, self._label, 12.5, colour="text_soft")
        self._kinds(painter, row, row.left(), text.known)

    def _cards(self, painter: QPainter, row: QRectF) -> None:
        kit, text = self.kit, self.shown
        high = row.height()
        wide = high * CARD_SHAPE
        x = row.left()
        if text.hidden:
            shown = min(text.hidden, _BACKS)
            for at in range(shown):
                kit.back(painter, QRectF(x + at * 7, row.top(), wide, high))
            end = x + (shown - 1) * 7 + wide
            kit.badge(painter, QPointF(end - 5, row.bottom() - 8), i18n.number(text.hidden), 11.5)
            x = end + 16
        elif not any(text.known):
            kit.text(painter, row, "–", 16, colour="text_soft")
            return
        self._kinds(painter, row, x, text.known)

    def _kinds(self, painter: QPainter, row: QRectF, x: float, cards: Cards) -> None:
        """A card of each kind with how many there are of it."""
        kit = self.kit
        high = row.height()
        wide = high * CARD_SHAPE
        kinds = [(kind, count) for kind, count in enumerate(cards) if count]
        step = min(wide + 14, (row.right() - 10 - x - wide) / max(1, len(kinds) - 1)) if len(kinds) > 1 else 0.0
        for at, (kind, count) in enumerate(kinds):
            place = QRectF(x + at * step, row.top(), wide, high)
            kit.card(painter, place, kind)
            kit.badge(painter, QPointF(place.right() - 2, row.bottom() - 8), i18n.number(count), 11.5)
