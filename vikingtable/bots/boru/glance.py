"""Answers at a glance: for every question of Brian Boru what the learnt weights make of it, without looking ahead."""

from collections.abc import Callable

from vikingtable.bots.boru import value
from vikingtable.bots.boru.worth import Worth
from vikingtable.rules.boru import acts, tables
from vikingtable.rules.boru.state import (
    FACE_DOWN,
    BuildMonastery,
    Buy,
    ChooseAction,
    ChoosePrincess,
    Draft,
    Expand,
    Follow,
    GainTown,
    Lead,
    Liberate,
    LoseTown,
    StartTown,
)
from vikingtable.rules.chance import Generator
from vikingtable.rules.state import Action, Frame

#: What a rival is kept from counts for this much of what one gains oneself.
DENIAL = 0.3
#: The chance that a later seat beats a card if it can.
WILLING = 0.85
#: The share of a card's worth in hand that is lost when it is played. Less than all, since one card is never played.
KEPT = 0.3


def glance(at: Worth, random: Generator, odd: int) -> Action:
    """The answer to the open question; one in ``odd`` is drawn at random (none if 0).

    It looks at what the answering seat may know only: its own hand and what lies open.
    """
    at.forget()
    top = at.course.frames[-1]
    return _ANSWERS[type(top)](at, top, random, odd)


def _random_town(mask: int, random: Generator) -> int:
    for _ in range(random.below(mask.bit_count())):
        mask &= mask - 1
    return (mask & -mask).bit_length()


def _follow(at: Worth, top: Follow, random: Generator, odd: int) -> Action:
    owner = top.owner
    hand = at.seats[owner].hand
    if odd and random.below(odd) == 0:
        return acts.PlayCard(owner, hand[random.below(len(hand))])
    course = at.course
    town = tables.TOWNS[course.town - 1]
    colour = town.colour
    best, leader = 0, -1
    for index, card in course.trick:
        if card > best and tables.CARDS[card].suit in (colour, tables.WHITE):
            best, leader = card, index
    later = len(at.seats) - len(course.trick) - 1
    unseen = _unseen(at, owner)
    worth = at.town_worth(owner, town.region) + at.row[value.TOWNS] + at.row[value.MARKER]
    if leader >= 0:
        worth += DENIAL * max(0.0, at.town_worth(leader, town.region))
    keep = KEPT * at.row[value.HAND] if len(hand) > 2 else 0.0
    chosen, most = hand[0], -1e9
    for card in hand:
        score = at.loser_worth(owner, card)
        if card > best and tables.CARDS[card].suit in (colour, tables.WHITE):
            score += _hold(at, card, colour, unseen, later) * (worth + at.action_worth(owner, card, -1) - score)
        score -= at.table.cards[card] * keep
        if score > most:
            chosen, most = card, score
    return acts.PlayCard(owner, chosen)


def leads(at: Worth, owner: int, every: bool = True) -> list[tuple[float, int, int]]:
    """What each card may be led to: (worth, card, the empty towns of one colour in one region), in a fixed order.

    Without ``every``, only the region of each colour that brings most.
    """
    hand = at.seats[owner].hand
    free = at.course.empty()
    row = at.row
    bonus = row[value.TOWNS] + row[value.MARKER]
    keep = KEPT * row[value.HAND] if len(hand) > 2 else 0.0
    unseen, later = _unseen(at, owner), len(at.seats) - 1
    worths = [at.town_worth(owner, region) if free & mask else 0.0 for region, mask in enumerate(tables.REGION_MASKS)]
    places: dict[str, list[tuple[float, int]]] = {}
    for colour, suited in tables.COLOUR_MASKS.items():
        here = [
            (worths[region], free & suited & mask)
            for region, mask in enumerate(tables.REGION_MASKS)
            if free & suited & mask
        ]
        places[colour] = here if every or not here else [max(here, key=_first)]
    found: list[tuple[float, int, int]] = []
    for card in hand:
        losing = at.loser_worth(owner, card)
        winning = bonus + at.action_worth(owner, card, -1) - losing
        losing -= at.table.cards[card] * keep
        for colour, there in places.items():
            if tables.CARDS[card].suit in (colour, tables.WHITE):
                hold = _hold(at, card, colour, unseen, later)
                found += [(losing + hold * (worth + winning), card, here) for worth, here in there]
    return found


