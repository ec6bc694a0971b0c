"""What the sketch of a game counts: places of its vector, the printed figures of spaces and boards as changes of it."""

from attrs import frozen

from vikingtable.rules.feast.boards import EXPLORATION_BOARD, HOME, HOUSE, LAYOUTS
from vikingtable.rules.feast.goods import GOODS, SPECIAL_TILES
from vikingtable.rules.feast.items import ITEM, ITEMS, UPGRADE
from vikingtable.rules.feast.spaces import PLACE, SPACES
from vikingtable.rules.feast.state import HOUSE_KINDS
from vikingtable.rules.feast.strips import MOUNTAIN_ITEM, STRIPS

#: A change of the vector: (place, amount) pairs.
Change = tuple[tuple[int, int], ...]

#: The vector begins as a supply (``items.ITEMS``) and goes on with what else is counted.
_MORE: tuple[str, ...] = (
    "boats",
    "knarrs",
    "longships",
    "sheds",
    "stone_houses",
    "long_houses",
    "hand",
    "played",
    "small_berths",
    "large_berths",
    "shed_stock",
    "stone_house_stock",
    "long_house_stock",
    "special_cells",
    "emigrated",
)
AT: dict[str, int] = {name: place for place, name in enumerate((*ITEMS, *_MORE))}
SIZE = len(AT)
BOATS, KNARRS, LONGSHIPS = AT["boats"], AT["knarrs"], AT["longships"]
SHEDS, STONE_HOUSES, LONG_HOUSES = AT["sheds"], AT["stone_houses"], AT["long_houses"]
HAND, PLAYED = AT["hand"], AT["played"]
SMALL, LARGE = AT["small_berths"], AT["large_berths"]
STOCK = AT["shed_stock"]
SPECIAL_CELLS, EMIGRATED = AT["special_cells"], AT["emigrated"]

CELLS: tuple[int, ...] = tuple(good.cells for good in GOODS)
COLOUR: tuple[str, ...] = tuple(good.colour for good in GOODS)
GREENS: tuple[tuple[int, int], ...] = tuple((p, g.cells) for p, g in enumerate(GOODS) if g.colour == "green")
BLUES: tuple[tuple[int, int], ...] = tuple((p, g.cells) for p, g in enumerate(GOODS) if g.colour == "blue")
#: Food but animals: (place, long, short, cells), the widest and smallest first, by colour.
FOODS: dict[str, tuple[tuple[int, int, int, int], ...]] = {
    colour: tuple((p, g.long, g.short, g.cells) for p, g in enumerate(GOODS) if g.colour == colour and not g.animal)
    for colour in ("orange", "red")
}
ALL_FOODS = (*FOODS["orange"], *FOODS["red"])
UPGRADES: tuple[tuple[int, int, int], ...] = tuple(
    (place, into, UPGRADE[into]) for place, into in enumerate(UPGRADE) if into >= 0
)
#: Loot by sword value: (swords, cells, place of the good or −1, number of the special tile or −1), best first.
LOOT: tuple[tuple[int, int, int, int], ...] = tuple(
    sorted(
        [(g.swords, g.cells, p, -1) for p, g in enumerate(GOODS) if g.swords]
        + [(t.swords, t.cells, -1, n) for n, t in enumerate(SPECIAL_TILES)],
        key=lambda loot: (-loot[1], loot[0]),
    )
)
SPECIALS: tuple[tuple[int, int, int], ...] = tuple(
    (n, t.cells, -1 if t.price is None else t.price) for n, t in enumerate(SPECIAL_TILES)
)


@frozen
class Ladder:
    """The way up of the home board's income: for each number, the cells of its square and the −1 cells among them."""

    numbers: tuple[int, ...]
    squares: tuple[int, ...]


def _ladder() -> Ladder:
    steps, final = HOME.ladders[0]
    squares = dict(HOME.squares())
    masks = [0] + [(squares[cell] | cell) & ~HOME.symbols for cell, _ in steps]
    return Ladder((*(number for _, number in steps), final), tuple(masks))


