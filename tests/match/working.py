"""For tests that ask the worker: a warm one for all tests of a module, an ear that keeps its answers, its advisers."""

import queue
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import pytest

from tests.match import advisers
from vikingtable.bots import registry as bots
from vikingtable.match.worker import Worker

PLAYERS = "tests.match.preload_players"
ADVISERS = "tests.match.preload_advisers"


class Ear:
    """A listener and learner that keeps what it hears."""

    def __init__(self) -> None:
        self.heard: queue.Queue[tuple[Any, ...]] = queue.Queue()
        self.progress: list[int] = []

    def answered(self, ticket: int, action: Any, reasons: Any) -> None:
        self.heard.put(("answer", ticket, action, reasons))

    def told(self, ticket: int, found: Any, done: bool) -> None:
        self.heard.put(("told", ticket, found, done))

    def progressed(self, ticket: int, permille: int) -> None:
        self.progress.append(permille)

    def failed(self, ticket: int, detail: str) -> None:
        self.heard.put(("failure", ticket, detail))

    def next(self, seconds: float = 20.0) -> tuple[Any, ...]:
        """What is heard next, waited for."""
        return self.heard.get(timeout=seconds)

    def wait_for_progress(self) -> None:
        """Until the player has begun to think."""
        deadline = time.monotonic() + 10
        while not self.progress and time.monotonic() < deadline:
            time.sleep(0.01)
        assert self.progress


def worker_for_module(*preload: str) -> Callable[..., Iterator[Worker]]:
    """The fixture of a worker with one process for all tests of the module: ``worker = worker_for_module()``."""

    @pytest.fixture(scope="module")
    def worker(may_outlive: set[object]) -> Iterator[Worker]:
        made = Worker(preload=preload)
        yield made
        made.close()

    return worker


@contextmanager
def served(worker: Worker, may_outlive: set[object]) -> Iterator[None]:
    """Around a test that uses the worker of its module: thread and process go on after it."""
    may_outlive.update((worker.thread, worker.process))
    yield
    deadline = time.monotonic() + 1
    while worker.thread is not None and worker.process is None and time.monotonic() < deadline:
        time.sleep(0.01)  # one that was killed is on its way back
    may_outlive.update((worker.thread, worker.process))


def games_with_advisers(
    on_the_shelf: Callable[[], AbstractContextManager[Any]],
) -> Callable[[pytest.MonkeyPatch], Iterator[None]]:
    """The fixture that puts the invented games where ``on_the_shelf`` does, with players that give advice."""

    @pytest.fixture(autouse=True)
    def games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        for game, module in advisers.MODULES.items():
            monkeypatch.setitem(bots._MODULES, game, module)
        with on_the_shelf():
            yield

    return games
