"""Work that may have to wait for a disk, done on a thread while the window lives, with a way out when it takes long."""

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDialog, QProgressBar, QWidget

from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import Speaking, button, hbox, label, vbox

#: Whoever waits longer than this is told what for, and may cancel, in milliseconds.
PATIENCE_MS = 300
#: So often it is looked whether a thread is done, in milliseconds.
_GLANCE_MS = 5
#: A page waits so long for what it reads, in seconds: mostly it is there at once, and then nothing moves.
_MOMENT = 0.15

T = TypeVar("T")
#: Says whether the work is wanted no longer.
ShouldStop = Callable[[], bool]


class Cancelled(Exception):
    """Nobody waits for the work any more."""


class _Task(Generic[T]):
    """One piece of work, its result, and whether somebody still waits for it."""

    def __init__(self, work: Callable[[ShouldStop], T], undo: Callable[[T], None] | None) -> None:
        self._work, self._undo = work, undo
        self._lock = threading.Lock()
        self._given_up = False
        self._result: T | None = None
        self._fault: BaseException | None = None
        self.done = False

    def do(self) -> None:
        """On the thread: do it; what nobody wants any more is undone there too."""
        try:
            self._result = self._work(lambda: self._given_up)
        except BaseException as fault:
            self._fault = fault
        with self._lock:
            self.done = True
            late = self._given_up
        if late:
            self.take_back()

    def take_back(self) -> None:
        """Nobody wants the result."""
        if self._undo is not None and self._result is not None:
            self._undo(self._result)

    def give_up(self) -> bool:
        """Nobody waits any more; says whether it was not done yet."""
        with self._lock:
            self._given_up = not self.done
        return self._given_up

    @property
    def failed(self) -> bool:
        """Whether an exception came out."""
        return self._fault is not None

    def result(self) -> T:
        """What came out, or the exception that did."""
        if self._fault is not None:
            raise self._fault
        return self._result  # type: ignore[return-value]


class Background(QObject):
    """Does one thing at a time for a window; until it is done the window is drawn, but takes no orders.

    The thread touches no object of Qt, which may be gone when it is done: the window looks whether it is.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._task: _Task[object] | None = None
        self._loop: QEventLoop | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._stop_waiting)
        self._glance = QTimer(self)
        self._glance.setInterval(_GLANCE_MS)
        self._glance.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether something is being done."""
        return self._loop is not None

    def run(
        self,
        text: str,
        work: Callable[[ShouldStop], T],
        undo: Callable[[T], None] | None = None,
        *,
        may_cancel: bool = True,
    ) -> T:
        """What ``work`` gives; ``text`` says what is done, where it takes long, and the user ``may_cancel`` it.

        ``undo`` is called with a result that nobody wants any more, on the thread where it comes late. What may not be
        cancelled is done to its end even where the window closes: the program waits for it. Raises ``Cancelled``, also
        where something else is being done already, and whatever ``work`` raises.
        """
        if self.busy:
            raise Cancelled
        task: _Task[T] = _Task(work, undo)
        self._task = task  # type: ignore[assignment]
        self._loop = QEventLoop()
        threading.Thread(target=task.do, name="background", daemon=may_cancel).start()
        try:
            self._patience.start()
            self._glance.start()
            self._loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
            if not task.done and self._task is not None:
                # Over the dialog that asked for it, if one did: that takes no orders meanwhile either.
                self._wait_with(_Slow(text, QApplication.activeModalWidget() or self._window, may_cancel=may_cancel))
        finally:
            cancelled = self._task is None
            self._patience.stop()
            self._glance.stop()
            self._task = self._loop = None
        if task.give_up():
            raise Cancelled
        if cancelled:  # just when it was done
            task.take_back()
            raise Cancelled
        return task.result()

    def cancel(self) -> None:
        """Nobody waits any more for what is being done."""
        self._task = None
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._loop is not None:
            self._loop.quit()

    def _wait_with(self, dialog: "_Slow") -> None:
        dialog.rejected.connect(self.cancel)
        dialog.show()
        try:
            assert self._loop is not None
            self._loop.exec()
        finally:
            dialog.rejected.disconnect(self.cancel)
            dialog.hide()
            dialog.deleteLater()

    def _look(self) -> None:
        if self._task is not None and self._task.done:
            self._stop_waiting()


class Look(QObject):
    """Reads something for a page, which waits for it a moment only: what comes late is told when it comes."""

    #: What was read.
    found = Signal(object)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._task: _Task[object] | None = None
        self._glance = QTimer(self)
        self._glance.setInterval(_GLANCE_MS)
        self._glance.timeout.connect(self._tell)

    def ask(self, read: Callable[[], object]) -> None:
        """Read on a thread; an earlier question that has no answer yet gets none.

        What ``read`` raises is raised on the page's thread, when this has returned.
        """
        task: _Task[object] = _Task(lambda stop: read(), None)
        self._task = task
        thread = threading.Thread(target=task.do, name="background", daemon=True)
        thread.start()
        thread.join(_MOMENT)
        if task.done and not task.failed:
            self._tell()
        else:
            self._glance.start()

    def _tell(self) -> None:
        task = self._task
        if task is not None and task.done:
            self._task = None  # it is told once
            self._glance.stop()
            self.found.emit(task.result())


class _Slow(Speaking, QDialog):
    """Says what takes so long; Cancel or Escape ends the waiting, where that is allowed."""

    def __init__(self, text: str, parent: QWidget, *, may_cancel: bool) -> None:
        super().__init__(parent)
        self._may_cancel = may_cancel
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._head, self._text = label("title", wrap=True), label(wrap=True)
        self._head.setText(text)
        bar = QProgressBar()
        bar.setRange(0, 0)
        bar.setTextVisible(False)
        bar.setAccessibleName(text)
        self.cancel_button = button("close")
        self.cancel_button.clicked.connect(self.reject)
        self.cancel_button.setVisible(may_cancel)
        self.setLayout(
            vbox(self._head, self._text, bar, hbox(None, self.cancel_button), margins=(20, 18, 20, 16), spacing=12)
        )
        self.setMinimumWidth(420)
        self.ready()

    def retranslate(self) -> None:
        self.setWindowTitle(tr("app.title"))
        self._text.setText(tr("app.opening.slow" if self._may_cancel else "app.keeping.slow"))
        self.cancel_button.setText(tr("app.button.cancel"))

    def reject(self) -> None:
        if self._may_cancel:
            super().reject()
