"""The interpreter's loop: it takes the innermost frame, goes on with it, and stops where somebody must answer."""

from vikingtable.rules.feast.effects import EFFECTS, line_up
from vikingtable.rules.feast.handler import HANDLERS
from vikingtable.rules.feast.reacting import thresholds
from vikingtable.rules.feast.table import Table


def run(table: Table, down_to: int = 0) -> None:
    """Carry on until an answer is needed or the game is over, or until only ``down_to`` frames are left."""
    frames = table.frames
    while len(frames) > down_to or (table.pending and frames):
        if EFFECTS:
            thresholds(table)
            if table.pending:
                line_up(table)
        frame = frames[-1]
        if not HANDLERS[type(frame)].step(table, frame):
            return
