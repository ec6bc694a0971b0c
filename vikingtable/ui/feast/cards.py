"""The occupations of the player in front: those in hand (or their backs) and those played."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF

from vikingtable.rules.feast.frames import Keeping
from vikingtable.rules.feast.occupations import OCCUPATION
from vikingtable.ui import atlas
from vikingtable.ui import theme as look
from vikingtable.ui.feast.cardface import BANDS, card_title, paint_reading
from vikingtable.ui.feast.common import panel
from vikingtable.ui.feast.picture import Part, Seen
from vikingtable.ui.feast.slab import Brush, Draw
from vikingtable.ui.feast.working import work_of
from vikingtable.ui.i18n import number as figure
from vikingtable.ui.pieces import CardFace, paint_points

FIELDS = frozenset({"players", "frames"})
#: What stands for the time at which a card works.
_SIGNS = {"y": "icons/check", "b": "icons/clock", "r": "icons/restart", "g": "icons/star"}
CARD_WIDTH = 118.0
_GAP = 4.0
#: The greatest height of a line of a list; what its name cannot have of its width.
_HIGHEST, _BESIDE = 24.0, 15.0
#: A name in a list is cut off rather than written in smaller letters: it is shown large where it is pointed at.
SMALLEST = 9
#: Letters larger than this are read no better.
_LEGIBLE = 11
#: The largest part of the room that one side gets where both have too many cards.
_MOST = 0.65
#: From so many pixels on a card shows its text; smaller ones show when they work.
READABLE = QSizeF(150.0, 92.0)


def declare(part: Part, seen: Seen) -> None:
    """Hand and played cards."""
    player = seen.player
    keeping = any(isinstance(frame, Keeping) for frame in seen.state.frames)
    hand = player.offer if keeping and player.offer else player.hand
    if seen.veiled:
        hand = tuple(-1 if card < 0 or (card > 0 and OCCUPATION[card].starting) else 0 for card in hand)
    left, right = seen.places.hand, seen.places.played
    if keeping and player.offer:
        # Many cards are offered and none is played yet: they take both places.
        panel(part, seen, "hand", left)
        panel(part, seen, "played", right)
        _row(part, seen, "hand", left.united(right), hand, "feast/occupation")
        return
    left, right = shared(left, right, len(hand), len(player.played))
    panel(part, seen, "hand", left)
    panel(part, seen, "played", right)
    _row(part, seen, "hand", left, hand, "feast/occupation")
    _row(part, seen, "played", right, player.played, "feast/occupation_play")
    work = work_of(seen.state, seen.seat)
    for card in work.cards if work is not None else ():
        number = player.played.index(card)
        shown = lying(right, player.played)[number]
        part.draw(("at work", number), seen, shown, "at work", at_work, 2.0)


def shared(hand: QRectF, played: QRectF, held: int, laid: int) -> tuple[QRectF, QRectF]:
    """The areas of so many cards in hand and of so many played: where one side has room to spare the other takes it."""
    whole, gap = hand.united(played), played.left() - hand.right()
    half = hand.width()
    wanted = [max(1, count) * (_width(hand) + _GAP) + _GAP for count in (held, laid)]
    if wanted[0] <= half < wanted[1]:
        wide = wanted[0]
    elif wanted[1] <= half < wanted[0]:
        wide = whole.width() - gap - wanted[1]
    else:
        # Both have too many, or neither: by their numbers, or halves.
        crowded = wanted[0] > half and wanted[1] > half
        share = min(_MOST, max(1 - _MOST, held / (held + laid))) if crowded else 0.5
        wide = (whole.width() - gap) * share
    left = QRectF(whole.left(), whole.top(), wide, whole.height())
    return left, QRectF(left.right() + gap, whole.top(), whole.right() - left.right() - gap, whole.height())


def _width(area: QRectF) -> float:
    return min(CARD_WIDTH, (area.height() - 2 * _GAP) * 180 / 110)


def listed(area: QRectF, cards: tuple[int, ...]) -> bool:
    """Whether cards lie as a list of their names: overlapping ones would hide them."""
    return len(cards) * (_width(area) + _GAP) + _GAP > area.width() and all(card > 0 for card in cards)


def lying(area: QRectF, cards: tuple[int, ...]) -> list[QRectF]:
    """What is seen of each card: beside each other; in a list where they are many; backs overlap."""
    inner = area.adjusted(_GAP, _GAP, -_GAP, -_GAP)
    count = len(cards)
    if listed(area, cards):
        return _lines(inner, cards)[0]
    width = _width(area)
    step = min(width + _GAP, (inner.width() - width) / max(1, count - 1))
    shown = [step if step < width and at + 1 < count else width for at in range(count)]
    return [QRectF(inner.left() + at * step, inner.top(), shown[at], inner.height()) for at in range(count)]


def letters(area: QRectF, cards: tuple[int, ...]) -> int:
    """The size of the letters of a list, in whole units: one for all its names."""
    return _lines(area.adjusted(_GAP, _GAP, -_GAP, -_GAP), cards)[1]


def _lines(inner: QRectF, cards: tuple[int, ...]) -> tuple[list[QRectF], int]:
    """Lines below each other, and the size of their letters.

    In so many columns that the fewest names are cut off; then that the letters are largest.
    """
    widest = [_advance(card_title(card), SMALLEST) / SMALLEST for card in cards]  # for each unit of its letters
    best: tuple[tuple[int, int], list[QRectF], int] | None = None
    for columns in range(1, len(cards) + 1):
        rows = -(-len(cards) // columns)
        width, high = (inner.width() + _GAP) / columns - _GAP, min(_HIGHEST, (inner.height() + 1) / rows - 1)
        most = _letters(high)
        if most < SMALLEST and rows > 1:
            continue
        fitting = min((width - _BESIDE) / wide for wide in widest)
        size = max(SMALLEST, int(min(most, fitting)))
        cut = sum(wide * size > width - _BESIDE + 0.01 for wide in widest)
        rank = (cut, -min(size, _LEGIBLE))
        if best is None or rank < best[0]:
            places = (divmod(at, rows) for at in range(len(cards)))
            lines = [
                QRectF(inner.left() + column * (width + _GAP), inner.top() + row * (high + 1), width, high)
                for column, row in places
            ]
            best = rank, lines, size
    assert best is not None  # in as many columns as cards there is one row
    return best[1], best[2]


def _letters(high: float) -> float:
    """The size of a name's letters in a line that is so high."""
    return min(13.0, high * 0.7)


