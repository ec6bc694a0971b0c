"""The hand in front: cards by kind, those chosen for a bid raised."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from vikingtable.rules.wild_vikings.pieces import NO_CARDS, Cards
from vikingtable.ui import i18n
from vikingtable.ui.tablekit import Piece
from vikingtable.ui.wild_vikings.layout import CARD_SHAPE, RISE
from vikingtable.ui.wild_vikings.pictures import Kit

#: A card in hand: its kind, and its place among those of its kind from the left.
HandCard = tuple[int, int]
_KIND_GAP = 16.0
#: How much of a card shows beside the next of its kind where there is room, in widths.
_OVERLAP = 0.62


@frozen
class Place:
    """Where a card lies: all of it, and the part that the next one does not cover."""

    card: HandCard
    rect: QRectF
    seen: QRectF


def places(rect: QRectF, cards: Cards, hidden: int = 0) -> tuple[Place, ...]:
    """Where the cards of a hand lie in ``rect`` (with room to rise), kinds side by side; hidden ones are kind −1."""
    groups = [(kind, count) for kind, count in (*enumerate(cards), (-1, hidden)) if count]
    total = sum(count for _, count in groups)
    if not total:
        return ()
    high = rect.height() - RISE - 2
    wide = high * CARD_SHAPE
    breaks = len(groups) - 1
    loose = total - len(groups)
    # From one card to the next of its kind, and from the last of a kind to the next kind: these keep apart longer.
    step = wide * _OVERLAP
    if total > 1:
        step = min(step, (rect.width() - wide - breaks * _KIND_GAP) / (total - 1))
    leap = min(wide + _KIND_GAP, (rect.width() - wide - loose * step) / breaks) if breaks else 0.0
    used = wide + loose * step + breaks * leap
    x = rect.left() + max(0.0, (rect.width() - used) / 2)
    found: list[Place] = []
    for number, (kind, count) in enumerate(groups):
        for at in range(count):
            whole = QRectF(x, rect.top() + RISE, wide, high)
            seen = QRectF(whole)
            if at < count - 1:
                seen.setWidth(min(wide, step))
                x += step
            elif number < breaks:
                seen.setWidth(min(wide, leap))
                x += leap
            found.append(Place((kind, at), whole, seen))
    return tuple(found)


class HandItem(Piece):
    """The cards of the front seat. ``usable`` kinds can be bid now, the others are dimmed during an auction."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.cards: Cards = NO_CARDS
        self.hidden = 0
        self.chosen: frozenset[HandCard] = frozenset()
        self.usable: frozenset[int] | None = None
        self.hovered: HandCard | None = None
        self.fresh: HandCard | None = None
        self.empty_text = ""
        self._places: tuple[Place, ...] = ()

    def show_hand(self, cards: Cards, hidden: int, empty_text: str) -> None:
        """Hold these cards."""
        if (cards, hidden, empty_text) != (self.cards, self.hidden, self.empty_text):
            self.cards, self.hidden, self.empty_text = cards, hidden, empty_text
            self._arrange()

    def show_choice(self, chosen: frozenset[HandCard], usable: frozenset[int] | None) -> None:
        """Raise these cards; ``usable`` kinds are bright (``None``: all)."""
        if (chosen, usable) != (self.chosen, self.usable):
            self.chosen, self.usable = chosen, usable
            self.update()

    def show_hovered(self, card: HandCard | None) -> None:
        """The pointer is over this card."""
        if card != self.hovered:
            self.hovered = card
            self.update()

    def place(self, rect: QRectF) -> None:
        super().place(rect)
        self._arrange()

    def places(self) -> tuple[Place, ...]:
        """Where the cards lie."""
        return self._places

    def spot_of(self, place: Place) -> QRectF:
        """What of a card can be clicked: from where it rises to down to its foot."""
        return place.seen.adjusted(0, -RISE if place.card in self.chosen else 0, 0, 0)

    def point(self, kind: int) -> QPointF:
        """Where a card of a kind goes to or comes from: the upper left corner of the last one."""
        of_kind = [place for place in self._places if place.card[0] == kind]
        if of_kind:
            return of_kind[-1].rect.center()
        return QPointF(self.rect.center().x(), self.rect.center().y() + RISE / 2)

    def card_size(self) -> tuple[float, float]:
        """Width and height of a card."""
        high = self.rect.height() - RISE - 2
        return high * CARD_SHAPE, high

    def _arrange(self) -> None:
        self._places = places(self.rect, self.cards, self.hidden)
        self.update()

    def draw(self, painter: QPainter) -> None:
        kit = self.kit
        if not self._places:
            kit.text(painter, self.rect, self.empty_text, 15, colour="text_soft", align=Qt.AlignmentFlag.AlignCenter)
            return
        for number, place in enumerate(self._places):
            kind, _ = place.card
            rect = QRectF(place.rect)
            if place.card in self.chosen:
                rect.translate(0, -RISE)
            elif place.card == self.hovered:
                rect.translate(0, -RISE * 0.3)
            kit.shadow(painter, rect.adjusted(1, 0, -1, 0), 7)
            if kind < 0:
                kit.back(painter, rect)
            else:
                dimmed = self.usable is not None and kind not in self.usable
                kit.card(painter, rect, kind, dimmed=dimmed)
            last = number == len(self._places) - 1 or self._places[number + 1].card[0] != kind
            count = self.hidden if kind < 0 else self.cards[kind]
            if last and count > 1:
                kit.badge(painter, QPointF(rect.left() + 14, rect.bottom() - 14), i18n.number(count), 12.5)
