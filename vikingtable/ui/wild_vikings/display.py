"""What lies on the table of Wild Vikings, and how each event changes it: what the scene shows between two states."""

from collections.abc import Iterable, Sequence
from typing import Any

from attrs import evolve, frozen

from vikingtable.rules.state import NOBODY, Event
from vikingtable.rules.wild_vikings import events as ev
from vikingtable.rules.wild_vikings.auction import led
from vikingtable.rules.wild_vikings.pieces import BLACK_SHIP, NO_CARDS, UNKNOWN, VILLAGE, Cards
from vikingtable.rules.wild_vikings.state import ShipChoice, WildVikingsState

#: How an auction ended: the highest bid won, nobody bid, the highest bids were level.
WON, UNSOLD, LEVEL = "won", "unsold", "level"


@frozen
class Plank:
    """An auction as it lies beside the village: the ship, and what each seat answered, in the order of asking."""

    ship: int
    treasures: int
    #: (seat, cards laid down); a pass is no cards, ``None`` is not asked yet.
    answers: tuple[tuple[int, Cards | None], ...]
    leader: int = NOBODY
    best: int = 0
    #: ``WON``, ``UNSOLD`` or ``LEVEL`` once everybody has answered.
    result: str = ""
    #: Who took the treasures in the end.
    taker: int = NOBODY

    @property
    def asked(self) -> int:
        """The seat that is to answer now, or ``NOBODY``."""
        return next((seat for seat, cards in self.answers if cards is None), NOBODY)

    def laid(self, seat: int) -> Cards:
        """The cards that a seat has laid down."""
        return dict(self.answers).get(seat) or NO_CARDS


