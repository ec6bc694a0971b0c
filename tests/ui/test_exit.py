"""The real program, in a process of its own: opened, a game begun, closed; it ends as it should, and says nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

#: Opens the window, sits down at a table of computers (or at the lab), and closes the window after so many ms.
_PROGRAM = """
import sys

def main(game, after):
    from attrs import evolve
    from PySide6.QtCore import QTimer
    from vikingtable.ui import startup
    from vikingtable.ui.shelf import usual_table
    from vikingtable.ui.window import MainWindow

    class Window(MainWindow):
        def __init__(self, settings):
            super().__init__(settings)
            self.painted.connect(self.begin)

        def begin(self):
            if game == "lab":
                self.show_lab()
            else:
                setup, seats = usual_table(self.settings, game)
                self.start_game(game, setup, [evolve(seat, kind="computer", level="hard") for seat in seats])
            self.open_rules("")
            QTimer.singleShot(after, self.close)

    startup.MainWindow = Window
    return startup.open_window(None, ["vikingtable"])

if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
"""


def _ended(folder: Path, game: str, after: int) -> tuple[int, str, str]:
    environment = {**os.environ}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        environment[f"XDG_{name}_HOME"] = str(folder / name)
    program = folder / "program.py"
    program.write_text(_PROGRAM, encoding="utf-8")
    command = [sys.executable, str(program), game, str(after)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    said = [line for line in run.stderr.splitlines() if not line.startswith("This plugin does not support")]
    faults = "".join(path.read_text() for path in folder.rglob("faults.txt"))
    return run.returncode, run.stdout + "\n".join(said), faults


@pytest.mark.parametrize("after", [0, 700], ids=["at once", "while a computer thinks"])
def test_a_window_with_a_game_is_closed(tmp_path: Path, after: int) -> None:
    assert _ended(tmp_path, "wild_vikings", after) == (0, "", "")


@pytest.mark.release
@pytest.mark.parametrize("after", [0, 700, 1500])
@pytest.mark.parametrize("game", ["wild_vikings", "knarr", "boru", "feast", "lab"])
def test_windows_are_closed_again_and_again(tmp_path: Path, game: str, after: int) -> None:
    for number in range(4):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert _ended(folder, game, after) == (0, "", "")
