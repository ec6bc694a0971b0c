"""What happens at the start: one process a user, fonts, theme, language, settings, reports of crashes."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

import vikingtable
from vikingtable.texts.message import msg, render
from vikingtable.ui import art, fonts
from vikingtable.ui import theme as look
from vikingtable.ui.collector import Collector
from vikingtable.ui.crash import CrashHandler
from vikingtable.ui.i18n import tr
from vikingtable.ui.settings import Settings
from vikingtable.ui.single import Single
from vikingtable.ui.window import MainWindow, apply_setting


def open_window(path: str | Path | None = None, argv: Sequence[str] | None = None) -> int:
    """``ui.app.run``, once everything is loaded."""
    file = Path(path).absolute() if path is not None else None
    app = make_application(argv)
    settings = Settings()
    single = Single(settings.path.parent)
    if not single.is_first and single.hand_over(file):
        return 0
    crashes = CrashHandler()
    collector = Collector()
    try:
        crashes.install()
        collector.start()
        apply_setting(settings)
        look.holder().install(app)
        window = MainWindow(settings)
        crashes.set_reopen(window.open_last_autosave)
        start = _Start(window, single, settings, file)
        window.painted.connect(start.go)
        window.show()
        code = app.exec()
        # Before the application goes, not after it.
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return code
    finally:
        single.close()
        settings.sync()
        crashes.remove()
        collector.stop()


class _Start:
    """What is done once the first picture is on the screen."""

    def __init__(self, window: MainWindow, single: Single, settings: Settings, file: Path | None) -> None:
        self._window, self._single, self._settings, self._file = window, single, settings, file

    def go(self) -> None:
        """Open the file of the command line, tell what must be told, listen for a second start."""
        window = self._window
        QGuiApplication.setWindowIcon(art.app_icon())
        if self._settings.was_reset:
            window.notice(tr("app.error.settings_reset", str(self._settings.path.with_suffix(".ini.bad"))), "warning")
        elif not self._settings.is_kept:
            window.notice(tr("app.error.settings_not_kept", str(self._settings.path)), "warning")
        elif self._single.was_interrupted and window.offers_to_continue():
            window.notice(tr("app.error.not_closed"), "warning")
        window.tell_of_language()
        if self._file is not None:
            window.open_path(self._file)
        self._single.listen(self._second_start)

    def _second_start(self, file: Path | None) -> None:
        window = self._window
        window.showNormal() if window.isMinimized() else window.show()
        window.raise_()
        window.activateWindow()
        if file is not None:
            window.open_path(file)


def make_application(argv: Sequence[str] | None = None) -> QApplication:
    """The application with its names and icon; fonts that travel with it are added."""
    QCoreApplication.setOrganizationName("vikingtable")
    QCoreApplication.setApplicationName("vikingtable")
    QCoreApplication.setApplicationVersion(vikingtable.__version__)
    QGuiApplication.setDesktopFileName("io.github.vikingtable.vikingtable")
    said: list[str] = []

    def heard(kind: QtMsgType, _: QMessageLogContext, text: str) -> None:
        """Where Qt finds no screen it would end the process by a crash: say why in a line, and end it."""
        if kind is QtMsgType.QtFatalMsg:
            why = " ".join("; ".join(said or [text]).split())
            print("vikingtable:", render(msg("cli.window.qt_broken", why)), file=sys.stderr, flush=True)
            os._exit(1)
        said.append(text)

    before = qInstallMessageHandler(heard)
    try:
        app = QApplication(list(argv) if argv is not None else sys.argv[:1])
    finally:
        qInstallMessageHandler(before)
    for text in said:
        print(text, file=sys.stderr)
    fonts.add_packed()
    return app
