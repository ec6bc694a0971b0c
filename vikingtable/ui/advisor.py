"""One question at a time to the process of the computer players, for a hint, the look back or a best fit."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from vikingtable.match.worker import Request, Worker


class _Relay(QObject):
    """Brings the worker's calls from its thread to the window's: queued signals."""

    found = Signal(int, object, bool)
    progress = Signal(int, int)
    failure = Signal(int, str)

    def told(self, ticket: int, found: Any, done: bool) -> None:
        self.found.emit(ticket, found, done)

    def progressed(self, ticket: int, permille: int) -> None:
        self.progress.emit(ticket, permille)

    def failed(self, ticket: int, detail: str) -> None:
        self.failure.emit(ticket, detail)


class Advisor(QObject):
    """Asks and is told; an answer to a question that was cancelled is heard by nobody."""

    #: What was found, as plain data, and whether that is all.
    told = Signal(object, bool)
    #: So many thousandths of the time are used.
    progressed = Signal(int)
    #: There will be no answer; the technical detail.
    failed = Signal(str)

    def __init__(self, worker: Worker | None, parent: QObject) -> None:
        """``worker``: where the thinking is done; without one nothing can be asked."""
        super().__init__(parent)
        self._worker = worker
        self._ticket: int | None = None
        self._relay = _Relay()
        self._relay.found.connect(self._told)
        self._relay.progress.connect(self._progressed)
        self._relay.failure.connect(self._failed)

    @property
    def there(self) -> bool:
        """Whether anything can be asked."""
        return self._worker is not None

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return self._ticket is not None

    def ask(self, request: Request) -> None:
        """Ask this, and forget what was asked before."""
        self.cancel()
        if self._worker is not None:
            self._ticket = self._worker.think(request, self._relay)

    def enough(self) -> None:
        """Take the best that is found so far; it is told soon."""
        if self._ticket is not None and self._worker is not None:
            self._worker.move_now(self._ticket)

    def cancel(self) -> None:
        """The answer is not wanted any more."""
        if self._ticket is not None and self._worker is not None:
            self._worker.cancel(self._ticket)
        self._ticket = None

    def _told(self, ticket: int, found: object, done: bool) -> None:
        if ticket == self._ticket:
            if done:
                self._ticket = None
            self.told.emit(found, done)

    def _progressed(self, ticket: int, permille: int) -> None:
        if ticket == self._ticket:
            self.progressed.emit(permille)

    def _failed(self, ticket: int, detail: str) -> None:
        if ticket == self._ticket:
            self._ticket = None
            self.failed.emit(detail)
