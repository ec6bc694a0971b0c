"""The dialog for how many tiles there are of each kind."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QSpinBox, QWidget

from vikingtable.ui import atlas
from vikingtable.ui.i18n import tr
from vikingtable.ui.lab.document import MAX_COUNT, Arrangement, Tile, standard_tiles
from vikingtable.ui.lab.fields import LabDialog
from vikingtable.ui.lab.names import tile_name, tile_symbol, tile_token
from vikingtable.ui.lab.words import capital, word
from vikingtable.ui.widgets import FlowLayout, button, hbox, label, primary_button, vbox

_CELL = 9
_COLUMNS = 2


class CountsDialog(LabDialog):
    """A number for each kind of tile, or as many as wanted (the spin box's lowest value)."""

    smallest = QSize(720, 560)

    def __init__(self, arrangement: Arrangement, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._arrangement = arrangement
        self._help = label("soft", wrap=True)
        self.spins: dict[str, QSpinBox] = {}
        self._names: dict[str, QLabel] = {}
        self._pictures: dict[str, QLabel] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        for number, tile in enumerate(arrangement.tiles):
            piece = tile.piece.id
            spin = QSpinBox()
            # One below the lowest number stands for as many as wanted.
            spin.setRange(-1, MAX_COUNT)
            spin.setSpecialValueText("∞")
            spin.setValue(-1 if tile.count is None else tile.count)
            name = label(buddy=spin, wrap=True)
            name.setMinimumWidth(150)
            picture = QLabel()
            picture.setMinimumWidth(5 * _CELL + 8)
            row, column = divmod(number, _COLUMNS)
            for place, widget in enumerate((picture, name, spin)):
                grid.addWidget(widget, row, column * 3 + place)
            self.spins[piece], self._names[piece], self._pictures[piece] = spin, name, picture
        for column in range(_COLUMNS):
            grid.setColumnStretch(column * 3 + 1, 1)
        inner = QWidget()
        inner.setLayout(grid)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll, self._inner = scroll, inner
        self.every = button()
        self.standard = button()
        self.none = button()
        presets = FlowLayout()
        for one in (self.standard, self.every, self.none):
            presets.addWidget(one)
        self.accept_button = primary_button()
        self.cancel_button = button()
        self.setLayout(
            vbox(
                self._help,
                presets,
                scroll,
                hbox(None, self.cancel_button, self.accept_button),
                margins=16,
                spacing=12,
            )
        )
        self.every.clicked.connect(self._set_every)
        self.standard.clicked.connect(self._set_standard)
        self.none.clicked.connect(self._set_none)
        self.accept_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        self.ready()

    def retranslate(self) -> None:
        self.setWindowTitle(tr("lab.counts.title"))
        self._help.setText(tr("lab.counts.help"))
        self.every.setText(tr("lab.counts.all_unlimited"))
        self.standard.setText(tr("lab.counts.standard"))
        self.none.setText(tr("lab.counts.none"))
        self.accept_button.setText(tr("app.button.ok"))
        self.cancel_button.setText(tr("app.button.cancel"))
        for tile in self._arrangement.tiles:
            text = capital(word(tile_name(tile)))
            self._names[tile.piece.id].setText(text)
            self.spins[tile.piece.id].setAccessibleName(text)

        self._scroll.setMinimumWidth(self._inner.minimumSizeHint().width() + 24)

    def restyle(self) -> None:
        for tile in self._arrangement.tiles:
            self._pictures[tile.piece.id].setPixmap(self._picture(tile))

    def _picture(self, tile: Tile) -> object:
        cells = tile.piece.shape.cells
        size = max(tile.piece.shape.width, tile.piece.shape.height)
        cell = _CELL if size <= 5 else 45 / size
        symbol = tile_symbol(tile) if len(cells) == 1 else None
        return atlas.shared().tile_pixmap(cells, tile_token(tile.piece.colour), symbol, cell, self.devicePixelRatioF())

    def _set_all(self, counts: dict[str, int | None]) -> None:
        for piece, spin in self.spins.items():
            count = counts.get(piece)
            spin.setValue(-1 if count is None else max(count, self._arrangement.used(piece)))

    def _set_every(self) -> None:
        self._set_all({})

    def _set_standard(self) -> None:
        self._set_all({tile.piece.id: tile.count for tile in standard_tiles()})

    def _set_none(self) -> None:
        self._set_all(dict.fromkeys(self.spins, 0))

    def counts(self) -> dict[str, int | None]:
        """The chosen number of each kind; ``None`` for as many as wanted."""
        return {piece: None if spin.value() < 0 else spin.value() for piece, spin in self.spins.items()}
