"""The goods and special tiles of A Feast for Odin: colours, sizes, upgrades, values; silver, ore and wood as tiles."""

from attrs import frozen

from vikingtable.tiles.placement import Piece
from vikingtable.tiles.shapes import Shape

ORANGE, RED, GREEN, BLUE = "orange", "red", "green", "blue"
SPECIAL, SILVER, ORE, WOOD = "special", "silver", "ore", "wood"
#: An upgrade turns a good into that of the same shape in the next colour.
UPGRADE_COLOURS = (ORANGE, RED, GREEN, BLUE)


@frozen
class Good:
    """A kind of goods tile, a rectangle of ``long`` × ``short`` cells.

    ``upgrades_to`` is the good of the next colour, ``None`` for blue. ``harvest``: its harvest number (orange
    only). ``swords``: what it takes in raiding and pillaging (blue only). ``forge``: has the tongs symbol.
    Animals score ``points``, pregnant ones ``points_pregnant``.
    """

    id: str
    colour: str
    long: int
    short: int
    upgrades_to: str | None = None
    harvest: int | None = None
    swords: int | None = None
    forge: bool = False
    animal: bool = False
    points: int = 0
    points_pregnant: int = 0

    @property
    def cells(self) -> int:
        """The number of cells."""
        return self.long * self.short


@frozen
class SpecialTile:
    """A special tile; there is one of each. ``rows`` is its shape as a picture.

    ``price`` is what the special sale asks, ``None`` if it is not for sale there; ``swords`` what it takes in
    raiding and pillaging; ``forge``: the forge may make it; ``points`` at the end.
    """

    id: str
    rows: tuple[str, ...]
    swords: int
    price: int | None
    forge: bool = False
    points: int = 0

    @property
    def cells(self) -> int:
        """The number of cells."""
        return sum(row.count("#") for row in self.rows)


#: By shape, each in upgrade order.
GOODS: tuple[Good, ...] = (
    Good("peas", ORANGE, 2, 1, "mead", harvest=1),
    Good("mead", RED, 2, 1, "oil"),
    Good("oil", GREEN, 2, 1, "runestone"),
    Good("runestone", BLUE, 2, 1, swords=6),
    Good("flax", ORANGE, 3, 1, "stockfish", harvest=1),
    Good("stockfish", RED, 3, 1, "hide"),
    Good("hide", GREEN, 3, 1, "silverware"),
    Good("silverware", BLUE, 3, 1, swords=7),
    Good("beans", ORANGE, 2, 2, "milk", harvest=1),
    Good("milk", RED, 2, 2, "wool"),
    Good("wool", GREEN, 2, 2, "chest"),
    Good("chest", BLUE, 2, 2, swords=8),
    Good("grain", ORANGE, 4, 1, "salt_meat", harvest=2),
    Good("salt_meat", RED, 4, 1, "linen"),
    Good("linen", GREEN, 4, 1, "silk"),
    Good("silk", BLUE, 4, 1, swords=8),
    Good("cabbage", ORANGE, 3, 2, "game_meat", harvest=3),
    Good("game_meat", RED, 3, 2, "skin_and_bones"),
    Good("skin_and_bones", GREEN, 3, 2, "spices"),
    Good("spices", BLUE, 3, 2, swords=9),
    Good("sheep", RED, 4, 2, "fur", animal=True, points=2, points_pregnant=3),
    Good("fur", GREEN, 4, 2, "jewelry"),
    Good("jewelry", BLUE, 4, 2, swords=10, forge=True),
    Good("fruits", ORANGE, 3, 3, "whale_meat", harvest=4),
    Good("whale_meat", RED, 3, 3, "robe"),
    Good("robe", GREEN, 3, 3, "treasure_chest"),
    Good("treasure_chest", BLUE, 3, 3, swords=11),
    Good("cattle", RED, 4, 3, "clothing", animal=True, points=3, points_pregnant=4),
    Good("clothing", GREEN, 4, 3, "silver_hoard"),
    Good("silver_hoard", BLUE, 4, 3, swords=15),
)
GOOD: dict[str, Good] = {good.id: good for good in GOODS}

SPECIAL_TILES: tuple[SpecialTile, ...] = (
    SpecialTile("glass_beads", (".#.", "###", ".#."), 7, 0),
    SpecialTile("helmet", ("##", "##", "#."), 8, 1, forge=True),
    SpecialTile("cloakpin", ("#...", "####"), 8, 1, forge=True),
    SpecialTile("belt", ("#####",), 8, 2),
    SpecialTile("crucifix", (".#.", "###", ".#.", ".#."), 8, 2, forge=True),
    SpecialTile("drinking_horn", (".##", "###", "#.."), 8, 2),
    SpecialTile("amber_figure", (".#.", "###", "###"), 9, 2),
    SpecialTile("horseshoe", ("#.#", "#.#", "###"), 9, 2, forge=True),
    SpecialTile("gold_brooch", (".#.", "###", "###", ".#."), 9, 3),
    SpecialTile("forge_hammer", ("###", "###", ".#.", ".#.", ".#."), 10, 4, forge=True),
    SpecialTile("fibula", ("##.", "#..", "###", "#..", "##."), 10, 4, forge=True),
    SpecialTile("throwing_axe", ("#####", ".###.", "..#.."), 11, 4, forge=True),
    SpecialTile("chalice", ("###", "###", ".#.", "###"), 12, 5),
    SpecialTile("round_shield", (".##.", "####", "####", ".##."), 13, 6),
    SpecialTile("english_crown", ("#.#.#", "#####", "#####"), 16, None, points=2),
)
SPECIAL_TILE: dict[str, SpecialTile] = {tile.id: tile for tile in SPECIAL_TILES}


def _pieces() -> dict[str, Piece]:
    single = Shape.rectangle(1, 1)
    pieces = [Piece(good.id, Shape.rectangle(good.long, good.short), good.colour) for good in GOODS]
    pieces += [Piece(tile.id, Shape.from_rows(tile.rows), SPECIAL) for tile in SPECIAL_TILES]
    pieces += [Piece(single_id, single, single_id) for single_id in (SILVER, ORE, WOOD)]
    return {piece.id: piece for piece in pieces}


#: Everything that may lie on a board, by id: goods, special tiles, ``silver``, ``ore``, and ``wood`` (which only
#: an occupation allows). Base shapes lie with the long side horizontal.
PIECES: dict[str, Piece] = _pieces()
