"""Reading an autosave: the base with what its journals add, or as much of it as fits together."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from attrs import evolve, frozen

from vikingtable.rules.chance import ChanceError
from vikingtable.rules.game import Game
from vikingtable.rules.registry import game as game_by_id
from vikingtable.rules.state import IllegalAction, State, Step
from vikingtable.saves import journal
from vikingtable.saves.decode import codec_for, decode, read_action
from vikingtable.saves.digest import RunningDigest, plain_action
from vikingtable.saves.encode import without_history
from vikingtable.saves.files import read_bytes
from vikingtable.saves.limits import ShouldStop, never
from vikingtable.saves.model import SAME, History, Loaded, SavedAction, SavedGame, SaveError, Verdict
from vikingtable.saves.replay import checked
from vikingtable.saves.strict_json import parse
from vikingtable.texts.message import Message, msg


@frozen
class Recovered:
    """An autosave that was read."""

    loaded: Loaded
    #: Journals of which something could not be used; ``Journal.reopen`` keeps them aside.
    unfit: tuple[Path, ...] = ()
    #: One sentence for the user, or ``None`` when everything was recovered.
    message: Message | None = None
    #: The files as they were before they were read; ``Journal.reopen`` refuses if they are others by then.
    stamp: journal.Stamp = ()


class _Unfit(Exception):
    """A journal line that does not continue the history."""


def recover(base: Path, should_stop: ShouldStop = never) -> Recovered:
    """The game of the autosave at ``base`` as it stood last. No file is changed.

    A torn last line is dropped. What does not fit is left out and reported, never applied. Raises ``SaveError``
    if the base cannot be read.
    """
    stamp = journal.stamp_of(base)
    decoded = decode(read_bytes(base))
    if not isinstance(decoded.saved, SavedGame):
        raise SaveError(msg("saves.read.not_a_save"), str(base), msg("saves.advice.other_file"))
    loaded = checked(decoded, should_stop)
    past = _Past(decoded.saved, loaded, decoded.sealed, decoded.digest)
    left, unfit, waiting = 0, [], []
    for path in journal.segments_of(base):
        header, lines, torn = read_lines(path)
        if header is None:
            if torn:
                waiting.append((path, torn))
            continue
        digests = [header.get("base"), *(line.get("digest") for line in lines)]
        if past.digest not in digests:
            waiting.append((path, len(lines) + torn))
            continue
        waiting.clear()  # what was before a journal that fits is in the base
        begin = digests.index(past.digest)
        applied = past.apply_all(lines[begin:])
        if begin + applied < len(lines) or torn:
            left += len(lines) - begin - applied + torn
            unfit.append(path)
    for path, count in waiting:
        if count:
            left += count
            unfit.append(path)
    message = msg("saves.autosave.lines_left", unfit[0].name, n=left) if unfit else None
    return Recovered(past.loaded(), tuple(unfit), message, stamp)


def read_lines(path: Path) -> tuple[dict[str, Any] | None, list[dict[str, Any]], int]:
    """A journal's header, its whole lines and how many lines follow one that cannot be read.

    A last line without its line feed was torn by the end of the program: it is dropped and not counted.
    """
    try:
        data = read_bytes(path)
    except SaveError:
        return None, [], 1
    texts = data.split(b"\n")[:-1]
    lines: list[dict[str, Any]] = []
    for number, text in enumerate(texts):
        try:
            line = parse(text)
        except SaveError:
            break
        if number and (type(line.get("n")) is not int or (number > 1 and line["n"] != lines[-1]["n"] + 1)):
            break
        lines.append(line)
    if not lines or lines[0].get("format") != journal.FORMAT:
        return None, [], len(texts)
    return lines[0], lines[1:], len(texts) - len(lines)


class _Past:
    """The history of a base save, to which journal lines are applied one by one."""

    def __init__(self, saved: SavedGame, loaded: Loaded, sealed: tuple[Any, Any, Sequence[Any]], digest: str) -> None:
        self._loaded = loaded
        self._game: Game[Any] = game_by_id(saved.game)
        history = loaded.history
        setup, start, actions = sealed
        self._digests = [RunningDigest(setup, start)]
        if history is None:
            # The actions of the base do not count here: the journal goes on from the base's state.
            for action in actions:
                self._digests[0].add(action)
            saved = without_history(saved)
            history = History(saved.state, (), ())
        else:
            for action in actions:
                self._digests.append(self._digests[-1].copy())
                self._digests[-1].add(action)
        self._saved = saved
        self._history = history
        self._actions: list[SavedAction] = list(saved.actions)
        self._steps: list[Step[State]] = list(history.steps)
        self._position = len(self._actions)
        self._base_digest = digest
        self._changed = False

    @property
    def digest(self) -> str:
        """The digest of the history so far; before any change, the one that the base names."""
        return self._digests[self._position].text if self._changed else self._base_digest

    @property
    def _state(self) -> State:
        return self._steps[self._position - 1].state if self._position else self._history.first

    def apply_all(self, lines: Sequence[dict[str, Any]]) -> int:
        """Applies lines up to the first that does not fit, and says how many did."""
        for number, line in enumerate(lines):
            try:
                self._apply(line)
            except _Unfit:
                return number
        return len(lines)

    def _apply(self, line: dict[str, Any]) -> None:
        position, added = self._position, None
        if "action" in line:
            added = self._played(line["action"])
            position += 1
            if position <= len(self._actions) and self._actions[position - 1] == added[0]:
                added = None
        else:
            for word, sign in (("undo", -1), ("redo", 1)):
                steps = line.get(word, 0)
                if type(steps) is not int or steps < 0:
                    raise _Unfit
                position += sign * steps
            if not 0 <= position <= len(self._actions) or position == self._position:
                raise _Unfit
        if added is None:
            digest = self._digests[position]
        else:
            digest = self._digests[position - 1].copy()
            digest.add(plain_action(added[0]))
        if digest.text != line.get("digest"):
            raise _Unfit
        if added is not None:
            self._actions[position - 1 :] = [added[0]]
            self._steps[position - 1 :] = [added[1]]
            self._digests[position:] = [digest]
        self._position = position
        self._changed = True

    def _played(self, plain: Any) -> tuple[SavedAction, Step[State]]:
        try:
            kept = read_action(codec_for(self._game), plain, "action", len(self._saved.seats))
            step: Step[State] = self._game.apply(self._state, kept.action, kept.outcomes)
        except (SaveError, IllegalAction, ChanceError):
            raise _Unfit from None
        except Exception as fault:  # a fault of the rules must not cost the user the game up to here
            raise _Unfit from fault
        if step.outcomes != kept.outcomes:
            raise _Unfit
        return kept, step

    def loaded(self) -> Loaded:
        """The base as it was loaded, or with what the journals have added."""
        if not self._changed:
            return self._loaded
        steps = tuple(self._steps[: self._position])
        turn_at = len(steps)
        while turn_at and self._before(turn_at - 1).turn == self._state.turn:
            turn_at -= 1
        saved = evolve(
            self._saved,
            actions=tuple(self._actions[: self._position]),
            state=self._state,
            turn_state=self._before(turn_at),
            turn_actions=turn_at,
        )
        return Loaded(saved, Verdict(SAME), self._loaded.message, evolve(self._history, steps=steps))

    def _before(self, index: int) -> State:
        return self._steps[index - 1].state if index else self._history.first
