"""What every screen of the main window offers to it (Page), and what the window offers to its screens (Shell)."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Literal, Protocol, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from vikingtable.ui.i18n import tr
from vikingtable.ui.settings import Settings
from vikingtable.ui.widgets import Speaking

if TYPE_CHECKING:
    from vikingtable.rules.game import Setup
    from vikingtable.saves.model import SeatInfo
    from vikingtable.ui.boardview import BoardView

T = TypeVar("T")
#: The menus that a page may add entries to.
MenuId = Literal["file", "game", "edit", "view", "replay", "tools"]
NoticeKind = Literal["info", "success", "warning", "error"]
#: A group of keys for the page of shortcuts: text key of the heading, then (keys as they are shown, text key).
ShortcutGroup = tuple[str, Sequence[tuple[str, str]]]


class Shell(Protocol):
    """The main window as its pages see it."""

    settings: Settings

    def say(self, text: str) -> None:
        """Show one line in the status bar for a while; screen readers hear it."""

    def notice(self, text: str, kind: NoticeKind = "info", details: str = "") -> None:
        """Show a message over the page until it is closed: what happened, what was kept, what to do next."""

    def show_start(self) -> None:
        """Go to the start screen, if the current page may be left."""

    def show_page(self, page: "Page") -> None:
        """Put this page in the window, in place of the current one, which is disposed of."""

    def open_rules(self, book: str, section: str = "") -> None:
        """Open the rules browser at a section of a book (a game's id, or ``lab``)."""

    def new_game(self, game_id: str = "") -> None:
        """Open the dialog for a new game."""

    def start_game(self, game_id: str, setup: "Setup", seats: "Sequence[SeatInfo]") -> None:
        """Begin a game at once, with these players."""

    def open_path(self, path: Path) -> bool:
        """Open a saved game or arrangement, and say whether that went well."""

    def open_autosave(self, base: Path) -> bool:
        """Go on with a game from its autosave, and say whether that went well."""

    def show_lab(self) -> None:
        """Open the tile lab."""

    def show_settings(self) -> None:
        """Open the settings."""

    def with_disk(self, text: str, work: Callable[[], T], *, may_cancel: bool = False) -> T:
        """What ``work`` gives, which may have to wait for a disk: it is done on a thread, and the window lives.

        ``text`` says what is done, where it takes long. Raises ``background.Cancelled`` where nobody waits any more
        (work that may not be cancelled is done all the same), and whatever ``work`` raises.
        """

    def remember_recent(self, path: Path) -> None:
        """Put a file first among the recent ones."""


class Page(Speaking, QWidget):
    """A screen of the main window. Subclasses end their ``__init__`` with ``self.ready()``."""

    #: ``title`` or ``modified`` has another answer now.
    titleChanged = Signal()
    #: ``menus`` has other entries now.
    actionsChanged = Signal()

    kind: ClassVar[str] = ""

    def __init__(self, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shell = shell
        self.settings = shell.settings
        #: First entries of the menu Edit; the page sets text and state.
        self.undo_action: QAction | None = None
        self.redo_action: QAction | None = None

    # What the window asks ---------------------------------------------------------------------------------------------

    def title(self) -> str:
        """What stands before the program's name in the window's title."""
        return ""

    def modified(self) -> bool:
        """Whether there is something that is not saved."""
        return False

    def menus(self) -> Mapping[MenuId, Sequence[QAction | None]]:
        """Entries for the menus while this page is shown; ``None`` is a separator."""
        return {}

    def can_save(self) -> bool:
        """Whether Save and Save as make sense now."""
        return False

    def save(self) -> bool:
        """Save to the known file, or ask for one; says whether it is saved."""
        return False

    def save_as(self) -> bool:
        """Ask for a file and save to it; says whether it is saved."""
        return False

    def keys_line(self, rules: str, every: str) -> str:
        """The keys that help most here, in one line; given those that open the rules and list all keys."""
        return tr("app.status.keys", rules, every)

    def rules_at(self) -> tuple[str, str]:
        """Book and section that F1 opens."""
        return ("lab", "")

    def shortcuts(self) -> Sequence[ShortcutGroup]:
        """Keys that are not menu entries, for the page of keyboard shortcuts."""
        return ()

    def board_view(self) -> "BoardView | None":
        """The view that the zoom entries of the menu View work on."""
        return None

    def can_leave(self) -> bool:
        """Whether the page may be left; it may ask the user."""
        return True

    def entered(self) -> None:
        """The page is shown now: put the focus where it belongs."""

    def left(self) -> None:
        """The page is no longer shown."""

    def to_finish(self) -> Callable[[], None] | None:
        """What has to be done when the page was left and may wait for a disk: the window has it done on a thread."""
        return None

    def dispose(self) -> None:
        """The page goes for good: stop what runs, let go of what outlives it."""
