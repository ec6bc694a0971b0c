"""What is on Knarr's table, in words: names and descriptions of its places for tooltips and screen readers."""

from collections.abc import Iterable, Sequence

from vikingtable.rules.knarr import words
from vikingtable.rules.knarr.state import Player
from vikingtable.rules.knarr.tables import (
    BOATS,
    COLOURS,
    DESTINATIONS,
    DIFFERENT,
    GAINS,
    INCOME,
    NONE,
    SAME,
    UNKNOWN,
)
from vikingtable.texts.message import Message
from vikingtable.ui import i18n
from vikingtable.ui.i18n import tr
from vikingtable.ui.knarr.forecast import SpaceCost, Yield


def said(message: Message) -> str:
    """A message of the rules in which no player is named."""
    return i18n.say(message, ())


def listed(parts: Iterable[str]) -> str:
    """The parts joined the way the reader's language joins a list."""
    return said(Message("list", tuple(parts)))


def sentences(*parts: str) -> str:
    """Whole sentences one after the other, the empty ones left out; a line each."""
    return "\n".join(part for part in parts if part)


def colour(index: int) -> str:
    """The name of a colour."""
    return tr(f"knarr.colour.{COLOURS[index]}")


def viking(card: int) -> str:
    """The name of a viking card."""
    return said(words.viking(card))


def vikings(cards: Sequence[int]) -> str:
    """The names of viking cards, or that there are none."""
    return listed(viking(card) for card in cards) if cards else tr("knarr.ui.none")


def land_name(number: int) -> str:
    """The name of a destination card."""
    return tr("knarr.ui.destination", said(words.destination(number)))


def symbol(kind: int) -> str:
    """The name of what a trade column holds."""
    return tr("knarr.ui.no_symbol") if kind == NONE else tr(f"knarr.gain.{GAINS[kind]}")


def cost(number: int) -> str:
    """What a destination costs."""
    asked = DESTINATIONS[number].cost
    if asked == DIFFERENT:
        return tr("knarr.ui.cost.different")
    if asked == SAME:
        return tr("knarr.ui.cost.same")
    assert not isinstance(asked, str)
    return listed(colour(index) for index, count in enumerate(asked) for _ in range(count))


def land(number: int) -> str:
    """All that a destination card says."""
    one = DESTINATIONS[number]
    return sentences(
        tr("knarr.ui.land.cost", cost(number)),
        tr("knarr.ui.land.gains", said(words.gains(one.gains))),
        tr("knarr.ui.land.columns", *(symbol(kind) for kind in one.columns)),
    )


def gains(one: Yield) -> str:
    """What would be gained, and what would be lost of it."""
    kept = tr("knarr.ui.gains", said(words.gains(one.kept)))
    return sentences(kept, tr("knarr.ui.lost", said(words.gains(one.lost))) if any(one.lost) else "")


def space_cost(cost_: SpaceCost) -> str:
    """What taking the card of a space costs."""
    if cost_.tokens is None:
        return tr("knarr.ui.space.not")
    return tr("knarr.ui.space.token") if cost_.tokens else tr("knarr.ui.space.free")


def column(crew: Sequence[int]) -> str:
    """A crew column from the oldest to the newest card."""
    return tr("knarr.ui.column.cards", vikings(crew))


def boat(side: str, player: Player) -> str:
    """A boat's columns and the destinations above it."""
    lands = [said(words.destination(number)) for number in player.destinations]
    return sentences(
        tr("knarr.ui.boat.columns", *(symbol(kind) for kind in BOATS[side])),
        tr("knarr.ui.boat.lands", listed(lands) if lands else tr("knarr.ui.none")),
    )


def player(player_: Player, *, first: bool) -> str:
    """All that is open of a player."""
    known = [card for card in player_.hand if card != UNKNOWN]
    crew = [card for cards in player_.crew for card in cards]
    lands = [said(words.destination(number)) for number in player_.destinations]
    return sentences(
        tr("knarr.ui.seat.first") if first else "",
        tr("knarr.ui.seat.figures", player_.vp, player_.reputation, INCOME[player_.reputation]),
        tr("knarr.ui.seat.tokens", player_.bracelets, player_.recruits),
        tr("knarr.ui.seat.crew", vikings(crew)),
        tr("knarr.ui.seat.hand", len(player_.hand), vikings(known)),
        tr("knarr.ui.boat.lands", listed(lands) if lands else tr("knarr.ui.none")),
    )
