"""What A Feast for Odin refuses besides the numbered situations, and the reason that it names."""

from tests.rules.feast.positions import GAME, carried_on, closed, do, pick, position, refused, skip, use
from vikingtable.rules.feast.acts import (
    ArmShip,
    BuyShip,
    Fail,
    FillSlot,
    LayFood,
    Loot,
    Pass,
    PlaceTile,
    PlaceVikings,
    PlayCard,
    Roll,
    Settle,
    TakeItems,
    UpgradeGood,
    UseCard,
)


def tile(piece, x, y, site=0, rotation=0):
    return PlaceTile(0, site, piece, x, y, rotation, False)


# Placing Vikings -----------------------------------------------------------------------------------------------------


def test_a_space_that_there_is_not():
    assert closed(position(), "tavern") == ["no_such_space"]
    assert refused(position(), PlaceVikings(0, "fish", "mead")) == ["no_such_space"]
    assert refused(position(4), PlaceVikings(0, "imitate_12", "")) == ["no_such_space"]
    assert refused(position(3), PlaceVikings(0, "imitate_12", "fish")) == ["no_imitation"]


def test_everything_that_speaks_against_a_space_is_named():
    state = position(me={"thing": 1}, standing={"knarr": (1, 2)})
    assert closed(state, "knarr") == ["occupied", "vikings", "lacks"]


def test_exploration_without_any_ship():
    assert closed(position(), "explore_1") == ["ship.any"]


def test_the_sale_without_a_tile_that_one_can_pay_for():
    # Glass beads cost nothing; without them the cheapest are the helmet and the cloakpin for 1.
    others = {"specials": ("glass_beads",)}
    assert closed(position(me={"knarrs": 1}, others=(others,)), "special_sale") == ["no_special"]
    assert closed(position(me={"knarrs": 1, "silver": 1}, others=(others,)), "special_sale") == []
    assert closed(position(me={"knarrs": 1}), "special_sale") == []


def test_who_has_passed_or_is_not_in_turn_places_nothing():
    state = do(position(), Pass(0))
    assert refused(state, PlaceVikings(0, "fish")) == ["common.illegal.not_your_decision"]
    assert refused(position(), PlaceVikings(1, "fish")) == ["common.illegal.not_your_decision"]
    assert refused(position(), skip()) == ["common.illegal.wrong_kind"]


# Inside actions ------------------------------------------------------------------------------------------------------


def test_strips_and_upgrades_past_their_number():
    state = use(position(me={"peas": 2, "oil": 1}, strips=((0, 0), (1, 0))), "mtn_1_up_1")
    assert refused(state, TakeItems(0, 2, 1)) == ["no_such_strip"]
    assert refused(state, TakeItems(0, 0, 2)) == ["strip_count"]
    assert refused(state, TakeItems(0, 0, 0)) == ["strip_count"]
    assert refused(state, skip()) == ["must"]
    taken = do(state, TakeItems(0, 0, 1))
    assert refused(taken, TakeItems(0, 1, 1)) == ["no_more_strips"]
    assert refused(taken, UpgradeGood(0, "peas", 2)) == ["steps"]
    assert refused(taken, UpgradeGood(0, "flax", 1)) == ["not_in_supply"]
    upgraded = do(state, UpgradeGood(0, "peas", 1))
    assert refused(upgraded, UpgradeGood(0, "peas", 1)) == ["no_more_upgrades"]
    assert refused(upgraded, skip()) == []


def test_a_card_that_takes_only_stone_or_ore():
    # Card 164: before a four-Viking space, a stone or ore if it lies first.
    state = position(me={"played": (164,), "silver": 3}, strips=((0, 0), (1, 5)))
    state = use(state, "sheep_and_cattle", pick("use"))
    assert refused(state, TakeItems(0, 0, 1)) == ["strip_item"]
    assert refused(state, TakeItems(0, 1, 1)) == []


def test_nothing_is_paid_or_given_up_before_the_first_roll():
    hunt = use(position(me={"wood": 2}), "hunt_1")
    assert refused(hunt, Settle(0, 1, 0)) == ["roll_first"]
    assert refused(hunt, Fail(0)) == ["roll_first"]
    raid = use(position(me={"longships": (0,), "stone": 9}), "raid")
    assert refused(raid, Loot(0, "runestone", 6, 0, 0)) == ["roll_first"]
    assert refused(raid, Settle(0, 1, 0)) == ["common.illegal.wrong_kind"]


