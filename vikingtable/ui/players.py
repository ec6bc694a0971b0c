"""The players' table: who plays, what each owns, the score as it stands, and who is to decide."""

from collections.abc import Callable, Sequence
from typing import Any

from attrs import frozen
from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QIcon
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableView, QWidget

from vikingtable.match.qt import Match
from vikingtable.rules.state import State
from vikingtable.ui import art, atlas
from vikingtable.ui import theme as look
from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import Speaking, vbox

AnyIndex = QModelIndex | QPersistentModelIndex
#: On a screen that is lower than this, at normal size of text, the rows stand closer together.
_LOW = 900
#: What the style sheet puts around a name and its marker, in pixels.
_NAME_ROOM = 30
#: Names are given room up to so many heights of a line.
_LONG_NAME = 11
_MARGIN = 8


@frozen
class Column:
    """A column of the players' table: what each seat has of one thing.

    ``key`` is the text key of its name (header, or tooltip of the header's ``icon``, an art name);
    ``value(state, seat)`` gives what stands in a cell.
    """

    key: str
    value: Callable[[State, int], str | int]
    icon: str = ""


class PlayersModel(QAbstractTableModel):
    """A row a seat: marker and name, the game's own columns, score."""

    def __init__(
        self,
        match: Match,
        looks: tuple[int, ...],
        columns: Sequence[Column],
        score: Callable[[State, int], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._looks = looks
        self._columns = tuple(columns)
        self._score = score
        self._state = match.shown
        self._waiting: tuple[int, ...] = ()
        self._icons: dict[Any, QIcon] = {}

    def show_state(self, state: State) -> None:
        """Show the figures of this state."""
        self._state = state
        self._waiting = self._match.game.to_answer(state)
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    def retranslate(self) -> None:
        """Texts and pictures are asked for anew."""
        self._icons = {}
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._match.seats)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._columns) + 2

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        seat, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            if column == 0:
                return self._match.names[seat]
            if column <= len(self._columns):
                return str(self._columns[column - 1].value(self._state, seat))
            return self._score(self._state, seat)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(seat, column)
        if role == Qt.ItemDataRole.DecorationRole and column == 0:
            return self._seat_icon(seat)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and seat in self._waiting:
            font = look.current().font("body", bold=True)
            return font
        if role == Qt.ItemDataRole.ToolTipRole:
            if column == 0:
                return self._about(seat)
            return self._spoken(seat, column)
        return None

    def _about(self, seat: int) -> str:
        info = self._match.seats[seat]
        kind = tr("app.seat.person") if info.kind == "person" else tr(f"app.level.{info.level or 'random'}")
        text = tr("app.log.line", info.name, kind)
        return f"{text}\n{tr('app.players.to_decide')}" if seat in self._waiting else text

    def _spoken(self, seat: int, column: int) -> str:
        if column == 0:
            return self._about(seat)
        text: str = self.data(self.index(seat, column))
        return tr("app.log.line", self._header(column), text)

    def _header(self, column: int) -> str:
        if column == 0:
            return tr("app.players.name")
        if column <= len(self._columns):
            return tr(self._columns[column - 1].key)
        return tr("app.players.score")

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        icon = self._columns[section - 1].icon if 0 < section <= len(self._columns) else ""
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if icon else self._header(section)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._header(section)
        if role == Qt.ItemDataRole.DecorationRole and icon:
            if icon not in self._icons:
                self._icons[icon] = art.icon(icon)
            return self._icons[icon]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if section == 0 else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def _seat_icon(self, seat: int) -> QIcon:
        key = (self._looks[seat], seat in self._waiting)
        if key not in self._icons:
            icon = QIcon()
            for scale in (1.0, 2.0):
                icon.addPixmap(atlas.shared().disc_pixmap(self._looks[seat], 20, scale))
            self._icons[key] = icon
        return self._icons[key]


class PlayersPanel(Speaking, QWidget):
    """The players' table as a panel."""

    #: The table has been measured anew: in another language, another size of text.
    fitted = Signal()

    def __init__(self, model: PlayersModel) -> None:
        super().__init__()
        self.model = model
        model.setParent(self)
        self.view = QTableView()
        self.view.setModel(model)
        self.view.setShowGrid(False)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setWordWrap(False)
        self.view.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.view.setIconSize(QSize(20, 20))
        self.view.setTabKeyNavigation(False)
        self.view.verticalHeader().hide()
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.view.horizontalHeader()
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(36)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._fit_soon = QTimer(self)
        self._fit_soon.setSingleShot(True)
        self._fit_soon.timeout.connect(self.restyle)
        self.setLayout(vbox(self.view, margins=(_MARGIN, 0, _MARGIN, _MARGIN)))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.ready()

    def retranslate(self) -> None:
        self.view.setAccessibleName(tr("app.panel.players"))
        self.model.retranslate()
        self._fit()

    def restyle(self) -> None:
        self.model.retranslate()
        theme = look.current()
        low = QGuiApplication.primaryScreen().availableSize().height() < _LOW * theme.text_scale
        self.view.verticalHeader().setDefaultSectionSize(_line_height(theme.font("body")) + (6 if low else 12))
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            # The type of the table and its header is another one only after this.
            self._fit_soon.start(0)

    def _fit(self) -> None:
        rows = self.view.verticalHeader().defaultSectionSize() * self.model.rowCount()
        header = self.view.horizontalHeader().sizeHint().height()
        self.view.setFixedHeight(rows + header + 12)
        sections = self.view.horizontalHeader()
        columns = self._columns()
        # A long name may be shortened (the tooltip has it in full), a figure may not.
        line = self.view.fontMetrics().height()
        columns[0] = min(columns[0], max(sections.sectionSizeFromContents(0).width() + 3 * line, line * 15 // 2))
        self.view.setMinimumWidth(sum(columns) + 12)
        self.fitted.emit()

    def _columns(self) -> list[int]:
        """The widths at which no column cuts anything."""
        sections = self.view.horizontalHeader()
        columns = [sections.sectionSizeFromContents(at).width() for at in range(self.model.columnCount())]
        columns = [max(wide, self.view.sizeHintForColumn(at)) for at, wide in enumerate(columns)]
        bold = QFontMetrics(look.current().font("body", bold=True))  # whoever is to decide
        names = [bold.horizontalAdvance(str(self.model.index(at, 0).data())) for at in range(self.model.rowCount())]
        columns[0] = max(columns[0], max(names, default=0) + self.view.iconSize().width() + _NAME_ROOM)
        return columns

    def wanted_width(self) -> int:
        """The width at which every name but a very long one stands in full."""
        columns = self._columns()
        columns[0] = min(columns[0], self.view.fontMetrics().height() * _LONG_NAME)
        # The table's frame and what lies around it.
        return sum(columns) + 12 + 2 * _MARGIN


def _line_height(font: QFont) -> int:
    return QFontMetrics(font).height()
