"""The log: what has happened so far, as the viewer may know it, line by line in the user's language."""

from typing import Any

from attrs import frozen
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListView, QWidget

from vikingtable.match.qt import DEAL, Match
from vikingtable.match.session import Change
from vikingtable.rules.state import Event
from vikingtable.texts.message import Message
from vikingtable.ui import atlas
from vikingtable.ui.fields import LineDelegate, fit_placeholder
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.widgets import Speaking, announce, label, vbox

AnyIndex = QModelIndex | QPersistentModelIndex
#: Role of the index of a line's action (``DEAL`` for the deal).
ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1


@frozen
class _Line:
    entry: int
    event: Event


def first_seat(message: Message) -> int | None:
    """The seat whose player a message names first; ``None`` if it names none."""
    if message.key == "seat":
        return int(str(message.args[0]))
    named = (first_seat(part) for part in message.args if isinstance(part, Message))
    return next((seat for seat in named if seat is not None), None)


class LogModel(QAbstractListModel):
    """The lines of the log. Listens to the match only: what it is told is masked for the viewer."""

    def __init__(self, match: Match, looks: tuple[int, ...], parent: QWidget | None = None) -> None:
        """``looks``: the look (index of colour and pattern) of each seat."""
        super().__init__(parent)
        self._match = match
        self._looks = looks
        self._lines: list[_Line] = []
        self._icons: dict[int, QIcon] = {}
        self._texts: dict[int, str] = {}
        match.stateChanged.connect(self._state_changed)
        match.eventHappened.connect(self._event_happened)
        match.viewerChanged.connect(self.reload)
        self.reload()

    def reload(self) -> None:
        """Ask for the whole log anew."""
        self.beginResetModel()
        self._texts = {}
        self._lines = [
            _Line(entry, event)
            for entry, event in self._match.log()
            if self._match.game.describe_event(event) is not None
        ]
        self.endResetModel()

    def retranslate(self) -> None:
        """The texts are asked for anew, and so are the pictures."""
        self._icons = {}
        self._texts = {}
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def text(self, row: int) -> str:
        """The line in a row."""
        if row not in self._texts:
            message = self._match.game.describe_event(self._lines[row].event)
            self._texts[row] = say(message, self._match.names) if message is not None else ""
        return self._texts[row]

    def first_row_of(self, entry: int) -> int:
        """The first line of an action, or the last line before it where it has none; −1 if there is none."""
        found = -1
        for row, line in enumerate(self._lines):
            if line.entry > entry:
                break
            if line.entry == entry:
                return row
            found = row
        return found

    def texts(self) -> list[str]:
        """All lines."""
        return [self.text(row) for row in range(len(self._lines))]

    def _state_changed(self, change: Change) -> None:
        if change.kind == "rework":
            self.reload()
            return
        at = next((row for row, line in enumerate(self._lines) if line.entry >= change.kept), len(self._lines))
        if at < len(self._lines):
            self.beginRemoveRows(QModelIndex(), at, len(self._lines) - 1)
            del self._lines[at:]
            self._texts = {row: text for row, text in self._texts.items() if row < at}
            self.endRemoveRows()

    def _event_happened(self, event: Event, entry: int) -> None:
        if self._match.game.describe_event(event) is None:
            return
        at = len(self._lines)
        self.beginInsertRows(QModelIndex(), at, at)
        self._lines.append(_Line(entry, event))
        self.endInsertRows()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.text(index.row())
        if role == ENTRY_ROLE:
            return line.entry
        if role == Qt.ItemDataRole.DecorationRole:
            return self._icon(line)
        return None

    def _icon(self, line: _Line) -> QIcon | None:
        """The marker of the player whom the line names first; of the seat that acted where it names none."""
        message = self._match.game.describe_event(line.event)
        who = first_seat(message) if message is not None else None
        if who is None:
            if line.entry == DEAL or line.entry >= self._match.session.length:
                return None
            who = self._match.session.entries[line.entry].action.seat
        seat = self._looks[who]
        if seat not in self._icons:
            icon = QIcon()
            for scale in (1.0, 2.0):
                icon.addPixmap(atlas.shared().disc_pixmap(seat, 14, scale))
            self._icons[seat] = icon
        return self._icons[seat]


class LogPanel(Speaking, QWidget):
    """The log with a field that searches it; a click or Enter on a line goes to that moment."""

    #: The index of the action whose moment is wanted (``DEAL`` for the deal).
    jumped = Signal(int)

    def __init__(self, model: LogModel) -> None:
        super().__init__()
        self.model = model
        model.setParent(self)
        self._proxy = QSortFilterProxyModel(self)
        self._proxy.setSourceModel(model)
        self._proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._proxy.setFilterFixedString)
        self.view = QListView()
        self.view.setModel(self._proxy)
        self.view.setWordWrap(True)
        self.view.setIconSize(QSize(14, 14))
        self._lines = LineDelegate(self.view)
        self.view.setItemDelegate(self._lines)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.clicked.connect(self._jump)
        self.view.activated.connect(self._jump)
        self.empty = label("soft", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._will_scroll = False
        self.setLayout(vbox(self.filter, self.view, self.empty, margins=(8, 0, 8, 8)))
        self._proxy.rowsInserted.connect(self._grown)
        model.rowsInserted.connect(self._announce)
        self._proxy.rowsRemoved.connect(self._counted)
        self._proxy.modelReset.connect(self._grown)
        self._grown()
        self.ready()

    def retranslate(self) -> None:
        self.filter.setPlaceholderText(tr("app.log.filter"))
        self.filter.setAccessibleName(tr("app.log.filter"))
        fit_placeholder(self.filter)
        self.view.setAccessibleName(tr("app.panel.log"))
        self.view.setToolTip(tr("app.log.jump"))
        self.empty.setText(tr("app.log.none"))
        self.model.retranslate()

    def restyle(self) -> None:
        fit_placeholder(self.filter)
        self.view.setMinimumHeight(self._lines.least_height())
        self.model.retranslate()

    def mark(self, entry: int | None) -> None:
        """Show which moment is looked at; ``None``: the present."""
        if entry is None:
            self.view.clearSelection()
            self.view.scrollToBottom()
            return
        row = self.model.first_row_of(entry)
        index = self._proxy.mapFromSource(self.model.index(row)) if row >= 0 else QModelIndex()
        if index.isValid():
            self.view.setCurrentIndex(index)
            self.view.scrollTo(index)
        else:
            self.view.clearSelection()

    def _jump(self, index: QModelIndex) -> None:
        self.jumped.emit(index.data(ENTRY_ROLE))

    def _announce(self, parent: QModelIndex, first: int, last: int) -> None:
        """A screen reader hears what is new."""
        announce(self, tr("app.log.new", self.model.text(last)))

    def _grown(self) -> None:
        self._counted()
        if not self._will_scroll:
            # Once for all lines of a move: the list is laid out anew each time.
            self._will_scroll = True
            QTimer.singleShot(0, self, self._scroll)

    def _scroll(self) -> None:
        self._will_scroll = False
        self.view.scrollToBottom()

    def _counted(self) -> None:
        there = self.model.rowCount() > 0
        self.view.setVisible(there)
        self.filter.setVisible(there)
        self.empty.setVisible(not there)
