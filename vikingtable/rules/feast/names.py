"""The names of things in A Feast for Odin as messages: items and amounts of them, spaces, cards, boards and houses."""

from collections.abc import Iterable

from vikingtable.rules.feast.items import ITEMS, Bag
from vikingtable.rules.feast.spaces import IMITATIONS
from vikingtable.texts.message import Message, listed, msg


def item_text(item: str) -> Message:
    """The name of a good, resource, weapon or special tile."""
    return msg(f"feast.item.{item}")


def amount_text(item: str, amount: int) -> Message:
    """``2 × wood``; a single item is just named."""
    return item_text(item) if amount == 1 else msg("feast.amount", amount, item_text(item))


def items_text(items: Iterable[tuple[str, int]]) -> Message:
    """A list of amounts."""
    return listed([amount_text(item, amount) for item, amount in items if amount])


def bag_text(items: Bag) -> Message:
    """The items of a bag."""
    return items_text((ITEMS[place], amount) for place, amount in items)


def place_text(place: str, copies: str = "") -> Message:
    """The name of a space; on an imitation tile, of the space that is imitated."""
    if place in IMITATIONS and copies:
        return msg("feast.imitated", msg(f"feast.space.{copies}"))
    return msg(f"feast.space.{place}")


def card_text(card: int) -> Message:
    """The name of an occupation; one that the reader does not see is named by its back."""
    if card > 0:
        return msg("occupations.name", card, msg(f"occupations.card.{card}"))
    return msg("feast.card.unknown" if card == 0 else "feast.card.unknown_starting")


def site_text(kind: str) -> Message:
    """The name of a board or house."""
    if kind in ("shed", "stone_house", "long_house"):
        return msg(f"feast.house.{kind}")
    return msg(f"feast.board.{kind}")
