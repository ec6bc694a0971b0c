"""The menus of the main window: its own entries, those of the page that is shown, and what they do."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QMenu

from vikingtable.ui import art, files
from vikingtable.ui.i18n import tr
from vikingtable.ui.page import MenuId, Page
from vikingtable.ui.settings import Settings
from vikingtable.ui.widgets import Speaking

_MENUS: tuple[MenuId, ...] = ("file", "game", "edit", "view", "replay", "tools")


class MenuWindow(Speaking, QMainWindow):
    """The part of ``MainWindow`` that has the menus, and the dialogs that belong to no page."""

    settings: Settings
    _page: Page | None
    _keys_line: QLabel
    _icons_to_come: list[tuple[QAction, str]]

    # What the window does ---------------------------------------------------------------------------------------------

    def new_game(self, game_id: str = "") -> None:
        """Open the dialog for a new game."""
        raise NotImplementedError

    def open_path(self, path: Path) -> bool:
        """Open a saved game or arrangement, and say whether that went well."""
        raise NotImplementedError

    def show_start(self) -> None:
        """Go to the start screen, if the current page may be left."""
        raise NotImplementedError

    def show_lab(self) -> None:
        """Open the tile lab."""
        raise NotImplementedError

    def open_rules(self, book: str, section: str = "") -> None:
        """Open the rules browser at a section of a book."""
        raise NotImplementedError

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
            emptied(menu)
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

    # Dialogs ----------------------------------------------------------------------------------------------------------

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


def emptied(menu: QMenu) -> None:
    """Take every entry out. ``QMenu.clear`` would also end the Python side of entries that live on."""
    for action in menu.actions():
        menu.removeAction(action)
        if action.isSeparator():
            action.deleteLater()


def _bare(text: str) -> str:
    """A menu text without its marks."""
    text = text.replace("&&", "\0").replace("&", "").replace("\0", "&")
    return text.partition("(")[0] if text.endswith(")") and text[-3:-2] == "(" else text
