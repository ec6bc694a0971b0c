"""The auction on its plank: the ship and its treasures, and what each player has answered, in the order of asking."""

from collections.abc import Mapping

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from vikingtable.rules.wild_vikings.pieces import Cards
from vikingtable.ui import i18n
from vikingtable.ui.tablekit import Piece
from vikingtable.ui.wild_vikings.display import WON, Plank
from vikingtable.ui.wild_vikings.layout import CARD_SHAPE
from vikingtable.ui.wild_vikings.pictures import SHIP_SYMBOLS, Kit

_HEAD = 158.0


@frozen
class PlankText:
    """The words on the plank, in the user's language."""

    title: str = ""
    passed: str = ""
    waiting: str = ""
    asked: str = ""
    leads: str = ""
    won: str = ""
    #: What came of the auction, or "" while it runs.
    result: str = ""
    names: tuple[str, ...] = ()
    looks: tuple[int, ...] = ()


class PlankItem(Piece):
    """Hidden while nothing was put up since the last roll."""

    margin = 8.0

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.plank: Plank | None = None
        self._text = PlankText()
        self.setVisible(False)

    def show_plank(self, plank: Plank | None, text: PlankText) -> None:
        """Show this auction."""
        if (plank, text) != (self.plank, self._text):
            self.plank, self._text = plank, text
            self.setVisible(plank is not None)
            self.update()

    def result_text(self) -> str:
        """What came of the auction, "" while it runs."""
        return self._text.result

    def slots(self) -> Mapping[int, QRectF]:
        """Where each seat's answer lies."""
        plank = self.plank
        if plank is None:
            return {}
        inner = self.rect.adjusted(_HEAD * self._head_scale(), 8, -10, -8)
        gap = 8.0
        wide = min(290.0, (inner.width() - gap * (len(plank.answers) - 1)) / len(plank.answers))
        return {
            seat: QRectF(inner.left() + at * (wide + gap), inner.top(), wide, inner.height())
            for at, (seat, _) in enumerate(plank.answers)
        }

    def slot_point(self, seat: int) -> QPointF:
        """Where a seat's cards lie."""
        slot = self.slots().get(seat)
        return slot.center() + QPointF(0, 12) if slot is not None else self.rect.center()

    def _head_scale(self) -> float:
        return 1.0 + 0.5 * (self.kit.text_scale - 1.0)

    def draw(self, painter: QPainter) -> None:
        plank, kit, rect = self.plank, self.kit, self.rect
        if plank is None:
            return
        body = QPainterPath()
        body.addRoundedRect(rect, 10, 10)
        kit.shadow(painter, rect, 10, 3)
        painter.fillPath(body, kit.colour("oak"))
        painter.setPen(QPen(kit.colour("ink_dark"), 2))
        painter.drawPath(body)
        painter.setPen(QPen(kit.colour("oak").darker(128), 1.4))
        for share in (0.34, 0.67):
            y = rect.top() + rect.height() * share
            painter.drawLine(QPointF(rect.left() + 8, y), QPointF(rect.right() - 8, y))
        self._head(painter, plank)
        for seat, slot in self.slots().items():
            self._slot(painter, plank, seat, slot, dict(plank.answers)[seat])

    def _head(self, painter: QPainter, plank: Plank) -> None:
        kit, text = self.kit, self._text
        head = QRectF(
            self.rect.left() + 10, self.rect.top() + 6, _HEAD * self._head_scale() - 18, self.rect.height() - 12
        )
        line = 18 * kit.text_scale
        kit.text(
            painter,
            QRectF(head.left(), head.top(), head.width(), line),
            text.title,
            13.5,
            bold=True,
            colour="ink_light",
        )
        low = QRectF(head.left(), head.top() + line + 1, head.width(), head.height() - line - 1)
        if text.result:
            kit.paragraph(
                painter,
                low,
                text.result,
                14,
                bold=True,
                colour="ink_light",
                align=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            )
            return
        side = min(low.height(), 50.0)
        ground = QRectF(low.left(), low.center().y() - side / 2, side, side)
        painter.setPen(QPen(kit.colour("ink_dark"), 1.6))
        painter.setBrush(kit.colour("ink_light"))
        painter.drawRoundedRect(ground, 8, 8)
        kit.art(painter, ground.adjusted(3, 3, -3, -3), SHIP_SYMBOLS[plank.ship])
        times = QRectF(ground.right() + 8, ground.top(), 42, side)
        number = i18n.number(plank.treasures)
        kit.text(painter, times, number, 25, bold=True, colour="ink_light")
        wide = min(42.0, kit.width(number, 25, bold=True))
        token = min(34.0, side - 8)
        kit.token(painter, QRectF(times.left() + wide + 6, ground.center().y() - token / 2, token, token))

    def _slot(self, painter: QPainter, plank: Plank, seat: int, slot: QRectF, cards: Cards | None) -> None:
        kit, text = self.kit, self._text
        best = plank.leader == seat and cards is not None
        asked = plank.asked == seat and not plank.result
        body = QPainterPath()
        body.addRoundedRect(slot, 7, 7)
        fill = "ink_light" if best else "birch"
        colour = kit.colour(fill) if best or not kit.dark else kit.colour("panel_raised")
        if not best and not asked:
            colour.setAlphaF(0.72)
        painter.fillPath(body, colour)
        ink = kit.theme.ink_on(kit.colour(fill) if best or not kit.dark else kit.colour("panel_raised"))
        if best or asked:
            painter.setPen(QPen(kit.colour("ochre" if best else "accent"), 3.5 if best else 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(body)
        high = 20 * kit.text_scale
        disc = QRectF(slot.left() + 5, slot.top() + 3, high, high)
        kit.disc(painter, disc, text.looks[seat])
        mark = best and plank.result in ("", WON)
        name = QRectF(disc.right() + 3, slot.top() + 3, slot.width() - high - (34 if mark else 12), high)
        kit.text(painter, name, text.names[seat], 13, bold=best or asked, colour=ink)
        if mark:
            side = 22.0
            kit.art(painter, QRectF(slot.right() - side - 4, slot.top() + 2, side, side), "boru/crown")
        low = QRectF(slot.left() + 7, slot.top() + high + 5, slot.width() - 14, slot.height() - high - 10)
        if cards is not None and any(cards):
            self._bid(painter, low, cards, ink)
            return
        words = text.passed if cards is not None else text.asked if asked else text.waiting
        soft = ink if asked or cards is not None else kit.theme.ink_on(colour)
        kit.paragraph(painter, low, words, 14, bold=asked, colour=soft)

    def _bid(self, painter: QPainter, room: QRectF, cards: Cards, ink: object) -> None:
        kit = self.kit
        kinds = [kind for kind, count in enumerate(cards) for _ in range(count)]
        number = i18n.number(len(kinds))
        wide_number = kit.width(number, 22, bold=True) + 4
        kit.text(
            painter, QRectF(room.left(), room.top(), wide_number, room.height()), number, 22, bold=True, colour=ink
        )  # type: ignore[arg-type]
        left = room.left() + wide_number + 4
        high = room.height()
        wide = high * CARD_SHAPE
        step = min(wide * 0.66, (room.right() - left - wide) / max(1, len(kinds) - 1))
        for at, kind in enumerate(kinds):
            kit.card(painter, QRectF(left + at * step, room.top(), wide, high), kind)
