"""Positions of Wild Vikings from a few letters, and moves told the same way, for tests.

Letters: Y R B are yellow, red and blue, J a joker; a row begins beside the village. Positions are partial: pieces not
named are out of the game, so the totals of ``check`` are not asked of them. Faces are Y R B, K (black ship), C (card)
and V (village).
"""

from collections.abc import Sequence
from typing import Any

from vikingtable.rules.game import Setup
from vikingtable.rules.registry import game
from vikingtable.rules.state import NOBODY, Action, Event, Step
from vikingtable.rules.wild_vikings.pieces import NO_CARDS, Cards
from vikingtable.rules.wild_vikings.state import TURN, Bid, LoadShip, Memory, Pass, Roll, WildVikingsState

LETTERS = "YRBJ"
FACES = "YRBKCV"
GAME = game("wild_vikings")

WvStep = Step[WildVikingsState]


def cards(letters: str) -> Cards:
    """The cards as counts by kind: ``"YYJ"`` is (2, 0, 0, 1)."""
    assert set(letters) <= set(LETTERS)
    return tuple(letters.count(letter) for letter in LETTERS)  # type: ignore[return-value]


def letters(counts: Cards) -> str:
    """The counts as letters, always in the order Y R B J."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def options(seats: int = 3, **chosen: Any) -> Any:
    """The rules in force with some options chosen."""
    return GAME.new(Setup(seats, options=tuple(chosen.items()))).state.options


def position(
    hands: Sequence[str],
    row: str = "YRB",
    gems: tuple[int, int, int] = (1, 1, 1),
    pool: int = 37,
    current: int = 0,
    deck: str = "",
    discard: str = "",
    scores: Sequence[int] | None = None,
    **chosen: Any,
) -> WildVikingsState:
    """A position before a roll; ``gems`` are the treasures aboard the yellow, red and blue ship."""
    seats = len(hands)
    first, second, third = (LETTERS.index(letter) for letter in row)
    return WildVikingsState(
        generator=1,
        viewer=NOBODY,
        seats=seats,
        turn=1,
        frames=TURN[current],
        options=options(seats, **chosen),
        row=(first, second, third),
        cargo=gems,
        supply=pool,
        treasures=tuple(scores) if scores else (0,) * seats,
        hands=tuple(cards(hand) for hand in hands),
        deck=cards(deck),
        discard=cards(discard),
        memory=Memory((NO_CARDS,) * seats, None, (NO_CARDS,) * seats),
        hidden_hands=(0,) * seats,
        hidden_deck=0,
    )


def roll(state: WildVikingsState, face: str, drawn: str = "") -> WvStep:
    """The seat in turn rolls ``face``; after a card face the cards drawn are these, in the order of drawing."""
    outcomes = [FACES.index(face) + 1]
    deck, discard = list(state.deck), list(state.discard)
    for letter in drawn:
        if not any(deck):
            deck, discard = discard, [0, 0, 0, 0]
        kind = LETTERS.index(letter)
        assert deck[kind] > 0, f"no {letter} left to draw"
        outcomes.append(sum(deck[:kind]))
        deck[kind] -= 1
    return GAME.apply(state, Roll(state.active_seat), outcomes)


def choose_ship(state: WildVikingsState, ship: str) -> WvStep:
    """The seat in turn loads a token onto the ship after a black ship."""
    return GAME.apply(state, LoadShip(state.active_seat, LETTERS.index(ship)))


def bid(state: WildVikingsState, laid: str) -> WvStep:
    """The seat that is asked lays these cards, or passes with none."""
    seat = state.active_seat
    return GAME.apply(state, Bid(seat, cards(laid)) if laid else Pass(seat))


def auction(state: WildVikingsState, *bids: str) -> WildVikingsState:
    """The village is rolled and each seat, from the roller on, lays these cards or passes."""
    state = roll(state, "V").state
    for laid in bids:
        state = bid(state, laid).state
    return state


def reasons(state: WildVikingsState, action: Action) -> list[str]:
    """The keys of the rules that an action breaks, less the part that all have in common."""
    return [reason.key.partition(".")[2] for reason in GAME.why_not(state, action)]


def row(state: WildVikingsState) -> str:
    """The row of ships as letters."""
    return "".join(LETTERS[ship] for ship in state.row)


def hands(state: WildVikingsState) -> list[str]:
    """The hands as letters."""
    return [letters(hand) for hand in state.hands]


def kinds(events: Sequence[Event]) -> list[str]:
    """The names of the events."""
    return [type(event).__name__ for event in events]
