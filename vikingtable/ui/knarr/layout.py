"""Where everything lies on the table: rectangles for a view's shape, a number of seats and a size of text."""

from attrs import frozen
from PySide6.QtCore import QRectF

from vikingtable.ui.knarr.cards import CARD_SHAPE, LAND_SHAPE

#: The smallest table, in units of the scene; the other side grows with the shape of the view.
LEAST_WIDTH, LEAST_HEIGHT = 1000.0, 640.0
#: A view that is wider than this against its height leaves room at both sides.
WIDEST, NARROWEST = 2.2, 1.15
GAP = 8.0


@frozen
class Layout:
    """All places in scene units."""

    width: float
    height: float
    #: The common board, and on it: both rows of destinations (stock, then three spaces), the offer, the tracks.
    board: QRectF
    stock_a: QRectF
    stock_b: QRectF
    row_a: tuple[QRectF, ...]
    row_b: tuple[QRectF, ...]
    #: The five spaces: the card's place; the plaque below it.
    offer: tuple[QRectF, ...]
    plaques: tuple[QRectF, ...]
    deck: QRectF
    discard: QRectF
    tracks: QRectF
    artifacts: QRectF
    #: The large seat's area, and in it: crew, boat with its destinations, hand, corner of what can be done.
    front: QRectF
    header: QRectF
    crew: QRectF
    boat: QRectF
    hand: QRectF
    corner: QRectF
    #: The panels of the other seats, clockwise.
    others: tuple[QRectF, ...]


def arranged(view_width: float, view_height: float, others: int, artifacts: int, text_scale: float = 1.0) -> Layout:
    """The places for a view of this size with so many other seats and artifacts."""
    scale = max(min(view_width / LEAST_WIDTH, view_height / LEAST_HEIGHT), 0.05)
    height = max(LEAST_HEIGHT, view_height / scale)
    width = max(LEAST_WIDTH, view_width / scale)
    width = min(width, height * WIDEST)
    height = min(height, width / NARROWEST)
    more = max(0.0, text_scale - 1.0)

    side = min(0.29 * width, 360.0) + 40 * more
    left = width - side - GAP
    common = min(0.492 * height, 0.52 * left)
    board = QRectF(0, 0, left, common)
    inner = board.adjusted(10, 8, -10, -8)

    # The tracks take what is right of the cards.
    offer_high = inner.height() * 0.375
    land_high = (inner.height() - offer_high - 2 * GAP) / 2
    land_wide = min(land_high * 1.55, land_high * LAND_SHAPE * 1.05, inner.width() * 0.195)
    stock_wide = land_high * 0.62
    row_a, row_b = [], []
    for at in range(3):
        x = inner.left() + stock_wide + GAP + at * (land_wide + GAP)
        row_a.append(QRectF(x, inner.top(), land_wide, land_high))
        row_b.append(QRectF(x, inner.top() + land_high + GAP, land_wide, land_high))
    stock_a = QRectF(inner.left(), inner.top(), stock_wide, land_high)
    stock_b = stock_a.translated(0, land_high + GAP)

    plaque = max(20.0, offer_high * 0.18)
    card_high = offer_high - plaque - 4
    cards_right = row_a[-1].right()
    top = inner.bottom() - offer_high
    pile = (offer_high - 6) / 2
    deck = QRectF(cards_right - pile * CARD_SHAPE - 10, top, pile * CARD_SHAPE, pile)
    step = (deck.left() - 10 - inner.left()) / 5
    card_wide = min(card_high * CARD_SHAPE, step - 8)
    offer, plaques = [], []
    for at in range(5):
        x = inner.left() + at * step
        high = card_wide / CARD_SHAPE
        offer.append(QRectF(x + (step - card_wide) / 2 - 2, top + card_high - high, card_wide, high))
        wide = min(step - 5, card_wide + 10)
        plaques.append(QRectF(x + (step - wide) / 2 - 2, top + card_high + 4, wide, plaque))
    discard = deck.translated(0, pile + 6)

    rest = QRectF(cards_right + 2 * GAP, inner.top(), inner.right() - cards_right - 2 * GAP, inner.height())
    artifact_high = 0.0 if not artifacts else min(rest.height() * 0.42, (58 + 26 * more) * artifacts + 4)
    tracks = rest.adjusted(0, 0, 0, -(artifact_high + GAP) if artifacts else 0)
    art = QRectF(rest.left(), rest.bottom() - artifact_high, rest.width(), artifact_high)

    front = QRectF(0, board.bottom() + GAP, left, height - board.bottom() - GAP)
    body = front.adjusted(12, 6, -10, -10)
    header = QRectF(body.left(), body.top(), body.width(), 34 + 8 * more)
    area = QRectF(body.left(), header.bottom() + 6, body.width(), body.bottom() - header.bottom() - 6)
    corner_wide = min(0.335 * area.width(), 300.0) + 20 * more
    boat_wide = min(0.205 * area.width(), 190.0)
    corner_x = area.right() - corner_wide
    crew = QRectF(area.left(), area.top(), corner_x - boat_wide - 2 * 10 - area.left(), area.height())
    boat = QRectF(crew.right() + 10, area.top(), boat_wide, area.height())
    hand_high = min(corner_wide / 3 / CARD_SHAPE * 0.95, area.height() * 0.43)
    hand = QRectF(corner_x, area.top(), corner_wide, hand_high)
    corner = QRectF(corner_x, hand.bottom() + GAP, corner_wide, area.bottom() - hand.bottom() - GAP)

    room = (height - GAP * (others - 1)) / max(1, others)
    panels = tuple(QRectF(left + GAP, at * (room + GAP), side, room) for at in range(others))
    return Layout(
        width=width,
        height=height,
        board=board,
        stock_a=stock_a,
        stock_b=stock_b,
        row_a=tuple(row_a),
        row_b=tuple(row_b),
        offer=tuple(offer),
        plaques=tuple(plaques),
        deck=deck,
        discard=discard,
        tracks=tracks,
        artifacts=art,
        front=front,
        header=header,
        crew=crew,
        boat=boat,
        hand=hand,
        corner=corner,
        others=panels,
    )
