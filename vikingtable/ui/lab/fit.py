"""Best fit for an arrangement: the packing problem that it poses, and the process in which it is searched. Free of Qt.

The window never waits for the search: a process of its own does it, told and telling in plain JSON data. It ends when
it is told to, when its time is up, when the best is proved, or when the window is gone.
"""

import json
import multiprocessing
import os
import signal
import threading
import time
import traceback
from multiprocessing.connection import Connection, Pipe
from typing import Any, Literal

from attrs import frozen

from vikingtable.tiles.packing import Filler, Problem, Search
from vikingtable.tiles.placement import Placement
from vikingtable.ui.lab import payload
from vikingtable.ui.lab.document import Arrangement

Goal = Literal["points", "cover"]
#: Pieces that fill single cells, with what each placed one takes from the value.
FILLERS: dict[str, int] = {"silver": 1, "ore": 0}
#: Between two reports of a search that finds nothing new, in seconds.
_REPORT_SECONDS = 0.15


@frozen
class Wish:
    """What is looked for: the goal, what income and bonuses are worth, and how long to look at most, in seconds."""

    goal: Goal = "points"
    income_weight: int = 4
    bonus_weight: int = 3
    seconds: int = 20


@frozen
class Report:
    """How far a search is: the value of the best so far and of the board as it is, what no arrangement exceeds,
    seconds used, the tiles to lay in an order that keeps the rules; ``proven`` that nothing is better.

    ``cover``: for exact cover yes, no or unknown. ``done``: this is the last report.
    """

    value: int
    now: int
    bound: int
    seconds: float
    placements: tuple[Placement, ...] = ()
    proven: bool = False
    cover: str | None = None
    done: bool = False


def problem_of(arrangement: Arrangement, wish: Wish) -> Problem:
    """The packing problem of the tiles in the tray; of a kind without a number, as many as the open cells hold."""
    layout = arrangement.layout
    room = (layout.area & ~arrangement.board.occupied).bit_count()
    tiles = []
    fillers = []
    for tile in arrangement.tiles:
        left = arrangement.left(tile.piece.id)
        most = room // len(tile.piece.shape.cells)
        count = most if left is None else min(left, most)
        if not count:
            continue
        if tile.piece.id in FILLERS:
            # Whoever wants to cover everything does not ask what it costs.
            cost = 0 if wish.goal == "cover" else FILLERS[tile.piece.id]
            fillers.append(Filler(tile.piece.id, count, cost))
        else:
            tiles.append((tile.piece.id, count))
    return Problem(
        arrangement.area,
        arrangement.board,
        tuple(tiles),
        tuple(fillers),
        wish.income_weight,
        wish.bonus_weight,
        wish.goal == "cover",
    )


# The child ----------------------------------------------------------------------------------------------------------


def _send(connection: Connection, message: dict[str, Any]) -> None:
    connection.send_bytes(json.dumps(message, separators=(",", ":")).encode())


def _run(connection: Connection, request: dict[str, Any]) -> None:
    """The process: one search, then its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is the window's affair
    if hasattr(os, "nice"):
        os.nice(5)  # the window goes first
    stopped = threading.Event()

    def listen() -> None:
        try:
            connection.recv_bytes()
        except (EOFError, OSError):
            os._exit(0)  # the window is gone
        stopped.set()

    threading.Thread(target=listen, name="listener", daemon=True).start()
    try:
        _search(connection, request, stopped)
    except Exception:
        _send(connection, {"failed": traceback.format_exc()})


def _search(connection: Connection, request: dict[str, Any], stopped: threading.Event) -> None:
    start = time.monotonic()
    wish = Wish(**request["wish"])
    problem = problem_of(payload.read_arrangement(request["arrangement"], "arrangement"), wish)
    search = Search(problem)
    now = search.answer().value

    def should_stop() -> bool:
        return stopped.is_set() or time.monotonic() - start >= wish.seconds

    def tell(*, done: bool) -> None:
        answer = search.answer()
        _send(
            connection,
            {
                "value": answer.value,
                "now": now,
                "bound": answer.bound,
                "seconds": time.monotonic() - start,
                "placements": [payload.placement_to_plain(placement) for placement in answer.placements],
                "proven": answer.proven,
                "cover": answer.cover,
                "done": done,
            },
        )

    best, told = now, start
    for progress in search.slices(should_stop):
        if progress.value > best or time.monotonic() - told >= _REPORT_SECONDS:
            best, told = progress.value, time.monotonic()
            tell(done=False)
        if progress.done or should_stop():
            break
    tell(done=True)


# The parent ---------------------------------------------------------------------------------------------------------


class FitProcess:
    """A search in a process of its own. Nothing here waits, but ``close``."""

    def __init__(self, arrangement: Arrangement, wish: Wish) -> None:
        self.started = time.monotonic()
        self._connection, theirs = Pipe()
        request = {
            "arrangement": payload.arrangement_to_plain(arrangement),
            "wish": {
                "goal": wish.goal,
                "income_weight": wish.income_weight,
                "bonus_weight": wish.bonus_weight,
                "seconds": wish.seconds,
            },
        }
        context = multiprocessing.get_context("spawn")
        self.process = context.Process(target=_run, args=(theirs, request), name="vikingtable best fit", daemon=True)
        self.process.start()
        theirs.close()

    def reports(self) -> list[Report]:
        """What the search has told since the last call. Raises ``RuntimeError`` if it broke down."""
        found: list[Report] = []
        while True:
            try:
                if not self._connection.poll():
                    return found
                message = json.loads(self._connection.recv_bytes())
            except (EOFError, OSError):
                if found:
                    return found
                raise RuntimeError(f"the search ended (exit code {self.process.exitcode})") from None
            if "failed" in message:
                raise RuntimeError(message["failed"])
            placements = tuple(payload.read_placement(part, "placements") for part in message.pop("placements"))
            found.append(Report(placements=placements, **message))

    def stop(self) -> None:
        """Have the search end; its last report brings the best so far."""
        try:
            self._connection.send_bytes(b"stop")
        except OSError:
            return

    def close(self) -> None:
        """End the process, if it still runs, and wait for its end."""
        self._connection.close()
        if self.process.is_alive():
            self.process.kill()
        self.process.join()
