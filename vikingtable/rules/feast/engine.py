"""The whole interpreter: the loop, with the handlers of all kinds of frames."""

from vikingtable.rules.feast import (  # noqa: F401  (these modules enter their handlers)
    dice,
    doing,
    feasting,
    improving,
    phases,
    reacting,
    small,
    turns,
)
from vikingtable.rules.feast.loop import run

__all__ = ["run"]
