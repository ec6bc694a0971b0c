"""Spaces that build, sell, craft, take from the mountain, upgrade and trade: situations under their numbers."""

from itertools import pairwise

import pytest

from tests.rules.feast.positions import (
    GAME,
    changes,
    closed,
    do,
    held,
    kind,
    line,
    offered,
    pick,
    position,
    refused,
    skip,
    specials,
    use,
)
from vikingtable.rules.feast.acts import (
    ArmShip,
    BuyShip,
    Choose,
    PlaceTile,
    PlaceVikings,
    PlayCard,
    Roll,
    TakeItems,
    UpgradeGood,
)

# Strips by kind: 2 is wood ×4, stone ×2, 2 silver; 3 is wood, wood, stone, stone, ore, ore, 2 silver.
WOODY, MIXED = (2, 0), (3, 0)


# Occupations and column bonuses


def test_occ_01_a_column_3_space_brings_a_card():
    state = position(occupation_pile=(40, 41))
    after = use(state, "weekly_3")
    assert after.players[0].hand == (40,)
    assert after.occupation_pile == (41,)


def test_occ_02_the_card_of_the_bonus_comes_before_the_action():
    state = position(occupation_pile=(40,), me={"hand": (41,)})
    after = use(state, "occ_play_4")
    assert after.players[0].hand == (41, 40)
    after = do(after, PlayCard(0, 40), PlayCard(0, 41))
    assert after.players[0].played == (40, 41)


def test_occ_02_the_drawn_card_alone_opens_the_space():
    assert closed(position(occupation_pile=(40,)), "occ_play_4") == []
    assert closed(position(occupation_pile=()), "occ_play_4") == ["no_card"]


@pytest.mark.parametrize("first", [True, False])
def test_occ_03_a_column_4_space_lets_play_one_card_before_or_after(first):
    state = position(me={"hand": (40, 41, 43), "silver": 3})
    asked = use(state, "sheep_and_cattle")
    assert (kind(asked), held(asked)) == ("play_card", {"silver": 3})
    after = do(asked, PlayCard(0, 40)) if first else do(asked, skip(), PlayCard(0, 40))
    assert after.players[0].played == (40,)
    assert held(after) == {"sheep": 1, "cattle": 1}
    assert GAME.to_answer(after) == (1,)


def test_occ_03_it_may_be_left_out():
    state = position(me={"hand": (40, 41, 43), "silver": 3})
    after = do(use(state, "sheep_and_cattle"), skip(), skip())
    assert (after.players[0].played, len(after.players[0].hand)) == ((), 3)


def test_occ_04_with_an_empty_hand_the_bonus_is_void():
    after = use(position(me={"silver": 3}), "sheep_and_cattle")
    assert (held(after), GAME.to_answer(after)) == ({"sheep": 1, "cattle": 1}, (1,))


def test_occ_05_the_bonus_card_is_no_use_of_the_space():
    state = position(me={"hand": (40,), "mead": 1}, strips=(WOODY,))
    asked = do(use(state, "mtn_2222_or_up3x2"), PlayCard(0, 40))
    assert refused(asked, skip()) == ["must"]
    inside = do(asked, pick("upgrade"))
    assert refused(inside, skip()) == ["must"]


def test_occ_06_the_draw_space():
    state = position(occupation_pile=(40, 41))
    after = use(state, "occ_draw")
    assert (after.players[0].hand, changes(state, after)) == ((40,), {"silver": 1})


def test_occ_08_the_play_space_of_column_1_has_to_be_paid():
    assert closed(position(me={"hand": (40,)}), "occ_play_1") == ["lacks", "lacks"]
    state = position(me={"stone": 1})
    assert changes(state, use(state, "occ_play_1", pick("pay_stone"))) == {"stone": -1, "silver": 1}


def test_occ_09_the_play_space_of_column_2_needs_a_card():
    assert closed(position(), "occ_play_2") == ["no_card"]


def test_occ_11_played_cards_score_and_cards_in_hand_do_not():
    # 10 is worth 1 point, 34 is 0, 40 is 3; in hand 14 is 2 and 5 is 7.
    state = position(me={"played": (10, 34, 40), "hand": (14, 5)})
    assert line(state, "occupations") == 4


# Building


