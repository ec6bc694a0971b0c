"""A kill while saving leaves the old or the new file whole; a kill of a game loses its last action at most."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.saves.hoard import PEOPLE, play_on
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.saves.encode import encode
from vikingtable.saves.model import SAME, SavedGame
from vikingtable.saves.recover import recover
from vikingtable.saves.replay import load

ROOT = Path(__file__).resolve().parents[2]

#: Saves two games in turn to the same file, for ever.
WRITER = """
import sys
from tests.saves.test_saves_kills import the_two
from vikingtable.saves.atomic import write_whole
from pathlib import Path
first, second = the_two()
print("ready", flush=True)
while True:
    for data in (first, second):
        write_whole(Path(sys.argv[1]), data)
"""

#: Plays a game with an autosave and names each action as soon as it is played.
PLAYER = """
import sys
from pathlib import Path
from tests.saves.hoard import HOARD, PEOPLE
from vikingtable.match.autosave import Autosave
from vikingtable.match.session import Session
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.saves import journal
journal.FOLD_AFTER = 15
session = Session.start("test_hoard", Setup(2, 7, (("turns", 10000),)), PEOPLE[:2], unlocked=True)
autosave = Autosave(session, Path(sys.argv[1]))
random = Generator(int(sys.argv[2]))
count = 0
print("ready", flush=True)
while True:
    for _ in range(5):
        session.apply(HOARD.sample(session.state, session.to_answer[0], random))
        count += 1
        print(count, session.position, flush=True)
    if random.below(3) == 0:
        session.undo()
        session.undo()
        count += 2
        print(count, session.position, flush=True)
        if random.below(2):
            session.redo()
            count += 1
            print(count, session.position, flush=True)
"""


def the_two() -> tuple[bytes, bytes]:
    """Two saves of different length."""
    session = Session.start("test_hoard", Setup(2, 7, (("turns", 10_000),)), PEOPLE[:2])
    play_on(session, 50)
    first = encode(session.saved())
    play_on(session, 400)
    return first, encode(session.saved())


def killed(program: str, *args: str, after: float) -> str:
    """Runs the program, kills it ``after`` so many seconds from when it is ready, and returns what it wrote."""
    process = subprocess.Popen([sys.executable, "-c", program, *args], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    with process.stdout as output:
        assert output.readline() == "ready\n"
        time.sleep(after)
        process.kill()
        said = output.read()
    process.wait()
    return said


def kill_writers(folder: Path, times: int) -> None:
    path = folder / "game.vtg"
    first, second = the_two()
    path.write_bytes(first)
    moments = random.Random(4)
    for _ in range(times):
        killed(WRITER, str(path), after=moments.uniform(0, 0.03))
        assert path.read_bytes() in (first, second)
        if (folder / "game.vtg.bak").exists():
            assert (folder / "game.vtg.bak").read_bytes() in (first, second)
        assert load(path.read_bytes()).verdict.code == SAME
    left = [name for name in os.listdir(folder) if name not in ("game.vtg", "game.vtg.bak")]
    assert all(name.startswith(".game.vtg.") and name.endswith(".tmp") for name in left)


def kill_players(folder: Path, times: int) -> None:
    moments = random.Random(5)
    for number in range(times):
        place = folder / str(number)
        said = killed(PLAYER, str(place), str(number), after=moments.uniform(0, 0.15)).splitlines()
        recovered = recover(place / "test_hoard-0001.vtg")

        assert recovered.message is None
        saved = recovered.loaded.saved
        assert isinstance(saved, SavedGame)
        assert recovered.loaded.verdict.code == SAME
        assert load(encode(saved)).verdict.code == SAME
        # Everything that was said to be played is there; the program may have been killed before it said so.
        whole = [line for line in said if len(line.split()) == 2]
        if whole:
            position = int(whole[-1].split()[1])
            assert position - 2 <= len(saved.actions) <= position + 1


def test_a_killed_writer_leaves_a_whole_file(tmp_path: Path) -> None:
    kill_writers(tmp_path, 8)


def test_a_killed_game_has_lost_nothing_that_was_played(tmp_path: Path) -> None:
    kill_players(tmp_path, 5)


@pytest.mark.release
def test_a_writer_killed_two_hundred_times_leaves_a_whole_file(tmp_path: Path) -> None:
    kill_writers(tmp_path, 220)


@pytest.mark.release
def test_a_game_killed_a_hundred_times_has_lost_nothing_that_was_played(tmp_path: Path) -> None:
    kill_players(tmp_path, 100)
