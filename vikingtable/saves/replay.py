"""A save's actions played again with the outcomes that were kept, and compared with what it says."""

from typing import Any

from attrs import evolve

from vikingtable.rules.chance import ChanceError
from vikingtable.rules.game import Game
from vikingtable.rules.plain import to_plain
from vikingtable.rules.registry import game as game_by_id
from vikingtable.rules.state import Event, IllegalAction, State, Step
from vikingtable.saves import digest
from vikingtable.saves.decode import Decoded, decode
from vikingtable.saves.diff import diff
from vikingtable.saves.limits import ShouldStop, never
from vikingtable.saves.model import (
    DIFFERS,
    NOT_CHECKED,
    OTHER_RULES,
    UNREADABLE,
    History,
    Loaded,
    SavedGame,
    SavedLab,
    SaveError,
    Verdict,
)
from vikingtable.texts.message import msg


class _Differs(Exception):
    """The replay has left what the save says, at this place."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


class _Stopped(Exception):
    """The time given for the replay is over."""


def load(data: bytes, should_stop: ShouldStop = never) -> Loaded:
    """The save in these bytes, its actions replayed and compared; whatever differs, its position is kept.

    Raises ``SaveError`` if there is no position to be had from it.
    """
    return checked(decode(data), should_stop)


def verify(data: bytes, should_stop: ShouldStop = never) -> Verdict:
    """Whether the actions of the save in these bytes lead to its position; ``UNREADABLE`` if it is no save."""
    try:
        return load(data, should_stop).verdict
    except SaveError as fault:
        return Verdict(UNREADABLE, fault.place, fault.message)


def checked(decoded: Decoded, should_stop: ShouldStop = never) -> Loaded:
    """What ``decoded`` holds with the verdict of its replay."""
    saved = decoded.saved
    if isinstance(saved, SavedLab):
        return Loaded(saved)
    game = game_by_id(saved.game)
    if not decoded.same_rules:
        if decoded.at_last_turn:
            message = msg("saves.load.last_turn")
        else:
            message = msg("saves.load.other_rules", saved.rules, game.rules_version)
        return Loaded(saved, Verdict(OTHER_RULES, "rules", message), message)
    try:
        history = replayed(game, saved, should_stop)
    except _Stopped:
        message = msg("saves.load.not_checked")
        return Loaded(saved, Verdict(NOT_CHECKED, "", message), message)
    except _Differs as fault:
        message = msg("saves.load.differs", fault.path)
        return Loaded(evolve(saved, replayable=False), Verdict(DIFFERS, fault.path, message), message)
    path = _changed(decoded, saved, history)
    if path:
        message = msg("saves.load.changed", path)
        return Loaded(saved, Verdict(DIFFERS, path, message), message, history)
    return Loaded(saved, history=history)


def replayed(game: Game[Any], saved: SavedGame, should_stop: ShouldStop) -> History:
    """The history of a save whose actions lead to its state; raises for others."""
    dealt: tuple[Event, ...] = ()
    if saved.start is None:
        try:
            deal = game.new(saved.setup, saved.setup_outcomes)
        except ChanceError:
            raise _Differs("setup") from None
        if deal.outcomes != saved.setup_outcomes:
            raise _Differs("setup")
        first: State = deal.state
        dealt = deal.events
    else:
        first = saved.start
    state = first
    steps: list[Step[State]] = []
    for index, kept in enumerate(saved.actions):
        if should_stop():
            raise _Stopped
        try:
            step: Step[State] = game.apply(state, kept.action, kept.outcomes)
        except ChanceError:
            raise _Differs(f"actions[{index}].outcomes") from None
        except IllegalAction:
            raise _Differs(f"actions[{index}]") from None
        except Exception as fault:  # a fault of the rules must not cost the user the position that was saved
            raise _Differs(f"actions[{index}]") from fault
        if step.outcomes != kept.outcomes:
            raise _Differs(f"actions[{index}].outcomes")
        steps.append(step)
        state = step.state
    if state != saved.state:
        difference = diff(to_plain(saved.state), to_plain(state), "state")
        raise _Differs(difference.path if difference else "state")
    return History(first, dealt, tuple(steps))


def _changed(decoded: Decoded, saved: SavedGame, history: History) -> str:
    """What else was changed in a file whose actions do lead to its state: a path, empty if nothing was."""
    at = saved.turn_actions
    turn_state = history.steps[at - 1].state if at else history.first
    if turn_state != saved.turn_state:
        difference = diff(to_plain(saved.turn_state), to_plain(turn_state), "turn")
        return difference.path if difference else "turn"
    return "" if digest.digest(*decoded.sealed) == decoded.digest else "digest"
