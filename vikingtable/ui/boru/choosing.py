"""Answers that are put together by clicks: what stands chosen, and the answer that a place gives."""

from collections.abc import Hashable

from attrs import evolve, frozen

from vikingtable.rules.boru import acts, legality, tables
from vikingtable.rules.boru.state import (
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
from vikingtable.rules.state import Action

#: With more open towns than this none of them glows by itself.
_MANY = 20


@frozen
class Choice:
    """What is chosen so far: cards of the packet, or a card of the hand and a town to lead to."""

    packet: tuple[int, ...] = ()
    card: int = 0
    town: int = 0

    def with_packet(self, card: int) -> "Choice":
        """After a click on a card of the packet: chosen, or not any more; a third one takes the oldest one's place."""
        if card in self.packet:
            return evolve(self, packet=tuple(one for one in self.packet if one != card))
        return evolve(self, packet=(*self.packet, card)[-tables.DRAFT_KEEP :])

    def with_card(self, state: BoruState, seat: int, card: int) -> "Choice":
        """After a click on a card of the hand; a town that does not fit it is no longer chosen."""
        if card == self.card:
            return evolve(self, card=0)
        keeps = self.town and legality.leads(state, seat).get(card, 0) & tables.bit(self.town)
        return Choice(card=card, town=self.town if keeps else 0)

    def with_town(self, state: BoruState, seat: int, town: int) -> "Choice":
        """After a click on a town to lead to; a card that does not fit it is no longer chosen."""
        if town == self.town:
            return evolve(self, town=0)
        keeps = self.card and legality.leads(state, seat).get(self.card, 0) & tables.bit(town)
        return Choice(card=self.card if keeps else 0, town=town)

    def action(self, state: BoruState, seat: int) -> Action | None:
        """The answer that is put together, once it is complete."""
        top = state.frames[-1] if state.frames else None
        if isinstance(top, Draft) and len(self.packet) == tables.DRAFT_KEEP:
            return acts.Keep(seat, tuple(sorted(self.packet)))
        if isinstance(top, Follow) and self.card:
            return acts.PlayCard(seat, self.card)
        if isinstance(top, Lead) and self.card and self.town:
            return acts.LeadTrick(seat, self.town, self.card)
        return None


def lead_towns(state: BoruState, seat: int, card: int = 0) -> int:
    """Towns that may be named: with this card, or with any."""
    leads = legality.leads(state, seat)
    if card:
        return leads.get(card, 0)
    mask = 0
    for towns in leads.values():
        mask |= towns
    return mask


def open_towns(state: BoruState, seat: int, choice: Choice) -> int | None:
    """The towns that the question is about, as a mask; ``None`` if it is about something else."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, Lead):
        return lead_towns(state, seat, choice.card)
    if isinstance(top, StartTown | GainTown | Expand | Liberate | LoseTown | BuildMonastery):
        return legality.towns(state, top)
    return None


def many_open(top: object, mask: int | None, choice: Choice) -> bool:
    """Whether so many towns can be chosen that a thin edge marks them better than a glow each."""
    if mask is None or choice.town:
        return False
    return mask.bit_count() > _MANY or (isinstance(top, Lead) and not choice.card)


def town_action(state: BoruState, seat: int, town: int) -> Action | None:
    """The answer that a town is to a question about towns; ``None`` to other questions."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, StartTown | GainTown):
        return acts.PlaceDisc(seat, town)
    if isinstance(top, Expand):
        return acts.ExpandTo(seat, town)
    if isinstance(top, Liberate):
        return acts.FreeTown(seat, town)
    if isinstance(top, LoseTown):
        return acts.YieldTown(seat, town)
    if isinstance(top, BuildMonastery):
        return acts.Build(seat, town)
    return None


def options(state: BoruState, seat: int) -> tuple[Action, ...]:
    """The answers that stand on plates."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, ChooseAction | Buy | ChoosePrincess):
        return tuple(legality.legal_actions(state, seat))
    if isinstance(top, Expand):
        return (acts.Decline(seat),)
    return ()


def action_at(state: BoruState, seat: int, place: Hashable, choice: Choice) -> Action | None:
    """The answer that choosing a place gives at once; ``None`` if it only adds to what is chosen, or does nothing."""
    if not state.frames or not isinstance(place, tuple):
        return None
    kind, *rest = place
    top = state.frames[-1]
    if kind == "town":
        return town_action(state, seat, rest[0])
    if kind == "option":
        found = options(state, seat)
        return found[rest[0]] if rest[0] < len(found) else None
    if kind == "confirm":
        return choice.action(state, seat)
    if kind == "hand" and isinstance(top, Follow):
        return acts.PlayCard(seat, rest[0])
    return None
