"""What can be chosen now and what it would bring: plates side by side, and a button that confirms."""

from collections.abc import Hashable

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from vikingtable.ui.boru.kit import CENTRE, LEFT, Kit, Piece


@frozen
class Note:
    """A figure that changes: its drawing, what it is and what it becomes."""

    art: str
    text: str


@frozen
class Plate:
    """An option, or what a chosen card would do in one case."""

    #: The place's id; ``None`` for one that only informs.
    id: Hashable | None
    label: str = ""
    symbols: tuple[str, ...] = ()
    notes: tuple[Note, ...] = ()
    #: A drawing before the label.
    art: str = ""
    lit: bool = False
    #: What a screen reader says; empty: the label.
    name: str = ""


@frozen
class ChoicesText:
    """A line above, the plates, and the button (its text empty: none)."""

    title: str
    plates: tuple[Plate, ...] = ()
    confirm: str = ""
    able: bool = False


class ChoicesItem(Piece):
    """Shows the choices of one moment."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.shown = ChoicesText("")

    def show_text(self, shown: ChoicesText) -> None:
        """Show this."""
        if shown != self.shown:
            self.shown = shown
            self.update()

    def _title(self) -> QRectF:
        high = 19 * self.kit.text_scale
        return QRectF(self.rect.left() + 10, self.rect.top() + 3, self.rect.width() - 20, high)

    def confirm_rect(self) -> QRectF:
        """The button."""
        title = self._title()
        wide = min(max(120.0, self.kit.width(self.shown.confirm, 13.5, bold=True) + 22), self.rect.width() * 0.34)
        return QRectF(self.rect.right() - wide - 8, title.bottom() + 4, wide, self.rect.bottom() - title.bottom() - 12)

    def plate_rect(self, at: int) -> QRectF:
        """A plate, from the left."""
        title = self._title()
        right = self.confirm_rect().left() - 6 if self.shown.confirm else self.rect.right() - 8
        room = QRectF(
            self.rect.left() + 8, title.bottom() + 3, right - self.rect.left() - 8, self.rect.bottom() - title.bottom()
        )
        count = max(1, len(self.shown.plates))
        step = min(room.width() / count, 300.0)
        return QRectF(room.left() + at * step, room.top(), step - 5, room.height() - 10)

    def draw(self, painter: QPainter) -> None:
        kit, text = self.kit, self.shown
        kit.panel(painter, self.rect, "panel", 10)
        if not text.title and not text.plates:
            return
        if not text.plates and not text.confirm:
            kit.paragraph(painter, self.rect.adjusted(14, 4, -14, -4), text.title, 13, colour="text_soft", align=CENTRE)
            return
        kit.text(painter, self._title(), text.title, 12.5, bold=True)
        for at, plate in enumerate(text.plates):
            self._plate(painter, self.plate_rect(at), plate)
        if text.confirm:
            kit.button(painter, self.confirm_rect(), text.confirm, enabled=text.able, primary=True)

    def _plate(self, painter: QPainter, rect: QRectF, plate: Plate) -> None:
        kit = self.kit
        choosable = plate.id is not None
        painter.setPen(QPen(kit.colour("line_strong" if choosable else "line"), 1.2))
        painter.setBrush(kit.colour("panel_raised" if plate.lit else "button" if choosable else "board"))
        painter.drawRoundedRect(rect, 7, 7)
        inner = rect.adjusted(7, 3, -6, -3)
        top = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * (0.5 if plate.notes else 1.0))
        if plate.art:
            side = min(top.height() - 2, 20.0)
            kit.art(painter, QRectF(top.left(), top.center().y() - side / 2, side, side), plate.art, "tar")
            top.setLeft(top.left() + side + 5)
        if plate.symbols:
            row = top.adjusted(0, 1, 0, -1)
            row.setHeight(min(row.height(), 26.0))
            row.moveCenter(top.center())
            used = kit.symbols(painter, row, plate.symbols)
            top.setLeft(top.left() + used + 5)
        if plate.label and top.width() > 16:
            align = LEFT if plate.notes or plate.symbols or plate.art else CENTRE
            kit.text(painter, top, plate.label, 13, bold=choosable, align=align)
        if plate.notes:
            self._notes(
                painter, QRectF(inner.left(), top.bottom(), inner.width(), inner.bottom() - top.bottom()), plate
            )

    def _notes(self, painter: QPainter, rect: QRectF, plate: Plate) -> None:
        kit = self.kit
        side = min(rect.height() - 2, 18.0)

        def width_at(side: float) -> float:
            return sum(side + 2 + kit.number_width(note.text, side * 0.78) + 8 for note in plate.notes)

        while width_at(side) > rect.width() + 8 and side > 8:
            side -= 0.5
        x = rect.left()
        for note in plate.notes:
            kit.art(painter, QRectF(x, rect.center().y() - side / 2, side, side), note.art, "tar")
            x += side + 2
            wide = kit.number_width(note.text, side * 0.78)
            room = QRectF(x, rect.top(), wide, rect.height())
            kit.number(painter, room, note.text, side * 0.78, colour="text", align=LEFT)
            x += wide + 8
