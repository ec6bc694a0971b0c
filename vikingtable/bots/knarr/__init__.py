"""Computer players of Knarr."""

from vikingtable.bots.knarr.player import ITERATIONS, bot

__all__ = ["ITERATIONS", "bot"]
