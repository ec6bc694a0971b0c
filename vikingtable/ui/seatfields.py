"""The rows of the new-game dialog that say who sits where: colour and pattern, name, person or computer."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from vikingtable.bots.base import LEVELS
from vikingtable.saves.model import SeatInfo
from vikingtable.ui import atlas, shelf
from vikingtable.ui import theme as look
from vikingtable.ui.fields import Choice
from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import label, restyled

LONGEST_NAME = 24
_SITTERS = ("person", *LEVELS)


class SeatRow(QObject):
    """One seat. Its parts are put into the grid of the seats; the dialog has it retranslated and restyled."""

    def __init__(self, number: int, changed: Callable[[], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self._changed = changed
        self.look = Choice()
        self.look.setIconSize(QSize(22, 22))
        for _ in look.SEAT_COLOURS:
            self.look.addItem("")
        self.name = QLineEdit()
        self.name.setMaxLength(2 * LONGEST_NAME)
        self.name.setMinimumWidth(150)
        self.who = Choice()
        for _ in _SITTERS:
            self.who.addItem("")
        self.fault = label("error", wrap=True)
        self.fault.hide()
        self._touched = False
        self.set_seat(shelf.usual_seat(number, computer=number > 0))
        self.look.currentIndexChanged.connect(self._told)
        self.name.textEdited.connect(self._edited)
        self.who.currentIndexChanged.connect(self._who_changed)

    def parts(self) -> tuple[QWidget, ...]:
        """The widgets of the row, from left to right."""
        return (self.look, self.name, self.who)

    def put(self, grid: QGridLayout) -> None:
        """Stand in a row of the grid, with the fault below."""
        for column, part in enumerate(self.parts()):
            grid.addWidget(part, 2 * self.number + 1, column)
        grid.addWidget(self.fault, 2 * self.number + 2, 0, 1, 3)

    def show_row(self, shown: bool) -> None:
        """Whether the seat is in the game."""
        for part in self.parts():
            part.setVisible(shown)
        if not shown:
            self.fault.hide()

    def retranslate(self) -> None:
        """Set every text."""
        for at, token in enumerate(look.SEAT_COLOURS):
            # The list shows the markers alone; their names are for tooltips and screen readers.
            text = tr(f"app.look.{token}")
            self.look.setItemData(at, text, Qt.ItemDataRole.ToolTipRole)
            self.look.setItemData(at, text, Qt.ItemDataRole.AccessibleTextRole)
        self.who.setItemText(0, tr("app.seat.person"))
        for at, level in enumerate(LEVELS):
            self.who.setItemText(at + 1, tr("app.seat.computer", tr(f"app.level.{level}")))
        self._name_look()
        self.name.setAccessibleName(tr("app.new.name_of", self.number + 1))
        self.who.setAccessibleName(tr("app.new.who_of", self.number + 1))
        if not self._touched:
            self._suggest_name()

    def restyle(self) -> None:
        """Draw the markers by the theme."""
        for at in range(len(look.SEAT_COLOURS)):
            icon = QIcon()
            for scale in (1.0, 2.0):
                icon.addPixmap(atlas.shared().disc_pixmap(at, 22, scale))
            self.look.setItemIcon(at, icon)

    def seat(self) -> SeatInfo:
        """Who sits here, as the row says."""
        at = max(0, self.look.currentIndex())
        who = _SITTERS[max(0, self.who.currentIndex())]
        return SeatInfo(
            self.name.text().strip(),
            "person" if who == "person" else "computer",
            "" if who == "person" else who,  # type: ignore[arg-type]
            look.SEAT_COLOURS[at],
            look.SEAT_PATTERNS[at],  # type: ignore[arg-type]
        )

    def set_seat(self, seat: SeatInfo) -> None:
        """Show who sits here."""
        for part in (self.look, self.name, self.who):
            part.blockSignals(True)
        usual = shelf.usual_seat(self.number, computer=seat.kind == "computer").name
        self._touched = seat.name != usual
        self.name.setText(seat.name)
        who = "person" if seat.kind == "person" else seat.level
        self.who.setCurrentIndex(_SITTERS.index(who) if who in _SITTERS else 2)
        if seat.colour in look.SEAT_COLOURS:
            self.look.setCurrentIndex(look.SEAT_COLOURS.index(seat.colour))
        for part in (self.look, self.name, self.who):
            part.blockSignals(False)

    def show_fault(self, text: str, *, of_name: bool = True) -> None:
        """Say below the row what is wrong with it."""
        self.fault.setText(text)
        self.fault.setVisible(bool(text))
        restyled(self.name, "invalid", bool(text) and of_name)
        self.name.setAccessibleDescription(text)

    def _suggest_name(self) -> None:
        self.name.setText(shelf.usual_seat(self.number, computer=self.who.currentIndex() > 0).name)

    def _edited(self) -> None:
        self._touched = True
        self._changed()

    def _who_changed(self) -> None:
        if not self._touched or not self.name.text().strip():
            self._touched = False
            self._suggest_name()
        self._changed()

    def _name_look(self) -> None:
        chosen = tr(f"app.look.{look.SEAT_COLOURS[max(0, self.look.currentIndex())]}")
        self.look.setToolTip(chosen)
        self.look.setAccessibleName(tr("app.log.line", tr("app.new.look_of", self.number + 1), chosen))

    def _told(self) -> None:
        self._name_look()
        self._changed()


def faults(seats: Sequence[SeatInfo]) -> dict[int, tuple[str, bool]]:
    """What is wrong with who sits where: by seat a text key, and whether the name is to blame."""
    found: dict[int, tuple[str, bool]] = {}
    for number, seat in enumerate(seats):
        earlier = seats[:number]
        if not seat.name:
            found[number] = ("app.error.name_empty", True)
        elif len(seat.name) > LONGEST_NAME:
            found[number] = ("app.error.name_long", True)
        elif any(seat.name.casefold() == one.name.casefold() for one in earlier):
            found[number] = ("app.error.name_taken", True)
        elif any(seat.colour == one.colour for one in earlier):
            found[number] = ("app.error.look_taken", False)
    return found
