"""How action cards, marriage cards and the backs of cards are drawn."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from vikingtable.rules.boru import tables
from vikingtable.rules.boru.course import symbols_of
from vikingtable.ui import art, atlas
from vikingtable.ui.boru.kit import CENTRE, LEFT, SYMBOL_ART, Kit
from vikingtable.ui.strokes import round_pen

#: Width to height of an action card lying and upright; a card is drawn in the way that suits its place.
CARD_SHAPE = 1.46
UPRIGHT_SHAPE = 0.94
#: The share of a lying card's width, and of an upright one's height, that value and suit take.
BAND_SHARE = 0.27
TOP_SHARE = 0.25
#: How large the symbols are against the card's width, lying and upright.
LYING_SYMBOL, UPRIGHT_SYMBOL = 0.126, 0.172
#: Which action of a card is meant: the winner's, the first or second of the others', or all.
ALL, WIN = -2, -1


def action(kit: Kit, painter: QPainter, rect: QRectF, card: int, *, coins5: int = 3, lit: int = ALL) -> None:
    """An action card, face up; its back for an unknown card. ``lit``: the action that is carried out."""
    if card == tables.UNKNOWN:
        back(kit, painter, rect)
        return

    def draw(brush: QPainter, area: QRectF) -> None:
        _paint_action(kit, brush, area, card, coins5, lit)

    kit.kept(painter, rect, ("action", card, coins5, lit), draw)


def back(kit: Kit, painter: QPainter, rect: QRectF) -> None:
    """An action card, face down."""
    kit.picture(
        painter,
        rect,
        lambda width, height, ratio: atlas.shared().card_back_pixmap("boru/crown", "moss", width, height, ratio),
    )


def _upright(rect: QRectF) -> bool:
    return rect.width() < 1.2 * rect.height()


def _unit(rect: QRectF) -> float:
    """A card is so many of these wide: 126 lying, 92 upright."""
    return rect.width() / (92 if _upright(rect) else 126)


def rows(rect: QRectF, card: int) -> tuple[QRectF, ...]:
    """Where the actions stand on a card: the winner's, then those to choose from otherwise."""
    unit = _unit(rect)
    if _upright(rect):
        inner = rect.adjusted(2 * unit, TOP_SHARE * rect.height(), -2 * unit, -2 * unit)
    else:
        inner = rect.adjusted(BAND_SHARE * rect.width(), 2 * unit, -2 * unit, -2 * unit)
    count = 1 + len(tables.CARDS[card].secondary)
    first = inner.height() * (0.36 if count == 3 else 0.46)
    rest = (inner.height() - first) / (count - 1)
    found = [QRectF(inner.left(), inner.top(), inner.width(), first)]
    for at in range(count - 1):
        found.append(QRectF(inner.left(), inner.top() + first + at * rest, inner.width(), rest))
    return tuple(found)


