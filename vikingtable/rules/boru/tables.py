"""The map, cards and tracks of Brian Boru: every figure of the game, once (rules section 5)."""

from attrs import frozen

#: Colours of towns and suits of cards; white cards count as the colour of the active town.
RED, BLUE, YELLOW, WHITE = "red", "blue", "yellow", "white"


@frozen
class Region:
    """A region with its claim token: weight at which it is turned up, and its points."""

    id: str
    name: str
    threshold: int
    points: int


REGIONS: tuple[Region, ...] = (
    Region("northern_ui_neill", "Northern Uí Néill", 4, 6),
    Region("ulaid", "Ulaid", 3, 4),
    Region("breifne", "Bréifne", 2, 3),
    Region("southern_ui_neill", "Southern Uí Néill", 3, 5),
    Region("dubhlinn", "Dubhlinn", 2, 2),
    Region("connaught", "Connaught", 5, 7),
    Region("leinster", "Leinster", 4, 6),
    Region("munster", "Munster", 5, 7),
)
REGION_INDEX: dict[str, int] = {region.id: index for index, region in enumerate(REGIONS)}


@frozen
class Town:
    """A town: number, region (index), colour, name, and where it lies (degrees north and east)."""

    id: int
    region: int
    colour: str
    name: str
    latitude: str
    longitude: str


#: Degrees stand as text: no fraction enters the rules, only the map is drawn by them.
TOWNS: tuple[Town, ...] = (
    Town(1, 0, RED, "Gartan", "55.0", "-7.92"),
    Town(2, 0, RED, "Ailech", "55.02", "-7.43"),
    Town(3, 0, BLUE, "Cúil Raithin", "55.13", "-6.67"),
    Town(4, 0, BLUE, "Druim Tuama", "54.58", "-8.13"),
    Town(5, 0, YELLOW, "Tulach Óg", "54.61", "-6.72"),
    Town(6, 0, YELLOW, "Clochar", "54.41", "-7.17"),
    Town(7, 0, RED, "Ard Macha", "54.35", "-6.65"),
    Town(8, 1, YELLOW, "Airthir Maige", "55.13", "-6.25"),
    Town(9, 1, BLUE, "Condaire", "54.81", "-6.21"),
    Town(10, 1, RED, "Druim Mór", "54.43", "-6.12"),
    Town(11, 1, BLUE, "Dún Lethglaise", "54.33", "-5.72"),
    Town(12, 1, RED, "Iubhar", "54.14", "-6.34"),
    Town(13, 2, YELLOW, "Ros Inbir", "54.39", "-8.05"),
    Town(14, 2, RED, "Sligech", "54.27", "-8.47"),
    Town(15, 2, BLUE, "Cell Mór", "53.98", "-7.41"),
    Town(16, 2, BLUE, "Fidnacha", "54.02", "-7.83"),
    Town(17, 3, RED, "Cenannas", "53.73", "-6.88"),
    Town(18, 3, BLUE, "Temair", "53.6", "-6.55"),
    Town(19, 3, YELLOW, "Cluain Iraird", "53.45", "-7.02"),
    Town(20, 3, RED, "Dermag", "53.33", "-7.53"),
    Town(21, 3, BLUE, "Cluain Mac Nóis", "53.33", "-7.98"),
    Town(22, 3, YELLOW, "Gránard", "53.76", "-7.5"),
    Town(23, 4, YELLOW, "Áth Cliath", "53.34", "-6.22"),
    Town(24, 4, RED, "Glenn Dá Locha", "53.03", "-6.38"),
    Town(25, 4, BLUE, "Inber Mór", "52.8", "-6.15"),
    Town(26, 5, RED, "Cell Ala", "54.21", "-9.22"),
    Town(27, 5, RED, "Achad Conaire", "54.06", "-8.72"),
    Town(28, 5, YELLOW, "Cruachu", "53.8", "-8.31"),
    Town(29, 5, BLUE, "Ros Comáin", "53.6", "-8.19"),
    Town(30, 5, RED, "Tuaim", "53.51", "-8.85"),
    Town(31, 5, RED, "Iomaidh", "53.53", "-10.12"),
    Town(32, 5, YELLOW, "Áth na Ríg", "53.28", "-8.75"),
    Town(33, 5, BLUE, "Cluain Ferta", "53.22", "-8.12"),
    Town(34, 6, YELLOW, "Saigir", "53.07", "-7.8"),
    Town(35, 6, BLUE, "Cell Dara", "53.16", "-6.93"),
    Town(36, 6, BLUE, "Achad Bó", "52.92", "-7.51"),
    Town(37, 6, RED, "Cell Chainnig", "52.67", "-7.27"),
    Town(38, 6, YELLOW, "Leithglenn", "52.73", "-6.93"),
    Town(39, 6, BLUE, "Ferna", "52.59", "-6.5"),
    Town(40, 6, YELLOW, "Cnoc an Tóchair", "52.48", "-7.23"),
    Town(41, 6, YELLOW, "Loch Garman", "52.34", "-6.46"),
    Town(42, 6, BLUE, "Ros Mic Treoin", "52.36", "-6.94"),
    Town(43, 7, BLUE, "Corco Mruad", "52.99", "-9.22"),
    Town(44, 7, YELLOW, "Cenn Corad", "52.83", "-8.42"),
    Town(45, 7, RED, "Luimnech", "52.65", "-8.65"),
    Town(46, 7, YELLOW, "Caisel", "52.52", "-7.89"),
    Town(47, 7, YELLOW, "Ard Ferta", "52.33", "-9.78"),
    Town(48, 7, BLUE, "Lis Mór", "52.14", "-7.93"),
    Town(49, 7, RED, "Achad Dá Eó", "52.07", "-9.56"),
    Town(50, 7, RED, "Corcach", "51.9", "-8.47"),
    Town(51, 7, RED, "Daingen", "52.14", "-10.25"),
    Town(52, 7, BLUE, "Ros Ailithir", "51.6", "-9.03"),
    Town(53, 5, YELLOW, "Mag nEó", "53.77", "-9.12"),
)

