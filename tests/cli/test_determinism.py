"""One seed is one game: in every process, whatever the seed of Python's own hashes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from vikingtable.rules.registry import game, game_ids


def save_of(path: Path, hash_seed: str, *arguments: str) -> bytes:
    """The save of a game played in a process of its own under this ``PYTHONHASHSEED``."""
    subprocess.run(
        [sys.executable, "-m", "vikingtable", "play", *arguments, "--json", "--save", str(path)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        check=True,
        capture_output=True,
        timeout=120,
    )
    return path.read_bytes()


@pytest.mark.parametrize("game_id", game_ids())
def test_random_players_play_the_same_game_under_two_hash_seeds(game_id: str, tmp_path: Path) -> None:
    seats = ",".join(["random"] * game(game_id).seats[-1])
    arguments = (game_id, "--seats", seats, "--seed", "7")
    one = save_of(tmp_path / "one.vtg", "1", *arguments)
    other = save_of(tmp_path / "other.vtg", "987654321", *arguments)
    assert one == other
    assert len(json.loads(one)["actions"]) > 20


@pytest.mark.parametrize("game_id", game_ids())
def test_computers_of_every_level_play_the_same_game_under_two_hash_seeds(game_id: str, tmp_path: Path) -> None:
    arguments = (game_id, "--seats", "easy,medium,hard", "--seed", "7")
    one = save_of(tmp_path / "one.vtg", "1", *arguments)
    other = save_of(tmp_path / "other.vtg", "987654321", *arguments)
    assert one == other
