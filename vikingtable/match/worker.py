"""The process in which computer players think: one, warm, spawned, spoken to in plain JSON data.

The window never waits for it: a thread of this process starts it, writes to it, reads from it and starts it anew
when it dies. The process itself ends when its parent does. Free of Qt.
"""

import contextlib
import json
import multiprocessing
import os
import queue
import signal
import threading
import time
import traceback
from collections import deque
from collections.abc import Sequence
from importlib import import_module
from multiprocessing.connection import Connection, Pipe, wait
from typing import Any, Protocol

from attrs import asdict, frozen

from vikingtable.bots.base import Advice, Budget
from vikingtable.bots.registry import bot_for, fits_for
from vikingtable.rules.chance import Generator
from vikingtable.rules.plain import Codec, to_plain
from vikingtable.rules.registry import game as game_by_id
from vikingtable.texts.message import Message

#: A thought that was told to stop, or whose time is up, must end within this many seconds; then the process is ended.
GRACE_SECONDS = 5.0
#: A thought whose time is up has this many seconds more: the process may have to start first.
_SLACK_SECONDS = 30.0
#: Between two reports of progress, in seconds.
_REPORT_SECONDS = 0.1
#: A process that dies this many times without one answer is not started again until somebody asks anew.
_DEATHS = 3


@frozen
class Request:
    """A question for a computer player: the view of its seat, its level, and how long it may think."""

    game: str
    level: str
    #: The view as plain data (``rules.plain.to_plain``).
    view: Any
    #: Seed of the player's own generator: the same request gives the same answer.
    seed: int
    iterations: int
    #: An upper limit in seconds, or ``None``.
    seconds: float | None = None
    #: ``choose`` an answer, ``advise`` on the best ones, or find the best ``fit`` of the seat's tiles.
    task: str = "choose"
    #: Plain data besides: answers that the advice must weigh too; what a fit may use.
    more: Any = None


class Asker(Protocol):
    """Who asked. All calls come on the worker's thread."""

    def progressed(self, ticket: int, permille: int) -> None:
        """How much of the budget is used."""

    def failed(self, ticket: int, detail: str) -> None:
        """There will be no answer: the player or its process broke down. The process is there again."""


class Listener(Asker, Protocol):
    """Who asked for a choice."""

    def answered(self, ticket: int, action: Any, reasons: Any) -> None:
        """The chosen action and the reasons for it, as plain data."""


class Learner(Asker, Protocol):
    """Who asked for advice or for a fit."""

    def told(self, ticket: int, found: Any, done: bool) -> None:
        """What was found, as plain data (``match.advice`` reads it); if not ``done`` something better may follow."""


# The child ------------------------------------------------------------------------------------------------------------


class _Thought:
    """What the child's two threads share about the question in work."""

    def __init__(self, connection: Connection, ticket: int, iterations: int, seconds: float | None) -> None:
        self._connection = connection
        self._ticket = ticket
        self._iterations = max(1, iterations)
        self._start = time.monotonic()
        self._seconds = seconds
        self._asked = 0
        self._next_report = self._start + _REPORT_SECONDS
        self.stop = False

    def should_stop(self) -> bool:
        """The budget's question; also tells the window how far it is."""
        self._asked += 1
        now = time.monotonic()
        used = now - self._start
        if now >= self._next_report:
            self._next_report = now + _REPORT_SECONDS
            share = self._asked / self._iterations
            if self._seconds is not None:
                share = max(share, used / self._seconds)
            _send(self._connection, ["progress", self._ticket, min(1000, int(1000 * share))])
        return self.stop or (self._seconds is not None and used >= self._seconds)

    def tell(self, found: Any) -> None:
        """Tell what is found so far."""
        _send(self._connection, ["told", self._ticket, found, False])


def _send(connection: Connection, message: Sequence[Any]) -> None:
    connection.send_bytes(json.dumps(message, separators=(",", ":")).encode())


