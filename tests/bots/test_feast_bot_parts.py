"""The parts of A Feast for Odin's computer players: sketches, dice, income squares, matches between levels."""

import pytest

from tests.bots.test_feast_bot import played
from tests.rules.feast.positions import GAME, do, position
from vikingtable.bots.feast import quick
from vikingtable.bots.feast.dice import weigh
from vikingtable.bots.feast.judge import Players
from vikingtable.bots.feast.reading import sketch_of
from vikingtable.bots.feast.squares import higher_income
from vikingtable.bots.feast.table import ELITES
from vikingtable.bots.feast.weights import Policy
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.acts import PlaceVikings, Roll, Settle
from vikingtable.rules.feast.boards import area
from vikingtable.rules.feast.frames import Rolling
from vikingtable.rules.feast.items import ITEM
from vikingtable.rules.game import Setup


def test_a_ship_that_emigrates_is_worth_thirteen_points_more_in_the_sketch() -> None:
    sailing = sketch_of(position(1, 7, me={"knarrs": 1}), 0)
    gone = sketch_of(position(1, 7, me={"emigrated": ("knarr",)}), 0)
    assert gone.score() - sailing.score() == pytest.approx(18 - 5)


def test_a_coin_is_a_point_and_the_next_feast_has_two_spaces_fewer_for_each_ship_gone() -> None:
    assert sketch_of(position(1, 7, me={"silver": 4}), 0).score() - sketch_of(position(1, 7), 0).score() == 4
    assert sketch_of(position(1, 5), 0).spaces() == 10
    assert sketch_of(position(1, 5, me={"emigrated": ("knarr", "longship")}), 0).spaces() == 6


def test_a_roll_of_one_is_paid_with_the_bow() -> None:
    state = do(position(1, 1, me={"bow_and_arrow": 1}), PlaceVikings(0, "hunt_1"))
    prices = sketch_of(state, 0).prices(Policy(ELITES[0]))
    assert weigh(state, 0, Rolling(0, "hunt"), prices)[0][1] == Roll(0)
    assert weigh(state, 0, Rolling(0, "hunt", rolls=1, roll=1), prices)[0][1] == Settle(0, 0, 1)


def test_a_mountain_strip_is_worth_its_items_from_the_left_and_nothing_beyond_its_end() -> None:
    prices = sketch_of(position(1, 1), 0).prices(Policy(ELITES[0]))
    silver, ore, stone = (prices.list[ITEM[item]] for item in ("silver", "ore", "stone"))
    # Wood, wood, stone, ore, ore, 2 silver, 2 silver: two items are gone, then five.
    assert prices.strip((0, 2)) == pytest.approx((0, stone, stone + ore, stone + 2 * ore, stone + 2 * ore + 2 * silver))
    assert prices.strip((0, 5)) == pytest.approx((0, 2 * silver, 4 * silver, 4 * silver, 4 * silver))


def test_a_thought_has_the_same_quick_players_as_any_other_at_first() -> None:
    one, other = Players(Generator(1)), Players(Generator(2))
    assert [one[number].weights for number in (0, 1)] == list(ELITES)
    assert one[63].weights == other[63].weights != one[62].weights
    assert one[64].weights != other[64].weights


def test_the_first_quick_player_does_better_alone_than_the_second() -> None:
    games = [sketch_of(GAME.new(Setup(1, seed)).state, 0) for seed in range(20)]
    first, second = (sum(quick.play(sketch.copy(), Policy(weights)) for sketch in games) for weights in ELITES)
    assert first > second


def test_four_cells_in_the_corner_bring_an_income_of_two() -> None:
    home = area("home")
    laid = higher_income(home, home.empty, (("chest", 1),), {}, 3, 6)
    assert [(one.piece, one.x, one.y) for one in laid] == [("chest", 0, 10)]
    assert home.income(home.build(laid)) == 2


def test_a_coin_is_laid_for_six_incomes_but_not_for_one() -> None:
    home = area("home")
    assert [one.piece for one in higher_income(home, home.empty, (), {"silver": 1}, 3, 6)] == ["silver"]
    assert higher_income(home, home.empty, (), {"silver": 1}, 3, 1) == ()


@pytest.mark.release
@pytest.mark.parametrize(
    ("stronger", "weaker", "least"), [("hard", "medium", 0.65), ("medium", "easy", 0.65), ("easy", "random", 0.95)]
)
def test_the_stronger_level_wins_against_one_with_seats_swapped(stronger: str, weaker: str, least: float) -> None:
    won = 0.0
    for seed in range(40):
        levels = (stronger, weaker) if seed % 2 == 0 else (weaker, stronger)
        winners = GAME.outcome(played(Setup(2, seed), levels))
        assert winners is not None
        won += (seed % 2 in winners) / len(winners)
    assert won >= least * 40
