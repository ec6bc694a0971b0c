"""The interpreter's loop: it takes the innermost frame, goes on with it, and stops where somebody must answer."""

from vikingtable.rules.feast import (  # noqa: F401  (the modules enter their handlers)
    dice,
    doing,
    feasting,
    improving,
    phases,
    reacting,
    small,
    turns,
)
from vikingtable.rules.feast.effects import EFFECTS, line_up
from vikingtable.rules.feast.handler import HANDLERS
from vikingtable.rules.feast.reacting import thresholds
from vikingtable.rules.feast.table import Table


def run(table: Table) -> None:
    """Carry on until an answer is needed or the game is over."""
    frames = table.frames
    while frames:
        if EFFECTS:
            thresholds(table)
            if table.pending:
                line_up(table)
        frame = frames[-1]
        if not HANDLERS[type(frame)].step(table, frame):
            return
