"""The ships with their treasures, the supply on the island, and heaps of tokens."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from vikingtable.ui.tablekit import Piece
from vikingtable.ui.wild_vikings.layout import Layout
from vikingtable.ui.wild_vikings.pictures import LONGSHIPS, Kit

#: So many tokens of a ship's treasure are seen; the plaque says how many there are.
SEEN_ABOARD = 12


def heap(count: int, token: float, widest: int = 12) -> list[QPointF]:
    """Where the tokens of a heap lie, from its middle at the bottom (0, 0): rows that grow shorter upwards.

    ``token`` is a token's width; the points are the upper left corners, the lowest row first.
    """
    base = 1
    while base < widest and base * (base + 1) // 2 < count:
        base += 1
    spread, rise = token * 0.72, token * 0.42
    places: list[QPointF] = []
    row, size = 0, base
    while len(places) < count:
        here = min(size, count - len(places))
        left = -((here - 1) * spread + token) / 2
        places += [QPointF(left + at * spread, -token - row * rise) for at in range(here)]
        row += 1
        size = max(1, size - 1)
    return places


class ShipItem(Piece):
    """One ship, its heap of treasures amidships and a plaque with their number."""

    margin = 10.0

    def __init__(self, kit: Kit, ship: int) -> None:
        super().__init__(kit)
        self.ship = ship
        self.cargo = 0
        self._ghost = False

    def show_cargo(self, cargo: int) -> None:
        """Carry so many treasures."""
        if cargo != self.cargo:
            self.cargo = cargo
            self.update()

    def show_ghost(self, shown: bool) -> None:
        """Show where one more treasure would lie."""
        if shown != self._ghost:
            self._ghost = shown
            self.update()

    @property
    def unit(self) -> float:
        """Scene units a unit of the drawing takes."""
        return self.rect.width() / 240

    def deck(self) -> QPointF:
        """The middle of the deck, in scene units, where treasures arrive."""
        return self.pos() + self.rect.topLeft() + QPointF(122, 150) * self.unit

    def draw(self, painter: QPainter) -> None:
        kit, unit = self.kit, self.unit
        kit.scenery(painter, self.rect, LONGSHIPS[self.ship], 0.16)
        origin = self.rect.topLeft() + QPointF(122, 166) * unit
        token = 27 * unit
        seen = heap(min(self.cargo, SEEN_ABOARD) + self._ghost, token, 5)
        for at, place in enumerate(seen):
            rect = QRectF(origin + place, origin + place + QPointF(token, token))
            if self._ghost and at == len(seen) - 1:
                painter.setOpacity(0.55)
            kit.token(painter, rect)
            painter.setOpacity(1.0)
        plaque = self.rect.topLeft() + QPointF(122, 172) * unit
        kit.badge(painter, plaque, str(self.cargo), max(13.0, 17 * unit), "ink_light" if self.cargo else "birch")


class SupplyItem(Piece):
    """The treasures that are not loaded yet, in a heap on the island."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.count = 0
        self._foot = QPointF()
        self._token = 20.0

    def arrange(self, layout: Layout) -> None:
        """Lie on the island of this layout."""
        self._foot = layout.heap
        self._token = max(15.0, layout.island.width() * 0.088)
        wide = layout.island.width() * 0.84
        self.place(
            QRectF(self._foot.x() - wide / 2, layout.island.top() - 40, wide, self._foot.y() - layout.island.top() + 66)
        )
        self.update()

    def show_count(self, count: int) -> None:
        """Hold so many treasures."""
        if count != self.count:
            self.count = count
            self.update()

    def top(self) -> QPointF:
        """The middle of the heap, where treasures come from and go to."""
        return self._foot - QPointF(0, self._token * (1.0 + 0.2 * min(8, self.count**0.5)))

    def draw(self, painter: QPainter) -> None:
        for place in heap(self.count, self._token):
            at = self._foot + place
            self.kit.token(painter, QRectF(at.x(), at.y(), self._token, self._token))
        fill = "ink_light" if self.count else "madder"
        self.kit.badge(painter, self._foot + QPointF(0, 8), str(self.count), 15.0, fill)
