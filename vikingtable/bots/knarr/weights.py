"""What things are worth in points as the game goes on, learnt from games of the players against themselves.

A least-squares fit of the final lead in points to the difference of two seats' counts (``model.features``) after every
turn of thousands of games of the model against itself, ridge and smoothness between the knots, repeated with the
weights found (see ``tests/benchmarks/knarr_weights.py``).
"""

from attrs import frozen

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
    #: A card drawn to the crew, and a destination for its own sake.
    card: float
    place: float
    #: What a point, a bracelet, a recruit token and a step of reputation are worth, for the hand.
    worth: tuple[float, float, float, float]
    #: The gains of vikings, cheapest first.
    order: tuple[int, ...]


#: The learnt worths at each knot, in the order of ``FEATURES``.
_LEARNT: tuple[tuple[float, ...], ...] = (
    (
        -0.12,
        2.19,
        2.28,
        2.45,
        1.43,
        1.14,
        2.06,
        0.76,
        1.25,
        0.82,
        0.97,
        0.47,
        0.47,
        0.41,
        0.4,
        0.58,
        -1.85,
        0.37,
        0.53,
        0.1,
        0.41,
        -1.18,
        -2.15,
        -2.17,
        0.35,
        -1.07,
        -1.09,
        -0.82,
        -1.0,
        -0.92,
        -0.25,
        0.0,
        0.39,
        0.79,
        2.3,
        0.0,
        1.71,
        3.59,
        3.13,
        -7.32,
        0.0,
        -5.64,
        -2.78,
        -4.58,
        -6.78,
        0.0,
        -8.52,
        1.36,
        2.23,
        -0.11,
    ),
    (
        0.39,
        2.07,
        2.53,
        3.28,
        1.9,
        1.74,
        2.01,
        0.89,
        1.96,
        1.08,
        1.67,
        0.53,
        0.74,
        0.59,
        0.6,
        0.7,
        0.61,
        0.5,
        0.55,
        -0.29,
        0.0,
        0.32,
        -0.25,
        -0.46,
        0.17,
        -0.02,
        0.23,
        0.13,
        0.15,
        -0.35,
        -0.36,
        0.0,
        0.24,
        0.35,
        3.29,
        0.0,
        1.97,
        2.81,
        3.48,
        -2.3,
        0.0,
        -2.58,
        -0.63,
        -2.98,
        -3.57,
        0.0,
        -4.13,
        1.49,
        2.21,
        0.69,
    ),
    (
        0.74,
        1.13,
        1.62,
        2.61,
        1.01,
        1.45,
        1.99,
        0.36,
        1.14,
        0.91,
        1.63,
        0.68,
        1.35,
        0.96,
        1.08,
        1.13,
        0.82,
        0.57,
        0.86,
        -0.12,
        0.01,
        0.2,
        0.15,
        -0.15,
        -0.05,
        0.02,
        0.0,
        0.0,
        -0.09,
        0.12,
        0.09,
        0.0,
        0.15,
        0.4,
        2.34,
        0.0,
        1.27,
        1.16,
        2.78,
        -1.69,
        0.0,
        -1.95,
        -0.91,
        -1.91,
        -2.56,
        0.0,
        -2.79,
        0.89,
        1.36,
        0.34,
    ),
    (
        0.81,
        0.48,
        0.98,
        2.26,
        0.33,
        0.76,
        2.08,
        0.14,
        0.51,
        0.57,
        1.33,
        0.15,
        0.65,
        0.84,
        1.81,
        1.17,
        0.83,
        0.59,
        0.88,
        0.21,
        -0.15,
        0.17,
        0.27,
        0.02,
        -0.06,
        0.18,
        0.24,
        0.01,
        -0.09,
        -0.08,
        0.13,
        0.0,
        0.05,
        0.33,
        1.73,
        0.0,
        1.02,
        0.82,
        2.1,
        -1.08,
        0.0,
        -1.21,
        -0.9,
        -1.36,
        -1.8,
        0.0,
        -1.69,
        0.78,
        0.84,
        0.28,
    ),
    (
        0.89,
        0.25,
        0.57,
        1.53,
        0.28,
        0.17,
        1.36,
        -0.01,
        0.24,
        0.35,
        1.07,
        0.09,
        0.04,
        0.36,
        1.49,
        1.41,
        0.91,
        0.63,
        0.68,
        0.24,
        -0.47,
        0.0,
        0.18,
        0.01,
        -0.06,
        0.14,
        0.21,
        -0.06,
        -0.06,
        -0.11,
        0.01,
        0.0,
        0.01,
        0.41,
        1.13,
        0.0,
        0.64,
        0.47,
        1.6,
        -1.11,
        0.0,
        -1.33,
        -0.77,
        -1.2,
        -1.4,
        0.0,
        -1.52,
        0.48,
        0.73,
        0.36,
    ),
    (
        0.84,
        -0.04,
        0.2,
        0.76,
        0.22,
        0.02,
        0.47,
        0.01,
        -0.01,
        -0.03,
        0.28,
        0.08,
        -0.2,
        -0.05,
        0.54,
        0.44,
        1.11,
        0.63,
        0.24,
        0.11,
        -0.3,
        -0.1,
        -0.02,
        -0.08,
        -0.07,
        0.11,
        0.3,
        0.08,
        -0.09,
        -0.22,
        -0.45,
        0.0,
        -0.14,
        0.4,
        0.68,
        0.0,
        0.51,
        0.36,
        0.97,
        -0.86,
        0.0,
        -0.93,
        -0.7,
        -0.9,
        -0.94,
        0.0,
        -1.0,
        0.27,
        0.46,
        0.33,
    ),
)
#: What a point, a bracelet, a recruit token and a step of reputation are worth in hand, at each knot.
_GAINS: tuple[tuple[float, float, float, float], ...] = (
    (0.2, 0.54, 0.05, 1.62),
    (0.48, 0.21, 0.58, 1.91),
    (0.74, 0.54, 0.95, 1.4),
    (0.84, 0.73, 1.05, 0.92),
    (0.92, 0.56, 1.19, 0.53),
    (0.86, 0.28, 0.81, 0.16),
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
        # A card of any kind, in a low column.
        card=sum(kind) / 4 + sum(heights[:3]) / 3,
        place=0.0,
        worth=(worth[0], worth[1], worth[2], worth[3]),
        order=tuple(sorted(range(4), key=lambda gain: kind[gain] + hand_sum * worth[gain])),
    )


def _at(points: int) -> Weights:
    low = min(points // 8, len(KNOTS) - 2)
    share = (points - KNOTS[low]) / 8
    return _weights(_mixed(_LEARNT[low], _LEARNT[low + 1], share), _mixed(_GAINS[low], _GAINS[low + 1], share))


#: The weights by the leader's points, 0 … 40.
WEIGHTS: tuple[Weights, ...] = tuple(_at(points) for points in range(KNOTS[-1] + 1))

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
        place=0.0,
        worth=(1.0, 0.5, 0.5, 0.5),
        order=(1, 2, 3, 0),
    ),
) * (KNOTS[-1] + 1)
