"""Tolls: an invented game of half-paid purchases. Others may ask a toll while a gem is being paid, coin by coin.

A turn is *rest* (a silver coin and a card) or *buy*: three coins, each gold or silver as the buyer picks. After the
second coin every other seat in seat order may play a toll card: unless the buyer plays a guard card, the seat takes
a coin of the buyer's purse, silver first. A buyer who cannot go on paying loses what was paid. Each gem is a point.
"""

from collections.abc import Sequence
from typing import ClassVar

from attrs import evolve, frozen

from tests.invented.base import UNKNOWN, InventedGame, changed, raised, without
from vikingtable.rules.chance import Chance, Generator, Outcome
from vikingtable.rules.game import Score, Setup
from vikingtable.rules.state import NO_GENERATOR, NOBODY, Action, Decision, Event, Frame, State, Step
from vikingtable.texts.message import Message, msg, seat

TOLL, GUARD, JUNK = 0, 1, 2
#: Copies of toll, guard and junk.
DECK = (8, 5, 5)
PRICE = 3
#: How many coins are paid when the others are asked for tolls.
TOLL_AFTER = 2
GEMS = 5
GOLD, SILVER = 3, 4
LAST_TURN = 60


@frozen
class Rest(Action):
    """Take a silver coin and a card instead of buying."""


@frozen
class Buy(Action):
    """Begin to pay for a gem."""


@frozen
class Pay(Action):
    """The next coin is gold or silver."""

    gold: bool


@frozen
class Toll(Action):
    """Play a toll card against the buyer."""


@frozen
class Guard(Action):
    """Play a guard card against the toll."""


@frozen
class Pass(Action):
    """Play no card."""


@frozen
class Purchase(Frame):
    """A gem being paid: by whom, with what so far, and which seats were asked for a toll."""

    owner: int
    gold: int
    silver: int
    asked: tuple[int, ...]


@frozen
class AskToll(Frame):
    """``owner`` may play a toll card against ``payer``."""

    owner: int
    payer: int


@frozen
class AskGuard(Frame):
    """``owner`` may ward off the toll that ``taker`` has played."""

    owner: int
    taker: int


@frozen
class Paid(Event):
    """A coin was paid."""

    seat: int
    gold: bool


@frozen
class Drew(Event):
    """A seat drew a card; only it knows which."""

    seat: int
    card: int


@frozen
class Taken(Event):
    """A toll was taken: a coin, or nothing where none was left."""

    seat: int
    payer: int
    coins: int


@frozen
class Bought(Event):
    """The gem is paid, or the purchase failed."""

    seat: int
    done: bool


@frozen
class TollsState(State):
    """Cards in hands are ascending; ``UNKNOWN`` in views."""

    active: int
    gold: tuple[int, ...]
    silver: tuple[int, ...]
    gems: tuple[int, ...]
    bank_gold: int
    bank_silver: int
    hands: tuple[tuple[int, ...], ...]
    #: Draw pile, top last.
    deck: tuple[int, ...]
    discards: tuple[int, ...]


