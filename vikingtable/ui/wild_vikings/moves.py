"""How events are shown: the die tumbles, treasures and cards fly, ships sail to the back of the row."""

import math
from collections.abc import Callable

from attrs import evolve
from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter

from vikingtable.rules.state import NOBODY, Event
from vikingtable.rules.wild_vikings import events as ev
from vikingtable.rules.wild_vikings.pieces import UNKNOWN, Cards
from vikingtable.ui.i18n import tr
from vikingtable.ui.tablekit import Piece
from vikingtable.ui.timeline import Timeline, ease_out
from vikingtable.ui.wild_vikings.display import Display, after
from vikingtable.ui.wild_vikings.layout import CARD_SHAPE
from vikingtable.ui.wild_vikings.pictures import Kit
from vikingtable.ui.wild_vikings.scene import Z_FLIGHT, HarbourScene

#: Lengths at normal speed, in milliseconds.
ROLL_MS, FLY_MS, DRAW_MS, BID_MS, SAIL_MS, READ_MS, NOTE_MS = 400, 250, 220, 220, 450, 500, 450
#: More treasures than this fly as this many.
_MOST_FLYING = 8
_DRAW_EVERY, _TOKEN_EVERY = 110, 45


class FlightItem(Piece):
    """A token or a card on its way."""

    def __init__(self, kit: Kit, card: int | None, size: float) -> None:
        """``card``: its kind, ``UNKNOWN`` face down, ``None``: a token; ``size`` is its height."""
        super().__init__(kit)
        self._card = card
        wide = size if card is None else size * CARD_SHAPE
        self.place(QRectF(-wide / 2, -size / 2, wide, size))
        self.setZValue(Z_FLIGHT)

    def draw(self, painter: QPainter) -> None:
        if self._card is None:
            self.kit.token(painter, self.rect)
        elif self._card == UNKNOWN:
            self.kit.back(painter, self.rect)
        else:
            self.kit.card(painter, self.rect, self._card)


class NoteItem(Piece):
    """A few words that rise beside a player or ship and go again."""

    def __init__(self, kit: Kit, text: str) -> None:
        super().__init__(kit)
        self._text = text
        wide = kit.width(text, 14, bold=True) + 24
        high = 28 * kit.text_scale
        self.place(QRectF(-wide / 2, -high / 2, wide, high))
        self.setZValue(Z_FLIGHT)

    def draw(self, painter: QPainter) -> None:
        kit = self.kit
        painter.setPen(kit.colour("ink_dark"))
        painter.setBrush(kit.colour("ink_light"))
        painter.drawRoundedRect(self.rect, 9, 9)
        kit.text(painter, self.rect.adjusted(10, 0, -8, 0), self._text, 14, bold=True, colour="ink_dark")


