"""Knarr as one of the games on the shelf."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from vikingtable.rules.chance import Generator, Outcome
from vikingtable.rules.game import Game, Option, Score, Setup
from vikingtable.rules.knarr import legality, setup, views, words
from vikingtable.rules.knarr.acts import ACTIONS
from vikingtable.rules.knarr.answers import answered
from vikingtable.rules.knarr.checks import check
from vikingtable.rules.knarr.events import EVENTS
from vikingtable.rules.knarr.state import FRAMES, KnarrState
from vikingtable.rules.state import Action, Decision, Event, Frame, State, Step
from vikingtable.texts.message import Message


class KnarrGame(Game[KnarrState]):
    """Knarr, 2 to 4 seats (rules sections 1 to 7)."""

    id: ClassVar[str] = "knarr"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = setup.OPTIONS
    hidden_hands: ClassVar[bool] = True
    state_type: ClassVar[type[State]] = KnarrState
    action_types: ClassVar[tuple[type[Action], ...]] = ACTIONS
    event_types: ClassVar[tuple[type[Event], ...]] = EVENTS
    frame_types: ClassVar[tuple[type[Frame], ...]] = FRAMES

    def new(self, setup_: Setup, script: Sequence[Outcome] = ()) -> Step[KnarrState]:
        """Deal a game; the first seat's income is paid and it chooses its action."""
        return setup.new(setup_, self.resolved(setup_), script)

    def to_answer(self, state: KnarrState) -> tuple[int, ...]:
        """The seat in turn, or in a shortage all that have still to give a viking."""
        return legality.to_answer(state)

    def decision(self, state: KnarrState) -> Decision | None:
        """The question of the frame on top of the stack."""
        return words.decision(state)

    def legal_actions(self, state: KnarrState, seat: int) -> Iterable[Action]:
        """Every answer of the seat, in a fixed order."""
        return legality.legal_actions(state, seat)

    def sample(self, state: KnarrState, seat: int, random: Generator) -> Action:
        """One legal answer, its kind drawn evenly."""
        return legality.sample(state, seat, random)

    def why_not(self, state: KnarrState, action: Action) -> tuple[Message, ...]:
        """Every rule that the action breaks."""
        return legality.why_not(state, action)

    def play(self, state: KnarrState, action: Action, script: Sequence[Outcome] = ()) -> Step[KnarrState]:
        """Carry out a legal action and everything that follows by itself."""
        return answered(state, action, script)

    def view_for(self, state: KnarrState, seat: int) -> KnarrState:
        """The state as the seat may see it."""
        return views.view_for(state, seat)

    def event_for(self, event: Event, seat: int) -> Event | None:
        """Every event of Knarr is public."""
        return event

    def redeal(self, view: KnarrState, random: Generator) -> KnarrState:
        """A full state that fits the view."""
        return views.redeal(view, random)

    def scores(self, state: KnarrState) -> tuple[Score, ...]:
        """The points on the track; nothing is added at the end (rules section 5)."""
        return tuple(Score((("points", player.vp),)) for player in state.players)

    def outcome(self, state: KnarrState) -> tuple[int, ...] | None:
        """The winners once the game is over."""
        return None if state.frames else state.winners

    def check(self, state: KnarrState) -> tuple[Message, ...]:
        """What is impossible in the state."""
        return check(state)

    def describe_action(self, state: KnarrState, action: Action) -> Message:
        """The action in words."""
        return words.describe_action(state, action)

    def describe_event(self, event: Event) -> Message | None:
        """The event in words."""
        return words.describe_event(event)
