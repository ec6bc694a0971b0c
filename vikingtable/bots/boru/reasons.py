"""Why an answer of Brian Boru is good: what it brings, read off the positions it led to, in words of the game."""

from collections.abc import Sequence

from vikingtable.rules.boru import tables
from vikingtable.rules.boru.scoring import regions_present, weights
from vikingtable.rules.boru.state import BoruState, Player
from vikingtable.rules.boru.words import region as region_name
from vikingtable.rules.boru.words import town as town_name
from vikingtable.texts.message import Message, msg, seat

#: Reasons given for one answer, at most.
MOST_REASONS = 3
#: A town or token that comes in fewer of 100 deals than this is no reason.
LEAST_PERCENT = 25


def of_outcomes(before: BoruState, me: int, ends: Sequence[BoruState]) -> tuple[Message, ...]:
    """All that an answer of seat ``me`` brings: towns, regions, tokens, tracks and coins, most important first.

    ``ends`` are the positions it led to, one for each deal of the hidden cards; a figure is their mean, rounded.
    """
    found = [
        *_points(before, me, ends),
        *_tokens(before, me, ends),
        *_towns(before, me, ends),
        *_losses(before, me, ends),
        *_track(before, me, ends),
        *_areas(before, me, ends),
        *_coins(before, me, ends),
    ]
    return tuple(found)


def distinct(found: Sequence[tuple[Message, ...]]) -> list[tuple[Message, ...]]:
    """The reasons of several answers, best first, cut to the few that tell them apart.

    What every answer brings speaks for none. What the best answer costs is told after what it brings, and not alone:
    it is left with one reason at least.
    """
    common = set(found[0]).intersection(*found[1:]) if len(found) > 1 else set()
    told = [tuple([one for one in reasons if one not in common]) for reasons in found]
    brings = [one for one in told[0] if one.key not in _COSTS]
    costs = [one for one in told[0] if one.key in _COSTS]
    told[0] = (*brings, *costs) if brings else (msg("boru.reason.long_run"),)
    return [one[:MOST_REASONS] for one in told]


#: What speaks against an answer.
_COSTS = frozenset(
    f"boru.reason.{what}" for what in ("points_lost", "token_lost", "town_lost", "region_left", "region_place")
)


def of_draft(cards: Sequence[int], held: Sequence[int]) -> tuple[Message, ...]:
    """Why two cards are kept: what they win, and what they do when they lose."""
    found = []
    for card in cards:
        one = tables.CARDS[card]
        if one.suit == tables.WHITE:
            found.append(msg("boru.reason.white_card", card))
        elif card >= _HIGH:
            found.append(msg("boru.reason.high_card", card))
        elif tables.COIN in one.primary:
            found.append(msg("boru.reason.coin_card", card))
        else:
            found.append(msg("boru.reason.low_card", card))
    suits = [tables.CARDS[card].suit for card in (*held, *cards)]
    for suit in dict.fromkeys(tables.CARDS[card].suit for card in cards):
        if suit != tables.WHITE and suits.count(suit) >= _MANY_OF_A_SUIT:
            found.append(msg(f"boru.reason.suit.{suit}", n=suits.count(suit)))
    return tuple(found[:MOST_REASONS])


#: Card values that win most tricks, and as many cards of one suit as make a contest one's own.
_HIGH, _MANY_OF_A_SUIT = 16, 3


def _mean(numbers: Sequence[int]) -> int:
    """The mean, rounded half up."""
    return (2 * sum(numbers) + len(numbers)) // (2 * len(numbers))


