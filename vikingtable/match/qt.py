"""The running game as the window knows it: Qt signals on every change, what the viewer may see, computers that answer.

Every model and scene listens to a ``Match`` and to nothing else. The only module below ``ui`` that knows Qt.
"""

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from vikingtable.bots.registry import iterations_for
from vikingtable.match.autosave import Autosave
from vikingtable.match.session import DEAL, Change, Session
from vikingtable.match.thinking import thought_seed
from vikingtable.match.worker import Request, Worker, message_from_plain
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Game
from vikingtable.rules.plain import Codec, PlainError, to_plain
from vikingtable.rules.state import NOBODY, Action, Decision, Event, IllegalAction, State
from vikingtable.saves.model import SaveError, SeatInfo
from vikingtable.texts.message import Message

#: ``Match.viewer`` where everything is open: open hands, or nobody to hide anything from.
EVERYBODY = -2
#: A computer player answers within this time, however many iterations its level has.
LONGEST_THOUGHT_SECONDS = 12.0
#: A player that broke down this often at one decision is replaced there by any legal answer.
_FAILURES = 2


class _Ear:
    """Hears the session's news and passes them on as the match's signals."""

    def __init__(self, match: "Match") -> None:
        self._match = match

    def state_changed(self, change: Change) -> None:
        self._match._state_changed(change)

    def event_happened(self, event: Event, entry: int) -> None:
        seen = self._match.seen(event)
        if seen is not None:
            self._match.eventHappened.emit(seen, entry)

    def decision_opened(self, decision: Decision | None) -> None:
        self._match.decisionOpened.emit(decision)

    def history_moved(self, position: int, length: int) -> None:
        self._match.historyMoved.emit(position, length)
        self._match._look_at_autosave()
        self._match._look_for_computer()

    def game_over(self, winners: tuple[int, ...]) -> None:
        self._match.gameOver.emit(winners)


class _Relay(QObject):
    """Brings the worker's calls from its thread to the window's: queued signals."""

    answer = Signal(int, object, object)
    progress = Signal(int, int)
    failure = Signal(int, str)

    def answered(self, ticket: int, action: Any, reasons: Any) -> None:
        self.answer.emit(ticket, action, reasons)

    def progressed(self, ticket: int, permille: int) -> None:
        self.progress.emit(ticket, permille)

    def failed(self, ticket: int, detail: str) -> None:
        self.failure.emit(ticket, detail)


