"""What is impossible in a state of Knarr that came from outside."""

from collections import Counter
from collections.abc import Iterator

from vikingtable.rules.knarr import tables
from vikingtable.rules.knarr.payment import payable
from vikingtable.rules.knarr.state import (
    EMPTY,
    Checks,
    Close,
    DrawCrew,
    KnarrState,
    Main,
    Paying,
    Player,
    Refill,
    RefillRow,
    Replacing,
    Reserving,
    Shortage,
    TakeOffer,
    Trading,
)
from vikingtable.rules.state import Frame
from vikingtable.texts.message import Message, msg

#: A chance source is one 64-bit integer.
_GENERATORS = range(1 << 64)
#: Points can grow without end, but not past this in the caps of a save.
_MOST_POINTS = 10_000


def check(state: KnarrState) -> tuple[Message, ...]:
    """Faults of ranges, options, cards and the stack; () if the game can be played on safely."""
    faults = tuple(_ranges(state))
    if faults:
        return faults
    return (*_cards(state), *_stack(state))


def _fault(what: str) -> Message:
    return msg(f"knarr.check.{what}")


def _ranges(state: KnarrState) -> Iterator[Message]:
    seats = state.seats
    if seats not in (2, 3, 4) or len(state.players) != seats:
        yield _fault("seats")
        return
    if state.generator not in _GENERATORS or state.viewer != -1 or state.turn < 0:
        yield _fault("generator")
    known = set(tables.ARTIFACTS)
    if (
        state.boat not in tables.BOATS
        or not set(state.artifacts) <= known
        or len(set(state.artifacts)) != len(state.artifacts)
    ):
        yield _fault("options")
    if not (0 <= state.first < seats and 0 <= state.active < seats):
        yield _fault("seats")
    if len(state.offer) != 5 or any(card != EMPTY and not 0 <= card < tables.KINDS for card in state.offer):
        yield _fault("offer")
    if any(len(row) != tables.FACE_UP for row in (state.row_a, state.row_b)):
        yield _fault("rows")
    if any(not 0 <= seat < seats for seat in state.winners) or state.lines_mark < 0:
        yield _fault("winners")
    for player in state.players:
        yield from _player(player)
    if any(not 0 <= card < tables.KINDS for card in (*state.deck, *state.discard)):
        yield _fault("cards")
    if list(state.discard) != sorted(state.discard):
        yield _fault("cards")


def _player(player: Player) -> Iterator[Message]:
    if not 0 <= player.vp <= _MOST_POINTS or not 0 <= player.reputation <= tables.REPUTATION_MAX:
        yield _fault("tracks")
    if not (0 <= player.recruits <= tables.TOKEN_CAP and 0 <= player.bracelets <= tables.TOKEN_CAP):
        yield _fault("tokens")
    if len(player.crew) != 5 or any(
        not 0 <= card < tables.KINDS or card // 4 != colour
        for colour, column in enumerate(player.crew)
        for card in column
    ):
        yield _fault("crew")
    hand = player.hand
    if (
        any(not 0 <= card < tables.KINDS for card in hand)
        or list(hand) != sorted(hand)
        or len(hand) > tables.HAND
        or Counter(player.known) - Counter(hand)
        or list(player.known) != sorted(player.known)
    ):
        yield _fault("hand")
    if len(player.reserved) > tables.RESERVE_CAP or list(player.reserved) != sorted(player.reserved):
        yield _fault("reserved")


def _cards(state: KnarrState) -> Iterator[Message]:
    box = Counter(tables.VIKING_DECK[state.seats])
    there = Counter(state.deck) + Counter(state.discard) + Counter(card for card in state.offer if card != EMPTY)
    for player in state.players:
        there += Counter(player.hand)
        for column in player.crew:
            there += Counter(column)
    if there - box:
        yield _fault("cards")
    row_a, row_b = set(tables.ROW_A), set(tables.ROW_B)
    for row, stock, allowed in ((state.row_a, state.deck_a, row_a), (state.row_b, state.deck_b, row_b)):
        if any(one not in allowed for one in (*(one for one in row if one), *stock)):
            yield _fault("rows")
    places = [one for one in (*state.row_a, *state.row_b, *state.deck_a, *state.deck_b) if one]
    for player in state.players:
        places += [*player.destinations, *player.reserved]
    if len(set(places)) != len(places) or any(one not in tables.DESTINATIONS for one in places):
        yield _fault("rows")


