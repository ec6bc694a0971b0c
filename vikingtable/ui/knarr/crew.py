"""A crew in its five columns, and a boat with the destinations above it, drawn in whatever room there is."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from vikingtable.rules.knarr.tables import BOATS
from vikingtable.ui import i18n
from vikingtable.ui.knarr import cards
from vikingtable.ui.knarr.kit import Kit
from vikingtable.ui.knarr.paying import CrewCard
from vikingtable.ui.strokes import round_pen

#: Columns narrower than this show chips in place of cards.
_CARDS_FROM = 46.0
Crew = Sequence[Sequence[int]]


def column_rect(rect: QRectF, colour: int) -> QRectF:
    """The column of a colour in a crew's room."""
    wide = rect.width() / 5
    return QRectF(rect.left() + colour * wide, rect.top(), wide, rect.height())


def _head(rect: QRectF) -> float:
    return min(24.0, max(15.0, rect.width() / 5 * 0.42))


def card_places(rect: QRectF, colour: int, count: int) -> tuple[QRectF, ...]:
    """Where the cards of a column lie, oldest (uppermost) first; each covers all of the one before but its head."""
    column = column_rect(rect, colour)
    gap = min(3.0, column.width() * 0.05)
    top = column.top() + _head(rect) + 3
    room = column.bottom() - top
    wide = column.width() - 2 * gap
    if column.width() >= _CARDS_FROM and room >= 60:
        wide = min(wide, room * 0.62 * cards.CARD_SHAPE, 92.0)
        high = wide / cards.CARD_SHAPE
        step = cards.head_height(wide)
    else:
        # Many stand closer and lower, so that every gain stays in sight.
        high = min(25.0, max(15.0, wide * 0.86), max(10.0, room / max(1, count) - 1.5))
        step = high + 1.5
    x = column.center().x() - wide / 2
    if count > 1:
        step = min(step, (room - high) / (count - 1))
    return tuple(QRectF(x, top + at * step, wide, high) for at in range(count))


def seen_part(places: Sequence[QRectF], at: int) -> QRectF:
    """What of a card the next one does not cover."""
    rect = QRectF(places[at])
    if at + 1 < len(places):
        rect.setBottom(min(rect.bottom(), places[at + 1].top()))
    return rect


