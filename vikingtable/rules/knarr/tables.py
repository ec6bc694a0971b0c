"""The cards, boats and tracks of Knarr: every figure of the game, once (rules sections 1 to 4)."""

from attrs import frozen

#: What a symbol gains, and the order of the numbers in ``Destination.gains``.
VP, BRACELET, RECRUIT, REPUTATION, CARD = range(5)
#: No symbol in a trade column.
NONE = -1
GAINS = ("vp", "bracelet", "recruit", "reputation", "card")

#: The colours of vikings and spaces, in the order of the spaces on the board.
COLOURS = ("red", "yellow", "green", "blue", "purple")

#: A viking card is a number: colour × 4 + gain (``VP`` … ``REPUTATION``); a card that a view hides is this.
UNKNOWN = -1
KINDS = 20

#: Copies of each viking card with 2, 3 and 4 players: [colour][gain].
_COPIES: tuple[tuple[tuple[int, int, int], ...], ...] = (
    ((3, 3, 4), (2, 3, 3), (1, 1, 2), (0, 1, 1)),
    ((3, 4, 5), (1, 1, 2), (0, 1, 1), (2, 2, 2)),
    ((2, 3, 4), (1, 1, 2), (2, 3, 3), (1, 1, 1)),
    ((2, 3, 4), (1, 2, 2), (1, 1, 1), (2, 2, 3)),
    ((1, 2, 4), (2, 2, 2), (2, 2, 2), (1, 2, 2)),
)

#: The viking deck by number of seats, sorted: 30, 40 or 50 cards.
VIKING_DECK: dict[int, tuple[int, ...]] = {
    seats: tuple(
        colour * 4 + gain for colour in range(5) for gain in range(4) for _ in range(_COPIES[colour][gain][seats - 2])
    )
    for seats in (2, 3, 4)
}

#: Costs that name no colour: three cards of different colours, four of one colour.
DIFFERENT, SAME = "different", "same"


@frozen
class Destination:
    """A destination card: ``row`` A (trade lands) or B (lands of influence)."""

    id: int
    row: str
    #: Cards of each colour (red, yellow, green, blue, purple), or ``DIFFERENT``, or ``SAME``.
    cost: tuple[int, int, int, int, int] | str
    #: What exploring it gains at once: VP, bracelets, recruits, reputation, cards.
    gains: tuple[int, int, int, int, int]
    #: The symbols of its three trade columns.
    columns: tuple[int, int, int]

    @property
    def price(self) -> int:
        """Cards and recruit tokens to pay in total."""
        if isinstance(self.cost, str):
            return 3 if self.cost == DIFFERENT else 4
        return sum(self.cost)


