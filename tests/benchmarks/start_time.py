"""Start to first paint of the program against a bare PySide6 window, in turn, each in a process of its own.

Run ``python tests/benchmarks/start_time.py [RUNS]``; the promise is at most 2.5 times the bare window (medians).
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 2.5

_BARE = """
import time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, self.done)

    def done(self):
        print(time.monotonic())
        app.quit()

app = QApplication([])
window = Window()
window.resize(1366, 768)
window.show()
app.exec()
"""

_OURS = """
import gc
gc.disable()  # as ui.app does before it loads the window
from vikingtable.cli import main
import time
from vikingtable.ui import startup
from vikingtable.ui.window import MainWindow

class Window(MainWindow):
    def __init__(self, settings):
        super().__init__(settings)
        self.painted.connect(self.done)

    def done(self):
        print(time.monotonic())
        self.close()

startup.MainWindow = Window
raise SystemExit(main([]))
"""


def seconds(program: str, home: str) -> float:
    """From the start of a process to the moment after its first paint (both clocks are the system's)."""
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    # As at a user's: what the first start has compiled is kept, of Qt's modules as of ours.
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    env["PYTHONPYCACHEPREFIX"] = os.path.join(home, "bytecode")
    env.setdefault("QT_QPA_PLATFORM", "offscreen")
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        env[f"XDG_{name}_HOME"] = os.path.join(home, name.lower())
    start = time.monotonic()
    run = subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True, timeout=60
    )
    return float(run.stdout.split()[-1]) - start


def measured(runs: int) -> tuple[list[float], list[float]]:
    """Times of the bare window and of the program, taken in turn; the first of each warms the disk up and compiles."""
    bare, ours = [], []
    with tempfile.TemporaryDirectory() as home:
        for _ in range(runs + 1):
            bare.append(seconds(_BARE, home))
            ours.append(seconds(_OURS, home))
    return bare[1:], ours[1:]


def main() -> int:
    """Print both medians and their ratio; 1 if the promise is broken."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    bare, ours = measured(runs)
    ratio = statistics.median(ours) / statistics.median(bare)
    print(f"bare window {statistics.median(bare) * 1000:.0f} ms, vikingtable {statistics.median(ours) * 1000:.0f} ms")
    print(f"ratio {ratio:.2f} of medians, {min(ours) / min(bare):.2f} of the best (at most {LIMIT}), {runs} runs each")
    return 0 if ratio <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
