"""Boards in play: placing, taking back, refusals by rule and cell, figures, and what a state may hold."""

import json

import cattrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tiles.generator import seeded
from vikingtable.rules.feast.boards import LAND_RULES, area
from vikingtable.rules.feast.goods import PIECES
from vikingtable.tiles.board import Area, BadBoard, Board, IllegalPlacement
from vikingtable.tiles.layout import Layout, track_of
from vikingtable.tiles.placement import Piece, Placement
from vikingtable.tiles.rules import FREE, PREDICATES, PlacementRules
from vikingtable.tiles.shapes import Shape

HOME = area("home")


def random_board(here, below, pieces, tries=30):
    board = here.empty
    for _ in range(tries):
        placement = here.random_placement(board, pieces[below(len(pieces))], below)
        if placement is not None:
            board = here.place(board, placement)
    return board


def test_placing_leaves_the_old_board_as_it_was():
    after = HOME.place(HOME.empty, Placement("chest", 0, 10))
    assert HOME.empty.placed == ()
    assert after.placed == (Placement("chest", 0, 10),)
    assert HOME.layout.cells(after.occupied) == ((0, 10), (1, 10), (0, 11), (1, 11))
    assert after.apart == (0,)
    green = HOME.place(HOME.empty, Placement("oil", 3, 0, 1))
    assert HOME.layout.cells(green.apart[0]) == ((3, 0), (3, 1))


def test_an_orientation_that_looks_the_same_is_kept_in_its_first_form():
    assert HOME.place(HOME.empty, Placement("oil", 3, 0, 3, True)).placed == (Placement("oil", 3, 0, 1),)


def test_each_rule_by_name_with_its_cells():
    board = HOME.build([Placement("oil", 3, 0), Placement("runestone", 5, 0)])

    def told(*placement):
        return [(r.rule, r.cells) for r in HOME.why_not(board, Placement(*placement))]

    assert told("hide", 4, 0) == [("overlap", ((4, 0), (5, 0), (6, 0))), ("apart", ((4, 0),))]
    assert told("hide", 2, 1) == [("apart", ((3, 1), (4, 1)))]
    assert told("hide", -1, 0) == [("inside", ((-1, 0),))]
    assert told("peas", 0, 0) == [("colour", ((0, 0), (1, 0)))]
    assert told("ore", 1, 10) == [("income", ((0, 10), (0, 11), (1, 11)))]
    assert told("peas", 12, 3) == [("colour", ((12, 3), (13, 3))), ("inside", ((12, 3), (13, 3)))]


def test_an_illegal_placement_is_refused_with_its_reasons():
    with pytest.raises(IllegalPlacement) as error:
        HOME.place(HOME.empty, Placement("ore", 1, 10))
    assert [refusal.rule for refusal in error.value.refusals] == ["income"]
    with pytest.raises(KeyError):
        HOME.place(HOME.empty, Placement("longboat", 0, 0))


def test_taking_back_any_tile():
    board = HOME.build([Placement("oil", 3, 0), Placement("chest", 0, 10), Placement("hide", 6, 0)])
    assert HOME.remove(board, 1) == HOME.build([Placement("oil", 3, 0), Placement("hide", 6, 0)])
    assert HOME.remove(board, 0).apart[0] == HOME.layout.mask(((6, 0), (7, 0), (8, 0)))


def test_the_effect_of_a_placement():
    ring = [Placement("silver", x, y) for x, y in ((0, 4), (1, 4), (1, 5), (0, 6))]
    effect = HOME.effect(HOME.build(ring), Placement("silver", 1, 6))
    assert [bonus.gives for bonus in effect.bonuses_gained] == [("ore",)]
    assert effect.bonuses_lost == ()
    lost = HOME.effect(HOME.build([*ring, Placement("silver", 1, 6)]), Placement("ore", 0, 5))
    assert [bonus.gives for bonus in lost.bonuses_lost] == [("ore",)]
    chest = HOME.effect(HOME.empty, Placement("chest", 0, 10))
    assert (chest.before.income, chest.after.income, chest.minus_covered) == (0, 2, 0)
    assert HOME.effect(HOME.empty, Placement("chest", 3, 0)).minus_covered == 4


def test_the_lowest_open_number_is_the_income_whatever_the_order_on_the_track():
    layout = Layout("odd", ("iii",), (track_of([(0, 0, 4), (1, 0, 2), (2, 0, 7)], final=9, anchor=(0, 0)),))
    here = Area(layout, FREE, PIECES)
    assert here.income(here.empty) == 2
    assert here.income(here.build([Placement("silver", 1, 0)])) == 4
    assert here.income(here.build([Placement("silver", x, 0) for x in range(3)])) == 9


def test_rules_off_leave_inside_and_overlap():
    free = Area(HOME.layout, FREE, PIECES)
    board = free.build([Placement("oil", 3, 0), Placement("oil", 5, 0), Placement("ore", 1, 10)])
    assert free.covered(board) == 5
    assert free.can_place(board, "peas")
    assert [r.rule for r in free.why_not(board, Placement("oil", 4, 0))] == ["overlap"]
    assert [r.rule for r in free.why_not(board, Placement("oil", 12, 3))] == ["inside"]


