"""The eight mountain strips."""

#: Items from left to right; ``silver2`` is one item worth 2 silver.
STRIPS: tuple[tuple[str, ...], ...] = (
    ("wood", "wood", "stone", "ore", "ore", "silver2", "silver2"),
    ("wood", "wood", "stone", "stone", "stone", "ore", "silver2"),
    ("wood", "wood", "wood", "wood", "stone", "stone", "silver2"),
    ("wood", "wood", "stone", "stone", "ore", "ore", "silver2"),
    ("wood", "wood", "wood", "stone", "stone", "stone", "silver2"),
    ("wood", "wood", "wood", "stone", "ore", "ore", "silver2"),
    ("wood", "wood", "wood", "wood", "stone", "ore", "silver2"),
    ("wood", "wood", "wood", "stone", "stone", "ore", "silver2"),
)
STRIP_ITEMS = 7
#: What a mountain item is as (item, amount).
MOUNTAIN_ITEM: dict[str, tuple[str, int]] = {
    "wood": ("wood", 1),
    "stone": ("stone", 1),
    "ore": ("ore", 1),
    "silver2": ("silver", 2),
}
#: The kinds of mountain items as bits of the tally ``mountain_kinds``, and their numbers in event arguments.
KIND_BITS = {"wood": 1, "stone": 2, "ore": 4, "silver2": 8}
