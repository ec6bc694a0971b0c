"""What may be answered in Brian Boru, and why something may not (rules sections 2 and 3)."""

from collections.abc import Iterator
from itertools import combinations

from vikingtable.rules.boru import acts, tables
from vikingtable.rules.boru.state import (
    BoruState,
    BuildMonastery,
    Buy,
    ChooseAction,
    ChoosePrincess,
    Draft,
    Expand,
    Follow,
    GainTown,
    Lead,
    Liberate,
    LoseTown,
    StartTown,
)
from vikingtable.rules.chance import Generator
from vikingtable.rules.state import Action, Frame
from vikingtable.texts.message import Message, msg


def to_answer(state: BoruState) -> tuple[int, ...]:
    """The seats that may answer the frame on top."""
    if not state.frames:
        return ()
    top = state.frames[-1]
    if isinstance(top, Draft):
        return tuple([seat for seat, answer in enumerate(top.answers) if not answer])
    owner: int = top.owner  # type: ignore[attr-defined]
    return (owner,)


def discs(state: BoruState) -> int:
    """Towns with any disc."""
    mask = 0
    for player in state.players:
        mask |= player.discs
    return mask


def empty(state: BoruState) -> int:
    """Towns without a disc; a Viking town has one."""
    return tables.ALL_TOWNS & ~discs(state)


def start_towns(state: BoruState) -> int:
    """Empty towns in regions that hold no disc yet."""
    taken = discs(state)
    mask = 0
    for region in tables.REGION_MASKS:
        if not region & taken:
            mask |= region
    return mask


def packet_of(state: BoruState, frame: Draft, seat: int) -> tuple[int, ...]:
    """The packet that a seat holds at this step of the draft."""
    return state.packets[(seat - frame.step) % state.seats].rest


def leads(state: BoruState, seat: int) -> dict[int, int]:
    """The empty towns that each card of the leader may be led to, as masks; ruling D if no card fits."""
    free = empty(state)
    hand = state.players[seat].hand
    fitting = {card: free & colour_mask(card) for card in hand}
    if any(fitting.values()):
        return {card: mask for card, mask in fitting.items() if mask}
    return dict.fromkeys(hand, free)


def colour_mask(card: int) -> int:
    """The towns whose colour a card has; white has all."""
    suit = tables.CARDS[card].suit
    return tables.ALL_TOWNS if suit == tables.WHITE else tables.COLOUR_MASKS[suit]


def reachable(state: BoruState, seat: int) -> int:
    """Towns that an expansion can reach (rulings A and C)."""
    reach = 0
    for town in tables.towns_in(state.players[seat].discs & ~state.vikings):
        reach |= tables.NEIGHBOURS[town]
    reach &= empty(state)
    if state.town and not state.expand_into_active_town:
        reach &= ~tables.bit(state.town)
    return reach


def affordable(state: BoruState, seat: int, symbol: str) -> int:
    """How many more of a symbol the seat could buy."""
    player = state.players[seat]
    most = player.coins // tables.PURCHASE
    if symbol == tables.RAIDER:
        return min(most, state.battle)
    if symbol == tables.COURT:
        return min(most, tables.COURT_TOP - player.court)
    return most


def towns(state: BoruState, top: Frame) -> int:
    """The towns that answer a question about a town, as a mask."""
    if isinstance(top, StartTown):
        return start_towns(state)
    if isinstance(top, GainTown):
        return empty(state) & (tables.ALL_TOWNS if top.region < 0 else tables.REGION_MASKS[top.region])
    if isinstance(top, Expand):
        return reachable(state, top.owner)
    if isinstance(top, Liberate):
        return state.vikings
    if isinstance(top, LoseTown):
        return state.players[top.loser].discs & ~state.vikings
    if isinstance(top, BuildMonastery):
        return state.players[top.owner].discs & ~state.vikings & ~state.monasteries
    return 0


