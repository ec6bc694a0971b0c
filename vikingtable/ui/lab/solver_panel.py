"""Best fit: what to look for, how far the search is, and its arrangement to accept whole or tile by tile."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QGridLayout, QListWidgetItem, QProgressBar, QSpinBox, QWidget

from vikingtable.texts.message import msg
from vikingtable.ui import atlas, i18n
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.lab.fields import WrappingList, roomy
from vikingtable.ui.lab.fit import FitProcess, Report, Wish
from vikingtable.ui.lab.held import Proposal
from vikingtable.ui.lab.model import LabModel
from vikingtable.ui.lab.names import tile_name, tile_symbol
from vikingtable.ui.lab.words import capital, word
from vikingtable.ui.widgets import FlowLayout, Speaking, announce, button, label, primary_button, restyled, vbox

GOALS = ("points", "cover")
#: The process is asked for news so often, in milliseconds.
_ASK_MS = 50
#: A search that was told to end and does not is ended after so many milliseconds.
_PATIENCE_MS = 4000
_ICON = 22


class SolverPanel(Speaking, QWidget):
    """Starts and stops the search; what it finds stands on the board as ghosts until it is accepted."""

    countsWanted = Signal()

    def __init__(self, model: LabModel) -> None:
        super().__init__()
        self.model = model
        self._process: FitProcess | None = None
        self._which = 0
        self._wish = Wish()
        self._report: Report | None = None
        self._verdict = ""
        self._stopping_ms = 0
        self._title = label("title", wrap=True)
        self.goal = QComboBox()
        self.goal.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for goal in GOALS:
            self.goal.addItem("", goal)
        self._goal_label = label("strong", buddy=self.goal)
        self._help = label("soft", wrap=True)
        self.income, self.bonus, self.seconds = _spin(0, 100, 4), _spin(0, 100, 3), _spin(1, 600, 20)
        self._labels = {
            "income_weight": label(buddy=self.income, wrap=True),
            "bonus_weight": label(buddy=self.bonus, wrap=True),
            "seconds": label(buddy=self.seconds, wrap=True),
        }
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        for row, (text, spin) in enumerate(zip(self._labels.values(), self._spins(), strict=True)):
            grid.addWidget(text, row, 0)
            grid.addWidget(spin, row, 1)
        grid.setColumnStretch(0, 1)
        self._unlimited = label("warning", wrap=True)
        self.counts = button("cards")
        self.start = primary_button()
        self.stop = button("stop")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self._value = label("strong", wrap=True)
        self._bound = label(wrap=True)
        self._elapsed = label("soft")
        self._state = label("strong", wrap=True)
        self._list_label = label("strong", wrap=True)
        self.list = WrappingList(_ICON)
        self.list.setMinimumHeight(96)
        self.accept_all = button("check")
        self.accept_tile = button("hand")
        self.discard = button("close")
        actions = FlowLayout()
        for one in (self.accept_all, self.accept_tile, self.discard):
            actions.addWidget(one)
        box = vbox(
            self._title,
            self._goal_label,
            self.goal,
            self._help,
            self._unlimited,
            self.counts,
            self.start,
            self.stop,
            self.bar,
            self._state,
            self._value,
            self._bound,
            self._elapsed,
            self._list_label,
            self.list,
            actions,
            8,
            grid,
            None,
            margins=12,
            spacing=6,
        )
        self.setLayout(box)
        self._asking = QTimer(self)
        self._asking.setInterval(_ASK_MS)
        self._asking.timeout.connect(self._ask)
        self.goal.currentIndexChanged.connect(self._goal_chosen)
        self.start.clicked.connect(self.begin)
        self.stop.clicked.connect(self.end)
        self.counts.clicked.connect(self.countsWanted)
        self.accept_all.clicked.connect(self._accept_all)
        self.accept_tile.clicked.connect(self._accept_tile)
        self.discard.clicked.connect(self._discard)
        self.list.itemActivated.connect(self._accept_tile)
        self.list.currentRowChanged.connect(self._chosen)
        model.documentChanged.connect(self._document_changed)
        model.proposalChanged.connect(self._show_proposal)
        self.ready()

    def _spins(self) -> tuple[QSpinBox, QSpinBox, QSpinBox]:
        return self.income, self.bonus, self.seconds

    # Texts ------------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self._title.setText(tr("lab.fit.title"))
        self._goal_label.setText(tr("lab.fit.goal"))
        self.goal.setAccessibleName(tr("lab.fit.goal"))
        for index, goal in enumerate(GOALS):
            self.goal.setItemText(index, tr(f"lab.fit.goal.{goal}"))
        roomy(self.goal)
        for (name, text), spin in zip(self._labels.items(), self._spins(), strict=True):
            text.setText(tr(f"lab.fit.{name}"))
            spin.setAccessibleName(tr(f"lab.fit.{name}"))
        self._unlimited.setText(tr("lab.fit.unlimited"))
        self.counts.setText(tr("lab.cmd.counts"))
        self.start.setText(tr("lab.fit.start"))
        self.stop.setText(tr("lab.fit.stop"))
        self._list_label.setText(tr("lab.fit.tiles"))
        self.list.setAccessibleName(tr("lab.fit.tiles"))
        self.accept_all.setText(tr("lab.fit.accept_all"))
        self.accept_tile.setText(tr("lab.fit.accept_tile"))
        self.discard.setText(tr("lab.fit.discard"))
        self.show_state()
        self._show_proposal()

    def restyle(self) -> None:
        roomy(self.goal)
        self._show_proposal()

    # The search -------------------------------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether a search goes on."""
        return self._process is not None

    def wish(self) -> Wish:
        """What the fields say."""
        goal = "cover" if self.goal.currentData() == "cover" else "points"
        return Wish(goal, self.income.value(), self.bonus.value(), self.seconds.value())

    def begin(self) -> None:
        """Start the search."""
        self.dispose()
        self.model.put_back()
        self.model.propose(None)
        self._which = self.model.current
        self._wish = self.wish()
        self._report, self._verdict, self._stopping_ms = None, "", 0
        self._process = FitProcess(self.model.active, self._wish)
        self._asking.start()
        self.show_state()

    def end(self) -> None:
        """Have the search end with the best so far."""
        if self._process is not None and not self._stopping_ms:
            self._stopping_ms = 1
            self._process.stop()
            self.show_state()

    def dispose(self) -> None:
        """End the search at once, whatever it has found."""
        self._asking.stop()
        if self._process is not None:
            self._process.close()
            self._process = None

    def _ask(self) -> None:
        process = self._process
        if process is None:
            return
        try:
            reports = process.reports()
        except RuntimeError:
            self._over("lab.fit.failed")
            return
        if reports:
            self._hear(reports[-1])
        if self._stopping_ms:
            self._stopping_ms += _ASK_MS
            if self._stopping_ms > _PATIENCE_MS and self._process is not None:
                self._over("lab.fit.not_proved")
        self.show_state()

    def _hear(self, report: Report) -> None:
        old, self._report = self._report, report
        if report.placements and (old is None or old.placements != report.placements):
            self.model.propose(Proposal(self._which, report.placements))
        if report.done:
            self._over(self._verdict_of(report))

    def _verdict_of(self, report: Report) -> str:
        if report.cover is not None:
            return f"lab.fit.cover.{report.cover}"
        if not report.placements:
            return "lab.fit.nothing_proved" if report.proven else "lab.fit.nothing"
        return "lab.fit.proved" if report.proven else "lab.fit.not_proved"

    def _over(self, verdict: str) -> None:
        self.dispose()
        self._verdict = verdict
        self.show_state()
        announce(self, tr(verdict))

    # What is shown ----------------------------------------------------------------------------------------------------

    def _goal_chosen(self, _: int) -> None:
        self.show_state()

    def show_state(self) -> None:
        """Show what can be done, and how far the search is."""
        if not self._is_ready:
            return
        cover = self.goal.currentData() == "cover"
        self._help.setText(tr("lab.fit.help.cover" if cover else "lab.fit.help.points"))
        for name in ("income_weight", "bonus_weight"):
            self._labels[name].setVisible(not cover)
        self.income.setVisible(not cover)
        self.bonus.setVisible(not cover)
        running, report = self.running, self._report
        for field in (self.goal, *self._spins()):
            field.setEnabled(not running)
        arrangement = self.model.active
        shown = [tile for tile in arrangement.tiles if tile.count is None]
        colours = arrangement.applied.colours
        unlimited = any(colours is None or tile.piece.colour in colours for tile in shown)
        self._unlimited.setVisible(unlimited and not running)
        self.counts.setVisible(unlimited and not running)
        self.start.setVisible(not running)
        self.stop.setVisible(running)
        self.stop.setEnabled(not self._stopping_ms)
        self.bar.setVisible(running)
        # Until the process is there the bar shows that something goes on, not how far it is.
        self.bar.setRange(0, self._wish.seconds * 10 if report is not None else 0)
        self._elapsed.setVisible(report is not None)
        self._value.setVisible(report is not None and report.cover is None)
        self._bound.setVisible(report is not None and report.cover is None and not report.proven)
        if report is not None:
            self.bar.setValue(min(self._wish.seconds * 10, int(report.seconds * 10)))
            self._elapsed.setText(tr("lab.fit.elapsed", i18n.number(report.seconds, 1)))
            self._value.setText(tr("lab.fit.value", report.value, report.now))
            self._bound.setText(tr("lab.fit.bound", report.bound))
        self._state.setVisible(running or bool(self._verdict))
        self._state.setText(tr("lab.fit.running") if running else tr(self._verdict) if self._verdict else "")
        good = self._verdict in ("lab.fit.proved", "lab.fit.cover.yes") and not running
        restyled(self._state, "role", "success" if good else "strong")

    def state(self) -> str:
        """What is said of the search now."""
        return self._state.text()

    def _document_changed(self) -> None:
        if self.running:  # what it searches is no longer what there is
            self.dispose()
            self._verdict, self._report = "", None
        elif self.model.proposal is None:
            self._verdict, self._report = "", None
        self.show_state()
        self._show_proposal()

    def _show_proposal(self) -> None:
        if not self._is_ready:
            return
        proposal = self.model.proposal
        self.list.clear()
        there = proposal is not None and proposal.which < len(self.model.document.arrangements)
        for part in (self._list_label, self.list, self.accept_all, self.accept_tile, self.discard):
            part.setVisible(there)
        if not there or proposal is None:
            return
        arrangement = self.model.document.arrangements[proposal.which]
        sheet, dpr = atlas.shared(), self.devicePixelRatioF()
        for placement in proposal.placements:
            tile = arrangement.tile(placement.piece)
            line = msg("lab.placed.line", capital(word(tile_name(tile))), placement.x + 1, placement.y + 1)
            icon = QIcon(sheet.pixmap(tile_symbol(tile) or "icons/grid", _ICON, dpr))
            self.list.addItem(QListWidgetItem(icon, say(line)))
        self.list.setCurrentRow(0)

    def _chosen(self, row: int) -> None:
        self.accept_tile.setEnabled(row >= 0)
        self.model.point_out(row if row >= 0 else None)

    # What is accepted -------------------------------------------------------------------------------------------------

    def _accept_all(self) -> None:
        self.dispose()
        if self.model.accept_proposal():
            self._verdict, self._report = "", None
            self.show_state()

    def _accept_tile(self, _: object = None) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self.dispose()
            self.model.accept_proposal(row)

    def _discard(self) -> None:
        self.dispose()
        self._verdict, self._report = "", None
        self.model.propose(None)
        self.show_state()


def _spin(low: int, high: int, value: int) -> QSpinBox:
    spin = QSpinBox()
    spin.setRange(low, high)
    spin.setValue(value)
    spin.setAlignment(Qt.AlignmentFlag.AlignRight)
    return spin
