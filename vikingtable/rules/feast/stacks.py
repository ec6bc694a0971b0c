"""Whether the stack of a state from outside holds frames that play could have left there."""

from collections.abc import Callable
from typing import Any

from vikingtable.rules.feast import effects
from vikingtable.rules.feast.doing import program_of
from vikingtable.rules.feast.feasting import FOOD, SQUARE, lay_why_not
from vikingtable.rules.feast.frames import (
    FRAMES,
    TALLY,
    Acting,
    Choosing,
    Crewing,
    Effecting,
    Emigrating,
    Exploring,
    Feasting,
    Forging,
    Giving,
    Improving,
    Instead,
    Keeping,
    Laying,
    Phase,
    Playing,
    Returning,
    Rolling,
    Run,
    Selling,
    Swapping,
    Triggers,
    Turn,
    Using,
    Window,
)
from vikingtable.rules.feast.items import ITEMS, WAYS
from vikingtable.rules.feast.phases import FEAST_PHASE, OVER, PHASES
from vikingtable.rules.feast.program import Choose, Improve, Offers
from vikingtable.rules.feast.spaces import PLACE, SPACE
from vikingtable.rules.feast.standing import DICE_SIDES, dice_ships
from vikingtable.rules.feast.state import FREE_PLACE, FeastState
from vikingtable.rules.feast.strips import STRIPS
from vikingtable.rules.state import Frame
from vikingtable.texts.message import Message, msg

#: Windows by kind, and the phase in which each opens.
_WINDOWS = {"income": "income", "feast": "feast", "bonus": "bonus", "scoring": "scoring"}
_MOST = 400
_MOST_FRAMES = 60


def stack_faults(state: FeastState) -> list[Message]:
    """A message if the stack is none that play leaves; [] if it is sound."""
    frames = state.frames
    if not frames:
        return [] if state.phase == OVER else [msg("feast.check.stack")]
    sound = state.phase != OVER and len(frames) <= _MOST_FRAMES and _bottom(state, frames[0])
    for depth in range(1, len(frames)):
        sound = sound and _frame(state, frames[depth], frames[depth - 1])
    return [] if sound else [msg("feast.check.stack")]


def _bottom(state: FeastState, frame: Frame) -> bool:
    if type(frame) is not Phase or frame.private or frame.scope:
        return False
    if not _distinct(state, frame.seats) or not 0 <= frame.step <= 6:
        return False
    if frame.name == "scoring":
        return state.phase == FEAST_PHASE and state.round == state.rules.rounds
    return frame.name == PHASES[state.phase - 1]


def _distinct(state: FeastState, seats: tuple[int, ...]) -> bool:
    return len(set(seats)) == len(seats) and all(0 <= seat < state.seats for seat in seats)


def _frame(state: FeastState, frame: Frame, below: Frame) -> bool:
    if type(frame) not in FRAMES:
        return False
    seat = getattr(frame, "seat", 0)
    if not 0 <= seat < state.seats:
        return False
    return _CHECKS[type(frame)](state, frame, below)


def _phase(state: FeastState, frame: Phase, below: Frame) -> bool:
    known = frame.name in ("harvest", "breeding", "feast", "bonus") and frame.scope in ("", "home", "houses")
    return frame.private and known and _distinct(state, frame.seats) and 0 <= frame.step <= 6


def _window(state: FeastState, frame: Window, below: Frame) -> bool:
    fits = type(below) is Phase and _WINDOWS.get(frame.kind) == below.name
    return fits and bool(frame.seats) and _distinct(state, frame.seats)


def _keeping(state: FeastState, frame: Keeping, below: Frame) -> bool:
    if not _distinct(state, frame.seats) or state.round:
        return False
    return all(state.players[seat].offer for seat in frame.seats)


def _turn(state: FeastState, frame: Turn, below: Frame) -> bool:
    player = state.players[frame.seat]
    fits = type(below) is Phase and below.name == "actions" and below.step == 1
    return fits and player.thing > 0 and not player.passed


def _acting(state: FeastState, frame: Acting, below: Frame) -> bool:
    if frame.space not in SPACE or len(frame.tally) != len(TALLY):
        return False
    if frame.place and (frame.place not in PLACE or state.owner[PLACE[frame.place]] not in (frame.seat, FREE_PLACE)):
        return False
    figures = (*frame.tally, *frame.fleet, frame.stage, frame.discount, abs(frame.modifier), *frame.fired)
    return all(0 <= figure <= 2000 for figure in figures) and frame.stage <= 6


def _run(state: FeastState, frame: Run, below: Frame) -> bool:
    try:
        program = program_of(frame.program)
    except (KeyError, ValueError):
        return False
    return 0 <= frame.at <= len(program)


def _op(frame: Choosing | Improving) -> Any:
    try:
        program = program_of(frame.program)
    except (KeyError, ValueError):
        return None
    return program[frame.at] if 0 <= frame.at < len(program) else None


