"""What may be answered in Knarr, and why something may not (rules sections 2 to 4)."""

from collections.abc import Callable, Iterator
from typing import Any

from vikingtable.rules.chance import Generator
from vikingtable.rules.knarr import acts, tables
from vikingtable.rules.knarr.payment import affordable, fits, payable, payments, random_payment
from vikingtable.rules.knarr.state import (
    EMPTY,
    KnarrState,
    Main,
    Paying,
    Player,
    Replacing,
    Reserving,
    Shortage,
    TakeOffer,
    Trading,
)
from vikingtable.rules.state import Action, Frame
from vikingtable.texts.message import Message, msg


def to_answer(state: KnarrState) -> tuple[int, ...]:
    """The seats that may answer the frame on top."""
    if not state.frames:
        return ()
    top = state.frames[-1]
    if type(top) is Shortage:
        return top.waiting
    return (state.active,)


def open_destinations(state: KnarrState) -> list[int]:
    """The destinations that lie open in both rows, by space."""
    return [one for one in state.row_a + state.row_b if one]


def explorable(state: KnarrState, player: Player) -> list[int]:
    """The destinations that the player may choose and can pay for: open ones by space, then reserved ones."""
    return affordable(player, (*state.row_a, *state.row_b, *player.reserved))


def legal_actions(state: KnarrState, seat: int) -> Iterator[Action]:
    """Every legal answer of ``seat``, in a fixed order."""
    if seat not in to_answer(state):
        return
    top = state.frames[-1]
    player = state.players[seat]
    if type(top) is Main:
        if state.may_recruit:
            for card in sorted(set(player.hand)):
                yield _RECRUIT[seat][card]
        if state.may_explore:
            for destination in explorable(state, player):
                yield _EXPLORE[seat][destination]
        if state.may_trade and player.bracelets:
            yield _OPEN_TRADE[seat]
        if state.acted:
            yield _END_TURN[seat]
    elif type(top) is TakeOffer:
        for space in takeable(state, top, player):
            yield _TAKE_CARD[seat][space]
    elif type(top) is Paying:
        for cards, recruits in payments(player, top.destination):
            yield acts.PayFor(seat, cards, recruits)
        yield acts.CancelExplore(seat)
    elif type(top) is Trading:
        for bracelets in range(1, player.bracelets + 1):
            yield _TRADE[seat][bracelets]
        yield acts.CancelTrade(seat)
    elif type(top) is Reserving:
        for destination in open_destinations(state):
            yield acts.Reserve(seat, destination)
        yield acts.Pass(seat)
    elif type(top) is Replacing:
        for space in range(5):
            if state.offer[space] != EMPTY:
                yield acts.Replace(seat, space)
        yield acts.Pass(seat)
    elif type(top) is Shortage:
        for card in crew_kinds(player):
            yield acts.GiveViking(seat, card)


_SPACES = range(5)


def crew_kinds(player: Player) -> list[int]:
    """The kinds of viking in a crew, in order."""
    return sorted({card for column in player.crew for card in column})


def takeable(state: KnarrState, frame: TakeOffer, player: Player) -> list[int]:
    """The spaces whose card may be taken after a recruit."""
    offer = state.offer
    if frame.free or player.recruits > 0 or offer[frame.colour] == EMPTY:
        return [space for space in _SPACES if offer[space] != EMPTY]
    return [frame.colour]


#: Answers that are drawn again and again, by seat and what they choose.
_END_TURN = tuple(acts.EndTurn(seat) for seat in range(4))
_OPEN_TRADE = tuple(acts.OpenTrade(seat) for seat in range(4))
_RECRUIT = tuple(tuple(acts.Recruit(seat, card) for card in range(tables.KINDS)) for seat in range(4))
_EXPLORE = tuple(tuple(acts.Explore(seat, place) for place in range(len(tables.DESTINATIONS) + 1)) for seat in range(4))
_TAKE_CARD = tuple(tuple(acts.TakeCard(seat, space) for space in range(5)) for seat in range(4))
_TRADE = tuple(tuple(acts.Trade(seat, count) for count in range(tables.TOKEN_CAP + 1)) for seat in range(4))


