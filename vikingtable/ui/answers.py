"""Every possible answer as a plain list: for the keyboard, for screen readers, and for whoever wants an overview."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelection,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListView, QWidget

from vikingtable.rules.state import Action
from vikingtable.ui import theme as look
from vikingtable.ui.fields import LineDelegate, fit_placeholder
from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import Speaking, button, hbox, label, name_button, tool_button, vbox

AnyIndex = QModelIndex | QPersistentModelIndex
#: Role of an answer's action.
ACTION_ROLE = Qt.ItemDataRole.UserRole + 1
#: So many answers are listed at once; more follow when the list is scrolled to its end.
CHUNK = 100
#: A search in the list looks at no more answers than this.
SEARCHED = 4000
#: Up to this size of text there is room for a button beside the field that searches.
_BESIDE = 1.0


class AnswersModel(QAbstractListModel):
    """The answers of one seat, made as they are looked at; refused ones follow, greyed, with the reasons as tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source: Iterator[Action] = iter(())
        self._exhausted = True
        self._actions: list[Action] = []
        self._refused: list[Action] = []
        self._describe: Callable[[Action], str] = lambda action: ""
        self._why: Callable[[Action], Sequence[str]] = lambda action: ()
        self._texts: dict[int, str] = {}

    def set_answers(
        self,
        answers: Iterable[Action],
        refused: Iterable[Action] = (),
        describe: Callable[[Action], str] | None = None,
        why: Callable[[Action], Sequence[str]] | None = None,
    ) -> None:
        """Show other answers; ``describe`` words an action, ``why`` gives the reasons that refuse one."""
        self.beginResetModel()
        self._source = iter(answers)
        self._exhausted = False
        self._texts = {}
        if describe is not None:
            self._describe = describe
        if why is not None:
            self._why = why
        self._actions = list(islice(self._source, CHUNK))
        self._exhausted = len(self._actions) < CHUNK
        self._refused = list(refused)
        self.endResetModel()

    def retranslate(self) -> None:
        """The texts are asked for anew."""
        self._texts = {}
        if self.rowCount():
            self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    def fetch_up_to(self, count: int) -> None:
        """Have at least ``count`` answers in the list, as far as there are so many."""
        while len(self._actions) < count and not self._exhausted:
            self.fetchMore(QModelIndex())

    def action(self, row: int) -> Action:
        """The action in a row."""
        at = row - len(self._actions)
        return self._actions[row] if at < 0 else self._refused[at]

    def row_of(self, action: Action) -> int:
        """The row of an action, −1 if it is not in the list yet."""
        try:
            return self._actions.index(action)
        except ValueError:
            return -1

    def is_open_ended(self) -> bool:
        """Whether there are answers that are not in the list yet."""
        return not self._exhausted

    # What the view asks -----------------------------------------------------------------------------------------------

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._actions) + len(self._refused)

    def canFetchMore(self, parent: AnyIndex) -> bool:
        return not parent.isValid() and not self._exhausted

    def fetchMore(self, parent: AnyIndex) -> None:
        more = list(islice(self._source, CHUNK))
        self._exhausted = len(more) < CHUNK
        if more:
            at = len(self._actions)
            self.beginInsertRows(QModelIndex(), at, at + len(more) - 1)
            self._actions += more
            self._texts = {row: text for row, text in self._texts.items() if row < at}
            self.endInsertRows()

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = index.row()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            if row not in self._texts:
                self._texts[row] = self._describe(self.action(row))
            return self._texts[row]
        if role == ACTION_ROLE:
            return self.action(row)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return "\n".join(self._why(self.action(row))) if row >= len(self._actions) else None
        return None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if index.row() < len(self._actions):
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        # Not enabled, so the keyboard passes over it; the tooltip is shown all the same.
        return Qt.ItemFlag.ItemNeverHasChildren


class AnswersPanel(Speaking, QWidget):
    """The list with a field that searches it. Enter or a double click gives the answer."""

    #: An answer was chosen (its action).
    chosen = Signal(object)
    #: Another answer is under the cursor (its action, or None).
    pointed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.model = AnswersModel(self)
        self._proxy = QSortFilterProxyModel(self)
        self._proxy.setSourceModel(self.model)
        self._proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._search)
        self.view = QListView()
        self.view.setModel(self._proxy)
        self.view.setWordWrap(True)
        self._lines = LineDelegate(self.view)
        self.view.setItemDelegate(self._lines)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setMouseTracking(True)
        self.view.activated.connect(self._activated)
        self.view.selectionModel().selectionChanged.connect(self._selected)
        self.choose = button()
        self.choose.clicked.connect(self._choose_current)
        self.empty = label("soft", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        # Where there is a field to search in, the button stands beside it: the list may be short.
        self.choose_beside = tool_button("check")
        self.choose_beside.clicked.connect(self._choose_current)
        searching = hbox(self.filter, self.choose_beside, spacing=4)
        self.setLayout(vbox(searching, self.view, self.empty, self.choose, margins=(8, 0, 8, 8)))
        self._proxy.modelReset.connect(self._counted)
        self._proxy.rowsInserted.connect(self._counted)
        self._proxy.rowsRemoved.connect(self._counted)
        self._counted()
        self.ready()

    def retranslate(self) -> None:
        self.filter.setPlaceholderText(tr("app.answers.filter"))
        self.filter.setAccessibleName(tr("app.answers.filter"))
        fit_placeholder(self.filter)
        self.view.setAccessibleName(tr("app.panel.answers"))
        self.choose.setText(tr("app.button.choose"))
        name_button(self.choose_beside, tr("app.button.choose"))
        self.empty.setText(tr("app.answers.none"))
        self.model.retranslate()

    def restyle(self) -> None:
        fit_placeholder(self.filter)
        self.view.setMinimumHeight(self._lines.least_height())
        self._counted()

    def clear(self) -> None:
        """There is nothing to answer."""
        self.model.set_answers(())

    def current_action(self) -> Action | None:
        """The answer under the cursor."""
        rows = self.view.selectionModel().selectedIndexes()
        found: Action | None = rows[0].data(ACTION_ROLE) if rows else None
        return found

    def select(self, action: Action) -> None:
        """Put the cursor on an answer, as far as it is in the list."""
        row = self.model.row_of(action)
        if row >= 0:
            self.view.setCurrentIndex(self._proxy.mapFromSource(self.model.index(row)))

    def _search(self, text: str) -> None:
        if text:
            self.model.fetch_up_to(SEARCHED)
        self._proxy.setFilterFixedString(text)

    def _activated(self, index: QModelIndex) -> None:
        if index.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.chosen.emit(index.data(ACTION_ROLE))

    def _choose_current(self) -> None:
        action = self.current_action()
        if action is not None:
            self.chosen.emit(action)

    def _selected(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        action = self.current_action()
        self._enable(action is not None)
        self.pointed.emit(action)

    def _counted(self) -> None:
        there = self._proxy.rowCount() > 0
        self.view.setVisible(there)
        self.empty.setVisible(not there)
        searching = self.model.rowCount() > 8 or bool(self.filter.text())
        beside = searching and look.current().text_scale <= _BESIDE
        self.filter.setVisible(searching)
        self.choose_beside.setVisible(beside)
        self.choose.setVisible(there and not beside)
        self._enable(self.current_action() is not None)

    def _enable(self, on: bool) -> None:
        for one in (self.choose, self.choose_beside):
            one.setEnabled(on)
