"""The feast: food on the banquet table, no two of a colour side by side, open spaces punished ("Feast")."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import compress
from operator import itemgetter
from typing import Any

from vikingtable.rules.chance import Generator
from vikingtable.rules.feast import effects, standing
from vikingtable.rules.feast.acts import SKIP, LayFood, Skip, new_lay_food
from vikingtable.rules.feast.frames import Feasting, new_feasting
from vikingtable.rules.feast.goods import GOOD, ORANGE, RED
from vikingtable.rules.feast.handler import HANDLERS, WRONG_KIND, Handler, Sampler
from vikingtable.rules.feast.happenings import FeastEnded, new_food_laid
from vikingtable.rules.feast.items import BY_COLOUR, ITEM, ITEMS, SILVER, tile_of
from vikingtable.rules.feast.legality import payable
from vikingtable.rules.feast.state import PANEL_SPACES, FeastState
from vikingtable.rules.feast.table import AnyPlayer, Position, Table
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
#: Food that lies some way is a code: its item · 2, plus 1 for lengthwise. The two codes of each food, lengthwise first.
_CODES: tuple[tuple[int, int], ...] = tuple((place * 2 + 1, place * 2) for place in FOOD)
_amounts = itemgetter(*FOOD)


def _held(supply: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The codes of each food of a supply."""
    return compress(_CODES, _amounts(supply))


#: Pieces that look the same both ways lie "lengthwise" and are free of the limit.
SQUARE: frozenset[int] = frozenset(place for place in FOOD if _LONG[place] == _SHORT[place])


#: What is laid at a feast, as ``Feasting.laid``.
_Laid = tuple[tuple[int, int, int], ...]
#: The colours by place in a ``_Spread``, and the widest food.
_COLOURS, _WIDEST = (ORANGE, RED, "silver"), max(_LONG.values())
_COLOUR_AT: dict[int, int] = {place: _COLOURS.index(colour) for place, colour in _COLOUR.items()}
#: By code: the place in ``_Spread.starts``; the last one where it cannot lie that way.
_START: tuple[int, ...] = tuple(
    -1
    if place not in _COLOUR or (place in SQUARE and not lengthwise)
    else _COLOURS.index(_COLOUR[place]) * _WIDEST + (_LONG if lengthwise else _SHORT)[place] - 1
    for place in range(len(ITEMS))
    for lengthwise in (False, True)
)
#: By code: the spaces that food covers, as a mask from bit 0; and the codes of the same tile lengthwise, and of mead.
_CELLS: dict[int, int] = {
    place * 2 + way: (1 << (_LONG if way else _SHORT)[place]) - 1 for place in FOOD for way in (0, 1)
}
_LENGTHWISE: dict[int, frozenset[int]] = {
    food: frozenset(place * 2 + 1 for place in FOOD if tile_of(place) == tile_of(food)) for food in FOOD
}
_MEAD: frozenset[int] = frozenset({MEAD * 2, MEAD * 2 + 1})
_NOTHING: frozenset[int] = frozenset()


def width_of(place: int, lengthwise: bool) -> int:
    """How many banquet spaces a tile covers."""
    return _LONG[place] if lengthwise else _SHORT[place]


def open_spaces(position: Position, seat: int) -> range:
    """The banquet spaces (from 0) that are to be filled: left of the Vikings, right of emigrated ships."""
    return range(*_ends(position, position.players[seat]))


