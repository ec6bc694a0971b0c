"""Dice, raids, exploration and emigration: situations under their numbers."""

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
    stands,
    use,
)
from vikingtable.rules.feast.acts import BuyShip, Fail, Loot, PlaceVikings, PlayCard, Roll, Settle
from vikingtable.rules.feast.dice import result_of


def rolled(state, place, *numbers, copies=""):
    """The state after Vikings were placed there and these numbers rolled."""
    state = do(state, PlaceVikings(0, place, copies))
    for number in numbers:
        state = do(state, Roll(0), script=(number,))
    return state


def payments(state):
    return {(one.material, one.weapons) for one in GAME.legal_actions(state, 0) if isinstance(one, Settle)}


def loots(state):
    """What can be taken without paying anything."""
    return {
        one.loot
        for one in GAME.legal_actions(state, 0)
        if isinstance(one, Loot) and not one.material and not one.weapons
    }


# Hunting and snares


def test_hun_01_wood_and_bows_worth_the_roll():
    state = position(me={"wood": 2, "bow_and_arrow": 2}, weapon_discard=())
    asked = rolled(state, "hunt_1", 3)
    assert payments(asked) == {(1, 2), (2, 1)}
    after = do(asked, Settle(0, 1, 2))
    assert changes(state, after) == {"wood": -1, "bow_and_arrow": -2, "hide": 1, "game_meat": 1}
    assert after.weapon_discard == (0, 0)


def test_hun_02_the_last_of_three_rolls_counts():
    asked = rolled(position(me={"wood": 9}), "hunt_1", 7, 5, 2)
    assert payments(asked) == {(2, 0)}
    assert refused(asked, Roll(0)) == ["no_roll_left"]


def test_hun_03_what_cannot_be_paid_is_rolled_again_or_fails():
    state = position(me={"wood": 1, "bow_and_arrow": 2})
    asked = rolled(state, "hunt_1", 6)
    assert payments(asked) == set()
    assert refused(asked, Roll(0)) == []
    asked = do(asked, Roll(0), script=(8,))
    asked = do(asked, Roll(0), script=(7,))
    assert [type(one) for one in GAME.legal_actions(asked, 0)] == [Fail]
    assert changes(state, do(asked, Fail(0))) == {"wood": 1, "bow_and_arrow": 1}


def test_hun_04_failing_on_purpose():
    state = position(me={"wood": 4})
    after = do(rolled(state, "hunt_2", 1), Fail(0))
    assert changes(state, after) == {"wood": 1, "bow_and_arrow": 1}


def test_hun_06_only_bows_and_wood_pay_for_hunting():
    asked = rolled(position(me={"bow_and_arrow": 1, "spear": 3, "snare": 2}), "hunt_1", 2)
    assert payments(asked) == set()


def test_hun_07_a_snare_comes_back():
    state = position(me={"snare": 3})
    after = do(rolled(state, "snare", 2), Settle(0, 0, 2))
    assert changes(state, after) == {"snare": -1, "fur": 1}


def test_hun_08_and_hun_10_a_failed_snare_returns_one_viking_by_itself():
    state = position()
    after = do(rolled(state, "snare", 4), Fail(0))
    assert changes(state, after) == {"wood": 1, "snare": 1}
    assert (after.players[0].thing, stands(after, "snare")) == (11, (0, 1))
    assert GAME.to_answer(after) == (1,)


# Whaling