def test_a_result_is_paid_exactly():
    state = do(use(position(me={"wood": 3, "bow_and_arrow": 3}), "hunt_1"), Roll(0), script=(3,))
    assert [refused(state, Settle(0, *way)) for way in ((3, 0), (2, 1), (1, 2), (0, 3))] == [[]] * 4
    assert [refused(state, Settle(0, *way)) for way in ((2, 0), (3, 1), (4, -1), (0, 4))] == [["settle"]] * 4


# Free actions --------------------------------------------------------------------------------------------------------


def test_boards_and_ships_that_one_does_not_have():
    state = position(me={"silver": 1, "ore": 1, "wood": 1})
    assert refused(state, tile("silver", 0, 11, site=1)) == ["no_such_board"]
    assert refused(state, tile("oil", 3, 0)) == ["not_a_tile"]
    assert refused(state, tile("wood", 3, 0)) == ["not_a_tile"]
    assert refused(state, BuyShip(0, "raft")) == ["no_such_ship"]
    assert refused(state, ArmShip(0, "whaling_boat", 0)) == ["no_such_ship"]
    assert refused(state, ArmShip(0, "knarr", 0)) == ["no_such_ship"]
    assert refused(state, FillSlot(0, 3, "wood")) == ["no_such_board"]
    assert refused(state, UseCard(0, 45, 0)) == ["not_anytime"]


def test_goods_in_a_shed_and_slots_before_the_end():
    state = position(me={"silver": 1, "wood": 1, "boards": (("shed",),)})
    assert refused(state, tile("silver", 0, 0, site=1)) == ["shed_goods"]
    assert refused(state, FillSlot(0, 1, "wood")) == ["slots_at_end"]
    assert refused(state, FillSlot(0, 1, "stone")) == ["slots_at_end", "lacks"]


def test_a_card_at_work_is_not_used_again_inside_itself():
    # Card 52 plays an occupation for 1 silver; while it asks which, it is not used once more.
    state = do(position(me={"played": (52,), "hand": (43, 75), "silver": 2}), UseCard(0, 52, 0))
    assert refused(state, UseCard(0, 52, 0)) == ["card_at_work"]
    again = do(state, PlayCard(0, 43))
    assert refused(again, UseCard(0, 52, 0)) == []


def test_ore_that_a_card_gives_is_laid_before_anything_else():
    # Card 9: before the income each longship gives an ore, to be laid at once.
    state = carried_on(position(at="income", me={"played": (9,), "longships": (0,), "silver": 5})).state
    assert refused(state, tile("silver", 0, 11)) == ["lay_now"]
    assert refused(state, BuyShip(0, "knarr")) == ["lay_now"]
    assert refused(state, ArmShip(0, "longship", 0)) == ["lay_now"]
    assert refused(state, tile("ore", 0, 11)) == []


# The feast -----------------------------------------------------------------------------------------------------------


def test_food_beside_above_and_outside():
    me = {"mead": 2, "peas": 1, "silver": 1, "oil": 1, "ore": 1, "milk": 1}
    state = do(carried_on(position(1, 1, at="feast", me=me)).state, Pass(0))
    state = do(state, LayFood(0, "mead", 0, True))
    assert refused(state, LayFood(0, "peas", 1, True)) == ["space_covered"]
    assert refused(state, LayFood(0, "mead", 2, False)) == ["beside.red"]
    assert refused(state, LayFood(0, "mead", 1, True)) == ["space_covered", "second_lengthwise"]
    assert refused(state, LayFood(0, "peas", 5, True)) == ["sticks_out"]
    assert refused(state, LayFood(0, "peas", -1, True)) == ["sticks_out", "space_covered"]
    assert refused(state, LayFood(0, "oil", 3, True)) == ["no_food"]
    assert refused(state, LayFood(0, "ore", 3, True)) == ["no_food"]
    assert refused(state, LayFood(0, "flax", 3, False)) == ["not_in_supply"]
    assert refused(state, LayFood(0, "silver", 2, True)) == []


def test_goods_are_placed_during_the_feast_too_but_no_food_on_land():
    state = do(carried_on(position(1, 1, at="feast", me={"mead": 1, "oil": 1})).state, Pass(0))
    assert refused(state, tile("oil", 3, 0)) == []
    assert refused(state, tile("mead", 3, 0)) == ["tiles.why.colour"]
    assert tile("oil", 3, 0) in list(GAME.legal_actions(state, 0))
