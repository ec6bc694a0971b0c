"""Set-up, weapons, exploration boards in phase 3 and the course of a round: situations under their numbers."""

from tests.rules.feast.positions import GAME, carried_on, changes, do, held, kind, position, refused, stands, use
from vikingtable.rules.chance import Chance, Generator
from vikingtable.rules.feast.acts import Fail, Pass, PlaceVikings, Roll
from vikingtable.rules.feast.happenings import PhaseBegan
from vikingtable.rules.feast.setup import deal
from vikingtable.rules.feast.state import FeastRules, solo_colour
from vikingtable.rules.game import Setup


def before_round_1(seats, length="long"):
    return deal(FeastRules(length=length), seats, Chance(7))


def test_set_01_what_each_player_and_the_supply_start_with():
    state = before_round_1(3)
    for seat, player in enumerate(state.players):
        assert player.thing == 5
        assert held(state, seat) == {"mead": 1, "bow_and_arrow": 1, "snare": 1, "spear": 1}
        assert len(player.hand) == 1
        assert (player.boats, player.knarrs, player.longships) == ((), 0, ())
        assert [site.kind for site in player.sites] == ["home"]
    assert state.houses == (3, 3, 5)
    assert state.specials == 2**15 - 1
    assert (len(state.strips), len(state.strip_pile)) == (2, 6)
    assert len(state.weapon_pile) == 38


def test_set_03_a_short_game_has_six_rounds_and_six_vikings():
    assert FeastRules(length="short").rounds == 6
    assert before_round_1(2, "short").players[0].thing == 6
    assert GAME.new(Setup(2, 1, (("length", "short"),))).state.players[0].thing == 7


def test_set_04_four_players_have_three_strips_and_two_imitation_tiles():
    drawn = set()
    for seed in range(40):
        state = deal(FeastRules(), 4, Chance(seed))
        assert (len(state.strips), len(state.strip_pile)) == (3, 5)
        assert len(state.imitation) == 2
        drawn.add(state.imitation)
    assert drawn == {(1, 3), (1, 4), (2, 3), (2, 4)}


def phases_of_a_round(state, random):
    """The numbers of the phases from here to the next round, all seats passing where they can."""
    seen = [state.phase]
    while state.round == 1:
        seat = GAME.to_answer(state)[0]
        declining = next(a for a in GAME.legal_actions(state, seat) if type(a).__name__ in ("Pass", "Skip"))
        step = GAME.apply(state, declining)
        seen += [event.phase for event in step.events if isinstance(event, PhaseBegan)]
        state = step.state
    return seen


def test_set_06_the_twelve_phases_come_in_their_order():
    first = GAME.new(Setup(2, 3))
    begun = [event.phase for event in first.events if isinstance(event, PhaseBegan)]
    assert begun == [1, 2, 3, 4, 5]
    assert phases_of_a_round(first.state, Generator(0))[:8] == [5, 6, 7, 8, 9, 10, 11, 12]


def vikings_by_round(seats, length):
    state = GAME.new(Setup(seats, 5, (("length", length),))).state
    found = []
    while GAME.to_answer(state):
        if kind(state) == "place_vikings" and len(found) < state.round:
            found.append(state.players[0].thing)
        seat = GAME.to_answer(state)[0]
        state = do(state, Pass(seat) if kind(state) in ("place_vikings", "window") else _skip(state, seat))
    return found


def _skip(state, seat):
    return next(action for action in GAME.legal_actions(state, seat) if type(action).__name__ == "Skip")


def test_set_07_vikings_in_the_rounds_of_a_long_game():
    assert vikings_by_round(2, "long") == [6, 7, 8, 9, 10, 11, 12]


def test_sol_01_and_sol_02_vikings_in_the_rounds_of_solo_games():
    assert vikings_by_round(1, "long") == [6, 7, 8, 9, 10, 11, 12]
    assert vikings_by_round(1, "short") == [7, 8, 9, 10, 11, 12]
    # A, B, A, …
    assert [solo_colour(round_) for round_ in range(1, 8)] == [0, 1, 0, 1, 0, 1, 0]


def test_wep_01_each_player_draws_one_weapon():
    state = position(3, 2, at="weapon", others=({}, {}))
    after = carried_on(state).state
    for seat in range(3):
        drawn = changes(state, after, seat)
        assert list(drawn.values()) == [1]
        assert set(drawn) <= {"bow_and_arrow", "snare", "spear", "long_sword"}
    assert len(after.weapon_pile) == len(state.weapon_pile) - 3


def failed_hunt(state):
    return do(use(state, "hunt_1"), Roll(0), Fail(0))


def test_wep_02_a_named_weapon_comes_from_the_discards_first():
    pile = (0, 1, 0, 2, 0, 3, 0, 0)
    state = position(weapon_discard=(2, 0, 1), weapon_pile=pile)
    after = failed_hunt(state)
    assert held(after) == {"wood": 1, "bow_and_arrow": 1}
    assert (after.weapon_discard, after.weapon_pile) == ((2, 1), pile)


