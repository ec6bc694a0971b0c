"""What a seat may know in Brian Boru: own cards, what it saw of packets, what was played (rules section 3.2)."""

from attrs import evolve

from vikingtable.rules.boru import events, tables
from vikingtable.rules.boru.state import BoruState, Draft, Packet, Seen
from vikingtable.rules.chance import Generator
from vikingtable.rules.state import NO_GENERATOR, NOBODY, Event, Frame


def _zeros(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (0,) * len(cards)


def view_for(state: BoruState, seat: int) -> BoruState:
    """The state without other hands, packets that the seat does not hold, decks and the chance source."""
    seats = state.seats
    top = state.frames[-1] if state.frames else None
    holding = (seat - top.step) % seats if isinstance(top, Draft) else -1
    packets, memory = [], []
    for packet in state.packets:
        origin = packet.origin
        kept = tuple(
            [cards if (origin + step) % seats == seat else _zeros(cards) for step, cards in enumerate(packet.kept)]
        )
        packets.append(Packet(origin, kept, packet.rest if origin == holding else _zeros(packet.rest)))
        for step in range(len(packet.kept) + (origin == holding)):
            if (origin + step) % seats == seat:
                cards = sorted([card for part in packet.kept[step:] for card in part] + list(packet.rest))
                memory.append(Seen(origin, step, tuple(cards)))
    frames: tuple[Frame, ...] = state.frames
    if isinstance(top, Draft):
        answers = tuple([answer if index == seat else _zeros(answer) for index, answer in enumerate(top.answers)])
        frames = (*frames[:-1], Draft(top.step, answers))
    return evolve(
        state,
        generator=NO_GENERATOR,
        viewer=seat,
        frames=frames,
        players=tuple(
            [
                player if index == seat else evolve(player, hand=_zeros(player.hand))
                for index, player in enumerate(state.players)
            ]
        ),
        viking_deck=_zeros(state.viking_deck),
        marriage_deck=tuple([card if card == tables.PRINCESS else -1 for card in state.marriage_deck]),
        packets=tuple(packets),
        unused=_zeros(state.unused),
        memory=tuple(memory),
    )


def event_for(event: Event, seat: int) -> Event:
    """The event with the cards hidden that another seat kept."""
    if isinstance(event, events.Kept) and event.seat != seat:
        return events.Kept(event.seat, _zeros(event.cards))
    return event


class _Pool:
    """Cards that are known to lie in these places, in some order."""

    def __init__(self, cards: set[int]) -> None:
        self.cards = cards
        #: (seat or −1, the list to be filled, its size)
        self.places: list[tuple[int, list[int], int]] = []

    def deal(self, played: list[tuple[int, int]], random: Generator) -> None:
        """Fill the places: played cards at a place of their seat, the others at random."""
        left = set(self.cards)
        for seat, card in played:
            if card in left:
                fitting = [place for place in self.places if place[0] == seat and len(place[1]) < place[2]]
                if fitting:
                    random.choice(fitting)[1].append(card)
                    left.remove(card)
        rest = list(random.shuffled(sorted(left)))
        for _, cards, size in self.places:
            while len(cards) < size and rest:
                cards.append(rest.pop())


def redeal(view: BoruState, random: Generator) -> BoruState:
    """A full state that the viewer cannot tell from the real one: unknown cards are dealt anew.

    What the viewer saw of each packet, and every card played, stays where it can have been.
    """
    seats = view.seats
    viewer = view.viewer
    seen_cards = {card for seen in view.memory for card in seen.cards}
    unseen = _Pool(set(range(1, 26)) - seen_cards)
    pools = [unseen]
    kept: list[list[list[int]]] = []
    rests: list[list[int]] = []
    for packet in view.packets:
        origin = packet.origin
        looks = {seen.step: set(seen.cards) for seen in view.memory if seen.origin == origin}
        pool = unseen
        steps: list[list[int]] = []
        for step, cards in enumerate(packet.kept):
            if step in looks:
                steps.append(list(cards))
                pool = _Pool(looks[step] - set(cards))
                pools.append(pool)
                later = [other for other in looks if other > step]
                if later:
                    pool.cards -= looks[min(later)]
                continue
            place: list[int] = []
            steps.append(place)
            pool.places.append(((origin + step) % seats, place, len(cards)))
        kept.append(steps)
        rest: list[int] = []
        if packet.rest and packet.rest[0]:
            rest.extend(packet.rest)
        else:
            pool.places.append((-1, rest, len(packet.rest)))
        rests.append(rest)
    unused: list[int] = []
    unseen.places.append((-1, unused, 25 - sum(len(part) for part in _dealt(view))))
    played = [*view.spent, *view.trick]
    for pool in pools:
        pool.deal(played, random)
    gone = {card for _, card in played}
    hands = [
        tuple(
            sorted(
                card
                for packet, steps in zip(view.packets, kept, strict=True)
                for step, cards in enumerate(steps)
                if (packet.origin + step) % seats == seat
                for card in cards
                if card not in gone
            )
        )
        for seat in range(seats)
    ]
    frames = view.frames
    top = frames[-1] if frames else None
    if isinstance(top, Draft):
        answers = []
        for seat, answer in enumerate(top.answers):
            if answer and not answer[0]:
                rest = rests[(seat - top.step) % seats]
                answer = tuple(sorted(random.shuffled(rest)[: len(answer)]))
            answers.append(answer)
        frames = (*frames[:-1], Draft(top.step, tuple(answers)))
    in_actions = bool(view.packets) and any(player.hand for player in view.players)
    if view.packets and not in_actions:
        # The last cards were discarded unused, seat by seat.
        unused += [card for hand in hands for card in hand][: len(view.unused) - len(unused)]
    ordinary = [card for card in range(tables.PRINCESS) if card not in view.marriage_shown]
    marriages = iter(random.shuffled(ordinary))
    strengths = list(_strengths(view))
    vikings = random.shuffled(strengths)[: len(view.viking_deck)]
    return evolve(
        view,
        generator=random.next64(),
        viewer=NOBODY,
        frames=frames,
        players=tuple(
            [
                player if seat == viewer or not in_actions else evolve(player, hand=hands[seat])
                for seat, player in enumerate(view.players)
            ]
        ),
        viking_deck=vikings,
        marriage_deck=tuple([card if card >= 0 else next(marriages) for card in view.marriage_deck]),
        packets=tuple(
            [
                Packet(packet.origin, tuple(tuple(sorted(cards)) for cards in steps), tuple(sorted(rest)))
                for packet, steps, rest in zip(view.packets, kept, rests, strict=True)
            ]
        ),
        unused=tuple(unused),
        memory=(),
    )


def _dealt(view: BoruState) -> list[tuple[int, ...]]:
    """All cards of each packet, hidden or not."""
    return [tuple([card for part in packet.kept for card in part]) + packet.rest for packet in view.packets] or [
        (0,) * (25 - len(view.unused))
    ]


def _strengths(view: BoruState) -> list[int]:
    """The Viking cards not yet shown, of the set in play."""
    left = list(tables.VIKING_STRENGTHS[view.viking_set])
    for strength in view.viking_shown:
        if strength in left:
            left.remove(strength)
    return left
