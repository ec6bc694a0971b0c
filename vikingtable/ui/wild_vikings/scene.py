"""The scene of a table of Wild Vikings: makes every piece, lays them out, and shows one moment of the game on them."""

from collections.abc import Mapping, Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsScene

from vikingtable.rules.state import NOBODY
from vikingtable.rules.wild_vikings.pieces import FACE_NAMES, SHIPS
from vikingtable.texts.message import msg
from vikingtable.ui import theme as look
from vikingtable.ui.boardview import GlowItem
from vikingtable.ui.i18n import tr
from vikingtable.ui.strokes import round_pen
from vikingtable.ui.tablekit import Piece
from vikingtable.ui.wild_vikings.corner import ButtonItem, DieItem, PileItem, SignItem, WordsItem
from vikingtable.ui.wild_vikings.display import LEVEL, UNSOLD, WON, Display, Plank
from vikingtable.ui.wild_vikings.ending import EndItem, Place
from vikingtable.ui.wild_vikings.hand import HandItem
from vikingtable.ui.wild_vikings.harbour import Backdrop, FrontWater
from vikingtable.ui.wild_vikings.layout import arranged
from vikingtable.ui.wild_vikings.pictures import Kit
from vikingtable.ui.wild_vikings.plank import PlankItem, PlankText
from vikingtable.ui.wild_vikings.seats import PlateText, SeatItem
from vikingtable.ui.wild_vikings.ships import ShipItem, SupplyItem

_Z_SHIPS, _Z_WATER, _Z_SIGNS, _Z_FRONT, _Z_GLOW, _Z_END = 10, 20, 30, 40, 60, 80
#: What flies over everything else.
Z_FLIGHT = 100


@frozen
class People:
    """Who sits at the table: names, looks, which of them are computers, and whose place is in front."""

    names: tuple[str, ...]
    looks: tuple[int, ...]
    computers: frozenset[int]
    front: int
    #: Every hand is seen, so the cards on the plates are whole hands.
    open_hands: bool = False


@frozen
class Offer:
    """What the person in front can do now: roll, choose a ship, or bid (``chosen`` cards are counted by the table)."""

    kind: str = ""
    #: Why what was tried last is not possible.
    refusal: str = ""
    caption: str = ""
    note: str = ""
    bid_text: str = ""
    can_bid: bool = False
    can_add: bool = False
    can_take_back: bool = False
    pass_text: str = ""


class SeaGlow(GlowItem):
    """The frame of a ship that can be chosen: light behind it, for on the dark sea the theme's glow would be dull."""

    def restyle(self) -> None:
        super().restyle()
        light = look.current().colour("ochre").lighter(168)
        self.setPen(round_pen(light, 9))
        for halo in self.childItems():
            light.setAlphaF(0.45)
            halo.setPen(round_pen(light, 19))  # type: ignore[attr-defined]


class _Board(Piece):
    """The wood in front."""

    def draw(self, painter: QPainter) -> None:
        path = QPainterPath()
        path.addRoundedRect(self.rect, 12, 12)
        painter.fillPath(path, self.kit.colour("board"))
        painter.save()
        painter.setClipPath(path)
        painter.setPen(QPen(self.kit.colour("cell_line", 0.55), 1.2))
        for share in (0.27, 0.52, 0.78):
            y = self.rect.top() + self.rect.height() * share
            painter.drawLine(QPointF(self.rect.left(), y), QPointF(self.rect.right(), y))
        painter.restore()


