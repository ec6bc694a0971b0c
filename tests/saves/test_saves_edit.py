"""Setting up positions, scripts of actions, migrations, and the first difference of two saves."""

from typing import Any

import pytest

from tests.saves.hoard import HOARD, PEOPLE, Haul, Roll, Take, play_on
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.saves import migrate
from vikingtable.saves.decode import read_script
from vikingtable.saves.diff import MISSING, Difference, diff
from vikingtable.saves.edit import assignment, edit
from vikingtable.saves.encode import encode, plain
from vikingtable.saves.model import SAME, SavedAction, SavedGame, SaveError
from vikingtable.saves.replay import load


def saved(actions: int = 20) -> SavedGame:
    session = Session.start("test_hoard", Setup(2, 7), PEOPLE[:2])
    play_on(session, actions)
    return session.saved()


def refused(path: str, value: Any) -> tuple[str, str]:
    with pytest.raises(SaveError) as caught:
        edit(saved(), path, value)
    return caught.value.message.key, caught.value.place


# PATH=VALUE ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "path", "value"),
    [
        ("state.pot=5", "state.pot", 5),
        ("state.players[0].hand=[1, 2]", "state.players[0].hand", [1, 2]),
        ('seats[0].name="Eva"', "seats[0].name", "Eva"),
        ("seats[0].name=Ева Браун", "seats[0].name", "Ева Браун"),
        ("seats[0].name=a=b", "seats[0].name", "a=b"),
        ("state.rich=true", "state.rich", True),
        ("state.pot=1.5", "state.pot", "1.5"),
        (" state.pot = 5", "state.pot", 5),
        ("seats[1].level=", "seats[1].level", ""),
    ],
)
def test_an_assignment_is_read(text: str, path: str, value: Any) -> None:
    assert assignment(text) == (path, value)


@pytest.mark.parametrize("text", ["state.pot", "=5", ""])
def test_what_is_no_assignment_is_refused(text: str) -> None:
    with pytest.raises(SaveError) as caught:
        assignment(text)
    assert caught.value.message.key == "saves.edit.no_assignment"


def test_a_changed_position_becomes_the_start() -> None:
    before = saved()

    after = edit(before, "state.players[0].silver", 5)

    assert isinstance(after.start, type(before.state))
    assert after.state.players[0].silver == 5  # type: ignore[attr-defined]
    assert (after.start, after.turn_state) == (after.state, after.state)
    assert (after.actions, after.turn_actions) == ((), 0)
    loaded = load(encode(after))
    assert (loaded.saved, loaded.verdict.code) == (after, SAME)
    assert plain(after)["digest"] != plain(before)["digest"]


def test_another_name_keeps_the_history() -> None:
    before = saved()

    after = edit(before, "seats[1].name", "Ева")

    assert after.seats[1].name == "Ева"
    assert after.actions == before.actions
    assert load(encode(after)).verdict.code == SAME


def test_a_position_that_is_impossible_is_refused() -> None:
    assert refused("state.pot", 1000) == ("saves.read.impossible", "state")
    assert refused("state.deck", []) == ("saves.read.impossible", "state")
    assert refused("state.generator", -1) == ("saves.read.bad_value", "state.generator")
    assert refused("state.generator", 1 << 64) == ("saves.read.bad_value", "state.generator")
    assert refused("state.viewer", 0) == ("saves.read.bad_value", "state.viewer")
    assert refused("state.seats", 3) == ("saves.read.bad_value", "state.seats")
    assert refused("state.turn", -1) == ("saves.read.bad_value", "state.turn")


def test_a_value_of_the_wrong_kind_is_refused() -> None:
    assert refused("state.pot", "five") == ("saves.read.bad_value", "state.pot")
    assert refused("state.pot", True) == ("saves.read.bad_value", "state.pot")
    assert refused("state.players", None) == ("saves.read.bad_value", "state.players")
    assert refused("seats[0].kind", "robot")[0] == "saves.edit.bad_value"
    assert refused("seats[0].name", "x" * 81)[0] == "saves.edit.bad_value"


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("state.purse", "no_such_place"),
        ("state.players[2].silver", "no_such_place"),
        ("state.players[0][1]", "no_such_place"),
        ("state.players.silver", "no_such_place"),
        ("state.pot.x", "no_such_place"),
        ("seats[2].name", "no_such_place"),
        ("state", "wrong_root"),
        ("seed", "wrong_root"),
        ("actions[0].seat", "wrong_root"),
        ("", "bad_path"),
        ("state..pot", "bad_path"),
        ("state.players[x]", "bad_path"),
        ("state.players[-1].silver", "bad_path"),
        ("[0]", "bad_path"),
        (".state", "bad_path"),
        ('state["\\x"]', "bad_path"),
        ("state.pot ", "bad_path"),
        ("state.players.0x", "bad_path"),
        ("state.players.٣", "bad_path"),
        ("state.players.7", "no_such_place"),
    ],
)
def test_a_path_that_is_not_there_is_refused(path: str, key: str) -> None:
    assert refused(path, 1)[0] == f"saves.edit.{key}"


