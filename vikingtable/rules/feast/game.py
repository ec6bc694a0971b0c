"""A Feast for Odin as a game on the shelf: the interface of the rules, put together of the parts of this package."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from vikingtable.rules.chance import Chance, Generator, Outcome
from vikingtable.rules.feast import acts, checks, duties, engine, free, happenings, scoring, views, words
from vikingtable.rules.feast.frames import FRAMES
from vikingtable.rules.feast.handler import HANDLERS, Sampler
from vikingtable.rules.feast.phases import OVER
from vikingtable.rules.feast.setup import OPTIONS, deal, rules_of
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.feast.table import Table
from vikingtable.rules.game import Game, Option, Score, Setup
from vikingtable.rules.state import Action, Decision, Event, Frame, State, Step, new_step
from vikingtable.texts.message import Message, msg

#: Chance that a random answer declines, one in this many.
_DECLINE = 10


class FeastGame(Game[FeastState]):
    """A Feast for Odin, 1–4 players, long and short, with the occupations of the decks in play."""

    id: ClassVar[str] = "feast"
    rules_version: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    hidden_hands: ClassVar[bool] = True
    state_type: ClassVar[type[State]] = FeastState
    action_types: ClassVar[tuple[type[Action], ...]] = acts.ACTIONS
    event_types: ClassVar[tuple[type[Event], ...]] = happenings.EVENTS
    frame_types: ClassVar[tuple[type[Frame], ...]] = FRAMES

    def new(self, setup: Setup, script: Sequence[Outcome] = ()) -> Step[FeastState]:
        rules = rules_of(self.resolved(setup))
        chance = Chance(setup.seed, script)
        table = Table(deal(rules, setup.seats, chance), chance)
        return self._carried_on(table, script)

    def _carried_on(self, table: Table, script: Sequence[Outcome]) -> Step[FeastState]:
        engine.run(table)
        chance = table.chance
        if script:
            chance.finish()
        return new_step(table.closed(), tuple(table.events), tuple(chance.outcomes), table.revealed)

    def to_answer(self, state: FeastState) -> tuple[int, ...]:
        if not state.frames:
            return ()
        frame = state.frames[-1]
        return HANDLERS[type(frame)].seats(state, frame)

    def decision(self, state: FeastState) -> Decision | None:
        if not state.frames:
            return None
        frame = state.frames[-1]
        handler = HANDLERS[type(frame)]
        return Decision(handler.kind, handler.seats(state, frame), handler.prompt(state, frame))

    def legal_actions(self, state: FeastState, seat: int) -> Iterable[Action]:
        if seat not in self.to_answer(state):
            return
        frame = state.frames[-1]
        handler = HANDLERS[type(frame)]
        looked_at = duties.any_open(state, seat)
        for answer in handler.answers(state, frame, seat):
            if not (looked_at and self._needed(state, answer)):
                yield answer
        declining = handler.decline(state, frame, seat)
        if declining is not None and not (looked_at and self._needed(state, declining)):
            yield declining
        if handler.kind != "starting_card":
            yield from free.answers(state, seat)

    def sample(self, state: FeastState, seat: int, random: Generator) -> Action:
        frame = state.frames[-1]
        handler = HANDLERS[type(frame)]
        looked_at = len(state.frames) > 2 and duties.any_open(state, seat)
        declining = handler.decline(state, frame, seat)
        if looked_at and declining is not None and self._needed(state, declining):
            declining = None
        if declining is not None and random.below(_DECLINE) == 0:
            return declining
        kinds: list[Sampler] = handler.samplers(state, frame, seat)
        if handler.kind != "starting_card":
            kinds += free.samplers(state, seat)
        while kinds:
            action = kinds.pop(random.below(len(kinds)))(state, frame, seat, random)
            if action is None or (looked_at and type(action) not in _FREE and self._needed(state, action)):
                continue
            return action
        if declining is None:
            for action in self.legal_actions(state, seat):
                return action
            raise ValueError("nothing can be answered")
        return declining

    def why_not(self, state: FeastState, action: Action) -> tuple[Message, ...]:
        if not state.frames:
            return (msg("common.illegal.game_over"),)
        frame = state.frames[-1]
        handler = HANDLERS[type(frame)]
        if action.seat not in handler.seats(state, frame):
            return (msg("common.illegal.not_your_decision"),)
        if type(action) in _FREE:
            if handler.kind == "starting_card":
                return (msg("common.illegal.wrong_kind"),)
            return tuple(free.why_not(state, action))
        why = handler.why_not(state, frame, action)
        if not why and len(state.frames) > 2 and duties.any_open(state, action.seat):
            why = self._needed(state, action)
        return tuple(why)

    @staticmethod
    def _needed(state: FeastState, action: Action) -> list[Message]:
        """Why an answer would make impossible what the action under way still asks for."""
        frame = state.frames[-1]
        return duties.needed(state, action, lambda table: HANDLERS[type(frame)].do(table, frame, action))

    def play(self, state: FeastState, action: Action, script: Sequence[Outcome] = ()) -> Step[FeastState]:
        table = Table(state, Chance(state.generator, script))
        if type(action) in _FREE:
            free.do(table, action)
        else:
            for player in state.players:
                if player.trail:
                    _forget_trails(table)
                    break
            frame = table.frames[-1]
            HANDLERS[type(frame)].do(table, frame, action)
        return self._carried_on(table, script)

    def view_for(self, state: FeastState, seat: int) -> FeastState:
        return views.view_for(state, seat)

    def event_for(self, event: Event, seat: int) -> Event | None:
        return views.event_for(event, seat)

    def redeal(self, view: FeastState, random: Generator) -> FeastState:
        return views.redeal(view, random)

    def scores(self, state: FeastState) -> tuple[Score, ...]:
        return tuple(scoring.score_of(state, player) for player in state.players)

    def outcome(self, state: FeastState) -> tuple[int, ...] | None:
        return scoring.winners(state) if state.phase == OVER else None

    def check(self, state: FeastState) -> tuple[Message, ...]:
        return checks.check(state)

    def describe_action(self, state: FeastState, action: Action) -> Message:
        return words.describe_action(state, action)

    def describe_event(self, event: Event) -> Message | None:
        return words.describe_event(event)


_FREE = frozenset(free.FREE)


def _forget_trails(table: Table) -> None:
    """After an answer free actions may lead back to what was before it."""
    for seat, player in enumerate(table.players):
        if player.trail:
            table.own(seat).trail = ()
