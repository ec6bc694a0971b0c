"""Cards that work just before an action and bring what it lacks, also several of them together ("A round")."""

from collections.abc import Callable, Iterator

from vikingtable.rules.chance import Chance
from vikingtable.rules.feast.effects import ACTION_KEYS, Heard, active, effect_of
from vikingtable.rules.feast.frames import BEFORE, Acting, Effecting, Triggers
from vikingtable.rules.feast.items import ITEM, MOVABLE, ORE, WAYS
from vikingtable.rules.feast.program import Gain, Improve, Pay, Program
from vikingtable.rules.feast.spaces import SPACE
from vikingtable.rules.feast.strips import KIND_BITS, MOUNTAIN_ITEM, STRIP_ITEMS, STRIPS
from vikingtable.rules.feast.table import Position, Table, open_seat

#: Says whether the action could be carried out from a trial position.
Possible = Callable[[Table], bool]
#: What is told just before a crafting space is paid ore: too late for anything but that ore.
_PAYS_ORE = "action:crafting_pays_ore:before"


def candidates(position: Position, seat: int, space: str) -> Heard:
    """The effects that may still work before the action of ``space``: all of them, or those not yet settled."""
    late = (_PAYS_ORE,) if "crafting" in SPACE[space].tags else ()
    settled = _under_way(position, seat, space)
    if settled is None:
        return active(position, seat, (*ACTION_KEYS["before"][space], *late))
    return (*settled, *active(position, seat, late))


def _under_way(position: Position, seat: int, space: str) -> Heard | None:
    """The effects that wait above the action of ``space``; ``None`` if the triggers before it are still to come."""
    waiting: Heard = ()
    for frame in reversed(position.frames):
        if type(frame) is Triggers and frame.seat == seat:
            waiting = (*waiting, *frame.waiting)
        elif type(frame) is Effecting and frame.seat == seat and not frame.stage:
            waiting = (*waiting, (frame.card, frame.index))
        elif type(frame) is Acting:
            return waiting if frame.seat == seat and frame.space == space and frame.stage >= BEFORE else None
    return None


def together(position: Position, seat: int, possible: Possible, effects: Heard) -> bool:
    """Whether these effects, in some order and each at most once, bring what an action lacks."""
    if not effects:
        return False
    return _search(_trial(position, seat), seat, possible, effects, set())


def with_first(position: Position, seat: int, possible: Possible, first: tuple[int, int], rest: Heard) -> bool:
    """Whether the action can be carried out if the effect ``first`` is settled next and the others after it."""
    start = _trial(position, seat)
    return any(
        possible(after) or _search(after, seat, possible, rest, set())
        for after in (start, *_outcomes(start, seat, effect_of(*first).program))
    )


def harmless(position: Position, seat: int, possible: Possible, which: tuple[int, int], rest: Heard) -> bool:
    """Whether the effect can be used so that the action can still be carried out; what it does not change is."""
    start = _trial(position, seat)
    outcomes = list(_outcomes(start, seat, effect_of(*which).program))
    return not outcomes or any(possible(after) or _search(after, seat, possible, rest, set()) for after in outcomes)


def _trial(position: Position, seat: int) -> Table:
    table = Table(position, Chance(0))
    table.players[seat] = open_seat(position.players[seat])
    return table


def _search(table: Table, seat: int, possible: Possible, effects: Heard, seen: set[object]) -> bool:
    mark = (tuple(table.players[seat].supply), table.strips, effects)
    if mark in seen:
        return False
    seen.add(mark)
    for at, which in enumerate(effects):
        rest = (*effects[:at], *effects[at + 1 :])
        late = effect_of(*which).when == _PAYS_ORE
        for after in _outcomes(table, seat, effect_of(*which).program):
            if late and after.players[seat].supply[ORE] <= table.players[seat].supply[ORE]:
                continue
            if possible(after) or (rest and _search(after, seat, possible, rest, seen)):
                return True
    return False


def _outcomes(table: Table, seat: int, program: Program) -> Iterator[Table]:
    """The positions that an effect may leave, as far as supply and mountain strips go."""
    ways = [table]
    for op in program:
        if isinstance(op, Pay):
            ways = [after for way in ways for after in _changed(way, seat, tuple((p, -n) for p, n in op.items))]
        elif isinstance(op, Gain) and not op.each:
            ways = [after for way in ways for after in _changed(way, seat, op.items)]
        elif isinstance(op, Improve):
            ways = [after for way in ways for after in (*_taken(way, seat, op), *_climbed(way, seat, op))]
    yield from (way for way in ways if way is not table)


def _changed(table: Table, seat: int, change: tuple[tuple[int, int], ...]) -> Iterator[Table]:
    after = _trial(table, seat)
    supply = after.own(seat).supply
    for place, amount in change:
        supply[place] += amount
    if min(supply) >= 0:
        yield after


def _taken(table: Table, seat: int, op: Improve) -> Iterator[Table]:
    """One item off a strip, and what cards pay for taking it."""
    for at, (kind, gone) in enumerate(table.strips if op.strips else ()):
        name = STRIPS[kind][gone]
        if op.allowed and name not in op.allowed:
            continue
        item, amount = MOUNTAIN_ITEM[name]
        change = [(ITEM[item], amount)]
        for which in active(table, seat, ("mountain_item:taken",), (KIND_BITS[name], 1)):
            for further in effect_of(*which).program:
                if isinstance(further, Gain):
                    change += further.items
        for after in _changed(table, seat, tuple(change)):
            left = ((kind, gone + 1),) if gone + 1 < STRIP_ITEMS else ()
            after.strips = (*table.strips[:at], *left, *table.strips[at + 1 :])
            yield after


def _climbed(table: Table, seat: int, op: Improve) -> Iterator[Table]:
    """One good moved; a good that has moved does not move again, so that one is enough to know."""
    supply = table.players[seat].supply
    for place in (op.kinds or MOVABLE[op.way]) if op.goods else ():
        if supply[place]:
            cost = tuple((item, -amount) for item, amount in op.cost)
            yield from _changed(table, seat, ((place, -1), (WAYS[op.way][place], 1), *cost))
