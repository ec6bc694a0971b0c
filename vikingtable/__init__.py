"""Four Viking board games, a tile lab and their saves, as one desktop program."""

__version__ = "0.1.0"