class Match(QObject):
    """A running game with the eyes of one viewer. Call ``close`` when it is no longer shown."""

    #: A ``Change``: the state is another one.
    stateChanged = Signal(object)
    #: A masked event and the index of its action.
    eventHappened = Signal(object, int)
    #: The ``Decision`` that is open now, or ``None``.
    decisionOpened = Signal(object)
    #: Actions that count, and how many there are with those that can be done again.
    historyMoved = Signal(int, int)
    #: The seats that have won.
    gameOver = Signal(object)
    #: A computer seat thinks, or has stopped to.
    thinking = Signal(int, bool)
    #: A computer seat has used so many thousandths of its budget.
    botProgress = Signal(int, int)
    #: A computer player broke down and was started anew; the technical detail.
    botFailed = Signal(str)
    #: A computer seat broke down so often that any legal answer stands for its own this once; the technical detail.
    botReplaced = Signal(int, str)
    #: Another seat looks at the table.
    viewerChanged = Signal(int)
    #: The computers were stopped, or go on.
    pausedChanged = Signal(bool)

    #: Autosave does not work any more (a ``SaveError``), or works again (``None``).
    autosaveChanged = Signal(object)

    def __init__(
        self,
        session: Session,
        worker: Worker | None = None,
        autosave: Autosave | None = None,
        parent: QObject | None = None,
    ) -> None:
        """``worker``: where computers think; without one, computer seats answer only when ``act`` is called.

        ``autosave`` follows the session already; it is closed with the match.
        """
        super().__init__(parent)
        self._autosave = autosave
        self._autosave_problem: SaveError | None = autosave.problem if autosave is not None else None
        self.session = session
        self.game: Game[Any] = session.game
        self._worker = worker
        self._codec = Codec(session.game)
        self._relay = _Relay()
        self._relay.answer.connect(self._answered)
        self._relay.progress.connect(self._progressed)
        self._relay.failure.connect(self._failed)
        persons = self.persons
        self._viewer = persons[0] if persons else EVERYBODY
        self._views: dict[int, State] = {}
        self._views_of: State | None = None
        self._ticket: int | None = None
        self._asked_seat = NOBODY
        self._asked_state: State | None = None
        self._pending: Action | None = None
        self._failures = 0
        #: What the computer that answered last had to say for its answer.
        self.last_reasons: tuple[Message, ...] = ()
        self._holds: set[Hashable] = set()
        self._paused = False
        self._pace_ms = 0
        self._since_change = QElapsedTimer()
        self._since_change.start()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._apply_pending)
        self._closed = False
        self._unsubscribe: Callable[[], None] = session.subscribe(_Ear(self))
        if worker is not None:
            for seat in session.seats:
                if seat.kind == "computer":
                    worker.warm(session.game.id, seat.level or "random")

    # What there is to see ---------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who plays, by seat."""
        return self.session.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self.session.names

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats at which people sit."""
        return tuple(index for index, seat in enumerate(self.session.seats) if seat.kind == "person")

    @property
    def worker(self) -> Worker | None:
        """Where computers think, and advice for people is found; ``None`` at a table without."""
        return self._worker

    @property
    def viewer(self) -> int:
        """The seat whose view is shown, or ``EVERYBODY``."""
        return self._viewer

    def set_viewer(self, seat: int) -> None:
        """Show the table to another seat, or openly to ``EVERYBODY``. Raises ``IndexError`` for no such seat."""
        if seat != EVERYBODY and not 0 <= seat < len(self.session.seats):
            raise IndexError(seat)
        if seat != self._viewer:
            self._viewer = seat
            self.viewerChanged.emit(seat)

    def view(self, seat: int) -> State:
        """The state as ``seat`` may see it now."""
        state = self.session.state
        if self._views_of is not state:
            self._views, self._views_of = {}, state
        if seat not in self._views:
            self._views[seat] = self.session.view(seat)
        return self._views[seat]

    @property
    def shown(self) -> State:
        """The state as the viewer may see it now."""
        return self.session.state if self._viewer == EVERYBODY else self.view(self._viewer)

    def shown_at(self, position: int) -> State:
        """The state after the first ``position`` actions as the viewer might see it then. Raises ``IndexError``."""
        state = self.session.state_at(position)
        if self._viewer == EVERYBODY:
            return state
        view: State = self.game.view_for(state, self._viewer)
        return view

    def seen(self, event: Event) -> Event | None:
        """The event as the viewer may see it; ``None`` if the viewer sees nothing of it."""
        return event if self._viewer == EVERYBODY else self.game.event_for(event, self._viewer)

    def log(self) -> tuple[tuple[int, Event], ...]:
        """All events so far as the viewer may see them, each with the index of its action (``DEAL``: the deal)."""
        if self._viewer != EVERYBODY:
            return self.session.events_for(self._viewer)
        return self.session.events_for(None)

    @property
    def autosave_base(self) -> Path | None:
        """The file of the game's autosave; ``None`` if the game is not kept."""
        return self._autosave.base if self._autosave is not None else None

    @property
    def decision(self) -> Decision | None:
        """The question that is open, ``None`` when the game is over."""
        return self.session.decision

    @property
    def current_seat(self) -> int:
        """The seat that answers next at this screen: the viewer, else the first person, else the first of all."""
        waiting = self.session.to_answer
        if not waiting:
            return NOBODY
        if self._viewer in waiting and self._viewer in self.persons:
            return self._viewer
        return next((seat for seat in waiting if seat in self.persons), waiting[0])

    @property
    def waiting_persons(self) -> tuple[int, ...]:
        """The people who may answer now, in the order of the decision."""
        return tuple(seat for seat in self.session.to_answer if seat in self.persons)

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that have won, ``None`` while the game goes on."""
        return self.session.winners

    # Playing ----------------------------------------------------------------------------------------------------------

    def act(self, action: Action) -> tuple[Message, ...]:
        """Play a seat's answer; () if that was legal, else every rule that it breaks, and nothing has changed."""
        try:
            self.session.apply(action)
        except IllegalAction as refused:
            return refused.reasons
        return ()

    def undo(self) -> int:
        """Take back what one undo takes back; the number of actions."""
        self._drop_thought()
        steps = self.session.undo()
        if steps and not self.persons:
            self.set_paused(True)
        return steps

    def redo(self) -> int:
        """Play again what one redo plays again; the number of actions."""
        self._drop_thought()
        return self.session.redo()

    def undo_message(self) -> Message | None:
        """What undo takes back, as the viewer may know it; ``None`` if it is not possible."""
        return self.session.undo_message(self._seat_for_texts)

    def redo_message(self) -> Message | None:
        """What redo plays again, as the viewer may know it; ``None`` if there is nothing."""
        return self.session.redo_message(self._seat_for_texts)

    @property
    def _seat_for_texts(self) -> int:
        if self._viewer != EVERYBODY:
            return self._viewer
        waiting = self.session.to_answer
        position = self.session.position
        if position:
            return self.session.entries[position - 1].action.seat
        return waiting[0] if waiting else NOBODY

    def reseat(self, seat: int, info: SeatInfo) -> None:
        """Another player at ``seat``: a computer takes over, or a person."""
        self._drop_thought()
        self.session.reseat(seat, info)
        if self._worker is not None and info.kind == "computer":
            self._worker.warm(self.game.id, info.level or "random")
        self._look_for_computer()

    # Computers --------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The table is shown: computers may answer."""
        self._look_for_computer()

    def set_pace(self, milliseconds: int) -> None:
        """At least so much time passes between a change and a computer's answer."""
        self._pace_ms = max(0, milliseconds)

    def hold(self, token: Hashable) -> None:
        """Computers' answers wait (a curtain, an animation, a look at the past) until the token is released."""
        self._holds.add(token)

    def release(self, token: Hashable) -> None:
        """The reason to wait is gone."""
        if token in self._holds:
            self._holds.discard(token)
            self._schedule()
            self._look_for_computer()

    @property
    def held(self) -> bool:
        """Whether computers' answers wait for something on the screen."""
        return bool(self._holds)

    def hurry(self) -> None:
        """Do not wait for the pace: a computer's answer that is there is played at once."""
        if self._pending is not None and not self._holds and not self._paused:
            self._timer.stop()
            self._apply_pending()

    def ask_first(self, ask: Callable[[], object]) -> None:
        """Ask the worker something for a person: a computer that thinks makes room for it, and begins anew after it."""
        thinks = self._ticket is not None
        if thinks:
            self._drop_thought()
        ask()
        if thinks:
            self._look_for_computer()

    def move_now(self) -> None:
        """The computer that thinks takes the best answer found so far."""
        if self._ticket is not None and self._worker is not None:
            self._worker.move_now(self._ticket)
        self.hurry()

    @property
    def thinking_seat(self) -> int:
        """The computer seat that thinks now, or ``NOBODY``."""
        return self._asked_seat if self._ticket is not None else NOBODY

    @property
    def paused(self) -> bool:
        """Whether the computers were stopped."""
        return self._paused

    def set_paused(self, paused: bool) -> None:
        """Stop the computers, or let them go on."""
        if paused == self._paused:
            return
        self._paused = paused
        self.pausedChanged.emit(paused)
        if paused:
            self._drop_thought()
        else:
            self._look_for_computer()

    def stop(self) -> None:
        """Stop the computers until ``set_paused(False)``."""
        self.set_paused(True)

    def close(self) -> None:
        """Nobody looks any more: no signals from now on, no thinking; the autosave is on the disk when this returns."""
        autosave = self.leave()
        if autosave is not None:
            autosave.close()

    def leave(self) -> Autosave | None:
        """As ``close``, but for the autosave: whoever calls closes it, on any thread; ``None`` if none is left."""
        if not self._closed:
            self._closed = True
            self._drop_thought()
            self._unsubscribe()
        autosave, self._autosave = self._autosave, None
        return autosave

    # How it is done ---------------------------------------------------------------------------------------------------

    def _state_changed(self, change: Change) -> None:
        self._since_change.restart()
        self.stateChanged.emit(change)

    def _look_at_autosave(self) -> None:
        problem = self._autosave.problem if self._autosave is not None else None
        if (problem is None) != (self._autosave_problem is None):
            self._autosave_problem = problem
            self.autosaveChanged.emit(problem)

    def _look_for_computer(self) -> None:
        if self._closed or self._paused or self._worker is None:
            return
        state = self.session.state
        if self._asked_state is state and (self._ticket is not None or self._pending is not None):
            return
        self._drop_thought()
        if self._asked_state is not state:
            self._failures = 0
        seat = next((s for s in self.session.to_answer if self.session.seats[s].kind == "computer"), NOBODY)
        if seat == NOBODY:
            return
        self._asked_seat, self._asked_state = seat, state
        level = self.session.seats[seat].level or "random"
        if self._failures >= _FAILURES:
            level = "random"
        request = Request(
            game=self.game.id,
            level=level,
            view=to_plain(self.view(seat)),
            seed=thought_seed(self.session.setup.seed, self.session.position, seat),
            iterations=iterations_for(self.game.id, level),
            seconds=LONGEST_THOUGHT_SECONDS,
        )
        self._ticket = self._worker.think(request, self._relay)
        self.thinking.emit(seat, True)

    def _drop_thought(self) -> None:
        self._timer.stop()
        self._pending = None
        if self._ticket is not None:
            if self._worker is not None:
                self._worker.cancel(self._ticket)
            self._ticket = None
            self.thinking.emit(self._asked_seat, False)

    def _answered(self, ticket: int, action: Any, reasons: Any) -> None:
        if ticket != self._ticket:
            return
        self._ticket = None
        self.thinking.emit(self._asked_seat, False)
        try:
            self._pending = self._codec.action(action)
        except PlainError as fault:
            self._broke_down(f"an answer that is no action: {fault}")
            return
        self.last_reasons = tuple(message_from_plain(reason) for reason in reasons)
        self._schedule()

    def _progressed(self, ticket: int, permille: int) -> None:
        if ticket == self._ticket:
            self.botProgress.emit(self._asked_seat, permille)

    def _failed(self, ticket: int, detail: str) -> None:
        if ticket == self._ticket:
            self._ticket = None
            self.thinking.emit(self._asked_seat, False)
            self._broke_down(detail)

    def _broke_down(self, detail: str) -> None:
        self._failures += 1
        self.botFailed.emit(detail)
        if self._failures >= _FAILURES:
            self.botReplaced.emit(self._asked_seat, detail)
        if self._failures > _FAILURES:
            # Even the simplest player did not answer: the game goes on all the same.
            seat = self._asked_seat
            random = Generator(thought_seed(self.session.setup.seed, self.session.position, seat))
            self._pending = self.game.sample(self.view(seat), seat, random)
            self._schedule()
        else:
            self._pending = None
            self._look_for_computer()

    def _schedule(self) -> None:
        """The answer that is there is played when the pace allows it."""
        if self._pending is not None and not self._holds and not self._paused and not self._closed:
            self._timer.start(max(0, self._pace_ms - int(self._since_change.elapsed())))

    def _apply_pending(self) -> None:
        if self._holds or self._paused or self._closed:
            return
        action, self._pending = self._pending, None
        if action is None or self._asked_state is not self.session.state:
            return
        try:
            self.session.apply(action)
        except IllegalAction as refused:
            self._broke_down(f"an answer that is not legal: {refused}")


__all__ = ["DEAL", "EVERYBODY", "Match"]
