"""What the features of a position and the cards are worth in points, learnt from games of the quick answers.

How they came about: games of three seats between players that answer at a glance with the weights of the generation
before (the first with guesses), one answer in eight to ten at random; six generations of 3,000 to 7,000 games. Each row
is a ridge regression (penalty 30 towards the last generation) of the points that a seat still made: to the end of the
game for the rows of the last round to play, else to the end of the round, from where on the row for that time speaks.
The cards' worths are a regression of the final lead over the mean of the seats on the cards in hand after the draft.
What is different with four and five seats stands in ``ends``.
"""

from collections.abc import Sequence

from attrs import frozen

from vikingtable.bots.boru.ends import CARDS, ENDS
from vikingtable.bots.boru.value import BIAS, LAST_COINS, coin_terms, phase


@frozen
class Table:
    """The weights for one number of seats, in points."""

    #: What quick answers go by: a row for each time of the game (``value.phase``), as one list of features
    #: (``value.FEATURES``).
    rows: tuple[tuple[float, ...], ...]
    #: What a seat still makes to the end of the game, in rows of the same kind.
    ends: tuple[tuple[float, ...], ...]
    #: What a card in hand is worth, by its value; a hidden card (0) counts nothing.
    cards: tuple[float, ...]
    #: What so many coins are worth, for each row.
    purses: tuple[tuple[float, ...], ...]


def table(rows: Sequence[Sequence[float]], ends: Sequence[Sequence[float]], cards: Sequence[float]) -> Table:
    """The weights of these rows and cards, in points."""
    purses = [
        tuple([sum([row[index] * amount for index, amount in coin_terms(coins)]) for coins in range(LAST_COINS + 1)])
        for row in rows
    ]
    return Table(tuple([tuple(row) for row in rows]), tuple([tuple(row) for row in ends]), tuple(cards), tuple(purses))