#: The shapes that the stack can have: what lies below an open question, from the bottom.
_SHAPES: frozenset[tuple[type[Frame], ...]] = frozenset(
    {
        (Main,),
        (Main, TakeOffer),
        (Main, Paying),
        (Main, Trading),
        (Main, Close, Reserving),
        (Main, Close, Replacing),
        (Main, Close, Checks, Refill, Shortage),
        (Main, Close, Checks, DrawCrew, Shortage),
        (Main, Close, Checks, RefillRow, DrawCrew, Shortage),
        (Main, Close, DrawCrew, Shortage),
        (Main, Close, Refill, Shortage),
    }
)


def _stack(state: KnarrState) -> Iterator[Message]:
    frames = state.frames
    if not frames:
        if not state.winners:
            yield _fault("stack")
        return
    owners = {getattr(frame, "owner", state.active) for frame in frames}
    shape = tuple(type(frame) for frame in frames)
    if state.winners or owners != {state.active} or shape not in _SHAPES:
        yield _fault("stack")
        return
    if not state.acted and not (state.may_recruit and state.may_explore):
        yield _fault("stack")
    if state.income_due and (state.acted or not state.income_after_opening_trade):
        yield _fault("stack")
    if len(frames) > 2 and not state.acted and shape[2] not in (DrawCrew, Refill):
        yield _fault("stack")
    if not all(_automatic_fits(state, frame) for frame in frames[1:-1]) or not _question_fits(state, frames[-1]):
        yield _fault("stack")
    for seat, player in enumerate(state.players):
        playing = isinstance(frames[-1], TakeOffer) and seat == state.active
        if len(player.hand) != tables.HAND - playing:
            yield _fault("hand")


def _automatic_fits(state: KnarrState, frame: Frame) -> bool:
    """Whether what will follow by itself can be carried out."""
    if isinstance(frame, Refill):
        return 0 <= frame.space < 5 and state.offer[frame.space] == EMPTY
    if isinstance(frame, DrawCrew):
        return 1 <= frame.count <= len(tables.DESTINATIONS)
    if isinstance(frame, RefillRow):
        row = {"A": state.row_a, "B": state.row_b}.get(frame.row, ())
        return 0 <= frame.space < len(row) and row[frame.space] == 0
    if isinstance(frame, Checks):
        return 0 <= frame.column <= 50
    return isinstance(frame, Close)


def _question_fits(state: KnarrState, top: Frame) -> bool:
    """Whether the open question has an answer, and is asked at its time."""
    player = state.players[state.active]
    if isinstance(top, TakeOffer):
        return state.may_recruit and 0 <= top.colour < 5 and any(card != EMPTY for card in state.offer)
    if isinstance(top, Paying):
        reach = {*state.row_a, *state.row_b, *player.reserved} - {0}
        return state.may_explore and top.destination in reach and payable(player, top.destination)
    if isinstance(top, Trading):
        return state.may_trade and player.bracelets > 0
    if isinstance(top, Reserving):
        return len(player.reserved) < tables.RESERVE_CAP and any(state.row_a + state.row_b)
    if isinstance(top, Replacing):
        return any(card != EMPTY for card in state.offer)
    if isinstance(top, Shortage):
        waiting = top.waiting
        seats = all(0 <= seat < state.seats and any(state.players[seat].crew) for seat in waiting)
        return bool(waiting) and len(set(waiting)) == len(waiting) and seats and not state.deck
    return state.acted or bool(player.hand)
