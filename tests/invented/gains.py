"""Gains: an invented game of cards that replace a gain or answer one, in an order that their owner picks.

A turn is a die: one to three sheep, or one to three wool. Before goods are paid out, the owner may let each of the
own cards that fit replace them, one after the other, none twice in a turn. What is then really gained wakes every
answering card that fits and has not fired this turn; the owner picks their order; each pays at once, and that is a
gain too.
"""

from collections.abc import Sequence
from typing import ClassVar

from attrs import evolve, frozen

from tests.invented.base import InventedGame, changed, raised
from vikingtable.rules.chance import Chance, Generator, Outcome
from vikingtable.rules.game import Score, Setup
from vikingtable.rules.state import NO_GENERATOR, NOBODY, Action, Decision, Event, Frame, State, Step
from vikingtable.texts.message import Message, msg, seat

SHEEP, WOOL, COIN, MILK = range(4)
POINTS = (3, 1, 1, 2)
SUPPLY = 60
TURNS = 4


@frozen
class Card:
    """A card: which gain it meets, what it gives for each, and whether instead of it."""

    meets: int
    gives: int
    each: int
    instead: bool


CARDS = (
    Card(SHEEP, WOOL, 2, instead=True),  # 0 shearer
    Card(SHEEP, COIN, 3, instead=True),  # 1 trader
    Card(WOOL, COIN, 1, instead=True),  # 2 weaver
    Card(SHEEP, MILK, 1, instead=False),  # 3 dairy
    Card(WOOL, COIN, 1, instead=False),  # 4 market
    Card(WOOL, MILK, 1, instead=False),  # 5 warm bed
    Card(COIN, MILK, 1, instead=False),  # 6 feast
    Card(MILK, SHEEP, 1, instead=False),  # 7 cheese for a sheep
)


@frozen
class Roll(Action):
    """Roll the die."""


@frozen
class Replace(Action):
    """Let this card replace the gain."""

    card: int


@frozen
class Accept(Action):
    """Take the gain as it is."""


@frozen
class Trigger(Action):
    """Let this card fire next."""

    card: int


@frozen
class Gain(Frame):
    """A gain not paid yet, which the owner may still replace."""

    good: int
    amount: int


@frozen
class Order(Frame):
    """Cards that a gain of ``good`` has woken and that have not fired, and how much was gained."""

    good: int
    amount: int
    waiting: tuple[int, ...]


@frozen
class Rolled(Event):
    """The die."""

    seat: int
    face: int


@frozen
class Gained(Event):
    """Goods were paid from the supply."""

    seat: int
    good: int
    amount: int


@frozen
class GainsState(State):
    """``fired`` holds the cards used in this turn, replacing or answering."""

    active: int
    goods: tuple[tuple[int, int, int, int], ...]
    supply: tuple[int, int, int, int]
    cards: tuple[tuple[int, ...], ...]
    fired: tuple[int, ...]


