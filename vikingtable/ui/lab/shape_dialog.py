"""The dialog for an own shape: painted cell by cell, with a name, a colour and a number."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit, QSpinBox, QWidget

from vikingtable.tiles.shapes import Shape
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.lab.cell_grid import CellGrid
from vikingtable.ui.lab.colour_chips import ColourChips
from vikingtable.ui.lab.document import MAX_COUNT, MAX_NAME, MAX_SHAPE_SIDE, LabError, Tile, check_shape
from vikingtable.ui.lab.fields import LabDialog
from vikingtable.ui.widgets import button, hbox, label, primary_button, vbox


class ShapeDialog(LabDialog):
    """Asks for a shape. ``tile`` is the one to change; ``removed`` says that it shall go."""

    def __init__(self, tile: Tile | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tile = tile
        self.removed = False
        self._help = label("soft", wrap=True)
        self.grid = CellGrid(MAX_SHAPE_SIDE)
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_NAME)
        self._name_label = label("strong", buddy=self.name)
        self._colour_label = label("strong")
        self.colour = ColourChips(exclusive=True)
        self.unlimited = QCheckBox()
        self.count = QSpinBox()
        self.count.setRange(0, MAX_COUNT)
        self._count_label = label("strong", buddy=self.count)
        self._facts = label("soft")
        self._fault = label("error", wrap=True)
        self.accept_button = primary_button()
        self.cancel_button = button()
        self.remove_button = button("trash")
        self.remove_button.setProperty("danger", True)
        self.remove_button.setVisible(tile is not None)
        side = vbox(
            self._name_label,
            self.name,
            6,
            self._colour_label,
            self.colour,
            6,
            self._count_label,
            self.unlimited,
            self.count,
            6,
            self._facts,
            self._fault,
            None,
            spacing=4,
        )
        body = hbox(self.grid, side, spacing=16)
        body.setStretch(1, 1)
        buttons = hbox(self.remove_button, None, self.cancel_button, self.accept_button)
        self.setLayout(vbox(self._help, body, buttons, margins=16, spacing=12))
        self.colour.setMinimumWidth(250)
        if tile is not None:
            self.grid.set_cells(tile.piece.shape.cells)
            self.name.setText(tile.name)
        self.colour.set_colours((tile.piece.colour if tile is not None else "blue",))
        self.grid.set_colour(self._chosen_colour())
        self.unlimited.setChecked(tile is None or tile.count is None)
        self.count.setValue(1 if tile is None or tile.count is None else tile.count)
        self.grid.changed.connect(self._check)
        self.colour.chosen.connect(self._coloured)
        self.unlimited.toggled.connect(self._counted)
        self.accept_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        self.remove_button.clicked.connect(self._remove)
        self.ready()
        self._counted()
        self._check()
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.setWindowTitle(tr("lab.shape.change" if self._tile is not None else "lab.shape.new"))
        self._help.setText(tr("lab.shape.help"))
        self._name_label.setText(tr("lab.shape.name"))
        self._colour_label.setText(tr("lab.shape.colour"))
        self.colour.setAccessibleName(tr("lab.shape.colour"))
        self._count_label.setText(tr("lab.shape.count"))
        self.unlimited.setText(tr("lab.counts.unlimited"))
        self.accept_button.setText(tr("app.button.ok"))
        self.cancel_button.setText(tr("app.button.cancel"))
        self.remove_button.setText(tr("lab.shape.remove"))
        self._check()

    def _chosen_colour(self) -> str:
        return (self.colour.colours() or ("blue",))[0]

    def _coloured(self) -> None:
        self.grid.set_colour(self._chosen_colour())

    def _counted(self, _: bool = False) -> None:
        self.count.setEnabled(not self.unlimited.isChecked())

    def _check(self) -> None:
        """Say what is wrong with the shape, or how large it is."""
        cells = self.grid.cells()
        try:
            shape = check_shape(cells, self.name.text())
        except LabError as fault:
            self._fault.setText(say(fault.message) if cells else "")
            self._facts.setText("")
            self.accept_button.setEnabled(False)
            return
        self._fault.setText("")
        self._facts.setText(tr("lab.shape.facts", shape.width, shape.height, len(shape.cells)))
        self.accept_button.setEnabled(True)

    def _remove(self) -> None:
        self.removed = True
        self.accept()

    def result_shape(self) -> tuple[Shape, str, str, int | None]:
        """Shape, colour, name and number, as chosen."""
        count = None if self.unlimited.isChecked() else self.count.value()
        return check_shape(self.grid.cells(), self.name.text()), self._chosen_colour(), self.name.text(), count