def test_bld_01_a_shed():
    state = position(me={"wood": 2})
    after = use(state, "shed")
    assert changes(state, after) == {"wood": -2}
    assert (line(after, "buildings"), line(after, "minus_buildings"), after.houses) == (8, -6, (2, 3, 5))


def test_bld_02_a_stone_house():
    state = position(me={"stone": 1})
    after = use(state, "stone_house")
    assert changes(state, after) == {"stone": -1}
    assert (line(after, "buildings"), line(after, "minus_buildings"), after.houses) == (10, -9, (3, 2, 5))


def test_bld_05_house_and_ship_need_a_large_berth():
    state = position(me={"stone": 2, "wood": 2, "knarrs": 3, "longships": (0,)})
    assert closed(state, "house_and_ship") == ["large_berth"]


def test_bld_06_without_a_stone_house_only_the_other_choice_is_offered():
    state = use(position(me={"stone": 2, "wood": 2}, houses=(3, 0, 2)), "house_and_ship")
    assert offered(state) == {"long_house_knarr"}
    after = do(state, pick("long_house_knarr"))
    assert (after.players[0].knarrs, after.houses, held(after)) == (1, (3, 0, 1), {})


def test_bld_07_no_fourth_shed():
    assert closed(position(me={"wood": 2}, houses=(0, 3, 5)), "shed") == ["no_house"]


def test_bld_08_a_third_whaling_boat():
    state = position(me={"wood": 1, "boats": (0, 1)})
    after = use(state, "whaling_boat")
    assert (changes(state, after), after.players[0].boats) == ({"wood": -1}, (0, 1, 0))


def test_bld_09_whaling_boats_do_not_lie_in_large_berths():
    state = position(me={"wood": 1, "silver": 3, "boats": (0, 0, 0)})
    assert closed(state, "whaling_boat") == ["small_berth"]
    assert refused(state, BuyShip(0, "whaling_boat")) == ["small_berth"]


def test_bld_10_knarr_and_longship():
    knarr = use(position(me={"wood": 2}), "knarr")
    assert (held(knarr), knarr.players[0].knarrs) == ({}, 1)
    longship = use(position(me={"wood": 2}, occupation_pile=(40,)), "longship")
    assert (held(longship), longship.players[0].longships, longship.players[0].hand) == ({}, (0,), (40,))


def test_bld_11_ships_are_bought_without_a_viking():
    state = position(me={"silver": 16})
    state = do(state, BuyShip(0, "whaling_boat"), BuyShip(0, "knarr"), BuyShip(0, "longship"))
    player = state.players[0]
    assert (held(state), player.boats, player.knarrs, player.longships) == ({}, (0,), 1, (0,))
    assert (GAME.to_answer(state), player.thing) == ((0,), 12)


def test_bld_15_a_longship_takes_three_ore():
    state = position(me={"ore": 5, "longships": (2,)})
    state = do(state, ArmShip(0, "longship", 0))
    assert (state.players[0].longships, held(state)) == ((3,), {"ore": 4})
    assert refused(state, ArmShip(0, "longship", 0)) == ["ship_full"]


def test_plc_10_a_ship_bought_before_the_action_serves_it():
    state = position(me={"silver": 8, "thing": 1})
    assert closed(state, "raid") == ["ship.longship"]
    after = use(do(state, BuyShip(0, "longship")), "raid")
    assert kind(after) == "roll"


# Livestock, market, products, crafting


def test_hun_11_fishing():
    state = position()
    assert changes(state, use(state, "fish")) == {"stockfish": 1}


def test_liv_01_stockfish():
    state = position(me={"silver": 1})
    assert changes(state, use(state, "buy_stockfish")) == {"silver": -1, "stockfish": 2}


def test_liv_02_salt_meat():
    state = position(me={"silver": 2})
    assert changes(state, use(state, "buy_salt_meat")) == {"silver": -2, "salt_meat": 2}
    assert closed(position(me={"silver": 1}), "buy_salt_meat") == ["lacks"]


def test_liv_03_a_sheep():
    state = position(me={"silver": 1})
    assert changes(state, use(state, "buy_sheep")) == {"silver": -1, "sheep": 1}


def test_liv_04_cattle_and_milk():
    state = position(me={"silver": 3})
    assert changes(state, use(state, "buy_cattle_milk")) == {"silver": -3, "cattle": 1, "milk": 1}


