"""Cards on their way and gains that rise: short flights over a table, all ended at once when skipped."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from vikingtable.ui.tablekit import Kit, Piece
from vikingtable.ui.timeline import Timeline, ease_out

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


class _Flight:
    """One thing on its way from one rectangle to another."""

    def __init__(
        self, item: FlyingItem, start: QRectF, end: QRectF, *, fades: bool, done: Callable[[], None] | None
    ) -> None:
        self._item, self._start, self._end, self._fades, self._done = item, start, end, fades, done

    def begin(self) -> None:
        """It is seen from now on."""
        self._item.setVisible(True)

    def move(self, share: float) -> None:
        """So much of the time has passed."""
        eased, a, b = ease_out(share), self._start, self._end
        self._item.place(
            QRectF(
                a.x() + (b.x() - a.x()) * eased,
                a.y() + (b.y() - a.y()) * eased,
                a.width() + (b.width() - a.width()) * eased,
                a.height() + (b.height() - a.height()) * eased,
            )
        )
        if self._fades:
            self._item.setOpacity(min(1.0, 2.2 * (1.0 - share)))

    def land(self) -> None:
        """It is there: what it stood for takes its place."""
        scene = self._item.scene()
        if scene is not None:
            scene.removeItem(self._item)
        if self._done is not None:
            self._done()


class Flights(QObject):
    """The flights of one table."""

    def __init__(self, kit: Kit, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._kit = kit
        self._scene = scene
        self._timeline = Timeline(self)

    @property
    def running(self) -> bool:
        """Whether something is on its way."""
        return self._timeline.running

    @property
    def remaining(self) -> int:
        """Milliseconds until the last flight lands."""
        return self._timeline.remaining

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
        item = FlyingItem(self._kit, draw)
        item.place(start)
        item.setVisible(False)
        self._scene.addItem(item)
        flight = _Flight(item, start, end, fades=fades, done=done)
        self._timeline.add(length, begin=flight.begin, update=flight.move, done=flight.land, together=together)

    def finish(self) -> None:
        """Land everything at once."""
        self._timeline.finish()
