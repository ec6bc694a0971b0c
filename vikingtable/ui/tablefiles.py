"""What a table does with files: save, export log and picture, report a problem as one seat saw it, play again."""

import contextlib
import json
from pathlib import Path

import attrs
from PySide6.QtCore import QBuffer, QIODevice, QObject, QSize, Qt
from PySide6.QtGui import QAction, QImage, QPixmap
from PySide6.QtWidgets import QInputDialog

from vikingtable.saves import files as saves
from vikingtable.saves.model import SaveError
from vikingtable.ui import files
from vikingtable.ui.background import Cancelled
from vikingtable.ui.i18n import tr
from vikingtable.ui.tablepanels import Panelled
from vikingtable.ui.widgets import Answer, ask

#: Size of the picture beside an autosave, in pixels.
PICTURE = QSize(480, 300)


class TableFiles(QObject):
    """The file commands of one table."""

    def __init__(self, table: Panelled) -> None:
        super().__init__(table)
        self._table = table
        self._session = table.match.session
        self._saved_state: object = None
        #: The file that the game was opened from or saved to.
        self.path: Path | None = None
        self.save_action = self._action(self.save)
        self.export_log_action = self._action(self.export_log)
        self.export_picture_action = self._action(self.export_picture)
        self.report_action = self._action(self.report)

    def _action(self, slot: object) -> QAction:
        action = QAction(self)
        action.triggered.connect(slot)
        return action

    def actions(self) -> list[QAction | None]:
        """Entries for the menu File."""
        return [self.export_log_action, self.export_picture_action, None, self.report_action]

    def retranslate(self) -> None:
        """Set the texts of the actions."""
        self.save_action.setText(tr("app.cmd.save_game"))
        self.export_log_action.setText(tr("app.cmd.export_log"))
        self.export_picture_action.setText(tr("app.cmd.export_picture"))
        self.report_action.setText(tr("app.cmd.report"))

    @property
    def modified(self) -> bool:
        """Whether the game has gone on since it was saved or opened."""
        return self._session.position > 0 and self._session.state is not self._saved_state

    def opened_from(self, path: Path) -> None:
        """The game was read from this file."""
        self.path = path
        self._saved_state = self._session.state
        self._table.titleChanged.emit()

    def save(self) -> bool:
        """Save to the known file, else ask for one; says whether the game is saved."""
        return self._save_to(self.path) if self.path is not None else self.save_as()

    def save_as(self) -> bool:
        """Ask for a file and save to it; says whether the game is saved."""
        if not self._warned():
            return False
        table = self._table
        wanted = self.path or files.suggested(table.settings, table.title())
        path = files.ask_save(table.window(), table.settings, tr("app.dialog.save"), wanted, tr("app.filter.vtg"))
        return path is not None and self._save_to(path, warned=True)

    def _save_to(self, path: Path, *, warned: bool = False) -> bool:
        if not warned and not self._warned():
            return False
        table = self._table
        state, saved = self._session.state, self._session.saved()
        try:
            table.shell.with_disk(tr("app.keeping.file", files.shown_name(path)), lambda: saves.write(path, saved))
        except SaveError as error:
            table.shell.notice(files.fault_text(error), "error", str(error))
            return False
        except Cancelled:  # the window is closing
            return False
        self.path = path
        self._saved_state = state
        table.shell.remember_recent(path)
        table.shell.say(tr("app.status.saved"))
        table.titleChanged.emit()
        return True

    def _warned(self) -> bool:
        """At Save of a game of several people whose hands are hidden: whoever opens the file can read them."""
        table = self._table
        if not table.game.hidden_hands or len(table.match.persons) < 2 or not table.settings.warn_hidden_hands:
            return True
        answer = ask(
            table.window(),
            tr("app.dialog.hidden_hands"),
            tr("app.dialog.hidden_hands.text"),
            (
                Answer("save", tr("app.button.save"), default=True),
                Answer("always", tr("app.button.save_dont_ask")),
                Answer("cancel", tr("app.button.cancel"), escape=True),
            ),
        )
        if answer == "always":
            table.settings.warn_hidden_hands = False
        return answer != "cancel"

    def export_log(self) -> None:
        """Write the log, as the viewer may see it, to a text file."""
        table = self._table
        wanted = files.suggested(table.settings, table.title(), ".txt")
        path = files.ask_save(table.window(), table.settings, tr("app.dialog.export"), wanted, tr("app.filter.text"))
        if path is not None:
            self._write(path, ("\n".join(table.log_model.texts()) + "\n").encode())

    def export_picture(self) -> None:
        """Write what the board shows to a PNG file."""
        table = self._table
        wanted = files.suggested(table.settings, table.title(), ".png")
        path = files.ask_save(table.window(), table.settings, tr("app.dialog.export"), wanted, tr("app.filter.png"))
        if path is None:
            return
        data = QBuffer()
        data.open(QIODevice.OpenModeFlag.WriteOnly)
        table.board_area.grab().save(data, "PNG")
        self._write(path, bytes(data.data().data()))

    def report(self) -> None:
        """Write a report of a problem that holds only what one seat can see."""
        table = self._table
        persons = table.match.persons or tuple(range(len(table.match.seats)))
        seat: int | None = table.front if table.front in persons else persons[0]
        if len(persons) > 1:
            names = [table.name(one) for one in persons]
            if len(set(names)) < len(names):  # a saved game may hold the same name twice
                names = [f"{tr('common.seat_number', one + 1)}: {table.name(one)}" for one in persons]
            name, given = QInputDialog.getItem(
                table.window(), tr("app.cmd.report").rstrip("…"), tr("app.dialog.report.seat"), names, 0, False
            )
            seat = persons[names.index(name)] if given else None
        if seat is None:
            return
        wanted = files.suggested(table.settings, tr("app.dialog.report.name"), ".json")
        path = files.ask_save(table.window(), table.settings, tr("app.dialog.export"), wanted, tr("app.filter.json"))
        if path is not None:
            data = self._session.report_for(seat, files.versions())
            self._write(path, (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode())

    def _write(self, path: Path, data: bytes) -> None:
        files.export(self._table.shell, path, data)

    def play_again(self) -> None:
        """A new game of the same players with the same seed and options."""
        session = self._session
        self._table.shell.start_game(session.game.id, session.setup, [attrs.evolve(seat) for seat in session.seats])

    def picture(self) -> QPixmap | None:
        """A small picture of the board for the start screen; ``None`` where it would show a hand to others."""
        table = self._table
        if table.game.hidden_hands and len(table.match.persons) > 1:
            return None
        shot = table.board_area.grab()
        return shot.scaled(PICTURE, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)

    def picture_to_keep(self) -> QImage | None:
        """The picture for the start screen, of a game that has an autosave."""
        picture = self.picture() if self._table.match.autosave_base is not None else None
        return picture.toImage() if picture is not None else None


def keep_picture(base: Path, picture: QImage | None) -> None:
    """Put the picture beside an autosave, on any thread; ``None``: there shall be none."""
    with contextlib.suppress(OSError):  # where nothing may be read or written there is no picture either
        if not base.exists():
            return
        if picture is not None:
            picture.save(str(files.picture_of(base)), "PNG")  # type: ignore[call-overload]
        else:
            files.picture_of(base).unlink(missing_ok=True)
