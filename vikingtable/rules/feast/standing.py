"""What played occupations change for as long as they lie there: prices, dice, ships that count as others, limits.

Every rule that a card may bend asks here; without cards each function gives the printed figure.
"""

from vikingtable.rules.feast.items import ORE, SILVER, Bag
from vikingtable.rules.feast.metrics import acting, column_of
from vikingtable.rules.feast.state import PRINTED_ORE
from vikingtable.rules.feast.table import AnyPlayer, Position

#: The weapon that pays in each dice action, by its place among the weapons; the material is wood or stone.
DICE_WEAPON = {"hunt": 0, "snare": 1, "whaling_3": 2, "whaling_4": 2, "raid": 3, "pillage": 3}
#: Sides of the die.
DICE_SIDES = {"hunt": 8, "snare": 8, "whaling_3": 12, "whaling_4": 12, "raid": 8, "pillage": 12}
#: Low results are wanted here, high ones in raids and pillages.
LOW = ("hunt", "snare", "whaling_3", "whaling_4")
MOST_ROLLS = 3


def price(position: Position, seat: int, items: Bag, space: str = "") -> Bag:
    """What a cost comes to."""
    return items


def funded(position: Position, seat: int, space: str) -> bool:
    """Whether a card that works just before the action can bring what its costs still lack."""
    return False


def sale_price(position: Position, seat: int, printed: int, spent: int) -> int:
    """What the next special tile costs in a sale where ``spent`` silver was printed on those bought before."""
    return printed


def emigration_price(position: Position, seat: int) -> int:
    """Silver for an emigration: the number of the round, less what the card that grants it takes off."""
    frame = acting(position)
    return max(0, position.round - (frame.discount if frame is not None else 0))


def vikings_needed(position: Position, seat: int, place: str, space: str) -> int:
    """Vikings to place: the number of the column."""
    return column_of(position, place)


def fleet(player: AnyPlayer, ship: str) -> int:
    """How many ships count as ``ship`` where one is required; ``large`` is a knarr or longship, ``any`` any."""
    if ship == "whaling_boat":
        return len(player.boats)
    if ship == "knarr":
        return player.knarrs
    if ship == "longship":
        return len(player.longships)
    large = player.knarrs + len(player.longships)
    return large if ship == "large" else large + len(player.boats)


def dice_ships(position: Position, seat: int, dice: str) -> tuple[int, ...]:
    """The added ore on each ship that a dice action may use: those that lay in the bay when the action began."""
    player = position.players[seat]
    context = acting(position)
    if dice.startswith("whaling"):
        return player.boats if context is None else player.boats[: context.fleet[0]]
    if dice == "pillage":
        return player.longships if context is None else player.longships[: context.fleet[2]]
    return ()


def roll_modifier(position: Position, seat: int, dice: str) -> int:
    """What is added to every roll of a dice action that begins now: ore helps whaling and pillaging ("Dice")."""
    ore = dice_ships(position, seat, dice)
    if dice == "whaling_3":
        return -sum(ore) - PRINTED_ORE * len(ore)
    if dice == "whaling_4":
        return -max(ore, default=0) - PRINTED_ORE
    return max(ore, default=0)


def most_rolls(position: Position, seat: int, dice: str) -> int:
    """How often the die may be rolled."""
    return MOST_ROLLS


def weapon_value(position: Position, seat: int, dice: str) -> int:
    """What one weapon card counts as payment or addition."""
    return 1


def material_value(position: Position, seat: int, dice: str) -> int:
    """What one wood or stone counts."""
    return 1


def extra_steps(position: Position, seat: int, goods: int, steps: int) -> int:
    """How many of the goods of one upgrade may climb a step more than it says."""
    return 0


def spears_as_swords(position: Position, seat: int) -> bool:
    """Whether spears serve as long swords in raids and pillages."""
    return False


def loot_tiles(position: Position, seat: int) -> int:
    """Over how many tiles the strength of a raid or pillage may be divided."""
    return 1


def wood_in_houses(player: AnyPlayer) -> bool:
    """Whether wood may lie in stone and long houses."""
    return False


def lengthwise_limit(position: Position, seat: int, tile: str) -> int:
    """How many tiles of a kind may lie lengthwise at a feast."""
    return 1


def explores_any(position: Position, seat: int, level: int) -> bool:
    """Whether the exploration space may claim every face-up board with any ship."""
    return False


#: Silver and ore are tiles of one cell on boards.
SINGLE = (SILVER, ORE)
