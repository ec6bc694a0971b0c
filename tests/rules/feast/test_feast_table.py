"""The working copy of a state: opened and closed again it is the same value."""

import attrs
import pytest

from vikingtable.rules.chance import Chance, Generator
from vikingtable.rules.feast.state import FeastPlayer, FeastState
from vikingtable.rules.feast.table import Table
from vikingtable.rules.game import Setup
from vikingtable.rules.registry import game

GAME = game("feast")


@pytest.mark.parametrize("seats", [1, 4])
def test_opened_and_closed_again_a_state_is_the_same(seats: int) -> None:
    random, state = Generator(seats), GAME.new(Setup(seats, seed=5)).state
    for _ in range(120):
        table = Table(state, Chance(state.generator))
        for seat in range(seats):
            table.own(seat)
        closed = table.closed()
        assert type(closed) is FeastState
        assert [type(player) for player in closed.players] == [FeastPlayer] * seats
        assert closed == state
        assert repr(closed) == repr(state)
        state = GAME.play(state, GAME.sample(state, GAME.to_answer(state)[0], random)).state


def test_a_closed_state_is_frozen_like_any_other() -> None:
    state = GAME.new(Setup(2, seed=5)).state
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        state.round = 7
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        state.players[0].thing = 9
