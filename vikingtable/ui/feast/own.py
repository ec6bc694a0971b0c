"""What belongs to the player in front besides the boards: tabs of the seats, banquet table, ships, stable, weapons."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPen

from vikingtable.rules.feast.feasting import open_spaces, spread, width_of
from vikingtable.rules.feast.frames import Feasting
from vikingtable.rules.feast.goods import GOOD
from vikingtable.rules.feast.items import CATTLE, COW, EWE, ITEMS, SHEEP, SILVER, WEAPONS, tile_of
from vikingtable.rules.feast.state import (
    BOAT_ORE,
    EMIGRATED_POINTS,
    LARGE_BERTHS,
    LONGSHIP_ORE,
    PANEL_SPACES,
    PRINTED_ORE,
    SMALL_BERTHS,
    FeastState,
)
from vikingtable.ui.feast.common import panel
from vikingtable.ui.feast.picture import Part, Seen
from vikingtable.ui.feast.slab import Brush, Draw
from vikingtable.ui.feast.spacefaces import drawing
from vikingtable.ui.i18n import number as figure
from vikingtable.ui.lab.names import tile_token

FIELDS = frozenset({"players", "frames", "round", "phase", "active", "seats", "start_player"})
#: Solo: the points that are worth aiming at.
YARDSTICK = 100


def feasting_of(state: FeastState, seat: int) -> Feasting | None:
    """The feast of a seat that is under way."""
    for frame in reversed(state.frames):
        if isinstance(frame, Feasting) and frame.seat == seat:
            return frame
    return None


def declare(part: Part, seen: Seen) -> None:
    """Everything."""
    _tabs(part, seen)
    _banquet(part, seen)
    _thing(part, seen)
    _harbour(part, seen)
    _weapons(part, seen)


# Tabs -----------------------------------------------------------------------------------------------------------------


def _tabs(part: Part, seen: Seen) -> None:
    area = seen.places.tabs
    count = seen.state.seats
    wide = (area.width() - 4 * (count - 1)) / count
    for seat, player in enumerate(seen.state.players):
        rect = QRectF(area.left() + seat * (wide + 4), area.top(), wide, area.height())
        front = seat == seen.seat
        asked = seat in seen.asked
        start = seat == seen.state.start_player and count > 1
        figures = (seen.scores[seat] if seen.scores else 0, player.supply[SILVER], player.thing, player.passed)
        key = (seen.names[seat], seen.looks[seat], front, asked, start, figures, count)
        part.draw(
            ("tab", seat),
            seen,
            rect,
            key,
            _tab(seen.names[seat], seen.looks[seat], front, asked, start, figures, count),
        )
        part.at(("tab", seat), rect, stop=count > 1)


def _tab(
    name: str, look: int, front: bool, asked: bool, start: bool, figures: tuple[int, int, int, bool], count: int
) -> Draw:
    score, silver, vikings, passed = figures

    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        fill = theme.colour("panel_raised" if front else "panel")
        line = theme.colour("line_strong" if front else "line")
        brush.box(rect, fill, line, 7, 1.6 if front else 1)
        if asked:
            brush.box(QRectF(8, rect.height() - 4, rect.width() - 16, 3), theme.colour("glow"), None, 1.5)
        side = 22.0
        brush.disc(look, QRectF(5, (rect.height() - side) / 2, side, side))
        if start:
            brush.symbol("icons/star", QRectF(18, 1, 12, 12))
        marks: list[tuple[str, str]] = [("", figure(score))]
        if count <= 2:
            marks = [("feast/silver", figure(silver)), ("feast/viking", "–" if passed else figure(vikings)), *marks]
        elif count == 3:
            marks = [("feast/viking", "–" if passed else figure(vikings)), *marks]
        x = rect.width() - 6
        for symbol, text in reversed(marks):
            shown = f"{text}/{YARDSTICK}" if not symbol and count == 1 else text
            wide = 7.5 * len(shown) + 4
            x -= wide
            if symbol:
                brush.text(QRectF(x, 0, wide, rect.height()), shown, 13)
                x -= 17
                if symbol == "feast/viking":
                    brush.seat_symbol(symbol, look, QRectF(x, (rect.height() - 17) / 2, 17, 17))
                else:
                    brush.symbol(symbol, QRectF(x, (rect.height() - 17) / 2, 17, 17))
            else:
                brush.text(QRectF(x, 0, wide, rect.height()), shown, 14, bold=True)
                if count > 2:  # the bold figure is the score; the name needs the room
                    continue
                x -= 17
                brush.symbol("icons/score", QRectF(x, (rect.height() - 15) / 2, 15, 15))
            x -= 6
        name_rect = QRectF(31, 0, max(10.0, x - 33), rect.height())
        brush.text(name_rect, name, 13, bold=front, align=Qt.AlignmentFlag.AlignLeft)

    return draw


# Banquet --------------------------------------------------------------------------------------------------------------


def banquet_rect(area: QRectF, space: int, wide: int = 1) -> QRectF:
    """Some banquet spaces, from 0 at the left."""
    inner = area.adjusted(4, 3, -4, -3)
    each = inner.width() / 12
    return QRectF(inner.left() + space * each, inner.top(), wide * each, inner.height())


def banquet_space(area: QRectF, x: float) -> float:
    """A point's place on the banquet table, in spaces from the left edge."""
    inner = area.adjusted(4, 3, -4, -3)
    return (x - inner.left()) / (inner.width() / 12)