def _advance(text: str, size: float, *, bold: bool = False) -> float:
    return QFontMetricsF(look.current().pixel_font(size, bold=bold)).horizontalAdvance(text)


def _row(part: Part, seen: Seen, name: str, area: QRectF, cards: tuple[int, ...], empty: str) -> None:
    if not cards:
        part.draw((name, "empty"), seen, area, empty, _nothing(empty), -1.0)
        return
    as_list = listed(area, cards)
    whole, places = _width(area), lying(area, cards)
    # All names of a list stand in the same letters and the same weight.
    size = letters(area, cards) if as_list else 0
    bold = as_list and all(
        _advance(card_title(card), size, bold=True) <= shown.width() - _BESIDE
        for card, shown in zip(cards, places, strict=True)
    )
    for number, (card, shown) in enumerate(zip(cards, places, strict=True)):
        rect = shown if as_list else QRectF(shown.left(), shown.top(), whole, shown.height())
        drawn = line(card, size, bold=bold) if as_list else face(card)
        part.draw((name, number), seen, rect, (card, card_title(card), size, bold), drawn, 1.0 + number * 0.01)
        part.at(("card", card, number) if name == "hand" else ("played", card, number), shown)
    if len(cards) > 4 and not as_list:
        at = QRectF(area.right() - 24, area.top() + 2, 22, 15)
        part.draw((name, "count"), seen, at, len(cards), _count(len(cards)), 3.0)


PREVIEW = QSizeF(250.0, 168.0)


def preview_rect(seen: Seen, beside: QRectF) -> QRectF:
    """Where a card is shown large: above its place, inside the table."""
    around = seen.places.scene
    x = min(max(beside.center().x() - PREVIEW.width() / 2, around.left() + 4), around.right() - PREVIEW.width() - 4)
    top = min(beside.top(), seen.places.hand.top())  # the other cards stay in sight
    return QRectF(x, top - PREVIEW.height() - 8, PREVIEW.width(), PREVIEW.height())


def large(card: int, title: str, lines: tuple[str, ...]) -> Draw:
    """A card to be read: its name, what it does, its points."""

    def draw(brush: Brush, rect: QRectF) -> None:
        theme, what = brush.theme, OCCUPATION[card]
        body = rect.adjusted(2, 2, -2, -2)
        brush.box(body.translated(1, 2), theme.colour("shadow", 0.3), None, 9)
        brush.box(body, theme.colour("card"), theme.colour("card_line"), 9, 1.5)
        fill = theme.colour(BANDS[what.colours[0]])
        band = QRectF(body.left() + 1, body.top() + 1, body.width() - 2, 30)
        brush.box(band, fill, None, 8)
        ink = theme.ink_on(fill)
        left = Qt.AlignmentFlag.AlignLeft
        brush.text(band.adjusted(10, 0, -60, 0), title, 15, bold=True, align=left, colour=ink)
        right = Qt.AlignmentFlag.AlignRight
        brush.text(band.adjusted(0, 0, -10, 0), what.deck, 13, align=right, colour=ink)
        if what.points:
            shield = QRectF(body.right() - 36, body.bottom() - 36, 28, 30)
            paint_points(brush.painter, shield, figure(what.points), theme)
        text = QRectF(body.left() + 10, band.bottom() + 6, body.width() - 20, body.bottom() - band.bottom() - 12)
        size = 14.0
        whole = "\n".join(lines)
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        while size > 10:
            font = theme.pixel_font(size)
            if (
                QFontMetricsF(font).boundingRect(QRectF(0, 0, text.width(), 1000), flags, whole).height()
                <= text.height()
            ):
                break
            size -= 0.5
        brush.painter.setFont(theme.pixel_font(size))
        brush.painter.setPen(theme.colour("text"))
        brush.painter.drawText(text, flags, whole)

    return draw


