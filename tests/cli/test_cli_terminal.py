"""A person at the terminal: every decision can be made there, nothing hidden is shown, moves can be taken back."""

import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.invented.shelf import INVENTED, on_the_shelf
from vikingtable.texts import TEXTS

Run = Callable[..., Any]
Typed = Callable[..., None]

ROLL = "   1  Roll the die"


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """What the person types, a line each; then the input ends."""

    def lines(*texts: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{text}\n" for text in texts)))

    return lines


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The invented games are on the shelf, and their texts in the program's table."""
    for one in INVENTED.values():
        for key, text in one.texts.items():
            monkeypatch.setitem(TEXTS, key, text)
    with on_the_shelf():
        yield


def game(vt: Run, *more: object, seats: str = "person,easy", seed: int = 3) -> Any:
    return vt("play", "wild_vikings", "--seats", seats, "--seed", seed, "--option", "firstPlayer=chosen", *more)


def test_the_question_and_its_answers_are_listed_by_number(vt: Run, typed: Typed) -> None:
    typed()
    ran = game(vt)
    assert ran.out.splitlines()[-4:] == ["", "Player 1: roll the die.", ROLL, "The game was not played to its end."]


def test_a_number_gives_the_answer_and_the_next_question_follows_the_news(vt: Run, typed: Typed) -> None:
    typed("1")
    lines = game(vt).out.splitlines()
    assert any(line.startswith("Player 1 rolls: ") for line in lines)
    assert any(line.startswith("Player 2 rolls: ") for line in lines)
    assert sum(line == "Player 1: roll the die." for line in lines) >= 1


def test_a_whole_game_is_played_by_first_answers(vt: Run, typed: Typed, tmp_path: Path) -> None:
    typed(*["1"] * 2000)
    ran = game(vt, "--save", tmp_path / "game.vtg", "--json", seats="person,person")
    assert ran.code == 0
    assert ran.data["winners"] is not None
    assert ran.data["seats"] == ["person", "person"]
    assert vt("verify", tmp_path / "game.vtg").code == 0


def test_what_is_no_answer_is_said_and_asked_again(vt: Run, typed: Typed) -> None:
    typed("7", "sail", '{"type": "Roll", "seat": 1}', '{"type": "Pass", "seat": 0}', '{"type": "Roll"}')
    lines = game(vt).out.splitlines()
    at = lines.index(ROLL)
    assert lines[at + 1 : at + 5] == [
        "There is no answer with this number: 7",
        "This is no answer: sail (? for help)",
        "It is not this player's turn to decide.",
        "This is not what is asked for now.",
    ]
    assert "line 1" in lines[at + 5] or "seat" in lines[at + 5]


def test_an_action_can_be_typed_as_a_save_holds_it(vt: Run, typed: Typed, tmp_path: Path) -> None:
    typed('{"type": "Roll", "seat": 0}', "q")
    game(vt, "--save", tmp_path / "typed.vtg")
    typed("1", "q")
    game(vt, "--save", tmp_path / "chosen.vtg")
    assert (tmp_path / "typed.vtg").read_bytes() == (tmp_path / "chosen.vtg").read_bytes()


def test_dice_cannot_be_chosen_by_typing_outcomes(vt: Run, typed: Typed, tmp_path: Path) -> None:
    typed('{"type": "Roll", "seat": 0, "outcomes": [4]}', "q")
    game(vt, "--save", tmp_path / "typed.vtg")
    typed("1", "q")
    game(vt, "--save", tmp_path / "chosen.vtg")
    assert (tmp_path / "typed.vtg").read_bytes() == (tmp_path / "chosen.vtg").read_bytes()


def test_the_position_is_shown_as_the_person_may_see_it(vt: Run, typed: Typed) -> None:
    typed("v")
    lines = game(vt).out.splitlines()
    assert "  hidden_hands: [0, 6]" in lines
    assert "  hidden_deck: 48" in lines


def test_the_game_can_be_saved_in_the_middle(vt: Run, typed: Typed, tmp_path: Path) -> None:
    typed("s", f"s {tmp_path / 'middle.vtg'}", f"s {tmp_path / 'none' / 'x.vtg'}")
    lines = game(vt).out.splitlines()
    at = lines.index("s FILE is needed.")
    assert lines[at + 1] == f"Saved: {tmp_path / 'middle.vtg'}"
    assert lines[at + 2].startswith("The folder does not exist.")
    assert vt("verify", tmp_path / "middle.vtg").code == 0


def test_help_lists_the_commands(vt: Run, typed: Typed) -> None:
    typed("?")
    lines = game(vt).out.splitlines()
    assert "  u         take back" in lines
    assert "  /TEXT     list only answers that hold the text; / alone lists all" in lines


# Taking back --------------------------------------------------------------------------------------------------------


def test_a_move_that_revealed_nothing_is_taken_back(vt: Run, typed: Typed, shelf: None) -> None:
    typed("2", "1", "u", "u", "u")
    lines = vt("play", "test_tolls", "--seats", "person,person", "--seed", 1).out.splitlines()
    assert [line for line in lines if line and not line[0].isspace()] == [
        "Rest or buy a gem.",
        "Pay a coin.",
        "Pay a coin.",
        "Taken back: Action: Pay",
        "Pay a coin.",
        "Taken back: Action: Buy",
        "Rest or buy a gem.",
        "There is nothing that may be taken back.",
        "The game was not played to its end.",
    ]


def test_a_roll_is_not_taken_back(vt: Run, typed: Typed) -> None:
    typed("1", "u")
    assert "There is nothing that may be taken back." in game(vt).out.splitlines()


# Many answers -------------------------------------------------------------------------------------------------------


@pytest.fixture
def auction(vt: Run, typed: Typed, tmp_path: Path) -> Callable[..., list[str]]:
    """The lines of a game that stands at a first bid with many answers, and what is typed there."""
    rolls = [{"type": "Roll", "seat": at % 2, "outcomes": [5, 0, 46 - 2 * at]} for at in range(10)]
    rolls.append({"type": "Roll", "seat": 0, "outcomes": [6]})
    script = tmp_path / "actions.txt"
    script.write_text("\n".join(json.dumps(roll) for roll in rolls), "utf-8")

    def play(*texts: str) -> list[str]:
        typed(*texts)
        ran = game(vt, "rowOrder=yellow-red-blue", "--script", script, seats="person,person", seed=5)
        assert ran.err == ""
        lines: list[str] = ran.out.splitlines()
        return lines

    return play


def test_many_answers_come_in_pages(auction: Callable[..., list[str]]) -> None:
    lines = auction("", "n", "p")
    count = int(lines[-2].split(" of ")[1].split(";")[0])
    numbers = [int(line.split()[0]) for line in lines if line[:4].strip().isdigit()]
    assert 40 < count < 60
    assert numbers == [*range(1, 21), *range(21, 41), *range(41, count + 1), *range(21, 41)]
    assert [line for line in lines if line.startswith("Answers up to ")] == [
        f"Answers up to {last} of {count}; Enter shows more, /TEXT narrows them down." for last in (20, 40, count, 40)
    ]


def test_a_filter_narrows_the_answers_down_and_numbers_stay(auction: Callable[..., list[str]]) -> None:
    lines = auction("/pass", "/nothing like it", "/")
    count = int(lines[-2].split(" of ")[1].split(";")[0])
    found = lines.index(f"{count:4}  Pass")
    assert lines[found + 1] == "No answer holds: nothing like it"
    assert lines[found + 2].startswith("   1  Bid: ")
    assert len(lines[found + 2 :]) == 22


# Several people -----------------------------------------------------------------------------------------------------


def test_a_curtain_stands_between_two_people_where_hands_are_hidden(vt: Run, typed: Typed) -> None:
    typed("v", "1", "", "v")
    lines = game(vt, seats="person,person").out.splitlines()
    curtain = lines.index("Hand the keyboard over. Player 2, press Enter when nobody else looks.")
    assert lines[curtain - 60 : curtain] == [""] * 60
    hands = [line for line in lines if line.startswith("  hidden_hands: ")]
    assert [line.split("[")[1][0] == "0" for line in hands] == [True, False]


def test_the_input_may_end_at_the_curtain(vt: Run, typed: Typed) -> None:
    typed("1")
    ran = game(vt, seats="person,person")
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "The game was not played to its end.")
