"""``vikingtable bench``: random play is counted as the project's figures say, whatever the machine."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from tests.invented.claims import ClaimsGame
from tests.invented.tolls import TollsGame
from vikingtable.cli import bench
from vikingtable.rules.registry import game

Run = Callable[..., Any]


def ticking(monkeypatch: pytest.MonkeyPatch, step: float) -> None:
    """A clock that moves on by ``step`` seconds each time somebody looks."""
    times = count()
    monkeypatch.setattr(bench.time, "perf_counter", lambda: next(times) * step)


def test_the_figures_of_a_game_as_json(vt: Run) -> None:
    ran = vt("bench", "wild_vikings", "--seconds", "0.1", "--json")
    (figures,) = ran.data
    assert list(figures) == ["game", "seats", "seconds", "actions", "games", "actions_per_second"]
    assert (figures["game"], figures["seats"]) == ("wild_vikings", 5)
    assert figures["seconds"] >= 0.1
    assert figures["actions"] > 100 * figures["games"] > 0
    assert figures["actions_per_second"] == pytest.approx(figures["actions"] / figures["seconds"], rel=0.02)


def test_the_figures_for_people(vt: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ticking(monkeypatch, 1.0)
    ran = vt("bench", "wild_vikings", "--seconds", "3")
    assert ran.out.startswith("Wild Vikings: seats: 5, actions a second: ")


def test_whole_games_are_played_with_the_most_seats_until_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ticking(monkeypatch, 1.0)
    figures = bench.measured(ClaimsGame(), 4.0)
    # Ten lots, five seats: fifty actions a game, so the clock is looked at once a game.
    assert (figures.seats, figures.games, figures.actions, figures.seconds) == (5, 4, 200, 4.0)
    assert figures.actions_per_second == 50


def test_a_long_game_is_cut_off_when_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ticking(monkeypatch, 1.0)
    figures = bench.measured(game("wild_vikings"), 2.5)
    assert figures.actions <= 3 * 256


def test_the_same_games_are_played_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for _ in range(2):
        ticking(monkeypatch, 1.0)
        found.append(bench.measured(TollsGame(), 20.0))
    assert found[0] == found[1]


def test_without_a_game_all_are_measured(vt: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "game_ids", lambda: ("wild_vikings", "wild_vikings"))
    ran = vt("bench", "--seconds", "0.05", "--json")
    assert [figures["game"] for figures in ran.data] == ["wild_vikings", "wild_vikings"]
    assert vt("bench", "chess").code == 2


def test_the_standard_options_use_all_decks() -> None:
    assert {option.key: option.default for option in game("feast").options}["deck"] == "abc"
