"""Situations on the boards of A Feast for Odin that players know, each under its number in the case collection.

x from the left, y from the top; an upright tile is turned once. "bounds" in the collection is the rule `inside`.
"""

from vikingtable.rules.feast.boards import EXPLORATION_BOARDS, HOUSES, LAYOUTS, area
from vikingtable.tiles.board import Board
from vikingtable.tiles.placement import Placement

UPRIGHT = 1


def board(layout: str, *placed: tuple[str, int, int] | tuple[str, int, int, int]) -> Board:
    """The board on which the tiles were placed legally, one after the other."""
    return area(layout).build(Placement(*tile) for tile in placed)


def then(before: Board, piece: str, x: int, y: int, rotation: int = 0) -> Board:
    """The board after one more legal placement."""
    return area(before.layout).place(before, Placement(piece, x, y, rotation))


def broken(before: Board, piece: str, x: int, y: int, rotation: int = 0) -> list[str]:
    """The rules that a placement breaks."""
    return [refusal.rule for refusal in area(before.layout).why_not(before, Placement(piece, x, y, rotation))]


def income(after: Board) -> int:
    return area(after.layout).income(after)


def minus(after: Board) -> int:
    return area(after.layout).minus_left(after)


def bonus(after: Board) -> list[str]:
    return [good for found in area(after.layout).bonuses(after) for good in found.gives]


def test_inc_01_an_empty_home_board_pays_nothing():
    assert income(board("home")) == 0


def test_inc_02_silver_on_the_zero_pays_one():
    assert income(board("home", ("silver", 0, 11))) == 1


def test_inc_04_one_tile_covers_zero_and_one_and_the_rest_of_the_square():
    assert income(then(board("home"), "chest", 0, 10)) == 2


CORNER = (("chest", 0, 10), ("silver", 0, 9), ("runestone", 2, 10, UPRIGHT))


def test_inc_05_an_open_symbol_counts_as_covered_and_the_second_two_is_the_lowest():
    assert income(then(board("home", *CORNER), "silver", 2, 9)) == 2


def test_inc_06_with_a_cell_of_the_square_open_the_income_cell_is_refused():
    before = board("home", CORNER[0], CORNER[2])
    assert broken(before, "silver", 2, 9) == ["income"]
    refused = area("home").why_not(before, Placement("silver", 2, 9))
    assert refused[0].cells == ((0, 9),)


def test_inc_07_a_treasure_chest_covers_three_incomes_and_the_mead_symbol():
    after = then(board("home"), "treasure_chest", 0, 9)
    assert income(after) == 2
    assert bonus(after) == []


def test_inc_08_silverware_around_the_treasure_chest():
    before = board("home", ("treasure_chest", 0, 9), ("silverware", 0, 8))
    assert income(then(before, "silverware", 3, 9, UPRIGHT)) == 2


def test_inc_09_the_second_two_with_its_whole_square():
    before = board("home", ("treasure_chest", 0, 9), ("silverware", 0, 8), ("silverware", 3, 9, UPRIGHT))
    assert income(then(before, "silver", 3, 8)) == 3


def test_inc_10_cells_without_income_in_any_order():
    assert minus(then(board("home"), "runestone", 3, 0)) == 84


def test_inc_11_all_twelve_income_cells_covered_pay_eighteen():
    home = area("home")
    track = home.layout.tracks[0]
    after = home.arranged(Placement("silver", step.x, step.y) for step in track.steps)
    assert len(track.steps) == 12
    assert income(after) == 18


def test_inc_16_greenlands_upper_zero_covered():
    assert income(then(board("greenland"), "silver", 3, 2)) == 1


def test_inc_18_bear_island_and_iceland_pay_one_when_empty():
    assert income(board("bear_island")) == 1
    assert income(board("iceland")) == 1


def test_inc_19_bear_islands_one_after_the_cell_below_and_left():
    assert income(then(board("bear_island", ("silver", 1, 5)), "silver", 1, 4)) == 3


def test_inc_21_boards_without_numbers_pay_nothing():
    for layout in ("labrador", "newfoundland", "stone_house", "long_house"):
        assert income(board(layout)) == 0


def test_inc_22_bear_islands_three_incomes_covered_pay_five():
    after = area("bear_island").arranged(Placement("silver", x, y) for x, y in ((1, 4), (2, 3), (3, 2)))
    assert income(after) == 5


EDGE_RING = tuple(("silver", x, y) for x, y in ((0, 4), (1, 4), (1, 5), (0, 6), (1, 6)))


