"""Where the arrow keys lead on a board: from each place a step in each direction, with no place left out."""

from collections.abc import Hashable, Iterator, Mapping

from PySide6.QtCore import QRectF

#: One step to the right, left, down, up.
DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1))

_Step = tuple[Hashable, tuple[int, int]]


class Steps:
    """The steps between places with these rectangles. Every place is reached from the first one."""

    def __init__(self, rects: Mapping[Hashable, QRectF]) -> None:
        self._rects = rects
        self._ends: dict[_Step, Hashable] = {}
        for place, rect in rects.items():
            for way in DIRECTIONS:
                costs = [(cost, end) for end, there in rects.items() if (cost := _cost(rect, there, *way)) is not None]
                if costs:
                    self._ends[place, way] = min(costs, key=lambda one: one[0])[1]
        self._join()

    def after(self, place: Hashable, dx: int, dy: int) -> Hashable | None:
        """The place that a step leads to; ``None`` where there is none that way."""
        return self._ends.get((place, (dx, dy)))

    def _join(self) -> None:
        """Lead a step to what no step leads to: the shortest that leaves everything else within reach."""
        while self._rects:
            found = self._found()
            if len(found) == len(self._rects):
                return
            for step, end in self._wanted(found):
                before = self._ends.get(step)
                self._ends[step] = end
                if self._found() > found:
                    break
                if before is None:
                    del self._ends[step]
                else:
                    self._ends[step] = before
            else:
                return

    def _found(self) -> set[Hashable]:
        """The places that are reached from the first one."""
        first = next(iter(self._rects))
        found, open_ = {first}, [first]
        while open_:
            place = open_.pop()
            for way in DIRECTIONS:
                end = self._ends.get((place, way))
                if end is not None and end not in found:
                    found.add(end)
                    open_.append(end)
        return found

    def _wanted(self, found: set[Hashable]) -> Iterator[tuple[_Step, Hashable]]:
        """Steps from what is reached to what is not, the shortest first."""
        steps = [
            (cost, number, (place, way), end)
            for number, place in enumerate(self._rects)
            if place in found
            for way in DIRECTIONS
            for end, there in self._rects.items()
            if end not in found and (cost := _cost(self._rects[place], there, *way)) is not None
        ]
        for _, _, step, end in sorted(steps, key=lambda one: one[:2]):
            yield step, end


def _cost(start: QRectF, end: QRectF, dx: int, dy: int) -> float | None:
    """How far ``end`` is from ``start`` in a direction; ``None`` if it does not lie that way."""
    here, there = start.center(), end.center()
    along = (there.x() - here.x()) * dx + (there.y() - here.y()) * dy
    if along <= 1e-6:
        return None
    if dx:
        aside = max(0.0, end.top() - start.bottom(), start.top() - end.bottom())
        off = abs(there.y() - here.y())
    else:
        aside = max(0.0, end.left() - start.right(), start.left() - end.right())
        off = abs(there.x() - here.x())
    # What lies in the same row or column is preferred to what is nearer but aside.
    return along + 3 * aside + 0.3 * off