def _think(request: dict[str, Any], thought: _Thought) -> list[Any]:
    """The message that answers a request, without its ticket."""
    game = game_by_id(request["game"])
    codec = Codec(game)
    view = codec.state(request["view"], "view")
    if request["task"] == "fit":
        return ["told", _fitted(request, view, thought), True]
    decision = game.decision(view)
    if decision is None:
        raise ValueError("nothing is asked in this state")
    bot = bot_for(request["game"], request["level"])
    budget = Budget(request["iterations"], thought.should_stop)
    random = Generator(request["seed"])
    if request["task"] == "advise":
        also = [codec.action(action) for action in request["more"] or ()]
        advice = bot.advise(view, decision, budget, random, also)
        return ["told", [advice_to_plain(one) for one in advice], True]
    choice = bot.choose(view, decision, budget, random)
    return ["answer", to_plain(choice.action), [message_to_plain(reason) for reason in choice.reasons]]


def _fitted(request: dict[str, Any], view: Any, thought: _Thought) -> Any:
    """The best fit that was found until the time was up; better ones are told as they are found."""
    found: Any = None
    for plan in fits_for(request["game"])(view, request["more"], thought.should_stop):
        if plan != found:
            found = plan
            thought.tell(plan)
        if thought.should_stop():
            break
    return found


