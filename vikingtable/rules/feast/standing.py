"""What played occupations change for as long as they lie there: prices, dice, ships that count as others, limits.

Every rule that a card may bend asks here; without cards each function gives the printed figure. With cards it looks
for the standing operations of ``card_ops.py`` in the effects that wait for the rule.
"""

from functools import lru_cache
from typing import TypeVar

from vikingtable.rules.feast import card_ops
from vikingtable.rules.feast.effects import ACTION_KEYS, EFFECTS, FORGET, action_keys, effect_of, heard, listeners
from vikingtable.rules.feast.frames import Acting
from vikingtable.rules.feast.items import ITEM, ORE, SILVER, WEAPONS, Bag
from vikingtable.rules.feast.metrics import acting, column_of, measure
from vikingtable.rules.feast.program import Op
from vikingtable.rules.feast.state import PRINTED_ORE
from vikingtable.rules.feast.table import AnyPlayer, Position

#: The weapon that pays in each dice action, by its place among the weapons; the material is wood or stone.
DICE_WEAPON = {"hunt": 0, "snare": 1, "whaling_3": 2, "whaling_4": 2, "raid": 3, "pillage": 3}
#: Sides of the die.
DICE_SIDES = {"hunt": 8, "snare": 8, "whaling_3": 12, "whaling_4": 12, "raid": 8, "pillage": 12}
#: Low results are wanted here, high ones in raids and pillages.
LOW = ("hunt", "snare", "whaling_3", "whaling_4")
MOST_ROLLS = 3

_Change = TypeVar("_Change", bound=card_ops.Standing)


def _changes(player: AnyPlayer, keys: tuple[str, ...], kind: type[_Change]) -> tuple[_Change, ...]:
    """The standing changes of one kind among a player's cards that wait for one of the keys."""
    played = player.played
    if not played or kind not in _kinds(played):
        return ()
    return _found(played, keys, kind)  # type: ignore[arg-type, return-value]


@lru_cache(maxsize=1 << 14)
def _kinds(played: tuple[int, ...]) -> frozenset[type[Op]]:
    """The kinds of operations of a set of played cards: most change nothing for as long as they lie there."""
    return _NO_KINDS.union(*map(_kinds_of, played))


@lru_cache(maxsize=256)
def _kinds_of(card: int) -> frozenset[type[Op]]:
    found = {type(op) for effect in EFFECTS.get(card, ()) for op in effect.program}
    return frozenset(kind for kind in found if issubclass(kind, card_ops.Standing))


_NO_KINDS: frozenset[type[Op]] = frozenset()
FORGET += [_kinds.cache_clear, _kinds_of.cache_clear]


@lru_cache(maxsize=1 << 16)
def _found(played: tuple[int, ...], keys: tuple[str, ...], kind: type[Op]) -> tuple[Op, ...]:
    waiting = listeners(played)
    found = dict.fromkeys(which for key in keys for which in waiting.get(key, ()))
    return tuple(op for which in found for op in effect_of(*which).program if isinstance(op, kind))


FORGET.append(_found.cache_clear)


def _less(player: AnyPlayer, keys: tuple[str, ...], place: int, amount: int) -> int:
    """What is taken off ``amount`` of an item that an action asks for."""
    off = 0
    for op in _changes(player, keys, card_ops.Discount):
        if ITEM[op.item] == place and amount >= op.least:
            off += op.amount
    return min(off, amount)


def price(position: Position, seat: int, items: Bag, space: str = "") -> Bag:
    """What a cost comes to when a space is used (``space`` ``""``: no space asks for it)."""
    player = position.players[seat]
    if not space or not player.played or card_ops.Discount not in _kinds(player.played):
        return items
    frame = acting(position)
    keys = action_keys(frame, "cost") if frame is not None and frame.space == space else ACTION_KEYS["cost"][space]
    if not heard(player, keys):
        return items
    return tuple((place, amount - _less(player, keys, place, amount)) for place, amount in items)


