"""Claims: an invented game of open windows. A lot is turned up; every seat answers, in any order, and the first has it.

Claiming costs one of five markers. When all have answered, a die tells by how much the lot is worth more. The lots to
come are hidden from all. The order of answers is the order in which they came, not that of the seats.
"""

from collections.abc import Sequence
from typing import ClassVar

from attrs import evolve, frozen

from tests.invented.base import UNKNOWN, InventedGame, changed, raised
from vikingtable.rules.chance import Chance, Generator, Outcome
from vikingtable.rules.game import Score, Setup
from vikingtable.rules.state import NO_GENERATOR, NOBODY, Action, Decision, Event, Frame, State, Step
from vikingtable.texts.message import Message, msg, seat

LOTS = tuple(range(1, 11))
MARKERS = 5


@frozen
class Claim(Action):
    """Claim the lot."""


@frozen
class Decline(Action):
    """Leave the lot to the others."""


@frozen
class Window(Frame):
    """The lot that is open, who has not answered yet, and who claims it, first come first."""

    lot: int
    waiting: tuple[int, ...]
    claims: tuple[int, ...]


@frozen
class Turned(Event):
    """A lot was turned up."""

    lot: int


@frozen
class Won(Event):
    """A lot found its owner; the die is added to its worth."""

    seat: int
    lot: int
    die: int


@frozen
class ClaimsState(State):
    """``lots`` are those to come, next one last; ``UNKNOWN`` in views."""

    lots: tuple[int, ...]
    gone: tuple[int, ...]
    markers: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    extra: tuple[int, ...]


