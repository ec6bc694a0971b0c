"""Computer players of A Feast for Odin."""

from vikingtable.bots.feast.player import ITERATIONS, bot

__all__ = ["ITERATIONS", "bot"]
