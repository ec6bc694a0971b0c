"""The computer players of Wild Vikings: what they decide, why, that they repeat themselves, and how strong they are."""

import pytest
from attrs import evolve

from tests.benchmarks.strength import PAIRINGS, Pairing, measured
from tests.rules.wild_vikings.positions import GAME, bid, cards, letters, position, roll
from vikingtable.bots.base import LEVELS, Budget, Choice
from vikingtable.bots.registry import bot_for, iterations_for
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.wild_vikings.state import Bid, LoadShip, Pass, Roll, WildVikingsState
from vikingtable.texts.message import render


def choice(level: str, state: WildVikingsState, seed: int = 1, iterations: int | None = None) -> Choice:
    """What the level answers to the open decision."""
    decision = GAME.decision(state)
    assert decision is not None
    view = GAME.view_for(state, state.active_seat)
    budget = Budget(iterations or iterations_for("wild_vikings", level))
    return bot_for("wild_vikings", level).choose(view, decision, budget, Generator(seed))


def answer(level: str, state: WildVikingsState) -> str:
    """The cards laid, a pass as nothing."""
    action = choice(level, state).action
    assert isinstance(action, Bid | Pass)
    return letters(action.cards) if isinstance(action, Bid) else ""


def a_game(seats: int, seed: int, levels: tuple[str, ...], **chosen: object) -> list[Choice]:
    """All answers of a game in which the levels sit in turn."""
    random = Generator(seed)
    state = GAME.new(Setup(seats, seed, tuple(chosen.items()))).state  # type: ignore[arg-type]
    answers = []
    while waiting := GAME.to_answer(state):
        decision = GAME.decision(state)
        assert decision is not None
        level = levels[waiting[0] % len(levels)]
        view = GAME.view_for(state, waiting[0])
        chosen_now = bot_for("wild_vikings", level).choose(view, decision, Budget(5), random)
        answers.append(chosen_now)
        state = GAME.apply(state, chosen_now.action).state
    return answers


# What they do -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_turn_begins_with_a_roll(level: str) -> None:
    assert choice(level, position(["Y", "R"])).action == Roll(0)


@pytest.mark.parametrize("level", LEVELS)
def test_without_fitting_cards_they_pass_and_say_so(level: str) -> None:
    state = roll(position(["RRBB", "YYJ"], row="YRB", gems=(5, 1, 1)), "V").state
    assert choice(level, state).action == Pass(0)
    assert [reason.key for reason in choice(level, state).reasons] == ["wild_vikings.reason.no_cards_fit"]


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_answers_last_bids_no_card_too_many(level: str) -> None:
    state = roll(position(["YYRR", "YYYYYJ"], gems=(6, 1, 1), pool=15, deck="YRBJ" * 4), "V").state
    state = bid(state, "YY").state
    assert answer(level, state) == "YYY"


@pytest.mark.parametrize("level", LEVELS)
def test_cards_of_the_colour_go_before_jokers(level: str) -> None:
    state = roll(position(["YYRR", "YYJJJ"], gems=(6, 1, 1), pool=15, deck="YRBJ" * 4), "V").state
    state = bid(state, "YY").state
    assert answer(level, state) == "YYJ"


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_gives_a_hand_of_cards_for_one_treasure_early_on(level: str) -> None:
    state = roll(position(["YYYY", "YYYYYY"], gems=(1, 3, 3), pool=30, deck="YRBJ" * 8), "V").state
    state = bid(state, "YYYY").state
    assert answer(level, state) == ""


def test_hard_spends_its_cards_when_the_game_is_about_to_end() -> None:
    hands, deck = ["YYYY", "YYYYYY"], "YRBJ" * 8
    early = bid(roll(position(hands, gems=(2, 3, 3), pool=30, deck=deck), "V").state, "YYYY").state
    late = bid(roll(position(hands, gems=(2, 3, 3), pool=0, deck=deck), "V").state, "YYYY").state
    assert (answer("hard", early), answer("hard", late)) == ("", "YYYYY")


def test_hard_reckons_with_cards_that_it_has_seen() -> None:
    state = roll(position(["YYYYY", "YYYY"], gems=(4, 1, 1), pool=12, deck="YRBJ" * 5), "V").state
    seen = evolve(state, memory=evolve(state.memory, shown=(cards(""), cards("YYYY"))))
    assert (answer("hard", state), answer("hard", seen)) == ("YYY", "YYYY")


def test_medium_and_hard_load_the_ship_of_their_best_colour() -> None:
    state = roll(position(["RRRRRJ", "YBYBYB"], gems=(1, 1, 1), pool=15, deck="YRBJ" * 8), "K").state
    assert choice("medium", state).action == LoadShip(0, 1)
    assert choice("hard", state).action == LoadShip(0, 1)


# How they do it -----------------------------------------------------------------------------------------------------


def test_the_same_seed_and_iterations_give_the_same_game() -> None:
    assert a_game(3, 5, LEVELS) == a_game(3, 5, LEVELS)


def test_they_play_every_house_rule_to_the_end() -> None:
    for all_pass in ("toBack", "toSupply", "rollerTakes"):
        for tie_rule in ("later", "noSale"):
            answers = a_game(
                4,
                2,
                LEVELS,
                bidRule="free",
                tieRule=tie_rule,
                allPass=all_pass,
                emptyShip="stay",
                scoresVisible=False,
                cardsPerCardFace=2,
                handLimit=10,
                treasureTokens="quick",
            )
            assert len(answers) > 20


def test_every_answer_has_a_reason_in_words() -> None:
    answers = a_game(3, 8, LEVELS)
    reasons = {reason for one in answers for reason in one.reasons}
    assert {reason.key for reason in reasons} >= {
        "wild_vikings.reason.only_answer",
        "wild_vikings.reason.no_cards_fit",
        "wild_vikings.reason.worth_it",
        "wild_vikings.reason.likely",
        "wild_vikings.reason.pass_better",
    }
    assert all("%" not in render(reason) for reason in reasons)


def test_thinking_can_be_cut_short() -> None:
    state = roll(position(["YYRR", "YYYYYJ"], gems=(6, 1, 1), pool=15, deck="YRBJ" * 4), "V").state
    asked = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) == 3

    decision = GAME.decision(state)
    assert decision is not None
    budget = Budget(1_000_000, stop)
    bot_for("wild_vikings", "hard").choose(GAME.view_for(state, 0), decision, budget, Generator(1))
    assert len(asked) == 3


# How strong they are ------------------------------------------------------------------------------------------------


WILD_VIKINGS = [one for one in PAIRINGS if one.game == "wild_vikings"]


@pytest.mark.parametrize("pairing", WILD_VIKINGS, ids=lambda one: one.name)
def test_levels_differ_in_a_few_games(pairing: Pairing) -> None:
    assert measured(pairing, games=60).mean > 0.5


@pytest.mark.release
@pytest.mark.parametrize("pairing", WILD_VIKINGS, ids=lambda one: one.name)
def test_levels_differ_as_promised(pairing: Pairing) -> None:
    assert measured(pairing, pairing.games).kept
