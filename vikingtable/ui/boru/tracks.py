"""The marriage track with its card, the battle area and the church area."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from vikingtable.rules.boru import tables
from vikingtable.ui.boru import cards
from vikingtable.ui.boru.kit import Kit, Piece


@frozen
class Mark:
    """A seat's figure on a track or in an area, and what it may become."""

    look: int
    value: int
    #: Where a chosen option would bring it; the same value if nothing changes.
    after: int
    #: Changed by the others a moment ago.
    new: bool = False


class MarriageItem(Piece):
    """This round's marriage card and the track: the highest disc wins the card."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.card = -1
        self.region = ""
        self.marks: tuple[Mark, ...] = ()

    def show_track(self, card: int, region: str, marks: tuple[Mark, ...]) -> None:
        """Show this card (−1: none) and these discs."""
        if (card, region, marks) != (self.card, self.region, self.marks):
            self.card, self.region, self.marks = card, region, marks
            self.update()

    def card_rect(self) -> QRectF:
        """Where the marriage card lies."""
        wide = min(104.0, self.rect.width() * 0.2)
        return QRectF(self.rect.left(), self.rect.top(), wide, self.rect.height())

    def track_rect(self) -> QRectF:
        """Where the track runs."""
        return self.rect.adjusted(self.card_rect().width() + 6, 0, 0, 0)

    def space_rect(self, space: int) -> QRectF:
        """A space of the track; the first is wider: several may stand there."""
        track = self.track_rect()
        first = track.width() * 0.15
        step = (track.width() - first) / tables.COURT_TOP
        if not space:
            return QRectF(track.left(), track.top(), first - 3, track.height())
        return QRectF(track.left() + first + (space - 1) * step, track.top(), step - 3, track.height())

    def disc_rect(self, seat: int, space: int) -> QRectF:
        """Where a seat's disc stands on a space."""
        cell = self.space_rect(space)
        side = min(cell.width() if space else 26.0, cell.height() * 0.5, 30.0)
        if space:
            # While an action goes on two may stand on one space: the higher one is to step down, or to go on.
            below = sum(1 for mark in self.marks[:seat] if mark.value == space == self.marks[seat].value)
            return QRectF(cell.center().x() - side / 2, cell.bottom() - side * (1 + 0.55 * below) - 1, side, side)
        there = [index for index, mark in enumerate(self.marks) if mark.value == 0]
        order = there.index(seat) if seat in there else len(there)
        count = max(len(there), 1)
        step = min(side * 0.8, (cell.width() - side) / max(1, count - 1)) if count > 1 else 0.0
        return QRectF(cell.left() + 1 + order * step, cell.bottom() - side - 1, side, side)

    def draw(self, painter: QPainter) -> None:
        kit = self.kit
        place = self.card_rect()
        if self.card >= 0:
            kit.shadow(painter, place, 7, 2)
            cards.marriage(kit, painter, place, self.card, self.region)
        else:
            kit.dashed(painter, place, 7)
        highest = max((mark.value for mark in self.marks), default=0)
        for space in range(tables.COURT_TOP + 1):
            cell = self.space_rect(space)
            painter.setPen(QPen(kit.colour("cell_line"), 1.2))
            painter.setBrush(kit.colour("cell"))
            painter.drawRoundedRect(cell, 6, 6)
            self._reward(painter, cell, space)
        for seat, mark in enumerate(self.marks):
            rect = self.disc_rect(seat, mark.value)
            kit.disc(painter, rect, mark.look)
            if mark.value == highest and highest:
                crown = rect.width() * 0.62
                kit.art(
                    painter,
                    QRectF(rect.center().x() - crown / 2, rect.top() - crown * 0.55, crown, crown),
                    "boru/marriage",
                )
            if mark.new:
                kit.lately(painter, rect, mark.look, frame=False, size=12)
        for seat, mark in enumerate(self.marks):
            if mark.after != mark.value:
                kit.ghost_disc(painter, self.disc_rect(seat, mark.after), mark.look)

    def _reward(self, painter: QPainter, cell: QRectF, space: int) -> None:
        kit = self.kit
        top = QRectF(cell.left() + 1, cell.top() + 2, cell.width() - 2, cell.height() * 0.42)
        number = QRectF(cell.left() + 2, cell.top() + 1, 12, 11)
        kit.number(painter, number, str(space), 9, colour="text_soft")
        names = (
            ["boru/coin"] * tables.COURT_COINS[space]
            + ["boru/renown"] * tables.COURT_RENOWN[space]
            + (["boru/town"] if space == tables.COURT_TOWN else [])
        )
        if not names:
            return
        side = min(top.height(), (top.width() - 6) / (1 + 0.5 * (len(names) - 1)), 26.0)
        x = top.center().x() + 3 - side * (1 + 0.5 * (len(names) - 1)) / 2
        for at, name in enumerate(names):
            kit.art(painter, QRectF(x + at * side * 0.5, top.center().y() - side / 2 + 1, side, side), name)


