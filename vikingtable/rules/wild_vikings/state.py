"""The state of a game of Wild Vikings, what may lie on its stack, and the answers of the seats."""

from attrs import frozen

from vikingtable.rules.state import NOBODY, Action, Frame, State
from vikingtable.rules.wild_vikings.options import Rules
from vikingtable.rules.wild_vikings.pieces import JOKER, SHIPS, Cards


@frozen
class Turn(Frame):
    """The bottom of the stack: this seat's turn. Alone on the stack: the seat must roll."""

    seat: int


@frozen
class ShipChoice(Frame):
    """The black ship was rolled: the seat picks the ship that a token is loaded onto."""

    seat: int


@frozen
class Auction(Frame):
    """The treasures of the ship beside the village are bid for, from the roller clockwise."""

    roller: int
    #: What each seat that has answered laid down, from the roller on; a pass is no cards.
    bids: tuple[Cards, ...]
    #: The seat whose bid wins as things stand, or ``NOBODY`` (nobody bid, or level bids that sell nothing).
    leader: int
    #: The number of cards in the highest bid so far.
    best: int


@frozen
class Memory:
    """What is known of hidden cards: to everybody, and to each seat from its own draws."""

    #: Cards that everybody has seen in each hand and that are still there (bids taken back).
    shown: tuple[Cards, ...]
    #: What the draw pile held when the discards were last shuffled into it; ``None`` before the first time.
    reshuffled: Cards | None
    #: What each seat knows to have drawn itself since then.
    drawn: tuple[Cards, ...]


@frozen
class WildVikingsState(State):
    """A game of Wild Vikings. Ships are 0 yellow, 1 red, 2 blue; cards are counted by kind.

    The draw pile has no order: nobody knows it, so each draw asks chance for one of the cards left.
    In a view ``hands`` of others hold what was shown of them and ``hidden_hands`` how many cards more;
    ``deck`` is empty and ``hidden_deck`` its size; treasures that are hidden are ``UNKNOWN``.
    """

    options: Rules
    #: The ships in their row, the one beside the village first.
    row: tuple[int, int, int]
    #: Treasures aboard each ship, by ship.
    cargo: tuple[int, int, int]
    #: Treasures not yet loaded.
    supply: int
    #: Treasures that each seat has won.
    treasures: tuple[int, ...]
    hands: tuple[Cards, ...]
    deck: Cards
    discard: Cards
    memory: Memory
    hidden_hands: tuple[int, ...]
    hidden_deck: int

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """The number of cards in each hand, which is public."""
        return tuple(sum(hand) + hidden for hand, hidden in zip(self.hands, self.hidden_hands, strict=True))

    @property
    def deck_size(self) -> int:
        """The number of cards in the draw pile, which is public."""
        return sum(self.deck) + self.hidden_deck

    @property
    def auction(self) -> Auction | None:
        """The auction that is going on, if there is one."""
        top = self.frames[-1] if self.frames else None
        return top if type(top) is Auction else None

    @property
    def active_seat(self) -> int:
        """The seat that must answer now, or ``NOBODY`` when the game is over."""
        if not self.frames:
            return NOBODY
        top = self.frames[-1]
        if type(top) is Auction:
            return (top.roller + len(top.bids)) % self.seats
        return self.frames[0].seat  # type: ignore[attr-defined, no-any-return]


@frozen
class Roll(Action):
    """The seat rolls the die."""


@frozen
class LoadShip(Action):
    """After a black ship: the seat loads a token onto ``ship``."""

    ship: int


@frozen
class Bid(Action):
    """The seat lays ``cards`` face up as its bid."""

    cards: Cards


@frozen
class Pass(Action):
    """The seat does not bid."""


ACTION_TYPES: tuple[type[Action], ...] = (Roll, LoadShip, Bid, Pass)
FRAME_TYPES: tuple[type[Frame], ...] = (Turn, ShipChoice, Auction)

MAX_SEATS = 5
#: Frozen values that come up all the time, made once.
TURN = tuple((Turn(seat),) for seat in range(MAX_SEATS))
SHIP_CHOICE = tuple((Turn(seat), ShipChoice(seat)) for seat in range(MAX_SEATS))
ROLL = tuple(Roll(seat) for seat in range(MAX_SEATS))
PASS = tuple(Pass(seat) for seat in range(MAX_SEATS))
LOAD = tuple(tuple(LoadShip(seat, ship) for ship in SHIPS) for seat in range(MAX_SEATS))


def cards_of(ship: int, colour: int, jokers: int) -> Cards:
    """``colour`` cards of the ship's colour and ``jokers``."""
    counts = [0, 0, 0, 0]
    counts[ship] = colour
    counts[JOKER] = jokers
    return (counts[0], counts[1], counts[2], counts[3])
