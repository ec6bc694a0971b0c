"""The map of Ireland as we draw it: coast, places of the towns, shapes of the regions, in units of the map.

A degree of latitude is 150 units. Towns lie where their degrees put them, pushed apart where they would overlap; a
region is the land that lies nearest to its towns. Computed once.
"""

import math
from collections import Counter
from functools import lru_cache

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from vikingtable.rules.boru.tables import REGION_INDEX, REGIONS, TOWNS

#: Degrees at the edges of the map, and units a degree.
_WEST, _NORTH = -10.78, 55.52
_UP = 150.0
_ACROSS = _UP * 0.595
#: Width and height of the map.
WIDTH, HEIGHT = 536.0, 630.0
#: Least distance between the middles of two towns, and between a town and a region's plaque.
APART = 35.0
_PLAQUE_GAP = 15.0

#: The coast from Malin Head eastwards round the island: degrees east and north, by eye and simplified.
_COAST: tuple[tuple[float, float], ...] = (
    (-7.37, 55.38), (-7.12, 55.29), (-6.92, 55.24), (-7.02, 55.12), (-7.26, 55.03), (-7.05, 55.04), (-6.94, 55.17),
    (-6.65, 55.21), (-6.50, 55.25), (-6.15, 55.22), (-6.05, 55.10), (-5.96, 55.03), (-5.80, 54.86), (-5.69, 54.77),
    (-5.90, 54.65), (-5.66, 54.67), (-5.52, 54.62), (-5.43, 54.46), (-5.50, 54.33), (-5.60, 54.25), (-5.84, 54.23),
    (-5.90, 54.12), (-6.03, 54.04), (-6.27, 54.09), (-6.14, 53.99), (-6.38, 53.99), (-6.35, 53.88), (-6.22, 53.79),
    (-6.24, 53.70), (-6.12, 53.59), (-6.12, 53.46), (-6.05, 53.39), (-6.19, 53.34), (-6.09, 53.26), (-6.06, 53.12),
    (-5.99, 52.97), (-6.12, 52.81), (-6.22, 52.62), (-6.22, 52.52), (-6.38, 52.40), (-6.34, 52.27), (-6.36, 52.17),
    (-6.62, 52.17), (-6.92, 52.12), (-6.97, 52.24), (-7.10, 52.14), (-7.38, 52.12), (-7.58, 52.06), (-7.72, 51.95),
    (-7.86, 51.94), (-8.00, 51.83), (-8.22, 51.80), (-8.30, 51.87), (-8.37, 51.79), (-8.53, 51.62), (-8.85, 51.58),
    (-8.97, 51.54), (-9.37, 51.48), (-9.82, 51.45), (-9.58, 51.57), (-9.86, 51.54), (-9.47, 51.70), (-9.90, 51.63),
    (-10.20, 51.59), (-9.95, 51.75), (-9.65, 51.86), (-10.13, 51.75), (-10.36, 51.79), (-10.38, 51.92),
    (-10.10, 52.02), (-9.82, 52.13), (-10.15, 52.11), (-10.46, 52.10), (-10.42, 52.20), (-10.18, 52.27),
    (-9.98, 52.25), (-9.83, 52.27), (-9.93, 52.41), (-9.66, 52.56), (-9.30, 52.59), (-8.86, 52.67), (-9.20, 52.65),
    (-9.55, 52.61), (-9.93, 52.56), (-9.65, 52.70), (-9.45, 52.84), (-9.46, 52.95), (-9.26, 53.15), (-8.95, 53.17),
    (-9.02, 53.27), (-9.35, 53.24), (-9.65, 53.23), (-9.78, 53.34), (-9.98, 53.35), (-10.22, 53.41),
    (-10.20, 53.55), (-9.95, 53.62), (-9.92, 53.75), (-9.58, 53.80), (-9.66, 53.89), (-9.88, 53.90),
    (-10.22, 53.96), (-9.98, 54.03), (-10.10, 54.12), (-10.08, 54.28), (-9.83, 54.31), (-9.35, 54.33),
    (-9.20, 54.22), (-9.05, 54.30), (-8.78, 54.28), (-8.55, 54.21), (-8.62, 54.32), (-8.45, 54.47), (-8.26, 54.48),
    (-8.13, 54.63), (-8.42, 54.57), (-8.75, 54.61), (-8.80, 54.70), (-8.42, 54.77), (-8.48, 54.92), (-8.30, 55.14),
    (-7.98, 55.21), (-7.82, 55.22), (-7.64, 55.27), (-7.54, 55.06), (-7.50, 55.27),
)  # fmt: skip

