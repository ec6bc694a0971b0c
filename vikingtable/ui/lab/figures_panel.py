"""The live read-outs: cells covered, −1 left, income, enclosed bonuses; what the ghost changes; two side by side."""

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from vikingtable.tiles.layout import Bonus
from vikingtable.ui import atlas, i18n
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.lab.judging import Figures, figures
from vikingtable.ui.lab.model import LabModel
from vikingtable.ui.lab.names import bonus_name, good_symbol
from vikingtable.ui.widgets import Speaking, label, vbox

#: The rows, by text key.
ROWS = ("tiles", "covered", "minus", "income", "bonuses")
#: The panel follows the ghost so often, in milliseconds; the ghost itself never waits for it.
_LATER_MS = 30
_SYMBOL = 22


def value_text(row: str, numbers: Figures) -> str:
    """The figure of a row as text."""
    if row == "tiles":
        return i18n.number(numbers.tiles)
    if row == "covered":
        return tr("lab.figure.of", numbers.covered, numbers.cells)
    if row == "minus":
        return tr("lab.figure.of", numbers.minus_left, numbers.minus)
    if row == "income":
        return i18n.number(numbers.income)
    return tr("lab.figure.of", len(numbers.bonuses), numbers.all_bonuses)


def number_of(row: str, numbers: Figures) -> int:
    """The figure of a row as a number, for differences."""
    return {
        "tiles": numbers.tiles,
        "covered": numbers.covered,
        "minus": numbers.minus_left,
        "income": numbers.income,
        "bonuses": len(numbers.bonuses),
    }[row]


class FiguresPanel(Speaking, QWidget):
    """A row a figure; one column, or both arrangements and their difference."""

    def __init__(self, model: LabModel) -> None:
        super().__init__()
        self.model = model
        self._title = label("title", wrap=True)
        self._heads = [label("soft") for _ in range(3)]
        self._names = {row: label() for row in ROWS}
        self._values = {row: [label("strong") for _ in range(3)] for row in ROWS}
        self._bonuses = QLabel()
        self._bonuses.setMinimumHeight(_SYMBOL + 2)
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        for column, head in enumerate(self._heads):
            head.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(head, 0, column + 1)
        for number, row in enumerate(ROWS, 1):
            grid.addWidget(self._names[row], number, 0)
            for column, cell in enumerate(self._values[row]):
                cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                grid.addWidget(cell, number, column + 1)
        grid.setColumnStretch(0, 1)
        self.setLayout(vbox(self._title, grid, self._bonuses, margins=12))
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_LATER_MS)
        self._later.timeout.connect(self.show_figures)
        model.documentChanged.connect(self._soon)
        model.handChanged.connect(self._soon)
        model.ghostChanged.connect(self._soon)
        self.ready()

    def _soon(self) -> None:
        if not self._later.isActive():
            self._later.start()

    def retranslate(self) -> None:
        self._title.setText(tr("lab.figures.title"))
        for row in ROWS:
            self._names[row].setText(tr(f"lab.figure.{row}"))
            self._names[row].setToolTip(tr(f"lab.figure.{row}.about"))
        self.show_figures()

    def restyle(self) -> None:
        self.show_figures()

    def show_figures(self) -> None:
        """Show the figures as they are now."""
        if not self._is_ready:
            return
        self._later.stop()
        model = self.model
        comparing = model.comparing
        for head in self._heads:
            head.setVisible(comparing)
        if comparing:
            self._show_two()
        else:
            self._show_one()

    def _show_one(self) -> None:
        model = self.model
        now = figures(model.base(model.current))
        judgement = model.judgement
        then = None
        if judgement is not None and judgement.after is not None:
            then = figures(model.base(model.current), judgement.after)
        for row in ROWS:
            value, *spare = self._values[row]
            before, text = number_of(row, now), value_text(row, now)
            if then is not None and row != "tiles" and number_of(row, then) != before:
                text = tr("lab.figure.becomes", before, number_of(row, then))
            value.setText(text)
            for cell in spare:
                cell.hide()
        self._show_bonuses(now.bonuses)

    def _show_two(self) -> None:
        model = self.model
        both = [figures(model.base(which)) for which in (0, 1)]
        for head, text in zip(self._heads, (tr("lab.compare.a"), tr("lab.compare.b"), "±"), strict=True):
            head.setText(text)
        self._heads[2].setToolTip(tr("lab.compare.difference"))
        for row in ROWS:
            numbers = [number_of(row, one) for one in both]
            texts = [i18n.number(number) for number in numbers]
            texts.append(i18n.number(numbers[1] - numbers[0], sign=numbers[1] != numbers[0]))
            for cell, text in zip(self._values[row], texts, strict=True):
                cell.setText(text)
                cell.show()
        self._show_bonuses(both[model.current].bonuses)

    def _show_bonuses(self, bonuses: tuple[Bonus, ...]) -> None:
        """The symbols of what is enclosed, in a row; their names for screen reader and tooltip."""
        goods = [good for bonus in bonuses for good in bonus.gives]
        names = say(bonus_name(Bonus(0, 0, tuple(goods)))) if goods else ""
        self._bonuses.setAccessibleName(names)
        self._bonuses.setToolTip(names)
        self._bonuses.setVisible(bool(goods))
        if not goods:
            self._bonuses.setPixmap(QPixmap())
            return
        dpr = self.devicePixelRatioF()
        line = tuple(good_symbol(good) for good in goods[:10])
        self._bonuses.setPixmap(atlas.shared().line_pixmap(line, _SYMBOL, dpr))

    def shown(self) -> dict[str, tuple[str, ...]]:
        """What stands in the visible cells, by row."""
        return {row: tuple(cell.text() for cell in cells if not cell.isHidden()) for row, cells in self._values.items()}

    def minimumSizeHint(self) -> QSize:
        """As narrow as its rows allow."""
        return super().minimumSizeHint()
