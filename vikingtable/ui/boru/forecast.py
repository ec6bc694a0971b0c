"""What an answer would bring, found out by the rules themselves on a copy of what is shown."""

from collections.abc import Sequence

from attrs import evolve, frozen

from vikingtable.rules.boru import acts, legality, tables
from vikingtable.rules.boru.course import Course
from vikingtable.rules.boru.state import (
    BoruState,
    Buy,
    ChooseAction,
    Expand,
    Liberate,
    Player,
    Settle,
    Symbols,
)
from vikingtable.rules.state import Action


@frozen
class Outcome:
    """What a seat has after an action without buying or expanding, and what it could buy or reach meanwhile."""

    player: Player
    #: How many more of the action's symbol could be bought.
    buys: int = 0
    #: Towns that an expansion could reach and pay for, and Viking towns that could be freed, as masks.
    reach: int = 0
    frees: int = 0


def _run(state: BoruState, seat: int) -> Outcome:
    """Carry out the frames of ``state``; nothing is bought, no town is taken."""
    buys = reach = frees = 0
    for _ in range(20):
        top = state.frames[-1] if state.frames else None
        answer: Action | None = None
        if isinstance(top, Buy):
            buys = legality.affordable(state, seat, top.symbol)
            answer = acts.Purchase(seat, 0)
        elif isinstance(top, Expand):
            reach = legality.reachable(state, seat)
            answer = acts.Decline(seat)
        elif isinstance(top, Liberate):
            frees = state.vikings
            answer = acts.FreeTown(seat, tables.towns_in(frees)[0])
        course = Course(state)
        if answer is None:
            course.run()
        else:
            course.answer(answer)
        state = course.finish().state
        if not state.frames:
            break
    return Outcome(state.players[seat], buys, reach, frees)


def of_action(state: BoruState, seat: int, card: int, option: int) -> Outcome:
    """What the primary (−1) or a secondary action of a card would bring now."""
    return _run(evolve(state, frames=(Settle(seat), Symbols(seat, card, option, 0))), seat)


def of_answer(state: BoruState, action: Action) -> Outcome | None:
    """What an answer during an action would bring until that action is over; ``None`` for other answers."""
    top = state.frames[-1] if state.frames else None
    seat = action.seat
    if isinstance(action, acts.ChooseOption) and isinstance(top, ChooseAction):
        if not 0 <= action.option < len(tables.CARDS[top.card].secondary):
            return None
        return of_action(state, seat, top.card, action.option)
    if isinstance(action, acts.Purchase | acts.ExpandTo | acts.Decline) and isinstance(top, Buy | Expand):
        if legality.why_not(state, action):
            return None
        begin = max(at for at, frame in enumerate(state.frames) if isinstance(frame, Settle))
        course = Course(evolve(state, frames=state.frames[begin:]))
        course.answer(action)
        return _run(course.finish().state, seat)
    return None


@frozen
class Standing:
    """A card of the running trick: who played it, and how it would fare if no more cards came."""

    seat: int
    card: int
    wins: bool
    #: Only pointed at, not played.
    ghost: bool = False


def standings(state: BoruState, ghost: tuple[int, int] | None = None, town: int = 0) -> tuple[Standing, ...]:
    """The trick in the order in which it resolves; ``ghost`` is a card that may be played, ``town`` its town."""
    played: list[tuple[int, int, bool]] = [(seat, card, False) for seat, card in state.trick]
    if ghost is not None:
        played.append((*ghost, True))
    active = state.town or town
    best = 0
    if active:
        best = max([card for _, card, _ in played if fits(card, active)], default=0)
    if active and len(state.trick) == state.seats:
        best = next((card for seat, card in state.trick if seat == state.winner), 0)
    return tuple(Standing(seat, card, card == best, new) for seat, card, new in sorted(played, key=lambda one: one[1]))


def fits(card: int, town: int) -> bool:
    """Whether a card can win a trick for this town."""
    suit = tables.CARDS[card].suit
    return suit in (tables.WHITE, tables.TOWNS[town - 1].colour)


def winning(state: BoruState, cards: Sequence[int], town: int) -> tuple[bool, ...]:
    """For each card whether it would win the trick as it lies."""
    if not town:
        return (False,) * len(cards)
    best = max([card for _, card in state.trick if fits(card, town)], default=0)
    return tuple(card != tables.UNKNOWN and fits(card, town) and card > best for card in cards)


def acting_card(state: BoruState) -> tuple[int, int] | None:
    """The card of the trick that acts now and the action chosen for it (−2: not chosen yet)."""
    for frame in reversed(state.frames):
        if isinstance(frame, ChooseAction):
            return frame.card, -2
        if isinstance(frame, Symbols):
            return frame.card, frame.option
    return None