class Mover:
    """Shows the events of one move after the other, beginning with the table as it was before them."""

    def __init__(self, scene: HarbourScene, pace: Callable[[int], int], parent: QObject) -> None:
        """``pace`` gives the length of an animation after the user's setting."""
        self._scene = scene
        self._pace = pace
        self.timeline = Timeline(parent)
        self.timeline.finished.connect(self._finished)
        self._sprites: set[Piece] = set()
        self._target: tuple[Display, int, tuple[int, ...]] | None = None
        self._now: Display | None = None
        self._active = NOBODY
        self._tie_rule = ""
        self._last: type[Event] | None = None

    def begin(
        self, before: Display, active: int, target: Display, then: int, winners: tuple[int, ...], tie_rule: str
    ) -> None:
        """The events that follow lead from ``before`` (``active`` decides) to ``target`` (``then`` decides)."""
        self.timeline.finish()
        self._now, self._active = before, active
        self._target = (target, then, winners)
        self._tie_rule = tie_rule
        self._last = None
        self._scene.show(before, active)

    @property
    def running(self) -> bool:
        """Whether something is on its way."""
        return self.timeline.running

    def finish(self) -> None:
        """Show the end at once."""
        self.timeline.finish()

    def show(self, event: Event) -> int:
        """Take an event into the animation; milliseconds until all is shown."""
        if self._target is None:
            return 0
        handler = {
            ev.Rolled: self._rolled,
            ev.Loaded: self._loaded,
            ev.Drew: self._drew,
            ev.HandFull: self._no_draw,
            ev.NoCardLeft: self._no_draw,
            ev.Reshuffled: self._reshuffled,
            ev.ShipEmpty: self._empty,
            ev.AuctionBegan: self._auction,
            ev.BidMade: self._bid,
            ev.Passed: self._passed,
            ev.AuctionWon: self._won,
            ev.CardsTakenBack: self._taken_back,
            ev.NotSold: self._not_sold,
            ev.TreasuresTaken: self._taken,
            ev.TreasuresReturned: self._returned,
            ev.SentToBack: self._to_back,
        }.get(type(event))
        if handler is not None:
            handler(event)  # type: ignore[operator]
            self._last = type(event)
        return self.timeline.remaining

    def _finished(self) -> None:
        for sprite in self._sprites:
            self._scene.removeItem(sprite)
        self._sprites.clear()
        self._scene.die.show_face(self._target[0].face if self._target is not None else 0)
        if self._target is not None:
            display, active, winners = self._target
            self._target = None
            self._scene.show(display, active, winners)

    # Steps ------------------------------------------------------------------------------------------------------------

    def _set(self, display: Display) -> None:
        self._now = display
        self._scene.show(display, self._active)

    def _apply(self, event: Event) -> Callable[[], None]:
        def apply() -> None:
            assert self._now is not None
            self._set(after(self._now, event, self._tie_rule))

        return apply

    def _pause(self, milliseconds: int) -> None:
        self.timeline.add(self._pace(milliseconds))

    def _fly(
        self,
        card: int | None,
        size: float,
        start: Callable[[], QPointF],
        end: Callable[[], QPointF],
        milliseconds: int,
        *,
        overlap: int = 0,
        begin: Callable[[], None] | None = None,
        done: Callable[[], None] | None = None,
        arc: float = 40.0,
    ) -> None:
        """A token or card goes from one place to another, in an arc; the places are asked for when it starts."""
        sprite = FlightItem(self._scene.kit, card, size)
        way: list[QPointF] = []

        def start_off() -> None:
            way[:] = [start(), end()]
            if begin is not None:
                begin()
            sprite.setPos(way[0])
            self._scene.addItem(sprite)
            self._sprites.add(sprite)

        def move(share: float) -> None:
            at = ease_out(share)
            here = way[0] + (way[1] - way[0]) * at
            sprite.setPos(here - QPointF(0, arc * math.sin(math.pi * at)))

        def arrive() -> None:
            self._scene.removeItem(sprite)
            self._sprites.discard(sprite)
            if done is not None:
                done()

        self.timeline.add(
            self._pace(milliseconds), begin=start_off, update=move, done=arrive, overlap=self._pace(overlap)
        )

    def _token_size(self) -> float:
        return max(18.0, 27 * self._scene.ships[0].unit)

    def _hand_point(self, seat: int, kind: int = UNKNOWN) -> QPointF:
        if seat == self._scene.people.front:
            return self._scene.hand.point(kind)
        return self._scene.plate(seat).hand_point()

    def _note(self, text: str, at: Callable[[], QPointF]) -> None:
        note = NoteItem(self._scene.kit, text)
        start: list[QPointF] = []

        def appear() -> None:
            start[:] = [at()]
            note.setPos(start[0])
            self._scene.addItem(note)
            self._sprites.add(note)

        def rise(share: float) -> None:
            note.setPos(start[0] - QPointF(0, 14 * ease_out(share)))
            note.setOpacity(1.0 if share < 0.7 else max(0.0, (1 - share) / 0.3))

        def go() -> None:
            self._scene.removeItem(note)
            self._sprites.discard(note)

        self.timeline.add(self._pace(NOTE_MS), begin=appear, update=rise, done=go, overlap=self._pace(NOTE_MS // 2))

    # Events -----------------------------------------------------------------------------------------------------------

    def _rolled(self, event: ev.Rolled) -> None:
        def begin() -> None:
            assert self._now is not None
            self._scene.die.tumble(0.0)
            self._set(evolve(self._now, plank=None, roller=NOBODY))
            self._scene.die.face = event.face
            self._scene.die.tumble(0.0)

        def done() -> None:
            self._apply(event)()

        self.timeline.add(self._pace(ROLL_MS), begin=begin, update=self._scene.die.tumble, done=done)
        self._pause(120)

    def _loaded(self, event: ev.Loaded) -> None:
        scene = self._scene

        def begin() -> None:
            assert self._now is not None
            self._set(evolve(self._now, supply=event.supply))

        self._fly(
            None,
            self._token_size(),
            scene.supply.top,
            scene.ships[event.ship].deck,
            FLY_MS + 60,
            begin=begin,
            done=self._apply(event),
        )

    def _drew(self, event: ev.Drew) -> None:
        scene = self._scene
        own = event.seat == scene.people.front
        size = scene.deck.rect.height()
        self._fly(
            event.card,
            size,
            lambda: scene.deck.rect.center(),
            lambda: self._hand_point(event.seat, event.card),
            DRAW_MS + (60 if own else 0),
            overlap=DRAW_MS - _DRAW_EVERY if self._last is ev.Drew else 0,
            done=self._apply(event),
        )

    def _no_draw(self, event: ev.HandFull | ev.NoCardLeft) -> None:
        key = "full" if isinstance(event, ev.HandFull) else "no_card"
        self._note(tr(f"wild_vikings.ui.note.{key}"), lambda: self._scene.plate(event.seat).rect.center())

    def _reshuffled(self, event: ev.Reshuffled) -> None:
        scene = self._scene
        size = scene.deck.rect.height()
        for number in range(min(5, sum(event.cards))):
            self._fly(
                UNKNOWN,
                size,
                lambda: scene.discard.rect.center(),
                lambda: scene.deck.rect.center(),
                DRAW_MS,
                overlap=DRAW_MS - 50 if number else 0,
                done=self._apply(event) if number == 0 else None,
                arc=26.0,
            )

    def _empty(self, event: ev.ShipEmpty) -> None:
        ship = self._scene.ships[event.ship]
        self._note(tr("wild_vikings.ui.ship.empty"), lambda: ship.deck())
        self._pause(200)

    def _auction(self, event: ev.AuctionBegan) -> None:
        plank = self._scene.plank

        def rise(share: float) -> None:
            plank.setPos(0, 24 * (1 - ease_out(share)))
            plank.setOpacity(min(1.0, share * 1.6))

        def settle() -> None:
            plank.setPos(0, 0)
            plank.setOpacity(1.0)

        self.timeline.add(self._pace(200), begin=self._apply(event), update=rise, done=settle)

    def _bid(self, event: ev.BidMade) -> None:
        cards = [kind for kind, count in enumerate(event.cards) for _ in range(count)]
        scene = self._scene

        def lay_down() -> None:
            assert self._now is not None
            self._set(evolve(after(self._now, event, self._tie_rule), plank=self._now.plank))

        for number, kind in enumerate(cards[:_MOST_FLYING]):
            last = number == min(len(cards), _MOST_FLYING) - 1
            self._fly(
                kind,
                scene.deck.rect.height() * 0.8,
                lambda kind=kind: self._hand_point(event.seat, kind),  # type: ignore[misc]
                lambda: scene.plank.slot_point(event.seat),
                BID_MS,
                overlap=BID_MS - 40 if number else 0,
                begin=lay_down if number == 0 else None,
                done=(lambda: self._lay(event)) if last else None,
            )

    def _lay(self, event: ev.BidMade) -> None:
        """The cards, gone from the hand already, lie on the plank."""
        assert self._now is not None
        plank = after(self._now, event, self._tie_rule).plank
        self._set(evolve(self._now, plank=plank))

    def _passed(self, event: ev.Passed) -> None:
        self.timeline.add(self._pace(150), begin=self._apply(event))

    def _won(self, event: ev.AuctionWon) -> None:
        self._pause(READ_MS)
        self._cards_go(event.seat, event.cards, lambda: self._scene.discard.rect.center(), self._apply(event))

    def _taken_back(self, event: ev.CardsTakenBack) -> None:
        plank = self._target[0].plank if self._target is not None else None
        for number, seat in enumerate(event.seats if plank is not None else ()):
            self._cards_go(
                seat,
                plank.laid(seat),  # type: ignore[union-attr]
                lambda seat=seat: self._hand_point(seat),  # type: ignore[misc]
                self._apply(event) if number == 0 else None,
                overlap=BID_MS,
            )

    def _cards_go(
        self,
        seat: int,
        cards: Cards,
        end: Callable[[], QPointF],
        done: Callable[[], None] | None,
        *,
        overlap: int = 0,
    ) -> None:
        """Cards leave the plank; ``done`` once the first has arrived."""
        scene = self._scene
        kinds = [kind for kind, count in enumerate(cards) for _ in range(count)][:_MOST_FLYING]
        for number, kind in enumerate(kinds):
            self._fly(
                kind,
                scene.deck.rect.height() * 0.8,
                lambda: scene.plank.slot_point(seat),
                end,
                BID_MS,
                overlap=BID_MS - 40 if number else overlap,
                done=done if number == 0 else None,
            )

    def _not_sold(self, event: ev.NotSold) -> None:
        self.timeline.add(self._pace(READ_MS), begin=self._apply(event))

    def _tokens_go(self, ship: int, count: int, end: Callable[[], QPointF], event: Event) -> None:
        scene = self._scene
        flying = max(1, min(count, _MOST_FLYING))

        def unload() -> None:
            assert self._now is not None
            cargo = tuple(0 if one == ship else aboard for one, aboard in enumerate(self._now.cargo))
            self._set(evolve(self._now, cargo=cargo))

        for number in range(flying):
            self._fly(
                None,
                self._token_size(),
                scene.ships[ship].deck,
                end,
                FLY_MS + 80,
                overlap=FLY_MS + 80 - _TOKEN_EVERY if number else 0,
                begin=unload if number == 0 else None,
                done=(lambda: self._unloaded(event, ship)) if number == flying - 1 else None,
            )

    def _unloaded(self, event: Event, ship: int) -> None:
        assert self._now is not None
        if isinstance(event, ev.TreasuresTaken):
            treasures = self._now.treasures
            if treasures[event.seat] != UNKNOWN:
                more = treasures[event.seat] + event.treasures
                treasures = (*treasures[: event.seat], more, *treasures[event.seat + 1 :])
            plank = after(self._now, event, self._tie_rule).plank
            self._set(evolve(self._now, treasures=treasures, plank=plank))
        elif isinstance(event, ev.TreasuresReturned):
            self._set(evolve(self._now, supply=self._now.supply + event.treasures))

    def _taken(self, event: ev.TreasuresTaken) -> None:
        count = event.treasures if event.treasures != UNKNOWN else _MOST_FLYING
        self._tokens_go(event.ship, count, self._scene.plate(event.seat).treasure_point, event)

    def _returned(self, event: ev.TreasuresReturned) -> None:
        self._tokens_go(event.ship, event.treasures, self._scene.supply.top, event)

    def _to_back(self, event: ev.SentToBack) -> None:
        scene = self._scene
        starts: list[QPointF] = []
        order: list[int] = []

        def begin() -> None:
            assert self._now is not None
            order[:] = self._now.row
            starts[:] = [scene.layout.berths[place].topLeft() for place in range(3)]
            # The one that sails away passes in front of the others.
            scene.ships[order[0]].setZValue(15)

        def sail(share: float) -> None:
            at = ease_out(share)
            back = starts[2] - starts[0]
            dip = QPointF(0, 26 * math.sin(math.pi * at))
            scene.ships[order[0]].setPos(starts[0] + back * at + dip)
            for place in (1, 2):
                scene.ships[order[place]].setPos(starts[place] + (starts[place - 1] - starts[place]) * at)

        self.timeline.add(self._pace(SAIL_MS), begin=begin, update=sail, done=self._apply(event))
