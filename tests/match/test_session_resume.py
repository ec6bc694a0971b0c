"""Going on with a saved game: its history where it can be replayed, its position in any case."""

import json
from typing import Any

import pytest

from tests.saves.hoard import HOARD, PEOPLE, EndTurn, Haul, Roll, Take, play_on
from vikingtable.match.session import DEAL, Session
from vikingtable.rules.game import Setup
from vikingtable.saves.edit import edit
from vikingtable.saves.encode import encode
from vikingtable.saves.limits import never
from vikingtable.saves.model import DIFFERS, NOT_CHECKED, OTHER_RULES, SAME, Loaded, SavedLab
from vikingtable.saves.replay import load
from vikingtable.texts.message import msg


def a_game(actions: int = 30) -> Session:
    session = Session.start("test_hoard", Setup(2, 5, (("turns", 50),)), PEOPLE[:2])
    play_on(session, actions)
    return session


def changed(session: Session, change: Any) -> bytes:
    data = json.loads(encode(session.saved()))
    change(data)
    return json.dumps(data).encode()


def test_a_saved_game_goes_on_with_its_whole_history() -> None:
    session = a_game()

    resumed = Session.resume(load(encode(session.saved())))

    assert resumed.state == session.state
    assert resumed.entries == session.entries
    assert resumed.events_for(1) == session.events_for(1)
    assert resumed.events_for(1)[0][0] == DEAL
    assert resumed.undo_steps() == session.undo_steps()
    assert resumed.saved() == session.saved()


def test_two_saves_of_one_game_that_went_different_ways_stay_the_same_until_then() -> None:
    first = a_game(20)
    second = Session.resume(load(encode(first.saved())))
    for session in (first, second):
        play_on(session, 30, seed=9)

    assert first.saved() == second.saved()


def test_a_game_can_be_saved_with_an_effect_in_the_middle() -> None:
    session = Session.start("test_hoard", Setup(2, 5), PEOPLE[:2])
    session.apply(Roll(0))
    assert session.state.frames

    resumed = Session.resume(load(encode(session.saved())))

    assert resumed.decision is not None
    assert resumed.decision.kind == "haul"
    resumed.apply(Haul(0, 1))
    assert resumed.state.players[0].silver == 2


def test_a_set_up_position_goes_on_from_its_start() -> None:
    saved = edit(a_game().saved(), "state.players[1].silver", 50)
    resumed = Session.resume(load(encode(saved)))
    assert (resumed.position, resumed.state.players[1].silver) == (0, 50)

    play_on(resumed, 5)
    again = Session.resume(load(encode(resumed.saved())))

    assert again.entries == resumed.entries
    assert again.state_at(0).players[1].silver == 50


def test_a_history_that_does_not_lead_to_the_position_is_left_behind() -> None:
    session = a_game()
    loaded = load(changed(session, lambda data: data["actions"].pop(3)))
    assert loaded.verdict.code == DIFFERS

    resumed = Session.resume(loaded)

    assert resumed.state == session.state
    assert (resumed.position, resumed.undo_steps()) == (0, 0)
    again = load(encode(resumed.saved()))
    assert again.verdict.code == SAME
    assert again.saved.start == session.state  # type: ignore[union-attr]


def test_undo_begins_at_a_position_without_history() -> None:
    resumed = Session.resume(load(changed(a_game(), lambda data: data["actions"].pop(3))))
    seat = resumed.to_answer[0]
    position = resumed.state

    resumed.apply(next(action for action in HOARD.legal_actions(resumed.state, seat) if not isinstance(action, Roll)))
    resumed.unlocked = True

    assert resumed.undo() == 1
    assert resumed.undo() == 0
    assert resumed.state is position


def test_a_history_that_was_not_checked_is_kept_in_the_next_save() -> None:
    session = a_game()
    loaded = load(encode(session.saved()), lambda: True)
    assert loaded.verdict.code == NOT_CHECKED

    resumed = Session.resume(loaded)
    assert (resumed.position, resumed.undo_steps()) == (0, 0)
    play_on(resumed, 10, seed=4)
    play_on(session, 10, seed=4)

    assert resumed.saved() == session.saved()
    assert load(encode(resumed.saved()), never).verdict.code == SAME


def test_a_history_that_was_not_checked_knows_the_start_of_its_turn() -> None:
    session = Session.start("test_hoard", Setup(2, 5), PEOPLE[:2])
    for action in (EndTurn(0), Take(1, 1)):
        session.apply(action)

    resumed = Session.resume(load(encode(session.saved()), lambda: True))
    resumed.apply(Take(1, 1))

    assert resumed.saved().turn_actions == 1
    assert resumed.saved().turn_state.turn == 1


def test_a_game_of_other_rules_goes_on_from_its_position() -> None:
    session = a_game()
    loaded = load(changed(session, lambda data: data.update(rules=2)))
    assert loaded.verdict.code == OTHER_RULES

    resumed = Session.resume(loaded)

    assert resumed.state == session.state
    assert resumed.saved().rules == 3
    assert load(encode(resumed.saved())).verdict.code == SAME


def test_chosen_dice_are_kept_and_the_save_says_so() -> None:
    session = Session.start("test_hoard", Setup(2, 5), PEOPLE[:2])
    session.apply(Roll(0), script=(6,))

    loaded = load(encode(session.saved()))

    assert loaded.verdict.code == SAME
    assert Session.resume(loaded).analysis
    assert Session.resume(loaded).entries[0].step.outcomes == (6,)


def test_a_tile_lab_is_no_game() -> None:
    with pytest.raises(ValueError, match="lab"):
        Session.resume(Loaded(SavedLab("0.1.0", {})))


def test_the_message_of_a_loaded_game_is_one_sentence() -> None:
    loaded = load(changed(a_game(), lambda data: data["actions"].pop(3)))

    assert loaded.message is not None
    assert loaded.message.key == "saves.load.differs"
    assert loaded.message == msg("saves.load.differs", loaded.verdict.path)


def test_a_bug_report_shows_only_what_its_seat_may_know() -> None:
    session = a_game(60)
    versions = {"program": "0.1.0", "python": "3.11"}

    report = session.report_for(0, versions)

    assert report["kind"] == "report"
    assert report["view"]["viewer"] == 0
    assert report["view"]["generator"] == -1
    assert set(report["view"]["players"][1]["hand"]) == {-1}
    assert {one["action"]["seat"] for one in report["actions"]} == {0}
    assert not {"seed", "setup", "outcomes", "state", "start", "turn"} & set(report)
    assert "outcomes" not in json.dumps(report)
    drawn_by_other = [one["event"]["card"] for one in report["events"] if one["event"].get("seat") == 1
                      and one["event"]["type"] == "Drew"]  # fmt: skip
    assert set(drawn_by_other) == {-1}
    with pytest.raises(IndexError):
        session.report_for(2, versions)
