"""The interpreter's loop: it takes the innermost frame, goes on with it, and stops where somebody must answer."""

from vikingtable.rules.feast.effects import THRESHOLD_CARDS, line_up
from vikingtable.rules.feast.handler import HANDLERS
from vikingtable.rules.feast.reacting import thresholds
from vikingtable.rules.feast.table import Table


def run(table: Table, down_to: int = 0) -> None:
    """Carry on until an answer is needed or the game is over, or until only ``down_to`` frames are left."""
    frames, pending, handlers = table.frames, table.pending, HANDLERS
    # Cards are played by answers only: who waits for a condition to come true stays the same until the next one.
    watching: tuple[int, ...] = ()
    for seat, player in enumerate(table.players):
        if player.played and not THRESHOLD_CARDS.isdisjoint(player.played):
            watching = (*watching, seat)
    table.watching = watching
    while len(frames) > down_to or (pending and frames):
        if watching:
            thresholds(table)
        if pending:
            line_up(table)
        frame = frames[-1]
        if not handlers[type(frame)].step(table, frame):
            return