class GainsGame(InventedGame[GainsState]):
    """The rules of Gains."""

    id = "test_gains"
    rules_version = 1
    seats = (1, 2)
    hidden_hands = False
    state_type = GainsState
    action_types = (Roll, Replace, Accept, Trigger)
    event_types = (Rolled, Gained)
    frame_types = (Gain, Order)
    quiet = (Accept,)
    texts: ClassVar = {
        "test_gains.roll": "Roll the die.",
        "test_gains.replace": "Replace the gain?",
        "test_gains.order": "Which card fires next?",
        "test_gains.act": "Action: %1",
        "test_gains.card": "Card: %1",
        "test_gains.no_fit": "This card does not fit here: %1.",
        "test_gains.bad": "The position does not add up.",
        "test_gains.gained": "%1 gains: %2.",
    }

    def new(self, setup: Setup, script: Sequence[Outcome] = ()) -> Step[GainsState]:
        self.resolved(setup)
        chance = Chance(setup.seed, script)
        cards = chance.shuffled(range(len(CARDS)))
        chance.finish()
        state = GainsState(
            generator=chance.generator,
            viewer=NOBODY,
            seats=setup.seats,
            turn=0,
            frames=(),
            active=0,
            goods=((0, 0, 0, 0),) * setup.seats,
            supply=(SUPPLY,) * 4,
            cards=tuple(tuple(sorted(cards[one * 4 : one * 4 + 4])) for one in range(setup.seats)),
            fired=(),
        )
        return Step(state, (), tuple(chance.outcomes), True)

    # Who is asked what ------------------------------------------------------------------------------------

    def to_answer(self, state: GainsState) -> tuple[int, ...]:
        return () if state.turn == TURNS * state.seats else (state.active,)

    def decision(self, state: GainsState) -> Decision | None:
        if not self.to_answer(state):
            return None
        kind = {Gain: "replace", Order: "order"}.get(type(state.frames[-1]), "") if state.frames else "roll"
        return Decision(kind, (state.active,), msg(f"test_gains.{kind}"))

    def _replacing(self, state: GainsState, good: int) -> tuple[int, ...]:
        return tuple(
            card
            for card in state.cards[state.active]
            if CARDS[card].instead and CARDS[card].meets == good and card not in state.fired
        )

    def answers(self, state: GainsState, seat: int) -> tuple[Action, ...]:
        match state.frames[-1:]:
            case (Gain(good=good),):
                return (*(Replace(seat, card) for card in self._replacing(state, good)), Accept(seat))
            case (Order(waiting=waiting),):
                return tuple(Trigger(seat, card) for card in waiting)
            case _:
                return (Roll(seat),)

    def faults(self, state: GainsState, action: Action) -> tuple[Message, ...]:
        match state.frames[-1:], action:
            case ((), Roll()) | ((Gain(),), Accept()):
                return ()
            case ((Gain(good=good),), Replace(card=card)):
                return () if card in self._replacing(state, good) else (msg("test_gains.no_fit", card),)
            case ((Order(waiting=waiting),), Trigger(card=card)):
                return () if card in waiting else (msg("test_gains.no_fit", card),)
            case _:
                return (msg("common.illegal.wrong_kind"),)

    # What happens -----------------------------------------------------------------------------------------

    def play(self, state: GainsState, action: Action, script: Sequence[Outcome] = ()) -> Step[GainsState]:
        chance = Chance(state.generator, script)
        events: list[Event] = []
        match action, state.frames[-1:]:
            case Roll(), _:
                face = chance.die(6)
                events.append(Rolled(action.seat, face))
                gain = Gain(SHEEP, face) if face <= 3 else Gain(WOOL, face - 3)
                state = evolve(state, frames=(gain,))
            case Replace(card=card), (Gain(amount=amount),):
                new = Gain(CARDS[card].gives, amount * CARDS[card].each)
                state = evolve(state, frames=(*state.frames[:-1], new), fired=(*state.fired, card))
            case Accept(), (Gain() as gain,):
                state = self._pay(evolve(state, frames=state.frames[:-1]), gain, events)
            case Trigger(card=card), (Order() as order,):
                state = self._fire(state, order, card)
            case _:
                raise AssertionError(action)
        chance.finish()
        state = evolve(self._settle(state, events), generator=chance.generator)
        return Step(state, tuple(events), tuple(chance.outcomes), bool(chance.outcomes))

    def _fire(self, state: GainsState, order: Order, card: int) -> GainsState:
        waiting = tuple(one for one in order.waiting if one != card)
        below = (*state.frames[:-1], evolve(order, waiting=waiting))
        gain = Gain(CARDS[card].gives, CARDS[card].each * order.amount)
        return evolve(state, frames=(*below, gain), fired=(*state.fired, card))

    def _pay(self, state: GainsState, gain: Gain, events: list[Event]) -> GainsState:
        """Pays as much as the supply has, and wakes the cards that answer it."""
        me, good = state.active, gain.good
        amount = min(gain.amount, state.supply[good])
        if not amount:
            return state
        events.append(Gained(me, good, amount))
        woken = tuple(card for card in state.cards[me] if not CARDS[card].instead and CARDS[card].meets == good)
        return evolve(
            state,
            goods=changed(state.goods, me, raised(state.goods[me], good, amount)),
            supply=raised(state.supply, good, -amount),
            frames=(*state.frames, Order(good, amount, woken)),
        )

    def _settle(self, state: GainsState, events: list[Event]) -> GainsState:
        """Runs on while nothing is left to choose: gains that nothing replaces, single or spent triggers."""
        while state.frames:
            frame = state.frames[-1]
            if isinstance(frame, Gain):
                if self._replacing(state, frame.good):
                    return state
                state = self._pay(evolve(state, frames=state.frames[:-1]), frame, events)
                continue
            assert isinstance(frame, Order)
            # A card that has fired meanwhile, deeper in the stack, has had its turn.
            waiting = tuple(card for card in frame.waiting if card not in state.fired)
            if len(waiting) > 1:
                return evolve(state, frames=(*state.frames[:-1], evolve(frame, waiting=waiting)))
            if waiting:
                state = self._fire(state, evolve(frame, waiting=waiting), waiting[0])
            else:
                state = evolve(state, frames=state.frames[:-1])
        return evolve(state, fired=(), turn=state.turn + 1, active=(state.active + 1) % state.seats)

    # Nothing is hidden but the dice to come ---------------------------------------------------------------

    def view_for(self, state: GainsState, seat: int) -> GainsState:
        return evolve(state, generator=NO_GENERATOR, viewer=seat)

    def event_for(self, event: Event, seat: int) -> Event | None:
        return event

    def redeal(self, view: GainsState, random: Generator) -> GainsState:
        return evolve(view, generator=random.next64(), viewer=NOBODY)

    # Result and checks ------------------------------------------------------------------------------------

    def scores(self, state: GainsState) -> tuple[Score, ...]:
        names = ("sheep", "wool", "coins", "milk")
        return tuple(
            Score(tuple((name, own[good] * POINTS[good]) for good, name in enumerate(names))) for own in state.goods
        )

    def outcome(self, state: GainsState) -> tuple[int, ...] | None:
        if self.to_answer(state):
            return None
        totals = [score.total for score in self.scores(state)]
        return tuple(one for one, total in enumerate(totals) if total == max(totals))

    def check(self, state: GainsState) -> tuple[Message, ...]:
        n = state.seats
        cards = [card for row in state.cards for card in row]
        own = state.cards[state.active] if 0 <= state.active < len(state.cards) else ()
        good = (
            n in self.seats
            and 0 <= state.active < n
            and 0 <= state.turn <= TURNS * n
            and len(state.goods) == len(state.cards) == n
            and all(number >= 0 for row in (*state.goods, state.supply) for number in row)
            and all(sum(row[good] for row in (*state.goods, state.supply)) == SUPPLY for good in range(4))
            and len(set(cards)) == len(cards) == 4 * n
            and all(0 <= card < len(CARDS) for card in cards)
            and set(state.fired) <= set(own)
            and all(self._frame_fits(frame, own) for frame in state.frames)
            and (not state.frames or self.decision(state) is not None)
        )
        return () if good else (msg("test_gains.bad"),)

    def _frame_fits(self, frame: Frame, own: tuple[int, ...]) -> bool:
        if isinstance(frame, Order) and not set(frame.waiting) <= set(own):
            return False
        assert isinstance(frame, Gain | Order)
        return 0 <= frame.good < 4 and frame.amount > 0

    def describe_action(self, state: GainsState, action: Action) -> Message:
        if isinstance(action, Replace | Trigger):
            return msg("test_gains.card", action.card)
        return msg("test_gains.act", type(action).__name__)

    def describe_event(self, event: Event) -> Message | None:
        if isinstance(event, Gained):
            return msg("test_gains.gained", seat(event.seat), event.amount)
        return None
