"""Knarr in short, for playing thousands of turns: counts instead of cards in order, no events, no questions.

A turn of the model is one stroke: the best of all recruits and explorations by ``Weights``, and a trade. It follows
the rules but for what hardly matters to a guess of the future: the mead cup and the golden bracelet do nothing, in a
shortage everybody gives the cheapest viking, and what tokens pay for is judged one viking at a time.
"""

from collections.abc import Sequence

from vikingtable.bots.knarr.weights import KNOTS, WEIGHTS, Weights
from vikingtable.rules.chance import Generator
from vikingtable.rules.knarr import tables
from vikingtable.rules.knarr.state import EMPTY, KnarrState, Player

_CAP = tables.TOKEN_CAP
_TOP = tables.REPUTATION_MAX
_INCOME = tables.INCOME
_END = tables.LAST_ROUND_AT
_LATEST = KNOTS[-1]

#: What paying for a destination asks: (colour, count) pairs; ``None`` for three different, () for four alike.
_NEEDS: dict[int, tuple[tuple[int, int], ...] | None] = {
    one.id: (None if one.cost == tables.DIFFERENT else ())
    if isinstance(one.cost, str)
    else tuple((colour, need) for colour, need in enumerate(one.cost) if need)
    for one in tables.DESTINATIONS.values()
}
_GAINS: dict[int, tuple[int, ...]] = {one.id: one.gains for one in tables.DESTINATIONS.values()}
_IS_A: dict[int, bool] = {one.id: one.row == "A" for one in tables.DESTINATIONS.values()}
#: The symbols of a destination as indices column × 5 + symbol.
_SYMBOLS: dict[int, tuple[int, ...]] = {
    one.id: tuple(at * 5 + symbol for at, symbol in enumerate(one.columns) if symbol != tables.NONE)
    for one in tables.DESTINATIONS.values()
}


class Seat:
    """What a seat has, as counts."""

    __slots__ = ("bracelets", "hand", "heights", "kinds", "recruits", "reputation", "reserved", "top_a", "trade", "vp")

    vp: int
    reputation: int
    recruits: int
    bracelets: int
    hand: list[int]
    #: Crew vikings of each of the twenty kinds.
    kinds: list[int]
    #: Crew vikings of each colour.
    heights: list[int]
    #: Trade symbols, boat included, by column × 5 + symbol.
    trade: list[int]
    reserved: list[int]
    #: Whether a destination of row A lies on top of the stack (helmet).
    top_a: bool


def seat_of(player: Player, boat: Sequence[int]) -> Seat:
    """The counts of a player whose boat has these trade symbols."""
    seat = Seat()
    seat.vp, seat.reputation = player.vp, player.reputation
    seat.recruits, seat.bracelets = player.recruits, player.bracelets
    seat.hand = list(player.hand)
    seat.kinds = kinds = [0] * 20
    for column in player.crew:
        for card in column:
            kinds[card] += 1
    seat.heights = [len(column) for column in player.crew]
    seat.trade = trade = [0] * 15
    for at, symbol in enumerate(boat):
        if symbol != tables.NONE:
            trade[at * 5 + symbol] += 1
    for one in player.destinations:
        for at in _SYMBOLS[one]:
            trade[at] += 1
    seat.reserved = list(player.reserved)
    seat.top_a = bool(player.destinations) and _IS_A[player.destinations[-1]]
    return seat


