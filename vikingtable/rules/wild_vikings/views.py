"""What a seat may see of a game of Wild Vikings, and how the cards that it does not see are dealt anew."""

from vikingtable.rules.chance import Generator
from vikingtable.rules.state import NO_GENERATOR, NOBODY
from vikingtable.rules.wild_vikings.pieces import ALL_CARDS, NO_CARDS, UNKNOWN, Cards
from vikingtable.rules.wild_vikings.state import Memory, WildVikingsState


def view_for(state: WildVikingsState, seat: int) -> WildVikingsState:
    """The state as ``seat`` may see it; ``state`` is a full one.

    Hands but the own one, the draw pile, what others know from their draws and, with ``scoresVisible=false``
    until the end, the treasures of others are hidden.
    """
    memory = state.memory
    treasures = state.treasures
    if state.frames and not state.options.scores_visible:
        treasures = tuple(own if one == seat else UNKNOWN for one, own in enumerate(treasures))
    return WildVikingsState(
        NO_GENERATOR,
        seat,
        state.seats,
        state.turn,
        state.frames,
        state.options,
        state.row,
        state.cargo,
        state.supply,
        treasures,
        tuple(state.hands[one] if one == seat else memory.shown[one] for one in range(state.seats)),
        NO_CARDS,
        state.discard,
        Memory(
            memory.shown,
            memory.reshuffled,
            tuple(drawn if one == seat else NO_CARDS for one, drawn in enumerate(memory.drawn)),
        ),
        tuple(0 if one == seat else sum(state.hands[one]) - sum(memory.shown[one]) for one in range(state.seats)),
        sum(state.deck),
    )


def unseen(view: WildVikingsState) -> Cards:
    """The cards that the view's seat cannot see, by kind: in hidden hands and the draw pile."""
    counts = []
    for kind, all_of_kind in enumerate(ALL_CARDS):
        counts.append(all_of_kind - view.discard[kind] - sum(hand[kind] for hand in view.hands))
    return (counts[0], counts[1], counts[2], counts[3])


def surely_held(view: WildVikingsState) -> Cards:
    """How many of the ``unseen`` cards cannot be in the draw pile, by kind.

    After the discards were shuffled, everybody knows what the draw pile held; less what the seat drew of it
    itself, it cannot hold more of a kind now.
    """
    memory = view.memory
    if memory.reshuffled is None:
        return NO_CARDS
    drawn = memory.drawn[view.viewer]
    counts = [max(count - (memory.reshuffled[kind] - drawn[kind]), 0) for kind, count in enumerate(unseen(view))]
    return (counts[0], counts[1], counts[2], counts[3])


def redeal(view: WildVikingsState, random: Generator) -> WildVikingsState:
    """A full state that the view's seat cannot tell from the real one.

    Hidden cards are dealt at random to the other hands and the draw pile: cards that cannot be in the draw pile
    go to the hands. Hidden treasures are dealt one by one. What others remember of their draws is left out.
    """
    held = surely_held(view)
    certain: list[int] = []
    loose: list[int] = []
    for kind, count in enumerate(unseen(view)):
        certain += [kind] * held[kind]
        loose += [kind] * (count - held[kind])
    slots = [seat for seat, hidden in enumerate(view.hidden_hands) for _ in range(hidden)]
    if certain:
        slots = list(random.shuffled(slots))
    hands = [list(hand) for hand in view.hands]
    # Only as many loose cards as the hands need are drawn; the rest is the draw pile, which has no order.
    left = len(loose)
    for place, seat in enumerate(slots):
        if place < len(certain):
            hands[seat][certain[place]] += 1
            continue
        chosen = random.below(left)
        left -= 1
        loose[chosen], loose[left] = loose[left], loose[chosen]
        hands[seat][loose[left]] += 1
    pile = [0, 0, 0, 0]
    for kind in loose[:left]:
        pile[kind] += 1
    return WildVikingsState(
        random.next64(),
        NOBODY,
        view.seats,
        view.turn,
        view.frames,
        view.options,
        view.row,
        view.cargo,
        view.supply,
        _treasures(view, random),
        tuple((hand[0], hand[1], hand[2], hand[3]) for hand in hands),
        (pile[0], pile[1], pile[2], pile[3]),
        view.discard,
        view.memory,
        (0,) * view.seats,
        0,
    )


def _treasures(view: WildVikingsState, random: Generator) -> tuple[int, ...]:
    hidden = [seat for seat, count in enumerate(view.treasures) if count == UNKNOWN]
    if not hidden:
        return view.treasures
    treasures = [max(count, 0) for count in view.treasures]
    rest = view.options.treasure_tokens - view.supply - sum(view.cargo) - sum(treasures)
    for _ in range(rest):
        treasures[random.choice(hidden)] += 1
    return tuple(treasures)
