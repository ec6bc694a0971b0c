"""The table of texts: a room is read when a key of it is asked for, all of them when the table is gone through."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from vikingtable import texts

#: Opens the window, ends it when the first picture is on the screen, and names what of the program was loaded.
_FIRST_PICTURE = """
import sys
from vikingtable.cli import main
from vikingtable.ui import startup
from vikingtable.ui.window import MainWindow

class Window(MainWindow):
    def __init__(self, settings):
        super().__init__(settings)
        self.painted.connect(self.done)

    def done(self):
        print(*sorted(name for name in sys.modules if name.startswith("vikingtable")))
        self.close()

startup.MainWindow = Window
raise SystemExit(main([]))
"""


def _table() -> texts._Table[texts.Text]:
    return texts._Table("TEXTS", empty=False)


def test_a_key_reads_its_own_room_and_no_other() -> None:
    table = _table()
    assert table["knarr.ui.board"] == "Table of Knarr"
    assert "knarr_ui" not in table._waiting
    assert {"app", "feast", "feast_ui", "boru", "lab", "cli"} <= set(table._waiting)


def test_going_through_the_table_reads_every_room_once() -> None:
    table = _table()
    rooms = [import_module(f"vikingtable.texts.{room}").TEXTS for room in texts.ROOMS]
    assert len(table) == sum(len(room) for room in rooms)
    assert list(table) == [key for room in rooms for key in room]
    assert table._waiting == []


@pytest.mark.parametrize("key", ["app.no_such", "nowhere.at_all", "app"])
def test_a_key_that_no_room_has_is_named(key: str) -> None:
    assert key not in texts.TEXTS
    with pytest.raises(KeyError, match=key):
        texts.english(key)


def test_a_key_that_two_rooms_define_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(import_module("vikingtable.texts.knarr_ui").TEXTS, "app.title", "another")
    with pytest.raises(ValueError, match=r"app\.title"):
        len(_table())


def test_the_first_picture_needs_no_game_and_none_of_the_games_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    run = subprocess.run([sys.executable, "-c", _FIRST_PICTURE], capture_output=True, text=True, timeout=60, check=True)
    loaded = run.stdout.split()
    below = [name for name in loaded if name.startswith(("vikingtable.rules", "vikingtable.bots", "vikingtable.match"))]
    assert below == []
    rooms = [name for name in loaded if name.startswith("vikingtable.texts.")]
    assert set(rooms) <= {f"vikingtable.texts.{room}" for room in ("app", "cli", "common", "message")}
