"""What a seat may know in Knarr (rules section 6): own hand, the rest by the cards taken from the open offer."""

from attrs import evolve

from vikingtable.rules.chance import Generator
from vikingtable.rules.knarr.state import EMPTY, KnarrState
from vikingtable.rules.knarr.tables import ROW_A, ROW_B, UNKNOWN, VIKING_DECK
from vikingtable.rules.state import NO_GENERATOR, NOBODY


def view_for(state: KnarrState, seat: int) -> KnarrState:
    """The state without other hands, the decks' order and the chance source."""
    players = tuple(
        player
        if index == seat
        else evolve(player, hand=(UNKNOWN,) * (len(player.hand) - len(player.known)) + player.known)
        for index, player in enumerate(state.players)
    )
    return evolve(
        state,
        generator=NO_GENERATOR,
        viewer=seat,
        players=players,
        deck=(UNKNOWN,) * len(state.deck),
        deck_a=(0,) * len(state.deck_a),
        deck_b=(0,) * len(state.deck_b),
    )


def redeal(view: KnarrState, random: Generator) -> KnarrState:
    """The view with its unknown cards dealt anew from those that cannot be seen anywhere."""
    unseen = list(VIKING_DECK[view.seats])

    def seen(cards: tuple[int, ...]) -> None:
        for card in cards:
            if card in unseen:
                unseen.remove(card)

    seen(tuple(card for card in view.offer if card != EMPTY))
    seen(view.discard)
    for player in view.players:
        seen(tuple(card for card in player.hand if card != UNKNOWN))
        for column in player.crew:
            seen(column)
    # A set-up position may hold more cards than the box: the box is opened again.
    needed = len(view.deck) + sum(player.hand.count(UNKNOWN) for player in view.players)
    while len(unseen) < needed:
        unseen.extend(VIKING_DECK[view.seats])
    cards = list(random.shuffled(unseen))
    players = []
    for player in view.players:
        hidden = player.hand.count(UNKNOWN)
        if hidden:
            dealt, cards = cards[:hidden], cards[hidden:]
            known = tuple(card for card in player.hand if card != UNKNOWN)
            player = evolve(player, hand=tuple(sorted((*known, *dealt))))
        players.append(player)
    gone = set(view.row_a) | set(view.row_b)
    for player in players:
        gone.update(player.destinations, player.reserved)
    left_a = random.shuffled([one for one in ROW_A if one not in gone])
    left_b = random.shuffled([one for one in ROW_B if one not in gone])
    return evolve(
        view,
        generator=random.next64(),
        viewer=NOBODY,
        players=tuple(players),
        deck=tuple(cards[: len(view.deck)]),
        deck_a=left_a[: len(view.deck_a)],
        deck_b=left_b[: len(view.deck_b)],
    )
