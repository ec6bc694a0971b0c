"""What a save holds, what loading one found out about it, and the error that every room of saves raises."""

import re
from collections.abc import Mapping
from typing import Any, Literal

from attrs import frozen

from vikingtable.rules.chance import Outcome
from vikingtable.rules.game import Setup
from vikingtable.rules.state import Action, Event, State, Step
from vikingtable.saves.limits import MAX_NAME
from vikingtable.texts.message import Message, render

SeatKind = Literal["person", "computer"]
Level = Literal["", "easy", "medium", "hard", "random"]
Pattern = Literal["plain", "stripe", "chevron", "ring", "diamond"]

#: Results of checking a save, which are also the exit codes of ``verify``.
SAME, DIFFERS, UNREADABLE, OTHER_RULES, NOT_CHECKED = range(5)


_TOKEN = re.compile(r"[a-z0-9_#.-]{0,32}", re.ASCII)


@frozen
class SeatInfo:
    """Who sits at a seat, and how that seat's pieces look."""

    name: str
    kind: SeatKind = "person"
    #: The computer's level; empty for a person.
    level: Level = ""
    #: A colour token of the theme, such as ``red``; empty for the seat's own standard colour.
    colour: str = ""
    #: The pattern that tells the seat's pieces apart without colour.
    pattern: Pattern = "plain"

    def __attrs_post_init__(self) -> None:
        """Raises ``ValueError`` for what a save could not hold and a screen could not show."""
        if len(self.name) > MAX_NAME or not self.name.isprintable():
            raise ValueError(f"a name has up to {MAX_NAME} printable characters")
        if (self.kind == "person") != (self.level == ""):
            raise ValueError("a computer has a level, a person has none")
        if not _TOKEN.fullmatch(self.colour):
            raise ValueError("a colour is a short word of the theme")


@frozen
class SavedAction:
    """One action with what chance gave it, in the order of the questions."""

    action: Action
    outcomes: tuple[Outcome, ...] = ()


@frozen
class SavedGame:
    """One game as a ``.vtg`` file holds it."""

    game: str
    #: The version of the game's rules that wrote the save.
    rules: int
    #: The version of the program that wrote the save.
    application: str
    setup: Setup
    #: What chance gave the deal.
    setup_outcomes: tuple[Outcome, ...]
    seats: tuple[SeatInfo, ...]
    #: The state from which ``actions`` count, or ``None`` for the deal of ``setup``.
    start: State | None
    actions: tuple[SavedAction, ...]
    #: The state at the start of the current turn, after ``turn_actions`` of ``actions``.
    turn_state: State
    turn_actions: int
    state: State
    #: Whether dice or draws were chosen, as an analysis table allows.
    analysis: bool = False
    #: The loader's verdict: whether ``actions`` lead from the start to ``state``.
    replayable: bool = True


@frozen
class SavedLab:
    """The tile lab as a ``.vtg`` file holds it: JSON data that only the lab itself understands."""

    application: str
    lab: Mapping[str, Any]


@frozen
class Verdict:
    """What checking a save found: one of ``SAME`` … ``NOT_CHECKED``, the first place that differs, a sentence."""

    code: int
    path: str = ""
    message: Message | None = None


@frozen
class History:
    """The replayed actions of a save: the first state, the events of the deal, and a step an action."""

    first: State
    dealt: tuple[Event, ...]
    steps: tuple[Step[State], ...]


@frozen
class Loaded:
    """A save that was read: what it holds, what the check found, and what the user should be told of it."""

    saved: SavedGame | SavedLab
    verdict: Verdict = Verdict(SAME)
    #: One sentence, or ``None`` when all is as it was saved.
    message: Message | None = None
    #: The replayed actions; ``None`` when they do not lead to the state, or were not checked.
    history: History | None = None


class SaveError(Exception):
    """A save that cannot be read, written or changed as asked. The file on disk is as it was before."""

    def __init__(self, message: Message, place: str = "", advice: Message | None = None, detail: str = "") -> None:
        """``message`` says what happened; ``place`` names a path in the data, a line or a file; ``advice`` says
        what to do next; ``detail`` is a technical reason in English, for reports and the command line."""
        self.message = message
        self.place = place
        self.advice = advice
        self.detail = detail
        super().__init__(message.key, place, detail)

    def __str__(self) -> str:
        """All of it as one line of English, the place left out."""
        parts = [_english(self.message), f"({self.detail})" if self.detail else ""]
        parts.append(_english(self.advice) if self.advice else "")
        return " ".join(part for part in parts if part)


def _english(message: Message) -> str:
    try:
        return render(message)
    except KeyError:  # a sentence that is missing must not hide the error itself
        return message.key
