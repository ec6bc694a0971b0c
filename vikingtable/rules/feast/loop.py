"""The interpreter's loop: it takes the innermost frame, goes on with it, and stops where somebody must answer."""

from functools import lru_cache

from vikingtable.rules.feast.effects import FORGET, THRESHOLD_CARDS, line_up
from vikingtable.rules.feast.handler import HANDLERS
from vikingtable.rules.feast.reacting import thresholds
from vikingtable.rules.feast.table import Table


def run(table: Table, down_to: int = 0) -> None:
    """Carry on until an answer is needed or the game is over, or until only ``down_to`` frames are left."""
    frames, pending, handlers = table.frames, table.pending, HANDLERS
    # Cards are played by answers only: who waits for a condition to come true stays the same until the next one.
    table.watching = watching = _watching(tuple([player.played for player in table.players]))
    while len(frames) > down_to or (pending and frames):
        if watching:
            thresholds(table)
        if pending:
            line_up(table)
        frame = frames[-1]
        if not handlers[type(frame)].step(table, frame):
            return


@lru_cache(maxsize=1 << 14)
def _watching(played: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The seats with cards that wait for a condition to come true, by the cards that each has played."""
    return tuple(seat for seat, cards in enumerate(played) if not THRESHOLD_CARDS.isdisjoint(cards))


FORGET.append(_watching.cache_clear)
