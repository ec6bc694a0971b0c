"""JSON from an untrusted file: size, nesting and numbers are capped before anything is built, faults name a place."""

import json
import re
from typing import Any, NoReturn

from vikingtable.saves.limits import (
    MAX_BYTES,
    MAX_COMMAS,
    MAX_CONTAINERS,
    MAX_DEPTH,
    MAX_DIGITS,
    MAX_QUOTES,
)
from vikingtable.saves.model import SaveError
from vikingtable.texts.message import Message, msg

#: The place of a fault that is in no single part of the file.
WHOLE = "file"

_BOM = b"\xef\xbb\xbf"
#: Other Unicode encodings start with one of these, or have zero bytes, which JSON in UTF-8 never has.
_OTHER_MARKS = (b"\xff\xfe", b"\xfe\xff")
_NOT_STRUCTURE = bytes(set(range(256)) - set(b'[]{}"'))
_QUOTED = re.compile(b'"[^"]*"')
_SURROGATE = re.compile("[\ud800-\udfff]")


class _Fault(ValueError):
    """What is wrong with a value, found while the parser was inside it."""

    def __init__(self, message: Message, place: str = "") -> None:
        self.message = message
        self.place = place


class _Wrong:
    """Stands for a refused value in the second, place-finding parse."""

    def __init__(self, message: Message, key: str = "") -> None:
        self.message = message
        self.key = key


def parse(data: bytes) -> dict[str, Any]:
    """The JSON object in ``data``: objects, lists, texts, whole numbers, true, false and null.

    Raises ``SaveError`` for anything else, with the line and column or the path of the fault.
    """
    text = _checked_text(data)
    try:
        parsed = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_whole,
            parse_float=_fraction,
            parse_constant=_constant,
        )
    except json.JSONDecodeError as fault:
        line, column = fault.lineno, fault.colno
        place = f"line {line}, column {column}"
        raise SaveError(msg("saves.read.not_json", line, column), place, _ADVICE_DAMAGED, fault.msg) from None
    except _Fault as fault:
        raise _placed(text, fault) from None
    if type(parsed) is not dict:
        raise SaveError(msg("saves.read.not_a_save"), WHOLE, _ADVICE_OTHER_FILE)
    if "\\u" in text:
        _refuse_surrogates(parsed)
    return parsed


_ADVICE_DAMAGED = msg("saves.advice.damaged")
_ADVICE_OTHER_FILE = msg("saves.advice.other_file")


def _checked_text(data: bytes) -> str:
    if len(data) > MAX_BYTES:
        raise SaveError(msg("saves.read.too_large", MAX_BYTES // 2**20), WHOLE, _ADVICE_OTHER_FILE)
    data = data.removeprefix(_BOM)
    if not data.strip():
        raise SaveError(msg("saves.read.empty"), WHOLE, _ADVICE_DAMAGED)
    if data.startswith(_OTHER_MARKS) or b"\0" in data:
        raise SaveError(msg("saves.read.encoding"), WHOLE, _ADVICE_OTHER_FILE)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise SaveError(msg("saves.read.encoding"), f"line {line}", _ADVICE_DAMAGED) from None
    _refuse_masses(data)
    return text


def _refuse_masses(data: bytes) -> None:
    """Counts what would become objects in memory, and how deep they nest, by passes that build nothing."""
    if (
        data.count(b"[") + data.count(b"{") > MAX_CONTAINERS
        or data.count(b",") > MAX_COMMAS
        or data.count(b'"') > MAX_QUOTES
    ):
        raise SaveError(msg("saves.read.too_many_values"), WHOLE, _ADVICE_OTHER_FILE)
    # Backslashes occur only inside texts; outside them the parser stops there, and what follows counts for nothing.
    bare = data.replace(b"\\\\", b"").replace(b'\\"', b"").translate(None, _NOT_STRUCTURE)
    depth = 0
    for byte in _QUOTED.sub(b"", bare):
        depth += 1 if byte in b"[{" else -1
        if depth > MAX_DEPTH:
            raise SaveError(msg("saves.read.too_deep", MAX_DEPTH), WHOLE, _ADVICE_OTHER_FILE)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise _Fault(msg("saves.read.doubled_key", shortened(key)))
            seen.add(key)
    return made


def _whole(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise _Fault(msg("saves.read.long_number", MAX_DIGITS))
    return int(digits)


def _fraction(number: str) -> NoReturn:
    raise _Fault(msg("saves.read.fraction", shortened(number)))


def _constant(name: str) -> NoReturn:
    raise _Fault(msg("saves.read.fraction", name))


def _placed(text: str, fault: _Fault) -> SaveError:
    """The error for a refused value, with its path: the file is parsed again with marks for refused values."""

    def marked(pairs: list[tuple[str, Any]]) -> Any:
        try:
            return _object(pairs)
        except _Fault as doubled:
            return _Wrong(doubled.message, str(doubled.message.args[0]))

    def number(digits: str) -> Any:
        return _Wrong(msg("saves.read.long_number", MAX_DIGITS)) if len(digits) > MAX_DIGITS else 0

    def wrong(number: str) -> Any:
        return _Wrong(msg("saves.read.fraction", shortened(number)))

    try:
        parsed = json.loads(text, object_pairs_hook=marked, parse_int=number, parse_float=wrong, parse_constant=wrong)
    except json.JSONDecodeError:
        return SaveError(fault.message, WHOLE, _ADVICE_DAMAGED)
    path, found = _first(parsed, lambda value: isinstance(value, _Wrong)) or ("", None)
    if isinstance(found, _Wrong):
        return SaveError(found.message, joined(path, found.key) if found.key else path, _ADVICE_DAMAGED)
    return SaveError(fault.message, WHOLE, _ADVICE_DAMAGED)


def _refuse_surrogates(parsed: Any) -> None:
    found = _first(parsed, lambda value: isinstance(value, str) and _SURROGATE.search(value) is not None)
    if found:
        raise SaveError(msg("saves.read.bad_text"), found[0] or WHOLE, _ADVICE_DAMAGED)


def _first(value: Any, is_it: Any) -> tuple[str, Any] | None:
    """The first value in the data that ``is_it``, and its path; keys count as values of their object."""
    found = _way(value, is_it)
    if found is None:
        return None
    way, value = found
    path = ""
    for part in reversed(way):
        path = f"{path}[{part}]" if isinstance(part, int) else joined(path, part)
    return path, value


def _way(value: Any, is_it: Any) -> tuple[list[str | int], Any] | None:
    """As ``_first``, with the keys and indices that lead to the value, the last one first: paths of the hundred
    thousand values that are in order are never made."""
    if is_it(value):
        return [], value
    parts: Any = ()
    if type(value) is dict:
        parts = value.items()
    elif type(value) is list:
        parts = enumerate(value)
    for key, part in parts:
        if type(key) is str and is_it(key):
            return [], key
        if type(part) in (dict, list):
            found = _way(part, is_it)
            if found:
                found[0].append(key)
                return found
        elif is_it(part):
            return [key], part
    return None


def joined(path: str, key: str) -> str:
    """The path of ``key`` below ``path``; a key that is no plain word is quoted in brackets."""
    key = shortened(key)
    if not key.isidentifier():
        return f"{path}[{json.dumps(key, ensure_ascii=False)}]"
    return f"{path}.{key}" if path else key


def shortened(text: str, limit: int = 80) -> str:
    """``text`` for a message: one line, not longer than ``limit``, and nothing that cannot be printed."""
    text = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[: limit + 1])
    return text if len(text) <= limit else text[: limit - 1] + "…"
