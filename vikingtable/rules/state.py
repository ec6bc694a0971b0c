"""The values that every game's states are made of: State, Frame, Action, Event, Decision, Step."""

from typing import Generic, TypeVar

from attrs import frozen

from vikingtable.quick import maker, quick
from vikingtable.rules.chance import Outcome
from vikingtable.texts.message import Message

#: ``State.viewer`` of a full state, which only the table holds; a view has the seat's index there.
NOBODY = -1
#: ``State.generator`` of a view: a view knows nothing of the chance to come.
NO_GENERATOR = -1


@frozen
class Frame:
    """One entry of a state's stack: an effect in progress, at a point where somebody must answer or it goes on.

    Subclasses hold where in its program the effect is, its owner and its local values (a roll, what is paid,
    what already fired), as plain values only, so that a save in the middle of an effect is complete.
    """


@frozen
class Action:
    """One seat's answer. Subclasses add what was chosen; the class name is the tag in saves."""

    seat: int


@frozen
class Event:
    """Something that happened, for log and animation. Subclasses add figures; hidden ones are masked."""


@frozen
class State:
    """What every state holds. Subclasses add the game's own plain values; a view is a state of the same type."""

    #: The chance source's integer, or ``NO_GENERATOR`` in a view.
    generator: int
    #: ``NOBODY`` for the full state, else the seat (from 0) whose view this is.
    viewer: int
    #: Number of seats at the table.
    seats: int
    #: Turns begun so far; it grows by one where a new turn of the game begins (undo and saves use it).
    turn: int
    #: The stack of effects in progress, innermost last.
    frames: tuple[Frame, ...]


@quick
@frozen(weakref_slot=False)
class Decision:
    """The question that is open: who may answer, and what is asked."""

    #: What is asked, a short stable word such as ``roll`` or ``bid``; screens choose their controls by it.
    kind: str
    #: The seats that may still answer, in the order in which computers are asked.
    seats: tuple[int, ...]
    #: One sentence for the decision bar, addressed to the seats that answer.
    prompt: Message
    #: Whether answers stay hidden until the last is in (a draft); all are then applied in seat order.
    simultaneous: bool = False


S_co = TypeVar("S_co", bound=State, covariant=True)


@quick
@frozen(weakref_slot=False)
class Step(Generic[S_co]):
    """The result of one action: the new state, what happened, what chance gave, and whether it revealed anything."""

    state: S_co
    events: tuple[Event, ...]
    outcomes: tuple[Outcome, ...]
    #: Whether something hidden came to light (a die, a drawn card, another hand): undo stops here.
    revealed: bool


new_step = maker(Step)


class IllegalAction(ValueError):
    """An action that the rules forbid now; ``reasons`` says why, a message for every rule that it breaks."""

    def __init__(self, reasons: tuple[Message, ...]) -> None:
        super().__init__(", ".join(reason.key for reason in reasons))
        self.reasons = reasons
