"""Counts of every board and tile of A Feast for Odin against the figures printed on the components."""

import pytest

from vikingtable.rules.feast.boards import EXPLORATION_BOARD, HOUSE, LAYOUTS, area, is_house
from vikingtable.rules.feast.goods import GOODS, PIECES, SPECIAL_TILES, UPGRADE_COLOURS
from vikingtable.tiles.board import IllegalPlacement
from vikingtable.tiles.placement import Placement

# Board: width, height, placeable, −1 cells, plain cells, income cells, symbols, final incomes.
COUNTS = {
    "home": (13, 12, 143, 86, 40, 12, 5, [18]),
    "shetland": (9, 9, 60, 24, 28, 3, 5, [3]),
    "bear_island": (8, 9, 51, 22, 23, 3, 3, [5]),
    "faroe_islands": (9, 9, 53, 16, 23, 8, 6, [4]),
    "baffin_island": (9, 9, 61, 24, 28, 5, 4, [6]),
    "iceland": (8, 8, 54, 24, 20, 7, 3, [8]),
    "labrador": (9, 9, 52, 40, 8, 0, 4, []),
    "greenland": (8, 8, 52, 20, 22, 8, 2, [3, 5]),
    "newfoundland": (9, 9, 53, 40, 10, 0, 3, []),
    "stone_house": (5, 4, 13, 7, 5, 0, 1, []),
    "long_house": (11, 3, 30, 15, 12, 0, 3, []),
}

# Board: cells of each income square (the income cell included, symbols left out), by track.
SQUARES = {
    "home": [1, 4, 8, 15, 23, 33, 44, 59, 75, 93, 113, 135],
    "shetland": [1, 4, 8],
    "bear_island": [2, 6, 13],
    "faroe_islands": [1, 3, 8, 11, 17, 25, 32, 40],
    "baffin_island": [1, 4, 8, 14, 22],
    "iceland": [2, 7, 13, 22, 29, 40, 51],
    "labrador": [],
    "greenland": [1, 3, 8, 1, 4, 8, 15, 21],
    "newfoundland": [],
    "stone_house": [],
    "long_house": [],
}

# Board: for each symbol row by row, how many neighbours exist, and what it gives.
BONUSES = {
    "home": [(5, "ore"), (8, "wood"), (8, "runestone"), (8, "mead"), (8, "stone")],
    "shetland": [(8, "silverware"), (8, "game_meat"), (8, "oil"), (8, "cabbage"), (5, "beans")],
    "bear_island": [(8, "game_meat"), (5, "stockfish"), (6, "runestone+ore")],
    "faroe_islands": [(4, "sheep"), (7, "oil"), (5, "milk"), (7, "flax"), (5, "peas"), (8, "hide")],
    "baffin_island": [(4, "ore"), (6, "whale_meat"), (3, "oil"), (4, "skin_and_bones")],
    "iceland": [(7, "stockfish"), (5, "oil"), (6, "ore+stone")],
    "labrador": [(6, "game_meat"), (8, "chest"), (6, "linen"), (5, "stockfish")],
    "greenland": [(8, "whale_meat"), (4, "stockfish")],
    "newfoundland": [(7, "skin_and_bones"), (8, "special:cloakpin"), (8, "building:stone_house")],
    "stone_house": [(7, "hide")],
    "long_house": [(3, "peas"), (8, "oil"), (5, "beans")],
}


def test_every_board_is_counted():
    assert list(LAYOUTS) == list(COUNTS) == list(SQUARES) == list(BONUSES)


@pytest.mark.parametrize("name", COUNTS)
def test_cells_of_each_kind(name):
    layout = LAYOUTS[name]
    kinds = "".join(layout.rows)
    assert COUNTS[name] == (
        layout.width,
        layout.height,
        layout.area.bit_count(),
        layout.minus.bit_count(),
        kinds.count("o"),
        layout.income.bit_count(),
        layout.symbols.bit_count(),
        [track.final for track in layout.tracks],
    )
    assert kinds.count("i") == layout.income.bit_count()


@pytest.mark.parametrize("name", SQUARES)
def test_income_squares(name):
    assert [square.bit_count() for _, square in LAYOUTS[name].squares()] == SQUARES[name]


@pytest.mark.parametrize("name", BONUSES)
def test_symbols_with_their_neighbours_and_goods(name):
    layout = LAYOUTS[name]
    rings = [ring.bit_count() for _, ring in layout.rings]
    assert list(zip(rings, ("+".join(b.gives) for b in layout.bonuses), strict=True)) == BONUSES[name]


def test_the_home_boards_income_numbers():
    steps = LAYOUTS["home"].tracks[0].steps
    assert [step.value for step in steps] == [0, 1, 2, 2, 3, 4, 5, 6, 7, 9, 12, 15]


def test_points_of_the_exploration_boards():
    points = {board.id: board.points for board in EXPLORATION_BOARD.values()}
    assert points == {
        "shetland": 6,
        "bear_island": 12,
        "faroe_islands": 4,
        "baffin_island": 12,
        "iceland": 16,
        "labrador": 36,
        "greenland": 12,
        "newfoundland": 38,
    }


def test_pairs_of_the_exploration_boards():
    sides = {(board.pair, board.front): board.id for board in EXPLORATION_BOARD.values()}
    assert sides == {
        ("A", True): "shetland",
        ("A", False): "bear_island",
        ("B", True): "faroe_islands",
        ("B", False): "baffin_island",
        ("C", True): "iceland",
        ("C", False): "labrador",
        ("D", True): "greenland",
        ("D", False): "newfoundland",
    }


