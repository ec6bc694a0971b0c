"""How large a save may be, in every direction, before anything is built from it; and when to stop looking."""

import time
from collections.abc import Callable

#: Whether a long task should end early.
ShouldStop = Callable[[], bool]

MAX_BYTES = 8 * 1024 * 1024
MAX_DEPTH = 48
MAX_ACTIONS = 20_000
#: Digits of a whole number; the board masks of a 40 × 40 grid need 482.
MAX_DIGITS = 640
#: Lists and objects, commas, quotation marks: together they bound the memory that the parsed data can take.
MAX_CONTAINERS = 200_000
MAX_COMMAS = 600_000
MAX_QUOTES = 1_600_000
#: Characters of a player's name.
MAX_NAME = 80


def never() -> bool:
    """The ``ShouldStop`` that lets a task run to its end."""
    return False


def stop_after(seconds: float) -> ShouldStop:
    """A ``ShouldStop`` that says yes when this many seconds have gone by from now on."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end
