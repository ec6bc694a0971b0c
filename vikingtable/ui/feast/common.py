"""What belongs to nobody: mountain strips, exploration boards, special tiles, houses in stock, round and phase."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPen

from vikingtable.rules.feast.boards import EXPLORATION_BOARD, LAYOUTS
from vikingtable.rules.feast.goods import PIECES, SPECIAL_TILES
from vikingtable.rules.feast.improving import items_of
from vikingtable.rules.feast.legality import face_up
from vikingtable.rules.feast.phases import FLIPS, HARVESTS
from vikingtable.rules.feast.state import HOUSE_KINDS, PAIRS
from vikingtable.tiles.layout import HOLE, INCOME, MINUS, OUTSIDE, SYMBOL
from vikingtable.ui.feast.geometry import ACTION_BOTTOM, flow, space_rect
from vikingtable.ui.feast.picture import Part, Seen
from vikingtable.ui.feast.slab import Brush, Draw
from vikingtable.ui.i18n import language, tr

FIELDS = frozenset(
    {"strips", "sides", "island_silver", "island_owner", "houses", "specials", "round", "phase", "imitation"}
)
_ITEM = {"wood": "feast/wood", "stone": "feast/stone", "ore": "feast/ore", "silver2": "feast/silver"}


def declare(part: Part, seen: Seen) -> None:
    """Everything common."""
    _strips(part, seen)
    _islands(part, seen)
    _specials(part, seen)
    _round(part, seen)


def panel(part: Part, seen: Seen, name: str, rect: QRectF) -> None:
    """The ground of an area."""

    def draw(brush: Brush, here: QRectF) -> None:
        brush.box(here, brush.theme.colour("panel"), brush.theme.colour("line"), 7, 1)

    part.draw(("ground", name), seen, rect, name, draw, -2.0)


def _strips(part: Part, seen: Seen) -> None:
    area = seen.places.strips
    panel(part, seen, "strips", area)
    inner = area.adjusted(4, 4, -4, -4)
    count = len(seen.state.strips)
    high = min(27.0, inner.height() / max(1, count) - 2)
    wide = inner.width() / 7
    for strip in range(count):
        items = items_of(seen.state, strip)
        top = inner.top() + strip * (high + 2.5)
        gone = 7 - len(items)
        body = QRectF(inner.left(), top, inner.width(), high)
        part.draw(("strip", strip), seen, body, (items, gone), _strip(items, gone, wide))
        for number in range(len(items)):
            part.at(
                ("strip", strip, number + 1),
                QRectF(inner.left() + (gone + number) * wide, top, wide, high),
                stop=True,
            )


def _strip(items: tuple[str, ...], gone: int, wide: float) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        body = QRectF(gone * wide, 0, rect.width() - gone * wide, rect.height())
        brush.box(rect, theme.colour("cell", 0.35), None, 5)
        brush.box(body, theme.colour("birch"), theme.colour("line_strong"), 5, 1)
        side = min(wide - 3, rect.height() - 3)
        for number, item in enumerate(items):
            here = QRectF((gone + number) * wide, 0, wide, rect.height())
            sign = QRectF(here.center().x() - side / 2, here.center().y() - side / 2, side, side)
            if item == "silver2":
                half = side * 0.72
                for shift in (0.0, side - half):
                    brush.symbol("feast/silver", QRectF(sign.left() + shift, sign.top() + shift, half, half))
            else:
                brush.symbol(_ITEM[item], sign)

    return draw


def _islands(part: Part, seen: Seen) -> None:
    area = seen.places.islands
    panel(part, seen, "islands", area)
    state = seen.state
    inner = area.adjusted(4, 4, -4, -4)
    houses = 46.0
    wide = (inner.width() - houses - 4 * 4) / 4
    for pair in range(len(PAIRS)):
        name = face_up(state, pair)
        owner = state.island_owner[pair]
        rect = QRectF(inner.left() + pair * (wide + 4), inner.top(), wide, inner.height())
        key = (name, state.island_silver[pair], owner, state.sides[pair], seen.looks)
        part.draw(("island", pair), seen, rect, key, _island(name, state.island_silver[pair], _look(seen, owner)))
        part.at(("island", pair), rect)
    high = inner.height() / 3
    for index, kind in enumerate(HOUSE_KINDS):
        rect = QRectF(inner.right() - houses, inner.top() + index * high, houses, high - 2)
        count = state.houses[index]
        part.draw(("house", kind), seen, rect, (kind, count), _counted(f"feast/{kind}", count))
        part.at(("house", kind), rect)


def _look(seen: Seen, owner: int) -> int:
    return seen.looks[owner] if owner >= 0 else -1


def _counted(symbol: str, count: int) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        brush.painter.setOpacity(1.0 if count else 0.35)
        brush.symbol(symbol, QRectF(0, 0, rect.height(), rect.height()))
        brush.text(
            QRectF(rect.height() + 1, 0, rect.width() - rect.height(), rect.height()),
            f"×{count}",
            12,
            bold=True,
            align=Qt.AlignmentFlag.AlignLeft,
        )

    return draw


def _island(name: str, silver: int, owner: int) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        brush.box(rect, theme.colour("water"), theme.colour("line_strong"), 5, 1)
        board = EXPLORATION_BOARD[name]
        layout = LAYOUTS[name]
        cell = min((rect.width() - 4) / layout.width, (rect.height() - 16) / layout.height)
        left = rect.center().x() - layout.width * cell / 2
        top = 2.0
        painter = brush.painter
        painter.setPen(QPen(theme.colour("cell_line"), 0.4))
        fills = {
            MINUS: theme.colour("cell").darker(112),
            INCOME: theme.colour("ochre", 0.6),
            SYMBOL: theme.colour("moss", 0.7),
            HOLE: theme.colour("rock"),
        }
        if owner >= 0:
            painter.setOpacity(0.4)
        for y in range(layout.height):
            for x in range(layout.width):
                sign = layout.at(x, y)
                if sign == OUTSIDE:
                    continue
                painter.setBrush(fills.get(sign, theme.colour("cell")))
                painter.drawRect(QRectF(left + x * cell, top + y * cell, cell, cell))
        painter.setOpacity(1.0)
        foot = QRectF(2, rect.height() - 15, rect.width() - 4, 14)
        brush.text(
            foot,
            str(board.points),
            12,
            bold=True,
            align=Qt.AlignmentFlag.AlignLeft,
            colour=theme.ink_on(theme.colour("water")),
        )
        needed = {1: "feast/ships", 2: "feast/knarr", 3: "feast/longship"}[board.explore_space]
        if owner >= 0:
            brush.disc(owner, QRectF(rect.center().x() - 14, rect.center().y() - 20, 28, 28))
        else:
            brush.symbol(needed, QRectF(rect.right() - 18, rect.height() - 17, 16, 16))
        if silver:
            coin = QRectF(rect.center().x() - 11, rect.height() - 25, 22, 22)
            brush.symbol("feast/silver", coin)
            brush.text(coin, str(silver), 12, bold=True, colour=theme.colour("ink_dark"))

    return draw


def _specials(part: Part, seen: Seen) -> None:
    area = seen.places.specials
    panel(part, seen, "specials", area)
    inner = area.adjusted(3, 3, -3, -3)
    boxes = flow(inner, len(SPECIAL_TILES), (inner.width() - 7 * 2) / 8, (inner.height() - 2) / 2, 2.0)
    for index, (tile, rect) in enumerate(zip(SPECIAL_TILES, boxes, strict=True)):
        there = bool(seen.state.specials >> index & 1)
        part.draw(("special", tile.id), seen, rect, (tile.id, there), _special(index, there))
        part.at(("special", tile.id), rect)


def _special(index: int, there: bool) -> Draw:
    tile = SPECIAL_TILES[index]

    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        if not there:
            brush.box(rect.adjusted(2, 2, -2, -2), None, theme.colour("line"), 4, 1)
            return
        brush.tile(PIECES[tile.id].shape.cells, "special", f"feast/{tile.id}", rect.adjusted(1, 1, -1, -1), 6.5)

    return draw


def _round(part: Part, seen: Seen) -> None:
    """Round and phase, below the right half of the action board."""
    state = seen.state
    place = space_rect("imitate_12", (1, 3)), space_rect("imitate_34", (1, 4))
    left, right = place[0].left(), place[1].right()
    rect = QRectF(left, place[0].bottom() + 3, right - left, ACTION_BOTTOM - place[0].bottom() - 3)
    if not state.imitation:
        rect.setTop(place[0].top() + 6)
    rounds = state.rules.rounds
    phase = state.phase if state.round else 0
    key = (state.round, phase, rounds, state.rules.length, language())
    part.draw(("round",), seen, rect, key, _round_track(state.round, phase, rounds, state.rules.length))
    part.at(("round",), rect)


def _round_track(number: int, phase: int, rounds: int, length: str) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        wide = min(33.0, rect.width() / rounds)
        left = rect.center().x() - wide * rounds / 2
        high = min(36.0, rect.height() - 14)
        top = 0.0 if rect.height() < 50 else rect.height() - high - 18
        for one in range(1, rounds + 1):
            here = QRectF(left + (one - 1) * wide + 1, top, wide - 2, high)
            now = one == number
            fill = theme.colour("accent") if now else theme.colour("panel_raised" if one > number else "panel")
            brush.box(here, fill, theme.colour("line_strong" if now else "line"), 5, 1)
            ink = theme.ink_on(fill) if now else theme.colour("text" if one > number else "text_soft")
            signs = ["feast/harvest"] * bool(HARVESTS[length].get(one)) + ["feast/exploration"] * (one in FLIPS[length])
            if not signs or high < 22:
                brush.text(here, str(one), 13, bold=now, colour=ink)
                continue
            brush.text(QRectF(here.left(), top, here.width(), high / 2), str(one), 12, bold=now, colour=ink)
            side = min(14.0, high / 2 - 1)
            x = here.center().x() - side * len(signs) / 2
            for sign in signs:
                token = "bone" if now and theme.scheme == "light" else "tar"
                brush.symbol(sign, QRectF(x, here.bottom() - side - 1, side, side), ink=token)
                x += side
        if 1 <= phase <= 12:
            foot = QRectF(0, rect.height() - 15, rect.width(), 14)
            brush.text(foot, tr(f"feast.phase.{phase}"), 12, "text_soft")

    return draw
