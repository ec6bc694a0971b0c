"""What the computer players of Brian Boru advise: best first, in points, with reasons in words of the game."""

import pytest

from vikingtable.bots.base import LEVELS, Budget
from vikingtable.bots.registry import bot_for
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.registry import game
from vikingtable.texts.message import render

GAME = game("boru")
#: Kinds of answers that a game of three always asks for.
KINDS = {"start_town", "draft", "lead", "follow", "choose_action", "buy"}


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_is_what_they_play_and_what_a_person_did_is_weighed(level: str) -> None:
    state, random, asked = GAME.new(Setup(3, 2)).state, Generator(1), set()
    budget = Budget(1)
    while (decision := GAME.decision(state)) and state.round < 2:
        seat = GAME.to_answer(state)[0]
        view = GAME.view_for(state, seat)
        done, seed = GAME.sample(view, seat, random), random.next64()
        bot = bot_for("boru", level)
        weighed = bot.advise(view, decision, budget, Generator(seed), (done,))
        answers = [one.action for one in weighed]
        assert answers[0] == bot.choose(view, decision, budget, Generator(seed)).action
        assert done in answers
        assert len(set(answers)) == len(answers)
        assert [one.value for one in weighed] == sorted((one.value for one in weighed), reverse=True)
        assert weighed[0].reasons
        assert all("%" not in render(reason) for one in weighed for reason in one.reasons)
        asked.add(decision.kind)
        state = GAME.apply(state, done).state
    assert asked >= KINDS
