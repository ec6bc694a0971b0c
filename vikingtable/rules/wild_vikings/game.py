"""The rules of Wild Vikings behind the interface that every game offers."""

from collections.abc import Iterable, Sequence

from vikingtable.rules.chance import Chance, Generator, Outcome
from vikingtable.rules.game import Game, Score, Setup
from vikingtable.rules.state import NOBODY, Action, Decision, Event, Step
from vikingtable.rules.wild_vikings import auction, checks, legality, turns, views, words
from vikingtable.rules.wild_vikings.events import EVENT_TYPES, GameBegan, masked
from vikingtable.rules.wild_vikings.options import OPTIONS, rules_from
from vikingtable.rules.wild_vikings.pieces import ALL_CARDS, NO_CARDS, SHIPS, START_CARGO, START_HAND, UNKNOWN
from vikingtable.rules.wild_vikings.state import (
    ACTION_TYPES,
    FRAME_TYPES,
    LOAD,
    MAX_SEATS,
    PASS,
    ROLL,
    TURN,
    Auction,
    Bid,
    LoadShip,
    Memory,
    Roll,
    ShipChoice,
    WildVikingsState,
)
from vikingtable.texts.message import Message

_SEATS = tuple((seat,) for seat in range(MAX_SEATS))
_ROLLS = tuple((action,) for action in ROLL)


class WildVikingsGame(Game[WildVikingsState]):
    """Wild Vikings: roll, load the ships, and bid battle cards for the treasures of the one that comes home."""

    id = "wild_vikings"
    rules_version = 1
    seats = (2, 3, 4, 5)
    options = OPTIONS
    hidden_hands = True
    state_type = WildVikingsState
    action_types = ACTION_TYPES
    event_types = EVENT_TYPES
    frame_types = FRAME_TYPES

    def new(self, setup: Setup, script: Sequence[Outcome] = ()) -> Step[WildVikingsState]:
        """The state before the first roll. Chance is asked for the row, the first seat and each card dealt."""
        rules = rules_from(self.resolved(setup), setup.seats)
        seats = setup.seats
        chance = Chance(setup.seed, script)
        row = SHIPS
        if rules.row_order == "shuffled":
            first, second, third = chance.shuffled(SHIPS)
            row = (first, second, third)
        seat = rules.first_seat if rules.first_player == "chosen" else chance.below(seats)
        hands, deck = turns.dealt(ALL_CARDS, seats, START_HAND, chance)
        chance.finish()
        state = WildVikingsState(
            chance.generator,
            NOBODY,
            seats,
            1,
            TURN[seat],
            rules,
            row,
            (START_CARGO, START_CARGO, START_CARGO),
            rules.treasure_tokens - START_CARGO * len(SHIPS),
            (0,) * seats,
            hands,
            deck,
            NO_CARDS,
            Memory((NO_CARDS,) * seats, None, (NO_CARDS,) * seats),
            (0,) * seats,
            0,
        )
        return Step(state, (GameBegan(seat, row),), tuple(chance.outcomes), True)

    def to_answer(self, state: WildVikingsState) -> tuple[int, ...]:
        """The one seat that must answer, or () when the game is over."""
        frames = state.frames
        if not frames:
            return ()
        top = frames[-1]
        if type(top) is Auction:
            return _SEATS[(top.roller + len(top.bids)) % state.seats]
        return _SEATS[frames[0].seat]  # type: ignore[attr-defined]

    def decision(self, state: WildVikingsState) -> Decision | None:
        """One of the kinds ``roll``, ``ship`` and ``bid``, or ``None`` when the game is over."""
        return words.decision(state)

    def legal_actions(self, state: WildVikingsState, seat: int) -> Iterable[Action]:
        """Everything that ``seat`` may answer now: bids by rising number of cards, the pass last."""
        if state.active_seat != seat:
            return ()
        top = state.frames[-1]
        if type(top) is Auction:
            return (*auction.bids_of(state, top, seat), PASS[seat])
        return LOAD[seat] if type(top) is ShipChoice else _ROLLS[seat]

    def sample(self, state: WildVikingsState, seat: int, random: Generator) -> Action:
        """A legal action of ``seat``: in an auction a pass with probability 1/10, else any bid."""
        top = state.frames[-1]
        if type(top) is Auction:
            bids = auction.bids_of(state, top, seat)
            if not bids or random.below(10) == 0:
                return PASS[seat]
            return bids[random.below(len(bids))]
        if type(top) is ShipChoice:
            return LOAD[seat][random.below(3)]
        return ROLL[seat]

    def why_not(self, state: WildVikingsState, action: Action) -> tuple[Message, ...]:
        """Every rule that ``action`` breaks now; () if it is legal."""
        return legality.broken_rules(state, action)

    def play(self, state: WildVikingsState, action: Action, script: Sequence[Outcome] = ()) -> Step[WildVikingsState]:
        """The result of a legal action; a roll asks chance for the face, a card face for each card drawn."""
        if type(action) is Roll:
            return turns.roll(state, action.seat, script)
        if script:
            Chance(state.generator, script).finish()
        if type(action) is Bid:
            return auction.answer(state, action.seat, action.cards)
        if type(action) is LoadShip:
            return turns.load(state, action.seat, action.ship)
        return auction.answer(state, action.seat, NO_CARDS)

    def view_for(self, state: WildVikingsState, seat: int) -> WildVikingsState:
        """The state as ``seat`` may see it."""
        return views.view_for(state, seat)

    def event_for(self, event: Event, seat: int) -> Event | None:
        """The event as ``seat`` may see it: what others drew, and their treasures if hidden, are unknown."""
        return masked(event, seat)

    def redeal(self, view: WildVikingsState, random: Generator) -> WildVikingsState:
        """A full state that the view's seat cannot tell from the real one."""
        return views.redeal(view, random)

    def scores(self, state: WildVikingsState) -> tuple[Score, ...]:
        """The one line ``treasures`` of each seat; ``UNKNOWN`` where a view hides them."""
        return tuple(Score((("treasures", count),), count == UNKNOWN) for count in state.treasures)

    def outcome(self, state: WildVikingsState) -> tuple[int, ...] | None:
        """The seats with the most treasures (``finalTie`` applied), or ``None`` while the game goes on."""
        return None if state.frames else turns.winners(state)

    def check(self, state: WildVikingsState) -> tuple[Message, ...]:
        """What is impossible in a state, full or a view, that came from outside."""
        return checks.faults(state)

    def describe_action(self, state: WildVikingsState, action: Action) -> Message:
        """What the action does."""
        return words.describe_action(action)

    def describe_event(self, event: Event) -> Message | None:
        """The log line of a masked event."""
        return words.describe_event(event)
