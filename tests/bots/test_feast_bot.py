"""The rule-following computer player of A Feast for Odin: legal, the same each time, and good enough for a game."""

import pytest

from tests.rules.feast.positions import GAME, carried_on, do, held, kind, position
from vikingtable.bots.base import LEVELS, Budget
from vikingtable.bots.feast.banquet import best_filling
from vikingtable.bots.feast.value import value
from vikingtable.bots.registry import bot_for, iterations_for
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.acts import LayFood, Pass
from vikingtable.rules.game import Setup


def played(setup: Setup, level: str = "easy"):
    """The last state of a game of computer players only."""
    bot, random = bot_for("feast", level), Generator(setup.seed + 99)
    state = GAME.new(setup).state
    while decision := GAME.decision(state):
        seat = decision.seats[-1]
        choice = bot.choose(GAME.view_for(state, seat), decision, Budget(iterations_for("feast", level)), random)
        assert choice.reasons
        state = GAME.apply(state, choice.action).state
    return state


def mean(seeds: range) -> float:
    totals = [GAME.scores(played(Setup(1, seed)))[0].total for seed in seeds]
    return sum(totals) / len(totals)


def test_solo_long_games_end_above_zero() -> None:
    assert mean(range(100, 103)) > 0


@pytest.mark.release
def test_solo_long_games_end_above_zero_over_fifty_seeds() -> None:
    assert mean(range(50)) > 0


def test_the_same_seed_gives_the_same_game() -> None:
    setup = Setup(2, 8, (("length", "short"), ("deck", "a"), ("starting_card", "chosen")))
    assert played(setup) == played(setup, "hard")


def test_four_play_a_short_game() -> None:
    state = played(Setup(4, 3, (("length", "short"),)))
    totals = [score.total for score in GAME.scores(state)]
    assert GAME.outcome(state) == tuple(seat for seat in range(4) if totals[seat] == max(totals))
    assert min(totals) > -60


def test_every_level_has_a_player() -> None:
    assert [iterations_for("feast", level) for level in LEVELS] == [1, 1, 1]
    with pytest.raises(KeyError):
        bot_for("feast", "grandmaster")


def feast(round_: int, **food: int):
    state = carried_on(position(1, round_, at="feast", me=food)).state
    while kind(state) == "window":
        state = do(state, Pass(0))
    return state


def filling(state):
    return best_filling(state, 0, state.frames[-1])


def test_the_table_is_filled_without_a_gap_where_that_is_possible() -> None:
    state = feast(4, mead=1, peas=1, stockfish=1, beans=1)
    plan = filling(state)
    assert do(state, *plan).players[0].penalties == 0


def test_coins_are_spared_where_food_does() -> None:
    state = feast(1, mead=1, peas=1, silver=6, milk=1)
    plan = filling(state)
    assert [action.item for action in plan].count("silver") == 0
    assert held(do(state, *plan))["silver"] == 6


def test_what_lies_on_the_table_is_kept() -> None:
    state = do(feast(1, mead=2, peas=1), LayFood(0, "mead", 2, True))
    # Six spaces: peas beside the mead, one space open, the second mead upright.
    assert do(state, *filling(state)).players[0].penalties == 1


def test_more_points_are_worth_more() -> None:
    poor, rich = position(1), position(1, me={"knarrs": 1, "silver": 3})
    assert value(rich, 0) - value(poor, 0) == pytest.approx(5.0 + 2.5 + 3.45)
