"""The occupations of the player in front: those in hand (or their backs) and those played."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF

from vikingtable.rules.feast.frames import Keeping
from vikingtable.rules.feast.occupations import OCCUPATION
from vikingtable.ui import atlas
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
#: From so many pixels on a card shows its text; smaller ones show when they work.
READABLE = QSizeF(150.0, 92.0)


def declare(part: Part, seen: Seen) -> None:
    """Hand and played cards."""
    player = seen.player
    keeping = any(isinstance(frame, Keeping) for frame in seen.state.frames)
    hand = player.offer if keeping and player.offer else player.hand
    if seen.veiled:
        hand = tuple(-1 if card < 0 or (card > 0 and OCCUPATION[card].starting) else 0 for card in hand)
    panel(part, seen, "hand", seen.places.hand)
    panel(part, seen, "played", seen.places.played)
    if keeping and player.offer:
        # Many cards are offered and none is played yet: they take both places.
        _row(part, seen, "hand", seen.places.hand.united(seen.places.played), hand, "feast/occupation")
        return
    _row(part, seen, "hand", seen.places.hand, hand, "feast/occupation")
    _row(part, seen, "played", seen.places.played, player.played, "feast/occupation_play")
    work = work_of(seen.state, seen.seat)
    for card in work.cards if work is not None else ():
        rects = card_rects(seen.places.played, len(player.played))
        number = player.played.index(card)
        shown = QRectF(rects[number])
        if number + 1 < len(rects):
            shown.setRight(min(shown.right(), rects[number + 1].left()))
        part.draw(("at work", number), seen, shown, "at work", at_work, 2.0)


def card_rects(area: QRectF, count: int) -> list[QRectF]:
    """Where cards lie in an area: beside each other, overlapping where they are many."""
    inner = area.adjusted(4, 4, -4, -4)
    width = min(CARD_WIDTH, inner.height() * 180 / 110)
    step = min(width + 4, (inner.width() - width) / max(1, count - 1)) if count > 1 else 0.0
    return [QRectF(inner.left() + at * step, inner.top(), width, inner.height()) for at in range(count)]


def _row(part: Part, seen: Seen, name: str, area: QRectF, cards: tuple[int, ...], empty: str) -> None:
    if not cards:
        part.draw((name, "empty"), seen, area, empty, _nothing(empty), -1.0)
        return
    rects = card_rects(area, len(cards))
    for number, (card, rect) in enumerate(zip(cards, rects, strict=True)):
        key = (card, card_title(card))
        part.draw((name, number), seen, rect, key, face(card), 1.0 + number * 0.01)
        shown = rect
        if number + 1 < len(rects):
            shown = QRectF(
                rect.left(), rect.top(), min(rect.width(), rects[number + 1].left() - rect.left()), rect.height()
            )
        part.at(("card", card, number) if name == "hand" else ("played", card, number), shown)
    if len(cards) > 4:
        at = QRectF(area.right() - 24, area.top() + 2, 22, 15)
        part.draw((name, "count"), seen, at, len(cards), _count(len(cards)), 3.0)


PREVIEW = QSizeF(250.0, 168.0)


def preview_rect(seen: Seen, beside: QRectF) -> QRectF:
    """Where a card is shown large: above its place, inside the table."""
    around = seen.places.scene
    x = min(max(beside.center().x() - PREVIEW.width() / 2, around.left() + 4), around.right() - PREVIEW.width() - 4)
    return QRectF(x, beside.top() - PREVIEW.height() - 8, PREVIEW.width(), PREVIEW.height())


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
    brush.box(rect.adjusted(1, 1, -1, -1), theme.colour("accent", 0.14), theme.colour("accent"), 6, 3)
    side = min(22.0, rect.height() * 0.34, rect.width() - 4)
    sign = QRectF(rect.left() + 3, rect.bottom() - side - 3, side, side)
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