_TOWN_ACTIONS: dict[type[Frame], type[acts.PlaceDisc] | type[acts.ExpandTo] | type[acts.FreeTown]] = {
    StartTown: acts.PlaceDisc,
    GainTown: acts.PlaceDisc,
    Expand: acts.ExpandTo,
    Liberate: acts.FreeTown,
    LoseTown: acts.YieldTown,  # type: ignore[dict-item]
    BuildMonastery: acts.Build,  # type: ignore[dict-item]
}


def legal_actions(state: BoruState, seat: int) -> Iterator[Action]:
    """Every legal answer of ``seat``, in a fixed order."""
    if seat not in to_answer(state):
        return
    top = state.frames[-1]
    player = state.players[seat]
    if isinstance(top, Draft):
        for cards in combinations(packet_of(state, top, seat), tables.DRAFT_KEEP):
            yield acts.Keep(seat, cards)
    elif isinstance(top, Lead):
        for card, mask in leads(state, seat).items():
            for town in tables.towns_in(mask):
                yield acts.LeadTrick(seat, town, card)
    elif isinstance(top, Follow):
        for card in player.hand:
            yield acts.PlayCard(seat, card)
    elif isinstance(top, ChooseAction):
        for option in range(len(tables.CARDS[top.card].secondary)):
            yield acts.ChooseOption(seat, option)
    elif isinstance(top, Buy):
        for count in range(affordable(state, seat, top.symbol) + 1):
            yield acts.Purchase(seat, count)
    elif isinstance(top, ChoosePrincess):
        for choice in tables.PRINCESS_CHOICES:
            yield acts.TakePrincess(seat, choice)
    else:
        kind = _TOWN_ACTIONS[type(top)]
        for town in tables.towns_in(towns(state, top)):
            yield kind(seat, town)
        if isinstance(top, Expand):
            yield acts.Decline(seat)


def _random_town(mask: int, random: Generator) -> int:
    """One town of a mask, all equally likely."""
    skip = random.below(mask.bit_count())
    for _ in range(skip):
        mask &= mask - 1
    return (mask & -mask).bit_length()


def sample(state: BoruState, seat: int, random: Generator) -> Action:
    """One legal answer, its kind drawn evenly (see ``Game.sample``)."""
    top = state.frames[-1]
    player = state.players[seat]
    if isinstance(top, Draft):
        packet = packet_of(state, top, seat)
        first = random.below(len(packet))
        second = random.below(len(packet) - 1)
        second += second >= first
        one, other = packet[first], packet[second]
        return acts.Keep(seat, (one, other) if one < other else (other, one))
    if isinstance(top, Follow):
        return acts.PlayCard(seat, player.hand[random.below(len(player.hand))])
    if isinstance(top, Lead):
        options = leads(state, seat)
        card = random.choice(list(options))
        return acts.LeadTrick(seat, _random_town(options[card], random), card)
    if isinstance(top, ChooseAction):
        return acts.ChooseOption(seat, random.below(len(tables.CARDS[top.card].secondary)))
    if isinstance(top, Buy):
        # Buying nothing is the decline.
        if random.below(10) == 0:
            return acts.Purchase(seat, 0)
        return acts.Purchase(seat, 1 + random.below(affordable(state, seat, top.symbol)))
    if isinstance(top, ChoosePrincess):
        return acts.TakePrincess(seat, random.choice(tables.PRINCESS_CHOICES))
    if isinstance(top, Expand) and random.below(10) == 0:
        return acts.Decline(seat)
    return _TOWN_ACTIONS[type(top)](seat, _random_town(towns(state, top), random))


