"""Reading the lab's JSON data strictly: every fault is a `SaveError` that names the place. Free of Qt."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from vikingtable.saves.model import SaveError
from vikingtable.saves.strict_json import joined, shortened
from vikingtable.texts.message import msg

T = TypeVar("T")

_DAMAGED = msg("saves.advice.damaged")


def bad(path: str, reason: str) -> SaveError:
    """The error for a value that does not belong there; ``reason`` is in English, for reports."""
    return SaveError(msg("saves.read.bad_value", shortened(path, 200)), path, _DAMAGED, reason)


def record(value: Any, path: str, needed: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Any]:
    """An object with all the keys ``needed``, perhaps some of ``optional``, and no others."""
    if type(value) is not dict:
        raise bad(path, "an object is needed")
    for key in needed:
        if key not in value:
            place = joined(path, key)
            raise SaveError(msg("saves.read.missing_key", shortened(place, 200)), place, _DAMAGED)
    for key in value:
        if key not in needed and key not in optional:
            place = joined(path, key)
            raise SaveError(msg("saves.read.unknown_key", shortened(place, 200)), place, _DAMAGED)
    return value


def whole(value: Any, path: str, low: int, high: int) -> int:
    """A whole number from ``low`` to ``high``."""
    if type(value) is not int or not low <= value <= high:
        raise bad(path, f"a whole number from {low} to {high} is needed")
    return value


def yes_no(value: Any, path: str) -> bool:
    """``true`` or ``false``."""
    if type(value) is not bool:
        raise bad(path, "true or false is needed")
    return value


def text(value: Any, path: str, longest: int) -> str:
    """A printable text of at most ``longest`` letters."""
    if type(value) is not str or len(value) > longest or not value.isprintable():
        raise bad(path, f"a text of up to {longest} printable letters is needed")
    return value


def one_of(value: Any, path: str, allowed: Sequence[str]) -> str:
    """One of the words ``allowed``."""
    if type(value) is not str or value not in allowed:
        raise bad(path, "one of these is needed: " + ", ".join(allowed))
    return value


def each(value: Any, path: str, most: int, read: Callable[[Any, str], T]) -> tuple[T, ...]:
    """A list of at most ``most`` values, each read by ``read(value, path)``."""
    if type(value) is not list:
        raise bad(path, "a list is needed")
    if len(value) > most:
        raise bad(path, f"at most {most} are allowed")
    return tuple(read(part, f"{path}[{index}]") for index, part in enumerate(value))


def pair(value: Any, path: str, low: int, high: int) -> tuple[int, int]:
    """A list of two whole numbers."""
    if type(value) is not list or len(value) != 2:
        raise bad(path, "a list of two numbers is needed")
    return whole(value[0], f"{path}[0]", low, high), whole(value[1], f"{path}[1]", low, high)
