"""What happens in Knarr, for log and animation. Everything that an event shows is public."""

from attrs import frozen

from vikingtable.rules.state import Event


@frozen
class GameBegan(Event):
    """The game is dealt; this seat begins."""

    first: int


@frozen
class TurnBegan(Event):
    """A seat's turn begins."""

    seat: int


@frozen
class Income(Event):
    """A seat gets points for its reputation."""

    seat: int
    points: int


@frozen
class Recruited(Event):
    """A seat played a viking; ``gains`` are VP, bracelets, recruits, reputation after the caps."""

    seat: int
    card: int
    gains: tuple[int, int, int, int]


@frozen
class TookCard(Event):
    """A seat took an offer card; ``paid`` recruit tokens."""

    seat: int
    space: int
    card: int
    paid: int


@frozen
class OfferFilled(Event):
    """A card was laid on a space of the offer."""

    space: int
    card: int


@frozen
class Explored(Event):
    """A seat paid for a destination; ``gains`` after the caps."""

    seat: int
    destination: int
    cards: tuple[int, ...]
    recruits: int
    gains: tuple[int, int, int, int]


@frozen
class RowFilled(Event):
    """A destination was laid on a space of a row; 0 if its stock is empty."""

    row: str
    space: int
    destination: int


@frozen
class Traded(Event):
    """A seat traded bracelets; ``gains`` after the caps."""

    seat: int
    bracelets: int
    gains: tuple[int, int, int, int]


@frozen
class DrewToCrew(Event):
    """A seat drew a viking from the deck to its crew."""

    seat: int
    card: int


@frozen
class Reshuffled(Event):
    """The discards became the new deck."""

    cards: int


@frozen
class ShortageBegan(Event):
    """Deck and discards are empty; these seats must give a viking."""

    seats: tuple[int, ...]


@frozen
class GaveViking(Event):
    """A seat gave a crew viking in a shortage."""

    seat: int
    card: int


@frozen
class ArtifactWorked(Event):
    """An artifact took effect for a seat; ``gains`` after the caps."""

    seat: int
    artifact: str
    gains: tuple[int, int, int, int]


@frozen
class Reserved(Event):
    """A seat reserved a destination."""

    seat: int
    destination: int


@frozen
class Replaced(Event):
    """A seat discarded an offer card with the mead cup."""

    seat: int
    space: int
    card: int


@frozen
class LastRound(Event):
    """A seat reached 40 points: the round is played to its end."""

    seat: int


@frozen
class GameEnded(Event):
    """The game is over."""

    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    GameBegan,
    TurnBegan,
    Income,
    Recruited,
    TookCard,
    OfferFilled,
    Explored,
    RowFilled,
    Traded,
    DrewToCrew,
    Reshuffled,
    ShortageBegan,
    GaveViking,
    ArtifactWorked,
    Reserved,
    Replaced,
    LastRound,
    GameEnded,
)
