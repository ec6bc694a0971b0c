"""Brian Boru as one of the games on the shelf."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from vikingtable.rules.boru import legality, scoring, setup, views, words
from vikingtable.rules.boru.acts import ACTIONS
from vikingtable.rules.boru.checks import check
from vikingtable.rules.boru.course import Course
from vikingtable.rules.boru.events import EVENTS
from vikingtable.rules.boru.state import FRAMES, BoruState
from vikingtable.rules.chance import Generator, Outcome
from vikingtable.rules.game import Game, Option, Score, Setup
from vikingtable.rules.state import Action, Decision, Event, Frame, State, Step
from vikingtable.texts.message import Message


class BoruGame(Game[BoruState]):
    """Brian Boru, 3 to 5 seats (rules sections 1 to 5)."""

    id: ClassVar[str] = "boru"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (3, 4, 5)
    options: ClassVar[tuple[Option, ...]] = setup.OPTIONS
    hidden_hands: ClassVar[bool] = True
    state_type: ClassVar[type[State]] = BoruState
    action_types: ClassVar[tuple[type[Action], ...]] = ACTIONS
    event_types: ClassVar[tuple[type[Event], ...]] = EVENTS
    frame_types: ClassVar[tuple[type[Frame], ...]] = FRAMES

    def new(self, setup_: Setup, script: Sequence[Outcome] = ()) -> Step[BoruState]:
        """Shuffle the decks; the first seat chooses a town."""
        return setup.new(setup_, self.resolved(setup_), script)

    def to_answer(self, state: BoruState) -> tuple[int, ...]:
        """The owner of the question, or in the draft all that have not kept cards yet."""
        return legality.to_answer(state)

    def decision(self, state: BoruState) -> Decision | None:
        """The question of the frame on top of the stack."""
        return words.decision(state)

    def legal_actions(self, state: BoruState, seat: int) -> Iterable[Action]:
        """Every answer of the seat, in a fixed order."""
        return legality.legal_actions(state, seat)

    def sample(self, state: BoruState, seat: int, random: Generator) -> Action:
        """One legal answer, its kind drawn evenly."""
        return legality.sample(state, seat, random)

    def why_not(self, state: BoruState, action: Action) -> tuple[Message, ...]:
        """Every rule that the action breaks."""
        return legality.why_not(state, action)

    def play(self, state: BoruState, action: Action, script: Sequence[Outcome] = ()) -> Step[BoruState]:
        """Carry out a legal action and everything that follows by itself."""
        course = Course(state, script)
        course.answer(action)
        return course.finish()

    def view_for(self, state: BoruState, seat: int) -> BoruState:
        """The state as the seat may see it."""
        return views.view_for(state, seat)

    def event_for(self, event: Event, seat: int) -> Event | None:
        """The event without the cards that another seat kept."""
        return views.event_for(event, seat)

    def redeal(self, view: BoruState, random: Generator) -> BoruState:
        """A full state that fits the view."""
        return views.redeal(view, random)

    def scores(self, state: BoruState) -> tuple[Score, ...]:
        """The points by line, as if the game ended now (rules section 4)."""
        return scoring.scores(state.players, state.vikings, state.monasteries, state.claims, state.marker)

    def outcome(self, state: BoruState) -> tuple[int, ...] | None:
        """The winners once the game is over."""
        return None if state.frames else state.winners

    def check(self, state: BoruState) -> tuple[Message, ...]:
        """What is impossible in the state."""
        return check(state)

    def describe_action(self, state: BoruState, action: Action) -> Message:
        """The action in words."""
        return words.describe_action(state, action)

    def describe_event(self, event: Event) -> Message | None:
        """The event in words."""
        return words.describe_event(event)
