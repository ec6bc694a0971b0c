"""The rules of undo: how much of a game's history one step back or forward covers, and where it stops."""

from collections.abc import Sequence

from attrs import frozen

from vikingtable.rules.state import Action, State, Step


@frozen
class Entry:
    """One applied action: the state before it and everything that came of it."""

    action: Action
    step: Step[State]
    before: State


def undo_steps(
    entries: Sequence[Entry], position: int, turn: int, persons: Sequence[int], *, unlocked: bool = False
) -> int:
    """How many of the first ``position`` entries one undo takes back; 0 if none may be.

    It goes back to the last decision of a person, over moves of computers. It never goes back over something
    revealed and, with several ``persons`` at the table, never out of the current ``turn``. ``unlocked`` (solo
    and analysis tables) lifts both limits and, without any person, takes back one action.
    """
    for back in range(1, position + 1):
        entry = entries[position - back]
        if not unlocked:
            if entry.step.revealed or (len(persons) > 1 and entry.before.turn != turn):
                return 0
        elif not persons:
            return 1
        if entry.action.seat in persons:
            return back
    return 0


def redo_steps(entries: Sequence[Entry], position: int, persons: Sequence[int]) -> int:
    """How many undone entries one redo plays again: up to the next decision of a person, 0 if none was undone."""
    if position >= len(entries):
        return 0
    steps = 1
    while persons and position + steps < len(entries) and entries[position + steps].action.seat not in persons:
        steps += 1
    return steps


def undo_limit(
    entries: Sequence[Entry], position: int, turn: int, persons: Sequence[int], *, unlocked: bool = False
) -> int:
    """The earliest position to which repeated undo can go back."""
    while steps := undo_steps(entries, position, turn, persons, unlocked=unlocked):
        position -= steps
        turn = entries[position].before.turn
    return position