@frozen
class Display:
    """Everything that can be seen on the table at one moment, by one pair of eyes."""

    row: tuple[int, int, int]
    cargo: tuple[int, int, int]
    supply: int
    #: By seat; ``UNKNOWN`` where they are hidden.
    treasures: tuple[int, ...]
    #: The cards of each hand whose kind is seen, without those laid down in a running auction.
    hands: tuple[Cards, ...]
    #: How many more cards, not seen, each hand holds.
    hidden: tuple[int, ...]
    #: Cards in each hand that everybody has seen.
    public: tuple[Cards, ...]
    deck: int
    discard: Cards
    #: The face of the die (1 to 6), 0 before the first roll, and who rolled it.
    face: int = 0
    roller: int = NOBODY
    #: The auction of the last roll, running or settled.
    plank: Plank | None = None
    over: bool = False

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds in hand."""
        return sum(self.hands[seat]) + self.hidden[seat]


def since_roll(log: Iterable[Event]) -> tuple[Event, ...]:
    """The events from the last roll on; () if nobody has rolled yet."""
    recent: list[Event] = []
    rolled = False
    for event in log:
        if type(event) is ev.Rolled:
            recent = []
            rolled = True
        recent.append(event)
    return tuple(recent) if rolled else ()


def display_of(state: WildVikingsState, recent: Sequence[Event] = ()) -> Display:
    """What lies on the table in a state; ``recent`` are the events since the last roll, as far as they are known."""
    face, roller, plank = 0, NOBODY, None
    for event in recent:
        if type(event) is ev.Rolled:
            face, roller = event.face, event.seat
        plank = plank_after(plank, event, state.seats, roller, state.options.tie_rule)
    hands, public = state.hands, state.memory.shown
    auction = state.auction
    if auction is not None:
        face, roller = VILLAGE, auction.roller
        answers: list[tuple[int, Cards | None]] = []
        for place in range(state.seats):
            seat = (auction.roller + place) % state.seats
            answers.append((seat, auction.bids[place] if place < len(auction.bids) else None))
        ship = state.row[0]
        plank = Plank(ship, state.cargo[ship], tuple(answers), auction.leader, auction.best)
        hands = tuple(_minus(hand, plank.laid(seat)) for seat, hand in enumerate(hands))
        public = tuple(_minus(cards, plank.laid(seat)) for seat, cards in enumerate(public))
    elif state.frames and type(state.frames[-1]) is ShipChoice:
        face, roller, plank = BLACK_SHIP, state.active_seat, None
    return Display(
        state.row,
        state.cargo,
        state.supply,
        state.treasures,
        hands,
        state.hidden_hands,
        public,
        state.deck_size,
        state.discard,
        face,
        roller,
        plank,
        not state.frames,
    )


def plank_after(plank: Plank | None, event: Event, seats: int, roller: int, tie_rule: str) -> Plank | None:
    """The auction after an event."""
    if isinstance(event, ev.Rolled):
        return None
    if isinstance(event, ev.AuctionBegan):
        order = tuple(((roller + place) % seats, None) for place in range(seats))
        return Plank(event.ship, event.treasures, order)
    if plank is None:
        return None
    if isinstance(event, ev.BidMade):
        leader, best = led(plank.leader, plank.best, event.seat, sum(event.cards), tie_rule)
        return evolve(plank, answers=_answered(plank, event.seat, event.cards), leader=leader, best=best)
    if isinstance(event, ev.Passed):
        return evolve(plank, answers=_answered(plank, event.seat, NO_CARDS))
    if isinstance(event, ev.AuctionWon):
        return evolve(plank, result=WON, leader=event.seat)
    if isinstance(event, ev.NotSold):
        return evolve(plank, result=LEVEL if event.level else UNSOLD)
    if isinstance(event, ev.TreasuresTaken):
        return evolve(plank, taker=event.seat)
    return plank


def after(display: Display, event: Event, tie_rule: str) -> Display:
    """The table after an event, as it is masked for the eyes that look."""
    if isinstance(event, ev.Rolled):
        display = evolve(display, face=event.face, roller=event.seat)
    elif isinstance(event, ev.Loaded):
        display = evolve(display, cargo=_put(display.cargo, event.ship, event.cargo), supply=event.supply)
    elif isinstance(event, ev.Drew):
        display = _drew(display, event)
    elif isinstance(event, ev.Reshuffled):
        display = evolve(display, deck=sum(event.cards), discard=NO_CARDS)
    elif isinstance(event, ev.BidMade):
        display = _laid(display, event)
    elif isinstance(event, ev.AuctionWon):
        display = evolve(display, discard=_plus(display.discard, event.cards))
    elif isinstance(event, ev.CardsTakenBack) and display.plank is not None:
        hands, public = list(display.hands), list(display.public)
        for seat in event.seats:
            hands[seat] = _plus(hands[seat], display.plank.laid(seat))
            public[seat] = _plus(public[seat], display.plank.laid(seat))
        display = evolve(display, hands=tuple(hands), public=tuple(public))
    elif isinstance(event, ev.TreasuresTaken):
        treasures = display.treasures
        if treasures[event.seat] != UNKNOWN:
            treasures = _put(treasures, event.seat, treasures[event.seat] + display.cargo[event.ship])
        display = evolve(display, treasures=treasures, cargo=_put(display.cargo, event.ship, 0))
    elif isinstance(event, ev.TreasuresReturned):
        supply = display.supply + event.treasures
        display = evolve(display, supply=supply, cargo=_put(display.cargo, event.ship, 0))
    elif isinstance(event, ev.SentToBack):
        first, second, third = display.row
        display = evolve(display, row=(second, third, first))
    elif isinstance(event, ev.GameOver):
        display = evolve(display, treasures=event.treasures, over=True)
    plank = plank_after(display.plank, event, len(display.hands), display.roller, tie_rule)
    return evolve(display, plank=plank)


def _drew(display: Display, event: ev.Drew) -> Display:
    deck = display.deck - 1
    if event.card == UNKNOWN:
        return evolve(display, deck=deck, hidden=_put(display.hidden, event.seat, display.hidden[event.seat] + 1))
    hand = _put(display.hands[event.seat], event.card, display.hands[event.seat][event.card] + 1)
    return evolve(display, deck=deck, hands=_put(display.hands, event.seat, hand))


def _laid(display: Display, event: ev.BidMade) -> Display:
    """The bidder's hand without the cards laid down; those that were not seen before come from the hidden ones."""
    seen = display.hands[event.seat]
    revealed = sum(max(laid - known, 0) for laid, known in zip(event.cards, seen, strict=True))
    hidden = _put(display.hidden, event.seat, display.hidden[event.seat] - revealed)
    hands = _put(display.hands, event.seat, _less(seen, event.cards))
    public = _put(display.public, event.seat, _less(display.public[event.seat], event.cards))
    return evolve(display, hands=hands, hidden=hidden, public=public)


def _answered(plank: Plank, seat: int, cards: Cards) -> tuple[tuple[int, Cards | None], ...]:
    return tuple((one, cards if one == seat else laid) for one, laid in plank.answers)


def _put(row: tuple[Any, ...], at: int, value: Any) -> Any:
    return (*row[:at], value, *row[at + 1 :])


def _plus(hand: Cards, more: Cards) -> Cards:
    return (hand[0] + more[0], hand[1] + more[1], hand[2] + more[2], hand[3] + more[3])


def _less(hand: Cards, less: Cards) -> Cards:
    return (
        max(hand[0] - less[0], 0),
        max(hand[1] - less[1], 0),
        max(hand[2] - less[2], 0),
        max(hand[3] - less[3], 0),
    )


def _minus(hand: Cards, less: Cards) -> Cards:
    return (hand[0] - less[0], hand[1] - less[1], hand[2] - less[2], hand[3] - less[3])
