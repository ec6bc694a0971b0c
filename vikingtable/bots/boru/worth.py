"""What things of Brian Boru are worth to a seat at a moment, by the learnt weights: towns, coins, actions of cards."""

from collections.abc import Sequence

from vikingtable.bots.boru import value, weights
from vikingtable.rules.boru import tables
from vikingtable.rules.boru.course import Course
from vikingtable.rules.boru.state import FACE_DOWN, ON_BOARD, BoruState, Draft, StartTown

#: What it is worth to free an own town.
LIBERATED = 1.5


class Worth:
    """A position on the rules' own working copy, and what things are worth in it.

    Whatever is worked out for an open question is kept until ``forget``.
    """

    def __init__(self, state: BoruState) -> None:
        self.course = Course(state)
        self.seats = self.course.everybody()
        self.table = weights.TABLES[len(self.seats)]
        # The towns at the start belong to the first round: they are judged by what it makes of them.
        self._round = max(state.round, 1)
        self._towns: dict[tuple[int, int, int], float] = {}
        self._expansions: dict[int, tuple[int, float]] = {}
        self._gathered: dict[tuple[int, str, int], float] = {}
        self.take_weights()

    def forget(self) -> None:
        """The position has changed: everything is to be worked out anew."""
        self._towns.clear()
        self._expansions.clear()
        self._gathered.clear()

    def take_weights(self) -> None:
        """Take the weights that fit the time of the game."""
        course = self.course
        left = len(course.marriage_deck)
        top = course.frames[-1] if course.frames else None
        if type(top) is StartTown or (type(top) is Draft and course.round != self._round):
            phase = value.phase(left + 1, -1)
        else:
            cards = max([len(seat.hand) for seat in self.seats])
            phase = value.phase(left, max(cards - 1, 0))
        self.row: Sequence[float] = self.table.rows[phase]
        self._end = self.table.ends[phase]
        self._purse = self.table.purses[phase]

    def estimates(self) -> list[float]:
        """What every seat may expect to end with."""
        course = self.course
        self.take_weights()
        return value.estimates(
            self._end,
            self.table.cards,
            self.seats,
            course.vikings,
            course.monasteries,
            course.claims,
            course.marker,
            course.battle,
        )

    def town_worth(self, owner: int, region: int, more: int = 1) -> float:
        """What ``more`` weight in a region brings the seat, in points; negative ``more`` is a loss."""
        known = self._towns.get((owner, region, more))
        if known is None:
            known = self._towns[owner, region, more] = self._town_worth(owner, region, more)
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


#: The card whose coins are an option of the game.
_CARD_OF_OPTION = 5
_MOST_COINS = value.LAST_COINS
