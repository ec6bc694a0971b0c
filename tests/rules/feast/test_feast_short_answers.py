"""Whether something is allowed is found out in two ways, in short and in words: in random games both always agree."""

import pytest

from vikingtable.rules.chance import Generator
from vikingtable.rules.feast import feasting, turns
from vikingtable.rules.feast.card_ops import Standing
from vikingtable.rules.feast.effects import EFFECTS
from vikingtable.rules.feast.frames import Feasting, Turn
from vikingtable.rules.feast.handler import HANDLERS, OptionHandler
from vikingtable.rules.feast.legality import open_to, ops_can, ops_why_not, place_why_not
from vikingtable.rules.feast.spaces import PLACE, SPACES
from vikingtable.rules.feast.state import FREE_PLACE, FeastState
from vikingtable.rules.game import Setup
from vikingtable.rules.registry import game


def _turn_agrees(state: FeastState, seat: int) -> int:
    ways = [(space.id, "") for space in SPACES] + turns._imitations(state, seat)
    for place, copies in ways:
        if state.owner[PLACE[place]] == FREE_PLACE:
            assert open_to(state, seat, place, copies or place) == (not place_why_not(state, seat, place, copies))
    for space in SPACES:
        assert ops_can(state, seat, space.program, space.id) == (not ops_why_not(state, seat, space.program, space.id))
    return len(ways)


def _cards_agree(state: FeastState, seat: int) -> int:
    # Some cards at each turn, all of them in the course of a game.
    programs = [
        effect.program
        for card in EFFECTS
        for effect in EFFECTS[card]
        if card % 19 == state.turn % 19 and not any(isinstance(op, Standing) for op in effect.program)
    ]
    for program in programs:
        assert ops_can(state, seat, program) == (not ops_why_not(state, seat, program))
    return len(programs)


def _feast_agrees(state: FeastState, frame: Feasting) -> int:
    possible = set(feasting.ways(state, frame))
    supply = state.players[frame.seat].supply
    compared = 0
    for place in feasting.FOOD:
        for first in range(-1, 15):
            for lengthwise in (False, True):
                allowed = not feasting.lay_why_not(state, frame, place, first, lengthwise)
                assert feasting.may_lie(state, frame, place, first, lengthwise) == allowed
                assert ((place, first, lengthwise) in possible) == (allowed and supply[place] > 0)
                compared += 1
    return compared


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4), (4, 5)])
def test_both_ways_agree_at_every_decision_of_a_random_game(seats: int, seed: int) -> None:
    rules = game("feast")
    random = Generator(seed)
    state = rules.new(Setup(seats, seed)).state
    placements = food = options = effects = 0
    while waiting := rules.to_answer(state):
        seat, frame = waiting[0], state.frames[-1]
        handler = HANDLERS[type(frame)]
        if type(frame) is Turn:
            placements += _turn_agrees(state, seat)
            effects += _cards_agree(state, seat)
        elif type(frame) is Feasting:
            food += _feast_agrees(state, frame)
        elif isinstance(handler, OptionHandler):
            named = handler.options(state, frame)
            assert handler.chosen_from(state, frame) == [option for option, why in named.items() if not why]
            options += len(named)
        state = rules.play(state, rules.sample(state, seat, random)).state
    assert placements > 1000
    assert food > 1000
    assert options > 0
    assert effects > 200
