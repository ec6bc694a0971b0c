"""Why an answer is good, in words of the game: what it gains at once, what it costs, what it changes for later."""

from vikingtable.rules.knarr import acts, events, tables, words
from vikingtable.rules.knarr.state import EMPTY, KnarrState, Player, TakeOffer
from vikingtable.rules.knarr.turn import trade_gains
from vikingtable.rules.registry import game
from vikingtable.rules.state import Action
from vikingtable.texts.message import Message, msg

#: Columns of a viking's colour that are worth a word: it will gain for the others too.
_TALL = 2


def reasons(state: KnarrState, action: Action) -> tuple[Message, ...]:
    """What the action brings its seat; () if there is nothing to say. ``state`` is full, the action is legal."""
    player = state.players[action.seat]
    if isinstance(action, acts.Recruit):
        return _recruit(state, action)
    if isinstance(action, acts.Explore):
        return _explore(state, player, action)
    if isinstance(action, acts.PayFor):
        return _pay(player, action)
    if isinstance(action, acts.TakeCard):
        return _take(state, player, action)
    if isinstance(action, acts.OpenTrade):
        return _trade(state, player, player.bracelets)
    if isinstance(action, acts.Trade):
        return _trade(state, player, action.bracelets)
    if isinstance(action, acts.Reserve):
        return (msg("knarr.reason.keeps", words.gains(tables.DESTINATIONS[action.destination].gains)),)
    if isinstance(action, acts.Replace):
        return (msg("knarr.reason.turns_up"),)
    if isinstance(action, acts.GiveViking):
        left = player.crew[action.card // 4]
        return (msg("knarr.reason.column_left", words.colour(action.card // 4), n=len(left) - 1),)
    return (msg("knarr.reason.keeps_all"),)


def _changes(state: KnarrState, action: Action, before: Player) -> list[Message]:
    """Income and the end of the game, as they change while the own turn lasts."""
    now = game("knarr").play(state, action).state
    after = now.players[action.seat]
    found = []
    old, new = tables.INCOME[before.reputation], tables.INCOME[after.reputation]
    if new > old:
        found.append(msg("knarr.reason.income", old, new))
    if now.last_round and not state.last_round:
        found.append(msg("knarr.reason.last_round"))
    return found


def _recruit(state: KnarrState, action: acts.Recruit) -> tuple[Message, ...]:
    step = game("knarr").play(state, action)
    got = next(event.gains for event in step.events if isinstance(event, events.Recruited))
    column = step.state.players[action.seat].crew[action.card // 4]
    found = [msg("knarr.reason.gains", words.gains(got))]
    if len(column) > _TALL:
        found.append(msg("knarr.reason.column", words.colour(action.card // 4), n=len(column)))
    return (*found, *_changes(state, action, state.players[action.seat]))


def _explore(state: KnarrState, player: Player, action: acts.Explore) -> tuple[Message, ...]:
    place = tables.DESTINATIONS[action.destination]
    found = []
    if any(place.gains):
        found.append(msg("knarr.reason.gains", words.gains(place.gains)))
    symbols = [0, 0, 0, 0, 0]
    for symbol in place.columns:
        if symbol != tables.NONE:
            symbols[symbol] += 1
    found.append(msg("knarr.reason.each_trade", words.gains(symbols)))
    reputation = min(tables.REPUTATION_MAX, player.reputation + place.gains[tables.REPUTATION])
    old, new = tables.INCOME[player.reputation], tables.INCOME[reputation]
    if new > old:
        found.append(msg("knarr.reason.income", old, new))
    if player.vp + place.gains[tables.VP] >= tables.LAST_ROUND_AT and not state.last_round:
        found.append(msg("knarr.reason.last_round"))
    return tuple(found)


def _pay(player: Player, action: acts.PayFor) -> tuple[Message, ...]:
    found = [msg("knarr.reason.pays", words.payment(action.cards, action.recruits))]
    if player.recruits and not action.recruits:
        found.append(msg("knarr.reason.spares_tokens"))
    return tuple(found)


def _take(state: KnarrState, player: Player, action: acts.TakeCard) -> tuple[Message, ...]:
    top = state.frames[-1]
    assert isinstance(top, TakeOffer)
    card = state.offer[action.space]
    column = (*player.crew[card // 4], card)
    gains = [0, 0, 0, 0, 0]
    for kind in column:
        gains[kind % 4] += 1
    free = top.free or action.space == top.colour or state.offer[top.colour] == EMPTY
    found = [msg("knarr.reason.will_gain", words.gains(gains))]
    found.append(msg("knarr.reason.free" if free else "knarr.reason.costs_token"))
    return tuple(found)


def _trade(state: KnarrState, player: Player, bracelets: int) -> tuple[Message, ...]:
    found = [msg("knarr.reason.gains", words.gains(trade_gains(state.boat, player, bracelets)))]
    return (*found, *_changes(state, acts.Trade(state.active, bracelets), player))
