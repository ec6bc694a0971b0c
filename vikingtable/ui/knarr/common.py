"""The common board: both rows of destinations with their stocks, the five spaces of the offer, deck and discards."""

import math
from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from vikingtable.rules.knarr.state import EMPTY
from vikingtable.rules.knarr.tables import INCOME
from vikingtable.ui import i18n
from vikingtable.ui.knarr import cards
from vikingtable.ui.knarr.forecast import SpaceCost
from vikingtable.ui.knarr.kit import Kit
from vikingtable.ui.knarr.layout import Layout
from vikingtable.ui.tablekit import Piece


def _groups() -> tuple[tuple[int, int, int], ...]:
    found: list[tuple[int, int, int]] = []
    for step, points in enumerate(INCOME):
        if found and found[-1][2] == points:
            found[-1] = (found[-1][0], step, points)
        else:
            found.append((step, step, points))
    return tuple(found)


#: First step, last step and points of each group of the reputation track.
_INCOME_GROUPS = _groups()
#: A number on the score track has this share of its place while discs lie there.
_NUMBER_SHARE = 0.38
#: Discs in one place lie so far from each other at least, in shares of their size.
_SEEN = 0.6


class CommonItem(Piece):
    """Draws what lies on the common board; ``veiled`` places are empty because their card is still on its way."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.layout: Layout | None = None
        self.offer: tuple[int, ...] = ()
        self.rows: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.counts: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.names: tuple[str, ...] = ()
        self.costs: tuple[SpaceCost, ...] | None = None
        self.faint: frozenset[int] = frozenset()
        #: The destination that is being paid for.
        self.chosen = 0
        #: The look of who changed a place last: ``("offer", space)`` or ``("A", space)``.
        self.lately: dict[Hashable, int] = {}
        self.veiled: frozenset[Hashable] = frozenset()

    def arrange(self, layout: Layout) -> None:
        """Lie where the layout says."""
        self.layout = layout
        self.place(layout.board)
        self.update()

    def show_cards(
        self,
        offer: tuple[int, ...],
        rows: tuple[tuple[int, ...], tuple[int, ...]],
        counts: tuple[int, int, int, int],
        names: tuple[str, ...],
    ) -> None:
        """Show these; ``counts`` of deck, discards and both stocks, ``names`` of deck and discards."""
        if (offer, rows, counts, names) != (self.offer, self.rows, self.counts, self.names):
            self.offer, self.rows, self.counts, self.names = offer, rows, counts, names
            self.update()

    def show_costs(self, costs: tuple[SpaceCost, ...] | None) -> None:
        """Mark what the card of each space would cost; ``None``: no marks."""
        if costs != self.costs:
            self.costs = costs
            self.update()

    def show_faint(self, faint: frozenset[int]) -> None:
        """Let these destinations step back: they cannot be chosen now."""
        if faint != self.faint:
            self.faint = faint
            self.update()

    def show_chosen(self, number: int) -> None:
        """Frame the destination that is being paid for; 0: none."""
        if number != self.chosen:
            self.chosen = number
            self.update()

    def show_lately(self, lately: dict[Hashable, int]) -> None:
        """Mark the places that others have changed a moment ago with their looks."""
        if lately != self.lately:
            self.lately = lately
            self.update()

    def veil(self, place: Hashable, on: bool) -> None:
        """Hide or show the card of a place: ``("offer", space)`` or ``("A", space)``."""
        veiled = self.veiled | {place} if on else self.veiled - {place}
        if veiled != self.veiled:
            self.veiled = veiled
            self.update()

    def unveil(self) -> None:
        """Hide nothing any more."""
        if self.veiled:
            self.veiled = frozenset()
            self.update()

    def draw(self, painter: QPainter) -> None:
        kit, layout = self.kit, self.layout
        if layout is None:
            return
        kit.panel(painter, self.rect, "board")
        for row, stock, spots, shown, left in (
            ("A", layout.stock_a, layout.row_a, self.rows[0], self.counts[2]),
            ("B", layout.stock_b, layout.row_b, self.rows[1], self.counts[3]),
        ):
            self._stock(painter, stock, row, left)
            for at, (rect, number) in enumerate(zip(spots, shown, strict=False)):
                if number and (row, at) not in self.veiled:
                    kit.shadow(painter, rect, 6)
                    cards.land(kit, painter, rect, number)
                    if number in self.faint:
                        self._fade(painter, rect)
                    self._mark_lately(painter, rect, (row, at))
                    if number == self.chosen:
                        self._frame_chosen(painter, rect)
                else:
                    kit.dashed(painter, rect)
        for space, (rect, plaque) in enumerate(zip(layout.offer, layout.plaques, strict=True)):
            self._space(painter, space, rect, plaque)
        self._pile(painter, layout.deck, self.counts[0], self.names[0] if self.names else "", face_up=False)
        self._pile(painter, layout.discard, self.counts[1], self.names[1] if self.names else "", face_up=True)

    def _frame_chosen(self, painter: QPainter, rect: QRectF) -> None:
        kit = self.kit
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(kit.colour("accent"), 4))
        painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 7, 7)
        tick = QPointF(rect.center().x(), rect.bottom() + 3)
        kit.badge(painter, tick, "", 10)
        kit.art(painter, QRectF(tick.x() - 7, tick.y() - 7, 14, 14), "icons/check")

    def _mark_lately(self, painter: QPainter, rect: QRectF, place: Hashable) -> None:
        if place in self.lately:
            self.kit.lately(painter, rect, self.lately[place])

    def _fade(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.kit.colour("board", 0.36))
        painter.drawRoundedRect(rect, 6, 6)

    def _stock(self, painter: QPainter, rect: QRectF, row: str, left: int) -> None:
        kit = self.kit
        if left:
            kit.shadow(painter, rect, 6)
            cards.land_back(kit, painter, rect, row)
        else:
            kit.dashed(painter, rect)
        kit.badge(painter, QPointF(rect.right() - 11, rect.bottom() - 11), i18n.number(left), 10)
        kit.badge(painter, QPointF(rect.left() + 11, rect.top() + 11), row, 10, cards.ROW_TOKENS[row])

    def _space(self, painter: QPainter, space: int, rect: QRectF, plaque: QRectF) -> None:
        kit = self.kit
        fill = kit.suit(space)
        painter.setPen(QPen(kit.colour("ink_dark"), 1.3))
        painter.setBrush(fill)
        painter.drawRoundedRect(plaque, 6, 6)
        side = plaque.height() - 4
        sign = QRectF(plaque.center().x() - side / 2, plaque.top() + 2, side, side)
        reach = side / 2 + 1
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(kit.colour("ink_light"))
        painter.drawRoundedRect(QRectF(sign.center().x() - reach * 1.5, sign.top(), reach * 3, side), 5, 5)
        kit.sign(painter, sign, space)
        card = self.offer[space] if space < len(self.offer) else EMPTY
        if card == EMPTY or ("offer", space) in self.veiled:
            kit.dashed(painter, rect)
            return
        kit.shadow(painter, rect, 6)
        cards.viking(kit, painter, rect, card)
        self._mark_lately(painter, rect, ("offer", space))
        if self.costs is None:
            return
        cost = self.costs[space]
        if cost.tokens is None:
            self._fade(painter, rect)
            return
        if not cost.tokens:
            kit.badge(painter, QPointF(rect.right() - 9, rect.bottom() - 10), "", 11)
            kit.art(painter, QRectF(rect.right() - 17, rect.bottom() - 18, 16, 16), "icons/check")
        else:
            tag = QRectF(rect.center().x() - 25, rect.bottom() - 24, 50, 26)
            painter.setPen(QPen(kit.colour("ink_dark"), 1.2))
            painter.setBrush(kit.colour("ink_light"))
            painter.drawRoundedRect(tag, 13, 13)
            kit.number(painter, QRectF(tag.left() + 4, tag.top(), 22, 26), "−1", 16, colour="madder")
            kit.art(painter, QRectF(tag.right() - 26, tag.top() + 2, 22, 22), "knarr/recruit")

    def _pile(self, painter: QPainter, rect: QRectF, count: int, name: str, *, face_up: bool) -> None:
        kit = self.kit
        if not count:
            kit.dashed(painter, rect)
        elif face_up:
            kit.shadow(painter, rect, 5)
            kit.plate(painter, rect, 5, "line_strong")
            kit.art(painter, rect.adjusted(6, 6, -6, -6), "knarr/card")
        else:
            for at in range(1 + min(3, count // 8)):
                cards.back(kit, painter, rect.translated(0, -1.5 * at))
        kit.badge(painter, QPointF(rect.right() + 2, rect.bottom() - 10), i18n.number(count), 10.5)


def fanned(room: QRectF, count: int, largest: float) -> list[QRectF]:
    """Places of so many discs in ``room``, lower ones first, left and right by turns: something is seen of each."""
    side = min(room.width(), room.height(), largest)
    if count == 1:
        return [QRectF(room.center().x() - side / 2, room.center().y() - side / 2, side, side)]
    while True:
        across, down = room.width() - side, (room.height() - side) / (count - 1)
        nearest = min(math.hypot(across, down), 2 * down if count > 2 else math.inf)
        if nearest >= side * _SEEN:
            break
        side -= 0.25
    return [QRectF(room.left() + at % 2 * across, room.top() + at * down, side, side) for at in range(count)]


class TracksItem(Piece):
    """The score track, a loop of 40, and in it the reputation track as a ladder with its income."""

    #: Places around the loop: along the top, down the right, back along the bottom, up the left.
    _ACROSS, _DOWN = 13, 7

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        #: Points, reputation and look of each seat.
        self.marks: tuple[tuple[int, int, int], ...] = ()

    def show_marks(self, marks: tuple[tuple[int, int, int], ...]) -> None:
        """Put the seats' markers here."""
        if marks != self.marks:
            self.marks = marks
            self.update()

    def score_cell(self, points: int) -> QRectF:
        """The place of a number of points on the loop; 40 is 0 again."""
        across, down = self._ACROSS, self._DOWN
        wide, high = self.rect.width() / across, self.rect.height() / (down + 2)
        at = points % 40
        if at < across:
            column, row = at, 0
        elif at < across + down:
            column, row = across - 1, at - across + 1
        elif at < 2 * across + down:
            column, row = across - 1 - (at - across - down), down + 1
        else:
            column, row = 0, down - (at - 2 * across - down)
        return QRectF(self.rect.left() + column * wide, self.rect.top() + row * high, wide, high)

    def top_row(self) -> QRectF:
        """The upper side of the loop, which stands for all of it."""
        return self.score_cell(0).united(self.score_cell(self._ACROSS - 1))

    def ladder(self) -> QRectF:
        """The room of the reputation track."""
        wide, high = self.rect.width() / self._ACROSS, self.rect.height() / (self._DOWN + 2)
        return self.rect.adjusted(wide + 5, high + 4, -wide - 5, -high - 4)

    def step_cell(self, step: int) -> QRectF:
        """The place of a reputation (0 … 14) on the ladder, 14 on top."""
        group = next(at for at, (first, last, _) in enumerate(_INCOME_GROUPS) if first <= step <= last)
        first = _INCOME_GROUPS[group][0]
        room = self.ladder()
        high = room.height() / len(_INCOME_GROUPS)
        label = min(58.0, room.width() * 0.25)
        wide = (room.width() - label) / 4
        y = room.bottom() - (group + 1) * high
        return QRectF(room.left() + label + (step - first) * wide, y, wide, high).adjusted(1, 1, -1, -1)

    def draw(self, painter: QPainter) -> None:
        kit = self.kit
        self._loop(painter)
        room = self.ladder()
        kit.panel(painter, room.adjusted(-2, -2, 2, 2), "panel", 6)
        high = room.height() / len(_INCOME_GROUPS)
        label = min(58.0, room.width() * 0.25)
        for at, (first, last, income) in enumerate(_INCOME_GROUPS):
            y = room.bottom() - (at + 1) * high
            place = QRectF(room.left(), y, label, high)
            side = min(high - 6, label * 0.46)
            kit.number(painter, place.adjusted(0, 0, -side - 2, 0), f"+{income}", side * 0.76, colour="text")
            kit.art(painter, QRectF(place.right() - side - 2, place.center().y() - side / 2, side, side), "knarr/vp")
            for step in range(first, last + 1):
                cell = self.step_cell(step)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(kit.colour("ochre", 0.14 + 0.16 * at))
                painter.drawRoundedRect(cell, 4, 4)
                kit.number(
                    painter,
                    cell.adjusted(3, 0, 0, 0),
                    str(step),
                    min(11.0, cell.height() * 0.6),
                    colour="text_soft",
                    align=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                )
                if step == 14:
                    flag = QRectF(cell.right() + 4, cell.top(), cell.height(), cell.height())
                    kit.art(painter, flag, "knarr/reputation")
        self._markers(painter)

    def _loop(self, painter: QPainter) -> None:
        kit = self.kit
        for points in range(40):
            cell = self.score_cell(points).adjusted(0.6, 0.6, -0.6, -0.6)
            painter.setPen(QPen(kit.colour("cell_line"), 0.8))
            tens = points % 10 == 0
            painter.setBrush(kit.colour("ochre", 0.75) if points == 0 else kit.colour("ring" if points % 5 else "coin"))
            painter.drawRoundedRect(cell, 3, 3)
            if points % 5 == 0:
                text = "40" if points == 0 else str(points)
                ink = "ink_dark" if points == 0 else "text"
                room = self.number_room(points)
                size = min(cell.width() * (0.72 if tens else 0.62), 13, room.height() - 1)
                kit.number(painter, room, text, size, colour=ink)

    def _occupied(self) -> set[int]:
        """The places of the loop on which a disc lies."""
        return {points % 40 for points, _, _ in self.marks}

    def number_room(self, points: int) -> QRectF:
        """Where the number of a place on the loop stands: above the discs where some lie there."""
        cell = self.score_cell(points).adjusted(0.6, 0.6, -0.6, -0.6)
        if points % 40 in self._occupied():
            cell.setHeight(cell.height() * _NUMBER_SHARE)
        return cell

    def disc_room(self, points: int) -> QRectF:
        """Where the discs of a place on the loop lie."""
        cell = self.score_cell(points).adjusted(0.5, 0.5, -0.5, -0.5)
        if points % 5 == 0:
            cell.setTop(self.number_room(points).bottom())
        return cell

    def discs(self) -> list[tuple[QRectF, int]]:
        """Where each seat's discs lie, with its look: on the loop first, then on the ladder; lower ones first."""
        lying: list[tuple[QRectF, int]] = []
        for which in (0, 1):
            by_place: dict[int, list[int]] = {}
            for mark in self.marks:
                place = mark[which] % 40 if which == 0 else mark[which]
                by_place.setdefault(place, []).append(mark[2])
            for place, looks in by_place.items():
                number = 8 + 5 * len(str(place))  # they lie beside it on the ladder
                room = self.disc_room(place) if which == 0 else self.step_cell(place).adjusted(number, 0.5, -1, -0.5)
                lying += zip(fanned(room, len(looks), 22.0), looks, strict=True)
        return lying

    def _markers(self, painter: QPainter) -> None:
        """A disc for each seat; several in one place share it."""
        for place, one in self.discs():
            self.kit.disc(painter, place, one)