def test_wha_01_all_ore_on_all_boats_is_taken_off():
    state = position(me={"boats": (1, 0), "wood": 5}, occupation_pile=(40,))
    asked = rolled(state, "whaling_3", 8)
    assert result_of(asked.frames[-1]) == 5
    after = do(asked, Settle(0, 5, 0))
    assert changes(state, after) == {"wood": -5, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    assert after.players[0].hand == (40,)


def test_wha_02_with_nothing_to_pay_it_cannot_fail():
    asked = rolled(position(me={"boats": (1, 1, 1)}), "whaling_3", 6)
    assert payments(asked) == {(0, 0)}
    assert refused(asked, Fail(0)) == ["nothing_to_pay"]


def test_wha_05_ore_is_not_used_up():
    after = do(rolled(position(me={"boats": (1, 1), "wood": 9}), "whaling_3", 12), Settle(0, 8, 0))
    assert after.players[0].boats == (1, 1)


def test_wha_06_whaling_needs_a_boat():
    state = position(me={"knarrs": 2, "longships": (3,)})
    assert closed(state, "whaling_3") == ["ship.whaling_boat"]
    assert closed(state, "whaling_4") == ["ship.whaling_boat"]


def test_wha_07_a_failure_in_column_3():
    state = position(me={"boats": (0,)}, occupation_pile=(40,))
    after = do(rolled(state, "whaling_3", 9), Fail(0))
    assert changes(state, after) == {"wood": 1, "spear": 1}
    assert (after.players[0].thing, stands(after, "whaling_3"), after.players[0].hand) == (11, (0, 1), (40,))


def test_wha_08_a_failure_in_column_4():
    state = position(me={"boats": (0,), "hand": (40,)})
    asked = do(use(state, "whaling_4", skip()), Roll(0), script=(9,))
    after = do(asked, Fail(0))
    assert changes(state, after) == {"wood": 1, "spear": 1}
    assert (after.players[0].thing, stands(after, "whaling_4")) == (10, (0, 2))
    assert do(after, PlayCard(0, 40)).players[0].played == (40,)


def test_wha_09_column_3_uses_all_boats_and_column_4_the_best_armed():
    state = position(me={"boats": (0, 1, 0)})
    assert result_of(rolled(state, "whaling_3", 9).frames[-1]) == 5
    assert rolled(state, "whaling_3", 9).frames[-1].boats == 3
    assert result_of(rolled(state, "whaling_4", 9).frames[-1]) == 7


def test_wha_09_a_card_that_pays_for_fewer_boats_makes_the_number_a_choice():
    # 141: whaling without wood also gives cabbage, beans or peas with exactly 1, 2 or 3 boats.
    state = position(me={"boats": (0, 1, 0), "spear": 9, "played": (141,)})
    asked = use(state, "whaling_3")
    assert (kind(asked), offered(asked)) == ("boats", {"boats_1", "boats_2", "boats_3"})
    two = do(asked, pick("boats_2"))
    # The best armed go: 2 printed and 1 added.
    two = do(two, Roll(0), script=(9,))
    assert result_of(two.frames[-1]) == 6
    assert changes(state, do(two, Settle(0, 0, 6))) == {
        "spear": -6,
        "oil": 1,
        "skin_and_bones": 1,
        "whale_meat": 1,
        "beans": 1,
    }


# Raids and pillages


def test_rai_01_all_of_them_need_longships():
    state = position(me={"knarrs": 4, "stone": 3})
    for place in ("raid", "pillage_2", "pillage_3"):
        assert closed(state, place) == ["ship.longship"]
    assert closed(state, "plunder") == ["ship.longship.2"]
    assert closed(position(me={"longships": (0,)}), "plunder") == ["ship.longship.2"]
    plundered = position(me={"longships": (0, 0)})
    assert changes(plundered, use(plundered, "plunder")) == {"silver_hoard": 1}


@pytest.mark.parametrize(
    ("number", "options"),
    [
        (6, {"runestone"}),
        (7, {"glass_beads", "runestone", "silverware"}),
        (
            8,
            {
                "belt",
                "chest",
                "cloakpin",
                "crucifix",
                "drinking_horn",
                "glass_beads",
                "helmet",
                "runestone",
                "silk",
                "silverware",
            },
        ),
    ],
)
def test_rai_02_rai_03_rai_04_loot_by_result(number, options):
    assert loots(rolled(position(me={"longships": (0,)}), "raid", number)) == options


TEN = {
    "amber_figure",
    "belt",
    "chest",
    "cloakpin",
    "crucifix",
    "drinking_horn",
    "fibula",
    "forge_hammer",
    "glass_beads",
    "gold_brooch",
    "helmet",
    "horseshoe",
    "jewelry",
    "runestone",
    "silk",
    "silverware",
    "spices",
}


def test_rai_05_loot_for_ten():
    state = rolled(position(me={"longships": (0,), "stone": 1, "long_sword": 1}), "raid", 8)
    found = {one.loot for one in GAME.legal_actions(state, 0) if isinstance(one, Loot)}
    assert found == TEN


def test_rai_06_a_stone_makes_it_six():
    state = position(me={"longships": (0,), "stone": 1})
    asked = rolled(state, "raid", 5)
    assert [one for one in GAME.legal_actions(asked, 0) if isinstance(one, Loot)] == [Loot(0, "runestone", 1)]
    assert changes(state, do(asked, Loot(0, "runestone", 1))) == {"stone": -1, "runestone": 1}
    assert changes(state, do(asked, Fail(0))) == {"stone": 1, "long_sword": 1}


def test_rai_07_a_forced_failure():
    state = position(me={"longships": (0,)})
    asked = rolled(state, "raid", 2, 4, 5)
    assert [type(one) for one in GAME.legal_actions(asked, 0)] == [Fail]
    after = do(asked, Fail(0))
    assert changes(state, after) == {"stone": 1, "long_sword": 1}
    assert (after.players[0].thing, stands(after, "raid")) == (11, (0, 1))


def test_rai_09_failing_on_purpose():
    state = position(me={"longships": (0,)})
    assert changes(state, do(rolled(state, "raid", 8), Fail(0))) == {"stone": 1, "long_sword": 1}


def test_a_raid_does_not_count_ore():
    assert result_of(rolled(position(me={"longships": (3,)}), "raid", 4).frames[-1]) == 4


def test_rai_12_only_the_best_armed_longship_counts():
    assert result_of(rolled(position(me={"longships": (2, 3)}), "pillage_2", 7).frames[-1]) == 10


FIFTEEN = TEN | {"chalice", "round_shield", "silver_hoard", "throwing_axe", "treasure_chest"}


def test_rai_13_loot_for_fifteen():
    asked = rolled(position(me={"longships": (3,)}), "pillage_3", 12)
    assert loots(asked) == FIFTEEN
    assert refused(asked, Loot(0, "english_crown")) == ["strength"]


def test_rai_14_a_sword_more_takes_the_crown():
    state = position(me={"longships": (3,), "long_sword": 1}, weapon_discard=())
    asked = rolled(state, "pillage_3", 12)
    found = {one.loot for one in GAME.legal_actions(asked, 0) if isinstance(one, Loot) and one.weapons == 1}
    assert found == FIFTEEN | {"english_crown"}
    after = do(asked, Loot(0, "english_crown", 0, 1))
    assert (specials(after), held(after), after.weapon_discard) == ({"english_crown"}, {}, (3,))


@pytest.mark.parametrize(("place", "left"), [("pillage_2", 1), ("pillage_3", 2)])
def test_rai_15_a_failed_pillage_returns_one_viking(place, left):
    state = position(me={"longships": (0,)})
    after = do(rolled(state, place, 3), Fail(0))
    assert changes(state, after) == {"stone": 1, "long_sword": 1}
    assert stands(after, place) == (0, left)
    assert after.players[0].thing == 12 - left


def test_rai_16_special_tiles_are_unique_and_blue_goods_are_not():
    state = position(me={"longships": (0,), "silk": 4}, others=({"specials": ("helmet",)},))
    found = loots(rolled(state, "raid", 8))
    assert "helmet" not in found
    assert "silk" in found


def test_rai_18_one_tile_only():
    asked = rolled(position(me={"longships": (3,)}), "pillage_2", 12)
    assert refused(asked, Loot(0, "chest", second="silverware"))[0] == "one_loot"


# Exploration


def test_exp_07_greenland_with_its_silver():
    state = position(2, 5, me={"knarrs": 1}, island_silver=(0, 0, 0, 6), sides=(1, 1, 1, 0))
    asked = use(state, "explore_2")
    after = do(asked, pick("greenland"))
    assert changes(state, after) == {"silver": 6}
    assert (line(after, "boards"), line(after, "minus_boards")) == (12, -20)
    assert (after.players[0].knarrs, after.island_owner, after.island_silver[3]) == (1, (-1, -1, -1, 0), 0)


def test_exp_08_a_whaling_boat_reaches_shetland_and_faroe():
    state = position(2, 5, me={"boats": (0,)})
    assert offered(use(state, "explore_1")) == {"shetland", "faroe_islands"}
    assert closed(state, "explore_2") == ["ship.large"]
    state = position(2, 5, me={"boats": (0,)}, sides=(1, 1, 1, 1))
    assert closed(state, "explore_3") == ["ship.longship"]


def test_exp_09_a_knarr_does_not_reach_baffin_island():
    assert closed(position(2, 5, me={"knarrs": 2}, sides=(1, 1, 0, 0)), "explore_3") == ["ship.longship"]


def test_exp_11_nothing_left_to_explore():
    state = position(2, 5, me={"boats": (0,)}, others=({"boards": [("faroe_islands",)]},), sides=(1, 0, 0, 0))
    assert closed(state, "explore_1") == ["board_taken"]
    assert closed(position(2, 5, me={"boats": (0,)}, sides=(1, 1, 0, 0)), "explore_1") == ["no_board"]


def test_exp_12_a_ship_serves_any_number_of_actions():
    state = position(1, 3, me={"longships": (0,), "silver": 3})
    state = do(rolled(state, "raid", 6), Loot(0, "runestone"))
    state = use(state, "explore_1", pick("shetland"))
    state = use(state, "emigrate_2", pick("longship:0"))
    assert (state.players[0].longships, state.players[0].emigrated) == ((), ("longship",))


def test_exp_13_labrador_without_tiles():
    before, after = position(2, 7), position(2, 7, me={"boards": [("labrador",)]})
    assert GAME.scores(after)[0].total - GAME.scores(before)[0].total == -4
    assert (line(after, "boards"), line(after, "minus_boards")) == (36, -40)


# Emigration


def test_emi_01_a_knarr_emigrates():
    state = position(2, 3, me={"silver": 3, "knarrs": 1})
    after = use(state, "emigrate_2", pick("knarr"))
    assert (held(after), after.players[0].knarrs, after.players[0].emigrated) == ({}, 0, ("knarr",))
    assert (line(after, "emigrations"), line(after, "ships")) == (18, 0)


def test_emi_02_ore_aboard_is_lost():
    state = position(2, 5, me={"silver": 5, "longships": (3,)})
    after = use(state, "emigrate_3", pick("longship:0"))
    assert (held(after), after.players[0].longships, line(after, "emigrations")) == ({}, (), 21)


def test_emi_03_the_price_is_the_number_of_the_round():
    assert closed(position(2, 6, me={"silver": 5, "knarrs": 1}), "emigrate_2") == ["lacks"]


def test_emi_05_a_whaling_boat_does_not_emigrate():
    state = position(2, 2, me={"silver": 5, "boats": (0,)})
    assert closed(state, "emigrate_2") == ["ship.large"]
    assert closed(state, "emigrate_3") == ["ship.large"]


def test_emi_06_a_boat_is_swapped_and_emigrates():
    state = position(2, 4, me={"silver": 4, "boats": (1,)})
    asked = use(state, "emigrate_4")
    assert (kind(asked), refused(asked, skip())) == ("swap", ["must"])
    after = do(asked, pick("boat:0"), pick("knarr"))
    player = after.players[0]
    assert (held(after), player.boats, player.knarrs, player.emigrated) == ({}, (), 0, ("knarr",))
    assert line(after, "emigrations") == 18


def test_emi_07_swapping_a_boat_and_emigrating_another_ship():
    state = position(2, 4, me={"silver": 4, "boats": (0,), "longships": (0,)})
    after = use(state, "emigrate_4", pick("boat:0"), pick("longship:0"))
    player = after.players[0]
    assert (player.boats, player.knarrs, player.longships, player.emigrated) == ((), 1, (), ("longship",))


def test_emi_08_column_4_without_a_boat():
    state = position(2, 4, me={"silver": 4, "longships": (0,)})
    after = use(state, "emigrate_4", pick("longship:0"))
    assert after.players[0].emigrated == ("longship",)


def test_emi_09_no_swap_without_a_large_berth():
    state = position(2, 4, me={"silver": 4, "boats": (0,), "knarrs": 4})
    after = use(state, "emigrate_4", pick("knarr"))
    assert (after.players[0].boats, after.players[0].emigrated) == ((0,), ("knarr",))
    # The exchange is not even asked for; a boat alone with four large ships cannot be swapped.
    assert kind(use(state, "emigrate_4")) == "emigrate"


def test_emi_10_six_ships_have_emigrated():
    state = position(2, 7, me={"silver": 9, "knarrs": 1, "emigrated": ("knarr",) * 6})
    assert closed(state, "emigrate_2") == ["no_panel"]


def test_a_panel_with_a_viking_is_not_free():
    # Round 2 of the long game: 7 spaces without Vikings make three panels.
    state = position(2, 2, me={"silver": 9, "knarrs": 1, "emigrated": ("knarr",) * 3})
    assert closed(state, "emigrate_2") == ["no_panel"]
    state = position(2, 3, me={"silver": 9, "knarrs": 1, "emigrated": ("knarr",) * 3})
    assert closed(state, "emigrate_2") == []


def test_the_silver_for_emigrating_is_not_spent_in_between():
    asked = use(position(2, 4, me={"silver": 7, "boats": (0,), "knarrs": 1}), "emigrate_4")
    assert refused(asked, BuyShip(0, "knarr")) == ["needed"]


def test_ships_bought_inside_an_action_do_not_change_it():
    # Column 4 asks for the bonus card before the action: a whaling boat bought there is no better armed one,
    # and a knarr bought before the exchange does not spare it.
    state = position(2, 4, me={"silver": 9, "boats": (0,), "hand": (40,)})
    asked = use(state, "emigrate_4", skip())
    assert (kind(asked), refused(asked, skip())) == ("swap", ["must"])
    bought = do(asked, BuyShip(0, "knarr"))
    assert refused(bought, skip()) == ["must"]
    whaling = do(use(state, "whaling_4"), BuyShip(0, "whaling_boat"), skip(), Roll(0), script=(9,))
    assert result_of(whaling.frames[-1]) == 8
