"""How viking cards, destination cards, their backs and trade columns are drawn."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from vikingtable.rules.knarr.tables import COLOURS, DESTINATIONS, DIFFERENT, NONE, SAME, UNKNOWN, Destination
from vikingtable.ui import art, atlas
from vikingtable.ui.knarr.kit import GAIN_ART, ROW_ART, VIKING_ART, Kit
from vikingtable.ui.pieces import paint_points, suit_path
from vikingtable.ui.strokes import round_pen
from vikingtable.ui.tablekit import RIGHT
from vikingtable.ui.theme import SUIT_SHAPES

#: Width to height of a viking card; what of its height is the head that a covered card still shows.
CARD_SHAPE = 0.74
HEAD_SHARE = 0.30
#: Width to height of a destination card.
LAND_SHAPE = 1.28
#: Ground of the destinations' two rows.
ROW_TOKENS = {"A": "moss", "B": "fjord"}


def head_height(width: float) -> float:
    """Height of the head of a viking card of this width."""
    return width / CARD_SHAPE * HEAD_SHARE


def viking(kit: Kit, painter: QPainter, rect: QRectF, card: int) -> None:
    """A viking card, face up; ``UNKNOWN``: its back."""
    if card == UNKNOWN:
        back(kit, painter, rect)
        return

    def draw(brush: QPainter, area: QRectF) -> None:
        _paint_viking(kit, brush, area, card)

    kit.kept(painter, rect, ("viking", card), draw)


def chip(kit: Kit, painter: QPainter, rect: QRectF, card: int) -> None:
    """A viking card as small as its head: colour, shape and gain."""

    def draw(brush: QPainter, area: QRectF) -> None:
        path = QPainterPath()
        path.addRoundedRect(area.adjusted(0.6, 0.6, -0.6, -0.6), 4, 4)
        brush.fillPath(path, kit.suit(card // 4))
        _paint_head(kit, brush, area, card)
        brush.setPen(round_pen(kit.colour("ink_dark"), 1.1))
        brush.setBrush(Qt.BrushStyle.NoBrush)
        brush.drawPath(path)

    kit.kept(painter, rect, ("chip", card), draw)


def back(kit: Kit, painter: QPainter, rect: QRectF) -> None:
    """A viking card, face down."""
    kit.picture(
        painter,
        rect,
        lambda width, height, ratio: atlas.shared().card_back_pixmap("knarr/boat", "night_sea", width, height, ratio),
    )


def land_back(kit: Kit, painter: QPainter, rect: QRectF, row: str) -> None:
    """A destination card, face down."""
    kit.picture(
        painter,
        rect,
        lambda width, height, ratio: atlas.shared().card_back_pixmap(
            ROW_ART[row], ROW_TOKENS[row], width, height, ratio
        ),
    )


def _paint_head(kit: Kit, painter: QPainter, head: QRectF, card: int) -> None:
    """Shape at the left, gain on a light round at the right."""
    fill = kit.suit(card // 4)
    if head.width() < 1.7 * head.height():
        # No room for the shape: it stands above the column.
        reach = head.height() - 3
        disc = QRectF(head.center().x() - reach / 2, head.top() + 1.5, reach, reach)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(kit.colour("ink_light"))
        painter.drawRoundedRect(disc, 4, 4)
        art.paint(painter, GAIN_ART[card % 4], disc.adjusted(0.5, 0.5, -0.5, -0.5), kit.colour("ink_dark"))
        return
    side = head.height() - 6
    left = QRectF(head.left() + head.height() * 0.16, head.top() + 3, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(suit_path(SUIT_SHAPES[COLOURS[card // 4]], left.adjusted(1, 1, -1, -1)), kit.theme.ink_on(fill))
    reach = head.height() - 3
    disc = QRectF(head.right() - reach - head.height() * 0.12, head.top() + 1.5, reach, reach)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(kit.colour("ink_light"))
    painter.drawRoundedRect(disc, 4, 4)
    art.paint(painter, GAIN_ART[card % 4], disc.adjusted(0.5, 0.5, -0.5, -0.5), kit.colour("ink_dark"))


def _paint_viking(kit: Kit, painter: QPainter, rect: QRectF, card: int) -> None:
    ink = kit.colour("ink_dark")
    fill = kit.suit(card // 4)
    edge = rect.width() / 62
    body = QPainterPath()
    body.addRoundedRect(rect.adjusted(edge, edge, -edge, -edge), 6 * edge, 6 * edge)
    high = head_height(rect.width())
    head = QRectF(rect.left() + edge, rect.top() + edge, rect.width() - 2 * edge, high - edge)
    painter.fillPath(body, kit.colour("ink_light"))
    painter.save()
    painter.setClipPath(body)
    painter.fillRect(head, fill)
    rest = QRectF(rect.left(), head.bottom(), rect.width(), rect.bottom() - head.bottom())
    cloth = fill.lighter(150)
    cloth.setAlphaF(0.34)
    painter.fillRect(rest, cloth)
    painter.setPen(QPen(ink, 1.1 * edge))
    painter.drawLine(head.bottomLeft(), head.bottomRight())
    painter.restore()
    _paint_head(kit, painter, head, card)
    side = min(rest.width() - 6 * edge, rest.height() - 4 * edge)
    place = QRectF(rest.center().x() - side / 2, rest.bottom() - side - 2 * edge, side, side)
    art.paint(painter, VIKING_ART[card // 4], place, ink)
    painter.setPen(round_pen(ink, 1.5 * edge))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(body)


def land(kit: Kit, painter: QPainter, rect: QRectF, number: int) -> None:
    """A destination card: cost and name above, gains in the middle, trade columns below."""

    def draw(brush: QPainter, area: QRectF) -> None:
        _paint_land(kit, brush, area, DESTINATIONS[number])

    kit.kept(painter, rect, ("land", number), draw)


def _paint_land(kit: Kit, painter: QPainter, rect: QRectF, one: Destination) -> None:
    ink = kit.colour("ink_dark")
    fill = kit.colour(ROW_TOKENS[one.row])
    unit = rect.height() / 88
    body = QPainterPath()
    body.addRoundedRect(rect.adjusted(unit, unit, -unit, -unit), 6 * unit, 6 * unit)
    painter.fillPath(body, kit.colour("ink_light"))
    painter.save()
    painter.setClipPath(body)
    high = 27 * unit
    top = QRectF(rect.left(), rect.top(), rect.width(), high)
    painter.fillRect(top, fill)
    painter.fillRect(QRectF(rect.left(), rect.bottom() - 27 * unit, rect.width(), 27 * unit), kit.colour("ice"))
    painter.restore()
    label = f"{one.row}{one.id}"
    wide = kit.number_width(label, 13 * unit) + 6 * unit
    name = QRectF(rect.right() - wide - 2 * unit, rect.top() + 3 * unit, wide - 3 * unit, high - 6 * unit)
    kit.number(painter, name, label, 13 * unit, colour=kit.theme.ink_on(fill), align=RIGHT)
    cost(
        kit,
        painter,
        QRectF(rect.left() + 4 * unit, rect.top() + 3.5 * unit, rect.width() - wide - 6 * unit, 20 * unit),
        one,
    )
    middle = QRectF(rect.left() + 5 * unit, top.bottom() + 4 * unit, rect.width() - 10 * unit, 26 * unit)
    _paint_gains(kit, painter, middle, one)
    columns(kit, painter, QRectF(rect.left(), rect.bottom() - 27 * unit, rect.width(), 26 * unit), one.columns)
    painter.setPen(round_pen(ink, 1.5 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(body)


def cost(kit: Kit, painter: QPainter, rect: QRectF, one: Destination) -> None:
    """What a destination costs, on a light strip as wide as needed: a shape for each viking."""
    side = rect.height()
    if isinstance(one.cost, str):
        name = {DIFFERENT: "knarr/suit_different", SAME: "knarr/suit_same"}[one.cost]
        strip = QRectF(rect.left(), rect.top(), side * 2.1, side)
        kit.plate(painter, strip, 4)
        kit.number(
            painter, QRectF(strip.left(), strip.top(), side, side), str(one.price), side * 0.8, colour="ink_dark"
        )
        place = QRectF(strip.left() + side * 0.95, strip.top() + 1, side - 2, side - 2)
        art.paint(painter, name, place, kit.colour("ink_dark"))
        return
    signs = [colour for colour, count in enumerate(one.cost) for _ in range(count)]
    step = min(side - 2, (rect.width() - 4) / len(signs))
    kit.plate(painter, QRectF(rect.left(), rect.top(), step * len(signs) + 4, side), 4)
    for at, colour in enumerate(signs):
        kit.sign(painter, QRectF(rect.left() + 2 + at * step, rect.top() + (side - step) / 2, step, step), colour)


def _paint_gains(kit: Kit, painter: QPainter, rect: QRectF, one: Destination) -> None:
    """Points as a shield with their number, then a symbol for each further gain."""
    points = one.gains[0]
    signs = [kind for kind in range(1, 5) for _ in range(one.gains[kind])]
    side = rect.height()
    count = len(signs) + (1.0 if points else 0.0)
    if not count:
        kit.number(painter, rect, "–", side * 0.6, colour="ink_dark")
        return
    gap = side * 0.14
    width = count * side + (count - 1) * gap
    if width > rect.width():
        side *= rect.width() / width
        gap = side * 0.14
        width = count * side + (count - 1) * gap
    x = rect.center().x() - width / 2
    y = rect.center().y() - side / 2
    if points:
        paint_points(painter, QRectF(x + side * 0.04, y, side * 0.92, side), str(points), kit.theme)
        x += side + gap
    for kind in signs:
        art.paint(painter, GAIN_ART[kind], QRectF(x, y, side, side), kit.colour("ink_dark"))
        x += side + gap


def columns(kit: Kit, painter: QPainter, rect: QRectF, symbols: tuple[int, ...]) -> None:
    """Three trade columns side by side, each with its symbol or empty."""
    wide = rect.width() / 3
    painter.setPen(QPen(kit.colour("ink_dark", 0.35), 1.0, Qt.PenStyle.DotLine))
    for at in (1, 2):
        x = rect.left() + at * wide
        painter.drawLine(QPointF(x, rect.top() + 2), QPointF(x, rect.bottom() - 2))
    for at, symbol in enumerate(symbols):
        cell = QRectF(rect.left() + at * wide, rect.top(), wide, rect.height())
        if symbol != NONE:
            side = min(cell.width(), cell.height()) - 2
            place = QRectF(cell.center().x() - side / 2, cell.center().y() - side / 2, side, side)
            art.paint(painter, GAIN_ART[symbol], place, kit.colour("ink_dark"))


def land_strip(kit: Kit, painter: QPainter, rect: QRectF, number: int) -> None:
    """An explored destination above the boat: its three trade columns, its row's colour at the edges."""

    def draw(brush: QPainter, area: QRectF) -> None:
        one = DESTINATIONS[number]
        path = QPainterPath()
        path.addRoundedRect(area.adjusted(0.6, 0.6, -0.6, -0.6), 4, 4)
        brush.fillPath(path, kit.colour("ice"))
        brush.save()
        brush.setClipPath(path)
        edge = 7.0
        for x in (area.left(), area.right() - edge):
            brush.fillRect(QRectF(x, area.top(), edge, area.height()), kit.colour(ROW_TOKENS[one.row]))
        brush.restore()
        columns(kit, brush, area.adjusted(edge, 1, -edge, -1), one.columns)
        brush.setPen(round_pen(kit.colour("ink_dark"), 1.1))
        brush.setBrush(Qt.BrushStyle.NoBrush)
        brush.drawPath(path)

    kit.kept(painter, rect, ("strip", number), draw)


