"""The autosaves in the user's folder: what can be resumed, how far it is, and which are cleared away."""

from pathlib import Path
from typing import Any

from attrs import frozen

from vikingtable.saves import journal
from vikingtable.saves.files import SUFFIX, read_bytes
from vikingtable.saves.journal import lock_of, segments_of
from vikingtable.saves.lock import in_use
from vikingtable.saves.model import SaveError
from vikingtable.saves.strict_json import parse

#: How many autosaves are kept of games that are over, and of others.
KEEP_FINISHED, KEEP_UNFINISHED = 3, 20


@frozen
class Autosave:
    """One autosave as the list shows it; ``recover`` opens it."""

    base: Path
    game: str
    #: The players' names by seat.
    names: tuple[str, ...]
    #: When it was written last, in seconds since 1970.
    modified: float
    #: How many actions count.
    actions: int
    #: The number of turns begun.
    turn: int
    #: Whether the game is over.
    over: bool
    #: Whether a window has the game open now.
    open: bool


def listed(folder: Path) -> tuple[Autosave, ...]:
    """The autosaves in ``folder``, the one written last first; files that are none are passed over."""
    try:
        bases = sorted(folder.glob(f"*{SUFFIX}"))
    except OSError:
        return ()
    found = [autosave for base in bases if (autosave := _look(base)) is not None]
    return tuple(sorted(found, key=lambda one: (-one.modified, one.base.name)))


def prune(folder: Path, finished: int = KEEP_FINISHED, unfinished: int = KEEP_UNFINISHED) -> None:
    """Removes all but the newest autosaves of games that are over and of others; never one that is open."""
    kept = {True: finished, False: unfinished}
    for one in listed(folder):
        kept[one.over] -= 1
        if kept[one.over] < 0 and not one.open:
            journal.remove(one.base)


def _look(base: Path) -> Autosave | None:
    """What the last whole line of the last journal says; the base itself where there is none."""
    files = [base, *segments_of(base)]
    try:
        modified = max(path.stat().st_mtime for path in files)
    except OSError:
        return None
    for path in reversed(files[1:]):
        ends = _ends(path)
        if ends is not None:
            header, last = ends
            return _made(base, modified, {**header, **last})
    try:
        plain = parse(read_bytes(base))
        state, actions, seats = plain["state"], plain["actions"], plain["seats"]
        facts = {
            "game": plain["game"],
            "names": [seat["name"] for seat in seats],
            "at": len(actions),
            "turn": state["turn"],
            "over": False,
        }
    except (SaveError, KeyError, TypeError):
        return None
    return _made(base, modified, facts)


def _ends(path: Path) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """The header of a journal and its last whole line (the header again if there is no other)."""
    try:
        lines = read_bytes(path).split(b"\n")[:-1]
    except SaveError:
        return None
    try:
        header = parse(lines[0])
        for line in reversed(lines):
            try:
                return header, parse(line)
            except SaveError:
                continue
    except (SaveError, IndexError):
        return None
    return None


def _made(base: Path, modified: float, facts: dict[str, Any]) -> Autosave | None:
    game, names = facts.get("game"), facts.get("names")
    actions, turn, over = facts.get("at"), facts.get("turn"), facts.get("over")
    if type(game) is not str or type(actions) is not int or type(turn) is not int or type(over) is not bool:
        return None
    if type(names) is not list or not all(type(name) is str for name in names):
        return None
    return Autosave(base, game, tuple(names), modified, actions, turn, over, in_use(lock_of(base)))
