"""What the pieces of the table are drawn with: drawings at the view's scale, battle cards, tokens, words that fit."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from vikingtable.rules.wild_vikings.pieces import FACE_NAMES, JOKER
from vikingtable.ui import art, atlas, tablekit
from vikingtable.ui import theme as look
from vikingtable.ui.strokes import figure, round_pen
from vikingtable.ui.theme import Theme

#: Colour and symbol of the four kinds of card, the symbol being the second sign; the first three are the ships'.
CARD_TOKENS = ("ochre", "madder", "woad", "oak")
CARD_SYMBOLS = ("wild/sword", "wild/horned_helmet", "wild/shield", "wild/joker")
SHIP_SYMBOLS = ("wild/ship_yellow", "wild/ship_red", "wild/ship_blue")
LONGSHIPS = ("harbour/longship_yellow", "harbour/longship_red", "harbour/longship_blue")
#: Drawings of the die's faces, by the number rolled less one.
FACE_SYMBOLS = tuple(f"wild/{'ship_' + name.removesuffix('_ship') if 'ship' in name else name}" for name in FACE_NAMES)


class Kit(tablekit.Kit):
    """Shared by all pieces of one table."""

    least_share = 0.75
    least_words = 9.0

    @property
    def dark(self) -> bool:
        """Whether it is night over the harbour."""
        return look.current().scheme == "dark"

    def scenery(self, painter: QPainter, rect: QRectF, name: str, shade: float = 0.38) -> None:
        """A drawing of the harbour, darker at night: ``shade`` is how much of it the night takes."""

        def draw(brush: QPainter, area: QRectF) -> None:
            art.paint(brush, name, area, self.colour("ink_dark"))
            if self.dark:
                brush.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
                brush.fillRect(area, QColor(14, 26, 38, round(255 * shade)))

        self.picture(painter, rect, self._maker(("scenery", name, self.dark), draw))

    def die(self, painter: QPainter, rect: QRectF, face: int) -> None:
        """The die with a face on top; 0: none, it has not been rolled."""
        symbol = FACE_SYMBOLS[face - 1] if face else None
        self.picture(
            painter,
            rect,
            lambda width, height, ratio: atlas.shared().die_pixmap(6, width, ratio, symbol=symbol, fill="ink_light"),
        )

    def card(self, painter: QPainter, rect: QRectF, kind: int, *, dimmed: bool = False) -> None:
        """A battle card, face up."""
        theme = look.current()

        def draw(brush: QPainter, area: QRectF) -> None:
            paint_battle_card(brush, area, kind, theme, dimmed=dimmed)

        self.picture(painter, rect, self._maker(("card", kind, dimmed, theme), draw))

    def back(self, painter: QPainter, rect: QRectF) -> None:
        """A battle card, face down."""
        self.picture(
            painter,
            rect,
            lambda width, height, ratio: atlas.shared().card_back_pixmap(
                "wild/card_back", "night_sea", width, height, ratio
            ),
        )

    def token(self, painter: QPainter, rect: QRectF) -> None:
        """A treasure token."""
        self.art(painter, rect, "wild/token")

    def shadow(self, painter: QPainter, rect: QRectF, radius: float, drop: float = 2.0) -> None:
        """What a piece that lies on the table darkens below it."""
        corner = radius * self.zoom

        def draw(brush: QPainter, area: QRectF) -> None:
            path = QPainterPath()
            path.addRoundedRect(area, corner, corner)
            brush.fillPath(path, self.colour("shadow", 0.28))

        self.picture(painter, rect.translated(0, drop), self._maker(("shadow", corner, self.dark), draw))

    def badge(self, painter: QPainter, centre: QPointF, number: str, radius: float, fill: str = "ink_light") -> None:
        """A round plaque with a number."""
        theme = look.current()

        def draw(brush: QPainter, area: QRectF) -> None:
            reach = area.width() / 2 * radius / (radius + 1)
            pen = max(1.4, reach * 0.13)
            brush.setPen(round_pen(theme.colour("ink_dark"), pen))
            brush.setBrush(theme.colour(fill))
            brush.drawEllipse(area.center(), reach - pen / 2, reach - pen / 2)
            ink = theme.ink_on(theme.colour(fill))
            figure(brush, area, number, reach * (1.18 if len(number) < 3 else 0.86), ink, theme)

        rect = QRectF(centre.x() - radius - 1, centre.y() - radius - 1, 2 * radius + 2, 2 * radius + 2)
        self.picture(painter, rect, self._maker(("badge", number, fill, theme), draw))


def paint_battle_card(painter: QPainter, rect: QRectF, kind: int, theme: Theme, *, dimmed: bool = False) -> None:
    """A battle card: dyed cloth in its colour with its symbol on a round of bone, and again in the corner."""
    unit = rect.width() / 86
    body = QPainterPath()
    edge = 0.8 * unit
    body.addRoundedRect(rect.adjusted(edge, edge, -edge, -edge), 8 * unit, 8 * unit)
    painter.fillPath(body, QColor("#FBF7EE"))
    inner = rect.adjusted(5 * unit, 5 * unit, -5 * unit, -5 * unit)
    cloth = QPainterPath()
    cloth.addRoundedRect(inner, 5 * unit, 5 * unit)
    painter.save()
    painter.setClipPath(cloth)
    if kind == JOKER:
        third = inner.width() / 3
        for at, token in enumerate(CARD_TOKENS[:3]):
            painter.fillRect(
                QRectF(inner.left() + at * third, inner.top(), third + 1, inner.height()), theme.colour(token)
            )
    else:
        fill = theme.colour(CARD_TOKENS[kind])
        painter.fillRect(inner, fill)
        painter.setPen(QPen(fill.darker(118), 5 * unit))
        for at in range(1, 4):
            x = inner.left() + inner.width() * at / 4
            painter.drawLine(QPointF(x, inner.top()), QPointF(x, inner.bottom()))
    painter.restore()
    ink = theme.colour("ink_dark")
    middle = inner.center() + QPointF(0, 6 * unit if unit > 0.5 else 0)
    reach = inner.width() * 0.44
    painter.setPen(round_pen(ink, 2.2 * unit))
    painter.setBrush(QColor("#FBF7EE"))
    painter.drawEllipse(middle, reach, reach)
    side = reach * 1.52
    art.paint(painter, CARD_SYMBOLS[kind], QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), ink)
    if unit > 0.5:
        # The corner is what an overlapped card still shows.
        sign = QRectF(rect.left() + 3.5 * unit, rect.top() + 3.5 * unit, 23 * unit, 25 * unit)
        tab = QPainterPath()
        tab.addRoundedRect(sign, 5 * unit, 5 * unit)
        painter.fillPath(tab, QColor("#FBF7EE"))
        painter.setPen(round_pen(ink, 1.2 * unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(tab)
        art.paint(painter, CARD_SYMBOLS[kind], sign.adjusted(1.5 * unit, 2 * unit, -1.5 * unit, -2 * unit), ink)
    painter.setPen(round_pen(ink, 1.6 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(body)
    if dimmed:
        painter.fillPath(body, theme.colour("board", 0.58))