class Model:
    """A position between two turns, changed in place."""

    __slots__ = (
        "active",
        "artifacts",
        "deck",
        "deck_a",
        "deck_b",
        "discard",
        "first",
        "last_round",
        "offer",
        "over",
        "random",
        "row_a",
        "row_b",
        "seats",
        "turns",
    )

    def __init__(self, state: KnarrState, random: Generator) -> None:
        """``state`` is full and stands at the beginning of a turn (its income is paid) or is over."""
        self.random = random
        self.artifacts = state.artifacts
        self.offer = list(state.offer)
        self.row_a, self.row_b = list(state.row_a), list(state.row_b)
        # Stacks are drawn from the end.
        self.deck, self.deck_a, self.deck_b = list(state.deck[::-1]), list(state.deck_a[::-1]), list(state.deck_b[::-1])
        self.discard = list(state.discard)
        self.first, self.active = state.first, state.active
        self.last_round, self.over = state.last_round, not state.frames
        self.turns = state.turn
        boat = tables.BOATS[state.boat]
        self.seats = [seat_of(player, boat) for player in state.players]
        if state.income_due and not self.over:
            seat = self.seats[self.active]
            seat.vp += _INCOME[seat.reputation]

    def run(self, turns: int) -> None:
        """Play so many turns, or to the end of the game."""
        for _ in range(turns):
            if self.over:
                return
            self.turn()

    def clock(self) -> int:
        """How far the game is, see ``weights.KNOTS``."""
        return min(_LATEST, max([seat.vp for seat in self.seats]) + self.turns // len(self.seats))

    def turn(self) -> None:
        """One turn of the seat whose income is paid, and the income of the next."""
        seat = self.seats[self.active]
        weights = WEIGHTS[self.clock()]
        self.turns += 1
        lines = min(seat.heights) if self.artifacts else 0
        traded = False
        if seat.bracelets == _CAP:
            # With all bracelets in hand further ones would be lost.
            traded = self.trade(seat, weights)
        again = self.act(seat, weights, True, True)
        while again:
            if min(seat.heights) > lines and tables.AMULET in self.artifacts:
                seat.bracelets = min(_CAP, seat.bracelets + 1)
                seat.recruits = min(_CAP, seat.recruits + 1)
                seat.reputation = min(_TOP, seat.reputation + 1)
            explore = min(seat.heights) > lines and tables.WEATHERVANE in self.artifacts
            lines = max(lines, min(seat.heights))
            recruit = again == 2
            if not (explore or recruit):
                break
            again = self.act(seat, weights, recruit, explore)
        if not traded and seat.bracelets:
            self.trade(seat, weights)
        if seat.vp >= _END:
            self.last_round = True
        following = self.active + 1
        if following == len(self.seats):
            following = 0
        self.active = following
        if following == self.first and self.last_round:
            self.over = True
            return
        seat = self.seats[following]
        if seat.reputation > 2:
            seat.vp += _INCOME[seat.reputation]
            if seat.vp >= _END:
                self.last_round = True

    def act(self, seat: Seat, weights: Weights, recruit: bool, explore: bool) -> int:
        """The best recruit or exploration; 0 without artifacts or if nothing was done, 2 if the helmet fired, or 1."""
        best = -1000.0 if recruit and explore else -0.01
        chosen_card = chosen_space = chosen_place = -1
        hand, kinds, heights = seat.hand, seat.kinds, seat.heights
        offer = self.offer
        worth, w_vp, w_bracelets, w_recruits = weights.worth, weights.vp, held_worth(seat, weights), weights.recruits
        w_reputation, w_kind, w_height = weights.reputation, weights.kind, weights.height
        w_sum, w_max = weights.hand_sum, weights.hand_max
        bracelets, recruits, reputation = seat.bracelets, seat.recruits, seat.reputation
        worth0, worth1, worth2, worth3 = worth
        # What recruiting each card would gain, whatever else happens.
        power = []
        for base in (0, 4, 8, 12, 16):
            power.append(
                worth0 * kinds[base] + worth1 * kinds[base + 1] + worth2 * kinds[base + 2] + worth3 * kinds[base + 3]
            )
        in_hand = [power[card >> 2] + worth[card & 3] for card in hand]
        old = w_sum * sum(in_hand) + w_max * max(in_hand)
        if recruit:
            on_offer = [power[card >> 2] + worth[card & 3] if card >= 0 else 0.0 for card in offer]
            most = max(on_offer)
            free_choice = tables.CAULDRON in self.artifacts
            tried = 0
            for at in range(len(hand)):
                card = hand[at]
                if tried >> card & 1:
                    continue
                tried |= 1 << card
                colour, kind = card >> 2, card & 3
                base = colour << 2
                gain0, gain1, gain2, gain3 = kinds[base], kinds[base + 1], kinds[base + 2], kinds[base + 3]
                if kind == 0:
                    gain0 += 1
                elif kind == 1:
                    gain1 += 1
                elif kind == 2:
                    gain2 += 1
                else:
                    gain3 += 1
                now = recruits + gain2
                if now > _CAP:
                    now = _CAP
                gain1 += bracelets
                if gain1 > _CAP:
                    gain1 = _CAP
                gain3 += reputation
                if gain3 > _TOP:
                    gain3 = _TOP
                height = heights[colour]
                value = (
                    gain0 * w_vp
                    + w_bracelets[gain1]
                    - w_bracelets[bracelets]
                    + w_recruits[now]
                    - w_recruits[recruits]
                    + w_reputation[gain3]
                    - w_reputation[reputation]
                    + w_kind[kind]
                    + w_height[height + 1]
                    - w_height[height]
                    - old
                )
                grown = worth[kind]
                rest_sum = rest_max = 0.0
                for other in range(len(hand)):
                    if other != at:
                        one = in_hand[other]
                        if hand[other] >> 2 == colour:
                            one += grown
                        rest_sum += one
                        if one > rest_max:
                            rest_max = one
                taken = offer[colour]
                if taken >= 0:
                    one = on_offer[colour]
                    if taken >> 2 == colour:
                        one += grown
                    total = value + w_sum * (rest_sum + one) + w_max * (one if one > rest_max else rest_max)
                    if total > best:
                        best, chosen_card, chosen_space = total, at, colour
                if taken >= 0 and not (free_choice and height == 1):
                    if not now:
                        continue
                    value += w_recruits[now - 1] - w_recruits[now]
                one = most + grown
                if w_sum > 0.0 and value + w_sum * (rest_sum + one) + w_max * max(one, rest_max) <= best:
                    # Not even the best card of the offer is worth its token.
                    continue
                for space in range(5):
                    taken = offer[space]
                    if taken < 0 or space == colour:
                        continue
                    one = on_offer[space]
                    if taken >> 2 == colour:
                        one += grown
                    total = value + w_sum * (rest_sum + one) + w_max * (one if one > rest_max else rest_max)
                    if total > best:
                        best, chosen_card, chosen_space = total, at, space
        if explore:
            for place in (*self.row_a, *self.row_b, *seat.reserved):
                if place:
                    value = self.place_worth(seat, place, weights, w_bracelets, best)
                    if value > best:
                        best, chosen_place = value, place
        if chosen_place >= 0:
            return self.explore(seat, chosen_place, weights)
        if chosen_card < 0:
            return 0
        return self.recruit(seat, chosen_card, chosen_space)

    def place_worth(
        self, seat: Seat, place: int, weights: Weights, w_bracelets: Sequence[float], least: float
    ) -> float:
        """What exploring a destination is worth beside doing nothing; very little if it cannot be paid.

        Whatever is not worth more than ``least`` even for nothing is not reckoned to the end.
        """
        gains = _GAINS[place]
        value = weights.places[place]
        if gains[1]:
            value += w_bracelets[min(_CAP, seat.bracelets + gains[1])] - w_bracelets[seat.bracelets]
        if gains[3]:
            value += weights.reputation[min(_TOP, seat.reputation + gains[3])] - weights.reputation[seat.reputation]
        w_recruits = weights.recruits
        if value + (w_recruits[gains[2]] if gains[2] else 0.0) <= least:
            return -2000.0
        paid = self.price(seat, place, weights)
        if paid is None:
            return -2000.0
        if gains[2]:
            left = seat.recruits - paid[1]
            value += w_recruits[min(_CAP, left + gains[2])] - w_recruits[left]
        return value - paid[0]

    def price(self, seat: Seat, place: int, weights: Weights) -> tuple[float, int, list[int]] | None:
        """The cheapest payment found: its worth, recruit tokens, vikings by kind; ``None`` if there is none."""
        needs = _NEEDS[place]
        heights, recruits = seat.heights, seat.recruits
        costs: list[tuple[float, int]] = []
        if needs is None:
            missing = heights.count(0) - 2 - recruits
            if missing > 0:
                return None
            found = [self.cheapest(seat, colour, 1, weights)[0] for colour in range(5) if heights[colour]]
            found.sort()
            costs = found[:3]
            tokens = 3 - len(costs)
        elif not needs:
            best: list[tuple[float, int]] | None = None
            least = 0.0
            for colour in range(5):
                height = heights[colour]
                if height and height + recruits >= 4:
                    number = height if height < 4 else 4
                    found = self.cheapest(seat, colour, number, weights)
                    have = weights.recruits
                    total = sum([one[0] for one in found]) + have[recruits] - have[recruits - 4 + number]
                    if best is None or total < least:
                        best, least = found, total
            if best is None:
                return None
            costs = best
            tokens = 4 - len(costs)
        else:
            tokens = 0
            for colour, need in needs:
                height = heights[colour]
                if height < need:
                    tokens += need - height
                    if tokens > recruits:
                        return None
            for colour, need in needs:
                height = heights[colour]
                if height:
                    costs += self.cheapest(seat, colour, need if need < height else height, weights)
        w_recruits = weights.recruits
        if recruits > tokens and costs:
            # A token in place of the dearest viking, while that is cheaper; four alike needs a viking.
            costs.sort()
            while costs and recruits > tokens and (needs or needs is None or len(costs) > 1):
                left = recruits - tokens
                if costs[-1][0] <= w_recruits[left] - w_recruits[left - 1]:
                    break
                costs.pop()
                tokens += 1
        cost = w_recruits[recruits] - w_recruits[recruits - tokens]
        cards = []
        for one in costs:
            cost += one[0]
            cards.append(one[1])
        return cost, tokens, cards

    def cheapest(self, seat: Seat, colour: int, number: int, weights: Weights) -> list[tuple[float, int]]:
        """The vikings of a colour that are missed least: (worth, kind)."""
        kinds, base = seat.kinds, colour << 2
        height = seat.heights[colour]
        w_kind, w_height, worth = weights.kind, weights.height, weights.worth
        waiting = 0.0
        for card in seat.hand:
            if card >> 2 == colour:
                waiting += weights.hand_sum
        found: list[tuple[float, int]] = []
        for kind in weights.order:
            for _ in range(kinds[base + kind]):
                found.append(
                    (w_kind[kind] + waiting * worth[kind] + w_height[height] - w_height[height - 1], base + kind)
                )
                height -= 1
                if len(found) == number:
                    return found
        return found

    def recruit(self, seat: Seat, at: int, space: int) -> int:
        """Recruit the hand card ``at`` and take the offer card of ``space``."""
        card = seat.hand.pop(at)
        colour = card >> 2
        kinds, base = seat.kinds, colour << 2
        kinds[card] += 1
        seat.heights[colour] += 1
        seat.vp += kinds[base]
        seat.bracelets = min(_CAP, seat.bracelets + kinds[base + 1])
        seat.recruits = min(_CAP, seat.recruits + kinds[base + 2])
        seat.reputation = min(_TOP, seat.reputation + kinds[base + 3])
        free = self.offer[colour] < 0 or (seat.heights[colour] == 2 and tables.CAULDRON in self.artifacts)
        if space != colour and not free:
            seat.recruits -= 1
        seat.hand.append(self.offer[space])
        self.offer[space] = EMPTY
        self.offer[space] = self.draw()
        if not self.artifacts:
            return 0
        if seat.heights[colour] >= 4 and tables.SILVER_COIN in self.artifacts:
            seat.vp += 1
        return 1

    def explore(self, seat: Seat, place: int, weights: Weights) -> int:
        """Pay for the destination and lay it on the own stack."""
        paid = self.price(seat, place, weights)
        assert paid is not None
        _, tokens, cards = paid
        for card in cards:
            seat.kinds[card] -= 1
            seat.heights[card >> 2] -= 1
        seat.recruits -= tokens
        self.discard += cards
        gains = _GAINS[place]
        seat.vp += gains[0]
        seat.bracelets = min(_CAP, seat.bracelets + gains[1])
        seat.recruits = min(_CAP, seat.recruits + gains[2])
        seat.reputation = min(_TOP, seat.reputation + gains[3])
        for symbol in _SYMBOLS[place]:
            seat.trade[symbol] += 1
        for _ in range(gains[4]):
            self.draw_crew(seat)
        is_a = _IS_A[place]
        if place in seat.reserved:
            seat.reserved.remove(place)
        else:
            row, stock = (self.row_a, self.deck_a) if is_a else (self.row_b, self.deck_b)
            row[row.index(place)] = stock.pop() if stock else 0
        fired = seat.top_a and not is_a
        seat.top_a = is_a
        if not self.artifacts:
            return 0
        return 2 if fired and tables.HELMET in self.artifacts else 1

    def trade(self, seat: Seat, weights: Weights) -> bool:
        """Trade as many bracelets as are best, if any; whether a trade was made."""
        held, symbols = seat.bracelets, seat.trade
        w_bracelets = held_worth(seat, weights)
        best, chosen = 0.0, 0
        vp = bracelets = recruits = reputation = cards = 0
        for columns in range(held):
            at = columns * 5
            vp += symbols[at]
            bracelets += symbols[at + 1]
            recruits += symbols[at + 2]
            reputation += symbols[at + 3]
            cards += symbols[at + 4]
            value = (
                vp * weights.vp
                + w_bracelets[min(_CAP, held - columns - 1 + bracelets)]
                - w_bracelets[held]
                + weights.recruits[min(_CAP, seat.recruits + recruits)]
                - weights.recruits[seat.recruits]
                + weights.reputation[min(_TOP, seat.reputation + reputation)]
                - weights.reputation[seat.reputation]
                + cards * weights.card
            )
            if value > best:
                best, chosen = value, columns + 1
        if not chosen:
            return False
        seat.bracelets -= chosen
        self.gain_columns(seat, chosen)
        return True

    def gain_columns(self, seat: Seat, columns: int) -> None:
        """Gain every symbol of so many trade columns."""
        symbols = seat.trade
        totals = [sum(symbols[kind : columns * 5 : 5]) for kind in range(5)]
        seat.vp += totals[0]
        seat.bracelets = min(_CAP, seat.bracelets + totals[1])
        seat.recruits = min(_CAP, seat.recruits + totals[2])
        seat.reputation = min(_TOP, seat.reputation + totals[3])
        for _ in range(totals[4]):
            self.draw_crew(seat)

    def draw_crew(self, seat: Seat) -> None:
        """A card of the deck joins a crew."""
        card = self.draw()
        if card >= 0:
            seat.kinds[card] += 1
            seat.heights[card >> 2] += 1

    def draw(self) -> int:
        """The next card of the deck; ``EMPTY`` if no card is left that could be drawn."""
        if not self.deck:
            if not self.discard:
                self.shortage()
            self.deck = list(self.random.shuffled(self.discard))
            self.discard = []
            if not self.deck:
                return EMPTY
        return self.deck.pop()

    def shortage(self) -> None:
        """The largest crews give a viking each."""
        sizes = [sum(seat.heights) for seat in self.seats]
        most = max(sizes)
        if not most:
            return
        for index, seat in enumerate(self.seats):
            if sizes[index] == most:
                weights = WEIGHTS[self.clock()]
                _, card = min(
                    [self.cheapest(seat, colour, 1, weights)[0] for colour in range(5) if seat.heights[colour]]
                )
                seat.kinds[card] -= 1
                seat.heights[card >> 2] -= 1
                self.discard.append(card)


def held_worth(seat: Seat, weights: Weights) -> tuple[float, float, float, float]:
    """What 0 … 3 bracelets are worth to the seat, with the trade columns that it has."""
    trade, share = seat.trade, weights.trade_held
    worth0, worth1, worth2, worth3 = weights.worth
    found = []
    total = 0.0
    for at in (0, 5, 10):
        total += share * (
            worth0 * trade[at]
            + worth1 * trade[at + 1]
            + worth2 * trade[at + 2]
            + worth3 * trade[at + 3]
            + weights.card * trade[at + 4]
        )
        found.append(total)
    _, one, two, three = weights.bracelets
    return 0.0, one + found[0], two + found[1], three + found[2]


def features(seat: Seat, weights: Weights) -> list[float]:
    """The counts that ``Weights`` values, in the order of ``weights.FEATURES``: for learning the weights."""
    kinds, worth = seat.kinds, weights.worth
    power = [sum([worth[kind] * kinds[base + kind] for kind in range(4)]) for base in (0, 4, 8, 12, 16)]
    in_hand = [power[card >> 2] + worth[card & 3] for card in seat.hand]
    return [
        float(seat.vp),
        *[float(seat.reputation >= step) for step in range(1, 15)],
        *[float(seat.recruits >= n) for n in (1, 2, 3)],
        *[float(seat.bracelets >= n) for n in (1, 2, 3)],
        *[float(sum(kinds[kind::4])) for kind in range(4)],
        *[float(sum([height >= n for height in seat.heights])) for n in range(1, 8)],
        sum(in_hand),
        max(in_hand),
        *[float(n) for n in seat.trade],
        sum([n * (*worth, weights.card)[at % 5] for at, n in enumerate(seat.trade[: 5 * seat.bracelets])]),
    ]


def value(seat: Seat, weights: Weights) -> float:
    """What a seat's position is worth in points."""
    kinds, worth = seat.kinds, weights.worth
    total = (
        seat.vp * weights.vp
        + weights.reputation[seat.reputation]
        + weights.recruits[seat.recruits]
        + held_worth(seat, weights)[seat.bracelets]
    )
    w_kind, w_height = weights.kind, weights.height
    power = []
    for base in (0, 4, 8, 12, 16):
        vp, bracelets, recruits, reputation = kinds[base : base + 4]
        total += w_kind[0] * vp + w_kind[1] * bracelets + w_kind[2] * recruits + w_kind[3] * reputation
        total += w_height[vp + bracelets + recruits + reputation]
        power.append(worth[0] * vp + worth[1] * bracelets + worth[2] * recruits + worth[3] * reputation)
    in_hand = [power[card >> 2] + worth[card & 3] for card in seat.hand]
    total += weights.hand_sum * sum(in_hand) + weights.hand_max * max(in_hand)
    for n, one in zip(seat.trade, weights.trade, strict=True):
        if n:
            total += n * one
    for place in seat.reserved:
        total += weights.vp * 0.3 * _GAINS[place][0]
    return total
