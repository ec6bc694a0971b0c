"""The bench over the islands: the die of an action under way, blue goods as loot, the button of the helper."""

from PySide6.QtCore import QRectF

from vikingtable.rules.feast.dice import LOW, loot_values, result_of, settlements
from vikingtable.rules.feast.feasting import open_spaces, spread
from vikingtable.rules.feast.frames import Forging, Rolling
from vikingtable.rules.feast.goods import GOOD, PIECES
from vikingtable.rules.feast.standing import DICE_SIDES, DICE_WEAPON
from vikingtable.rules.feast.state import FeastState
from vikingtable.ui import atlas
from vikingtable.ui.feast.deeds import BLUE
from vikingtable.ui.feast.geometry import flow
from vikingtable.ui.feast.own import feasting_of
from vikingtable.ui.feast.picture import Part, Seen
from vikingtable.ui.feast.slab import Brush, Draw
from vikingtable.ui.i18n import number as figure
from vikingtable.ui.i18n import tr

FIELDS = frozenset({"frames", "players", "specials"})
_Z = 20.0
_WAYS = 6
_WEAPONS = ("feast/bow", "feast/snare", "feast/spear", "feast/long_sword")


def rolling_of(state: FeastState) -> Rolling | None:
    """The dice action that waits for an answer."""
    frame = state.frames[-1] if state.frames else None
    return frame if isinstance(frame, Rolling) else None


def declare(part: Part, seen: Seen) -> None:
    """What the action under way needs; nothing otherwise."""
    frame = rolling_of(seen.state)
    if frame is not None:
        _dice(part, seen, frame)
    elif seen.state.frames and isinstance(seen.state.frames[-1], Forging):
        _ground(part, seen)
        _goods(part, seen, ("jewelry",), seen.places.islands.adjusted(90, 6, -6, -6))
    feast = feasting_of(seen.state, seen.seat)
    if feast is not None and not feast.ended:
        left = len(open_spaces(seen.state, seen.seat)) - len(spread(seen.state, feast))
        area = seen.places.thing
        text = tr("feast_ui.feast.fill")
        part.draw(("fill",), seen, area, (left, text), _fill(left, text), _Z)
        part.at(("fill",), area)


def _ground(part: Part, seen: Seen) -> None:
    def draw(brush: Brush, rect: QRectF) -> None:
        brush.box(rect, brush.theme.colour("panel_raised"), brush.theme.colour("line_strong"), 7, 1.5)

    part.draw(("bench",), seen, seen.places.islands, "bench", draw, _Z - 1)


def die_rect(area: QRectF) -> QRectF:
    """Where the die lies."""
    side = min(62.0, area.height() - 16)
    return QRectF(area.left() + 10, area.top() + 5, side, side)


def _dice(part: Part, seen: Seen, frame: Rolling) -> None:
    area = seen.places.islands
    _ground(part, seen)
    die = die_rect(area)
    part.draw(("die",), seen, die, (frame.dice, frame.roll), _die(DICE_SIDES[frame.dice], frame.roll), _Z)
    part.at(("die",), die)
    dots = QRectF(die.left(), die.bottom() + 1, die.width(), 10)
    part.draw(("rolls",), seen, dots, (frame.rolls, frame.most), _rolls(frame.rolls, frame.most), _Z)
    info = QRectF(die.right() + 8, area.top() + 6, 62, area.height() - 12)
    key = (frame.dice, frame.rolls, result_of(frame), frame.modifier)
    part.draw(("result",), seen, info, key, _result(frame), _Z)
    if frame.dice in LOW and frame.rolls:
        room = QRectF(info.right() + 6, area.top() + 5, area.right() - info.right() - 12, area.height() - 10)
        _settlements(part, seen, frame, room)
    if frame.dice not in LOW and frame.rolls:
        room = QRectF(info.right() + 4, area.top() + 4, area.right() - info.right() - 8, area.height() - 8)
        _goods(part, seen, BLUE, room)


def cheapest(state: FeastState, frame: Rolling) -> list[tuple[int, int]]:
    """The ways to pay that are offered on the bench, as (wood, weapon cards): few things and cards first."""
    ways = settlements(state, frame)
    return sorted(ways, key=lambda way: (way[0] + way[1], way[0]))[:_WAYS]