def test_liv_05_a_sheep_for_nothing():
    state = position(occupation_pile=(40,))
    asked = use(state, "sheep_or_cattle")
    assert (offered(asked), asked.players[0].hand) == ({"sheep"}, (40,))
    assert refused(asked, pick("cattle")) == ["lacks"]
    assert changes(state, do(asked, pick("sheep"))) == {"sheep": 1}


def test_liv_06_sheep_and_cattle():
    state = position(me={"silver": 3, "hand": (40,)})
    after = do(use(state, "sheep_and_cattle"), skip(), PlayCard(0, 40))
    assert (changes(state, after), after.players[0].played) == ({"silver": -3, "sheep": 1, "cattle": 1}, (40,))


def test_wee_01_wee_02_wee_03_weekly_markets():
    state = position(occupation_pile=(40,))
    assert changes(state, use(state, "weekly_1")) == {"beans": 1, "silver": 1}
    assert changes(state, use(state, "weekly_2")) == {"flax": 1, "stockfish": 1, "silver": 1}
    third = use(state, "weekly_3")
    assert changes(state, third) == {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1}
    assert third.players[0].hand == (40,)


@pytest.mark.parametrize(
    ("stable", "more"),
    [
        ({}, {}),
        ({"sheep": 2}, {"wool": 1}),
        ({"pregnant_cattle": 1}, {"milk": 2}),
        ({"cattle": 3, "pregnant_sheep": 1}, {"milk": 2, "wool": 1}),
    ],
)
def test_the_weekly_market_of_column_4(stable, more):
    state = position(me=dict(stable))
    assert changes(state, use(state, "weekly_4")) == {"spices": 1, "silver": 1, **more}


def test_milk_and_wool_up_to_three_and_never_nothing():
    state = position(me={"cattle": 3, "pregnant_cattle": 1, "sheep": 1})
    assert changes(state, use(state, "milk")) == {"milk": 3}
    assert changes(state, use(state, "wool")) == {"wool": 1}
    assert closed(position(), "milk") == ["none.cattle"]
    assert closed(position(), "wool") == ["none.sheep"]


def test_pro_02_mead():
    state = position()
    assert changes(state, use(state, "mead")) == {"mead": 2, "silver": 2}


def test_cra_01_flax_to_linen():
    state = position(me={"flax": 1})
    assert changes(state, use(state, "flax_to_linen")) == {"flax": -1, "linen": 1}


def test_cra_02_stone_to_rune_stone():
    state = position(me={"stone": 1})
    assert changes(state, use(state, "stone_to_rune")) == {"stone": -1, "runestone": 1, "silver": 1}


def test_clothing_of_hide_and_linen():
    state = position(me={"hide": 1, "linen": 1})
    assert changes(state, use(state, "clothing")) == {"hide": -1, "linen": -1, "clothing": 1, "silver": 2}


def test_cra_04_a_chest_for_ore_or_wood():
    state = position(me={"ore": 1})
    asked = use(state, "chest")
    after = do(asked, pick("pay_ore")) if kind(asked) == "choice" else asked
    assert changes(state, after) == {"ore": -1, "chest": 1, "silver": 1}
    state = position(me={"wood": 1, "ore": 1})
    asked = use(state, "chest")
    assert offered(asked) == {"pay_wood", "pay_ore"}
    assert changes(state, do(asked, pick("pay_wood"))) == {"wood": -1, "chest": 1, "silver": 1}


def test_cra_05_the_forge():
    state = position(me={"ore": 1}, occupation_pile=(40,))
    asked = use(state, "forge")
    assert offered(asked) == {
        "jewelry",
        "helmet",
        "cloakpin",
        "crucifix",
        "horseshoe",
        "forge_hammer",
        "fibula",
        "throwing_axe",
    }
    assert (held(asked), asked.players[0].hand) == ({}, (40,))
    assert held(do(asked, pick("jewelry"))) == {"jewelry": 1}
    assert specials(do(asked, pick("fibula"))) == {"fibula"}
    taken = position(me={"ore": 1}, others=({"specials": ("helmet",)},))
    assert "helmet" not in offered(use(taken, "forge"))