#: In thousandths of a point, one row for each time of the game (``value.phase``). The lines of a row: tokens face down,
#: up, own and held by rivals, each by the place in the region; regions present (0 to 8); coins, more coins, renown,
#: marker, towns, reach, own towns under Vikings; spaces of the marriage track (0 to 9); lead there and church;
#: raiders and spoils; Viking towns with military support and with trade, constant, cards in hand.
_ROWS: tuple[tuple[tuple[int, ...], ...], ...] = (
    # Between rounds, one to play
    (
        (-6, -108, -211, -130, -103, 11),
        (30, -270, -151, -29, 600, 750),
        (389, 299, 125, 335, 577, 503),
        (-25, -224, -249, -273, 600, 750),
        (-647, -1592, -279, 1207, 3150, 5150, 7101, 9312, 11140),
        (358, 308, 1246, 167, 572, 193, 257),
        (654, 595, 1006, 1352, 1715, 2152, 2522, 2682, 2663, 2700),
        (979, 279, 292, -52, 696),
        (219, 354, 308, -949, 328),
        (300, 300, 4541, 300),
    ),
    # Between rounds, two or more to play
    (
        (-1, 64, -170, -126, -108, -2),
        (55, -4, -87, -104, 600, 750),
        (0, 0, 100, 300, 424, 266),
        (-18, -181, -243, 300, 600, 750),
        (-116, 691, 2044, 3456, 4974, 6606, 6315, 6046, 9000),
        (383, 261, 1486, 68, 983, 57, 469),
        (612, 1396, 1812, 2058, 2489, 3220, 3250, 2630, 2349, 2700),
        (238, 273, 152, 145, 1000),
        (282, 324, 308, -393, 236),
        (300, 300, 9014, 300),
    ),
    # Last round, one or two tricks to play
    (
        (18, -38, -35, -36, 24, 15),
        (-36, -116, -52, 157, 568, 741),
        (266, -43, 50, 505, 796, 746),
        (-36, -144, -138, -82, 299, 854),
        (-107, -1276, -428, 794, 2050, 4075, 6099, 8211, 10511),
        (313, 149, 903, 479, 203, 143, -45),
        (773, 690, 906, 1172, 1174, 1393, 1438, 1816, 2057, 2013),
        (2658, 200, 1681, 1260, 415),
        (98, 495, 329, -2486, 898),
        (300, 300, -71, 632),
    ),
    # Last round, more tricks to play
    (
        (-74, -216, -260, -200, -150, -71),
        (-165, -364, -347, -140, 148, 399),
        (436, -349, -156, 190, 512, 452),
        (-157, -363, -367, -414, -121, 543),
        (-1246, -2012, -330, 1272, 3249, 5474, 7608, 9819, 12078),
        (312, 232, 883, 140, 280, 249, 100),
        (1201, 1094, 1535, 1763, 1909, 2103, 2029, 2348, 2617, 2811),
        (1676, 12, 1263, 726, 300),
        (105, 368, 536, -1332, 512),
        (300, 300, 5910, 1218),
    ),
    # Last round but one, one or two tricks to play
    (
        (-15, -103, -218, -156, -124, -34),
        (-47, -267, -248, -100, 326, 371),
        (0, -373, -244, 105, 464, 342),
        (-66, -246, -295, -211, 244, 372),
        (-465, -1117, 601, 2110, 3909, 5628, 7200, 9254, 9352),
        (375, 285, 1029, 325, 710, 229, 249),
        (240, 425, 1181, 1848, 2354, 2860, 2895, 2793, 2725, 2659),
        (653, 204, 776, 471, -185),
        (301, -1576, -320, -2322, 1286),
        (300, 300, 6477, 784),
    ),
    # Last round but one, more tricks to play
    (
        (-51, -123, -192, -193, -160, -34),
        (-141, -398, -386, -221, 52, 197),
        (0, -482, -553, -121, 350, 253),
        (-152, -341, -372, -252, 227, 114),
        (-1700, -267, 1232, 2810, 4444, 6076, 7722, 9587, 9789),
        (287, 107, 934, 49, 544, 173, 218),
        (1140, 1526, 2112, 2425, 2505, 3008, 2900, 2708, 2522, 2349),
        (686, 141, 352, 277, -80),
        (220, -302, 121, -891, 627),
        (300, 300, 9693, 1404),
    ),
    # Earlier rounds, one or two tricks to play
    (
        (-10, -182, -150, -139, -98, -40),
        (-85, -309, -297, -144, 154, 123),
        (0, 0, 100, 300, 600, 750),
        (0, 0, 100, 300, 600, 750),
        (0, 854, 2245, 3327, 4391, 5364, 4550, 6684, 9000),
        (305, 42, 7915, 481, 769, 78, -300),
        (611, 1190, 1814, 2233, 2295, 2611, 2396, 2170, 2317, 2278),
        (828, 330, 106, 420, -1048),
        (266, 564, -57, -1888, -136),
        (300, 300, 6415, 1012),
    ),
    # Earlier rounds, more tricks to play
    (
        (-60, -174, -227, -151, -89, 0),
        (-291, -508, -472, -268, -1, 126),
        (0, 0, 100, 300, 600, 750),
        (0, 0, 100, 300, 600, 750),
        (0, 2299, 3254, 4203, 5201, 1931, 5000, 7000, 9000),
        (216, -118, 9391, 99, 130, 16, -300),
        (1100, 1950, 1793, 2212, 2136, 2521, 2335, 2272, 2558, 2512),
        (280, 188, -30, 252, -961),
        (260, 388, -108, -798, -312),
        (300, 300, 7891, 1125),
    ),
)
#: In thousandths of a point, by card; a hidden card counts nothing.
_CARDS: tuple[int, ...] = (
    0,
    40,
    263,
    0,
    0,
    393,
    51,
    11,
    401,
    11,
    108,
    409,
    120,
    644,
    429,
    673,
    436,
    282,
    572,
    276,
    644,
    429,
    128,
    382,
    491,
    135,
)

#: Times of the game before three or more rounds were told from two.
_PHASES = 8


def _in_points(rows: Sequence[Sequence[Sequence[int]]]) -> list[list[float]]:
    points = [[weight / 1000 for line in row for weight in line] for row in rows]
    # Between rounds with three or more to play, where no row was learnt for it: as with two.
    return points if len(points) > _PHASES else [*points, list(points[1])]


#: Players who think leave each other less: by the seats, the points by which seats ended lower in games of the hard
#: level against itself than positions between rounds would come to with quick answers.
_LESS = {3: 1.3, 4: 0.9, 5: 0.8}


def _ends(seats: int) -> list[list[float]]:
    rows = _in_points(ENDS.get(seats, _ROWS))
    for rounds in (1, 2, 3):
        rows[phase(rounds, -1)][BIAS] -= _LESS[seats]
    return rows


#: By the seats at the table. Quick answers go by the same rows everywhere; those learnt with more seats did no better.
TABLES: dict[int, Table] = {
    seats: table(_in_points(_ROWS), _ends(seats), [one / 1000 for one in CARDS.get(seats, _CARDS)])
    for seats in (3, 4, 5)
}