LADDER = _ladder()
#: −1 cells, points and how well tiles cover them, by exploration board.
ISLANDS: dict[str, tuple[int, int, float]] = {
    name: (
        LAYOUTS[name].minus.bit_count(),
        board.points,
        0.5 + 0.5 * LAYOUTS[name].minus.bit_count() / LAYOUTS[name].area.bit_count(),
    )
    for name, board in EXPLORATION_BOARD.items()
}
HOUSE_PLACES: tuple[tuple[int, int, int], ...] = tuple(
    (SHEDS + index, HOUSE[kind].points, HOUSE[kind].printed_minus) for index, kind in enumerate(HOUSE_KINDS)
)

#: What each strip gives, item by item: (place, amount).
STRIP_GIVES: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((ITEM[MOUNTAIN_ITEM[item][0]], MOUNTAIN_ITEM[item][1]) for item in strip) for strip in STRIPS
)


@frozen
class Deed:
    """A way to use a space that is only a change of the vector: what must be there, and what changes."""

    bit: int
    vikings: int
    needs: Change
    change: Change


def _change(**amounts: int) -> Change:
    return tuple((AT[name], amount) for name, amount in amounts.items())


def _deed(space: str, has: dict[str, int], **amounts: int) -> Deed:
    index = PLACE[space]
    column = SPACES[index].column
    change = dict(amounts)
    if column == 3:
        change["hand"] = change.get("hand", 0) + 1
    needs = {name: -amount for name, amount in amounts.items() if amount < 0} | has
    return Deed(1 << index, column, _change(**needs), _change(**change))


_NONE: dict[str, int] = {}
DEEDS: tuple[Deed, ...] = (
    _deed("shed", _NONE, wood=-2, shed_stock=-1, sheds=1),
    _deed("stone_house", _NONE, stone=-1, stone_house_stock=-1, stone_houses=1),
    _deed("long_house", _NONE, stone=-2, long_house_stock=-1, long_houses=1),
    _deed(
        "house_and_ship", _NONE, stone=-2, wood=-2, stone_house_stock=-1, large_berths=-1, stone_houses=1, longships=1
    ),
    _deed("house_and_ship", _NONE, stone=-2, wood=-2, long_house_stock=-1, large_berths=-1, long_houses=1, knarrs=1),
    _deed("whaling_boat", _NONE, wood=-1, small_berths=-1, boats=1),
    _deed("knarr", _NONE, wood=-2, large_berths=-1, knarrs=1),
    _deed("longship", _NONE, wood=-2, large_berths=-1, longships=1),
    _deed("fish", _NONE, stockfish=1),
    _deed("buy_stockfish", _NONE, silver=-1, stockfish=2),
    _deed("buy_salt_meat", _NONE, silver=-2, salt_meat=2),
    _deed("buy_sheep", _NONE, silver=-1, sheep=1),
    _deed("buy_cattle_milk", _NONE, silver=-3, cattle=1, milk=1),
    _deed("sheep_or_cattle", _NONE, sheep=1),
    _deed("sheep_or_cattle", _NONE, silver=-1, cattle=1),
    _deed("sheep_and_cattle", _NONE, silver=-3, sheep=1, cattle=1),
    _deed("weekly_1", _NONE, beans=1, silver=1),
    _deed("weekly_2", _NONE, flax=1, stockfish=1, silver=1),
    _deed("weekly_3", _NONE, fruits=1, oil=1, salt_meat=1, silver=1),
    _deed("mead", _NONE, mead=2, silver=2),
    _deed("flax_to_linen", _NONE, flax=-1, linen=1),
    _deed("stone_to_rune", _NONE, stone=-1, runestone=1, silver=1),
    _deed("clothing", _NONE, hide=-1, linen=-1, clothing=1, silver=2),
    _deed("chest", _NONE, wood=-1, chest=1, silver=1),
    _deed("chest", _NONE, ore=-1, chest=1, silver=1),
    _deed("rune_chest", _NONE, stone=-2, wood=-2, runestone=2, chest=2),
    _deed("wood_ore", _NONE, wood=1, ore=1),
    _deed("plunder", {"longships": 2}, silver_hoard=1),
    _deed("occ_draw", _NONE, hand=1, silver=1),
)
#: In a game of several the wood of this space grows with the players.
WOOD_ORE = PLACE["wood_ore"]
BIT: dict[str, int] = {space.id: 1 << index for index, space in enumerate(SPACES)}
ITEM_AT = ITEM
