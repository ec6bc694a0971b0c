"""Writing a file whole or not at all: whatever happens meanwhile, the old or the new one is there, complete."""

import contextlib
import os
import shutil
import threading
import time
from collections.abc import Callable
from pathlib import Path

#: A temporary file that nobody has touched for this long was left by a program that died, in seconds.
_STALE = 600.0
#: So much of a file's name stands in that of its temporary file, in bytes: names have 255 at most.
_NAME = 180


def write_whole(path: Path, data: bytes, *, keep_old: bool = True, wait: bool = True) -> None:
    """Puts ``data`` into the file at ``path``; the old file is kept beside it as ``.bak`` if ``keep_old``.

    The data goes into a new file in the same folder, onto the disk, and then takes the name. Until then the old
    file is not touched; from then on it has a second name. A link is followed. Without ``wait`` the system has the
    data when this returns, so that a kill loses nothing, but perhaps not yet the disk: for a file that is new, and
    with ``sync_file`` to follow. Raises ``OSError``; the old file is then as it was.
    """
    path = Path(os.path.realpath(path))
    _remove_stale(path)
    temporary = _beside(path, "tmp")
    try:
        _write_through(temporary, data, _mode_of(path), wait)
        if keep_old and path.exists():
            _keep(path)
        _patiently(lambda: os.replace(temporary, path))
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    if wait:
        sync_folder(path.parent)


def sync_file(path: Path) -> None:
    """Waits until the file and its name are on the disk. Raises ``OSError``."""
    handle = os.open(path, os.O_RDWR)  # Windows flushes only what may be written
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Asks the disk to keep the folder's names, where the system lets a folder be opened."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def backup_of(path: Path) -> Path:
    """Where the file that was there before the last save is kept."""
    return path.with_name(path.name + ".bak")


def _start(path: Path) -> str:
    """How the names of all temporary files of a file begin."""
    return f".{path.name.encode('utf-8', 'surrogateescape')[:_NAME].decode('utf-8', 'ignore')}."


def _beside(path: Path, ending: str) -> Path:
    """A temporary file that nobody else writes: no other program, no other thread of this one."""
    return path.with_name(f"{_start(path)}{os.getpid()}.{threading.get_native_id()}.{ending}")


def _write_through(path: Path, data: bytes, mode: int | None, wait: bool) -> None:
    with open(path, "wb", buffering=0) as file:
        left = memoryview(data)
        while left:
            left = left[file.write(left) or 0 :]
        if wait:
            os.fsync(file.fileno())
    if mode is not None:
        with contextlib.suppress(OSError):
            os.chmod(path, mode)


def _mode_of(path: Path) -> int | None:
    try:
        return path.stat().st_mode & 0o777
    except OSError:
        return None


def _keep(path: Path) -> None:
    """Gives the old file its second name; it never loses the first one on the way."""
    second = _beside(path, "bak.tmp")
    with contextlib.suppress(OSError):
        second.unlink()
    try:
        try:
            os.link(path, second)
        except (OSError, NotImplementedError, AttributeError):  # file systems without links
            shutil.copyfile(path, second)
        _patiently(lambda: os.replace(second, backup_of(path)))
    finally:  # it is still there where that failed, and where the file had its second name already
        with contextlib.suppress(OSError):
            second.unlink()


def _patiently(rename: Callable[[], None]) -> None:
    """Tries a rename again for half a second: on Windows a virus scanner may hold a new file for a moment."""
    for wait in (0.01, 0.04, 0.15, 0.3):
        try:
            rename()
        except PermissionError:
            if os.name != "nt":
                raise
            time.sleep(wait)
        else:
            return
    rename()


def _remove_stale(path: Path) -> None:
    """Clears away what writers that were killed have left beside ``path``."""
    start = _start(path)
    now = time.time()
    with contextlib.suppress(OSError):
        for entry in os.scandir(path.parent):
            if entry.name.startswith(start) and entry.name.endswith(".tmp"):
                with contextlib.suppress(OSError):
                    if abs(now - entry.stat().st_mtime) > _STALE:
                        os.unlink(entry.path)
