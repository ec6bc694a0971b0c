"""The digest of a save: SHA-256 over the canonical lines of its deal, its start and its actions."""

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from vikingtable.rules.chance import Outcome
from vikingtable.rules.plain import to_plain
from vikingtable.rules.state import State
from vikingtable.saves.model import SavedAction

_CANONICAL = json.JSONEncoder(sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def canonical_line(plain: Any) -> bytes:
    """JSON data as one line: keys sorted, no spaces, UTF-8 as it is, a line feed at the end."""
    return (_CANONICAL.encode(plain) + "\n").encode("utf-8", "replace")


def plain_action(kept: SavedAction) -> dict[str, Any]:
    """An action as ``actions`` and scripts hold it: its type, its fields, and its ``outcomes``."""
    plain: dict[str, Any] = to_plain(kept.action)
    plain["outcomes"] = to_plain(kept.outcomes)
    return plain


class RunningDigest:
    """The digest of a growing history: after each action it is what a save at that point would have."""

    __slots__ = ("_hash",)

    def __init__(self, setup: Any, start: Any) -> None:
        """``setup`` and ``start`` are the plain data under these keys of the save."""
        self._hash = hashlib.sha256(canonical_line(setup))
        self._hash.update(canonical_line(start))

    @classmethod
    def of(cls, setup_outcomes: tuple[Outcome, ...], start: State | None) -> "RunningDigest":
        """The digest before the first action."""
        return cls(to_plain(setup_outcomes), to_plain(start))

    def copy(self) -> "RunningDigest":
        """One that goes on from here on its own."""
        other = RunningDigest.__new__(RunningDigest)
        other._hash = self._hash.copy()
        return other

    def add(self, action: Any) -> None:
        """One more action, as plain data."""
        self._hash.update(canonical_line(action))

    @property
    def text(self) -> str:
        """64 hexadecimal digits."""
        return self._hash.hexdigest()


def digest(setup: Any, start: Any, actions: Iterable[Any]) -> str:
    """The digest of the plain data under these three keys."""
    running = RunningDigest(setup, start)
    for action in actions:
        running.add(action)
    return running.text