def _unseen(at: Worth, owner: int) -> int:
    """The cards that the seat has not seen in this round's tricks nor holds, as a mask (bit = value)."""
    course = at.course
    seen = 1
    for card in at.seats[owner].hand:
        seen |= 1 << card
    for _, card in course.spent:
        seen |= 1 << card
    for _, card in course.trick:
        seen |= 1 << card
    return _ALL_CARDS & ~seen


def _hold(at: Worth, card: int, colour: str, unseen: int, later: int) -> float:
    """The chance that a fitting card wins against the seats still to play."""
    higher = (_HIGHER[colour][card] & unseen).bit_count()
    return _HOLDS[len(at.seats)][later][higher]


def _holds(seats: int) -> tuple[tuple[float, ...], ...]:
    """The part of ``_HOLDS`` for a table of so many."""
    dealt = tables.BY_SEATS[seats].dealt
    misses = 1.0 - dealt / (len(tables.CARDS) - dealt)
    rows = []
    for later in range(seats):
        row = []
        lacks_all = 1.0
        for _ in range(len(tables.CARDS)):
            one_lets_pass = 1.0 - WILLING * (1.0 - lacks_all)
            chance = 1.0
            for _ in range(later):
                chance *= one_lets_pass
            row.append(chance)
            lacks_all *= misses
        rows.append(tuple(row))
    return tuple(rows)


#: By seats at the table, seats still to play and unseen higher cards: the chance that a card is not beaten.
_HOLDS = {seats: _holds(seats) for seats in tables.BY_SEATS}
#: Masks of cards (bit = value): all, and by colour of the town and card the higher ones that fit.
_ALL_CARDS = sum(1 << card for card in tables.CARDS)
_HIGHER = {
    colour: [
        sum(1 << one for one in range(card + 1, 26) if tables.CARDS[one].suit in (colour, tables.WHITE))
        for card in range(len(tables.CARDS) + 1)
    ]
    for colour in tables.COLOUR_MASKS
}


def _lead(at: Worth, top: Lead, random: Generator, odd: int) -> Action:
    owner = top.owner
    options = leads(at, owner, every=False)
    if not options:
        hand = at.seats[owner].hand
        return acts.LeadTrick(owner, _random_town(at.course.empty(), random), hand[random.below(len(hand))])
    if odd and random.below(odd) == 0:
        _, card, here = options[random.below(len(options))]
    else:
        _, card, here = max(options, key=_first)
    return acts.LeadTrick(owner, _random_town(here, random), card)


def _first(option: tuple[float, int, int] | tuple[float, int]) -> float:
    return option[0]


def _draft(at: Worth, top: Draft, random: Generator, odd: int) -> Action:
    course = at.course
    seat = course.start.viewer
    if seat < 0:
        seat = next(index for index, answer in enumerate(top.answers) if not answer)
    packet = course.packets[(seat - top.step) % len(at.seats)].rest
    ranked = sorted(packet, key=lambda card: -at.table.cards[card])
    keep = tables.DRAFT_KEEP
    if odd:
        # Anything near the best may be kept: one card of the next ones for one of the best.
        other = random.below(2 * odd)
        if other < len(ranked) - keep:
            ranked[keep - 1] = ranked[keep + other]
    return acts.Keep(seat, tuple(sorted(ranked[:keep])))


def _option(at: Worth, top: ChooseAction, random: Generator, odd: int) -> Action:
    owner = top.owner
    if odd and random.below(odd) == 0:
        return acts.ChooseOption(owner, random.below(2))
    first = at.action_worth(owner, top.card, 0)
    return acts.ChooseOption(owner, 0 if first >= at.action_worth(owner, top.card, 1) else 1)


def _buy(at: Worth, top: Buy, random: Generator, odd: int) -> Action:
    owner = top.owner
    most = at.course.affordable(owner, top.symbol)
    if odd and random.below(odd) == 0:
        return acts.Purchase(owner, random.below(most + 1))
    coins = at.seats[owner].coins
    best, bought = 0.0, 0
    for count in range(1, most + 1):
        worth = at.symbols_worth(owner, top.symbol, count) + at.coins_worth(coins, -2 * count)
        if worth > best:
            best, bought = worth, count
    return acts.Purchase(owner, bought)


