"""The panel of the best fit: what may be used, how far the search is, what it brings, and the tiles to place."""

from collections.abc import Collection, Sequence

from attrs import frozen
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QStackedWidget,
    QStyleOptionViewItem,
    QWidget,
)

from vikingtable.ui import atlas
from vikingtable.ui.fields import CheckRow
from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import (
    Speaking,
    announce,
    button,
    hbox,
    label,
    name_button,
    primary_button,
    tool_button,
    vbox,
)
from vikingtable.ui.wrapping import PhraseDelegate, height_of

_ICON = 20
#: What a line has beside its icon and its text: the box to tick, gaps, padding.
_BESIDE = 56


@frozen
class FitLine:
    """A tile to place: its drawing, what is said of it in short, and for a screen reader also where exactly."""

    symbol: str
    text: str
    spoken: str


class _TickedLines(PhraseDelegate):
    """Gives a line with a box to tick and an icon the height that its text needs."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        high = height_of(str(index.data(Qt.ItemDataRole.DisplayRole)), self._view().font(), self.room(index))
        return QSize(self._view().viewport().width() - 16, max(high, _ICON) + 10)

    def room(self, index: QModelIndex | QPersistentModelIndex) -> int:
        return max(40, self._view().viewport().width() - _ICON - _BESIDE)

    def _view(self) -> QListWidget:
        view = self.parent()
        assert isinstance(view, QListWidget)
        return view


class FitPanel(Speaking, QWidget):
    """Shows what it is told; knows no rules."""

    #: What may be used was changed by the person.
    wishChanged = Signal()
    startWanted = Signal()
    stopWanted = Signal()
    #: The tile with this number is to be left out, or had again.
    toggled = Signal(int)
    #: Another tile is under the cursor (its number, −1 none).
    pointed = Signal(int)
    #: The tiles that are not left out are to be placed; or this one alone.
    allWanted = Signal()
    oneWanted = Signal(int)
    discardWanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._boards: dict[int, CheckRow] = {}
        self._count = self._chosen = 0
        self._filling = False
        self.state = label(wrap=True)
        self.gains = label("strong", wrap=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 1000)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setIconSize(QSize(_ICON, _ICON))
        self.list.setItemDelegate(_TickedLines(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setMinimumHeight(36)
        self.list.itemChanged.connect(self._item_changed)
        self.list.currentRowChanged.connect(self._row_changed)
        self.list.itemActivated.connect(self._activated)
        self._scroll = self._make_options()
        self.options = tool_button("settings")
        self.options.setCheckable(True)
        self.options.toggled.connect(self._turn_over)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.list)
        self._pages.addWidget(self._scroll)
        self._pages.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.start = primary_button()
        self.stop = button("stop")
        self.all = primary_button()
        self.one = tool_button("hand")
        self.discard = tool_button("trash")
        self.start.clicked.connect(self.startWanted)
        self.stop.clicked.connect(self.stopWanted)
        self.all.clicked.connect(self.allWanted)
        self.one.clicked.connect(self._one_clicked)
        self.discard.clicked.connect(self.discardWanted)
        tools = hbox(self.start, self.all, self.stop, None, self.one, self.discard, spacing=4)
        head = hbox(self.state, self.options, spacing=4)
        head.setStretch(0, 1)
        head.setAlignment(self.options, Qt.AlignmentFlag.AlignTop)
        box = vbox(head, self.bar, self.gains, self._pages, tools, margins=(8, 0, 8, 8), spacing=6)
        box.setStretch(3, 1)
        self.setLayout(box)
        self.show_plan((), (), "")
        self.show_search(running=False, there=False)
        self.ready()

    def _make_options(self) -> QScrollArea:
        self._boards_label = label("strong")
        self._boards_box = vbox(spacing=2)
        self.silver = QSpinBox()
        self.silver.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.silver.valueChanged.connect(self._wish_changed)
        self._silver_label = label(wrap=True, buddy=self.silver)
        silver_row = hbox(self._silver_label, self.silver, spacing=8)
        silver_row.setStretch(0, 1)
        self.ore, self.food = CheckRow(), CheckRow()
        for row in (self.ore, self.food):
            row.clicked.connect(self._wish_changed)
        inside = QWidget()
        parts = (self._boards_label, self._boards_box, silver_row, self.ore, self.food, None)
        inside.setLayout(vbox(*parts, margins=(0, 0, 4, 0), spacing=6))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setMinimumHeight(36)
        scroll.setWidget(inside)
        return scroll

    def _turn_over(self, options: bool) -> None:
        """The tiles, or what may be used."""
        self._pages.setCurrentIndex(1 if options else 0)
        self._show_pages()

    def _show_pages(self) -> None:
        self._pages.setVisible(self.options.isChecked() or self.list.count() > 0)

    def retranslate(self) -> None:
        self.list.setAccessibleName(tr("advice.fit.tiles"))
        self.list.setAccessibleDescription(tr("advice.fit.how"))
        self.list.setToolTip(tr("advice.fit.how"))
        name_button(self.options, tr("advice.fit.options"))
        self._boards_label.setText(tr("advice.fit.boards"))
        self._silver_label.setText(tr("advice.fit.silver"))
        self.silver.setAccessibleName(tr("advice.fit.silver"))
        self.ore.set_texts(tr("advice.fit.ore"))
        self.food.set_texts(tr("advice.fit.food"))
        self.start.setText(tr("advice.fit.start"))
        self.stop.setText(tr("advice.fit.stop"))
        name_button(self.one, tr("advice.fit.accept_one"))
        name_button(self.discard, tr("advice.fit.discard"))
        self.bar.setAccessibleName(tr("advice.fit.running"))
        self._name_all()

    def _name_all(self) -> None:
        key = "advice.fit.accept_all" if self._chosen == self._count else "advice.fit.accept"
        self.all.setText(tr(key) if self._chosen == self._count else tr(key, n=self._chosen))

    # What may be used -------------------------------------------------------------------------------------------------

    def show_wish(self, boards: Sequence[tuple[int, str]], silver: int, *, ore: bool, food: bool) -> None:
        """Offer these boards (number and name), so many silver, and what else there is to use."""
        self._filling = True
        named = dict(boards)
        if list(named) != list(self._boards):
            for row in self._boards.values():
                self._boards_box.removeWidget(row)
                row.hide()
                row.deleteLater()
            self._boards = {}
            for number in named:
                row = CheckRow()
                row.box.setChecked(True)
                row.clicked.connect(self._wish_changed)
                self._boards[number] = row
                self._boards_box.addWidget(row)
        for number, name in boards:
            self._boards[number].set_texts(name)
        for part in (self._boards_label, *self._boards.values()):
            part.setVisible(len(named) > 1)
        before, most = self.silver.value(), self.silver.maximum()
        self.silver.setRange(0, silver)
        self.silver.setValue(silver if before == most else min(before, silver))
        for part in (self.silver, self._silver_label):
            part.setVisible(silver > 0)
        self.ore.setVisible(ore)
        self.food.setVisible(food)
        self._filling = False

    def set_standard(self, *, food: bool) -> None:
        """What is used unless somebody says otherwise."""
        self._filling = True
        self.ore.box.setChecked(True)
        self.food.box.setChecked(food)
        for row in self._boards.values():
            row.box.setChecked(True)
        self.silver.setValue(self.silver.maximum())
        self._filling = False

    def sites(self) -> tuple[int, ...]:
        """The boards that may be used."""
        return tuple(number for number, row in self._boards.items() if row.box.isChecked())

    def board_boxes(self) -> dict[int, CheckRow]:
        """The boxes of the boards, by number."""
        return dict(self._boards)

    def _wish_changed(self, _: object = None) -> None:
        if not self._filling:
            self.wishChanged.emit()

    # The search -------------------------------------------------------------------------------------------------------

    def show_search(self, *, running: bool, there: bool, text: str = "") -> None:
        """Whether it runs, whether something is proposed, and what is said of it."""
        if text != self.state.text():
            self.state.setText(text)
            announce(self, text)
        self.state.setVisible(bool(text))
        waited = self.stop.hasFocus() and not running
        self.bar.setVisible(running)
        self.stop.setVisible(running)
        self.start.setVisible(not running and not there)
        for part in (self.all, self.one, self.discard):
            part.setVisible(there)
        if waited:
            self.focus_first()

    def show_progress(self, permille: int) -> None:
        """How much of the time is used."""
        self.bar.setValue(permille)

    def show_plan(self, lines: Sequence[FitLine], left_out: Collection[int], gains: str, current: int = 0) -> None:
        """The tiles to place, those left out unticked, and what the others bring."""
        self._filling = True
        sheet, dpr = atlas.shared(), self.devicePixelRatioF()
        self.list.clear()
        for number, line in enumerate(lines):
            item = QListWidgetItem(QIcon(sheet.pixmap(line.symbol, _ICON, dpr)), line.text)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, line.spoken)
            item.setToolTip(line.spoken)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked if number in left_out else Qt.CheckState.Checked)
            self.list.addItem(item)
        if lines:
            self.list.setCurrentRow(min(current, len(lines) - 1))
        self._filling = False
        self.gains.setText(gains)
        self.gains.setVisible(bool(gains))
        self._show_pages()
        self._count, self._chosen = len(lines), len(lines) - len(left_out)
        self.all.setEnabled(self._chosen > 0)
        self._name_all()

    # What the person does ---------------------------------------------------------------------------------------------

    def _item_changed(self, item: QListWidgetItem) -> None:
        if not self._filling:
            self.toggled.emit(self.list.row(item))

    def _activated(self, item: QListWidgetItem) -> None:
        self.oneWanted.emit(self.list.row(item))

    def _row_changed(self, row: int) -> None:
        if not self._filling:
            self.pointed.emit(row)

    def _one_clicked(self) -> None:
        if self.list.currentRow() >= 0:
            self.oneWanted.emit(self.list.currentRow())

    def focus_first(self) -> None:
        """Give the keyboard to what can be done here."""
        for part in (self.all, self.stop, self.start):
            if not part.isHidden() and part.isEnabled():
                part.setFocus(Qt.FocusReason.OtherFocusReason)
                return
