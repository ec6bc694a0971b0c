"""The hand in front: action cards, those that would win the trick as it lies marked with a crown."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from vikingtable.ui.boru import cards
from vikingtable.ui.boru.kit import CENTRE, Kit, Piece
from vikingtable.ui.boru.layout import spread


class HandItem(Piece):
    """The cards in rows; the chosen one lifted, those that cannot be played faint."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.hand: tuple[int, ...] = ()
        self.wins: tuple[bool, ...] = ()
        self.faint: frozenset[int] = frozenset()
        self.raised = 0
        self.coins5 = 3
        self.empty = ""

    def show_hand(self, hand: tuple[int, ...], coins5: int, empty: str) -> None:
        """Hold these cards; ``empty`` is said where there are none."""
        if (hand, coins5, empty) != (self.hand, self.coins5, self.empty):
            self.hand, self.coins5, self.empty = hand, coins5, empty
            self.update()

    def show_choice(self, *, raised: int = 0, wins: tuple[bool, ...] = (), faint: frozenset[int] = frozenset()) -> None:
        """Lift a card, mark those that would win, dim those that cannot be played."""
        if (raised, wins, faint) != (self.raised, self.wins, self.faint):
            self.raised, self.wins, self.faint = raised, wins, faint
            self.update()

    def places(self) -> tuple[QRectF, ...]:
        """Where the cards lie."""
        return spread(self.rect.adjusted(10, 8, -10, -8), len(self.hand), gap=8)

    def draw(self, painter: QPainter) -> None:
        kit = self.kit
        kit.panel(painter, self.rect, "panel", 10)
        if not self.hand:
            kit.paragraph(painter, self.rect.adjusted(16, 8, -16, -8), self.empty, 13, colour="text_soft", align=CENTRE)
            return
        for at, (card, place) in enumerate(zip(self.hand, self.places(), strict=True)):
            lifted = place.translated(0, -4) if card == self.raised and card else place
            kit.shadow(painter, lifted, 7, 4 if lifted is not place else 2)
            painter.setOpacity(0.45 if card in self.faint else 1.0)
            cards.action(kit, painter, lifted, card, coins5=self.coins5)
            painter.setOpacity(1.0)
            if at < len(self.wins) and self.wins[at]:
                middle = QPointF(lifted.right() - 5, lifted.top() + 5)
                kit.badge(painter, middle, "", 9.5)
                kit.art(painter, QRectF(middle.x() - 7, middle.y() - 7.5, 14, 14), "boru/crown")
            if card == self.raised and card:
                painter.setPen(QPen(kit.colour("legal"), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(lifted.adjusted(-2, -2, 2, 2), 8, 8)