def test_cra_07_rune_stones_and_chests():
    state = position(me={"wood": 2, "stone": 2}, occupation_pile=(40,))
    after = use(state, "rune_chest")
    assert changes(state, after) == {"wood": -2, "stone": -2, "runestone": 2, "chest": 2}
    assert after.players[0].hand == (40,)


def test_cra_08_robe_and_jewelry():
    state = position(me={"wool": 3, "silverware": 2})
    asked = use(state, "craft_4")
    assert changes(state, asked) == {"silver": 4}
    both = do(asked, pick("silverware_to_jewelry"))
    assert offered(both) == {"wool_to_robe"}
    both = do(both, pick("wool_to_robe"))
    assert changes(state, both) == {"silver": 4, "wool": -1, "robe": 1, "silverware": -1, "jewelry": 1}
    assert GAME.to_answer(both) == (1,)
    assert changes(state, do(asked, skip())) == {"silver": 4}


# Mountain and upgrades


def test_mtn_01_two_items_from_the_left():
    state = position(strips=(MIXED,))
    after = use(state, "mtn_2", TakeItems(0, 0, 2))
    assert (changes(state, after), after.strips) == ({"wood": 2}, ((3, 2),))


def test_mtn_02_always_from_the_left_end():
    state = use(position(strips=(MIXED,)), "mtn_2")
    assert {action for action in GAME.legal_actions(state, 0) if isinstance(action, TakeItems)} == {
        TakeItems(0, 0, 1),
        TakeItems(0, 0, 2),
    }


def test_mtn_04_up_to_the_number_but_not_nothing():
    state = position(strips=(MIXED, WOODY))
    asked = use(state, "mtn_3_2")
    assert refused(asked, skip()) == ["must"]
    after = do(asked, TakeItems(0, 0, 2), skip())
    assert changes(state, after) == {"wood": 2}
    assert closed(position(strips=()), "mtn_2") == ["no_strip"]


def test_joined_numbers_need_different_strips():
    state = position(strips=(MIXED, WOODY))
    asked = use(state, "mtn_3_2", TakeItems(0, 0, 2))
    assert refused(asked, TakeItems(0, 0, 1)) == ["same_strip"]
    assert changes(state, do(asked, TakeItems(0, 1, 3))) == {"wood": 5}
    asked = use(state, "mtn_3_2", TakeItems(0, 0, 3))
    assert refused(asked, TakeItems(0, 1, 3)) == ["strip_count"]


def test_mtn_07_two_from_each_strip_or_the_upgrade():
    state = position(me={"mead": 2}, strips=(MIXED, WOODY))
    asked = use(state, "mtn_2222_or_up3x2", pick("mountain"))
    assert refused(asked, UpgradeGood(0, "mead")) == ["no_more_upgrades"]
    after = do(asked, TakeItems(0, 0, 2), TakeItems(0, 1, 2))
    assert changes(state, after) == {"wood": 4}
    assert GAME.to_answer(after) == (1,)


def test_mtn_08_wood_for_each_player():
    for seats, wood in ((3, 3), (1, 1)):
        state = position(seats)
        assert changes(state, use(state, "wood_ore")) == {"wood": wood, "ore": 1}


def test_mtn_09_each_part_may_be_left_out_but_not_both():
    state = position(me={"peas": 1, "mead": 1}, strips=(MIXED,))
    asked = use(state, "mtn_4_up2x2")
    assert refused(asked, skip()) == ["must"]
    assert changes(state, do(asked, TakeItems(0, 0, 4), skip())) == {"wood": 2, "stone": 2}
    upgraded = do(asked, UpgradeGood(0, "peas", 2), UpgradeGood(0, "mead", 2), skip())
    assert changes(state, upgraded) == {"peas": -1, "mead": -1, "oil": 1, "runestone": 1}
    assert refused(asked, TakeItems(0, 0, 5)) == ["strip_count"]


def test_two_silver_is_one_item():
    state = position(strips=((0, 5),))
    after = use(state, "mtn_2", TakeItems(0, 0, 2))
    assert (changes(state, after), after.strips) == ({"silver": 4}, ())


def test_plc_08_a_mountain_item_without_an_upgrade():
    state = position(strips=(MIXED,))
    after = use(state, "mtn_1_up_1", TakeItems(0, 0, 1))
    assert (changes(state, after), GAME.to_answer(after)) == ({"wood": 1}, (1,))


