"""Mountain strips and upgrades: items from the left of a strip, goods one colour up ("Mountain", "Goods")."""

from collections.abc import Iterator
from itertools import compress
from operator import itemgetter
from typing import Any

from vikingtable.rules.chance import Chance, Generator
from vikingtable.rules.feast import effects, moves
from vikingtable.rules.feast.acts import SKIP, Choose, Skip, TakeItems, UpgradeGood, new_upgrade_good
from vikingtable.rules.feast.frames import TALLY_PLACE, Acting, Improving, new_improving
from vikingtable.rules.feast.handler import HANDLERS, WRONG_KIND, Handler, Sampler
from vikingtable.rules.feast.items import COW, EWE, ITEM, ITEMS, MOVABLE, WAYS, bag, has
from vikingtable.rules.feast.legality import about_to_act, lacking, payable, space_why_not, upgraded_before
from vikingtable.rules.feast.loop import run
from vikingtable.rules.feast.metrics import acting
from vikingtable.rules.feast.program import Improve
from vikingtable.rules.feast.spaces import PROGRAMS
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.feast.strips import KIND_BITS, MOUNTAIN_ITEM, STRIP_ITEMS, STRIPS
from vikingtable.rules.feast.table import Position, Table
from vikingtable.rules.state import Action
from vikingtable.texts.message import Message, msg

#: Animals in foal are the same kind as the others.
_KIND = {EWE: ITEM["sheep"], COW: ITEM["cattle"]}


#: Picks the amounts of all items that can go a way out of a supply.
_AMOUNTS = {way: itemgetter(*places) for way, places in MOVABLE.items()}


def op_of(frame: Improving) -> Improve:
    """The operation that the frame carries out."""
    op: Improve = PROGRAMS[frame.program][frame.at]  # type: ignore[assignment]
    return op


def items_of(position: Position, strip: int) -> tuple[str, ...]:
    """The items still on a face-up strip, leftmost first."""
    kind, gone = position.strips[strip]
    return STRIPS[kind][gone:]


def may_take(position: Position, frame: Improving, op: Improve, strip: int) -> int:
    """How many items may be taken from a face-up strip, 0 if none."""
    kind, gone = position.strips[strip]
    if not frame.strips or kind in frame.used:
        return 0
    most = min(max(frame.strips), STRIP_ITEMS - gone)
    if op.allowed:
        for count in range(most):
            if STRIPS[kind][gone + count] not in op.allowed:
                return count
    return most


def _takable(position: Position, frame: Improving, op: Improve) -> bool:
    """Whether anything may be taken from a strip."""
    if frame.strips:
        for strip in range(len(position.strips)):
            if may_take(position, frame, op, strip):
                return True
    return False


def _upgradable(position: Position, frame: Improving, op: Improve) -> list[int]:
    """The kinds of tiles in the supply that may be upgraded next."""
    supply, made, kinds, chain = position.players[frame.seat].supply, frame.made, frame.kinds, WAYS[op.way]
    if frame.goods <= 0 or (op.cost and not has(supply, op.cost)):
        return []
    if op.kinds:
        places = [place for place in op.kinds if supply[place] and chain[place] >= 0]
    else:
        places = list(compress(MOVABLE[op.way], _AMOUNTS[op.way](supply)))
    if made:
        places = [place for place in places if supply[place] > made.count(place)]
    if kinds and op.different:
        places = [place for place in places if _KIND.get(place, place) not in kinds]
    if kinds and op.same:
        places = [place for place in places if _KIND.get(place, place) in kinds]
    return places


def _must(position: Position, frame: Improving) -> bool:
    """Whether something still has to be done; overseas trading need not, if a card has upgraded just before it."""
    op = op_of(frame)
    if frame.did or not op.must:
        return False
    context = acting(position)
    if not op.different or context is None:
        return True
    return not upgraded_before(context)


