"""The words of Wild Vikings: log lines, prompts and answers as sentences, and the rules pages in three languages."""

import pytest

from tests.rules.pages import LANGUAGES, sections, words
from tests.rules.wild_vikings.positions import GAME, bid, cards, choose_ship, position, roll
from vikingtable.rules.state import Event
from vikingtable.rules.wild_vikings import events as ev
from vikingtable.rules.wild_vikings.help import HELP, RULINGS, option_section, ruling_section
from vikingtable.rules.wild_vikings.options import OPTIONS
from vikingtable.rules.wild_vikings.state import Bid, LoadShip, Pass, Roll, WildVikingsState
from vikingtable.texts.message import Message, render

NAMES = ("Ask", "Bera", "Cnut")


def say(message: Message | None) -> str:
    assert message is not None
    return render(message, names=NAMES)


def prompt(state: WildVikingsState) -> str:
    decision = GAME.decision(state)
    assert decision is not None
    return say(decision.prompt)


# Prompts and answers ------------------------------------------------------------------------------------------------


def test_prompts_say_who_must_do_what() -> None:
    state = position(["YYJ", "YYYJ", "Y"], gems=(3, 1, 1), bidRule="raiseOrPass")
    assert prompt(state) == "Ask: roll the die."
    assert prompt(roll(state, "K").state) == "Ask: choose a ship for the treasure."
    state = roll(state, "V").state
    assert prompt(state) == "Ask: bid or pass. Ship: yellow ship, treasures: 3, no bid yet."
    state = bid(state, "Y").state
    assert prompt(state) == "Bera: bid more than 1 card or pass. Ship: yellow ship, treasures: 3."
    state = bid(state, "YY").state
    assert prompt(state) == "Cnut: bid more than 2 cards or pass. Ship: yellow ship, treasures: 3."


def test_under_free_bidding_the_prompt_asks_for_no_raise() -> None:
    state = bid(roll(position(["YYJ", "Y"], bidRule="free"), "V").state, "YJ").state
    assert prompt(state) == "Bera: bid or pass. Ship: yellow ship, treasures: 1, highest bid: 2 cards."


def test_kinds_of_decision() -> None:
    state = position(["Y", "Y"])
    states = [state, roll(state, "K").state, roll(state, "V").state]
    decisions = [GAME.decision(one) for one in states]
    assert [(one.kind, one.seats) for one in decisions if one] == [("roll", (0,)), ("ship", (0,)), ("bid", (0,))]
    assert {one.kind for one in decisions if one} == set(HELP)
    assert GAME.decision(roll(position(["Y", "Y"], pool=0), "K").state) is None


def test_answers_are_commands() -> None:
    state = position(["Y", "Y"])
    answers = [Roll(0), LoadShip(0, 2), Bid(0, cards("RRJ")), Bid(0, cards("Y")), Pass(0)]
    assert [say(GAME.describe_action(state, answer)) for answer in answers] == [
        "Roll the die",
        "Load a treasure: blue ship",
        "Bid: 2 red cards, 1 joker",
        "Bid: 1 yellow card",
        "Pass",
    ]


# Log ----------------------------------------------------------------------------------------------------------------


def test_a_turn_in_the_log() -> None:
    state = position(["YJ", "YY"], gems=(3, 1, 1), pool=1)
    steps = [roll(state, "K")]
    steps.append(choose_ship(steps[-1].state, "B"))
    steps.append(roll(steps[-1].state, "V"))
    steps.append(bid(steps[-1].state, "Y"))
    steps.append(bid(steps[-1].state, "YJ"))
    steps.append(roll(steps[-1].state, "R"))
    assert [say(GAME.describe_event(event)) for step in steps for event in step.events] == [
        "Ask rolls: black ship",
        "Treasure loaded: blue ship (aboard: 2, supply: 0)",
        "The supply is empty",
        "Bera rolls: village",
        "Auction: yellow ship (treasures: 3)",
        "Bera bids: 1 yellow card",
        "Ask bids: 1 yellow card, 1 joker",
        "Ask wins the auction and pays: 1 yellow card, 1 joker",
        "Cards taken back: Bera",
        "Ask takes 3 treasures: yellow ship",
        "Ship goes to the back of the row: yellow ship",
        "Ask rolls: red ship",
        "A ship was rolled with an empty supply, the game ends; winner: Ask",
    ]


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (ev.GameBegan(1, (2, 0, 1)), "Bera begins; ships from the village on: blue ship, yellow ship, red ship"),
        (ev.Drew(0, -1), "Ask draws a card"),
        (ev.Drew(0, 3), "Ask draws: joker"),
        (ev.HandFull(2), "Cnut draws nothing: the hand is full"),
        (ev.NoCardLeft(2), "Cnut draws nothing: no cards are left"),
        (ev.Reshuffled((1, 0, 0, 0)), "The discards are shuffled into a new draw pile: 1 card"),
        (ev.ShipEmpty(0), "Ship is empty, no auction: yellow ship"),
        (ev.Passed(1), "Bera passes"),
        (ev.NotSold(1, False), "Nobody bids: red ship"),
        (ev.NotSold(1, True), "The highest bids are level, nobody wins: red ship"),
        (ev.TreasuresTaken(1, 0, 1, True), "Bera takes 1 treasure: yellow ship"),
        (ev.TreasuresTaken(1, 0, -1, False), "Bera takes all treasures: yellow ship"),
        (ev.TreasuresReturned(0, 2), "2 treasures return to the supply: yellow ship"),
        (ev.GameOver((0, 2), (3, 1, 3)), "A ship was rolled with an empty supply, the game ends; winners: Ask, Cnut"),
    ],
)
def test_log_lines(event: Event, line: str) -> None:
    assert say(GAME.describe_event(event)) == line


# Rules pages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_ruling_and_decision_has_its_section_and_no_other_pretends_to(language: str) -> None:
    ids = list(sections("wild_vikings", language))
    assert [one for one in ids if one.startswith("option-")] == [option_section(option.key) for option in OPTIONS]
    assert [one for one in ids if one.startswith("ruling-")] == [ruling_section(name) for name in RULINGS]
    assert set(HELP.values()) <= set(ids)
    assert all(text.strip() for _, text in sections("wild_vikings", language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_called_on_the_page_what_the_window_calls_them(language: str) -> None:
    for option in OPTIONS:
        title, text = sections("wild_vikings", language)[option_section(option.key)]
        key = f"wild_vikings.option.{option.key}"
        assert title == words(language)[key]
        for value in (*option.values, *option.presets):
            name = value if isinstance(value, str) else str(value).lower()
            assert f"**{words(language)[f'{key}.{name}']}**" in text, f"{option.key}: {value}"