LINES = [
    ("peas", "mead", "oil", "runestone"),
    ("flax", "stockfish", "hide", "silverware"),
    ("beans", "milk", "wool", "chest"),
    ("grain", "salt_meat", "linen", "silk"),
    ("cabbage", "game_meat", "skin_and_bones", "spices"),
    ("sheep", "fur", "jewelry"),
    ("fruits", "whale_meat", "robe", "treasure_chest"),
    ("cattle", "clothing", "silver_hoard"),
]


@pytest.mark.parametrize("goods", LINES)
def test_upg_01_one_step(goods):
    for good, better in pairwise(goods):
        state = position(me={good: 1})
        assert changes(state, use(state, "up_2", UpgradeGood(0, good))) == {good: -1, better: 1}
    assert closed(position(me={goods[-1]: 1}), "up_2") == ["no_upgrade"]


def test_upg_03_two_tiles_of_one_kind():
    state = position(me={"peas": 2})
    after = use(state, "up_2", UpgradeGood(0, "peas"), UpgradeGood(0, "peas"))
    assert changes(state, after) == {"peas": -2, "mead": 2}


def test_an_upgraded_tile_is_not_upgraded_again():
    state = use(position(me={"peas": 1}), "up_2", UpgradeGood(0, "peas"))
    assert (held(state), GAME.to_answer(state)) == ({"mead": 1}, (1,))
    asked = use(position(me={"peas": 1, "mead": 1}), "up_3", UpgradeGood(0, "peas"), UpgradeGood(0, "mead"))
    assert (held(asked), GAME.to_answer(asked)) == ({"mead": 1, "oil": 1}, (1,))


def test_a_number_of_steps_that_cannot_be_meant_is_refused_without_counting_up_to_it():
    asked = use(position(me={"peas": 1}), "up_4")
    assert refused(asked, UpgradeGood(0, "peas", 10**12)) == ["steps"]
    assert refused(asked, UpgradeGood(0, "peas", -(10**12))) == ["steps"]


def test_upg_04_the_number_is_a_maximum():
    state = position(me={"flax": 1})
    after = use(state, "up_4", UpgradeGood(0, "flax"))
    assert (changes(state, after), GAME.to_answer(after)) == ({"flax": -1, "stockfish": 1}, (1,))


def test_upg_06_a_double_arrow_may_go_one_step():
    state = position(me={"oil": 1})
    asked = use(state, "mtn_2222_or_up3x2")
    after = do(asked, pick("upgrade"), UpgradeGood(0, "oil", 1)) if kind(asked) == "choice" else asked
    assert changes(state, after) == {"oil": -1, "runestone": 1}


def test_upg_08_blue_and_special_tiles_are_the_end():
    state = position(me={"chest": 1, "specials": ("horseshoe",)})
    for space in ("up_2", "up_3", "up_4"):
        assert closed(state, space) == ["no_upgrade"]
    asked = use(position(me={"chest": 1, "peas": 1}), "up_2")
    assert refused(asked, UpgradeGood(0, "chest")) == ["end_of_line"]


def test_upg_11_a_pregnant_sheep_upgrades():
    state = position(me={"pregnant_sheep": 1})
    after = use(state, "up_2", UpgradeGood(0, "pregnant_sheep"))
    assert changes(state, after) == {"pregnant_sheep": -1, "fur": 1}


def test_upg_12_only_tiles_in_the_supply():
    state = position(me={"home": (("linen", 3, 0),), "peas": 1})
    asked = use(state, "up_2")
    assert refused(asked, UpgradeGood(0, "linen")) == ["not_in_supply"]


def test_three_upgrades_and_four_weapons():
    state = position(weapon_pile=(0, 1, 2, 3, 0))
    after = use(state, "up_3_weapons")
    assert changes(state, after) == {"bow_and_arrow": 1, "snare": 1, "spear": 1, "long_sword": 1}
    state = position(me={"peas": 1}, weapon_pile=(0, 0, 0, 0, 1))
    after = use(state, "up_3_weapons", UpgradeGood(0, "peas"))
    assert changes(state, after) == {"peas": -1, "mead": 1, "bow_and_arrow": 4}


def test_plm_14_goods_are_placed_in_the_middle_of_an_action():
    state = position(me={"peas": 1}, strips=((3, 4),))
    asked = use(state, "mtn_1_up_1", TakeItems(0, 0, 1))
    after = do(asked, PlaceTile(0, 0, "ore", 3, 0))
    assert (held(after), kind(after)) == ({"peas": 1}, "improve")


