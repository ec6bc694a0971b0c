"""How many points every seat will end with, estimated from a position by learnt weights."""

from collections.abc import Sequence
from typing import Protocol

from vikingtable.rules.boru import tables
from vikingtable.rules.boru.state import FACE_DOWN, ON_BOARD

#: A feature of a position: its index among the weights, and how much of it there is.
Term = tuple[int, float]

# The features, by their first index. A region counts in points of its token: by who holds the token and by how far
# the seat is ahead of the best other side there.
CLAIM, PRESENT, COINS, MORE_COINS, RENOWN, MARKER, TOWNS, REACH, OCCUPIED = 0, 24, 33, 34, 35, 36, 37, 38, 39
COURT, COURT_LEAD, CHURCH, CHURCH_SOLE, CHURCH_TIED, CHURCH_FOUR = 40, 50, 51, 52, 53, 54
RAIDERS, RAIDERS_SOLE, RAIDERS_TIED, RAIDERS_FEWEST, SPOILS, MILITARY, TRADE, BIAS = 55, 56, 57, 58, 59, 60, 61, 62
HAND = 63
FEATURES = 64

#: Places in ``CLAIM`` for a token that lies face down, that lies face up (or will), that the seat or a rival holds.
DOWN, OPEN, MINE, THEIRS = 0, 6, 12, 18
#: Coins that buy an expansion count in full, others less; discs and raiders past a number promise nothing more.
_FIRST_COINS, LAST_COINS, _MOST_PIECES, _MOST_REACH = 5, 12, 8, 3


class Seated(Protocol):
    """What is read of a seat: a ``Player`` or the working copy of one."""

    points: int
    coins: int
    renown: int
    court: int
    church: int
    raiders: int
    hand: tuple[int, ...]
    discs: int
    princess: str


def place(margin: int, there: bool) -> int:
    """The place of a region among six: without a town, then from two or more behind to two or more ahead."""
    if not there:
        return 0
    return 3 + (margin if -2 < margin < 2 else (2 if margin > 0 else -2))


def phase(rounds_left: int, tricks_left: int) -> int:
    """The row of the weights: between rounds (no tricks) or early or late in a round, by the rounds to come."""
    rounds = min(rounds_left, 2)
    if tricks_left < 0:
        return rounds_left - 1 if rounds_left < 3 else 8
    return 2 + 2 * rounds + (1 if tricks_left > 2 else 0)


def margins(players: Sequence[Seated], vikings: int, monasteries: int, region: int) -> tuple[list[int], list[int], int]:
    """Each seat's weight in a region, how far it is ahead of the best other side, and the weight of all sides."""
    mask = _REGION_MASKS[region]
    open_ = mask & ~vikings
    sides = [
        (player.discs & open_).bit_count() + (player.discs & open_ & monasteries).bit_count() for player in players
    ]
    towns = vikings & mask
    raiders = towns.bit_count() + (towns & monasteries).bit_count() if towns else 0
    total = sum(sides) + raiders
    if raiders:
        for index, player in enumerate(players):
            if player.princess == tables.MILITARY:
                sides[index] += raiders
                raiders = 0
    most, second = raiders, 0
    for side in sides:
        if side > most:
            most, second = side, most
        elif side > second:
            second = side
    return sides, [side - (second if side == most else most) for side in sides], total


_REGION_MASKS = tables.REGION_MASKS


def terms(
    cards: Sequence[float],
    players: Sequence[Seated],
    vikings: int,
    monasteries: int,
    claims: Sequence[int],
    marker: int,
    battle: int,
) -> list[list[Term]]:
    """The features of every seat; ``cards`` is what each card in hand is worth."""
    seats = len(players)
    found: list[list[Term]] = [[] for _ in players]
    present = [0] * seats
    for region, claim in enumerate(claims):
        sides, ahead, total = margins(players, vikings, monasteries, region)
        if not total:
            continue
        one = tables.REGIONS[region]
        points = one.points
        if claim == ON_BOARD or (claim == FACE_DOWN and total >= one.threshold):
            status = OPEN
        else:
            status = DOWN if claim == FACE_DOWN else THEIRS
        for index in range(seats):
            there = sides[index] > 0
            held = MINE if claim == index else status
            if there:
                present[index] += 1
            found[index].append((CLAIM + held + place(ahead[index], there), points))
    taken = vikings
    for player in players:
        taken |= player.discs
    free = tables.ALL_TOWNS & ~taken
    spaces = [player.court for player in players]
    highest = max(spaces)
    discs = [player.church for player in players]
    most_discs = max(discs)
    sole_discs = discs.count(most_discs) == 1
    raiders = [player.raiders for player in players]
    most_raiders = max(raiders)
    sole_raiders = raiders.count(most_raiders) == 1
    fewest = min(raiders)
    for index, player in enumerate(players):
        add = found[index].append
        own = player.discs & ~vikings
        add((PRESENT + present[index], 1))
        found[index] += coin_terms(player.coins)
        add((RENOWN, player.renown))
        if marker == index:
            add((MARKER, 1))
        add((TOWNS, own.bit_count()))
        reach = reachable(own, free).bit_count()
        if reach:
            add((REACH, min(reach, _MOST_REACH)))
        add((OCCUPIED, (player.discs & vikings).bit_count()))
        space = player.court
        add((COURT + space, 1))
        if space and space == highest:
            add((COURT_LEAD, 1))
        if player.church:
            add((CHURCH, min(player.church, _MOST_PIECES)))
            if player.church == most_discs:
                add((CHURCH_SOLE if sole_discs else CHURCH_TIED, 1))
            if player.church >= tables.MONASTERY_DISCS:
                add((CHURCH_FOUR, 1))
        count = player.raiders
        if count:
            add((RAIDERS, min(count, _MOST_PIECES)))
            if count == most_raiders:
                if sole_raiders:
                    add((RAIDERS_SOLE, 1))
                    add((SPOILS, player.renown))
                else:
                    add((RAIDERS_TIED, 1))
        if battle and count == fewest:
            add((RAIDERS_FEWEST, 1))
        if player.princess:
            add((MILITARY if player.princess == tables.MILITARY else TRADE, vikings.bit_count()))
        add((BIAS, 1))
        if player.hand:
            add((HAND, sum([cards[card] for card in player.hand])))
    return found


def coin_terms(coins: int) -> list[Term]:
    """The features of coins: those that buy an expansion, and further ones up to a limit."""
    if coins <= _FIRST_COINS:
        return [(COINS, coins)]
    return [(COINS, _FIRST_COINS), (MORE_COINS, min(coins, LAST_COINS) - _FIRST_COINS)]


def reachable(own: int, free: int) -> int:
    """The free towns that one road joins to a town of a mask."""
    reach = 0
    neighbours = tables.NEIGHBOURS
    while own:
        low = own & -own
        reach |= neighbours[low.bit_length()]
        own ^= low
    return reach & free


def estimates(
    row: Sequence[float],
    cards: Sequence[float],
    players: Sequence[Seated],
    vikings: int,
    monasteries: int,
    claims: Sequence[int],
    marker: int,
    battle: int,
) -> list[float]:
    """The points that every seat may expect to end with, by one row of the weights and the worths of cards."""
    return [
        player.points + sum([row[index] * amount for index, amount in found])
        for player, found in zip(
            players, terms(cards, players, vikings, monasteries, claims, marker, battle), strict=True
        )
    ]
