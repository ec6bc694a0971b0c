"""What each event of Brian Boru looks like while it happens: cards and discs that travel, figures that rise."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from vikingtable.rules.boru import events, tables
from vikingtable.rules.boru.state import BoruState
from vikingtable.rules.state import Event
from vikingtable.ui.boru import cards
from vikingtable.ui.boru.kit import CENTRE
from vikingtable.ui.boru.scene import Desk
from vikingtable.ui.flights import Draw, Flights

#: Lengths at normal speed, in milliseconds.
CARD_MS, DISC_MS, GAIN_MS = 240, 220, 520
_AREA_ART = {tables.CHURCH: "boru/church", tables.RAIDER: "boru/raider", tables.COURT: "boru/court"}


class Motions:
    """Turns events into flights. The state after the events is drawn already."""

    def __init__(self, desk: Desk, flights: Flights, length: Callable[[int], int]) -> None:
        self.desk = desk
        self.flights = flights
        self._length = length
        #: The state drawn before this one.
        self.before: BoruState | None = None

    def unveil(self) -> None:
        """Nothing is on its way any more."""
        self.desk.towns.show_veiled(0)
        self.desk.trick.show_veiled(frozenset())

    def begin(self, event: Event) -> int:
        """Start what an event looks like; milliseconds until all that runs has ended."""
        desk = self.desk
        if not self._length(CARD_MS) or desk.layout is None or desk.state is None:
            return 0
        if isinstance(event, events.Led | events.CardPlayed):
            self._card(event.seat, event.card)
        elif isinstance(event, events.DiscPlaced):
            self._disc(event.seat, event.town)
        elif isinstance(event, events.TownLost):
            self._picture("boru/viking_token", desk.battle.rect, desk.towns.town_rect(event.town))
        elif isinstance(event, events.Liberated):
            self._picture("boru/liberate", desk.trick.rect, desk.towns.town_rect(event.town))
        elif isinstance(event, events.MonasteryBuilt):
            self._picture("boru/monastery", desk.church.rect, desk.towns.town_rect(event.town))
        elif isinstance(event, events.Gathered):
            self._gathered(event)
        elif isinstance(event, events.CoinsChanged):
            self._gain(event.seat, "boru/coin", event.coins, 1)
        elif isinstance(event, events.PointsChanged):
            self._gain(event.seat, "boru/points", event.points, 0)
        elif isinstance(event, events.RenownGained):
            self._gain(event.seat, "boru/renown", event.renown, 2)
        elif isinstance(event, events.TokenMoved):
            self._token(event)
        return self.flights.remaining

    def _card(self, seat: int, card: int) -> None:
        trick = self.desk.trick
        end = trick.card_rect(card)
        if end is None:
            return
        kit = self.desk.kit
        assert self.desk.state is not None
        coins5 = self.desk.state.card5_coins
        row = self.desk.seats.figure_rect(seat, 6)
        start = QRectF(row.left(), row.top(), end.width() * 0.3, end.height() * 0.3)
        trick.show_veiled(trick.veiled | {card})

        def draw(painter: QPainter, rect: QRectF) -> None:
            kit.shadow(painter, rect, 6, 4)
            # The face is drawn once, whatever its size on the way.
            painter.save()
            painter.translate(rect.topLeft())
            painter.scale(rect.width() / end.width(), rect.height() / end.height())
            cards.action(kit, painter, QRectF(0, 0, end.width(), end.height()), card, coins5=coins5)
            painter.restore()

        self.flights.add(draw, start, end, self._length(CARD_MS), done=lambda: trick.show_veiled(trick.veiled - {card}))

    def _disc(self, seat: int, town: int) -> None:
        desk = self.desk
        assert desk.who is not None
        kit, look = desk.kit, desk.who.looks[seat]
        end = desk.towns.town_rect(town)
        row = desk.seats.row_rect(seat)
        start = QRectF(row.left() + 14, row.top(), row.height(), row.height())
        mask = tables.bit(town)
        desk.towns.show_veiled(desk.towns.veiled | mask)

        def draw(painter: QPainter, rect: QRectF) -> None:
            kit.disc(painter, rect, look)

        self.flights.add(
            draw,
            start,
            end,
            self._length(DISC_MS),
            done=lambda: desk.towns.show_veiled(desk.towns.veiled & ~mask),
        )

    def _picture(self, name: str, start: QRectF, end: QRectF) -> None:
        begin = QRectF(0, 0, end.width(), end.height())
        begin.moveCenter(start.center())
        self.flights.add(self._drawing(name), begin, end, self._length(DISC_MS))

    def _drawing(self, name: str) -> Draw:
        kit = self.desk.kit

        def draw(painter: QPainter, rect: QRectF) -> None:
            kit.art(painter, rect, name)

        return draw

    def _gathered(self, event: events.Gathered) -> None:
        desk = self.desk
        assert desk.state is not None
        if event.symbol == tables.COURT:
            space = desk.state.players[event.seat].court
            place = desk.marriage.disc_rect(event.seat, space)
        elif event.symbol == tables.CHURCH:
            place = desk.church.seat_rect(event.seat)
        else:
            place = desk.battle.seat_rect(event.seat)
        self._rise(place, _AREA_ART[event.symbol], f"+{event.count}")

    def _gain(self, seat: int, art: str, amount: int, column: int) -> None:
        sign = "+" if amount > 0 else "−"
        self._rise(self.desk.seats.figure_rect(seat, column), art, f"{sign}{abs(amount)}")

    def _rise(self, place: QRectF, art: str, text: str) -> None:
        kit = self.desk.kit

        def draw(painter: QPainter, rect: QRectF) -> None:
            kit.shadow(painter, rect, 12, 2)
            kit.plate(painter, rect, 12)
            side = rect.height() - 6
            kit.art(painter, QRectF(rect.left() + 5, rect.top() + 3, side, side), art)
            room = rect.adjusted(side + 5, 0, -4, 0)
            kit.number(painter, room, text, 15, colour="ink_dark", align=CENTRE)

        start = QRectF(0, 0, 62, 28)
        start.moveCenter(place.center())
        self.flights.add(
            draw,
            start,
            start.translated(0, -22),
            self._length(GAIN_MS),
            fades=True,
            together=self.flights.running,
        )

    def _token(self, event: events.TokenMoved) -> None:
        desk = self.desk
        plaque = desk.towns.plaque_rect(event.region)
        start = QRectF(0, 0, 30, 30)
        start.moveCenter(plaque.center())
        end = QRectF(start)
        end.moveCenter(desk.seats.row_rect(event.seat).center() if event.seat >= 0 else plaque.center())
        self.flights.add(self._drawing("boru/claim_town"), start, end, self._length(DISC_MS))
