"""The situations that the rules of Wild Vikings were written down with: position, moves, result."""

from tests.rules.wild_vikings.positions import (
    GAME,
    auction,
    bid,
    cards,
    choose_ship,
    hands,
    letters,
    position,
    reasons,
    roll,
    row,
)
from vikingtable.rules.game import Setup
from vikingtable.rules.wild_vikings.state import Bid


def test_case_1_set_up_for_four() -> None:
    state = GAME.new(Setup(4)).state
    assert (state.supply, state.cargo) == (37, (1, 1, 1))
    assert state.hand_sizes == (6, 6, 6, 6)
    assert (state.deck_size, sum(state.discard)) == (36, 0)
    assert [score.total for score in GAME.scores(state)] == [0, 0, 0, 0]
    assert GAME.outcome(state) is None


def test_case_2_a_coloured_ship_is_loaded_wherever_it_lies() -> None:
    state = position(["YYRRBJ", "YRRBBJ", "YYRBBJ"], row="YRB", gems=(1, 1, 1), pool=37, deck="YRBJ")
    state = roll(state, "B").state
    assert (state.cargo, state.supply, row(state)) == ((1, 1, 2), 36, "YRB")
    assert (state.active_seat, state.hand_sizes) == (1, (6, 6, 6))


def test_case_3_black_ship_the_roller_picks_any_ship_here_the_rearmost() -> None:
    state = position(["YY", "RR", "BB"], row="RBY", gems=(2, 3, 1), pool=20, current=2)
    state = roll(state, "K").state
    assert state.active_seat == 2
    state = choose_ship(state, "Y").state
    assert (state.cargo, state.supply, row(state), state.active_seat) == ((3, 3, 1), 19, "RBY", 0)


def test_case_6_the_draw_pile_runs_out_in_mid_deal_and_the_discards_are_shuffled() -> None:
    state = position(["Y", "R", "B"], pool=30, deck="YR", discard="JJJ")
    state = roll(state, "C", drawn="YRJ").state
    assert hands(state) == ["YY", "RR", "BJ"]
    assert (state.deck_size, sum(state.discard), state.active_seat) == (2, 0, 1)


def test_case_7_both_piles_empty_seats_not_yet_served_get_nothing() -> None:
    state = position(["Y", "R", "B"], pool=30, current=2, deck="J")
    state = roll(state, "C", drawn="J").state
    assert hands(state) == ["Y", "R", "BJ"]
    assert (state.deck_size, sum(state.discard), state.active_seat) == (0, 0, 0)
    assert GAME.outcome(state) is None


def test_case_9_the_higher_bid_wins_and_only_the_winner_loses_cards() -> None:
    state = position(["RRJ", "RRJB", "YYY"], row="RYB", gems=(1, 4, 2), pool=20, scores=[1, 2, 3])
    state = auction(state, "RR", "RRJ", "")
    assert (state.treasures, hands(state), letters(state.discard)) == ((1, 6, 3), ["RRJ", "B", "YYY"], "RRJ")
    assert (row(state), state.cargo, state.active_seat) == ("YBR", (1, 0, 2), 1)


def test_case_11_a_card_of_another_colour_is_refused() -> None:
    state = position(["RRJ", "RYY", "YYY"], row="RYB", gems=(1, 4, 2), pool=20)
    state = bid(roll(state, "V").state, "R").state
    assert reasons(state, Bid(1, cards("RY"))) == ["illegal.wrong_colour"]


def test_case_12_a_bid_of_jokers_only_is_legal() -> None:
    state = position(["JJY", "BRR", "YYY"], row="BYR", gems=(1, 4, 3), pool=20, current=1)
    state = auction(state, "B", "", "JJ")
    assert (state.treasures, hands(state), letters(state.discard)) == ((3, 0, 0), ["Y", "RRB", "YYY"], "JJ")
    assert (row(state), state.active_seat) == ("YRB", 2)


def test_case_14_the_roller_may_decline_and_others_still_bid() -> None:
    state = position(["YYY", "RRR", "RB"], row="RYB", gems=(1, 2, 2), pool=20, current=1)
    state = auction(state, "", "R", "")
    assert (state.treasures, hands(state), letters(state.discard)) == ((0, 0, 2), ["YYY", "RRR", "B"], "R")
    assert (row(state), state.active_seat) == ("YBR", 2)


