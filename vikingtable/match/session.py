"""A running game without Qt: its seats and history, undo and redo, and observers that hear of every change."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import attrs
from attrs import frozen

import vikingtable
from vikingtable.match import history
from vikingtable.match.history import Entry
from vikingtable.rules.chance import ChanceError, Outcome
from vikingtable.rules.game import Game, Setup
from vikingtable.rules.registry import game as game_by_id
from vikingtable.rules.state import NOBODY, Action, Decision, Event, IllegalAction, State, Step
from vikingtable.saves.limits import MAX_ACTIONS
from vikingtable.saves.model import NOT_CHECKED, Loaded, SavedAction, SavedGame, SavedLab, SeatInfo
from vikingtable.saves.report import report_for
from vikingtable.texts.message import Message, msg

#: The entry index of the events of the deal, before the first action.
DEAL = -1


@frozen
class Change:
    """A step of the game's state: what led to it and which fields of the state differ."""

    #: ``apply``, ``undo``, ``redo`` or ``rework`` (an earlier action taken back, later ones played again).
    kind: str
    before: State
    after: State
    #: Names of the top-level fields of the state that differ, sorted.
    fields: tuple[str, ...]
    #: The number of leading actions that are the same before and after the change.
    kept: int
    #: How many actions after those no longer count.
    taken_back: int
    #: The actions after those that count now.
    entries: tuple[Entry, ...]


class Observer(Protocol):
    """Somebody who hears of every change of a session, in the order in which they happen."""

    def state_changed(self, change: Change) -> None:
        """The state is another one now."""

    def event_happened(self, event: Event, entry: int) -> None:
        """Something happened, as the observer's seat may see it; ``entry`` is the index of its action."""

    def decision_opened(self, decision: Decision | None) -> None:
        """Another question is open, or none when the game is over."""

    def history_moved(self, position: int, length: int) -> None:
        """``position`` of ``length`` actions count now; those after it can be done again."""

    def game_over(self, winners: tuple[int, ...]) -> None:
        """The game has ended just now."""


