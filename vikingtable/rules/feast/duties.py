"""What is compulsory in an action under way must stay possible, whatever cards do in between ("A round", ruling)."""

from collections.abc import Callable, Iterator

from vikingtable.rules.chance import Chance
from vikingtable.rules.feast.acts import UseCard
from vikingtable.rules.feast.doing import payable_now
from vikingtable.rules.feast.frames import (
    Acting,
    Choosing,
    Effecting,
    Emigrating,
    Exploring,
    Feasting,
    Improving,
    Laying,
    Playing,
    Rolling,
    Run,
    Selling,
    Swapping,
    Triggers,
)
from vikingtable.rules.feast.handler import HANDLERS
from vikingtable.rules.feast.legality import space_can
from vikingtable.rules.feast.loop import run
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.feast.table import Position, Table
from vikingtable.rules.state import Action, Frame
from vikingtable.texts.message import Message, msg

#: Stages of an action that has yet to begin: its column-3 card is being drawn, its column-4 card played.
_BEFORE_IT = (1, 3)
#: Questions that may have to be answered: what they ask for must not be lost to a card used in between.
_QUESTIONS: frozenset[type[Frame]] = frozenset({Choosing, Emigrating, Exploring, Improving, Playing, Selling, Swapping})
#: Questions that are looked through together with a card that may be used at any time.
_OPEN = _QUESTIONS | {Triggers, Effecting}
#: Questions of which only the answer that declines is looked at: what they bring or take matters little here.
_DECLINED = (Feasting, Laying)
#: How many answers are tried in all to find a way that keeps everything possible.
_TRIED = 200


def needed(state: FeastState, action: Action, do: Callable[[Table], None], free: bool = False) -> list[Message]:
    """Why an answer or a ``free`` action that is allowed otherwise would make something compulsory impossible.

    ``do`` carries it out on a table. An answer is not held back where every other has that effect too.
    """
    frames, top = state.frames, len(state.frames) - 1
    depths = _demands(state, action.seat, top)
    # What the open question itself asks for: other free actions are looked through with it (`free.why_not`).
    if type(action) is UseCard and type(frames[top]) in _OPEN and not _failed(state, frames[top]):
        depths = (*depths, top)
    if not depths:
        return []
    # What follows is over where the innermost question that is left open comes up again.
    inner = top if free else max([depths[-1], *(at for at in range(top) if type(frames[at]) in _QUESTIONS)])
    if _Search(depths, inner + 1).kept(state, do):
        return []
    if not free:
        others = (other for other in _answers(state, frames[top]) if other != action)
        if not any(_Search(depths, inner + 1).kept(state, _doing(frames[top], other)) for other in others):
            return []
    return [msg("feast.why.needed")]


def any_open(state: FeastState, seat: int) -> bool:
    """Whether something compulsory waits below the open question."""
    return len(state.frames) > 2 and bool(_demands(state, seat, len(state.frames) - 1))


def _demands(position: Position, seat: int, below: int) -> tuple[int, ...]:
    """The depths of the frames under ``below`` that ask for something compulsory which can still be done."""
    frames = position.frames
    return tuple([depth for depth in range(1, below) if _asks(position, frames[depth], seat)])


def _asks(position: Position, frame: Frame, seat: int) -> bool:
    if type(frame) is Run:
        return frame.told and frame.seat == seat  # what is to be paid may be on its way
    return _compulsory(frame, seat) and not _failed(position, frame)


def _compulsory(frame: Frame, seat: int) -> bool:
    if type(frame) is Acting:
        return frame.seat == seat and frame.stage in _BEFORE_IT and frame.place != ""
    if type(frame) is Playing:
        return frame.seat == seat and frame.done < frame.low
    return type(frame) in _QUESTIONS and frame.seat == seat  # type: ignore[attr-defined]


def _failed(position: Position, frame: Frame) -> bool:
    """Whether what the frame asks for cannot be done any more."""
    if type(frame) is Run:
        return not payable_now(position, frame)
    if type(frame) is not Acting:
        return HANDLERS[type(frame)].stuck(position, frame)
    if frame.space == "occ_play_4":
        return not position.players[frame.seat].hand  # what its bonus card brings is drawn by now
    return not space_can(position, frame.seat, frame.space)


class _Search:
    """Looks for a way on that keeps possible what the frames at ``depths`` ask for.

    What follows is over once only ``inner`` frames are left.
    """

    def __init__(self, depths: tuple[int, ...], inner: int) -> None:
        self._depths, self._inner, self._left = depths, inner, _TRIED

    def kept(self, state: FeastState, do: Callable[[Table], None]) -> bool:
        """Whether there is such a way after ``do``; taken for granted where too many answers would have to be tried."""
        self._left -= 1
        table = Table(state, Chance(0))
        do(table)
        run(table, down_to=self._inner)
        frames = table.frames
        if len(frames) <= self._inner:
            return not any(_failed(table, frames[depth]) for depth in self._depths)
        top = frames[-1]
        if type(top) is Rolling:
            return True
        after = table.closed()
        return any(self._left <= 0 or self.kept(after, _doing(top, answer)) for answer in _answers(after, top))


def _answers(state: FeastState, frame: Frame) -> Iterator[Action]:
    """The answers to a question, the one that declines first."""
    handler = HANDLERS[type(frame)]
    seat: int = frame.seat  # type: ignore[attr-defined]
    declining = handler.decline(state, frame, seat)
    if declining is not None:
        yield declining
    if declining is None or type(frame) not in _DECLINED:
        yield from handler.answers(state, frame, seat)


def _doing(frame: Frame, answer: Action) -> Callable[[Table], None]:
    return lambda table: HANDLERS[type(frame)].do(table, frame, answer)
