"""How long the table of A Feast for Odin takes from a click to the repainted board, and a step of dragging a tile.

Run ``python tests/benchmarks/bench_feast_table.py [--json] [--cpu] [--size WIDTHxHEIGHT] [--steps N] [--profile]``.
A game of four is drawn offscreen with animations off, the first seat is a person's. Measured until everything that
changed is painted: ``place`` (a click on a space), ``answer`` (any other answer), ``tile`` (a tile that is laid), and
``drag`` (a mouse move with a tile in hand that puts the ghost on another cell, late in the game). Ends with 1 if the
promised figures (a click 50 ms; a step of a drag median ≤ 2 ms, 99th percentile ≤ 8 ms) are missed.
"""

import argparse
import cProfile
import json
import os
import pstats
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

from PySide6.QtCore import QEvent, QPointF, Qt  # noqa: E402
from PySide6.QtGui import QMouseEvent  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from tests.ui.shell_help import FakeShell  # noqa: E402
from vikingtable.match.qt import Match  # noqa: E402
from vikingtable.match.session import Session  # noqa: E402
from vikingtable.rules.chance import Generator  # noqa: E402
from vikingtable.rules.feast.acts import PlaceTile, PlaceVikings  # noqa: E402
from vikingtable.rules.feast.fitting import pieces_of  # noqa: E402
from vikingtable.rules.game import Setup  # noqa: E402
from vikingtable.saves.model import SeatInfo  # noqa: E402
from vikingtable.ui import i18n, theme  # noqa: E402
from vikingtable.ui.feast.table import FeastTable  # noqa: E402

CLICK_MS, MEDIAN_MS, P99_MS = 50.0, 2.0, 8.0
_CLOCKS = {"wall": time.perf_counter, "cpu": time.process_time}
_clock = "wall"
_profile: cProfile.Profile | None = None


def _timed(act: Callable[[], object]) -> float:
    """Milliseconds until everything that ``act`` changed is painted."""
    start = _CLOCKS[_clock]()
    if _profile is not None:
        _profile.enable()
    act()
    QApplication.processEvents()
    if _profile is not None:
        _profile.disable()
    return (_CLOCKS[_clock]() - start) * 1000


def _click(table: FeastTable, space: str) -> None:
    at = table.view.mapFromScene(table.scene.rect_of(("space", space)).center())
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def _moved(table: FeastTable, at: QPointF) -> None:
    target = table.view.viewport()
    place = QPointF(table.view.mapFromScene(at))
    move = QMouseEvent(
        QEvent.Type.MouseMove,
        place,
        QPointF(target.mapToGlobal(place.toPoint())),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(target, move)


def _dragged(table: FeastTable, steps: int) -> list[float]:
    """Steps of a tile over the home board, each to another cell."""
    grid = next(one for one in table.scene.grids if one.site == 0)
    table.hands.take("oil" if "oil" in pieces_of(table.feast.players[0]) else pieces_of(table.feast.players[0])[0])
    QApplication.processEvents()
    cells = [(x, y) for y in range(12) for x in range(13)]
    times = []
    for step in range(-len(cells), steps):
        x, y = cells[step % len(cells)]
        at = QPointF(grid.x + (x + 0.5) * grid.cell, grid.y + (y + 0.5) * grid.cell)
        taken = _timed(lambda at=at: _moved(table, at))  # type: ignore[misc]
        if step >= 0:
            times.append(taken)
    table.hands.drop_all()
    QApplication.processEvents()
    return times


def measured(width: int, height: int, steps: int, seed: int = 4) -> dict[str, list[float]]:
    """Milliseconds by what is measured."""
    shell = FakeShell()
    shell.settings.animation = "off"
    shell.settings.write("table/feast/guide_closed", True)
    seats = [SeatInfo("Anna"), *(SeatInfo(name, "computer", "easy") for name in ("Leif", "Freydis", "Harald"))]
    table = FeastTable(shell, Match(Session.start("feast", Setup(4, seed), seats)))
    table.resize(width, height)
    table.show()
    QApplication.processEvents()
    table.view.settle_now()
    QApplication.processEvents()
    random = Generator(seed)
    times: dict[str, list[float]] = {"place": [], "answer": [], "tile": [], "drag": []}
    match = table.match
    while match.winners is None:
        state = match.session.state
        seat = match.game.to_answer(state)[0]
        action = match.game.sample(state, seat, random)
        late = state.round >= 6 and len(pieces_of(state.players[0])) > 0  # type: ignore[attr-defined]
        if seat == 0 and steps and not times["drag"] and late and match.decision.kind == "place_vikings":
            times["drag"] = _dragged(table, steps)
        if seat:
            match.act(action)
            QApplication.processEvents()
        elif isinstance(action, PlaceVikings) and not action.copies:
            times["place"].append(_timed(lambda space=action.place: _click(table, space)))  # type: ignore[misc]
        else:
            kind = "tile" if isinstance(action, PlaceTile) else "answer"
            times[kind].append(_timed(lambda action=action: table.act(action)))  # type: ignore[misc]
    table.dispose()
    table.close()
    return times


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--steps", type=int, default=600)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--cpu", action="store_true", help="processor time, for a machine that does other things too")
    parser.add_argument("--profile", action="store_true", help="what the time goes to")
    given = parser.parse_args()
    global _clock, _profile
    _clock = "cpu" if given.cpu else "wall"
    _profile = cProfile.Profile() if given.profile else None
    width, height = (int(part) for part in given.size.split("x"))
    app = QApplication([])
    i18n.install(app, "en")
    theme.holder().install(app)
    figures = {
        name: {
            "median_ms": round(statistics.median(times), 2),
            "p99_ms": round(sorted(times)[int(len(times) * 0.99)], 2),
            "longest_ms": round(max(times), 2),
            "count": len(times),
        }
        for name, times in measured(width, height, given.steps).items()
        if times
    }
    if _profile is not None:
        pstats.Stats(_profile).sort_stats("cumulative").print_stats(120)
    if given.json:
        print(json.dumps(figures, indent=1))
    else:
        for name, figure in figures.items():
            print(
                f"{name}: median {figure['median_ms']} ms, 99 % {figure['p99_ms']} ms, "
                f"longest {figure['longest_ms']} ms, {figure['count']} times"
            )
    kept = all(figures[name]["p99_ms"] <= CLICK_MS for name in ("place", "answer", "tile") if name in figures)
    drag = figures.get("drag")
    smooth = drag is None or (drag["median_ms"] <= MEDIAN_MS and drag["p99_ms"] <= P99_MS)
    return 0 if kept and smooth else 1


if __name__ == "__main__":
    sys.exit(main())