#: Roads between towns; 31–43 is the sea link between Connaught and Munster.
ROADS: tuple[tuple[int, int], ...] = (
    (1, 4),
    (4, 13),
    (13, 14),
    (14, 27),
    (27, 53),
    (2, 3),
    (3, 5),
    (5, 7),
    (7, 10),
    (6, 15),
    (8, 9),
    (11, 12),
    (17, 18),
    (18, 19),
    (19, 20),
    (20, 21),
    (21, 22),
    (22, 17),
    (24, 35),
    (34, 35),
    (25, 39),
    (38, 39),
    (39, 41),
    (38, 41),
    (41, 42),
    (40, 42),
    (37, 40),
    (36, 37),
    (28, 29),
    (29, 33),
    (32, 33),
    (31, 43),
    (44, 45),
    (46, 48),
    (48, 50),
    (49, 51),
)
SEA_LINK = (31, 43)


def bit(town: int) -> int:
    """The mask of one town; masks of towns have bit ``id − 1``."""
    return 1 << (town - 1)


def towns_in(mask: int) -> list[int]:
    """The numbers of the towns in a mask, ascending."""
    towns = []
    while mask:
        low = mask & -mask
        towns.append(low.bit_length())
        mask ^= low
    return towns


ALL_TOWNS: int = (1 << len(TOWNS)) - 1
REGION_MASKS: tuple[int, ...] = tuple(
    sum(bit(town.id) for town in TOWNS if town.region == index) for index in range(len(REGIONS))
)
COLOUR_MASKS: dict[str, int] = {
    colour: sum(bit(town.id) for town in TOWNS if town.colour == colour) for colour in (RED, BLUE, YELLOW)
}
#: The towns that one road joins to each town, as masks; index 0 is unused.
NEIGHBOURS: tuple[int, ...] = (
    0,
    *(sum(bit(b if a == town.id else a) for a, b in ROADS if town.id in (a, b)) for town in TOWNS),
)

# Action cards ---------------------------------------------------------------------------------------------

CLAIM, COIN, LOSE_COIN, CHURCH, RAIDER, COURT, EXPAND, LIBERATE = (
    "claim_town",
    "coin",
    "lose_coin",
    "church",
    "raider",
    "court",
    "expand",
    "liberate",
)


@frozen
class Card:
    """An action card: its value (all differ), suit, what the winner does, and what others choose from."""

    value: int
    suit: str
    primary: tuple[str, ...]
    secondary: tuple[tuple[str, ...], ...]