class TakeBackRefused(ValueError):
    """An earlier action that cannot be taken back; ``reason`` says why."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Session:
    """One game in progress. Make it with ``Session.start`` or ``Session.resume``.

    States are immutable: whatever was taken out of a session stays as it was. All calls come from one thread; the one
    that made the session may hand it over to another.
    """

    def __init__(
        self, game: Game[Any], setup: Setup, seats: Sequence[SeatInfo], first: State, *, unlocked: bool = False
    ) -> None:
        """A game that stands at ``first``; ``start`` and ``resume`` say where that comes from."""
        if len(seats) != setup.seats:
            raise ValueError(f"{len(seats)} players for {setup.seats} seats")
        self.game = game
        self.setup = setup
        #: Whether undo may go back over what was revealed and over turns (solo and analysis tables).
        self.unlocked = unlocked
        #: Whether dice or draws were chosen at this table.
        self.analysis = False
        self._seats = tuple(seats)
        self._first = first
        self._state = first
        self._entries: list[Entry] = []
        self._position = 0
        self._all: tuple[Entry, ...] | None = None
        self._dealt: tuple[Event, ...] = ()
        self._setup_outcomes: tuple[Outcome, ...] = ()
        # A save's own first state, and its actions up to ``first`` where they were not checked when it was opened.
        self._saved_start: State | None = None
        self._unchecked: tuple[SavedAction, ...] = ()
        self._unchecked_turn: tuple[State, int] | None = None
        self._observers: list[tuple[Observer, int | None]] = []
        self._news: deque[Callable[[Observer, int | None], None]] = deque()
        self._telling = False

    # Beginning ------------------------------------------------------------------------------------------------

    @classmethod
    def start(
        cls,
        game_id: str,
        setup: Setup,
        seats: Sequence[SeatInfo],
        *,
        script: Sequence[Outcome] = (),
        unlocked: bool = False,
    ) -> "Session":
        """A new game at its first decision; ``script`` chooses outcomes of the deal.

        Raises ``KeyError`` for an unknown game, ``SetupError`` and ``ChanceError`` as ``Game.new`` does, and
        ``ValueError`` unless there is one player for each seat.
        """
        game = game_by_id(game_id)
        seed = setup.seed if abs(setup.seed) < 1 << 64 else setup.seed & (1 << 64) - 1  # chance uses no more of it
        setup = attrs.evolve(setup, seed=seed, options=tuple(game.resolved(setup).items()))
        dealt = game.new(setup, tuple(script))
        session = cls(game, setup, seats, dealt.state, unlocked=unlocked)
        session._dealt = dealt.events
        session._setup_outcomes = dealt.outcomes
        session.analysis = bool(script)
        return session

    @classmethod
    def resume(cls, loaded: Loaded, *, unlocked: bool = False) -> "Session":
        """The game that was read from a file, with its history where it could be replayed.

        Without it, undo begins at the loaded state. Raises ``ValueError`` for a file that holds no game.
        """
        saved = loaded.saved
        if isinstance(saved, SavedLab):
            raise ValueError("a file of the tile lab holds no game")
        game = game_by_id(saved.game)
        past = loaded.history
        session = cls(game, saved.setup, saved.seats, past.first if past else saved.state, unlocked=unlocked)
        session.analysis = saved.analysis
        session._setup_outcomes = saved.setup_outcomes
        if past:
            session._saved_start = saved.start
            session._dealt = past.dealt
            before = past.first
            for kept, step in zip(saved.actions, past.steps, strict=True):
                session._entries.append(Entry(kept.action, step, before))
                before = step.state
            session._position = len(session._entries)
            session._state = before
        elif loaded.verdict.code == NOT_CHECKED:
            session._saved_start = saved.start
            session._unchecked = saved.actions
            session._unchecked_turn = (saved.turn_state, saved.turn_actions)
        else:
            session._saved_start = saved.state
        return session

    # What is there --------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who plays, by seat."""
        return self._seats

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, for ``texts.message.render``."""
        return tuple(seat.name for seat in self._seats)

    @property
    def state(self) -> State:
        """The full state now. Screens and bots are given ``view``."""
        return self._state

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All actions, the undone ones at the end included: those before ``position`` count."""
        if self._all is None:
            self._all = tuple(self._entries)
        return self._all

    @property
    def position(self) -> int:
        """How many of ``entries`` count."""
        return self._position

    @property
    def length(self) -> int:
        """How many entries there are, undone ones included."""
        return len(self._entries)

    @property
    def turn(self) -> int:
        """The number of turns begun so far."""
        return self._state.turn

    @property
    def decision(self) -> Decision | None:
        """The question that is open, ``None`` when the game is over."""
        return self.game.decision(self._state)

    @property
    def to_answer(self) -> tuple[int, ...]:
        """The seats that may answer now."""
        return self.game.to_answer(self._state)

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that have won, ``None`` while the game goes on."""
        return self.game.outcome(self._state)

    def view(self, seat: int) -> State:
        """The state as ``seat`` may see it."""
        view: State = self.game.view_for(self._state, seat)
        return view

    def state_at(self, position: int) -> State:
        """The full state after the first ``position`` entries, undone ones included. Raises ``IndexError``."""
        if not 0 <= position <= len(self._entries):
            raise IndexError(position)
        return self._entries[position - 1].step.state if position else self._first

    def events_for(self, seat: int | None) -> tuple[tuple[int, Event], ...]:
        """The log as ``seat`` may see it, in full for ``None``: (entry index, event), ``DEAL`` for the deal's."""
        log: list[tuple[int, Event]] = []
        for index in range(DEAL, self._position):
            for event in self._dealt if index == DEAL else self._entries[index].step.events:
                masked = event if seat is None else self.game.event_for(event, seat)
                if masked is not None:
                    log.append((index, masked))
        return tuple(log)

    def reseat(self, seat: int, info: SeatInfo) -> None:
        """Another player, level or colour at ``seat``. Raises ``IndexError`` if there is no such seat."""
        if not 0 <= seat < len(self._seats):
            raise IndexError(seat)
        self._seats = (*self._seats[:seat], info, *self._seats[seat + 1 :])

    # Playing --------------------------------------------------------------------------------------------------

    def apply(self, action: Action, script: Sequence[Outcome] = ()) -> Step[State]:
        """Plays one action; ``script`` chooses dice and draws, which makes the table one of analysis.

        An action equal to the one undone last keeps what can be done again after it; another one clears that.
        Raises ``IllegalAction`` or ``ChanceError``; the session is then as it was.
        """
        step: Step[State] = self.game.apply(self._state, action, tuple(script))
        if script:
            self.analysis = True
        entry = Entry(action, step, self._state)
        if self._position == len(self._entries) or self._entries[self._position] != entry:
            self._entries[self._position :] = [entry]
        self._moved("apply", self._position, self._position + 1)
        return step

    def undo_steps(self) -> int:
        """How many entries one undo takes back now; 0 if it is not allowed."""
        return history.undo_steps(
            self._entries, self._position, self._state.turn, self._persons, unlocked=self.unlocked
        )

    def redo_steps(self) -> int:
        """How many entries one redo plays again; 0 if there is nothing to do again."""
        return history.redo_steps(self._entries, self._position, self._persons)

    def undo(self) -> int:
        """Takes back what ``undo_steps`` says and returns the number of entries taken back."""
        steps = self.undo_steps()
        if steps:
            self._moved("undo", self._position - steps, self._position - steps)
        return steps

    def redo(self) -> int:
        """Plays again what ``redo_steps`` says and returns the number of entries."""
        steps = self.redo_steps()
        if steps:
            self._moved("redo", self._position, self._position + steps)
        return steps

    def undo_message(self, viewer: int = NOBODY) -> Message | None:
        """What one undo takes back, as ``viewer`` may know it; ``None`` if undo is not allowed."""
        steps = self.undo_steps()
        return self.describe(self._position - steps, viewer) if steps else None

    def redo_message(self, viewer: int = NOBODY) -> Message | None:
        """What one redo plays again, as ``viewer`` may know it; ``None`` if there is nothing."""
        return self.describe(self._position, viewer) if self.redo_steps() else None

    def describe(self, index: int, viewer: int = NOBODY) -> Message:
        """What the action of an entry does, or only that there is one if ``viewer`` may not know."""
        entry = self._entries[index]
        seat = entry.action.seat
        if viewer != seat:
            decision = self.game.decision(entry.before)
            hidden = decision is not None and decision.simultaneous
            if hidden or any(
                self.game.event_for(event, viewer) != self.game.event_for(event, seat) for event in entry.step.events
            ):
                return msg("saves.history.hidden_answer")
        described: Message = self.game.describe_action(self.game.view_for(entry.before, seat), entry.action)
        return described

    # Taking back an earlier action ----------------------------------------------------------------------------

    def why_not_without(self, index: int) -> Message | None:
        """Why the action of entry ``index`` cannot be taken back with the later ones kept; ``None`` if it can."""
        try:
            self._rework(index)
        except TakeBackRefused as refused:
            return refused.reason
        return None

    def without(self, index: int) -> None:
        """Takes back the action of entry ``index`` and plays the later ones again.

        Raises ``TakeBackRefused`` past what undo allows, or if a later action is no longer legal or would
        reveal something; the session is then as it was.
        """
        reworked = self._rework(index)
        self._entries[index:] = reworked
        self._moved("rework", index, len(self._entries))

    def _rework(self, index: int) -> list[Entry]:
        if not 0 <= index < self._position:
            raise IndexError(index)
        limit = history.undo_limit(
            self._entries, self._position, self._state.turn, self._persons, unlocked=self.unlocked
        )
        if index < limit:
            revealed = any(entry.step.revealed for entry in self._entries[index : self._position])
            raise TakeBackRefused(msg("saves.take_back.revealed" if revealed else "saves.take_back.other_turn"))
        state = self._entries[index].before
        entries: list[Entry] = []
        for later in range(index + 1, self._position):
            action = self._entries[later].action
            try:
                step: Step[State] = self.game.apply(state, action, self._entries[later].step.outcomes)
            except (IllegalAction, ChanceError):
                raise TakeBackRefused(msg("saves.take_back.not_legal", self.describe(later))) from None
            if step.revealed and not self.unlocked:
                raise TakeBackRefused(msg("saves.take_back.would_reveal", self.describe(later)))
            entries.append(Entry(action, step, state))
            state = step.state
        return entries

    # Saving ---------------------------------------------------------------------------------------------------

    def saved(self) -> SavedGame:
        """The game as a save holds it, undone actions left out."""
        turn_at = self._position
        while turn_at and self._entries[turn_at - 1].before.turn == self._state.turn:
            turn_at -= 1
        turn_state = self.state_at(turn_at)
        turn_actions = len(self._unchecked) + turn_at
        if turn_at == 0 and self._unchecked_turn and self._unchecked_turn[0].turn == turn_state.turn:
            turn_state, turn_actions = self._unchecked_turn
        start = self._saved_start
        actions = (*self._unchecked, *(kept_action(entry) for entry in self._entries[: self._position]))
        if len(actions) > MAX_ACTIONS:
            start = turn_state
            actions, turn_actions = actions[turn_actions:], 0
        return SavedGame(
            game=self.game.id,
            rules=self.game.rules_version,
            application=vikingtable.__version__,
            setup=self.setup,
            setup_outcomes=self._setup_outcomes,
            seats=self._seats,
            start=start,
            actions=actions,
            turn_state=turn_state,
            turn_actions=turn_actions,
            state=self._state,
            analysis=self.analysis,
        )

    def report_for(self, seat: int, versions: Mapping[str, str]) -> dict[str, Any]:
        """A bug report as ``seat`` saw the game, as JSON data; ``versions`` names program, Python, Qt and system."""
        return report_for(self.saved(), seat, self.events_for(seat), versions)

    # Observers ------------------------------------------------------------------------------------------------

    def subscribe(self, observer: Observer, seat: int | None = None) -> Callable[[], None]:
        """``observer`` hears of every change from now on, until the function that is returned is called.

        It is told events as ``seat`` may see them, all of them in full if that is ``None``. A call back into
        the session from an observer is fine: the news of it follow when everybody has heard the present ones.
        """
        pair = (observer, seat)
        self._observers.append(pair)

        def unsubscribe() -> None:
            self._observers[:] = [other for other in self._observers if other is not pair]

        return unsubscribe

    @property
    def _persons(self) -> tuple[int, ...]:
        return tuple(index for index, seat in enumerate(self._seats) if seat.kind == "person")

    def _moved(self, kind: str, kept: int, position: int) -> None:
        before, was_over = self._state, self.game.outcome(self._state) is not None
        counted = self._position
        self._position = position
        self._all = None
        self._state = after = self.state_at(position)
        entries = tuple(self._entries[kept:position])
        change = Change(kind, before, after, changed_fields(before, after), kept, counted - kept, entries)
        news = self._news
        news.append(lambda observer, _: observer.state_changed(change))
        if kind in ("apply", "redo"):
            for index in range(kept, position):
                for event in self._entries[index].step.events:
                    news.append(_event_news(self.game, event, index))
        decision = self.game.decision(after)
        length = len(self._entries)
        news.append(lambda observer, _: observer.decision_opened(decision))
        news.append(lambda observer, _: observer.history_moved(position, length))
        winners = self.game.outcome(after)
        if winners is not None and not was_over:
            over = winners
            news.append(lambda observer, _: observer.game_over(over))
        self._tell()

    def _tell(self) -> None:
        if self._telling:
            return
        self._telling = True
        fault: Exception | None = None
        try:
            while self._news:
                one = self._news.popleft()
                for pair in tuple(self._observers):
                    if not any(pair is other for other in self._observers):
                        continue  # an earlier observer of the same news has unsubscribed it
                    try:
                        one(*pair)
                    except Exception as error:  # the others must hear of the change all the same
                        fault = fault or error
        finally:
            self._telling = False
        if fault is not None:
            raise fault


def kept_action(entry: Entry) -> SavedAction:
    """The entry's action as saves and the journal keep it."""
    return SavedAction(entry.action, entry.step.outcomes)


def changed_fields(before: State, after: State) -> tuple[str, ...]:
    """The names of the top-level fields in which two states of a game differ, sorted."""
    changed = []
    for field in attrs.fields(type(after)):
        old, new = getattr(before, field.name), getattr(after, field.name)
        if old is not new and old != new:
            changed.append(field.name)
    return tuple(sorted(changed))


def _event_news(game: Game[Any], event: Event, index: int) -> Callable[[Observer, int | None], None]:
    def tell(observer: Observer, seat: int | None) -> None:
        seen = event if seat is None else game.event_for(event, seat)
        if seen is not None:
            observer.event_happened(seen, index)

    return tell
