"""What moves on the feast's table: Vikings walk to a space, a tile settles, the die tumbles. Nothing loops."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation

from vikingtable.rules.feast import happenings
from vikingtable.rules.state import Event
from vikingtable.tiles.placement import Placement
from vikingtable.ui.feast import cards
from vikingtable.ui.feast.scene import FeastScene
from vikingtable.ui.feast.slab import Brush, Slab

#: Milliseconds at normal speed.
WALK, SETTLE, TUMBLE, FLASH = 240, 180, 400, 420
_Z = 70.0
_SIDE = 26.0


class Motions(QObject):
    """Runs the animations of the scene; each can be ended at once."""

    def __init__(self, scene: FeastScene, length: Callable[[int], int], parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._length = length
        self._running: list[tuple[QVariantAnimation, Callable[[], None]]] = []

    def show(self, event: Event) -> int:
        """Begin to show an event; the milliseconds it takes, 0 if it has no animation."""
        seen = self._scene.seen
        if seen is None:
            return 0
        if isinstance(event, happenings.VikingsPlaced):
            return self._walk(event)
        if isinstance(event, happenings.TilePlaced) and event.seat == seen.seat:
            placement = Placement(event.piece, event.x, event.y, event.rotation, event.flipped)
            slab = self._scene.parts["sites"].slabs.get(("tile", event.site, placement))
            return self._settle(slab) if slab is not None else 0
        if isinstance(event, happenings.CardWorks) and event.seat == seen.seat:
            return self._flash(event.card)
        if isinstance(event, happenings.Rolled):
            slab = self._scene.parts["bench"].slabs.get(("die",))
            return self._tumble(slab) if slab is not None else 0
        return 0

    def finish(self) -> None:
        """Show the end of all of them."""
        while self._running:
            animation, done = self._running.pop()
            animation.stop()
            animation.deleteLater()
            done()

    def _run(
        self, milliseconds: int, step: Callable[[float], None], done: Callable[[], None], curve: QEasingCurve.Type
    ) -> int:
        length = self._length(milliseconds)
        if not length:
            return 0
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(length)
        animation.setEasingCurve(curve)
        animation.valueChanged.connect(step)
        entry = (animation, done)
        animation.finished.connect(lambda: self._ended(entry))
        self._running.append(entry)
        step(0.0)
        animation.start()
        return length

    def _ended(self, entry: tuple[QVariantAnimation, Callable[[], None]]) -> None:
        if entry in self._running:
            self._running.remove(entry)
            entry[0].deleteLater()
            entry[1]()

    def _walk(self, event: happenings.VikingsPlaced) -> int:
        scene = self._scene
        seen = scene.seen
        assert seen is not None
        if not self._length(WALK):
            return 0
        start = scene.rect_of(("thing",)) if event.seat == seen.seat else scene.rect_of(("tab", event.seat))
        end = scene.rect_of(("space", event.place))
        if start.isEmpty() or end.isEmpty():
            return 0
        seat_look, count = seen.viking_look(event.seat), event.vikings
        wide = _SIDE * (1 + 0.6 * (count - 1))

        def draw(brush: Brush, rect: QRectF) -> None:
            for number in range(count):
                where = QRectF(number * _SIDE * 0.6, 0, _SIDE, _SIDE)
                brush.seat_symbol("feast/viking_meeple", seat_look, where)

        walkers = Slab(_Z)
        walkers.draw(seen.sharp, QRectF(0, 0, wide, _SIDE), ("walk", seat_look, count), draw)
        scene.addItem(walkers)
        target = scene.parts["actions"].slabs.get(("space", event.place))
        scene.in_motion.add(event.place)
        if target is not None:
            target.setOpacity(0.4)

        def step(share: float) -> None:
            at: QPointF = start.center() + (end.center() - start.center()) * share
            walkers.setPos(at.x() - wide / 2, at.y() - _SIDE / 2)

        def done() -> None:
            scene.removeItem(walkers)
            scene.in_motion.discard(event.place)
            slab = scene.parts["actions"].slabs.get(("space", event.place))
            if slab is not None:
                slab.setOpacity(1.0)

        return self._run(WALK, step, done, QEasingCurve.Type.OutCubic)

    def _flash(self, card: int) -> int:
        """A card that works is framed for a moment, also where nothing is asked."""
        scene = self._scene
        seen = scene.seen
        area = next((one for one in scene.areas() if one.target[:2] == ("played", card)), None)
        if seen is None or area is None or not self._length(FLASH):
            return 0
        frame = Slab(_Z)
        frame.draw(seen.sharp, area.rect, "at work", cards.at_work)
        scene.addItem(frame)
        return self._run(
            FLASH,
            lambda share: frame.setOpacity(1.0 - share * share),
            lambda: scene.removeItem(frame),
            QEasingCurve.Type.Linear,
        )

    def _settle(self, slab: Slab) -> int:
        base = slab.scale()
        slab.setTransformOriginPoint(slab.boundingRect().center())

        def step(share: float) -> None:
            slab.setScale(base * (1.03 - 0.03 * share))

        def done() -> None:
            slab.setTransformOriginPoint(0, 0)
            slab.setScale(base)

        origin = slab.pos()
        shift = slab.boundingRect().center() * base
        # With its origin in the middle an item is scaled around it: its corner has to lie where it lay.
        slab.setPos(origin + shift - slab.boundingRect().center())

        def end() -> None:
            done()
            slab.setPos(origin)

        length = self._run(SETTLE, step, end, QEasingCurve.Type.OutCubic)
        if not length:
            end()
        return length

    def _tumble(self, slab: Slab) -> int:
        slab.setTransformOriginPoint(slab.boundingRect().center())
        base, origin = slab.scale(), slab.pos()
        centre = slab.boundingRect().center()
        slab.setPos(origin + centre * base - centre)

        def step(share: float) -> None:
            slab.setRotation(-300 * (1 - share))
            slab.setScale(base * (0.8 + 0.2 * share))

        def done() -> None:
            slab.setRotation(0)
            slab.setTransformOriginPoint(0, 0)
            slab.setScale(base)
            slab.setPos(origin)

        length = self._run(TUMBLE, step, done, QEasingCurve.Type.OutBack)
        if not length:
            done()
        return length
