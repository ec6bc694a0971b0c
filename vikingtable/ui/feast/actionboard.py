"""The action board: the 61 spaces in their rows and columns, the imitation tiles, and who stands where."""

from functools import lru_cache
from itertools import combinations, pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from vikingtable.rules.feast.metrics import column_of
from vikingtable.rules.feast.spaces import IMITATIONS, PLACES, SPACE
from vikingtable.rules.feast.state import BLOCKED_PLACE, FREE_PLACE
from vikingtable.ui.feast.geometry import head_rect, space_rect
from vikingtable.ui.feast.picture import Part, Seen
from vikingtable.ui.feast.slab import Brush, Draw
from vikingtable.ui.feast.spacefaces import face_of, ground_of
from vikingtable.ui.pieces import symbol_line_width
from vikingtable.ui.theme import Theme

FIELDS = frozenset({"owner", "vikings", "imitation", "seats", "round"})
#: Grounds by kind of space, light and dark.
_GROUNDS: dict[str, tuple[str, str]] = {
    "stone": ("#E9E6DF", "#3B3D3F"),
    "green": ("#D5E0B8", "#38432B"),
    "red": ("#EFCFC6", "#52322D"),
    "gold": ("#EBD49A", "#4E4228"),
    "blue": ("#CFE2EA", "#2B414E"),
    "orange": ("#F3C794", "#553B22"),
    "taupe": ("#D8C7B4", "#463A31"),
    "yellow": ("#F3E29A", "#4F482A"),
    "imitate": ("#E2D3EA", "#43354C"),
}
_PIP_WIDTH = 7.0
_LARGEST = 27.0
#: The mark of a space that was taken lately.
_FRESH_WIDTH, _FRESH_CORNER = 2.5, 14.0
#: Signs that no line after the first begins with.
_NOT_FIRST = (":", "+")


@lru_cache(maxsize=64)
def ground(kind: str, theme: Theme) -> QColor:
    """The ground of a kind of space."""
    return QColor(_GROUNDS[kind][theme.scheme == "dark"])


def column_here(seen: Seen, place: str) -> int:
    """The column of a place as it lies now."""
    if place in IMITATIONS and not seen.state.imitation:
        return 1 + 2 * IMITATIONS.index(place)
    return column_of(seen.state, place)


def declare(part: Part, seen: Seen) -> None:
    """The whole board."""
    state = seen.state
    for right in (False, True):
        for column in (1, 2, 3, 4):
            part.draw(("head", right, column), seen, head_rect(column, right), column, _head(column))
    for index, place in enumerate(PLACES):
        if place in IMITATIONS and not state.imitation:
            continue
        rect = space_rect(place, state.imitation)
        owner, count = state.owner[index], state.vikings[index]
        if owner == FREE_PLACE:
            stands = None
        elif owner == BLOCKED_PLACE:
            stands = (seen.viking_look(0, state.round + 1), count, True)  # the colour that is not in play
        else:
            stands = (seen.viking_look(owner), count, False)
        column = column_here(seen, place)
        fresh = stands is not None and place in seen.fresh
        key = (place, stands, column, fresh)
        part.draw(("space", place), seen, rect, key, _space(place, column, stands, fresh=fresh))
        part.at(("space", place), rect)


def _head(column: int) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        side = rect.height()
        bonus = {3: "feast/occupation_draw", 4: "feast/occupation_play"}.get(column)
        # A Viking is slimmer than its square; four of them and a card stand closer than the others.
        slim = side * 0.72
        card = side if bonus else 0.0
        step = min(slim, (rect.width() - card - slim) / max(1, column - 1))
        x = rect.center().x() - (step * (column - 1) + slim + card) / 2
        for _ in range(column):
            brush.symbol("feast/viking", QRectF(x - (side - slim) / 2, 0, side, side), tint="oak")
            x += step
        if bonus:
            brush.symbol(bonus, QRectF(x - step + slim + 1, 1, side - 2, side - 2))

    return draw


