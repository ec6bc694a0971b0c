"""Hoard: a tiny invented game that the tests of saves and sessions are played with.

On a turn, in any order: take up to two silver from the pot, pay a silver for each cell of the own field, draw a
card (hidden from the others), roll the die once and then haul up to as much silver as it shows. The turn passes by
ending it. Whoever has most silver, cells and card points after the last turn wins.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from attrs import evolve, frozen

from vikingtable.rules import registry
from vikingtable.rules.chance import Chance, Generator, Outcome
from vikingtable.rules.game import Game, Option, Score, Setup
from vikingtable.rules.state import NO_GENERATOR, NOBODY, Action, Decision, Event, Frame, State, Step
from vikingtable.saves.model import SeatInfo
from vikingtable.texts.message import Message, msg, seat

CELLS = 70
CARDS = 12
UNKNOWN = -1


@frozen
class Take(Action):
    """Take silver from the pot."""

    silver: int


@frozen
class Place(Action):
    """Cover a cell of the own field for a silver."""

    cell: int


@frozen
class Draw(Action):
    """Draw a card."""


@frozen
class Roll(Action):
    """Roll the die."""


@frozen
class Haul(Action):
    """Take some of what the die shows."""

    silver: int


@frozen
class EndTurn(Action):
    """Pass the turn."""


@frozen
class Hauling(Frame):
    """The die has been rolled, its owner has not hauled yet."""

    owner: int
    rolled: int


@frozen
class Took(Event):
    """Silver changed hands."""

    seat: int
    silver: int


@frozen
class Drew(Event):
    """A card was drawn; ``UNKNOWN`` for others."""

    seat: int
    card: int


@frozen
class Rolled(Event):
    """What the die shows."""

    seat: int
    die: int


@frozen
class Holdings:
    """What a seat has."""

    silver: int
    #: Bit mask of covered cells; wider than 64 bits.
    field: int
    hand: tuple[int, ...]


@frozen
class HoardState(State):
    """A position of Hoard."""

    pot: int
    players: tuple[Holdings, ...]
    deck: tuple[int, ...]
    took: int
    rolled: bool
    turns: int
    rich: bool


class HoardGame(Game[HoardState]):
    """The rules of Hoard."""

    id = "test_hoard"
    rules_version = 3
    seats = (1, 2, 3, 4)
    options = (
        Option("pot", 30, low=0, high=100),
        Option("turns", 6, low=1, high=10_000),
        Option("rich", False, values=(False, True)),
    )
    hidden_hands = True
    state_type = HoardState
    action_types = (Take, Place, Draw, Roll, Haul, EndTurn)
    event_types = (Took, Drew, Rolled)
    frame_types = (Hauling,)

    def new(self, setup: Setup, script: Sequence[Outcome] = ()) -> Step[HoardState]:
        options = self.resolved(setup)
        chance = Chance(setup.seed, script)
        deck = chance.shuffled(tuple(range(CARDS)))
        chance.finish()
        silver = 5 if options["rich"] else 1
        pot, turns = options["pot"], options["turns"]
        assert type(pot) is int
        assert type(turns) is int
        state = HoardState(
            generator=chance.generator,
            viewer=NOBODY,
            seats=setup.seats,
            turn=0,
            frames=(),
            pot=pot,
            players=(Holdings(silver, 0, ()),) * setup.seats,
            deck=deck,
            took=0,
            rolled=False,
            turns=turns,
            rich=silver == 5,
        )
        return Step(state, (Took(0, silver),), tuple(chance.outcomes), True)

    def to_answer(self, state: HoardState) -> tuple[int, ...]:
        return () if state.turn >= state.turns else (state.turn % state.seats,)

    def decision(self, state: HoardState) -> Decision | None:
        seats = self.to_answer(state)
        if not seats:
            return None
        return Decision("haul" if state.frames else "turn", seats, msg("common.seat_number", seats[0] + 1))

    def legal_actions(self, state: HoardState, seat: int) -> Iterable[Action]:
        if seat not in self.to_answer(state):
            return
        every: list[Action] = [Take(seat, 1), Take(seat, 2), Draw(seat), Roll(seat), EndTurn(seat)]
        every += [Haul(seat, silver) for silver in range(7)] + [Place(seat, cell) for cell in range(CELLS)]
        yield from (action for action in every if not self.why_not(state, action))

    def sample(self, state: HoardState, seat: int, random: Generator) -> Action:
        kinds: dict[type, list[Action]] = {}
        for action in self.legal_actions(state, seat):
            kinds.setdefault(type(action), []).append(action)
        return random.choice(random.choice(tuple(kinds.values())))

    def why_not(self, state: HoardState, action: Action) -> tuple[Message, ...]:
        if action.seat not in self.to_answer(state):
            return (msg("common.illegal.not_your_decision"),)
        own = state.players[action.seat]
        frame = state.frames[-1] if state.frames else None
        match action:
            case Haul(silver=silver):
                legal = isinstance(frame, Hauling) and 0 <= silver <= min(frame.rolled, state.pot)
            case Take(silver=silver):
                legal = frame is None and 1 <= silver <= min(2 - state.took, state.pot)
            case Place(cell=cell):
                legal = frame is None and 0 <= cell < CELLS and own.silver > 0 and not own.field >> cell & 1
            case Draw():
                legal = frame is None and bool(state.deck)
            case Roll():
                legal = frame is None and not state.rolled
            case _:
                legal = isinstance(action, EndTurn) and frame is None
        return () if legal else (msg("common.illegal.wrong_kind"),)

    def play(self, state: HoardState, action: Action, script: Sequence[Outcome] = ()) -> Step[HoardState]:
        chance = Chance(state.generator, script)
        who = action.seat
        own = state.players[who]
        events: tuple[Event, ...] = ()
        revealed = False
        match action:
            case Take(silver=silver):
                state = evolve(state, pot=state.pot - silver, took=state.took + silver)
                own = evolve(own, silver=own.silver + silver)
                events = (Took(who, silver),)
            case Haul(silver=silver):
                state = evolve(state, pot=state.pot - silver, frames=())
                own = evolve(own, silver=own.silver + silver)
                events = (Took(who, silver),)
            case Place(cell=cell):
                state = evolve(state, pot=state.pot + 1)
                own = evolve(own, silver=own.silver - 1, field=own.field | 1 << cell)
            case Draw():
                at = chance.below(len(state.deck))
                own = evolve(own, hand=(*own.hand, state.deck[at]))
                events = (Drew(who, state.deck[at]),)
                state = evolve(state, deck=state.deck[:at] + state.deck[at + 1 :])
                revealed = True
            case Roll():
                die = chance.die(6)
                state = evolve(state, rolled=True, frames=(Hauling(who, die),))
                events = (Rolled(who, die),)
                revealed = True
            case _:
                state = evolve(state, turn=state.turn + 1, took=0, rolled=False)
        chance.finish()
        players = (*state.players[:who], own, *state.players[who + 1 :])
        state = evolve(state, generator=chance.generator, players=players)
        return Step(state, events, tuple(chance.outcomes), revealed)

    def view_for(self, state: HoardState, seat: int) -> HoardState:
        players = tuple(
            own if index == seat else evolve(own, hand=(UNKNOWN,) * len(own.hand))
            for index, own in enumerate(state.players)
        )
        deck = (UNKNOWN,) * len(state.deck)
        return evolve(state, generator=NO_GENERATOR, viewer=seat, players=players, deck=deck)

    def event_for(self, event: Event, seat: int) -> Event | None:
        if isinstance(event, Drew) and event.seat != seat:
            return evolve(event, card=UNKNOWN)
        return event

    def redeal(self, view: HoardState, random: Generator) -> HoardState:
        raise NotImplementedError("no computer plays Hoard")

    def scores(self, state: HoardState) -> tuple[Score, ...]:
        return tuple(
            Score((("silver", own.silver), ("cells", own.field.bit_count()), ("cards", sum(own.hand))))
            for own in state.players
        )

    def outcome(self, state: HoardState) -> tuple[int, ...] | None:
        if self.to_answer(state):
            return None
        totals = [score.total for score in self.scores(state)]
        return tuple(index for index, total in enumerate(totals) if total == max(totals))

    def check(self, state: HoardState) -> tuple[Message, ...]:
        cards = sorted(card for cards in (state.deck, *(own.hand for own in state.players)) for card in cards)
        good = (
            len(state.players) == state.seats
            and cards == list(range(CARDS))
            and 0 <= state.pot <= 200
            and 0 <= state.took <= 2
            and 1 <= state.turns <= 10_000
            and state.turn <= state.turns
            and all(0 <= own.silver <= 200 and 0 <= own.field < 1 << CELLS for own in state.players)
            and len(state.frames) <= 1
            and all(
                isinstance(frame, Hauling) and frame.owner == state.turn % state.seats and 1 <= frame.rolled <= 6
                for frame in state.frames
            )
        )
        return () if good else (msg("common.illegal.wrong_kind"),)

    def describe_action(self, state: HoardState, action: Action) -> Message:
        return msg("list", type(action).__name__)

    def describe_event(self, event: Event) -> Message | None:
        return msg("list", seat(getattr(event, "seat", 0)), type(event).__name__)


HOARD = HoardGame()
registry.register(HOARD)

PEOPLE = (
    SeatInfo("Astrid", colour="red"),
    SeatInfo("ビョルン", colour="blue", pattern="stripe"),
    SeatInfo("Рагнар", colour="green", pattern="ring"),
    SeatInfo('Ei"nar \\ 🛡', colour="yellow", pattern="diamond"),
)
COMPUTER = SeatInfo("Computer", "computer", "hard", "grey", "chevron")


def play_on(session: Any, actions: int, seed: int = 1) -> None:
    """Plays up to this many random actions."""
    random = Generator(seed)
    for _ in range(actions):
        seats = session.to_answer
        if not seats:
            return
        session.apply(HOARD.sample(session.state, seats[0], random))