def _percent(count: int, ends: Sequence[BoruState]) -> int:
    return (100 * count + len(ends) // 2) // len(ends)


def _points(before: BoruState, me: int, ends: Sequence[BoruState]) -> list[Message]:
    change = _mean([end.players[me].points for end in ends]) - before.players[me].points
    renown = _mean([end.players[me].renown for end in ends]) - before.players[me].renown
    found = []
    if change:
        found.append(msg("boru.reason.points" if change > 0 else "boru.reason.points_lost", n=abs(change)))
    if renown > 0:
        found.append(msg("boru.reason.renown", n=renown))
    return found


def _tokens(before: BoruState, me: int, ends: Sequence[BoruState]) -> list[Message]:
    found = []
    for region, claim in enumerate(before.claims):
        held = sum(1 for end in ends if end.claims[region] == me)
        percent = _percent(held, ends)
        if claim != me and percent == 100:
            found.append(msg("boru.reason.token", region_name(region)))
        elif claim != me and percent >= LEAST_PERCENT:
            found.append(msg("boru.reason.token_likely", region_name(region), percent))
        elif claim == me and 100 - percent >= LEAST_PERCENT:
            found.append(msg("boru.reason.token_lost", region_name(region), 100 - percent))
    return found


def _towns(before: BoruState, me: int, ends: Sequence[BoruState]) -> list[Message]:
    """Towns gained, each with how the seat then stands in the region; regions where only the standing changed."""
    had = before.players[me].discs & ~before.vikings
    counts: dict[int, int] = {}
    for end in ends:
        for town in tables.towns_in(end.players[me].discs & ~end.vikings & ~had):
            counts[town] = counts.get(town, 0) + 1
    found: list[Message] = []
    told = set()
    for town, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        percent = _percent(count, ends)
        if percent < LEAST_PERCENT:
            continue
        key = "boru.reason.town" if percent == 100 else "boru.reason.town_likely"
        found.append(msg(key, town_name(town), *(() if percent == 100 else (percent,))))
        region = tables.TOWNS[town - 1].region
        if region not in told:
            told.add(region)
            gained = [end for end in ends if end.players[me].discs & tables.bit(town)]
            found.append(_standing(region, me, gained))
    for region in range(len(tables.REGIONS)):
        if region in told or _rank(before, me, region) == _typical_rank(region, me, ends):
            continue
        found.append(_standing(region, me, ends))
    regions = _mean([regions_present(end.players[me], end.vikings) for end in ends])
    if regions > regions_present(before.players[me], before.vikings):
        found.append(msg("boru.reason.regions", n=regions))
    return found


def _rank(state: BoruState, me: int, region: int) -> tuple[int, int]:
    """(sides ahead, sides level) of a seat in a region; without a town it has no rank."""
    sides = weights(state.players, state.vikings, state.monasteries, region)
    mine = sides[me]
    if not mine:
        return (-1, 0)
    return (sum(1 for side in sides if side > mine), sides.count(mine) - 1)


def _typical_rank(region: int, me: int, ends: Sequence[BoruState]) -> tuple[int, int]:
    ranks = [_rank(end, me, region) for end in ends]
    return max(sorted(set(ranks)), key=ranks.count)


def _standing(region: int, me: int, ends: Sequence[BoruState]) -> Message:
    ahead, level = _typical_rank(region, me, ends)
    if ahead < 0:
        return msg("boru.reason.region_left", region_name(region))
    if ahead == 0:
        return msg("boru.reason.region_tied" if level else "boru.reason.region_first", region_name(region))
    return msg("boru.reason.region_place", region_name(region), ahead + 1)


def _losses(before: BoruState, me: int, ends: Sequence[BoruState]) -> list[Message]:
    """Towns that anybody loses to the Vikings, and towns freed from them."""
    found = []
    for town in tables.towns_in(tables.ALL_TOWNS):
        mask = tables.bit(town)
        taken = sum(1 for end in ends if end.vikings & mask)
        owner = next((index for index, one in enumerate(before.players) if one.discs & mask), -1)
        if not before.vikings & mask and owner >= 0 and _percent(taken, ends) >= 50:
            if owner == me:
                found.append(msg("boru.reason.town_lost", town_name(town)))
            else:
                found.append(msg("boru.reason.rival_loses", seat(owner), town_name(town)))
        elif before.vikings & mask and _percent(taken, ends) <= 50:
            found.append(msg("boru.reason.town_freed", town_name(town)))
    return found


def _track(before: BoruState, me: int, ends: Sequence[BoruState]) -> list[Message]:
    same_round = [end for end in ends if end.round == before.round and end.frames]
    if not same_round:
        return []
    space = _mean([end.players[me].court for end in same_round])
    if space == before.players[me].court:
        return []
    others = max(_mean([end.players[at].court for end in same_round]) for at in _others(before, me))
    return [msg("boru.reason.court_first" if space > others else "boru.reason.court", space)]


def _others(state: BoruState, me: int) -> list[int]:
    return [index for index in range(state.seats) if index != me]


def _areas(before: BoruState, me: int, ends: Sequence[BoruState]) -> list[Message]:
    """Raiders and church discs, and whether they are the most."""
    same_round = [end for end in ends if end.round == before.round and end.frames]
    found = []
    for name in ("raiders", "church"):

        def held(player: Player, name: str = name) -> int:
            count: int = getattr(player, name)
            return count

        if not same_round:
            continue
        mine = _mean([held(end.players[me]) for end in same_round])
        if mine <= held(before.players[me]):
            continue
        others = max(_mean([held(end.players[at]) for end in same_round]) for at in _others(before, me))
        tail = "_most" if mine > others else ""
        found.append(msg(f"boru.reason.{name}{tail}", n=mine))
    return found


def _coins(before: BoruState, me: int, ends: Sequence[BoruState]) -> list[Message]:
    coins = _mean([end.players[me].coins for end in ends])
    if coins == before.players[me].coins:
        return []
    return [msg("boru.reason.coins", before.players[me].coins, coins)]
