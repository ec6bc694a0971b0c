"""A row of colours to choose from: each chip shows a tile of the colour with its pattern, and says its name."""

import math
from collections.abc import Collection

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QButtonGroup, QToolButton, QWidget

from vikingtable.ui import atlas
from vikingtable.ui import theme as look
from vikingtable.ui.i18n import say
from vikingtable.ui.lab.document import COLOURS
from vikingtable.ui.lab.names import colour_name, tile_token
from vikingtable.ui.lab.words import capital
from vikingtable.ui.widgets import FlowLayout, Speaking, name_button, tool_button

_CHIP = 22


def chip_icon(colour: str, dpr: float, size: int = _CHIP) -> QIcon:
    """A tile of one cell in the colour."""
    sheet = atlas.shared()
    cell = size - 4
    tile = sheet.tile_pixmap(((0, 0),), tile_token(colour), None, cell, dpr)
    margin = sheet.tile_margin(cell)
    pixmap = QPixmap(math.ceil(size * dpr), math.ceil(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.drawPixmap(round(2 - margin), round(2 - margin), tile)
    painter.end()
    return QIcon(pixmap)


class ColourChips(Speaking, QWidget):
    """Colours of which several, or just one, are chosen."""

    #: Somebody chose otherwise.
    chosen = Signal()

    def __init__(self, *, exclusive: bool = False) -> None:
        super().__init__()
        self._buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        self._group.setExclusive(exclusive)
        row = FlowLayout(2)
        for colour in COLOURS:
            button = tool_button()
            button.setCheckable(True)
            button.setIconSize(QSize(_CHIP, _CHIP))
            button.clicked.connect(self._clicked)
            self._group.addButton(button)
            self._buttons[colour] = button
            row.addWidget(button)
        self.setLayout(row)
        self.ready()

    def _clicked(self) -> None:
        self.chosen.emit()

    def retranslate(self) -> None:
        for colour, button in self._buttons.items():
            name_button(button, capital(say(colour_name(colour))))

    def restyle(self) -> None:
        look.current()
        for colour, button in self._buttons.items():
            button.setIcon(chip_icon(colour, self.devicePixelRatioF()))

    def colours(self) -> tuple[str, ...]:
        """The chosen colours in their standard order."""
        return tuple(colour for colour, button in self._buttons.items() if button.isChecked())

    def set_colours(self, colours: Collection[str]) -> None:
        """Choose these."""
        for colour, button in self._buttons.items():
            button.setChecked(colour in colours)

    def button(self, colour: str) -> QToolButton:
        """The chip of a colour."""
        return self._buttons[colour]
