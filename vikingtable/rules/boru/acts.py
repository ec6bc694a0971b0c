"""What a seat may answer in Brian Boru."""

from attrs import frozen

from vikingtable.rules.state import Action


@frozen
class PlaceDisc(Action):
    """Put a disc on an empty town: the first town, or one that a marriage gave."""

    town: int


@frozen
class Keep(Action):
    """Keep cards of the packet in the draft; sorted."""

    cards: tuple[int, ...]


@frozen
class LeadTrick(Action):
    """Name the active town and play a card."""

    town: int
    card: int


@frozen
class PlayCard(Action):
    """Play a card to the trick."""

    card: int


@frozen
class ChooseOption(Action):
    """Choose the card's first (0) or second (1) secondary action."""

    option: int


@frozen
class Purchase(Action):
    """Buy this many more church discs, raiders or steps."""

    count: int


@frozen
class ExpandTo(Action):
    """Pay for a disc on a town that a road joins to an own one."""

    town: int


@frozen
class Decline(Action):
    """Do not expand."""


@frozen
class FreeTown(Action):
    """Remove the Viking control token of a town."""

    town: int


@frozen
class TakePrincess(Action):
    """Choose military support, trade, or to spurn the Princess of Denmark."""

    choice: str


@frozen
class YieldTown(Action):
    """Let the Vikings take this town of the losing seat."""

    town: int


@frozen
class Build(Action):
    """Put a monastery on an own town."""

    town: int


ACTIONS: tuple[type[Action], ...] = (
    PlaceDisc,
    Keep,
    LeadTrick,
    PlayCard,
    ChooseOption,
    Purchase,
    ExpandTo,
    Decline,
    FreeTown,
    TakePrincess,
    YieldTown,
    Build,
)
