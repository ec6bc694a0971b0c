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
        (49, -139, -94, -28, -41, 89),
        (76, 33, -58, 100, 600, 750),
        (704, 0, 206, 358, 698, 602),
        (-16, -98, -154, 32, 600, 750),
        (-208, -404, -247, 1303, 2805, 4556, 6480, 8495, 9968),
        (331, 304, 1189, 106, 497, 192, 257),
        (376, 593, 817, 1205, 1226, 1896, 2335, 2461, 2640, 2700),
        (861, 269, 299, 90, 696),
        (252, 610, 268, -838, 196),
        (300, 300, 2748, 300),
    ),
    # Between rounds, two or more to play
    (
        (2, 43, -202, -87, -61, 56),
        (33, 85, -22, 9, 600, 750),
        (0, 0, 100, 300, 516, 394),
        (-53, -103, -184, 300, 600, 750),
        (447, 987, 2248, 3496, 4843, 5972, 5337, 6046, 9000),
        (386, 282, 1401, 9, 811, 59, 367),
        (664, 1377, 2064, 2336, 2549, 3441, 2256, 2139, 2349, 2700),
        (309, 333, 101, 73, 1000),
        (412, 633, 3, -507, -220),
        (300, 300, 8374, 300),
    ),
    # Last round, one or two tricks to play
    (
        (36, -70, -31, -48, 9, -10),
        (-3, -114, -68, 164, 591, 732),
        (545, -414, -28, 392, 767, 715),
        (-36, -140, -165, -35, 257, 815),
        (-53, -1042, -695, 804, 1783, 3975, 6096, 8272, 10784),
        (301, 113, 835, 210, 211, 180, 33),
        (805, 924, 992, 1232, 1113, 1378, 1442, 1794, 1826, 1918),
        (2601, 187, 1699, 1366, 570),
        (95, 704, 437, -2264, 816),
        (300, 300, -78, 758),
    ),
    # Last round, more tricks to play
    (
        (-13, -217, -185, -138, -105, -27),
        (-83, -254, -272, -33, 236, 459),
        (647, -470, 24, 203, 568, 504),
        (-129, -268, -306, -220, -302, 544),
        (-419, -1161, -925, 1047, 2696, 4807, 6925, 9190, 11585),
        (295, 205, 843, 187, 275, 225, 78),
        (984, 1338, 1419, 1653, 1455, 1879, 1860, 1959, 2209, 2488),
        (1591, 65, 1146, 705, 328),
        (127, 702, 543, -1044, 242),
        (300, 300, 3743, 1212),
    ),
    # Last round but one, one or two tricks to play
    (
        (31, -142, -158, -81, -70, -6),
        (-19, -146, -159, -17, 289, 421),
        (0, 210, -246, 225, 502, 396),
        (-58, -184, -243, -5, 30, 261),
        (0, -518, 526, 1912, 3427, 4942, 6621, 8275, 9134),
        (373, 221, 1026, 388, 722, 161, 149),
        (210, 298, 1220, 1975, 2182, 2613, 2657, 2538, 2323, 1809),
        (915, 358, 548, 563, -621),
        (340, -1151, -333, -2263, 1052),
        (300, 300, 4323, 1069),
    ),
    # Last round but one, more tricks to play
    (
        (-45, -168, -318, -219, -184, -93),
        (-130, -350, -382, -219, 13, 236),
        (0, 0, -490, 26, 320, 242),
        (-183, -376, -417, -150, -264, 750),
        (-79, -953, 643, 2508, 4292, 6128, 8070, 9721, 9789),
        (321, 195, 862, 52, 508, 60, 135),
        (977, 1660, 2047, 2404, 2481, 2938, 3074, 2954, 2531, 2555),
        (598, 124, 408, 348, -88),
        (298, -267, -61, -1050, 494),
        (300, 300, 10119, 1302),
    ),
    # Earlier rounds, one or two tricks to play
    (
        (-33, -182, -269, -190, -115, -31),
        (-198, -366, -371, -230, -12, 34),
        (0, 0, 100, 300, 600, 750),
        (0, 0, 100, 300, 600, 750),
        (0, 885, 2239, 3389, 4503, 5184, 4550, 6684, 9000),
        (368, 195, 7934, 84, 804, 50, -300),
        (256, 1022, 1927, 2047, 2380, 2584, 2237, 2361, 2553, 2567),
        (702, 242, 166, 593, -860),
        (373, 384, -113, -1770, -316),
        (300, 300, 6434, 804),
    ),
    # Earlier rounds, more tricks to play
    (
        (-81, -174, -196, -336, -114, -96),
        (-318, -445, -416, -315, -165, -61),
        (0, 0, 100, 300, 600, 750),
        (0, 0, 100, 300, 600, 750),
        (0, 2145, 3158, 4103, 5458, 1689, 5000, 7000, 9000),
        (251, -8, 9055, 42, 264, 25, -300),
        (1092, 1617, 1824, 1855, 2376, 2519, 2022, 2531, 2788, 2430),
        (112, -30, 447, 652, -917),
        (271, 327, -65, -638, -373),
        (300, 300, 7555, 865),
    ),
)
#: In thousandths of a point, by card; a hidden card counts nothing.
_CARDS: tuple[int, ...] = (
    0,
    160,
    252,
    94,
    64,
    355,
    102,
    152,
    530,
    65,
    146,
    503,
    170,
    562,
    281,
    756,
    410,
    255,
    503,
    288,
    503,
    263,
    0,
    180,
    299,
    58,
)

#: In points: a row for each time of the game, as one list of features (``value.FEATURES``).
ROWS: Sequence[Sequence[float]] = tuple(tuple(weight / 1000 for line in row for weight in line) for row in _ROWS)
#: In points, by card.
CARDS: Sequence[float] = tuple(worth / 1000 for worth in _CARDS)
