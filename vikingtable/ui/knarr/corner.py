"""The corner of what can be done: what a trade gives, or the payment that is being put together."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from vikingtable.rules.knarr.tables import DESTINATIONS
from vikingtable.ui.knarr import cards
from vikingtable.ui.knarr.forecast import Amounts, Yield
from vikingtable.ui.knarr.kit import Kit
from vikingtable.ui.tablekit import LEFT, Piece

#: Width of the lock beside a reserved destination.
_LOCK = 16.0


@frozen
class TradeText:
    """What trades of 1, 2, 3 bracelets give now; ``able`` of them can be paid, ``lit`` is pointed at."""

    title: str
    nothing: str
    yields: tuple[Yield, ...] = ()
    able: int = 0
    lit: int = 0
    reserved: tuple[int, ...] = ()


@frozen
class PayText:
    """A payment: what it is for, what is chosen, and what is still wrong with it."""

    title: str
    destination: int
    cards: tuple[int, ...]
    tokens: int
    #: Why it cannot be paid like this; () if it can.
    faults: tuple[str, ...]
    confirm: str
    cancel: str
    #: What to do to change it.
    hint: str = ""


class CornerItem(Piece):
    """Shows one of the two."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.shown: TradeText | PayText | None = None

    def show_text(self, shown: TradeText | PayText) -> None:
        """Show this."""
        if shown != self.shown:
            self.shown = shown
            self.update()

    # Places -----------------------------------------------------------------------------------------------------------

    def _inner(self) -> QRectF:
        return self.rect.adjusted(8, 4, -8, -6)

    def _trade_room(self) -> QRectF:
        inner = self._inner()
        if isinstance(self.shown, TradeText) and self.shown.reserved:
            return inner.adjusted(0, 0, 0, -inner.height() * 0.43)
        return inner

    def row_rect(self, bracelets: int) -> QRectF:
        """The row of a trade of so many bracelets."""
        room = self._trade_room()
        title = 0.0 if room.height() < self._inner().height() else self._title_height()
        high = (room.height() - title) / 3
        return QRectF(room.left(), room.top() + title + (bracelets - 1) * high, room.width(), high).adjusted(
            0, 1, 0, -1
        )

    def _title_height(self) -> float:
        return 19 * self.kit.text_scale

    def reserved_rect(self, at: int) -> QRectF:
        """The place of a reserved destination."""
        inner = self._inner()
        top = self._trade_room().bottom() + 5
        high = inner.bottom() - top
        wide = min(inner.width() / 2 - _LOCK, high * cards.LAND_SHAPE * 1.1)
        return QRectF(inner.left() + at * (wide + _LOCK + 4), top, wide, high)

    def confirm_rect(self) -> QRectF:
        """The button that pays."""
        inner = self._inner()
        high = min(34.0, inner.height() * 0.24)
        return QRectF(inner.left(), inner.bottom() - high, inner.width() * 0.5 - 4, high)

    def cancel_rect(self) -> QRectF:
        """The button that takes the choice back."""
        place = self.confirm_rect()
        return QRectF(place.right() + 8, place.top(), self._inner().right() - place.right() - 8, place.height())

    # Drawing ----------------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        if self.shown is None:
            return
        self.kit.panel(painter, self.rect, "board", 8)
        if isinstance(self.shown, PayText):
            self._pay(painter, self.shown)
        else:
            self._trade(painter, self.shown)

    def _trade(self, painter: QPainter, text: TradeText) -> None:
        kit = self.kit
        room = self._trade_room()
        if not text.reserved:
            title = QRectF(room.left(), room.top(), room.width(), self._title_height())
            kit.text(painter, title, text.title, 12.5, bold=True)
        for bracelets, one in enumerate(text.yields, 1):
            row = self.row_rect(bracelets)
            able = bracelets <= text.able
            painter.setPen(Qt.PenStyle.NoPen)
            if text.lit == bracelets:
                painter.setBrush(kit.colour("ink_light"))
            else:
                painter.setBrush(kit.colour("ink_light", 0.86 if able else 0.62))
            painter.drawRoundedRect(row, 6, 6)
            side = min(row.height() - 6, 22.0)
            for at in range(bracelets):
                place = QRectF(row.left() + 4 + at * side * 0.62, row.center().y() - side / 2, side, side)
                if not able:
                    painter.setOpacity(0.45)
                kit.art(painter, place, "knarr/bracelet")
                painter.setOpacity(1.0)
            start = row.left() + 4 + side * 2.24 + 6
            rest = QRectF(start, row.top() + 3, row.right() - start - 6, row.height() - 6)
            kit.number(painter, QRectF(rest.left(), rest.top(), 18, rest.height()), "→", 14, colour="ink_dark")
            _yield(kit, painter, rest.adjusted(22, 0, 0, 0), one, text.nothing)
        for at, number in enumerate(text.reserved):
            place = self.reserved_rect(at)
            cards.land(kit, painter, place, number)
            # Beside the card: all of it is wanted.
            lock = QPointF(place.right() + _LOCK / 2 + 1, place.center().y())
            kit.badge(painter, lock, "", _LOCK / 2)
            kit.art(painter, QRectF(lock.x() - 6, lock.y() - 6, 12, 12), "icons/lock")

    def _pay(self, painter: QPainter, text: PayText) -> None:
        kit = self.kit
        inner = self._inner()
        title = self._title_height()
        kit.text(painter, QRectF(inner.left(), inner.top(), inner.width(), title), text.title, 12.5, bold=True)
        slots = QRectF(inner.left(), inner.top() + title + 2, inner.width(), min(30.0, inner.height() * 0.2))
        price = DESTINATIONS[text.destination].price
        count = max(price, len(text.cards) + text.tokens)
        step = min(slots.width() / count, 52.0)
        slots.setHeight(min(slots.height(), (step - 4) / 1.8))
        for at in range(count):
            place = QRectF(slots.left() + at * step, slots.top(), step - 4, slots.height())
            if at < len(text.cards):
                cards.chip(kit, painter, place, text.cards[at])
            elif at < len(text.cards) + text.tokens:
                side = min(place.width(), place.height())
                cards.token(kit, painter, QRectF(place.center().x() - side / 2, place.top(), side, side), 2)
            else:
                kit.dashed(painter, place, 4)
            if at >= price:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(kit.colour("illegal"), 2))
                painter.drawRoundedRect(place, 4, 4)
        words = QRectF(inner.left(), slots.bottom() + 3, inner.width(), self.confirm_rect().top() - slots.bottom() - 6)
        said = " ".join(text.faults) or text.hint
        kit.paragraph(painter, words, said, 12.5, colour="illegal" if text.faults else "text", align=LEFT)
        kit.button(painter, self.confirm_rect(), text.confirm, enabled=not text.faults, primary=True)
        kit.button(painter, self.cancel_rect(), text.cancel, enabled=True, primary=False)


def _yield(kit: Kit, painter: QPainter, rect: QRectF, one: Yield, nothing: str) -> None:
    """What comes in; what the caps swallow crossed out behind it."""
    high = min(rect.height(), 22.0)
    row = QRectF(rect.left(), rect.center().y() - high / 2, rect.width(), high)
    if not any(one.printed):
        kit.text(painter, row, nothing, 12, colour="ink_dark")
        return
    lost: Amounts = one.lost
    room = row.adjusted(0, 0, -row.width() * 0.36, 0) if any(lost) else row
    used = kit.amounts(painter, room, one.kept, colour="ink_dark")
    if any(lost):
        gone = QRectF(row.left() + used + 8, row.top() + high * 0.12, row.right() - row.left() - used - 8, high * 0.76)
        painter.setOpacity(0.75)
        wide = kit.amounts(painter, gone, lost, colour="madder")
        painter.setOpacity(1.0)
        painter.setPen(QPen(kit.colour("madder"), 2.2))
        y = gone.center().y()
        painter.drawLine(QPointF(gone.left() - 1, y), QPointF(gone.left() + wide + 1, y))
