"""What the computer players of Brian Boru know and estimate: only what lies open, in points."""

import pytest

from tests.rules.boru.boru_positions import GAME, A, mask, player, position
from vikingtable.bots.boru import value
from vikingtable.bots.boru.candidates import candidates
from vikingtable.bots.boru.glance import glance
from vikingtable.bots.boru.playout import Playout
from vikingtable.bots.boru.weights import TABLES
from vikingtable.bots.boru.worth import Worth
from vikingtable.rules.boru import tables
from vikingtable.rules.boru.state import ON_BOARD, Draft, Expand, Lead
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup

MUNSTER = tables.REGION_INDEX["munster"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_answer_at_a_glance_needs_nothing_hidden(seats):
    state, random = GAME.new(Setup(seats, 5)).state, Generator(5)
    answers = 0
    while asked := GAME.to_answer(state):
        seed = random.next64()
        knowing = glance(Worth(state), Generator(seed), 5)
        assert glance(Worth(GAME.view_for(state, asked[0])), Generator(seed), 5) == knowing
        state = GAME.apply(state, knowing).state
        answers += 1
    assert answers > 100


def test_a_playout_stops_at_the_end_of_the_trick_or_of_the_round():
    state, random = GAME.new(Setup(3, 1)).state, Generator(1)
    while not isinstance(state.frames[-1], Lead):
        state = GAME.apply(state, GAME.sample(state, GAME.to_answer(state)[0], random)).state
    trick, rest = Playout(state, Generator(2)), Playout(state, Generator(2))
    for play, tricks in ((trick, 0), (rest, 99)):
        play.answer(glance(Worth(state), Generator(3), 0))
        play.run(tricks)
    assert [len(seat.hand) for seat in trick.seats] == [7, 7, 7]
    assert isinstance(rest.course.frames[-1], Draft)
    assert rest.course.round == 2


def test_a_lead_of_one_town_is_worth_more_than_a_tie_and_a_tie_more_than_a_place_behind():
    behind, tied, ahead = (
        Worth(position(player(*mine), player(44, 45), player(1), claims={"munster": ON_BOARD})).estimates()[A]
        for mine in ((43,), (43, 46), (43, 46, 47))
    )
    assert behind < tied < ahead
    assert ahead - behind > 4


def test_margins_count_monasteries_twice_and_vikings_for_military_support():
    players = (player(43), player(44, 45, 46, princess=tables.MILITARY), player(1))
    assert value.margins(players, mask(45, 46), mask(43), MUNSTER) == ([2, 3, 0], [-1, 1, -3], 5)
    plain = (player(43), player(44, 45, 46), player(1))
    assert value.margins(plain, mask(45, 46), mask(43), MUNSTER) == ([2, 1, 0], [0, -1, -2], 5)


def test_the_best_expansion_is_found_and_dear_ones_are_declined():
    players = player(24, coins=5), player(1), player(2)
    token = Worth(position(*players, frames=(Expand(A),), claims={"leinster": ON_BOARD}))
    assert token.expansion(A, 5)[0] == 35
    nothing = Worth(position(*players, frames=(Expand(A),)))
    assert nothing.expansion(A, 5) == (0, 0.0)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_a_seat_is_said_to_end_with_between_rounds_is_what_it_ends_with_on_the_average(seats):
    errors: dict[int, list[float]] = {}
    for seed in range(40):
        play, random = Playout(GAME.new(Setup(seats, seed)).state, Generator(seed)), Generator(seed)
        course, told = play.course, {}
        while course.frames:
            if isinstance(course.frames[-1], Draft) and course.round > 1 and course.round not in told:
                told[course.round] = play.estimates()
            play.take_weights()
            course.answer(glance(play, random, 0))
        ends = [score.total for score in GAME.scores(course.finish().state)]
        for number, totals in told.items():
            errors.setdefault(number, []).extend(end - total for end, total in zip(ends, totals, strict=True))
    assert set(errors) == set(range(2, tables.BY_SEATS[seats].rounds + 1))
    # Quick answers leave a seat about a point more than thinking players do, for whom the estimates are meant.
    assert max(abs(sum(found) / len(found)) for found in errors.values()) < 2.5


def test_towns_that_are_alike_are_weighed_once():
    state = GAME.new(Setup(3, 1)).state
    view = GAME.view_for(state, GAME.to_answer(state)[0])
    regions = [tables.TOWNS[answer.town - 1].region for answer in candidates(view)]
    assert set(regions) == set(range(8))
    assert len(regions) < 30


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_tables_have_a_weight_for_every_feature_and_card(seats):
    table = TABLES[seats]
    assert [len(row) for row in (*table.rows, *table.ends)] == [value.FEATURES] * 18
    assert len(table.cards) == 26
    assert table.cards[tables.UNKNOWN] == 0
