"""``vikingtable play``: whole games by computers and scripts, their result, their save."""

import errno
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vikingtable.cli.seating import options_for, values_of
from vikingtable.match import thinking
from vikingtable.rules.registry import game, game_ids
from vikingtable.saves import files

Run = Callable[..., Any]


def test_the_result_names_game_seed_seats_scores_winners_actions_and_seconds(vt: Run) -> None:
    ran = vt("play", "wild_vikings", "--seats", "easy,easy,hard", "--seed", 7, "--json")
    assert (ran.code, ran.err) == (0, "")
    result = ran.data
    assert list(result) == ["game", "seed", "seats", "scores", "winners", "actions", "seconds"]
    assert result["game"] == "wild_vikings"
    assert result["seed"] == 7
    assert result["seats"] == ["easy", "easy", "hard"]
    assert [score["seat"] for score in result["scores"]] == [0, 1, 2]
    for score in result["scores"]:
        assert set(score) == {"seat", "total", "lines"}
        assert score["total"] == sum(score["lines"].values())
    totals = [score["total"] for score in result["scores"]]
    assert result["winners"] == [seat for seat, total in enumerate(totals) if total == max(totals)]
    assert result["actions"] > 50
    assert 0 < result["seconds"] < 60


def test_the_same_seed_gives_the_same_game(vt: Run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        vt("play", "wild_vikings", "--seats", "easy,medium,hard", "--seed", 11, "--save", tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    vt("play", "wild_vikings", "--seats", "easy,medium,hard", "--seed", 12, "--save", tmp_path / "two")
    assert (tmp_path / "one").read_bytes() != (tmp_path / "two").read_bytes()


def test_without_a_seed_each_game_has_its_own_and_names_it(vt: Run) -> None:
    seeds = {vt("play", "wild_vikings", "--seats", "random,random", "--json").data["seed"] for _ in range(4)}
    assert len(seeds) == 4


def test_without_seats_the_smallest_table_plays_at_medium(vt: Run) -> None:
    assert vt("play", "wild_vikings", "--seed", 1, "--json").data["seats"] == ["medium", "medium"]


def test_the_result_for_people(vt: Run) -> None:
    ran = vt("play", "wild_vikings", "--seats", "easy,easy,hard", "--seed", 7)
    result = vt("play", "wild_vikings", "--seats", "easy,easy,hard", "--seed", 7, "--json").data
    totals = [score["total"] for score in result["scores"]]
    assert ran.out.splitlines() == [
        f"Wild Vikings, seed: 7, actions: {result['actions']}",
        f"Player 1 (computer, easy): {totals[0]}",
        f"Player 2 (computer, easy): {totals[1]}",
        f"Player 3 (computer, hard): {totals[2]}",
        f"Winner: Player {result['winners'][0] + 1}",
    ]


def test_the_log_tells_what_the_public_may_know(vt: Run) -> None:
    lines = vt("play", "wild_vikings", "--seats", "easy,easy", "--seed", 7, "--log").out.splitlines()
    assert "begins; ships from the village on" in lines[0]
    assert any(line.endswith(" draws a card") for line in lines)
    assert not any(" draws: " in line for line in lines)
    ran = vt("play", "wild_vikings", "--seats", "easy,easy", "--seed", 7, "--log", "--json")
    assert ran.data["game"] == "wild_vikings"
    assert ran.faults[0] == lines[0]


# Options and seats --------------------------------------------------------------------------------------------------


def test_options_are_taken_as_numbers_words_true_false_and_none(vt: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.vtg"
    options = ("treasureTokens=20", "scoresVisible=false", "handLimit=none", "bidRule=free")
    ran = vt("play", "wild_vikings", "--option", *options, "--option", "tieRule=later", "--save", path)
    assert ran.code == 0
    chosen = json.loads(path.read_text("utf-8"))["options"]
    assert chosen["treasureTokens"] == 20
    assert chosen["scoresVisible"] is False
    assert chosen["handLimit"] is None
    assert (chosen["bidRule"], chosen["tieRule"]) == ("free", "later")


@pytest.mark.parametrize(
    "words",
    [
        ("wild_vikings", "--option", "bidRule=free", "treasureTokens=20", "--seed", "3"),
        ("--option", "bidRule=free", "treasureTokens=20", "wild_vikings", "--seed", "3"),
        ("--seed", "3", "--option", "bidRule=free", "--option", "treasureTokens=20", "wild_vikings"),
        ("--option", "bidRule=free", "--seed", "3", "wild_vikings", "--option", "treasureTokens=20"),
    ],
    ids=" ".join,
)
def test_the_game_may_stand_before_between_and_behind_the_options(
    vt: Run, tmp_path: Path, words: tuple[str, ...]
) -> None:
    path = tmp_path / "game.vtg"
    assert vt("play", *words, "--seats", "random,random", "--save", path).code == 0
    kept = json.loads(path.read_text("utf-8"))
    assert (kept["game"], kept["seed"]) == ("wild_vikings", 3)
    assert (kept["options"]["bidRule"], kept["options"]["treasureTokens"]) == ("free", 20)


@pytest.mark.parametrize(
    ("arguments", "code", "fault"),
    [
        (("chess",), 2, "There is no such game: chess (there are: feast, knarr, boru, wild_vikings)"),
        (("wild_vikings", "--seats", "easy"), 1, "This game cannot be played by 1: it is for 2 to 5 players."),
        (
            ("wild_vikings", "--seats", "easy,strong"),
            2,
            "Nobody of this kind can sit at a seat: strong (there are: easy, medium, hard, random, person)",
        ),
        (
            ("wild_vikings", "--option", "bidRule=high"),
            1,
            "Option bidRule cannot have this value: high (possible: raiseOrPass, free)",
        ),
        (
            ("boru", "--option", "card5_expand_coins=4"),
            1,
            "Option card5_expand_coins cannot have this value: 4 (possible: 3, 2)",
        ),
        (
            ("wild_vikings", "--option", "firstSeat=9"),
            1,
            "Option firstSeat cannot have this value: 9 (possible: 0, 0…4)",
        ),
        (("feast", "--option", "dek=a"), 1, "Unknown option: dek (there are: length, deck, starting_card, "),
        (("wild_vikings", "--option", "bidRule"), 2, "KEY=VALUE is needed, not: bidRule"),
        (("wild_vikings", "--seed", "x"), 2, "A seed is a whole number from 0 to 2⁶⁴ − 1, not: x"),
        (("wild_vikings", "--seed", "18446744073709551616"), 2, "A seed is a whole number from 0 to 2⁶⁴ − 1"),
        (("wild_vikings", "--seconds-per-move", "0"), 2, "argument --seconds-per-move: A number of seconds is needed"),
        ((), 2, "Which game? Name one: feast, knarr, boru or wild_vikings"),
        (("--seed", "3"), 2, "Which game? Name one: feast, knarr, boru or wild_vikings"),
        (("--option", "bidRule=free"), 2, "Which game? Name one: feast, knarr, boru or wild_vikings"),
        (("--option", "bidRule=free", "chess"), 2, "There is no such game: chess (there are: feast, knarr, "),
        (("--option", "chess", "bidRule=free"), 2, "Which game? Name one: feast, knarr, boru or wild_vikings"),
        (("wild_vikings", "--speed", "9"), 2, "unrecognized arguments: --speed 9"),
    ],
)
def test_a_wrong_command_line_is_one_line(vt: Run, arguments: tuple[str, ...], code: int, fault: str) -> None:
    ran = vt("play", *arguments)
    assert (ran.code, ran.out) == (code, "")
    assert len(ran.faults) == 1
    assert ran.faults[0].startswith(f"vikingtable play: {fault}")


def test_a_place_that_cannot_be_written_is_named(vt: Run, tmp_path: Path) -> None:
    path = tmp_path / "none" / "game.vtg"
    ran = vt("play", "wild_vikings", "--seats", "random,random", "--save", path, "--json")
    assert ran.code == 1
    assert ran.faults[0].startswith(f"vikingtable play: {path}: The folder does not exist.")


# Time ---------------------------------------------------------------------------------------------------------------


def test_thinking_by_the_clock_says_so(vt: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def at_once(seconds: float) -> Callable[[], bool]:
        asked.append(seconds)
        return lambda: True

    monkeypatch.setattr(thinking, "stop_after", at_once)
    ran = vt("play", "wild_vikings", "--seats", "hard,easy", "--seed", 3, "--seconds-per-move", "0.05", "--json")
    assert ran.data["seconds_per_move"] == 0.05
    assert set(asked) == {0.05}
    lines = vt("play", "wild_vikings", "--seats", "hard,easy", "--seed", 3, "--seconds-per-move", "0.05").out
    assert "The computers thought by the clock, seconds a move: 0.05." in lines


def test_each_thought_has_a_seed_of_its_own() -> None:
    seeds = {thinking.thought_seed(game, at, seat) for game in range(5) for at in range(50) for seat in range(5)}
    assert len(seeds) == 5 * 50 * 5
    assert thinking.thought_seed(7, 0, 0) == thinking.thought_seed(7, 0, 0)


# Scripts ------------------------------------------------------------------------------------------------------------


def script_of(saved: Path, count: int | None = None) -> str:
    """The lines under ``actions`` of a save, as they stand in the file."""
    lines = saved.read_text("utf-8").split('"actions": [\n')[1].split("\n]")[0].splitlines()
    return "\n".join(lines[:count]) + "\n"


def test_a_script_of_a_whole_game_gives_that_game(vt: Run, saved: Path, tmp_path: Path) -> None:
    script, again = tmp_path / "actions.txt", tmp_path / "again.vtg"
    script.write_text(script_of(saved), "utf-8")
    arguments = ("play", "wild_vikings", "--seats", "easy,easy", "--seed", 7, "--script", script, "--save", again)
    assert vt(*arguments).code == 0
    assert again.read_bytes() == saved.read_bytes()


def test_after_the_script_the_seats_play_on(vt: Run, saved: Path, tmp_path: Path) -> None:
    script, again = tmp_path / "actions.txt", tmp_path / "again.vtg"
    script.write_text(script_of(saved, 10), "utf-8")
    vt("play", "wild_vikings", "--seats", "easy,easy", "--seed", 7, "--script", script, "--save", again)
    assert again.read_bytes() == saved.read_bytes()


def test_outcomes_of_a_script_choose_dice_and_the_save_says_so(vt: Run, tmp_path: Path) -> None:
    script, path = tmp_path / "actions.txt", tmp_path / "game.vtg"
    first = vt("play", "wild_vikings", "--option", "firstPlayer=chosen", "--seed", 7, "--save", path)
    assert first.code == 0
    rolled = json.loads(path.read_text("utf-8"))["actions"][0]["outcomes"][0]
    face = 3 if rolled != 3 else 2
    script.write_text(f'# the blue ship\n\n{{"type": "Roll", "seat": 0, "outcomes": [{face}]}},\n', "utf-8")
    options = ("--option", "firstPlayer=chosen", "--seed", 7, "--script", script, "--save", path)
    assert vt("play", "wild_vikings", *options).code == 0
    plain = json.loads(path.read_text("utf-8"))
    assert plain["actions"][0] == {"type": "Roll", "seat": 0, "outcomes": [face]}
    assert plain["analysis"] is True
    assert vt("verify", path).code == 0


def test_a_script_without_outcomes_leaves_dice_to_chance(vt: Run, tmp_path: Path) -> None:
    script, path = tmp_path / "actions.txt", tmp_path / "game.vtg"
    script.write_text('{"type": "Roll", "seat": 0}\n', "utf-8")
    options = ("--option", "firstPlayer=chosen", "--seed", 7, "--save", path)
    vt("play", "wild_vikings", *options, "--script", script)
    scripted = path.read_bytes()
    vt("play", "wild_vikings", *options)
    assert path.read_bytes() == scripted
    assert json.loads(scripted)["analysis"] is False


def test_an_illegal_action_ends_with_its_reasons(vt: Run, tmp_path: Path) -> None:
    script = tmp_path / "actions.txt"
    script.write_text(
        '{"type": "Roll", "seat": 0, "outcomes": [6]}\n{"type": "LoadShip", "seat": 1, "ship": 7}\n', "utf-8"
    )
    ran = vt("play", "wild_vikings", "--option", "firstPlayer=chosen", "--script", script)
    assert (ran.code, ran.out) == (1, "")
    assert ran.faults == [
        "vikingtable play: action 2: It is not this player's turn to decide.",
        "vikingtable play: action 2: This is not what is asked for now.",
    ]


@pytest.mark.parametrize(
    ("line", "code", "fault"),
    [
        ('{"type": "Roll", "seat": 0, "outcomes": [9]}', 1, "action 1: the outcomes do not fit: "),
        ('{"type": "Sail", "seat": 0}', 2, "line 1: action ("),
        ('{"type": "Roll", "seat": 5}', 2, "line 1: action.seat: "),
        ("# a comment\nroll", 2, "line 2, column 1. "),
        ("[1]", 2, "actions.txt: line 1: "),
    ],
)
def test_a_line_that_cannot_be_played_is_named(vt: Run, tmp_path: Path, line: str, code: int, fault: str) -> None:
    script = tmp_path / "actions.txt"
    script.write_text(line, "utf-8")
    ran = vt("play", "wild_vikings", "--option", "firstPlayer=chosen", "--script", script)
    assert (ran.code, len(ran.faults)) == (code, 1)
    assert fault in ran.faults[0]
    assert len(re.findall(r"line \d", ran.faults[0])) == (code == 2)  # said once


def test_the_help_names_every_option_of_every_game_with_its_standard_first(vt: Run) -> None:
    lines = vt("play", "--help").out.splitlines()
    told = lines[lines.index("Options of the games, the standard value first:") + 1 :]
    expected = []
    for game_id in game_ids():
        expected.append(f"  {game_id}")
        expected += [f"    {option.key}=" for option in game(game_id).options]
    assert [line.partition("=")[0] + ("=" if "=" in line else "") for line in told] == expected
    assert "    deck=abc|a|bc" in told
    assert "    handLimit=none|10|12" in told
    assert "    scoresVisible=true|false" in told


@pytest.mark.parametrize("game_id", game_ids())
def test_every_value_that_the_help_names_can_be_typed(game_id: str) -> None:
    for option in game(game_id).options:
        for word in values_of(option):
            for typed in word.split("…"):
                ((key, value),) = options_for(game(game_id), (f"{option.key}={typed}",))
                assert key == option.key
                assert option.allows(value)


def test_a_script_that_is_not_there_is_named(vt: Run, tmp_path: Path) -> None:
    ran = vt("play", "wild_vikings", "--script", tmp_path / "none.txt")
    assert ran.code == 2
    assert ran.faults == [
        f"vikingtable play: {tmp_path / 'none.txt'}: the actions cannot be read: No such file or directory"
    ]


# Saving, come what may ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["no/game.vtg", ".", "file/game.vtg"])
def test_a_place_where_nothing_can_be_saved_is_named_before_the_game(vt: Run, tmp_path: Path, place: str) -> None:
    (tmp_path / "file").touch()
    ran = vt("play", "wild_vikings", "--seats", "easy,easy", "--seed", 7, "--save", tmp_path / place)
    assert (ran.code, ran.out, len(ran.faults)) == (1, "", 1)
    assert ran.faults[0].endswith(" Save to a file in a folder that exists.")
    assert "older file" not in ran.faults[0]


def test_a_result_is_told_also_where_it_cannot_be_saved(
    vt: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise files.write_error(OSError(errno.ENOSPC, "No space left on device"), "game.vtg")

    monkeypatch.setattr(files, "write", full)
    ran = vt("play", "wild_vikings", "--seats", "easy,easy", "--seed", 7, "--save", tmp_path / "game.vtg")
    assert ran.code == 1
    assert ran.out.startswith("Wild Vikings, seed: 7, actions: ")
    assert len(ran.faults) == 1


def test_an_interrupted_game_is_saved_as_far_as_it_came(
    vt: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "game.vtg"
    monkeypatch.setattr("vikingtable.cli.terminal.Terminal.answer", interrupt)
    ran = vt("play", "wild_vikings", "--seats", "person,random", "--seed", 1, "--save", path)
    assert (ran.code, ran.faults) == (130, ["vikingtable play: Interrupted."])
    assert vt("verify", path).code == 0
    assert len(json.loads(path.read_text("utf-8"))["actions"]) == 1
