"""Where files are asked for and kept: the dialogs for opening and saving, the user's folders, faults as sentences."""

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

if TYPE_CHECKING:
    from vikingtable.saves.model import SaveError

#: The ending of saved games (``saves.files`` says the same; it is not loaded for the first picture).
SUFFIX = ".vtg"


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


def fault_text(error: "SaveError") -> str:
    """What happened and what to do next, in the user's language."""
    parts = [say(error.message)]
    if error.advice is not None:
        parts.append(say(error.advice))
    return " ".join(parts)


def autosave_fault(error: "SaveError") -> str:
    """That a running game cannot be kept, where, why and what to do, in the user's language."""
    return tr("app.error.autosave", str(autosave_folder()), fault_text(error))


def start_folder(settings: Settings) -> Path:
    """Where a file dialog opens: the folder used last, else the user's documents."""
    last = settings.read("general/folder", "")
    if last and Path(last).is_dir():
        return Path(last)
    documents = Path(platformdirs.user_documents_dir())
    return documents if documents.is_dir() else Path.home()


def suggested(settings: Settings, title: str, suffix: str = SUFFIX) -> Path:
    """A path for a new file: the folder used last, and a name with today's date."""
    from datetime import date

    return start_folder(settings) / f"{title} {date.today().isoformat()}{suffix}"


def ask_open(parent: QWidget, settings: Settings, filters: str = "") -> Path | None:
    """Ask for a file to open; ``None`` if none was chosen."""
    name, _ = QFileDialog.getOpenFileName(
        parent, tr("app.dialog.open"), str(start_folder(settings)), filters or tr("app.filter.vtg")
    )
    return _chosen(settings, name)


def ask_save(parent: QWidget, settings: Settings, title: str, path: Path, filters: str) -> Path | None:
    """Ask where to save; ``None`` if no place was chosen. The name gets the ending of ``path`` if it has none."""
    name, _ = QFileDialog.getSaveFileName(parent, title, str(path), filters)
    chosen = _chosen(settings, name)
    if chosen is not None and not chosen.suffix:
        chosen = chosen.with_suffix(path.suffix)
    return chosen


def _chosen(settings: Settings, name: str) -> Path | None:
    if not name:
        return None
    path = Path(name)
    settings.write("general/folder", str(path.parent))
    return path