# Overseas trade and the special sale


def test_sai_02_sai_03_overseas_trade_needs_a_knarr_and_silver():
    assert closed(position(me={"longships": (0, 0), "silver": 1, "oil": 1}), "overseas_1") == ["ship.knarr"]
    assert closed(position(me={"knarrs": 1, "oil": 1}), "overseas_2") == ["lacks"]
    assert closed(position(me={"knarrs": 1, "silver": 1}), "overseas_2") == ["no_green"]


def test_overseas_trade_turns_one_of_each_green_kind():
    state = position(me={"knarrs": 1, "silver": 1, "oil": 2, "hide": 1, "mead": 1})
    asked = use(state, "overseas_2", UpgradeGood(0, "oil"))
    assert refused(asked, UpgradeGood(0, "oil")) == ["upgraded_already"]
    assert refused(asked, UpgradeGood(0, "mead")) == ["upgrade_kind"]
    after = do(asked, UpgradeGood(0, "hide"))
    assert changes(state, after) == {"silver": -1, "oil": -1, "runestone": 1, "hide": -1, "silverware": 1}


def test_sai_05_two_special_tiles():
    state = position(me={"knarrs": 1, "silver": 7}, occupation_pile=(40,))
    after = use(state, "special_sale", pick("belt"), pick("chalice"))
    assert (held(after), specials(after), after.players[0].hand) == ({}, {"belt", "chalice"}, (40,))
    assert GAME.to_answer(after) == (1,)


def test_sai_06_glass_beads_cost_nothing():
    after = use(position(me={"knarrs": 1}), "special_sale", pick("glass_beads"))
    assert specials(after) == {"glass_beads"}


def test_sai_07_neither_the_crown_nor_a_third_tile():
    asked = use(position(me={"knarrs": 1, "silver": 50}), "special_sale")
    assert refused(asked, pick("english_crown")) == ["not_for_sale"]
    after = do(asked, pick("belt"), pick("helmet"))
    assert GAME.to_answer(after) == (1,)


def test_the_special_sale_ends_after_one_if_wanted():
    asked = use(position(me={"knarrs": 1, "silver": 5}), "special_sale")
    assert refused(asked, skip()) == ["must"]
    after = do(asked, pick("belt"), skip())
    assert (held(after), specials(after)) == ({"silver": 3}, {"belt"})


# What free actions must not take away, and what they may


def test_what_a_compulsory_part_needs_is_not_placed_away():
    asked = use(position(me={"knarrs": 1, "silver": 1, "oil": 1}), "overseas_1")
    assert refused(asked, PlaceTile(0, 0, "oil", 3, 0)) == ["needed"]
    asked = use(position(me={"stone": 2, "wood": 2, "silver": 8, "knarrs": 3}), "house_and_ship")
    assert refused(asked, BuyShip(0, "longship")) == ["needed"]
    asked = use(position(me={"silver": 3, "hand": (40,)}), "sheep_and_cattle")
    assert refused(asked, PlaceTile(0, 0, "silver", 3, 0)) == ["needed"]


def test_ships_are_not_armed_during_an_action():
    state = position(me={"ore": 1, "longships": (0,), "boats": (0,)})
    assert refused(state, ArmShip(0, "longship", 0)) == []
    asked = use(state, "raid")
    assert refused(asked, ArmShip(0, "longship", 0)) == ["arm_in_action"]
    assert refused(do(asked, Roll(0)), ArmShip(0, "whaling_boat", 0)) == ["arm_in_action"]


def test_tim_02_nothing_is_given_or_thrown_away():
    state = position(me={"mead": 1, "bow_and_arrow": 1, "hand": (40,)})
    kinds = {type(action) for action in GAME.legal_actions(state, 0)}
    assert {one.__name__ for one in kinds} == {"PlaceVikings", "Pass"}


def test_answers_of_another_kind_are_refused():
    state = position(me={"mead": 1})
    assert GAME.why_not(state, Choose(0, "sheep"))[0].key == "common.illegal.wrong_kind"
    assert GAME.why_not(state, PlaceVikings(1, "fish"))[0].key == "common.illegal.not_your_decision"
