"""The boards of A Feast for Odin, cell by cell: home, exploration boards and houses, with their rules of placing."""

from functools import lru_cache

from attrs import evolve, frozen

from vikingtable.rules.feast.goods import BLUE, GREEN, ORANGE, ORE, PIECES, RED, SILVER, SPECIAL
from vikingtable.tiles.board import Area
from vikingtable.tiles.layout import Bonus, Layout, track_of
from vikingtable.tiles.packing import Catalogue
from vikingtable.tiles.rules import PlacementRules

#: Home board and exploration boards ("Placing goods"). Special tiles count as blue.
LAND_RULES = PlacementRules(colours=(GREEN, BLUE, SPECIAL, SILVER, ORE), apart=((GREEN,),))
#: Stone houses and long houses: any food, no ore; green may touch green.
HOUSE_RULES = PlacementRules(
    colours=(ORANGE, RED, GREEN, BLUE, SPECIAL, SILVER), apart=((ORANGE,), (RED,)), income_squares=False
)


@frozen
class ExplorationBoard:
    """An exploration board: ``points`` at the end, the two-sided board ``pair`` and whether it is the ``front``.

    ``explore_space``: the action (1, 2 or 3 of exploration) that takes it, with one of the ``ships``.
    """

    id: str
    points: int
    pair: str
    front: bool
    explore_space: int
    ships: tuple[str, ...]
    layout: Layout


@frozen
class House:
    """A kind of building: ``points`` at the end, how many there are, what it costs.

    ``wood_slots`` and ``stone_slots`` are places for one wood or stone each, worth −1 while empty; a shed has only
    these and no ``layout``.
    """

    id: str
    points: int
    stock: int
    wood: int = 0
    stone: int = 0
    wood_slots: int = 0
    stone_slots: int = 0
    layout: Layout | None = None

    @property
    def printed_minus(self) -> int:
        """What the empty house costs: its −1 cells and slots."""
        cells = self.layout.minus.bit_count() if self.layout else 0
        return cells + self.wood_slots + self.stone_slots


HOME = Layout(
    "home",
    (
        "-----------io",
        "----------i-o",
        "---------i--o",
        "--------i---.",
        "-------i----.",
        "*oooooi-----.",
        "oooooio-----.",
        "oo*oio*-----.",
        "oooiooo-----.",
        "o*ioooo-----.",
        "oiooo*o-----.",
        "ioooooo-.....",
    ),
    tracks=(
        track_of(
            [
                (0, 11, 0),
                (1, 10, 1),
                (2, 9, 2),
                (3, 8, 2),
                (4, 7, 3),
                (5, 6, 4),
                (6, 5, 5),
                (7, 4, 6),
                (8, 3, 7),
                (9, 2, 9),
                (10, 1, 12),
                (11, 0, 15),
            ],
            final=18,
            anchor=(0, 11),
        ),
    ),
    bonuses=(
        Bonus(0, 5, ("ore",)),
        Bonus(2, 7, ("wood",)),
        Bonus(6, 7, ("runestone",)),
        Bonus(1, 9, ("mead",)),
        Bonus(5, 10, ("stone",)),
    ),
)

