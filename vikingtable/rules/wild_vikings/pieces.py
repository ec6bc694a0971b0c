"""The pieces of Wild Vikings and their figures (rules: Pieces, Setup)."""

#: Cards or a hand as numbers of yellow, red, blue and joker cards, in this order.
Cards = tuple[int, int, int, int]

YELLOW, RED, BLUE, JOKER = range(4)
#: Names of the four kinds of card, by number; the first three are the ships too.
CARD_NAMES = ("yellow", "red", "blue", "joker")
SHIPS = (YELLOW, RED, BLUE)
SHIP_NAMES = CARD_NAMES[:3]

#: 60 battle cards, 15 of each kind; each counts 1.
ALL_CARDS: Cards = (15, 15, 15, 15)
NO_CARDS: Cards = (0, 0, 0, 0)
START_HAND = 6
#: Tokens on each ship at the start.
START_CARGO = 1

#: The die's faces by the number rolled; 1 to 3 are the coloured ships (face − 1 is the ship).
BLACK_SHIP, CARD_FACE, VILLAGE = 4, 5, 6
FACES = 6
FACE_NAMES = ("yellow_ship", "red_ship", "blue_ship", "black_ship", "card", "village")

#: In a view: a number that the seat does not know (a drawn card, another seat's treasures).
UNKNOWN = -1