def sample(state: KnarrState, seat: int, random: Generator) -> Action:
    """One legal action, its kind drawn evenly (see ``Game.sample``)."""
    top = state.frames[-1]
    player = state.players[seat]
    kind = type(top)
    if kind is Main:
        kinds: list[int] = []
        if state.may_recruit:
            kinds.append(0)
        reachable: list[int] = []
        if state.may_explore:
            reachable = explorable(state, player)
            if reachable:
                kinds.append(1)
        if state.may_trade and player.bracelets:
            kinds.append(2)
        if state.acted and (not kinds or random.below(10) == 0):
            return _END_TURN[seat]
        chosen = kinds[random.below(len(kinds))] if len(kinds) > 1 else kinds[0]
        if chosen == 0:
            # The hand is sorted: cards of a kind lie side by side.
            hand = list(dict.fromkeys(player.hand))
            return _RECRUIT[seat][hand[random.below(len(hand))]]
        if chosen == 1:
            return _EXPLORE[seat][reachable[random.below(len(reachable))]]
        return _OPEN_TRADE[seat]
    if kind is TakeOffer:
        spaces = takeable(state, top, player)  # type: ignore[arg-type]
        return _TAKE_CARD[seat][spaces[random.below(len(spaces))]]
    if kind is Shortage:
        return acts.GiveViking(seat, random.choice(crew_kinds(player)))
    decline = random.below(10) == 0
    if kind is Paying:
        assert isinstance(top, Paying)
        if decline:
            return acts.CancelExplore(seat)
        return acts.PayFor(seat, *random_payment(player, top.destination, random))
    if kind is Trading:
        return acts.CancelTrade(seat) if decline else _TRADE[seat][1 + random.below(player.bracelets)]
    if decline:
        return acts.Pass(seat)
    if kind is Reserving:
        return acts.Reserve(seat, random.choice(open_destinations(state)))
    return acts.Replace(seat, random.choice([space for space in range(5) if state.offer[space] != EMPTY]))


#: The answers that fit each question.
_FITTING: dict[type[Frame], tuple[type[Action], ...]] = {
    Main: (acts.Recruit, acts.Explore, acts.OpenTrade, acts.EndTurn),
    TakeOffer: (acts.TakeCard,),
    Paying: (acts.PayFor, acts.CancelExplore),
    Trading: (acts.Trade, acts.CancelTrade),
    Reserving: (acts.Reserve, acts.Pass),
    Replacing: (acts.Replace, acts.Pass),
    Shortage: (acts.GiveViking,),
}


def why_not(state: KnarrState, action: Action) -> tuple[Message, ...]:
    """Every rule that the action breaks."""
    if not state.frames:
        return (msg("common.illegal.game_over"),)
    top = state.frames[-1]
    seats = top.waiting if type(top) is Shortage else (state.active,)
    if action.seat not in seats:
        return (msg("common.illegal.not_your_decision"),)
    kind = type(action)
    if kind not in _FITTING[type(top)]:
        return (msg(_MISPLACED.get(kind, "common.illegal.wrong_kind")),)
    checked = _CHECKED.get(kind)
    return checked(state, state.players[action.seat], action) if checked else ()


def _why_not_recruit(state: KnarrState, player: Player, action: Any) -> tuple[Message, ...]:
    if state.may_recruit and action.card in player.hand:
        return ()
    faults = []
    if not state.may_recruit:
        faults.append(msg("knarr.why.no_recruit_right"))
    if action.card not in player.hand:
        faults.append(msg("knarr.why.not_in_hand"))
    return tuple(faults)


