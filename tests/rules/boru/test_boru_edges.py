"""Rules of Brian Boru that no numbered situation settles: empty tracks, ties, the set-up, the last card."""

import pytest

from tests.rules.boru.boru_positions import GAME, A, B, C, D, Table, mask, player, position
from vikingtable.rules.boru.acts import ChooseOption, ExpandTo, LeadTrick, PlayCard, YieldTown
from vikingtable.rules.boru.state import ON_BOARD, EndTrick, Lead
from vikingtable.rules.game import Setup

CONNAUGHT_MATCH, RENOWN_MATCH = 3, 5


# Set-up --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "strengths"), [("standard", [9, 10, 11, 12, 13, 13, 14]), ("softer", [9, 10, 11, 12, 12, 13, 14])]
)
def test_option_viking_strengths(value, strengths):
    state = GAME.new(Setup(3, 4, (("viking_strengths", value),))).state
    assert sorted(state.viking_deck) == strengths


@pytest.mark.parametrize(("seats", "cards", "rounds"), [(3, 3, 3), (4, 4, 4), (5, 4, 4)])
def test_the_princess_lies_below_and_makes_the_last_round(seats, cards, rounds):
    state = GAME.new(Setup(seats, 4)).state
    assert len(state.marriage_deck) == cards == rounds
    assert state.marriage_deck[-1] == 7
    assert 7 not in state.marriage_deck[:-1]


def test_the_first_towns_lie_in_regions_without_a_disc():
    state = GAME.new(Setup(5, 2)).state
    regions = []
    while GAME.decision(state).kind == "start_town":
        seat = GAME.to_answer(state)[0]
        towns = [action.town for action in GAME.legal_actions(state, seat)]
        regions.append(len(towns))
        state = GAME.apply(state, next(iter(GAME.legal_actions(state, seat)))).state
    # Each time one whole region less: all 53 towns at first.
    assert regions[0] == 53
    assert regions == sorted(regions, reverse=True)
    assert len(set(regions)) == 5


# Tricks --------------------------------------------------------------------------------------------------------------


def test_the_last_card_of_each_is_discarded_unused():
    state = position(
        player(43, hand=(5,)), player(44, hand=(9,)), player(45, hand=(13,)), frames=[EndTrick()], marriage=RENOWN_MATCH
    )
    table = Table(state).run()
    assert [table[seat].hand for seat in (A, B, C)] == [(), (), ()]
    assert table.state.unused == (5, 9, 13)


def test_the_winner_takes_only_the_marker_where_an_expansion_came_first():
    # Town 28 is yellow and lies beside 29, the town of B, whose 14 acts before the winning 23.
    hands = (player(43, hand=(23,)), player(29, hand=(14,), coins=9), player(45, hand=(9,), coins=0))
    table = Table(position(*hands, frames=[Lead(A)], expand_into_active_town=True, marker=A))
    table.act(LeadTrick(A, 28, 23), PlayCard(B, 14), PlayCard(C, 9), ChooseOption(C, 0))
    table.act(ChooseOption(B, 0), ExpandTo(B, 28))
    assert (table[B].discs, table[A].discs) == (mask(28, 29), mask(43))
    assert table.state.marker == A


# Marriage ------------------------------------------------------------------------------------------------------------


def test_nobody_marries_when_all_stand_on_0():
    state = position(player(1), player(2), player(3), marriage=CONNAUGHT_MATCH)
    table = Table(state).part("marriage", "rewards")
    assert table.question() == ""
    assert [table[seat].points for seat in (A, B, C)] == [10, 10, 10]
    assert [table[seat].coins for seat in (A, B, C)] == [3, 3, 3]
    assert [table[seat].marriages for seat in (A, B, C)] == [(), (), ()]


def test_the_top_space_has_no_reward():
    state = position(player(1, court=4), player(2, court=9), player(3), marriage=RENOWN_MATCH)
    table = Table(state).part("marriage", "rewards")
    # B marries and goes to 0; A stays on 4 and gets its coin.
    assert (table[B].court, table[B].coins) == (0, 3)
    assert (table[A].court, table[A].coins) == (4, 4)


# Battle and church ---------------------------------------------------------------------------------------------------


def test_raiders_that_are_fewer_are_kept_for_later():
    state = position(player(1, raiders=5), player(8, raiders=3), player(17, raiders=2), player(43, raiders=1))
    table = Table(state).part("incursion", "spoils")
    assert [table[seat].raiders for seat in (A, B, C, D)] == [0, 2, 2, 1]


def test_a_lone_leader_chooses_even_for_several_losers_from_the_marker_on():
    state = position(player(1, raiders=4), player(8, 9), player(17, 18), player(43, 44, raiders=1), battle=2, marker=C)
    table = Table(state).part("incursion")
    assert table.asked() == (A,)
    assert table.legal(A) == [YieldTown(A, 17), YieldTown(A, 18)]
    table.act(YieldTown(A, 18))
    assert table.legal(A) == [YieldTown(A, 8), YieldTown(A, 9)]


def test_ruling_f_without_discs_nobody_gets_the_second_point():
    table = Table(position(player(1, church=5), player(8), player(17))).part("church leader", "church second")
    assert [table[seat].points for seat in (A, B, C)] == [10, 10, 10]
    assert [table[seat].church for seat in (A, B, C)] == [0, 0, 0]


def test_four_discs_without_a_town_to_build_on_stay():
    state = position(player(1, church=6), player(8, church=6), player(17), monasteries=[1], marker=A)
    table = Table(state).part("church leader", "church second", "church others")
    assert [table[seat].church for seat in (A, B)] == [5, 0]
    assert table.state.monasteries == mask(1, 8)


# The end -------------------------------------------------------------------------------------------------------------


def test_military_support_counts_for_tokens_left_on_the_board():
    players = (player(1, 2, princess="military"), player(3, 4), player(5, 6))
    state = position(*players, vikings=[5, 6], claims={"northern_ui_neill": ON_BOARD})
    contested = [dict(score.lines)["contested"] for score in GAME.scores(state)]
    # Two own towns and two of the Vikings against two: half of 6 for the one that is ahead.
    assert contested == [3, 0, 0]


def test_a_face_down_token_brings_nothing():
    state = position(player(1, 2), player(8), player(17))
    assert [dict(score.lines)["contested"] for score in GAME.scores(state)] == [0, 0, 0]


def test_a_held_token_scores_in_full_though_others_are_level_now():
    state = position(player(8), player(9), player(10), claims={"ulaid": A})
    assert [dict(score.lines)["claims"] for score in GAME.scores(state)] == [4, 0, 0]
    assert [dict(score.lines)["contested"] for score in GAME.scores(state)] == [0, 0, 0]