class HarbourScene(QGraphicsScene):
    """Knows no match: it is told what to show."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.kit = Kit()
        self.seats = seats
        self.people = People(("",) * seats, tuple(range(seats)), frozenset(), 0)
        self.display: Display | None = None
        self.active = NOBODY
        self.winners: frozenset[int] = frozenset()
        self.offered = Offer()
        kit = self.kit
        self.backdrop = Backdrop(kit)
        self.ships = tuple(ShipItem(kit, ship) for ship in SHIPS)
        self.supply = SupplyItem(kit)
        self.water = FrontWater(kit)
        self.plank = PlankItem(kit)
        self.rules_sign = SignItem(kit)
        self.warning = SignItem(kit, warning=True)
        self.board = _Board(kit)
        self.plates = tuple(SeatItem(kit, own=at == 0) for at in range(seats))
        self.hand = HandItem(kit)
        self.die = DieItem(kit)
        self.caption = WordsItem(kit, 14.5)
        self.note = WordsItem(kit, 14)
        self.bid_button = ButtonItem(kit, primary=True)
        self.less_button = ButtonItem(kit)
        self.more_button = ButtonItem(kit)
        self.pass_button = ButtonItem(kit)
        self.deck = PileItem(kit, face_up=False)
        self.discard = PileItem(kit, face_up=True)
        self.end = EndItem(kit)
        self._glows: dict[str, GlowItem] = {}
        for z, items in (
            (0, (self.backdrop,)),
            (_Z_SHIPS, (*self.ships, self.supply)),
            (_Z_WATER, (self.water,)),
            (_Z_SIGNS, (self.plank, self.rules_sign, self.warning, self.board)),
            (
                _Z_FRONT,
                (
                    *self.plates,
                    self.deck,
                    self.discard,
                    self.die,
                    self.caption,
                    self.note,
                    self.bid_button,
                    self.less_button,
                    self.more_button,
                    self.pass_button,
                    self.hand,
                ),
            ),
            (_Z_END, (self.end,)),
        ):
            for item in items:
                item.setZValue(z)
                self.addItem(item)
        self.layout = arranged(1000, 640, seats - 1)
        self.arrange(1000, 640)

    # Layout -----------------------------------------------------------------------------------------------------------

    def arrange(self, view_width: float, view_height: float) -> None:
        """Lay everything out for a view of this size in pixels."""
        self.layout = layout = arranged(view_width, view_height, self.seats - 1, self.kit.text_scale)
        self.setSceneRect(QRectF(0, 0, layout.width, layout.height))
        self.backdrop.arrange(layout)
        self.water.arrange(layout)
        self.supply.arrange(layout)
        for item, rect in (
            (self.plank, layout.plank),
            (self.rules_sign, layout.rules),
            (self.warning, layout.warning),
            (self.board, layout.board),
            (self.hand, layout.hand),
            (self.die, layout.die),
            (self.caption, layout.caption),
            (self.note, layout.note),
            (self.bid_button, layout.bid),
            (self.less_button, layout.less),
            (self.more_button, layout.more),
            (self.pass_button, layout.passing),
            (self.deck, layout.deck),
            (self.discard, layout.discard),
            (self.end, layout.end),
        ):
            item.place(rect)
        for place, plate in enumerate(self.plates):
            plate.place(layout.plate if place == 0 else layout.others[place - 1])
        self._moor()
        self._place_glows()

    def plate(self, seat: int) -> SeatItem:
        """The plate of a seat: the front seat's own, or one of those at the top, clockwise."""
        return self.plates[(seat - self.people.front) % self.seats]

    def berth(self, ship: int) -> int:
        """The place of a ship in the row, 0 beside the village."""
        return self.display.row.index(ship) if self.display is not None else ship

    def _moor(self) -> None:
        for ship in self.ships:
            ship.place(QRectF(QPointF(0, 0), self.layout.berths[0].size()))
            ship.setPos(self.layout.berths[self.berth(ship.ship)].topLeft())
            ship.setZValue(_Z_SHIPS)

    # What is shown ----------------------------------------------------------------------------------------------------

    def set_people(self, people: People) -> None:
        """Seat these people."""
        self.people = people

    def restyle(self) -> None:
        """The theme has changed: draw everything anew."""
        self.backdrop.update()
        self.water.update()
        for glow in self._glows.values():
            glow.restyle()
        self.update()

    def show(self, display: Display, active: int, winners: Sequence[int] = ()) -> None:
        """Show this moment; ``active`` is the seat that is to decide."""
        self.display = display
        self.active = active
        self.winners = frozenset(winners)
        people = self.people
        for ship in self.ships:
            ship.show_cargo(display.cargo[ship.ship])
        self.supply.show_count(display.supply)
        self._moor()
        self.plank.show_plank(display.plank, self._plank_text(display.plank))
        empty = not display.supply and not display.over
        self.warning.show_lines(tr("wild_vikings.ui.supply.empty") if empty else "", ())
        for seat in range(self.seats):
            self._show_plate(seat)
        front = people.front
        self.hand.show_hand(display.hands[front], display.hidden[front], tr("wild_vikings.ui.hand.empty"))
        self.die.show_face(display.face)
        self._show_caption()
        self.deck.show_pile(display.deck, (0, 0, 0, 0), tr("wild_vikings.ui.deck"))
        self.discard.show_pile(sum(display.discard), display.discard, tr("wild_vikings.ui.discard"))
        self.end.setVisible(display.over and self.end.has_result)

    def show_rules(self, lines: Sequence[str]) -> None:
        """Name the house rules that differ from the standard ones."""
        self.rules_sign.show_lines(tr("wild_vikings.ui.rules") if lines else "", tuple(lines))

    def show_end(self, title: str, places: Sequence[Place]) -> None:
        """Show the result over the harbour; nothing without a title."""
        self.end.show_result(title, tuple(places))
        self.end.setVisible(bool(title) and self.display is not None and self.display.over)

    def _show_plate(self, seat: int) -> None:
        display, people = self.display, self.people
        assert display is not None
        own = seat == people.front
        known = display.public[seat] if own else display.hands[seat]
        hidden = display.hand_size(seat) - sum(known)
        text = PlateText(
            people.names[seat],
            people.looks[seat],
            display.treasures[seat],
            known,
            hidden,
            seat == self.active,
            seat in self.winners,
            seat in people.computers,
        )
        self.plate(seat).show_text(text, tr("wild_vikings.ui.seat.known_label") if own else "")

    def _plank_text(self, plank: Plank | None) -> PlankText:
        if plank is None:
            return PlankText()
        names = self.people.names
        result = ""
        if plank.result == WON:
            result = tr("wild_vikings.ui.plank.won", names[plank.leader], n=plank.treasures)
        elif plank.result in (UNSOLD, LEVEL) and plank.taker != NOBODY:
            result = tr("wild_vikings.ui.plank.roller", names[plank.taker], n=plank.treasures)
        elif plank.result:
            result = tr(f"wild_vikings.ui.plank.{plank.result}")
        return PlankText(
            title=tr("wild_vikings.ui.plank.title"),
            passed=tr("wild_vikings.ui.plank.passed"),
            waiting=tr("wild_vikings.ui.plank.waiting"),
            asked=tr("wild_vikings.ui.plank.asked"),
            result=result,
            names=names,
            looks=self.people.looks,
        )

    # What can be done -------------------------------------------------------------------------------------------------

    def offer(self, offer: Offer) -> None:
        """Let glow what can be done, and show the buttons of a bid in place of the die."""
        self.offered = offer
        bidding = offer.kind == "bid"
        self.die.setVisible(not bidding)
        self.caption.setVisible(not bidding)
        self._show_caption()
        for item in (self.note, self.bid_button, self.less_button, self.more_button, self.pass_button):
            item.setVisible(bidding)
        self.note.show_text(offer.refusal or offer.note, colour="danger" if offer.refusal else "text")
        self.bid_button.show_text(offer.bid_text, enabled=offer.can_bid)
        self.more_button.show_text("+", enabled=offer.can_add)
        self.less_button.show_text("\N{MINUS SIGN}", enabled=offer.can_take_back)
        self.pass_button.show_text(offer.pass_text, enabled=True)
        self._place_glows()

    def _show_caption(self) -> None:
        """Below the die: what to do, why something cannot be done, or who rolled what."""
        offer, display = self.offered, self.display
        text = offer.refusal or offer.caption
        if not text and display is not None and display.face and display.roller != NOBODY and not self.die.tumbling:
            text = rolled_text(self.people.names[display.roller], display.face)
        self.caption.show_text(text, colour="danger" if offer.refusal else "text", bold=bool(offer.caption))

    def _place_glows(self) -> None:
        wanted: dict[str, QPainterPath] = {}
        if self.offered.kind == "roll":
            path = QPainterPath()
            path.addEllipse(self.layout.die.adjusted(1, 1, -1, -1))
            wanted["die"] = path
        elif self.offered.kind == "ship":
            for ship in self.ships:
                wanted[f"ship{ship.ship}"] = ship_outline(ship)
        elif self.offered.kind == "bid" and self.hand.usable is not None:
            for kind in self.hand.usable:
                rects = [place.rect for place in self.hand.places() if place.card[0] == kind]
                if rects:
                    path = QPainterPath()
                    path.addRoundedRect(rects[0].united(rects[-1]).adjusted(-1, -1, 1, 1), 8, 8)
                    wanted[f"kind{kind}"] = path
        for name in self._glows.keys() - wanted.keys():
            self._glows[name].setVisible(False)
        for name, path in wanted.items():
            glow = self._glows.get(name)
            if glow is None:
                glow = self._glows[name] = (SeaGlow if name.startswith("ship") else GlowItem)(path)
                self.addItem(glow)
            glow.setZValue(_Z_FRONT - 1 if name.startswith("kind") else _Z_GLOW if name == "die" else _Z_SHIPS - 1)
            glow.set_shape(path)
            glow.setVisible(True)

    def glowing(self) -> Mapping[str, GlowItem]:
        """What glows now, by name: ``die``, ``ship0`` to ``ship2``, ``kind0`` to ``kind3`` of the hand."""
        return {name: glow for name, glow in self._glows.items() if glow.isVisible()}


