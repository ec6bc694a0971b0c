"""Autosave while a game is played: a base save and a journal of what was done since, a line an action.

The line is handed to the system before the caller goes on, so a program that is killed loses nothing; a thread
then has it put on the disk, and from time to time writes a new base. The files of a game are ``name.vtg`` (base),
``name.1.journal``, ``name.2.journal`` … (what came after it) and ``name.lock``. A journal begins with the digest of
the history that it continues. A new base is written only after a new journal was begun, and the journals before it
are removed only after it stands: whenever the program ends, base and journals fit together.
"""

import contextlib
import errno
import json
import os
import queue
import threading
from io import FileIO
from pathlib import Path
from typing import Any

from attrs import frozen

from vikingtable.saves.atomic import sync_file, sync_folder, write_whole
from vikingtable.saves.digest import RunningDigest, plain_action
from vikingtable.saves.encode import encode
from vikingtable.saves.files import SUFFIX, write_error
from vikingtable.saves.lock import Lock
from vikingtable.saves.model import SavedAction, SavedGame, SaveError
from vikingtable.texts.message import msg

#: The form of the journal that this program writes.
FORMAT = 1
#: After this many lines a new base is due.
FOLD_AFTER = 500
#: So long new lines wait to be put on the disk, in seconds: a line written meanwhile would have to wait for the disk.
_CALM = 0.1

#: The name, length and time of each file of an autosave: whether somebody has written to it in the meantime.
Stamp = tuple[tuple[str, int, int], ...]

_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False)


@frozen
class Progress:
    """How far a game is: what the list of autosaves shows without opening it."""

    #: The number of turns begun.
    turn: int
    #: Whether the game is over.
    over: bool = False


@frozen
class _Begun:
    """The system has the first base, perhaps not yet the disk."""


@frozen
class _Fold:
    """Write a new base, which makes the journals ``before`` needless."""

    saved: SavedGame
    before: tuple[Path, ...]


@frozen
class _Close:
    """A journal that no more lines go to."""

    file: FileIO


@frozen
class _Flush:
    """Somebody waits until all jobs before this one are done."""

    done: threading.Event


@frozen
class _Sync:
    """The journal that is open now has new lines."""