def _paint_action(kit: Kit, painter: QPainter, rect: QRectF, value: int, coins5: int, lit: int) -> None:
    card = tables.CARDS[value]
    ink = kit.colour("ink_dark")
    fill = kit.dye(card.suit)
    unit = _unit(rect)
    upright = _upright(rect)
    body = QPainterPath()
    body.addRoundedRect(rect.adjusted(unit, unit, -unit, -unit), 7 * unit, 7 * unit)
    painter.fillPath(body, kit.colour("ink_light"))
    painter.save()
    painter.setClipPath(body)
    if upright:
        band = QRectF(rect.left(), rect.top(), rect.width(), TOP_SHARE * rect.height())
        edge = QRectF(band.left(), band.bottom() - 1.5 * unit, band.width(), 1.5 * unit)
    else:
        band = QRectF(rect.left(), rect.top(), BAND_SHARE * rect.width(), rect.height())
        edge = QRectF(band.right() - 1.5 * unit, band.top(), 1.5 * unit, band.height())
    painter.fillRect(band, fill)
    painter.fillRect(edge, fill.darker(140))
    places = rows(rect, value)
    first = places[0].adjusted(-4 * unit, 0, 4 * unit, 0) if upright else places[0].adjusted(0, -3 * unit, 4 * unit, 0)
    painter.fillRect(first, kit.colour("ochre", 0.34))
    painter.restore()
    if upright:
        side = band.height() - 4.5 * unit
        sign = QRectF(band.right() - side - 4 * unit, band.top() + 2 * unit, side, side)
        number = QRectF(band.left() + 6 * unit, band.top(), sign.left() - band.left() - 6 * unit, band.height())
        kit.number(painter, number, str(value), 21 * unit, colour=kit.theme.ink_on(fill), align=LEFT)
    else:
        number = QRectF(band.left(), band.top() + 0.09 * band.height(), band.width(), 0.38 * band.height())
        kit.number(painter, number, str(value), (27 if value < 10 else 22) * unit, colour=kit.theme.ink_on(fill))
        side = min(band.width() * 0.8, band.height() * 0.42)
        sign = QRectF(band.center().x() - side / 2, band.bottom() - side - 0.09 * band.height(), side, side)
    kit.plate(painter, sign.adjusted(-unit, -unit, unit, unit), 6 * unit)
    art.paint(painter, f"boru/suit_{card.suit}", sign, ink)
    painter.setPen(QPen(kit.colour("ink_dark", 0.28), 1.1 * unit))
    for place in places[1:]:
        painter.drawLine(place.topLeft() + QPointF(0, 0), place.topRight() + QPointF(0, 0))
    for at, place in enumerate(places):
        option = at - 1
        if lit not in (ALL, option):
            painter.setOpacity(0.3)
        room = place.adjusted((3 if upright else 5) * unit, 1.5 * unit, -2 * unit, -1.5 * unit)
        if at == 0:
            crown = min(15 * unit, room.height())
            art.paint(painter, "boru/crown", QRectF(room.left(), room.center().y() - crown / 2, crown, crown), ink)
            room.setLeft(room.left() + crown + 3 * unit)
        symbols = symbols_of(value, option, coins5)
        side = min(room.height(), room.width() / (len(symbols) * 1.06), 24 * unit)
        for index, symbol in enumerate(symbols):
            spot = QRectF(room.left() + index * side * 1.06, room.center().y() - side / 2, side, side)
            art.paint(painter, SYMBOL_ART[symbol], spot, ink)
        painter.setOpacity(1.0)
    if lit != ALL:
        place = places[lit + 1].adjusted(1.5 * unit, 1 * unit, -1 * unit, -1 * unit)
        painter.setPen(round_pen(kit.colour("madder"), 2.2 * unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place, 4 * unit, 4 * unit)
    painter.setPen(round_pen(ink, 1.6 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(body)


def marriage(kit: Kit, painter: QPainter, rect: QRectF, card: int, region: str) -> None:
    """A marriage card; ``region`` is the name of the region whose town it gives, or nothing."""

    def draw(brush: QPainter, area: QRectF) -> None:
        _paint_marriage(kit, brush, area, card, region)

    kit.kept(painter, rect, ("marriage", card, region, kit.text_scale), draw)


def _paint_marriage(kit: Kit, painter: QPainter, rect: QRectF, index: int, region: str) -> None:
    card = tables.MARRIAGE_CARDS[index]
    ink = kit.colour("ink_dark")
    body = QPainterPath()
    body.addRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)
    painter.fillPath(body, kit.colour("ink_light"))
    painter.save()
    painter.setClipPath(body)
    band = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.30)
    painter.fillRect(band, kit.colour("plum"))
    painter.restore()
    side = band.height() - 3
    art.paint(painter, "boru/marriage", QRectF(band.center().x() - side / 2, band.top() + 2, side, side), ink)
    rest = QRectF(rect.left() + 4, band.bottom() + 2, rect.width() - 8, rect.bottom() - band.bottom() - 5)
    if index == tables.PRINCESS:
        side = min(rest.height(), rest.width())
        place = QRectF(rest.center().x() - side / 2, rest.center().y() - side / 2, side, side)
        art.paint(painter, "boru/princess", place, ink)
    else:
        words = 13 * kit.text_scale if region else 0.0
        signs = rest.adjusted(0, 0, 0, -words)
        parts = ["boru/renown"] * card.renown + (["boru/town"] if card.region is not None else [])
        side = min(signs.height(), signs.width() / (1.6 + 1.1 * len(parts)))
        wide = side * 1.6 + side * 1.1 * len(parts)
        x = signs.center().x() - wide / 2
        y = signs.center().y() - side / 2
        kit.number(painter, QRectF(x, y, side * 0.6, side), str(card.points), side * 0.85, colour="ink_dark")
        art.paint(painter, "boru/points", QRectF(x + side * 0.6, y, side, side), ink)
        for at, name in enumerate(parts):
            art.paint(painter, name, QRectF(x + side * (1.7 + 1.1 * at), y, side, side), ink)
        if region:
            room = QRectF(rest.left(), rest.bottom() - words - 1, rest.width(), words)
            kit.text(painter, room, region, 10.5, bold=True, colour="ink_dark", align=CENTRE)
    painter.setPen(round_pen(ink, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(body)


def viking(kit: Kit, painter: QPainter, rect: QRectF, strength: int) -> None:
    """The Viking card of the round with its strength."""

    def draw(brush: QPainter, area: QRectF) -> None:
        body = QPainterPath()
        body.addRoundedRect(area.adjusted(1, 1, -1, -1), 6, 6)
        fill = kit.colour("night_sea")
        brush.fillPath(body, fill)
        side = min(area.height() - 6, area.width() * 0.5)
        place = QRectF(area.left() + 3, area.center().y() - side / 2, side, side)
        art.paint(brush, "boru/viking_card", place, kit.colour("ink_dark"))
        room = QRectF(place.right(), area.top(), area.right() - place.right() - 2, area.height())
        kit.number(brush, room, str(strength), min(21.0, room.width() * 0.72), colour=kit.theme.ink_on(fill))
        brush.setPen(round_pen(kit.colour("ink_dark"), 1.4))
        brush.setBrush(Qt.BrushStyle.NoBrush)
        brush.drawPath(body)

    kit.kept(painter, rect, ("viking", strength), draw)
