"""The hard player: deals the hidden cards again and again, lets the others answer each of its bids, weighs the end."""

from collections.abc import Sequence
from math import sqrt

from vikingtable.bots.base import Advice, Budget, Choice
from vikingtable.bots.gaps import worths
from vikingtable.bots.wild_vikings.thumb import NO_CARDS_FIT, ONLY_ANSWER, TOO_DEAR, bid_of, least_bid, ranked
from vikingtable.bots.wild_vikings.worth import Prices, prices, spread_of
from vikingtable.rules.chance import Generator
from vikingtable.rules.state import NOBODY, Action, Decision
from vikingtable.rules.wild_vikings.auction import led
from vikingtable.rules.wild_vikings.pieces import JOKER, SHIPS
from vikingtable.rules.wild_vikings.state import LOAD, PASS, ROLL, Auction, Bid, ShipChoice, WildVikingsState
from vikingtable.rules.wild_vikings.turns import sent_to_back
from vikingtable.rules.wild_vikings.views import redeal
from vikingtable.texts.message import Message, msg

#: A bid that wins in fewer of 100 deals is not made for the treasures.
_SELDOM = 20


class HardBot:
    """Chooses the answer with the best expected standing over ``budget.iterations`` deals of the hidden cards."""

    def choose(self, view: WildVikingsState, decision: Decision, budget: Budget, random: Generator) -> Choice:
        """The answer of the view's seat."""
        best = self._weighed(view, budget, random, ())[0]
        return Choice(best.action, best.reasons)

    def advise(
        self, view: WildVikingsState, decision: Decision, budget: Budget, random: Generator, also: Sequence[Action] = ()
    ) -> tuple[Advice, ...]:
        """All answers that it weighs, by the lead in treasures that each promises over the mean of the others."""
        return self._weighed(view, budget, random, also)

    def _weighed(
        self, view: WildVikingsState, budget: Budget, random: Generator, also: Sequence[Action]
    ) -> tuple[Advice, ...]:
        top = view.frames[-1]
        if type(top) is ShipChoice:
            return _load(view, budget, random)
        if type(top) is not Auction:
            return (Advice(ROLL[view.viewer], 0.0, (ONLY_ANSWER,)),)
        hand = view.hands[view.viewer]
        if hand[view.row[0]] + hand[JOKER] < least_bid(view, top):
            # With the free bid rule other cards can be laid that win nothing.
            return ranked(Choice(PASS[view.viewer], (NO_CARDS_FIT,)), (), also, lambda _: 0.0)
        return _AuctionSearch(view, top, also).weighed(budget, random)


def _advice(
    answers: Sequence[Action], tried: Sequence["_Tried"], reasons: Sequence[tuple[Message, ...]], most: int
) -> tuple[Advice, ...]:
    """The answers, best first and equals in their order, by the lead in treasures that each may expect.

    The best has the highest mean standing of the first ``most``: answers that the search would not try by itself are
    not said to be better than its choice.
    """
    best = max(range(most), key=lambda which: tried[which].standing)
    order = [best, *[which for which in range(len(answers)) if which != best]]
    values = dict(zip(order, worths([tried[which].leads for which in order]), strict=True))
    order.sort(key=lambda which: (which != best, -values[which], -tried[which].standing))
    return tuple([Advice(answers[which], values[which], reasons[which]) for which in order])


class _Tried:
    """What an answer came to over the deals: the leads in treasures, and the sum of the standings."""

    __slots__ = ("leads", "standing")

    def __init__(self) -> None:
        self.leads: list[float] = []
        self.standing = 0.0

    def add(self, lead: float, spread: float) -> None:
        """One deal more. A standing is from −1 to 1: far ahead, more treasures are worth less."""
        self.leads.append(lead)
        lead /= spread
        self.standing += lead / sqrt(1 + lead * lead)