def sale_price(position: Position, seat: int, printed: int, spent: int) -> int:
    """What the next special tile costs in a sale where ``spent`` silver was printed on those bought before."""
    player, keys = position.players[seat], ACTION_KEYS["cost"]["special_sale"]
    if not player.played:
        return printed
    before = _less(player, keys, SILVER, spent)
    return printed + before - _less(player, keys, SILVER, spent + printed)


#: An emigration that is still to begin: by the space, and granted by a card; of whom does not matter.
_EMIGRATION = Acting(0, "emigrate_2", "emigrate_2")
_GRANTED_EMIGRATION = Acting(0, "emigrate_2", "")


def emigration_price(position: Position, seat: int, granted: int = -1) -> int:
    """Silver for an emigration: the number of the round, less what cards take off.

    ``granted``: the discount of a card that is about to grant it; −1: the action under way says.
    """
    frame = acting(position)
    if frame is None or granted >= 0 or "emigrate" not in frame.space:
        frame, discount = (_GRANTED_EMIGRATION, granted) if granted >= 0 else (_EMIGRATION, 0)
    else:
        discount = frame.discount
    player, printed = position.players[seat], position.round
    off = _less(player, action_keys(frame, "cost"), SILVER, printed) if player.played else 0
    return max(0, printed - off - discount)


def vikings_needed(position: Position, seat: int, place: str, space: str) -> int:
    """Vikings to place: the number of the column, less what a card says."""
    column = column_of(position, place)
    player = position.players[seat]
    if not player.played or card_ops.FewerVikings not in _kinds(player.played) or space not in ACTION_KEYS["cost"]:
        return column
    for op in _changes(player, ACTION_KEYS["cost"][space], card_ops.FewerVikings):
        reached = [fewer for least, fewer in op.rows if measure(position, seat, op.figure) >= least]
        column -= max(reached, default=0)
    return column


def fewer_vikings(player: AnyPlayer) -> bool:
    """Whether a card may lower the number of Vikings that a space takes."""
    return bool(player.played) and card_ops.FewerVikings in _kinds(player.played)


def fleet(player: AnyPlayer, ship: str) -> int:
    """How many ships count as ``ship`` where one is required; ``large`` is a knarr or longship, ``any`` any."""
    if ship == "whaling_boat":
        return len(player.boats)
    if ship == "knarr":
        return player.knarrs
    if ship == "longship":
        if player.knarrs and _changes(player, ("action:requires_longship:rule",), card_ops.KnarrsAsLongships):
            return len(player.longships) + player.knarrs
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


def dice_keys(dice: str, moment: str) -> tuple[str, ...]:
    """The events of a moment of a dice action; both whalings are ``whaling``."""
    return (f"dice:any:{moment}", f"dice:{'whaling' if dice.startswith('whaling') else dice}:{moment}")


def fewer_boats_count(position: Position, seat: int, dice: str) -> bool:
    """Whether a card makes it worth something to use fewer whaling boats than there are ("Dice", whaling)."""
    waiting = heard(position.players[seat], dice_keys(dice, "success"))
    return any(
        isinstance(op, card_ops.ByFigure) and op.figure == "action.boats_used"
        for which in waiting
        for op in effect_of(*which).program
    )


def roll_modifier(position: Position, seat: int, dice: str, boats: int = 99) -> int:
    """What is added to every roll of a dice action that begins now: ore helps whaling and pillaging ("Dice").

    Of the ships only ``boats`` are used, those with the most ore.
    """
    cards = sum(op.delta for op in _changes(position.players[seat], dice_keys(dice, "roll"), card_ops.Roll))
    ore = tuple(sorted(dice_ships(position, seat, dice), reverse=True)[:boats])
    if dice == "whaling_3":
        return cards - sum(ore) - PRINTED_ORE * len(ore)
    if dice == "whaling_4":
        return cards - max(ore, default=0) - PRINTED_ORE
    return cards + max(ore, default=0)


