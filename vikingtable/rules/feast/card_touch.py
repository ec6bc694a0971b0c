"""What an occupation touches, found in its effects: for searching and filtering the cards."""

from collections.abc import Iterator
from functools import lru_cache

from vikingtable.rules.feast import card_ops
from vikingtable.rules.feast.effects import EFFECTS, FORGET
from vikingtable.rules.feast.items import ANIMALS, BOW, BY_COLOUR, ITEM, ITEMS, ORE, SILVER, SPECIAL, STONE, WOOD
from vikingtable.rules.feast.program import Build, DrawWeapons, GainShip, Improve, Op, PlayCards, Program

#: What a card may touch, in the order in which filters offer it.
TOUCHES: tuple[str, ...] = (
    "orange",
    "red",
    "green",
    "blue",
    "animals",
    "silver",
    "resources",
    "weapons",
    "specials",
    "upgrades",
    "mountain",
    "dice",
    "ships",
    "houses",
    "boards",
    "vikings",
    "occupations",
    "harvest",
    "income",
    "feast",
)
_ANIMALS = {place for pair in ANIMALS for place in pair}
#: Words of triggers and figures, and what they mean.
_WORDS: dict[str, tuple[str, ...]] = {
    "dice": ("dice",),
    "hunt": ("dice",),
    "snare": ("dice",),
    "whaling": ("dice", "ships"),
    "raid": ("dice", "ships"),
    "pillage": ("dice", "ships"),
    "plunder": ("ships", "vikings"),
    "mountain": ("mountain",),
    "mountain_item": ("mountain",),
    "mountain_plus_single_upgrade": ("mountain", "upgrades"),
    "distinct_mountain_items": ("mountain",),
    "overseas": ("upgrades", "ships"),
    "overseas_printed": ("upgrades", "ships"),
    "overseas_column2": ("upgrades", "ships"),
    "upgrade_3_or_4": ("upgrades",),
    "livestock_market": ("animals",),
    "stable": ("animals",),
    "animal": ("animals",),
    "build_house": ("houses",),
    "house": ("houses",),
    "houses": ("houses",),
    "house_single_good": ("houses",),
    "build_ship": ("ships",),
    "build_whaling_boat_space": ("ships",),
    "acquire_ship": ("ships",),
    "ships": ("ships",),
    "boats_used": ("ships",),
    "requires_longship": ("ships",),
    "uses_longship": ("ships",),
    "emigrate": ("ships",),
    "explore": ("boards",),
    "explore_column1": ("boards", "ships"),
    "exploration": ("boards",),
    "home": ("boards",),
    "exploration_boards": ("boards",),
    "special_tiles": ("specials",),
    "weapons": ("weapons",),
    "new_weapon": ("weapons",),
    "long_sword_paid": ("weapons",),
    "spear_paid": ("weapons",),
    "vikings": ("vikings",),
    "vikings_return": ("vikings",),
    "thing_square": ("vikings",),
    "two_viking_placements": ("vikings",),
    "draw_occupation": ("occupations",),
    "played_occupation": ("occupations",),
    "harvest": ("harvest",),
    "no_harvest": ("harvest",),
    "income": ("income",),
    "feast": ("feast",),
    "banquet": ("feast",),
    "breeding": ("animals",),
    "crafting_pays_ore": ("resources",),
    "wood_paid": ("resources",),
    "wood_gained": ("resources",),
    "stone_gained": ("resources",),
    "resource_kinds_paid": ("resources",),
    "game_meat_used": ("red",),
    "stockfish_used": ("red",),
    "stockfish_gained": ("red",),
    "printed_silver_gain": ("silver",),
    "meat_pairs": ("red",),
    "red_kinds": ("red", "animals"),
    "peas_to_double": ("orange",),
}
#: Operations and what they touch besides the items and figures that they name.
_OPS: dict[type[Op], tuple[str, ...]] = {
    Build: ("houses",),
    GainShip: ("ships",),
    DrawWeapons: ("weapons",),
    PlayCards: ("occupations",),
    card_ops.PayWeapons: ("weapons",),
    card_ops.TopUp: ("weapons",),
    card_ops.SpearsAsSwords: ("weapons",),
    card_ops.TakeSpecial: ("specials",),
    card_ops.SwapSpecial: ("specials", "boards"),
    card_ops.BestSpecialLess: ("specials",),
    card_ops.LootGreen: ("green",),
    card_ops.PayLess: ("silver",),
    card_ops.GainShips: ("ships",),
    card_ops.LoadedShip: ("ships", "resources"),
    card_ops.GiveShip: ("ships",),
    card_ops.OreOff: ("ships", "resources"),
    card_ops.Unload: ("ships", "resources"),
    card_ops.LayOre: ("resources", "boards"),
    card_ops.KnarrsAsLongships: ("ships",),
    card_ops.ReturnHere: ("vikings",),
    card_ops.ReturnEach: ("vikings",),
    card_ops.ReturnFrom: ("vikings",),
    card_ops.UseSpace: ("vikings",),
    card_ops.FewerVikings: ("vikings",),
    card_ops.FoodToHouses: ("houses",),
    card_ops.FillShed: ("houses", "resources"),
    card_ops.WoodInHouses: ("houses", "resources"),
    card_ops.ExtraStep: ("upgrades",),
    card_ops.ExploreAny: ("boards", "ships"),
}


@lru_cache(maxsize=256)
def touches(card: int) -> frozenset[str]:
    """What a card has to do with: names of ``TOUCHES``."""
    found: set[str] = set()
    for effect in EFFECTS.get(card, ()):
        found.update(_of_words(effect.when))
        for condition in effect.conditions:
            found.update(_of_words(condition.metric))
        found.update(_of_program(effect.program))
    return frozenset(found)


FORGET.append(touches.cache_clear)


def _of_words(text: str) -> Iterator[str]:
    for word in text.replace("|", ":").replace(".", ":").split(":"):
        yield from _WORDS.get(word, ())
        yield from _of_item(word)


def _of_item(item: str) -> Iterator[str]:
    if item in SPECIAL:
        yield "specials"
    place = ITEM.get(item, -1)
    if place in _ANIMALS:
        yield "animals"
    elif place in (WOOD, STONE, ORE):
        yield "resources"
    elif place == SILVER:
        yield "silver"
    elif place >= BOW:
        yield "weapons"
    else:
        yield from (colour for colour, places in BY_COLOUR.items() if place in places)


def _of_program(program: Program) -> Iterator[str]:
    for op in program:
        yield from _OPS.get(type(op), ())
        for place, _ in getattr(op, "items", ()):
            yield from _of_item(ITEMS[place])
        for name in ("each", "off", "figure", "less", "space", "phase", "scope", "item", "resource"):
            value = getattr(op, name, "")
            if isinstance(value, str):
                yield from _of_words(value.partition("_")[0] if name == "space" else value)
        if isinstance(op, Improve):
            yield from ("mountain",) * bool(op.strips)
            yield from ("upgrades",) * bool(op.goods)
        if getattr(op, "round_silver", False):
            yield "silver"
        for option in getattr(op, "options", ()):
            yield from _of_program(option.ops)