class ArtifactsItem(Piece):
    """The artifacts of this game with their names and when they fire."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        #: Drawing, name and text of each.
        self.shown: tuple[tuple[str, str, str], ...] = ()

    def show_artifacts(self, shown: tuple[tuple[str, str, str], ...]) -> None:
        """Lie here with these texts."""
        if shown != self.shown:
            self.shown = shown
            self.update()

    def card_rect(self, at: int) -> QRectF:
        """The place of one of them."""
        count = max(1, len(self.shown))
        high = (self.rect.height() - 6 * (count - 1)) / count
        return QRectF(self.rect.left(), self.rect.top() + at * (high + 6), self.rect.width(), high)

    def draw(self, painter: QPainter) -> None:
        kit = self.kit
        for at, (name, title, text) in enumerate(self.shown):
            rect = self.card_rect(at)
            kit.shadow(painter, rect, 8)
            kit.panel(painter, rect, "panel_raised", 8)
            painter.setPen(QPen(kit.colour("card_line"), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, 8, 8)
            side = min(rect.height() - 12, 44.0)
            plate = QRectF(rect.left() + 6, rect.center().y() - side / 2, side, side)
            kit.plate(painter, plate, 6)
            kit.art(painter, plate.adjusted(2, 2, -2, -2), name)
            line = 17 * kit.text_scale
            words = QRectF(plate.right() + 8, rect.top() + 4, rect.right() - plate.right() - 14, line)
            kit.text(painter, words, title, 12.5, bold=True)
            rest = QRectF(words.left(), words.bottom(), words.width(), rect.bottom() - words.bottom() - 4)
            kit.paragraph(
                painter,
                rest,
                text,
                11.5,
                colour="text",
                align=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            )