EXPLORATION_BOARDS: tuple[ExplorationBoard, ...] = (
    ExplorationBoard(
        "shetland",
        points=6,
        pair="A",
        front=True,
        explore_space=1,
        ships=("whaling_boat", "knarr", "longship"),
        layout=Layout(
            "shetland",
            (
                "....ooo..",
                "----o*o..",
                "-*--oo--o",
                "----ooo*o",
                "....--ooo",
                "ooi.--o*o",
                "oio.o--oo",
                "io*...---",
                ".oo...--o",
            ),
            tracks=(track_of([(0, 7, 0), (1, 6, 1), (2, 5, 2)], final=3, anchor=(0, 7)),),
            bonuses=(
                Bonus(5, 1, ("silverware",)),
                Bonus(1, 2, ("game_meat",)),
                Bonus(7, 3, ("oil",)),
                Bonus(7, 5, ("cabbage",)),
                Bonus(2, 7, ("beans",)),
            ),
        ),
    ),
    ExplorationBoard(
        "bear_island",
        points=12,
        pair="A",
        front=False,
        explore_space=2,
        ships=("knarr", "longship"),
        layout=Layout(
            "bear_island",
            (
                "...----.",
                ".---#---",
                "---io-o-",
                "ooio*o-o",
                ".i#oo-o*",
                ".ooooo--",
                ".ooooo*.",
                "...o-oo.",
                "....--..",
            ),
            tracks=(track_of([(1, 4, 1), (2, 3, 3), (3, 2, 4)], final=5, anchor=(0, 5)),),
            bonuses=(
                Bonus(4, 3, ("game_meat",)),
                Bonus(7, 4, ("stockfish",)),
                Bonus(
                    6,
                    6,
                    (
                        "runestone",
                        "ore",
                    ),
                ),
            ),
        ),
    ),
    ExplorationBoard(
        "faroe_islands",
        points=4,
        pair="B",
        front=True,
        explore_space=1,
        ships=("whaling_boat", "knarr", "longship"),
        layout=Layout(
            "faroe_islands",
            (
                ".....-*i-",
                "..--..io-",
                ".-*ooi#o*",
                ".oooi----",
                "...ioo-#o",
                "ooi#o*--.",
                "*ioo.oo-.",
                "iooo.o*-.",
                ".....oo-.",
            ),
            tracks=(
                track_of(
                    [(0, 7, 0), (1, 6, 1), (2, 5, 1), (3, 4, 1), (4, 3, 2), (5, 2, 2), (6, 1, 2), (7, 0, 3)],
                    final=4,
                    anchor=(0, 7),
                ),
            ),
            bonuses=(
                Bonus(6, 0, ("sheep",)),
                Bonus(2, 2, ("oil",)),
                Bonus(8, 2, ("milk",)),
                Bonus(5, 5, ("flax",)),
                Bonus(0, 6, ("peas",)),
                Bonus(6, 7, ("hide",)),
            ),
        ),
    ),
    ExplorationBoard(
        "baffin_island",
        points=12,
        pair="B",
        front=False,
        explore_space=3,
        ships=("longship",),
        layout=Layout(
            "baffin_island",
            (
                "-o--*....",
                "--o---ooo",
                ".o-o--o*o",
                ".-#-o...o",
                ".oooi--..",
                "oooi---*-",
                ".oio--...",
                "oioo-oo..",
                "ioo.-o*o-",
            ),
            tracks=(track_of([(0, 8, 0), (1, 7, 1), (2, 6, 2), (3, 5, 2), (4, 4, 4)], final=6, anchor=(0, 8)),),
            bonuses=(
                Bonus(4, 0, ("ore",)),
                Bonus(7, 2, ("whale_meat",)),
                Bonus(7, 5, ("oil",)),
                Bonus(6, 8, ("skin_and_bones",)),
            ),
        ),
    ),
    ExplorationBoard(
        "iceland",
        points=16,
        pair="C",
        front=True,
        explore_space=2,
        ships=("knarr", "longship"),
        layout=Layout(
            "iceland",
            (
                "o-.-.--i",
                "-o.o--i-",
                ".o*o-i--",
                "ooooi---",
                "*ooi----",
                "ooi-ooo-",
                "oi--o*o.",
                "..--o...",
            ),
            tracks=(
                track_of(
                    [(1, 6, 1), (2, 5, 2), (3, 4, 3), (4, 3, 4), (5, 2, 5), (6, 1, 6), (7, 0, 7)],
                    final=8,
                    anchor=(0, 7),
                ),
            ),
            bonuses=(
                Bonus(2, 2, ("stockfish",)),
                Bonus(0, 4, ("oil",)),
                Bonus(
                    5,
                    6,
                    (
                        "ore",
                        "stone",
                    ),
                ),
            ),
        ),
    ),
    ExplorationBoard(
        "labrador",
        points=36,
        pair="C",
        front=False,
        explore_space=3,
        ships=("longship",),
        layout=Layout(
            "labrador",
            (
                "...--....",
                "...---...",
                "...-o-...",
                "...*--o-.",
                "..-------",
                "---o-----",
                "o-o-*-#-.",
                "-*-o-o---",
                ".-.-o-*--",
            ),
            bonuses=(
                Bonus(3, 3, ("game_meat",)),
                Bonus(4, 6, ("chest",)),
                Bonus(1, 7, ("linen",)),
                Bonus(6, 8, ("stockfish",)),
            ),
        ),
    ),
    ExplorationBoard(
        "greenland",
        points=12,
        pair="D",
        front=True,
        explore_space=2,
        ships=("knarr", "longship"),
        layout=Layout(
            "greenland",
            (
                "---ooi--",
                "ooo#i---",
                "o*oi---i",
                "ooo---i.",
                "o-o--ioo",
                ".---i#o*",
                "..oiooo.",
                "....ooo.",
            ),
            tracks=(
                track_of([(3, 2, 0), (4, 1, 1), (5, 0, 2)], final=3, anchor=(3, 2)),
                track_of([(3, 6, 0), (4, 5, 1), (5, 4, 2), (6, 3, 3), (7, 2, 4)], final=5, anchor=(3, 6)),
            ),
            bonuses=(
                Bonus(1, 2, ("whale_meat",)),
                Bonus(7, 5, ("stockfish",)),
            ),
        ),
    ),
    ExplorationBoard(
        "newfoundland",
        points=38,
        pair="D",
        front=False,
        explore_space=3,
        ships=("longship",),
        layout=Layout(
            "newfoundland",
            (
                "..---....",
                "..--.....",
                ".-*-.--..",
                ".o-o---..",
                "o-o-o---.",
                "-*-o-o---",
                "o-o---*-.",
                "---o-----",
                ".....-.--",
            ),
            bonuses=(
                Bonus(2, 2, ("skin_and_bones",)),
                Bonus(1, 5, ("special:cloakpin",)),
                Bonus(6, 6, ("building:stone_house",)),
            ),
        ),
    ),
)

