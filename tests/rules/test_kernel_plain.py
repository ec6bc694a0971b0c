"""States, actions and events as plain data: exact types only, no missing or unknown keys, each fault with its place."""

import json
from enum import Enum
from typing import Any

import pytest
from attrs import frozen

from tests.invented.claims import ClaimsGame
from tests.invented.gains import GainsGame
from tests.invented.packets import Keep, Kept, PacketsGame, PacketsState
from tests.invented.tolls import AskToll, Buy, Drew, Pay, Purchase, Toll, TollsGame, TollsState
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.plain import Codec, PlainError, strict_converter, structured, to_plain
from vikingtable.rules.state import Action

TOLLS = TollsGame()
CODEC = Codec(TOLLS)


def half_paid() -> TollsState:
    state = TOLLS.new(Setup(2), script=[tuple(range(18))]).state
    for action in (Buy(0), Pay(0, gold=True), Pay(0, gold=False)):
        state = TOLLS.apply(state, action).state
    return state


def plain() -> Any:
    return json.loads(json.dumps(to_plain(half_paid())))


def place_and_reason(data: Any) -> tuple[str, str]:
    with pytest.raises(PlainError) as fault:
        CODEC.state(data)
    return fault.value.path, fault.value.reason


# Writing ------------------------------------------------------------------------------------------------------------


def test_actions_carry_their_name_and_keep_the_order_of_fields() -> None:
    assert json.dumps(to_plain(Pay(1, gold=True))) == '{"type": "Pay", "seat": 1, "gold": true}'


def test_frames_and_events_carry_their_name_and_states_do_not() -> None:
    data = to_plain(half_paid())
    assert data["frames"] == [
        {"type": "Purchase", "owner": 0, "gold": 1, "silver": 1, "asked": [1]},
        {"type": "AskToll", "owner": 1, "payer": 0},
    ]
    assert list(data)[:5] == ["generator", "viewer", "seats", "turn", "frames"]
    assert to_plain(Drew(1, 2)) == {"type": "Drew", "seat": 1, "card": 2}


def test_an_enum_is_written_as_its_value() -> None:
    class Colour(Enum):
        RED = "red"

    assert to_plain((Colour.RED, None, 3, True, "x")) == ["red", None, 3, True, "x"]


@pytest.mark.parametrize("value", [1.5, [1], {1}, {"a": 1}, b"x", object()])
def test_what_has_no_place_in_a_state_is_not_written(value: object) -> None:
    with pytest.raises(TypeError, match="is no plain value"):
        to_plain((1, value))


# Reading back -------------------------------------------------------------------------------------------------------


def test_what_was_written_is_read_back_equal() -> None:
    assert CODEC.state(plain()) == half_paid()
    assert CODEC.state(plain()).frames == (Purchase(0, 1, 1, (1,)), AskToll(1, 0))
    assert CODEC.action({"type": "Toll", "seat": 1}) == Toll(1)
    assert CODEC.event({"type": "Drew", "seat": 1, "card": 2}) == Drew(1, 2)


@pytest.mark.parametrize("game", [PacketsGame(), TollsGame(), GainsGame(), ClaimsGame()], ids=lambda game: game.id)
def test_states_all_along_a_game_are_read_back_equal(game: Any) -> None:
    codec, random = Codec(game), Generator(5)
    state = game.new(Setup(2, 5)).state
    while waiting := game.to_answer(state):
        assert codec.state(json.loads(json.dumps(to_plain(state)))) == state
        seat = random.choice(waiting)
        state = game.apply(state, game.sample(state, seat, random)).state
    assert codec.state(json.loads(json.dumps(to_plain(state)))) == state


def test_a_number_wider_than_64_bits_is_kept_exactly() -> None:
    data = plain()
    data["bank_gold"] = 1 << 200
    assert CODEC.state(data).bank_gold == 1 << 200


def test_an_optional_value_is_null_or_of_its_kind() -> None:
    game = PacketsGame()
    data = to_plain(game.new(Setup(2, 1)).state)
    data["answers"] = None
    assert Codec(game).state(data).answers is None
    data["answers"] = {
        "seats": [0, 1],
        "actions": [None, {"type": "Keep", "seat": 1, "card": 4}],
        "given": [False, True],
    }
    state: PacketsState = Codec(game).state(data)
    assert state.answers is not None
    assert state.answers.actions == (None, Keep(1, 4))


