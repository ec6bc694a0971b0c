"""The corner of what can be done: the die with its caption, the buttons of a bid; draw pile, discards and signs."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from vikingtable.rules.wild_vikings.pieces import FACES, NO_CARDS, Cards
from vikingtable.ui import i18n
from vikingtable.ui.tablekit import Piece
from vikingtable.ui.wild_vikings.layout import CARD_SHAPE
from vikingtable.ui.wild_vikings.pictures import Kit

#: Turns of the die while it tumbles, and how many faces pass by.
_TURNS, _FACES_SHOWN = 1.25, 7
#: Sizes of the words on a sign with several lines, best first.
_SIGN_SIZES = (12.5, 12.0, 11.5, 11.0, 10.5, 10.0)
_UPPER_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class DieItem(Piece):
    """The die on a round of cloth."""

    margin = 14.0

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.face = 0
        self._tumble: float | None = None
        self._raised = False

    def show_face(self, face: int) -> None:
        """Lie still with this face up."""
        if face != self.face or self._tumble is not None:
            self.face = face
            self._tumble = None
            self.update()

    @property
    def tumbling(self) -> bool:
        """Whether the die is on its way."""
        return self._tumble is not None

    def tumble(self, share: float) -> None:
        """Be on the way: ``share`` of the throw has passed."""
        self._tumble = share
        self.update()

    def show_raised(self, raised: bool) -> None:
        """The pointer or cursor is on the die that can be rolled."""
        if raised != self._raised:
            self._raised = raised
            self.update()

    def draw(self, painter: QPainter) -> None:
        kit, rect = self.kit, self.rect
        centre = rect.center()
        kit.drawn(painter, rect, "cloth", self._cloth)
        side = rect.width() * 0.66
        face = self.face
        place = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        if self._tumble is None:
            if self._raised:
                place.adjust(-3, -5, 3, 1)
            kit.shadow(painter, place.adjusted(7, 7, -7, -5), 10, 4)
            kit.die(painter, place, face)
            return
        share = self._tumble
        if share < 0.86:
            face = 1 + int(share * _FACES_SHOWN * 1.17 + self.face * 2) % FACES
        hop = abs(math.sin(share * math.pi * 2.5)) * (1 - share)
        kit.shadow(painter, place.adjusted(10 + 6 * hop, 10, -10 - 6 * hop, -6), 10, 4 + 10 * hop)
        painter.save()
        painter.translate(centre - QPointF(0, hop * rect.height() * 0.22))
        painter.rotate(360 * _TURNS * (1 - (1 - share) ** 3) - 90)
        painter.scale(1 + 0.12 * hop, 1 + 0.12 * hop)
        kit.die(painter, QRectF(-side / 2, -side / 2, side, side), face)
        painter.restore()

    def _cloth(self, brush: QPainter, area: QRectF) -> None:
        """The round of cloth with its seam."""
        kit, unit = self.kit, self.kit.zoom
        reach = area.width() * 0.49
        brush.setPen(QPen(kit.colour("ink_dark"), 1.6 * unit))
        brush.setBrush(kit.colour("moss").darker(150 if kit.dark else 100))
        brush.drawEllipse(area.center(), reach, reach)
        brush.setBrush(Qt.BrushStyle.NoBrush)
        brush.setPen(QPen(kit.colour("ink_light", 0.55), 1.4 * unit, Qt.PenStyle.DashLine))
        brush.drawEllipse(area.center(), reach - 5 * unit, reach - 5 * unit)


class WordsItem(Piece):
    """Words on the wood: the die's caption, the note above the bid."""

    def __init__(self, kit: Kit, size: float = 14.0, *, bold: bool = False) -> None:
        super().__init__(kit)
        self.text = ""
        self._size, self._bold = size, bold
        self._colour = "text"

    def show_text(self, text: str, *, colour: str = "text", bold: bool | None = None) -> None:
        """Say this."""
        bold = self._bold if bold is None else bold
        if (text, colour, bold) != (self.text, self._colour, self._bold):
            self.text, self._colour, self._bold = text, colour, bold
            self.update()

    def draw(self, painter: QPainter) -> None:
        self.kit.paragraph(painter, self.rect, self.text, self._size, bold=self._bold, colour=self._colour)


