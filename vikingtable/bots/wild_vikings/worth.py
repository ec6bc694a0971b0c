"""What cards and treasures afloat are worth, as fitted to some thousand games of the strongest players.

All values are in treasures, seen as a lead over one opponent. A card buys the more, the more treasures are still to be
sold a card in play, and nearly nothing at the end, when few auctions are left to spend it in.
"""

from attrs import frozen

#: By tokens left in the supply: what a coloured card and a joker are worth in shares of *treasures per card*, and what
#: a card that fits a treasure aboard is worth besides, for the first, second and last ship of the row. In thousandths.
_FITTED = (
    (0, 0, 280, 52, 16, 10),
    (1, 90, 600, 65, 18, 0),
    (2, 100, 800, 110, 30, 0),
    (3, 130, 1010, 118, 35, 0),
    (5, 170, 1290, 155, 55, 0),
    (7, 270, 1500, 168, 80, 0),
    (9, 370, 1670, 180, 105, 15),
    (11, 420, 1775, 195, 130, 45),
    (14, 560, 1910, 183, 140, 70),
    (17, 685, 1980, 172, 150, 80),
    (21, 800, 2015, 155, 170, 100),
    (25, 900, 2035, 135, 180, 150),
    (29, 1037, 2050, 102, 170, 190),
    (35, 1267, 2070, 54, 126, 220),
)
#: By tokens left in the supply: how far the final lead strays from its expectation (one standard deviation).
_SPREAD = ((0, 2310), (1, 3180), (2, 3740), (3, 4170), (5, 4750), (9, 5600), (14, 6310), (21, 6950), (35, 7550))
_LARGEST_SUPPLY = 60


def _between(table: tuple[tuple[int, ...], ...]) -> tuple[tuple[float, ...], ...]:
    """The rows of a table for each supply from 0 on, on straight lines between those given, less the first column."""
    rows = []
    for supply in range(_LARGEST_SUPPLY + 1):
        above = next((row for row in table if row[0] >= supply), table[-1])
        below = next((row for row in reversed(table) if row[0] <= supply), table[0])
        span = above[0] - below[0]
        share = (supply - below[0]) / span if span else 0.0
        rows.append(tuple((low + (high - low) * share) / 1000 for low, high in zip(below[1:], above[1:], strict=True)))
    return tuple(rows)


_WORTH = _between(_FITTED)
_SPREADS = tuple(row[0] for row in _between(_SPREAD))


def spread_of(supply: int) -> float:
    """How far the final lead strays from its expectation with so many tokens in the supply, in treasures."""
    return _SPREADS[min(supply, _LARGEST_SUPPLY)]


@frozen
class Prices:
    """What things are worth at one point of a game, in treasures."""

    card: float
    joker: float
    #: A card of a ship's colour for each treasure aboard it, by the ship's place in the row.
    fit: tuple[float, float, float]


def prices(supply: int, afloat: int, cards: int, seats: int, each: int) -> Prices:
    """The prices with so many tokens in the supply and aboard, ``cards`` in all hands, ``each`` drawn for a card face.

    A quarter of the tokens that can still be rolled is the number of villages, and of card faces, to be expected.
    """
    coloured, joker, first, second, last = _WORTH[min(supply, _LARGEST_SUPPLY)]
    to_come = (supply + 1) / 4
    per_card = (supply + afloat) / (cards + seats * each * to_come)
    return Prices(per_card * coloured, per_card * joker, (first, second, last))
