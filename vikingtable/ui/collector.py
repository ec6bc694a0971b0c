"""Cyclic garbage is collected on the window's thread only: an object of Qt must not be deleted on another one."""

import gc

from PySide6.QtCore import QObject, QTimer

_INTERVAL_MS = 2000


class Collector(QObject):
    """Takes the place of Python's own timing of the collector while the window is open."""

    def __init__(self) -> None:
        super().__init__()
        self._timer = QTimer(self)
        self._timer.setInterval(_INTERVAL_MS)
        self._timer.timeout.connect(self._collect)

    def start(self) -> None:
        """From now on."""
        gc.disable()
        self._timer.start()

    def stop(self) -> None:
        """Python collects by itself again."""
        self._timer.stop()
        gc.enable()

    def _collect(self) -> None:
        counts = gc.get_count()
        thresholds = gc.get_threshold()
        for generation in (2, 1, 0):
            if counts[generation] > (thresholds[generation] or 1):
                gc.collect(generation)
                return
