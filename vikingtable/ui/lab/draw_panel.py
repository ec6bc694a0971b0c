"""Drawing a board: what the brush paints, income numbers and final values, bonus symbols, the size."""

from attrs import evolve
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from vikingtable.rules.feast.goods import PIECES
from vikingtable.ui import art, atlas
from vikingtable.ui.i18n import tr
from vikingtable.ui.lab.document import MAX_NAME
from vikingtable.ui.lab.drawing import KINDS, MAX_INCOME, MAX_TRACKS, Brush, Kind
from vikingtable.ui.lab.fields import WrappedCheck, narrow
from vikingtable.ui.lab.model import LabModel
from vikingtable.ui.lab.names import good_name, good_symbol
from vikingtable.ui.lab.words import capital, word
from vikingtable.ui.widgets import FlowLayout, Speaking, button, label, name_button, tool_button, vbox

#: What a bonus can give: every good, building materials, the houses.
GIVES = (*PIECES, "stone", "building:stone_house", "building:long_house", "building:shed")
_ICON = 26
_SIDES = ("left", "right", "top", "bottom")
_CELL_LOOK: dict[Kind, str] = {
    "plain": "plain",
    "minus": "minus",
    "hole": "rock",
    "income": "income",
    "bonus": "bonus",
}


class DrawPanel(Speaking, QWidget):
    """The tools for drawing; painting itself happens in the board's view."""

    newWanted = Signal()
    importWanted = Signal()

    def __init__(self, model: LabModel) -> None:
        super().__init__()
        self.model = model
        self._filling = False
        self._title = label("title", wrap=True)
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_NAME)
        self._name_label = label("strong", buddy=self.name)
        self.tools: dict[Kind, QToolButton] = {}
        group = QButtonGroup(self)
        tools = FlowLayout(4)
        for kind in KINDS:
            tool = tool_button()
            tool.setCheckable(True)
            tool.setIconSize(QSize(_ICON, _ICON))
            tool.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            tool.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            tool.clicked.connect(self._tool_chosen)
            group.addButton(tool)
            self.tools[kind] = tool
            tools.addWidget(tool)
        self._tools_label = label("strong")
        self._income = QWidget()
        self.number = _spin(0, MAX_INCOME)
        self.track = _spin(1, MAX_TRACKS)
        self.count_up = WrappedCheck()
        self.count_up.setChecked(True)
        self._number_label = label(buddy=self.number)
        self._track_label = label(buddy=self.track)
        income = QGridLayout()
        income.setContentsMargins(0, 0, 0, 0)
        income.addWidget(self._number_label, 0, 0)
        income.addWidget(self.number, 0, 1)
        income.addWidget(self._track_label, 1, 0)
        income.addWidget(self.track, 1, 1)
        income.addWidget(self.count_up, 2, 0, 1, 2)
        self._income.setLayout(income)
        self._bonus = QWidget()
        self.gives = (QComboBox(), QComboBox())
        for combo in self.gives:
            narrow(combo)
        self._gives_label = label(wrap=True)
        self._bonus.setLayout(vbox(self._gives_label, *self.gives, spacing=4))
        self._finals = QWidget()
        self._final_labels = [label(wrap=True) for _ in range(MAX_TRACKS)]
        self.finals = [_spin(0, 9999) for _ in range(MAX_TRACKS)]
        finals = QGridLayout()
        finals.setContentsMargins(0, 0, 0, 0)
        for row, (text, spin) in enumerate(zip(self._final_labels, self.finals, strict=True)):
            text.setBuddy(spin)
            finals.addWidget(text, row, 0)
            finals.addWidget(spin, row, 1)
            spin.valueChanged.connect(self._final_changed)
        self._finals.setLayout(finals)
        self._size_label = label("strong")
        self.sizes: dict[tuple[str, int], QToolButton] = {}
        self._side_labels = {side: label() for side in _SIDES}
        sides = QGridLayout()
        sides.setSpacing(4)
        for row, side in enumerate(_SIDES):
            sides.addWidget(self._side_labels[side], row, 0)
            for column, (step, icon) in enumerate(((-1, "minus"), (1, "plus")), 1):
                tool = tool_button(icon)
                tool.clicked.connect(self._resize)
                self.sizes[side, step] = tool
                sides.addWidget(tool, row, column)
        sides.setColumnStretch(0, 1)
        self.new = button("new")
        self.import_grid = button("import")
        self.setLayout(
            vbox(
                self._title,
                self._name_label,
                self.name,
                4,
                self._tools_label,
                tools,
                self._income,
                self._bonus,
                4,
                self._finals,
                4,
                self._size_label,
                sides,
                8,
                self.new,
                self.import_grid,
                None,
                margins=12,
                spacing=6,
            )
        )
        self.name.editingFinished.connect(self._named)
        self.number.valueChanged.connect(self._brush_changed)
        self.track.valueChanged.connect(self._brush_changed)
        for combo in self.gives:
            combo.currentIndexChanged.connect(self._brush_changed)
        self.new.clicked.connect(self.newWanted)
        self.import_grid.clicked.connect(self.importWanted)
        model.documentChanged.connect(self.show_board)
        model.modeChanged.connect(self._show_brush)
        self.ready()

    # Texts and pictures -----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self._title.setText(tr("lab.draw.title"))
        self._name_label.setText(tr("lab.draw.name"))
        self.name.setPlaceholderText(tr("lab.board.own"))
        self._tools_label.setText(tr("lab.draw.paint"))
        for kind, tool in self.tools.items():
            tool.setText(tr(f"lab.draw.{kind}"))
            tool.setToolTip(tr(f"lab.draw.{kind}.tip"))
        self._number_label.setText(tr("lab.draw.number"))
        self._track_label.setText(tr("lab.draw.track"))
        self.count_up.setText(tr("lab.draw.count_up"))
        self._gives_label.setText(tr("lab.draw.gives"))
        for combo in self.gives:
            combo.setAccessibleName(tr("lab.draw.gives"))
        for text, number in zip(self._final_labels, range(MAX_TRACKS), strict=True):
            text.setText(tr("lab.draw.final") if number == 0 else tr("lab.draw.final_of", number + 1))
        for side, text in self._side_labels.items():
            text.setText(tr(f"lab.draw.{side}"))
            name_button(self.sizes[side, 1], tr(f"lab.draw.{side}.add"))
            name_button(self.sizes[side, -1], tr(f"lab.draw.{side}.cut"))
        self.new.setText(tr("lab.cmd.new_board"))
        self.import_grid.setText(tr("lab.draw.import"))
        self.import_grid.setToolTip(tr("lab.cmd.import_grid").rstrip("…"))
        if self.gives[0].count():
            self._fill_gives()
        self.show_board()

    def _fill_gives(self) -> None:
        self._filling = True
        sheet, dpr = atlas.shared(), self.devicePixelRatioF()
        icons = {good: QIcon(sheet.pixmap(good_symbol(good), 20, dpr)) for good in GIVES}
        for place, combo in enumerate(self.gives):
            chosen = combo.currentData() if combo.count() else ("ore" if place == 0 else "")
            combo.clear()
            combo.addItem(tr("lab.draw.nothing"), "")
            for good in GIVES:
                combo.addItem(icons[good], capital(word(good_name(good))), good)
            combo.setCurrentIndex(max(0, combo.findData(chosen)))
        self._filling = False

    def restyle(self) -> None:
        if self.gives[0].count():
            self._fill_gives()
        dpr = self.devicePixelRatioF()
        sheet = atlas.shared()
        for kind, tool in self.tools.items():
            if kind == "outside":
                tool.setIcon(art.icon("icons/eraser"))
                continue
            value, symbols = (2, ()) if kind == "income" else (None, ("feast/ore",) if kind == "bonus" else ())
            tool.setIcon(QIcon(sheet.cell_pixmap(_CELL_LOOK[kind], _ICON, dpr, value=value, symbols=symbols)))

    # What is shown ----------------------------------------------------------------------------------------------------

    def show_board(self) -> None:
        """Show name, size and final values of the current board."""
        if not self._is_ready:
            return
        self._filling = True
        arrangement = self.model.active
        layout = arrangement.layout
        if self.name.text() != arrangement.title and not self.name.hasFocus():
            self.name.setText(arrangement.title)
        self.name.setEnabled(not arrangement.is_game_board)
        self._size_label.setText(tr("lab.draw.size", layout.width, layout.height))
        self._finals.setVisible(bool(layout.tracks))
        for number, (text, spin) in enumerate(zip(self._final_labels, self.finals, strict=True)):
            there = number < len(layout.tracks)
            text.setVisible(there)
            spin.setVisible(there)
            if there:
                spin.setValue(layout.tracks[number].final)
        self._filling = False
        self._show_brush()

    def _show_brush(self) -> None:
        if not self._is_ready:
            return
        self._filling = True
        brush = self.model.brush
        self.tools[brush.kind].setChecked(True)
        self._income.setVisible(brush.kind == "income")
        self._bonus.setVisible(brush.kind == "bonus")
        if brush.kind == "bonus" and not self.gives[0].count():
            self._fill_gives()
            self._filling = True
        self.number.setValue(brush.number)
        self.track.setValue(brush.track + 1)
        self._filling = False

    # What is changed --------------------------------------------------------------------------------------------------

    def painted(self) -> None:
        """A stroke is done: the next income number comes up."""
        brush = self.model.brush
        if brush.kind == "income" and self.count_up.isChecked() and brush.number < MAX_INCOME:
            self.model.set_brush(evolve(brush, number=brush.number + 1))

    def _tool_chosen(self) -> None:
        self._brush_changed()

    def _brush_changed(self) -> None:
        if self._filling:
            return
        kind = next(kind for kind, tool in self.tools.items() if tool.isChecked())
        gives = self.model.brush.gives or ("ore",)
        if self.gives[0].count():
            gives = tuple(str(combo.currentData()) for combo in self.gives if combo.currentData())
        self.model.set_brush(Brush(kind, self.number.value(), self.track.value() - 1, gives))

    def _final_changed(self) -> None:
        if self._filling:
            return
        for number, spin in enumerate(self.finals[: len(self.model.active.layout.tracks)]):
            if spin.value() != self.model.active.layout.tracks[number].final:
                self.model.set_final(number, spin.value())

    def _named(self) -> None:
        if not self._filling and self.name.text() != self.model.active.title:
            self.model.set_title(self.name.text())

    def _resize(self) -> None:
        sender = self.sender()
        side, step = next(key for key, tool in self.sizes.items() if tool is sender)
        layout = self.model.active.layout
        left = -step if side == "left" else 0
        top = -step if side == "top" else 0
        wide = layout.width + (step if side in ("left", "right") else 0)
        high = layout.height + (step if side in ("top", "bottom") else 0)
        self.model.resize(left, top, wide, high)


def _spin(low: int, high: int) -> QSpinBox:
    spin = QSpinBox()
    spin.setRange(low, high)
    return spin
