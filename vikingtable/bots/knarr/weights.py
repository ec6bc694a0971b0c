"""What things are worth in points as the game goes on, learnt from games of the players against themselves.

A least-squares fit of the final lead in points to the difference of two seats' counts (``model.features``) after every
turn of thousands of games of the model against itself, ridge and smoothness between the knots, repeated with the
weights found (see ``tests/benchmarks/knarr_weights.py``).
"""

from collections.abc import Sequence

from attrs import frozen

from vikingtable.rules.knarr.tables import CARD, DESTINATIONS, NONE, VP

#: The leader's points at which the weights were learnt; between them they are mixed.
KNOTS = (0, 8, 16, 24, 32, 40)
#: What ``model.features`` counts: points, steps of reputation reached, tokens and bracelets held (first, second,
#: third), crew vikings by gain, columns of at least 1 … 7, gains of the hand (all, best), trade symbols, trade held.
FEATURES = 50


@frozen
class Weights:
    """Worth in points at one moment of the game."""

    vp: float
    #: By step of the track, tokens held, bracelets held.
    reputation: tuple[float, ...]
    recruits: tuple[float, ...]
    bracelets: tuple[float, ...]
    #: A viking in the crew by its gain, and a column by its height.
    kind: tuple[float, ...]
    height: tuple[float, ...]
    #: The gains of recruiting each card in hand, all together and the best one once more.
    hand_sum: float
    hand_max: float
    #: A trade symbol, by column × 5 + symbol.
    trade: tuple[float, ...]
    #: The gains of the columns that the bracelets held would trade now.
    trade_held: float
    #: A card drawn to the crew.
    card: float
    #: Points, cards and trade symbols of each destination, by its number.
    places: tuple[float, ...]
    #: What a point, a bracelet, a recruit token and a step of reputation are worth, for the hand.
    worth: tuple[float, float, float, float]
    #: The gains of vikings, cheapest first.
    order: tuple[int, ...]


def places(vp: float, card: float, trade: tuple[float, ...]) -> tuple[float, ...]:
    """What points, cards and trade symbols of the destinations are worth, by number; 0 is none."""
    found = [0.0]
    for one in DESTINATIONS.values():
        total = one.gains[VP] * vp + one.gains[CARD] * card
        for column, symbol in enumerate(one.columns):
            if symbol != NONE:
                total += trade[column * 5 + symbol]
        found.append(total)
    return tuple(found)


#: The learnt worths at each knot, in the order of ``FEATURES``.
_LEARNT: tuple[tuple[float, ...], ...] = (
    (
        -0.06,
        2.14,
        2.11,
        2.15,
        1.33,
        1.48,
        1.96,
        1.38,
        1.69,
        1.17,
        1.14,
        0.72,
        0.74,
        0.61,
        0.58,
        0.69,
        -1.5,
        -0.16,
        0.53,
        0.34,
        -0.45,
        -1.35,
        -2.29,
        -2.06,
        -0.64,
        -1.17,
        -1.27,
        -0.98,
        -0.98,
        -1.51,
        -0.43,
        0.0,
        1.04,
        0.77,
        3.2,
        0.0,
        0.95,
        4.75,
        2.02,
        -8.99,
        0.0,
        -7.82,
        -2.81,
        -6.16,
        -8.33,
        0.0,
        -10.4,
        2.62,
        3.12,
        -0.83,
    ),
    (
        0.36,
        1.97,
        2.52,
        3.11,
        2.09,
        1.6,
        1.98,
        1.16,
        1.81,
        1.25,
        1.72,
        0.92,
        1.17,
        0.88,
        0.86,
        0.38,
        0.34,
        0.48,
        0.36,
        -0.1,
        -0.63,
        0.3,
        -0.27,
        -0.59,
        -0.23,
        -0.1,
        0.07,
        0.05,
        -0.01,
        -0.28,
        -0.53,
        0.0,
        0.07,
        0.49,
        3.81,
        0.0,
        1.75,
        3.24,
        3.7,
        -3.67,
        0.0,
        -5.04,
        -0.68,
        -4.05,
        -4.96,
        0.0,
        -6.0,
        1.85,
        2.65,
        0.5,
    ),
    (
        0.71,
        0.65,
        1.14,
        2.55,
        1.25,
        1.29,
        2.09,
        0.08,
        1.09,
        1.13,
        1.46,
        0.54,
        1.15,
        0.96,
        1.36,
        1.31,
        0.47,
        0.48,
        0.67,
        -0.04,
        -0.38,
        0.04,
        -0.04,
        -0.38,
        -0.18,
        -0.19,
        -0.12,
        -0.18,
        -0.13,
        0.2,
        -0.14,
        0.0,
        0.18,
        0.34,
        2.54,
        0.0,
        0.88,
        2.02,
        3.1,
        -2.63,
        0.0,
        -3.28,
        -1.02,
        -2.94,
        -3.69,
        0.0,
        -4.19,
        1.41,
        1.29,
        0.54,
    ),
    (
        0.79,
        -0.1,
        0.54,
        2.27,
        0.34,
        0.97,
        2.23,
        -0.16,
        0.34,
        0.48,
        1.71,
        0.24,
        0.61,
        0.67,
        1.78,
        1.15,
        0.83,
        0.59,
        0.98,
        0.23,
        -0.19,
        0.1,
        0.12,
        -0.06,
        -0.11,
        0.07,
        0.08,
        0.03,
        -0.21,
        0.08,
        0.01,
        0.0,
        0.02,
        0.4,
        1.79,
        0.0,
        0.97,
        1.05,
        1.96,
        -1.63,
        0.0,
        -2.91,
        -0.65,
        -1.82,
        -2.14,
        0.0,
        -2.67,
        0.85,
        1.14,
        0.47,
    ),
    (
        0.86,
        -0.28,
        0.33,
        1.35,
        0.0,
        0.17,
        2.01,
        0.01,
        -0.2,
        0.25,
        1.28,
        -0.03,
        0.11,
        0.2,
        1.63,
        1.47,
        1.03,
        0.57,
        0.62,
        0.14,
        -0.12,
        -0.05,
        0.03,
        -0.01,
        -0.15,
        0.15,
        0.19,
        -0.17,
        -0.13,
        -0.2,
        -0.02,
        0.0,
        -0.09,
        0.38,
        1.09,
        0.0,
        0.35,
        0.56,
        1.09,
        -1.41,
        0.0,
        -2.29,
        -0.8,
        -1.52,
        -1.6,
        0.0,
        -2.16,
        0.71,
        0.84,
        0.57,
    ),
    (
        0.82,
        -0.11,
        0.14,
        0.81,
        0.03,
        0.02,
        0.79,
        0.11,
        -0.06,
        -0.12,
        0.36,
        -0.1,
        0.17,
        -0.17,
        0.22,
        0.03,
        1.32,
        0.49,
        -0.07,
        0.02,
        0.16,
        -0.08,
        -0.03,
        0.01,
        -0.15,
        0.01,
        0.35,
        0.13,
        -0.2,
        -0.32,
        -0.24,
        0.0,
        -0.05,
        0.08,
        0.64,
        0.0,
        0.32,
        0.44,
        0.62,
        -0.94,
        0.0,
        -1.71,
        -0.36,
        -0.96,
        -0.99,
        0.0,
        -1.21,
        0.51,
        0.84,
        0.61,
    ),
)
#: What a point, a bracelet, a recruit token and a step of reputation are worth in hand, at each knot.
GAINS_AT_KNOTS: tuple[tuple[float, float, float, float], ...] = (
    (0.2, 0.26, 0.05, 1.47),
    (0.36, 0.05, 0.63, 1.92),
    (0.71, 0.33, 1.03, 1.3),
    (0.78, 0.53, 0.91, 0.87),
    (0.87, 0.46, 1.19, 0.51),
    (0.82, 0.06, 0.75, 0.13),
)