class TollsGame(InventedGame[TollsState]):
    """The rules of Tolls."""

    id = "test_tolls"
    rules_version = 1
    seats = (2, 3)
    hidden_hands = True
    state_type = TollsState
    action_types = (Rest, Buy, Pay, Toll, Guard, Pass)
    event_types = (Paid, Drew, Taken, Bought)
    frame_types = (Purchase, AskToll, AskGuard)
    quiet = (Pass,)
    texts: ClassVar = {
        "test_tolls.turn": "Rest or buy a gem.",
        "test_tolls.pay": "Pay a coin.",
        "test_tolls.toll": "Ask %1 for a toll?",
        "test_tolls.guard": "Ward off the toll?",
        "test_tolls.act": "Action: %1",
        "test_tolls.no_coins": "There are not enough coins.",
        "test_tolls.no_coin": "There is no such coin.",
        "test_tolls.no_card": "There is no such card in the hand.",
        "test_tolls.bad": "The position does not add up.",
        "test_tolls.bought": "%1 buys a gem.",
    }

    def new(self, setup: Setup, script: Sequence[Outcome] = ()) -> Step[TollsState]:
        self.resolved(setup)
        chance = Chance(setup.seed, script)
        deck = chance.shuffled(tuple(card for card, copies in enumerate(DECK) for _ in range(copies)))
        chance.finish()
        n = setup.seats
        state = TollsState(
            generator=chance.generator,
            viewer=NOBODY,
            seats=n,
            turn=0,
            frames=(),
            active=0,
            gold=(GOLD,) * n,
            silver=(SILVER,) * n,
            gems=(0,) * n,
            bank_gold=0,
            bank_silver=6,
            hands=tuple(tuple(sorted(deck[one * 2 : one * 2 + 2])) for one in range(n)),
            deck=deck[n * 2 :],
            discards=(),
        )
        return Step(state, (), tuple(chance.outcomes), True)

    # Who is asked what ------------------------------------------------------------------------------------

    def to_answer(self, state: TollsState) -> tuple[int, ...]:
        if state.frames:
            frame = state.frames[-1]
            assert isinstance(frame, Purchase | AskToll | AskGuard)
            return (frame.owner,)
        over = sum(state.gems) == GEMS or state.turn == LAST_TURN
        return () if over else (state.active,)

    def decision(self, state: TollsState) -> Decision | None:
        seats = self.to_answer(state)
        if not seats:
            return None
        match state.frames[-1:]:
            case (AskToll(payer=payer),):
                return Decision("toll", seats, msg("test_tolls.toll", seat(payer)))
            case (AskGuard(),):
                return Decision("guard", seats, msg("test_tolls.guard"))
            case (Purchase(),):
                return Decision("pay", seats, msg("test_tolls.pay"))
            case _:
                return Decision("turn", seats, msg("test_tolls.turn"))

    def answers(self, state: TollsState, seat: int) -> tuple[Action, ...]:
        match state.frames[-1:]:
            case (AskToll(),):
                every: tuple[Action, ...] = (Toll(seat), Pass(seat))
            case (AskGuard(),):
                every = (Guard(seat), Pass(seat))
            case (Purchase(),):
                every = (Pay(seat, gold=True), Pay(seat, gold=False))
            case _:
                every = (Rest(seat), Buy(seat))
        return tuple(action for action in every if not self.faults(state, action))

    def faults(self, state: TollsState, action: Action) -> tuple[Message, ...]:
        hand, coins = state.hands[action.seat], (state.silver[action.seat], state.gold[action.seat])
        match state.frames[-1:], action:
            case ((AskToll(),), Toll()) if TOLL not in hand:
                return (msg("test_tolls.no_card"),)
            case ((AskGuard(),), Guard()) if GUARD not in hand:
                return (msg("test_tolls.no_card"),)
            case ((Purchase(),), Pay(gold=gold)) if not coins[gold]:
                return (msg("test_tolls.no_coin"),)
            case ((), Buy()) if sum(coins) < PRICE:
                return (msg("test_tolls.no_coins"),)
            case ((AskToll(),), Toll() | Pass()) | ((AskGuard(),), Guard() | Pass()):
                return ()
            case ((Purchase(),), Pay()) | ((), Rest() | Buy()):
                return ()
            case _:
                return (msg("common.illegal.wrong_kind"),)

    # What happens -----------------------------------------------------------------------------------------

    def play(self, state: TollsState, action: Action, script: Sequence[Outcome] = ()) -> Step[TollsState]:
        chance = Chance(state.generator, script)
        events: list[Event] = []
        revealed = False
        match action, state.frames[-1:]:
            case Rest(), _:
                state, revealed = self._rest(state, chance, events)
            case Buy(), _:
                state = evolve(state, frames=(Purchase(action.seat, 0, 0, ()),))
            case Pay(gold=gold), (Purchase() as purchase,):
                state = self._pay(state, purchase, gold, events)
            case Toll(), (AskToll(payer=payer),):
                state = self._discard(state, action.seat, TOLL)
                state = evolve(state, frames=(*state.frames[:-1], AskGuard(payer, action.seat)))
                revealed = True
            case Guard(), _:
                state = self._discard(state, action.seat, GUARD)
                state = self._go_on(evolve(state, frames=state.frames[:-1]), events)
                revealed = True
            case Pass(), (AskGuard(owner=payer, taker=taker),):
                state = self._take_toll(evolve(state, frames=state.frames[:-1]), payer, taker, events)
                state = self._go_on(state, events)
            case Pass(), _:
                state = self._go_on(evolve(state, frames=state.frames[:-1]), events)
        chance.finish()
        return Step(evolve(state, generator=chance.generator), tuple(events), tuple(chance.outcomes), revealed)

    def _rest(self, state: TollsState, chance: Chance, events: list[Event]) -> tuple[TollsState, bool]:
        me = state.active
        if state.bank_silver:
            state = evolve(state, bank_silver=state.bank_silver - 1, silver=raised(state.silver, me, 1))
        deck, discards = state.deck, state.discards
        if not deck and discards:
            deck, discards = chance.shuffled(discards), ()
        if deck:
            events.append(Drew(me, deck[-1]))
            hand = tuple(sorted((*state.hands[me], deck[-1])))
            state = evolve(state, hands=changed(state.hands, me, hand), deck=deck[:-1], discards=discards)
        return self._next_turn(state), bool(deck)

    def _pay(self, state: TollsState, purchase: Purchase, gold: bool, events: list[Event]) -> TollsState:
        events.append(Paid(purchase.owner, gold))
        if gold:
            state = evolve(state, gold=raised(state.gold, purchase.owner, -1))
            purchase = evolve(purchase, gold=purchase.gold + 1)
        else:
            state = evolve(state, silver=raised(state.silver, purchase.owner, -1))
            purchase = evolve(purchase, silver=purchase.silver + 1)
        return self._go_on(evolve(state, frames=(purchase,)), events)

    def _go_on(self, state: TollsState, events: list[Event]) -> TollsState:
        """Runs the purchase on to the next question, or to its end."""
        purchase = state.frames[-1]
        assert isinstance(purchase, Purchase)
        paid, owner = purchase.gold + purchase.silver, purchase.owner
        if paid == TOLL_AFTER:
            for other in range(state.seats):
                if other != owner and other not in purchase.asked:
                    asked = evolve(purchase, asked=(*purchase.asked, other))
                    return evolve(state, frames=(asked, AskToll(other, owner)))
        if paid < PRICE and state.gold[owner] + state.silver[owner] > 0:
            return state
        done = paid == PRICE
        events.append(Bought(owner, done))
        return self._next_turn(
            evolve(
                state,
                frames=(),
                bank_gold=state.bank_gold + purchase.gold,
                bank_silver=state.bank_silver + purchase.silver,
                gems=raised(state.gems, owner, int(done)),
            )
        )

    def _take_toll(self, state: TollsState, payer: int, taker: int, events: list[Event]) -> TollsState:
        coins = int(state.gold[payer] + state.silver[payer] > 0)
        events.append(Taken(taker, payer, coins))
        if state.silver[payer]:
            return evolve(state, silver=raised(raised(state.silver, payer, -1), taker, 1))
        if state.gold[payer]:
            return evolve(state, gold=raised(raised(state.gold, payer, -1), taker, 1))
        return state

    def _discard(self, state: TollsState, seat: int, card: int) -> TollsState:
        hand = without(state.hands[seat], card)
        return evolve(state, hands=changed(state.hands, seat, hand), discards=(*state.discards, card))

    def _next_turn(self, state: TollsState) -> TollsState:
        return evolve(state, turn=state.turn + 1, active=(state.active + 1) % state.seats)

    # What a seat may know ---------------------------------------------------------------------------------

    def view_for(self, state: TollsState, seat: int) -> TollsState:
        return evolve(
            state,
            generator=NO_GENERATOR,
            viewer=seat,
            hands=tuple(hand if one == seat else (UNKNOWN,) * len(hand) for one, hand in enumerate(state.hands)),
            deck=(UNKNOWN,) * len(state.deck),
        )

    def event_for(self, event: Event, seat: int) -> Event | None:
        if isinstance(event, Drew) and event.seat != seat:
            return Drew(event.seat, UNKNOWN)
        return event

    def redeal(self, view: TollsState, random: Generator) -> TollsState:
        known = (*view.hands[view.viewer], *view.discards)
        unknown = [card for card, copies in enumerate(DECK) for _ in range(copies - known.count(card))]
        cards = list(random.shuffled(unknown))
        hands = tuple(
            hand if one == view.viewer else tuple(sorted(cards.pop() for _ in hand))
            for one, hand in enumerate(view.hands)
        )
        return evolve(view, generator=random.next64(), viewer=NOBODY, hands=hands, deck=tuple(cards))

    # Result and checks ------------------------------------------------------------------------------------

    def scores(self, state: TollsState) -> tuple[Score, ...]:
        return tuple(Score((("gems", gems),)) for gems in state.gems)

    def outcome(self, state: TollsState) -> tuple[int, ...] | None:
        if self.to_answer(state):
            return None
        return tuple(one for one, gems in enumerate(state.gems) if gems == max(state.gems))

    def check(self, state: TollsState) -> tuple[Message, ...]:
        n = state.seats
        cards = [card for row in (*state.hands, state.deck, state.discards) for card in row]
        rows = (state.gold, state.silver, state.gems, state.hands)
        good = (
            n in self.seats
            and 0 <= state.active < n
            and 0 <= state.turn <= LAST_TURN
            and all(len(row) == n for row in rows)
            and min(*state.gold, *state.silver, *state.gems, state.bank_gold, state.bank_silver) >= 0
            and [cards.count(card) for card in range(3)] == list(DECK)
            and len(cards) == sum(DECK)
            and sum(state.gems) <= GEMS
            and self._stack_fits(state)
        )
        return () if good else (msg("test_tolls.bad"),)

    def _stack_fits(self, state: TollsState) -> bool:
        if not state.frames:
            return True
        purchase, me = state.frames[0], state.active
        if not isinstance(purchase, Purchase) or purchase.owner != me or min(purchase.gold, purchase.silver) < 0:
            return False
        paid = purchase.gold + purchase.silver
        others = tuple(one for one in range(state.seats) if one != me)
        if purchase.asked != others[: len(purchase.asked)]:
            return False
        match state.frames[1:]:
            case ():
                full = len(purchase.asked) == (len(others) if paid == TOLL_AFTER else 0)
                return paid <= TOLL_AFTER and full and state.gold[me] + state.silver[me] > 0
            case (AskToll(owner=taker, payer=payer),) | (AskGuard(owner=payer, taker=taker),):
                return paid == TOLL_AFTER and payer == me and purchase.asked[-1:] == (taker,)
            case _:
                return False

    def describe_action(self, state: TollsState, action: Action) -> Message:
        return msg("test_tolls.act", type(action).__name__)

    def describe_event(self, event: Event) -> Message | None:
        return msg("test_tolls.bought", seat(event.seat)) if isinstance(event, Bought) and event.done else None
