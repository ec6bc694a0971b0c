"""Golden games of Knarr and Brian Boru lead to the same ends, and between them show every way to end.

``python -m tests.rules.golden_saves`` records them again and prints what changed.
"""

import pytest

from tests.rules.golden_saves import GAMES, path_of
from vikingtable.rules import registry
from vikingtable.saves.model import SAME
from vikingtable.saves.replay import load

#: Points, winners and number of actions of each golden game.
ENDS = {
    ("knarr", "two_won_alone"): ([40, 33], (0,), 117),
    ("knarr", "three_won_alone"): ([38, 39, 43], (2,), 180),
    ("knarr", "four_won_alone"): ([27, 27, 29, 41], (3,), 195),
    ("knarr", "two_by_tokens"): ([40, 40], (0,), 109),
    ("knarr", "three_shared"): ([41, 37, 41], (0, 2), 165),
    ("knarr", "two_shortage"): ([40, 20], (0,), 124),
    ("knarr", "two_empty_stock"): ([41, 45], (1,), 127),
    ("knarr", "four_advanced_weathervane"): ([42, 16, 16, 34], (0,), 165),
    ("boru", "three_won_alone"): ([38, 35, 36], (0,), 159),
    ("boru", "four_won_alone"): ([21, 10, 30, 24], (2,), 216),
    ("boru", "five_won_alone"): ([24, 21, 18, 25, 22], (3,), 218),
    ("boru", "three_by_claims"): ([35, 25, 35], (0,), 158),
    ("boru", "four_by_marriages"): ([27, 19, 27, 24], (2,), 204),
    ("boru", "five_shared"): ([15, 15, 7, 20, 20], (3, 4), 223),
    ("boru", "three_military_support"): ([36, 25, 21], (0,), 157),
    ("boru", "four_trade"): ([26, 26, 30, 32], (3,), 209),
    ("boru", "five_play_last_card"): ([19, 31, 24, 15, 27], (1,), 260),
}


def test_every_golden_game_has_its_end_written_down():
    assert set(ENDS) == set(GAMES)


@pytest.mark.parametrize(("game_id", "name"), GAMES, ids=lambda part: part)
def test_a_golden_game_is_played_again_to_its_end(game_id, name):
    loaded = load(path_of(game_id, name).read_bytes())
    points, winners, actions = ENDS[game_id, name]
    rules = registry.game(game_id)
    assert loaded.verdict.code == SAME
    assert [score.total for score in rules.scores(loaded.saved.state)] == points
    assert rules.outcome(loaded.saved.state) == winners
    assert len(loaded.saved.actions) == actions


def how_it_ended(game_id, state):
    """By which rule the winner was found."""
    rules = registry.game(game_id)
    totals = [score.total for score in rules.scores(state)]
    level = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(rules.outcome(state)) > 1:
        return "shared"
    if len(level) == 1:
        return "alone"
    if game_id == "knarr":
        return "tokens"
    tokens = [state.claims.count(seat) for seat in level]
    return "claims" if tokens.count(max(tokens)) == 1 else "marriages"


@pytest.mark.parametrize(
    ("game_id", "ways", "seats"),
    [
        ("knarr", {"alone", "tokens", "shared"}, {2, 3, 4}),
        ("boru", {"alone", "claims", "marriages", "shared"}, {3, 4, 5}),
    ],
)
def test_every_way_to_end_and_every_number_of_seats_has_a_golden_game(game_id, ways, seats):
    states = [load(path_of(*key).read_bytes()).saved.state for key in GAMES if key[0] == game_id]
    assert {how_it_ended(game_id, state) for state in states} == ways
    assert {state.seats for state in states} == seats
