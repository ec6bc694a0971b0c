"""``vikingtable [FILE]``: opens the window; the only command that needs Qt and a display."""

import argparse
import os
import sys
from collections.abc import Mapping

from vikingtable.cli.console import Console, Fault
from vikingtable.paths import resource
from vikingtable.texts import english
from vikingtable.texts.message import msg, render


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Opens the window on a file, or on the start screen, and returns when it is closed."""
    if not has_display(sys.platform, os.environ):
        raise Fault([english("cli.window.no_display")])
    missing = [str(resource(part)) for part in ("art", "rules", "themes") if not resource(part).is_dir()]
    if missing:
        raise Fault([render(msg("cli.window.no_resources", ", ".join(missing)))])
    try:
        import PySide6.QtWidgets  # noqa: F401  (whether it can be loaded: a bare Linux lacks libraries that Qt needs)
    except ImportError as error:
        if isinstance(error, ModuleNotFoundError) and (error.name or "").partition(".")[0] == "PySide6":
            raise Fault([english("cli.window.no_qt")]) from None
        raise Fault([render(msg("cli.window.qt_broken", str(error)))]) from None
    from vikingtable.ui.app import run as open_window

    return int(open_window(arguments.file))


def has_display(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether a window can open: always but on a Unix without X11 and Wayland, where Qt would abort the process."""
    if platform in ("win32", "darwin", "cygwin"):
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