# Refusing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (True, "a whole number is needed, not true or false"),
        ("1", "a whole number is needed, not a text"),
        (1.0, "a whole number is needed, not a number with a fraction"),
        (None, "a whole number is needed, not null"),
        ([1], "a whole number is needed, not a list"),
        ({}, "a whole number is needed, not an object"),
    ],
)
def test_nothing_is_taken_for_a_number_but_a_number(value: object, reason: str) -> None:
    data = plain()
    data["bank_gold"] = value
    assert place_and_reason(data) == ("state.bank_gold", reason)


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_nothing_is_taken_for_true_or_false_but_these(value: object) -> None:
    with pytest.raises(PlainError, match="true or false is needed"):
        CODEC.action({"type": "Pay", "seat": 0, "gold": value})


def test_a_missing_key_is_named() -> None:
    data = plain()
    del data["discards"]
    assert place_and_reason(data) == ("state.discards", "discards is missing")


def test_an_unknown_key_is_named() -> None:
    data = plain()
    data["extra"] = 1
    path, reason = place_and_reason(data)
    assert path == "state"
    assert "extra" in reason


def test_a_fault_deep_inside_names_every_step_of_the_way() -> None:
    data = plain()
    data["frames"][0]["asked"][0] = "1"
    assert place_and_reason(data) == ("state.frames[0].asked[0]", "a whole number is needed, not a text")
    data = plain()
    data["hands"][1][0] = None
    assert place_and_reason(data)[0] == "state.hands[1][0]"


@pytest.mark.parametrize("value", [{}, "0, 0", 3, None, True])
def test_nothing_is_taken_for_a_list_but_a_list(value: object) -> None:
    data = plain()
    data["gems"] = value
    path, reason = place_and_reason(data)
    assert path == "state.gems"
    assert reason.startswith("a list is needed")


def test_a_list_of_fixed_length_has_that_length() -> None:
    game = GainsGame()
    data = to_plain(game.new(Setup(1, 1)).state)
    data["goods"] = [[0, 0, 0]]
    with pytest.raises(PlainError, match="a list of 4 is needed, not of 3") as fault:
        Codec(game).state(data)
    assert fault.value.path == "state.goods[0]"


def test_frames_are_known_by_their_type() -> None:
    data = plain()
    data["frames"][1]["type"] = "Buy"
    assert place_and_reason(data) == ("state.frames[1]", "unknown frame 'Buy'")
    data["frames"][1] = {"owner": 1, "payer": 0}
    assert place_and_reason(data) == ("state.frames[1]", "an object with a type is needed for a frame")
    data["frames"][1] = 7
    assert place_and_reason(data) == ("state.frames[1]", "an object with a type is needed for a frame")


def test_an_event_or_another_games_action_is_no_action() -> None:
    for data in (to_plain(Drew(0, 1)), to_plain(Keep(0, 1)), to_plain(Kept(0, 1))):
        with pytest.raises(PlainError, match="unknown action"):
            CODEC.action(data, "actions[3]")


def test_a_state_is_an_object() -> None:
    for data in ([], None, 4, "state"):
        path, reason = place_and_reason(data)
        assert path == "state"
        assert reason.startswith("an object is needed")


def test_the_path_given_leads_the_place() -> None:
    with pytest.raises(PlainError, match=r"^actions\[3\]\.seat: ") as fault:
        CODEC.action({"type": "Toll", "seat": "1"}, "actions[3]")
    assert fault.value.path == "actions[3].seat"


def test_other_attrs_classes_are_read_as_strictly_as_states() -> None:
    @frozen
    class Note:
        text: str
        pages: tuple[int, ...] = ()

    converter = strict_converter()
    assert structured(converter, Note, {"text": "x", "pages": [1, 2]}, "note") == Note("x", (1, 2))
    with pytest.raises(PlainError) as fault:
        structured(converter, Note, {"text": "x", "pages": [1, "2"]}, "note")
    assert fault.value.path == "note.pages[1]"


def test_a_tag_in_the_data_cannot_name_a_class_that_the_field_does_not_hold() -> None:
    class Odd(Action):
        pass

    with pytest.raises(PlainError, match="unknown action 'Odd'"):
        CODEC.action({"type": "Odd", "seat": 0})
