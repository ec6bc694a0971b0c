"""The dialog for shape libraries: shapes taken into the tray, the tray's kept, libraries read and shared as files."""

import math
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QGridLayout,
    QInputDialog,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from vikingtable.saves.model import SaveError
from vikingtable.ui import atlas, files
from vikingtable.ui.background import Cancelled, Look
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.lab import libraries
from vikingtable.ui.lab.document import MAX_NAME, LabError, Tile
from vikingtable.ui.lab.fields import LabDialog
from vikingtable.ui.lab.libraries import Library
from vikingtable.ui.lab.model import LabModel
from vikingtable.ui.lab.names import tile_token
from vikingtable.ui.page import Shell
from vikingtable.ui.widgets import (
    Answer,
    ask,
    button,
    hbox,
    label,
    name_button,
    tool_button,
    vbox,
)

_ICON = 64


class LibraryDialog(LabDialog):
    """Works on the user's libraries at once; what it adds to the tray can be undone there.

    The disk is waited for on a thread.
    """

    smallest = QSize(640, 520)

    def __init__(self, model: LabModel, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self._shell = shell
        self._kept: list[tuple[Path, Library]] = []
        self._known = False
        self._help = label("soft", wrap=True)
        self.library = QComboBox()
        self._library_label = label("strong", buddy=self.library)
        self.new = tool_button("plus")
        self.read = button("import")
        self.share = button("export")
        self.delete = tool_button("trash")
        self.shapes = QListWidget()
        self.shapes.setViewMode(QListWidget.ViewMode.IconMode)
        self.shapes.setMovement(QListWidget.Movement.Static)
        self.shapes.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.shapes.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.shapes.setIconSize(QSize(_ICON, _ICON))
        self.shapes.setGridSize(QSize(_ICON + 56, _ICON + 40))
        self.shapes.setWordWrap(True)
        self.shapes.setMinimumHeight(2 * (_ICON + 40))
        self._empty = label("soft", wrap=True)
        self.take = button("hand")
        self.keep = button("save")
        self.remove = button("trash")
        self._message = label("soft", wrap=True)
        self.close_button = button()
        row = hbox(self.library, self.new, self.delete, spacing=6)
        row.setStretch(0, 1)
        actions = QGridLayout()
        actions.setSpacing(8)
        for number, one in enumerate((self.take, self.remove, self.read, self.share)):
            actions.addWidget(one, number // 2, number % 2)
        actions.addWidget(self.keep, 2, 0, 1, 2)
        box = vbox(
            self._help,
            self._library_label,
            row,
            self.shapes,
            self._empty,
            actions,
            self._message,
            hbox(None, self.close_button),
            margins=16,
            spacing=10,
        )
        box.setStretch(3, 1)
        self.setLayout(box)
        self.library.currentIndexChanged.connect(self._show_shapes)
        self.shapes.itemSelectionChanged.connect(self._enable)
        self.shapes.itemActivated.connect(self._take)
        self.new.clicked.connect(self._new)
        self.read.clicked.connect(self._read)
        self.share.clicked.connect(self._share)
        self.delete.clicked.connect(self._delete)
        self.take.clicked.connect(self._take)
        self.keep.clicked.connect(self._keep)
        self.remove.clicked.connect(self._remove)
        self.close_button.clicked.connect(self.accept)
        self._look = Look(self)
        self._look.found.connect(self._show_kept)
        self.ready()
        self._look.ask(libraries.kept)

    def retranslate(self) -> None:
        self.setWindowTitle(tr("lab.library.title"))
        self._help.setText(tr("lab.library.help"))
        self._library_label.setText(tr("lab.library.which"))
        self.library.setAccessibleName(tr("lab.library.which"))
        self.shapes.setAccessibleName(tr("lab.library.shapes"))
        name_button(self.new, tr("lab.library.new"))
        name_button(self.delete, tr("lab.library.delete"))
        self.read.setText(tr("lab.library.read"))
        self.share.setText(tr("lab.library.share"))
        self.take.setText(tr("lab.library.take"))
        self.keep.setText(tr("lab.library.keep"))
        self.remove.setText(tr("lab.library.remove"))
        self.close_button.setText(tr("app.button.close"))
        self._show_shapes()

    def restyle(self) -> None:
        self._show_shapes()

    # What is shown ----------------------------------------------------------------------------------------------------

    def _show_kept(self, kept: tuple[tuple[Path, Library], ...], chosen: Path | None = None) -> None:
        """These are the user's libraries now; ``chosen`` is shown."""
        self._known = True
        self._kept = list(kept)
        self.library.blockSignals(True)
        self.library.clear()
        for path, library in self._kept:
            self.library.addItem(library.name, str(path))
        if chosen is not None:
            self.library.setCurrentIndex(max(0, self.library.findData(str(chosen))))
        self.library.blockSignals(False)
        self._show_shapes()

    def current(self) -> tuple[Path, Library] | None:
        """The library that is shown, and its file."""
        index = self.library.currentIndex()
        return self._kept[index] if 0 <= index < len(self._kept) else None

    def _show_shapes(self) -> None:
        found = self.current()
        self.shapes.clear()
        for tile in found[1].shapes if found is not None else ():
            item = QListWidgetItem(self._icon(tile), tile.name or self._short(tile))
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter)
            item.setToolTip(self._size(tile))
            self.shapes.addItem(item)
        there = self.shapes.count() > 0
        self.shapes.setVisible(there)
        self._empty.setVisible(not there and self._known)
        self._empty.setText(tr("lab.library.none" if found is None else "lab.library.empty"))
        self._enable()

    def _short(self, tile: Tile) -> str:
        return tr("lab.library.unnamed", tile.piece.shape.width, tile.piece.shape.height)

    def _size(self, tile: Tile) -> str:
        shape = tile.piece.shape
        return tr("lab.shape.facts", shape.width, shape.height, len(shape.cells))

    def _icon(self, tile: Tile) -> QIcon:
        shape, dpr = tile.piece.shape, self.devicePixelRatioF()
        sheet = atlas.shared()
        cell = min(18, (_ICON - 8) // max(shape.width, shape.height))
        picture = sheet.tile_pixmap(shape.cells, tile_token(tile.piece.colour), None, cell, dpr)
        margin = sheet.tile_margin(cell)
        pixmap = QPixmap(math.ceil(_ICON * dpr), math.ceil(_ICON * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.drawPixmap(
            round((_ICON - shape.width * cell) / 2 - margin), round((_ICON - shape.height * cell) / 2 - margin), picture
        )
        painter.end()
        return QIcon(pixmap)

    def _enable(self) -> None:
        there = self.current() is not None
        chosen = bool(self.shapes.selectedItems())
        self.take.setEnabled(chosen)
        self.remove.setEnabled(chosen)
        self.share.setEnabled(there)
        self.delete.setEnabled(there)
        # Until it is known which libraries there are, none is added.
        self.new.setEnabled(self._known)
        self.read.setEnabled(self._known)
        self.keep.setEnabled(self._known and any(tile.own for tile in self.model.active.tiles))

    def message(self) -> str:
        """What was said last."""
        return self._message.text()

    # What is done -----------------------------------------------------------------------------------------------------

    def _rows(self) -> list[int]:
        return sorted(self.shapes.row(item) for item in self.shapes.selectedItems())

    def _with_disk(self, text: str, change: Callable[[], Path | None]) -> bool:
        """Have a library written or deleted, and show them all anew; says whether that went well."""
        try:
            chosen, kept = self._shell.with_disk(text, lambda: (change(), libraries.kept()))
        except Cancelled:  # the window is closing; it is done all the same
            return False
        except SaveError as error:
            self._message.setText(files.fault_text(error))
            return False
        self._show_kept(kept, chosen)
        return True

    def _write(self, library: Library, path: Path | None = None) -> bool:
        return self._with_disk(tr("app.keeping.file", library.name), lambda: libraries.keep(library, path))

    def _take(self, _: object = None) -> None:
        found = self.current()
        if found is None:
            return
        rows = self._rows()
        try:
            for row in rows:
                tile = found[1].shapes[row]
                self.model.add_shape(tile.piece.shape, tile.piece.colour, tile.name, tile.count)
        except LabError as fault:
            self._message.setText(say(fault.message))
            return
        self._message.setText(tr("lab.library.taken", n=len(rows)))
        self._enable()

    def _keep(self) -> None:
        own = [tile for tile in self.model.active.tiles if tile.own]
        found = self.current()
        if found is None:
            name = self._ask_name()
            if not name:
                return
            written = self._write(libraries.merged(own, Library(name)))
        else:
            written = self._write(libraries.merged(own, found[1]), found[0])
        if written:
            self._message.setText(tr("lab.library.kept", n=len(own)))

    def _ask_name(self) -> str:
        text, given = QInputDialog.getText(self, tr("lab.library.new"), tr("lab.library.name"))
        name = "".join(sign for sign in text.strip() if sign.isprintable())[:MAX_NAME]
        return name if given else ""

    def _new(self) -> None:
        name = self._ask_name()
        if name:
            self._write(Library(name))

    def _remove(self) -> None:
        found = self.current()
        if found is None:
            return
        path, library = found
        for row in reversed(self._rows()):
            library = library.without(row)
        self._write(library, path)

    def _delete(self) -> None:
        found = self.current()
        if found is None:
            return
        answers = (
            Answer("delete", tr("lab.library.delete"), danger=True),
            Answer("cancel", tr("app.button.cancel"), default=True, escape=True),
        )
        if ask(self, tr("lab.library.delete.ask", found[1].name), tr("app.dialog.irreversible"), answers) == "delete":
            self._with_disk(tr("app.deleting", found[1].name), lambda: libraries.remove(found[0]))

    def _read(self) -> None:
        path = files.ask_open(self, self._shell.settings, tr("lab.filter.shapes"))
        if path is None:
            return
        text = tr("app.opening.file", files.shown_name(path))
        try:
            library = self._shell.with_disk(text, lambda: libraries.read(path), may_cancel=True)
        except Cancelled:
            self._message.setText(tr("app.opening.cancelled"))
            return
        except SaveError as error:
            self._message.setText(files.fault_text(error))
            return
        if self._write(library):
            self._message.setText(tr("lab.library.was_read", library.name, len(library.shapes)))

    def _share(self) -> None:
        found = self.current()
        if found is None:
            return
        wanted = files.start_folder(self._shell.settings) / f"{found[1].name}{libraries.SUFFIX}"
        path = files.ask_save(self, self._shell.settings, tr("app.dialog.export"), wanted, tr("lab.filter.shapes"))
        if path is None:
            return
        text = tr("app.keeping.file", files.shown_name(path))
        try:
            self._shell.with_disk(text, lambda: libraries.write(path, found[1]))
        except Cancelled:  # the window is closing; it is written all the same
            return
        except SaveError as error:
            self._message.setText(files.fault_text(error))
        else:
            self._message.setText(tr("app.status.exported", path.name))
