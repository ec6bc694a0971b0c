"""What each answer of a player does: carried out on an open turn, with all that follows by itself.

Rules sections 2 to 4.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence

from vikingtable.rules.chance import Chance, Outcome
from vikingtable.rules.knarr import acts, events, tables
from vikingtable.rules.knarr.state import (
    EMPTY,
    Checks,
    Close,
    DrawCrew,
    KnarrState,
    Paying,
    Player,
    Refill,
    RefillRow,
    Shortage,
    TakeOffer,
    Trading,
)
from vikingtable.rules.knarr.turn import Turn, crew_without, trade_gains
from vikingtable.rules.state import Action, Frame, Step, new_step

#: Frames that are made again and again, by seat, space or colour.
_CLOSE = tuple(Close(seat) for seat in range(4))
_TRADING = tuple(Trading(seat) for seat in range(4))
_REFILL = tuple(Refill(space) for space in range(5))
#: By seat, free choice, colour.
_TAKE_OFFER = tuple(
    tuple(tuple(TakeOffer(seat, colour, free) for colour in range(5)) for free in (False, True)) for seat in range(4)
)
#: By seat and height of the column; no column is higher than there are cards.
_CHECKS = tuple(tuple(Checks(seat, column, False) for column in range(51)) for seat in range(4))


def answered(state: KnarrState, action: Action, script: Sequence[Outcome] = ()) -> Step[KnarrState]:
    """The result of a legal answer and of everything that follows from it by itself."""
    kind = type(action)
    if kind in _CHOICES:
        # Such an answer only opens a question or takes a choice back; chance has no part in it.
        if script:
            Chance(state.generator, script).finish()
        s = state
        frames = s.frames
        if isinstance(action, acts.OpenTrade):
            frames = (*frames, _TRADING[action.seat])
        elif isinstance(action, acts.Explore):
            frames = (*frames, Paying(action.seat, action.destination))
        else:
            frames = frames[:-1]
        now = KnarrState(
            s.generator,
            s.viewer,
            s.seats,
            s.turn,
            frames,
            s.boat,
            s.artifacts,
            s.income_after_opening_trade,
            s.players,
            s.offer,
            s.row_a,
            s.row_b,
            s.deck,
            s.discard,
            s.deck_a,
            s.deck_b,
            s.first,
            s.active,
            s.last_round,
            s.may_recruit,
            s.may_explore,
            s.may_trade,
            s.acted,
            s.income_due,
            s.lines_mark,
            s.winners,
        )
        return new_step(now, (), (), False)
    turn = Turn(state, script)
    _ANSWERS[kind](turn, action)
    turn.run()
    return turn.finish()


_CHOICES = frozenset({acts.OpenTrade, acts.Explore, acts.CancelExplore, acts.CancelTrade})


def _use_right(turn: Turn, recruit: bool) -> None:
    """Either main action closes both rights; a bonus action only its own."""
    if turn.income_due:
        turn.pay_income(turn.active)
    if not turn.acted:
        turn.may_recruit = turn.may_explore = False
        turn.acted = True
    elif recruit:
        turn.may_recruit = False
    else:
        turn.may_explore = False


def _recruit(turn: Turn, action: Action) -> None:
    assert isinstance(action, acts.Recruit)
    seat, card = action.seat, action.card
    if turn.income_due:
        turn.pay_income(seat)
    colour = card // 4
    p = turn.players[seat]
    at = p.hand.index(card)
    known = p.known
    if card in known:
        where = known.index(card)
        known = known[:where] + known[where + 1 :]
    column = (*p.crew[colour], card)
    gains = [0, 0, 0, 0]
    for kind in column:
        gains[kind % 4] += 1
    cap = tables.TOKEN_CAP
    vp = p.vp + gains[0]
    bracelets = p.bracelets + gains[1]
    if bracelets > cap:
        bracelets = cap
    recruits = p.recruits + gains[2]
    if recruits > cap:
        recruits = cap
    reputation = p.reputation + gains[3]
    if reputation > tables.REPUTATION_MAX:
        reputation = tables.REPUTATION_MAX
    turn.players[seat] = Player(
        vp,
        reputation,
        recruits,
        bracelets,
        p.hand[:at] + p.hand[at + 1 :],
        known,
        (*p.crew[:colour], column, *p.crew[colour + 1 :]),
        p.destinations,
        p.reserved,
    )
    got = (gains[0], bracelets - p.bracelets, recruits - p.recruits, reputation - p.reputation)
    turn.events.append(events.Recruited(seat, card, got))
    if vp >= tables.LAST_ROUND_AT and not turn.last_round:
        turn.call_last_round(seat)
    free = len(column) == 2 and tables.CAULDRON in turn.start.artifacts
    turn.frames.append(_TAKE_OFFER[seat][free][colour])


def _take_card(turn: Turn, action: Action) -> None:
    assert isinstance(action, acts.TakeCard)
    frame = turn.frames.pop()
    assert isinstance(frame, TakeOffer)
    seat, space = action.seat, action.space
    p = turn.players[seat]
    card = turn.offer[space]
    # Nothing lies on the own space only when no card is left anywhere: the choice is free then.
    free = frame.free or space == frame.colour or turn.offer[frame.colour] == EMPTY
    paid = 0 if free else 1
    turn.players[seat] = Player(
        p.vp,
        p.reputation,
        p.recruits - paid,
        p.bracelets,
        _with(p.hand, card),
        _with(p.known, card),
        p.crew,
        p.destinations,
        p.reserved,
    )
    turn.offer[space] = EMPTY
    turn.events.append(events.TookCard(seat, space, card, paid))
    _use_right(turn, recruit=True)
    turn.frames += (_CLOSE[seat], _CHECKS[seat][len(p.crew[frame.colour])], _REFILL[space])


def _pay(turn: Turn, action: Action) -> None:
    assert isinstance(action, acts.PayFor)
    frame = turn.frames.pop()
    assert isinstance(frame, Paying)
    seat, destination = action.seat, frame.destination
    _use_right(turn, recruit=False)
    # In its place an event of income may have changed the player: it is read only now.
    p = turn.players[seat]
    place = tables.DESTINATIONS[destination]
    below = p.destinations[-1] if p.destinations else 0
    helmet = place.row == "B" and below != 0 and tables.DESTINATIONS[below].row == "A"
    reserved = p.reserved
    follow: list[Frame] = [_CLOSE[seat], Checks(seat, 0, True) if helmet else _CHECKS[seat][0]]
    if destination in reserved:
        reserved = tuple(one for one in reserved if one != destination)
    else:
        row = turn.row_a if place.row == "A" else turn.row_b
        space = row.index(destination)
        emptied = (*row[:space], 0, *row[space + 1 :])
        if place.row == "A":
            turn.row_a = emptied
        else:
            turn.row_b = emptied
        follow.append(RefillRow(place.row, space))
    # Payment first, then the gains: a token that was paid makes room under the cap.
    gains, cap = place.gains, tables.TOKEN_CAP
    left = p.recruits - action.recruits
    vp = p.vp + gains[0]
    bracelets = min(cap, p.bracelets + gains[1])
    recruits = min(cap, left + gains[2])
    reputation = min(tables.REPUTATION_MAX, p.reputation + gains[3])
    turn.players[seat] = Player(
        vp,
        reputation,
        recruits,
        bracelets,
        p.hand,
        p.known,
        crew_without(p.crew, action.cards),
        (*p.destinations, destination),
        reserved,
    )
    turn.to_discard(action.cards)
    got = (gains[0], bracelets - p.bracelets, recruits - left, reputation - p.reputation)
    turn.events.append(events.Explored(seat, destination, action.cards, action.recruits, got))
    if vp >= tables.LAST_ROUND_AT and not turn.last_round:
        turn.call_last_round(seat)
    if gains[tables.CARD]:
        follow.append(DrawCrew(seat, gains[tables.CARD]))
    turn.frames += follow


def _cancel(turn: Turn, action: Action) -> None:
    turn.frames.pop()


def _trade(turn: Turn, action: Action) -> None:
    assert isinstance(action, acts.Trade)
    turn.frames.pop()
    seat = action.seat
    p = turn.players[seat]
    turn.may_trade = False
    gains = trade_gains(turn.start.boat, p, action.bracelets)
    # Payment first: an advanced boat may return a bracelet.
    cap, left = tables.TOKEN_CAP, p.bracelets - action.bracelets
    vp = p.vp + gains[0]
    bracelets = min(cap, left + gains[1])
    recruits = min(cap, p.recruits + gains[2])
    reputation = min(tables.REPUTATION_MAX, p.reputation + gains[3])
    turn.players[seat] = Player(
        vp, reputation, recruits, bracelets, p.hand, p.known, p.crew, p.destinations, p.reserved
    )
    got = (gains[0], bracelets - left, recruits - p.recruits, reputation - p.reputation)
    turn.events.append(events.Traded(seat, action.bracelets, got))
    if vp >= tables.LAST_ROUND_AT and not turn.last_round:
        turn.call_last_round(seat)
    if turn.income_due:
        turn.pay_income(seat)
    turn.frames.append(_CLOSE[seat])
    if gains[tables.CARD]:
        turn.frames.append(DrawCrew(seat, gains[tables.CARD]))


def _end_turn(turn: Turn, action: Action) -> None:
    turn.end()


def _reserve(turn: Turn, action: Action) -> None:
    assert isinstance(action, acts.Reserve)
    turn.frames.pop()
    # After a reserve the player is back in MAIN: the turn does not close by itself (rules section 4).
    assert isinstance(turn.frames.pop(), Close)
    seat, destination = action.seat, action.destination
    p = turn.players[seat]
    turn.players[seat] = Player(
        p.vp,
        p.reputation,
        p.recruits,
        p.bracelets,
        p.hand,
        p.known,
        p.crew,
        p.destinations,
        tuple(sorted((*p.reserved, destination))),
    )
    turn.events.append(events.Reserved(seat, destination))
    row = "A" if destination in turn.row_a else "B"
    space = (turn.row_a if row == "A" else turn.row_b).index(destination)
    turn.frames.append(RefillRow(row, space))


def _replace(turn: Turn, action: Action) -> None:
    assert isinstance(action, acts.Replace)
    turn.frames.pop()
    card = turn.offer[action.space]
    turn.offer[action.space] = EMPTY
    turn.to_discard((card,))
    turn.events.append(events.Replaced(action.seat, action.space, card))
    turn.frames.append(Refill(action.space))


def _give(turn: Turn, action: Action) -> None:
    assert isinstance(action, acts.GiveViking)
    frame = turn.frames.pop()
    assert isinstance(frame, Shortage)
    turn.without_crew(action.seat, action.card)
    turn.to_discard((action.card,))
    turn.events.append(events.GaveViking(action.seat, action.card))
    waiting = tuple(seat for seat in frame.waiting if seat != action.seat)
    if waiting:
        turn.frames.append(Shortage(waiting))


def _with(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Sorted cards with one more."""
    at = bisect_right(cards, card)
    return (*cards[:at], card, *cards[at:])


_ANSWERS: dict[type[Action], Callable[[Turn, Action], None]] = {
    acts.Recruit: _recruit,
    acts.TakeCard: _take_card,
    acts.PayFor: _pay,
    acts.Trade: _trade,
    acts.EndTurn: _end_turn,
    acts.Reserve: _reserve,
    acts.Replace: _replace,
    acts.Pass: _cancel,
    acts.GiveViking: _give,
}
