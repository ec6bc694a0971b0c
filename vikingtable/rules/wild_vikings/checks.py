"""What is impossible in a state of Wild Vikings that came from outside."""

from vikingtable.rules.state import NO_GENERATOR, NOBODY
from vikingtable.rules.wild_vikings.auction import led
from vikingtable.rules.wild_vikings.options import FIELDS, OPTIONS, Rules
from vikingtable.rules.wild_vikings.pieces import ALL_CARDS, NO_CARDS, UNKNOWN, Cards
from vikingtable.rules.wild_vikings.state import MAX_SEATS, Auction, ShipChoice, Turn, WildVikingsState
from vikingtable.rules.wild_vikings.views import surely_held, unseen
from vikingtable.texts.message import Message, msg

_LARGEST_GENERATOR = (1 << 64) - 1
_MOST_TURNS = 1 << 31


def faults(state: WildVikingsState) -> tuple[Message, ...]:
    """A message for everything that is impossible; () if the state can be played on safely.

    Later groups are looked at only if the earlier ones are sound, since they rest on them.
    """
    for group in (_table, _options, _ranges, _pieces, _memory, _stack):
        found = group(state)
        if found:
            return tuple(found)
    return ()


def _fault(what: str, *args: int | str) -> Message:
    return msg(f"wild_vikings.check.{what}", *args)


def _table(state: WildVikingsState) -> list[Message]:
    found = []
    if not 2 <= state.seats <= MAX_SEATS:
        found.append(_fault("seats", state.seats))
    if not NOBODY <= state.viewer < max(state.seats, 0):
        found.append(_fault("viewer", state.viewer))
    if state.viewer == NOBODY and not 0 <= state.generator <= _LARGEST_GENERATOR:
        found.append(_fault("generator"))
    if state.viewer != NOBODY and state.generator != NO_GENERATOR:
        found.append(_fault("generator"))
    if not 1 <= state.turn <= _MOST_TURNS:
        found.append(_fault("turn", state.turn))
    for name, values in (
        ("treasures", state.treasures),
        ("hands", state.hands),
        ("hidden_hands", state.hidden_hands),
        ("memory.shown", state.memory.shown),
        ("memory.drawn", state.memory.drawn),
    ):
        if len(values) != state.seats:
            found.append(_fault("one_each", name, state.seats))
    return found


def _options(state: WildVikingsState) -> list[Message]:
    found = []
    for option in OPTIONS:
        value = getattr(state.options, FIELDS[option.key])
        if not option.allows(value) or (option.key == "treasureTokens" and type(value) is not int):
            found.append(_fault("option", option.key, str(value)))
    if not found and state.options.first_seat >= state.seats:
        found.append(_fault("option", "firstSeat", state.options.first_seat))
    return found


def _ranges(state: WildVikingsState) -> list[Message]:
    found = []
    if sorted(state.row) != [0, 1, 2]:
        found.append(_fault("row"))
    hidden_scores = state.viewer != NOBODY and bool(state.frames) and not state.options.scores_visible
    for seat, count in enumerate(state.treasures):
        hidden = hidden_scores and seat != state.viewer
        if count != UNKNOWN if hidden else count < 0:
            found.append(_fault("negative", f"treasures[{seat}]"))
    numbers: list[tuple[str, tuple[int, ...]]] = [
        ("cargo", state.cargo),
        ("supply", (state.supply,)),
        ("deck", state.deck),
        ("discard", state.discard),
        ("hidden_hands", state.hidden_hands),
        ("hidden_deck", (state.hidden_deck,)),
    ]
    for name, piles in (
        ("hands", state.hands),
        ("memory.shown", state.memory.shown),
        ("memory.drawn", state.memory.drawn),
    ):
        numbers += [(f"{name}[{seat}]", pile) for seat, pile in enumerate(piles)]
    if state.memory.reshuffled is not None:
        numbers.append(("memory.reshuffled", state.memory.reshuffled))
    found += [_fault("negative", name) for name, values in numbers if min(values) < 0]
    return found


