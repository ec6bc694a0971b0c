"""What is impossible in a state of Brian Boru that came from outside."""

from collections import Counter
from collections.abc import Iterator

from vikingtable.rules.boru import legality, tables
from vikingtable.rules.boru.state import (
    FACE_DOWN,
    BoruState,
    BuildMonastery,
    Buy,
    ChooseAction,
    ChoosePrincess,
    Draft,
    EndTrick,
    Expand,
    FinishMonastery,
    Follow,
    GainTown,
    Incursion,
    Lead,
    Liberate,
    LoseTown,
    Monasteries,
    Player,
    Resolve,
    Settle,
    StartTown,
    Symbols,
    Upkeep,
)
from vikingtable.rules.state import Frame
from vikingtable.texts.message import Message, msg

#: Counters without a limit in the rules are refused past this: no game comes near.
_MOST = 10_000
_QUESTIONS = (
    StartTown,
    Draft,
    Lead,
    Follow,
    ChooseAction,
    Buy,
    Expand,
    Liberate,
    GainTown,
    ChoosePrincess,
    LoseTown,
    BuildMonastery,
)


def check(state: BoruState) -> tuple[Message, ...]:
    """Faults of ranges, cards, masks and the stack; () if the game can be played on safely."""
    for part in (_ranges, _map, _cards, _trick, _stack):
        faults = tuple(dict.fromkeys(part(state)))
        if faults:
            return faults
    return ()


def _fault(what: str) -> Message:
    return msg(f"boru.check.{what}")


def _ranges(state: BoruState) -> Iterator[Message]:
    seats = state.seats
    if seats not in tables.BY_SEATS or len(state.players) != seats or not 0 <= state.marker < seats:
        yield _fault("seats")
        return
    if state.viewer != -1 or not 0 <= state.generator < 1 << 64 or not 0 <= state.turn < _MOST or state.memory:
        yield _fault("generator")
    if state.card5_coins not in (2, 3) or state.viking_set not in tables.VIKING_STRENGTHS:
        yield _fault("options")
    for player in state.players:
        yield from _player(player)
    if not 0 <= state.round <= tables.BY_SEATS[seats].rounds or not 0 <= state.battle <= _MOST:
        yield _fault("round")
    if any(not 0 <= seat < seats for seat in state.winners) or not -1 <= state.winner < seats:
        yield _fault("seats")
    if not 0 <= state.town <= len(tables.TOWNS):
        yield _fault("towns")


def _player(player: Player) -> Iterator[Message]:
    counters = (player.points, player.coins, player.renown, player.church, player.raiders)
    if any(not 0 <= counter <= _MOST for counter in counters) or not 0 <= player.court <= tables.COURT_TOP:
        yield _fault("counters")
    if any(not 0 <= card <= tables.PRINCESS for card in player.marriages):
        yield _fault("marriages")
    if player.princess not in ("", tables.MILITARY, tables.TRADE):
        yield _fault("marriages")


def _map(state: BoruState) -> Iterator[Message]:
    taken = 0
    for player in state.players:
        if not 0 <= player.discs <= tables.ALL_TOWNS or taken & player.discs:
            yield _fault("towns")
            return
        taken |= player.discs
    for mask in (state.vikings, state.monasteries):
        if not 0 <= mask <= tables.ALL_TOWNS or mask & ~taken:
            yield _fault("towns")
    if len(state.claims) != len(tables.REGIONS) or any(not FACE_DOWN <= claim < state.seats for claim in state.claims):
        yield _fault("claims")
    spaces = Counter(player.court for player in state.players if player.court)
    # During an action its owner may stand on an occupied space until it is settled.
    if any(count > 2 for count in spaces.values()) or sum(count - 1 for count in spaces.values()) > 1:
        yield _fault("court")


def _cards(state: BoruState) -> Iterator[Message]:
    strengths = Counter(tables.VIKING_STRENGTHS[state.viking_set])
    if Counter(state.viking_deck) + Counter(state.viking_shown) != strengths:
        yield _fault("vikings")
    marriages = (*state.marriage_deck, *state.marriage_shown)
    if len(set(marriages)) != len(marriages) or any(not 0 <= card <= tables.PRINCESS for card in marriages):
        yield _fault("marriages")
    rounds_left = tables.BY_SEATS[state.seats].rounds - state.round
    if len(state.marriage_deck) != rounds_left or len(state.viking_deck) < rounds_left:
        yield _fault("round")
    if state.marriage_deck and state.marriage_deck[-1] != tables.PRINCESS:
        yield _fault("marriages")
    shown = state.marriage_shown[-1] if state.marriage_shown else -1
    if state.frames and state.marriage != shown:
        yield _fault("marriages")
    if not state.packets:
        if any(player.hand for player in state.players) or state.trick or state.spent:
            yield _fault("cards")
        return
    if [packet.origin for packet in state.packets] != list(range(state.seats)):
        yield _fault("cards")
        return
    if len({(tuple(map(len, packet.kept)), len(packet.rest)) for packet in state.packets}) != 1:
        yield _fault("cards")
        return
    everything = [card for packet in state.packets for part in (*packet.kept, packet.rest) for card in part]
    dealt = tables.BY_SEATS[state.seats].dealt
    left_over = state.unused[: 25 - dealt * state.seats]
    if sorted((*everything, *left_over)) != list(range(1, 26)):
        yield _fault("cards")
        return
    in_hand: list[set[int]] = [set() for _ in range(state.seats)]
    for packet in state.packets:
        for step, part in enumerate(packet.kept):
            in_hand[(packet.origin + step) % state.seats].update(part)
    for seat, card in (*state.spent, *state.trick):
        if not 0 <= seat < state.seats or card not in in_hand[seat]:
            yield _fault("cards")
            return
        in_hand[seat].discard(card)
    hands = [player.hand for player in state.players]
    if any(hands) or isinstance(state.frames[-1] if state.frames else None, Draft):
        if any(list(hand) != sorted(own) for hand, own in zip(hands, in_hand, strict=True)):
            yield _fault("cards")
    elif sorted((*left_over, *(card for own in in_hand for card in own))) != sorted(state.unused):
        yield _fault("cards")


