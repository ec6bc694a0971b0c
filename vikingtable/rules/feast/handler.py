"""What the interpreter asks of each kind of frame: go on, or wait; what may be answered; what an answer does."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.acts import SKIP, Choose, Skip
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.feast.table import Position, Table
from vikingtable.rules.state import Action, Frame
from vikingtable.texts.message import Message, msg

#: Draws one action of a kind for (state, innermost frame, seat), or says that there is none.
Sampler = Callable[[FeastState, Any, int, Generator], Action | None]
#: Options that a decision names, each with the reasons why it cannot be chosen now (none: it can).
Options = dict[str, list[Message]]

WRONG_KIND = msg("common.illegal.wrong_kind")


class Handler:
    """The behaviour of one class of frames; holds no state. ``frame`` is always the innermost frame of its class.

    A handler that never waits needs ``step`` only.
    """

    #: The kind of decision, see ``Decision.kind``.
    kind: ClassVar[str] = ""

    def step(self, table: Table, frame: Any) -> bool:
        """Go on as far as possible: ``True`` if something was done, ``False`` if an answer is needed."""
        raise NotImplementedError

    def seats(self, position: Position, frame: Any) -> tuple[int, ...]:
        """The seats that may answer."""
        seat: int = frame.seat
        return (seat,)

    def prompt(self, state: FeastState, frame: Any) -> Message:
        """The question, as one sentence."""
        return msg(f"feast.ask.{self.kind}")

    def answers(self, state: FeastState, frame: Any, seat: int) -> Iterator[Action]:
        """All answers but the one that declines."""
        raise NotImplementedError

    def decline(self, state: FeastState, frame: Any, seat: int) -> Action | None:
        """The answer that declines or ends it, if it is allowed."""
        return None

    def why_not(self, state: FeastState, frame: Any, action: Any) -> list[Message]:
        """Why this answer (no free action) is not allowed."""
        raise NotImplementedError

    def do(self, table: Table, frame: Any, action: Any) -> None:
        """Carry out an answer that is allowed."""
        raise NotImplementedError

    def samplers(self, state: FeastState, frame: Any, seat: int) -> list[Sampler]:
        """One sampler for each kind of answer, declining left out."""
        kinds: dict[type[Action], list[Action]] = {}
        for action in self.answers(state, frame, seat):
            kinds.setdefault(type(action), []).append(action)
        return [one_of(actions) for actions in kinds.values()]

    def stuck(self, position: Position, frame: Any) -> bool:
        """Whether something compulsory has become impossible; free actions may not lead there."""
        return False

    def fragile(self, position: Position, frame: Any) -> bool:
        """Whether a free action that only pays or lays could leave it ``stuck``; a glance that spares a trial."""
        return True


def one_of(actions: Sequence[Action]) -> Sampler:
    """Draws one of the actions."""
    return lambda state, frame, seat, random: actions[random.below(len(actions))]


class OptionHandler(Handler):
    """A decision among named options, answered by ``Choose`` (or ``Skip`` where that is allowed)."""

    def options(self, position: Position, frame: Any) -> Options:
        """The options in their order, with the reasons against each."""
        raise NotImplementedError

    def chosen_from(self, position: Position, frame: Any) -> list[str]:
        """The options that can be chosen now."""
        return [option for option, why in self.options(position, frame).items() if not why]

    def may_skip(self, position: Position, frame: Any) -> bool:
        """Whether none has to be chosen."""
        return False

    def choose(self, table: Table, frame: Any, option: str) -> None:
        """Carry out an option."""
        raise NotImplementedError

    def skip(self, table: Table, frame: Any) -> None:
        """Carry out that none is chosen."""
        table.frames.pop()

    def answers(self, state: FeastState, frame: Any, seat: int) -> Iterator[Action]:
        for option in self.chosen_from(state, frame):
            yield Choose(seat, option)

    def decline(self, state: FeastState, frame: Any, seat: int) -> Action | None:
        return SKIP[seat] if self.may_skip(state, frame) else None

    def why_not(self, state: FeastState, frame: Any, action: Any) -> list[Message]:
        if type(action) is Skip:
            return [] if self.may_skip(state, frame) else [msg("feast.why.must")]
        if type(action) is not Choose:
            return [WRONG_KIND]
        if action.option in self.chosen_from(state, frame):
            return []
        return self.options(state, frame).get(action.option, [msg("feast.why.no_option")])

    def do(self, table: Table, frame: Any, action: Any) -> None:
        if type(action) is Skip:
            self.skip(table, frame)
        else:
            self.choose(table, frame, action.option)

    def samplers(self, state: FeastState, frame: Any, seat: int) -> list[Sampler]:
        return [self._random]

    def _random(self, state: FeastState, frame: Any, seat: int, random: Generator) -> Action | None:
        found = self.chosen_from(state, frame)
        return Choose(seat, found[random.below(len(found))]) if found else None

    def possible(self, position: Position, frame: Any) -> bool:
        """Whether an option can be chosen."""
        return bool(self.chosen_from(position, frame))

    def stuck(self, position: Position, frame: Any) -> bool:
        return not self.may_skip(position, frame) and not self.possible(position, frame)


#: The handler of each class of frames; the modules that define them enter them here.
HANDLERS: dict[type[Frame], Handler] = {}