def paint_crew(
    kit: Kit,
    painter: QPainter,
    rect: QRectF,
    crew: Crew,
    *,
    ghost: int | None = None,
    gains: Sequence[int] = (),
    chosen: Collection[CrewCard] = (),
    dimmed: Collection[CrewCard] = (),
    veiled: Collection[int] = (),
    fresh: Sequence[int] = (),
    look: int = 0,
) -> None:
    """All columns; ``ghost``: a card that would come on top; ``veiled``: colours whose newest card is on its way.

    ``fresh``: how many of each column's cards are marked as new, in the colours of ``look``.
    """
    ghostly: QRectF | None = None
    for colour, column in enumerate(crew):
        place = column_rect(rect, colour)
        high = _head(rect)
        head = QRectF(place.left() + 1.5, place.top(), place.width() - 3, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(kit.colour("board"))
        painter.drawRoundedRect(place.adjusted(1.5, 0, -1.5, 0), 5, 5)
        if kit.theme.scheme == "dark":
            kit.plate(painter, QRectF(head.left() + 1.5, head.top() + 1, high, high - 2), 4)
        kit.sign(painter, QRectF(head.left() + 3, head.top() + 1, high - 2, high - 2), colour)
        kit.number(
            painter,
            QRectF(head.left() + high, head.top(), head.width() - high - 4, high),
            i18n.number(len(column)),
            high * 0.68,
            colour="text",
            align=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
        )
        with_ghost = ghost is not None and ghost // 4 == colour
        places = card_places(rect, colour, len(column) + with_ghost)
        as_cards = bool(places) and places[0].height() > places[0].width()
        for at, card in enumerate(column):
            if at == len(column) - 1 and colour in veiled:
                continue
            (cards.viking if as_cards else cards.chip)(kit, painter, places[at], card)
            if (colour, at) in dimmed:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(kit.colour("board", 0.55))
                painter.drawRoundedRect(places[at], 5, 5)
        if fresh:
            for at in range(max(0, len(column) - fresh[colour]), len(column) - (colour in veiled)):
                part = seen_part(places, at)
                kit.lately(painter, part, look, frame=False, size=min(14.0, part.height() - 2, part.width() * 0.36))
        for at in range(len(column)):
            if (colour, at) in chosen:
                _paint_chosen(kit, painter, seen_part(places[: len(column)], at))
        if with_ghost and ghost is not None:
            spot = places[-1]
            painter.setOpacity(0.72)
            (cards.viking if as_cards else cards.chip)(kit, painter, spot, ghost)
            painter.setOpacity(1.0)
            painter.setPen(QPen(kit.colour("legal"), 2.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(spot, 6, 6)
            ghostly = spot
    if ghostly is not None:
        _paint_gains(kit, painter, rect, ghostly, gains)  # over the next column


def _paint_gains(kit: Kit, painter: QPainter, room: QRectF, spot: QRectF, gains: Sequence[int]) -> None:
    """What the card that would come gains, on a plate at its foot."""
    parts = sum(1 for amount in gains if amount)
    plate = QRectF(0, 0, 12 + 42 * parts, 30)
    plate.moveCenter(QPointF(spot.center().x(), min(spot.bottom() + 18, room.bottom() - 16)))
    plate.moveLeft(min(max(plate.left(), room.left()), room.right() - plate.width()))
    kit.shadow(painter, plate, 12, 2)
    painter.setPen(round_pen(kit.colour("ink_dark"), 1.2))
    painter.setBrush(kit.colour("ink_light"))
    painter.drawRoundedRect(plate, 12, 12)
    row = plate.adjusted(6, 4, -6, -4)
    if parts:
        kit.amounts(painter, row, gains, align=Qt.AlignmentFlag.AlignCenter, sign="+")
    else:
        kit.number(painter, row, "–", 16, colour="ink_dark")


def _paint_chosen(kit: Kit, painter: QPainter, rect: QRectF) -> None:
    """A frame and a tick: this viking pays."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(kit.colour("ink_light"), 5))
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)
    painter.setPen(round_pen(kit.colour("glow") if kit.theme.scheme == "light" else kit.colour("madder"), 3))
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)
    reach = min(9.0, rect.height() * 0.4)
    centre = QPointF(rect.center().x(), rect.top() + min(rect.height() / 2, 13.0))
    painter.setPen(round_pen(kit.colour("ink_dark"), 1.2))
    painter.setBrush(kit.colour("ink_light"))
    painter.drawEllipse(centre, reach, reach)
    painter.setPen(round_pen(kit.colour("madder"), reach * 0.28))
    painter.drawPolyline(
        [
            centre + QPointF(-reach * 0.45, 0),
            centre + QPointF(-reach * 0.1, reach * 0.4),
            centre + QPointF(reach * 0.5, -reach * 0.4),
        ]
    )


def boat_rect(rect: QRectF) -> QRectF:
    """The hull, at the foot of the boat's room; the columns' numbers stand below it."""
    high = min(rect.width() * 0.44, rect.height() * 0.34)
    foot = max(14.0, min(20.0, rect.width() * 0.13))
    return QRectF(rect.left(), rect.bottom() - foot - high, rect.width(), high)


def strip_places(rect: QRectF, count: int) -> tuple[QRectF, ...]:
    """Where the explored destinations lie above the boat, the first at the bottom."""
    hull = boat_rect(rect)
    room = hull.top() - rect.top() - 2
    high = min(27.0, max(21.0, rect.width() * 0.19))
    step = high + 2
    if count:
        step = min(step, room / count)
    high = min(high, max(8.0, step))
    left, wide = hull.left() + hull.width() * 0.1 - 7, hull.width() * 0.8 + 14
    return tuple(QRectF(left, hull.top() + 2 - (at + 1) * step, wide, high) for at in range(count))


def paint_boat(
    kit: Kit,
    painter: QPainter,
    rect: QRectF,
    side: str,
    destinations: Sequence[int],
    *,
    columns: int = 0,
    veiled: bool = False,
    fresh: int = 0,
    traded: bool = False,
    look: int = 0,
) -> None:
    """The boat, its destinations, the numbers of the columns; the first ``columns`` columns are lit.

    The last ``fresh`` destinations, and the boat where it ``traded``, are marked as new in the colours of ``look``.
    """
    hull = boat_rect(rect)
    wide = hull.width() * 0.8 / 3
    for at in range(3):
        strip = QRectF(hull.left() + hull.width() * 0.1 + at * wide, rect.top(), wide, hull.top() - rect.top())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(kit.colour("glow", 0.3) if at < columns else kit.colour("water", 0.35 if at % 2 else 0.55))
        painter.drawRoundedRect(strip.adjusted(1, 0, -1, 0), 5, 5)
    cards.boat(kit, painter, hull, BOATS[side])
    shown = destinations[:-1] if veiled else destinations
    places = strip_places(rect, len(destinations))
    for number, place in zip(shown, places, strict=False):
        cards.land_strip(kit, painter, place, number)
    for place in places[max(0, len(destinations) - fresh) : len(shown)]:
        kit.lately(painter, place, look, frame=False, size=min(14.0, place.height() - 2))
    if traded:
        deck = hull.adjusted(hull.width() * 0.1, hull.height() * 0.33, -hull.width() * 0.1, -hull.height() * 0.13)
        kit.lately(painter, deck, look, frame=False, size=14)
    for at in range(3):
        foot = QRectF(
            hull.left() + hull.width() * 0.1 + at * wide, hull.bottom() + 1, wide, rect.bottom() - hull.bottom() - 1
        )
        size = foot.height() * 0.8
        text = str(at + 1)
        pair = kit.number_width(text, size) + size + 2
        x = foot.center().x() - pair / 2
        ink = "glow" if at < columns else "text"
        kit.number(painter, QRectF(x, foot.top(), pair - size - 2, foot.height()), text, size, colour=ink)
        ring = QRectF(x + pair - size, foot.center().y() - size / 2, size, size)
        kit.art(painter, ring, "knarr/bracelet", "tar")
