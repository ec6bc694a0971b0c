"""What a player has: the large area of the seat in front, and the panels of the others."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from vikingtable.rules.knarr.state import Player
from vikingtable.rules.knarr.tables import BRACELET, DESTINATIONS, INCOME, RECRUIT, TOKEN_CAP, UNKNOWN
from vikingtable.ui import art, i18n
from vikingtable.ui.knarr import cards
from vikingtable.ui.knarr.crew import paint_boat, paint_crew
from vikingtable.ui.knarr.forecast import Amounts
from vikingtable.ui.knarr.kit import GAIN_ART, Kit
from vikingtable.ui.knarr.layout import Layout
from vikingtable.ui.knarr.paying import CrewCard
from vikingtable.ui.knarr.recent import NOTHING, SeatTouched
from vikingtable.ui.tablekit import Piece


@frozen
class SeatText:
    """One seat as it is shown."""

    seat: int
    name: str
    look: int
    player: Player
    boat: str
    active: bool = False
    winner: bool = False
    #: This seat began the game.
    first: bool = False
    #: What others see as new of it.
    touched: SeatTouched = NOTHING


def _band(kit: Kit, painter: QPainter, rect: QRectF, text: SeatText, *, large: bool) -> None:
    """The ground of a seat's area with its colour and pattern at the left edge."""
    body = QPainterPath()
    body.addRoundedRect(rect, 12, 12)
    painter.fillPath(body, kit.colour("panel_raised" if large or text.active else "panel"))
    painter.save()
    painter.setClipPath(body)
    band = QRectF(rect.left(), rect.top(), 9, rect.height())
    seat = kit.theme.seat(text.look)
    painter.fillRect(band, seat)
    painter.setClipRect(band, Qt.ClipOperation.IntersectClip)
    art.paint_pattern(painter, band.adjusted(0, 0, 24, 0), kit.theme.seat_pattern(text.look), seat)
    painter.restore()
    painter.setPen(QPen(kit.colour("accent" if text.active else "line"), 2.4 if text.active else 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(body)


def _name(kit: Kit, painter: QPainter, rect: QRectF, text: SeatText, size: float) -> None:
    side = rect.height()
    kit.disc(painter, QRectF(rect.left(), rect.top(), side, side), text.look)
    room = rect.adjusted(side + 4, 0, 0, 0)
    if text.first:
        kit.badge(painter, QPointF(room.left() + side * 0.4, room.center().y()), "1", side * 0.36, "ochre")
        room.setLeft(room.left() + side * 0.9)
    if text.winner:
        kit.art(painter, QRectF(room.left(), room.top() + 1, side - 2, side - 2), "boru/crown", "tar")
        room.setLeft(room.left() + side + 2)
    if text.active:
        arrow = QPainterPath(QPointF(room.left(), room.center().y() - 6))
        arrow.lineTo(room.left() + 9, room.center().y())
        arrow.lineTo(room.left(), room.center().y() + 6)
        arrow.closeSubpath()
        painter.fillPath(arrow, kit.colour("accent"))
        room.setLeft(room.left() + 13)
    kit.text(painter, room, text.name, size, bold=True)


def _figure(kit: Kit, painter: QPainter, rect: QRectF, kind: int, value: str, note: str = "") -> None:
    """A symbol with its number, and a smaller note after it."""
    side = rect.height()
    kit.art(painter, QRectF(rect.left(), rect.top(), side, side), GAIN_ART[kind], "tar")
    wide = kit.number_width(value, side * 0.78)
    kit.number(painter, QRectF(rect.left() + side + 3, rect.top(), wide, side), value, side * 0.78)
    if note:
        place = QRectF(rect.left() + side + wide + 7, rect.top(), 40, side)
        kit.number(
            painter,
            place,
            note,
            side * 0.52,
            colour="text_soft",
            align=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
        )


def token_places(rect: QRectF) -> tuple[QRectF, ...]:
    """Where the three places for tokens of one kind are."""
    side = rect.height()
    return tuple(QRectF(rect.left() + at * side * 1.06, rect.top(), side, side) for at in range(TOKEN_CAP))


def _tokens(
    kit: Kit, painter: QPainter, rect: QRectF, kind: int, count: int, chosen: int = 0, *, faint: bool = False
) -> None:
    for at, place in enumerate(token_places(rect)):
        if at >= count:
            cards.empty_token(kit, painter, place)
            continue
        cards.token(kit, painter, place, kind)
        if at < chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(kit.colour("madder"), 3))
            painter.drawEllipse(place.adjusted(-1, -1, 1, 1))


class FrontItem(Piece):
    """The large area: header, crew, boat. Hand and corner lie on it as items of their own."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.layout: Layout | None = None
        self.text: SeatText | None = None
        self.ghost: int | None = None
        self.gains: Amounts = (0, 0, 0, 0, 0)
        self.chosen: frozenset[CrewCard] = frozenset()
        self.dimmed: frozenset[CrewCard] = frozenset()
        self.tokens = 0
        self.lit = 0
        self.veiled: frozenset[int] = frozenset()
        self.veiled_land = False
        self.note = ""

    def arrange(self, layout: Layout) -> None:
        """Lie where the layout says."""
        self.layout = layout
        self.place(layout.front)
        self.update()

    def show_seat(self, text: SeatText, note: str = "") -> None:
        """Show this seat; ``note`` stands in the header."""
        if (text, note) != (self.text, self.note):
            self.text, self.note = text, note
            self.update()

    def show_choice(
        self,
        *,
        ghost: int | None = None,
        gains: Amounts = (0, 0, 0, 0, 0),
        chosen: frozenset[CrewCard] = frozenset(),
        dimmed: frozenset[CrewCard] = frozenset(),
        tokens: int = 0,
        lit: int = 0,
    ) -> None:
        """Show a card that would come, vikings and tokens that would pay, trade columns that would be used."""
        before = (self.ghost, self.gains, self.chosen, self.dimmed, self.tokens, self.lit)
        if (ghost, gains, chosen, dimmed, tokens, lit) != before:
            self.ghost, self.gains, self.chosen, self.dimmed, self.tokens, self.lit = (
                ghost,
                gains,
                chosen,
                dimmed,
                tokens,
                lit,
            )
            self.update()

    def show_veiled(self, colours: frozenset[int], land: bool = False) -> None:
        """Leave out the newest card of these columns, or the newest destination: they are still on their way."""
        if (colours, land) != (self.veiled, self.veiled_land):
            self.veiled, self.veiled_land = colours, land
            self.update()

    def recruit_rect(self) -> QRectF:
        """Where the recruit tokens lie."""
        assert self.layout is not None
        header = self.layout.header
        side = min(30.0, header.height() - 4)
        return QRectF(header.right() - side * 3.2, header.center().y() - side / 2, side * 3.2, side)

    def bracelet_rect(self) -> QRectF:
        """Where the bracelets lie."""
        place = self.recruit_rect()
        return place.translated(-place.width() - 16, 0)

    def points_rect(self) -> QRectF:
        """Where points and reputation stand."""
        place = self.bracelet_rect()
        return QRectF(place.left() - 186, place.top(), 178, place.height())

    def figures_rect(self) -> QRectF:
        """Name, points and reputation."""
        assert self.layout is not None
        header = self.layout.header
        return QRectF(header.left(), header.top() + 2, self.points_rect().right() - header.left(), header.height() - 4)

    def draw(self, painter: QPainter) -> None:
        kit, text, layout = self.kit, self.text, self.layout
        if text is None or layout is None:
            return
        _band(kit, painter, self.rect, text, large=True)
        player = text.player
        points = self.points_rect()
        header = layout.header
        name = QRectF(header.left(), header.center().y() - 13, points.left() - header.left() - 12, 26)
        _name(kit, painter, name, text, 16)
        if self.note:
            used = 84 + kit.width(text.name, 16, bold=True)
            kit.text(painter, name.adjusted(used, 0, 0, 0), self.note, 12, colour="text_soft")
        _figure(kit, painter, QRectF(points.left(), points.top(), 30, points.height()), 0, i18n.number(player.vp))
        _figure(
            kit,
            painter,
            QRectF(points.left() + 82, points.top(), 30, points.height()),
            3,
            i18n.number(player.reputation),
            f"+{INCOME[player.reputation]}",
        )
        _tokens(kit, painter, self.bracelet_rect(), BRACELET, player.bracelets, self.lit)
        _tokens(kit, painter, self.recruit_rect(), RECRUIT, player.recruits, self.tokens)
        paint_crew(
            kit,
            painter,
            layout.crew,
            player.crew,
            ghost=self.ghost,
            gains=self.gains,
            chosen=self.chosen,
            dimmed=self.dimmed,
            veiled=self.veiled,
            fresh=text.touched.crew,
            look=text.look,
        )
        paint_boat(
            kit,
            painter,
            layout.boat,
            text.boat,
            player.destinations,
            columns=self.lit,
            veiled=self.veiled_land,
            fresh=text.touched.lands,
            traded=text.touched.traded,
            look=text.look,
        )


#: Height of a reserved destination's line in a panel.
_RESERVED_LINE = 21.0


class PanelItem(Piece):
    """Another seat's panel: everything that is open, in less room."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.text: SeatText | None = None
        self.hovered = False

    def show_seat(self, text: SeatText) -> None:
        """Show this seat."""
        if text != self.text:
            self.text = text
            self.update()

    def show_hovered(self, hovered: bool) -> None:
        """The pointer is over the panel: a click enlarges it."""
        if hovered != self.hovered:
            self.hovered = hovered
            self.update()

    def _parts(self) -> tuple[QRectF, QRectF, QRectF, QRectF, QRectF]:
        """Name, figures, hand, crew, boat."""
        body = self.rect.adjusted(18, 6, -8, -8)
        line = min(26.0, max(20.0, body.height() * 0.1))
        name = QRectF(body.left(), body.top(), body.width(), line + 2 * (self.kit.text_scale - 1))
        figures = QRectF(body.left(), name.bottom() + 4, body.width(), line)
        tall = body.height() > 1.35 * body.width()
        hand_high = min(62.0, body.height() * 0.12) if tall else 26.0
        rest = QRectF(body.left(), figures.bottom() + 6, body.width(), body.bottom() - figures.bottom() - 6)
        if tall:
            hand = QRectF(rest.left(), rest.top(), rest.width(), hand_high)
            below = rest.adjusted(0, hand_high + 8, 0, 0)
            crew = below.adjusted(0, 0, 0, -below.height() * 0.44)
            boat = QRectF(below.left(), crew.bottom() + 8, below.width() * 0.72, below.bottom() - crew.bottom() - 8)
        else:
            wide = rest.width() * 0.60
            hand = QRectF(rest.left(), rest.bottom() - hand_high, wide, hand_high)
            crew = QRectF(rest.left(), rest.top(), wide, rest.height() - hand_high - 4)
            right = QRectF(crew.right() + 8, rest.top(), rest.right() - crew.right() - 8, rest.height())
            boat = right.adjusted(0, _RESERVED_LINE * self._reserved_count(), 0, 0)
        return name, figures, hand, crew, boat

    def _reserved_count(self) -> int:
        return 0 if self.text is None else len(self.text.player.reserved)

    def hand_rect(self) -> QRectF:
        """Where the hand lies."""
        return self._parts()[2]

    def crew_rect(self) -> QRectF:
        """Where the crew stands."""
        return self._parts()[3]

    def boat_rect(self) -> QRectF:
        """Where the boat lies."""
        return self._parts()[4]

    def draw(self, painter: QPainter) -> None:
        kit, text = self.kit, self.text
        if text is None:
            return
        _band(kit, painter, self.rect, text, large=self.hovered)
        name, figures, hand, crew, boat = self._parts()
        player = text.player
        side = figures.height()
        shown = i18n.number(player.vp)
        wide = side + 6 + kit.number_width(shown, side * 0.9)
        _name(kit, painter, name.adjusted(0, 0, -wide - 26, 0), text, 14.5)
        _figure(kit, painter, QRectF(name.right() - wide - 22, name.top(), side, side), 0, shown)
        loupe = QRectF(name.right() - 17, name.top() + 3, 17, 17)
        kit.art(painter, loupe, "icons/zoom_in", "text" if self.hovered else "text_soft")
        reputation = i18n.number(player.reputation)
        _figure(
            kit,
            painter,
            QRectF(figures.left(), figures.top(), side, side),
            3,
            reputation,
            f"+{INCOME[player.reputation]}",
        )
        tokens = min(side, 22.0)
        y = figures.center().y() - tokens / 2
        recruits = QRectF(figures.right() - tokens * 3.2, y, tokens * 3.2, tokens)
        _tokens(kit, painter, recruits, RECRUIT, player.recruits)
        _tokens(kit, painter, recruits.translated(-tokens * 3.2 - 10, 0), BRACELET, player.bracelets)
        paint_crew(kit, painter, crew, player.crew, fresh=text.touched.crew, look=text.look)
        paint_boat(
            kit,
            painter,
            boat,
            text.boat,
            player.destinations,
            fresh=text.touched.lands,
            traded=text.touched.traded,
            look=text.look,
        )
        self._hand(painter, hand, player)
        if player.reserved:
            tall = boat.top() > crew.bottom()
            right = self.rect.adjusted(18, 0, -8, 0)
            room = (
                QRectF(boat.right() + 6, boat.top(), right.right() - boat.right() - 6, boat.height())
                if tall
                else QRectF(boat.left(), crew.top(), boat.width(), boat.top() - crew.top())
            )
            self._reserved(painter, room, text)

    def _hand(self, painter: QPainter, rect: QRectF, player: Player) -> None:
        kit = self.kit
        high = rect.height()
        wide = high * cards.CARD_SHAPE
        order = [card for card in player.hand if card == UNKNOWN] + [card for card in player.hand if card != UNKNOWN]
        if high < 40:
            # Backs small, known faces as chips.
            chip = min(46.0, (rect.width() - 6) / 3)
            for at, card in enumerate(order):
                tall = min(high - 4, chip / 1.8)
                place = QRectF(rect.left() + at * (chip + 3), rect.center().y() - tall / 2, chip, tall)
                if card == UNKNOWN:
                    back = QRectF(place.center().x() - wide / 2, rect.top(), wide, high)
                    cards.back(kit, painter, back)
                else:
                    cards.chip(kit, painter, place, card)
            return
        for at, card in enumerate(order):
            cards.viking(kit, painter, QRectF(rect.left() + at * (wide + 6), rect.top(), wide, high), card)

    def _reserved(self, painter: QPainter, rect: QRectF, text: SeatText) -> None:
        kit, reserved, fresh = self.kit, text.player.reserved, text.touched.reserved
        count = len(reserved)
        wide = min(rect.width(), rect.height() / count * cards.LAND_SHAPE) if count else 0.0
        high = min(rect.height() / count - 3, wide / cards.LAND_SHAPE)
        for at, number in enumerate(reserved):
            if high >= 52:
                place = QRectF(rect.left(), rect.top() + at * (high + 3), wide, high)
                cards.land(kit, painter, place, number)
                if number in fresh:
                    kit.lately(painter, place, text.look, frame=False)
                continue
            line = min(_RESERVED_LINE, rect.height() / count)
            place = QRectF(rect.left(), rect.top() + at * line, rect.width(), line - 2)
            kit.plate(painter, place, 4)
            one = DESTINATIONS[number]
            label = f"{one.row}{one.id}"
            kit.number(painter, QRectF(place.left() + 3, place.top(), 26, place.height()), label, 12, colour="ink_dark")
            cards.cost(kit, painter, place.adjusted(32, 1, -2, -1), one)
            if number in fresh:
                kit.lately(painter, place, text.look, frame=False, size=14)