def _expand(at: Worth, top: Expand, random: Generator, odd: int) -> Action:
    town, _ = at.expansion(top.owner, at.seats[top.owner].coins)
    return acts.ExpandTo(top.owner, town) if town else acts.Decline(top.owner)


def _best_town(at: Worth, random: Generator, owner: int, mask: int, gains: bool = True) -> int:
    """The town of a mask that brings the seat most, or whose loss costs it least."""
    best, most = 0, -1e9
    for region, part in enumerate(tables.REGION_MASKS):
        towns = mask & part
        if towns:
            worth = at.town_worth(owner, region, 1 if gains else -1)
            if worth > most:
                best, most = towns, worth
    return _random_town(best, random)


def _gain(at: Worth, top: GainTown, random: Generator, odd: int) -> Action:
    mask = at.course.empty()
    if top.region >= 0:
        mask &= tables.REGION_MASKS[top.region]
    return acts.PlaceDisc(top.owner, _best_town(at, random, top.owner, mask))


def _start(at: Worth, top: StartTown, random: Generator, odd: int) -> Action:
    mask = 0
    taken = at.course.discs()
    for region in tables.REGION_MASKS:
        if not region & taken:
            mask |= region
    return acts.PlaceDisc(top.owner, _best_town(at, random, top.owner, mask))


def _free(at: Worth, top: Liberate, random: Generator, odd: int) -> Action:
    own = at.course.vikings & at.seats[top.owner].discs
    return acts.FreeTown(top.owner, _best_town(at, random, top.owner, own or at.course.vikings))


def _yield(at: Worth, top: LoseTown, random: Generator, odd: int) -> Action:
    mask = at.course.controlled(top.loser)
    if top.owner == top.loser:
        return acts.YieldTown(top.owner, _best_town(at, random, top.loser, mask, gains=False))
    worst, least = 0, 1e9
    for region, part in enumerate(tables.REGION_MASKS):
        towns = mask & part
        if towns:
            worth = at.town_worth(top.loser, region, -1)
            if worth < least:
                worst, least = towns, worth
    return acts.YieldTown(top.owner, _random_town(worst, random))


def _build(at: Worth, top: BuildMonastery, random: Generator, odd: int) -> Action:
    mask = at.course.controlled(top.owner) & ~at.course.monasteries
    return acts.Build(top.owner, _best_town(at, random, top.owner, mask))


def _princess(at: Worth, top: ChoosePrincess, random: Generator, odd: int) -> Action:
    owner, course = top.owner, at.course
    support = 0.0
    for region, one in enumerate(tables.REGIONS):
        sides, ahead, total = value.margins(at.seats, course.vikings, course.monasteries, region)
        raiders = total - sum(sides)
        claim = course.claims[region]
        up = claim != FACE_DOWN or total >= one.threshold
        if raiders and up and claim != owner and ahead[owner] < 1:
            rivals = max([side for index, side in enumerate(sides) if index != owner])
            support += one.points if sides[owner] + raiders > rivals else 0.0
    own = course.controlled(owner)
    present = [sum([1 for mask in tables.REGION_MASKS if towns & mask]) for towns in (own, own | course.vikings)]
    trade = tables.REGION_POINTS[present[1]] - tables.REGION_POINTS[present[0]]
    if max(support, trade) <= tables.SPURN_POINTS:
        return acts.TakePrincess(owner, tables.SPURN)
    return acts.TakePrincess(owner, tables.MILITARY if support >= trade else tables.TRADE)


_ANSWERS: dict[type[Frame], Callable[..., Action]] = {
    Follow: _follow,
    Lead: _lead,
    ChooseAction: _option,
    Buy: _buy,
    Expand: _expand,
    GainTown: _gain,
    StartTown: _start,
    Draft: _draft,
    Liberate: _free,
    LoseTown: _yield,
    BuildMonastery: _build,
    ChoosePrincess: _princess,
}
