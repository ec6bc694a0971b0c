"""How a game or an arrangement comes into the window: begun, read from a file, or resumed from its autosave."""

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import QObject

from vikingtable.ui import files, tables
from vikingtable.ui.background import Background, Cancelled, ShouldStop
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.page import Page, Shell
from vikingtable.ui.usualnames import follow_language

if TYPE_CHECKING:
    from vikingtable.match.autosave import Autosave
    from vikingtable.match.session import Session
    from vikingtable.match.worker import Worker
    from vikingtable.saves.model import SaveError
    from vikingtable.saves.recover import Recovered
    from vikingtable.texts.message import Message
    from vikingtable.ui.lab.document import LabDocument

T = TypeVar("T")
#: Opening a file in the window checks its history no longer than this, in seconds.
CHECK_SECONDS = 2.0


class Room(Shell, Protocol):
    """The main window as what brings games into it sees it; a widget besides."""

    @property
    def page(self) -> Page | None:
        """The page that is shown."""

    @property
    def worker(self) -> "Worker":
        """Where computer players think."""

    def dismiss_notice(self) -> None:
        """Close the message over the page, if there is one."""

    def isVisible(self) -> bool:
        """Whether the window is there still."""


class Opening(QObject):
    """Brings games and arrangements to one window. The disk is waited for on a thread; the window stays as it was
    until all is there, and where that is cancelled.
    """

    def __init__(self, window: Room) -> None:
        super().__init__(window)  # type: ignore[call-overload]
        self._window = window
        self._background = Background(window)  # type: ignore[arg-type]

    @property
    def busy(self) -> bool:
        """Whether something is being opened."""
        return self._background.busy

    def cancel(self) -> None:
        """Do not wait any longer for what is being opened or kept."""
        self._background.cancel()

    def path(self, path: Path) -> bool:
        """Open a saved game or arrangement, and say whether that went well."""
        window, name = self._window, files.shown_name(path)

        def opened() -> bool:
            found, message = self._background.run(tr("app.opening.file", name), lambda stop: _read(path, stop))
            if not self._may_leave():
                return False
            if isinstance(found, str):
                window.notice(tr("app.error.cannot_open", name, tr("app.start.missing")), "error")
                return False
            if not self._show(found, path):
                return False
            window.settings.remember_recent(path)
            if message is not None:
                window.notice(say(message), "warning")
            else:
                window.say(tr("app.status.loaded"))
            return True

        return self._tried(opened, lambda error: tr("app.error.cannot_open", name, files.fault_text(error, path)))

    def _show(self, found: "Session | LabDocument", path: Path) -> bool:
        from vikingtable.match.session import Session

        if isinstance(found, Session):
            return self._sit_down(found, path=path)
        from vikingtable.ui.lab.page import LabPage

        page = LabPage(self._window)
        page.show_document(found, path)
        self._window.show_page(page)
        return True

    def autosave(self, base: Path) -> bool:
        """Go on with a game from its autosave, and say whether that went well."""

        def opened() -> bool:
            if not self._may_leave():
                return False
            session, recovered = self._background.run(tr("app.opening.game"), lambda stop: _recover(base, stop))
            if not self._sit_down(session, (base, recovered)):
                return False
            message = recovered.message or recovered.loaded.message
            if message is not None:
                self._window.notice(say(message), "warning")
            return True

        return self._tried(opened, lambda error: tr("app.error.cannot_open", base.name, files.fault_text(error, base)))

    def last_autosave(self) -> bool:
        """Open the game that was played last, from its autosave; says whether there was one."""
        from vikingtable.saves import autosaves

        try:
            found = self._background.run(tr("app.opening.game"), lambda stop: autosaves.listed(files.autosave_folder()))
        except Cancelled:
            return self._was_cancelled()
        for one in found:
            if not one.open and not one.over and tables.available(one.game):
                return self.autosave(one.base)
        return False

    def begin(self, session: "Session") -> bool:
        """Show the table of a game that begins; says whether that went well."""
        return self._tried(lambda: self._sit_down(session), files.fault_text)

    def finish(self, work: Callable[[], None]) -> None:
        """Do what a page that was left has to do still; returns when it is done, or the window closes.

        An error is told like any that nobody expects, but the page is left: nothing would be done there any more.
        """
        try:
            self.with_disk(tr("app.keeping.game"), work)
        except Cancelled:
            pass
        except Exception as fault:
            sys.excepthook(type(fault), fault, fault.__traceback__)

    def with_disk(self, text: str, work: Callable[[], T], *, may_cancel: bool = False) -> T:
        """What ``work`` gives, done while the window lives; at once where something else is on its way already.

        Raises ``Cancelled`` where the user (who ``may_cancel``) or the end of the window was quicker, and whatever
        ``work`` raises.
        """
        if self.busy:
            return work()
        return self._background.run(text, lambda stop: work(), may_cancel=may_cancel)

    # How it is done ---------------------------------------------------------------------------------------------------

    def _tried(self, opened: Callable[[], bool], sentence: "Callable[[SaveError], str]") -> bool:
        from vikingtable.saves.model import SaveError

        if self.busy:
            self._window.say(tr("app.opening.busy"))
            return False
        try:
            return opened()
        except Cancelled:
            return self._was_cancelled()
        except SaveError as error:
            self._window.notice(sentence(error), "error", str(error))
            return False

    def _was_cancelled(self) -> bool:
        if self._window.isVisible():
            self._window.say(tr("app.opening.cancelled"))
        return False

    def _may_leave(self) -> bool:
        page: Page | None = self._window.page
        return page is None or page.can_leave()

    def _sit_down(
        self, session: "Session", resumed: "tuple[Path, Recovered] | None" = None, path: Path | None = None
    ) -> bool:
        """Show the table of a session; ``resumed``: its autosave; ``path``: the file that it was opened from.

        Raises ``SaveError`` if another window has the resumed game open, and ``Cancelled``.
        """
        from vikingtable.match.qt import Match

        window = self._window
        follow_language(session)
        text = tr("app.opening.game") if path is None else tr("app.opening.file", files.shown_name(path))
        autosave = self._background.run(text, lambda stop: _kept(session, resumed), lambda late: _left(late, resumed))
        match = Match(session, window.worker, autosave)
        table = tables.table_class(session.game.id)(window, match)
        if path is not None:
            table.files.opened_from(path)
        window.dismiss_notice()
        window.show_page(table)
        if autosave.problem is not None:
            window.notice(files.autosave_fault(autosave.problem), "error", str(autosave.problem))
        return True