def rolled_text(name: str, face: int) -> str:
    """Who rolled which face."""
    return tr("wild_vikings.event.rolled", name, msg(f"wild_vikings.face.{FACE_NAMES[face - 1]}"))


def ship_outline(ship: ShipItem) -> QPainterPath:
    """The outline of a ship's sail and hull, in scene units."""
    sail = QPainterPath(QPointF(-72, -155))
    sail.cubicTo(-26, -166, 28, -166, 70, -157)
    sail.cubicTo(76, -130, 76, -106, 62, -80)
    sail.cubicTo(24, -75, -26, -75, -68, -82)
    sail.cubicTo(-58, -106, -58, -132, -72, -155)
    hull = QPainterPath(QPointF(-98, -24))
    hull.cubicTo(-106, -38, -108, -58, -100, -72)
    hull.cubicTo(-108, -76, -112, -70, -118, -72)
    hull.cubicTo(-116, -84, -104, -90, -94, -84)
    hull.cubicTo(-86, -78, -88, -64, -88, -56)
    hull.cubicTo(-88, -40, -78, -28, -60, -24)
    hull.lineTo(60, -24)
    hull.cubicTo(80, -26, 92, -40, 96, -62)
    hull.cubicTo(98, -72, 106, -76, 112, -70)
    hull.cubicTo(106, -68, 106, -62, 106, -54)
    hull.cubicTo(104, -16, 84, 16, 50, 18)
    hull.lineTo(-48, 18)
    hull.cubicTo(-78, 16, -92, -4, -98, -24)
    path = QPainterPath(sail)
    path.addPath(hull)
    unit = ship.unit
    at = ship.pos() + ship.rect.topLeft()
    return QTransform().translate(at.x(), at.y()).scale(unit, unit).translate(122, 184).map(path)