def test_wep_02_without_one_there_it_is_searched_in_the_pile():
    after = failed_hunt(position(weapon_discard=(1,), weapon_pile=(1, 0, 2)))
    assert held(after) == {"wood": 1, "bow_and_arrow": 1}
    assert (after.weapon_discard, sorted(after.weapon_pile)) == ((1,), [1, 2])


def test_wep_04_weapons_are_unlimited():
    after = failed_hunt(position(weapon_discard=(), weapon_pile=(1, 2)))
    assert held(after)["bow_and_arrow"] == 1
    assert (after.weapon_pile, after.minted) == ((1, 2), (1, 0, 0, 0))


def boards_phase(round_, **fields):
    return carried_on(position(2, round_, at="boards", **fields)).state


def test_exp_04_a_claimed_board_gets_nothing_and_stays():
    claimed = {"boards": [("faroe_islands",)]}
    third = boards_phase(3, me=claimed)
    assert third.island_silver == (0, 0, 2, 2)
    fourth = boards_phase(4, me=claimed, island_silver=(0, 0, 2, 2))
    assert fourth.island_silver == (2, 0, 4, 4)
    assert fourth.sides[1] == 0


def test_exp_05_a_turned_board_loses_its_silver():
    state = boards_phase(5, island_silver=(4, 2, 4, 4), sides=(1, 1, 0, 0))
    assert state.sides == (1, 1, 1, 0)
    assert state.island_silver == (6, 4, 0, 6)


def test_exp_06_in_rounds_1_2_and_7_nothing_happens_to_the_boards():
    for round_ in (1, 2, 7):
        state = boards_phase(round_, island_silver=(2, 0, 2, 0))
        assert (state.sides, state.island_silver) == ((0, 0, 0, 0), (2, 0, 2, 0))


def test_sho_01_the_short_game():
    assert FeastRules(length="short").rounds == 6
    for round_, spaces in ((1, 7), (6, 12)):
        state = position(2, round_, at="feast", options={"length": "short"}, me={"sheep": 0})
        after = carried_on(state).state
        assert after.players[0].penalties == spaces
    harvests = {1: 3, 2: 0, 3: 4, 4: 0, 5: 5, 6: 0}
    for round_, goods in harvests.items():
        state = position(2, round_, at="harvest", options={"length": "short"})
        assert sum(changes(state, carried_on(state).state).get(good, 0) for good in ORANGE) == goods
    for round_, pair in ((2, 0), (3, 1), (4, 2), (5, 3)):
        state = boards_phase(round_, options={"length": "short"})
        assert [index for index, side in enumerate(state.sides) if side] == [pair]


ORANGE = ("peas", "flax", "beans", "grain", "cabbage", "fruits")


def test_harvests_of_the_long_game():
    found = {}
    for round_ in range(1, 8):
        state = position(2, round_, at="harvest")
        found[round_] = [good for good in ORANGE if changes(state, carried_on(state).state).get(good)]
    assert found == {
        1: ["peas", "flax", "beans"],
        2: ["peas", "flax", "beans", "grain"],
        3: [],
        4: ["peas", "flax", "beans", "grain", "cabbage"],
        5: [],
        6: ["peas", "flax", "beans", "grain", "cabbage", "fruits"],
        7: [],
    }


def test_sho_02_a_short_game_of_four_has_strips_for_all_rounds():
    state = GAME.new(Setup(4, 2, (("length", "short"),))).state
    left = []
    while GAME.to_answer(state):
        if kind(state) == "place_vikings" and len(left) < state.round:
            left.append(len(state.strip_pile))
        seat = GAME.to_answer(state)[0]
        state = do(state, Pass(seat) if kind(state) in ("place_vikings", "window") else _skip(state, seat))
    assert left == [5, 4, 3, 2, 1, 0]


def test_plc_01_columns_cost_one_to_four_vikings():
    state = position(me={"thing": 2, "wood": 5, "silver": 9, "knarrs": 1})
    assert refused(state, PlaceVikings(0, "weekly_3")) == ["vikings"]
    assert refused(state, PlaceVikings(0, "weekly_4")) == ["vikings"]
    assert refused(state, PlaceVikings(0, "weekly_1")) == []
    assert refused(state, PlaceVikings(0, "weekly_2")) == []
    assert stands(use(state, "weekly_2"), "weekly_2") == (0, 2)


def test_plc_03_who_passes_is_out_for_the_round():
    state = position(3, me={"thing": 3}, others=({"thing": 3}, {"thing": 1}))
    state = do(state, Pass(0))
    assert GAME.to_answer(state) == (1,)
    state = do(state, PlaceVikings(1, "weekly_1"), PlaceVikings(2, "fish"))
    assert (GAME.to_answer(state), state.players[0].thing) == ((1,), 3)
    state = do(state, PlaceVikings(1, "weekly_2"))
    assert state.phase > 5


def test_plc_04_a_player_without_vikings_is_skipped():
    state = position(3, me={"thing": 2}, others=({"thing": 0}, {"thing": 1}))
    state = use(state, "fish")
    assert GAME.to_answer(state) == (2,)
    state = do(state, PlaceVikings(2, "weekly_1"))
    assert (GAME.to_answer(state), state.phase) == ((0,), 5)


