"""What an answer would give, worked out before it is given: gains of a recruit, a trade, an exploration."""

from attrs import frozen

from vikingtable.rules.knarr import tables
from vikingtable.rules.knarr.state import EMPTY, KnarrState, Player, TakeOffer
from vikingtable.rules.knarr.turn import trade_gains

#: Points, bracelets, recruits, reputation, cards.
Amounts = tuple[int, int, int, int, int]


@frozen
class Yield:
    """What would be gained: what is printed, and what of it the caps let through."""

    printed: Amounts
    kept: Amounts

    @property
    def lost(self) -> Amounts:
        """What is beyond the caps."""
        a, b = self.printed, self.kept
        return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4])


def capped(printed: Amounts, *, bracelets: int, recruits: int, reputation: int) -> Yield:
    """The gains of a player who has these tokens and this reputation."""
    cap = tables.TOKEN_CAP
    kept = (
        printed[0],
        min(cap, bracelets + printed[1]) - bracelets,
        min(cap, recruits + printed[2]) - recruits,
        min(tables.REPUTATION_MAX, reputation + printed[3]) - reputation,
        printed[4],
    )
    return Yield(printed, kept)


def recruiting(player: Player, card: int) -> Yield:
    """One unit for every card of the column, the new one included."""
    amounts = [0, 0, 0, 0, 0]
    for kind in (*player.crew[card // 4], card):
        amounts[kind % 4] += 1
    printed = (amounts[0], amounts[1], amounts[2], amounts[3], 0)
    return capped(printed, bracelets=player.bracelets, recruits=player.recruits, reputation=player.reputation)


def trading(boat: str, player: Player, bracelets: int) -> Yield:
    """A trade of so many bracelets; they are paid first."""
    printed = trade_gains(boat, player, bracelets)
    left = max(0, player.bracelets - bracelets)
    return capped(printed, bracelets=left, recruits=player.recruits, reputation=player.reputation)


def exploring(player: Player, destination: int, tokens: int) -> Yield:
    """A destination paid with so many recruit tokens; they are paid first."""
    printed = tables.DESTINATIONS[destination].gains
    left = max(0, player.recruits - tokens)
    return capped(printed, bracelets=player.bracelets, recruits=left, reputation=player.reputation)


@frozen
class SpaceCost:
    """What taking the card of an offer space would cost: 0 or 1 recruit token; ``None``: it cannot be taken."""

    tokens: int | None


def spaces_after(state: KnarrState, player: Player, card: int) -> tuple[SpaceCost, ...]:
    """The costs of the offer's spaces if this card were recruited now."""
    colour = card // 4
    free = tables.CAULDRON in state.artifacts and len(player.crew[colour]) + 1 == 2
    recruits = player.recruits + recruiting(player, card).kept[2]
    return _costs(state, colour, free, recruits)


def spaces_now(state: KnarrState, player: Player, frame: TakeOffer) -> tuple[SpaceCost, ...]:
    """The costs of the offer's spaces after a recruit."""
    return _costs(state, frame.colour, frame.free, player.recruits)


def _costs(state: KnarrState, colour: int, free: bool, recruits: int) -> tuple[SpaceCost, ...]:
    costs = []
    for space, card in enumerate(state.offer):
        if card == EMPTY:
            costs.append(SpaceCost(None))
        elif free or space == colour:
            costs.append(SpaceCost(0))
        else:
            costs.append(SpaceCost(1 if recruits or state.offer[colour] == EMPTY else None))
    return tuple(costs)