def most_rolls(position: Position, seat: int, dice: str) -> int:
    """How often the die may be rolled."""
    return max(
        (op.rolls for op in _changes(position.players[seat], dice_keys(dice, "setup"), card_ops.MostRolls)),
        default=MOST_ROLLS,
    )


def _worth(position: Position, seat: int, dice: str, item: str) -> int:
    changes = _changes(position.players[seat], dice_keys(dice, "spend"), card_ops.Worth)
    if not changes:
        return 1
    return max((op.value for op in changes if op.item == item), default=1)


def weapon_value(position: Position, seat: int, dice: str) -> int:
    """What one weapon card counts as payment or addition."""
    return _worth(position, seat, dice, WEAPONS[DICE_WEAPON[dice]])


def material_value(position: Position, seat: int, dice: str) -> int:
    """What one wood or stone counts."""
    return _worth(position, seat, dice, "wood" if dice in LOW else "stone")


def extra_steps(position: Position, seat: int, goods: int, steps: int) -> int:
    """How many of the goods of one upgrade may climb a step more than it says."""
    changes = _changes(position.players[seat], ("action:upgrade_3_or_4:rule",), card_ops.ExtraStep)
    return int(steps == 1 and any(goods in op.goods for op in changes))


_LOOT = ("dice:any:loot", "dice:raid:loot")
_SPEND = ("dice:any:spend", "dice:raid:spend")


def spears_as_swords(position: Position, seat: int) -> bool:
    """Whether spears serve as long swords in raids and pillages."""
    return bool(_changes(position.players[seat], _SPEND, card_ops.SpearsAsSwords))


def loot_tiles(position: Position, seat: int) -> int:
    """Over how many tiles the strength of a raid or pillage may be divided."""
    return max((op.tiles for op in _changes(position.players[seat], _LOOT, card_ops.SplitLoot)), default=1)


def loot_green(position: Position, seat: int) -> int:
    """How much less than its blue side a green good takes as loot; 0 if it cannot be taken."""
    return max((op.less for op in _changes(position.players[seat], _LOOT, card_ops.LootGreen)), default=0)


def best_special_less(position: Position, seat: int) -> int:
    """How much less the special tiles with the highest sword value take as loot."""
    return sum(op.less for op in _changes(position.players[seat], _LOOT, card_ops.BestSpecialLess))


_WOOD = ("place:wood:rule",)


def wood_in_houses(player: AnyPlayer) -> bool:
    """Whether wood may lie in stone and long houses."""
    return bool(player.played and _wood_in_houses(player.played))


@lru_cache(maxsize=1 << 14)
def _wood_in_houses(played: tuple[int, ...]) -> bool:
    return bool(_found(played, _WOOD, card_ops.WoodInHouses))


FORGET.append(_wood_in_houses.cache_clear)


def lengthwise_limit(position: Position, seat: int, tile: str) -> int:
    """How many tiles of a kind may lie lengthwise at a feast."""
    return dict(lengthwise_limits(position.players[seat])).get(tile, 1)


def lengthwise_limits(player: AnyPlayer) -> tuple[tuple[str, int], ...]:
    """The tiles of which a card lets more than one lie lengthwise at a feast, and how many, the most last."""
    return _lengthwise_limits(player.played) if player.played else ()


@lru_cache(maxsize=1 << 14)
def _lengthwise_limits(played: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((op.item, op.tiles) for op in _found(played, ("phase:feast:rule",), card_ops.Lengthwise)))  # type: ignore[attr-defined]


FORGET.append(_lengthwise_limits.cache_clear)


def explores_any(position: Position, seat: int, level: int) -> bool:
    """Whether the exploration space may claim every face-up board with any ship."""
    return level == 1 and bool(_changes(position.players[seat], ("action:explore_column1:rule",), card_ops.ExploreAny))


#: Silver and ore are tiles of one cell on boards.
SINGLE = (SILVER, ORE)
