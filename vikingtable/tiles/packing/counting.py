"""A bound by counting: colour the cells in stripes; every tile takes a least share of each colour."""

from vikingtable.tiles.packing.cuts import STRIPES, stripe_counts
from vikingtable.tiles.packing.model import Model


def covered_at_most(model: Model) -> int:
    """No arrangement covers more cells than this with tiles.

    Colour the cells by x, y, x + y or x − y modulo m: a tile takes at least so many cells of each colour, wherever
    it lies. So the tiles placed are few enough for the rarest colour, and of all such choices the one with the most
    cells counts. (Straight pieces of four, for one, cannot cover a square of ten by ten.)
    """
    most = min(model.tile_area, model.open.bit_count())
    cells = model.layout.cells(model.open)
    if not cells:
        return 0
    for index, stripe in enumerate(STRIPES):
        shares = [kind.cut.shares[index] for kind in model.kinds]
        taken = sum(kind.count * share for kind, share in zip(model.kinds, shares, strict=True))
        if not taken:
            continue
        rarest = min(stripe_counts(cells, *stripe))
        if taken > rarest:
            most = min(most, _most_cells(model, shares, rarest))
    return most


def _most_cells(model: Model, shares: list[int], rarest: int) -> int:
    """The most cells that tiles can cover which together take at most ``rarest`` cells of a colour."""
    reach = [0] * (rarest + 1)
    total = 0
    for kind, share in zip(model.kinds, shares, strict=True):
        if share == 0:
            total += kind.count * kind.size
            continue
        for _ in range(min(kind.count, rarest // share)):
            for used in range(rarest, share - 1, -1):
                reach[used] = max(reach[used], reach[used - share] + kind.size)
    return total + reach[rarest]
