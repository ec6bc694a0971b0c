"""Rules of Knarr that no numbered situation settles: the deal, artifacts, bonus actions, ends of stocks and game."""

import pytest

from tests.rules.knarr.test_knarr_cases import GAME, KINDS, RED_VP, legal, play, position
from vikingtable.rules.game import Setup, SetupError
from vikingtable.rules.knarr import acts
from vikingtable.rules.knarr.state import EMPTY, Main, Replacing
from vikingtable.texts.message import msg

FOUR_GREEN_AND_PURPLE = {"G": ["VP", "VP"], "P": ["VP", "VP"]}
PAY_30 = tuple(sorted([KINDS["G:VP"]] * 2 + [KINDS["P:VP"]] * 2))


def explore_30(state, seat=0):
    return play(state, acts.Explore(seat, 30), acts.PayFor(seat, PAY_30, 0))


# Set-up and options --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "deck"), [(2, 15), (3, 20), (4, 25)])
def test_what_everybody_begins_with(seats, deck):
    for seed in range(30):
        state = GAME.new(Setup(seats, seed)).state
        assert len(state.deck) == deck
        assert (len(state.row_a), len(state.row_b), len(state.offer)) == (3, 3, 5)
        for one in state.players:
            assert (one.vp, one.reputation, one.recruits, one.bracelets) == (0, 0, 1, 1)
            assert len(one.hand) == 3
            # Two Vikings of different colours.
            assert sorted(len(column) for column in one.crew) == [0, 0, 0, 1, 1]


ARTIFACTS = {"mead_cup", "silver_coin", "cauldron", "golden_bracelet", "helmet", "amulet", "weathervane"}


def dealt_artifacts(value, seats=2):
    return {GAME.new(Setup(seats, seed, (("artifacts", value),))).state.artifacts for seed in range(80)}


def test_option_artifacts_none():
    assert dealt_artifacts("none") == {()}


def test_option_artifacts_one_at_random():
    assert dealt_artifacts("random", 4) == {(one,) for one in ARTIFACTS}


def test_option_artifacts_mead_cup_and_one_more_for_two():
    assert dealt_artifacts("mead_cup_and_random") == {("mead_cup", one) for one in ARTIFACTS - {"mead_cup"}}
    with pytest.raises(SetupError) as fault:
        GAME.new(Setup(3, 1, (("artifacts", "mead_cup_and_random"),)))
    assert fault.value.reason == msg("knarr.setup.cup_pair_needs_two")


@pytest.mark.parametrize("artifact", sorted(ARTIFACTS))
def test_option_artifacts_a_certain_one(artifact):
    assert dealt_artifacts(artifact, 3) == {(artifact,)}


@pytest.mark.parametrize("boat", ["normal", "advanced"])
def test_option_boat_is_the_same_for_all(boat):
    assert GAME.new(Setup(3, 1, (("boat", boat),))).state.boat == boat


# Bonus actions -------------------------------------------------------------------------------------------------------


def test_helmet_a_land_of_influence_on_a_trade_land_opens_a_recruit():
    state = explore_30(position(p0={"crew": FOUR_GREEN_AND_PURPLE, "dest": [15]}, artifacts=["HELMET"]))
    assert (state.active, legal(state, 0)) == (0, {"recruit": True, "explore": [], "trade": False, "end": True})
    state = play(state, acts.Recruit(0, RED_VP), acts.TakeCard(0, 0))
    # The bonus is used up: the turn ends by itself.
    assert state.active == 1


def test_weathervane_an_exploration_that_cannot_be_paid_leaves_the_turn_open():
    crew = {"Y": ["VP"], "G": ["VP"], "B": ["VP"], "P": ["VP"]}
    state = position(p0={"rec": 0, "crew": crew}, rowA=[20, 17, 18], rowB=[21, 26, 30], artifacts=["WEATHERVANE"])
    state = play(state, acts.Recruit(0, RED_VP), acts.TakeCard(0, 0))
    assert legal(state, 0) == {"recruit": False, "explore": [], "trade": False, "end": True}
    assert play(state, acts.EndTurn(0)).active == 1


