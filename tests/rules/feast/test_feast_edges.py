"""Rules of A Feast for Odin at their edges: empty piles, Vikings that come back, imitation, solo, last rounds."""

import pytest

from tests.rules.feast.positions import (
    GAME,
    carried_on,
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
from vikingtable.rules.feast.acts import (
    BuyShip,
    Fail,
    FillSlot,
    Pass,
    PlaceTile,
    PlaceVikings,
    PlayCard,
    Roll,
    TakeItems,
    UpgradeGood,
)
from vikingtable.rules.game import Setup

# Piles that run out


def test_an_empty_pile_of_occupations_gives_nothing():
    state = position(occupation_pile=())
    assert (changes(state, use(state, "occ_draw")), use(state, "occ_draw").players[0].hand) == ({"silver": 1}, ())
    assert use(state, "weekly_3").players[0].hand == ()


def test_an_empty_weapon_pile_is_made_of_the_discards():
    state = position(1, 2, at="weapon", weapon_pile=(), weapon_discard=(2, 2, 2))
    after = carried_on(state).state
    assert changes(state, after)["spear"] == 1
    assert (after.weapon_pile, after.weapon_discard) == ((2, 2), ())


def test_without_any_weapon_card_left_a_new_one_is_drawn():
    state = position(1, 2, at="weapon", weapon_pile=(), weapon_discard=())
    after = carried_on(state).state
    drawn = {item: n for item, n in changes(state, after).items() if item in WEAPONS}
    assert sum(drawn.values()) == 1
    assert sum(after.minted) == 1


WEAPONS = ("bow_and_arrow", "snare", "spear", "long_sword")


def test_a_strip_that_runs_out_in_phase_11_goes_and_a_new_one_is_turned_up():
    state = position(1, 2, at="mountain", strips=((3, 6), (2, 0)), strip_pile=(5,))
    after = carried_on(state).state
    assert (after.strips, after.strip_pile) == (((2, 1), (5, 0)), ())


def test_without_a_strip_left_none_is_turned_up():
    state = position(1, 2, at="mountain", strips=((2, 0),), strip_pile=())
    assert carried_on(state).state.strips == ((2, 1),)


# Vikings that come back


def test_vikings_that_come_back_bring_a_player_in_again_who_has_not_passed():
    state = position(2, me={"thing": 2}, others=({"thing": 3},))
    state = do(use(state, "snare"), Roll(0), Fail(0))
    assert (state.players[0].thing, GAME.to_answer(state)) == (1, (1,))
    state = do(state, PlaceVikings(1, "weekly_1"))
    assert GAME.to_answer(state) == (0,)
    assert refused(state, PlaceVikings(0, "fish")) == []


def test_a_space_from_which_a_viking_came_back_stays_occupied():
    state = do(use(position(2), "snare"), Roll(0), Fail(0))
    state = do(state, PlaceVikings(1, "fish"))
    assert closed(state, "snare") == ["occupied"]


# Imitation


def test_imitation_in_column_3_costs_three_vikings_and_draws_a_card():
    state = position(4, imitation=(1, 3), standing={"weekly_3": (1, 3)}, others=({}, {}, {}), occupation_pile=(40, 41))
    after = use(state, "imitate_34", copies="weekly_3")
    assert changes(state, after) == {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1}
    assert (after.players[0].thing, after.players[0].hand) == (9, (40,))
    assert stands(after, "weekly_3") == (1, 3)


def test_imitation_in_column_4_costs_four_vikings_and_lets_play_a_card():
    state = position(
        4,
        imitation=(1, 4),
        standing={"sheep_and_cattle": (1, 4)},
        others=({}, {}, {}),
        me={"silver": 3, "hand": (40,)},
    )
    after = do(use(state, "imitate_34", copies="sheep_and_cattle"), PlayCard(0, 40))
    assert (after.players[0].thing, after.players[0].played) == (8, (40,))
    assert held(after) == {"sheep": 1, "cattle": 1}


def test_imitation_needs_the_vikings_of_its_column():
    state = position(4, imitation=(1, 4), standing={"weekly_4": (1, 4)}, others=({}, {}, {}), me={"thing": 3})
    assert closed(state, "imitate_34", "weekly_4") == ["vikings"]


# Solo


def solo_round(state):
    """From a turn to the next round's first turn, passing."""
    state = do(state, Pass(0))
    while kind(state) != "place_vikings":
        state = do(state, Pass(0) if kind(state) == "window" else skip())
    return state


def test_solo_a_viking_that_came_back_blocks_nothing():
    state = position(1)
    state = do(use(state, "snare"), Roll(0), Fail(0))
    assert stands(state, "snare") == (0, 1)
    later = solo_round(state)
    assert closed(later, "snare") == ["blocked"]
    assert later.players[0].thing == 7
    assert closed(solo_round(later), "snare") == []


def test_solo_blocked_spaces_are_not_imitated_and_phase_6_names_nobody():
    state = solo_round(use(GAME.new(Setup(1, 4)).state, "fish"))
    assert refused(state, PlaceVikings(0, "fish")) == ["blocked"]
    assert (state.start_player, GAME.to_answer(state)) == (0, (0,))


def test_solo_feast_spaces_in_the_short_game():
    state = position(1, 3, at="feast", options={"length": "short"})
    assert carried_on(state).state.players[0].penalties == 9


# Free actions


def test_goods_are_placed_and_ships_bought_in_the_middle_of_a_throw():
    state = position(me={"silver": 8, "oil": 1, "wood": 9})
    rolled = do(use(state, "hunt_1"), Roll(0), script=(8,))
    after = do(rolled, BuyShip(0, "longship"), PlaceTile(0, 0, "oil", 3, 0))
    assert (kind(after), after.players[0].longships, held(after)) == ("roll", (0,), {"wood": 9})


def test_orange_and_red_never_lie_on_land():
    state = position(me={"mead": 1, "peas": 1, "boards": [("shetland",)]})
    for good in ("mead", "peas"):
        assert refused(state, PlaceTile(0, 0, good, 3, 0)) == ["tiles.why.colour"]
        assert "tiles.why.colour" in refused(state, PlaceTile(0, 1, good, 3, 0))


def test_ore_never_lies_in_a_house():
    state = position(me={"ore": 1, "boards": [("long_house",)]})
    assert refused(state, PlaceTile(0, 1, "ore", 1, 0)) != []


def test_wood_has_three_slots_in_a_shed_and_does_not_go_on_those_for_stone():
    me = {"boards": [("shed",)], "wood": 4}
    state = carried_on(position(1, 7, at="feast", me=me)).state
    # Wood alone opens the last window: filling slots is something to do.
    assert (kind(state), state.frames[-1].kind) == ("window", "scoring")
    for _ in range(3):
        state = do(state, FillSlot(0, 1, "wood"))
    # Nothing more can be done: three stone slots are open, and the fourth wood fits none.
    assert (state.players[0].sites[1].wood, held(state)) == (3, {"wood": 1})
    assert GAME.outcome(state) == (0,)
    assert line(state, "minus_buildings") == -3


# Mountain and upgrades


def test_two_from_each_strip_is_the_most():
    state = use(position(me={"mead": 2}, strips=((3, 0), (2, 0))), "mtn_2222_or_up3x2", pick("mountain"))
    assert refused(state, TakeItems(0, 0, 3)) == ["strip_count"]


def test_a_double_arrow_goes_two_steps_and_no_third():
    asked = use(position(me={"peas": 1}, strips=()), "mtn_4_up2x2")
    assert refused(asked, UpgradeGood(0, "peas", 3)) == ["steps"]
    assert held(do(asked, UpgradeGood(0, "peas", 2))) == {"oil": 1}


# Ships, boards, houses of the stock


def test_a_claimed_board_is_not_there_for_others():
    state = position(2, 5, me={"knarrs": 1}, others=({"knarrs": 1},), island_silver=(0, 0, 0, 6), sides=(1, 1, 1, 0))
    after = use(state, "explore_2", pick("greenland"))
    later = do(after, PlaceVikings(1, "fish"))
    assert later.island_owner[3] == 0
    asked = position(2, 5, me={"knarrs": 1}, others=({"boards": [("greenland",)]},), sides=(1, 1, 0, 0))
    assert offered(use(asked, "explore_2")) == {"bear_island", "iceland"}


def test_a_sold_out_special_tile_cannot_be_bought():
    state = position(2, me={"knarrs": 1, "silver": 9}, others=({"specials": ("belt",)},))
    assert "belt" not in offered(use(state, "special_sale"))
    after = use(state, "special_sale", pick("helmet"), skip())
    assert specials(after) == {"helmet"}


def test_an_emigrated_ship_frees_its_berth():
    state = position(2, 3, me={"silver": 8, "knarrs": 4})
    assert refused(state, BuyShip(0, "knarr")) == ["large_berth"]
    after = use(state, "emigrate_2", pick("knarr"))
    assert (after.players[0].knarrs, after.players[0].emigrated) == (3, ("knarr",))


# Final income


@pytest.mark.parametrize(("option", "points"), [("paid_and_scored", 1), ("written_down", 0), ("paid_only", 0)])
def test_what_is_placed_last_counts_only_where_income_is_scored_at_the_end(option, points):
    # No income in phase 7; after the last feast an ore covers the 0 of the home board.
    state = carried_on(position(1, 7, at="income", me={"ore": 1}, options={"final_income": option})).state
    while not (kind(state) == "window" and state.frames[-1].kind == "scoring"):
        state = do(state, Pass(0) if kind(state) == "window" else skip())
    over = do(state, PlaceTile(0, 0, "ore", 0, 11))
    assert (line(over, "final_income"), GAME.outcome(over)) == (points, (0,))