def _pieces(state: WildVikingsState) -> list[Message]:
    found = []
    seats, viewer = range(state.seats), state.viewer
    known = sum(count for count in state.treasures if count != UNKNOWN)
    tokens = known + sum(state.cargo) + state.supply
    total = state.options.treasure_tokens
    if tokens > total or (tokens < total and UNKNOWN not in state.treasures):
        found.append(_fault("tokens", tokens, total))
    left = unseen(state)
    for kind, count in enumerate(left):
        if viewer == NOBODY:
            count -= state.deck[kind]
        if count < 0 or (count and viewer == NOBODY):
            found.append(_fault("cards", ALL_CARDS[kind] - count, ALL_CARDS[kind]))
    if viewer == NOBODY:
        if any(state.hidden_hands) or state.hidden_deck:
            found.append(_fault("hidden"))
    else:
        if state.hidden_hands[viewer] or state.deck != NO_CARDS:
            found.append(_fault("hidden"))
        if not found and sum(left) != sum(state.hidden_hands) + state.hidden_deck:
            found.append(_fault("hidden"))
    limit = state.options.hand_limit
    if limit is not None:
        found += [_fault("hand_limit", limit) for seat in seats if state.hand_sizes[seat] > limit]
    return found


def _memory(state: WildVikingsState) -> list[Message]:
    memory = state.memory
    found = []
    for seat in range(state.seats):
        if _more(memory.shown[seat], state.hands[seat]):
            found.append(_fault("shown", seat + 1))
        if memory.reshuffled is None:
            if memory.drawn[seat] != NO_CARDS:
                found.append(_fault("drawn", seat + 1))
            continue
        rest = _minus(memory.reshuffled, memory.drawn[seat])
        if min(rest) < 0 or _more(state.deck, rest):
            found.append(_fault("drawn", seat + 1))
    if memory.reshuffled is not None and _more(memory.reshuffled, ALL_CARDS):
        found.append(_fault("reshuffled"))
    if not found and state.viewer != NOBODY:
        if state.hidden_deck > sum(unseen(state)) - sum(surely_held(state)):
            found.append(_fault("reshuffled"))
        if any(drawn != NO_CARDS for seat, drawn in enumerate(memory.drawn) if seat != state.viewer):
            found.append(_fault("hidden"))
    return found


def _more(some: Cards, than: Cards) -> bool:
    return any(one > other for one, other in zip(some, than, strict=True))


def _minus(some: Cards, less: Cards) -> Cards:
    return (some[0] - less[0], some[1] - less[1], some[2] - less[2], some[3] - less[3])


def _stack(state: WildVikingsState) -> list[Message]:
    frames = state.frames
    if not frames:
        return [_fault("over")] if state.supply else []
    bottom = frames[0]
    if type(bottom) is not Turn or not 0 <= bottom.seat < state.seats or len(frames) > 2:
        return [_fault("stack")]
    if len(frames) == 1:
        return []
    top = frames[1]
    if type(top) is ShipChoice:
        return [] if top.seat == bottom.seat and state.supply else [_fault("stack")]
    if type(top) is Auction and top.roller == bottom.seat:
        return _auction(state, top)
    return [_fault("stack")]


def _auction(state: WildVikingsState, auction: Auction) -> list[Message]:
    ship = state.row[0]
    if not state.cargo[ship] or len(auction.bids) >= state.seats:
        return [_fault("auction")]
    rules: Rules = state.options
    leader, best = NOBODY, 0
    for place, cards in enumerate(auction.bids):
        seat = (auction.roller + place) % state.seats
        size = sum(cards)
        others = any(count for kind, count in enumerate(cards) if kind not in (ship, 3))
        # What was bid has been shown, so it is among the cards that everybody has seen.
        if min(cards) < 0 or others or _more(cards, state.memory.shown[seat]):
            return [_fault("bid", seat + 1)]
        if not size:
            continue
        if rules.bid_rule == "raiseOrPass" and size <= best:
            return [_fault("bid", seat + 1)]
        leader, best = led(leader, best, seat, size, rules.tie_rule)
    if (leader, best) != (auction.leader, auction.best):
        return [_fault("leader")]
    return []