def test_weathervane_a_line_of_the_closing_trade_sends_back_for_an_exploration():
    crew = {"R": ["VP"], "Y": ["VP"], "G": ["VP"], "B": ["VP", "VP"]}
    state = position(
        p0={"rec": 3, "bra": 1, "dest": [7], "crew": crew}, deck=["B:VP", "P:VP"], artifacts=["WEATHERVANE"]
    )
    state = play(state, acts.Recruit(0, RED_VP), acts.TakeCard(0, 0), acts.OpenTrade(0), acts.Trade(0, 1))
    moves = legal(state, 0)
    assert (state.active, state.frames) == (0, (Main(0),))
    assert (moves["recruit"], moves["trade"], moves["end"]) == (False, False, True)
    assert 20 in moves["explore"]
    state = play(state, acts.Explore(0, 20), acts.PayFor(0, (RED_VP, RED_VP), 0))
    assert state.active == 1


def test_mead_cup_may_be_passed():
    state = explore_30(position(p0={"crew": FOUR_GREEN_AND_PURPLE}, artifacts=["MEAD_CUP"]))
    assert state.frames[-1] == Replacing(0)
    after = play(state, acts.Pass(0))
    assert (after.offer, after.active) == (state.offer, 1)


def test_a_reserved_destination_is_paid_as_usual_and_refills_nothing():
    state = position(p0={"crew": FOUR_GREEN_AND_PURPLE, "reserved": [30]}, rowB=[21, 26, 22])
    state = explore_30(state)
    assert (state.row_b, state.deck_b) == ((21, 26, 22), (22, 23, 24))
    assert (state.players[0].destinations, state.players[0].reserved) == ((30,), ())


def test_reserved_destinations_are_worth_nothing_at_the_end():
    state = position(p0={"reserved": [30, 26]})
    assert [score.total for score in GAME.scores(state)] == [0, 0]


# Where cards run out -------------------------------------------------------------------------------------------------


def test_with_no_viking_anywhere_the_space_of_the_offer_stays_empty():
    state = position(deck=[], p0={"hand": ["R:VP", "Y:VP", "G:VP"]}, p1={"crew": {}})
    state = play(state, acts.Recruit(0, RED_VP), acts.TakeCard(0, 0))
    # The only crew is the Viking just played: it has to go back and is drawn again.
    assert GAME.to_answer(state) == (0,)
    state = play(state, acts.GiveViking(0, RED_VP))
    assert (state.offer[0], state.deck, state.discard) == (RED_VP, (), ())
    assert sum(len(column) for column in state.players[0].crew) == 0
    assert state.active == 1


def test_a_card_gain_with_no_viking_anywhere_brings_nothing():
    state = position(deck=[], p0={"bra": 1, "dest": [7]}, p1={"crew": {}})
    state = play(state, acts.OpenTrade(0), acts.Trade(0, 1))
    assert sum(len(column) for column in state.players[0].crew) == 0
    assert (state.frames, state.players[0].bracelets) == ((Main(0),), 0)
    assert EMPTY not in state.offer


# The end -------------------------------------------------------------------------------------------------------------


def test_the_seat_before_the_first_player_has_the_last_turn():
    state = position(active=2, players=3, p2={"vp": 39, "crew": FOUR_GREEN_AND_PURPLE})
    assert state.first == 0
    one_later = position(active=0, players=3, p0={"vp": 39, "rec": 0, "hand": ["R:VP", "Y:VP", "G:VP"]})
    one_later = play(one_later, acts.Recruit(0, RED_VP), acts.TakeCard(0, 0))
    assert (one_later.last_round, one_later.active, GAME.outcome(one_later)) == (True, 1, None)
    over = explore_30(state, seat=2)
    assert (over.players[2].vp, GAME.outcome(over)) == (45, (2,))


def test_income_may_call_the_last_round():
    state = position(active=1, p0={"vp": 39, "rep": 3}, p1={"vp": 10, "hand": ["R:VP", "Y:VP", "G:VP"]})
    state = play(state, acts.Recruit(1, RED_VP), acts.TakeCard(1, 0))
    assert (state.players[0].vp, state.last_round, state.active) == (40, True, 0)
    assert GAME.outcome(state) is None


def test_level_on_points_and_tokens_the_victory_is_shared():
    state = position(active=1, p0={"vp": 40, "rec": 1, "bra": 0}, p1={"vp": 39, "rec": 1, "bra": 0})
    state = play(state, acts.Recruit(1, RED_VP), acts.TakeCard(1, 0))
    assert GAME.outcome(state) == (0, 1)
