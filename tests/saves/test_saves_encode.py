"""The text of a save: key order, an action a line, equal again when it is read, in whatever layout."""

import json
from typing import Any

import pytest

from tests.saves.hoard import HOARD, PEOPLE, play_on
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.saves.encode import GAME_KEYS, encode
from vikingtable.saves.model import SAME, SavedGame, SavedLab
from vikingtable.saves.replay import load, verify


def saved(seats: int = 2, actions: int = 25) -> SavedGame:
    session = Session.start("test_hoard", Setup(seats, 7), PEOPLE[:seats])
    play_on(session, actions)
    return session.saved()


def test_the_keys_stand_in_their_order() -> None:
    data = json.loads(encode(saved()))

    assert tuple(data) == GAME_KEYS
    assert tuple(data)[:5] == ("format", "rules", "application", "kind", "game")
    assert (data["format"], data["rules"], data["kind"], data["game"]) == (1, 3, "game", "test_hoard")


def test_each_action_stands_on_a_line_of_its_own() -> None:
    lines = encode(saved()).decode().splitlines()

    assert '{"type": "Roll", "seat": 0, "outcomes": [6]},' in lines
    assert sum('"outcomes"' in line for line in lines) == 25


def test_the_text_is_utf_8_and_readable() -> None:
    data = encode(saved(4))

    assert "ビョルン".encode() in data
    assert "Рагнар".encode() in data
    assert data.endswith(b"}\n")
    assert max(len(line) for line in data.decode().splitlines()) <= 130


def test_what_is_written_is_read_equal() -> None:
    for seats in (1, 2, 3, 4):
        for actions in (0, 1, 2, 10, 200):
            game = saved(seats, actions)
            loaded = load(encode(game))
            assert loaded.saved == game
            assert loaded.verdict.code == SAME
            assert loaded.message is None


def test_the_same_game_gives_the_same_bytes() -> None:
    assert encode(saved()) == encode(saved())


def test_any_layout_is_read() -> None:
    game = saved()
    data = json.loads(encode(game))
    turned = {key: data[key] for key in reversed(data)}

    for text in (
        json.dumps(data),
        json.dumps(data, indent=4),
        json.dumps(data, separators=(",", ":"), ensure_ascii=False),
        json.dumps(turned, sort_keys=True, indent="\t").replace("\n", "\r\n"),
        "\ufeff\n " + json.dumps(turned),
    ):
        assert load(text.encode()).saved == game
        assert verify(text.encode()).code == SAME


def test_options_that_are_left_out_have_their_defaults() -> None:
    data = json.loads(encode(saved()))
    del data["options"]["turns"]

    assert load(json.dumps(data).encode()).saved == saved()


def test_a_tile_lab_is_read_as_it_was_written() -> None:
    lab = SavedLab("0.1.0", {"board": "#..\n...", "tiles": [[1, 2], [3, None]], "名": {"маска": 1 << 300}})

    data = encode(lab)

    assert tuple(json.loads(data)) == ("format", "application", "kind", "lab")
    assert load(data).saved == lab
    assert verify(data).code == SAME


@pytest.mark.parametrize("value", [0.5, float("nan"), {1: 2}, (1, 2), {"a": object()}, 10**700])
def test_a_tile_lab_that_could_not_be_read_again_is_not_written(value: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        encode(SavedLab("0.1.0", {"value": value}))


@pytest.mark.parametrize("seed", [10**700, -(10**700), 1 << 64, -1, (1 << 64) - 1])
def test_a_game_of_any_seed_can_be_read_again(seed: int) -> None:
    session = Session.start("test_hoard", Setup(2, seed), PEOPLE[:2])

    loaded = load(encode(session.saved()))

    assert loaded.verdict.code == SAME
    assert session.state == HOARD.new(Setup(2, seed)).state


def test_a_history_that_does_not_fit_into_a_file_is_left_out() -> None:
    from vikingtable.saves import encode as room

    game = saved()
    limit, room.MAX_ACTIONS = room.MAX_ACTIONS, 10  # type: ignore[attr-defined]
    try:
        loaded = load(encode(game))
    finally:
        room.MAX_ACTIONS = limit  # type: ignore[attr-defined]

    assert isinstance(loaded.saved, SavedGame)
    assert (loaded.saved.actions, loaded.saved.start, loaded.saved.state) == ((), game.state, game.state)
