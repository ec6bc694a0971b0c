"""The process of the computer players: asked, hurried, stopped, killed, and gone when its parent is."""

import os
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.invented.shelf import INVENTED
from tests.match import preload_players as players
from tests.match.working import PLAYERS, Ear, served
from vikingtable.match import worker as worker_module
from vikingtable.match.worker import Request, Worker, message_from_plain, message_to_plain
from vikingtable.rules.game import Setup
from vikingtable.rules.plain import Codec, to_plain
from vikingtable.texts.message import listed, msg, seat

GAME = INVENTED["test_tolls"]
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def worker(may_outlive: set[object]) -> Iterator[Worker]:
    """One warm process for all tests of the module."""
    made = Worker(preload=(PLAYERS,))
    ear = Ear()
    made.think(request("random"), ear)
    ear.next()
    may_outlive.add(made.thread)
    yield made
    made.close()


@pytest.fixture
def ear(worker: Worker, may_outlive: set[object]) -> Iterator[Ear]:
    with served(worker, may_outlive):
        yield Ear()


def request(level: str, *, iterations: int = 10, seconds: float | None = None) -> Request:
    state = GAME.new(Setup(2, seed=5)).state
    seat = GAME.to_answer(state)[0]
    return Request("test_tolls", level, to_plain(GAME.view_for(state, seat)), 7, iterations, seconds)


def test_the_answer_is_a_legal_action_with_its_reasons(worker: Worker, ear: Ear) -> None:
    ticket = worker.think(request(players.COUNTS, iterations=3), ear)
    kind, answered, action, reasons = ear.next()
    assert (kind, answered) == ("answer", ticket)
    state = GAME.new(Setup(2, seed=5)).state
    assert GAME.why_not(state, Codec(GAME).action(action)) == ()
    assert [message_from_plain(reason) for reason in reasons] == [msg("common.seat_number", 3)]


def test_the_same_request_gets_the_same_answer(worker: Worker, ear: Ear) -> None:
    answers = []
    for _ in range(2):
        worker.think(request("random"), ear)
        answers.append(ear.next()[2])
    assert answers[0] == answers[1]


def test_move_now_ends_a_long_thought_with_the_best_so_far(worker: Worker, ear: Ear) -> None:
    ticket = worker.think(request(players.COUNTS, iterations=1_000_000), ear)
    ear.wait_for_progress()
    worker.move_now(ticket)
    assert ear.next(5)[0] == "answer"


def test_the_time_limit_ends_a_thought(worker: Worker, ear: Ear) -> None:
    worker.think(request(players.COUNTS, iterations=1_000_000, seconds=0.3), ear)
    assert ear.next(10)[0] == "answer"
    assert ear.progress == sorted(ear.progress)
    assert all(0 <= share <= 1000 for share in ear.progress)


def test_a_cancelled_thought_answers_nobody_and_the_next_one_is_heard(worker: Worker, ear: Ear) -> None:
    nobody = Ear()
    first = worker.think(request(players.COUNTS, iterations=1_000_000), nobody)
    worker.cancel(first)
    second = worker.think(request("random"), ear)
    assert ear.next()[:2] == ("answer", second)
    assert nobody.heard.empty()


def test_a_player_that_raises_is_reported_and_the_process_lives_on(worker: Worker, ear: Ear) -> None:
    before = worker.process_id
    worker.think(request(players.RAISES), ear)
    kind, _, detail = ear.next()
    assert kind == "failure"
    assert "ValueError: out of wits" in detail
    worker.think(request("random"), ear)
    assert ear.next()[0] == "answer"
    assert worker.process_id == before


def test_a_process_that_dies_is_reported_and_started_anew(worker: Worker, ear: Ear) -> None:
    before = worker.process_id
    worker.think(request(players.DIES), ear)
    kind, _, detail = ear.next()
    assert kind == "failure"
    assert "exit code 9" in detail
    worker.think(request("random"), ear)
    assert ear.next()[0] == "answer"
    assert worker.process_id != before


def test_only_the_question_that_it_was_at_fails_when_the_process_dies(worker: Worker, ear: Ear) -> None:
    other = Ear()
    first = worker.think(request(players.DIES), ear)
    second = worker.think(request("random"), other)
    assert ear.next()[:2] == ("failure", first)
    assert other.next()[:2] == ("answer", second)


