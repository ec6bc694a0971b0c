"""Best fit on boards of a dozen cells: the search proves what a search through everything finds, cover or value."""

from random import Random

import pytest

from tests.tiles.fit_problems import small_problem
from tests.tiles.fit_referee import best_of_all, judge
from vikingtable.rules.feast.boards import CATALOGUE
from vikingtable.tiles.packing import Problem, solve

#: Units of work; every small problem is proved long before.
ENOUGH = 400_000


def answer_to(plain):
    answer = solve(Problem.from_dict(plain, CATALOGUE), work_limit=ENOUGH)
    return answer, answer.to_dict(0.0)["placements"]


@pytest.mark.parametrize("seed", range(6))
def test_the_best_value_is_found_and_proved(seed):
    random = Random(seed)
    for _ in range(20):
        plain = small_problem(random, cover=False)
        best, _ = best_of_all(plain)
        answer, placements = answer_to(plain)
        assert (answer.value, answer.proven, answer.bound) == (best, True, best), plain
        assert judge(plain, placements)[0] == best, plain


@pytest.mark.parametrize("seed", range(6))
def test_whether_tiles_cover_a_board_is_told_and_proved(seed):
    random = Random(1000 + seed)
    told = set()
    for _ in range(20):
        plain = small_problem(random, cover=True)
        _, covers = best_of_all(plain)
        answer, placements = answer_to(plain)
        assert (answer.cover, answer.proven) == ("yes" if covers else "no", True), plain
        told.add(answer.cover)
        if covers:
            assert judge(plain, placements)[1], plain
    assert told == {"yes", "no"}


def covering(rows, tiles, silver, ore):
    board = {"rows": rows, "rules": "land"}
    return answer_to({"board": board, "tiles": tiles, "silver": silver, "ore": ore, "task": "cover"})[0]


@pytest.mark.parametrize(
    ("silver", "ore", "cover"), [(0, 0, "no"), (1, 0, "no"), (2, 0, "yes"), (0, 2, "yes"), (1, 1, "yes"), (0, 1, "no")]
)
def test_fillers_close_the_gaps_whatever_they_cost(silver, ore, cover):
    # Five cells in a row, a silverware of three.
    answer = covering(["-----"], {"silverware": 1}, silver, ore)
    assert (answer.cover, answer.proven) == (cover, True)


def test_silver_alone_covers_a_board():
    assert covering(["-o", "o-"], {}, 4, 0).cover == "yes"
    assert covering(["-o", "o-"], {}, 3, 0).cover == "no"
    assert covering(["-o", "o-"], {"chest": 0}, 0, 4).cover == "yes"


def test_a_board_that_is_covered_needs_nothing():
    plain = {
        "board": {"rows": ["--"], "rules": "land"},
        "placed": [{"tile": "silver", "x": 0, "y": 0}, {"tile": "ore", "x": 1, "y": 0}],
        "task": "cover",
    }
    answer, placements = answer_to(plain)
    assert (answer.cover, answer.proven, placements) == ("yes", True, [])


def test_greens_that_touch_do_not_cover():
    # Two oils (green, two cells) cover a square of four cells only side by side.
    assert covering(["--", "--"], {"oil": 2}, 0, 0).cover == "no"
    assert covering(["--", "--"], {"oil": 1, "runestone": 1}, 0, 0).cover == "yes"


def test_four_by_one_pieces_cannot_cover_ten_by_ten():
    # Shown by colouring in four stripes; a search through everything would not end.
    answer = covering(["-" * 10] * 10, {"linen": 5, "silk": 20}, 0, 0)
    assert (answer.cover, answer.proven) == ("no", True)
