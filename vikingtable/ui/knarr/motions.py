"""What each event of Knarr looks like while it happens: cards that travel, gains that rise."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from vikingtable.rules.knarr import events
from vikingtable.rules.knarr.state import KnarrState
from vikingtable.rules.knarr.tables import DESTINATIONS
from vikingtable.rules.state import Event
from vikingtable.ui.flights import Flights
from vikingtable.ui.knarr import cards
from vikingtable.ui.knarr.scene import Desk
from vikingtable.ui.tablekit import CENTRE

#: Lengths at normal speed, in milliseconds.
CARD_MS, GAIN_MS = 240, 650


class Motions:
    """Turns events into flights. The state after the events is drawn already."""

    def __init__(self, desk: Desk, flights: Flights, length: Callable[[int], int]) -> None:
        self.desk = desk
        self.flights = flights
        self._length = length
        #: The state drawn before this one: where cards came from.
        self.before: KnarrState | None = None

    def begin(self, event: Event) -> int:
        """Start what an event looks like; milliseconds until all that runs has ended."""
        if not self._length(CARD_MS) or self.desk.layout is None or self.desk.state is None:
            return 0
        if isinstance(event, events.Recruited):
            self._to_crew(event.seat, event.card, self._hand(event.seat))
            self._gain(event.seat, event.gains)
        elif isinstance(event, events.TookCard):
            self._veil_offer(event.space)
            start = self.desk.layout.offer[event.space]
            self._fly_viking(event.card, start, self._hand(event.seat))
        elif isinstance(event, events.OfferFilled):
            self._veil_offer(event.space)
            end = self.desk.layout.offer[event.space]
            place = ("offer", event.space)
            self._fly_viking(event.card, self.desk.layout.deck, end, done=lambda: self.desk.common.veil(place, False))
        elif isinstance(event, events.DrewToCrew):
            self._to_crew(event.seat, event.card, self.desk.layout.deck)
        elif isinstance(event, events.Explored):
            self._explored(event)
        elif isinstance(event, events.RowFilled):
            self._row(event)
        elif isinstance(event, events.Reserved):
            start = self._land_before(event.destination, event.seat)
            end = self.desk.hand_room(event.seat)
            self._fly_land(event.destination, start, _within(end, cards.LAND_SHAPE))
        elif isinstance(event, events.Replaced):
            self._veil_offer(event.space)
            self._fly_viking(event.card, self.desk.layout.offer[event.space], self.desk.layout.discard)
        elif isinstance(event, events.GaveViking):
            places = self.desk.crew_places(event.seat, event.card // 4, 1)
            self._fly_viking(event.card, places[0], self.desk.layout.discard)
        elif isinstance(event, events.Traded | events.ArtifactWorked):
            self._gain(event.seat, event.gains)
        elif isinstance(event, events.Income):
            self._gain(event.seat, (event.points, 0, 0, 0))
        return self.flights.remaining

    # Kinds of motion --------------------------------------------------------------------------------------------------

    def _fly_viking(
        self, card: int, start: QRectF, end: QRectF, done: Callable[[], None] | None = None, *, together: bool = False
    ) -> None:
        kit = self.desk.kit

        def draw(painter: QPainter, rect: QRectF) -> None:
            kit.shadow(painter, rect, 6, 4)
            cards.viking(kit, painter, rect, card)

        a, b = _within(start, cards.CARD_SHAPE), _within(end, cards.CARD_SHAPE)
        self.flights.add(draw, a, b, self._length(CARD_MS), done=done, together=together)

    def _fly_land(self, number: int, start: QRectF, end: QRectF, done: Callable[[], None] | None = None) -> None:
        kit = self.desk.kit

        def draw(painter: QPainter, rect: QRectF) -> None:
            kit.shadow(painter, rect, 6, 4)
            cards.land(kit, painter, rect, number)

        self.flights.add(draw, start, end, self._length(CARD_MS), done=done)

    def _to_crew(self, seat: int, card: int, start: QRectF) -> None:
        assert self.desk.state is not None
        colour = card // 4
        count = max(1, len(self.desk.state.players[seat].crew[colour]))
        end = self.desk.crew_places(seat, colour, count)[-1]
        if seat != self.desk.large:
            self._fly_viking(card, start, end)
            return
        front = self.desk.front
        front.show_veiled(front.veiled | {colour}, front.veiled_land)
        self._fly_viking(card, start, end, done=lambda: front.show_veiled(front.veiled - {colour}, front.veiled_land))

    def _explored(self, event: events.Explored) -> None:
        desk = self.desk
        assert desk.state is not None
        assert desk.layout is not None
        for at, card in enumerate(event.cards):
            start = desk.crew_places(event.seat, card // 4, 1)[0]
            self._fly_viking(card, start, desk.layout.discard, together=at > 0)
        one = DESTINATIONS[event.destination]
        start = self._land_before(event.destination, event.seat)
        space = self._space_before(event.destination)
        if space is not None:
            desk.common.veil((one.row, space), True)
        count = len(desk.state.players[event.seat].destinations)
        strip = desk.strip_rect(event.seat, count)
        end = _within(strip.adjusted(0, -strip.height(), 0, strip.height()), cards.LAND_SHAPE)
        front = desk.front
        if event.seat == desk.large:
            front.show_veiled(front.veiled, True)
        self._fly_land(event.destination, start, end, done=lambda: front.show_veiled(front.veiled, False))
        self._gain(event.seat, event.gains)

    def _row(self, event: events.RowFilled) -> None:
        desk = self.desk
        assert desk.layout is not None
        place = (event.row, event.space)
        if not event.destination:
            desk.common.veil(place, False)
            return
        desk.common.veil(place, True)
        stock = desk.layout.stock_a if event.row == "A" else desk.layout.stock_b
        row = desk.layout.row_a if event.row == "A" else desk.layout.row_b
        start = _within(stock, cards.LAND_SHAPE)
        self._fly_land(event.destination, start, row[event.space], done=lambda: desk.common.veil(place, False))

    def _gain(self, seat: int, gains: Sequence[int]) -> None:
        """Amounts that rise from the seat's crew and fade."""
        if not any(gains):
            return
        kit = self.desk.kit

        def draw(painter: QPainter, rect: QRectF) -> None:
            kit.shadow(painter, rect, 14, 2)
            kit.plate(painter, rect, 14)
            kit.amounts(painter, rect.adjusted(8, 5, -8, -5), gains, align=CENTRE, sign="+")

        room = self.desk.crew_room(seat)
        parts = sum(1 for amount in gains if amount)
        start = QRectF(0, 0, 26 + 52 * parts, 36)
        start.moveCenter(room.center())
        end = start.translated(0, -min(60.0, room.height() * 0.3))
        self.flights.add(draw, start, end, self._length(GAIN_MS), fades=True, together=self.flights.running)

    # Where things come from -------------------------------------------------------------------------------------------

    def _hand(self, seat: int) -> QRectF:
        return _within(self.desk.hand_room(seat), cards.CARD_SHAPE)

    def _veil_offer(self, space: int) -> None:
        self.desk.common.veil(("offer", space), True)

    def _space_before(self, destination: int) -> int | None:
        if self.before is not None:
            for row in (self.before.row_a, self.before.row_b):
                if destination in row:
                    return row.index(destination)
        return None

    def _land_before(self, destination: int, seat: int) -> QRectF:
        assert self.desk.layout is not None
        space = self._space_before(destination)
        if space is not None:
            row = self.desk.layout.row_a if DESTINATIONS[destination].row == "A" else self.desk.layout.row_b
            return row[space]
        return _within(self.desk.hand_room(seat), cards.LAND_SHAPE)


def _within(rect: QRectF, shape: float) -> QRectF:
    """The largest rectangle of that width to height in the middle of ``rect``."""
    wide = min(rect.width(), rect.height() * shape)
    found = QRectF(0, 0, wide, wide / shape)
    found.moveCenter(rect.center())
    return found