def test_case_15_nobody_bids_cargo_and_ship_stay_and_the_turn_passes() -> None:
    state = position(["RR", "RR", "RR"], row="RYB", gems=(1, 3, 2), pool=20, current=2, scores=[4, 4, 4])
    state = auction(state, "", "", "")
    assert (state.treasures, state.cargo, row(state)) == ((4, 4, 4), (1, 3, 2), "RYB")
    assert (hands(state), sum(state.discard), state.supply) == (["RR", "RR", "RR"], 0, 20)
    assert state.active_seat == 0


def test_case_17_loading_the_last_token_does_not_end_the_game() -> None:
    state = roll(position(["Y", "R", "B"], pool=1), "Y").state
    assert (state.cargo, state.supply, GAME.outcome(state), state.active_seat) == ((2, 1, 1), 0, None, 1)


def test_case_18_supply_empty_a_black_ship_ends_the_game_at_once_and_cargo_counts_for_nobody() -> None:
    state = position(["YYYYY", "R", "B"], gems=(4, 1, 3), pool=0, current=1, scores=[10, 12, 10])
    state = roll(state, "K").state
    assert (GAME.outcome(state), state.treasures, state.cargo, state.supply) == ((1,), (10, 12, 10), (4, 1, 3), 0)
    assert GAME.to_answer(state) == ()


def test_case_19_supply_empty_card_and_village_are_still_played_in_full() -> None:
    state = position(["Y", "R", "B"], gems=(4, 1, 3), pool=0, deck="YYYY")
    state = roll(state, "C", drawn="YYY").state
    state = auction(state, "Y", "", "")
    assert (GAME.outcome(state), state.treasures) == (None, (0, 4, 0))
    assert (hands(state), row(state), state.active_seat) == (["YY", "R", "YB"], "RBY", 2)
    assert (state.deck_size, letters(state.discard)) == (1, "Y")


def test_case_20_level_at_the_end_joint_winners() -> None:
    state = position(["YYYY", "R", "B"], pool=0, current=2, scores=[14, 14, 9])
    state = roll(state, "R").state
    assert (GAME.outcome(state), state.treasures) == ((0, 1), (14, 14, 9))


def test_case_h1_free_bidding_an_equal_bid_is_allowed_and_the_earlier_wins() -> None:
    state = position(["RRJ", "RRJB", "YYY"], row="RYB", gems=(1, 4, 2), pool=20, bidRule="free", tieRule="earlier")
    state = auction(state, "RR", "RR", "")
    assert (state.treasures, hands(state), letters(state.discard)) == ((4, 0, 0), ["J", "RRBJ", "YYY"], "RR")
    assert row(state) == "YBR"


def test_case_h2_all_pass_to_back_the_unsold_ship_sails_with_its_cargo() -> None:
    state = position(["RR", "RR", "RR"], row="RYB", gems=(1, 3, 2), pool=20, current=2, allPass="toBack")
    state = auction(state, "", "", "")
    assert (row(state), state.cargo, state.supply) == ("YBR", (1, 3, 2), 20)


def test_case_h3_all_pass_to_supply_the_cargo_returns_and_the_ship_goes_to_the_back() -> None:
    state = position(["RR", "RR", "RR"], row="RYB", gems=(1, 3, 2), pool=0, current=2, allPass="toSupply")
    state = auction(state, "", "", "")
    assert (row(state), state.cargo, state.supply) == ("YBR", (1, 0, 2), 3)
    assert GAME.outcome(state) is None


def test_case_h4_empty_ship_stays_put() -> None:
    state = position(["BB", "BB", "BB"], row="BRY", gems=(1, 3, 0), pool=20, emptyShip="stay")
    state = roll(state, "V").state
    assert (row(state), state.active_seat) == ("BRY", 1)


def test_case_h5_the_larger_hand_breaks_the_tie() -> None:
    state = position(["YYYY", "R", "B"], pool=0, current=2, scores=[14, 14, 9], finalTie="mostCards")
    assert GAME.outcome(roll(state, "R").state) == (0,)