class _Lead:
    """The lead of a seat over the mean of the others, in one deal of the hidden cards.

    The lead is linear in cards and treasures, so it is kept as the differences of these to the others' mean.
    """

    __slots__ = ("_cards", "_treasures", "_weights")

    def __init__(self, deal: WildVikingsState, seat: int) -> None:
        weight = -1 / (deal.seats - 1)
        self._weights = [1.0 if one == seat else weight for one in range(deal.seats)]
        self._treasures = sum(w * count for w, count in zip(self._weights, deal.treasures, strict=True))
        self._cards = [
            sum(w * hand[kind] for w, hand in zip(self._weights, deal.hands, strict=True)) for kind in range(4)
        ]

    def after(
        self,
        row: tuple[int, int, int],
        cargo: tuple[int, int, int],
        at: Prices,
        taker: int = NOBODY,
        won: int = 0,
        coloured: int = 0,
        jokers: int = 0,
    ) -> float:
        """In treasures, with the ships like this and ``taker`` having won treasures for cards that fit none aboard."""
        cards = self._cards
        plain, joker, lead = cards[0] + cards[1] + cards[2], cards[JOKER], self._treasures
        if taker != NOBODY:
            weight = self._weights[taker]
            lead += weight * won
            plain -= weight * coloured
            joker -= weight * jokers
        lead += at.card * plain + at.joker * joker
        for place, ship in enumerate(row):
            lead += at.fit[place] * cargo[ship] * cards[ship]
        return lead


def _load(view: WildVikingsState, budget: Budget, random: Generator) -> tuple[Advice, ...]:
    """The ships, first the one on which a token is worth most to the seat and least to the others."""
    at = prices(
        view.supply - 1, sum(view.cargo) + 1, sum(view.hand_sizes), view.seats, view.options.cards_per_card_face
    )
    tried = [_Tried() for _ in SHIPS]
    spread = spread_of(view.supply)
    yellow, red, blue = view.cargo
    laden = ((yellow + 1, red, blue), (yellow, red + 1, blue), (yellow, red, blue + 1))
    for done in range(max(budget.iterations, 1)):
        if done and budget.should_stop():
            break
        lead = _Lead(redeal(view, random), view.viewer)
        for ship in SHIPS:
            tried[ship].add(lead.after(view.row, laden[ship], at), spread)
    reasons: list[tuple[Message, ...]] = [()] * len(SHIPS)
    reasons[max(SHIPS, key=lambda ship: tried[ship].standing)] = (msg("wild_vikings.reason.good_for_me"),)
    return _advice(LOAD[view.viewer], tried, reasons, len(SHIPS))


class _Result:
    """Who leads the auction, and with which cards."""

    __slots__ = ("coloured", "jokers", "leader", "size")

    def __init__(self, leader: int, size: int, coloured: int, jokers: int) -> None:
        self.leader, self.size, self.coloured, self.jokers = leader, size, coloured, jokers


