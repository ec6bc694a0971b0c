"""How long the table of Wild Vikings takes from a click to the repainted board, and a frame of its animations.

Run ``python tests/benchmarks/bench_wild_vikings_table.py [--json] [--size WIDTHxHEIGHT]``. A game of five is drawn
offscreen; each step clicks the die (animations off) or a card, and waits until everything that changed is painted.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_home = tempfile.TemporaryDirectory()
for _variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
    os.environ[_variable] = _home.name
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import Qt  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from tests.ui.shell_help import FakeShell  # noqa: E402
from vikingtable.match.qt import Match  # noqa: E402
from vikingtable.match.session import Session  # noqa: E402
from vikingtable.rules.chance import Generator  # noqa: E402
from vikingtable.rules.game import Setup  # noqa: E402
from vikingtable.rules.wild_vikings.state import Roll  # noqa: E402
from vikingtable.saves.model import SeatInfo  # noqa: E402
from vikingtable.ui import theme  # noqa: E402
from vikingtable.ui.wild_vikings.table import WildVikingsTable  # noqa: E402

_CLOCKS = {"wall": time.perf_counter, "cpu": time.process_time}
_clock = "wall"


def _click(table: WildVikingsTable, spot: object) -> None:
    at = next(one for one in table.view.spots() if one.id == spot).rect.center()
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.view.mapFromScene(at))


def _timed(act: Callable[[], object]) -> float:
    """Milliseconds until everything that ``act`` changed is painted."""
    start = _CLOCKS[_clock]()
    act()
    QApplication.processEvents()
    return (_CLOCKS[_clock]() - start) * 1000


def measured(width: int, height: int) -> dict[str, list[float]]:
    """Milliseconds by what is measured: ``roll`` (a click on the die), ``card`` (a click on a card), ``frame``."""
    shell = FakeShell()
    shell.settings.animation = "off"
    seats = [
        SeatInfo("Anna"),
        *(SeatInfo(name, "computer", "easy") for name in ("Leif", "Freydis", "Harald", "Sigrid")),
    ]
    table = WildVikingsTable(shell, Match(Session.start("wild_vikings", Setup(5, 4), seats)))
    table.resize(width, height)
    table.show()
    QApplication.processEvents()
    random = Generator(4)
    times: dict[str, list[float]] = {"roll": [], "card": [], "frame": []}
    while table.match.winners is None:
        seat = table.match.session.state.active_seat
        if seat == 0 and table.match.decision.kind == "roll":
            times["roll"].append(_timed(lambda: _click(table, "die")))
            continue
        if seat == 0 and table.match.decision.kind == "bid":
            for place in table.scene.hand.places():
                if place.card[0] in table.bidding.usable:
                    spot = ("card", *place.card)
                    times["card"].append(_timed(lambda spot=spot: _click(table, spot)))
        table.match.act(table.match.game.sample(table.match.session.state, seat, random))
        QApplication.processEvents()
    table.dispose()
    shell.settings.animation = "normal"
    session = Session.start("wild_vikings", Setup(5, 4), seats)
    table = WildVikingsTable(shell, Match(session))
    table.resize(width, height)
    table.show()
    QApplication.processEvents()
    for face in (1, 5, 2, 3):
        drawn = [face, *([0] * 5 if face == 5 else [])]
        session.apply(Roll(session.state.active_seat), drawn)
        timeline = table.mover.timeline
        for now in range(0, timeline.remaining, 16):
            times["frame"].append(_timed(lambda line=timeline, now=now: line._advance(now)))
        table.skip_animation()
    table.dispose()
    table.close()
    return times


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--cpu", action="store_true", help="processor time, for a machine that does other things too")
    given = parser.parse_args()
    global _clock
    _clock = "cpu" if given.cpu else "wall"
    width, height = (int(part) for part in given.size.split("x"))
    app = QApplication([])
    theme.holder().install(app)
    figures = {
        name: {
            "median_ms": statistics.median(times),
            "p99_ms": sorted(times)[int(len(times) * 0.99)],
            "count": len(times),
        }
        for name, times in measured(width, height).items()
    }
    if given.json:
        print(json.dumps(figures, indent=1))
    else:
        for name, figure in figures.items():
            print(
                f"{name}: median {figure['median_ms']:.1f} ms, 99 % {figure['p99_ms']:.1f} ms, {figure['count']} times"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
