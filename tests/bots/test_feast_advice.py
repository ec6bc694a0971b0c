"""What A Feast for Odin's hard player says of its answers: points that the same player does reach in the end."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

from tests.benchmarks.feast_excess import RECORDS, Record, errors, line, read
from vikingtable.bots.base import Budget
from vikingtable.bots.feast.excess import EXCESS, LAID, STAGES
from vikingtable.bots.registry import bot_for, iterations_for
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.frames import Turn
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.game import Setup
from vikingtable.rules.plain import Codec
from vikingtable.rules.registry import game

GAME = game("feast")
CODEC = Codec(GAME)
#: What is said may lie so many points from what is reached, on the average of the games.
CLOSE = 6
ROUNDS = (1, 2, 3, 5, 7)


def recorded(seats: int) -> list[Record]:
    return [one for one in read(RECORDS) if one.seats == seats]


def turns(record: Record) -> Iterator[FeastState]:
    """Where the hard player places for the first time in each of the rounds."""
    state, seen = GAME.new(Setup(record.seats, record.seed)).state, set[int]()
    for plain in record.actions:
        asked = GAME.to_answer(state)[0]
        fresh = record.levels[asked] == "hard" and state.round not in seen
        if fresh and state.round in ROUNDS and isinstance(state.frames[-1], Turn):
            seen.add(state.round)
            yield state
        state = GAME.apply(state, CODEC.action(plain)).state
    assert [score.total for score in GAME.scores(state)] == list(record.points)


def mean_errors(records: list[Record], iterations: int) -> dict[int, float]:
    """Said less reached, by round."""
    found = defaultdict(list)
    for record in records:
        for state in turns(record):
            seat, decision = GAME.to_answer(state)[0], GAME.decision(state)
            assert decision is not None
            view, random = GAME.view_for(state, seat), Generator(record.seed)
            best = bot_for("feast", "hard").advise(view, decision, Budget(iterations), random)[0]
            found[state.round].append(best.value - record.points[seat])
    return {round_: sum(values) / len(values) for round_, values in found.items()}


@pytest.mark.parametrize("seats", [1, 2])
def test_in_recorded_games_the_points_said_come_true_on_the_average(seats: int) -> None:
    said = mean_errors(recorded(seats)[:10], 60)
    assert set(said) == set(ROUNDS)
    assert {round_: error for round_, error in said.items() if abs(error) > CLOSE} == {}


@pytest.mark.release
@pytest.mark.parametrize("seats", [1, 2])
def test_so_they_do_in_all_recorded_games_with_the_whole_thought(seats: int) -> None:
    said = mean_errors(recorded(seats), iterations_for("feast", "hard"))
    assert {round_: error for round_, error in said.items() if abs(error) > CLOSE} == {}


@pytest.mark.parametrize("seats", [1, 2])
def test_the_table_is_what_the_recorded_games_give(seats: int) -> None:
    for stage, by_left in errors(recorded(seats)).items():
        if stage == "feast":
            laid = by_left.pop(0)
            assert LAID[seats > 1] == pytest.approx(sum(laid) / len(laid), abs=0.06)
        excess = EXCESS[stage][seats > 1]
        assert (excess.last, excess.each) == pytest.approx(line(by_left), abs=0.06)


def test_each_stage_has_a_figure() -> None:
    assert set(EXCESS) == set(STAGES)
