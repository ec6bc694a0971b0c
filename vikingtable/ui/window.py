"""The main window: one page at a time, menus, messages, settings; opens games, files, rules and dialogs."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QPaintEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QDialog, QSizePolicy, QWidget

from vikingtable.ui import files, i18n, keys
from vikingtable.ui import theme as look
from vikingtable.ui.background import Cancelled
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.opening import Opening
from vikingtable.ui.page import NoticeKind, Page
from vikingtable.ui.settings import Settings
from vikingtable.ui.start import StartPage
from vikingtable.ui.widgets import announce, label, vbox
from vikingtable.ui.windowmenus import MenuWindow, emptied

if TYPE_CHECKING:
    from vikingtable.match.worker import Worker
    from vikingtable.rules.game import Setup
    from vikingtable.saves.model import SeatInfo
    from vikingtable.ui.noticebar import NoticeBar

T = TypeVar("T")
_SAID_MS = 6000
_SMALLEST = QSize(1024, 600)


class MainWindow(MenuWindow):
    """The one window of the program (the rules have another one)."""

    #: The first picture is on the screen: what it did not need can be done now.
    painted = Signal()

    def __init__(self, settings: Settings, worker: "Worker | None" = None) -> None:
        """``worker`` is where computer players think; made and kept here if it is not given."""
        super().__init__()
        self.settings = settings
        self._worker: Worker | None = worker
        self._own_worker = worker is None
        self._rules: Any = None
        self._icons_to_come: list[tuple[QAction, str]] = []
        self._painted = False
        self._closing = self._closed = False
        self._page: Page | None = None
        self._opening = Opening(self)
        self.setAcceptDrops(True)
        self.setMinimumSize(_SMALLEST)
        self._notice: NoticeBar | None = None
        self._holder = QWidget()
        self._body = vbox(spacing=0)
        self._holder.setLayout(self._body)
        self.setCentralWidget(self._holder)
        # What is said for a moment covers it.
        self._keys_line = label("soft")
        self._keys_line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.statusBar().addWidget(self._keys_line, 1)
        self._make_menus()
        self.statusBar().setSizeGripEnabled(True)
        settings.changed.connect(self._setting_changed)
        self.ready()
        self._restore()
        self.show_page(StartPage(self))

    @property
    def notice_bar(self) -> "NoticeBar":
        """Where messages stand; made for the first one."""
        if self._notice is None:
            from vikingtable.ui.noticebar import NoticeBar

            self._notice = NoticeBar()
            row = QWidget()
            row.setLayout(vbox(self._notice, margins=(8, 4, 8, 0)))
            self._notice.closed.connect(row.hide)
            self._body.insertWidget(0, row)
        return self._notice

    # Pages ------------------------------------------------------------------------------------------------------------

    @property
    def page(self) -> Page | None:
        """The page that is shown."""
        return self._page

    def show_page(self, page: Page) -> None:
        old = self._page
        if old is not None:
            old.left()
            finish = old.to_finish()
            if finish is not None:
                self._opening.finish(finish)
                if self._closing:  # meanwhile: nobody sees the new page any more
                    page.dispose()
                    page.deleteLater()
                    return
            old.titleChanged.disconnect(self._show_state)
            old.actionsChanged.disconnect(self._fill_menus)
            for menu in self._menus.values():
                emptied(menu)
            self._body.removeWidget(old)
            old.hide()
            old.dispose()
            old.deleteLater()
        self._page = page
        self._body.addWidget(page)
        self._body.setStretchFactor(page, 1)
        page.titleChanged.connect(self._show_state)
        page.actionsChanged.connect(self._fill_menus)
        self._fill_menus()
        page.show()
        if self.isVisible():
            page.entered()

    def _waits(self) -> bool:
        """Whether a game or file is on its way in or out, which says so: no other page can be shown meanwhile."""
        if self._opening.busy:
            self.say(tr("app.opening.busy"))
        return self._opening.busy

    def show_start(self) -> None:
        if self._waits():
            return
        if self._page is None or self._page.can_leave():
            self.show_page(StartPage(self))

    def show_lab(self) -> None:
        from vikingtable.ui.lab.page import LabPage

        if self._waits():
            return
        if self._page is not None and self._page.kind != "lab" and self._page.can_leave():
            try:
                self.show_page(LabPage(self))
            except Cancelled:
                self.say(tr("app.opening.cancelled"))

    def new_game(self, game_id: str = "") -> None:
        from vikingtable.ui.newgame import NewGameDialog

        dialog = NewGameDialog(self.settings, game_id, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.start_game(*dialog.result_table())
        dialog.deleteLater()

    def start_game(self, game_id: str, setup: "Setup", seats: "Sequence[SeatInfo]") -> None:
        from vikingtable.match.session import Session
        from vikingtable.rules.game import SetupError

        if self._page is not None and not self._page.can_leave():
            return
        try:
            session = Session.start(game_id, setup, seats)
        except SetupError as refused:
            self.notice(say(refused.reason), "error")
            return
        self._opening.begin(session)

    @property
    def worker(self) -> "Worker":
        """Where computer players think; the process starts with the first game that has one."""
        if self._worker is None:
            from vikingtable.match.worker import Worker

            self._worker = Worker()
        return self._worker

    # Files ------------------------------------------------------------------------------------------------------------

    def open_path(self, path: Path) -> bool:
        return self._opening.path(path)

    def open_autosave(self, base: Path) -> bool:
        return self._opening.autosave(base)

    def offers_to_continue(self) -> bool:
        """Whether the start screen is shown with a game to continue."""
        page = self._page
        return isinstance(page, StartPage) and page.continue_card is not None and page.continue_card.isVisible()

    def open_last_autosave(self) -> bool:
        """Open the game that was played last, from its autosave; says whether there was one."""
        if self._waits():
            return False
        page = self._page
        if page is not None and page.kind == "table":
            self.show_page(StartPage(self))  # lets go of the game's journal
        return self._opening.last_autosave()

    def with_disk(self, text: str, work: Callable[[], T], *, may_cancel: bool = False) -> T:
        return self._opening.with_disk(text, work, may_cancel=may_cancel)

    def remember_recent(self, path: Path) -> None:
        self.settings.remember_recent(path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() and any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        fit = [path for path in paths if path.suffix.lower() == files.SUFFIX]
        event.acceptProposedAction()
        if fit:
            # Not within the drop: the program that the file comes from waits for the answer.
            self._dropped = fit[0]
            QTimer.singleShot(0, self, self._open_dropped)
        else:
            self.notice(tr("app.error.drop"), "warning")

    def _open_dropped(self) -> None:
        self.open_path(self._dropped)

    # Messages ---------------------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        self.statusBar().showMessage(text, _SAID_MS)
        announce(self, text)

    def dismiss_notice(self) -> None:
        """Close the message over the page, if there is one."""
        if self._notice is not None:
            self._notice.dismiss()

    def notice(self, text: str, kind: NoticeKind = "info", details: str = "") -> None:
        bar = self.notice_bar
        bar.parentWidget().show()
        bar.show_text(text, kind, details)

    # Dialogs ----------------------------------------------------------------------------------------------------------

    def open_rules(self, book: str, section: str = "") -> None:
        from vikingtable.ui.rulesbrowser import RulesBrowser

        if self._rules is None:
            self._rules = RulesBrowser(self.settings)
        self._rules.show_section(book, section)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if keys.rescue(self, event):
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and self._notice is not None and self._notice.text():
            self.notice_bar.dismiss()
        else:
            super().keyPressEvent(event)

    # Settings and state -----------------------------------------------------------------------------------------------

    def _setting_changed(self, name: str) -> None:
        apply_setting(self.settings, name)
        if name == "language":
            self.tell_of_language()

    def tell_of_language(self) -> None:
        """Say so where the program cannot speak the language chosen, or no face here can write it."""
        from vikingtable.ui.settingsdialog import japanese_font_advice, language_advice

        advice = language_advice(self.settings)
        if not advice and i18n.language() == "ja":
            advice = japanese_font_advice()
        if advice:
            self.notice(advice, "warning")

    def _restore(self) -> None:
        geometry: QByteArray = self.settings.blob("window/geometry")
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            screen = QApplication.primaryScreen().availableGeometry()
            self.resize(min(1440, screen.width()), min(900, screen.height()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._page is not None and not event.spontaneous():
            self._page.entered()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self._after_paint)

    def _after_paint(self) -> None:
        self.painted.emit()
        self.draw_icons()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The window lives until all is on the disk, as when another page comes; a second order changes nothing."""
        page = self._page
        if self._closing and not self._closed:
            event.ignore()
            return
        if page is not None and not self._closed and not page.can_leave():
            event.ignore()
            return
        if not self._closed:
            self._closing = True
            self._opening.cancel()
            self.settings.write("window/geometry", self.saveGeometry())
            if page is not None:
                page.left()
                finish = page.to_finish()
                if finish is not None:
                    self._opening.finish(finish)
                page.dispose()
            self._closed = True
            if self._rules is not None:
                self._rules.close()
                self._rules.deleteLater()
                self._rules = None
            if self._own_worker and self._worker is not None:
                self._worker.close()
                self._worker = None
            self.settings.sync()
        super().closeEvent(event)


def apply_setting(settings: Settings, name: str = "") -> None:
    """Have the program follow a setting (all of them for "")."""
    holder = look.holder()
    app = QApplication.instance()
    if name in ("", "language") and app is not None:
        i18n.install(app, settings.effective_language, lambda spoken: holder.configure(language=spoken))
    if name in ("", "theme", "text_size", "patterns"):
        holder.configure(
            settings.theme,  # type: ignore[arg-type]
            text_scale=settings.text_size / 100,
            patterns=settings.patterns,
        )
