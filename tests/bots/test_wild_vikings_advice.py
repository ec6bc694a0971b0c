"""What the computer players of Wild Vikings advise: best first, in treasures, and the same as what they play."""

from hashlib import sha256

import pytest
from attrs import evolve

from tests.rules.wild_vikings.positions import GAME, bid, cards, position, roll
from vikingtable.bots.base import LEVELS, Advice, Budget
from vikingtable.bots.registry import bot_for, iterations_for
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.wild_vikings.state import Bid, LoadShip, Pass, WildVikingsState


def advice(level: str, state: WildVikingsState, seed: int = 1, also: tuple = ()) -> tuple[Advice, ...]:
    """What the level advises for the open decision."""
    decision = GAME.decision(state)
    assert decision is not None
    view = GAME.view_for(state, state.active_seat)
    budget = Budget(iterations_for("wild_vikings", level))
    return bot_for("wild_vikings", level).advise(view, decision, budget, Generator(seed), also)


def last_to_answer() -> WildVikingsState:
    state = roll(position(["YYRR", "YYYYYJ"], gems=(6, 1, 1), pool=15, deck="YRBJ" * 4), "V").state
    return bid(state, "YY").state


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_is_what_they_play_and_values_fall(level: str) -> None:
    random = Generator(3)
    state = GAME.new(Setup(3, 6)).state
    while waiting := GAME.to_answer(state):
        view, decision = GAME.view_for(state, waiting[0]), GAME.decision(state)
        assert decision is not None
        seed = random.next64()
        bot, budget = bot_for("wild_vikings", level), Budget(5)
        chosen = bot.choose(view, decision, budget, Generator(seed))
        weighed = bot.advise(view, decision, budget, Generator(seed), (GAME.sample(view, waiting[0], random),))
        assert (weighed[0].action, weighed[0].reasons) == (chosen.action, chosen.reasons)
        assert [one.value for one in weighed] == sorted((one.value for one in weighed), reverse=True)
        assert len({one.action for one in weighed}) == len(weighed)
        state = GAME.apply(state, chosen.action).state


def test_a_card_too_many_costs_what_a_card_is_worth() -> None:
    values = {one.action: one.value for one in advice("hard", last_to_answer(), also=(Bid(1, cards("YYYYY")),))}
    # Six treasures for three cards; each card more is worth about a treasure in the rest of this game.
    assert values[Bid(1, cards("YYY"))] - values[Pass(1)] == pytest.approx(8.8, abs=1.5)
    assert 0.5 < values[Bid(1, cards("YYY"))] - values[Bid(1, cards("YYYYY"))] < 4


def said(state: WildVikingsState, *also: Bid) -> dict[Bid | Pass, list[str]]:
    """The reasons of the hard player's answers, without those of how likely a bid wins."""
    keys = {
        one.action: [reason.key.rsplit(".", 1)[1] for reason in one.reasons] for one in advice("hard", state, 1, also)
    }
    return {action: [key for key in found if key not in ("likely", "last")] for action, found in keys.items()}


def test_cards_are_said_to_be_too_dear_where_passing_is_better() -> None:
    state = roll(position(["YYYY", "YYYYYY"], gems=(1, 3, 3), pool=30, deck="YRBJ" * 8), "V").state
    reasons = said(bid(state, "YYYY").state)
    assert reasons[Pass(1)] == ["pass_better"]
    assert reasons[Bid(1, cards("YYYYY"))] == ["too_dear"]


def test_treasures_are_said_to_be_worth_the_cards_where_bidding_is_better() -> None:
    reasons = said(last_to_answer())
    assert reasons[Bid(1, cards("YYY"))] == ["worth_it"]
    assert reasons[Pass(1)] == []


def test_a_bid_that_will_be_beaten_makes_the_treasures_dearer_for_others() -> None:
    # The next seat has shown ten yellow cards, and will take seven treasures with one card more than the bid.
    state = roll(position(["YYYYY", "YYYYYYYYYY"], gems=(7, 1, 1), pool=12, deck="YRBJ" * 5), "V").state
    seen = evolve(state, memory=evolve(state.memory, shown=(cards(""), cards("YYYYYYYYYY"))))
    first = advice("hard", seen)[0]
    assert [reason.key for reason in first.reasons] == ["wild_vikings.reason.drives_up", "wild_vikings.reason.likely"]


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_person_did_is_weighed_however_poor(level: str) -> None:
    done = Bid(1, cards("YYYYYJ"))
    weighed = advice(level, last_to_answer(), also=(done,))
    assert done in [one.action for one in weighed]
    assert weighed[0].action != done


def test_all_three_ships_are_weighed() -> None:
    state = roll(position(["RRRRRJ", "YBYBYB"], gems=(1, 1, 1), pool=15, deck="YRBJ" * 8), "K").state
    assert {one.action for one in advice("hard", state)} == {LoadShip(0, 0), LoadShip(0, 1), LoadShip(0, 2)}
    medium = advice("medium", state)
    assert medium[0].action == LoadShip(0, 1)
    assert medium[0].value == pytest.approx(5 / 6)


#: Digests of all answers of a game of three, taken before the players could advise.
CHOICES_BEFORE = {
    "easy": "96c8236cc548d34d",
    "medium": "8ac8d2034000efb0",
    "hard": "5d2f58470b56d1a6",
}


@pytest.mark.parametrize("level", LEVELS)
def test_they_choose_what_they_chose_before_they_could_advise(level: str) -> None:
    answers = []
    state, random = GAME.new(Setup(3, 12, (("bidRule", "free"),))).state, Generator(12)
    while waiting := GAME.to_answer(state):
        decision = GAME.decision(state)
        assert decision is not None
        view = GAME.view_for(state, waiting[0])
        answers.append(bot_for("wild_vikings", level).choose(view, decision, Budget(9), random).action)
        state = GAME.apply(state, answers[-1]).state
    assert sha256(repr(answers).encode()).hexdigest()[:16] == CHOICES_BEFORE[level]