class AreaItem(Piece):
    """Battle or church area: what there is to take, and what each seat has."""

    def __init__(self, kit: Kit, kind: str) -> None:
        super().__init__(kit)
        self.kind = kind
        self.strength = 0
        self.left = 0
        self.marks: tuple[Mark, ...] = ()

    def show_area(self, marks: Sequence[Mark], strength: int = 0, left: int = 0) -> None:
        """Show these; ``strength`` of the Viking card, ``left`` raiders in the area."""
        shown = (tuple(marks), strength, left)
        if shown != (self.marks, self.strength, self.left):
            self.marks, self.strength, self.left = shown
            self.update()

    def head_rect(self) -> QRectF:
        """The area itself."""
        wide = self.rect.width() * (0.47 if self.kind == "battle" else 0.36)
        return QRectF(self.rect.left(), self.rect.top(), wide, self.rect.height())

    def seat_rect(self, seat: int) -> QRectF:
        """What a seat has of it."""
        head = self.head_rect()
        room = self.rect.adjusted(head.width() + 2, 3, -4, -3)
        step = min(room.width() / max(1, len(self.marks)), 44.0)
        return QRectF(room.left() + seat * step, room.top(), step, room.height())

    def draw(self, painter: QPainter) -> None:
        kit = self.kit
        kit.panel(painter, self.rect, "board", 8)
        head = self.head_rect().adjusted(4, 4, -4, -4)
        if self.kind == "battle":
            card = QRectF(head.left(), head.top(), head.width() * 0.54, head.height())
            cards.viking(kit, painter, card, self.strength) if self.strength else kit.dashed(painter, card, 6)
            rest = QRectF(card.right() + 4, head.top(), head.right() - card.right() - 4, head.height())
            side = min(rest.width() * 0.52, rest.height() * 0.7)
            kit.art(painter, QRectF(rest.left(), rest.center().y() - side / 2, side, side), "boru/raider", "tar")
            room = QRectF(rest.left() + side, rest.top(), rest.width() - side, rest.height())
            kit.number(painter, room, str(self.left), min(22.0, side * 0.8))
        else:
            side = min(head.height(), head.width() * 0.5)
            y = head.center().y() - side / 2
            kit.art(painter, QRectF(head.left(), y, side, side), "boru/church", "tar")
            small = side * 0.66
            rest = QRectF(head.left() + side + 2, head.top(), head.right() - head.left() - side - 2, head.height())
            number = QRectF(rest.left(), rest.top(), rest.width() * 0.36, rest.height())
            kit.number(painter, number, str(tables.MONASTERY_DISCS), small * 0.7, colour="text_soft")
            place = QRectF(number.right() + 1, rest.center().y() - small / 2, small, small)
            kit.art(painter, place, "boru/monastery", "tar")
        values = [mark.value for mark in self.marks]
        most = max(values, default=0)
        fewest = min(values, default=0)
        for seat, mark in enumerate(self.marks):
            self._mark(painter, self.seat_rect(seat), mark, sole=values.count(most) == 1, most=most, fewest=fewest)

    def _mark(self, painter: QPainter, cell: QRectF, mark: Mark, *, sole: bool, most: int, fewest: int) -> None:
        kit = self.kit
        side = min(cell.width() - 2, cell.height() * 0.46)
        disc = QRectF(cell.center().x() - side / 2, cell.top() + 1, side, side)
        if mark.value == most and most and sole:
            painter.setPen(QPen(kit.colour("glow"), 2.2))
            painter.setBrush(kit.colour("glow", 0.16))
            painter.drawRoundedRect(cell.adjusted(1, -1, -1, 1), 6, 6)
        kit.disc(painter, disc, mark.look)
        if mark.new:
            kit.lately(painter, disc, mark.look, frame=False, size=11)
        if self.kind == "battle" and mark.value == fewest and fewest != most and self.left:
            threat = side * 0.66
            token = QRectF(disc.right() - threat * 0.6, disc.top() - 2, threat, threat)
            # A light rim: the token is dark, and so is the ground in the dark scheme.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(kit.colour("ink_light"))
            painter.drawEllipse(token)
            kit.art(painter, token, "boru/viking_token")
        room = QRectF(cell.left(), disc.bottom(), cell.width(), cell.bottom() - disc.bottom())
        size = min(16.0, room.height() * 0.9)
        if mark.after != mark.value:
            kit.number(painter, room, f"{mark.value}→{mark.after}", size * 0.72, colour="legal")
        else:
            kit.number(painter, room, str(mark.value), size)