def _banquet(part: Part, seen: Seen) -> None:
    area = seen.places.banquet
    state, player = seen.state, seen.player
    panel(part, seen, "banquet", area)
    spaces = open_spaces(state, seen.seat)
    frame = feasting_of(state, seen.seat)
    covered = spread(state, frame) if frame is not None else {}
    last = state.rules.blank_spaces + state.rules.rounds
    for number in range(12):
        if number < PANEL_SPACES * len(player.emigrated):
            continue
        to_fill = number in spaces
        round_number = number - state.rules.blank_spaces + 1
        shown = round_number if number >= state.rules.blank_spaces and number < last else 0
        hungry = frame is not None and number not in covered and to_fill
        key = (to_fill, shown, seen.viking_look(seen.seat, shown), hungry)
        part.draw(("banquet", number), seen, banquet_rect(area, number), key, _banquet_space(*key))
        part.at(("banquet", number), banquet_rect(area, number), stop=frame is not None and to_fill)
    for panel_number, ship in enumerate(player.emigrated):
        rect = banquet_rect(area, PANEL_SPACES * panel_number, PANEL_SPACES)
        part.draw(("emigrated", panel_number), seen, rect, ship, _emigrated(ship))
        part.at(("emigrated", panel_number), rect)
    if frame is not None:
        for order, (place, first, lengthwise) in enumerate(frame.laid):
            rect = banquet_rect(area, first, width_of(place, lengthwise == 1))
            part.draw(("food", order), seen, rect, (place, lengthwise), food(place, lengthwise == 1), 2.0)


def food(place: int, lengthwise: bool) -> Draw:
    """A tile of food as it lies on the banquet table: as wide as the spaces it covers."""

    def draw(brush: Brush, rect: QRectF) -> None:
        tile = tile_of(place)
        colour = "silver" if ITEMS[place] == "silver" else GOOD[tile].colour
        theme = brush.theme
        fill = theme.goods(colour)
        brush.box(rect.adjusted(1, 1, -1, -1), fill, fill.darker(150), 4, 1.2)
        side = min(rect.width() - 4, rect.height() - 8, 30.0)
        ink = "ink_dark" if theme.goods_ink(colour).lightness() < 128 else "ink_light"
        brush.symbol(
            f"feast/{tile}", QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side), ink=ink
        )

    return draw


def _banquet_space(to_fill: bool, number: int, look: int, hungry: bool) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        here = rect.adjusted(1, 1, -1, -1)
        brush.box(
            here, theme.colour("cell" if to_fill else "board"), theme.colour("line_strong" if hungry else "line"), 4, 1
        )
        if not to_fill and number:
            side = min(here.width() - 2, 22.0)
            brush.seat_symbol("feast/viking", look, QRectF(here.center().x() - side / 2, here.top() + 1, side, side))
            brush.text(QRectF(here.left(), here.bottom() - 15, here.width(), 14), str(number), 12, "text_soft")
        elif number:
            brush.text(QRectF(here.left(), here.bottom() - 15, here.width(), 14), str(number), 12, "text_soft")
        if hungry:
            side = min(here.width() - 6, 16.0)
            brush.painter.setOpacity(0.55)
            brush.symbol("feast/thing_penalty", QRectF(here.center().x() - side / 2, here.top() + 4, side, side))
            brush.painter.setOpacity(1.0)

    return draw


