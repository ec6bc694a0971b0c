"""The computer players of A Feast for Odin: legal, the same each time, with reasons, and strong enough."""

import pytest

from tests.rules.feast.positions import GAME, carried_on, do, held, kind, position
from vikingtable.bots.base import LEVELS, Budget
from vikingtable.bots.feast.banquet import best_filling
from vikingtable.bots.registry import bot_for, iterations_for
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.acts import LayFood, Pass, PlaceVikings, Roll
from vikingtable.rules.game import Setup
from vikingtable.texts.message import msg


def played(setup: Setup, levels: tuple[str, ...] = ("easy",), most: int = 10_000):
    """The state after ``most`` answers, or the last, of a game of computer players only; one level a seat."""
    bots, random = [bot_for("feast", level) for level in levels], Generator(setup.seed + 99)
    state = GAME.new(setup).state
    for _ in range(most):
        decision = GAME.decision(state)
        if decision is None:
            break
        seat = decision.seats[-1]
        level = levels[seat % len(levels)]
        budget = Budget(iterations_for("feast", level))
        choice = bots[seat % len(levels)].choose(GAME.view_for(state, seat), decision, budget, random)
        if level != "random":
            assert choice.reasons
        state = GAME.apply(state, choice.action).state
    return state


def mean(seeds: range, level: str) -> float:
    totals = [GAME.scores(played(Setup(1, seed), (level,)))[0].total for seed in seeds]
    return sum(totals) / len(totals)


def test_an_easy_solo_game_ends_above_ten_points() -> None:
    assert mean(range(100, 102), "easy") >= 10


@pytest.mark.release
@pytest.mark.parametrize(("level", "least"), [("easy", 10), ("medium", 40), ("hard", 60)])
def test_solo_long_games_over_fifty_seeds(level: str, least: int) -> None:
    assert mean(range(50), level) >= least


def test_easy_beats_random() -> None:
    state = played(Setup(2, 5), ("easy", "random"))
    assert GAME.outcome(state) == (0,)


def test_the_same_seed_gives_the_same_moves() -> None:
    setup = Setup(2, 8, (("length", "short"), ("deck", "a"), ("starting_card", "chosen")))
    assert played(setup, ("medium",), 25) == played(setup, ("medium",), 25)


def test_four_play_a_short_game() -> None:
    state = played(Setup(4, 3, (("length", "short"),)))
    totals = [score.total for score in GAME.scores(state)]
    assert GAME.outcome(state) == tuple(seat for seat in range(4) if totals[seat] == max(totals))
    assert min(totals) > -40


def test_every_level_has_a_player_and_thinks_longer_than_the_one_below() -> None:
    thoughts = [iterations_for("feast", level) for level in LEVELS]
    assert thoughts == sorted(thoughts)
    with pytest.raises(KeyError):
        bot_for("feast", "grandmaster")


def test_a_thought_told_to_stop_ends_with_a_legal_answer() -> None:
    state = GAME.new(Setup(1, 4)).state
    decision = GAME.decision(state)
    assert decision is not None
    choice = bot_for("feast", "hard").choose(
        GAME.view_for(state, 0), decision, Budget(1 << 31, lambda: True), Generator(1)
    )
    assert GAME.why_not(state, choice.action) == ()


def advice(state, also=(), level="easy"):
    decision = GAME.decision(state)
    assert decision is not None
    budget = Budget(iterations_for("feast", level))
    return bot_for("feast", level).advise(GAME.view_for(state, 0), decision, budget, Generator(7), also)


def test_advice_is_best_first_and_begins_with_what_is_played() -> None:
    state = GAME.new(Setup(1, 4)).state
    decision = GAME.decision(state)
    assert decision is not None
    found = advice(state)
    values = [one.value for one in found]
    assert len(found) > 2
    assert values == sorted(values, reverse=True)
    budget = Budget(iterations_for("feast", "easy"))
    choice = bot_for("feast", "easy").choose(GAME.view_for(state, 0), decision, budget, Generator(7))
    assert found[0].action == choice.action
    assert len({one.action for one in found}) == len(found)


def test_an_answer_really_given_is_weighed_too() -> None:
    state = GAME.new(Setup(1, 4)).state
    found = advice(state, (Pass(0),))
    worth = {one.action: one.value for one in found}
    # Three Vikings or more left unused in round 1 cost points.
    assert worth[Pass(0)] < found[0].value


def test_reasons_tell_what_a_space_brings() -> None:
    state = GAME.new(Setup(1, 4)).state
    found = {one.action: one.reasons for one in advice(state, (PlaceVikings(0, "fish"), PlaceVikings(0, "hunt_1")))}
    assert found[PlaceVikings(0, "fish")] == (msg("feast.reason.gains", msg("list", msg("feast.item.stockfish"))),)
    assert found[PlaceVikings(0, "hunt_1")] == (msg("feast.reason.dice"),)


def test_the_first_roll_is_made() -> None:
    state = do(GAME.new(Setup(1, 4)).state, PlaceVikings(0, "hunt_1"))
    assert advice(state)[0].action == Roll(0)


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