def _why_not_explore(state: KnarrState, player: Player, action: Any) -> tuple[Message, ...]:
    destination = action.destination
    faults = []
    if not state.may_explore:
        faults.append(msg("knarr.why.no_explore_right"))
    is_open = destination and (destination in state.row_a or destination in state.row_b)
    if not is_open and destination not in player.reserved:
        reserved = any(destination in other.reserved for other in state.players)
        faults.append(msg("knarr.why.reserved" if reserved else "knarr.why.not_open"))
    elif not payable(player, destination):
        faults.append(msg("knarr.why.cannot_pay"))
    return tuple(faults)


def _why_not_open_trade(state: KnarrState, player: Player, action: Any) -> tuple[Message, ...]:
    if state.may_trade and player.bracelets:
        return ()
    faults = []
    if not state.may_trade:
        faults.append(msg("knarr.why.traded"))
    if not player.bracelets:
        faults.append(msg("knarr.why.no_bracelet"))
    return tuple(faults)


def _why_not_end_turn(state: KnarrState, player: Player, action: Any) -> tuple[Message, ...]:
    return () if state.acted else (msg("knarr.why.act_first"),)


def _why_not_take_card(state: KnarrState, player: Player, action: Any) -> tuple[Message, ...]:
    top, space = state.frames[-1], action.space
    assert isinstance(top, TakeOffer)
    if not 0 <= space < 5 or state.offer[space] == EMPTY:
        return (msg("knarr.why.empty_space"),)
    if space == top.colour or top.free or player.recruits > 0 or state.offer[top.colour] == EMPTY:
        return ()
    return (msg("knarr.why.token_for_space"),)


def _why_not_pay(state: KnarrState, player: Player, action: Any) -> tuple[Message, ...]:
    top = state.frames[-1]
    assert isinstance(top, Paying)
    faults = fits(player, top.destination, action.cards, action.recruits)
    if faults:
        return tuple(msg(f"knarr.why.pay.{fault}") for fault in faults)
    return () if action.cards == tuple(sorted(action.cards)) else (msg("knarr.why.pay.order"),)


def _why_not_trade(state: KnarrState, player: Player, action: Any) -> tuple[Message, ...]:
    if action.bracelets < 1 or action.bracelets > tables.TOKEN_CAP:
        return (msg("knarr.why.trade_count"),)
    return () if action.bracelets <= player.bracelets else (msg("knarr.why.bracelets", n=player.bracelets),)


def _why_not_reserve(state: KnarrState, player: Player, action: Any) -> tuple[Message, ...]:
    is_open = action.destination and action.destination in state.row_a + state.row_b
    return () if is_open else (msg("knarr.why.not_open"),)


def _why_not_replace(state: KnarrState, player: Player, action: Any) -> tuple[Message, ...]:
    full = 0 <= action.space < 5 and state.offer[action.space] != EMPTY
    return () if full else (msg("knarr.why.empty_space"),)


def _why_not_give(state: KnarrState, player: Player, action: Any) -> tuple[Message, ...]:
    return () if action.card in crew_kinds(player) else (msg("knarr.why.pay.not_in_crew"),)


#: The rules of each answer that has any beside its time; the action is of the kind that stands before it.
_CHECKED: dict[type[Action], Callable[[KnarrState, Player, Any], tuple[Message, ...]]] = {
    acts.Recruit: _why_not_recruit,
    acts.Explore: _why_not_explore,
    acts.OpenTrade: _why_not_open_trade,
    acts.EndTurn: _why_not_end_turn,
    acts.TakeCard: _why_not_take_card,
    acts.PayFor: _why_not_pay,
    acts.Trade: _why_not_trade,
    acts.Reserve: _why_not_reserve,
    acts.Replace: _why_not_replace,
    acts.GiveViking: _why_not_give,
}

#: Sharper words than "not asked now" for what players try out of order.
_MISPLACED: dict[type[Action], str] = {
    acts.TakeCard: "knarr.why.recruit_first",
    acts.EndTurn: "knarr.why.answer_first",
    acts.PayFor: "knarr.why.choose_first",
    acts.Trade: "knarr.why.open_trade_first",
}
