"""When something breaks that should not: a report file, a message that says what was kept, the way back to the game."""

import faulthandler
import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from vikingtable.ui import files
from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import Answer, ask

_log = logging.getLogger(__name__)
#: So many reports are kept.
_KEPT = 10


def written(text: str) -> Path | None:
    """Write a report file; ``None`` if that is not possible either."""
    folder = files.report_folder()
    stamp = time.strftime("%Y%m%d-%H%M%S")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        old = sorted(folder.glob("crash-*.txt"))
        for path in old[: max(0, len(old) - _KEPT + 1)]:
            path.unlink(missing_ok=True)
        path = folder / f"crash-{stamp}.txt"
        number = 1
        while path.exists():
            number += 1
            path = folder / f"crash-{stamp}-{number}.txt"
        head = "\n".join(f"{name}: {value}" for name, value in files.versions().items())
        path.write_text(f"{head}\n\n{text}\n", encoding="utf-8")
    except OSError:
        return None
    return path


class CrashHandler(QObject):
    """Stands behind ``sys.excepthook``. Shows one message at a time, on the window's thread."""

    caught = Signal(str)

    def __init__(self, reopen: Callable[[], bool] | None = None) -> None:
        """``reopen`` opens the last autosave, and says whether there was one."""
        super().__init__()
        self._reopen = reopen
        self._showing = False
        self._fault_file: TextIO | None = None
        self._old_hooks = (sys.excepthook, threading.excepthook)
        self.reports: list[Path] = []
        # Queued: the message opens when the stack that broke is gone, and on this thread.
        self.caught.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Catch what nobody catches, on every thread; a crash of the interpreter leaves its stack in a file."""
        sys.excepthook = self._excepthook
        threading.excepthook = self._thread_excepthook
        try:
            folder = files.report_folder()
            folder.mkdir(parents=True, exist_ok=True)
            self._fault_file = (folder / "faults.txt").open("w", encoding="utf-8")
            faulthandler.enable(self._fault_file)
        except OSError:
            if sys.stderr is not None:
                faulthandler.enable()

    def remove(self) -> None:
        """Put everything back as it was."""
        sys.excepthook, threading.excepthook = self._old_hooks
        if self._fault_file is not None:
            faulthandler.disable()
            self._fault_file.close()
            self._fault_file = None

    def set_reopen(self, reopen: Callable[[], bool]) -> None:
        """How to open the last autosave."""
        self._reopen = reopen

    def _excepthook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        _log.error("not caught: %s", text)
        self.caught.emit(text)

    def _thread_excepthook(self, caught: threading.ExceptHookArgs) -> None:
        if caught.exc_type is SystemExit:
            return
        self._excepthook(caught.exc_type, caught.exc_value or caught.exc_type(), caught.exc_traceback)

    def _show(self, text: str) -> None:
        path = written(text)
        if path is not None:
            self.reports.append(path)
        if self._showing:
            return
        self._showing = True
        try:
            self._ask(text, path)
        finally:
            self._showing = False

    def _ask(self, text: str, path: Path | None) -> None:
        parent: QWidget | None = QApplication.activeWindow()
        said = [tr("app.error.crash")]
        said.append(tr("app.error.crash.report", str(path)) if path is not None else tr("app.error.crash.no_report"))
        said.append(tr("app.error.crash.next"))
        answers = [Answer("continue", tr("app.button.continue"), default=True, escape=True)]
        if self._reopen is not None:
            answers.append(Answer("reopen", tr("app.error.crash.reopen")))
        if path is not None:
            answers.append(Answer("folder", tr("app.cmd.show_in_folder")))
        answers += [Answer("copy", tr("app.button.copy_details")), Answer("quit", tr("app.button.quit"))]
        answer = ask(parent, tr("app.error.title"), "\n\n".join(said), answers, details=text)
        if answer == "reopen" and self._reopen is not None:
            self._reopen()
        elif answer == "folder" and path is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))
        elif answer == "copy":
            QGuiApplication.clipboard().setText(text)
        elif answer == "quit":
            QApplication.quit()
