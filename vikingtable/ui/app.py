"""Starts the program with its window."""

import gc
from collections.abc import Sequence
from pathlib import Path


def run(path: str | Path | None = None, argv: Sequence[str] | None = None) -> int:
    """Open the window, on a saved game if ``path`` is given, and return the exit code when it is closed.

    If the program runs already, its window comes to the front and opens the file; this one ends at once.
    """
    # The collector would look through everything that is imported, several times. While the window is open it runs
    # on the window's thread only (``ui.collector``).
    gc.disable()
    try:
        from vikingtable.ui.startup import open_window

        return open_window(path, argv)
    finally:
        gc.enable()
