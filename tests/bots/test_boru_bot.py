"""The computer player of Brian Boru: legal, the same for the same seed, and better than two random players."""

import pytest

from tests.bots.arena import play, wins


def test_same_seed_same_game():
    assert play("boru", ("easy", "random", "random"), 4) == play("boru", ("easy", "random", "random"), 4)


def test_it_beats_two_random_players():
    assert wins("boru", ("easy", "random", "random"), 9)[0] >= 0.6


@pytest.mark.parametrize("seats", [4, 5])
def test_it_plays_with_more_seats(seats):
    _, points = play("boru", ("easy",) * 2 + ("random",) * (seats - 2), 8)
    assert len(points) == seats
    assert min(points) >= 0


@pytest.mark.release
def test_it_takes_first_place_in_70_of_100_games_of_three():
    assert wins("boru", ("hard", "random", "random"), 200)[0] >= 0.70
