"""Counted move trees: how many lines of play there are from a position, to a small depth.

A roll counts once for each face; the cards that follow a card face are those that the state's generator gives.
"""

import pytest

from tests.rules.wild_vikings.positions import GAME, position, roll
from vikingtable.rules.game import Setup
from vikingtable.rules.wild_vikings.state import Roll, WildVikingsState


def lines_of_play(state: WildVikingsState, depth: int) -> int:
    """The number of lines of ``depth`` actions; a line that ends with the game counts once."""
    if depth == 0 or not state.frames:
        return 1
    count = 0
    for action in GAME.legal_actions(state, state.active_seat):
        for script in [(face,) for face in range(1, 7)] if isinstance(action, Roll) else [()]:
            count += lines_of_play(GAME.apply(state, action, script).state, depth - 1)
    return count


def fresh(seats: int, **chosen: object) -> WildVikingsState:
    options = (("firstPlayer", "chosen"), ("rowOrder", "yellow-red-blue"), *chosen.items())
    # Everyone is dealt the first cards left, which are yellow, then red: the same hands on every platform.
    return GAME.new(Setup(seats, 1, options), (0,) * 6 * seats).state  # type: ignore[arg-type]


@pytest.mark.parametrize(("depth", "lines"), [(1, 6), (2, 34), (3, 182), (4, 1005), (5, 5351)])
def test_two_players_from_the_start(depth: int, lines: int) -> None:
    assert lines_of_play(fresh(2), depth) == lines


@pytest.mark.parametrize(("depth", "lines"), [(1, 6), (2, 31), (3, 152), (4, 725)])
def test_five_players_from_the_start(depth: int, lines: int) -> None:
    assert lines_of_play(fresh(5), depth) == lines


@pytest.mark.parametrize(("rule", "lines"), [("raiseOrPass", 25), ("free", 108)])
def test_an_auction_by_either_bidding_rule(rule: str, lines: int) -> None:
    state = roll(position(["YYJ", "YJJ", "YY"], gems=(3, 1, 1), bidRule=rule), "V").state
    assert lines_of_play(state, 3) == lines


def test_with_an_empty_supply_four_faces_end_the_game() -> None:
    state = position(["YYJ", "YJ"], gems=(3, 1, 1), pool=0, deck="YRBJYRBJ")
    assert [lines_of_play(state, depth) for depth in (1, 2, 3, 4)] == [6, 16, 31, 109]
