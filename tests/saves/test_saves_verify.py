"""What checking a save finds: same, different and where, unreadable, other rules, no time."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.saves.hoard import PEOPLE, EndTurn, Haul, Place, Roll, Take
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.saves.digest import digest
from vikingtable.saves.encode import encode
from vikingtable.saves.model import DIFFERS, NOT_CHECKED, OTHER_RULES, SAME, UNREADABLE, SavedGame, SaveError
from vikingtable.saves.replay import load, verify


def game() -> Session:
    session = Session.start("test_hoard", Setup(2, 7), PEOPLE[:2])
    for action in (Take(0, 2), Place(0, 5), Roll(0), Haul(0, 1), EndTurn(0), Take(1, 1), Roll(1)):
        session.apply(action)
    return session


def plain() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(encode(game().saved()))
    return data


def found(change: Callable[[dict[str, Any]], Any], *, sealed: bool = False) -> tuple[int, str]:
    data = plain()
    change(data)
    if sealed:
        data["digest"] = digest(data["setup"], data["start"], data["actions"])
    verdict = verify(json.dumps(data).encode())
    return verdict.code, verdict.path


def test_an_untouched_save_is_the_same() -> None:
    assert found(lambda data: None) == (SAME, "")


@pytest.mark.parametrize("index", range(7))
def test_a_missing_action_always_differs(index: int) -> None:
    assert found(lambda data: data["actions"].pop(index))[0] == DIFFERS
    assert found(lambda data: data["actions"].pop(index), sealed=True)[0] == DIFFERS


@pytest.mark.parametrize("index", range(8))
def test_an_added_action_always_differs(index: int) -> None:
    added = {"type": "Place", "seat": 0, "cell": 60, "outcomes": []}

    assert found(lambda data: data["actions"].insert(index, added))[0] == DIFFERS
    assert found(lambda data: data["actions"].insert(index, added), sealed=True)[0] == DIFFERS


def test_a_changed_action_differs_at_the_first_place_it_changes() -> None:
    assert found(lambda data: data["actions"][1].update(cell=6)) == (DIFFERS, "state.players[0].field")
    assert found(lambda data: data["actions"][1].update(cell=70)) == (DIFFERS, "actions[1]")
    assert found(lambda data: data["actions"][0].update(seat=1)) == (DIFFERS, "actions[0]")
    assert found(lambda data: data["actions"][2].update(outcomes=[7])) == (DIFFERS, "actions[2].outcomes")
    assert found(lambda data: data["actions"][2].update(outcomes=[])) == (DIFFERS, "actions[2].outcomes")
    assert found(lambda data: data["actions"][0].update(outcomes=[1])) == (DIFFERS, "actions[0].outcomes")


def test_two_actions_that_changed_places_differ_by_the_digest() -> None:
    session = Session.start("test_hoard", Setup(2, 7), PEOPLE[:2])
    for action in (Take(0, 2), Place(0, 5), Place(0, 6)):
        session.apply(action)
    data = json.loads(encode(session.saved()))
    data["actions"][1:] = data["actions"][:0:-1]

    verdict = verify(json.dumps(data).encode())

    assert (verdict.code, verdict.path) == (DIFFERS, "digest")


def test_a_changed_deal_differs() -> None:
    assert found(lambda data: data.update(setup=[])) == (DIFFERS, "setup")
    assert found(lambda data: data.update(setup=[3])) == (DIFFERS, "setup")
    assert found(lambda data: data.update(seed=8)) == (DIFFERS, "state.generator")
    assert found(lambda data: data["options"].update(pot=29)) == (DIFFERS, "state.pot")


def test_a_changed_position_differs_at_its_path() -> None:
    assert found(lambda data: data["state"].update(pot=1)) == (DIFFERS, "state.pot")
    assert found(lambda data: data["state"]["players"][1].update(silver=9)) == (DIFFERS, "state.players[1].silver")
    assert found(lambda data: data["turn"].update(pot=1)) == (DIFFERS, "turn.pot")
    assert found(lambda data: data.update(turn_actions=4))[0] == DIFFERS
    assert found(lambda data: data.update(digest="0" * 64)) == (DIFFERS, "digest")


def test_a_difference_never_loses_the_position() -> None:
    data = plain()
    data["actions"][1]["cell"] = 6

    loaded = load(json.dumps(data).encode())

    assert isinstance(loaded.saved, SavedGame)
    assert loaded.saved.state == game().state
    assert not loaded.saved.replayable
    assert loaded.history is None
    assert loaded.message is not None


def test_a_changed_file_whose_actions_still_lead_to_its_position_keeps_its_history() -> None:
    data = plain()
    data["digest"] = "0" * 64

    loaded = load(json.dumps(data).encode())

    assert loaded.history is not None
    assert loaded.message is not None
    assert loaded.message.key == "saves.load.changed"


def test_a_save_of_other_rules_is_told_apart() -> None:
    assert found(lambda data: data.update(rules=2)) == (OTHER_RULES, "rules")
    assert found(lambda data: data.update(rules=4)) == (OTHER_RULES, "rules")


def test_no_save_is_unreadable_with_its_place() -> None:
    assert found(lambda data: data.pop("seed")) == (UNREADABLE, "seed")
    assert verify(b"").code == UNREADABLE
    assert verify(encode(game().saved())[:-20]).path.startswith("line ")


def test_a_check_that_takes_too_long_says_so() -> None:
    asked = iter([False, False, True])

    verdict = verify(encode(game().saved()), lambda: next(asked))

    assert (verdict.code, verdict.path) == (NOT_CHECKED, "")


# Positions that newer rules cannot read ------------------------------------------------------------------------------


def other_rules(change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    data = plain()
    data["rules"] = 2
    change(data)
    return data


def test_a_frame_that_newer_rules_cannot_read_opens_at_the_last_whole_turn() -> None:
    data = other_rules(lambda data: data["state"]["frames"][0].update(type="Plundering"))

    loaded = load(json.dumps(data).encode())

    assert isinstance(loaded.saved, SavedGame)
    assert loaded.saved.state == game().state_at(5)
    assert loaded.saved.start == loaded.saved.state
    assert loaded.saved.actions == ()
    assert loaded.verdict.code == OTHER_RULES
    assert loaded.message is not None
    assert loaded.message.key == "saves.load.last_turn"


def test_actions_and_options_that_newer_rules_do_not_know_do_not_matter() -> None:
    data = other_rules(lambda data: data["actions"][0].update(type="Steal"))
    data["options"]["weather"] = "rain"

    loaded = load(json.dumps(data).encode())

    assert isinstance(loaded.saved, SavedGame)
    assert loaded.saved.state == game().state


def test_a_position_that_newer_rules_cannot_read_at_all_says_which_version_can() -> None:
    data = other_rules(lambda data: (data["state"].pop("pot"), data["turn"].pop("pot")))

    with pytest.raises(SaveError) as fault:
        load(json.dumps(data).encode())

    assert fault.value.message.key == "saves.read.other_rules"
    assert fault.value.place == "state.pot"
    assert fault.value.advice is not None
    assert fault.value.advice.args == ("0.1.0",)


def test_the_same_rules_do_not_fall_back_to_the_last_turn() -> None:
    data = plain()
    data["state"]["frames"][0]["type"] = "Plundering"

    with pytest.raises(SaveError) as fault:
        load(json.dumps(data).encode())

    assert fault.value.place == "state.frames[0]"
