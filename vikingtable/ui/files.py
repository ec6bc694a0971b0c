"""Where files are asked for and kept: the dialogs for opening and saving, the user's folders, faults as sentences."""

import contextlib
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs
from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QFileDialog, QWidget

import vikingtable
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.settings import Settings
from vikingtable.ui.widgets import Answer, ask

if TYPE_CHECKING:
    from vikingtable.saves.model import SaveError
    from vikingtable.ui.page import Shell

#: The ending of saved games (``saves.files`` says the same; it is not loaded for the first picture).
SUFFIX = ".vtg"
#: What no name of a file may hold on one system or another.
_FORBIDDEN = '<>:"/\\|?*'
#: A longer name is shortened where it is suggested or shown.
_LONGEST_NAME = 60


def data_folder() -> Path:
    """The user's data folder of the program."""
    return Path(platformdirs.user_data_dir("vikingtable", appauthor=False))


def autosave_folder() -> Path:
    """Where running games are kept."""
    return data_folder() / "autosaves"


def report_folder() -> Path:
    """Where reports of crashes are written."""
    return data_folder() / "reports"


def picture_of(base: Path) -> Path:
    """The picture that lies beside an autosave."""
    return base.with_suffix(".png")


def versions() -> Mapping[str, str]:
    """What a report says of program and machine."""
    import platform

    return {
        "vikingtable": vikingtable.__version__,
        "python": platform.python_version(),
        "qt": qVersion(),
        "system": platform.platform(),
        "executable": "packed" if getattr(sys, "frozen", False) else "source",
    }


def fault_text(error: "SaveError", path: Path | None = None) -> str:
    """What happened and what to do next, in the user's language; ``path``: the file that could not be read."""
    parts = [say(error.message)]
    advice = error.advice
    if advice is not None:
        if advice.key == "saves.advice.damaged" and path is not None and not _is_there(backup_name(path)):
            parts.append(tr("saves.advice.damaged_alone"))
        else:
            parts.append(say(advice))
    return tr("app.sentences", *(_ended(part) for part in parts)) if len(parts) == 2 else parts[0]


def _ended(sentence: str) -> str:
    """The sentence with its full stop, also where it ends with a name."""
    return sentence if sentence[-1:] in ".!?…。！？" else tr("app.sentence", sentence)


def backup_name(path: Path) -> Path:
    """Where the file that was there before the last save is kept (``saves.atomic`` says the same)."""
    return path.with_name(path.name + ".bak")


def _is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # in a folder that may not be looked into
        return False


def shown_name(path: Path) -> str:
    """A file's name as it can stand in a sentence: without what cannot be printed, not too long."""
    name = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in path.name)
    return name if len(name) <= _LONGEST_NAME else f"{name[:38]}…{name[-20:]}"


def autosave_fault(error: "SaveError") -> str:
    """That a running game cannot be kept, where, why and what to do, in the user's language."""
    return tr("app.error.autosave", str(autosave_folder()), fault_text(error))


def start_folder(settings: Settings) -> Path:
    """Where a file dialog opens: the folder used last, else the user's documents."""
    last = settings.read("general/folder", "")
    for folder in (last, platformdirs.user_documents_dir()):
        with contextlib.suppress(OSError):  # in another one that may not be looked into
            if folder and Path(folder).is_dir():
                return Path(folder)
    return Path.home()


def suggested(settings: Settings, title: str, suffix: str = SUFFIX) -> Path:
    """A path for a new file: the folder used last, and a name with today's date that any disk takes."""
    from datetime import date

    plain = "".join(" " if letter in _FORBIDDEN or not letter.isprintable() else letter for letter in title)
    name = " ".join(plain.split()).strip(". ")[:_LONGEST_NAME].rstrip(". ")
    today = date.today().isoformat()
    return start_folder(settings) / f"{f'{name} {today}' if name else today}{suffix}"


def ask_open(parent: QWidget, settings: Settings, filters: str = "") -> Path | None:
    """Ask for a file to open; ``None`` if none was chosen."""
    dialog = _dialog(parent, tr("app.dialog.open"), filters or tr("app.filter.vtg"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setDirectory(str(start_folder(settings)))
    chosen = _chosen(dialog)
    dialog.deleteLater()
    if chosen is not None:
        settings.write("general/folder", str(chosen.parent))
    return chosen


def ask_save(parent: QWidget, settings: Settings, title: str, path: Path, filters: str) -> Path | None:
    """Ask where to save, ``path`` suggested; ``None`` if no place was chosen.

    The name gets the ending of the kind of file that is chosen unless it has one of ``filters``. A file that is
    there already is replaced only after a question.
    """
    dialog = _dialog(parent, title, filters)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDirectory(str(path.parent))
    dialog.selectFile(path.name)
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(_endings(kind)[0]))
    dialog.setDefaultSuffix(path.suffix)
    while (named := _chosen(dialog)) is not None:
        ending = _endings(dialog.selectedNameFilter() or filters)[0]
        fits = any(named.name.lower().endswith(one) for one in _endings(filters))
        chosen = named if fits else named.with_name(named.name + ending)
        # The dialog has asked about the name that was typed.
        if chosen == named or not _is_there(chosen) or _may_replace(dialog, chosen):
            settings.write("general/folder", str(chosen.parent))
            break
        dialog.selectFile(chosen.name)
    dialog.deleteLater()
    return chosen if named is not None else None


def _dialog(parent: QWidget, title: str, filters: str) -> QFileDialog:
    dialog = QFileDialog(parent, title)
    dialog.setNameFilters(filters.split(";;"))
    # Where the system has no dialog of its own, Qt has no words for these in some languages.
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, tr("app.dialog.look_in"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, tr("app.dialog.file_type"))
    return dialog


def _chosen(dialog: QFileDialog) -> Path | None:
    accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
    names = dialog.selectedFiles() if accepted else []
    return Path(names[0]) if names else None


def _endings(filters: str) -> list[str]:
    """The endings in the filters of a dialog, such as ``.png``."""
    return [found.lower() for found in re.findall(r"\*(\.\w+)", filters)] or [SUFFIX]


def _may_replace(parent: QWidget, path: Path) -> bool:
    answers = (
        Answer("replace", tr("app.button.replace"), danger=True),
        Answer("cancel", tr("app.button.cancel"), escape=True, default=True),
    )
    return ask(parent, tr("app.dialog.replace"), tr("app.dialog.replace.text", shown_name(path)), answers) == "replace"


def export(shell: "Shell", path: Path, data: bytes) -> None:
    """Write what was asked for to a file, and say so; or why it could not be written."""
    from vikingtable.saves import files as saves
    from vikingtable.saves.model import SaveError
    from vikingtable.ui.background import Cancelled

    name = shown_name(path)
    try:
        shell.with_disk(tr("app.keeping.file", name), lambda: saves.write_bytes(path, data, keep_old=False))
    except SaveError as error:
        shell.notice(fault_text(error), "error", str(error))
    except Cancelled:  # the window is closing
        pass
    else:
        shell.say(tr("app.status.exported", name))