def boat(kit: Kit, painter: QPainter, rect: QRectF, symbols: tuple[int, ...]) -> None:
    """A boat's hull with its three trade columns on the planks."""

    def draw(brush: QPainter, area: QRectF) -> None:
        ink = kit.colour("ink_dark")
        w, h = area.width(), area.height()
        hull = QPainterPath(QPointF(0.02 * w, 0.02 * h))
        hull.quadTo(QPointF(0.09 * w, 0.30 * h), QPointF(0.13 * w, 0.30 * h))
        hull.lineTo(0.87 * w, 0.30 * h)
        hull.quadTo(QPointF(0.91 * w, 0.30 * h), QPointF(0.98 * w, 0.02 * h))
        hull.cubicTo(QPointF(1.0 * w, 0.62 * h), QPointF(0.86 * w, 0.96 * h), QPointF(0.72 * w, 0.97 * h))
        hull.lineTo(0.28 * w, 0.97 * h)
        hull.cubicTo(QPointF(0.14 * w, 0.96 * h), QPointF(0.0, 0.62 * h), QPointF(0.02 * w, 0.02 * h))
        brush.fillPath(hull, kit.colour("oak"))
        brush.setPen(QPen(kit.colour("oak").darker(135), 1.4))
        for y in (0.52, 0.76):
            brush.drawLine(QPointF(0.06 * w, y * h), QPointF(0.94 * w, y * h))
        brush.setPen(round_pen(ink, 1.8))
        brush.setBrush(Qt.BrushStyle.NoBrush)
        brush.drawPath(hull)
        deck = QRectF(0.1 * w, 0.33 * h, 0.8 * w, 0.54 * h)
        wide = deck.width() / 3
        for at, symbol in enumerate(symbols):
            cell = QRectF(deck.left() + at * wide + 1.5, deck.top(), wide - 3, deck.height())
            kit.plate(brush, cell, 4, "birch" if symbol == NONE and kit.theme.scheme == "light" else "ink_light")
            if symbol == NONE:
                brush.fillPath(_rounded(cell, 4), kit.colour("oak", 0.55))
                continue
            side = min(cell.width(), cell.height()) - 2
            place = QRectF(cell.center().x() - side / 2, cell.center().y() - side / 2, side, side)
            art.paint(brush, GAIN_ART[symbol], place, ink)

    kit.kept(painter, rect, ("boat", symbols), draw)


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def token(kit: Kit, painter: QPainter, rect: QRectF, kind: int) -> None:
    """A token: its symbol on a light round."""
    painter.setPen(round_pen(kit.colour("ink_dark"), 1.2))
    painter.setBrush(kit.colour("ink_light"))
    painter.drawEllipse(rect.adjusted(0.6, 0.6, -0.6, -0.6))
    reach = rect.width() * 0.1
    kit.art(painter, rect.adjusted(reach, reach, -reach, -reach), GAIN_ART[kind])


def empty_token(kit: Kit, painter: QPainter, rect: QRectF) -> None:
    """A place for a token."""
    painter.setPen(QPen(kit.colour("line_strong"), 1.1, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.adjusted(1.5, 1.5, -1.5, -1.5))
