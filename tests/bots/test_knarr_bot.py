"""The computer player of Knarr: legal, the same for the same seed, and far better than chance."""

import pytest

from tests.bots.arena import play, wins


def test_same_seed_same_game():
    assert play("knarr", ("medium", "easy"), 11) == play("knarr", ("medium", "easy"), 11)


@pytest.mark.parametrize(("level", "games"), [("easy", 12), ("medium", 8), ("hard", 4)])
def test_every_level_beats_random_play(level, games):
    assert wins("knarr", (level, "random"), games)[0] >= 0.75


def test_four_computers_finish_a_game():
    winners, points = play("knarr", ("easy", "medium", "hard", "easy"), 5)
    assert max(points) >= 40
    assert points[winners[0]] == max(points)


@pytest.mark.release
def test_it_beats_random_play_in_95_of_100_games():
    assert wins("knarr", ("easy", "random"), 200)[0] >= 0.95
