"""Whole games of Wild Vikings: recorded ones for each way of ending, and how long random ones are."""

import pytest
from attrs import evolve

from tests.rules.wild_vikings.golden import FOLDER, GAMES, read
from tests.rules.wild_vikings.positions import GAME, position, roll
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.wild_vikings.state import Roll


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_comes_out_the_same(name: str) -> None:
    golden = read(name)
    assert golden.rules == GAME.rules_version, "record the golden games again"
    # Another seed shows that the outcomes kept beside the actions are all that chance gives.
    state = GAME.new(Setup(golden.setup.seats, golden.setup.seed + 1, golden.setup.options), golden.deal).state
    for action, outcomes in golden.moves:
        step = GAME.apply(state, action, outcomes)
        assert step.outcomes == outcomes
        state = step.state
    assert (state.treasures, GAME.outcome(state)) == (golden.treasures, golden.winners)


def test_there_is_a_recorded_game_for_each_way_of_ending() -> None:
    winners = {name: (read(name).treasures, read(name).winners) for name in GAMES}
    assert winners == {
        "won_alone": ((4, 6, 8), (2,)),
        "shared": ((3, 3, 3, 0), (0, 1, 2)),
        "most_cards": ((2, 0, 4, 4), (2,)),
        "most_cards_shared": ((3, 3, 3, 0), (1, 2)),
        "house_rules": ((1, 13, 1, 5, 1), (1,)),
    }
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


@pytest.mark.parametrize(("seats", "tokens", "rolls"), [(2, 40, 57.0), (5, 40, 57.0), (3, 20, 27.0)])
def test_a_game_takes_one_and_a_half_rolls_for_each_token_but_two(seats: int, tokens: int, rolls: float) -> None:
    random, games, count = Generator(7), 1200, 0
    for seed in range(games):
        state = GAME.new(Setup(seats, seed, (("treasureTokens", tokens),))).state
        while waiting := GAME.to_answer(state):
            action = GAME.sample(state, waiting[0], random)
            count += isinstance(action, Roll)
            state = GAME.apply(state, action).state
    # A roll is a ship with 4 faces of 6, so the number of rolls strays by sqrt(0.75 × (tokens − 2)); five errors wide.
    error = (0.75 * (tokens - 2) / games) ** 0.5
    assert count / games == pytest.approx(rolls, abs=5 * error)


def test_each_face_comes_as_often() -> None:
    counts = [0] * 7
    state = position(["Y", "Y"], gems=(0, 0, 0))
    for _ in range(6000):
        step = GAME.apply(state, Roll(0))
        face = step.outcomes[0]
        assert isinstance(face, int)
        counts[face] += 1
        state = evolve(state, generator=step.state.generator)
    assert counts[0] == 0
    assert all(880 <= count <= 1120 for count in counts[1:])


def test_turns_are_counted_and_go_round() -> None:
    state = position(["Y", "Y", "Y"], gems=(0, 1, 1), current=2)
    turns = [(state.turn, state.active_seat)]
    for face in "BVRB":
        state = roll(state, face).state
        turns.append((state.turn, state.active_seat))
    assert turns == [(1, 2), (2, 0), (3, 1), (4, 2), (5, 0)]
