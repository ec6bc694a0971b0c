"""What a supply counts: goods, animals, silver, building resources and weapons, each at a fixed place of a tuple."""

from collections.abc import Sequence

from vikingtable.rules.feast.goods import BLUE, GOOD, GOODS, GREEN, ORANGE, RED, SPECIAL_TILES

#: An amount of several items: (place in a supply, how many), by place.
Bag = tuple[tuple[int, int], ...]

PREGNANT_SHEEP, PREGNANT_CATTLE = "pregnant_sheep", "pregnant_cattle"
WEAPONS = ("bow_and_arrow", "snare", "spear", "long_sword")
RESOURCES = ("wood", "stone", "ore")
#: Every item that a supply counts, by place; special tiles are a mask of their own.
ITEMS: tuple[str, ...] = (
    *(good.id for good in GOODS),
    PREGNANT_SHEEP,
    PREGNANT_CATTLE,
    "silver",
    *RESOURCES,
    *WEAPONS,
)
ITEM: dict[str, int] = {item: place for place, item in enumerate(ITEMS)}
NOTHING: tuple[int, ...] = (0,) * len(ITEMS)

SILVER, WOOD, STONE, ORE = ITEM["silver"], ITEM["wood"], ITEM["stone"], ITEM["ore"]
SHEEP, CATTLE = ITEM["sheep"], ITEM["cattle"]
EWE, COW = ITEM[PREGNANT_SHEEP], ITEM[PREGNANT_CATTLE]
BOW, SNARE, SPEAR, SWORD = (ITEM[weapon] for weapon in WEAPONS)
#: The animals not pregnant and pregnant, by kind.
ANIMALS: tuple[tuple[int, int], ...] = ((SHEEP, EWE), (CATTLE, COW))

#: Cards of each weapon in the deck, in the order of ``WEAPONS``.
WEAPON_DECK = (12, 12, 12, 11)

#: The goods (with the animals) by colour.
BY_COLOUR: dict[str, tuple[int, ...]] = {
    colour: tuple(place for place, good in enumerate(GOODS) if good.colour == colour)
    for colour in (ORANGE, RED, GREEN, BLUE)
}
BY_COLOUR[RED] += (EWE, COW)


def _upgrades() -> tuple[int, ...]:
    chain = [-1] * len(ITEMS)
    for place, good in enumerate(GOODS):
        if good.upgrades_to is not None:
            chain[place] = ITEM[good.upgrades_to]
    # Ruling: a pregnant animal upgrades like any other.
    chain[EWE], chain[COW] = chain[SHEEP], chain[CATTLE]
    return tuple(chain)


#: What an item becomes by one step of an upgrade, −1 where the line ends.
UPGRADE: tuple[int, ...] = _upgrades()
#: Every item that can be upgraded.
UPGRADABLE: tuple[int, ...] = tuple(place for place, into in enumerate(UPGRADE) if into >= 0)

#: The goods boxes from left to right, each from orange to blue; animals stand in the red row.
BOXES: tuple[tuple[str, str, str, str], ...] = (
    ("peas", "mead", "oil", "runestone"),
    ("flax", "stockfish", "hide", "silverware"),
    ("beans", "milk", "wool", "chest"),
    ("grain", "salt_meat", "linen", "silk"),
    ("cabbage", "game_meat", "skin_and_bones", "spices"),
    ("", "sheep", "fur", "jewelry"),
    ("fruits", "whale_meat", "robe", "treasure_chest"),
    ("", "cattle", "clothing", "silver_hoard"),
)


def _diagonal(shift: int) -> tuple[int, ...]:
    chain = [-1] * len(ITEMS)
    for column, box in enumerate(BOXES):
        beside = column + shift
        if not 0 <= beside < len(BOXES):
            continue
        for row in range(3):
            if box[row] and BOXES[beside][row + 1]:
                chain[ITEM[box[row]]] = ITEM[BOXES[beside][row + 1]]
    chain[EWE], chain[COW] = chain[SHEEP], chain[CATTLE]
    return tuple(chain)


def _over() -> tuple[int, ...]:
    # A tile shows orange or red, or green or blue; an animal's other side is the pregnant one and is not turned.
    chain = [-1] * len(ITEMS)
    for box in BOXES:
        for one, other in ((box[0], box[1]), (box[2], box[3])):
            if one:
                chain[ITEM[one]], chain[ITEM[other]] = ITEM[other], ITEM[one]
    return tuple(chain)


#: What an item becomes by one step of each way that ``Improve`` knows, −1 if it cannot go that way.
WAYS: dict[str, tuple[int, ...]] = {
    "up": UPGRADE,
    "over": _over(),
    "up_left": _diagonal(-1),
    "up_right": _diagonal(1),
}
#: Every item that can go each way.
MOVABLE: dict[str, tuple[int, ...]] = {
    way: tuple(place for place, into in enumerate(chain) if into >= 0) for way, chain in WAYS.items()
}

#: Goods that each harvest number brings.
HARVEST: dict[int, tuple[int, ...]] = {
    number: tuple(place for place, good in enumerate(GOODS) if good.harvest == number) for number in (1, 2, 3, 4)
}

#: Places of the special tiles in a mask.
SPECIAL: dict[str, int] = {tile.id: place for place, tile in enumerate(SPECIAL_TILES)}
ALL_SPECIALS = (1 << len(SPECIAL_TILES)) - 1
CROWN = 1 << SPECIAL["english_crown"]

#: Items that may lie on a board: everything but wood, stone, weapons and animals in foal (which no house has room for).
PLACEABLE: tuple[int, ...] = (*range(len(GOODS)), SILVER, ORE)


def bag(**amounts: int) -> Bag:
    """A bag of items by name: ``bag(wood=2, stone=1)``."""
    return tuple(sorted((ITEM[item], amount) for item, amount in amounts.items() if amount))


def has(supply: Sequence[int], items: Bag) -> bool:
    """Whether a supply covers a bag."""
    for place, amount in items:  # noqa: SIM110 (quicker: asked of every price)
        if supply[place] < amount:
            return False
    return True


def tile_of(place: int) -> str:
    """The tile that stands for an item at the feast and on boards; animals in foal are tiles of their kind."""
    if place == EWE:
        return "sheep"
    return "cattle" if place == COW else ITEMS[place]


def points_of_animals(supply: Sequence[int]) -> int:
    """The points of the stable: sheep 2, cattle 3, pregnant ones 1 more ("The end")."""
    return sum(
        supply[plain] * GOOD[ITEMS[plain]].points + supply[foal] * GOOD[ITEMS[plain]].points_pregnant
        for plain, foal in ANIMALS
    )
