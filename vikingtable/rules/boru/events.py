"""What happens in Brian Boru, for log and animation. Only the draft is hidden: who kept what."""

from attrs import frozen

from vikingtable.rules.state import Event


@frozen
class GameBegan(Event):
    """A seat takes the active town marker and chooses a town first."""

    first: int


@frozen
class RoundBegan(Event):
    """A round begins: raiders arrive, a marriage card is turned up."""

    round: int
    raiders: int
    marriage: int


@frozen
class Kept(Event):
    """A seat kept cards of a packet; others see zeros."""

    seat: int
    cards: tuple[int, ...]


@frozen
class Drafted(Event):
    """All seats have kept cards; the packets are passed on, or the draft is over."""

    step: int
    over: bool


@frozen
class Led(Event):
    """A seat named the active town and played a card."""

    seat: int
    town: int
    card: int


@frozen
class CardPlayed(Event):
    """A seat played a card to the trick."""

    seat: int
    card: int


@frozen
class TrickWon(Event):
    """A seat wins the trick; −1 if nobody played a fitting card."""

    seat: int
    card: int


@frozen
class ActionTaken(Event):
    """A seat carries out the primary (−1) or a secondary action of its card."""

    seat: int
    card: int
    option: int


@frozen
class DiscPlaced(Event):
    """A seat put a disc on a town; ``how``: start, claim, expand or marriage."""

    seat: int
    town: int
    how: str


@frozen
class CoinsChanged(Event):
    """A seat gained or lost coins."""

    seat: int
    coins: int


@frozen
class PointsChanged(Event):
    """A seat gained or lost points; ``why``: coinless, marriage, spurn, spoils, battle or church."""

    seat: int
    points: int
    why: str


@frozen
class RenownGained(Event):
    """A seat got a renown token."""

    seat: int
    renown: int


@frozen
class Gathered(Event):
    """A seat added church discs, raiders or steps of courtship; ``paid`` coins for those it bought."""

    seat: int
    symbol: str
    count: int
    paid: int


@frozen
class SteppedDown(Event):
    """A seat had to step down the marriage track to this space."""

    seat: int
    space: int


@frozen
class Liberated(Event):
    """A Viking control token was removed."""

    seat: int
    town: int


@frozen
class Married(Event):
    """A seat won the marriage card; −1 if nobody did."""

    seat: int
    card: int


@frozen
class PrincessTaken(Event):
    """A seat chose what the Princess of Denmark is to it."""

    seat: int
    choice: str


@frozen
class TownLost(Event):
    """The Vikings took a town of a seat."""

    seat: int
    town: int


@frozen
class RaidersReturned(Event):
    """A seat gave raiders back."""

    seat: int
    count: int


@frozen
class MonasteryBuilt(Event):
    """A seat built a monastery."""

    seat: int
    town: int


@frozen
class MarkerTaken(Event):
    """A seat took the active town marker."""

    seat: int


@frozen
class DiscsReturned(Event):
    """A seat took church discs back."""

    seat: int
    count: int


@frozen
class TokenTurned(Event):
    """A region's claim token was turned face up."""

    region: int


@frozen
class TokenMoved(Event):
    """A region's claim token went to a seat, or (−1) back to the board."""

    region: int
    seat: int


@frozen
class GameEnded(Event):
    """The game is over."""

    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    GameBegan,
    RoundBegan,
    Kept,
    Drafted,
    Led,
    CardPlayed,
    TrickWon,
    ActionTaken,
    DiscPlaced,
    CoinsChanged,
    PointsChanged,
    RenownGained,
    Gathered,
    SteppedDown,
    Liberated,
    Married,
    PrincessTaken,
    TownLost,
    RaidersReturned,
    MonasteryBuilt,
    MarkerTaken,
    DiscsReturned,
    TokenTurned,
    TokenMoved,
    GameEnded,
)
