"""Every screen of the program by name: drawn for the docs and for looking at, and measured by the tests.

A room adds its screens in a module of ``MODULES`` with ``register(add)``. A screen is made in a real main window and
stands as a person would meet it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QWidget

from vikingtable.match.qt import Match
from vikingtable.match.session import Session
from vikingtable.match.worker import Worker
from vikingtable.ui import i18n
from vikingtable.ui import theme as look
from vikingtable.ui.page import Page
from vikingtable.ui.settings import Settings
from vikingtable.ui.window import MainWindow, apply_setting

#: The modules that add screens; those that are not there (yet) are passed over.
MODULES = (
    "vikingtable.ui.shellscreens",
    "vikingtable.ui.labscreens",
    "vikingtable.ui.wild_vikings.screens",
    "vikingtable.ui.knarr.screens",
    "vikingtable.ui.boru.screens",
    "vikingtable.ui.feast.screens",
    "vikingtable.ui.aidscreens",
)


class SilentWorker(Worker):
    """A worker that starts no process and never answers."""

    def warm(self, game: str, level: str) -> None:
        """Nothing is asked of it."""


class Context:
    """What a screen is made in: a main window of the size wanted, its settings, and places for what must be undone."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.shell = window
        self.settings: Settings = window.settings
        self._later: list[Callable[[], object]] = []

    @property
    def size(self) -> QSize:
        """The size of the main window."""
        return self.window.size()

    def show_page(self, page: Page) -> QWidget:
        """Put a page into the main window, and return what is drawn: the window."""
        self.window.show_page(page)
        return self.window

    def dialog(self, dialog: QWidget) -> QWidget:
        """Show a dialog; it is what is drawn, and it is closed afterwards."""
        dialog.show()
        self.later(dialog.close)
        self.later(dialog.deleteLater)
        return dialog

    def match(self, session: Session) -> Match:
        """A match whose computer players can be asked for a hint, as at a person's table; none of them moves."""
        worker = SilentWorker()
        self.later(worker.close)
        match = Match(session, worker)
        match.stop()
        return match

    def later(self, undo: Callable[[], object]) -> None:
        """Do this when the screen has been drawn."""
        self._later.append(undo)

    def settle(self) -> None:
        """Let Qt do what it has put off."""
        for _ in range(4):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def close(self) -> None:
        """Undo what the screen has done."""
        while self._later:
            self._later.pop()()
        self.window.notice_bar.dismiss()
        self.settle()


Make = Callable[[Context], QWidget]


@frozen
class Screen:
    """A screen's name and how it is made; ``make`` returns the widget that is drawn."""

    name: str
    make: Make


def all_screens() -> tuple[Screen, ...]:
    """Every screen, in the order in which the rooms add them."""
    found: dict[str, Screen] = {}

    def add(name: str, make: Make) -> None:
        if name in found:
            raise ValueError(f"two screens are called {name}")
        found[name] = Screen(name, make)

    for module in MODULES:
        try:
            there = find_spec(module) is not None
        except ModuleNotFoundError:
            there = False
        if there:
            import_module(module).register(add)
    return tuple(found.values())


@contextmanager
def opened(window: MainWindow, screen: Screen) -> Iterator[QWidget]:
    """The screen, made and settled, for the time of a ``with`` block."""
    context = Context(window)
    try:
        widget = screen.make(context)
        context.settle()
        yield widget
    finally:
        context.close()


def dressed(settings: Settings, language: str, scheme: str, text_size: int = 100) -> None:
    """Have the program speak a language and wear a scheme."""
    settings.language = language
    settings.theme = scheme
    settings.text_size = text_size
    theme = look.current()
    if (i18n.language(), theme.scheme, theme.text_scale) != (language, scheme, text_size / 100):
        apply_setting(settings)  # no window listens to the settings
    QApplication.processEvents()