class Journal:
    """The autosave of one running game. All calls come from one thread; ``close`` it in the end."""

    def __init__(self, base: Path, lock: Lock, saved: SavedGame, progress: Progress, first_segment: int) -> None:
        """Use ``create`` or ``reopen``. Writes the base; raises ``OSError``.

        The disk is not waited for where no game is there yet that a loss of power could take.
        """
        self.base = base
        #: What keeps the autosave from being written at the moment, ``None`` if all is well.
        self.problem: SaveError | None = None
        self._lock = lock
        self._game = saved.game
        self._names = [seat.name for seat in saved.seats]
        self._take(saved, progress)
        self._number = 0
        self._since_fold = 0
        self._segment = first_segment - 1
        self._file: FileIO | None = None
        # Lines that could not be written, and the digest before the first of them.
        self._waiting: list[bytes] = []
        self._waiting_after = self._digest
        self._segments: list[Path] = []
        self._jobs: queue.SimpleQueue[_Begun | _Fold | _Close | _Sync | _Flush | None] = queue.SimpleQueue()
        self._sync_asked = False
        # Whether somebody waits for the writer's thread.
        self._hurry = threading.Event()
        # Journals before a base that could not be written; the writer's thread alone uses this.
        self._needless: list[Path] = []
        old = base.exists()
        write_whole(base, encode(saved), keep_old=False, wait=old)
        if not old:
            self._jobs.put(_Begun())
        self._begin_segment(self._digest)
        self._thread = threading.Thread(target=self._work, name=f"autosave {base.stem}", daemon=True)
        self._thread.start()

    @classmethod
    def create(cls, folder: Path, saved: SavedGame, progress: Progress) -> "Journal":
        """The autosave of a game that has none yet, under a new name in ``folder``. Raises ``SaveError``."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            number = 1
            while True:
                base = folder / f"{saved.game}-{number:04}{SUFFIX}"
                lock = Lock(lock_of(base))
                number += 1
                if base.exists() or segments_of(base) or not lock.take():
                    continue
                try:
                    return cls(base, lock, saved, progress, 1)
                except BaseException:
                    lock.release(remove=True)
                    raise
        except OSError as fault:
            raise write_error(fault, folder) from fault

    @classmethod
    def reopen(
        cls, base: Path, saved: SavedGame, progress: Progress, unfit: tuple[Path, ...] = (), stamp: Stamp = ()
    ) -> "Journal":
        """Goes on with the autosave at ``base``, which stands at ``saved`` now (as ``recover`` gave it).

        ``unfit`` journals are kept under the ending ``.kept``. Raises ``SaveError``, also if another window has
        the game open, or went on with it since the files had this ``stamp``.
        """
        lock = Lock(lock_of(base))
        try:
            if not lock.take():
                raise SaveError(msg("saves.autosave.in_use"), str(base))
            if stamp and stamp_of(base) != stamp:
                lock.release()
                raise SaveError(msg("saves.autosave.in_use"), f"{base} has been written to since it was read")
            old = segments_of(base)
            for path in unfit:
                with contextlib.suppress(FileNotFoundError):
                    os.replace(path, kept_name(path))
            last = max((segment_number(path) for path in old), default=0)
            journal = cls(base, lock, saved, progress, last + 1)
            for path in old:
                with contextlib.suppress(OSError):
                    path.unlink()
        except OSError as fault:
            lock.release()
            raise write_error(fault, base) from fault
        return journal

    def _take(self, saved: SavedGame, progress: Progress) -> None:
        self._actions: list[SavedAction] = list(saved.actions)
        self._digests = [RunningDigest.of(saved.setup_outcomes, saved.start)]
        for kept in saved.actions:
            self._digests.append(self._after(plain_action(kept), -1))
        self._position = len(self._actions)
        # How many actions a reader of base and journals knows, undone ones included: only these can be redone there.
        self._known = self._position
        self._progress = progress

    # What was done ----------------------------------------------------------------------------------------------------

    def append(self, kept: SavedAction, progress: Progress) -> None:
        """One more action. Never raises for the disk's sake: see ``problem``."""
        plain = plain_action(kept)
        self._progress = progress
        self._append(kept, plain)

    def undo(self, steps: int, progress: Progress) -> None:
        """The last ``steps`` actions were taken back."""
        if not 0 < steps <= self._position:
            raise ValueError(f"{steps} of {self._position} actions cannot be taken back")
        self._progress = progress
        self._position -= steps
        self._write({"undo": steps})

    def redo(self, steps: int, progress: Progress) -> None:
        """The next ``steps`` of the actions that were taken back count again."""
        if not 0 < steps <= len(self._actions) - self._position:
            raise ValueError(f"{steps} actions cannot be done again")
        self._progress = progress
        if self._position + steps <= self._known:
            self._position += steps
            self._write({"redo": steps})
        else:
            for kept in self._actions[self._position : self._position + steps]:
                self._append(kept, plain_action(kept))

    def restart(self, saved: SavedGame, progress: Progress) -> None:
        """Goes on from ``saved``, whatever the journal held before."""
        self._take(saved, progress)
        self._waiting.clear()
        self.fold(saved)

    @property
    def position(self) -> int:
        """How many actions count."""
        return self._position

    @property
    def due(self) -> bool:
        """Whether so much was done since the last base that a new one should be written: call ``fold``."""
        return self._since_fold >= FOLD_AFTER

    def fold(self, saved: SavedGame) -> None:
        """Has a new base written, in the thread; ``saved`` is the game as it stands now, undone actions left out."""
        self._since_fold = 0
        self._known = self._position
        before = tuple(self._segments)
        self._segments = []
        self._end_segment()
        if not self._waiting:  # else the next journal begins with them: they lead from the last one to this base
            try:
                self._begin_segment(self._digest)
            except OSError as fault:
                self.problem = write_error(fault, self.base)
        self._jobs.put(_Fold(saved, before))

    def flush(self) -> None:
        """Returns when everything so far is on the disk."""
        done = threading.Event()
        self._hurry.set()
        self._jobs.put(_Sync())
        self._jobs.put(_Flush(done))
        if self._thread.is_alive():
            done.wait()

    def close(self, saved: SavedGame | None = None) -> None:
        """Ends the autosave; everything is on the disk when it returns, in the base if ``saved`` is given."""
        if not self._thread.is_alive():
            return
        if saved is not None:
            self.fold(saved)
        self._end_segment()
        self._hurry.set()
        self._jobs.put(None)
        self._thread.join()
        self._lock.release(remove=True)

    def discard(self) -> None:
        """Ends the autosave and removes its files."""
        self.close()
        remove(self.base)

    # On the caller's thread -------------------------------------------------------------------------------------------

    @property
    def _digest(self) -> str:
        return self._digests[self._position].text

    def _after(self, plain: Any, position: int) -> RunningDigest:
        running = self._digests[position].copy()
        running.add(plain)
        return running

    def _append(self, kept: SavedAction, plain: dict[str, Any]) -> None:
        at = self._position
        if at == len(self._actions) or self._actions[at] != kept:
            self._actions[at:] = [kept]
            self._digests[at + 1 :] = [self._after(plain, at)]
            self._known = at + 1
        else:
            self._known = max(self._known, at + 1)
        self._position = at + 1
        self._write({"action": plain})

    def _write(self, what: dict[str, Any]) -> None:
        self._number += 1
        self._since_fold += 1
        line = {
            "n": self._number,
            "at": self._position,
            "turn": self._progress.turn,
            "over": self._progress.over,
            "digest": self._digest,
            **what,
        }
        self._waiting.append((_ENCODER.encode(line) + "\n").encode("utf-8", "replace"))
        try:
            if self._file is None:
                self._begin_segment(self._waiting_after)
            assert self._file is not None
            self._put(self._file, b"".join(self._waiting))
        except OSError as fault:
            self.problem = write_error(fault, self.base)  # the lines wait for the next one
            return
        self.problem = None
        self._waiting.clear()
        self._waiting_after = self._digest
        if not self._sync_asked:
            self._sync_asked = True
            self._jobs.put(_Sync())

    def _end_segment(self) -> None:
        if self._file is not None:
            self._jobs.put(_Close(self._file))
            self._file = None

    def _begin_segment(self, after: str) -> None:
        """Begins a new journal that continues the history with the digest ``after``. Raises ``OSError``."""
        self._segment += 1
        path = self.base.with_name(f"{self.base.stem}.{self._segment}.journal")
        header = {
            "format": FORMAT,
            "base": after,
            "game": self._game,
            "names": self._names,
            "at": self._position,
            "turn": self._progress.turn,
            "over": self._progress.over,
        }
        file = FileIO(path, "xb")
        try:
            self._put(file, (_ENCODER.encode(header) + "\n").encode("utf-8", "replace"))
        except OSError:
            file.close()
            with contextlib.suppress(OSError):
                path.unlink()
            raise
        self._file = file
        self._segments.append(path)
        self._waiting_after = after

    def _put(self, file: FileIO, data: bytes) -> None:
        """Writes all of ``data`` or nothing. Raises ``OSError``."""
        before = file.tell()
        if file.write(data) == len(data):
            return
        # What follows a torn line could not be read: the torn one goes, or the lines after it to another journal.
        try:
            file.truncate(before)
            file.seek(before)
        except OSError:
            if file is self._file:
                self._end_segment()
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    # On the writer's thread -------------------------------------------------------------------------------------------

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                if isinstance(job, _Begun):
                    sync_file(self.base)
                elif isinstance(job, _Fold):
                    self._write_base(job)
                elif isinstance(job, _Close):
                    with job.file:
                        os.fsync(job.file.fileno())
                elif isinstance(job, _Flush):
                    self._hurry.clear()
                    job.done.set()
                else:
                    self._hurry.wait(_CALM)
                    self._sync_asked = False
                    file = self._file  # only this thread closes files
                    if file is not None:
                        os.fsync(file.fileno())
            except OSError as fault:
                self.problem = write_error(fault, self.base)

    def _write_base(self, job: _Fold) -> None:
        try:
            write_whole(self.base, encode(job.saved), keep_old=False)
        except OSError:
            self._needless.extend(job.before)  # they are still needed; the next base will do without them
            raise
        for path in (*self._needless, *job.before):
            with contextlib.suppress(OSError):
                path.unlink()
        self._needless.clear()
        sync_folder(self.base.parent)