def _emigrated(ship: str) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        here = rect.adjusted(1, 1, -1, -1)
        brush.box(here, theme.colour("water"), theme.colour("line_strong"), 5, 1)
        side = min(here.height() - 6, here.width() - 18)
        brush.symbol(f"feast/{ship}", QRectF(here.left() + 2, here.center().y() - side / 2, side, side))
        points = str(EMIGRATED_POINTS[ship])
        brush.text(
            QRectF(here.right() - 18, here.top(), 17, here.height()),
            points,
            12,
            bold=True,
            colour=theme.ink_on(theme.colour("water")),
        )

    return draw


# Thing square and penalties -------------------------------------------------------------------------------------------


def _thing(part: Part, seen: Seen) -> None:
    area = seen.places.thing
    player = seen.player
    key = (player.thing, player.penalties, seen.viking_look(seen.seat), player.passed)
    part.draw(("thing",), seen, area, key, _thing_square(*key))
    feast = feasting_of(seen.state, seen.seat)
    if feast is None or feast.ended:  # else the helper's button lies over it
        part.at(("thing",), area)


def _thing_square(vikings: int, penalties: int, look: int, passed: bool) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        brush.box(rect, theme.colour("panel"), theme.colour("line"), 7, 1)
        room = rect.width() - 10 - (34 if penalties else 0) - 22
        side = 24.0
        step = min(side * 0.6, (room - side) / max(1, vikings - 1)) if vikings > 1 else 0.0
        brush.painter.setOpacity(0.45 if passed else 1.0)
        for one in range(vikings):
            brush.seat_symbol(
                "feast/viking_meeple", look, QRectF(5 + one * step, rect.center().y() - side / 2, side, side)
            )
        brush.painter.setOpacity(1.0)
        x = 5 + (vikings - 1) * step + side + 2 if vikings else 6.0
        brush.text(QRectF(x, 0, 24, rect.height()), figure(vikings), 14, bold=True, align=Qt.AlignmentFlag.AlignLeft)
        if penalties:
            here = QRectF(rect.right() - 40, rect.center().y() - 10, 20, 20)
            brush.symbol("feast/thing_penalty", here)
            brush.text(
                QRectF(here.right() + 1, 0, 18, rect.height()),
                figure(penalties),
                13,
                "danger",
                bold=True,
                align=Qt.AlignmentFlag.AlignLeft,
            )

    return draw


# Ships and animals ----------------------------------------------------------------------------------------------------


def berth_rects(area: QRectF) -> tuple[list[QRectF], list[QRectF], list[QRectF]]:
    """Small berths, large berths, and the stalls of the stable."""
    inner = area.adjusted(4, 3, -4, -3)
    unit = (inner.width() - 8) / (SMALL_BERTHS * 0.85 + LARGE_BERTHS + 4 * 0.62)
    x = inner.left()
    small, large, stalls = [], [], []
    for _ in range(SMALL_BERTHS):
        small.append(QRectF(x, inner.top(), unit * 0.85 - 2, inner.height()))
        x += unit * 0.85
    x += 3
    for _ in range(LARGE_BERTHS):
        large.append(QRectF(x, inner.top(), unit - 2, inner.height()))
        x += unit
    x += 3
    for _ in range(4):
        stalls.append(QRectF(x, inner.top(), unit * 0.62 - 2, inner.height()))
        x += unit * 0.62
    return small, large, stalls


