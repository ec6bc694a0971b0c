"""The easy and the medium player: rules of thumb, without a look at what others may hold."""

from collections.abc import Callable, Sequence

from vikingtable.bots.base import Advice, Budget, Choice
from vikingtable.rules.chance import Generator
from vikingtable.rules.state import Action, Decision
from vikingtable.rules.wild_vikings.pieces import JOKER, SHIPS
from vikingtable.rules.wild_vikings.state import (
    LOAD,
    PASS,
    ROLL,
    Auction,
    Bid,
    LoadShip,
    ShipChoice,
    WildVikingsState,
    cards_of,
)
from vikingtable.texts.message import msg

NO_CARDS_FIT = msg("wild_vikings.reason.no_cards_fit")
TOO_DEAR = msg("wild_vikings.reason.too_dear")
STRONGEST_COLOUR = msg("wild_vikings.reason.strongest_colour")
ONLY_ANSWER = msg("wild_vikings.reason.only_answer")


def least_bid(view: WildVikingsState, auction: Auction) -> int:
    """The fewest cards that take the lead."""
    level_leads = view.options.bid_rule == "free" and view.options.tie_rule == "later" and auction.best > 0
    return auction.best if level_leads else auction.best + 1


def bid_of(seat: int, ship: int, colour: int, size: int) -> Bid:
    """``size`` cards with as few jokers as a hand with ``colour`` cards of the ship's colour allows."""
    plain = min(colour, size)
    return Bid(seat, cards_of(ship, plain, size - plain))


def ranked(
    chosen: Choice, others: Sequence[Action], also: Sequence[Action], worth: Callable[[Action], float]
) -> tuple[Advice, ...]:
    """The chosen answer first, then the others and those asked for by their worth, none above the chosen one.

    A rule of thumb may choose what its own estimate calls second best (a card over the need, for safety): then no
    other answer is said to gain anything.
    """
    top = worth(chosen.action)
    rest = [action for action in dict.fromkeys((*others, *also)) if action != chosen.action]
    judged = [Advice(action, min(top, worth(action))) for action in rest]
    judged.sort(key=lambda one: -one.value)
    return (Advice(chosen.action, top, chosen.reasons), *judged)


def _bids_and_pass(view: WildVikingsState) -> tuple[Action, ...]:
    """A bid of each possible size with as few jokers as can be, and the pass."""
    top = view.frames[-1]
    if type(top) is not Auction:
        return LOAD[view.viewer] if type(top) is ShipChoice else ROLL[view.viewer : view.viewer + 1]
    ship, seat = view.row[0], view.viewer
    colour, jokers = view.hands[seat][ship], view.hands[seat][JOKER]
    sizes = range(least_bid(view, top), colour + jokers + 1)
    return (*(bid_of(seat, ship, colour, size) for size in sizes), PASS[seat])


class EasyBot:
    """Bids one card more than the others if the ship carries at least as many treasures; loads any ship.

    For a full ship it adds a card over the need as long as others may answer.
    """

    FULL_SHIP = 5

    def choose(self, view: WildVikingsState, decision: Decision, budget: Budget, random: Generator) -> Choice:
        """The answer of the view's seat."""
        seat = view.viewer
        top = view.frames[-1]
        if type(top) is ShipChoice:
            return Choice(LOAD[seat][random.below(len(SHIPS))])
        if type(top) is not Auction:
            return Choice(ROLL[seat], (ONLY_ANSWER,))
        ship = view.row[0]
        colour, jokers = view.hands[seat][ship], view.hands[seat][JOKER]
        size = least_bid(view, top)
        if size > colour + jokers:
            return Choice(PASS[seat], (NO_CARDS_FIT,))
        if size > view.cargo[ship]:
            return Choice(PASS[seat], (TOO_DEAR,))
        if view.cargo[ship] >= self.FULL_SHIP and len(top.bids) < view.seats - 1:
            size = min(size + 1, colour + jokers)
        return Choice(bid_of(seat, ship, colour, size), (msg("wild_vikings.reason.worth_it", n=view.cargo[ship]),))

    def advise(
        self, view: WildVikingsState, decision: Decision, budget: Budget, random: Generator, also: Sequence[Action] = ()
    ) -> tuple[Advice, ...]:
        """The answers by what they win: a card paid counts as one treasure, the ships are all alike."""

        def worth(action: Action) -> float:
            return float(view.cargo[view.row[0]] - sum(action.cards)) if isinstance(action, Bid) else 0.0

        return ranked(self.choose(view, decision, budget, random), _bids_and_pass(view), also, worth)


class MediumBot:
    """Weighs the treasures against the price of a card, and bids two cards over the need while others may answer."""

    #: How much the treasures count above their number, since otherwise another seat takes them; how many times as
    #: much as a coloured card a joker is worth; and the cards laid down over the need.
    DENIAL, JOKER_WORTH, MARGIN = 1.5, 1.2, 2

    def choose(self, view: WildVikingsState, decision: Decision, budget: Budget, random: Generator) -> Choice:
        """The answer of the view's seat."""
        seat = view.viewer
        top = view.frames[-1]
        hand = view.hands[seat]
        if type(top) is ShipChoice:
            best = max(SHIPS, key=lambda ship: hand[ship])
            return Choice(LOAD[seat][best], (STRONGEST_COLOUR,))
        if type(top) is not Auction:
            return Choice(ROLL[seat], (ONLY_ANSWER,))
        ship = view.row[0]
        colour, jokers = hand[ship], hand[JOKER]
        size = least_bid(view, top)
        if size > colour + jokers:
            return Choice(PASS[seat], (NO_CARDS_FIT,))
        if len(top.bids) < view.seats - 1:
            size = min(size + self.MARGIN, colour + jokers)
        plain = min(colour, size)
        cost = (plain + self.JOKER_WORTH * (size - plain)) * self._price(view)
        if view.cargo[ship] * self.DENIAL < cost:
            return Choice(PASS[seat], (TOO_DEAR,))
        return Choice(bid_of(seat, ship, colour, size), (msg("wild_vikings.reason.worth_it", n=view.cargo[ship]),))

    @staticmethod
    def _price(view: WildVikingsState) -> float:
        """Treasures still to be sold a card in play; a quarter of the supply is the number of cards each draws."""
        to_draw = view.seats * (view.supply + 1) / 4
        return (view.supply + sum(view.cargo)) / (sum(view.hand_sizes) + to_draw)

    def advise(
        self, view: WildVikingsState, decision: Decision, budget: Budget, random: Generator, also: Sequence[Action] = ()
    ) -> tuple[Advice, ...]:
        """The answers by the treasures they win less the price of their cards; ships by the share of fitting cards."""
        hand = view.hands[view.viewer]
        price = self._price(view) if isinstance(view.frames[-1], Auction) else 0.0

        def worth(action: Action) -> float:
            if isinstance(action, LoadShip):
                return hand[action.ship] / max(1, sum(hand))
            if not isinstance(action, Bid):
                return 0.0
            jokers = action.cards[JOKER]
            paid = sum(action.cards) - jokers + self.JOKER_WORTH * jokers
            return view.cargo[view.row[0]] * self.DENIAL - paid * price

        return ranked(self.choose(view, decision, budget, random), _bids_and_pass(view), also, worth)