class _AuctionSearch:
    """One seat's answer in one auction."""

    def __init__(self, view: WildVikingsState, auction: Auction, also: Sequence[Action] = ()) -> None:
        self._view = view
        self._seat = view.viewer
        self._ship = view.row[0]
        self._won = view.cargo[self._ship]
        self._tie_rule = view.options.tie_rule if view.options.bid_rule == "free" else "earlier"
        self._roller = auction.roller
        answered = len(auction.bids)
        self._later = [(self._roller + place) % view.seats for place in range(answered + 1, view.seats)]
        paid = auction.bids[(auction.leader - self._roller) % view.seats] if auction.leader != NOBODY else (0, 0, 0, 0)
        self._now = _Result(auction.leader, auction.best, paid[self._ship], paid[JOKER])
        hand = view.hands[self._seat]
        colour, jokers = hand[self._ship], hand[JOKER]
        bids = [
            bid_of(self._seat, self._ship, colour, size)
            for size in range(least_bid(view, auction), colour + jokers + 1)
        ]
        if not self._later:
            bids = bids[:1]
        self._bids: list[Bid] = bids
        self._asked = [bid for bid in dict.fromkeys(also) if isinstance(bid, Bid) and bid not in bids]
        self._cards = sum(view.hand_sizes)
        self._afloat = sum(view.cargo)
        self._at = self._prices(0, 0)
        emptied = list(view.cargo)
        emptied[self._ship] = 0
        self._emptied = (emptied[0], emptied[1], emptied[2])
        self._back = sent_to_back(view.row)

    def _prices(self, gone: int, paid: int) -> Prices:
        """The prices after so many treasures were taken and so many cards paid."""
        view = self._view
        each = view.options.cards_per_card_face
        return prices(view.supply, self._afloat - gone, self._cards - paid, view.seats, each)

    def weighed(self, budget: Budget, random: Generator) -> tuple[Advice, ...]:
        """Passing and bidding each number of cards, best first."""
        starts = [
            _Result(
                *led(self._now.leader, self._now.size, self._seat, sum(bid.cards), self._tie_rule),
                bid.cards[self._ship],
                bid.cards[JOKER],
            )
            for bid in (*self._bids, *self._asked)
        ]
        # The pass comes after the bids, as it does among the legal actions, and what else was asked for last.
        own = len(self._bids)
        starts.insert(own, self._now)
        tried = [_Tried() for _ in starts]
        spread = spread_of(self._view.supply)
        wins = [0] * len(starts)
        deals = 0
        for done in range(max(budget.iterations, 1)):
            if done and budget.should_stop():
                break
            deals += 1
            deal = redeal(self._view, random)
            lead = _Lead(deal, self._seat)
            for which, start in enumerate(starts):
                end = self._answered(start, deal)
                wins[which] += end.leader == self._seat
                tried[which].add(self._weighed(end, lead), spread)
        best = max(range(own + 1), key=lambda which: tried[which].standing)
        reasons = [
            self._reasons(100 * won // deals, one.standing > tried[own].standing)
            for won, one in zip(wins, tried, strict=True)
        ]
        reasons[own] = (msg("wild_vikings.reason.pass_better"),) if best == own else ()
        answers = (*self._bids, PASS[self._seat], *self._asked)
        return _advice(answers, tried, reasons, own + 1)

    def _reasons(self, percent: int, pays: bool) -> tuple[Message, ...]:
        """Of a bid that wins so often; ``pays`` says whether it is better than passing."""
        chance = msg("wild_vikings.reason.likely", percent) if self._later else msg("wild_vikings.reason.last")
        if not pays:
            return (TOO_DEAR, chance)
        if percent < _SELDOM:
            return (msg("wild_vikings.reason.drives_up"), chance)
        return (msg("wild_vikings.reason.worth_it", n=self._won), chance)

    def _answered(self, now: _Result, deal: WildVikingsState) -> _Result:
        """Who wins if each later seat takes the lead as cheaply as it can whenever that suits it."""
        at, won, ship = self._at, self._won, self._ship
        share = 1 / (self._view.seats - 1)
        for seat in self._later:
            hand = deal.hands[seat]
            least = now.size if self._tie_rule == "later" and now.size else now.size + 1
            colour, jokers = hand[ship], hand[JOKER]
            if colour + jokers < least:
                continue
            coloured = min(colour, least)
            cost = at.card * coloured + at.joker * (least - coloured)
            let_go = 0.0
            if now.leader != NOBODY:
                let_go = -share * (won - at.card * now.coloured - at.joker * now.jokers)
            if won - cost > let_go:
                now = _Result(seat, least, coloured, least - coloured)
        return now

    def _weighed(self, end: _Result, lead: _Lead) -> float:
        view = self._view
        if end.leader != NOBODY:
            at = self._prices(self._won, end.size)
            return lead.after(self._back, self._emptied, at, end.leader, self._won, end.coloured, end.jokers)
        rule = view.options.all_pass
        if rule == "rollerTakes":
            return lead.after(self._back, self._emptied, self._prices(self._won, 0), self._roller, self._won)
        if rule == "toSupply":
            return lead.after(self._back, self._emptied, self._at)
        return lead.after(self._back if rule == "toBack" else view.row, view.cargo, self._at)
