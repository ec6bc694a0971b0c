"""Choosing what pays for a destination: vikings of the crew and recruit tokens, changed by single clicks."""

from attrs import evolve, frozen

from vikingtable.rules.knarr.acts import PayFor
from vikingtable.rules.knarr.payment import payments
from vikingtable.rules.knarr.state import Player
from vikingtable.rules.knarr.tables import BRACELET, DESTINATIONS, DIFFERENT, RECRUIT, REPUTATION, SAME, VP

#: A crew viking: its column and its place in it, oldest first.
CrewCard = tuple[int, int]
#: What is rather given away, by the gain on the card: tokens run into their cap first.
_GIVE_FIRST = (BRACELET, RECRUIT, VP, REPUTATION)


@frozen
class Payment:
    """What is chosen so far. ``cards`` in the order of choosing, ``tokens`` recruit tokens."""

    cards: tuple[CrewCard, ...] = ()
    tokens: int = 0

    @property
    def total(self) -> int:
        """How much of the price that is."""
        return len(self.cards) + self.tokens

    def kinds(self, player: Player) -> tuple[int, ...]:
        """The vikings as the rules name them, sorted."""
        return tuple(sorted(player.crew[colour][at] for colour, at in self.cards))

    def action(self, player: Player, seat: int) -> PayFor:
        """The answer that gives this payment."""
        return PayFor(seat, self.kinds(player), self.tokens)


def places(player: Player, kinds: tuple[int, ...]) -> tuple[CrewCard, ...]:
    """Where the vikings of these kinds stand in the crew, the newest of a kind first."""
    found: list[CrewCard] = []
    for kind in kinds:
        column = player.crew[kind // 4]
        at = next(
            (at for at in reversed(range(len(column))) if column[at] == kind and (kind // 4, at) not in found), None
        )
        if at is not None:
            found.append((kind // 4, at))
    return tuple(found)


def suggested(player: Player, destination: int) -> Payment:
    """A payment to begin with: as few tokens as possible, vikings whose symbols and columns are missed least."""
    best: tuple[tuple[int, ...], tuple[int, ...], int] | None = None
    for kinds, tokens in payments(player, destination):
        if best is not None and tokens > best[2]:
            break
        worth = (
            sum(len(player.crew[kind // 4]) for kind in kinds),
            sum(_GIVE_FIRST.index(kind % 4) for kind in kinds),
        )
        if best is None or worth < best[0]:
            best = (worth, kinds, tokens)
    return Payment() if best is None else Payment(places(player, best[1]), best[2])


def with_card(payment: Payment, player: Player, destination: int, card: CrewCard) -> Payment:
    """The payment after a click on a crew viking: taken out, or put in, in place of one that it stands for."""
    if card in payment.cards:
        return evolve(payment, cards=tuple(one for one in payment.cards if one != card))
    one = DESTINATIONS[destination]
    chosen = list(payment.cards)
    if one.cost == SAME:
        # Another colour is another choice.
        chosen = [other for other in chosen if other[0] == card[0]]
    elif one.cost == DIFFERENT:
        chosen = [other for other in chosen if other[0] != card[0]]
    else:
        assert not isinstance(one.cost, str)
        mine = [other for other in chosen if other[0] == card[0]]
        if mine and len(mine) >= one.cost[card[0]]:
            chosen.remove(mine[0])
    payment = Payment((*chosen, card), payment.tokens)
    if payment.total > one.price and payment.tokens:
        return evolve(payment, tokens=payment.tokens - 1)
    if payment.total > one.price and len(payment.cards) > 1:
        return evolve(payment, cards=payment.cards[1:])
    return payment


def with_tokens(payment: Payment, player: Player, destination: int, tokens: int) -> Payment:
    """The payment with so many tokens; vikings chosen first make room for them."""
    tokens = max(0, min(tokens, player.recruits))
    price = DESTINATIONS[destination].price
    cards = payment.cards
    over = len(cards) + tokens - price
    if over > 0 and tokens > payment.tokens:
        cards = cards[over:]
    return Payment(cards, tokens)
