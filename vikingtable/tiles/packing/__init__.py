"""Best fit: which tiles to put where so that a board is worth most, or whether tiles can cover it at all.

`Problem` and `Answer` with their plain form; `solve` and, for those who want to follow it, `Search`; `nothing` is the
value to compare with.
"""

from vikingtable.tiles.packing.problem import (
    Answer,
    Catalogue,
    Filler,
    Problem,
    ProblemError,
)
from vikingtable.tiles.packing.search import Progress, Search, nothing, solve

__all__ = ["Answer", "Catalogue", "Filler", "Problem", "ProblemError", "Progress", "Search", "nothing", "solve"]
