"""When the computer players of A Feast for Odin lay tiles: food and coins wait for the feast."""

from tests.rules.feast.positions import GAME, carried_on, do, position
from vikingtable.bots.base import Budget
from vikingtable.bots.feast.banquet import coins_wanted
from vikingtable.bots.feast.laying import Effort, next_tile
from vikingtable.bots.registry import bot_for, iterations_for
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.acts import Pass, PlaceTile
from vikingtable.rules.feast.frames import Window
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.state import Action

_EFFORT = Effort(3, 4000, 4000, lambda: False)


def window(round_: int, before: str, **me: object) -> FeastState:
    """The window before a phase of a solo game."""
    state = carried_on(position(1, round_, at=before, me=me)).state
    assert isinstance(state.frames[-1], Window)
    return state


def answer(state: FeastState, level: str = "medium") -> Action:
    decision = GAME.decision(state)
    assert decision is not None
    budget = Budget(iterations_for("feast", level))
    return bot_for("feast", level).choose(GAME.view_for(state, 0), decision, budget, Generator(1)).action


def test_food_is_not_laid_into_a_house_before_the_last_feast_has_been_eaten() -> None:
    state = window(7, "feast", beans=2, cabbage=2, boards=(("long_house",),))
    assert answer(state) == Pass(0)


def test_after_the_last_feast_food_fills_the_house() -> None:
    state = window(7, "feast", beans=1, cabbage=1, emigrated=("knarr",) * 6, boards=(("long_house",),))
    while not (isinstance(state.frames[-1], Window) and state.frames[-1].kind == "scoring"):
        state = do(state, answer(state))
    tile = answer(state)
    assert isinstance(tile, PlaceTile)
    assert (tile.site, tile.piece) in {(1, "beans"), (1, "cabbage")}


def test_the_feast_wants_a_coin_for_each_space_that_no_food_covers() -> None:
    # Round 1 has six spaces; beans and stockfish cover two and three of them.
    assert coins_wanted(window(1, "income", silver=8), 0, 0) == 6
    assert coins_wanted(window(1, "income", silver=8), 0, 4) == 2
    assert coins_wanted(window(1, "income", silver=8, beans=1, stockfish=1), 0, 0) == 1


def test_four_coins_are_laid_for_seven_incomes_of_two_but_not_for_four_if_the_feast_lacks_them() -> None:
    laid = next_tile(window(1, "income", silver=4), 0, _EFFORT)
    assert laid is not None
    assert (laid.action.piece, laid.loss) == ("silver", 2)
    assert next_tile(window(4, "income", silver=4), 0, _EFFORT) is None
    # With four ships emigrated the feast has one space.
    assert next_tile(window(4, "income", silver=4, emigrated=("knarr",) * 4), 0, _EFFORT) is not None


def test_no_open_space_at_the_last_feast_is_paid_for_with_a_coin_on_a_board() -> None:
    state = window(7, "income", silver=12, robe=2, chest=2, clothing=1)
    while state.frames:
        state = do(state, answer(state))
    assert state.players[0].penalties == 0