# Names of files -------------------------------------------------------------------------------------------------------


def stamp_of(base: Path) -> Stamp:
    """The files of the autosave at ``base`` as they are now."""
    found = []
    for path in (base, *segments_of(base)):
        with contextlib.suppress(OSError):
            facts = path.stat()
            found.append((path.name, facts.st_size, facts.st_mtime_ns))
    return tuple(found)


def lock_of(base: Path) -> Path:
    """The lock file of the autosave at ``base``."""
    return base.with_suffix(".lock")


def segments_of(base: Path) -> tuple[Path, ...]:
    """The journals of the autosave at ``base``, in the order in which they were begun."""
    found = [path for path in base.parent.glob(f"{base.stem}.*.journal") if segment_number(path)]
    return tuple(sorted(found, key=segment_number))


def segment_number(path: Path) -> int:
    """The number of a journal, from 1; 0 if the name is none of a journal."""
    parts = path.name.rsplit(".", 2)
    if len(parts) != 3 or not (parts[1].isascii() and parts[1].isdigit()) or len(parts[1]) > 9:
        return 0
    return int(parts[1])


def kept_name(path: Path) -> Path:
    """A free name under which a journal that does not fit is kept."""
    number = 1
    while (kept := path.with_name(f"{path.name}.{number}.kept")).exists():
        number += 1
    return kept


def remove(base: Path) -> None:
    """Removes an autosave and the picture beside it, if there is one; what was kept aside stays."""
    for path in (*segments_of(base), base, lock_of(base), base.with_suffix(".png")):
        with contextlib.suppress(OSError):
            path.unlink()
