"""The events of A Feast for Odin, for log and animation; ``items`` are (item, amount) pairs."""

from attrs import frozen

from vikingtable.quick import maker
from vikingtable.rules.state import Event

Items = tuple[tuple[str, int], ...]


@frozen
class RoundBegan(Event):
    """A new round."""

    round: int


@frozen
class PhaseBegan(Event):
    """A phase of the round, by number 1–12."""

    phase: int


@frozen
class VikingsPlaced(Event):
    """Vikings went to a place; ``copies`` is the space that an imitation tile uses, else ``""``."""

    seat: int
    place: str
    vikings: int
    copies: str


@frozen
class Passed(Event):
    """A seat places no more Vikings this round."""

    seat: int


@frozen
class VikingsBack(Event):
    """Vikings came back from a place to the Thing square."""

    seat: int
    place: str
    vikings: int


@frozen
class Gained(Event):
    """A seat received items; ``source``: ``action``, ``harvest``, ``bonus``, ``mountain``, ``card`` or ``island``."""

    seat: int
    items: Items
    source: str


@frozen
class Paid(Event):
    """A seat paid items."""

    seat: int
    items: Items


@frozen
class Upgraded(Event):
    """A good became another."""

    seat: int
    good: str
    into: str


@frozen
class SpecialGained(Event):
    """A seat took a special tile from the stock."""

    seat: int
    tile: str


@frozen
class HouseGained(Event):
    """A seat received a house; its board is the seat's number ``site``."""

    seat: int
    house: str
    site: int


@frozen
class ShipGained(Event):
    """A ship came into the bay: ``how`` is ``built``, ``bought`` or ``received``."""

    seat: int
    ship: str
    how: str


@frozen
class ShipArmed(Event):
    """One ore was loaded on the ship number ``index``."""

    seat: int
    ship: str
    index: int


@frozen
class BoatSwapped(Event):
    """A whaling boat was exchanged for a knarr."""

    seat: int


@frozen
class Emigrated(Event):
    """A ship was turned over onto the banquet table, for silver."""

    seat: int
    ship: str
    silver: int


@frozen
class Explored(Event):
    """A seat claimed an exploration board and the silver on it."""

    seat: int
    board: str
    silver: int


@frozen
class Rolled(Event):
    """A die fell: the number, and the result after all that is added or taken off."""

    seat: int
    dice: str
    number: int
    result: int


@frozen
class Succeeded(Event):
    """A dice action succeeded."""

    seat: int
    dice: str


@frozen
class Failed(Event):
    """A dice action failed."""

    seat: int
    dice: str


@frozen
class CardDrawn(Event):
    """A seat drew an occupation (0 or −1: one that the reader does not see)."""

    seat: int
    card: int


@frozen
class CardKept(Event):
    """A seat chose its starting occupation."""

    seat: int
    card: int


@frozen
class CardPlayed(Event):
    """A seat played an occupation."""

    seat: int
    card: int


@frozen
class CardWorks(Event):
    """An effect of a played occupation happens."""

    seat: int
    card: int


@frozen
class WeaponDrawn(Event):
    """A seat drew a weapon card from the pile."""

    seat: int
    weapon: str


@frozen
class TilePlaced(Event):
    """A tile was laid on a seat's board number ``site``."""

    seat: int
    site: int
    kind: str
    piece: str
    x: int
    y: int
    rotation: int
    flipped: bool


@frozen
class SlotFilled(Event):
    """Wood or stone went on a slot of a shed or stone house."""

    seat: int
    site: int
    resource: str


@frozen
class BoardFlipped(Event):
    """An exploration board nobody owns was turned over."""

    board: str


@frozen
class SilverLaid(Event):
    """Each exploration board without owner that was not turned got silver: (board, silver now on it)."""

    boards: Items


@frozen
class StartPlayerNamed(Event):
    """Who starts the next round."""

    seat: int


@frozen
class IncomePaid(Event):
    """Income: paid, or in the last round written down."""

    seat: int
    silver: int
    written: bool


@frozen
class Bred(Event):
    """Breeding: ``born`` new animals, or one turned ``pregnant``."""

    seat: int
    kind: str
    born: int
    pregnant: int


@frozen
class FoodLaid(Event):
    """Food was laid on the banquet table."""

    seat: int
    item: str
    first: int
    lengthwise: bool


@frozen
class FeastEnded(Event):
    """A feast is over, with this many new Thing penalties."""

    seat: int
    penalties: int


@frozen
class StripsMoved(Event):
    """The leftmost item of each face-up strip went away; ``revealed`` is the kind of a new strip, −1 if none."""

    gone: tuple[str, ...]
    revealed: int


@frozen
class GameEnded(Event):
    """The game is over."""

    winners: tuple[int, ...]


new_vikings_placed = maker(VikingsPlaced)
new_gained = maker(Gained)
new_paid = maker(Paid)
new_upgraded = maker(Upgraded)
new_weapon_drawn = maker(WeaponDrawn)
new_tile_placed = maker(TilePlaced)
new_food_laid = maker(FoodLaid)

EVENTS: tuple[type[Event], ...] = (
    RoundBegan,
    PhaseBegan,
    VikingsPlaced,
    Passed,
    VikingsBack,
    Gained,
    Paid,
    Upgraded,
    SpecialGained,
    HouseGained,
    ShipGained,
    ShipArmed,
    BoatSwapped,
    Emigrated,
    Explored,
    Rolled,
    Succeeded,
    Failed,
    CardDrawn,
    CardKept,
    CardPlayed,
    CardWorks,
    WeaponDrawn,
    TilePlaced,
    SlotFilled,
    BoardFlipped,
    SilverLaid,
    StartPlayerNamed,
    IncomePaid,
    Bred,
    FoodLaid,
    FeastEnded,
    StripsMoved,
    GameEnded,
)
