"""Cards on their way and gains that rise: short flights run by one timer, all ended at once when skipped."""

from collections.abc import Callable

from attrs import define
from PySide6.QtCore import QElapsedTimer, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from vikingtable.ui.knarr.kit import Kit, Piece

_FRAME_MS = 16
_ABOVE_ALL = 900_000.0

Draw = Callable[[QPainter, QRectF], None]


class FlyingItem(Piece):
    """Something on its way, drawn by a function."""

    def __init__(self, kit: Kit, draw: Draw) -> None:
        super().__init__(kit)
        self._draw = draw
        self.setZValue(_ABOVE_ALL)

    def draw(self, painter: QPainter) -> None:
        self._draw(painter, self.rect)


@define(eq=False)
class _Flight:
    item: FlyingItem
    start: QRectF
    end: QRectF
    begin_ms: int
    length_ms: int
    fades: bool
    done: Callable[[], None] | None


class Flights(QObject):
    """The flights of one table."""

    def __init__(self, kit: Kit, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._kit = kit
        self._scene = scene
        self._flights: list[_Flight] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self._end = 0

    @property
    def running(self) -> bool:
        """Whether something is on its way."""
        return bool(self._flights)

    @property
    def remaining(self) -> int:
        """Milliseconds until the last flight lands."""
        return max(0, self._end - int(self._clock.elapsed())) if self._flights else 0

    def add(
        self,
        draw: Draw,
        start: QRectF,
        end: QRectF,
        length: int,
        *,
        together: bool = False,
        fades: bool = False,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Fly from one rectangle to another, after the flights so far or ``together`` with the last one."""
        if not self._flights:
            self._clock.start()
            self._end = 0
            self._timer.start()
        now = int(self._clock.elapsed())
        begin = max(now, self._end)
        if together and self._flights:
            begin = self._flights[-1].begin_ms
        item = FlyingItem(self._kit, draw)
        item.place(start)
        item.setVisible(begin <= now)
        self._scene.addItem(item)
        self._flights.append(_Flight(item, start, end, begin, max(1, length), fades, done))
        self._end = max(self._end, begin + length)

    def finish(self) -> None:
        """Land everything at once."""
        flights, self._flights = self._flights, []
        self._timer.stop()
        for flight in flights:
            self._land(flight)

    def _land(self, flight: _Flight) -> None:
        self._scene.removeItem(flight.item)
        if flight.done is not None:
            flight.done()

    def _tick(self) -> None:
        now = int(self._clock.elapsed())
        landed = []
        for flight in self._flights:
            if now < flight.begin_ms:
                continue
            share = min(1.0, (now - flight.begin_ms) / flight.length_ms)
            left = 1.0 - share
            eased = 1.0 - left * left * left
            a, b = flight.start, flight.end
            flight.item.setVisible(True)
            flight.item.place(
                QRectF(
                    a.x() + (b.x() - a.x()) * eased,
                    a.y() + (b.y() - a.y()) * eased,
                    a.width() + (b.width() - a.width()) * eased,
                    a.height() + (b.height() - a.height()) * eased,
                )
            )
            if flight.fades:
                flight.item.setOpacity(min(1.0, 2.2 * left))
            if share >= 1.0:
                landed.append(flight)
        for flight in landed:
            if flight in self._flights:
                self._flights.remove(flight)
                self._land(flight)
        if not self._flights:
            self._timer.stop()
