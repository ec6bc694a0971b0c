"""What a roll of the die does: loading, drawing, opening an auction, the end (rules: Turn, End)."""

from collections.abc import Sequence

from vikingtable.rules.chance import Chance, Outcome
from vikingtable.rules.state import NOBODY, Event, Frame, Step, new_step
from vikingtable.rules.wild_vikings.events import (
    AuctionBegan,
    Drew,
    GameOver,
    HandFull,
    Loaded,
    NoCardLeft,
    Reshuffled,
    Rolled,
    SentToBack,
    ShipEmpty,
    SupplyRanOut,
)
from vikingtable.rules.wild_vikings.pieces import (
    BLACK_SHIP,
    BLUE,
    CARD_FACE,
    FACES,
    JOKER,
    NO_CARDS,
    RED,
    SHIPS,
    YELLOW,
    Cards,
)
from vikingtable.rules.wild_vikings.state import (
    MAX_SEATS,
    SHIP_CHOICE,
    TURN,
    Auction,
    Memory,
    Turn,
    WildVikingsState,
)

WvStep = Step[WildVikingsState]

# Events that come up all the time, made once.
_ROLLED = tuple(tuple(Rolled(seat, face) for face in range(FACES + 1)) for seat in range(MAX_SEATS))
_DREW = tuple(tuple(Drew(seat, card) for card in (YELLOW, RED, BLUE, JOKER)) for seat in range(MAX_SEATS))
_FULL = tuple(HandFull(seat) for seat in range(MAX_SEATS))
_NO_CARD = tuple(NoCardLeft(seat) for seat in range(MAX_SEATS))
_EMPTY = tuple(ShipEmpty(ship) for ship in SHIPS)
_BACK = tuple(SentToBack(ship) for ship in SHIPS)
_RAN_OUT = SupplyRanOut()


def roll(state: WildVikingsState, seat: int, script: Sequence[Outcome]) -> WvStep:
    """``seat`` rolls the die, and what the face demands happens."""
    chance = Chance(state.generator, script)
    face = chance.die(FACES)
    rolled = _ROLLED[seat][face]
    if face == CARD_FACE:
        return _everybody_draws(state, seat, chance, rolled)
    if script:
        chance.finish()
    outcomes: tuple[Outcome, ...] = (face,)
    if face <= BLACK_SHIP:
        if not state.supply:
            return _over(state, chance.generator, rolled, outcomes)
        if face == BLACK_SHIP:
            return new_step(
                WildVikingsState(
                    chance.generator,
                    NOBODY,
                    state.seats,
                    state.turn,
                    SHIP_CHOICE[seat],
                    state.options,
                    state.row,
                    state.cargo,
                    state.supply,
                    state.treasures,
                    state.hands,
                    state.deck,
                    state.discard,
                    state.memory,
                    state.hidden_hands,
                    state.hidden_deck,
                ),
                (rolled,),
                outcomes,
                True,
            )
        return _loaded(state, seat, face - 1, chance.generator, (rolled,), outcomes, True)
    return _village(state, seat, chance.generator, rolled, outcomes)


def load(state: WildVikingsState, seat: int, ship: int) -> WvStep:
    """After a black ship: ``seat`` loads a token onto ``ship``."""
    return _loaded(state, seat, ship, state.generator, (), (), False)


def sent_to_back(row: tuple[int, int, int]) -> tuple[int, int, int]:
    """The row after its first ship sailed to the back."""
    first, second, third = row
    return (second, third, first)


def _loaded(
    state: WildVikingsState,
    seat: int,
    ship: int,
    generator: int,
    events: tuple[Event, ...],
    outcomes: tuple[Outcome, ...],
    revealed: bool,
) -> WvStep:
    yellow, red, blue = state.cargo
    if ship == YELLOW:
        yellow += 1
        aboard = yellow
    elif ship == RED:
        red += 1
        aboard = red
    else:
        blue += 1
        aboard = blue
    supply = state.supply - 1
    seats = state.seats
    following = seat + 1
    if following == seats:
        following = 0
    loaded = Loaded(seat, ship, aboard, supply)
    return new_step(
        WildVikingsState(
            generator,
            NOBODY,
            seats,
            state.turn + 1,
            TURN[following],
            state.options,
            state.row,
            (yellow, red, blue),
            supply,
            state.treasures,
            state.hands,
            state.deck,
            state.discard,
            state.memory,
            state.hidden_hands,
            state.hidden_deck,
        ),
        (*events, loaded) if supply else (*events, loaded, _RAN_OUT),
        outcomes,
        revealed,
    )


