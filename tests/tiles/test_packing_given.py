"""Best fit on full boards: the values known to be reachable, by a fixed amount of work, judged by the referee."""

import json
from pathlib import Path

import pytest

from tests.tiles.fit_referee import judge
from vikingtable.rules.feast.boards import CATALOGUE
from vikingtable.tiles.packing import Answer, Problem, nothing, solve

PROBLEMS = Path(__file__).parents[1] / "data" / "fit"

#: By problem: the value of placing nothing, and the best known value; True where it is proved that there is no better.
KNOWN = {
    "cover_carved_greens": (0, 88, True),
    "cover_parity_no": (0, 96, True),
    "home_early_2": (0, 29, True),
    "home_early_6": (0, 53, True),
    "home_late_1": (0, 104, True),
    "home_late_5": (0, 124, False),
    "home_late_dense_1": (0, 64, True),
    "home_mid_12": (0, 91, True),
    "home_mid_3": (10, 78, True),
    "home_mid_7": (2, 93, True),
    "home_mid_9": (6, 103, False),
    "infeasible_greens_newfoundland": (0, 26, True),
    "island_greenland": (0, 51, True),
    "island_shetland": (0, 48, True),
    "long_house_1": (0, 22, True),
    "special_home_12": (0, 106, False),
    "special_labrador": (0, 42, True),
    "trap_gate_home": (0, 96, True),
}


def plain(name: str) -> dict:
    return json.loads((PROBLEMS / f"{name}.json").read_text("utf-8"))


def judged(name: str, work: int, seed: int = 0, **changes: object) -> Answer:
    """The answer after ``work`` units, legal and worth what it says."""
    data = plain(name) | changes
    answer = solve(Problem.from_dict(data, CATALOGUE), seed=seed, work_limit=work)
    value, covered = judge(data, answer.to_dict(0.0)["placements"])
    assert value == answer.value
    assert answer.value <= answer.bound
    if answer.cover is not None:
        assert covered == (answer.cover == "yes")
    _, best, proved = KNOWN[name]
    if proved and answer.cover is None:
        assert answer.value <= best <= answer.bound
    return answer


def share(name: str, answer: Answer) -> float:
    """The part of what can be won that was won."""
    least, best, _ = KNOWN[name]
    return (answer.value - least) / (best - least)


@pytest.mark.parametrize("name", KNOWN)
def test_placing_nothing_is_worth_what_is_known(name):
    assert nothing(Problem.from_dict(plain(name), CATALOGUE)) == KNOWN[name][0]


@pytest.mark.parametrize(("work", "mean", "worst"), [(1_000, 0.85, 0.6), (8_000, 0.95, 0.85), (30_000, 0.97, 0.9)])
def test_most_of_what_can_be_won_is_won_with_little_work(work, mean, worst):
    # Some 10, 40 and 150 milliseconds; of each problem the mean of three seeds, as a single walk has luck.
    shares = [sum(share(name, judged(name, work, seed)) for seed in range(3)) / 3 for name in KNOWN]
    assert sum(shares) / len(shares) >= mean
    assert min(shares) >= worst


@pytest.mark.parametrize(
    "name", ["island_greenland", "island_shetland", "special_labrador", "infeasible_greens_newfoundland"]
)
def test_islands_are_solved_with_little_work(name):
    assert judged(name, 60_000).value == KNOWN[name][1]


@pytest.mark.parametrize("name", ["long_house_1", "trap_gate_home", "home_early_2", "home_late_1"])
def test_houses_and_sparse_or_full_holdings_are_solved_and_proved(name):
    answer = judged(name, 150_000)
    assert (answer.value, answer.proven) == (KNOWN[name][1], True)


@pytest.mark.release
def test_tiles_cover_the_board_that_was_cut_from_them():
    answer = judged("cover_carved_greens", 2_000_000, task="cover")
    assert (answer.cover, answer.proven) == ("yes", True)
    assert sum(1 for _ in answer.placements) == 20


def test_straight_pieces_of_four_do_not_cover_ten_by_ten():
    answer = judged("cover_parity_no", 10_000, task="cover")
    assert (answer.cover, answer.proven) == ("no", True)


@pytest.mark.release
def test_nearly_all_that_can_be_won_is_won_with_much_work():
    # Some ten seconds each.
    shares = {name: share(name, judged(name, 1_400_000)) for name in KNOWN}
    assert sum(shares.values()) / len(shares) >= 0.99
    assert min(shares.values()) >= 0.96
