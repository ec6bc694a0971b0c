"""Weights in regions and the points at the end (rules sections 1, 3.4 and 4)."""

from collections.abc import Sequence

from vikingtable.rules.boru import tables
from vikingtable.rules.boru.state import ON_BOARD, Player
from vikingtable.rules.game import Score


def weight(towns: int, monasteries: int) -> int:
    """Towns of a mask, one with a monastery counting twice."""
    return towns.bit_count() + (towns & monasteries).bit_count()


def towns_of(player: Player, vikings: int) -> int:
    """Towns that the player controls: own discs without a Viking token."""
    return player.discs & ~vikings


def weights(players: Sequence[Player], vikings: int, monasteries: int, region: int) -> list[int]:
    """The weight of each seat in a region and, last, of the Vikings; military support counts theirs as its own."""
    mask = tables.REGION_MASKS[region]
    sides = [weight(player.discs & ~vikings & mask, monasteries) for player in players]
    raiders = weight(vikings & mask, monasteries)
    for index, player in enumerate(players):
        if player.princess == tables.MILITARY:
            sides[index] += raiders
            raiders = 0
    sides.append(raiders)
    return sides


def contested(players: Sequence[Player], vikings: int, monasteries: int, claims: Sequence[int]) -> list[int]:
    """Half points of face-up tokens left on the board, for every seat tied for most there (ruling H)."""
    points = [0] * len(players)
    for region, claim in enumerate(claims):
        if claim == ON_BOARD:
            sides = weights(players, vikings, monasteries, region)
            best = max(sides)
            for index in range(len(players)):
                if sides[index] == best and best:
                    points[index] += tables.REGIONS[region].points // 2
    return points


def regions_present(player: Player, vikings: int) -> int:
    """Regions with a town that the player controls; trade counts Viking towns."""
    towns = player.discs & ~vikings
    if player.princess == tables.TRADE:
        towns |= vikings
    return sum(1 for mask in tables.REGION_MASKS if towns & mask)


def scores(
    players: Sequence[Player], vikings: int, monasteries: int, claims: Sequence[int], marker: int
) -> tuple[Score, ...]:
    """The points of each seat, by line, as if the game ended now."""
    coins = [player.coins for player in players]
    richest = max(coins)
    halves = contested(players, vikings, monasteries, claims)
    result = []
    for index, player in enumerate(players):
        held = sum(tables.REGIONS[region].points for region, claim in enumerate(claims) if claim == index)
        result.append(
            Score(
                (
                    ("track", player.points),
                    ("coins", 1 if player.coins == richest and coins.count(richest) == 1 else 0),
                    ("marker", 1 if marker == index else 0),
                    ("renown", player.renown),
                    ("claims", held),
                    ("contested", halves[index]),
                    ("regions", tables.REGION_POINTS[regions_present(player, vikings)]),
                )
            )
        )
    return tuple(result)


def winners(
    players: Sequence[Player], vikings: int, monasteries: int, claims: Sequence[int], marker: int
) -> tuple[int, ...]:
    """Most points; level: more held claim tokens, then more marriage cards, then shared (rules section 4)."""
    keys = []
    for index, score in enumerate(scores(players, vikings, monasteries, claims, marker)):
        keys.append((score.total, list(claims).count(index), len(players[index].marriages)))
    best = max(keys)
    return tuple(index for index, key in enumerate(keys) if key == best)
