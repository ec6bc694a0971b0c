"""Who plays, and what each has: a line a seat; above them the round."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from vikingtable.rules.boru.state import Player
from vikingtable.ui import art, i18n
from vikingtable.ui.boru.kit import LEFT, RIGHT, Kit, Piece


@frozen
class SeatText:
    """One seat as it is shown."""

    seat: int
    name: str
    look: int
    player: Player
    #: Claim tokens held and regions present.
    claims: int
    regions: int
    #: Coins after the chosen option; the same if nothing changes.
    coins_after: int
    points_after: int
    marker: bool = False
    active: bool = False
    winner: bool = False


class HeaderItem(Piece):
    """The round and what is going on."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.text = ""
        self.note = ""

    def show_text(self, text: str, note: str) -> None:
        """``note`` stands at the right."""
        if (text, note) != (self.text, self.note):
            self.text, self.note = text, note
            self.update()

    def draw(self, painter: QPainter) -> None:
        kit = self.kit
        used = min(kit.width(self.text, 13.5, bold=True) + 12, self.rect.width() * 0.62)
        kit.text(painter, self.rect.adjusted(4, 0, 0, 0).intersected(self.rect), self.text, 13.5, bold=True)
        kit.text(painter, self.rect.adjusted(used, 0, -4, 0), self.note, 12.5, colour="text_soft", align=RIGHT)


class SeatsItem(Piece):
    """A line a seat: name, points, coins, renown, marriages, claim tokens, regions, cards in hand."""

    COLUMNS = (
        "boru/points",
        "boru/coin",
        "boru/renown",
        "boru/marriage",
        "boru/claim_town",
        "boru/region",
        "icons/hand",
    )

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.texts: tuple[SeatText, ...] = ()

    def show_seats(self, texts: tuple[SeatText, ...]) -> None:
        """Show these, from the top."""
        if texts != self.texts:
            self.texts = texts
            self.update()

    def row_rect(self, row: int) -> QRectF:
        """The line of the seat at this place."""
        inner = self.rect.adjusted(0, 4, 0, -4)
        high = inner.height() / max(1, len(self.texts))
        return QRectF(inner.left(), inner.top() + row * high, inner.width(), high)

    def figure_rect(self, seat: int, column: int) -> QRectF:
        """Where a seat's figure of a column stands."""
        row = next((at for at, text in enumerate(self.texts) if text.seat == seat), 0)
        rect = self.row_rect(row)
        wide = min(46.0, rect.width() * 0.098)
        left = rect.right() - 6 - wide * len(self.COLUMNS)
        return QRectF(left + column * wide, rect.top(), wide, rect.height())

    def draw(self, painter: QPainter) -> None:
        kit = self.kit
        kit.panel(painter, self.rect, "panel", 10)
        for row, text in enumerate(self.texts):
            self._row(painter, self.row_rect(row), text)

    def _row(self, painter: QPainter, rect: QRectF, text: SeatText) -> None:
        kit = self.kit
        body = QPainterPath()
        body.addRoundedRect(rect.adjusted(3, 1, -3, -1), 6, 6)
        if text.active:
            painter.fillPath(body, kit.colour("panel_raised"))
        painter.save()
        painter.setClipPath(body)
        band = QRectF(rect.left() + 3, rect.top(), 7, rect.height())
        seat = kit.theme.seat(text.look)
        painter.fillRect(band, seat)
        painter.setClipRect(band, Qt.ClipOperation.IntersectClip)
        art.paint_pattern(painter, band.adjusted(0, 0, 24, 0), kit.theme.seat_pattern(text.look), seat)
        painter.restore()
        if text.active:
            painter.setPen(QPen(kit.colour("accent"), 1.8))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(body)
        side = min(rect.height() - 4, 21.0)
        y = rect.center().y() - side / 2
        x = rect.left() + 14
        kit.disc(painter, QRectF(x, y, side, side), text.look)
        x += side + 4
        if text.winner:
            kit.art(painter, QRectF(x, y + 1, side - 2, side - 2), "boru/crown", "tar")
            x += side
        if text.marker:
            kit.art(painter, QRectF(x, y, side, side), "boru/town_marker", "tar")
            x += side
        if text.active:
            arrow = QPainterPath(QPointF(x, rect.center().y() - 5))
            arrow.lineTo(x + 8, rect.center().y())
            arrow.lineTo(x, rect.center().y() + 5)
            arrow.closeSubpath()
            painter.fillPath(arrow, kit.colour("accent"))
            x += 11
        end = self.figure_rect(text.seat, 0).left()
        kit.text(painter, QRectF(x + 1, rect.top(), end - x - 5, rect.height()), text.name, 13.5, bold=True)
        player = text.player
        figures = (
            (player.points, text.points_after),
            (player.coins, text.coins_after),
            (player.renown, player.renown),
            (len(player.marriages), len(player.marriages)),
            (text.claims, text.claims),
            (text.regions, text.regions),
            (len(player.hand), len(player.hand)),
        )
        for column, (value, after) in enumerate(figures):
            place = self.figure_rect(text.seat, column)
            sign = min(place.height() - 5, 18.0)
            icon = QRectF(place.left(), place.center().y() - sign / 2, sign, sign)
            kit.art(painter, icon, self.COLUMNS[column], "tar")
            room = QRectF(icon.right() + 2, place.top(), place.right() - icon.right() - 2, place.height())
            if after != value:
                kit.text(painter, room, f"→{i18n.number(after)}", 13, bold=True, colour="legal")
            else:
                colour = "text" if value else "text_disabled"
                kit.number(painter, room, i18n.number(value), 13.5, colour=colour, align=LEFT)
