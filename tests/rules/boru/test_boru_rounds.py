"""Whole rounds of Brian Boru: the draft by numbers of players, the order of the upkeep, claims and points."""

import pytest

from tests.rules.boru.boru_positions import GAME, A, B, C, Table, mask, player, position
from vikingtable.rules.boru.acts import Build, Keep, PlaceDisc, YieldTown
from vikingtable.rules.boru.state import FACE_DOWN, ON_BOARD, Upkeep
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup

NORTHERN_UI_NEILL, ULAID, DUBHLINN = 0, 1, 4


def drafting(seats, seed=6):
    """The first draft, before anybody has chosen."""
    state = GAME.new(Setup(seats, seed)).state
    while GAME.decision(state).kind == "start_town":
        state = GAME.apply(state, next(iter(GAME.legal_actions(state, GAME.to_answer(state)[0])))).state
    return state


# Draft and tricks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "packets", "hand", "unseen", "tricks"),
    [(3, [8, 6, 4], 8, 1, 7), (4, [6, 4], 6, 1, 5), (5, [5, 3], 5, 0, 4)],
)
def test_packets_hands_and_tricks_by_number_of_players(seats, packets, hand, unseen, tricks):
    state = drafting(seats)
    random = Generator(seats)
    seen = []
    while GAME.decision(state).kind == "draft":
        if len(GAME.to_answer(state)) == seats:
            seen.append(len(state.packets[0].rest))
        state = GAME.apply(state, GAME.sample(state, GAME.to_answer(state)[0], random)).state
    # A packet of one or two cards is kept whole: nobody is asked.
    assert seen == packets
    assert [len(one.hand) for one in state.players] == [hand] * seats
    assert len(state.unused) == unseen
    leads = 0
    while state.round == 1 and state.frames and not isinstance(state.frames[0], Upkeep):
        leads += GAME.decision(state).kind == "lead"
        state = GAME.apply(state, GAME.sample(state, GAME.to_answer(state)[0], random)).state
    assert leads == tricks


def test_packets_go_to_the_left():
    state = drafting(4)
    dealt = [packet.rest for packet in state.packets]
    for seat in range(4):
        state = GAME.apply(state, Keep(seat, dealt[seat][:2])).state
    # What seat 0 passed on lies before seat 1, what seat 3 passed on before seat 0.
    assert next(action.cards for action in GAME.legal_actions(state, 1)) == dealt[0][2:4]
    assert next(action.cards for action in GAME.legal_actions(state, 0)) == dealt[3][2:4]
    assert state.players[0].hand == dealt[0][:2]


def test_the_leader_of_the_next_trick_is_who_took_the_marker():
    state = drafting(3)
    random = Generator(2)
    while GAME.decision(state).kind != "lead":
        state = GAME.apply(state, GAME.sample(state, GAME.to_answer(state)[0], random)).state
    assert GAME.to_answer(state) == (state.marker,)
    winners = []
    while state.round == 1 and state.frames and not isinstance(state.frames[0], Upkeep):
        if len(state.trick) == 3 and state.winner >= 0:
            winners.append(state.winner)
        if GAME.decision(state).kind == "lead" and winners:
            assert GAME.to_answer(state) == (winners[-1],)
        state = GAME.apply(state, GAME.sample(state, GAME.to_answer(state)[0], random)).state
    assert winners


# The order of the upkeep ---------------------------------------------------------------------------------------------


def test_marriage_battle_church_and_claims_follow_each_other():
    # A marries for renown, loses a town to the Vikings, builds a monastery, and then claims are made.
    state = position(
        player(8, 9, court=2, church=1),
        player(1, raiders=3),
        player(17, raiders=1),
        marriage=5,
        battle=2,
        frames=[Upkeep(0)],
    )
    table = Table(state).run()
    # 2 points and a renown for the marriage; the Vikings take a town of A, as B chooses.
    assert (table[A].points, table[A].renown, table[A].court) == (12, 2, 0)
    assert table.asked() == (B,)
    table.act(YieldTown(B, 8))
    # Spoils of B: a second renown and 2 points, its raiders go back; C, alone then, a point for one of its own.
    # A is alone in the church: its monastery goes on the one town left, which now has weight 2, and Ulaid is turned up.
    assert table.state.monasteries == mask(9)
    assert (table[B].points, table[B].renown, table[B].raiders) == (12, 2, 0)
    assert (table[C].points, table[C].raiders) == (11, 0)
    assert table.state.marker == A
    assert table.state.claims[ULAID] == A
    assert GAME.outcome(table.state) == (A,)


