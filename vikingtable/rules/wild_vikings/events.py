"""What happens in a game of Wild Vikings, for log and animation, and what of it a seat may see."""

from attrs import evolve, frozen

from vikingtable.rules.state import Event
from vikingtable.rules.wild_vikings.pieces import UNKNOWN, Cards


@frozen
class GameBegan(Event):
    """The pieces are laid out; ``seat`` begins."""

    seat: int
    row: tuple[int, int, int]


@frozen
class Rolled(Event):
    """``face`` is the number of the face, 1 to 6."""

    seat: int
    face: int


@frozen
class Loaded(Event):
    """A token went from the supply onto a ship."""

    seat: int
    ship: int
    #: Treasures aboard the ship now, and left in the supply.
    cargo: int
    supply: int


@frozen
class SupplyRanOut(Event):
    """The last token left the supply."""


@frozen
class Drew(Event):
    """A seat drew a card; others see ``UNKNOWN``."""

    seat: int
    card: int


@frozen
class HandFull(Event):
    """A seat drew nothing, its hand being at the limit."""

    seat: int


@frozen
class NoCardLeft(Event):
    """A seat drew nothing, draw pile and discards being empty."""

    seat: int


@frozen
class Reshuffled(Event):
    """The discards became the new draw pile."""

    cards: Cards


@frozen
class ShipEmpty(Event):
    """The village was rolled and the ship beside it carries nothing: no auction."""

    ship: int


@frozen
class AuctionBegan(Event):
    """The treasures of a ship are put up."""

    ship: int
    treasures: int


@frozen
class BidMade(Event):
    """A seat laid cards face up."""

    seat: int
    cards: Cards


@frozen
class Passed(Event):
    """A seat did not bid."""

    seat: int


@frozen
class AuctionWon(Event):
    """The highest bid wins; its cards go to the discards."""

    seat: int
    ship: int
    cards: Cards


@frozen
class CardsTakenBack(Event):
    """These seats take back the cards that they had bid."""

    seats: tuple[int, ...]


@frozen
class NotSold(Event):
    """Nobody won the auction; ``level`` if the highest bids were level, else nobody bid."""

    ship: int
    level: bool


@frozen
class TreasuresTaken(Event):
    """A seat takes all treasures of a ship; the number is ``UNKNOWN`` to others unless ``public``."""

    seat: int
    ship: int
    treasures: int
    public: bool


@frozen
class TreasuresReturned(Event):
    """The treasures of a ship went back to the supply."""

    ship: int
    treasures: int


@frozen
class SentToBack(Event):
    """A ship sailed to the back of the row, the others moved up."""

    ship: int


@frozen
class GameOver(Event):
    """A ship was rolled with an empty supply; ``treasures`` by seat."""

    winners: tuple[int, ...]
    treasures: tuple[int, ...]


EVENT_TYPES: tuple[type[Event], ...] = (
    GameBegan,
    Rolled,
    Loaded,
    SupplyRanOut,
    Drew,
    HandFull,
    NoCardLeft,
    Reshuffled,
    ShipEmpty,
    AuctionBegan,
    BidMade,
    Passed,
    AuctionWon,
    CardsTakenBack,
    NotSold,
    TreasuresTaken,
    TreasuresReturned,
    SentToBack,
    GameOver,
)


def masked(event: Event, seat: int) -> Event:
    """The event as ``seat`` may see it; nothing is hidden whole."""
    if type(event) is Drew and event.seat != seat:
        return Drew(event.seat, UNKNOWN)
    if type(event) is TreasuresTaken and not event.public and event.seat != seat:
        return evolve(event, treasures=UNKNOWN)
    return event