#: The middles of the regions' plaques: degrees east and north. Some lie in the sea beside their region.
_PLAQUES: dict[str, tuple[float, float]] = {
    "northern_ui_neill": (-7.36, 54.77),
    "ulaid": (-5.37, 55.03),
    "breifne": (-9.22, 54.97),
    "southern_ui_neill": (-5.42, 53.80),
    "dubhlinn": (-5.37, 53.13),
    "connaught": (-10.10, 54.60),
    "leinster": (-5.42, 52.36),
    "munster": (-8.80, 52.30),
}
#: Stretches of coast that belong to a region though a town of another one lies nearer.
_COASTS: tuple[tuple[str, tuple[float, float]], ...] = (
    ("connaught", (-9.62, 53.30)),
    ("connaught", (-9.30, 53.32)),
    ("connaught", (-9.02, 54.28)),
    ("munster", (-9.12, 53.10)),
    ("ulaid", (-6.20, 54.02)),
)
#: Width and height of a plaque.
PLAQUE = (100.0, 42.0)


def at(east: float, north: float) -> QPointF:
    """The place of degrees on the map."""
    return QPointF((east - _WEST) * _ACROSS, (_NORTH - north) * _UP)


def _distance(a: QPointF, b: QPointF) -> float:
    return math.hypot(a.x() - b.x(), a.y() - b.y())


@frozen
class Shape:
    """A region: its land, its outline without the coast's small turns, and where its plaque lies."""

    land: QPainterPath
    border: QPainterPath
    plaque: QRectF
    #: Where a plaque in the sea points to; ``None`` for one on the land.
    anchor: QPointF | None


@lru_cache(maxsize=1)
def land() -> QPainterPath:
    """The island, its corners rounded."""
    points = [at(east, north) for east, north in _COAST]
    path = QPainterPath((points[-1] + points[0]) / 2)
    for here, after in zip(points, (*points[1:], points[0]), strict=True):
        path.quadTo(here, (here + after) / 2)
    path.closeSubpath()
    return path


@lru_cache(maxsize=1)
def plaques() -> tuple[QRectF, ...]:
    """The plaque of each region."""
    found = []
    for region in REGIONS:
        middle = at(*_PLAQUES[region.id])
        rect = QRectF(0, 0, *PLAQUE)
        rect.moveCenter(middle)
        found.append(rect)
    return tuple(found)


@lru_cache(maxsize=1)
def towns() -> tuple[QPointF, ...]:
    """The middle of each town, in the order of their numbers."""
    homes = [at(float(town.longitude), float(town.latitude)) for town in TOWNS]
    xs, ys = [home.x() for home in homes], [home.y() for home in homes]
    rooms = [
        (room.left(), room.top(), room.right(), room.bottom())
        for room in (plaque.adjusted(-_PLAQUE_GAP, -_PLAQUE_GAP, _PLAQUE_GAP, _PLAQUE_GAP) for plaque in plaques())
    ]
    for _ in range(60):
        for one, home in enumerate(homes):
            for other in range(one):
                dx, dy = xs[one] - xs[other], ys[one] - ys[other]
                if abs(dx) >= APART or abs(dy) >= APART:
                    continue
                far = math.hypot(dx, dy)
                if far < APART:
                    share = (APART - far) / 2 / max(far, 0.01)
                    xs[one] += dx * share
                    ys[one] += dy * share
                    xs[other] -= dx * share
                    ys[other] -= dy * share
            for left, top, right, bottom in rooms:
                x, y = xs[one], ys[one]
                if left < x < right and top < y < bottom:
                    # Out over the nearest edge.
                    ways = ((x - left, left, y), (right - x, right, y), (y - top, x, top), (bottom - y, x, bottom))
                    _, xs[one], ys[one] = min(ways)
            xs[one] += (home.x() - xs[one]) * 0.02
            ys[one] += (home.y() - ys[one]) * 0.02
    return tuple(QPointF(x, y) for x, y in zip(xs, ys, strict=True))


@lru_cache(maxsize=1)
def _seeds() -> tuple[tuple[QPointF, int], ...]:
    """What the land is divided among, each with its region: the towns, and stretches of coast without one."""
    coast = tuple((at(*place), REGION_INDEX[region]) for region, place in _COASTS)
    return (*((place, town.region) for place, town in zip(towns(), TOWNS, strict=True)), *coast)


