"""The dialogs for a new board: its size, or a text grid typed, pasted or read from a file."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontDatabase, QTextCursor
from PySide6.QtWidgets import QGridLayout, QPlainTextEdit, QSpinBox, QWidget

from vikingtable.saves.files import read_bytes
from vikingtable.saves.model import SaveError
from vikingtable.tiles.layout import MAX_SIDE, Layout, LayoutError
from vikingtable.ui import files
from vikingtable.ui.background import Cancelled
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.lab import drawing, exchange
from vikingtable.ui.lab.document import LabError
from vikingtable.ui.lab.fields import LabDialog
from vikingtable.ui.page import Shell
from vikingtable.ui.widgets import button, hbox, label, primary_button, restyled, vbox

#: The example in the dialog, which is a board of its own.
EXAMPLE = """o-o-io
-*-io-
ooioo-
oi-*--
io----

income 0,4=0 1,3=1 2,2=2 3,1=3 4,0=5 final=8
bonus 1,1 mead
bonus 3,3 ore
"""


def grid_fault(fault: LayoutError) -> str:
    """Where a text grid is wrong, and what is wrong there."""
    return say(fault.message)


class NewBoardDialog(LabDialog):
    """Asks for width and height of a new board."""

    smallest = QSize(420, 200)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._help = label("soft", wrap=True)
        self.columns, self.rows = QSpinBox(), QSpinBox()
        self._columns_label, self._rows_label = label(buddy=self.columns), label(buddy=self.rows)
        for spin, value in ((self.columns, 10), (self.rows, 8)):
            spin.setRange(1, MAX_SIDE)
            spin.setValue(value)
        grid = QGridLayout()
        grid.addWidget(self._columns_label, 0, 0)
        grid.addWidget(self.columns, 0, 1)
        grid.addWidget(self._rows_label, 1, 0)
        grid.addWidget(self.rows, 1, 1)
        self.accept_button, self.cancel_button = primary_button(), button()
        buttons = hbox(None, self.cancel_button, self.accept_button)
        self.setLayout(vbox(self._help, grid, None, buttons, margins=16, spacing=12))
        self.accept_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        self.ready()

    def retranslate(self) -> None:
        self.setWindowTitle(tr("lab.new.title"))
        self._help.setText(tr("lab.new.help"))
        self._columns_label.setText(tr("lab.new.columns"))
        self._rows_label.setText(tr("lab.new.rows"))
        self.accept_button.setText(tr("app.button.ok"))
        self.cancel_button.setText(tr("app.button.cancel"))

    def layout_made(self) -> Layout:
        """The new board."""
        return drawing.blank(self.columns.value(), self.rows.value())


class ImportDialog(LabDialog):
    """Asks for a text grid, and says line and column of the first fault while it is typed."""

    smallest = QSize(620, 560)

    def __init__(self, shell: Shell, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shell = shell
        self._layout: Layout | None = None
        self._help = label("soft", wrap=True)
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._fault = label("error", wrap=True)
        self._facts = label("soft", wrap=True)
        self.file_button, self.example_button = button("open"), button("hint")
        self.show_fault = button("target", flat=True)
        self.accept_button, self.cancel_button = primary_button(), button()
        box = vbox(
            self._help,
            hbox(self.file_button, self.example_button, None),
            self.text,
            hbox(self._fault, self.show_fault),
            self._facts,
            hbox(None, self.cancel_button, self.accept_button),
            margins=16,
            spacing=10,
        )
        box.setStretch(2, 1)
        self.setLayout(box)
        self._place: tuple[int, int] | None = None
        self.text.setPlainText(text)
        self.text.textChanged.connect(self._check)
        self.file_button.clicked.connect(self._read_file)
        self.example_button.clicked.connect(self._show_example)
        self.show_fault.clicked.connect(self._go_to_fault)
        self.accept_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        self.ready()
        self._check()

    def retranslate(self) -> None:
        self.setWindowTitle(tr("lab.import.title"))
        self._help.setText(tr("lab.import.help"))
        self.text.setAccessibleName(tr("lab.import.grid"))
        self.file_button.setText(tr("lab.import.file"))
        self.example_button.setText(tr("lab.import.example"))
        self.show_fault.setText(tr("lab.import.show_fault"))
        self.accept_button.setText(tr("lab.import.accept"))
        self.cancel_button.setText(tr("app.button.cancel"))
        self._check()

    def restyle(self) -> None:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.font().pointSizeF())
        self.text.setFont(font)

    def _check(self) -> None:
        text = self.text.toPlainText()
        self._layout, self._place, fault_text = None, None, ""
        try:
            self._layout = exchange.known(exchange.read_text(text))
        except LayoutError as fault:
            if text.strip():
                fault_text = grid_fault(fault)
                self._place = (fault.line, fault.column)
        except LabError as fault:
            fault_text = say(fault.message)
        self._fault.setText(fault_text)
        self._fault.setVisible(bool(fault_text))
        self.show_fault.setVisible(self._place is not None)
        restyled(self.text, "invalid", bool(fault_text))
        self.text.setAccessibleDescription(fault_text)
        self.accept_button.setEnabled(self._layout is not None)
        layout = self._layout
        self._facts.setVisible(layout is not None)
        if layout is not None:
            self._facts.setText(tr("lab.import.facts", layout.width, layout.height, layout.area.bit_count()))

    def fault(self) -> str:
        """What is said to be wrong now."""
        return self._fault.text()

    def _go_to_fault(self) -> None:
        if self._place is None:
            return
        line, column = self._place
        block = self.text.document().findBlockByNumber(line - 1)
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + min(column - 1, max(0, block.length() - 1)))
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        self.text.setTextCursor(cursor)
        self.text.setFocus()

    def _show_example(self) -> None:
        self.text.setPlainText(EXAMPLE)

    def _read_file(self) -> None:
        path = files.ask_open(self, self._shell.settings, tr("app.filter.text"))
        if path is None:
            return
        text = tr("app.opening.file", files.shown_name(path))
        try:
            data = self._shell.with_disk(text, lambda: read_bytes(path), may_cancel=True)
        except Cancelled:
            return  # what stands in the field stays
        except SaveError as error:
            self._fault.setText(files.fault_text(error))
            self._fault.show()
            return
        self.text.setPlainText(data.decode("utf-8", "replace"))

    def layout_read(self) -> Layout:
        """The board; a board of the game if it looks just so."""
        assert self._layout is not None
        return self._layout