HOUSES: tuple[House, ...] = (
    House("shed", points=8, stock=3, wood=2, wood_slots=3, stone_slots=3),
    House(
        "stone_house",
        points=10,
        stock=3,
        stone=1,
        wood_slots=1,
        stone_slots=1,
        layout=Layout(
            "stone_house",
            (
                ".o-..",
                "-o*-.",
                ".-oo-",
                "..-o-",
            ),
            bonuses=(Bonus(2, 1, ("hide",)),),
        ),
    ),
    House(
        "long_house",
        points=17,
        stock=5,
        stone=2,
        layout=Layout(
            "long_house",
            (
                "o-o-o-o-o-*",
                "-*-#-o-#-o-",
                "o-o-o*o-o-.",
            ),
            bonuses=(
                Bonus(10, 0, ("peas",)),
                Bonus(1, 1, ("oil",)),
                Bonus(5, 2, ("beans",)),
            ),
        ),
    ),
)

EXPLORATION_BOARD: dict[str, ExplorationBoard] = {board.id: board for board in EXPLORATION_BOARDS}
HOUSE: dict[str, House] = {house.id: house for house in HOUSES}

#: Every layout by id: ``home``, the exploration boards, ``stone_house``, ``long_house``.
LAYOUTS: dict[str, Layout] = {
    HOME.id: HOME,
    **{board.id: board.layout for board in EXPLORATION_BOARDS},
    **{house.id: house.layout for house in HOUSES if house.layout is not None},
}


def is_house(layout: str) -> bool:
    """Whether the layout with this id follows the rules of houses."""
    return layout in HOUSE


@lru_cache(maxsize=256)
def area(
    layout: str,
    mirror_special_tiles: bool = True,
    first_number_is_anchor: bool = False,
    wood_in_houses: bool = False,
) -> Area:
    """The area of the layout with the id ``layout``, made once for each combination of options.

    ``mirror_special_tiles`` and ``first_number_is_anchor`` are the options of "Placing goods";
    ``wood_in_houses`` lets wood lie in stone and long houses, as an occupation allows. ``KeyError`` for an unknown
    layout; a shed has none.
    """
    rules = HOUSE_RULES if is_house(layout) else LAND_RULES
    rules = evolve(rules, mirror=mirror_special_tiles, first_number_is_anchor=first_number_is_anchor)
    if wood_in_houses and is_house(layout):
        rules = evolve(rules, colours=(*(rules.colours or ()), "wood"))
    return Area(LAYOUTS[layout], rules, PIECES)


#: What files with packing problems may name.
CATALOGUE = Catalogue(
    pieces=PIECES,
    area=area,
    rules={"land": LAND_RULES, "house": HOUSE_RULES},
    standard="land",
    fillers=((SILVER, 1), (ORE, 0)),
)
