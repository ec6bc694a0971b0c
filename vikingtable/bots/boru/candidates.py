"""Which answers of Brian Boru are worth weighing: the likely leads, and one town of each kind."""

from collections.abc import Sequence

from vikingtable.bots.boru import value, weights
from vikingtable.bots.boru.glance import leads
from vikingtable.bots.boru.worth import Worth
from vikingtable.rules.boru import acts, legality, tables
from vikingtable.rules.boru.state import BoruState, Draft, Lead
from vikingtable.rules.state import Action

#: Leads, and pairs of cards in the draft, that are weighed at most.
MOST_LEADS, MOST_PAIRS = 12, 6


def candidates(view: BoruState) -> list[Action]:
    """The answers of the view's seat that are weighed, in a fixed order."""
    seat = view.viewer
    top = view.frames[-1]
    if isinstance(top, Lead):
        found = _leads(view, seat)
        if found:
            return found
    actions = list(legality.legal_actions(view, seat))
    if isinstance(top, Draft):
        cards = weights.TABLES[view.seats].cards
        actions.sort(key=lambda one: -sum([cards[card] for card in one.cards]))  # type: ignore[attr-defined]
        return actions[:MOST_PAIRS]
    return _one_of_each_kind(view, seat, actions)


def _leads(view: BoruState, seat: int) -> list[Action]:
    """The leads that look best at a glance; of the towns of a colour in a region the one with the best roads."""
    own = view.players[seat].discs & ~view.vikings
    free = legality.empty(view)
    ranked = sorted(leads(Worth(view), seat), key=lambda one: -one[0])[:MOST_LEADS]
    found: list[Action] = []
    for _, card, towns in ranked:
        best = max(tables.towns_in(towns), key=lambda town: _roads(town, own, free))
        found.append(acts.LeadTrick(seat, best, card))
    return found


def _roads(town: int, own: int, free: int) -> int:
    """How many free towns more an expansion could reach from a town."""
    after = free & ~tables.bit(town)
    return (value.reachable(own | tables.bit(town), after) & ~value.reachable(own, after)).bit_count()


def _one_of_each_kind(view: BoruState, seat: int, actions: Sequence[Action]) -> list[Action]:
    """All answers, but only the first of towns that are alike: same region, same roads, both or neither holy."""
    own = view.players[seat].discs & ~view.vikings
    free = legality.empty(view)
    kinds: dict[object, Action] = {}
    for action in actions:
        town = getattr(action, "town", 0)
        kind: object = action
        if town:
            holy = bool(view.monasteries & tables.bit(town))
            owner = next((index for index, one in enumerate(view.players) if one.discs & tables.bit(town)), -1)
            kind = (tables.TOWNS[town - 1].region, _roads(town, own & ~tables.bit(town), free), holy, owner)
        kinds.setdefault(kind, action)
    return list(kinds.values())
