"""What may be answered in Knarr, and why something may not (rules sections 2 to 4)."""

from collections.abc import Iterator

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
                yield acts.Recruit(seat, card)
        if state.may_explore:
            for destination in explorable(state, player):
                yield acts.Explore(seat, destination)
        if state.may_trade and player.bracelets:
            yield acts.OpenTrade(seat)
        if state.acted:
            yield acts.EndTurn(seat)
    elif type(top) is TakeOffer:
        for space in takeable(state, top, player):
            yield acts.TakeCard(seat, space)
    elif type(top) is Paying:
        for cards, recruits in payments(player, top.destination):
            yield acts.PayFor(seat, cards, recruits)
        yield acts.CancelExplore(seat)
    elif type(top) is Trading:
        for bracelets in range(1, player.bracelets + 1):
            yield acts.Trade(seat, bracelets)
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


def crew_kinds(player: Player) -> list[int]:
    """The kinds of viking in a crew, in order."""
    return sorted({card for column in player.crew for card in column})


def takeable(state: KnarrState, frame: TakeOffer, player: Player) -> list[int]:
    """The spaces whose card may be taken after a recruit."""
    any_space = frame.free or player.recruits > 0 or state.offer[frame.colour] == EMPTY
    return [space for space in range(5) if state.offer[space] != EMPTY and (any_space or space == frame.colour)]


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
            return acts.EndTurn(seat)
        chosen = kinds[random.below(len(kinds))] if len(kinds) > 1 else kinds[0]
        if chosen == 0:
            hand = sorted(set(player.hand))
            return acts.Recruit(seat, hand[random.below(len(hand))])
        if chosen == 1:
            return acts.Explore(seat, reachable[random.below(len(reachable))])
        return acts.OpenTrade(seat)
    if kind is TakeOffer:
        assert isinstance(top, TakeOffer)
        return acts.TakeCard(seat, random.choice(takeable(state, top, player)))
    if kind is Shortage:
        return acts.GiveViking(seat, random.choice(crew_kinds(player)))
    decline = random.below(10) == 0
    if kind is Paying:
        assert isinstance(top, Paying)
        if decline:
            return acts.CancelExplore(seat)
        return acts.PayFor(seat, *random_payment(player, top.destination, random))
    if kind is Trading:
        return acts.CancelTrade(seat) if decline else acts.Trade(seat, 1 + random.below(player.bracelets))
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
    player = state.players[action.seat]
    if isinstance(action, acts.Recruit):
        faults = []
        if not state.may_recruit:
            faults.append(msg("knarr.why.no_recruit_right"))
        if action.card not in player.hand:
            faults.append(msg("knarr.why.not_in_hand"))
        return tuple(faults)
    if isinstance(action, acts.Explore):
        return _why_not_explore(state, player, action.destination)
    if isinstance(action, acts.OpenTrade):
        faults = []
        if not state.may_trade:
            faults.append(msg("knarr.why.traded"))
        if not player.bracelets:
            faults.append(msg("knarr.why.no_bracelet"))
        return tuple(faults)
    if isinstance(action, acts.EndTurn):
        return () if state.acted else (msg("knarr.why.act_first"),)
    if isinstance(action, acts.TakeCard):
        assert isinstance(top, TakeOffer)
        if not 0 <= action.space < 5 or state.offer[action.space] == EMPTY:
            return (msg("knarr.why.empty_space"),)
        return () if action.space in takeable(state, top, player) else (msg("knarr.why.token_for_space"),)
    if isinstance(action, acts.PayFor):
        assert isinstance(top, Paying)
        return tuple(
            msg(f"knarr.why.pay.{fault}") for fault in fits(player, top.destination, action.cards, action.recruits)
        ) or (() if action.cards == tuple(sorted(action.cards)) else (msg("knarr.why.pay.order"),))
    if isinstance(action, acts.Trade):
        if action.bracelets < 1 or action.bracelets > tables.TOKEN_CAP:
            return (msg("knarr.why.trade_count"),)
        return () if action.bracelets <= player.bracelets else (msg("knarr.why.bracelets", n=player.bracelets),)
    if isinstance(action, acts.Reserve):
        is_open = action.destination and action.destination in state.row_a + state.row_b
        return () if is_open else (msg("knarr.why.not_open"),)
    if isinstance(action, acts.Replace):
        full = 0 <= action.space < 5 and state.offer[action.space] != EMPTY
        return () if full else (msg("knarr.why.empty_space"),)
    if isinstance(action, acts.GiveViking):
        return () if action.card in crew_kinds(player) else (msg("knarr.why.pay.not_in_crew"),)
    return ()


#: Sharper words than "not asked now" for what players try out of order.
_MISPLACED: dict[type[Action], str] = {
    acts.TakeCard: "knarr.why.recruit_first",
    acts.EndTurn: "knarr.why.answer_first",
    acts.PayFor: "knarr.why.choose_first",
    acts.Trade: "knarr.why.open_trade_first",
}


def _why_not_explore(state: KnarrState, player: Player, destination: int) -> tuple[Message, ...]:
    faults = []
    if not state.may_explore:
        faults.append(msg("knarr.why.no_explore_right"))
    is_open = destination in state.row_a + state.row_b and destination
    if not is_open and destination not in player.reserved:
        reserved = any(destination in other.reserved for other in state.players)
        faults.append(msg("knarr.why.reserved" if reserved else "knarr.why.not_open"))
    elif not payable(player, destination):
        faults.append(msg("knarr.why.cannot_pay"))
    return tuple(faults)
