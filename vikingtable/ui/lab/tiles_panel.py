"""What lies on the board, tile by tile: a plain list for keyboard and screen reader, to pick up or take back from."""

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QListWidgetItem, QWidget

from vikingtable.texts.message import msg
from vikingtable.ui import atlas
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.lab.fields import WrappingList
from vikingtable.ui.lab.judging import faults
from vikingtable.ui.lab.model import LabModel
from vikingtable.ui.lab.names import tile_name, tile_symbol
from vikingtable.ui.lab.words import capital, word
from vikingtable.ui.widgets import FlowLayout, Speaking, button, label, vbox

_ICON = 22


class _List(WrappingList):
    """Delete takes a tile back."""

    deleted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.deleted.emit()
            return
        super().keyPressEvent(event)


class TilesPanel(Speaking, QWidget):
    """The tiles of the current arrangement in the order of placing; those that break a rule say so."""

    #: A tile was picked up from the list: the board should have the focus.
    lifted = Signal()

    def __init__(self, model: LabModel) -> None:
        super().__init__()
        self.model = model
        self._title = label("title", wrap=True)
        self._empty = label("soft", wrap=True)
        self.list = _List(_ICON)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setMinimumHeight(120)
        self.pick_up = button("hand")
        self.take_back = button("take_back")
        self.clear = button("trash")
        row = FlowLayout()
        for one in (self.pick_up, self.take_back, self.clear):
            row.addWidget(one)
        box = vbox(self._title, self._empty, self.list, row, margins=12)
        box.setStretch(2, 1)
        box.addStretch(0)  # takes the room while the list is hidden
        self.setLayout(box)
        self.list.itemActivated.connect(self._pick_up)
        self.list.deleted.connect(self._take_back)
        self.list.currentRowChanged.connect(self._enable)
        self.pick_up.clicked.connect(self._pick_up)
        self.take_back.clicked.connect(self._take_back)
        self.clear.clicked.connect(model.clear)
        model.documentChanged.connect(self.show_tiles)
        self.ready()

    def retranslate(self) -> None:
        self._title.setText(tr("lab.placed.title"))
        self._empty.setText(tr("lab.placed.none"))
        self.list.setAccessibleName(tr("lab.placed.title"))
        self.pick_up.setText(tr("lab.placed.pick_up"))
        self.pick_up.setToolTip(tr("lab.placed.pick_up.tip"))
        self.take_back.setText(tr("lab.hand.take_back"))
        self.take_back.setToolTip(tr("lab.placed.take_back.tip"))
        self.clear.setText(tr("lab.cmd.clear"))
        self.show_tiles()

    def restyle(self) -> None:
        self.show_tiles()

    def show_tiles(self) -> None:
        """Show the tiles on the board as they are now."""
        if not self._is_ready:
            return
        arrangement = self.model.active
        row = self.list.currentRow()
        wrong: dict[int, list[str]] = {}
        for fault in faults(arrangement):
            wrong.setdefault(fault.index, []).append(say(fault.refusal.message))
        self.list.clear()
        dpr, sheet = self.devicePixelRatioF(), atlas.shared()
        for index, placement in enumerate(arrangement.placed):
            tile = arrangement.tile(placement.piece)
            line = msg("lab.placed.line", capital(word(tile_name(tile))), placement.x + 1, placement.y + 1)
            item = QListWidgetItem(say(line))
            if index in wrong:
                why = " ".join(wrong[index])
                item.setText(say(msg("lab.placed.wrong", line, why)))
                pixmap: QPixmap = sheet.pixmap("icons/warning", _ICON, dpr, ink="danger")
            else:
                pixmap = sheet.pixmap(tile_symbol(tile) or "icons/grid", _ICON, dpr)
            item.setIcon(QIcon(pixmap))
            self.list.addItem(item)
        count = self.list.count()
        self.list.setVisible(count > 0)
        self._empty.setVisible(count == 0)
        if count:
            self.list.setCurrentRow(min(max(row, 0), count - 1), QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self._enable()

    def _enable(self, _: int = 0) -> None:
        there = self.list.currentRow() >= 0
        self.pick_up.setEnabled(there)
        self.take_back.setEnabled(there)
        self.clear.setEnabled(self.list.count() > 0)

    def _pick_up(self, _: object = None) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self.model.lift(self.model.current, row)
            self.lifted.emit()

    def _take_back(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self.model.take_back(self.model.current, row)
