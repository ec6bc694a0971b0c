"""The feast's helper fills the banquet table as well as can be; a plain search over everything agrees."""

from collections.abc import Iterator

import pytest
from attrs import evolve

from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.acts import LayFood
from vikingtable.rules.feast.feasting import FOOD, lay_why_not, open_spaces
from vikingtable.rules.feast.frames import Feasting
from vikingtable.rules.feast.items import ITEM, ITEMS
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.game import Setup
from vikingtable.rules.registry import game
from vikingtable.ui.feast.serving import Laid, cost_of, fill_well

FEAST = game("feast")


def feast(round_number: int = 1, *, dry: bool = False, **amounts: int) -> tuple[FeastState, Feasting]:
    """The feast of a solo game in this round, with this food at hand."""
    state: FeastState = FEAST.new(Setup(1, seed=1)).state
    supply = [0] * len(state.players[0].supply)
    for item, amount in amounts.items():
        supply[ITEM[item]] = amount
    player = evolve(state.players[0], supply=tuple(supply))
    frame = Feasting(0, dry=dry)
    return evolve(state, players=(player,), round=round_number, frames=(frame,)), frame


def every_way(state: FeastState, frame: Feasting) -> Iterator[tuple[Laid, ...]]:
    """Every way to lay food, from left to right."""

    def go_on(state: FeastState, space: int, laid: tuple[Laid, ...]) -> Iterator[tuple[Laid, ...]]:
        here = state.frames[-1]
        assert isinstance(here, Feasting)
        yield laid
        for first in range(space, open_spaces(state, 0).stop):
            for place in FOOD:
                if not state.players[0].supply[place]:
                    continue
                for lengthwise in (True, False):
                    if not lay_why_not(state, here, place, first, lengthwise):
                        more = (*laid, (place, first, lengthwise))
                        after = FEAST.play(state, LayFood(0, ITEMS[place], first, lengthwise)).state
                        assert isinstance(after, FeastState)
                        if after.frames and isinstance(after.frames[-1], Feasting):
                            yield from go_on(after, first + 1, more)
                        else:
                            yield more  # the table is full or nothing is left to lay

    yield from go_on(state, open_spaces(state, frame.seat).start, ())


def test_cheap_food_is_served_lengthwise_and_colours_alternate() -> None:
    state, frame = feast(flax=1, stockfish=1)
    laid = fill_well(state, frame)
    assert sorted((ITEMS[place], lengthwise) for place, _, lengthwise in laid) == [
        ("flax", True),
        ("stockfish", True),
    ]
    assert len(open_spaces(state, 0)) == 6


def test_no_mead_where_a_card_forbids_it() -> None:
    state, frame = feast(mead=2)
    assert fill_well(state, frame) != ()
    state, frame = feast(mead=2, dry=True)
    assert fill_well(state, frame) == ()


@pytest.mark.parametrize("seed", range(6))
def test_no_way_at_all_costs_less(seed: int) -> None:
    random = Generator(seed)
    kinds = ("peas", "mead", "flax", "stockfish", "beans", "silver")
    amounts = {kind: random.below(2) for kind in kinds}
    state, frame = feast(**amounts)
    best = min(cost_of(state, frame, laid) for laid in every_way(state, frame))
    assert cost_of(state, frame, fill_well(state, frame)) == best
