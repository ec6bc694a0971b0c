"""The actions of A Feast for Odin: each is one seat's answer to the open decision, or something it does for free."""

from attrs import frozen

from vikingtable.quick import maker
from vikingtable.rules.state import Action


@frozen
class PlaceVikings(Action):
    """Place the column's number of Vikings on ``place`` and do its action.

    On an imitation tile, ``copies`` names the space whose action is done; otherwise it is ``""``.
    """

    place: str
    copies: str = ""


@frozen
class Pass(Action):
    """Place no more Vikings this round, or do nothing (more) in a window."""


@frozen
class PlaceTile(Action):
    """Lay a tile of the supply on the own board number ``site`` (0 is the home board), as a ``Placement``."""

    site: int
    piece: str
    x: int
    y: int
    rotation: int = 0
    flipped: bool = False


@frozen
class FillSlot(Action):
    """Put one ``wood`` or ``stone`` on a slot of the own shed or stone house number ``site``."""

    site: int
    resource: str


@frozen
class BuyShip(Action):
    """Buy a ship for silver."""

    ship: str


@frozen
class ArmShip(Action):
    """Load one ore on the whaling boat or longship number ``index``."""

    ship: str
    index: int


@frozen
class UseCard(Action):
    """Use the anytime effect number ``effect`` of a played occupation; ``option`` picks one of its ways."""

    card: int
    effect: int
    option: str = ""


@frozen
class Choose(Action):
    """Pick one of the options that the decision names."""

    option: str


@frozen
class Skip(Action):
    """Decline, or end something that may be ended."""


@frozen
class TakeItems(Action):
    """Take the leftmost ``count`` items of the face-up mountain strip number ``strip``."""

    strip: int
    count: int


@frozen
class UpgradeGood(Action):
    """Upgrade one tile of the supply by ``steps``."""

    good: str
    steps: int = 1


@frozen
class Roll(Action):
    """Roll the die, for the first time or again."""


@frozen
class Settle(Action):
    """Pay for the last roll of hunting, snare or whaling: ``material`` wood, ``weapons`` weapon cards."""

    material: int
    weapons: int


@frozen
class Loot(Action):
    """Take ``loot`` after a raid or pillage, adding ``material`` stone, ``weapons`` long swords and ``others``.

    ``others`` are spears that a played card lets serve as long swords; ``second`` is a further tile that a card allows.
    """

    loot: str
    material: int = 0
    weapons: int = 0
    others: int = 0
    second: str = ""


@frozen
class Fail(Action):
    """Declare the dice action a failure."""


@frozen
class PlayCard(Action):
    """Play an occupation from hand, or keep it of those offered at the start."""

    card: int


@frozen
class LayFood(Action):
    """Lay food on the banquet table from space ``first`` (from 0), long side along it if ``lengthwise``."""

    item: str
    first: int
    lengthwise: bool


new_place_vikings = maker(PlaceVikings)
new_place_tile = maker(PlaceTile)
new_lay_food = maker(LayFood)
new_upgrade_good = maker(UpgradeGood)

ACTIONS: tuple[type[Action], ...] = (
    PlaceVikings,
    Pass,
    PlaceTile,
    FillSlot,
    BuyShip,
    ArmShip,
    UseCard,
    Choose,
    Skip,
    TakeItems,
    UpgradeGood,
    Roll,
    Settle,
    Loot,
    Fail,
    PlayCard,
    LayFood,
)

#: The answers that decline, by seat: they are looked at with nearly every question, and each is the same value.
PASS: tuple[Pass, ...] = tuple(Pass(seat) for seat in range(4))
SKIP: tuple[Skip, ...] = tuple(Skip(seat) for seat in range(4))
