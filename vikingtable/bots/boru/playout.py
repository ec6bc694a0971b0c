"""Quick answers for every question, and a round played out with them on the rules' own working copy."""

from collections.abc import Callable, Sequence

from vikingtable.bots.boru import value, weights
from vikingtable.rules.boru import acts, tables
from vikingtable.rules.boru.course import Course
from vikingtable.rules.boru.state import (
    FACE_DOWN,
    ON_BOARD,
    BoruState,
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

#: One answer in so many is drawn at random, so that playouts differ.
ODD_ANSWER = 12
#: What a rival is kept from counts for this much of what one gains oneself.
DENIAL = 0.3
#: What it is worth to free an own town.
LIBERATED = 1.5
#: The chance that a later seat beats a card, for each higher fitting card there is.
BEATEN = 0.055


class Playout:
    """A game that is played on from a full state, or from a seat's view, with quick answers.

    A quick answer looks at what its seat may know only: its own hand and what lies open.
    """

    def __init__(self, state: BoruState, random: Generator, odd: int = ODD_ANSWER) -> None:
        self.course = Course(state)
        self.random = random
        self.odd = odd
        self.seats = self.course.everybody()
        self._round = state.round
        #: What was worked out for the open question: worths of towns by seat, region and weight, and expansions.
        self._worths: dict[tuple[int, int, int], float] = {}
        self._expansions: dict[int, tuple[int, float]] = {}
        self._gathered: dict[tuple[int, str, int], float] = {}
        self._set_row()

    def answer(self, action: Action) -> None:
        """Carry out an answer and what follows by itself."""
        self.course.answer(action)

    def quick(self) -> Action:
        """The quick answer to the open question."""
        top = self.course.frames[-1]
        self._worths.clear()
        self._expansions.clear()
        self._gathered.clear()
        return _ANSWERS[type(top)](self, top)

    def run(self, tricks: int) -> None:
        """Play on until so many tricks have ended, or the round, or the game."""
        course = self.course
        while course.frames:
            top = course.frames[-1]
            kind = type(top)
            if kind is Draft and course.round != self._round:
                return
            if kind is Lead:
                if tricks <= 0:
                    return
                tricks -= 1
                self._set_row()
            course.answer(self.quick())

    def _set_row(self) -> None:
        """Take the weights that fit the time of the game."""
        course = self.course
        left = len(course.marriage_deck)
        top = course.frames[-1] if course.frames else None
        if type(top) is StartTown or (type(top) is Draft and course.round != self._round):
            phase = value.phase(left + 1, -1)
        else:
            cards = max([len(seat.hand) for seat in self.seats])
            phase = value.phase(left, max(cards - 1, 0))
        self.row: Sequence[float] = weights.ROWS[phase]
        self._purse = _PURSES[phase]

    def estimates(self) -> list[float]:
        """What every seat may expect to end with."""
        course = self.course
        self._set_row()
        return value.estimates(
            self.row, self.seats, course.vikings, course.monasteries, course.claims, course.marker, course.battle
        )

    # What things are worth -------------------------------------------------------------------------------

    def town_worth(self, owner: int, region: int, more: int = 1) -> float:
        """What ``more`` weight in a region brings the seat, in points; negative ``more`` is a loss."""
        known = self._worths.get((owner, region, more))
        if known is None:
            known = self._worths[owner, region, more] = self._town_worth(owner, region, more)
        return known

    def _town_worth(self, owner: int, region: int, more: int) -> float:
        course, row = self.course, self.row
        sides, ahead, total = value.margins(self.seats, course.vikings, course.monasteries, region)
        one = tables.REGIONS[region]
        claim = course.claims[region]
        if claim == owner:
            status = value.MINE
        elif claim == ON_BOARD or (claim == FACE_DOWN and total + max(more, 0) >= one.threshold):
            status = value.OPEN
        else:
            status = value.DOWN if claim == FACE_DOWN else value.THEIRS
        side, margin = sides[owner], ahead[owner]
        after = side + more
        worth = one.points * (
            row[status + value.place(margin + more, after > 0)] - row[status + value.place(margin, side > 0)]
        )
        if (side > 0) != (after > 0):
            there = self.present(owner)
            worth += row[value.PRESENT + min(there + 1, 8)] - row[value.PRESENT + there] if after else 0.0
            if not after:
                worth += row[value.PRESENT + there - 1] - row[value.PRESENT + there]
        return worth

    def present(self, owner: int) -> int:
        """Regions in which the seat has a town."""
        own = self.seats[owner].discs & ~self.course.vikings
        return sum([1 for mask in tables.REGION_MASKS if own & mask])

    def coins_worth(self, coins: int, change: int) -> float:
        """What more or fewer coins are worth; each coin that is wanting costs points."""
        after = coins + change
        worth = self._purse[min(coins, _MOST_COINS)]
        if after < 0:
            return tables.COINLESS_LOSS * after - worth
        return self._purse[min(after, _MOST_COINS)] - worth

    def symbols_worth(self, owner: int, symbol: str, count: int) -> float:
        """What more church discs, raiders or steps are worth."""
        row, seats = self.row, self.seats
        seat = seats[owner]
        if symbol == tables.COURT:
            before = seat.court
            taken = [other.court for other in seats if other is not seat]
            after = min(before + count, tables.COURT_TOP)
            while after in taken and after > before:
                after -= 1
            worth = row[value.COURT + after] - row[value.COURT + before]
            highest = max(taken)
            if after > highest >= before:
                worth += row[value.COURT_LEAD]
            return worth
        if symbol == tables.CHURCH:
            before = seat.church
            best = max([other.church for other in seats if other is not seat])
            return self._church(before + count, best) - self._church(before, best)
        before = seat.raiders
        count = min(count, self.course.battle)
        others = [other.raiders for other in seats if other is not seat]
        best, least = max(others), min(others)
        return self._raiders(before + count, best, least, seat.renown, self.course.battle - count) - self._raiders(
            before, best, least, seat.renown, self.course.battle
        )

    def _church(self, discs: int, best: int) -> float:
        row = self.row
        worth = row[value.CHURCH] * min(discs, 8)
        if discs >= best and discs:
            worth += row[value.CHURCH_SOLE if discs > best else value.CHURCH_TIED]
        if discs >= tables.MONASTERY_DISCS:
            worth += row[value.CHURCH_FOUR]
        return worth

    def _raiders(self, count: int, best: int, least: int, renown: int, battle: int) -> float:
        row = self.row
        worth = row[value.RAIDERS] * min(count, 8)
        if count > best:
            worth += row[value.RAIDERS_SOLE] + row[value.SPOILS] * renown
        elif count == best and count:
            worth += row[value.RAIDERS_TIED]
        if count <= least and battle:
            worth += row[value.RAIDERS_FEWEST]
        return worth

    def action_worth(self, owner: int, card: int, option: int) -> float:
        """What an action is worth without the town that it claims."""
        coins, expands, liberates, symbol, count = _ACTIONS[card][option]
        seat = self.seats[owner]
        worth = 0.0
        if expands:
            if card == _CARD_OF_OPTION:
                coins = self.course.start.card5_coins
            if seat.coins + coins >= tables.EXPANSION:
                worth = self.expansion(owner, seat.coins + coins)[1]
        elif liberates and self.course.vikings & seat.discs:
            worth = LIBERATED
        if coins:
            worth += self.coins_worth(seat.coins, coins)
        if count:
            known = self._gathered.get((owner, symbol, count))
            if known is None:
                known = self._gathered[owner, symbol, count] = self.symbols_worth(owner, symbol, count)
            worth += known
        return worth

    def loser_worth(self, owner: int, card: int) -> float:
        """What the better secondary action of a card is worth."""
        worth = self.action_worth(owner, card, 0)
        if len(tables.CARDS[card].secondary) > 1:
            other = self.action_worth(owner, card, 1)
            return other if other > worth else worth
        return worth

    def expansion(self, owner: int, coins: int) -> tuple[int, float]:
        """The best town of an expansion and what it brings, less the coins; (0, 0) if none is worth it."""
        known = self._expansions.get(owner)
        if known is None:
            known = self._expansions[owner] = self._best_expansion(owner)
        town, worth = known
        worth += self.coins_worth(coins, -tables.EXPANSION)
        return (town, worth) if town and worth > 0 else (0, 0.0)

    def _best_expansion(self, owner: int) -> tuple[int, float]:
        reach = self.course.reachable(owner)
        best, most = 0, 0.0
        if reach:
            bonus = self.row[value.TOWNS]
            for region, mask in enumerate(tables.REGION_MASKS):
                towns = reach & mask
                if towns:
                    worth = self.town_worth(owner, region) + bonus
                    if worth > most:
                        best, most = (towns & -towns).bit_length(), worth
        return best, most


def _random_town(mask: int, random: Generator) -> int:
    for _ in range(random.below(mask.bit_count())):
        mask &= mask - 1
    return (mask & -mask).bit_length()


def _follow(play: Playout, top: Follow) -> Action:
    owner = top.owner
    hand = play.seats[owner].hand
    random = play.random
    if play.odd and random.below(play.odd) == 0:
        return acts.PlayCard(owner, hand[random.below(len(hand))])
    course = play.course
    town = tables.TOWNS[course.town - 1]
    colour = town.colour
    best, leader = 0, -1
    for index, card in course.trick:
        if card > best and tables.CARDS[card].suit in (colour, tables.WHITE):
            best, leader = card, index
    later = len(play.seats) - len(course.trick) - 1
    worth = play.town_worth(owner, town.region) + play.row[value.TOWNS] + play.row[value.MARKER]
    if leader >= 0:
        worth += DENIAL * max(0.0, play.town_worth(leader, town.region))
    keep = play.row[value.HAND] if len(hand) > 2 else 0.0
    chosen, most = hand[0], -1e9
    for card in hand:
        score = play.loser_worth(owner, card)
        if card > best and tables.CARDS[card].suit in (colour, tables.WHITE):
            score += _HOLDS[later][card] * (worth + play.action_worth(owner, card, -1) - score)
        score -= weights.CARDS[card] * keep
        if score > most:
            chosen, most = card, score
    return acts.PlayCard(owner, chosen)


def leads(play: Playout, owner: int, every: bool = True) -> list[tuple[float, int, int]]:
    """What each card may be led to: (worth, card, the empty towns of one colour in one region), in a fixed order.

    Without ``every``, only the region of each colour that brings most.
    """
    hand = play.seats[owner].hand
    free = play.course.empty()
    row = play.row
    bonus = row[value.TOWNS] + row[value.MARKER]
    keep = row[value.HAND] if len(hand) > 2 else 0.0
    holds = _HOLDS[len(play.seats) - 1]
    worths = [play.town_worth(owner, region) if free & mask else 0.0 for region, mask in enumerate(tables.REGION_MASKS)]
    places: dict[str, list[tuple[float, int]]] = {}
    for colour, suited in tables.COLOUR_MASKS.items():
        here = [
            (worths[region], free & suited & mask)
            for region, mask in enumerate(tables.REGION_MASKS)
            if free & suited & mask
        ]
        places[colour] = here if every or not here else [max(here, key=_first)]
    places[tables.WHITE] = [place for colour in tables.COLOUR_MASKS for place in places[colour]]
    found: list[tuple[float, int, int]] = []
    for card in hand:
        losing = play.loser_worth(owner, card)
        winning = bonus + play.action_worth(owner, card, -1) - losing
        losing -= weights.CARDS[card] * keep
        hold = holds[card]
        found += [(losing + hold * (worth + winning), card, here) for worth, here in places[tables.CARDS[card].suit]]
    return found


def _lead(play: Playout, top: Lead) -> Action:
    owner, random = top.owner, play.random
    options = leads(play, owner, every=False)
    if not options:
        hand = play.seats[owner].hand
        return acts.LeadTrick(owner, _random_town(play.course.empty(), random), hand[random.below(len(hand))])
    if play.odd and random.below(play.odd) == 0:
        _, card, here = options[random.below(len(options))]
    else:
        _, card, here = max(options, key=_first)
    return acts.LeadTrick(owner, _random_town(here, random), card)


def _first(option: tuple[float, int, int] | tuple[float, int]) -> float:
    return option[0]


def _draft(play: Playout, top: Draft) -> Action:
    seat = next(index for index, answer in enumerate(top.answers) if not answer)
    course, random = play.course, play.random
    packet = course.packets[(seat - top.step) % len(play.seats)].rest
    ranked = sorted(packet, key=lambda card: -weights.CARDS[card])
    keep = tables.DRAFT_KEEP
    if play.odd:
        # Anything near the best may be kept: one card of the next ones for one of the best.
        other = random.below(2 * play.odd)
        if other < len(ranked) - keep:
            ranked[keep - 1] = ranked[keep + other]
    return acts.Keep(seat, tuple(sorted(ranked[:keep])))


def _option(play: Playout, top: ChooseAction) -> Action:
    owner = top.owner
    if play.odd and play.random.below(play.odd) == 0:
        return acts.ChooseOption(owner, play.random.below(2))
    first = play.action_worth(owner, top.card, 0)
    return acts.ChooseOption(owner, 0 if first >= play.action_worth(owner, top.card, 1) else 1)


def _buy(play: Playout, top: Buy) -> Action:
    owner = top.owner
    most = play.course.affordable(owner, top.symbol)
    if play.odd and play.random.below(play.odd) == 0:
        return acts.Purchase(owner, play.random.below(most + 1))
    coins = play.seats[owner].coins
    best, bought = 0.0, 0
    for count in range(1, most + 1):
        worth = play.symbols_worth(owner, top.symbol, count) + play.coins_worth(coins, -2 * count)
        if worth > best:
            best, bought = worth, count
    return acts.Purchase(owner, bought)


def _expand(play: Playout, top: Expand) -> Action:
    town, _ = play.expansion(top.owner, play.seats[top.owner].coins)
    return acts.ExpandTo(top.owner, town) if town else acts.Decline(top.owner)


def _best_town(play: Playout, owner: int, mask: int, gains: bool = True, whose: int = -1) -> int:
    """The town of a mask with the most worth to the seat, or whose loss hurts ``whose`` least."""
    if whose < 0:
        whose = owner
    best, most = 0, -1e9
    for region, part in enumerate(tables.REGION_MASKS):
        towns = mask & part
        if towns:
            worth = play.town_worth(whose, region, 1 if gains else -1)
            if worth > most:
                best, most = towns, worth
    return _random_town(best, play.random)


def _gain(play: Playout, top: GainTown) -> Action:
    mask = play.course.empty()
    if top.region >= 0:
        mask &= tables.REGION_MASKS[top.region]
    return acts.PlaceDisc(top.owner, _best_town(play, top.owner, mask))


def _start(play: Playout, top: StartTown) -> Action:
    mask = 0
    taken = play.course.discs()
    for region in tables.REGION_MASKS:
        if not region & taken:
            mask |= region
    return acts.PlaceDisc(top.owner, _best_town(play, top.owner, mask))


def _free(play: Playout, top: Liberate) -> Action:
    own = play.course.vikings & play.seats[top.owner].discs
    return acts.FreeTown(top.owner, _best_town(play, top.owner, own or play.course.vikings))


def _yield(play: Playout, top: LoseTown) -> Action:
    mask = play.course.controlled(top.loser)
    if top.owner == top.loser:
        return acts.YieldTown(top.owner, _best_town(play, top.loser, mask, gains=False))
    worst, least = 0, 1e9
    for region, part in enumerate(tables.REGION_MASKS):
        towns = mask & part
        if towns:
            worth = play.town_worth(top.loser, region, -1)
            if worth < least:
                worst, least = towns, worth
    return acts.YieldTown(top.owner, _random_town(worst, play.random))


def _build(play: Playout, top: BuildMonastery) -> Action:
    mask = play.course.controlled(top.owner) & ~play.course.monasteries
    return acts.Build(top.owner, _best_town(play, top.owner, mask))


def _princess(play: Playout, top: ChoosePrincess) -> Action:
    return acts.TakePrincess(top.owner, tables.SPURN)


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


def _sums(symbols: Sequence[str]) -> tuple[int, bool, bool, str, int]:
    """What an action comes to: coins, whether it expands or liberates, what it gathers and how much of it."""
    gathered = [symbol for symbol in symbols if symbol in (tables.COURT, tables.RAIDER, tables.CHURCH)]
    coins = symbols.count(tables.COIN) - symbols.count(tables.LOSE_COIN)
    kind = gathered[0] if gathered else ""
    return coins, tables.EXPAND in symbols, tables.LIBERATE in symbols, kind, len(gathered)


#: By card and option (−1 is the primary action): what the action comes to.
_ACTIONS = {
    card: {-1: _sums(one.primary), **{option: _sums(symbols) for option, symbols in enumerate(one.secondary)}}
    for card, one in tables.CARDS.items()
}


def _purses() -> tuple[tuple[float, ...], ...]:
    """By the row of weights: what so many coins are worth."""
    return tuple(
        [
            tuple(
                [
                    sum([row[index] * amount for index, amount in value.coin_terms(coins)])
                    for coins in range(_MOST_COINS + 1)
                ]
            )
            for row in weights.ROWS
        ]
    )


#: The card whose coins are an option of the game.
_CARD_OF_OPTION = 5
_MOST_COINS = value.LAST_COINS
_PURSES = _purses()


def _holds() -> tuple[tuple[float, ...], ...]:
    """By the number of seats still to play: the chance that none of them beats a fitting card."""
    rows = []
    for later in range(5):
        row = [0.0]
        for card in range(1, 26):
            suit = tables.CARDS[card].suit
            colour = tables.RED if suit == tables.WHITE else suit
            higher = sum(1 for one in range(card + 1, 26) if tables.CARDS[one].suit in (colour, tables.WHITE))
            chance = 1.0
            for _ in range(later):
                chance *= 1.0 - BEATEN * higher
            row.append(chance)
        rows.append(tuple(row))
    return tuple(rows)


#: By the number of seats still to play and the card: the chance that it wins the trick.
_HOLDS = _holds()
