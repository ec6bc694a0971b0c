"""Where everything lies on the feast's table, in scene units: about a pixel on the smallest screen (1366 × 768).

The height is always the same, the width follows the window: what is gained goes to islands, supply and cards.
"""

from attrs import field, frozen
from PySide6.QtCore import QRectF

from vikingtable.rules.feast.spaces import IMITATIONS, SPACE, SPACES

HEIGHT = 620.0
NARROWEST, WIDEST = 1000.0, 1360.0
MARGIN = 5.0
#: One action space, the gap between two, the further gap between two groups of rows, the gap between the halves.
SPACE_WIDTH, SPACE_HEIGHT = 57.0, 39.5
SPACE_GAP, GROUP_GAP, HALF_GAP = 2.0, 4.0, 9.0
HEAD_HEIGHT = 19.0
#: The last row of the left half; the board of 18 rows is folded below it.
FOLD = 10
#: Rows (of all) that begin a new group, besides the first of each half.
_GROUP_ROWS = (3, 5, 7, 9, 14, 16, 17)
#: Scene units of a cell of the home board.
HOME_CELL = 23.0
HOME_COLUMNS, HOME_ROWS = 13, 12
PLATE = 4.0
_LEFT_WIDTH = 2 * (4 * SPACE_WIDTH + 3 * SPACE_GAP) + HALF_GAP
BANQUET_SPACES = 13


def _row_top(row: int) -> float:
    """The top of a row of spaces, below the heads; rows 1 to 10 are left, 11 to 18 right, 19 holds imitation tiles."""
    first = 1 if row <= FOLD else FOLD + 1
    groups = sum(first < begin <= row for begin in (*_GROUP_ROWS, 19))
    return MARGIN + HEAD_HEIGHT + (row - first) * (SPACE_HEIGHT + SPACE_GAP) + groups * GROUP_GAP


def _column_left(column: int, right: bool) -> float:
    half = 4 * SPACE_WIDTH + 3 * SPACE_GAP + HALF_GAP if right else 0.0
    return MARGIN + half + (column - 1) * (SPACE_WIDTH + SPACE_GAP)


def space_rect(place: str, columns: tuple[int, ...] = ()) -> QRectF:
    """Where an action space lies; ``columns`` are those of the two imitation tiles, as they lie."""
    if place in IMITATIONS:
        index = IMITATIONS.index(place)
        column = columns[index] if columns else 1 + 2 * index
        return QRectF(_column_left(column, True), _row_top(19), SPACE_WIDTH, SPACE_HEIGHT)
    space = SPACE[place]
    height = space.span * SPACE_HEIGHT + (space.span - 1) * SPACE_GAP
    right = space.row > FOLD
    top = _row_top(space.row)
    if space.span == 2:
        height = _row_top(space.row + 1) + SPACE_HEIGHT - top
    return QRectF(_column_left(space.column, right), top, SPACE_WIDTH, height)


def head_rect(column: int, right: bool) -> QRectF:
    """Where the head of a column (how many Vikings) lies, over each half."""
    return QRectF(_column_left(column, right), MARGIN, SPACE_WIDTH, HEAD_HEIGHT - 2)


ACTION_BOTTOM = _row_top(FOLD) + SPACE_HEIGHT
COMMON_TOP = ACTION_BOTTOM + 8


@frozen
class Places:
    """The areas of the table for a width of the scene."""

    width: float
    strips: QRectF = field(init=False)
    islands: QRectF = field(init=False)
    specials: QRectF = field(init=False)
    tabs: QRectF = field(init=False)
    home: QRectF = field(init=False)
    sites: QRectF = field(init=False)
    banquet: QRectF = field(init=False)
    thing: QRectF = field(init=False)
    harbour: QRectF = field(init=False)
    weapons: QRectF = field(init=False)
    supply: QRectF = field(init=False)
    hand: QRectF = field(init=False)
    played: QRectF = field(init=False)

    def __attrs_post_init__(self) -> None:
        def put(name: str, x: float, y: float, w: float, h: float) -> None:
            object.__setattr__(self, name, QRectF(x, y, w, h))

        bottom = HEIGHT - MARGIN
        strips = 166.0
        put("strips", MARGIN, COMMON_TOP, strips, bottom - COMMON_TOP)
        left, wide = MARGIN + strips + 8, _LEFT_WIDTH - strips - 8
        specials = 68.0
        put("islands", left, COMMON_TOP, wide, bottom - COMMON_TOP - specials - 5)
        put("specials", left, bottom - specials, wide, specials)
        x = MARGIN + _LEFT_WIDTH + 12
        wide = self.width - MARGIN - x
        put("tabs", x, MARGIN, wide, 32)
        top = MARGIN + 37
        home_width, home_height = HOME_COLUMNS * HOME_CELL + 2 * PLATE, HOME_ROWS * HOME_CELL + 2 * PLATE
        put("home", x, top, home_width, home_height)
        put("sites", x + home_width + 6, top, wide - home_width - 6, home_height)
        top += home_height + 6
        thing = min(190.0, wide * 0.38)
        put("banquet", x, top, wide - thing - 6, 46)
        put("thing", x + wide - thing, top, thing, 46)
        top += 51
        weapons = thing
        put("harbour", x, top, wide - weapons - 6, 44)
        put("weapons", x + wide - weapons, top, weapons, 44)
        top += 49
        cards = 84.0
        put("supply", x, top, wide, bottom - top - cards - 5)
        put("hand", x, bottom - cards, wide * 0.5 - 3, cards)
        put("played", x + wide * 0.5 + 3, bottom - cards, wide * 0.5 - 3, cards)

    @property
    def scene(self) -> QRectF:
        """The whole table."""
        return QRectF(0, 0, self.width, HEIGHT)


def places_for(width: float, height: float) -> Places:
    """The areas for a view of so many pixels."""
    wanted = HEIGHT * width / max(height, 1.0)
    return Places(float(round(min(WIDEST, max(NARROWEST, wanted)))))


def rows_of_groups() -> dict[str, list[str]]:
    """The spaces of each group, in the order of rows."""
    found: dict[str, list[str]] = {}
    for space in SPACES:
        found.setdefault(space.group, []).append(space.id)
    return found


def flow(area: QRectF, count: int, width: float, height: float, gap: float = 4.0) -> list[QRectF]:
    """Boxes beside and below each other in an area; smaller ones if they would not fit."""
    while True:
        per_row = max(1, int((area.width() + gap) // (width + gap)))
        rows = -(-count // per_row)
        if rows * (height + gap) - gap <= area.height() + 0.01 or width < 12:
            break
        width, height, gap = width * 0.95, height * 0.95, gap * 0.97
    return [
        QRectF(area.x() + at % per_row * (width + gap), area.y() + at // per_row * (height + gap), width, height)
        for at in range(count)
    ]