def _trick(state: BoruState) -> Iterator[Message]:
    seats = [seat for seat, _ in state.trick]
    if len(seats) > state.seats or len(set(seats)) != len(seats):
        yield _fault("trick")
    if bool(state.trick) != bool(state.town):
        yield _fault("trick")
    if state.winner >= 0 and len(seats) != state.seats:
        yield _fault("trick")


def _stack(state: BoruState) -> Iterator[Message]:
    frames = state.frames
    if not frames:
        if not state.winners or state.marriage_deck:
            yield _fault("stack")
        return
    if state.winners or len(frames) > 8 or not isinstance(frames[-1], _QUESTIONS):
        yield _fault("stack")
        return
    if any(isinstance(frame, _QUESTIONS) for frame in frames[:-2]) or any(
        not _frame_fits(state, frame) for frame in frames
    ):
        yield _fault("stack")
        return
    if not _bottom_fits(state, frames) or not _question_fits(state, frames[-1]):
        yield _fault("stack")


def _bottom_fits(state: BoruState, frames: tuple[Frame, ...]) -> bool:
    bottom = frames[0]
    if isinstance(bottom, StartTown):
        return len(frames) == 1 and state.round == 0
    if state.round == 0:
        return False
    if isinstance(bottom, Draft | Lead | Follow):
        return len(frames) == 1
    if isinstance(bottom, EndTrick):
        return len(frames) > 2 and isinstance(frames[1], Resolve) and len(state.trick) == state.seats
    return isinstance(bottom, Upkeep) and not state.trick


def _frame_fits(state: BoruState, frame: Frame) -> bool:
    """Whether a frame's own values are in range."""
    seats = range(state.seats)
    owner = getattr(frame, "owner", 0)
    if owner not in seats:
        return False
    if isinstance(frame, Draft):
        return 0 <= frame.step < 4 and len(frame.answers) == state.seats
    if isinstance(frame, Symbols):
        card = tables.CARDS.get(frame.card)
        return card is not None and -1 <= frame.option < len(card.secondary) and 0 <= frame.at <= 4
    if isinstance(frame, ChooseAction):
        return frame.card in tables.CARDS
    if isinstance(frame, Resolve):
        return 0 <= frame.at <= state.seats
    if isinstance(frame, Upkeep):
        return 0 <= frame.at <= 8
    if isinstance(frame, Incursion):
        return -1 <= frame.chooser < state.seats and bool(frame.losers) and set(frame.losers) <= set(seats)
    if isinstance(frame, Monasteries):
        return bool(frame.seats) and set(frame.seats) <= set(seats)
    if isinstance(frame, GainTown):
        return -1 <= frame.region < len(tables.REGIONS)
    if isinstance(frame, LoseTown):
        return frame.loser in seats
    return isinstance(frame, (*_QUESTIONS, Settle, EndTrick, FinishMonastery))


def _question_fits(state: BoruState, top: Frame) -> bool:
    """Whether the open question has an answer, and is asked at its time."""
    seats = state.seats
    if isinstance(top, Draft):
        return _draft_fits(state, top)
    if isinstance(top, Lead):
        hand = state.players[top.owner].hand
        return top.owner == state.marker and bool(hand) and bool(legality.empty(state)) and not state.trick
    if isinstance(top, Follow):
        played = state.trick
        return (
            0 < len(played) < seats
            and top.owner == (played[-1][0] + 1) % seats
            and bool(state.players[top.owner].hand)
            and all(seat == (played[0][0] + at) % seats for at, (seat, _) in enumerate(played))
        )
    if isinstance(top, ChooseAction):
        return (top.owner, top.card) in state.trick
    if isinstance(top, Buy):
        known = top.symbol in (tables.CHURCH, tables.RAIDER, tables.COURT)
        return known and legality.affordable(state, top.owner, top.symbol) > 0
    if isinstance(top, Expand) and state.players[top.owner].coins < tables.EXPANSION:
        return False
    if isinstance(top, ChoosePrincess):
        return state.marriage == tables.PRINCESS
    return legality.towns(state, top) != 0


def _draft_fits(state: BoruState, top: Draft) -> bool:
    if not state.packets or len(state.packets[0].kept) != top.step or all(top.answers):
        return False
    for seat, answer in enumerate(top.answers):
        packet = legality.packet_of(state, top, seat)
        if len(packet) <= tables.DRAFT_KEEP:
            return False
        if answer and (
            len(answer) != tables.DRAFT_KEEP or list(answer) != sorted(set(answer)) or not set(answer) <= set(packet)
        ):
            return False
    return True
