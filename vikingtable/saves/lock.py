"""A mark that a file is in use, which the system takes back by itself when its program ends, however it ends."""

import contextlib
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Lock:
    """Holds ``path`` for this program from ``take`` until ``release``."""

    def __init__(self, path: Path) -> None:
        """The lock file is made when it is taken."""
        self.path = path
        self._handle: int | None = None

    def take(self) -> bool:
        """Whether the lock could be had; where the system knows no locks, it always can. Raises ``OSError``."""
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if sys.platform == "win32":
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            os.close(handle)
            return False
        except OSError:
            pass  # a network folder without locks: better two windows on one game than none
        if not self._is_at_its_place(handle):  # who had it took the file away between opening and locking it
            os.close(handle)
            return False
        self._handle = handle
        return True

    def _is_at_its_place(self, handle: int) -> bool:
        """Whether the file that was opened is the one that others find: two could hold the same lock otherwise."""
        if sys.platform == "win32":
            return True  # no file is taken away while somebody has it open
        try:
            return os.path.samestat(os.fstat(handle), self.path.stat())
        except OSError:
            return False

    def release(self, *, remove: bool = False) -> None:
        """Lets go of the lock; ``remove`` takes the lock file away too."""
        if self._handle is None:
            return
        if remove and sys.platform != "win32":  # while it is held, so that nobody else can have it open
            with contextlib.suppress(OSError):
                self.path.unlink()
        os.close(self._handle)
        self._handle = None
        if remove and sys.platform == "win32":
            with contextlib.suppress(OSError):
                self.path.unlink()


def in_use(path: Path) -> bool:
    """Whether somebody holds the lock of ``path`` now."""
    if not path.exists():
        return False
    lock = Lock(path)
    try:
        free = lock.take()
    except OSError:
        return False
    lock.release()
    return not free