class _Improving(Handler):
    kind = "improve"

    def prompt(self, state: FeastState, frame: Improving) -> Message:
        if frame.strips and frame.goods:
            return msg("feast.ask.improve")
        return msg("feast.ask.improve.strips" if frame.strips else "feast.ask.improve.goods")

    def _open(self, position: Position, frame: Improving) -> bool:
        op = op_of(frame)
        if _takable(position, frame, op):
            return True
        return frame.goods > 0 and bool(_upgradable(position, frame, op))

    def step(self, table: Table, frame: Improving) -> bool:
        if self._open(table, frame) or self._replacements(table, frame):
            return False
        table.frames.pop()
        return True

    def stuck(self, position: Position, frame: Improving) -> bool:
        if _must(position, frame) and not self._open(position, frame):
            return True
        below = about_to_act(position, frame.seat) if frame.program.startswith("card:") else None
        if below is None:
            return False
        if not _must(position, frame):
            # Nothing more need be taken or upgraded: what the action needs must be there as things are.
            return bool(lacking(position, frame.seat, below))
        state = position if isinstance(position, FeastState) else position.closed()
        steps = list(_steps(state, frame))
        return bool(steps) and all(_strands(state, frame, action, below) for action in steps)

    def fragile(self, position: Position, frame: Improving) -> bool:
        # Items of the strips need nothing of the supply.
        if frame.program.startswith("card:"):
            return True
        return _must(position, frame) and not _takable(position, frame, op_of(frame))

    def _replacements(self, position: Position, frame: Improving) -> effects.Heard:
        # A card may take the place of the upgrade that is part of a mountain space.
        if not effects.EFFECTS or frame.goods <= 0 or not op_of(frame).strips or "/" in frame.program:
            return ()
        if not position.players[frame.seat].played:
            return ()
        keys = effects.ACTION_KEYS["instead"].get(frame.program, ())
        wanted = tuple(key for key in keys if "mountain_plus_single_upgrade" in key)
        return tuple(one for one in effects.active(position, frame.seat, wanted) if payable(position, frame.seat, one))

    def answers(self, state: FeastState, frame: Improving, seat: int) -> Iterator[Action]:
        held_back = _held_back(state, frame)
        yield from (action for action in _steps(state, frame) if action not in held_back)
        for card, index in self._replacements(state, frame):
            yield Choose(seat, f"card:{card}:{index}")

    def samplers(self, state: FeastState, frame: Improving, seat: int) -> list[Sampler]:
        if frame.program.startswith("card:") and about_to_act(state, seat) is not None:
            return super().samplers(state, frame, seat)  # not everything may be taken there
        found: list[Sampler] = []
        others = [Choose(seat, f"card:{card}:{index}") for card, index in self._replacements(state, frame)]
        if frame.strips:
            found.append(_random_take)
        if frame.goods > 0:
            found.append(_random_upgrade)
        if others:
            found.append(lambda state, frame, seat, random: random.choice(others))
        return found

    def decline(self, state: FeastState, frame: Improving, seat: int) -> Action | None:
        return None if _must(state, frame) else SKIP[seat]

    def why_not(self, state: FeastState, frame: Improving, action: Any) -> list[Message]:
        op = op_of(frame)
        if type(action) is Skip:
            return [msg("feast.why.must")] if _must(state, frame) else []
        if type(action) is TakeItems:
            return _take_why_not(state, frame, op, action) or _needed(state, frame, action)
        if type(action) is UpgradeGood:
            return _upgrade_why_not(state, frame, op, action) or _needed(state, frame, action)
        if type(action) is Choose:
            known = (f"card:{card}:{index}" for card, index in self._replacements(state, frame))
            return [] if action.option in known else [msg("feast.why.no_option")]
        return [WRONG_KIND]

    def do(self, table: Table, frame: Improving, action: Any) -> None:
        if type(action) is Skip:
            table.frames.pop()
        elif type(action) is TakeItems:
            _take(table, frame, action.strip, action.count)
        elif type(action) is UpgradeGood:
            _upgrade(table, frame, ITEM[action.good], action.steps)
        else:
            table.frames[-1] = _changed(frame, goods=0, did=True)
            _, card, index = action.option.split(":")
            effects.start(table, frame.seat, (int(card), int(index)), agreed=True)


