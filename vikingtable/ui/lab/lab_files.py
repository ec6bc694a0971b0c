"""What the lab does with files: save, the draft that is never lost, import, export."""

import contextlib
import threading
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog

from vikingtable.saves import files as saves
from vikingtable.saves.files import SUFFIX
from vikingtable.saves.limits import stop_after
from vikingtable.saves.model import SavedLab, SaveError
from vikingtable.texts.message import msg
from vikingtable.ui import files
from vikingtable.ui import theme as look
from vikingtable.ui.background import Cancelled
from vikingtable.ui.i18n import tr
from vikingtable.ui.lab import exchange, payload, picture
from vikingtable.ui.lab.board_dialogs import ImportDialog
from vikingtable.ui.lab.document import Arrangement, LabDocument
from vikingtable.ui.lab.frame import LabFrame

#: The draft is written when nothing has changed for so long, in milliseconds.
_DRAFT_MS = 1500
#: So often it is looked whether it is on the disk.
_GLANCE_MS = 50
#: Reading a file stops after so many seconds.
_PATIENCE = 2.0


#: Setting that names the file to which the draft of an opened file belongs.
_DRAFT_OF = "lab/draft_of"


def draft_path() -> Path:
    """Where an arrangement that belongs to no file is kept between one visit and the next."""
    return files.data_folder() / f"lab{SUFFIX}"


def file_draft_path() -> Path:
    """Where what was changed in an opened file is kept until it is saved, in case the program ends before."""
    return files.data_folder() / f"lab-file{SUFFIX}"


def _remove(draft: Path) -> None:
    with contextlib.suppress(OSError):  # where it may not be removed it is written anew the next time
        draft.unlink(missing_ok=True)


def read_document(path: Path) -> LabDocument:
    """The lab in a file: a save, or an arrangement as JSON. Raises ``SaveError``."""
    if path.suffix.lower() == ".json":
        return LabDocument((exchange.read_json(saves.read_bytes(path)),))
    saved = saves.read(path, stop_after(_PATIENCE)).saved
    if not isinstance(saved, SavedLab):
        raise SaveError(msg("lab.error.no_lab"), str(path), msg("saves.advice.other_file"))
    return payload.from_plain(saved.lab)


#: Drafts are written one after the other: an old one never comes after a newer one.
_one_at_a_time = threading.Lock()


def _read_draft(draft: Path) -> LabDocument | None:
    """What was kept; ``None`` if there is nothing. Raises ``SaveError``."""
    with contextlib.suppress(OSError):  # in a folder that may not be looked into: reading says so
        if not draft.is_file():
            return None
    return read_document(draft)


class _Writing(threading.Thread):
    """Writes a draft; ``fault`` says afterwards why that was not possible. The program waits for it at its end."""

    def __init__(self, path: Path, document: LabDocument) -> None:
        super().__init__(name="background", daemon=False)
        self.path, self._document = path, document
        self.fault: SaveError | None = None
        #: Set where nobody wants the draft any more: if it comes to the disk all the same it does not stay there.
        self.unwanted = False

    def run(self) -> None:
        with _one_at_a_time:
            try:
                if not self.unwanted:
                    self.path.parent.mkdir(parents=True, exist_ok=True)
                    saves.write(self.path, payload.saved(self._document))
            except SaveError as fault:
                self.fault = fault
            except OSError as fault:
                self.fault = saves.write_error(fault, self.path)
            if self.unwanted:
                _remove(self.path)