def at_work(brush: Brush, rect: QRectF) -> None:
    """A card that does something now: framed, with a sign at its corner."""
    theme = brush.theme
    width = 3 if rect.height() > 30 else 2
    brush.box(rect.adjusted(1, 1, -1, -1), theme.colour("accent", 0.14), theme.colour("accent"), 6, width)
    side = min(22.0, max(12.0, rect.height() * 0.34), rect.width() - 4)
    low = rect.height() < 2 * side  # a line of a list: the name stays free
    left = rect.right() - side - 3 if low else rect.left() + 3
    sign = QRectF(left, rect.center().y() - side / 2 if low else rect.bottom() - side - 3, side, side)
    brush.box(sign, theme.colour("accent"), None, side / 2)
    brush.symbol("icons/play", sign.adjusted(side * 0.16, side * 0.16, -side * 0.16, -side * 0.16), ink="bone")


def _count(count: int) -> Draw:
    return lambda brush, rect: brush.badge(rect, figure(count))


def _nothing(symbol: str) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        side = min(38.0, rect.height() * 0.6)
        brush.painter.setOpacity(0.16)
        brush.symbol(symbol, QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side))
        brush.painter.setOpacity(1.0)

    return draw


def line(card: int, size: int, *, bold: bool) -> Draw:
    """A card as a line of a list: its colours, its name, when it works and its points where there is room for them."""

    def draw(brush: Brush, rect: QRectF) -> None:
        theme, what, title = brush.theme, OCCUPATION[card], card_title(card)
        brush.box(rect, theme.colour("card"), theme.colour("card_line"), 4, 1)
        mark = QRectF(rect.left() + 2, rect.top() + 2, 7, rect.height() - 4)
        part = mark.height() / len(what.colours)
        for at, colour in enumerate(what.colours):
            brush.box(QRectF(mark.left(), mark.top() + at * part, 7, part), theme.colour(BANDS[colour]), None, 2)
        room = rect.adjusted(12, 0, -3, 0)
        needed = _advance(title, size, bold=bold)
        side = rect.height() - 4
        if what.points and needed + side + 3 <= room.width():
            shield = QRectF(room.right() - side, rect.top() + 2, side, side)
            paint_points(brush.painter, shield, figure(what.points), theme)
            room.setRight(shield.left() - 2)
        for colour in reversed(what.colours):
            if needed + side + 3 <= room.width():
                brush.symbol(_SIGNS[colour], QRectF(room.right() - side, rect.top() + 3, side - 2, side - 2))
                room.setRight(room.right() - side - 1)
        metrics = QFontMetricsF(theme.pixel_font(size, bold=bold))
        shown = metrics.elidedText(title, Qt.TextElideMode.ElideRight, room.width() + 1)
        brush.text(room, shown, size, bold=bold, align=Qt.AlignmentFlag.AlignLeft)

    return draw


def face(card: int) -> Draw:
    """A card's face, or its back where it is not seen."""

    def draw(brush: Brush, rect: QRectF) -> None:
        scale = brush.sharp.scale
        wide, high = round(rect.width() * scale), round(rect.height() * scale)
        sheet = atlas.shared()
        if card <= 0:
            token = "birch" if card < 0 else "oak"
            pixmap = sheet.card_back_pixmap("feast/occupation", token, wide, high, brush.sharp.dpr)
            brush.pixmap(pixmap, rect)
            return
        if min(wide / READABLE.width(), high / READABLE.height()) >= 1:
            paint_reading(brush.painter, rect, card, brush.theme)
            return
        what = OCCUPATION[card]
        shown = CardFace(
            band=BANDS[what.colours[0]],
            title=card_title(card),
            number=what.deck,
            line=tuple(_SIGNS[colour] for colour in what.colours),
            points=figure(what.points) if what.points else "",
        )
        brush.pixmap(sheet.card_pixmap(shown, wide, high, brush.sharp.dpr), rect)

    return draw