# On the thread --------------------------------------------------------------------------------------------------------


def _stop(wanted_no_longer: ShouldStop) -> ShouldStop:
    from vikingtable.saves.limits import stop_after

    late = stop_after(CHECK_SECONDS)
    return lambda: wanted_no_longer() or late()


def _read(path: Path, wanted_no_longer: ShouldStop) -> "tuple[Session | LabDocument | str, Message | None]":
    """What is in a file: a game, an arrangement, or the id of a game that is not there. Raises ``SaveError``."""
    from vikingtable.match.session import Session
    from vikingtable.saves import files as saves
    from vikingtable.saves.model import SavedLab

    loaded = saves.read(path, _stop(wanted_no_longer))
    if isinstance(loaded.saved, SavedLab):
        from vikingtable.ui.lab import payload

        return payload.from_plain(loaded.saved.lab), loaded.message
    if not tables.available(loaded.saved.game):
        return loaded.saved.game, loaded.message
    return Session.resume(loaded), loaded.message


def _recover(base: Path, wanted_no_longer: ShouldStop) -> "tuple[Session, Recovered]":
    from vikingtable.match.session import Session
    from vikingtable.saves.recover import recover

    recovered = recover(base, _stop(wanted_no_longer))
    return Session.resume(recovered.loaded), recovered


def _kept(session: "Session", resumed: "tuple[Path, Recovered] | None") -> "Autosave":
    """The autosave of a session, begun or gone on with."""
    from vikingtable.match.autosave import Autosave

    autosave = Autosave(session, files.autosave_folder(), resumed)
    if resumed is None and autosave.base is not None:
        with contextlib.suppress(OSError):  # a picture of another game
            files.picture_of(autosave.base).unlink(missing_ok=True)
    return autosave


def _left(autosave: "Autosave", resumed: "tuple[Path, Recovered] | None") -> None:
    """Nobody plays the game after all: what was resumed stays to be resumed, what was begun goes."""
    if resumed is None:
        autosave.discard()
    else:
        autosave.close()