def test_edited_rules_keep_two_colours_from_each_other():
    rules = PlacementRules(apart=(("green", "blue"), ("red",)))
    here = Area(Layout("strip", ("--------",)), rules, PIECES)
    board = here.build([Placement("oil", 0, 0)])
    assert [r.rule for r in here.why_not(board, Placement("runestone", 2, 0))] == ["apart"]
    assert here.is_legal(board, Placement("mead", 2, 0))
    assert [p.x for p in here.legal_placements(here.place(board, Placement("mead", 2, 0)), "mead")] == [5, 6]


def test_own_shapes_with_gaps_on_an_own_board():
    gap = Piece("gap", Shape.from_rows(("#.#",)), "purple")
    here = Area(Layout("own", ("-----", "--#--")), FREE, [gap])
    board = here.build([Placement("gap", 0, 0), Placement("gap", 1, 0)])
    assert here.layout.cells(board.occupied) == ((0, 0), (1, 0), (2, 0), (3, 0))
    assert [(p.x, p.y) for p in here.legal_placements(board, "gap")] == [(1, 1)]
    assert here.tile_at(board, (2, 0)) == 0
    assert here.tile_at(board, (3, 0)) == 1
    assert here.tile_at(board, (4, 0)) is None


def test_a_shape_larger_than_the_board_has_no_spot():
    here = Area(Layout("tiny", ("--",)), LAND_RULES, PIECES)
    assert list(here.legal_placements(here.empty, "silk")) == []
    assert here.random_placement(here.empty, "silk", seeded(1)) is None


def test_a_legal_order_is_found_where_there_is_one():
    late_first = [Placement("runestone", 1, 10, 1), Placement("oil", 0, 10, 1)]
    assert HOME.legal_order(late_first) == (late_first[1], late_first[0])
    assert HOME.legal_order(late_first[:1]) is None
    assert HOME.legal_order(late_first[:1], HOME.build(late_first[1:])) == (late_first[0],)
    arranged = HOME.arranged(late_first)
    assert HOME.income(arranged) == 2
    with pytest.raises(IllegalPlacement):
        HOME.arranged([*late_first, late_first[0]])


def test_a_board_goes_through_plain_data_unchanged():
    board = random_board(HOME, seeded(5), ["oil", "chest", "silver", "helmet", "hide"])
    plain = json.loads(json.dumps(cattrs.unstructure(board)))
    assert cattrs.structure(plain, Board) == board
    HOME.check(board)
    assert len(board.placed) > 5


@pytest.mark.parametrize(
    ("board", "what", "index"),
    [
        (Board("shetland", (), 0, (0,)), "layout", None),
        (Board("home", (), 1, (0,)), "masks", None),
        (Board("home", (), 0, ()), "masks", None),
        (Board("home", (Placement("boat", 0, 0),), 1, (0,)), "piece", 0),
        (Board("home", (Placement("silver", 0, 0), Placement("oil", 0, 0)), 3, (0,)), "overlap", 1),
        (Board("home", (Placement("silver", 0, 0, 2),), 1, (0,)), "orientation", 0),
        (Board("home", (Placement("ore", 1, 10),), 1 << 131, (0,)), "income", 0),
    ],
)
def test_forged_boards_are_refused(board, what, index):
    with pytest.raises(BadBoard, match=what) as error:
        HOME.check(board)
    assert error.value.index == index


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(["home", "greenland", "faroe_islands", "long_house", "iceland"]))
def test_listed_placements_are_exactly_the_legal_ones(seed, name):
    here = area(name)
    below = seeded(seed)
    board = random_board(here, below, ["oil", "silver", "hide", "helmet", "robe"], tries=12)
    for piece in ("runestone", "wool", "cloakpin", "silver"):
        listed = list(here.legal_placements(board, piece))
        assert len(set(listed)) == len(listed)
        covers = {here.place(board, placement).occupied for placement in listed}
        assert len(covers) == len(listed)
        for x in range(here.layout.width):
            for y in range(here.layout.height):
                for rotation in range(4):
                    for flipped in (False, True):
                        tried = Placement(piece, x, y, rotation, flipped)
                        if here.is_legal(board, tried):
                            assert here.place(board, tried).occupied in covers
                            assert here.why_not(board, tried) == ()
                        else:
                            assert here.why_not(board, tried) != ()


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6))
def test_income_never_falls_and_taking_back_everything_empties_the_board(seed):
    below = seeded(seed)
    board = HOME.empty
    pieces = ["silver", "oil", "chest", "silver", "robe", "silver"]
    for _ in range(40):
        placement = HOME.random_placement(board, pieces[below(len(pieces))], below)
        if placement is None:
            break
        after = HOME.place(board, placement)
        assert HOME.income(after) >= HOME.income(board)
        board = after
    while board.placed:
        board = HOME.remove(board, below(len(board.placed)))
    assert board == HOME.empty


def test_random_placements_are_even():
    here = Area(Layout("strip", ("-----",)), LAND_RULES, PIECES)
    board = here.build([Placement("silver", 2, 0)])
    counts = {0: 0, 3: 0}
    below = seeded(3)
    for tries in (24, 0):
        for _ in range(1000):
            placement = here.random_placement(board, "runestone", below, tries)
            counts[placement.x] += 1
    assert 850 < counts[0] < 1150


def test_predicates_have_names():
    assert [predicate.__name__ for predicate in PREDICATES] == [
        "allowed_colour",
        "unmirrored",
        "inside",
        "no_overlap",
        "kept_apart",
        "income_square",
    ]
