"""Forged states of A Feast for Odin: what cannot be is refused with its place; what is let through can be played."""

import copy
import json

import pytest
from attrs import evolve

from tests.rules.feast.positions import GAME, do, use
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.acts import PlaceVikings, Roll
from vikingtable.rules.feast.frames import Acting, Choosing, Feasting, Improving, Phase, Rolling, Run, Turn, Window
from vikingtable.rules.feast.state import Site
from vikingtable.rules.game import Setup
from vikingtable.rules.plain import Codec, PlainError, to_plain
from vikingtable.texts.message import render
from vikingtable.tiles.board import Board
from vikingtable.tiles.placement import Placement


def fresh(seats=2):
    return GAME.new(Setup(seats, 9)).state


def faults(state):
    return [render(fault) for fault in GAME.check(state)]


def with_player(state, **changed):
    return evolve(state, players=(evolve(state.players[0], **changed), *state.players[1:]))


def test_a_fresh_game_has_no_faults():
    for seats in (1, 2, 3, 4):
        assert faults(fresh(seats)) == []


def less(values, index=0, by=1):
    return (*values[:index], values[index] - by, *values[index + 1 :])


@pytest.mark.parametrize(
    ("forge", "said"),
    [
        (lambda s: evolve(s, seats=5), "This value is not possible: seats"),
        (lambda s: evolve(s, generator=-1), "This value is not possible: generator"),
        (lambda s: evolve(s, round=8), "This value is not possible: round"),
        (lambda s: evolve(s, owner=s.owner[1:]), "This value is not possible: owner"),
        (lambda s: evolve(s, owner=(0, *s.owner[1:])), "This value is not possible: vikings"),
        (lambda s: evolve(s, houses=(2, 3, 5)), "The pieces do not add up: houses: shed"),
        (lambda s: evolve(s, specials=s.specials & ~1), "The pieces do not add up: specials: glass_beads"),
        (lambda s: with_player(s, specials=1), "The pieces do not add up: specials: glass_beads"),
        (lambda s: evolve(s, weapon_pile=s.weapon_pile[1:]), "The pieces do not add up: weapons:"),
        (lambda s: evolve(s, strip_pile=s.strip_pile[1:]), "The pieces do not add up: strips"),
        (lambda s: evolve(s, strips=(s.strips[0], s.strips[0])), "This value is not possible: strips"),
        (lambda s: evolve(s, occupation_pile=s.occupation_pile[1:]), "The pieces do not add up: occupations"),
        (lambda s: with_player(s, hand=(s.occupation_pile[0],)), "The pieces do not add up: occupations"),
        (lambda s: with_player(s, hand=(191,)), "This value is not possible: players[0].hand"),
        (
            lambda s: with_player(s, supply=less(s.players[0].supply, by=5)),
            "This value is not possible: players[0].supply",
        ),
        (lambda s: with_player(s, thing=9), "The pieces do not add up: players[0].thing"),
        (lambda s: with_player(s, longships=(4,)), "This value is not possible: players[0].longships"),
        (lambda s: with_player(s, boats=(0, 0, 0, 0)), "This value is not possible: players[0].boats"),
        (lambda s: with_player(s, emigrated=("knarr",) * 4), "This value is not possible: players[0].emigrated"),
        (lambda s: with_player(s, sites=()), "This value is not possible: players[0]"),
        (
            lambda s: with_player(s, sites=(*s.players[0].sites, Site("shetland", s.rules.area("shetland").empty))),
            "The pieces do not add up: island_owner[0]",
        ),
        (
            lambda s: with_player(s, sites=(Site("home", Board("home", (), 3, (0,))),)),
            "The tiles on this board cannot lie there: players[0].sites[0]",
        ),
        (
            lambda s: with_player(s, sites=(Site("home", Board("home", (Placement("oil", 0, 0, 9),), 3, (3,))),)),
            "The tiles on this board cannot lie there: players[0].sites[0]",
        ),
        (lambda s: evolve(s, frames=()), "What is under way is not possible."),
        (lambda s: evolve(s, frames=s.frames[:1]), "What is under way is not possible."),
        (lambda s: evolve(s, frames=(Phase("income", 2), Turn(0))), "What is under way is not possible."),
        (lambda s: evolve(s, frames=(*s.frames, Run(0, "no_such_program"))), "What is under way is not possible."),
        (lambda s: evolve(s, frames=(*s.frames, Choosing(0, "shed", 0))), "What is under way is not possible."),
        (
            lambda s: evolve(s, frames=(*s.frames, Improving(0, "mtn_2", 0, (3,), (), 0, (), (), False))),
            "What is under way is not possible.",
        ),
        (
            lambda s: evolve(s, frames=(*s.frames, Rolling(0, "hunt", 1, 9))),
            "What is under way is not possible.",
        ),
        (
            lambda s: evolve(s, frames=(*s.frames, Acting(0, "fish", "fish"))),
            "What is under way is not possible.",
        ),
        (lambda s: evolve(s, frames=(*s.frames, Window("income", (0,)))), "What is under way is not possible."),
        (lambda s: evolve(s, frames=(*s.frames, Feasting(0))), "What is under way is not possible."),
    ],
)
def test_what_cannot_be_is_refused(forge, said):
    found = faults(forge(fresh()))
    assert found
    assert found[0].startswith(said)