def test_a_town_that_a_marriage_gives_counts_for_the_claims_of_the_same_round():
    # The match of Northern Uí Néill: with the fourth town there the token is turned up.
    state = position(player(1, 2, 3, court=1), player(8), player(17), marriage=4, frames=[Upkeep(0)])
    assert state.claims[NORTHERN_UI_NEILL] == FACE_DOWN
    table = Table(state).run().act(PlaceDisc(A, 4))
    assert table.state.claims[NORTHERN_UI_NEILL] == A


def test_the_marker_that_the_church_gives_decides_who_builds_first():
    towns = ((1, 2), (8, 9), (17, 18))
    discs = (4, 4, 6)
    table = Table(position(*[player(*towns[i], church=n) for i, n in enumerate(discs)], marker=B))
    table.part("church leader").act(Build(C, 17)).part("church second")
    # A and B were level behind C: a point and one disc back each, so that neither has four.
    assert [table[seat].church for seat in (A, B, C)] == [3, 3, 0]
    assert [table[seat].points for seat in (A, B, C)] == [11, 11, 10]
    assert table.part("church others").question() == ""


# Claims --------------------------------------------------------------------------------------------------------------


def claimed(*players, region, holder=FACE_DOWN, **fields):
    """Who has the token of a region after the claims."""
    name = {NORTHERN_UI_NEILL: "northern_ui_neill", ULAID: "ulaid", DUBHLINN: "dubhlinn"}[region]
    state = position(*players, claims={name: holder}, **fields)
    return Table(state).part("claims").state.claims[region]


def test_below_the_threshold_a_token_stays_face_down():
    assert claimed(player(8), player(9), player(1), region=ULAID) == FACE_DOWN


def test_viking_towns_count_for_the_threshold():
    # Two towns and one under Vikings: Ulaid is turned up, and A with two towns leads alone.
    assert claimed(player(8, 9), player(10), player(1), region=ULAID, vikings=[10]) == A


def test_a_tie_leaves_the_token_on_the_board_or_with_its_holder():
    assert claimed(player(8), player(9), player(10), region=ULAID) == ON_BOARD
    assert claimed(player(8), player(9), player(10), region=ULAID, holder=C) == C
    # Vikings level with the leader: a tie too.
    assert claimed(player(8), player(9, 10), player(1), region=ULAID, holder=A, vikings=[9]) == A


def test_who_alone_has_more_takes_the_token_from_its_holder_or_from_the_board():
    assert claimed(player(8), player(9, 10), player(1), region=ULAID, holder=A) == B
    assert claimed(player(8), player(9, 10), player(1), region=ULAID, holder=ON_BOARD) == B


def test_a_token_once_turned_up_stays_so_below_its_threshold():
    assert claimed(player(8), player(1), player(2), region=ULAID, holder=ON_BOARD) == A


def test_trade_with_denmark_counts_for_no_token():
    state = (player(8, princess="trade"), player(9, 10, 11), player(1))
    assert claimed(*state, region=ULAID, vikings=[9, 10, 11]) == ON_BOARD


# Points --------------------------------------------------------------------------------------------------------------


def test_coins_marker_and_renown_at_the_end():
    state = position(player(1, coins=5, renown=3), player(8, coins=4), player(17, coins=4), marker=B)
    lines = [dict(score.lines) for score in GAME.scores(state)]
    assert [(one["coins"], one["marker"], one["renown"]) for one in lines] == [(1, 0, 3), (0, 1, 1), (0, 0, 1)]


@pytest.mark.parametrize(
    ("towns", "points"),
    [
        ((), 0),
        ((1, 8), 0),
        ((1, 8, 13), 1),
        ((1, 8, 13, 17), 1),
        ((1, 8, 13, 17, 23), 3),
        ((1, 8, 13, 17, 23, 26), 5),
        ((1, 8, 13, 17, 23, 26, 34), 7),
        ((1, 8, 13, 17, 23, 26, 34, 43), 10),
    ],
)
def test_points_for_regions_present_whatever_the_weight(towns, points):
    state = position(player(*towns), player(9), player(10), monasteries=towns[:1])
    assert dict(GAME.scores(state)[A].lines)["regions"] == points


def test_a_tie_for_most_on_the_board_goes_by_weight():
    # One town with a monastery is level with two towns.
    state = position(player(8), player(9, 10), player(1), monasteries=[8], claims={"ulaid": ON_BOARD})
    assert [dict(score.lines)["contested"] for score in GAME.scores(state)] == [2, 2, 0]
