"""Older forms of the file, brought up to date one step at a time, on plain dicts."""

from collections.abc import Callable
from typing import Any

from vikingtable.saves.model import SaveError
from vikingtable.texts.message import msg

#: The form of file that this program writes.
FORMAT = 1

#: From the number of an older form to the function that turns its data into the next form's.
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


def migrated(data: dict[str, Any]) -> dict[str, Any]:
    """``data`` in the form of today; ``data`` itself is not changed.

    Raises ``SaveError`` for a form that is newer than this program or that it no longer knows.
    """
    number = data.get("format")
    if type(number) is not int:
        raise SaveError(msg("saves.read.not_a_save"), "format", msg("saves.advice.other_file"))
    if number > FORMAT:
        raise SaveError(msg("saves.read.newer"), "format", msg("saves.advice.update"))
    while number < FORMAT:
        if number not in MIGRATIONS:
            raise SaveError(msg("saves.read.not_a_save"), "format", msg("saves.advice.other_file"))
        data = {**MIGRATIONS[number](data), "format": number + 1}
        number += 1
    return data
