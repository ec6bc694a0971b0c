"""The main window: one page at a time, menus, messages, settings; opens games, files, rules and dialogs."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu, QSizePolicy, QWidget

from vikingtable.ui import art, files, i18n, keys
from vikingtable.ui import theme as look
from vikingtable.ui.background import Cancelled
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.opening import Opening
from vikingtable.ui.page import MenuId, NoticeKind, Page
from vikingtable.ui.settings import Settings
from vikingtable.ui.start import StartPage
from vikingtable.ui.widgets import Speaking, announce, label, vbox

if TYPE_CHECKING:
    from vikingtable.match.worker import Worker
    from vikingtable.rules.game import Setup
    from vikingtable.saves.model import SeatInfo
    from vikingtable.ui.noticebar import NoticeBar

T = TypeVar("T")
_SAID_MS = 6000
_MENUS: tuple[MenuId, ...] = ("file", "game", "edit", "view", "replay", "tools")
_SMALLEST = QSize(1024, 600)


class MainWindow(Speaking, QMainWindow):
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
        self._page_actions: dict[MenuId, list[QAction]] = {}
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

    # Menus ------------------------------------------------------------------------------------------------------------

    def _action(self, icon: str, keys_: str, slot: object) -> QAction:
        action = QAction(self)
        if keys_:
            action.setShortcuts([QKeySequence(one) for one in keys_.split("|")])
        action.triggered.connect(slot)
        if icon:
            self._icons_to_come.append((action, f"icons/{icon}"))
        return action

    def draw_icons(self) -> None:
        """Give the entries of the menus their icons: not needed for the first picture."""
        for action, name in self._icons_to_come:
            art.bind_icon(action, name)
        self._icons_to_come.clear()

    def _make_menus(self) -> None:
        self.new_action = self._action("new", "Ctrl+N", self._new_game)
        self.open_action = self._action("open", "Ctrl+O", self._open)
        self.save_action = self._action("save", "Ctrl+S", self._save)
        self.save_as_action = self._action("", "Ctrl+Shift+S", self._save_as)
        self.start_action = self._action("home", "Ctrl+Home", self._to_start)
        self.quit_action = self._action("quit", "Ctrl+Q", self.close)
        self.quit_action.setMenuRole(QAction.MenuRole.QuitRole)
        self.zoom_in_action = self._action("zoom_in", "Ctrl++|Ctrl+=", self._zoom_in)
        self.zoom_out_action = self._action("zoom_out", "Ctrl+-", self._zoom_out)
        self.zoom_reset_action = self._action("", "Ctrl+1", self._zoom_reset)
        self.fit_action = self._action("fit", "Ctrl+0", self._fit)
        self.full_screen_action = self._action("full_screen", "F11", self._full_screen)
        self.full_screen_action.setCheckable(True)
        self.lab_action = self._action("lab", "Ctrl+L", self.show_lab)
        self.settings_action = self._action("settings", "Ctrl+,", self.show_settings)
        self.settings_action.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.rules_action = self._action("rules", "F1", self._rules_here)
        self.shortcuts_action = self._action("keyboard", "Ctrl+F1", self.show_shortcuts)
        self.about_action = self._action("info", "", self.show_about)
        self.about_action.setMenuRole(QAction.MenuRole.AboutRole)
        self.about_qt_action = self._action("", "", QApplication.aboutQt)
        self.about_qt_action.setMenuRole(QAction.MenuRole.AboutQtRole)
        self.clear_recent_action = self._action("", "", self.settings.clear_recent)
        self.recent_menu = QMenu(self)
        self.recent_menu.setToolTipsVisible(True)
        self.recent_menu.aboutToShow.connect(self._fill_recent)
        self._menus: dict[str, QMenu] = {}
        for name in (*_MENUS, "help"):
            menu = QMenu(self)
            self.menuBar().addMenu(menu)
            self._menus[name] = menu
        self._fill_menus()

    def _fill_menus(self) -> None:
        """The window's own entries, and those of the page."""
        given: dict[str, Sequence[QAction | None]] = dict(self._page.menus()) if self._page is not None else {}
        page = self._page
        history = [one for one in (page.undo_action, page.redo_action) if one is not None] if page is not None else []
        entries: dict[str, list[QAction | None]] = {
            "file": [
                self.new_action,
                self.open_action,
                self.recent_menu.menuAction(),
                None,
                self.save_action,
                self.save_as_action,
                None,
                *given.get("file", ()),
                None,
                self.start_action,
                self.quit_action,
            ],
            "game": list(given.get("game", ())),
            "edit": [*history, None, *given.get("edit", ())],
            "view": [
                self.zoom_in_action,
                self.zoom_out_action,
                self.zoom_reset_action,
                self.fit_action,
                None,
                *given.get("view", ()),
                None,
                self.full_screen_action,
            ],
            "replay": list(given.get("replay", ())),
            "tools": [self.lab_action, *given.get("tools", ()), None, self.settings_action],
            "help": [self.rules_action, self.shortcuts_action, None, self.about_action, self.about_qt_action],
        }
        for name, menu in self._menus.items():
            _empty(menu)
            last: QAction | None = None
            for action in entries[name]:
                if action is not None:
                    menu.addAction(action)
                    last = action
                elif last is not None:
                    menu.addSeparator()
                    last = None
            there = any(not action.isSeparator() for action in menu.actions())
            menu.menuAction().setVisible(there)
        self._show_state()

    def retranslate(self) -> None:
        self.statusBar().clearMessage()  # it was said in the language before
        for name, menu in self._menus.items():
            menu.setTitle(tr(f"app.menu.{name}"))
        for action, key in (
            (self.new_action, "app.cmd.new_game"),
            (self.open_action, "app.cmd.open"),
            (self.save_action, "app.cmd.save"),
            (self.save_as_action, "app.cmd.save_as"),
            (self.start_action, "app.cmd.to_start"),
            (self.quit_action, "app.cmd.quit"),
            (self.zoom_in_action, "app.cmd.zoom_in"),
            (self.zoom_out_action, "app.cmd.zoom_out"),
            (self.zoom_reset_action, "app.cmd.zoom_reset"),
            (self.fit_action, "app.cmd.fit"),
            (self.full_screen_action, "app.cmd.full_screen"),
            (self.lab_action, "app.cmd.lab"),
            (self.settings_action, "app.cmd.settings"),
            (self.rules_action, "app.cmd.rules"),
            (self.shortcuts_action, "app.cmd.shortcuts"),
            (self.about_action, "app.cmd.about"),
            (self.about_qt_action, "app.cmd.about_qt"),
            (self.clear_recent_action, "app.cmd.clear_recent"),
        ):
            action.setText(tr(key))
        self.recent_menu.setTitle(tr("app.cmd.open_recent"))
        self._show_title()
        self._show_keys()

    def _show_state(self) -> None:
        """What can be done with the page that is shown."""
        page = self._page
        self.save_action.setEnabled(page is not None and page.can_save())
        self.save_as_action.setEnabled(page is not None and page.can_save())
        self.start_action.setEnabled(page is not None and page.kind != "start")
        zooms = page is not None and page.board_view() is not None
        for action in (self.zoom_in_action, self.zoom_out_action, self.zoom_reset_action, self.fit_action):
            action.setEnabled(zooms)
        self._show_title()
        self._show_keys()

    def _show_keys(self) -> None:
        """The keys that help most on the page, at the lower edge."""
        native = QKeySequence.SequenceFormat.NativeText
        given = (one.shortcut().toString(native) for one in (self.rules_action, self.shortcuts_action))
        self._keys_line.setText(self._page.keys_line(*given) if self._page is not None else "")

    def _show_title(self) -> None:
        page = self._page
        title = page.title() if page is not None else ""
        name = tr("app.title")
        title = title.replace("[*]", "[*][*]")  # in the name of a file
        self.setWindowTitle(f"{title}[*] – {name}" if title else f"{name}[*]")
        self.setWindowModified(page is not None and page.modified())

    def _fill_recent(self) -> None:
        self.recent_menu.clear()
        recent = self.settings.recent()
        names = [files.shown_name(path) for path in recent]
        for name, path in zip(names, recent, strict=True):
            if names.count(name) > 1:
                name = f"{name} – {files.shown_name(path.parent)}"
            action = QAction(name.replace("&", "&&"), self.recent_menu)
            action.setToolTip(str(path))
            action.setData(str(path))
            action.triggered.connect(self._open_recent)
            self.recent_menu.addAction(action)
        if recent:
            self.recent_menu.addSeparator()
        self.clear_recent_action.setEnabled(bool(recent))
        self.recent_menu.addAction(self.clear_recent_action)

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
                _empty(menu)
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

    def show_settings(self) -> None:
        from vikingtable.ui.settingsdialog import SettingsDialog

        dialog = SettingsDialog(self.settings, self)
        dialog.exec()
        dialog.deleteLater()

    def show_about(self) -> None:
        """What the program is."""
        from vikingtable.ui.about import AboutDialog

        dialog = AboutDialog(self)
        dialog.exec()
        dialog.deleteLater()

    def shortcut_groups(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """Every menu with the keys of its entries: (heading, [(keys, text)])."""
        groups = []
        for menu in self._menus.values():
            rows = []
            for action in menu.actions():
                shown = [keys_.toString(QKeySequence.SequenceFormat.NativeText) for keys_ in action.shortcuts()]
                if shown and action.isVisible():
                    rows.append((" / ".join(shown), _bare(action.text())))
            groups.append((_bare(menu.title()), rows))
        return groups

    def show_shortcuts(self) -> None:
        """Every key that does something here."""
        from vikingtable.ui.about import ShortcutsDialog

        groups = self._page.shortcuts() if self._page is not None else ()
        dialog = ShortcutsDialog(self.shortcut_groups(), groups)
        dialog.setParent(self, dialog.windowFlags())
        dialog.exec()
        dialog.deleteLater()

    # Commands ---------------------------------------------------------------------------------------------------------

    def _new_game(self) -> None:
        self.new_game()

    def _open(self) -> None:
        path = files.ask_open(self, self.settings)
        if path is not None:
            self.open_path(path)

    def _open_recent(self) -> None:
        sender = self.sender()
        if isinstance(sender, QAction):
            self.open_path(Path(sender.data()))

    def _save(self) -> None:
        if self._page is not None:
            self._page.save()

    def _save_as(self) -> None:
        if self._page is not None:
            self._page.save_as()

    def _to_start(self) -> None:
        self.show_start()

    def _rules_here(self) -> None:
        page = self._page
        self.open_rules(*(page.rules_at() if page is not None else ("", "")))

    def _zoom_in(self) -> None:
        self._with_view("zoom_in")

    def _zoom_out(self) -> None:
        self._with_view("zoom_out")

    def _zoom_reset(self) -> None:
        self._with_view("actual_size")

    def _fit(self) -> None:
        self._with_view("fit")

    def _with_view(self, what: str) -> None:
        view = self._page.board_view() if self._page is not None else None
        if view is not None:
            getattr(view, what)()

    def _full_screen(self, on: bool) -> None:
        full = Qt.WindowState.WindowFullScreen
        # A window that was maximized is so again afterwards.
        self.setWindowState(self.windowState() | full if on else self.windowState() & ~full)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.full_screen_action.setChecked(self.isFullScreen())

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


def _empty(menu: QMenu) -> None:
    """Take every entry out. ``QMenu.clear`` would also end the Python side of entries that live on."""
    for action in menu.actions():
        menu.removeAction(action)
        if action.isSeparator():
            action.deleteLater()


def _bare(text: str) -> str:
    """A menu text without its marks."""
    text = text.replace("&&", "\0").replace("&", "").replace("\0", "&")
    return text.partition("(")[0] if text.endswith(")") and text[-3:-2] == "(" else text