class ButtonItem(Piece):
    """A button on the table. The view's spot over it takes the click."""

    margin = 4.0

    def __init__(self, kit: Kit, *, primary: bool = False) -> None:
        super().__init__(kit)
        self.text = ""
        self.enabled = False
        self._primary = primary
        self._raised = False

    def show_text(self, text: str, *, enabled: bool) -> None:
        """Say this; a button that is not enabled is grey."""
        if (text, enabled) != (self.text, self.enabled):
            self.text, self.enabled = text, enabled
            self.update()

    def show_raised(self, raised: bool) -> None:
        """The pointer is over the button."""
        if raised != self._raised:
            self._raised = raised
            self.update()

    def draw(self, painter: QPainter) -> None:
        kit, rect = self.kit, self.rect
        body = QPainterPath()
        body.addRoundedRect(rect, 9, 9)
        strong = self._primary and self.enabled
        state = "_hover" if self._raised and self.enabled else ""
        if strong:
            fill, ink, edge = f"accent{state}", "on_accent", f"accent{state}"
        elif self.enabled:
            fill, ink, edge = f"button{state}", "text", "line_strong"
        else:
            fill, ink, edge = "button_disabled", "text_disabled", "line"
        if self.enabled:
            kit.shadow(painter, rect, 9, 2)
        painter.fillPath(body, kit.colour(fill))
        painter.setPen(QPen(kit.colour(edge), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(body)
        kit.paragraph(painter, rect.adjusted(5, 2, -5, -2), self.text, 17, bold=strong, colour=ink)


class PileItem(Piece):
    """A pile of cards with its name and number: the draw pile face down, the discards face up by kind."""

    margin = 16.0

    def __init__(self, kit: Kit, *, face_up: bool) -> None:
        super().__init__(kit)
        self._face_up = face_up
        self.count = 0
        self.cards: Cards = NO_CARDS
        self._label = ""

    def show_pile(self, count: int, cards: Cards, label: str) -> None:
        """Hold so many cards."""
        if (count, cards, label) != (self.count, self.cards, self._label):
            self.count, self.cards, self._label = count, cards, label
            self.update()

    def label_rect(self) -> QRectF:
        """Room for the pile's name."""
        high = 22 + 20 * (self.kit.text_scale - 1)
        return QRectF(self.rect.left() - 8, self.rect.bottom() + 10, self.rect.width() + 16, high)

    def boundingRect(self) -> QRectF:
        return super().boundingRect().united(self.label_rect())

    def draw(self, painter: QPainter) -> None:
        kit, rect = self.kit, self.rect
        if not self.count:
            painter.setPen(QPen(kit.colour("line_strong"), 1.6, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 6, 6)
        elif self._face_up:
            self._spread(painter)
        else:
            layers = 1 + min(3, self.count // 12)
            kit.shadow(painter, rect, 6, 2)
            for at in range(layers):
                kit.back(painter, rect.translated(0, -2.0 * at))
        kit.badge(painter, QPointF(rect.center().x(), rect.bottom() - 2), i18n.number(self.count), 13.0)
        kit.text(painter, self.label_rect(), self._label, 12.5, colour="text", align=Qt.AlignmentFlag.AlignCenter)

    def _spread(self, painter: QPainter) -> None:
        """The kinds among the discards, one over the other, each with its number."""
        kit, rect = self.kit, self.rect
        kinds = [(kind, count) for kind, count in enumerate(self.cards) if count]
        columns = 1 if len(kinds) == 1 else 2
        rows = math.ceil(len(kinds) / columns)
        if columns == 1:
            kit.shadow(painter, rect, 6, 2)
            kit.card(painter, rect, kinds[0][0])
            return
        high = (rect.height() - 14) / 2
        wide = high * CARD_SHAPE
        top = rect.top() + (rect.height() - 14 - rows * high) / 2
        for at, (kind, count) in enumerate(kinds):
            row, column = divmod(at, 2)
            left = rect.center().x() + (column - 1) * (wide + 2) + 1
            place = QRectF(left, top + row * (high + 2), wide, high)
            kit.card(painter, place, kind)
            kit.badge(painter, QPointF(place.right() - 3, place.bottom() - 7), i18n.number(count), 8.5)


class SignItem(Piece):
    """A wooden sign with a heading and lines: house rules, or the warning that the supply is empty."""

    margin = 6.0

    def __init__(self, kit: Kit, *, warning: bool = False) -> None:
        super().__init__(kit)
        self._warning = warning
        self._title = ""
        self._lines: tuple[str, ...] = ()
        self.setVisible(False)

    def show_lines(self, title: str, lines: tuple[str, ...]) -> None:
        """Say this; hidden without a title."""
        if (title, lines) != (self._title, self._lines):
            self._title, self._lines = title, lines
            self.setVisible(bool(title))
            self.update()

    def draw(self, painter: QPainter) -> None:
        kit, rect = self.kit, self.rect
        body = QRectF(rect)
        size, lines = (0.0, []) if self._warning else self._fitted()
        if self._warning:
            body.setWidth(min(rect.width(), kit.width(self._title, 15, bold=True) + 64))
            body.moveCenter(rect.center())
        else:
            body.setHeight(lines[-1][0].bottom() + 6 - rect.top())
        path = QPainterPath()
        path.addRoundedRect(body, 8, 8)
        kit.shadow(painter, body, 8, 2)
        painter.fillPath(path, kit.colour("madder" if self._warning else "ink_light"))
        painter.setPen(QPen(kit.colour("ink_dark"), 1.8))
        painter.drawPath(path)
        if self._warning:
            sign = QRectF(body.left() + 8, body.center().y() - 12, 24, 24)
            kit.art(painter, sign, "icons/warning", "ink_light")
            room = body.adjusted(38, 2, -10, -2)
            kit.paragraph(painter, room, self._title, 15, bold=True, colour="ink_light")
            return
        for number, (row, text) in enumerate(lines):
            kit.paragraph(painter, row, text, size, bold=not number, colour="ink_dark", align=_UPPER_LEFT)

    def _fitted(self) -> tuple[float, list[tuple[QRectF, str]]]:
        """The largest size at which all lines fit, and the lines; at the smallest what is too much is an ellipsis."""
        for size in _SIGN_SIZES:
            lines = self._wrapped(size)
            if lines[-1][0].bottom() <= self.rect.bottom() - 6:
                return size, lines
        lines = [line for line in lines if line[0].bottom() <= self.rect.bottom() - 6]
        last, _ = lines.pop()
        return size, [*lines, (last, "…")]

    def _wrapped(self, size: float) -> list[tuple[QRectF, str]]:
        """Heading and lines with their places, however many there are."""
        row = QRectF(self.rect.left() + 10, self.rect.top() + 6, self.rect.width() - 18, 0)
        found: list[tuple[QRectF, str]] = []
        for number, text in enumerate((self._title, *self._lines)):
            row.setHeight(self.kit.height(text, row.width(), size, bold=not number) + 1)
            found.append((QRectF(row), text))
            row.moveTop(row.bottom())
        return found