def _everybody_draws(state: WildVikingsState, roller: int, chance: Chance, rolled: Event) -> WvStep:
    events: list[Event] = [rolled]
    seats = state.seats
    hands = list(state.hands)
    deck, discard, memory = state.deck, state.discard, state.memory
    left = deck[0] + deck[1] + deck[2] + deck[3]
    limit = state.options.hand_limit
    drawn: list[Cards] | None = None if memory.reshuffled is None else list(memory.drawn)
    for turn in range(roller, roller + seats * state.options.cards_per_card_face):
        seat = turn % seats
        if limit is not None and sum(hands[seat]) >= limit:
            events.append(_FULL[seat])
            continue
        if not left:
            left = sum(discard)
            if not left:
                events.append(_NO_CARD[seat])
                continue
            events.append(Reshuffled(discard))
            deck, discard = discard, NO_CARDS
            drawn = [NO_CARDS] * seats
            memory = Memory(memory.shown, deck, memory.drawn)
        position = chance.below(left)
        left -= 1
        deck, card = _without(deck, position)
        hands[seat] = _with(hands[seat], card)
        if drawn is not None:
            drawn[seat] = _with(drawn[seat], card)
        events.append(_DREW[seat][card])
    chance.finish()
    if drawn is not None:
        memory = Memory(memory.shown, memory.reshuffled, tuple(drawn))
    return new_step(
        WildVikingsState(
            chance.generator,
            NOBODY,
            seats,
            state.turn + 1,
            TURN[(roller + 1) % seats],
            state.options,
            state.row,
            state.cargo,
            state.supply,
            state.treasures,
            tuple(hands),
            deck,
            discard,
            memory,
            state.hidden_hands,
            state.hidden_deck,
        ),
        tuple(events),
        tuple(chance.outcomes),
        True,
    )


def _without(pile: Cards, position: int) -> tuple[Cards, int]:
    """The pile after the card at ``position`` left it, its cards lying in the order of their kinds, and its kind."""
    yellow, red, blue, jokers = pile
    if position < yellow:
        return (yellow - 1, red, blue, jokers), YELLOW
    position -= yellow
    if position < red:
        return (yellow, red - 1, blue, jokers), RED
    if position < red + blue:
        return (yellow, red, blue - 1, jokers), BLUE
    return (yellow, red, blue, jokers - 1), JOKER


def _with(hand: Cards, card: int) -> Cards:
    yellow, red, blue, jokers = hand
    if card == YELLOW:
        return (yellow + 1, red, blue, jokers)
    if card == RED:
        return (yellow, red + 1, blue, jokers)
    if card == BLUE:
        return (yellow, red, blue + 1, jokers)
    return (yellow, red, blue, jokers + 1)


def dealt(pile: Cards, seats: int, size: int, chance: Chance) -> tuple[tuple[Cards, ...], Cards]:
    """The hands of ``size`` cards dealt from ``pile`` to each seat, and the rest of it."""
    hands = [NO_CARDS] * seats
    left = sum(pile)
    for _ in range(size):
        for seat in range(seats):
            pile, card = _without(pile, chance.below(left))
            hands[seat] = _with(hands[seat], card)
            left -= 1
    return tuple(hands), pile


def _village(
    state: WildVikingsState, seat: int, generator: int, rolled: Event, outcomes: tuple[Outcome, ...]
) -> WvStep:
    row = state.row
    ship = row[0]
    treasures = state.cargo[ship]
    turn = state.turn
    events: tuple[Event, ...]
    frames: tuple[Frame, ...]
    if treasures:
        frames = (Turn(seat), Auction(seat, (), NOBODY, 0))
        events = (rolled, AuctionBegan(ship, treasures))
    else:
        turn += 1
        frames = TURN[(seat + 1) % state.seats]
        events = (rolled, _EMPTY[ship])
        if state.options.empty_ship == "toBack":
            row = sent_to_back(row)
            events = (rolled, _EMPTY[ship], _BACK[ship])
    return new_step(
        WildVikingsState(
            generator,
            NOBODY,
            state.seats,
            turn,
            frames,
            state.options,
            row,
            state.cargo,
            state.supply,
            state.treasures,
            state.hands,
            state.deck,
            state.discard,
            state.memory,
            state.hidden_hands,
            state.hidden_deck,
        ),
        events,
        outcomes,
        True,
    )


def _over(state: WildVikingsState, generator: int, rolled: Event, outcomes: tuple[Outcome, ...]) -> WvStep:
    over = WildVikingsState(
        generator,
        NOBODY,
        state.seats,
        state.turn,
        (),
        state.options,
        state.row,
        state.cargo,
        state.supply,
        state.treasures,
        state.hands,
        state.deck,
        state.discard,
        state.memory,
        state.hidden_hands,
        state.hidden_deck,
    )
    return new_step(over, (rolled, GameOver(winners(over), state.treasures)), outcomes, True)


def winners(state: WildVikingsState) -> tuple[int, ...]:
    """The seats with the most treasures; ``finalTie=mostCards`` narrows them down to the largest hands."""
    most = max(state.treasures)
    level = [seat for seat in range(state.seats) if state.treasures[seat] == most]
    if len(level) > 1 and state.options.final_tie == "mostCards":
        sizes = state.hand_sizes
        largest = max(sizes[seat] for seat in level)
        level = [seat for seat in level if sizes[seat] == largest]
    return tuple(level)
