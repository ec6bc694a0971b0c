"""The tile lab: tray, boards, figures and tools, put together as a page of the window."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QWidget,
)

from vikingtable.rules.feast.boards import HOUSE_RULES, LAND_RULES, LAYOUTS
from vikingtable.texts.message import Message, msg
from vikingtable.ui import keys, motion
from vikingtable.ui.files import fault_text
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.lab import document as lab
from vikingtable.ui.lab import wording
from vikingtable.ui.lab.board_dialogs import NewBoardDialog
from vikingtable.ui.lab.counts_dialog import CountsDialog
from vikingtable.ui.lab.document import LabDocument, LabError
from vikingtable.ui.lab.draw_panel import DrawPanel
from vikingtable.ui.lab.figures_panel import FiguresPanel
from vikingtable.ui.lab.frame import TOOLS, LabFrame
from vikingtable.ui.lab.hand_bar import HandBar
from vikingtable.ui.lab.judging import Judgement
from vikingtable.ui.lab.lab_files import LabFiles
from vikingtable.ui.lab.library_dialog import LibraryDialog
from vikingtable.ui.lab.model import LabModel
from vikingtable.ui.lab.names import tile_name
from vikingtable.ui.lab.rules_panel import RulesPanel
from vikingtable.ui.lab.scene import LabScene
from vikingtable.ui.lab.shape_dialog import ShapeDialog
from vikingtable.ui.lab.solver_panel import SolverPanel
from vikingtable.ui.lab.tiles_panel import TilesPanel
from vikingtable.ui.lab.tray import TrayView
from vikingtable.ui.lab.view import LabBoardView
from vikingtable.ui.page import MenuId, Shell, ShortcutGroup
from vikingtable.ui.widgets import (
    Answer,
    announce,
    ask,
    name_button,
)

_SETTLE_MS = 200


class LabPage(LabFrame):
    """Everything that the lab shows; the model holds what it is about."""

    kind: ClassVar[str] = "lab"

    def __init__(self, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(shell, parent)
        self.model = LabModel(parent=self)
        self.lab_scene = LabScene(self.model)
        self.view = LabBoardView(self.lab_scene, self.model)
        self.tray = TrayView(self.lab_scene, self.model)
        self.hand_bar = HandBar(self.model)
        self.figures = FiguresPanel(self.model)
        self.tiles_panel = TilesPanel(self.model)
        self.rules_panel = RulesPanel(self.model)
        self.draw_panel = DrawPanel(self.model)
        self.solver_panel = SolverPanel(self.model)
        self.files = LabFiles(self)
        self._make_actions()
        self.build()
        self._connect()
        self.ready()
        self.files.open_draft()

    # Building ---------------------------------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        self.undo_action = self._action(self.model.undo, "undo", QKeySequence.StandardKey.Undo)
        self.redo_action = self._action(self.model.redo, "redo", QKeySequence.StandardKey.Redo)
        self.new_action = self._action(self.begin_anew)
        self.new_board_action = self._action(self.ask_new_board)
        self.clear_action = self._action(self.model.clear)
        self.where_action = self._action(None)
        self.where_action.setCheckable(True)
        self.where_action.setShortcut(QKeySequence("Ctrl+G"))
        self.where_action.toggled.connect(self.model.set_shade)
        self.compare_action = self._action(self._toggle_compare)
        self.compare_action.setCheckable(True)
        self.compare_file_action = self._action(self.compare_with_file)
        self.counts_action = self._action(self.ask_counts)
        self.shape_action = self._action(self.ask_shape)
        self.library_action = self._action(self.show_libraries)

    def _action(self, slot: object, icon: str = "", shortcut: QKeySequence.StandardKey | None = None) -> QAction:
        action = QAction(self)
        if slot is not None:
            action.triggered.connect(slot)
        if shortcut is not None:
            action.setShortcuts(shortcut)
        if icon:
            from vikingtable.ui import art

            art.bind_icon(action, f"icons/{icon}")
        return action

    def _connect(self) -> None:
        model = self.model
        model.documentChanged.connect(self._document_changed)
        model.handChanged.connect(self._hand_changed)
        model.shadeChanged.connect(self.where_action.setChecked)
        model.told.connect(self._told)
        model.refused.connect(self._refused)
        model.laid.connect(self._laid)
        self.board_choice.activated.connect(self._board_chosen)
        self.filter.currentIndexChanged.connect(self._filter_chosen)
        self.compare_button.clicked.connect(self._toggle_compare)
        self.undo_button.clicked.connect(model.undo)
        self.redo_button.clicked.connect(model.redo)
        self.shape_button.clicked.connect(self.ask_shape)
        for tool in self.tools.values():
            tool.clicked.connect(self._tool_chosen)
        self.other_button.clicked.connect(self.compare_with_file)
        for which, keep in enumerate(self.keep_buttons):
            keep.clicked.connect(self._keep_a if which == 0 else self._keep_b)
        self.tray.takenByKey.connect(self._to_board)
        self.tray.takenByClick.connect(self._to_board_by_mouse)
        self.tray.draggedOut.connect(self._dragged)
        self.tray.droppedOut.connect(self._dropped)
        self.tray.editWanted.connect(self.edit_shape)
        self.view.draggedOut.connect(self._dragged)
        self.view.heldHere.connect(self.tray.forget_pointer)
        self.tray.heldHere.connect(self.view.forget_pointer)
        self.view.droppedOut.connect(self._dropped)
        self.tiles_panel.lifted.connect(self._to_board)
        self.draw_panel.newWanted.connect(self.ask_new_board)
        self.draw_panel.importWanted.connect(self.files.import_grid)
        self.solver_panel.countsWanted.connect(self.ask_counts)
        self.view.strokeDone.connect(self.draw_panel.painted)

    # Texts ------------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.name_parts()
        self.new_action.setText(tr("lab.cmd.new"))
        self.new_board_action.setText(tr("lab.cmd.new_board"))
        self.clear_action.setText(tr("lab.cmd.clear"))
        self.where_action.setText(tr("lab.hand.where"))
        self.compare_action.setText(tr("lab.tool.compare"))
        self.compare_file_action.setText(tr("lab.cmd.compare_file"))
        self.counts_action.setText(tr("lab.cmd.counts"))
        self.shape_action.setText(tr("lab.cmd.shape"))
        self.library_action.setText(tr("lab.cmd.library"))
        self.files.retranslate()
        self._document_changed()

    # The model --------------------------------------------------------------------------------------------------------

    def _document_changed(self) -> None:
        if not self._is_ready:
            return
        self._fill_boards()
        history = self.model.history
        for action, tool, what, plain in (
            (self.undo_action, self.undo_button, history.undo_what, "undo"),
            (self.redo_action, self.redo_button, history.redo_what, "redo"),
        ):
            text = tr(f"app.cmd.{plain}") if what is None else tr(f"app.cmd.{plain}_what", what)
            assert action is not None
            action.setText(text)
            action.setEnabled(what is not None)
            tool.setEnabled(what is not None)
            name_button(tool, text)
        comparing = self.model.comparing
        self._compare_bar.setVisible(comparing)
        self.compare_button.setChecked(comparing)
        self.compare_action.setChecked(comparing)
        self.clear_action.setEnabled(bool(self.model.active.placed))
        self.titleChanged.emit()

    def _hand_changed(self) -> None:
        if self.model.hand is None:
            self.lab_scene.float_held(None)
        elif self.model.mode == "draw":
            self.choose_tool("place")

    def _told(self, message: Message) -> None:
        text = say(message)
        self.shell.say(text)
        announce(self.view, text)

    def _refused(self, judgement: Judgement) -> None:
        text = " ".join(say(said.message) for said in wording.reasons(judgement))
        if self.model.hand is None:  # else they stand beside the ghost and below the board already
            self.shell.say(text)
        announce(self.view, text)

    def _laid(self, which: int, index: int) -> None:
        self.lab_scene.settle(which, index, motion.length(_SETTLE_MS, self.settings.animation))
        arrangement = self.model.document.arrangements[which]
        self._told(msg("lab.told.placed", tile_name(arrangement.tile(arrangement.placed[index].piece))))

    # The pointer between the views ------------------------------------------------------------------------------------

    def _dragged(self, at: QPoint) -> None:
        """The tile in hand is dragged over another part of the window than that where the button went down."""
        on_board = self.view.viewport().mapFromGlobal(at)
        on_tray = self.tray.viewport().mapFromGlobal(at)
        if self.view.viewport().rect().contains(on_board):
            self.view.hold_at(on_board)
        elif self.tray.viewport().rect().contains(on_tray):
            self.tray.hold_at(on_tray)
        else:
            self.view.forget_pointer()
            self.tray.forget_pointer()
            self.model.lose_ghost()
            self.lab_scene.float_held(None)

    def _dropped(self, at: QPoint) -> None:
        on_board = self.view.viewport().mapFromGlobal(at)
        on_tray = self.tray.viewport().mapFromGlobal(at)
        if self.view.viewport().rect().contains(on_board):
            self.view.setFocus(Qt.FocusReason.MouseFocusReason)
            self.view.let_go_at(on_board)
        elif self.tray.viewport().rect().contains(on_tray):
            self.model.give_back()
        else:
            self.model.put_back()

    def _to_board(self) -> None:
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _to_board_by_mouse(self) -> None:
        self.view.setFocus(Qt.FocusReason.MouseFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nobody took act on the tile in hand, wherever the focus is."""
        key = keys.latin(event, self.view.board_keys)
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        held = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier & ~Qt.KeyboardModifier.KeypadModifier
        if not held and self.view.hand_key(key, shift=shift):
            event.accept()
            return
        super().keyPressEvent(event)

    # Tools ------------------------------------------------------------------------------------------------------------

    def _tool_chosen(self) -> None:
        self.choose_tool(next(name for name, tool in self.tools.items() if tool.isChecked()))

    def choose_tool(self, name: str) -> None:
        """Show a tool beside the board; the brush paints only while the board is drawn."""
        self.tools[name].setChecked(True)
        self.stack.setCurrentIndex(list(self.tools).index(name))
        self.model.set_mode("draw" if name == "draw" else "place")

    def current_tool(self) -> str:
        """The tool that is shown."""
        return list(self.tools)[self.stack.currentIndex()]

    def _filter_chosen(self, index: int) -> None:
        self.tray.set_filter(str(self.filter.itemData(index)))

    def _board_chosen(self, index: int) -> None:
        board = str(self.board_choice.itemData(index))
        if board:
            self.choose_board(board)

    def choose_board(self, board: str) -> None:
        """Lay the tiles on another board of the game; rules of the game go with their boards, edited ones stay."""
        rules = self.model.active.rules
        known = rules in (LAND_RULES, HOUSE_RULES)
        self.model.set_board(LAYOUTS[board], "", lab.standard_rules(board) if known else None)

    def begin_anew(self) -> None:
        """An empty home board, and no file; undo brings the arrangement back."""
        if self.can_leave():
            self.files.forget()
            self.model.do(lab.fresh(), msg("lab.did.new"))
            self.titleChanged.emit()

    def ask_new_board(self) -> None:
        """Ask for a size, and draw a new board."""
        dialog = NewBoardDialog(self.window())
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.model.set_board(dialog.layout_made())
            self.choose_tool("draw")
        dialog.deleteLater()

    def ask_counts(self) -> None:
        """Ask how many tiles there are of each kind."""
        self.model.put_back()
        dialog = CountsDialog(self.model.active, self.window())
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.model.set_counts(dialog.counts())
        dialog.deleteLater()

    def ask_shape(self) -> None:
        """Ask for a new own shape."""
        self.model.put_back()
        dialog = ShapeDialog(parent=self.window())
        if dialog.exec() == QDialog.DialogCode.Accepted:
            try:
                self.model.add_shape(*dialog.result_shape())
            except LabError as fault:
                self._told(fault.message)
            else:
                self._show_own()
        dialog.deleteLater()

    def _show_own(self) -> None:
        """See to it that the tray shows a new shape."""
        newest = self.model.active.tiles[-1].piece.id
        if newest not in self.tray.tiles():
            self.filter.setCurrentIndex(self.filter.findData("own"))
        self.tray.set_current_spot(newest, say=False)

    def edit_shape(self, piece: str) -> None:
        """Ask how an own shape shall look."""
        self.model.put_back()
        dialog = ShapeDialog(self.model.active.tile(piece), self.window())
        if dialog.exec() == QDialog.DialogCode.Accepted:
            if dialog.removed:
                self.model.remove_shape(piece)
            else:
                self.model.change_shape(piece, *dialog.result_shape())
        dialog.deleteLater()

    def show_libraries(self) -> None:
        """Show the shape libraries."""
        self.model.put_back()
        before = len(self.model.active.tiles)
        dialog = LibraryDialog(self.model, self.shell, self.window())
        dialog.exec()
        dialog.deleteLater()
        if len(self.model.active.tiles) > before:
            self._show_own()

    def _toggle_compare(self, on: bool) -> None:
        if on and not self.model.comparing:
            self.model.compare()
        elif not on:
            self.model.keep_only(self.model.current)
        self._document_changed()

    def _keep_a(self) -> None:
        self.model.keep_only(0)

    def _keep_b(self) -> None:
        self.model.keep_only(1)

    def compare_with_file(self) -> None:
        """Ask for a file, and set its arrangement beside the current one."""
        other = self.files.ask_other()
        if other is not None:
            self.model.compare(other)

    # What the window asks ---------------------------------------------------------------------------------------------

    def title(self) -> str:
        name = self.files.path.stem if self.files.path is not None else self.board_title()
        return tr("lab.window", name)

    def modified(self) -> bool:
        return self.files.path is not None and self.model.history.modified

    def menus(self) -> Mapping[MenuId, Sequence[QAction | None]]:
        return {
            "file": [self.new_action, *self.files.actions()],
            "edit": [self.clear_action],
            "view": [self.where_action, self.compare_action, self.compare_file_action],
            "tools": [self.new_board_action, self.counts_action, self.shape_action, self.library_action],
        }

    def can_save(self) -> bool:
        return True

    def save(self) -> bool:
        return self.files.save()

    def save_as(self) -> bool:
        return self.files.save_as()

    def show_document(self, document: LabDocument, path: Path) -> None:
        """Show the arrangement that was read from a file."""
        self.files.opened(document, path)

    def rules_at(self) -> tuple[str, str]:
        return ("lab", TOOLS[self.current_tool()][1])

    def shortcuts(self) -> Sequence[ShortcutGroup]:
        return (
            (
                "lab.keys.hand",
                (
                    ("R  .", "lab.hand.turn_right"),
                    ("Shift+R", "lab.hand.turn_left"),
                    ("F  ,", "lab.hand.mirror"),
                    ("← ↑ → ↓", "lab.keys.move"),
                    ("Enter", "lab.hand.place"),
                    ("Shift+Enter", "lab.keys.keep"),
                    ("Esc", "lab.hand.put_back"),
                    ("Delete", "lab.hand.take_back"),
                ),
            ),
            (
                "lab.keys.free",
                (
                    ("Enter", "lab.placed.pick_up"),
                    ("Delete", "lab.hand.take_back"),
                    ("+  −", "lab.keys.count"),
                    ("F2", "lab.shape.change"),
                ),
            ),
        )

    def board_view(self) -> LabBoardView:
        return self.view

    def can_leave(self) -> bool:
        """Without a file nothing is asked, as the draft keeps everything until the next visit: unless it cannot."""
        title, text = tr("lab.leave.title"), tr("lab.leave.text")
        if not self.modified():
            fault = self.files.keep_draft() if self.files.path is None else None
            if fault is None:
                return True
            text = tr("lab.leave.no_draft", fault_text(fault))
        answer = ask(
            self.window(),
            title,
            text,
            (
                Answer("save", tr("app.button.save"), default=True),
                Answer("leave", tr("lab.leave.dont_save"), danger=True),
                Answer("cancel", tr("app.button.cancel"), escape=True),
            ),
        )
        if answer == "leave" and self.files.path is not None:
            self.files.give_up()
        return answer == "leave" or (answer == "save" and self.save())

    def entered(self) -> None:
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def left(self) -> None:
        self.model.put_back()
        self.files.leave()

    def dispose(self) -> None:
        self.model.put_back()
        self.solver_panel.dispose()
        self.lab_scene.stop()
        self.files.leave()

    def sizeHint(self) -> QSize:
        """Made for a laptop's screen, and larger ones."""
        return QSize(1366, 700)