def _mixed(low: tuple[float, ...], high: tuple[float, ...], share: float) -> tuple[float, ...]:
    return tuple(one * (1 - share) + other * share for one, other in zip(low, high, strict=True))


def _steps(increments: tuple[float, ...]) -> tuple[float, ...]:
    total, found = 0.0, [0.0]
    for one in increments:
        total += one
        found.append(total)
    return tuple(found)


def _weights(row: tuple[float, ...], worth: tuple[float, ...]) -> Weights:
    kind, heights, hand_sum = row[21:25], row[25:32], row[32]
    # A card of any kind, in a low column.
    card = sum(kind) / 4 + sum(heights[:3]) / 3
    return Weights(
        vp=row[0],
        reputation=_steps(row[1:15]),
        recruits=_steps(row[15:18]),
        bracelets=_steps(row[18:21]),
        kind=kind,
        height=_steps((*heights, *[heights[-1]] * 44)),
        hand_sum=hand_sum,
        hand_max=row[33],
        trade=row[34:49],
        trade_held=row[49],
        card=card,
        places=places(row[0], card, row[34:49]),
        worth=(worth[0], worth[1], worth[2], worth[3]),
        order=tuple(sorted(range(4), key=lambda gain: kind[gain] + hand_sum * worth[gain])),
    )


def table(rows: Sequence[tuple[float, ...]], gains: Sequence[tuple[float, ...]]) -> tuple[Weights, ...]:
    """The weights by the leader's points, 0 … 40, from what was learnt at each knot."""
    found = []
    for points in range(KNOTS[-1] + 1):
        low = min(points // 8, len(KNOTS) - 2)
        share = (points - KNOTS[low]) / 8
        row = _mixed(rows[low], rows[low + 1], share)
        found.append(_weights(row, _mixed(gains[low], gains[low + 1], share)))
    return tuple(found)


#: The weights by the leader's points, 0 … 40.
WEIGHTS: tuple[Weights, ...] = table(_LEARNT, GAINS_AT_KNOTS)

#: Worths of somebody who sees what a turn brings at once, and not what crew, reputation and trade will bring.
SHORT_SIGHTED: tuple[Weights, ...] = (
    Weights(
        vp=1.0,
        reputation=_steps((0.6,) * 14),
        recruits=_steps((0.5, 0.4, 0.3)),
        bracelets=_steps((0.5, 0.4, 0.3)),
        kind=(0.4, 0.3, 0.3, 0.3),
        height=_steps((0.5,) * 50),
        hand_sum=0.1,
        hand_max=0.2,
        trade=(0.5,) * 15,
        trade_held=0.0,
        card=0.6,
        places=places(1.0, 0.6, (0.5,) * 15),
        worth=(1.0, 0.5, 0.5, 0.5),
        order=(1, 2, 3, 0),
    ),
) * (KNOTS[-1] + 1)