def test_an_index_may_stand_behind_a_point() -> None:
    assert edit(saved(), "state.players.0.silver", 5).state == edit(saved(), "state.players[0].silver", 5).state


def test_quoted_parts_of_a_path_are_read() -> None:
    assert edit(saved(), 'state["pot"]', 4).state.pot == 4  # type: ignore[attr-defined]


# Scripts -------------------------------------------------------------------------------------------------------------


def test_a_script_holds_an_action_a_line() -> None:
    script = """
    # an opening
    {"type": "Take", "seat": 0, "silver": 2}

    {"type": "Roll", "seat": 0, "outcomes": [6]},
    {"type": "Haul", "seat": 0, "silver": 6, "outcomes": []}
    """

    assert read_script(script, HOARD, 2) == (
        SavedAction(Take(0, 2)),
        SavedAction(Roll(0), (6,)),
        SavedAction(Haul(0, 6)),
    )


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ('{"type": "Steal", "seat": 0}', "line 2: action"),
        ('{"type": "Take", "seat": 0}', "line 2: action.silver"),
        ('{"type": "Take", "seat": 2, "silver": 1}', "line 2: action.seat"),
        ('{"type": "Take", "seat": 0, "silver": "1"}', "line 2: action.silver"),
        ('{"type": "Roll", "seat": 0, "outcomes": 6}', "line 2: action.outcomes"),
        ("Take 2", "line 2, column 1"),
        ("[1]", "line 2"),
        ('{"type": 0.5}', "line 2: type"),
    ],
)
def test_a_fault_in_a_script_names_its_line(line: str, place: str) -> None:
    with pytest.raises(SaveError) as caught:
        read_script("# a comment\n" + line, HOARD, 2)
    assert caught.value.place == place


# Older forms ---------------------------------------------------------------------------------------------------------


def test_older_forms_are_brought_up_to_date_one_step_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def named_silver(data: dict[str, Any]) -> dict[str, Any]:
        return {("options" if key == "choices" else key): value for key, value in data.items()}

    def with_analysis(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "analysis": False}

    monkeypatch.setattr(migrate, "MIGRATIONS", {-1: named_silver, 0: with_analysis})
    old = plain(saved())
    old["choices"] = old.pop("options")
    del old["analysis"]
    old["format"] = -1

    new = migrate.migrated(old)

    assert new == plain(saved())
    assert old["format"] == -1
    assert "choices" in old


@pytest.mark.parametrize(
    ("number", "key"), [(2, "newer"), (0, "not_a_save"), (-5, "not_a_save"), ("1", "not_a_save"), (True, "not_a_save")]
)
def test_forms_that_are_not_known_are_refused(number: Any, key: str) -> None:
    with pytest.raises(SaveError) as caught:
        migrate.migrated({"format": number})
    assert (caught.value.message.key, caught.value.place) == (f"saves.read.{key}", "format")


# The first difference ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("left", "right", "difference"),
    [
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2}]}, None),
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, Difference("a[1].b", 2, 3)),
        ({"a": 1}, {"a": True}, Difference("a", 1, True)),
        ({"a": 1}, {}, Difference("a", 1, MISSING)),
        ({}, {"b c": 1}, Difference('["b c"]', MISSING, 1)),
        ([1, 2], [1], Difference("[1]", 2, MISSING)),
        ([1], [1, 2], Difference("[1]", MISSING, 2)),
        ({"a": []}, {"a": {}}, Difference("a", [], {})),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, None),
        ({"b": 1, "a": 1}, {"a": 2, "b": 2}, Difference("b", 1, 2)),
    ],
)
def test_the_first_difference_is_named(left: Any, right: Any, difference: Difference | None) -> None:
    assert diff(left, right) == difference
