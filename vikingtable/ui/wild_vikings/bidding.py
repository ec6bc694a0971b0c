"""Putting a bid together: which cards of the hand are chosen, and how the bid would stand."""

from collections.abc import Iterable

from vikingtable.rules.wild_vikings.pieces import JOKER, NO_CARDS, Cards
from vikingtable.rules.wild_vikings.state import Auction, WildVikingsState
from vikingtable.ui.i18n import tr
from vikingtable.ui.wild_vikings.hand import HandCard


class Bidding:
    """The cards chosen so far from a hand; of those that can be bid, the ship's colour goes before jokers."""

    def __init__(self) -> None:
        self.hand: Cards = NO_CARDS
        self.ship = 0
        self.chosen: frozenset[HandCard] = frozenset()

    def restart(self, hand: Cards, ship: int) -> None:
        """Bid from this hand for that ship; what was chosen stays chosen only if both are the same as before."""
        if (hand, ship) != (self.hand, self.ship):
            self.hand, self.ship, self.chosen = hand, ship, frozenset()

    def clear(self) -> None:
        """Choose nothing."""
        self.chosen = frozenset()

    @property
    def usable(self) -> frozenset[int]:
        """The kinds of card in hand that can be bid."""
        return frozenset(kind for kind in (self.ship, JOKER) if self.hand[kind])

    @property
    def most(self) -> int:
        """How many cards could be bid at most."""
        return self.hand[self.ship] + self.hand[JOKER]

    @property
    def size(self) -> int:
        """How many cards are chosen."""
        return len(self.chosen)

    @property
    def cards(self) -> Cards:
        """The cards chosen, by kind."""
        counts = [0, 0, 0, 0]
        for kind, _ in self.chosen:
            counts[kind] += 1
        return (counts[0], counts[1], counts[2], counts[3])

    def toggle(self, card: HandCard) -> bool:
        """Choose a card, or no longer; says whether it can be bid."""
        if card[0] not in self.usable:
            return False
        self.chosen = self.chosen ^ {card}
        return True

    def choose(self, size: int) -> bool:
        """Choose so many cards, those of the ship's colour first; says whether the hand holds them."""
        if not 0 <= size <= self.most:
            return False
        colour = min(size, self.hand[self.ship])
        self.chosen = frozenset(self._last(self.ship, colour)) | frozenset(self._last(JOKER, size - colour))
        return True

    def choose_cards(self, cards: Cards) -> frozenset[HandCard]:
        """Which cards of the hand a bid of these would raise."""
        return frozenset(card for kind, count in enumerate(cards) for card in self._last(kind, count))

    def add(self) -> bool:
        """Choose one card more; says whether there is one."""
        for kind in (self.ship, JOKER):
            for at in reversed(range(self.hand[kind])):
                if (kind, at) not in self.chosen:
                    self.chosen = self.chosen | {(kind, at)}
                    return True
        return False

    def take_back(self) -> bool:
        """Choose one card less, jokers first; says whether one was chosen."""
        for kind in (JOKER, self.ship):
            of_kind = sorted(card for card in self.chosen if card[0] == kind)
            if of_kind:
                self.chosen = self.chosen - {of_kind[0]}
                return True
        return False

    def _last(self, kind: int, count: int) -> Iterable[HandCard]:
        return [(kind, at) for at in range(self.hand[kind] - count, self.hand[kind])]


def standing(state: WildVikingsState, auction: Auction, bidding: Bidding) -> str:
    """One sentence on how the bid stands: what is needed, or what it beats."""
    size, best = bidding.size, auction.best
    free = state.options.bid_rule == "free"
    if not free and bidding.most <= best:
        return tr("wild_vikings.ui.bid.cannot")
    if not size:
        if not best:
            return tr("wild_vikings.ui.bid.first")
        return tr(f"wild_vikings.ui.bid.{'highest' if free else 'needs'}", n=best)
    if size > best:
        return tr("wild_vikings.ui.bid.beats", n=best) if best else tr("wild_vikings.ui.bid.leads")
    if not free:
        return tr("wild_vikings.ui.bid.needs", n=best)
    if size == best and state.options.tie_rule == "later":
        return tr("wild_vikings.ui.bid.leads")
    if size == best and state.options.tie_rule == "noSale":
        return tr("wild_vikings.ui.bid.level", n=best)
    return tr("wild_vikings.ui.bid.behind", n=best)
