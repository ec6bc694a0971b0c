"""The lab's document: tiles are placed, moved and taken back; board, rules and tiles change; nothing is lost."""

import pytest

from vikingtable.tiles.board import IllegalPlacement
from vikingtable.tiles.layout import Layout
from vikingtable.tiles.placement import Placement
from vikingtable.tiles.rules import PlacementRules
from vikingtable.tiles.shapes import Shape
from vikingtable.ui.lab import document as lab
from vikingtable.ui.lab.document import LabError, fresh

CHEST = Placement("chest", 7, 5)
OIL = Placement("oil", 10, 8)


def test_fresh_lab_shows_the_home_board_with_its_rules_and_every_tile():
    active = fresh().active
    assert (active.layout.id, active.is_game_board, active.rules_on) == ("home", True, True)
    assert len(active.tiles) == 48
    assert active.tile("chest").count is None
    assert active.tile("helmet").count == 1


def test_placing_and_taking_back_leaves_the_earlier_documents_as_they_were():
    empty = fresh()
    one = lab.place(empty, 0, CHEST)
    two = lab.place(one, 0, OIL)
    assert two.active.placed == (CHEST, OIL)
    assert lab.take_back(two, 0, 0).active.placed == (OIL,)
    assert (empty.active.placed, one.active.placed) == ((), (CHEST,))


def test_a_placement_is_kept_in_its_first_orientation():
    # A 2×1 tile turned by 180° and mirrored looks like one that was not.
    placed = lab.place(fresh(), 0, Placement("oil", 10, 8, 2, True)).active.placed
    assert placed == (OIL,)


def test_an_illegal_placement_is_refused_with_the_rules_it_breaks():
    document = lab.place(fresh(), 0, OIL)
    with pytest.raises(IllegalPlacement) as caught:
        lab.place(document, 0, Placement("hide", 9, 9))  # 3×1, below the oil: green beside green
    assert [refusal.rule for refusal in caught.value.refusals] == ["apart"]


def test_no_more_tiles_than_there_are():
    document = lab.place(fresh(), 0, Placement("helmet", 10, 7))
    assert document.active.left("helmet") == 0
    with pytest.raises(LabError) as caught:
        lab.place(document, 0, Placement("helmet", 7, 5))
    assert caught.value.message.key == "lab.error.none_left"


def test_a_tile_moves_over_cells_that_it_covered_itself():
    document = lab.place(fresh(), 0, CHEST)
    moved = lab.move(document, (0, 0), 0, Placement("chest", 8, 5))
    assert moved.active.placed == (Placement("chest", 8, 5),)


def test_rules_switched_off_let_green_touch_green_but_never_overlap():
    document = lab.with_rules(lab.place(fresh(), 0, OIL), 0, fresh().active.rules, rules_on=False)
    assert len(lab.place(document, 0, Placement("hide", 9, 9)).active.placed) == 2
    with pytest.raises(IllegalPlacement) as caught:
        lab.place(document, 0, Placement("hide", 9, 8))
    assert [refusal.rule for refusal in caught.value.refusals] == ["overlap"]


def test_rules_edited_keep_blue_from_blue():
    rules = PlacementRules(colours=None, apart=(("blue",),))
    document = lab.place(lab.with_rules(fresh(), 0, rules), 0, CHEST)
    with pytest.raises(IllegalPlacement):
        lab.place(document, 0, Placement("runestone", 9, 5))
    assert len(lab.place(document, 0, Placement("runestone", 9, 7)).active.placed) == 2  # a corner is fine


def test_on_another_board_tiles_that_do_not_fit_go_back_to_the_tray():
    document = lab.place(lab.place(fresh(), 0, CHEST), 0, OIL)
    outcome = lab.with_board(document, 0, Layout("own", ("o" * 9,) * 9))
    assert outcome.returned == 1
    assert outcome.document.active.placed == (CHEST,)


def test_counts_never_fall_below_what_lies_on_the_board():
    document = lab.place(lab.place(fresh(), 0, OIL), 0, Placement("oil", 7, 5))
    counted = lab.with_counts(document, 0, {"oil": 1, "chest": 5000, "fur": 0}).active
    assert (counted.tile("oil").count, counted.tile("chest").count, counted.tile("fur").count) == (2, 999, 0)
    assert (counted.left("oil"), counted.left("silk")) == (0, None)


def test_own_shapes_come_change_and_go_with_their_tiles():
    corner = Shape.from_rows(("##", "#."))
    document = lab.add_shape(fresh(), 0, corner, "blue", "Corner", 3)
    document = lab.place(document, 0, Placement("own_1", 7, 5))
    assert document.active.left("own_1") == 2
    recoloured = lab.change_shape(document, 0, "own_1", corner, "silver", "Corner", 3)
    assert (recoloured.returned, recoloured.document.active.tile("own_1").piece.colour) == (0, "silver")
    longer = lab.change_shape(document, 0, "own_1", Shape.rectangle(3, 1), "blue", "Bar", 0)
    assert (longer.returned, longer.document.active.left("own_1")) == (1, 0)
    removed = lab.remove_shape(document, 0, "own_1")
    assert (removed.returned, len(removed.document.active.tiles)) == (1, 48)
    with pytest.raises(KeyError):
        lab.remove_shape(document, 0, "chest")


@pytest.mark.parametrize(
    ("cells", "key"),
    [
        ((), "lab.error.shape_empty"),
        (((0, 0), (1, 1)), "lab.error.shape_apart"),
        (tuple((x, 0) for x in range(13)), "lab.error.shape_large"),
    ],
)
def test_a_shape_must_be_one_piece_of_a_reasonable_size(cells, key):
    with pytest.raises(LabError) as caught:
        lab.check_shape(cells, "")
    assert caught.value.message.key == key


def test_two_arrangements_are_worked_on_apart_from_each_other():
    document = lab.compare(lab.place(fresh(), 0, CHEST))
    assert (len(document.arrangements), document.current) == (2, 1)
    document = lab.place(document, 1, OIL)
    assert [len(one.placed) for one in document.arrangements] == [1, 2]
    across = lab.move(document, (1, 1), 0, OIL)
    assert [len(one.placed) for one in across.arrangements] == [2, 1]
    assert lab.keep_only(across, 0).arrangements == (across.arrangements[0],)


def test_a_solution_is_accepted_whole_or_not_at_all():
    document = fresh()
    assert len(lab.accept(document, 0, (CHEST, OIL)).active.placed) == 2
    with pytest.raises(IllegalPlacement):
        lab.accept(document, 0, (CHEST, CHEST))
    assert document.active.placed == ()