def _run_child(connection: Connection, preload: Sequence[str]) -> None:
    """The process: thinks about one question at a time, and listens meanwhile."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is the window's affair
    if hasattr(os, "nice"):
        os.nice(5)  # the window goes first
    for module in preload:
        import_module(module)
    tasks: queue.SimpleQueue[Any] = queue.SimpleQueue()
    current: list[tuple[int, _Thought]] = []
    stopped: set[int] = set()
    lock = threading.Lock()

    def listen() -> None:
        while True:
            try:
                message = json.loads(connection.recv_bytes())
            except (EOFError, OSError):
                os._exit(0)  # the parent is gone, however busy the other thread is
            if message[0] == "stop":
                with lock:
                    stopped.add(message[1])
                    for ticket, thought in current:
                        if ticket == message[1]:
                            thought.stop = True
            else:
                tasks.put(message)

    threading.Thread(target=listen, name="listener", daemon=True).start()
    _send(connection, ["ready"])
    while True:
        message = tasks.get()
        if message[0] == "warm":
            _, game, level = message
            with contextlib.suppress(Exception):  # whatever is wrong will be said when a move is asked for
                game_by_id(game)
                bot_for(game, level)
            continue
        _, ticket, request = message
        thought = _Thought(connection, ticket, request["iterations"], request["seconds"])
        with lock:
            current[:] = [(ticket, thought)]
            thought.stop = ticket in stopped
            stopped.difference_update([old for old in stopped if old <= ticket])
        try:
            kind, *rest = _think(request, thought)
            answer = [kind, ticket, *rest]
        except Exception:
            answer = ["error", ticket, traceback.format_exc()]
        with lock:
            current.clear()
        _send(connection, answer)


# The parent -----------------------------------------------------------------------------------------------------------


class Worker:
    """The process as the window sees it. Nothing here waits, but ``close``."""

    def __init__(self, preload: Sequence[str] = ()) -> None:
        """``preload``: modules that the process imports first (they may put further games on the shelf)."""
        self._preload = tuple(preload)
        self._commands: deque[Sequence[Any]] = deque()
        self._lock = threading.Lock()
        self._listeners: dict[int, Any] = {}
        self._deadlines: dict[int, float] = {}
        # Questions that the process has and has not answered, oldest first: it works on the first of them.
        self._asked: deque[Sequence[Any]] = deque()
        self._ticket = 0
        self._closing = False
        self._wake_in, self._wake_out = Pipe(duplex=False)
        self._process: multiprocessing.process.BaseProcess | None = None
        self._thread: threading.Thread | None = None

    @property
    def process_id(self) -> int | None:
        """The process's number for the system, ``None`` while there is none."""
        process = self._process
        return process.pid if process is not None else None

    @property
    def process(self) -> multiprocessing.process.BaseProcess | None:
        """The process itself, for who must end it or wait for it."""
        return self._process

    @property
    def thread(self) -> threading.Thread | None:
        """The thread that serves it."""
        return self._thread

    def warm(self, game: str, level: str) -> None:
        """Start the process and have it import a game and its player, ahead of the first question."""
        self._say(["warm", game, level])

    def think(self, request: Request, listener: Listener | Learner) -> int:
        """Ask; the answer comes to ``listener`` with the ticket that is returned.

        A request to choose needs a ``Listener``, any other a ``Learner``.
        """
        with self._lock:
            self._ticket += 1
            ticket = self._ticket
            self._listeners[ticket] = listener
            if request.seconds is not None:
                self._deadlines[ticket] = time.monotonic() + request.seconds + _SLACK_SECONDS
        self._say(["think", ticket, asdict(request)])
        return ticket

    def move_now(self, ticket: int) -> None:
        """End the thought; the answer is the best found so far."""
        with self._lock:
            if ticket not in self._listeners:
                return
            self._deadlines[ticket] = time.monotonic() + GRACE_SECONDS
        self._say(["stop", ticket])

    def cancel(self, ticket: int) -> None:
        """Nobody wants the answer any more."""
        with self._lock:
            if self._listeners.pop(ticket, None) is None:
                return
            self._deadlines[ticket] = time.monotonic() + GRACE_SECONDS
        self._say(["stop", ticket])

    def close(self) -> None:
        """End process and thread, and wait for both."""
        self._closing = True
        with self._lock:
            self._listeners.clear()
        if self._thread is not None:
            self._wake_out.send_bytes(b".")
            self._thread.join()
            self._thread = None
        for end in (self._wake_in, self._wake_out):
            end.close()

    def _say(self, command: Sequence[Any]) -> None:
        if self._closing:
            return
        with self._lock:
            self._commands.append(command)
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, name="vikingtable-worker", daemon=True)
            self._thread.start()
        else:
            self._wake_out.send_bytes(b".")

    # On the thread ----------------------------------------------------------------------------------------------------

    def _serve(self) -> None:
        deaths = 0
        connection: Connection | None = None
        while not self._closing:
            hindrance: str | None = None
            if connection is None:
                try:
                    connection = self._started()
                except Exception as error:  # no memory, no more processes, no room for its files
                    hindrance = f"the process of the computer players could not be started ({error!r})"
            if connection is not None:
                ended = self._attend(connection)
                if ended is None:
                    continue
                if ended:
                    deaths = 0
                    continue
                connection.close()
                connection = None
            deaths = deaths + 1
            self._bury(deaths, hindrance)
            if (deaths >= _DEATHS or hindrance is not None) and not self._commands:
                # Leave it until somebody asks again: a process that dies at once would be started without end.
                while not self._commands and not self._closing:
                    self._hear_wake()
                deaths = 0
        if connection is not None:
            connection.close()
        self._end_process()

    def _started(self) -> Connection:
        ours, theirs = Pipe()
        context = multiprocessing.get_context("spawn")
        process = context.Process(
            target=_run_child, args=(theirs, self._preload), name="vikingtable computer players", daemon=True
        )
        try:
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        self._process = process
        return ours

    def _attend(self, connection: Connection) -> bool | None:
        """One round: ``True`` after an answer, ``False`` if the process is gone, ``None`` otherwise."""
        while True:
            with self._lock:
                command = self._commands.popleft() if self._commands else None
            if command is None:
                break
            if command[0] == "think":
                self._asked.append(command)
            try:
                _send(connection, command)
            except OSError:
                return False
        ready = wait([connection, self._wake_in], self._patience())
        if self._wake_in in ready:
            self._hear_wake()
        if self._overdue():
            self._end_process()
            return False
        if connection not in ready:
            return None
        try:
            message = json.loads(connection.recv_bytes())
        except (EOFError, OSError):
            return False
        return self._heard(message)

    def _heard(self, message: Sequence[Any]) -> bool | None:
        kind = message[0]
        if kind == "ready":
            return None
        ticket = message[1]
        if kind == "progress":
            listener = self._listeners.get(ticket)
            if listener is not None:
                listener.progressed(ticket, message[2])
            return None
        if kind == "told" and not message[3]:
            listener = self._listeners.get(ticket)
            if listener is not None:
                listener.told(ticket, message[2], False)
            return None
        listener = self._forget(ticket)
        if listener is not None:
            if kind == "answer":
                listener.answered(ticket, message[2], message[3])
            elif kind == "told":
                listener.told(ticket, message[2], True)
            else:
                listener.failed(ticket, message[2])
        return True

    def _forget(self, ticket: int) -> Any:
        self._asked = deque(command for command in self._asked if command[1] != ticket)
        with self._lock:
            self._deadlines.pop(ticket, None)
            return self._listeners.pop(ticket, None)

    def _patience(self) -> float | None:
        with self._lock:
            if not self._deadlines:
                return None
            return max(0.0, min(self._deadlines.values()) - time.monotonic())

    def _overdue(self) -> bool:
        now = time.monotonic()
        with self._lock:
            return any(deadline <= now for deadline in self._deadlines.values())

    def _hear_wake(self) -> None:
        self._wake_in.recv_bytes()
        while self._wake_in.poll():
            self._wake_in.recv_bytes()

    def _end_process(self) -> None:
        process = self._process
        if process is not None:
            process.kill()
            process.join()
            self._process = None

    def _bury(self, deaths: int, hindrance: str | None = None) -> None:
        """The process is gone: the question that it was at fails, those behind it are asked again.

        ``hindrance``: why it did not even start; then the first of the questions that waited for it fails.
        """
        process = self._process
        code: int | None = None
        if process is not None:
            process.join(GRACE_SECONDS)
            code = process.exitcode
        self._end_process()
        with self._lock:
            if hindrance is not None:
                self._asked.extend([command for command in self._commands if command[0] == "think"][:1])
                self._commands = deque(command for command in self._commands if command not in self._asked)
            blamed = self._asked.popleft()[1] if self._asked else None
            # A stop of a question that is asked again must come after it; one of the blamed means nothing now.
            waiting = [command for command in self._asked if command[1] in self._listeners]
            later = [one for one in self._commands if one[0] == "think" or (one[0] == "warm" and deaths < _DEATHS)]
            live = {command[1] for command in (*waiting, *later) if command[0] == "think"}
            stops = [one for one in self._commands if one[0] == "stop" and one[1] in live]
            self._commands = deque([*waiting, *later, *stops])
            self._asked.clear()
            listener = self._listeners.pop(blamed, None) if blamed is not None else None
            self._deadlines = {ticket: when for ticket, when in self._deadlines.items() if ticket in live}
        if listener is not None and blamed is not None:
            listener.failed(blamed, hindrance or f"the process of the computer players ended (exit code {code})")


# Messages and advice as plain data ------------------------------------------------------------------------------------


def message_to_plain(message: Message) -> list[Any]:
    """A message as JSON data: key, arguments, number."""
    args = [message_to_plain(arg) if isinstance(arg, Message) else arg for arg in message.args]
    return [message.key, args, message.n]


def message_from_plain(data: Any) -> Message:
    """The message that ``message_to_plain`` wrote."""
    key, args, n = data
    return Message(key, tuple(message_from_plain(arg) if isinstance(arg, list) else arg for arg in args), n)


def advice_to_plain(advice: Advice) -> list[Any]:
    """A weighed answer as JSON data: action, value, reasons."""
    return [to_plain(advice.action), advice.value, [message_to_plain(reason) for reason in advice.reasons]]


def advice_from_plain(data: Any, codec: Codec) -> Advice:
    """The weighed answer that ``advice_to_plain`` wrote. Raises ``PlainError`` for what is no action."""
    action, value, reasons = data
    return Advice(codec.action(action), float(value), tuple(message_from_plain(reason) for reason in reasons))
