"""What a seat may answer in Knarr."""

from attrs import frozen

from vikingtable.rules.state import Action


@frozen
class Recruit(Action):
    """Play a viking from the hand to the crew."""

    card: int


@frozen
class TakeCard(Action):
    """Take the offer card of a space (0 … 4) into the hand."""

    space: int


@frozen
class Explore(Action):
    """Choose an open or own reserved destination to pay for."""

    destination: int


@frozen
class PayFor(Action):
    """Pay for the chosen destination with crew vikings (kinds, sorted) and recruit tokens."""

    cards: tuple[int, ...]
    recruits: int


@frozen
class CancelExplore(Action):
    """Choose no destination after all."""


@frozen
class OpenTrade(Action):
    """Begin a trade."""


@frozen
class Trade(Action):
    """Trade 1 to 3 bracelets: gain the symbols of as many columns."""

    bracelets: int


@frozen
class CancelTrade(Action):
    """Trade nothing after all."""


@frozen
class EndTurn(Action):
    """End the turn, declining what could still be done."""


@frozen
class Reserve(Action):
    """Golden bracelet: reserve an open destination."""

    destination: int


@frozen
class Replace(Action):
    """Mead cup: discard the offer card of a space (0 … 4)."""

    space: int


@frozen
class Pass(Action):
    """Make no use of an artifact."""


@frozen
class GiveViking(Action):
    """In a shortage: discard a viking of the own crew."""

    card: int


ACTIONS: tuple[type[Action], ...] = (
    Recruit,
    TakeCard,
    Explore,
    PayFor,
    CancelExplore,
    OpenTrade,
    Trade,
    CancelTrade,
    EndTurn,
    Reserve,
    Replace,
    Pass,
    GiveViking,
)