def test_a_cancelled_question_that_kills_the_process_harms_nobody_else(worker: Worker, ear: Ear) -> None:
    worker.cancel(worker.think(request(players.DIES), Ear()))
    second = worker.think(request("random"), ear)
    assert ear.next()[:2] == ("answer", second)


def test_a_process_that_dies_again_and_again_is_not_started_without_end(worker: Worker, ear: Ear) -> None:
    for _ in range(4):
        worker.think(request(players.DIES), ear)
        assert ear.next()[0] == "failure"
    worker.think(request("random"), ear)
    assert ear.next()[0] == "answer"


def test_a_process_that_cannot_be_started_is_reported_and_tried_anew_for_the_next_question(
    monkeypatch: pytest.MonkeyPatch, may_outlive: set[object]
) -> None:
    # No memory for a process: every question fails with the reason, none waits for ever. Later there is memory again.
    start = Worker._started
    tries: list[int] = []

    def no_memory(worker: Worker) -> Any:
        tries.append(1)
        raise OSError(12, "Cannot allocate memory")

    monkeypatch.setattr(Worker, "_started", no_memory)
    worker, ear = Worker(preload=(PLAYERS,)), Ear()
    try:
        worker.warm("test_tolls", "random")
        for _ in range(5):
            ticket = worker.think(request("random"), ear)
            kind, failed, detail = ear.next()
            assert (kind, failed) == ("failure", ticket)
            assert "could not be started" in detail
            assert "Cannot allocate memory" in detail
        first, second = (worker.think(request("random"), ear) for _ in range(2))
        assert [ear.next()[:2] for _ in range(2)] == [("failure", first), ("failure", second)]
        cancelled = worker.think(request("random"), Ear())
        worker.cancel(cancelled)
        assert len(tries) <= 12  # nobody asks: nothing is started
        assert worker.process_id is None
        monkeypatch.setattr(Worker, "_started", start)
        last = worker.think(request("random"), ear)
        assert ear.next()[:2] == ("answer", last)
    finally:
        worker.close()
    assert worker.process_id is None


def test_a_player_that_does_not_heed_is_ended(worker: Worker, ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_module, "GRACE_SECONDS", 0.2)
    ticket = worker.think(request(players.DEAF), ear)
    worker.move_now(ticket)
    assert ear.next(10)[0] == "failure"
    worker.think(request("random"), ear)
    assert ear.next()[0] == "answer"


def test_asking_never_waits_for_the_process() -> None:
    worker = Worker(preload=(PLAYERS,))
    ear = Ear()
    start = time.perf_counter()
    worker.warm("test_tolls", "random")
    worker.think(request("random"), ear)
    asked = time.perf_counter() - start
    ear.next()
    answered = time.perf_counter() - start
    worker.close()
    assert asked < answered / 2


def test_closing_ends_the_process_and_what_it_thinks_about() -> None:
    worker = Worker(preload=(PLAYERS,))
    ear = Ear()
    worker.think(request("random"), ear)
    ear.next()
    process = worker.process
    assert process is not None
    worker.think(request(players.DEAF), ear)
    worker.close()
    assert worker.process is None
    assert ear.heard.empty()


def test_the_process_knows_no_qt(worker: Worker, ear: Ear) -> None:
    modules = Path(f"/proc/{worker.process_id}/maps")
    if modules.exists():
        assert "Qt6" not in modules.read_text()
    code = "import sys, vikingtable.match.worker; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="a process is asked for by signal 0")
def test_the_process_ends_with_its_parent_even_while_it_thinks(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(
        textwrap.dedent(
            """
            import os, time
            from tests.match.test_worker import Ear, request
            from tests.match import preload_players as players
            from vikingtable.match.worker import Worker

            if __name__ == "__main__":
                worker = Worker(preload=("tests.match.preload_players",))
                ear = Ear()
                worker.think(request("random"), ear)
                ear.next()
                worker.think(request(players.DEAF), ear)
                time.sleep(0.3)
                print(worker.process_id, flush=True)
                os._exit(1)  # no clean end of any kind
            """
        )
    )
    run = subprocess.run(
        [sys.executable, str(script)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    child = int(run.stdout)
    deadline = time.monotonic() + 10
    while _alive(child) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not _alive(child)


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat")
    return not (status.exists() and status.read_text().split()[2] == "Z")


def test_messages_travel_as_plain_data_and_back() -> None:
    message = msg("x.y", 3, seat(1), listed(["a", msg("z", -1, n=2)]), n=5)
    assert message_from_plain(message_to_plain(message)) == message
