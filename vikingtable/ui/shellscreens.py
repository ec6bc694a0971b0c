"""The screens of the shell: start, new game, settings, rules, keys, about, a question, a notice."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from vikingtable.match.autosave import Autosave
from vikingtable.match.session import Session
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.ui import files, shelf
from vikingtable.ui.about import AboutDialog, ShortcutsDialog
from vikingtable.ui.i18n import tr
from vikingtable.ui.newgame import NewGameDialog
from vikingtable.ui.rulesbrowser import RulesBrowser
from vikingtable.ui.screens import Context, Make
from vikingtable.ui.settingsdialog import SettingsDialog
from vikingtable.ui.start import StartPage


def register(add: Callable[[str, Make], None]) -> None:
    """Add them."""
    add("start", start)
    add("start_continue", start_continue)
    add("new_game", new_game)
    add("new_game_fault", new_game_fault)
    add("settings", settings)
    add("rules", rules)
    add("rules_search", rules_search)
    add("shortcuts", shortcuts)
    add("about", about)
    add("notice", notice)


def start(context: Context) -> QWidget:
    """The start screen of a new user."""
    return context.show_page(StartPage(context.shell))


def start_continue(context: Context) -> QWidget:
    """The start screen with games to continue."""
    folder = files.autosave_folder()
    for count, actions in ((2, 9), (4, 31)):
        seats = shelf.usual_seats(count)
        session = Session.start("wild_vikings", Setup(count, seed=count), seats)
        autosave = Autosave(session, folder)
        random = Generator(count)
        for _ in range(actions):
            seat = session.to_answer[0]
            session.apply(session.game.sample(session.state, seat, random))
        base = autosave.base
        autosave.close()
        if base is not None:
            context.later(lambda base=base: _removed(base))  # type: ignore[misc]
    return context.show_page(StartPage(context.shell))


def _removed(base: Path) -> None:
    for path in base.parent.glob(f"{base.stem}*"):
        path.unlink(missing_ok=True)


def _new_game(context: Context) -> NewGameDialog:
    dialog = NewGameDialog(context.settings, "wild_vikings", context.window)
    dialog.seed.setText("20250131")
    dialog.check()
    return dialog


def new_game(context: Context) -> QWidget:
    """The dialog as it opens."""
    return context.dialog(_new_game(context))


def new_game_fault(context: Context) -> QWidget:
    """The dialog with three things wrong, each said at its place."""
    dialog = _new_game(context)
    dialog.rows[0].name.setText("")
    dialog.rows[2].look.setCurrentIndex(1)
    dialog.seed.setText("x")
    dialog.check()
    return context.dialog(dialog)


def settings(context: Context) -> QWidget:
    """The settings."""
    return context.dialog(SettingsDialog(context.settings, context.window))


def _rules(context: Context) -> RulesBrowser:
    browser = RulesBrowser(context.settings)
    browser.show_section("wild_vikings")
    return browser


def rules(context: Context) -> QWidget:
    """The rules at their beginning."""
    return context.dialog(_rules(context))


def rules_search(context: Context) -> QWidget:
    """The rules while something is searched for."""
    browser = _rules(context)
    context.dialog(browser)
    browser.search.setText(tr("wild_vikings.card.joker"))
    return browser


def shortcuts(context: Context) -> QWidget:
    """The page of keys."""
    page = context.window.page
    return context.dialog(ShortcutsDialog(context.window.shortcut_groups(), page.shortcuts() if page else ()))


def about(context: Context) -> QWidget:
    """About the program."""
    return context.dialog(AboutDialog(context.window))


def notice(context: Context) -> QWidget:
    """The start screen with a message over it."""
    window = context.show_page(StartPage(context.shell))
    context.shell.notice(tr("app.error.not_closed"), "warning")
    return window