def test_houses():
    figures = {
        h.id: (h.points, h.stock, h.wood, h.stone, h.wood_slots, h.stone_slots, h.printed_minus) for h in HOUSE.values()
    }
    assert figures == {
        "shed": (8, 3, 2, 0, 3, 3, 6),
        "stone_house": (10, 3, 0, 1, 1, 1, 9),
        "long_house": (17, 5, 0, 2, 0, 0, 15),
    }
    assert [house.id for house in HOUSE.values() if house.layout is None] == ["shed"]
    assert not is_house("home")
    assert is_house("long_house")


def test_thirty_goods_in_upgrade_order():
    assert len(GOODS) == 30
    by_id = {good.id: good for good in GOODS}
    for good in GOODS:
        if good.upgrades_to is None:
            assert good.colour == "blue"
        else:
            better = by_id[good.upgrades_to]
            assert (better.long, better.short) == (good.long, good.short)
            assert UPGRADE_COLOURS.index(better.colour) == UPGRADE_COLOURS.index(good.colour) + 1
    assert {c: sum(g.colour == c for g in GOODS) for c in UPGRADE_COLOURS} == {
        "orange": 6,
        "red": 8,
        "green": 8,
        "blue": 8,
    }


def test_sword_values_and_forge_symbols():
    assert {good.id: good.swords for good in GOODS if good.swords} == {
        "runestone": 6,
        "silverware": 7,
        "chest": 8,
        "silk": 8,
        "spices": 9,
        "jewelry": 10,
        "treasure_chest": 11,
        "silver_hoard": 15,
    }
    assert [good.id for good in GOODS if good.forge] == ["jewelry"]
    assert {tile.id: (tile.cells, tile.swords, tile.price) for tile in SPECIAL_TILES} == {
        "glass_beads": (5, 7, 0),
        "helmet": (5, 8, 1),
        "cloakpin": (5, 8, 1),
        "belt": (5, 8, 2),
        "crucifix": (6, 8, 2),
        "drinking_horn": (6, 8, 2),
        "amber_figure": (7, 9, 2),
        "horseshoe": (7, 9, 2),
        "gold_brooch": (8, 9, 3),
        "forge_hammer": (9, 10, 4),
        "fibula": (9, 10, 4),
        "throwing_axe": (9, 11, 4),
        "chalice": (10, 12, 5),
        "round_shield": (12, 13, 6),
        "english_crown": (13, 16, None),
    }
    assert [tile.id for tile in SPECIAL_TILES if tile.forge] == [
        "helmet",
        "cloakpin",
        "crucifix",
        "horseshoe",
        "forge_hammer",
        "fibula",
        "throwing_axe",
    ]


def test_chiral_special_tiles_need_the_option_to_be_mirrored():
    chiral = [tile.id for tile in SPECIAL_TILES if PIECES[tile.id].shape.chiral]
    assert chiral == ["helmet", "cloakpin", "drinking_horn"]
    mirrored = Placement("helmet", 3, 0, 0, True)
    assert area("home").is_legal(area("home").empty, mirrored)
    strict = area("home", mirror_special_tiles=False)
    with pytest.raises(IllegalPlacement) as refused:
        strict.place(strict.empty, mirrored)
    assert [refusal.rule for refusal in refused.value.refusals] == ["mirror"]
    assert strict.is_legal(strict.empty, Placement("round_shield", 3, 0, 0, True))


def test_the_first_number_as_anchor_of_bear_island():
    strict, loose = area("bear_island"), area("bear_island", first_number_is_anchor=True)
    silver = Placement("silver", 1, 4)
    assert [refusal.rule for refusal in strict.why_not(strict.empty, silver)] == ["income"]
    assert strict.why_not(strict.empty, silver)[0].cells == ((1, 5),)
    assert loose.income(loose.place(loose.empty, silver)) == 3


@pytest.mark.parametrize(
    ("layout", "refused"),
    [
        ("home", ["peas", "mead", "wood"]),
        ("newfoundland", ["peas", "mead", "wood"]),
        ("long_house", ["ore", "wood"]),
        ("stone_house", ["ore", "wood"]),
    ],
)
def test_colours_that_a_board_does_not_take(layout, refused):
    here = area(layout)
    pieces = ["peas", "mead", "oil", "runestone", "glass_beads", "silver", "ore", "wood"]
    assert [piece for piece in pieces if not here.can_place(here.empty, piece)] == refused


def test_wood_lies_in_houses_where_an_occupation_allows_it():
    house = area("stone_house", wood_in_houses=True)
    assert house.minus_left(house.place(house.empty, Placement("wood", 2, 0))) == 6
    home = area("home", wood_in_houses=True)
    assert not home.can_place(home.empty, "wood")


def test_green_may_touch_green_in_a_house_only():
    house = area("long_house")
    assert house.covered(house.build([Placement("oil", 0, 0), Placement("oil", 2, 0)])) == 4
    home = area("home")
    assert not home.is_legal(home.build([Placement("oil", 3, 0)]), Placement("oil", 5, 0))


@pytest.mark.parametrize("house", ["stone_house", "long_house"])
def test_no_house_has_room_for_an_animal(house):
    # Red goods go into houses, sheep (4 × 2) and cattle (4 × 3) with them, but for the pillars: pregnant ones, which
    # are tiles of the same size, are therefore never laid on a board.
    here = area(house)
    assert here.can_place(here.empty, "game_meat")
    for animal in ("sheep", "cattle"):
        assert animal in here.pieces
        assert here.spots(animal) == ()