def test_bon_03_five_neighbours_are_enough_at_the_edge():
    assert bonus(board("home", *EDGE_RING)) == ["ore"]


def test_bon_04_a_covered_symbol_gives_nothing():
    assert bonus(board("home", *EDGE_RING, ("ore", 0, 5))) == []


def test_bon_06_holes_and_water_around_a_symbol_need_nothing():
    assert bonus(board("baffin_island", ("silver", 6, 4), ("silver", 6, 5), ("silver", 8, 5))) == ["oil"]


def test_bon_08_the_corner_of_the_long_house():
    assert bonus(board("long_house", ("silver", 9, 0), ("silver", 9, 1), ("silver", 10, 1))) == ["peas"]


def test_plm_01_green_beside_green():
    before = board("home", ("oil", 3, 0))
    assert broken(before, "oil", 5, 0) == ["apart"]
    assert area("home").why_not(before, Placement("oil", 5, 0))[0].cells == ((5, 0),)


def test_plm_02_green_corners_may_touch():
    assert minus(then(board("home", ("oil", 3, 0)), "oil", 5, 1)) == 82


def test_plm_05_silver_and_ore_beside_anything():
    assert minus(then(board("home", ("oil", 3, 0), ("silver", 5, 0)), "ore", 6, 0)) == 82


def test_plm_06_the_fourth_row_ends_at_column_eleven():
    assert broken(board("home"), "silk", 9, 3) == ["inside"]
    refused = area("home").why_not(board("home"), Placement("silk", 9, 3))
    assert refused[0].cells == ((12, 3),)


def test_plm_07_the_extra_column_of_the_first_three_rows():
    assert area("home").covered(then(board("home"), "silver", 12, 0)) == 1


def test_plm_09_a_mountain_cell_of_greenland():
    assert broken(board("greenland"), "silver", 3, 1) == ["inside"]
    assert area("greenland").why_not(board("greenland"), Placement("silver", 3, 1))[0].message.key == "tiles.why.hole"


def test_plm_10_special_tiles_beside_green_and_each_other():
    before = board("home", ("fur", 0, 0), ("horseshoe", 4, 0))
    assert area("home").covered(then(before, "helmet", 7, 0)) == 20


def test_hou_03_orange_beside_red():
    assert area("long_house").covered(then(board("long_house", ("mead", 0, 2)), "peas", 2, 2)) == 4


def test_hou_04_orange_beside_orange():
    assert broken(board("long_house", ("peas", 0, 2)), "flax", 2, 2) == ["apart"]


def test_hou_08_whale_meat_covers_the_oil_symbol():
    assert bonus(then(board("long_house"), "whale_meat", 0, 0)) == []


def test_sco_04_minus_cells_as_printed():
    assert minus(board("home")) == 86
    assert {each.id: minus(board(each.id)) for each in EXPLORATION_BOARDS} == {
        "shetland": 24,
        "bear_island": 22,
        "faroe_islands": 16,
        "baffin_island": 24,
        "iceland": 24,
        "labrador": 40,
        "greenland": 20,
        "newfoundland": 40,
    }
    assert {house.id: house.printed_minus for house in HOUSES} == {"shed": 6, "stone_house": 9, "long_house": 15}


def test_grd_01_the_stone_house():
    layout = LAYOUTS["stone_house"]
    assert (layout.at(1, 0), layout.at(2, 0)) == ("o", "-")
    assert minus(then(board("stone_house"), "silver", 2, 0)) == 6


def test_grd_03_the_faroe_cell_beside_lake_and_flax():
    layout = LAYOUTS["faroe_islands"]
    assert area("faroe_islands").covered(then(board("faroe_islands"), "silver", 4, 5)) == 1
    assert (4, 5) in layout.cells(layout.surrounding(layout.bit(5, 5)))
    assert layout.surrounding(layout.bit(5, 5)).bit_count() == 7


def test_grd_05_greenlands_whale_meat():
    ring = ((0, 1), (1, 1), (2, 1), (2, 2), (2, 3), (1, 3), (0, 3))
    before = board("greenland", *(("silver", x, y) for x, y in ring))
    assert bonus(before) == []
    assert bonus(then(before, "silver", 0, 2)) == ["whale_meat"]


def test_grd_07_the_six_of_baffin_island_lies_outside():
    assert broken(board("baffin_island"), "silver", 5, 3) == ["inside"]
