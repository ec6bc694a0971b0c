"""Where everything lies on the table: rectangles for a view's shape, a number of seats and a size of text."""

import math

from attrs import frozen
from PySide6.QtCore import QRectF

from vikingtable.ui.boru import geography
from vikingtable.ui.boru.cards import CARD_SHAPE, LYING_SYMBOL, UPRIGHT_SHAPE, UPRIGHT_SYMBOL

#: The smallest table, in units of the scene; the other side grows with the shape of the view.
LEAST_WIDTH, LEAST_HEIGHT = 1000.0, 640.0
#: A view that is wider than this against its height leaves room at both sides.
WIDEST, NARROWEST = 2.3, 1.2
GAP = 6.0
ROW = 24.0


@frozen
class Layout:
    """All places in scene units."""

    width: float
    height: float
    map: QRectF
    header: QRectF
    seats: QRectF
    #: The running trick; in the draft the packet.
    trick: QRectF
    marriage: QRectF
    battle: QRectF
    church: QRectF
    #: What can be chosen, and what it would bring.
    choices: QRectF
    hand: QRectF


def arranged(view_width: float, view_height: float, seats: int, *, draft: bool, text_scale: float = 1.0) -> Layout:
    """The places for a view of this size with so many seats."""
    scale = max(min(view_width / LEAST_WIDTH, view_height / LEAST_HEIGHT), 0.05)
    height = max(LEAST_HEIGHT, view_height / scale)
    width = max(LEAST_WIDTH, view_width / scale)
    width = min(width, height * WIDEST)
    height = min(height, width / NARROWEST)
    more = max(0.0, text_scale - 1.0)

    wide = min(height * geography.WIDTH / geography.HEIGHT, width * 0.505)
    left = wide + 8
    room = width - left
    tall = height / LEAST_HEIGHT
    header = QRectF(left, 0, room, 24 + 10 * more)
    rows = QRectF(left, header.bottom() + 2, room, (ROW + 4 * more) * seats + 8)
    fixed = header.height() + 2 + rows.height()
    marriage_high, areas_high, choices_high = 62 * tall, 54 * tall, (86 + 16 * more) * tall
    flexible = height - fixed - marriage_high - areas_high - choices_high - 5 * GAP
    trick_high = flexible * (0.64 if draft else 0.40)
    trick = QRectF(left, rows.bottom() + GAP, room, trick_high)
    marriage = QRectF(left, trick.bottom() + GAP, room, marriage_high)
    areas = QRectF(left, marriage.bottom() + GAP, room, areas_high)
    half = (room - GAP) * 0.54
    battle = QRectF(left, areas.top(), half, areas_high)
    church = QRectF(battle.right() + GAP, areas.top(), room - half - GAP, areas_high)
    choices = QRectF(left, areas.bottom() + GAP, room, choices_high)
    hand = QRectF(left, choices.bottom() + GAP, room, height - choices.bottom() - GAP)
    return Layout(
        width=width,
        height=height,
        map=QRectF(0, 0, wide, height),
        header=header,
        seats=rows,
        trick=trick,
        marriage=marriage,
        battle=battle,
        church=church,
        choices=choices,
        hand=hand,
    )


def spread(room: QRectF, count: int, *, gap: float = 6.0, largest: float = 170.0) -> tuple[QRectF, ...]:
    """Places for cards in rows from the upper left, lying or upright: whichever has the larger symbols."""
    if count <= 0 or room.isEmpty():
        return ()
    best, wide, rows, shape = 0.0, 0.0, 1, CARD_SHAPE
    for tried_shape, symbol, most in (
        (CARD_SHAPE, LYING_SYMBOL, largest),
        (UPRIGHT_SHAPE, UPRIGHT_SYMBOL, largest * UPRIGHT_SHAPE),
    ):
        for tried in range(1, count + 1):
            across = math.ceil(count / tried)
            fits = min(
                (room.width() - gap * (across - 1)) / across,
                (room.height() - gap * (tried - 1)) / tried * tried_shape,
                most,
            )
            if fits * symbol > best + 0.01:
                best, wide, rows, shape = fits * symbol, fits, tried, tried_shape
    high = wide / shape
    across = math.ceil(count / rows)
    top = room.top() + (room.height() - rows * high - (rows - 1) * gap) / 2
    found = []
    for at in range(count):
        row, column = divmod(at, across)
        here = min(across, count - row * across)
        used = here * wide + (here - 1) * gap
        x = room.center().x() - used / 2 + column * (wide + gap)
        found.append(QRectF(x, top + row * (high + gap), wide, high))
    return tuple(found)
