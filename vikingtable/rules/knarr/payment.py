"""What a destination costs and every way to pay for it (rules section 2, explore)."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from vikingtable.rules.chance import Generator
from vikingtable.rules.knarr.state import Player
from vikingtable.rules.knarr.tables import DESTINATIONS, DIFFERENT, SAME

#: A payment: crew vikings (kinds, sorted) and recruit tokens.
Payment = tuple[tuple[int, ...], int]


#: For each destination that names colours: the colours and how many cards of each; ``None`` for the others.
_NAMED: dict[int, tuple[tuple[int, int], ...] | None] = {
    one.id: None if isinstance(one.cost, str) else tuple((colour, need) for colour, need in enumerate(one.cost) if need)
    for one in DESTINATIONS.values()
}
_NAMED[0] = None


def affordable(player: Player, destinations: Iterable[int]) -> list[int]:
    """Those of the destinations that the player can pay for; 0 stands for an empty space and is passed over."""
    heights = list(map(len, player.crew))
    recruits = player.recruits
    found = []
    for one in destinations:
        named = _NAMED[one]
        if named is not None:
            missing = 0
            for colour, need in named:
                height = heights[colour]
                if height < need:
                    missing += need - height
            if missing <= recruits:
                found.append(one)
        elif one and _pays_alike_or_different(heights, recruits, one):
            found.append(one)
    return found


def _pays_alike_or_different(heights: list[int], recruits: int, destination: int) -> bool:
    if DESTINATIONS[destination].cost == DIFFERENT:
        return 5 - heights.count(0) + recruits >= 3
    # Four alike needs at least one viking (rules section 7).
    most = max(heights)
    return most >= 1 and most + recruits >= 4


def payable(player: Player, destination: int) -> bool:
    """Whether the player can pay for the destination with crew vikings and recruit tokens."""
    return bool(affordable(player, (destination,)))


def fits(player: Player, destination: int, cards: tuple[int, ...], recruits: int) -> tuple[str, ...]:
    """The names of the rules that a payment breaks; () if it pays exactly what is asked."""
    faults = []
    if not 0 <= recruits <= player.recruits:
        faults.append("tokens")
    for kind in set(cards):
        if not 0 <= kind < 20 or cards.count(kind) > player.crew[kind // 4].count(kind):
            faults.append("not_in_crew")
            break
    place = DESTINATIONS[destination]
    total = len(cards) + recruits
    if total != place.price:
        faults.append("too_much" if total > place.price else "too_little")
    by_colour = [0, 0, 0, 0, 0]
    for kind in cards:
        if 0 <= kind < 20:
            by_colour[kind // 4] += 1
    cost = place.cost
    if cost == DIFFERENT:
        if max(by_colour) > 1:
            faults.append("different")
    elif cost == SAME:
        if sum(1 for n in by_colour if n) > 1:
            faults.append("same")
        if not cards:
            faults.append("same_needs_viking")
    elif not isinstance(cost, str) and any(n > need for n, need in zip(by_colour, cost, strict=True)):
        faults.append("colours")
    return tuple(faults)


@lru_cache(maxsize=4096)
def _choices(column: tuple[int, ...], count: int) -> tuple[tuple[int, ...], ...]:
    """The different ways to take ``count`` cards from a column, each sorted, in order."""
    return tuple(sorted({tuple(sorted(cards)) for cards in combinations(column, count)}))


def payments(player: Player, destination: int) -> Iterator[Payment]:
    """Every exact payment, fewest recruit tokens first."""
    price = DESTINATIONS[destination].price
    for recruits in range(min(player.recruits, price) + 1):
        for cards in _card_sets(player, destination, price - recruits):
            yield cards, recruits


def _card_sets(player: Player, destination: int, count: int) -> Iterator[tuple[int, ...]]:
    cost = DESTINATIONS[destination].cost
    crew = player.crew
    if cost == DIFFERENT:
        for columns in combinations(range(5), count):
            yield from _product([_choices(crew[colour], 1) for colour in columns])
    elif cost == SAME:
        if count:
            for column in crew:
                if len(column) >= count:
                    yield from _choices(column, count)
    else:
        assert not isinstance(cost, str)
        yield from _named(crew, cost, count, 0)


def _named(
    crew: tuple[tuple[int, ...], ...], cost: tuple[int, ...], count: int, colour: int
) -> Iterator[tuple[int, ...]]:
    if colour == 5:
        if count == 0:
            yield ()
        return
    for n in range(min(cost[colour], len(crew[colour]), count) + 1):
        for rest in _named(crew, cost, count - n, colour + 1):
            for cards in _choices(crew[colour], n):
                yield cards + rest


def _product(parts: list[tuple[tuple[int, ...], ...]]) -> Iterator[tuple[int, ...]]:
    if not parts:
        yield ()
        return
    for rest in _product(parts[1:]):
        for cards in parts[0]:
            yield cards + rest


def random_payment(player: Player, destination: int, random: Generator) -> Payment:
    """One legal payment, without listing all: the tokens first, then the cards."""
    price = DESTINATIONS[destination].price
    cost = DESTINATIONS[destination].cost
    crew = player.crew
    if cost == DIFFERENT:
        filled = [colour for colour in range(5) if crew[colour]]
        least = max(0, price - len(filled))
        recruits = least + random.below(min(player.recruits, price) - least + 1)
        chosen = sorted(random.shuffled(filled)[: price - recruits])
        return tuple(random.choice(crew[colour]) for colour in chosen), recruits
    if cost == SAME:
        columns = [column for column in crew if column and len(column) + player.recruits >= price]
        column = random.choice(columns)
        least = max(0, price - len(column))
        recruits = least + random.below(min(player.recruits, price - 1) - least + 1)
        return tuple(sorted(random.shuffled(column)[: price - recruits])), recruits
    assert not isinstance(cost, str)
    # Every colour needs at least its missing cards in tokens; further tokens replace cards at random.
    tokens = [max(0, need - len(column)) for need, column in zip(cost, crew, strict=True)]
    spare = min(player.recruits, price) - sum(tokens)
    for _ in range(random.below(spare + 1)):
        open_colours = [colour for colour in range(5) if tokens[colour] < cost[colour]]
        tokens[random.choice(open_colours)] += 1
    cards: list[int] = []
    for colour, need in enumerate(cost):
        n = need - tokens[colour]
        if n:
            cards.extend(sorted(random.shuffled(crew[colour])[:n]))
    return tuple(cards), sum(tokens)
