"""The interpreter's loop: it takes the innermost frame, goes on with it, and stops where somebody must answer."""

from functools import lru_cache
from operator import attrgetter

from vikingtable.rules.feast.effects import FORGET, Heard, line_up, watchers
from vikingtable.rules.feast.handler import HANDLERS
from vikingtable.rules.feast.reacting import thresholds
from vikingtable.rules.feast.table import Table

_played = attrgetter("played")


def run(table: Table, down_to: int = 0) -> None:
    """Carry on until an answer is needed or the game is over, or until only ``down_to`` frames are left."""
    frames, pending, handlers = table.frames, table.pending, HANDLERS
    # Cards are played by answers only: who waits for a condition to come true stays the same until the next one.
    table.watching = watching = _watching(tuple(map(_played, table.players)))
    while len(frames) > down_to or (pending and frames):
        if watching:
            thresholds(table)
        if pending:
            line_up(table)
        frame = frames[-1]
        if not handlers[type(frame)].step(table, frame):
            return


@lru_cache(maxsize=1 << 14)
def _watching(played: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, Heard], ...]:
    """The seats with effects that fire by themselves once a condition has come true, by the cards each has played."""
    return tuple((seat, found) for seat, cards in enumerate(played) if (found := watchers(cards)))


FORGET.append(_watching.cache_clear)
