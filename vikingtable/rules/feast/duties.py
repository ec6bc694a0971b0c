"""What is compulsory in an action under way must stay possible, whatever cards do in between ("A round", ruling)."""

from collections.abc import Callable, Iterable, Iterator

from vikingtable.rules.chance import Chance
from vikingtable.rules.feast.acts import UseCard
from vikingtable.rules.feast.doing import payable_now
from vikingtable.rules.feast.effects import effect_of
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
#: Those that are looked at together with a card that may be used while they are open.
_LOOKED_AT = _QUESTIONS | {Triggers, Effecting}
#: Questions of which only the answer that declines is looked at: what they bring or take matters little here.
_DECLINED = (Feasting, Laying)
#: How many answers are tried in all to find a way that keeps everything possible.
_TRIED = 200


def needed(state: FeastState, action: Action, do: Callable[[Table], None], free: bool = False) -> list[Message]:
    """Why an answer or a ``free`` action that is allowed otherwise would make something compulsory impossible.

    ``do`` carries it out on a table. Nothing is held back where no other answer keeps it possible either.
    """
    frames, top = state.frames, len(state.frames) - 1
    depths = _demands(frames, action.seat, top)
    # What the open question itself asks for: other free actions are looked through with it (`free.why_not`).
    own = type(action) is UseCard and type(frames[top]) in _LOOKED_AT and not _failed(state, frames[top])
    if not (depths or own):
        return []
    search = _Search(depths, _end(frames, depths)) if depths else None
    if free:
        kept = _stays_open(state, do, own, search)
    else:
        assert search is not None
        kept = search.kept(state, do)
    if kept:
        return []
    others = (other for other in _answers(state, frames[top]) if other != action)
    if own or _Search(depths, _end(frames, depths)).any_kept(state, others):
        return [msg("feast.why.needed")]
    return []


def _stays_open(state: FeastState, do: Callable[[Table], None], own: bool, search: "_Search | None") -> bool:
    """Whether after a free action the open question (if its ``own`` wants count) and those below it can be done."""
    top = len(state.frames) - 1
    if own:
        return _Search((top,), top + 1).kept(state, do) and (search is None or search.kept(state, do))
    if search is None:
        return True
    table = Table(state, Chance(0))
    do(table)
    if search.all_possible(table):
        return True
    # What is there already is not given away; what is still to come has to come all the same.
    return not search.all_possible(Table(state, Chance(0))) and search.kept(state, do)


def _end(frames: tuple[Frame, ...], depths: tuple[int, ...]) -> int:
    """What an answer leads to is over when so many frames are left: the innermost question below it comes up again."""
    return 1 + max([*depths, *(at for at in range(len(frames) - 1) if type(frames[at]) in _QUESTIONS)])


def any_open(state: FeastState, seat: int) -> bool:
    """Whether something compulsory waits below the open question."""
    return bool(_demands(state.frames, seat, len(state.frames) - 1))


def _demands(frames: tuple[Frame, ...], seat: int, below: int) -> tuple[int, ...]:
    """The depths of the frames under ``below`` that may ask for something compulsory: what it takes may be coming."""
    found: tuple[int, ...] = ()
    for depth in range(1, below):
        frame = frames[depth]
        # Most answers are given inside an action that goes on, above programs that wait for nothing.
        if type(frame) is Run:
            if not frame.told:
                continue
        elif type(frame) is Acting and frame.stage not in _BEFORE_IT:
            continue
        if _asks(frames, depth, seat):
            found = (*found, depth)
    return found


def _asks(frames: tuple[Frame, ...], depth: int, seat: int) -> bool:
    frame = frames[depth]
    if getattr(frame, "seat", -1) != seat:
        return False
    if type(frame) is Acting:
        return frame.stage in _BEFORE_IT and frame.place != ""
    if type(frame) is Run:
        return frame.told
    if type(frame) is Playing:
        return frame.done < frame.low
    if type(frame) is Effecting:
        return frame.stage == 0
    if type(frame) is Triggers:
        # Its order was being asked for when a card came in between that may be used at any time.
        above = frames[depth + 1]
        return type(above) is Effecting and above.stage > 0 and _at_any_time(above)
    return type(frame) in _QUESTIONS


def _at_any_time(frame: Effecting) -> bool:
    return effect_of(frame.card, frame.index).when in ("anytime", "threshold", "action:viking_action:during")


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
        if len(table.frames) <= self._inner:
            return self.all_possible(table)
        top = table.frames[-1]
        if type(top) is Rolling or self._left <= 0:
            return True
        after = table.closed()
        return self.any_kept(after, _answers(after, top))

    def any_kept(self, state: FeastState, answers: Iterable[Action]) -> bool:
        """Whether there is such a way after one of the answers to the open question."""
        return any(self.kept(state, _doing(state.frames[-1], answer)) for answer in answers)

    def all_possible(self, table: Table) -> bool:
        """Whether everything could be done as things are."""
        return not any(_failed(_seen_from(table, depth), table.frames[depth]) for depth in self._depths)


def _seen_from(table: Table, depth: int) -> Table:
    """The table without what lies above a frame."""
    if len(table.frames) == depth + 1:
        return table
    seen = Table(table, Chance(0))
    del seen.frames[depth + 1 :]
    return seen


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
