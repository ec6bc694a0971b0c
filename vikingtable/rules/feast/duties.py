"""What is compulsory in an action under way must stay possible, whatever cards do in between ("A round", ruling)."""

from collections.abc import Callable, Iterator

from vikingtable.rules.chance import Chance
from vikingtable.rules.feast.acts import UseCard
from vikingtable.rules.feast.frames import (
    Acting,
    Choosing,
    Emigrating,
    Exploring,
    Improving,
    Playing,
    Rolling,
    Selling,
    Swapping,
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
#: How many questions of a card are looked ahead, and how many answers of each are tried.
_AHEAD, _TRIED = 4, 40


def needed(state: FeastState, action: Action, do: Callable[[Table], None]) -> list[Message]:
    """Why an answer or a free action that is allowed otherwise would make something compulsory impossible.

    ``do`` carries it out on a table. An answer is not held back where every other has that effect too.
    """
    frames, using = state.frames, type(action) is UseCard
    depths = _demands(state, action.seat, len(frames) if using else len(frames) - 1)
    if not depths or _kept(state, do, depths, _AHEAD):
        return []
    top = frames[-1]
    if not using:
        others = (other for other in _answers(state, top) if other != action)
        if not any(_kept(state, _doing(top, other), depths, _AHEAD) for other in others):
            return []
    return [msg("feast.why.needed")]


def any_open(state: FeastState, seat: int) -> bool:
    """Whether something compulsory waits below the open question."""
    return len(state.frames) > 2 and bool(_demands(state, seat, len(state.frames) - 1))


def _demands(position: Position, seat: int, below: int) -> tuple[int, ...]:
    """The depths of the frames under ``below`` that ask for something compulsory which can still be done."""
    frames = position.frames
    return tuple(
        [depth for depth in range(1, below) if _asks(frames[depth], seat) and not _failed(position, frames[depth])]
    )


def _asks(frame: Frame, seat: int) -> bool:
    if type(frame) is Acting:
        return frame.seat == seat and frame.stage in _BEFORE_IT and frame.place != ""
    if type(frame) is Playing:
        return frame.seat == seat and frame.done < frame.low
    return type(frame) in _QUESTIONS and frame.seat == seat  # type: ignore[attr-defined]


def _failed(position: Position, frame: Frame) -> bool:
    """Whether what the frame asks for cannot be done any more."""
    if type(frame) is not Acting:
        return HANDLERS[type(frame)].stuck(position, frame)
    if frame.space == "occ_play_4":
        return not position.players[frame.seat].hand  # what its bonus card brings is drawn by now
    return not space_can(position, frame.seat, frame.space)


def _kept(state: FeastState, do: Callable[[Table], None], depths: tuple[int, ...], ahead: int) -> bool:
    """Whether everything that is asked for can still be done after ``do``, if what follows is answered well."""
    table = Table(state, Chance(0))
    do(table)
    inner = depths[-1] + 1
    run(table, down_to=inner)
    frames = table.frames
    if len(frames) <= inner:
        return not any(_failed(table, frames[depth]) for depth in depths)
    top = frames[-1]
    if not ahead or type(top) is Rolling:
        return True
    after = table.closed()
    return any(_kept(after, _doing(top, answer), depths, ahead - 1) for answer in _answers(after, top))


def _answers(state: FeastState, frame: Frame) -> Iterator[Action]:
    """The answers to a question, the one that declines first, and no more than are tried."""
    handler = HANDLERS[type(frame)]
    seat: int = frame.seat  # type: ignore[attr-defined]
    declining = handler.decline(state, frame, seat)
    if declining is not None:
        yield declining
    for _, answer in zip(range(_TRIED), handler.answers(state, frame, seat), strict=False):
        yield answer


def _doing(frame: Frame, answer: Action) -> Callable[[Table], None]:
    return lambda table: HANDLERS[type(frame)].do(table, frame, answer)
