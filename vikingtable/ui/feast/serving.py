"""The feast's helper: food that fills the banquet table as well as can be, proved. Free of Qt.

Spaces are filled from left to right. Ways that used the same food up to the same space are one way, the cheapest; of
all ways the one that can still become the cheapest is followed first, so the first that is done is the best.
"""

from collections.abc import Iterator
from heapq import heappop, heappush

from attrs import frozen

from vikingtable.rules.feast import standing
from vikingtable.rules.feast.feasting import FOOD, MEAD, SQUARE, open_spaces, spread, width_of
from vikingtable.rules.feast.frames import Feasting
from vikingtable.rules.feast.goods import PIECES
from vikingtable.rules.feast.items import COW, EWE, SILVER, tile_of
from vikingtable.rules.feast.state import FeastState

#: What a space left open costs, in quarters of a point.
OPEN = 12
#: Every width of food divides this.
_PARTS = 60
#: A tile laid: (item, first space, lengthwise).
Laid = tuple[int, int, bool]


def worth(place: int) -> int:
    """What is given up by serving it, in quarters of a point: a silver is a point, animals are points and breed."""
    if place == SILVER:
        return 4
    tile = tile_of(place)
    piece = PIECES[tile]
    cells = len(piece.shape.cells)
    if tile in ("sheep", "cattle"):
        return 2 * cells + (16 if place in (EWE, COW) else 8)
    return cells if piece.colour == "orange" else 2 * cells


def cost_of(state: FeastState, frame: Feasting, laid: tuple[Laid, ...]) -> int:
    """What is given up by laying this and leaving the other spaces open, in quarters of a point."""
    covered = len(spread(state, frame)) + sum(width_of(place, way) for place, _, way in laid)
    left = len(open_spaces(state, frame.seat)) - covered
    return OPEN * left + sum(worth(place) for place, _, _ in laid)


def fill_well(state: FeastState, frame: Feasting) -> tuple[Laid, ...]:
    """Food to lay, from left to right, so that penalties and the loss of food cost least: nothing costs less.

    Of ways that cost the same it is always the same one.
    """
    table = _Banquet(state, frame)
    start = _Way((), table.spaces.start, table.held, (0,) * len(table.held), "")
    waiting = [(table.least(start), 0, start)]
    seen: set[tuple[object, ...]] = set()
    while waiting:
        _, cost, way = heappop(waiting)
        if way.space >= table.spaces.stop:
            return way.laid
        key = (way.space, way.left, way.lying, way.colour)
        if key in seen:
            continue
        seen.add(key)
        for more, further in table.onward(way):
            heappush(waiting, (cost + more + table.least(further), cost + more, further))
    return ()


@frozen(order=True)
class _Way:
    """The table filled up to a space: what lies, what is left of each kind and lies lengthwise, the last colour."""

    laid: tuple[Laid, ...]
    space: int
    left: tuple[int, ...]
    lying: tuple[int, ...]
    colour: str


class _Banquet:
    """The banquet table of a seat and the food at hand."""

    def __init__(self, state: FeastState, frame: Feasting) -> None:
        seat = frame.seat
        supply = state.players[seat].supply
        self.spaces = open_spaces(state, seat)
        self.covered = {space: _colour(place) for space, place in spread(state, frame).items()}
        self.kinds = [place for place in FOOD if supply[place] and not (frame.dry and place == MEAD)]
        self.held = tuple(supply[place] for place in self.kinds)
        there: dict[str, int] = {}
        for place, _, way in frame.laid:
            if way and place not in SQUARE:
                there[tile_of(place)] = there.get(tile_of(place), 0) + 1
        #: How many more of each kind may lie lengthwise.
        self.lengthwise = [
            standing.lengthwise_limit(state, seat, tile_of(place)) - there.get(tile_of(place), 0)
            for place in self.kinds
        ]
        # The cheapest food by the space, first: no way to fill spaces costs less.
        rates = [(worth(place) * _PARTS // width_of(place, True), at) for at, place in enumerate(self.kinds)]
        self._cheap = [(rate, at, width_of(self.kinds[at], True)) for rate, at in sorted(rates) if rate < OPEN * _PARTS]

    def least(self, way: _Way) -> int:
        """What filling the rest costs at least."""
        room = sum(space not in self.covered for space in range(way.space, self.spaces.stop))
        parts = 0
        for rate, at, wide in self._cheap:
            taken = min(room, way.left[at] * wide)
            parts += taken * rate
            room -= taken
            if not room:
                break
        return parts // _PARTS + room * OPEN

    def onward(self, way: _Way) -> Iterator[tuple[int, _Way]]:
        """Each way to go on at the next space, with what it costs."""
        space = way.space
        if space in self.covered:
            yield 0, _Way(way.laid, space + 1, way.left, way.lying, self.covered[space])
            return
        yield OPEN, _Way(way.laid, space + 1, way.left, way.lying, "")
        for at, place in enumerate(self.kinds):
            if not way.left[at]:
                continue
            colour = _colour(place)
            if colour == way.colour and colour != "silver":
                continue
            for lengthwise in (True,) if place in SQUARE else (True, False):
                counts = lengthwise and place not in SQUARE
                if counts and self._lying(way, at) >= self.lengthwise[at]:
                    continue
                end = space + width_of(place, lengthwise)
                if end > self.spaces.stop or any(one in self.covered for one in range(space, end)):
                    continue
                if colour != "silver" and self.covered.get(end) == colour:
                    continue
                left = (*way.left[:at], way.left[at] - 1, *way.left[at + 1 :])
                lying = (*way.lying[:at], way.lying[at] + 1, *way.lying[at + 1 :]) if counts else way.lying
                laid = (*way.laid, (place, space, lengthwise))
                yield worth(place), _Way(laid, end, left, lying, colour)

    def _lying(self, way: _Way, at: int) -> int:
        """How many tiles of this kind the way lays lengthwise; an animal in foal is the same tile."""
        tile = tile_of(self.kinds[at])
        return sum(
            number for place, number in zip(self.kinds, way.lying, strict=True) if number and tile_of(place) == tile
        )


def _colour(place: int) -> str:
    return "silver" if place == SILVER else PIECES[tile_of(place)].colour
