"""Save files on disk: read with limits, written whole or not at all, every failure an error that can be shown."""

import errno
import os
import stat
from pathlib import Path

from vikingtable.saves.atomic import write_whole
from vikingtable.saves.encode import encode
from vikingtable.saves.limits import MAX_BYTES, ShouldStop, never
from vikingtable.saves.model import Loaded, SavedGame, SavedLab, SaveError
from vikingtable.saves.replay import load
from vikingtable.saves.strict_json import shortened
from vikingtable.texts.message import msg

#: The ending of saved files.
SUFFIX = ".vtg"

_READ_FAULTS = {
    errno.ENOENT: msg("saves.file.not_found"),
    errno.ENOTDIR: msg("saves.file.not_found"),
    errno.EACCES: msg("saves.file.no_permission_to_read"),
    errno.EPERM: msg("saves.file.no_permission_to_read"),
    errno.EISDIR: msg("saves.file.folder"),
}
_WRITE_FAULTS = {
    errno.ENOENT: msg("saves.file.no_folder"),
    errno.ENOTDIR: msg("saves.file.no_folder"),
    errno.EACCES: msg("saves.file.no_permission_to_write"),
    errno.EPERM: msg("saves.file.no_permission_to_write"),
    errno.EROFS: msg("saves.file.no_permission_to_write"),
    errno.EISDIR: msg("saves.file.folder"),
    errno.ENOSPC: msg("saves.file.disk_full"),
    errno.EDQUOT: msg("saves.file.disk_full"),
    errno.EFBIG: msg("saves.file.disk_full"),
    errno.ENAMETOOLONG: msg("saves.file.bad_name"),
    errno.EINVAL: msg("saves.file.bad_name"),
}


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """The content of a file that may be a save, never more than a save may hold. Raises ``SaveError``."""
    place = shortened(os.fspath(path), 400)
    try:
        status = os.stat(path)
        if stat.S_ISDIR(status.st_mode):
            raise SaveError(msg("saves.file.folder"), place, msg("saves.advice.other_file"))
        if not stat.S_ISREG(status.st_mode):  # a pipe would wait for ever, a device never ends
            raise SaveError(msg("saves.file.special"), place, msg("saves.advice.other_file"))
        with open(path, "rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as fault:
        message = _READ_FAULTS.get(fault.errno or 0, msg("saves.file.cannot_read"))
        raise SaveError(message, place, msg("saves.advice.try_again"), _reason(fault)) from fault
    except ValueError as fault:  # a zero byte in the name
        raise SaveError(msg("saves.file.not_found"), place, None, str(fault)) from fault


def read(path: str | os.PathLike[str], should_stop: ShouldStop = never) -> Loaded:
    """The save in a file, its actions replayed and compared. The file is not changed.

    Raises ``SaveError``; whatever in the actions differs from the position is in the verdict.
    """
    return load(read_bytes(path), should_stop)


def write(path: str | os.PathLike[str], saved: SavedGame | SavedLab) -> None:
    """Saves to ``path``; the file that was there is kept as ``.bak``.

    Raises ``SaveError``; the file that was there is then untouched.
    """
    try:
        data = encode(saved)
    except ValueError as fault:
        advice = msg("saves.advice.smaller")
        raise SaveError(msg("saves.read.too_large", MAX_BYTES // 2**20), "", advice, str(fault)) from None
    write_bytes(path, data)


def write_bytes(path: str | os.PathLike[str], data: bytes, *, keep_old: bool = True) -> None:
    """Writes a file whole or not at all. Raises ``SaveError``; the file that was there is then untouched."""
    try:
        write_whole(Path(path), data, keep_old=keep_old)
    except OSError as fault:
        raise write_error(fault, path) from fault
    except ValueError as fault:
        raise SaveError(msg("saves.file.bad_name"), shortened(os.fspath(path), 400), None, str(fault)) from fault


def write_error(fault: OSError, path: str | os.PathLike[str]) -> SaveError:
    """What to tell the user when the system refused to write to ``path``."""
    message = _WRITE_FAULTS.get(fault.errno or 0, msg("saves.file.cannot_write"))
    place = shortened(os.fspath(path), 400)
    if message.key in ("saves.file.folder", "saves.file.no_folder"):  # no older file, and the system knows no more
        return SaveError(message, place, msg("saves.advice.file_in_folder"))
    full = message.key == "saves.file.disk_full"
    advice = msg("saves.advice.make_room") if full else msg("saves.advice.save_elsewhere")
    return SaveError(message, place, advice, _reason(fault))


def _reason(fault: OSError) -> str:
    return shortened(fault.strerror or type(fault).__name__, 200)
