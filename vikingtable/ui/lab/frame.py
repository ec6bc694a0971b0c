"""What stands where on the lab's page: tray, boards, figures, tools and their bars, with their texts."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QButtonGroup, QComboBox, QMenu, QSplitter, QStackedWidget, QToolButton, QWidget

from vikingtable.ui.i18n import say, tr
from vikingtable.ui.lab import document as lab
from vikingtable.ui.lab.draw_panel import DrawPanel
from vikingtable.ui.lab.fields import roomy
from vikingtable.ui.lab.figures_panel import FiguresPanel
from vikingtable.ui.lab.hand_bar import HandBar
from vikingtable.ui.lab.model import LabModel
from vikingtable.ui.lab.names import board_name, colour_name, game_board, game_boards
from vikingtable.ui.lab.parts import Scrolling, text_tool
from vikingtable.ui.lab.rules_panel import RulesPanel
from vikingtable.ui.lab.solver_panel import SolverPanel
from vikingtable.ui.lab.tiles_panel import TilesPanel
from vikingtable.ui.lab.tray import FILTERS, TrayView
from vikingtable.ui.lab.view import LabBoardView
from vikingtable.ui.lab.words import capital, word
from vikingtable.ui.page import Page
from vikingtable.ui.widgets import FlowLayout, button, hbox, label, name_button, panel, tool_button, vbox

#: The tools beside the board: icon and section of the rules page, by text key.
TOOLS = {
    "place": ("hand", "placing"),
    "rules": ("rules", "rules"),
    "draw": ("paint", "drawing"),
    "fit": ("solver", "best-fit"),
}
_TRAY_WIDTH = 306
_SIDE_WIDTH = 312


class LabFrame(Page):
    """The part of ``LabPage`` that is seen; the page makes views and panels, and knows what they mean."""

    model: LabModel
    view: LabBoardView
    tray: TrayView
    hand_bar: HandBar
    figures: FiguresPanel
    tiles_panel: TilesPanel
    rules_panel: RulesPanel
    draw_panel: DrawPanel
    solver_panel: SolverPanel
    counts_action: QAction
    shape_action: QAction
    library_action: QAction

    def board_title(self) -> str:
        """The name of the current board."""
        return capital(word(board_name(self.model.active)))

    def build(self) -> None:
        self.board_choice = QComboBox()
        self.board_choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._board_label = label("strong", buddy=self.board_choice)
        self.tools: dict[str, QToolButton] = {}
        self._tool_group = QButtonGroup(self)
        for name, (icon, _) in TOOLS.items():
            self._add_tool(name, icon)
        self.tools["place"].setChecked(True)
        self.compare_button = text_tool("compare")
        self.compare_button.setCheckable(True)
        self.undo_button, self.redo_button = tool_button("undo"), tool_button("redo")
        self._bar = panel("bar")
        flow = FlowLayout(6)
        flow.setContentsMargins(12, 6, 12, 6)
        self._bar.setLayout(flow)
        board = QWidget()
        board.setLayout(hbox(self._board_label, self.board_choice, spacing=8))
        history = QWidget()
        history.setLayout(hbox(self.undo_button, self.redo_button, spacing=2))
        for part in (board, *self.tools.values(), self.compare_button, history):
            flow.addWidget(part)

        self.filter = QComboBox()
        self.filter.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._filter_label = label("title", buddy=self.filter, wrap=True)
        self.more_button = tool_button("more")
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        more = QMenu(self.more_button)
        more.addActions([self.counts_action, self.shape_action, self.library_action])
        self.more_button.setMenu(more)
        self.shape_button = button("plus", flat=True)
        tray_side = panel("panel")
        head = hbox(self._filter_label, self.more_button, spacing=2)
        head.setStretch(0, 1)
        tray_box = vbox(head, self.filter, self.tray, self.shape_button, margins=(10, 10, 6, 6), spacing=6)
        tray_box.setStretch(2, 1)
        tray_side.setLayout(tray_box)

        self._compare_bar = panel("panel")
        self.keep_buttons = (button("check"), button("check"))
        self.other_button = button("open")
        compare_flow = FlowLayout(6)
        compare_flow.setContentsMargins(12, 6, 12, 6)
        for part in (*self.keep_buttons, self.other_button):
            compare_flow.addWidget(part)
        self._compare_bar.setLayout(compare_flow)
        self._compare_bar.hide()
        middle = QWidget()
        middle_box = vbox(self._compare_bar, self.view, self.hand_bar, spacing=8)
        middle_box.setStretch(1, 1)
        middle.setLayout(middle_box)
        middle.setMinimumWidth(320)

        self.stack = QStackedWidget()
        for part in (self.tiles_panel, self.rules_panel, self.draw_panel, self.solver_panel):
            self.stack.addWidget(Scrolling(part))
        figures_panel, tools_panel = panel("panel"), panel("panel")
        figures_panel.setLayout(vbox(self.figures))
        tools_panel.setLayout(vbox(self.stack))
        side = QWidget()
        side_box = vbox(figures_panel, tools_panel, spacing=8)
        side_box.setStretch(1, 1)
        side.setLayout(side_box)

        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setHandleWidth(8)
        self.splitter.setChildrenCollapsible(False)
        for part in (tray_side, middle, side):
            self.splitter.addWidget(part)
        self.splitter.setStretchFactor(0, 0)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setStretchFactor(2, 0)
        self.splitter.setSizes([_TRAY_WIDTH, 900, _SIDE_WIDTH])
        whole = vbox(self._bar, hbox(self.splitter, margins=(8, 8, 8, 8)), spacing=0)
        whole.setStretch(1, 1)
        self.setLayout(whole)
        self.setTabOrder(self.tray, self.view)

    def _add_tool(self, name: str, icon: str) -> None:
        tool = text_tool(icon)
        tool.setCheckable(True)
        self._tool_group.addButton(tool)
        self.tools[name] = tool

    # Texts ------------------------------------------------------------------------------------------------------------

    def name_parts(self) -> None:
        """Set the texts of all parts."""
        self._board_label.setText(tr("lab.board.label"))
        self.board_choice.setAccessibleName(tr("lab.board.label"))
        for name, tool in self.tools.items():
            tool.setText(tr(f"lab.tool.{name}"))
            tool.setToolTip(tr(f"lab.tool.{name}.tip"))
        self.compare_button.setText(tr("lab.tool.compare"))
        self.compare_button.setToolTip(tr("lab.tool.compare.tip"))
        self._filter_label.setText(tr("lab.tray.title"))
        self.filter.setAccessibleName(tr("lab.tray.filter"))
        self.filter.setToolTip(tr("lab.tray.filter"))
        name_button(self.more_button, tr("lab.tray.more"))
        self.shape_button.setText(tr("lab.cmd.shape"))
        self.shape_button.setToolTip(tr("lab.shape.tip"))
        self.counts_action.setToolTip(tr("lab.counts.tip"))
        self.library_action.setToolTip(tr("lab.library.tip"))
        self._compare_bar.setAccessibleName(tr("lab.compare.title"))
        self.keep_buttons[0].setText(tr("lab.compare.keep_a"))
        self.keep_buttons[1].setText(tr("lab.compare.keep_b"))
        self.other_button.setText(tr("lab.cmd.compare_file"))
        self._fill_filter()

    def restyle(self) -> None:
        roomy(self.filter)

    def _fill_filter(self) -> None:
        chosen = self.filter.currentData() or "board"
        self.filter.blockSignals(True)
        self.filter.clear()
        for name in FILTERS:
            known = name in lab.COLOURS
            self.filter.addItem(capital(say(colour_name(name))) if known else tr(f"lab.tray.filter.{name}"), name)
        self.filter.setCurrentIndex(self.filter.findData(chosen))
        self.filter.blockSignals(False)
        roomy(self.filter)

    def _fill_boards(self) -> None:
        active = self.model.active
        self.board_choice.blockSignals(True)
        self.board_choice.clear()
        if not active.is_game_board:
            self.board_choice.addItem(capital(word(board_name(active))), "")
        for board in game_boards():
            self.board_choice.addItem(capital(say(game_board(board))), board)
        self.board_choice.setCurrentIndex(self.board_choice.findData(active.layout.id if active.is_game_board else ""))
        self.board_choice.blockSignals(False)