def _random_take(state: FeastState, frame: Improving, seat: int, random: Generator) -> TakeItems | None:
    op = op_of(frame)
    takes = [(strip, most) for strip in range(len(state.strips)) if (most := may_take(state, frame, op, strip))]
    if not takes:
        return None
    strip, most = takes[random.below(len(takes))]
    return TakeItems(frame.seat, strip, 1 + random.below(most))


def _random_upgrade(state: FeastState, frame: Improving, seat: int, random: Generator) -> UpgradeGood | None:
    op = op_of(frame)
    goods = _upgradable(state, frame, op)
    if not goods:
        return None
    place, chain = goods[random.below(len(goods))], WAYS[op.way]
    steps, into = 1, chain[chain[place]]
    while into >= 0 and steps < op.steps + frame.extra:
        steps, into = steps + 1, chain[into]
    return new_upgrade_good(frame.seat, ITEMS[place], 1 + random.below(steps))


def _changed(
    frame: Improving,
    strips: tuple[int, ...] | None = None,
    used: tuple[int, ...] | None = None,
    goods: int | None = None,
    kinds: tuple[int, ...] | None = None,
    made: tuple[int, ...] | None = None,
    did: bool = True,
    extra: int | None = None,
) -> Improving:
    return new_improving(
        frame.seat,
        frame.program,
        frame.at,
        frame.strips if strips is None else strips,
        frame.used if used is None else used,
        frame.goods if goods is None else goods,
        frame.kinds if kinds is None else kinds,
        frame.made if made is None else made,
        did,
        frame.extra if extra is None else extra,
    )


def _steps(state: FeastState, frame: Improving) -> Iterator[TakeItems | UpgradeGood]:
    """Everything that may be taken or upgraded next."""
    op, seat = op_of(frame), frame.seat
    for strip in range(len(state.strips)):
        for count in range(1, may_take(state, frame, op, strip) + 1):
            yield TakeItems(seat, strip, count)
    chain = WAYS[op.way]
    for place in _upgradable(state, frame, op):
        into = place
        for steps in range(1, op.steps + frame.extra + 1):
            into = chain[into]
            if into < 0:
                break
            yield UpgradeGood(seat, ITEMS[place], steps)


def _held_back(state: FeastState, frame: Improving) -> frozenset[Action]:
    """What a card that works before an action must not do: its costs could no longer be paid.

    Nothing is held back where something must be done and every answer would have that effect.
    """
    below = about_to_act(state, frame.seat) if frame.program.startswith("card:") else None
    if below is None:
        return frozenset()
    steps = list(_steps(state, frame))
    stranded = [action for action in steps if _strands(state, frame, action, below)]
    return frozenset(stranded) if len(stranded) < len(steps) or not _must(state, frame) else frozenset()


def _needed(state: FeastState, frame: Improving, action: Action) -> list[Message]:
    return [msg("feast.why.needed")] if action in _held_back(state, frame) else []


def _strands(state: FeastState, frame: Improving, action: TakeItems | UpgradeGood, below: Acting) -> bool:
    table = Table(state, Chance(0))
    if type(action) is TakeItems:
        _take(table, frame, action.strip, action.count)
    else:
        assert isinstance(action, UpgradeGood)
        _upgrade(table, frame, ITEM[action.good], action.steps)
    if type(table.frames[-1]) is Improving and table.frames[-1].goods > 0:
        table.frames.pop()  # further goods need not be moved
    run(table, down_to=state.frames.index(below) + 1)
    why = space_why_not(table, frame.seat, below.space)
    # Overseas trading may turn over nothing once a card has upgraded something.
    free = ("feast.why.no_green",) if type(action) is UpgradeGood else ()
    return any(one.key not in free for one in why)


