"""Where everything lies on the table: rectangles for a view's shape, a number of seats and a size of text."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

#: The smallest table, in units of the scene; the other side grows with the shape of the view.
LEAST_WIDTH, LEAST_HEIGHT = 1000.0, 640.0
#: A view that is wider than this against its height leaves room at both sides.
WIDEST = 2.1
#: Width to height of the drawings.
SHIP_SHAPE = 240 / 208
CARD_SHAPE = 0.69
GAP = 8.0
#: How far a card chosen for a bid rises out of the hand.
RISE = 20.0


@frozen
class Layout:
    """All places in scene units. ``others`` are the plates of the other seats, clockwise from the front one."""

    width: float
    height: float
    others: tuple[QRectF, ...]
    #: The picture of village, sea and island.
    harbour: QRectF
    village: QRectF
    #: The ships' places, the one beside the village first.
    berths: tuple[QRectF, QRectF, QRectF]
    island: QRectF
    #: Where the heap of the supply stands: the middle of its lowest row.
    heap: QPointF
    #: Height of the sea's surface at the ships.
    waterline: float
    plank: QRectF
    #: The sign with the house rules.
    rules: QRectF
    #: The warning that the supply is empty.
    warning: QRectF
    #: The wooden board in front.
    board: QRectF
    plate: QRectF
    hand: QRectF
    #: The corner of what can be done: the die, or the bid.
    corner: QRectF
    die: QRectF
    caption: QRectF
    bid: QRectF
    less: QRectF
    more: QRectF
    passing: QRectF
    note: QRectF
    deck: QRectF
    discard: QRectF
    #: The result at the end of the game.
    end: QRectF


def arranged(view_width: float, view_height: float, others: int, text_scale: float = 1.0) -> Layout:
    """The places for a view of this size with so many other seats; ``text_scale`` makes room for larger words."""
    scale = max(min(view_width / LEAST_WIDTH, view_height / LEAST_HEIGHT), 0.05)
    height = max(LEAST_HEIGHT, view_height / scale)
    width = min(max(LEAST_WIDTH, view_width / scale), height * WIDEST)
    more_text = max(0.0, text_scale - 1.0)

    plate_height = 88 + 20 * more_text
    plate_width = min(380.0, (width - GAP * (others - 1)) / others)
    left = max(0.0, (width - others * plate_width - (others - 1) * GAP) / 2)
    plates = tuple(QRectF(left + at * (plate_width + GAP), 0, plate_width, plate_height) for at in range(others))

    board_height = 178 + 26 * more_text
    board = QRectF(0, height - board_height, width, board_height)
    harbour = QRectF(0, plate_height + GAP, width, board.top() - GAP - plate_height - GAP)

    plank_height = 88 + 26 * more_text
    plank_width = min(width - 32, 1180.0)
    plank = QRectF((width - plank_width) / 2, harbour.bottom() - plank_height - 8, plank_width, plank_height)

    waterline = plank.top() - 12
    room = waterline - harbour.top()
    warning_height = 34 + 14 * more_text
    village_width = min(0.21 * width, 260.0)
    village = QRectF(0, waterline - village_width * 1.0, village_width, village_width * 300 / 260)
    island_width = min(0.20 * width, 240.0)
    island = QRectF(width - island_width - 4, 0, island_width, island_width * 150 / 240)
    island.moveBottom(waterline + 8)
    sea_left, sea_right = village.right() - 4, island.left() + 10
    ship_width = min((sea_right - sea_left) / 3.0, (room - warning_height - 8) * SHIP_SHAPE)
    ship_height = ship_width / SHIP_SHAPE
    step = min((sea_right - sea_left) / 3, ship_width * 1.12)
    first = sea_left + ((sea_right - sea_left) - 3 * step) / 2 + (step - ship_width) / 2
    first = min(first, sea_left + 18)
    places = [QRectF(first + at * step, waterline + 12 - ship_height, ship_width, ship_height) for at in range(3)]

    rules = QRectF(island.left() - 30, harbour.top() + 8, width - island.left() + 20, 0)
    rules.setBottom(island.top() + 0.22 * island.height())
    warning = QRectF(0, 0, min(620.0, rules.left() - 40), warning_height)
    warning.moveCenter(QPointF(rules.left() / 2 + 10, harbour.top() + 8 + warning.height() / 2))

    return Layout(
        width=width,
        height=height,
        others=plates,
        harbour=harbour,
        village=village,
        berths=(places[0], places[1], places[2]),
        island=island,
        heap=QPointF(island.center().x() - 2, island.bottom() - island.height() * 0.32),
        waterline=waterline,
        plank=plank,
        rules=rules,
        warning=warning,
        end=_centred(harbour, min(660.0, width - 80), min(harbour.height() - 16, 320.0)),
        **_front(board, more_text),
    )


def _centred(outer: QRectF, width: float, height: float) -> QRectF:
    rect = QRectF(0, 0, width, height)
    rect.moveCenter(outer.center())
    return rect


def _front(board: QRectF, more_text: float) -> dict[str, QRectF]:
    """The places on the wooden board in front: own plate, hand, corner, piles."""
    inner = board.adjusted(12, 10, -12, -10)
    plate = QRectF(inner.left(), inner.top(), min(190 + 60 * more_text, 0.2 * board.width()), inner.height())
    pile_height = min(92.0, inner.height() - 34 - 20 * more_text)
    pile_width = pile_height * CARD_SHAPE
    pile_room = pile_width + 12
    discard = QRectF(inner.right() - pile_room, inner.top() + 8, pile_width, pile_height)
    deck = discard.translated(-pile_room - 4, 0)
    corner_width = min(206 + 60 * more_text, 0.22 * board.width())
    corner = QRectF(deck.left() - 18 - corner_width, inner.top(), corner_width, inner.height())
    hand = QRectF(plate.right() + 14, inner.top(), corner.left() - plate.right() - 30, inner.height())
    caption_height = 38 + 22 * more_text
    side = min(corner.height() - caption_height - 2, corner.width())
    die = QRectF(corner.center().x() - side / 2, corner.top(), side, side)
    caption = QRectF(corner.left(), corner.bottom() - caption_height, corner.width(), caption_height)
    note = QRectF(corner.left(), corner.top(), corner.width(), 34 + 24 * more_text)
    row = (corner.bottom() - note.bottom() - 3 * GAP) / 2
    step = min(row, 44.0)
    less = QRectF(corner.left(), note.bottom() + GAP, step, row)
    more = QRectF(corner.right() - step, less.top(), step, row)
    bid = QRectF(less.right() + 6, less.top(), more.left() - less.right() - 12, row)
    passing = QRectF(corner.left(), bid.bottom() + GAP, corner.width(), row)
    return {
        "board": board,
        "plate": plate,
        "hand": hand,
        "corner": corner,
        "die": die,
        "caption": caption,
        "bid": bid,
        "less": less,
        "more": more,
        "passing": passing,
        "note": note,
        "deck": deck,
        "discard": discard,
    }