_ALL: tuple[Destination, ...] = (
    Destination(1, "A", DIFFERENT, (0, 0, 1, 1, 1), (NONE, VP, NONE)),
    Destination(2, "A", DIFFERENT, (0, 1, 0, 1, 1), (NONE, VP, NONE)),
    Destination(3, "A", DIFFERENT, (0, 1, 1, 0, 1), (NONE, VP, NONE)),
    Destination(4, "A", DIFFERENT, (0, 1, 0, 0, 0), (VP, REPUTATION, RECRUIT)),
    Destination(5, "A", DIFFERENT, (0, 1, 0, 0, 0), (VP, REPUTATION, RECRUIT)),
    Destination(6, "A", (0, 0, 0, 0, 2), (0, 1, 0, 0, 1), (NONE, VP, CARD)),
    Destination(7, "A", (0, 0, 0, 0, 2), (0, 0, 0, 0, 1), (CARD, NONE, VP)),
    Destination(8, "A", (0, 0, 0, 0, 2), (0, 0, 0, 0, 1), (VP, CARD, NONE)),
    Destination(9, "A", (0, 0, 0, 2, 0), (0, 0, 0, 2, 0), (NONE, VP, REPUTATION)),
    Destination(10, "A", (0, 0, 0, 2, 0), (0, 0, 1, 1, 0), (REPUTATION, NONE, VP)),
    Destination(11, "A", (0, 0, 0, 2, 0), (0, 1, 0, 1, 0), (NONE, REPUTATION, VP)),
    Destination(12, "A", (0, 0, 2, 0, 0), (0, 1, 1, 0, 0), (VP, NONE, RECRUIT)),
    Destination(13, "A", (0, 0, 2, 0, 0), (0, 0, 1, 0, 0), (RECRUIT, VP, NONE)),
    Destination(14, "A", (0, 0, 2, 0, 0), (0, 0, 2, 0, 0), (NONE, RECRUIT, NONE)),
    Destination(15, "A", (0, 2, 0, 0, 0), (0, 0, 0, 0, 0), (VP, VP, VP)),
    Destination(16, "A", (0, 2, 0, 0, 0), (0, 0, 0, 1, 0), (VP, VP, NONE)),
    Destination(17, "A", (0, 2, 0, 0, 0), (0, 0, 1, 0, 0), (VP, VP, NONE)),
    Destination(18, "A", (2, 0, 0, 0, 0), (0, 1, 0, 0, 1), (VP, NONE, VP)),
    Destination(19, "A", (2, 0, 0, 0, 0), (0, 1, 0, 1, 0), (VP, NONE, VP)),
    Destination(20, "A", (2, 0, 0, 0, 0), (0, 1, 0, 0, 0), (VP, VP, NONE)),
    Destination(21, "B", SAME, (5, 0, 1, 0, 0), (NONE, NONE, VP)),
    Destination(22, "B", SAME, (5, 0, 0, 1, 0), (NONE, NONE, VP)),
    Destination(23, "B", SAME, (5, 1, 0, 0, 0), (NONE, NONE, VP)),
    Destination(24, "B", (1, 1, 1, 1, 1), (4, 1, 1, 1, 1), (NONE, NONE, VP)),
    Destination(25, "B", (1, 1, 1, 1, 1), (4, 1, 1, 1, 1), (NONE, NONE, VP)),
    Destination(26, "B", (0, 2, 0, 0, 2), (6, 0, 0, 0, 0), (NONE, VP, NONE)),
    Destination(27, "B", (2, 0, 0, 0, 3), (8, 0, 0, 0, 1), (NONE, NONE, VP)),
    Destination(28, "B", (2, 0, 0, 2, 0), (6, 0, 0, 0, 0), (NONE, VP, NONE)),
    Destination(29, "B", (0, 0, 0, 3, 2), (7, 0, 0, 2, 0), (NONE, NONE, VP)),
    Destination(30, "B", (0, 0, 2, 0, 2), (6, 0, 0, 0, 0), (NONE, VP, NONE)),
    Destination(31, "B", (0, 0, 3, 2, 0), (8, 0, 1, 0, 0), (NONE, NONE, VP)),
    Destination(32, "B", (0, 2, 0, 2, 0), (6, 0, 0, 0, 0), (NONE, VP, NONE)),
    Destination(33, "B", (0, 3, 2, 0, 0), (9, 0, 0, 0, 0), (NONE, NONE, VP)),
    Destination(34, "B", (2, 0, 2, 0, 0), (6, 0, 0, 0, 0), (NONE, VP, NONE)),
    Destination(35, "B", (3, 2, 0, 0, 0), (7, 1, 0, 0, 0), (NONE, NONE, VP)),
)
#: Destinations by id, 1 … 35.
DESTINATIONS: dict[int, Destination] = {one.id: one for one in _ALL}
ROW_A: tuple[int, ...] = tuple(one.id for one in _ALL if one.row == "A")
ROW_B: tuple[int, ...] = tuple(one.id for one in _ALL if one.row == "B")
#: Face-up destinations of each row.
FACE_UP = 3

#: The trade columns of the boat's two sides.
BOATS: dict[str, tuple[int, int, int]] = {
    "normal": (NONE, RECRUIT, NONE),
    "advanced": (VP, NONE, BRACELET),
}

#: Tokens of each sort that a player may hold.
TOKEN_CAP = 3
#: Last space of the reputation track.
REPUTATION_MAX = 14
#: Points at the start of each own turn, by reputation 0 … 14.
INCOME: tuple[int, ...] = (0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 5)
#: A total of this many points ends the game after the round.
LAST_ROUND_AT = 40
#: Hand at the start of a turn, and vikings of the first crew.
HAND, FIRST_CREW = 3, 2
#: Tokens that each player starts with.
START_RECRUITS, START_BRACELETS = 1, 1
#: Destinations that a player may have reserved at a time.
RESERVE_CAP = 2

MEAD_CUP, SILVER_COIN, CAULDRON, GOLDEN_BRACELET = "mead_cup", "silver_coin", "cauldron", "golden_bracelet"
HELMET, AMULET, WEATHERVANE = "helmet", "amulet", "weathervane"
ARTIFACTS = (MEAD_CUP, SILVER_COIN, CAULDRON, GOLDEN_BRACELET, HELMET, AMULET, WEATHERVANE)
