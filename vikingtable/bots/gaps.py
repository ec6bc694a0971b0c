"""How much better one answer is than another by what both came to on the same deals of the hidden cards."""

from collections.abc import Sequence

#: Deals on which answers are compared in points, at least: fewer say next to nothing.
FEWEST_DEALS = 12


def worths(outcomes: Sequence[Sequence[float]]) -> list[float]:
    """What each answer is worth, in the unit of the outcomes; the first answer is the choice.

    ``outcomes`` are what each answer came to: answers × deals, all on the same deals. The choice is worth its mean,
    every other answer so much less as it is likely to be behind.
    """
    first = outcomes[0]
    deals = len(first)
    best = sum(first) / deals
    found = []
    for one in outcomes:
        gaps = [mine - other for mine, other in zip(first, one, strict=True)]
        found.append(best - likely_gap(sum(gaps), sum([gap * gap for gap in gaps]), deals))
    return found


def likely_gap(total: float, squares: float, deals: int) -> float:
    """How far an answer is behind another by so many deals, from the sum of the differences and of their squares.

    What chance alone could make of two equal answers is taken off (James and Stein, positive part); never below 0.
    """
    mean = total / deals
    if mean <= 0.0 or deals < 2:
        return 0.0
    error = max(0.0, squares / deals - mean * mean) / (deals - 1)
    return mean * max(0.0, 1.0 - error / (mean * mean))
