"""The whole interpreter: the loop, with the handlers of all kinds of frames."""

from vikingtable.rules.feast import (  # noqa: F401  (these modules enter their handlers)
    card_doing,
    dice,
    doing,
    feasting,
    improving,
    phases,
    reacting,
    small,
    turns,
)
from vikingtable.rules.feast.cards import CARDS
from vikingtable.rules.feast.effects import install
from vikingtable.rules.feast.loop import run

install(CARDS)

__all__ = ["run"]
