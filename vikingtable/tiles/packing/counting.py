"""A bound by counting: colour the cells in stripes; every tile takes a least share of each colour."""

from vikingtable.tiles.packing.model import Kind, Model
from vikingtable.tiles.shapes import Cell

_LARGEST_MODULUS = 6


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
    ways = [_ways(model, kind) for kind in model.kinds]
    for modulus in range(2, _LARGEST_MODULUS + 1):
        for across, down in ((1, 0), (0, 1), (1, 1), (1, -1)):
            rarest = min(_counts(cells, modulus, across, down))
            shares = [min(min(_counts(way, modulus, across, down)) for way in kind_ways) for kind_ways in ways]
            taken = sum(kind.count * share for kind, share in zip(model.kinds, shares, strict=True))
            if taken > rarest:
                most = min(most, _most_cells(model, shares, rarest))
    return most


def _ways(model: Model, kind: Kind) -> list[tuple[Cell, ...]]:
    """One spot in each orientation that a kind has."""
    seen: dict[tuple[int, bool], tuple[Cell, ...]] = {}
    for spot in kind.spots:
        if (spot.rotation, spot.flipped) not in seen:
            seen[spot.rotation, spot.flipped] = model.layout.cells(spot.mask)
    return list(seen.values())


def _counts(cells: tuple[Cell, ...], modulus: int, across: int, down: int) -> list[int]:
    """How many of ``cells`` have each colour."""
    counts = [0] * modulus
    for x, y in cells:
        counts[(across * x + down * y) % modulus] += 1
    return counts


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
