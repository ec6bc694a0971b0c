"""``show``, ``verify``, ``replay``, ``diff`` and ``edit``: a tester's tools for saved games."""

import io
import json
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vikingtable.cli import verify as verify_command
from vikingtable.match.session import Session
from vikingtable.saves import files
from vikingtable.saves.model import SavedLab

Run = Callable[..., Any]
Change = Callable[[Path, Callable[[Any], None]], Path]


@pytest.fixture
def lab(tmp_path: Path) -> Path:
    path = tmp_path / "lab.vtg"
    files.write(path, SavedLab("0.1.0", {"board": "home"}))
    return path


@pytest.fixture
def nonsense(tmp_path: Path) -> Path:
    path = tmp_path / "nonsense.vtg"
    path.write_text('{"format": 1,', "utf-8")
    return path


def plain(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


# verify -------------------------------------------------------------------------------------------------------------


def test_verify_accepts_what_play_saved(vt: Run, saved: Path) -> None:
    ran = vt("verify", saved)
    assert (ran.code, ran.out, ran.err) == (0, f"{saved}: same\n", "")


def test_verify_reads_any_layout_of_the_same_save(vt: Run, saved: Path, change: Change) -> None:
    def reversed_keys(plain: Any) -> None:
        items = list(plain.items())
        plain.clear()
        plain.update(reversed(items))

    assert vt("verify", change(saved, reversed_keys)).code == 0


def test_verify_finds_a_missing_an_added_and_a_changed_action(vt: Run, saved: Path, change: Change) -> None:
    def miss(plain: Any) -> None:
        del plain["actions"][4]

    def add(plain: Any) -> None:
        plain["actions"].insert(4, plain["actions"][4])

    def change_face(plain: Any) -> None:
        roll = next(action for action in plain["actions"][4:] if action["type"] == "Roll")
        roll["outcomes"] = [roll["outcomes"][0] % 4 + 1]

    def change_digest(plain: Any) -> None:
        plain["digest"] = "0" * 64

    for how in (miss, add, change_face, change_digest):
        ran = vt("verify", change(saved, how))
        assert ran.code == 1, how
        assert len(ran.faults) == 1
        assert ran.out == ""


def test_verify_names_the_first_place_that_differs(vt: Run, saved: Path, change: Change) -> None:
    def other_supply(plain: Any) -> None:
        plain["state"]["supply"] += 1
        plain["state"]["treasures"][0] -= 1
        plain["state"]["frames"] = [{"type": "Turn", "seat": 0}]

    ran = vt("verify", change(saved, other_supply), "--json")
    assert ran.code == 1
    assert [(row["code"], row["verdict"], row["path"]) for row in ran.data] == [(1, "differs", "state.frames[0]")]


def test_a_verdict_names_each_place_once(vt: Run, saved: Path, nonsense: Path, change: Change) -> None:
    def another_roll(plain: Any) -> None:
        plain["actions"][0]["outcomes"] = [4]

    def later_ship(plain: Any) -> None:
        plain["state"]["cargo"][1] += 5
        plain["state"]["supply"] += 2

    def unknown_key(plain: Any) -> None:
        plain["state"]["wind"] = 1

    def no_player(plain: Any) -> None:
        plain["actions"][0]["seat"] = 9

    changes = (another_roll, later_ship, unknown_key, no_player, lambda plain: plain.update(digest="0" * 64))
    for changed in (nonsense, *(change(saved, how) for how in changes)):
        row = vt("verify", changed, "--json").data[0]
        line = vt("verify", changed).faults[0]
        assert row["message"] in line
        assert line.count(str(changed)) == 1
        assert row["path"] in (None, str(changed)) or line.count(row["path"]) == 1


def test_verify_tells_unreadable_files_and_other_rules_apart(
    vt: Run, saved: Path, nonsense: Path, change: Change
) -> None:
    assert vt("verify", nonsense).code == 2
    assert vt("verify", nonsense.parent / "none.vtg").code == 2
    older = change(saved, lambda plain: plain.update(rules=0))
    ran = vt("verify", older)
    assert ran.code == 3
    assert "under version 0 of its rules" in ran.faults[0]


def test_verify_stops_only_when_told_to(vt: Run, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify_command, "stop_after", lambda seconds: lambda: True)
    assert vt("verify", saved).code == 0
    assert vt("verify", saved, "--seconds", "2").code == 4


def test_of_several_files_the_worst_decides_and_each_fault_has_its_line(vt: Run, saved: Path, nonsense: Path) -> None:
    ran = vt("verify", saved, nonsense, nonsense.parent / "none.vtg", saved)
    assert ran.code == 2
    assert ran.out.splitlines() == [f"{saved}: same"] * 2
    assert [line.partition(": ")[2].partition(": ")[0] for line in ran.faults] == [
        str(nonsense),
        str(nonsense.parent / "none.vtg"),
    ]
    assert [row["verdict"] for row in vt("verify", saved, nonsense, "--json").data] == ["same", "unreadable"]


# show ---------------------------------------------------------------------------------------------------------------


def test_show_tells_game_players_result_and_position(vt: Run, saved: Path) -> None:
    ran = vt("show", saved)
    totals = plain(saved)["state"]["treasures"]
    lines = ran.out.splitlines()
    assert (ran.code, ran.err) == (0, "")
    assert lines[0].startswith("Wild Vikings, rules version: 1, saved by version: ")
    assert lines[1].startswith("Seed: 7, actions: ")
    assert lines[2:4] == [f"Player {seat + 1} (computer, easy): {totals[seat]}" for seat in (0, 1)]
    assert lines[4].startswith("Winner")
    assert lines[5] == "Position:"
    assert f"  treasures: {json.dumps(totals)}" in lines


def test_show_as_json(vt: Run, saved: Path) -> None:
    shown, whole = vt("show", saved, "--json").data, plain(saved)
    assert shown["state"] == whole["state"]
    assert shown["options"] == whole["options"]
    assert [info["level"] for info in shown["seats"]] == ["easy", "easy"]
    assert (shown["kind"], shown["game"], shown["seed"]) == ("game", "wild_vikings", 7)
    assert (shown["actions"], shown["history"], shown["decision"]) == (len(whole["actions"]), "same", None)
    assert [score["total"] for score in shown["scores"]] == whole["state"]["treasures"]


def test_show_as_a_seat_sees_it_hides_the_other_hands(vt: Run, saved: Path) -> None:
    whole = plain(saved)["state"]
    shown = vt("show", saved, "--seat", 1, "--json").data["state"]
    assert shown["hands"][1] == whole["hands"][1]
    assert shown["hands"][0] == whole["memory"]["shown"][0]
    assert (shown["viewer"], shown["generator"], shown["deck"]) == (1, -1, [0, 0, 0, 0])
    ran = vt("show", saved, "--seat", 2)
    assert (ran.code, ran.faults) == (2, ["vikingtable show: There is no such seat: 2 (the first is 0, the last 1)"])


def test_points_that_a_seat_does_not_see_are_no_number(
    vt: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "actions.txt"
    rolls = [json.dumps({"type": "Roll", "seat": seat, "outcomes": [1]}) for seat in (0, 1)]
    script.write_text("\n".join(rolls), "utf-8")
    path = tmp_path / "hidden.vtg"
    options = ("scoresVisible=false", "firstPlayer=chosen")
    command = ("play", "wild_vikings", "--seats", "person,person", "--option", *options, "--script", script)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert vt(*command, "--save", path).code == 0
    assert "Player 1: 0\nPlayer 2: ?\n" in vt("show", path, "--seat", 0).out
    assert vt("show", path, "--seat", 1, "--json").data["scores"] == [
        {"seat": 0, "total": None, "lines": None},
        {"seat": 1, "total": 0, "lines": {"treasures": 0}},
    ]
    assert "Player 1: ?\nPlayer 2: 0\n" in vt("replay", path, "--seat", 1).out


@pytest.mark.parametrize(
    ("game", "seats"), [("wild_vikings", 2), ("knarr", 2), ("boru", 3), ("feast", 2)], ids=lambda value: str(value)
)
def test_a_seat_is_not_told_the_seed_from_which_all_hands_could_be_dealt_again(
    vt: Run, tmp_path: Path, game: str, seats: int
) -> None:
    path = tmp_path / "game.vtg"
    sitters = ",".join(["random"] * seats)
    assert vt("play", game, "--seats", sitters, "--seed", 987_654_321, "--save", path).code == 0
    for command in ("show", "replay"):
        assert "987654321" in vt(command, path).out
        assert vt(command, path, "--json").data["seed"] == 987_654_321
        for seat in range(seats):
            for form in ((), ("--json",)):
                told = vt(command, path, "--seat", seat, *form)
                assert told.code == 0
                assert "987654321" not in told.out


def test_show_names_who_is_to_decide(vt: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.readline", lambda: "", raising=False)
    path = tmp_path / "begun.vtg"
    options = ("--option", "firstPlayer=chosen", "firstSeat=1", "handLimit=10", "scoresVisible=false")
    vt("play", "wild_vikings", "--seats", "easy,person", *options, "--save", path)
    lines = vt("show", path).out.splitlines()
    assert [line for line in lines if line.startswith("  ") and "=" in line] == [
        "  firstPlayer=chosen",
        "  firstSeat=1",
        "  scoresVisible=false",
        "  handLimit=10",
    ]
    assert "To decide: Player 2" in lines
    assert "Player 2: roll the die." in lines


def test_show_a_file_of_the_lab(vt: Run, lab: Path) -> None:
    assert vt("show", lab).out.splitlines() == ["Tile lab, saved by version 0.1.0", "  board: home"]
    assert vt("show", lab, "--json").data == {"kind": "lab", "application": "0.1.0", "lab": {"board": "home"}}


def test_a_file_that_cannot_be_read_is_one_line_with_its_place(vt: Run, nonsense: Path) -> None:
    for command in ("show", "replay", "edit"):
        ran = vt(command, nonsense, *(("--set", "state.supply=1") if command == "edit" else ()))
        assert (ran.code, ran.out, len(ran.faults)) == (2, "", 1)
        assert ran.faults[0].startswith(
            f"vikingtable {command}: {nonsense}: The file cannot be read beyond line 1, column 14."
        )


# replay -------------------------------------------------------------------------------------------------------------


def test_replay_tells_each_action_and_its_events(vt: Run, saved: Path) -> None:
    ran = vt("replay", saved)
    whole = plain(saved)
    numbered = [line for line in ran.out.splitlines() if line[:4].strip().isdigit()]
    assert ran.code == 0
    assert len(numbered) == len(whole["actions"])
    assert numbered[0].endswith(f"Player {whole['actions'][0]['seat'] + 1}: Roll the die")
    assert any(line.startswith("      ") and " draws: " in line for line in ran.out.splitlines())


def test_replay_up_to_an_action_shows_the_position_there(vt: Run, saved: Path) -> None:
    replay = vt("replay", saved, "--to", 3, "--json").data
    assert [entry["action"] for entry in replay["actions"]] == [
        {key: value for key, value in action.items() if key != "outcomes"} for action in plain(saved)["actions"][:3]
    ]
    assert replay["winners"] is None
    assert replay["history"] == "same"
    start = vt("replay", saved, "--to", 0, "--json").data
    assert start["actions"] == []
    assert (start["state"]["supply"], start["state"]["turn"]) == (37, 1)
    end = vt("replay", saved, "--json").data
    assert end["state"] == plain(saved)["state"]


def test_replay_as_a_seat_hides_what_others_drew_and_chose(vt: Run, saved: Path) -> None:
    replay = vt("replay", saved, "--seat", 0, "--json").data
    drawn = [
        event
        for entry in replay["actions"]
        for event in entry["events"]
        if event["type"] == "Drew" and event["seat"] == 1
    ]
    assert drawn
    assert all(event["card"] == -1 for event in drawn)
    assert {entry["seat"] for entry in replay["actions"] if entry["action"] is None} == {1}
    assert replay["state"]["viewer"] == 0


def test_replay_refuses_numbers_that_are_not_there(vt: Run, saved: Path, lab: Path) -> None:
    count = len(plain(saved)["actions"])
    ran = vt("replay", saved, "--to", count + 1)
    assert ran.code == 2
    assert ran.faults == [f"vikingtable replay: There is no such number of actions: {count + 1} (there are {count})"]
    assert vt("replay", lab).faults == [f"vikingtable replay: {lab}: A file of the tile lab holds no actions."]


def test_replay_of_a_history_that_differs_says_so(vt: Run, saved: Path, change: Change) -> None:
    ran = vt("replay", change(saved, lambda plain: plain["actions"].pop()))
    assert (ran.code, ran.out) == (1, "")
    assert "do not lead to it" in ran.faults[0]
    ran = vt("replay", change(saved, lambda plain: plain.update(digest="0" * 64)))
    assert ran.code == 1
    assert ran.out.startswith("Wild Vikings, seed: 7\n")


# diff ---------------------------------------------------------------------------------------------------------------


def test_diff_of_equal_saves_in_another_layout(vt: Run, saved: Path, change: Change) -> None:
    ran = vt("diff", saved, change(saved, lambda plain: None))
    assert (ran.code, ran.out) == (0, "The files hold the same.\n")
    assert vt("diff", saved, saved, "--json").data == {"same": True}


def test_diff_names_the_first_difference_by_path(vt: Run, saved: Path, change: Change) -> None:
    def later_ship(plain: Any) -> None:
        plain["state"]["cargo"][1] += 5
        plain["state"]["supply"] += 2

    cargo, other = plain(saved)["state"]["cargo"][1], change(saved, later_ship)
    ran = vt("diff", saved, other)
    assert (ran.code, ran.out) == (1, f"state.cargo[1]: {cargo} | {cargo + 5}\n")
    assert vt("diff", saved, other, "--json").data == {
        "same": False,
        "path": "state.cargo[1]",
        "left": cargo,
        "right": cargo + 5,
    }


def test_diff_with_an_edited_copy_names_what_was_edited(vt: Run, saved: Path, tmp_path: Path) -> None:
    treasures = plain(saved)["state"]["treasures"]
    other, player = [treasures[1], treasures[0]], tmp_path / "player.vtg"
    path = tmp_path / "other.vtg"
    assert treasures[0] != treasures[1]
    assert vt("edit", saved, "--set", f"state.treasures={other}", "--output", path).code == 0
    assert vt("diff", saved, path).out == f"state.treasures[0]: {treasures[0]} | {treasures[1]}\n"
    assert vt("diff", path, saved, "--json").data["path"] == "state.treasures[0]"
    assert vt("edit", saved, "--set", "seats[1].name=Leif", "--output", player).code == 0
    assert vt("diff", saved, player).out == 'seats[1].name: "Player 2" | "Leif"\n'


def test_diff_with_a_position_that_was_played_on_names_where_it_began(vt: Run, begun: Path, tmp_path: Path) -> None:
    path = tmp_path / "other.vtg"
    ran = vt("edit", begun, "--set", "state.supply=30", "--set", "state.cargo=[8, 1, 1]", "--output", path)
    assert ran.code == 0, ran.err
    session = Session.resume(files.read(path))
    session.apply(session.game.legal_actions(session.state, session.to_answer[0])[0])
    files.write(path, session.saved())
    assert vt("diff", begun, path).out == "start.cargo[0]: 1 | 8\n"


def test_diff_of_a_save_with_an_action_less(vt: Run, saved: Path, change: Change) -> None:
    last = len(plain(saved)["actions"]) - 1
    shorter = change(saved, lambda plain: plain["actions"].pop())
    assert vt("diff", saved, shorter).out.startswith(f'actions[{last}]: {{"type": ')
    assert vt("diff", saved, shorter).out.endswith(" | nothing\n")
    assert "right" not in vt("diff", saved, shorter, "--json").data


def test_diff_with_a_file_that_cannot_be_read(vt: Run, saved: Path, nonsense: Path, tmp_path: Path) -> None:
    for other in (nonsense, tmp_path / "none.vtg", tmp_path):
        assert vt("diff", saved, other).code == 2
    (tmp_path / "list.json").write_text('{"a": 1}', "utf-8")
    ran = vt("diff", tmp_path / "list.json", saved)
    assert (ran.code, len(ran.faults)) == (2, 1)


# edit ---------------------------------------------------------------------------------------------------------------


@pytest.fixture
def begun(vt: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game in which a person has done nothing yet: one token on each ship, 37 in the supply."""
    monkeypatch.setattr("sys.stdin.readline", lambda: "", raising=False)
    path = tmp_path / "begun.vtg"
    options = ("--option", "firstPlayer=chosen", "--seed", 7)
    assert vt("play", "wild_vikings", "--seats", "person,easy", *options, "--save", path).code == 0
    return path


def test_edit_moves_pieces_and_checks_them_together(vt: Run, begun: Path) -> None:
    ran = vt("edit", begun, "--set", "state.supply=30", "--set", "state.cargo=[8, 1, 1]")
    assert (ran.code, ran.out) == (0, f"{begun}: 2 changes\n")
    edited = plain(begun)
    assert (edited["state"]["supply"], edited["state"]["cargo"]) == (30, [8, 1, 1])
    assert (edited["actions"], edited["start"]) == ([], edited["state"])
    assert vt("verify", begun).code == 0


def test_edit_keeps_the_old_file_and_can_write_another(vt: Run, begun: Path, tmp_path: Path) -> None:
    before = begun.read_bytes()
    other = tmp_path / "other.vtg"
    ran = vt("edit", begun, "--set", "state.supply=36", "state.cargo[2]=2", "--output", other, "--json")
    assert ran.data == {"file": str(other), "changes": 2, "actions": 0}
    assert begun.read_bytes() == before
    vt("edit", begun, "--set", "state.supply=36", "state.cargo[2]=2")
    assert begun.with_name("begun.vtg.bak").read_bytes() == before
    assert plain(begun)["state"] == plain(other)["state"]


def test_edit_refuses_an_impossible_position_and_leaves_the_file(vt: Run, begun: Path) -> None:
    before = begun.read_bytes()
    ran = vt("edit", begun, "--set", "state.supply=36")
    assert (ran.code, len(ran.faults)) == (1, 1)
    assert "The treasures add up to 39, not to 40." in ran.faults[0]
    assert "damaged" not in ran.faults[0]
    assert begun.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("state.sails=1", "There is no such place in the saved game: state.sails"),
        ("state.cargo[3]=1", "There is no such place in the saved game: state.cargo[3]"),
        ("state.supply", "PATH=VALUE is needed, not: state.supply"),
        ("seed=8", "Only what is under state or seats can be set, not: seed"),
        ("state.supply=many", "state.supply (a whole number is needed, not a text)"),
        ("state.supply=36.5", "state.supply (a whole number is needed, not a text)"),
        ("seats[0].kind=dog", "seats[0].kind: "),
    ],
)
def test_edit_names_what_cannot_be_set(vt: Run, begun: Path, change: str, fault: str) -> None:
    ran = vt("edit", begun, "--set", change)
    assert ran.code == 1
    assert fault in ran.faults[0]


def test_edit_of_a_player_keeps_the_history(vt: Run, saved: Path) -> None:
    count = len(plain(saved)["actions"])
    assert vt("edit", saved, "--set", "seats[0].name=Bera", "--json").data["actions"] == count
    assert plain(saved)["seats"][0]["name"] == "Bera"
    assert vt("verify", saved).code == 0


def test_edit_leaves_the_lab_to_the_lab(vt: Run, lab: Path) -> None:
    ran = vt("edit", lab, "--set", "state.supply=1")
    assert (ran.code, ran.faults) == (1, [f"vikingtable edit: {lab}: A file of the tile lab is edited in the lab."])


# The README ---------------------------------------------------------------------------------------------------------


def test_the_commands_of_the_readme_do_what_it_says(vt: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    lines = [shlex.split(line)[1:] for line in readme.splitlines() if line.startswith("    vikingtable ")]
    ran = {line[0]: vt(*line) for line in lines if line[0] in ("play", "verify", "replay", "edit", "diff")}
    assert {name: one.code for name, one in ran.items()} == {"play": 0, "verify": 0, "replay": 0, "edit": 0, "diff": 1}
    assert plain(tmp_path / "other.vtg")["state"]["treasures"] == [5, 3, 17]