def _choosing(state: FeastState, frame: Choosing, below: Frame) -> bool:
    op = _op(frame)
    if not isinstance(op, Choose | Offers):
        return False
    keys = [option.key for option in op.options]
    return all(key in keys for key in frame.taken) and len(set(frame.taken)) == len(frame.taken)


def _improving(state: FeastState, frame: Improving, below: Frame) -> bool:
    op = _op(frame)
    if not isinstance(op, Improve) or not 0 <= frame.goods <= op.goods or not 0 <= frame.extra <= 1:
        return False
    left = list(op.strips)
    for limit in frame.strips:
        if limit not in left:
            return False
        left.remove(limit)
    if not all(0 <= kind < len(STRIPS) for kind in frame.used):
        return False
    places = (*frame.kinds, *frame.made)
    return all(0 <= place < len(ITEMS) for place in places) and all(WAYS[op.way][kind] >= 0 for kind in frame.kinds)


def _rolling(state: FeastState, frame: Rolling, below: Frame) -> bool:
    sides = DICE_SIDES.get(frame.dice)
    if sides is None or not 0 <= frame.rolls <= frame.most <= 8 or not abs(frame.modifier) <= 40:
        return False
    return 0 <= frame.boats <= 3 and (frame.roll == 0 if frame.rolls == 0 else 1 <= frame.roll <= sides)


def _crewing(state: FeastState, frame: Crewing, below: Frame) -> bool:
    return frame.dice == "whaling_3" and len(dice_ships(state, frame.seat, frame.dice)) > 1


def _selling(state: FeastState, frame: Selling, below: Frame) -> bool:
    return 0 <= frame.left <= 4 and 0 <= frame.spent <= _MOST and 0 <= frame.bought <= 4


def _seat_only(state: FeastState, frame: Frame, below: Frame) -> bool:
    return True


def _exploring(state: FeastState, frame: Exploring, below: Frame) -> bool:
    return 1 <= frame.level <= 3


def _playing(state: FeastState, frame: Playing, below: Frame) -> bool:
    return 0 <= frame.low <= frame.high <= 4 and 0 <= frame.done <= frame.high


def _feasting(state: FeastState, frame: Feasting, below: Frame) -> bool:
    if type(below) is not Phase or below.name != "feast":
        return False
    so_far = Feasting(frame.seat)
    for place, first, lengthwise in frame.laid:
        if place not in FOOD or lengthwise not in (0, 1) or (place in SQUARE and not lengthwise):
            return False
        # A card may allow more tiles lengthwise; it is the place that has to be right.
        why = lay_why_not(state, so_far, place, first, lengthwise == 1)
        if any(one.key != "feast.why.second_lengthwise" for one in why):
            return False
        so_far = Feasting(frame.seat, (*so_far.laid, (place, first, lengthwise)))
    return True


def _known(state: FeastState, seat: int, card: int, index: int) -> bool:
    return card in state.players[seat].played and 0 <= index < len(effects.EFFECTS.get(card, ()))


def _returning(state: FeastState, frame: Returning, below: Frame) -> bool:
    return not frame.place or (frame.place in PLACE and state.owner[PLACE[frame.place]] == frame.seat)


def _using(state: FeastState, frame: Using, below: Frame) -> bool:
    return 1 <= frame.column <= 4


def _giving(state: FeastState, frame: Giving, below: Frame) -> bool:
    return frame.ship in ("whaling_boat", "longship")


def _laying(state: FeastState, frame: Laying, below: Frame) -> bool:
    if not 0 <= frame.item < len(ITEMS) or not 0 <= frame.left <= _MOST:
        return False
    return frame.held >= 0 and state.players[frame.seat].supply[frame.item] == frame.held + 1


def _triggers(state: FeastState, frame: Triggers, below: Frame) -> bool:
    return all(_known(state, frame.seat, card, index) for card, index in frame.waiting)


def _effecting(state: FeastState, frame: Effecting, below: Frame) -> bool:
    return _known(state, frame.seat, frame.card, frame.index) and 0 <= frame.stage <= 2


def _instead(state: FeastState, frame: Instead, below: Frame) -> bool:
    usual = Run(frame.seat, frame.usual)
    return _run(state, usual, below) and all(_known(state, frame.seat, card, index) for card, index in frame.effects)


_CHECKS: dict[type[Frame], Callable[[FeastState, Any, Frame], bool]] = {
    Phase: _phase,
    Window: _window,
    Keeping: _keeping,
    Turn: _turn,
    Acting: _acting,
    Run: _run,
    Choosing: _choosing,
    Improving: _improving,
    Rolling: _rolling,
    Crewing: _crewing,
    Selling: _selling,
    Forging: _seat_only,
    Exploring: _exploring,
    Swapping: _seat_only,
    Emigrating: _seat_only,
    Playing: _playing,
    Feasting: _feasting,
    Returning: _returning,
    Using: _using,
    Giving: _giving,
    Laying: _laying,
    Triggers: _triggers,
    Effecting: _effecting,
    Instead: _instead,
}