def _space(place: str, column: int, stands: tuple[int, int, bool] | None, *, fresh: bool = False) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        fill = ground(ground_of(place), theme)
        edge = fill.darker(125) if theme.scheme == "light" else fill.lighter(150)
        brush.box(rect, fill, edge, 5, 1)
        _pips(brush, rect, column, edge)
        inner = rect.adjusted(_PIP_WIDTH + 1, 2, -2, -2)
        lines = arranged(
            face_of(place).lines,
            inner.width(),
            inner.height(),
            theme,
            keep=SPACE[place].span > 1 if place in SPACE else False,
        )
        if stands is not None:
            brush.painter.setOpacity(0.25)
        high = min(inner.height() / len(lines), _LARGEST)
        top = inner.center().y() - len(lines) * high / 2
        for line in lines:
            brush.line(line, QRectF(inner.left(), top + 0.5, inner.width(), high - 1))
            top += high
        brush.painter.setOpacity(1.0)
        if stands is not None:
            if fresh:
                _fresh(brush, rect, theme.seat(stands[0]))
            _vikings(brush, inner, *stands)

    return draw


def _fresh(brush: Brush, rect: QRectF, colour: QColor) -> None:
    """The space was taken since the player's last turn: framed and with a turned-down corner."""
    brush.box(rect, None, colour, 5, _FRESH_WIDTH)
    corner = QPainterPath(rect.topRight())
    corner.lineTo(rect.right() - _FRESH_CORNER, rect.top())
    corner.lineTo(rect.right(), rect.top() + _FRESH_CORNER)
    corner.closeSubpath()
    within = QPainterPath()
    within.addRoundedRect(rect, 5, 5)
    brush.painter.fillPath(corner.intersected(within), colour)


@lru_cache(maxsize=512)
def arranged(
    lines: tuple[tuple[str, ...], ...], width: float, height: float, theme: Theme, *, keep: bool
) -> tuple[tuple[str, ...], ...]:
    """The signs broken into the lines that show them largest; ``keep``: lines are broken further, never joined."""
    flat = [sign for line in lines for sign in line]
    hard: set[int] = set()
    if keep:
        at = 0
        for line in lines[:-1]:
            at += len(line)
            hard.add(at)
    soft = [at for at in range(1, len(flat)) if at not in hard]
    best: tuple[float, int, tuple[tuple[str, ...], ...]] | None = None
    for extra in range(min(3, len(soft)) + 1):
        for chosen in combinations(soft, extra):
            ends = [0, *sorted((*hard, *chosen)), len(flat)]
            rows = tuple(tuple(flat[start:end]) for start, end in pairwise(ends))
            if any(row[0] in _NOT_FIRST and len(rows) > 1 and number for number, row in enumerate(rows)):
                continue
            if any(row[-1].strip("≤–").isdigit() or row[-1] in ("+", ":", "/") for row in rows[:-1]):
                continue
            widest = max(symbol_line_width(row, 20.0, theme) / 20.0 for row in rows)
            size = min(_LARGEST, height / len(rows) - 1, width / widest)
            if best is None or size > best[0] + 0.4:
                best = (size, len(rows), rows)
    return best[2] if best is not None else lines


def _pips(brush: Brush, rect: QRectF, column: int, edge: QColor) -> None:
    """How many Vikings the space takes, as notches at its left edge."""
    strip = QRectF(rect.left() + 1, rect.top() + 1, _PIP_WIDTH - 1, rect.height() - 2)
    brush.box(strip, edge, None, 4)
    step = min(9.0, (strip.height() - 4) / 4)
    y = strip.center().y() - step * column / 2
    brush.painter.setPen(QColor(0, 0, 0, 0))
    brush.painter.setBrush(brush.theme.colour("text"))
    for _ in range(column):
        brush.painter.drawEllipse(QRectF(strip.center().x() - 2, y + step / 2 - 2, 4, 4))
        y += step


def _vikings(brush: Brush, rect: QRectF, seat_look: int, count: int, blocked: bool) -> None:
    side = min(25.0, rect.height() * 0.72)
    step = min(side * 0.62, (rect.width() - side) / max(1, count - 1)) if count > 1 else 0.0
    x = rect.center().x() - (step * (count - 1) + side) / 2
    if blocked:
        brush.painter.setOpacity(0.75)
    for number in range(count):
        brush.seat_symbol(
            "feast/viking_meeple", seat_look, QRectF(x + number * step, rect.center().y() - side / 2, side, side)
        )
    brush.painter.setOpacity(1.0)
