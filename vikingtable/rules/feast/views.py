"""What a seat may know: views, masked events, and dealing the unknown anew."""

from attrs import evolve

from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.happenings import CardDrawn, CardKept
from vikingtable.rules.feast.occupations import OCCUPATION, cards
from vikingtable.rules.feast.setup import DECKS
from vikingtable.rules.feast.state import UNKNOWN_CARD, UNKNOWN_STARTING_CARD, FeastPlayer, FeastState, Holdings
from vikingtable.rules.state import NO_GENERATOR, NOBODY, Event


def back_of(card: int) -> int:
    """The unknown card with the same back: light for starting occupations."""
    if card <= 0:
        return card
    return UNKNOWN_STARTING_CARD if OCCUPATION[card].starting else UNKNOWN_CARD


def _masked(player: FeastPlayer) -> FeastPlayer:
    hand = tuple(sorted(back_of(card) for card in player.hand))
    trail = tuple(
        Holdings(
            held.supply,
            held.specials,
            held.boats,
            held.knarrs,
            held.longships,
            held.sites,
            tuple(sorted(back_of(card) for card in held.hand)),
        )
        for held in player.trail
    )
    offer = (UNKNOWN_STARTING_CARD,) * len(player.offer)
    return evolve(player, hand=hand, offer=offer, trail=trail)


def view_for(state: FeastState, seat: int) -> FeastState:
    """The state as a seat sees it: other hands by their backs, piles without order."""
    return evolve(
        state,
        generator=NO_GENERATOR,
        viewer=seat,
        strip_pile=tuple(sorted(state.strip_pile)),
        weapon_pile=tuple(sorted(state.weapon_pile)),
        occupation_pile=(UNKNOWN_CARD,) * len(state.occupation_pile),
        players=tuple(player if index == seat else _masked(player) for index, player in enumerate(state.players)),
    )


def event_for(event: Event, seat: int) -> Event | None:
    """The event as a seat sees it: a card drawn or kept by another shows its back."""
    if isinstance(event, CardDrawn | CardKept) and event.seat != seat:
        return type(event)(event.seat, back_of(event.card))
    return event


def redeal(view: FeastState, random: Generator) -> FeastState:
    """A full state that looks the same to the viewer: unknown hands and piles are filled at random."""
    decks = DECKS[view.rules.deck]
    known = {card for player in view.players for card in (*player.hand, *player.played, *player.offer) if card > 0}
    dark = list(random.shuffled([card for card in cards(decks, starting=False) if card not in known]))
    light = list(random.shuffled([card for card in cards(decks, starting=True) if card not in known]))

    def named(card: int) -> int:
        if card > 0:
            return card
        return light.pop() if card == UNKNOWN_STARTING_CARD else dark.pop()

    players = []
    for player in view.players:
        hand = tuple(named(card) for card in player.hand)
        offer = tuple(named(card) for card in player.offer)
        # Unknown cards of the trail stand for those of the hand, in the same places.
        trail = tuple(evolve(held, hand=hand if len(held.hand) == len(hand) else held.hand) for held in player.trail)
        if hand != player.hand or offer != player.offer:
            player = evolve(player, hand=hand, offer=offer, trail=trail)
        players.append(player)
    return evolve(
        view,
        generator=random.next64(),
        viewer=NOBODY,
        strip_pile=random.shuffled(view.strip_pile),
        weapon_pile=random.shuffled(view.weapon_pile),
        occupation_pile=tuple(dark.pop() for _ in view.occupation_pile),
        players=tuple(players),
    )