def _ends(position: Position, player: AnyPlayer) -> tuple[int, int]:
    return PANEL_SPACES * len(player.emigrated), position.rules.blank_spaces + position.round


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

    __slots__ = ("barred", "free", "starts")

    def __init__(self, laid: _Laid, start: int, stop: int, dry: bool, limits: tuple[tuple[str, int], ...]) -> None:
        colours = [0, 0, 0]
        lengthwise: list[int] = []
        for place, first, way in laid:
            colours[_COLOUR_AT[place]] |= _CELLS[place * 2 + way] << first
            if way and place not in SQUARE:
                lengthwise.append(place)
        orange, red, silver = colours
        #: The spaces on which nothing lies.
        self.free = free = (1 << stop) - (1 << start) & ~(orange | red | silver)
        runs = [free]  # by width: the spaces from which so many are free
        for width in range(1, _WIDEST):
            runs.append(runs[-1] & free >> width)
        #: By colour and width: the spaces at which food may begin, none of its colour beside; silver may lie by silver.
        self.starts: tuple[int, ...] = (*_apart(runs, orange), *_apart(runs, red), *runs, 0)
        #: The codes of what may not lie anywhere: tiles of which enough lie lengthwise, mead in a dry feast.
        self.barred = _MEAD if dry else _NOTHING
        for place in lengthwise:
            if not limits or _alike(lengthwise, place) >= dict(limits).get(tile_of(place), 1):
                self.barred |= _LENGTHWISE[place]

    def firsts(self, code: int) -> int:
        """The spaces at which food may begin."""
        return 0 if code in self.barred else self.starts[_START[code]]


def _alike(foods: list[int], food: int) -> int:
    """How many of the foods are of the same tile as one."""
    return sum(tile_of(place) == tile_of(food) for place in foods)


def _apart(runs: list[int], same: int) -> list[int]:
    """The spaces from which so many (by width, from 1) are free and the same colour is not beside."""
    if not same:
        return runs
    open_ = ~(same << 1)
    return [run & open_ & ~(same >> width) for width, run in enumerate(runs, 1)]


@lru_cache(maxsize=1 << 12)
def _spread(laid: _Laid, start: int, stop: int, dry: bool, limits: tuple[tuple[str, int], ...]) -> _Spread:
    """What is laid on the spaces from ``start`` to ``stop``; asked for several times at each answer."""
    return _Spread(laid, start, stop, dry, limits)


def _banquet(position: Position, frame: Feasting) -> _Spread:
    """The banquet table of a feast, and where food may begin on it now."""
    player = position.players[frame.seat]
    start, stop = _ends(position, player)
    return _spread(frame.laid, start, stop, frame.dry, standing.lengthwise_limits(player) if player.played else ())


def may_lie(position: Position, frame: Feasting, place: int, first: int, lengthwise: bool) -> bool:
    """Whether food can lie there: whether ``lay_why_not`` is empty, found without putting it in words."""
    return first >= 0 and _banquet(position, frame).firsts(place * 2 + lengthwise) >> first & 1 == 1


def ways(position: Position, frame: Feasting) -> Iterator[tuple[int, int, bool]]:
    """Everything that may be laid now, as (item, first space, lengthwise): what ``lay_why_not`` has nothing against."""
    for code, firsts in _layable(position, frame):
        while firsts:
            yield code >> 1, (firsts & -firsts).bit_length() - 1, code & 1 == 1
            firsts &= firsts - 1


def _layable(position: Position, frame: Feasting) -> list[tuple[int, int]]:
    """The food of the supply that may be laid: the code of each way, and the spaces at which it may begin."""
    spread = _banquet(position, frame)
    if not spread.free:
        return []
    starts, barred = spread.starts, spread.barred
    return [
        (code, firsts)
        for codes in _held(position.players[frame.seat].supply)
        for code in codes
        if (firsts := starts[_START[code]]) and code not in barred
    ]


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
        spread = _banquet(position, frame)
        starts, barred = spread.starts, spread.barred
        for codes in _held(position.players[frame.seat].supply) if spread.free else ():
            for code in codes:
                if starts[_START[code]] and code not in barred:
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
        found = _layable(state, frame)
        if not found:
            return None
        code, firsts = found[random.below(len(found))]
        for _ in range(random.below(firsts.bit_count())):
            firsts &= firsts - 1  # the next one to the right
        return new_lay_food(seat, ITEMS[code >> 1], (firsts & -firsts).bit_length() - 1, code & 1 == 1)

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
        table.frames[-1] = new_feasting(frame.seat, laid, False, frame.dry)
        table.events.append(new_food_laid(frame.seat, action.item, action.first, action.lengthwise))
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
    table.frames[-1] = new_feasting(seat, frame.laid, True, frame.dry)
    table.events.append(FeastEnded(seat, missing))
    effects.fire(table, seat, ("phase:feast:after",))


HANDLERS[Feasting] = _Feasting()