#: The answers that fit each question.
_FITTING: dict[type[Frame], tuple[type[Action], ...]] = {
    StartTown: (acts.PlaceDisc,),
    Draft: (acts.Keep,),
    Lead: (acts.LeadTrick,),
    Follow: (acts.PlayCard,),
    ChooseAction: (acts.ChooseOption,),
    Buy: (acts.Purchase,),
    Expand: (acts.ExpandTo, acts.Decline),
    Liberate: (acts.FreeTown,),
    GainTown: (acts.PlaceDisc,),
    ChoosePrincess: (acts.TakePrincess,),
    LoseTown: (acts.YieldTown,),
    BuildMonastery: (acts.Build,),
}


def why_not(state: BoruState, action: Action) -> tuple[Message, ...]:
    """Every rule that the action breaks."""
    if not state.frames:
        return (msg("common.illegal.game_over"),)
    top = state.frames[-1]
    if action.seat not in to_answer(state):
        return (msg("common.illegal.not_your_decision"),)
    if type(action) not in _FITTING[type(top)]:
        return (msg("common.illegal.wrong_kind"),)
    seat = action.seat
    player = state.players[seat]
    if isinstance(action, acts.Keep):
        assert isinstance(top, Draft)
        packet = packet_of(state, top, seat)
        good = len(action.cards) == tables.DRAFT_KEEP and list(action.cards) == sorted(set(action.cards))
        return () if good and set(action.cards) <= set(packet) else (msg("boru.why.keep", tables.DRAFT_KEEP),)
    if isinstance(action, acts.PlayCard):
        return () if action.card in player.hand else (msg("boru.why.not_in_hand"),)
    if isinstance(action, acts.LeadTrick):
        return _why_not_lead(state, action)
    if isinstance(action, acts.ChooseOption):
        assert isinstance(top, ChooseAction)
        there = 0 <= action.option < len(tables.CARDS[top.card].secondary)
        return () if there else (msg("boru.why.no_option"),)
    if isinstance(action, acts.Purchase):
        assert isinstance(top, Buy)
        return () if 0 <= action.count <= affordable(state, seat, top.symbol) else (msg("boru.why.purchase"),)
    if isinstance(action, acts.TakePrincess):
        return () if action.choice in tables.PRINCESS_CHOICES else (msg("boru.why.no_option"),)
    if isinstance(action, acts.Decline):
        return ()
    town: int = action.town  # type: ignore[attr-defined]
    if not 1 <= town <= len(tables.TOWNS):
        return (msg("boru.why.no_town"),)
    return () if towns(state, top) & tables.bit(town) else _why_not_town(state, top, town)


def _why_not_lead(state: BoruState, action: acts.LeadTrick) -> tuple[Message, ...]:
    faults = []
    if action.card not in state.players[action.seat].hand:
        faults.append(msg("boru.why.not_in_hand"))
    if not 1 <= action.town <= len(tables.TOWNS):
        return (*faults, msg("boru.why.no_town"))
    town = tables.bit(action.town)
    if not empty(state) & town:
        faults.append(msg("boru.why.not_empty"))
    if not faults and not leads(state, action.seat).get(action.card, 0) & town:
        faults.append(msg("boru.why.colour"))
    return tuple(faults)


def _why_not_town(state: BoruState, top: Frame, town: int) -> tuple[Message, ...]:
    mask = tables.bit(town)
    if isinstance(top, Liberate):
        return (msg("boru.why.no_vikings"),)
    if isinstance(top, LoseTown):
        return (msg("boru.why.not_losers"),)
    if isinstance(top, BuildMonastery):
        built = state.monasteries & mask
        return (msg("boru.why.has_monastery" if built else "boru.why.not_own"),)
    faults = []
    if not empty(state) & mask:
        faults.append(msg("boru.why.not_empty"))
    elif isinstance(top, StartTown):
        faults.append(msg("boru.why.region_taken"))
    elif isinstance(top, GainTown):
        faults.append(msg("boru.why.other_region"))
    elif isinstance(top, Expand) and town == state.town and not state.expand_into_active_town:
        faults.append(msg("boru.why.active_town"))
    else:
        faults.append(msg("boru.why.no_road"))
    return tuple(faults)