def _harbour(part: Part, seen: Seen) -> None:
    area, player = seen.places.harbour, seen.player
    panel(part, seen, "harbour", area)
    small, large, stalls = berth_rects(area)
    for number, rect in enumerate(small):
        if number < len(player.boats):
            ore = player.boats[number]
            part.draw(
                ("ship", "small", number),
                seen,
                rect,
                ore,
                _ship("whaling_boat", ore + PRINTED_ORE, BOAT_ORE + PRINTED_ORE),
            )
            part.at(("ship", "whaling_boat", number), rect)
        else:
            part.draw(("ship", "small", number), seen, rect, "free", _berth("whaling_boat"))
            part.at(("berth", "small", number), rect)
    ships: list[tuple[str, int, int]] = [("knarr", number, 0) for number in range(player.knarrs)]
    ships += [("longship", number, ore) for number, ore in enumerate(player.longships)]
    for number, rect in enumerate(large):
        if number < len(ships):
            ship, index, ore = ships[number]
            most = LONGSHIP_ORE if ship == "longship" else 0
            part.draw(("ship", "large", number), seen, rect, (ship, ore), _ship(ship, ore, most))
            part.at(("ship", ship, index), rect)
        else:
            part.draw(("ship", "large", number), seen, rect, "free", _berth("longship"))
            part.at(("berth", "large", number), rect)
    for rect, place in zip(stalls, (SHEEP, EWE, CATTLE, COW), strict=True):
        count = player.supply[place]
        part.draw(("stall", place), seen, rect, count, _stall(place, count))
        part.at(("item", ITEMS[place]), rect)


def _ship(ship: str, ore: int, most: int) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        brush.box(rect, theme.colour("water"), theme.colour("line_strong"), 5, 1)
        side = min(rect.width() - 2, rect.height() - 6)
        brush.symbol(f"feast/{ship}", QRectF(rect.center().x() - side / 2, 0 if most else 3, side, side))
        size = 9.0
        for number in range(most):
            here = QRectF(rect.center().x() + (number - most / 2) * (size + 1), rect.bottom() - size - 1, size, size)
            brush.box(
                here, theme.goods("ore") if number < ore else theme.colour("cell"), theme.colour("line_strong"), 2, 1
            )

    return draw


def _berth(ship: str) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        brush.box(rect, theme.colour("water", 0.45), None, 5)
        brush.painter.setOpacity(0.28)
        side = min(rect.width() - 8, rect.height() - 10)
        brush.symbol(f"feast/{ship}", QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side))
        brush.painter.setOpacity(1.0)
        pen = QPen(theme.colour("line_strong"), 1, Qt.PenStyle.DashLine)
        brush.painter.setPen(pen)
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        brush.painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)

    return draw


def _stall(place: int, count: int) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        brush.box(rect, theme.colour("cell" if count else "board"), theme.colour("line"), 5, 1)
        side = min(rect.width() - 1, 24.0)
        brush.painter.setOpacity(1.0 if count else 0.3)
        brush.symbol(drawing(ITEMS[place]), QRectF(rect.center().x() - side / 2, 1, side, side))
        brush.painter.setOpacity(1.0)
        if count:
            brush.text(QRectF(0, rect.bottom() - 15, rect.width(), 14), figure(count), 13, bold=True)

    return draw


def _weapons(part: Part, seen: Seen) -> None:
    area, player = seen.places.weapons, seen.player
    panel(part, seen, "weapons", area)
    inner = area.adjusted(4, 3, -4, -3)
    wide = inner.width() / 4
    for number, weapon in enumerate(WEAPONS):
        rect = QRectF(inner.left() + number * wide, inner.top(), wide - 2, inner.height())
        count = player.supply[ITEMS.index(weapon)]
        part.draw(("weapon", weapon), seen, rect, count, _weapon(weapon, count))
        part.at(("item", weapon), rect)


def _weapon(weapon: str, count: int) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        brush.painter.setOpacity(1.0 if count else 0.3)
        side = min(26.0, rect.width() * 0.6, rect.height())
        brush.symbol(drawing(weapon), QRectF(0, rect.center().y() - side / 2, side, side))
        brush.text(
            QRectF(side + 1, 0, rect.width() - side, rect.height()),
            figure(count),
            14,
            bold=True,
            align=Qt.AlignmentFlag.AlignLeft,
        )
        brush.painter.setOpacity(1.0)

    return draw


__all__ = ["FIELDS", "banquet_rect", "banquet_space", "berth_rects", "declare", "feasting_of", "food", "tile_token"]