def _settlements(part: Part, seen: Seen, frame: Rolling, room: QRectF) -> None:
    ways = cheapest(seen.state, frame)
    weapon = _WEAPONS[DICE_WEAPON[frame.dice]]
    boxes = flow(room, max(1, len(ways)), (room.width() - 3) / 2 - 0.1, (room.height() - 6) / 3 - 0.1, 3.0)
    for number, (way, rect) in enumerate(zip(ways, boxes, strict=False)):
        part.draw(("settle", number), seen, rect, (way, weapon), _way(way, weapon), _Z)
        part.at(("settle", *way), rect)


def _way(way: tuple[int, int], weapon: str) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        brush.box(rect, brush.theme.colour("cell"), brush.theme.colour("line"), 5, 1)
        signs: list[str] = []
        for count, symbol in zip(way, ("feast/wood", weapon), strict=True):
            if count:
                signs += ["+"] * bool(signs) + [figure(count), symbol]
        brush.line(tuple(signs) or ("icons/check",), rect.adjusted(3, 2, -3, -2))

    return draw


def _goods(part: Part, seen: Seen, goods: tuple[str, ...], room: QRectF) -> None:
    values = loot_values(seen.state, seen.seat)
    boxes = flow(room, len(goods), (room.width() - 4 * 2) / 5 - 0.1, (room.height() - 2) / 2 - 0.1, 2.0)
    for good, rect in zip(goods, boxes, strict=True):
        part.draw(("loot", good), seen, rect, (good, values.get(good, 0)), _loot(good, values.get(good, 0)), _Z)
        part.at(("loot", good), rect)


def _die(sides: int, roll: int) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        scale = brush.sharp.scale
        pixmap = atlas.shared().die_pixmap(
            sides,
            round(rect.width() * scale, 1),
            brush.sharp.dpr,
            value=roll or None,
            symbol=None if roll else "icons/dice",
        )
        brush.pixmap(pixmap, rect)

    return draw


def _rolls(rolls: int, most: int) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        for number in range(most):
            here = QRectF(rect.center().x() + (number - most / 2) * 11, 1, 8, 8)
            brush.box(here, theme.colour("accent" if number < rolls else "cell"), theme.colour("line_strong"), 4, 1)

    return draw


def _result(frame: Rolling) -> Draw:
    low = frame.dice in LOW

    def draw(brush: Brush, rect: QRectF) -> None:
        if not frame.rolls:
            brush.symbol("icons/arrow_left", QRectF(4, rect.center().y() - 12, 24, 24))
            return
        brush.text(QRectF(0, 0, rect.width(), 34), figure(result_of(frame)), 30, bold=True)
        if frame.modifier:
            sign = "−" if frame.modifier < 0 else "+"
            brush.line((f"{frame.roll} {sign} {abs(frame.modifier)}", "feast/ore"), QRectF(0, 33, rect.width(), 15))
        weapon = _WEAPONS[DICE_WEAPON[frame.dice]]
        material = "feast/wood" if low else "feast/stone"
        brush.line((material, "+", weapon), QRectF(0, rect.height() - 19, rect.width(), 18))

    return draw


def _loot(good: str, value: int) -> Draw:
    piece = PIECES[good]

    def draw(brush: Brush, rect: QRectF) -> None:
        brush.box(rect, brush.theme.colour("cell"), brush.theme.colour("line"), 4, 1)
        brush.tile(piece.shape.cells, GOOD[good].colour, f"feast/{good}", rect.adjusted(2, 2, -2, -2), 7.0)
        if value:
            brush.badge(QRectF(rect.right() - 16, rect.bottom() - 13, 15, 12), figure(value), "madder", "ink_light")

    return draw


def _fill(left: int, text: str) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        brush.box(rect, theme.colour("panel_raised"), theme.colour("line_strong"), 7, 1.5)
        brush.symbol("icons/solver", QRectF(6, rect.center().y() - 11, 22, 22))
        mark = QRectF(rect.right() - 50, rect.center().y() - 11, 22, 22)
        brush.symbol("feast/thing_penalty", mark)
        brush.text(
            QRectF(mark.right(), 0, 25, rect.height()), figure(left), 16, "danger" if left else "success", bold=True
        )
        brush.text(QRectF(30, 0, mark.left() - 32, rect.height()), text, 13, bold=True)

    return draw
