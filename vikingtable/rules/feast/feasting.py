"""The feast: food on the banquet table, no two of a colour side by side, open spaces punished ("Feast")."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import compress
from operator import itemgetter
from typing import Any

from vikingtable.rules.chance import Generator
from vikingtable.rules.feast import effects, standing
from vikingtable.rules.feast.acts import SKIP, LayFood, Skip
from vikingtable.rules.feast.frames import Feasting
from vikingtable.rules.feast.goods import GOOD, ORANGE, RED
from vikingtable.rules.feast.handler import HANDLERS, WRONG_KIND, Handler, Sampler
from vikingtable.rules.feast.happenings import FeastEnded, FoodLaid
from vikingtable.rules.feast.items import BY_COLOUR, ITEM, ITEMS, SILVER, tile_of
from vikingtable.rules.feast.legality import payable
from vikingtable.rules.feast.state import PANEL_SPACES, FeastState
from vikingtable.rules.feast.table import Position, Table
from vikingtable.rules.state import Action
from vikingtable.texts.message import Message, msg


def _is_animal(place: int) -> bool:
    return place != SILVER and GOOD[tile_of(place)].animal


#: What may be laid: orange and red, animals too, and single silver.
MEAD = ITEM["mead"]
FOOD: tuple[int, ...] = (*BY_COLOUR[ORANGE], *BY_COLOUR[RED], SILVER)
_COLOUR: dict[int, str] = {place: "silver" if place == SILVER else GOOD[tile_of(place)].colour for place in FOOD}
_LONG: dict[int, int] = {place: 1 if place == SILVER else GOOD[tile_of(place)].long for place in FOOD}
_SHORT: dict[int, int] = {place: 1 if place == SILVER else GOOD[tile_of(place)].short for place in FOOD}
#: What is told when it is laid.
_LAID: dict[int, tuple[str, ...]] = {
    place: (f"place:{tile_of(place)}:banquet", *(("place:animal:banquet",) if _is_animal(place) else ()))
    for place in FOOD
}
#: The food of a supply, with the amounts that ``_amounts`` picks out of it.
_amounts = itemgetter(*FOOD)


def _held(supply: Sequence[int]) -> Iterator[int]:
    return compress(FOOD, _amounts(supply))


#: Pieces that look the same both ways lie "lengthwise" and are free of the limit.
SQUARE: frozenset[int] = frozenset(place for place in FOOD if _LONG[place] == _SHORT[place])


#: The colours by place in a ``_Spread``, and the widest food.
_COLOURS, _WIDEST = (ORANGE, RED, "silver"), max(_LONG.values())
#: By item · 2, plus 1 for lengthwise: the place in ``_Spread.starts``; the last one where it cannot lie that way.
_START: tuple[int, ...] = tuple(
    -1
    if place not in _COLOUR or (place in SQUARE and not lengthwise)
    else _COLOURS.index(_COLOUR[place]) * _WIDEST + (_LONG if lengthwise else _SHORT)[place] - 1
    for place in range(len(ITEMS))
    for lengthwise in (False, True)
)


def width_of(place: int, lengthwise: bool) -> int:
    """How many banquet spaces a tile covers."""
    return _LONG[place] if lengthwise else _SHORT[place]


def open_spaces(position: Position, seat: int) -> range:
    """The banquet spaces (from 0) that are to be filled: left of the Vikings, right of emigrated ships."""
    return range(*_ends(position, seat))


def _ends(position: Position, seat: int) -> tuple[int, int]:
    covered = PANEL_SPACES * len(position.players[seat].emigrated)
    return covered, position.rules.blank_spaces + position.round


def spread(position: Position, frame: Feasting) -> dict[int, int]:
    """What lies on each covered space: its item."""
    return {
        space: place
        for place, first, lengthwise in frame.laid
        for space in range(first, first + width_of(place, lengthwise == 1))
    }


def lay_why_not(position: Position, frame: Feasting, place: int, first: int, lengthwise: bool) -> list[Message]:
    """Why food cannot lie there."""
    why: list[Message] = []
    spaces = open_spaces(position, frame.seat)
    end = first + width_of(place, lengthwise)
    if first < spaces.start or end > spaces.stop:
        why.append(msg("feast.why.sticks_out"))
    colour = _COLOUR[place]
    overlapping = beside = False
    for other, start, way in frame.laid:
        stop = start + width_of(other, way == 1)
        overlapping = overlapping or (start < end and first < stop)
        beside = beside or ((start == end or stop == first) and _COLOUR[other] == colour)
    if overlapping:
        why.append(msg("feast.why.space_covered"))
    if beside and colour != "silver":
        why.append(msg(f"feast.why.beside.{colour}"))
    if frame.dry and place == MEAD:
        why.append(msg("feast.why.no_mead"))
    if place in SQUARE:
        if not lengthwise:
            why.append(msg("feast.why.square"))
    elif lengthwise:
        tile = tile_of(place)
        lying = sum(way == 1 and tile_of(other) == tile for other, _, way in frame.laid)
        if lying >= standing.lengthwise_limit(position, frame.seat, tile):
            why.append(msg("feast.why.second_lengthwise"))
    return why


class _Spread:
    """The banquet table of a seat as masks of spaces, bit 0 the leftmost: what may lie where follows by shifting."""

    __slots__ = ("free", "lying", "spaces", "starts")

    def __init__(self, laid: tuple[tuple[int, int, int], ...], start: int, stop: int) -> None:
        self.spaces = range(start, stop)
        colours = {ORANGE: 0, RED: 0, "silver": 0}
        #: How many tiles of a kind lie lengthwise.
        self.lying: dict[str, int] = {}
        for place, first, way in laid:
            width = _LONG[place] if way else _SHORT[place]
            colours[_COLOUR[place]] |= ((1 << width) - 1) << first
            if way and place not in SQUARE:
                tile = tile_of(place)
                self.lying[tile] = self.lying.get(tile, 0) + 1
        self.free = free = (1 << stop) - (1 << start) & ~(colours[ORANGE] | colours[RED] | colours["silver"])
        runs = [free]  # by width: the spaces from which so many are free
        for width in range(1, _WIDEST):
            runs.append(runs[-1] & free >> width)
        #: By colour and width: the spaces at which food may begin, none of its colour beside; silver may lie by silver.
        self.starts: tuple[int, ...] = (
            *[
                run & ~(same << 1 | same >> width)
                for same in (colours[ORANGE], colours[RED])
                for width, run in enumerate(runs, 1)
            ],
            *runs,
            0,
        )

    def firsts(self, place: int, lengthwise: bool) -> int:
        """The spaces at which food may begin, as far as what lies beside it tells."""
        return self.starts[_START[place * 2 + lengthwise]]


@lru_cache(maxsize=1 << 12)
def _spread(laid: tuple[tuple[int, int, int], ...], start: int, stop: int) -> _Spread:
    """What is laid on the spaces from ``start`` to ``stop``; asked for several times at each answer."""
    return _Spread(laid, start, stop)


#: The mask of the spaces at which food (an item, lengthwise or not) may begin.
_Firsts = Callable[[int, bool], int]


def _banquet(position: Position, frame: Feasting) -> tuple[_Spread, _Firsts]:
    """The banquet table of a feast, and where food may begin on it now."""
    spread = _spread(frame.laid, *_ends(position, frame.seat))
    if not (frame.dry or spread.lying):
        return spread, spread.firsts

    def limited(place: int, lengthwise: bool) -> int:
        firsts = spread.firsts(place, lengthwise)
        if not firsts or (place == MEAD and frame.dry):
            return 0
        if lengthwise and place not in SQUARE:
            tile = tile_of(place)
            lying = spread.lying.get(tile, 0)
            if lying and lying >= standing.lengthwise_limit(position, frame.seat, tile):
                return 0
        return firsts

    return spread, limited


def may_lie(position: Position, frame: Feasting, place: int, first: int, lengthwise: bool) -> bool:
    """Whether food can lie there: whether ``lay_why_not`` is empty, found without putting it in words."""
    _, firsts = _banquet(position, frame)
    return first >= 0 and firsts(place, lengthwise) >> first & 1 == 1


def ways(position: Position, frame: Feasting) -> Iterator[tuple[int, int, bool]]:
    """Everything that may be laid now, as (item, first space, lengthwise): what ``lay_why_not`` has nothing against."""
    supply = position.players[frame.seat].supply
    spread, firsts = _banquet(position, frame)
    for place in FOOD if spread.free else ():
        if supply[place]:
            for lengthwise in (True, False):
                found = firsts(place, lengthwise)
                if found:
                    yield from ((place, first, lengthwise) for first in spread.spaces if found >> first & 1)


class _Feasting(Handler):
    kind = "feast"

    def prompt(self, state: FeastState, frame: Feasting) -> Message:
        return msg("feast.ask.feast", n=_missing(state, frame))

    def step(self, table: Table, frame: Feasting) -> bool:
        if frame.ended:
            table.frames.pop()
            return True
        if self._anything(table, frame):
            return False
        finish(table, frame)
        return True

    def _anything(self, position: Position, frame: Feasting) -> bool:
        spread, firsts = _banquet(position, frame)
        for place in _held(position.players[frame.seat].supply) if spread.free else ():
            if firsts(place, True) or firsts(place, False):
                return True
        if not position.players[frame.seat].played or _missing(position, frame) == 0:
            return False
        # A card that can be used at any time may still bring food.
        return any(
            effects.ready(position, frame.seat, which) and payable(position, frame.seat, which)
            for which in effects.heard(position.players[frame.seat], ("anytime",))
        )

    def answers(self, state: FeastState, frame: Feasting, seat: int) -> Iterator[Action]:
        for place, first, lengthwise in ways(state, frame):
            yield LayFood(seat, ITEMS[place], first, lengthwise)

    def samplers(self, state: FeastState, frame: Feasting, seat: int) -> list[Sampler]:
        return [self._random]

    def _random(self, state: FeastState, frame: Feasting, seat: int, random: Generator) -> Action | None:
        spread, firsts = _banquet(state, frame)
        found = [
            (place, lengthwise, starts)
            for place in (_held(state.players[seat].supply) if spread.free else ())
            for lengthwise in (True, False)
            if (starts := firsts(place, lengthwise))
        ]
        if not found:
            return None
        place, lengthwise, starts = found[random.below(len(found))]
        for _ in range(random.below(starts.bit_count())):
            starts &= starts - 1  # the next one to the right
        return LayFood(seat, ITEMS[place], (starts & -starts).bit_length() - 1, lengthwise)

    def decline(self, state: FeastState, frame: Feasting, seat: int) -> Action | None:
        return SKIP[seat]

    def why_not(self, state: FeastState, frame: Feasting, action: Any) -> list[Message]:
        if type(action) is Skip:
            return []
        if type(action) is not LayFood:
            return [WRONG_KIND]
        place = ITEM.get(action.item, -1)
        if place not in _COLOUR:
            return [msg("feast.why.no_food")]
        if not state.players[frame.seat].supply[place]:
            return [msg("feast.why.not_in_supply", msg(f"feast.item.{action.item}"))]
        if may_lie(state, frame, place, action.first, action.lengthwise):
            return []
        return lay_why_not(state, frame, place, action.first, action.lengthwise)

    def do(self, table: Table, frame: Feasting, action: Any) -> None:
        if type(action) is Skip:
            finish(table, frame)
            return
        place = ITEM[action.item]
        table.remove(frame.seat, ((place, 1),))
        laid = (*frame.laid, (place, action.first, int(action.lengthwise)))
        table.frames[-1] = Feasting(frame.seat, laid, False, frame.dry)
        table.events.append(FoodLaid(frame.seat, action.item, action.first, action.lengthwise))
        effects.fire(table, frame.seat, _LAID[place])


def _missing(position: Position, frame: Feasting) -> int:
    """How many spaces are still to be filled."""
    covered = sum([(_LONG if way else _SHORT)[place] for place, _, way in frame.laid])
    return len(open_spaces(position, frame.seat)) - covered


def finish(table: Table, frame: Feasting) -> None:
    """The feast of a seat is over: one Thing penalty for every space still open."""
    seat = frame.seat
    missing = _missing(table, frame)
    if missing:
        table.own(seat).penalties += missing
    table.frames[-1] = Feasting(seat, frame.laid, True, frame.dry)
    table.events.append(FeastEnded(seat, missing))
    effects.fire(table, seat, ("phase:feast:after",))


HANDLERS[Feasting] = _Feasting()