def test_food_that_cannot_lie_there_is_refused():
    feast = (Phase("feast", 2), Feasting(0, ((1, 0, 1), (5, 2, 1))))  # mead beside stockfish
    assert faults(evolve(fresh(), phase=9, frames=feast)) == ["What is under way is not possible."]


def test_a_state_in_the_middle_of_a_half_paid_hunt_goes_on_after_reading():
    state = do(fresh(), PlaceVikings(fresh().active, "hunt_2"))
    state = do(state, Roll(state.active), script=(2,))
    again = Codec(GAME).state(json.loads(json.dumps(to_plain(state))))
    assert (again, faults(again)) == (state, [])
    answers = list(GAME.legal_actions(again, again.active))
    assert GAME.apply(again, answers[0]) == GAME.apply(state, answers[0])


def places(data, path=()):
    """The places of all values of plain data."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*path, key))
    else:
        if path:
            yield path
        if isinstance(data, list):
            for index, value in enumerate(data):
                yield from places(value, (*path, index))


def forge(data, random):
    """One value changed, somewhere; half of the time on the stack."""
    every = list(places(data))
    stack = [path for path in every if path[0] == "frames"]
    path = random.choice(stack if random.below(2) else every)
    inside = data
    for key in path[:-1]:
        inside = inside[key]
    old = inside[path[-1]]
    if isinstance(old, list):
        inside[path[-1]] = [[], old[1:], [*old, *copy.deepcopy(old[:1])], old[::-1]][random.below(4)]
    elif isinstance(old, bool):
        inside[path[-1]] = not old
    elif isinstance(old, int):
        inside[path[-1]] = (old + 1, old - 1, 0, -1, 2, 13, 99)[random.below(7)]
    elif isinstance(old, str):
        inside[path[-1]] = ("", "knarr", "hunt", "feast", "gain:ore:1:x", "up_2", "snare", "home")[random.below(8)]


def positions_of_games():
    found = []
    for seed in range(4):
        state, random = GAME.new(Setup(seed + 1, seed)).state, Generator(seed)
        while GAME.to_answer(state):
            found.append(state)
            state = do(state, GAME.sample(state, GAME.to_answer(state)[0], random))
    return found


def test_what_the_check_lets_through_can_be_played_on():
    codec, random, states = Codec(GAME), Generator(5), positions_of_games()
    played = 0
    for _ in range(700):
        data = json.loads(json.dumps(to_plain(random.choice(states))))
        forge(data, random)
        try:
            state = codec.state(data)
        except PlainError:
            continue
        if GAME.check(state):
            continue
        played += 1
        for _ in range(25):
            waiting = GAME.to_answer(state)
            if not waiting:
                break
            assert GAME.decision(state).seats == waiting
            state = GAME.apply(state, GAME.sample(state, waiting[0], random)).state
        assert all(score.total == sum(points for _, points in score.lines) for score in GAME.scores(state))
    assert played > 60


def test_a_view_has_no_faults_and_neither_has_what_is_dealt_anew():
    state = use_first(fresh(3))
    for seat in range(3):
        view = GAME.view_for(state, seat)
        assert faults(view) == []
        assert faults(GAME.redeal(view, Generator(3))) == []


def use_first(state):
    return do(state, PlaceVikings(state.active, "weekly_3")) if state.active else use(state, "weekly_3")