_CARDS: tuple[Card, ...] = (
    Card(1, YELLOW, (CLAIM, COURT, COURT, COIN), ((COIN, COIN, COIN, EXPAND), (COURT, COURT))),
    Card(2, RED, (CLAIM, RAIDER, RAIDER, COIN), ((COIN, COIN, COIN, EXPAND), (RAIDER, RAIDER))),
    Card(3, BLUE, (CLAIM, CHURCH, CHURCH, COIN), ((COIN, COIN, COIN, EXPAND), (CHURCH, CHURCH))),
    Card(4, YELLOW, (CLAIM, COURT, COURT), ((COIN, COIN, COIN, EXPAND), (COURT, COURT))),
    Card(5, RED, (CLAIM, RAIDER, RAIDER), ((COIN, COIN, COIN, EXPAND), (RAIDER, RAIDER))),
    Card(6, BLUE, (CLAIM, CHURCH, CHURCH), ((COIN, COIN, COIN, EXPAND), (CHURCH, CHURCH))),
    Card(7, YELLOW, (CLAIM, COURT, COIN), ((COIN, COIN, EXPAND), (COURT, COURT))),
    Card(8, RED, (CLAIM, RAIDER, COIN), ((COIN, COIN, EXPAND), (RAIDER, RAIDER))),
    Card(9, BLUE, (CLAIM, CHURCH, COIN), ((COIN, COIN, EXPAND), (CHURCH, CHURCH))),
    Card(10, YELLOW, (CLAIM, COIN, COIN), ((COIN, COIN, EXPAND), (COURT, COURT))),
    Card(11, RED, (CLAIM, COIN, COIN), ((COIN, COIN, EXPAND), (RAIDER, RAIDER))),
    Card(12, BLUE, (CLAIM, COIN, COIN), ((COIN, COIN, EXPAND), (CHURCH, CHURCH))),
    Card(13, WHITE, (CLAIM, COIN), ((COIN, COIN, EXPAND), (LOSE_COIN, LIBERATE))),
    Card(14, YELLOW, (CLAIM,), ((COIN, EXPAND), (COURT, COURT, COURT))),
    Card(15, RED, (CLAIM,), ((COIN, EXPAND), (RAIDER, RAIDER, RAIDER))),
    Card(16, BLUE, (CLAIM,), ((COIN, EXPAND), (CHURCH, CHURCH, CHURCH))),
    Card(17, YELLOW, (CLAIM, LOSE_COIN), ((COIN, EXPAND), (COURT, COURT, COURT))),
    Card(18, RED, (CLAIM, LOSE_COIN), ((COIN, EXPAND), (RAIDER, RAIDER, RAIDER))),
    Card(19, BLUE, (CLAIM, LOSE_COIN), ((COIN, EXPAND), (CHURCH, CHURCH, CHURCH))),
    Card(20, WHITE, (CLAIM,), ((COIN, COIN, EXPAND),)),
    Card(21, WHITE, (CLAIM, LOSE_COIN), ((COIN, COIN, EXPAND),)),
    Card(22, WHITE, (CLAIM, LOSE_COIN, LOSE_COIN), ((COIN, COIN, EXPAND),)),
    Card(23, YELLOW, (CLAIM, LOSE_COIN, LOSE_COIN), ((COIN, EXPAND), (COURT, COURT, COURT))),
    Card(24, RED, (CLAIM, LOSE_COIN, LOSE_COIN), ((COIN, EXPAND), (RAIDER, RAIDER, RAIDER))),
    Card(25, BLUE, (CLAIM, LOSE_COIN, LOSE_COIN), ((COIN, EXPAND), (CHURCH, CHURCH, CHURCH))),
)
#: Cards by value, 1 … 25; value 0 stands for a card that a view hides.
CARDS: dict[int, Card] = {card.value: card for card in _CARDS}
UNKNOWN = 0


# Rounds and decks -----------------------------------------------------------------------------------------


@frozen
class SeatTable:
    """What depends on the number of seats (rules section 2)."""

    rounds: int
    dealt: int
    tricks: int
    marriage_cards: int


BY_SEATS: dict[int, SeatTable] = {
    3: SeatTable(rounds=3, dealt=8, tricks=7, marriage_cards=2),
    4: SeatTable(rounds=4, dealt=6, tricks=5, marriage_cards=3),
    5: SeatTable(rounds=4, dealt=5, tricks=4, marriage_cards=3),
}
#: Cards that a seat keeps of each packet of the draft; a packet of this many or fewer is kept whole.
DRAFT_KEEP = 2

VIKING_STRENGTHS: dict[str, tuple[int, ...]] = {
    "standard": (9, 10, 11, 12, 13, 13, 14),
    "softer": (9, 10, 11, 12, 12, 13, 14),
}


@frozen
class MarriageCard:
    """A marriage card: points, renown and a town in a region (index, or ``None``) for its winner."""

    id: str
    points: int
    renown: int = 0
    region: int | None = None


PRINCESS = 7
MARRIAGE_CARDS: tuple[MarriageCard, ...] = (
    MarriageCard("munster_match", 2, region=REGION_INDEX["munster"]),
    MarriageCard("leinster_match", 2, region=REGION_INDEX["leinster"]),
    MarriageCard("southern_ui_neill_match", 2, region=REGION_INDEX["southern_ui_neill"]),
    MarriageCard("connaught_match", 2, region=REGION_INDEX["connaught"]),
    MarriageCard("northern_ui_neill_match", 2, region=REGION_INDEX["northern_ui_neill"]),
    MarriageCard("renown_match", 2, renown=1),
    MarriageCard("points_match", 4),
    MarriageCard("princess_of_denmark", 0),
)
#: The winner of the Princess of Denmark chooses one of these.
MILITARY, TRADE, SPURN = "military", "trade", "spurn"
PRINCESS_CHOICES = (MILITARY, TRADE, SPURN)
SPURN_POINTS = 4

#: Last space of the marriage track, and the rewards of its spaces: coins, renown, any empty town.
COURT_TOP = 9
COURT_COINS: tuple[int, ...] = (0, 0, 1, 1, 1, 2, 2, 0, 0, 0)
COURT_RENOWN: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0, 1, 0, 0)
COURT_TOWN = 8

START_POINTS, START_COINS, START_RENOWN = 10, 3, 1
#: Coins for one more church disc, raider or step, and for an expansion.
PURCHASE, EXPANSION = 2, 5
#: Points that a lost coin costs a seat without coins.
COINLESS_LOSS = 2
#: Church discs for a monastery of one's own.
MONASTERY_DISCS = 4
#: Points for regions present, by number of regions.
REGION_POINTS: tuple[int, ...] = (0, 0, 0, 1, 1, 3, 5, 7, 10)
