"""The easy and the medium player: rules of thumb, without a look at what others may hold."""

from vikingtable.bots.base import Budget, Choice
from vikingtable.rules.chance import Generator
from vikingtable.rules.state import Decision
from vikingtable.rules.wild_vikings.pieces import JOKER, SHIPS
from vikingtable.rules.wild_vikings.state import (
    LOAD,
    PASS,
    ROLL,
    Auction,
    Bid,
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
