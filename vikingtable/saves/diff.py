"""The first place at which two pieces of plain data differ."""

from typing import Any

from attrs import frozen

from vikingtable.saves.strict_json import joined


@frozen
class Difference:
    """A path, and what each side has there; ``MISSING`` where it has nothing."""

    path: str
    left: Any
    right: Any


class _Missing:
    def __repr__(self) -> str:
        return "nothing"


MISSING = _Missing()


def diff(left: Any, right: Any, path: str = "") -> Difference | None:
    """The first difference in the order of the left side's keys; ``None`` if both are the same. 1 is not true."""
    if type(left) is not type(right):
        return Difference(path, left, right)
    if type(left) is dict:
        for key, value in left.items():
            found = diff(value, right.get(key, MISSING), joined(path, key))
            if found:
                return found
        for key, value in right.items():
            if key not in left:
                return Difference(joined(path, key), MISSING, value)
        return None
    if type(left) is list:
        for index, value in enumerate(left):
            found = diff(value, right[index] if index < len(right) else MISSING, f"{path}[{index}]")
            if found:
                return found
        if len(right) > len(left):
            return Difference(f"{path}[{len(left)}]", MISSING, right[len(left)])
        return None
    return None if left == right else Difference(path, left, right)