class ClaimsGame(InventedGame[ClaimsState]):
    """The rules of Claims."""

    id = "test_claims"
    rules_version = 1
    seats = (2, 3, 4, 5)
    hidden_hands = False
    state_type = ClaimsState
    action_types = (Claim, Decline)
    event_types = (Turned, Won)
    frame_types = (Window,)
    quiet = (Decline,)
    texts: ClassVar = {
        "test_claims.prompt": "Claim the lot: %1?",
        "test_claims.act": "Action: %1",
        "test_claims.no_marker": "There is no marker left.",
        "test_claims.bad": "The position does not add up.",
        "test_claims.won": "%1 gets the lot: %2.",
    }

    def new(self, setup: Setup, script: Sequence[Outcome] = ()) -> Step[ClaimsState]:
        self.resolved(setup)
        chance = Chance(setup.seed, script)
        lots = chance.shuffled(LOTS)
        chance.finish()
        state = ClaimsState(
            generator=chance.generator,
            viewer=NOBODY,
            seats=setup.seats,
            turn=0,
            frames=(),
            lots=lots,
            gone=(),
            markers=(MARKERS,) * setup.seats,
            won=((),) * setup.seats,
            extra=(0,) * setup.seats,
        )
        events: list[Event] = []
        return Step(self._turn_up(state, events), tuple(events), tuple(chance.outcomes), True)

    def _turn_up(self, state: ClaimsState, events: list[Event]) -> ClaimsState:
        if not state.lots:
            return evolve(state, frames=())
        events.append(Turned(state.lots[-1]))
        window = Window(state.lots[-1], tuple(range(state.seats)), ())
        return evolve(state, turn=state.turn + 1, lots=state.lots[:-1], frames=(window,))

    def to_answer(self, state: ClaimsState) -> tuple[int, ...]:
        if not state.frames:
            return ()
        window = state.frames[-1]
        assert isinstance(window, Window)
        return window.waiting

    def decision(self, state: ClaimsState) -> Decision | None:
        if not state.frames:
            return None
        window = state.frames[-1]
        assert isinstance(window, Window)
        return Decision("claim", window.waiting, msg("test_claims.prompt", window.lot))

    def answers(self, state: ClaimsState, seat: int) -> tuple[Action, ...]:
        return (Claim(seat), Decline(seat)) if state.markers[seat] else (Decline(seat),)

    def faults(self, state: ClaimsState, action: Action) -> tuple[Message, ...]:
        if not isinstance(action, Claim | Decline):
            return (msg("common.illegal.wrong_kind"),)
        if isinstance(action, Claim) and not state.markers[action.seat]:
            return (msg("test_claims.no_marker"),)
        return ()

    def play(self, state: ClaimsState, action: Action, script: Sequence[Outcome] = ()) -> Step[ClaimsState]:
        chance = Chance(state.generator, script)
        events: list[Event] = []
        window = state.frames[-1]
        assert isinstance(window, Window)
        claims = (*window.claims, action.seat) if isinstance(action, Claim) else window.claims
        waiting = tuple(one for one in window.waiting if one != action.seat)
        state = evolve(state, frames=(Window(window.lot, waiting, claims),))
        if not waiting:
            state = self._close(state, window.lot, claims, chance, events)
        chance.finish()
        state = evolve(state, generator=chance.generator)
        return Step(state, tuple(events), tuple(chance.outcomes), not waiting)

    def _close(
        self, state: ClaimsState, lot: int, claims: tuple[int, ...], chance: Chance, events: list[Event]
    ) -> ClaimsState:
        if claims:
            first, die = claims[0], chance.die(6)
            events.append(Won(first, lot, die))
            state = evolve(
                state,
                markers=raised(state.markers, first, -1),
                won=changed(state.won, first, (*state.won[first], lot)),
                extra=raised(state.extra, first, die),
            )
        else:
            state = evolve(state, gone=(*state.gone, lot))
        return self._turn_up(state, events)

    def view_for(self, state: ClaimsState, seat: int) -> ClaimsState:
        return evolve(state, generator=NO_GENERATOR, viewer=seat, lots=(UNKNOWN,) * len(state.lots))

    def event_for(self, event: Event, seat: int) -> Event | None:
        return event

    def redeal(self, view: ClaimsState, random: Generator) -> ClaimsState:
        seen = {lot for row in (*view.won, view.gone) for lot in row}
        seen.update(frame.lot for frame in view.frames if isinstance(frame, Window))
        lots = random.shuffled(tuple(lot for lot in LOTS if lot not in seen))
        return evolve(view, generator=random.next64(), viewer=NOBODY, lots=lots)

    def scores(self, state: ClaimsState) -> tuple[Score, ...]:
        return tuple(
            Score((("lots", sum(won)), ("dice", extra))) for won, extra in zip(state.won, state.extra, strict=True)
        )

    def outcome(self, state: ClaimsState) -> tuple[int, ...] | None:
        if state.frames:
            return None
        totals = [score.total for score in self.scores(state)]
        return tuple(one for one, total in enumerate(totals) if total == max(totals))

    def check(self, state: ClaimsState) -> tuple[Message, ...]:
        n = state.seats
        lots = [lot for row in (*state.won, state.gone, state.lots) for lot in row]
        lots += [frame.lot for frame in state.frames if isinstance(frame, Window)]
        good = (
            n in self.seats
            and len(state.frames) == (1 if len(state.won) == n and state.turn and self._open(state) else 0)
            and sorted(lots) == list(LOTS)
            and len(state.markers) == len(state.won) == len(state.extra) == n
            and all(left + len(won) == MARKERS for left, won in zip(state.markers, state.won, strict=True))
            and all(len(won) <= extra <= 6 * len(won) for extra, won in zip(state.extra, state.won, strict=True))
        )
        return () if good else (msg("test_claims.bad"),)

    def _open(self, state: ClaimsState) -> bool:
        """Whether the window on the stack is one that somebody still answers."""
        for frame in state.frames:
            assert isinstance(frame, Window)
            answered = set(range(state.seats)) - set(frame.waiting)
            if not (
                frame.waiting
                and list(frame.waiting) == sorted(set(frame.waiting))
                and set(frame.waiting) <= set(range(state.seats))
                and len(set(frame.claims)) == len(frame.claims)
                and set(frame.claims) <= answered
                and all(state.markers[one] for one in frame.claims)
            ):
                return False
        return bool(state.frames)

    def describe_action(self, state: ClaimsState, action: Action) -> Message:
        return msg("test_claims.act", type(action).__name__)

    def describe_event(self, event: Event) -> Message | None:
        return msg("test_claims.won", seat(event.seat), event.lot) if isinstance(event, Won) else None
