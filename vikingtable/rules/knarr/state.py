"""A state of Knarr: crews, hands, offers and the frames of effects in progress."""

from attrs import frozen

from vikingtable.rules.state import Frame, State


@frozen
class Main(Frame):
    """The seat in turn chooses an action (rules section 2, MAIN); the bottom of the stack while the game goes on."""

    owner: int


@frozen
class TakeOffer(Frame):
    """A viking was recruited; its owner takes a card of the offer (recruit, step 3)."""

    owner: int
    #: Colour of the recruited viking, the space that costs nothing.
    colour: int
    #: The cauldron makes every space free.
    free: bool


@frozen
class Paying(Frame):
    """A destination is chosen and must be paid, or the choice taken back (explore, steps 1 and 2)."""

    owner: int
    destination: int


@frozen
class Trading(Frame):
    """The owner says how many bracelets to trade, or takes the choice back."""

    owner: int


@frozen
class Reserving(Frame):
    """Golden bracelet: the owner may reserve an open destination."""

    owner: int


@frozen
class Replacing(Frame):
    """Mead cup: the owner may replace a card of the offer."""

    owner: int


@frozen
class Shortage(Frame):
    """Deck and discards are empty: each of these seats must give a crew viking (rules section 3)."""

    #: The seats that have still to give one, in turn order from the seat in turn.
    waiting: tuple[int, ...]


@frozen
class Refill(Frame):
    """Automatic: a space of the offer is filled from the deck."""

    space: int


@frozen
class DrawCrew(Frame):
    """Automatic: the owner draws cards from the deck to the crew."""

    owner: int
    count: int


@frozen
class RefillRow(Frame):
    """Automatic: an explored destination's space of its row is filled from its stock."""

    row: str
    space: int


@frozen
class Checks(Frame):
    """Automatic: artifacts after a recruit (``column`` = height of the grown column) or an explore (0)."""

    owner: int
    column: int
    #: The helmet's condition: a B destination was laid on an A destination.
    helmet: bool


@frozen
class Close(Frame):
    """Automatic: the turn ends by itself if nothing can be done any more."""

    owner: int


FRAMES: tuple[type[Frame], ...] = (
    Main,
    TakeOffer,
    Paying,
    Trading,
    Reserving,
    Replacing,
    Shortage,
    Refill,
    DrawCrew,
    RefillRow,
    Checks,
    Close,
)


@frozen
class Player:
    """What a seat has. Vikings are kind numbers, see ``tables``."""

    vp: int
    reputation: int
    recruits: int
    bracelets: int
    #: Cards in hand, sorted; hidden ones are ``UNKNOWN``.
    hand: tuple[int, ...]
    #: Cards of the hand that everybody knows, taken from the open offer; sorted.
    known: tuple[int, ...]
    #: The crew's five columns by colour, oldest first.
    crew: tuple[tuple[int, ...], ...]
    #: Explored destinations above the boat, bottom to top.
    destinations: tuple[int, ...]
    #: Destinations reserved with the golden bracelet.
    reserved: tuple[int, ...]


@frozen
class KnarrState(State):
    """All of a running game."""

    #: Side of the boats: ``normal`` or ``advanced``.
    boat: str
    artifacts: tuple[str, ...]
    #: Option: reputation income comes after an opening trade.
    income_after_opening_trade: bool
    players: tuple[Player, ...]
    #: Viking cards on the five spaces; ``UNKNOWN`` never, an empty space is -2.
    offer: tuple[int, ...]
    #: Open destinations of the two rows, an empty space is 0.
    row_a: tuple[int, ...]
    row_b: tuple[int, ...]
    #: Viking deck, top first.
    deck: tuple[int, ...]
    #: Viking discards, sorted.
    discard: tuple[int, ...]
    #: Destination stocks, top first; hidden ones are 0.
    deck_a: tuple[int, ...]
    deck_b: tuple[int, ...]
    #: Seat that began the game.
    first: int
    #: Seat in turn.
    active: int
    last_round: bool
    #: The right to recruit, to explore, to trade in this turn.
    may_recruit: bool
    may_explore: bool
    may_trade: bool
    #: Whether the main action was taken.
    acted: bool
    #: Whether this turn's income is still to come (only with the option above).
    income_due: bool
    #: Complete rows of five colours that were already rewarded (rules section 4).
    lines_mark: int
    #: Seats that have won, once the game is over.
    winners: tuple[int, ...]


#: An empty space of the offer.
EMPTY = -2
