"""What the lab says of a tile over the board: its effect, its reasons, where it can go, and what is wrong."""

from vikingtable.tiles.layout import Bonus
from vikingtable.tiles.placement import Placement
from vikingtable.tiles.rules import PlacementRules
from vikingtable.ui.lab import document as lab
from vikingtable.ui.lab import judging
from vikingtable.ui.lab.document import fresh


def _laid(*placements: Placement, board: str = "home") -> lab.Arrangement:
    return lab.accept(fresh(board), 0, placements).active


def test_figures_of_the_empty_home_board():
    figures = judging.figures(fresh().active)
    assert (figures.covered, figures.cells) == (0, 143)
    assert (figures.minus_left, figures.minus) == (86, 86)
    assert (figures.income, figures.most_income) == (0, 18)
    assert (figures.bonuses, figures.all_bonuses) == ((), 5)


def test_a_legal_placement_tells_the_income_and_the_minus_that_it_covers():
    # The 2×2 chest in the lower left corner covers the numbers 0 and 1, so 2 is the lowest open one.
    judgement = judging.judge(fresh().active, Placement("chest", 0, 10))
    assert judgement.legal
    assert judgement.after is not None
    assert (judgement.before.income, judgement.after.income) == (0, 2)
    assert judgement.square == ((0, 10), (1, 10), (0, 11), (1, 11))
    assert judgement.missing == ()
    corner = judging.judge(fresh().active, Placement("chest", 7, 5))
    assert corner.after is not None
    assert corner.before.minus_left - corner.after.minus_left == 4


def test_an_income_number_waits_for_its_square_and_the_open_cells_are_named():
    judgement = judging.judge(fresh().active, Placement("silver", 1, 10))
    assert [refusal.rule for refusal in judgement.refusals] == ["income"]
    assert judgement.missing == ((0, 10), (0, 11), (1, 11))
    assert judgement.after is None


def test_every_broken_rule_is_told_with_its_cells():
    board = _laid(Placement("oil", 10, 8))
    judgement = judging.judge(board, Placement("wool", 11, 7))  # 2×2: half outside, on the oil, and green
    assert {refusal.rule: refusal.cells for refusal in judgement.refusals} == {
        "inside": ((12, 7), (12, 8)),
        "overlap": ((11, 8),),
        "apart": ((11, 8),),
    }


def test_a_bonus_is_enclosed_with_the_cells_around_it():
    # Mead at (1, 9): what lies around it is covered tile by tile, the last one encloses it.
    around = (
        Placement("silver", 0, 11),
        Placement("silver", 0, 10),
        Placement("silver", 1, 11),
        Placement("silver", 1, 10),
        Placement("silver", 2, 10),
        Placement("silver", 2, 11),
        Placement("silver", 0, 9),
        Placement("silver", 2, 9),
        Placement("silver", 0, 8),
        Placement("silver", 1, 8),
    )
    judgement = judging.judge(_laid(*around), Placement("silver", 2, 8))
    assert judgement.legal
    ((bonus, cells),) = judgement.enclosed
    assert bonus == Bonus(1, 9, ("mead",))
    assert len(cells) == 9
    lost = judging.judge(_laid(*around, Placement("silver", 2, 8)), Placement("silver", 1, 9))
    assert lost.lost == (Bonus(1, 9, ("mead",)),)


def test_where_a_tile_can_go_as_it_lies_and_turned():
    house = fresh("stone_house").active
    places = judging.where(house, "flax", 0, False)  # 3×1, orange
    assert (places.spots_here, places.spots) == (5, 9)
    assert places.here != places.anyhow
    assert judging.where(house, "ore", 0, False).spots == 0  # no ore in a house


def test_nearest_legal_spot_keeps_the_orientation():
    home = fresh().active
    assert judging.nearest_legal(home, Placement("belt", 0, 11, 1)) == Placement("belt", 0, 7, 1)
    assert judging.nearest_legal(home, Placement("peas", 0, 0)) is None


def test_rules_that_change_later_show_what_is_wrong_now():
    board = _laid(Placement("oil", 10, 8), Placement("runestone", 10, 9))
    assert judging.faults(board) == ()
    stricter = lab.with_rules(
        lab.LabDocument((board,)), 0, PlacementRules(colours=("green", "blue"), apart=(("green", "blue"),))
    ).active
    assert [(fault.index, fault.refusal.rule) for fault in judging.faults(stricter)] == [(0, "apart"), (1, "apart")]
    none = lab.with_rules(lab.LabDocument((board,)), 0, PlacementRules(colours=("silver",)), rules_on=False).active
    assert judging.faults(none) == ()


def test_taking_back_a_tile_of_the_income_square_is_told():
    document = lab.accept(fresh(), 0, (Placement("silver", 0, 11), Placement("ore", 1, 11), Placement("oil", 0, 10)))
    assert judging.faults(document.active) == ()
    (fault,) = judging.faults(lab.take_back(document, 0, 0).active)
    assert (fault.index, fault.refusal.rule, fault.refusal.cells) == (1, "income", ((0, 11),))


def test_a_mirrored_rectangle_is_no_mirrored_tile():
    rules = PlacementRules(mirror=False)
    document = lab.with_rules(fresh(), 0, rules)
    assert judging.judge(document.active, Placement("oil", 7, 5, 0, True)).legal
    assert judging.judge(document.active, Placement("amber_figure", 7, 5, 0, True)).legal  # its own mirror image
    assert [r.rule for r in judging.judge(document.active, Placement("cloakpin", 7, 5, 0, True)).refusals] == ["mirror"]