def _take_why_not(state: FeastState, frame: Improving, op: Improve, action: TakeItems) -> list[Message]:
    if not 0 <= action.strip < len(state.strips):
        return [msg("feast.why.no_such_strip")]
    if not frame.strips:
        return [msg("feast.why.no_more_strips")]
    if state.strips[action.strip][0] in frame.used:
        return [msg("feast.why.same_strip")]
    most = may_take(state, frame, op, action.strip)
    if not 1 <= action.count <= most:
        if op.allowed and not most:
            return [msg("feast.why.strip_item")]
        return [msg("feast.why.strip_count", most)]
    return []


def _upgrade_why_not(state: FeastState, frame: Improving, op: Improve, action: UpgradeGood) -> list[Message]:
    place, chain = ITEM.get(action.good, -1), WAYS[op.way]
    if place < 0 or chain[place] < 0:
        return [msg("feast.why.end_of_line")]
    if frame.goods <= 0:
        return [msg("feast.why.no_more_upgrades")]
    if not state.players[frame.seat].supply[place]:
        return [msg("feast.why.not_in_supply", msg(f"feast.item.{action.good}"))]
    if place not in _upgradable(state, frame, op):
        if op.kinds and place not in op.kinds:
            return [msg("feast.why.upgrade_kind")]
        return [msg("feast.why.upgraded_already")]
    if not 1 <= action.steps <= op.steps + frame.extra:
        return [msg("feast.why.steps", op.steps + frame.extra)]
    into = place
    for _ in range(action.steps):
        into = chain[into] if into >= 0 else -1
    return [] if into >= 0 else [msg("feast.why.end_of_line")]


def _take(table: Table, frame: Improving, strip: int, count: int) -> None:
    kind, gone = table.strips[strip]
    items = STRIPS[kind][gone : gone + count]
    # The smallest number that covers what was taken is used up, so that the larger one stays.
    limit = min([number for number in frame.strips if number >= count])
    left = list(frame.strips)
    left.remove(limit)
    table.frames[-1] = _changed(frame, strips=tuple(left), used=(*frame.used, kind))
    gone += count
    if gone >= STRIP_ITEMS:
        table.strips_gone += 1
        table.strips = (*table.strips[:strip], *table.strips[strip + 1 :])
    else:
        table.strips = (*table.strips[:strip], (kind, gone), *table.strips[strip + 1 :])
    amounts: dict[str, int] = {}
    kinds = 0
    for item in items:
        name, amount = MOUNTAIN_ITEM[item]
        amounts[name] = amounts.get(name, 0) + amount
        kinds |= KIND_BITS[item]
    context = acting(table)
    if context is not None:
        already = context.tally[TALLY_PLACE["mountain_kinds"]]
        table.tally("mountain_kinds", kinds & ~already)
    # What a card lets take besides is no yield of the action that is under way.
    moves.gain(table, frame.seat, bag(**amounts), "card" if frame.program.startswith("card:") else "mountain")
    for item in KIND_BITS:
        number = items.count(item)
        if number:
            effects.fire(table, frame.seat, ("mountain_item:taken",), (KIND_BITS[item], number), number)


def _upgrade(table: Table, frame: Improving, place: int, steps: int) -> None:
    op = op_of(frame)
    into = place
    for _ in range(steps):
        into = WAYS[op.way][into]
    table.pay(frame.seat, op.cost)
    moves.upgrade(table, frame.seat, place, into)
    frame = table.frames[-1]  # type: ignore[assignment]  # the upgrade may have changed what is remembered
    extra = frame.extra - 1 if steps > op.steps else frame.extra
    kind = _KIND.get(place, place)
    table.frames[-1] = _changed(
        frame, goods=frame.goods - 1, kinds=(*frame.kinds, kind), made=(*frame.made, into), extra=extra
    )


HANDLERS[Improving] = _Improving()
