"""The auction beside the village: what may be bid, who leads, how it is settled (rules: Village face)."""

from functools import lru_cache

from vikingtable.rules.state import NOBODY, Action, Event, new_step
from vikingtable.rules.wild_vikings.events import (
    AuctionWon,
    BidMade,
    CardsTakenBack,
    NotSold,
    Passed,
    SentToBack,
    TreasuresReturned,
    TreasuresTaken,
)
from vikingtable.rules.wild_vikings.pieces import NO_CARDS, SHIPS, Cards
from vikingtable.rules.wild_vikings.state import (
    MAX_SEATS,
    TURN,
    Auction,
    Bid,
    Memory,
    WildVikingsState,
    cards_of,
)
from vikingtable.rules.wild_vikings.turns import WvStep, sent_to_back

_PASSED = tuple(Passed(seat) for seat in range(MAX_SEATS))
_BACK = tuple(SentToBack(ship) for ship in SHIPS)


@lru_cache(maxsize=4096)
def bids_above(seat: int, ship: int, colour: int, jokers: int, best: int) -> tuple[Action, ...]:
    """The bids of more than ``best`` cards from a hand with so many cards of the ship's colour and jokers.

    Fewer cards come first, and with as many cards fewer jokers.
    """
    return tuple(
        Bid(seat, cards_of(ship, size - joker_cards, joker_cards))
        for size in range(best + 1, colour + jokers + 1)
        for joker_cards in range(max(0, size - colour), min(jokers, size) + 1)
    )


def bids_of(state: WildVikingsState, auction: Auction, seat: int) -> tuple[Action, ...]:
    """The bids that ``seat``, whose hand is known, may make now."""
    hand = state.hands[seat]
    ship = state.row[0]
    best = auction.best if state.options.bid_rule == "raiseOrPass" else 0
    return bids_above(seat, ship, hand[ship], hand[3], best)


def answer(state: WildVikingsState, seat: int, cards: Cards) -> WvStep:
    """``seat`` lays down ``cards``, or passes with none; after the last seat the auction is settled."""
    auction = state.frames[1]
    assert type(auction) is Auction
    bids = (*auction.bids, cards)
    leader, best = auction.leader, auction.best
    memory = state.memory
    size = cards[0] + cards[1] + cards[2] + cards[3]
    event: Event
    if size:
        leader, best = led(leader, best, seat, size, state.options.tie_rule)
        memory = _with_shown(memory, seat, cards)
        event = BidMade(seat, cards)
    else:
        event = _PASSED[seat]
    if len(bids) == state.seats:
        return _settled(state, auction.roller, bids, leader, best, memory, event)
    return new_step(
        WildVikingsState(
            state.generator,
            NOBODY,
            state.seats,
            state.turn,
            (state.frames[0], Auction(auction.roller, bids, leader, best)),
            state.options,
            state.row,
            state.cargo,
            state.supply,
            state.treasures,
            state.hands,
            state.deck,
            state.discard,
            memory,
            state.hidden_hands,
            state.hidden_deck,
        ),
        (event,),
        (),
        size > 0,
    )


def led(leader: int, best: int, seat: int, size: int, tie_rule: str) -> tuple[int, int]:
    """Leader and highest bid after ``seat`` bid ``size`` cards."""
    if size > best:
        return seat, size
    if size == best and tie_rule != "earlier":
        return (seat if tie_rule == "later" else NOBODY), best
    return leader, best


def _with_shown(memory: Memory, seat: int, cards: Cards) -> Memory:
    """What everybody knows after ``seat`` laid ``cards`` face up: at least these are in its hand."""
    shown = memory.shown[seat]
    seen = (max(shown[0], cards[0]), max(shown[1], cards[1]), max(shown[2], cards[2]), max(shown[3], cards[3]))
    if seen == shown:
        return memory
    return Memory((*memory.shown[:seat], seen, *memory.shown[seat + 1 :]), memory.reshuffled, memory.drawn)


def _settled(
    state: WildVikingsState,
    roller: int,
    bids: tuple[Cards, ...],
    leader: int,
    best: int,
    memory: Memory,
    last: Event,
) -> WvStep:
    """Everybody has answered: the leader pays and takes all, or what ``allPass`` says happens."""
    seats = state.seats
    ship = state.row[0]
    treasures = state.cargo[ship]
    rule = state.options.all_pass
    hands, discard, supply = state.hands, state.discard, state.supply
    events: list[Event] = [last]
    if leader != NOBODY:
        paid = bids[(leader - roller) % seats]
        events.append(AuctionWon(leader, ship, paid))
        hands = (*hands[:leader], _minus(hands[leader], paid), *hands[leader + 1 :])
        discard = (discard[0] + paid[0], discard[1] + paid[1], discard[2] + paid[2], discard[3] + paid[3])
        shown = memory.shown
        left = (
            max(shown[leader][0] - paid[0], 0),
            max(shown[leader][1] - paid[1], 0),
            max(shown[leader][2] - paid[2], 0),
            max(shown[leader][3] - paid[3], 0),
        )
        memory = Memory((*shown[:leader], left, *shown[leader + 1 :]), memory.reshuffled, memory.drawn)
    back = []
    for place in range(seats):
        bidder = (roller + place) % seats
        if bidder != leader and bids[place] != NO_CARDS:
            back.append(bidder)
    if back:
        events.append(CardsTakenBack(tuple(back)))
    taker = leader
    if leader == NOBODY:
        events.append(NotSold(ship, best > 0))
        if rule == "rollerTakes":
            taker = roller
    all_treasures = state.treasures
    row, cargo = state.row, state.cargo
    if taker != NOBODY:
        all_treasures = (*all_treasures[:taker], all_treasures[taker] + treasures, *all_treasures[taker + 1 :])
        events.append(TreasuresTaken(taker, ship, treasures, state.options.scores_visible))
    elif rule == "toSupply":
        supply += treasures
        events.append(TreasuresReturned(ship, treasures))
    if taker != NOBODY or rule == "toSupply":
        cargo = (
            0 if ship == 0 else cargo[0],
            0 if ship == 1 else cargo[1],
            0 if ship == 2 else cargo[2],
        )
    if taker != NOBODY or rule != "stay":
        row = sent_to_back(row)
        events.append(_BACK[ship])
    return new_step(
        WildVikingsState(
            state.generator,
            NOBODY,
            seats,
            state.turn + 1,
            TURN[(roller + 1) % seats],
            state.options,
            row,
            cargo,
            supply,
            all_treasures,
            hands,
            state.deck,
            discard,
            memory,
            state.hidden_hands,
            state.hidden_deck,
        ),
        tuple(events),
        (),
        bids[-1] != NO_CARDS,
    )


def _minus(hand: Cards, paid: Cards) -> Cards:
    return (hand[0] - paid[0], hand[1] - paid[1], hand[2] - paid[2], hand[3] - paid[3])