class LabFiles(QObject):
    """The file commands of one lab."""

    def __init__(self, page: LabFrame) -> None:
        super().__init__(page)
        self._page = page
        self._model = page.model
        #: The file that the arrangement was opened from or saved to.
        self.path: Path | None = None
        self._dirty = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_DRAFT_MS)
        self._timer.timeout.connect(self._keep_meanwhile)
        self._writing: _Writing | None = None
        self._glance = QTimer(self)
        self._glance.setInterval(_GLANCE_MS)
        self._glance.timeout.connect(self._look)
        self.import_grid_action = self._action(self.import_grid)
        self.import_json_action = self._action(self.import_json)
        self.export_picture_action = self._action(self.export_picture)
        self.export_text_action = self._action(self.export_text)
        self.export_json_action = self._action(self.export_json)
        self._model.documentChanged.connect(self._changed)

    def _action(self, slot: object) -> QAction:
        action = QAction(self)
        action.triggered.connect(slot)
        return action

    def actions(self) -> list[QAction | None]:
        """Entries for the menu File."""
        return [
            self.import_grid_action,
            self.import_json_action,
            None,
            self.export_picture_action,
            self.export_text_action,
            self.export_json_action,
        ]

    def retranslate(self) -> None:
        """Set the texts of the actions."""
        self.import_grid_action.setText(tr("lab.cmd.import_grid"))
        self.import_json_action.setText(tr("lab.cmd.import_json"))
        self.export_picture_action.setText(tr("lab.cmd.export_picture"))
        self.export_text_action.setText(tr("lab.cmd.export_text"))
        self.export_json_action.setText(tr("lab.cmd.export_json"))

    # The draft --------------------------------------------------------------------------------------------------------

    def _changed(self) -> None:
        self._dirty = True
        self._timer.start()

    def _keep_meanwhile(self) -> None:
        """Nothing has changed for a while: write the draft on a thread, nobody waits for it."""
        if not self._dirty:
            return
        if self._writing is not None and self._writing.is_alive():
            self._timer.start()
            return
        self._dirty = False
        self._writing = _Writing(self._draft, self._model.document)
        self._writing.start()
        self._glance.start()

    @property
    def _draft(self) -> Path:
        return draft_path() if self.path is None else file_draft_path()

    def _look(self) -> None:
        """Whether the draft is on the disk now, or could not be written."""
        writing = self._writing
        if writing is not None and writing.is_alive():
            return
        self._glance.stop()
        if writing is None:
            return  # the lab was left meanwhile, or is written again
        if writing.fault is not None:
            self._dirty = True
        else:
            self._is_on_disk()

    def _is_on_disk(self) -> None:
        if self.path is not None:
            self._page.settings.write(_DRAFT_OF, str(self.path.resolve()))

    def _let_write(self) -> _Writing | None:
        """The draft that may still be on its way to the disk; what comes of it is not heard any more."""
        writing, self._writing = self._writing, None
        return writing

    def keep_draft(self) -> SaveError | None:
        """Write the lab as it is to the user's folder: it is never lost. Why that was not possible, if so."""
        self._timer.stop()
        before = self._let_write()
        if not self._dirty and before is None:
            return None
        writing = _Writing(self._draft, self._model.document)

        def keep() -> None:
            if before is not None:
                before.join()
            if self._dirty or before is None or before.fault is not None:
                writing.run()

        try:
            self._page.shell.with_disk(tr("app.keeping.lab"), keep)
        except Cancelled:
            return None  # the window is closing; it is written all the same
        if writing.fault is not None:
            self._dirty = True
            return writing.fault  # nobody is stopped for that; Save tells what is wrong, and who leaves is asked
        self._dirty = False
        self._is_on_disk()
        return None

    def drop_file_draft(self) -> None:
        """What was changed in the opened file is saved, or shall be forgotten."""
        before = self._let_write()
        if before is not None:
            before.unwanted = True
        self._page.settings.write(_DRAFT_OF, "")
        _remove(file_draft_path())

    def open_draft(self) -> None:
        """Show the lab as it was left, if it was. Raises ``Cancelled`` where the user does not wait for it."""
        path, shell = draft_path(), self._page.shell
        try:
            document = shell.with_disk(tr("app.opening.lab"), lambda: _read_draft(path), may_cancel=True)
        except SaveError as error:
            shell.notice(tr("lab.error.draft", files.fault_text(error)), "warning", str(error))
            return
        if document is None:
            return
        self._model.open(document, saved=True)
        self._dirty = False
        self._timer.stop()

    def give_up(self) -> None:
        """The changes of the opened file are not wanted: they do not come back when it is opened the next time.

        Where it is not left after all there will be a draft again.
        """
        self.drop_file_draft()
        self._changed()

    def forget(self) -> None:
        """Another arrangement begins that belongs to no file."""
        if self.path is not None:
            self.drop_file_draft()
            self.path = None

    def leave(self) -> None:
        """The page is left, or goes: nothing may run after it. Whoever did not save a file did not want to."""
        self._timer.stop()
        if self.path is None:
            self.keep_draft()
        else:
            self._dirty = False
            self.drop_file_draft()

    # Open and save ----------------------------------------------------------------------------------------------------

    def opened(self, document: LabDocument, path: Path) -> None:
        """Show the lab that was read from a file."""
        self._model.open(document, saved=True)
        self._dirty = False
        self._timer.stop()
        self.path = path if path.suffix.lower() == SUFFIX else None
        if self.path is not None and self._page.settings.read(_DRAFT_OF, "") == str(path.resolve()):
            self._restore()
        self._page.titleChanged.emit()

    def _restore(self) -> None:
        """The program ended before the file was saved: what was changed in it is a step that can be undone."""
        path = file_draft_path()
        try:
            document = self._page.shell.with_disk(tr("app.opening.lab"), lambda: read_document(path))
        except SaveError:
            self.drop_file_draft()
            return
        except Cancelled:  # the window is closing
            return
        if self._model.do(document, msg("lab.did.restore")):
            self._page.shell.notice(tr("lab.told.restored"), "info")

    def save(self) -> bool:
        """Save to the known file, else ask for one; says whether the arrangement is saved."""
        return self._save_to(self.path) if self.path is not None else self.save_as()

    def save_as(self) -> bool:
        """Ask for a file and save to it; says whether the arrangement is saved."""
        page = self._page
        wanted = self.path or files.suggested(page.settings, tr("lab.title"))
        path = files.ask_save(page.window(), page.settings, tr("app.dialog.save"), wanted, tr("lab.filter.vtg"))
        return path is not None and self._save_to(path)

    def _save_to(self, path: Path) -> bool:
        page, document, before = self._page, self._model.document, self._let_write()
        self._timer.stop()
        self._dirty = self._dirty or before is not None  # what comes of that draft is not heard any more

        def write() -> None:
            if before is not None:
                before.join()  # else it would come after the draft was removed
            saves.write(path, payload.saved(document))

        try:
            page.shell.with_disk(tr("app.keeping.file", files.shown_name(path)), write)
        except SaveError as error:
            page.shell.notice(files.fault_text(error), "error", str(error))
            if self._dirty:
                self._timer.start()
            return False
        except Cancelled:  # the window is closing
            return False
        was_draft = self.path is None
        self.path = path
        self._model.history.mark_saved()
        self._dirty = False
        self.drop_file_draft()
        if was_draft:
            _remove(draft_path())
        page.shell.remember_recent(path)
        page.shell.say(tr("lab.status.saved"))
        page.titleChanged.emit()
        return True

    # Import -----------------------------------------------------------------------------------------------------------

    def import_grid(self) -> None:
        """Ask for a text grid and lay the tiles on that board."""
        page = self._page
        dialog = ImportDialog(page.shell, parent=page.window())
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._model.set_board(dialog.layout_read())
        dialog.deleteLater()

    def import_json(self) -> None:
        """Ask for an arrangement or a packing problem as JSON, and show it in place of the current one."""
        arrangement = self._ask_arrangement(tr("lab.filter.json"))
        if arrangement is not None:
            self._model.replace_current(arrangement)

    def ask_other(self) -> Arrangement | None:
        """Ask for a file whose arrangement shall be compared with the current one."""
        return self._ask_arrangement(tr("lab.filter.arrangement"))

    def _ask_arrangement(self, filters: str) -> Arrangement | None:
        page = self._page
        path = files.ask_open(page.window(), page.settings, filters)
        if path is None:
            return None
        text = tr("app.opening.file", files.shown_name(path))
        try:
            return page.shell.with_disk(text, lambda: read_document(path).active, may_cancel=True)
        except SaveError as error:
            page.shell.notice(files.fault_text(error), "error", str(error))
        except Cancelled:
            page.shell.say(tr("app.opening.cancelled"))
        return None

    # Export -----------------------------------------------------------------------------------------------------------

    def export_picture(self) -> None:
        """Write the current board and its tiles as PNG or SVG."""
        path = self._ask_export(".png", f"{tr('app.filter.png')};;{tr('lab.filter.svg')}")
        if path is not None:
            data = picture.encoded(path.suffix, self._model.active, look.current())
            files.export(self._page.shell, path, data)

    def export_text(self) -> None:
        """Write the current arrangement as a text grid."""
        path = self._ask_export(".txt", tr("app.filter.text"))
        if path is not None:
            data = exchange.to_text(self._model.active).encode()
            files.export(self._page.shell, path, data)

    def export_json(self) -> None:
        """Write the current arrangement as JSON."""
        path = self._ask_export(".json", tr("lab.filter.json"))
        if path is not None:
            data = exchange.to_json(self._model.active).encode()
            files.export(self._page.shell, path, data)

    def _ask_export(self, suffix: str, filters: str) -> Path | None:
        page = self._page
        wanted = files.suggested(page.settings, self._page.board_title(), suffix)
        return files.ask_save(page.window(), page.settings, tr("app.dialog.export"), wanted, filters)
