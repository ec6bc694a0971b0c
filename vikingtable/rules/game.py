"""The interface that each of the games offers to sessions, bots, saves, screens and tests."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from attrs import frozen

from vikingtable.quick import quick
from vikingtable.rules.chance import Generator, Outcome
from vikingtable.rules.state import NOBODY, Action, Decision, Event, Frame, IllegalAction, State, Step
from vikingtable.texts.message import Message, msg

OptionValue = int | str | bool | None
S = TypeVar("S", bound=State)


@frozen
class Option:
    """A choice made before the game: a house rule or a variant of the rules.

    Its texts are ``<game>.option.<key>`` (label), ``<game>.option.<key>.help`` and, for each value of
    ``values``, ``<game>.option.<key>.<value>`` (``true``, ``false`` and ``none`` for those three).
    """

    key: str
    default: OptionValue
    #: The values to choose from; empty for a number between ``low`` and ``high``.
    values: tuple[OptionValue, ...] = ()
    low: int = 0
    high: int = 0
    #: Presets of a number, such as 40, 30 and 20 tokens; their texts are those of values.
    presets: tuple[OptionValue, ...] = ()
    #: The option counts only while another one has this value: (key, value).
    applies: tuple[str, OptionValue] | None = None

    def allows(self, value: OptionValue) -> bool:
        """Whether ``value`` may be chosen; 1 is not ``True`` here."""
        allowed = (*self.values, *self.presets)
        if any(type(value) is type(one) and value == one for one in allowed):
            return True
        return not self.values and type(value) is int and self.low <= value <= self.high


@frozen
class Setup:
    """What a game starts from: number of seats, seed of the chance source, options that differ or all of them."""

    seats: int
    seed: int = 0
    #: (key, value) pairs; keys left out have their default.
    options: tuple[tuple[str, OptionValue], ...] = ()


class SetupError(ValueError):
    """A set-up that the game cannot be played with; ``reason`` says why."""

    def __init__(self, reason: Message) -> None:
        super().__init__(f"{reason.key} {reason.args}")
        self.reason = reason


@frozen
class Score:
    """A seat's points: ``lines`` are (line name, points) in the order of the rules, ``total`` is their sum.

    The text of a line is ``<game>.score.<line name>``.
    """

    lines: tuple[tuple[str, int], ...]
    #: Whether a view hides the points from its seat; what the lines hold then means nothing.
    hidden: bool = False

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(points for _, points in self.lines)


class Game(ABC, Generic[S]):
    """The rules of one game. Instances hold no state of their own: everything is in the states they are given."""

    #: Short name used in saves, texts and on the command line.
    id: ClassVar[str]
    #: Grows when the same actions can lead to another state than before.
    rules_version: ClassVar[int]
    #: The numbers of seats that can play.
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    #: Whether a seat's hand is hidden from the others (a curtain is drawn between people).
    hidden_hands: ClassVar[bool]
    state_type: ClassVar[type[State]]
    action_types: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    frame_types: ClassVar[tuple[type[Frame], ...]]

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        # All values that a game makes again and again are made quickly.
        for kinds in (cls.__dict__.get(name, ()) for name in ("action_types", "event_types", "frame_types")):
            for kind in kinds:
                quick(kind)
        if "state_type" in cls.__dict__:
            quick(cls.state_type)

    # Set-up -----------------------------------------------------------------------------------------------

    def resolved(self, setup: Setup) -> dict[str, OptionValue]:
        """All options of the game with the set-up's values.

        Raises ``SetupError`` for a number of seats, an option or a value that the game does not know.
        """
        if setup.seats not in self.seats:
            raise SetupError(msg("common.setup.seats", setup.seats, self.seats[0], self.seats[-1]))
        values: dict[str, OptionValue] = {option.key: option.default for option in self.options}
        known = {option.key: option for option in self.options}
        for key, value in setup.options:
            if key not in known:
                raise SetupError(msg("common.setup.unknown_option", key))
            if not known[key].allows(value):
                raise SetupError(msg("common.setup.bad_value", key, str(value)))
            values[key] = value
        return values

    @abstractmethod
    def new(self, setup: Setup, script: Sequence[Outcome] = ()) -> Step[S]:
        """The state at the first decision. ``script`` overrules chance outcome by outcome.

        Raises ``SetupError``, or ``ChanceError`` for a script that does not fit.
        """

    # Play -------------------------------------------------------------------------------------------------

    @abstractmethod
    def to_answer(self, state: S) -> tuple[int, ...]:
        """The seats that may answer now, in the order in which computers are asked; () when the game is over."""

    @abstractmethod
    def decision(self, state: S) -> Decision | None:
        """The question that is open, or ``None`` when the game is over. The same for a state and its views."""

    @abstractmethod
    def legal_actions(self, state: S, seat: int) -> Iterable[Action]:
        """Everything that ``seat`` may answer now, in a fixed order, made lazily where it is much.

        The same for the state and for ``seat``'s own view. Empty when the seat has nothing to answer.
        """

    @abstractmethod
    def sample(self, state: S, seat: int, random: Generator) -> Action:
        """One legal action of ``seat`` at random, without listing all.

        The kind of action is picked evenly, then one of that kind; pass, decline, cancel and end turn
        together are one kind, drawn with probability 1/10 or when nothing else is legal.
        """

    @abstractmethod
    def why_not(self, state: S, action: Action) -> tuple[Message, ...]:
        """Every rule that ``action`` breaks now; () if it is legal. Never raises for a well-formed action."""

    @abstractmethod
    def play(self, state: S, action: Action, script: Sequence[Outcome] = ()) -> Step[S]:
        """The result of an action that is known to be legal, for search; no check is made."""

    def apply(self, state: S, action: Action, script: Sequence[Outcome] = ()) -> Step[S]:
        """The result of ``action``; ``state`` itself is not changed.

        Raises ``IllegalAction`` if the rules forbid it, ``ChanceError`` for a script that does not fit and
        ``ValueError`` on a view: what a view hides cannot be played out; ``redeal`` it first.
        """
        if state.viewer != NOBODY:
            raise ValueError("apply on a view: deal the unknown cards anew first")
        reasons = self.why_not(state, action)
        if reasons:
            raise IllegalAction(reasons)
        return self.play(state, action, script)

    # What a seat may know ---------------------------------------------------------------------------------

    @abstractmethod
    def view_for(self, state: S, seat: int) -> S:
        """The state as ``seat`` may see it: unknown cards, no generator, ``viewer`` set."""

    @abstractmethod
    def event_for(self, event: Event, seat: int) -> Event | None:
        """The event as ``seat`` may see it; ``None`` if the seat sees nothing of it.

        ``seat`` is ``NOBODY`` for somebody who sees only what is public.
        """

    @abstractmethod
    def redeal(self, view: S, random: Generator) -> S:
        """A full state that the view's seat cannot tell from the real one, with a generator of its own.

        Unknown cards are dealt at random, respecting everything that the seat knows.
        """

    # Result -----------------------------------------------------------------------------------------------

    @abstractmethod
    def scores(self, state: S) -> tuple[Score, ...]:
        """The points of each seat as they stand now, by line."""

    @abstractmethod
    def outcome(self, state: S) -> tuple[int, ...] | None:
        """The seats that have won (several: shared), or ``None`` while the game goes on."""

    # Checks and words -------------------------------------------------------------------------------------

    @abstractmethod
    def check(self, state: S) -> tuple[Message, ...]:
        """What is impossible in a state that came from outside; () if it can be played on safely.

        Covers sums of pieces, masks, ranges, options and the stack. A state without faults never makes
        another method of the game raise.
        """

    @abstractmethod
    def describe_action(self, state: S, action: Action) -> Message:
        """What the action does, for the list of answers and the undo button: a noun phrase or command."""

    @abstractmethod
    def describe_event(self, event: Event) -> Message | None:
        """The log line of an (already masked) event; ``None`` for events that have none."""


def is_view(state: State) -> bool:
    """Whether the state is a seat's view and not the full state."""
    return state.viewer != NOBODY
