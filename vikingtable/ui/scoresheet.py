"""The score sheet: a row for each line of the rules, a column for each player."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from vikingtable.match.qt import Match
from vikingtable.rules.game import Score
from vikingtable.rules.state import State
from vikingtable.ui import atlas
from vikingtable.ui import theme as look
from vikingtable.ui.i18n import number, tr
from vikingtable.ui.widgets import Speaking, label, vbox

#: So many pixels a row may lose where the whole sheet can be seen then.
_SPARED = 3
AnyIndex = QModelIndex | QPersistentModelIndex


class ScoresModel(QAbstractTableModel):
    """The points of each seat by line, and their sums; the same figures that the rules give."""

    def __init__(
        self,
        match: Match,
        looks: tuple[int, ...],
        text: Callable[[int], str] = number,
        parent: QWidget | None = None,
    ) -> None:
        """``looks``: the look of each seat; ``text`` writes a number of points."""
        super().__init__(parent)
        self._match = match
        self._looks = looks
        self._text = text
        self._scores: tuple[Score, ...] = ()
        self._winners: tuple[int, ...] = ()
        self._lines: tuple[str, ...] = ()
        self._narrow = False
        self._headings: list[str] = []
        self.show_state(match.shown)

    def show_state(self, state: State) -> None:
        """Show the points as they stand in this state."""
        scores = self._match.game.scores(state)
        winners = self._match.game.outcome(state) or ()
        if scores == self._scores and winners == self._winners:
            return
        self.beginResetModel()
        self._scores, self._winners = scores, winners
        lines: list[str] = []
        for score in scores:
            lines += [line for line, _ in score.lines if line not in lines]
        self._lines = tuple(lines)
        self._headings = []
        self.endResetModel()

    def retranslate(self) -> None:
        """Texts are asked for anew."""
        self.beginResetModel()
        self._headings = []
        self.endResetModel()

    def set_narrow(self, narrow: bool) -> None:
        """Write long names of rows in two lines, or no longer."""
        if narrow != self._narrow:
            self._narrow = narrow
            self.retranslate()

    def headings(self) -> list[str]:
        """What is written before each row: its name, in two lines where that is wanted and makes the sheet narrower."""
        if not self._headings:
            texts = [self.line_text(row) for row in range(self.rowCount())]
            self._headings = _narrowed(texts) if self._narrow else texts
        return self._headings

    def line_text(self, row: int) -> str:
        """What a row is called."""
        if row < len(self._lines):
            return tr(f"{self._match.game.id}.score.{self._lines[row]}")
        return tr("app.scores.total")

    def points(self, row: int, seat: int) -> int | None:
        """The points in a cell; ``None`` where the line does not count for the seat."""
        score = self._scores[seat]
        if row == len(self._lines):
            return score.total
        return dict(score.lines).get(self._lines[row])

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines) + 1

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._scores)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, seat = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            points = self.points(row, seat)
            return "" if points is None else self._text(points)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            points = self.points(row, seat)
            what = tr("app.log.line", self.line_text(row), "" if points is None else self._text(points))
            return tr("app.log.line", self._match.names[seat], what)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and (row == len(self._lines) or seat in self._winners):
            return look.current().font("body", bold=True)
        if role == Qt.ItemDataRole.BackgroundRole and row == len(self._lines):
            return look.current().colour("selection" if seat in self._winners else "panel")
        if role == Qt.ItemDataRole.ForegroundRole and row == len(self._lines) and seat in self._winners:
            return look.current().colour("on_selection")
        if role == Qt.ItemDataRole.ForegroundRole and row < len(self._lines) and not self.points(row, seat):
            return look.current().colour("text_soft")
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return self.headings()[section] if role == Qt.ItemDataRole.DisplayRole else None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._match.names[section]
        if role == Qt.ItemDataRole.DecorationRole:
            icon = QIcon()
            for scale in (1.0, 2.0):
                icon.addPixmap(atlas.shared().disc_pixmap(self._looks[section], 18, scale))
            return icon
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._match.names[section]
        return None


def _narrowed(texts: list[str]) -> list[str]:
    """The texts, those in two lines that would be wider than the others need."""
    metrics = QFontMetrics(look.current().font("small", bold=True))
    halved = [_halved(text, metrics) for text in texts]
    needed = max(_width(text, metrics) for text in halved)
    return [text if _width(text, metrics) <= needed else two for text, two in zip(texts, halved, strict=True)]


def _halved(text: str, metrics: QFontMetrics) -> str:
    """The text in the two lines that take the least width; as it is if it is one word."""
    words = text.split(" ")
    ways = [f"{' '.join(words[:at])}\n{' '.join(words[at:])}" for at in range(1, len(words))]
    return min((text, *ways), key=lambda way: _width(way, metrics))


def _width(text: str, metrics: QFontMetrics) -> int:
    return max(metrics.horizontalAdvance(line) for line in text.split("\n"))


class ScoreSheet(Speaking, QWidget):
    """The sheet as a panel, with a line above it that says who has won."""

    def __init__(self, model: ScoresModel) -> None:
        super().__init__()
        self.model = model
        model.setParent(self)
        self.result = label("strong", wrap=True)
        self.result.hide()
        self.view = QTableView()
        self.view.setModel(model)
        self.view.setShowGrid(False)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setCornerButtonEnabled(False)
        self.view.setTabKeyNavigation(False)
        self.view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for header in (self.view.horizontalHeader(), self.view.verticalHeader()):
            header.setSectionsClickable(False)
            header.setHighlightSections(False)
        self.view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.view.horizontalHeader().setMinimumSectionSize(56)
        self.view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setLayout(vbox(self.result, self.view, margins=(8, 0, 8, 8)))
        model.modelReset.connect(self._fit_rows)
        self.ready()

    def retranslate(self) -> None:
        self.view.setAccessibleName(tr("app.panel.scores"))
        self.model.retranslate()

    def restyle(self) -> None:
        self.model.retranslate()
        self._fit_names()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.layout().activate()  # the view has its place
        self._fit_names()

    def _fit_names(self) -> None:
        """Where the sheet has less than its width, long names of rows stand in two lines."""
        if not self._is_ready:
            return
        self.model.set_narrow(False)
        self.model.set_narrow(self._whole_width() > self.width())
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Each row is as high as its name and a line of figures; a little less where all of the sheet is seen then."""
        header = self.view.verticalHeader()
        line = QFontMetrics(look.current().font("body")).height() + 6
        highs = [max(line, header.sectionSizeFromContents(row).height()) for row in range(self.model.rowCount())]
        less = -((self.view.viewport().height() - sum(highs)) // len(highs))
        for row, high in enumerate(highs):
            header.resizeSection(row, high - less if self.isVisible() and 0 < less <= _SPARED else high)

    def _whole_width(self) -> int:
        return self.view.verticalHeader().sizeHint().width() + self.view.horizontalHeader().length() + 40

    def wanted_size(self, most: int) -> QSize:
        """Room for the whole sheet; where it would be wider than ``most``, with names of rows in two lines."""
        self.model.set_narrow(False)
        self.model.set_narrow(self._whole_width() > most)
        self._fit_rows()
        high = self.view.horizontalHeader().sizeHint().height() + self.view.verticalHeader().length() + 100
        return QSize(self._whole_width(), high)

    def show_result(self, text: str) -> None:
        """Say who has won; nothing while the game goes on."""
        self.result.setText(text)
        self.result.setVisible(bool(text))
