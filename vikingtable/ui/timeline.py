"""Steps of an animation one after the other or overlapping, run by one timer and finished at once when skipped."""

from collections.abc import Callable

from attrs import define
from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

#: Between two pictures, in milliseconds.
FRAME_MS = 16


@define(eq=False)
class _Step:
    start: int
    length: int
    begin: Callable[[], None] | None
    update: Callable[[float], None] | None
    done: Callable[[], None] | None
    begun: bool = False


def ease_out(share: float) -> float:
    """Fast at first, then slower: the cubic ease-out of a share from 0 to 1."""
    left = 1.0 - share
    return 1.0 - left * left * left


class Timeline(QObject):
    """Runs steps. ``finished`` follows after the last one, or after ``finish``."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: list[_Step] = []
        self._end = 0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def running(self) -> bool:
        """Whether there are steps that are not done."""
        return bool(self._steps)

    @property
    def remaining(self) -> int:
        """Milliseconds until the last step is done."""
        return max(0, self._end - self._now()) if self._steps else 0

    def add(
        self,
        length: int,
        *,
        begin: Callable[[], None] | None = None,
        update: Callable[[float], None] | None = None,
        done: Callable[[], None] | None = None,
        overlap: int = 0,
        together: bool = False,
    ) -> None:
        """A step of ``length`` milliseconds after the last one, or so many milliseconds before that one ends.

        ``together``: it starts with the one added last, if that is not done.

        ``begin`` is called at its start, ``update`` with shares from 0 to 1, ``done`` at its end.
        """
        if not self._steps:
            self._clock.start()
            self._end = 0
            self._timer.start()
        start = self._steps[-1].start if together and self._steps else max(0, self._end - overlap)
        step = _Step(start, max(1, length), begin, update, done)
        self._steps.append(step)
        self._end = max(self._end, start + step.length)
        self._advance(self._now(), only=step)

    def finish(self) -> None:
        """Run what is left to its end at once, in order."""
        if self._steps:
            self._advance(self._end + 1)

    def _now(self) -> int:
        return int(self._clock.elapsed())

    def _tick(self) -> None:
        self._advance(self._now())

    def _advance(self, now: int, only: _Step | None = None) -> None:
        for step in [only] if only is not None else list(self._steps):
            if now < step.start or step not in self._steps:
                continue
            if not step.begun:
                step.begun = True
                if step.begin is not None:
                    step.begin()
            share = min(1.0, (now - step.start) / step.length)
            if step.update is not None:
                step.update(share)
            if share >= 1.0 and only is None:
                self._steps.remove(step)
                if step.done is not None:
                    step.done()
        if not self._steps and self._timer.isActive():
            self._timer.stop()
            self.finished.emit()
