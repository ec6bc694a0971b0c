"""Figures of saving and loading: run with ``-m benchmark -s``; they are printed, and only gross slips are asserted."""

import gc
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.saves.hoard import PEOPLE
from vikingtable.match.autosave import Autosave
from vikingtable.match.session import Session
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.saves import files, journal
from vikingtable.saves.encode import encode
from vikingtable.saves.model import SAME
from vikingtable.saves.recover import recover
from vikingtable.saves.replay import load

pytestmark = pytest.mark.benchmark

GAMES = [("wild_vikings", 4)]


def finished(name: str, seats: int, observe: Callable[[Session], None] | None = None) -> Session:
    """A game of random moves, played to its end."""
    session = Session.start(name, Setup(seats, 5), PEOPLE[:seats])
    if observe:
        observe(session)
    random = Generator(5)
    while session.to_answer:
        session.apply(session.game.sample(session.state, session.to_answer[0], random))
    return session


def milliseconds(task: Callable[[], object], times: int = 20) -> float:
    """The median time of a task."""
    taken = []
    for _ in range(times):
        begin = time.perf_counter()
        task()
        taken.append(time.perf_counter() - begin)
    return statistics.median(taken) * 1000


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_saving_and_loading_a_finished_game(name: str, seats: int, tmp_path: Path) -> None:
    session = finished(name, seats)
    data = encode(session.saved())
    path = tmp_path / "game.vtg"
    begin = time.perf_counter()
    assert load(data).verdict.code == SAME
    first = (time.perf_counter() - begin) * 1000
    loading = milliseconds(lambda: load(data))
    encoding = milliseconds(lambda: encode(session.saved()))
    saving = milliseconds(lambda: files.write(path, session.saved()))
    print(
        f"\n{name}: {session.position} actions, {len(data)} bytes; "
        f"load with replay {loading:.1f} ms (first {first:.1f}), "
        f"make the file {encoding:.1f} ms, save with the disk {saving:.1f} ms"
    )
    assert loading < 1000
    assert encoding < 1000


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_autosave_on_the_callers_thread(name: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "FOLD_AFTER", 50)  # ten times as often as in play, to see what a new base costs
    taken: list[float] = []
    autosaves: list[Autosave] = []

    def observe(session: Session) -> None:
        autosave = Autosave(session, tmp_path)
        inner = autosave.state_changed

        def measured(change: object) -> None:
            begin = time.perf_counter()
            inner(change)  # type: ignore[arg-type]
            taken.append((time.perf_counter() - begin) * 1000)
            time.sleep(0.002)  # the table would draw

        monkeypatch.setattr(autosave, "state_changed", measured)
        autosaves.append(autosave)

    gc.collect()
    session = finished(name, seats, observe)
    autosaves[0].close()
    base = next(tmp_path.glob("*.vtg"))
    begin = time.perf_counter()
    recovered = recover(base)
    resumed = (time.perf_counter() - begin) * 1000
    assert recovered.loaded.saved == session.saved()
    taken.sort()
    print(
        f"\n{name}: autosave of an action {statistics.median(taken):.3f} ms, 99th percentile "
        f"{taken[len(taken) * 99 // 100]:.3f} ms, most {taken[-1]:.3f} ms; resume {resumed:.1f} ms"
    )
    assert statistics.median(taken) < 20
