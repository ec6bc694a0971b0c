"""What the features of a position and the cards are worth in points, learnt from games of the quick answers.

How they came about: games of three seats between players that answer at a glance with the weights of the generation
before (the first with guesses), one answer in ten at random, 3,000 to 7,000 games a generation, five generations. Each
row is a ridge regression (penalty 30 towards the row before) of the points that a seat still made: to the end of the
game for the rows of the last round to play, else to the end of the round, from where on the row for that time speaks.
The cards' worths are a regression of the final lead over the mean of the seats on the cards in hand after the draft.
"""

from collections.abc import Sequence

#: In thousandths of a point, one row for each time of the game (``value.phase``). The lines of a row: tokens face down,
#: up, own and held by rivals, each by the place in the region; regions present (0 to 8); coins, more coins, renown,
#: marker, towns, reach, own towns under Vikings; spaces of the marriage track (0 to 9); lead there and church;
#: raiders and spoils; Viking towns with military support and with trade, constant, cards in hand.
_ROWS: tuple[tuple[tuple[int, ...], ...], ...] = (
    # Between rounds, one to play
    (
        (6, 22, -170, -111, -114, 30),
        (33, 31, -133, -17, 600, 750),
        (-42, 299, -47, 468, 541, 537),
        (-45, -186, -232, -254, 600, 750),
        (-647, -1190, -119, 1452, 3186, 5106, 7143, 9163, 10232),
        (325, 266, 1137, -130, 589, 211, 337),
        (483, 690, 1122, 1229, 1817, 2255, 2540, 2327, 2663, 2700),
        (949, 345, 177, 21, 696),
        (311, 91, 232, -1132, 363),
        (300, 300, 4325, 300),
    ),
    # Between rounds, two or more to play
    (
        (7, -54, -245, -161, -155, -113),
        (69, -213, -151, -217, 600, 750),
        (0, 0, 100, 300, 133, 59),
        (-45, -205, -432, 300, 600, 750),
        (-189, 859, 2196, 3595, 5022, 6494, 6322, 6046, 9000),
        (391, 287, 1099, 182, 1240, 144, 330),
        (880, 1422, 2144, 2336, 2805, 3268, 2635, 2305, 2349, 2700),
        (100, 278, 43, 7, 1000),
        (272, 345, 347, -529, 211),
        (300, 300, 9343, 300),
    ),
    # Last round, one or two tricks to play
    (
        (3, -75, -67, -60, -14, -36),
        (-57, -128, -74, 132, 542, 701),
        (152, -155, -77, 496, 715, 708),
        (-72, -162, -172, -126, 192, 1021),
        (-107, -1379, -570, 1094, 2198, 4042, 6064, 8123, 10472),
        (293, 142, 855, 590, 303, 201, 19),
        (673, 777, 965, 996, 1205, 1455, 1498, 1827, 2164, 1879),
        (2875, 221, 1748, 997, 555),
        (143, 413, 385, -2557, 918),
        (300, 300, -64, 787),
    ),
    # Last round, more tricks to play
    (
        (-76, -165, -265, -222, -184, -104),
        (-183, -382, -373, -170, 110, 353),
        (-246, 190, -284, 263, 414, 411),
        (-190, -379, -399, -431, 79, 544),
        (-1246, -2169, -347, 1438, 3326, 5401, 7650, 9914, 11983),
        (334, 207, 792, 100, 380, 294, 263),
        (1130, 1321, 1648, 1602, 1959, 2182, 1984, 2336, 2520, 2766),
        (1920, 117, 1327, 910, 76),
        (173, 234, 576, -1522, 553),
        (300, 300, 5948, 1393),
    ),
    # Last round but one, one or two tricks to play
    (
        (-4, 2, -191, -131, -127, -12),
        (-71, -221, -257, -104, 290, 371),
        (0, -195, -171, 277, 394, 310),
        (-75, -221, -325, -325, 201, 480),
        (-465, -722, 686, 2253, 3879, 5621, 7326, 8617, 9207),
        (370, 183, 875, 484, 727, 260, 222),
        (136, 344, 1236, 1725, 2403, 2962, 2943, 2917, 2607, 2636),
        (583, 236, 463, 428, -653),
        (373, -1986, -610, -2325, 1150),
        (300, 300, 6407, 954),
    ),
    # Last round but one, more tricks to play
    (
        (-36, -114, -229, -202, -163, -88),
        (-146, -380, -409, -293, -45, 155),
        (0, -482, -371, 10, 150, 128),
        (-186, -375, -523, -560, -149, 114),
        (-1973, -143, 1399, 2937, 4600, 6097, 7620, 9429, 9789),
        (335, 269, 598, 98, 726, 257, 142),
        (1349, 1498, 2110, 2370, 2633, 2891, 2739, 2839, 2314, 2513),
        (735, 62, 196, 292, -223),
        (232, -806, 161, -1028, 774),
        (300, 300, 9754, 1647),
    ),
    # Earlier rounds, one or two tricks to play
    (
        (-16, -182, -266, -172, -138, -109),
        (-105, -267, -448, -219, 51, 46),
        (0, 0, 100, 300, 600, 750),
        (0, 0, 100, 300, 600, 750),
        (0, 1176, 2285, 3330, 4469, 5020, 4550, 6684, 9000),
        (331, 72, 8014, 370, 944, 170, -300),
        (638, 1054, 1904, 2138, 2495, 2552, 2282, 2267, 2440, 2244),
        (968, 132, 300, 603, -862),
        (297, 282, -116, -1751, -418),
        (300, 300, 6514, 997),
    ),
    # Earlier rounds, more tricks to play
    (
        (-88, -174, -383, -221, -110, -22),
        (-383, -445, -715, -355, -83, -33),
        (0, 0, 100, 300, 600, 750),
        (0, 0, 100, 300, 600, 750),
        (0, 2631, 3363, 3998, 4976, 1931, 5000, 7000, 9000),
        (237, -14, 9402, 90, 525, 66, -300),
        (1230, 1278, 1862, 2189, 2478, 2680, 2312, 2376, 2484, 2512),
        (411, 170, 244, 217, -1001),
        (280, 291, -75, -785, -409),
        (300, 300, 7902, 1130),
    ),
)
#: In thousandths of a point, by card; a hidden card counts nothing.
_CARDS: tuple[int, ...] = (
    0,
    98,
    225,
    139,
    165,
    343,
    0,
    49,
    291,
    38,
    201,
    471,
    165,
    791,
    655,
    760,
    429,
    444,
    609,
    379,
    867,
    538,
    218,
    283,
    321,
    243,
)

#: In points: a row for each time of the game, as one list of features (``value.FEATURES``).
ROWS: Sequence[Sequence[float]] = tuple(tuple(weight / 1000 for line in row for weight in line) for row in _ROWS)
#: In points, by card.
CARDS: Sequence[float] = tuple(worth / 1000 for worth in _CARDS)
