"""The hand in front: three viking cards, and what they would gain."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from vikingtable.rules.knarr.tables import UNKNOWN
from vikingtable.ui.knarr import cards
from vikingtable.ui.knarr.forecast import Amounts
from vikingtable.ui.knarr.kit import Kit
from vikingtable.ui.tablekit import CENTRE, Piece


class HandItem(Piece):
    """The cards side by side; the hovered one raised; below each what it would gain now."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.hand: tuple[int, ...] = ()
        self.known: tuple[bool, ...] = ()
        self.gains: tuple[Amounts, ...] = ()
        self.raised: int | None = None
        self.faint = False

    def show_hand(self, hand: tuple[int, ...], known: tuple[bool, ...]) -> None:
        """Hold these cards; ``known``: which of them everybody has seen."""
        if (hand, known) != (self.hand, self.known):
            self.hand, self.known = hand, known
            self.raised = None
            self.update()

    def show_gains(self, gains: tuple[Amounts, ...]) -> None:
        """Say below each card what it would gain; () says nothing."""
        if gains != self.gains:
            self.gains = gains
            self.update()

    def show_raised(self, at: int | None) -> None:
        """Lift one card."""
        if at != self.raised:
            self.raised = at
            self.update()

    def places(self) -> tuple[QRectF, ...]:
        """Where the cards lie, from the left."""
        foot = 20.0
        step = self.rect.width() / max(3, len(self.hand))
        wide = min(step - 6, (self.rect.height() - foot - 4) * cards.CARD_SHAPE)
        high = wide / cards.CARD_SHAPE
        return tuple(
            QRectF(self.rect.left() + at * step + (step - wide) / 2, self.rect.top() + 4, wide, high)
            for at in range(len(self.hand))
        )

    def draw(self, painter: QPainter) -> None:
        kit = self.kit
        for at, (card, place) in enumerate(zip(self.hand, self.places(), strict=True)):
            lifted = place.translated(0, -4) if at == self.raised else place
            kit.shadow(painter, lifted, 6, 4 if at == self.raised else 2)
            cards.viking(kit, painter, lifted, card)
            if card != UNKNOWN and at < len(self.known) and self.known[at]:
                # The others have seen it.
                eye = QPointF(lifted.right() - 9, lifted.bottom() - 9)
                kit.badge(painter, eye, "", 8.5)
                kit.art(painter, QRectF(eye.x() - 6, eye.y() - 6, 12, 12), "icons/eye")
            if at < len(self.gains):
                step = self.rect.width() / max(3, len(self.hand))
                row = QRectF(place.center().x() - step / 2 + 1, place.bottom() + 3, step - 2, 17)
                kit.amounts(painter, row, self.gains[at], colour="text", align=CENTRE)
