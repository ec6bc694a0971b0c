"""The trick in the order in which it resolves; in the draft the packet; between tricks the steps of the round's end."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from vikingtable.rules.boru import tables
from vikingtable.ui.boru import cards
from vikingtable.ui.boru.cards import CARD_SHAPE, UPRIGHT_SHAPE
from vikingtable.ui.boru.forecast import Standing
from vikingtable.ui.boru.kit import CENTRE, Kit, Piece, town_path
from vikingtable.ui.boru.layout import spread


@frozen
class TownPlate:
    """The active town: its colour and number, or what stands there while there is none."""

    town: int = 0
    title: str = ""
    note: str = ""
    #: Only pointed at or chosen, not named yet.
    ghost: bool = False


@frozen
class TrickText:
    """A running trick, or one that is about to begin."""

    plate: TownPlate
    cards: tuple[Standing, ...]
    #: Seats that have not played, in order.
    waiting: tuple[int, ...]
    #: The card that acts now and its action (cards.ALL: not chosen).
    acting: int = 0
    option: int = cards.ALL
    coins5: int = 3


@frozen
class PacketText:
    """A packet of the draft: its cards, and which of them are chosen."""

    title: str
    packet: tuple[int, ...]
    chosen: tuple[int, ...] = ()
    coins5: int = 3


@frozen
class StepsText:
    """The steps at the end of a round with their names; ``at`` is the running one (−1: none)."""

    title: str
    names: tuple[str, ...]
    at: int = -1


#: Letters of a name above a card, in one line and in two.
_NAME, _NAME_IN_TWO = 12.0, 9.0
_STEP_ART = ("boru/marriage", "boru/battle", "boru/church", "boru/region")


class TrickItem(Piece):
    """Shows one of the three."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.shown: TrickText | PacketText | StepsText | None = None
        self.looks: tuple[int, ...] = ()
        self.names: tuple[str, ...] = ()
        self.veiled: frozenset[int] = frozenset()

    def show_text(
        self, shown: TrickText | PacketText | StepsText, looks: tuple[int, ...], names: tuple[str, ...]
    ) -> None:
        """Show this."""
        if (shown, looks, names) != (self.shown, self.looks, self.names):
            self.shown, self.looks, self.names = shown, looks, names
            self.update()

    def show_veiled(self, cards_: frozenset[int]) -> None:
        """Leave out these cards: they are still on their way."""
        if cards_ != self.veiled:
            self.veiled = cards_
            self.update()

    # Places -----------------------------------------------------------------------------------------------------------

    def _title_high(self) -> float:
        return 20 * self.kit.text_scale

    def plate_rect(self) -> QRectF:
        """Where the active town stands."""
        wide = min(max(84.0, self.rect.width() * 0.175), 120.0)
        return QRectF(self.rect.left() + 6, self.rect.top() + 5, wide, self.rect.height() - 10)

    def _room(self) -> QRectF:
        """Where the cards of the trick lie, with the names above them."""
        plate = self.plate_rect()
        wide = self.rect.right() - plate.right() - 14
        return QRectF(plate.right() + 8, self.rect.top() + 6, wide, self.rect.height() - 10)

    def _step(self) -> float:
        """From one card of the trick to the next."""
        text = self.shown
        count = len(text.cards) + len(text.waiting) if isinstance(text, TrickText) else 0
        return self._room().width() / max(1, count)

    def slots(self) -> tuple[QRectF, ...]:
        """The cards of the trick, then the places of those who have not played."""
        text = self.shown
        if not isinstance(text, TrickText):
            return ()
        count = max(1, len(text.cards) + len(text.waiting))
        room, step = self._room(), self._step()
        name = self._name_high()
        lying = min(step - 7, (room.height() - name) * CARD_SHAPE)
        upright = min(step - 7, (room.height() - name) * UPRIGHT_SHAPE)
        stands = upright * cards.UPRIGHT_SYMBOL > lying * cards.LYING_SYMBOL
        wide = upright if stands else lying
        high = wide / (UPRIGHT_SHAPE if stands else CARD_SHAPE)
        top = room.top() + name + (room.height() - name - high) / 2
        return tuple(QRectF(room.left() + at * step + (step - wide) / 2, top, wide, high) for at in range(count))

    def _name_high(self) -> float:
        return 19 * self.kit.text_scale

    def card_rect(self, card: int) -> QRectF | None:
        """Where a card of the trick lies."""
        text = self.shown
        if isinstance(text, TrickText):
            for slot, one in zip(self.slots(), text.cards, strict=False):
                if one.card == card:
                    return slot
        return None

    def packet_rects(self) -> tuple[QRectF, ...]:
        """Where the cards of the packet lie."""
        text = self.shown
        if not isinstance(text, PacketText):
            return ()
        room = self.rect.adjusted(10, self._title_high() + 8, -10, -10)
        return spread(room, len(text.packet), gap=10, largest=190.0)

    def step_rect(self, step: int) -> QRectF:
        """A step of the round's end."""
        room = self.rect.adjusted(8, self._title_high() + 6, -8, -8)
        wide = room.width() / len(_STEP_ART)
        return QRectF(room.left() + step * wide, room.top(), wide, room.height()).adjusted(3, 0, -3, 0)

    # Drawing ----------------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        text = self.shown
        if text is None:
            return
        self.kit.panel(painter, self.rect, "panel", 10)
        if isinstance(text, TrickText):
            self._trick(painter, text)
        elif isinstance(text, PacketText):
            self._packet(painter, text)
        else:
            self._steps(painter, text)

    def _trick(self, painter: QPainter, text: TrickText) -> None:
        self._plate(painter, text.plate)
        for at, (slot, one) in enumerate(zip(self.slots(), (*text.cards, *text.waiting), strict=False)):
            if isinstance(one, Standing):
                self._card(painter, slot, one, text)
                if at:
                    self._arrow(painter, QPointF(slot.left() - 4.5, slot.center().y()))
            else:
                self.kit.dashed(painter, slot, 6)
                self._name(painter, slot, one, faint=True)

    def _plate(self, painter: QPainter, plate: TownPlate) -> None:
        kit = self.kit
        rect = self.plate_rect()
        kit.panel(painter, rect, "board", 8)
        note = 15 * kit.text_scale
        words = rect.adjusted(4, 0, -4, -3)
        line = QRectF(words.left(), words.bottom() - note, words.width(), note)
        name = QRectF(words.left(), line.top() - note - 2, words.width(), note + 2)
        kit.text(painter, line, plate.note, 11, colour="text_soft", align=CENTRE)
        kit.text(painter, name, plate.title, 13, bold=True, align=CENTRE)
        room = QRectF(rect.left(), rect.top() + 4, rect.width(), name.top() - rect.top() - 5)
        side = min(room.height(), 52.0)
        middle = QPointF(room.center().x(), room.center().y() + side * 0.06)
        if not plate.town:
            place = QRectF(middle.x() - side / 2, room.center().y() - side / 2, side, side)
            painter.setOpacity(0.55)
            kit.art(painter, place, "boru/town_marker", "tar")
            painter.setOpacity(1.0)
            return
        town = tables.TOWNS[plate.town - 1]
        if plate.ghost:
            painter.setOpacity(0.6)
        fill = kit.dye(town.colour)
        path = town_path(town.colour, middle, side * 0.44)
        painter.fillPath(path, fill)
        painter.setPen(QPen(kit.colour("ink_dark"), 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        number = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        kit.number(painter, number, str(town.id), side * 0.42, colour=kit.theme.ink_on(fill))
        painter.setOpacity(1.0)

    def _card(self, painter: QPainter, slot: QRectF, one: Standing, text: TrickText) -> None:
        kit = self.kit
        if one.card in self.veiled and not one.ghost:
            kit.dashed(painter, slot, 6)
            self._name(painter, slot, one.seat, faint=True)
            return
        acts_now = one.card == text.acting
        done = bool(text.acting) and one.card < text.acting
        lit = cards.ALL
        if text.acting:
            lit = cards.WIN if one.wins else (text.option if acts_now and text.option >= 0 else cards.ALL)
        kit.shadow(painter, slot, 6, 2)
        if one.ghost:
            painter.setOpacity(0.72)
        elif done:
            painter.setOpacity(0.5)
        cards.action(kit, painter, slot, one.card, coins5=text.coins5, lit=lit)
        painter.setOpacity(1.0)
        if one.ghost:
            painter.setPen(QPen(kit.colour("glow"), 2.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(slot, 6, 6)
        if acts_now:
            painter.setPen(QPen(kit.colour("accent"), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(slot.adjusted(-2, -2, 2, 2), 7, 7)
        self._name(painter, slot, one.seat, crown=one.wins)

    def name_rooms(self, slot: QRectF, *, crown: bool = False) -> tuple[QRectF, QRectF]:
        """Where marker and name of whoever played a card stand above it."""
        high = self._name_high()
        wide = max(slot.width() + 4, self._step() - 3)
        rect = QRectF(slot.center().x() - wide / 2, slot.top() - high - 1, wide, high)
        side = min(16.0, high - 3)
        disc = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        left = disc.right() + (8 if crown else 3)
        return disc, QRectF(left, rect.top(), rect.right() - left, rect.height())

    def _name(self, painter: QPainter, slot: QRectF, seat: int, *, crown: bool = False, faint: bool = False) -> None:
        kit = self.kit
        disc, room = self.name_rooms(slot, crown=crown)
        if faint:
            painter.setOpacity(0.6)
        kit.disc(painter, disc, self.looks[seat])
        if crown:
            # On the marker: the name needs the room.
            kit.badge(painter, QPointF(disc.right(), disc.bottom() - 4), "", 7)
            kit.art(painter, QRectF(disc.right() - 5.5, disc.bottom() - 10, 11, 11), "boru/crown")
        name = self.names[seat]
        bold = crown and self.stands_whole(name, room, bold=True)
        for line, text, size in self._name_lines(name, room, bold=bold):
            kit.text(painter, line, text, size, bold=bold)
        painter.setOpacity(1.0)

    def stands_whole(self, name: str, room: QRectF, *, bold: bool) -> bool:
        """Whether a name fits into ``room`` in this weight, in a line or in whole words below each other."""
        return all(self._fits(*line, bold=bold) for line in self._name_lines(name, room, bold=bold))

    def _fits(self, line: QRectF, text: str, size: float, *, bold: bool) -> bool:
        return self.kit.line(text, line.width(), size, bold=bold)[1] == text

    def _name_lines(self, name: str, room: QRectF, *, bold: bool) -> list[tuple[QRectF, str, float]]:
        """The lines in which a name is written, with the size of their letters: one, or two that are closely set."""
        whole = [(room, name, _NAME)]
        if self._fits(*whole[0], bold=bold):
            return whole
        # As the faces of Japanese have it two lines would be far higher than the letters.
        half = room.height() / 2
        upper = QRectF(room.left(), room.top(), room.width(), half)
        for at in (at for at, letter in enumerate(name) if letter == " "):
            lines = [(upper, name[:at], _NAME_IN_TWO), (upper.translated(0, half), name[at + 1 :], _NAME_IN_TWO)]
            if all(self._fits(*line, bold=bold) for line in lines):
                return lines
        return whole

    def _arrow(self, painter: QPainter, tip: QPointF) -> None:
        path = QPainterPath(QPointF(tip.x() - 2, tip.y() - 4.5))
        path.lineTo(tip.x() + 3, tip.y())
        path.lineTo(tip.x() - 2, tip.y() + 4.5)
        painter.setPen(QPen(self.kit.colour("text_soft"), 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _packet(self, painter: QPainter, text: PacketText) -> None:
        kit = self.kit
        title = QRectF(self.rect.left() + 10, self.rect.top() + 4, self.rect.width() - 20, self._title_high())
        kit.text(painter, title, text.title, 13, bold=True)
        full = len(text.chosen) >= tables.DRAFT_KEEP
        for card, place in zip(text.packet, self.packet_rects(), strict=True):
            chosen = card in text.chosen
            kit.shadow(painter, place, 7, 4 if chosen else 2)
            painter.setOpacity(0.55 if full and not chosen else 1.0)
            cards.action(kit, painter, place, card, coins5=text.coins5)
            painter.setOpacity(1.0)
            if chosen:
                painter.setPen(QPen(kit.colour("legal"), 3.4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(place.adjusted(-2.5, -2.5, 2.5, 2.5), 8, 8)
                check = QPointF(place.right() - 6, place.top() + 6)
                kit.badge(painter, check, "", 10)
                kit.art(painter, QRectF(check.x() - 7, check.y() - 7, 14, 14), "icons/check")

    def _steps(self, painter: QPainter, text: StepsText) -> None:
        kit = self.kit
        title = QRectF(self.rect.left() + 10, self.rect.top() + 4, self.rect.width() - 20, self._title_high())
        kit.text(painter, title, text.title, 13, bold=True)
        for step, name in enumerate(text.names):
            rect = self.step_rect(step)
            here = step == text.at
            kit.panel(painter, rect, "panel_raised" if here else "board", 8)
            painter.setOpacity(1.0 if here or text.at < 0 or step > text.at else 0.45)
            words = 18 * kit.text_scale
            side = min(rect.height() - words - 8, 44.0)
            place = QRectF(rect.center().x() - side / 2, rect.top() + 4, side, side)
            kit.art(painter, place, _STEP_ART[step], "tar")
            room = QRectF(rect.left() + 3, place.bottom(), rect.width() - 6, rect.bottom() - place.bottom())
            kit.text(painter, room, name, 12.5, bold=here, align=CENTRE)
            painter.setOpacity(1.0)
            if here:
                painter.setPen(QPen(kit.colour("accent"), 2.4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect, 8, 8)


def waiting_after(order: Sequence[int], played: Sequence[int]) -> tuple[int, ...]:
    """The seats of ``order`` that are not among those that have played."""
    return tuple(seat for seat in order if seat not in played)