def test_plc_05_who_places_last_starts_the_next_round():
    state = position(3, me={"thing": 3}, others=({"thing": 2}, {"thing": 3}))
    state = do(state, Pass(0), PlaceVikings(1, "mead"), PlaceVikings(2, "weekly_3"))
    assert state.start_player == 2


def test_plc_06_if_nobody_places_the_start_player_stays():
    state = position(3, me={"thing": 3}, others=({"thing": 2}, {"thing": 3}), last_placed=-1)
    state = do(state, Pass(0), Pass(1), Pass(2))
    assert (state.round, state.start_player) == (2, 0)


def test_sol_03_spaces_block_for_exactly_one_more_round():
    state = GAME.new(Setup(1, 4)).state
    state = do(state, PlaceVikings(0, "weekly_1"), PlaceVikings(0, "fish"), Pass(0))
    state = to_next_round(state)
    assert refused(state, PlaceVikings(0, "weekly_1")) == ["blocked"]
    assert refused(state, PlaceVikings(0, "fish")) == ["blocked"]
    state = to_next_round(do(state, PlaceVikings(0, "weekly_2"), Pass(0)))
    assert refused(state, PlaceVikings(0, "weekly_1")) == []
    assert refused(state, PlaceVikings(0, "fish")) == []
    assert refused(state, PlaceVikings(0, "weekly_2")) == ["blocked"]


def to_next_round(state):
    while kind(state) != "place_vikings":
        state = do(state, Pass(0) if kind(state) == "window" else _skip(state, 0))
    return state


def test_sol_04_the_two_colours_of_a_long_solo_game():
    assert before_round_1(1).players[0].thing == 5
    assert before_round_1(1, "short").players[0].thing == 5
    # Colour A: 5 and 1 in round 1, two more in rounds 3, 5, 7: 12 pieces; colour B: 5 and two in 2, 4, 6: 11.
    state, joined = GAME.new(Setup(1, 4)).state, {0: [5, 1], 1: [5]}
    had = {0: state.players[0].thing, 1: 5}
    while state.round < 7:
        state = to_next_round(do(state, Pass(0)))
        colour = solo_colour(state.round)
        joined[colour].append(state.players[0].thing - had[colour])
        had[colour] = state.players[0].thing
    assert joined == {0: [5, 1, 2, 2, 2], 1: [5, 2, 2, 2]}
    assert (sum(joined[0]), sum(joined[1])) == (12, 11)


def test_sol_08_solo_has_two_strips_all_boards_and_no_imitation():
    state = before_round_1(1)
    assert (len(state.strips), state.island_owner, state.imitation) == (2, (-1, -1, -1, -1), ())
    assert refused(GAME.new(Setup(1, 4)).state, PlaceVikings(0, "imitate_12", "fish")) == ["no_imitation"]


def test_sol_09_solo_has_no_condition_to_win():
    # Nothing placed and nothing served in a long game's last round: 12 penalties, far from 100 points, and yet over.
    end = carried_on(position(1, 7, at="feast")).state
    assert GAME.outcome(end) == (0,)
    assert GAME.scores(end)[0].total == -86 - 3 * 12


def test_imi_03_an_imitation_tile_is_used_once_a_round():
    state = position(4, imitation=(2, 3), standing={"imitate_12": (1, 2), "mead": (2, 2)}, others=({}, {}, {}))
    assert refused(state, PlaceVikings(0, "imitate_12", "mead")) == ["occupied"]


def test_imi_05_a_viking_comes_back_from_the_imitation_tile():
    state = position(4, imitation=(2, 3), standing={"pillage_2": (1, 2)}, others=({}, {}, {}), me={"longships": (0,)})
    after = do(use(state, "imitate_12", copies="pillage_2"), Roll(0), Fail(0))
    assert stands(after, "imitate_12") == (0, 1)
    assert stands(after, "pillage_2") == (1, 2)
    assert after.players[0].thing == 11


def test_imi_06_two_or_three_players_do_not_imitate():
    for seats in (2, 3):
        state = position(seats, standing={"mead": (1, 2)}, others=({}, {})[: seats - 1])
        assert refused(state, PlaceVikings(0, "imitate_12", "mead")) == ["no_imitation"]


def test_imitation_needs_a_space_of_the_column_that_another_player_uses():
    state = position(
        4,
        imitation=(2, 3),
        standing={"mead": (0, 2), "fish": (1, 1), "weekly_2": (1, 2)},
        others=({}, {}, {}),
    )
    assert refused(state, PlaceVikings(0, "imitate_12", "mead")) == ["imitation_other"]
    assert refused(state, PlaceVikings(0, "imitate_12", "wood_ore")) == ["imitation_other"]
    assert refused(state, PlaceVikings(0, "imitate_12", "fish")) == ["imitation_column"]
    after = use(state, "imitate_12", copies="weekly_2")
    assert changes(state, after) == {"flax": 1, "stockfish": 1, "silver": 1}
    assert stands(after, "imitate_12") == (0, 2)
