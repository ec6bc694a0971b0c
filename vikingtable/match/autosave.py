"""Keeps the autosave of a session: each change of its history goes into the journal at once."""

from pathlib import Path

from vikingtable.match.session import Change, Session, kept_action
from vikingtable.rules.state import Decision, Event, State
from vikingtable.saves.journal import Journal, Progress
from vikingtable.saves.model import SaveError
from vikingtable.saves.recover import Recovered


class Autosave:
    """Follows a session from now on; ``close`` it when the table is left (on any thread, once the session rests).

    A game without any action leaves nothing behind. ``problem`` tells why nothing could be written, if so: the
    game goes on all the same.
    """

    def __init__(self, session: Session, folder: Path, resumed: tuple[Path, Recovered] | None = None) -> None:
        """Begins an autosave in ``folder``, or goes on with the one that was ``resumed`` (its base, what was read).

        Raises ``SaveError`` if another window has the resumed game open.
        """
        self._session = session
        self._folder = folder
        self._journal: Journal | None = None
        self._fault: SaveError | None = None
        self._fresh = resumed is None
        # The state up to which the journal knows everything, where news of it is still on the way.
        self._ahead: State | None = None
        if resumed is not None:
            base, recovered = resumed
            self._journal = Journal.reopen(base, session.saved(), self._progress, recovered.unfit, recovered.stamp)
        else:
            self._create()
        self._unsubscribe = session.subscribe(self)

    @property
    def problem(self) -> SaveError | None:
        """Why the game is not being saved automatically at the moment; ``None`` if it is."""
        return self._journal.problem if self._journal is not None else self._fault

    @property
    def base(self) -> Path | None:
        """The autosave's base file."""
        return self._journal.base if self._journal is not None else None

    def close(self) -> None:
        """Everything is on the disk when this returns."""
        self._unsubscribe()
        if self._journal is None:
            return
        if self._fresh and not self._session.length:
            self._journal.discard()
        else:
            self._journal.close(self._session.saved())
        self._journal = None

    def discard(self) -> None:
        """Ends the autosave and removes it."""
        self._unsubscribe()
        if self._journal is not None:
            self._journal.discard()
            self._journal = None

    def _create(self, changed: State | None = None) -> None:
        try:
            self._journal = Journal.create(self._folder, self._session.saved(), self._progress)
            self._fault = None
            state = self._session.state
            self._ahead = state if changed is not None and changed is not state else None
        except SaveError as fault:
            self._fault = fault  # tried again at the next change

    @property
    def _progress(self) -> Progress:
        return Progress(self._session.turn, self._session.winners is not None)

    # What the session tells ---------------------------------------------------------------------------------------

    def state_changed(self, change: Change) -> None:
        """Writes down what was done."""
        if self._journal is None:
            self._create(change.after)
            return
        if self._ahead is not None:
            if change.after is self._ahead:
                self._ahead = None
            return
        journal = self._journal
        progress = Progress(change.after.turn, self._session.game.outcome(change.after) is not None)
        if change.taken_back > journal.position:
            journal.restart(self._session.saved(), progress)  # further back than the longest history that is kept
            return
        if change.taken_back:
            journal.undo(change.taken_back, progress)
        if change.kind == "redo":
            journal.redo(len(change.entries), progress)
        else:
            for entry in change.entries:
                journal.append(kept_action(entry), progress)
        if journal.due:
            journal.fold(self._session.saved())

    def event_happened(self, event: Event, entry: int) -> None:
        """Events follow from actions."""

    def decision_opened(self, decision: Decision | None) -> None:
        """Decisions follow from actions."""

    def history_moved(self, position: int, length: int) -> None:
        """Known from the change."""

    def game_over(self, winners: tuple[int, ...]) -> None:
        """Known from the change."""