def _cell(seed: int) -> list[tuple[QPointF, int]]:
    """The corners of what lies nearest to a seed; with each the seed beyond the edge that begins there (−1: none)."""
    corners = [(-300.0, -300.0), (WIDTH + 300, -300.0), (WIDTH + 300, HEIGHT + 300), (-300.0, HEIGHT + 300)]
    cell: list[tuple[QPointF, int]] = [(QPointF(*corner), -1) for corner in corners]
    middle = _seeds()[seed][0]
    for other, (there, _) in enumerate(_seeds()):
        if other == seed:
            continue
        way = there - middle
        half = (there + middle) / 2
        sides = [(point.x() - half.x()) * way.x() + (point.y() - half.y()) * way.y() for point, _ in cell]
        if max(sides) <= 0:
            continue
        cut: list[tuple[QPointF, int]] = []
        for index, (point, beyond) in enumerate(cell):
            after = (index + 1) % len(cell)
            here, there_side = sides[index], sides[after]
            if here <= 0:
                cut.append((point, beyond))
            if (here <= 0) != (there_side <= 0):
                share = here / (here - there_side)
                cross = point + (cell[after][0] - point) * share
                # Leaving the half plane, the new edge begins; coming back, the old one goes on.
                cut.append((cross, other if here <= 0 else beyond))
        cell = cut
    return cell


def _key(point: QPointF) -> tuple[float, float]:
    return round(point.x(), 1), round(point.y(), 1)


@lru_cache(maxsize=1)
def _outlines() -> tuple[tuple[list[list[QPointF]], ...], Counter[tuple[float, float]]]:
    """The closed outlines of each region's cells, and how many regions meet at each corner."""
    edges: list[dict[tuple[float, float], QPointF]] = [{} for _ in REGIONS]
    for seed, (_, region) in enumerate(_seeds()):
        cell = _cell(seed)
        for corner, (point, beyond) in enumerate(cell):
            if beyond >= 0 and _seeds()[beyond][1] == region:
                continue
            end = cell[(corner + 1) % len(cell)][0]
            if _key(point) != _key(end):
                edges[region][_key(point)] = end
    found = []
    for ring in edges:
        left = dict(ring)
        outlines = []
        while left:
            start = next(iter(left))
            outline, here = [], start
            while here in left:
                end = left.pop(here)
                outline.append(end)
                here = _key(end)
            outlines.append(outline)
        found.append(outlines)
    meeting = Counter(_key(point) for outlines in found for outline in outlines for point in outline)
    return tuple(found), meeting


def _rounded(outline: list[QPointF], meeting: Counter[tuple[float, float]], radius: float = 9.0) -> QPainterPath:
    """An outline with round corners, but for those where three regions meet."""
    path = QPainterPath()
    count = len(outline)
    for index, corner in enumerate(outline):
        before, after = outline[index - 1], outline[(index + 1) % count]
        reach = 0.0 if meeting[_key(corner)] > 2 else radius
        first = _toward(corner, before, min(reach, _distance(corner, before) / 2))
        last = _toward(corner, after, min(reach, _distance(corner, after) / 2))
        if index:
            path.lineTo(first)
        else:
            path.moveTo(first)
        path.quadTo(corner, last)
    path.closeSubpath()
    return path


def _toward(start: QPointF, end: QPointF, reach: float) -> QPointF:
    far = _distance(start, end)
    return QPointF(start) if far < 1e-6 else start + (end - start) * (reach / far)


@lru_cache(maxsize=1)
def regions() -> tuple[Shape, ...]:
    """The shape of each region."""
    island = land()
    outlines, meeting = _outlines()
    found = []
    for index in range(len(REGIONS)):
        border = QPainterPath()
        for outline in outlines[index]:
            border.addPath(_rounded(outline, meeting))
        plaque = plaques()[index]
        own = [towns()[number] for number, town in enumerate(TOWNS) if town.region == index]
        there = border.intersected(island)
        anchor = None
        if not there.contains(plaque.center()):
            anchor = min(own, key=lambda town: _distance(town, plaque.center()))
        found.append(Shape(there, border, plaque, anchor))
    return tuple(found)


def waves() -> tuple[QPointF, ...]:
    """Middles of the small waves drawn on the sea."""
    spots = ((0.05, 0.45), (0.93, 0.29), (0.90, 0.62), (0.80, 0.88), (0.12, 0.60), (0.58, 0.965), (0.95, 0.93))
    return tuple(QPointF(x * WIDTH, y * HEIGHT) for x, y in spots)
