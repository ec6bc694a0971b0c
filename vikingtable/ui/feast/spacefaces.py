"""What an action space shows: cost → yield in symbols only, read from the program that the space runs. Free of Qt."""

from functools import lru_cache

from attrs import frozen

from vikingtable.rules.feast.items import ITEMS, Bag
from vikingtable.rules.feast.program import (
    Build,
    Choose,
    Dice,
    DrawCards,
    DrawWeapons,
    Emigrate,
    Fleet,
    Forge,
    Gain,
    GainShip,
    Improve,
    Offers,
    Op,
    Pay,
    PlayCards,
    Program,
    SpecialSale,
    Swap,
)
from vikingtable.rules.feast.spaces import IMITATIONS, SPACE
from vikingtable.rules.feast.standing import DICE_SIDES

ARROW = "→"
#: The symbol of each item that is not called as its drawing.
_DRAWING = {
    "bow_and_arrow": "feast/bow",
    "pregnant_sheep": "feast/sheep_pregnant",
    "pregnant_cattle": "feast/cattle_pregnant",
}
#: What each dice action is paid with, and what it brings.
_DICE_COST = {
    "hunt": "feast/bow",
    "snare": "feast/snare",
    "whaling_3": "feast/spear",
    "whaling_4": "feast/spear",
    "raid": "feast/long_sword",
    "pillage": "feast/long_sword",
}
_DICE_YIELD = {
    "hunt": ("feast/hide", "feast/game_meat"),
    "snare": ("feast/fur", "feast/snare"),
    "whaling_3": ("feast/oil", "feast/skin_and_bones", "feast/whale_meat"),
    "whaling_4": ("feast/oil", "feast/skin_and_bones", "feast/whale_meat"),
    "raid": ("feast/goods_blue", "/", "feast/goods_special"),
    "pillage": ("feast/goods_blue", "/", "feast/goods_special"),
}
_GROUNDS = {
    "build": "stone",
    "craft": "stone",
    "livestock": "green",
    "weekly": "green",
    "products": "green",
    "mountain": "gold",
    "sail": "blue",
    "explore": "orange",
    "occupation": "taupe",
    "emigrate": "yellow",
}
_RED = ("hunt_1", "hunt_2", "snare", "whaling_3", "whaling_4", "raid", "pillage_2", "pillage_3", "plunder")


def drawing(item: str) -> str:
    """The drawing of an item, special tile, house or ship."""
    return _DRAWING.get(item, f"feast/{item}")


def ground_of(place: str) -> str:
    """The ground that marks the kind of a space: ``stone green red gold blue orange taupe yellow``, or ``imitate``."""
    if place in IMITATIONS:
        return "imitate"
    if place == "fish":
        return "green"
    return "red" if place in _RED else _GROUNDS[SPACE[place].group]


@frozen
class Face:
    """Lines of symbols (names with a slash) and short texts, as they stand on a space, from the top."""

    lines: tuple[tuple[str, ...], ...]


def _items(items: Bag) -> list[str]:
    line: list[str] = []
    for place, amount in items:
        if amount > 2 or (amount == 2 and len(items) > 1):
            line.append(str(amount))
            line.append(drawing(ITEMS[place]))
        else:
            line += [drawing(ITEMS[place])] * amount
    return line


def _needs(program: Program) -> list[str]:
    line: list[str] = []
    for op in program:
        if isinstance(op, Fleet) and not any(isinstance(one, Dice) and one.action != "raid" for one in program):
            line += [f"feast/{op.ship}"] * op.count
        elif isinstance(op, Pay):
            line += _items(op.items)
    return line


def _yields(op: Op) -> list[str]:
    if isinstance(op, Gain):
        line = _items(op.items)
        if op.each == "game.players":
            return ["icons/people", *line]
        if op.each:
            animal = f"feast/{op.each.rpartition('.')[2]}"
            return [animal, ":", *line] if op.most == 1 else [*line, f"≤{op.most}", animal]
        return line
    if isinstance(op, Build):
        return [f"feast/{op.house}"]
    if isinstance(op, GainShip):
        return [f"feast/{op.ship}"]
    if isinstance(op, Forge):
        return ["feast/jewelry", "/", "feast/goods_special"]
    if isinstance(op, SpecialSale):
        return [f"≤{op.most}", "feast/goods_special"]
    if isinstance(op, DrawCards):
        return ["feast/occupation_draw"] * op.count
    if isinstance(op, DrawWeapons):
        return [str(op.count), "feast/weapon"]
    if isinstance(op, PlayCards):
        number = str(op.high) if op.high == max(1, op.low) else f"{op.low}–{op.high}"
        return [number, "feast/occupation_play"] if op.high > 1 else ["feast/occupation_play"]
    if isinstance(op, Emigrate):
        return ["feast/emigrate"]
    if isinstance(op, Improve):
        return _improve(op)
    return []


def _improve(op: Improve) -> list[str]:
    line: list[str] = []
    if op.strips:
        if len(op.strips) > 2 and len(set(op.strips)) == 1:
            line += [f"{len(op.strips)}×{op.strips[0]}", "feast/mountain"]
        else:
            line += ["+".join(str(number) for number in op.strips), "feast/mountain"]
    if op.goods:
        if op.different:
            line += ["feast/goods_green", "feast/upgrade", "feast/goods_blue"]
        else:
            line += [str(op.goods), "feast/upgrade_twice" if op.steps > 1 else "feast/upgrade"]
    return line


@lru_cache(maxsize=128)
def face_of(place: str) -> Face:
    """What stands on a space."""
    if place in IMITATIONS:
        return Face((("feast/imitate",),))
    program = SPACE[place].program
    for op in program:
        if isinstance(op, Dice):
            sides = DICE_SIDES[op.action]
            top = [f"feast/d{sides}", _DICE_COST[op.action]]
            if op.action == "pillage":
                top.insert(0, "feast/longship")
            if op.action == "raid":
                top.insert(0, "feast/longship")
            if op.action.startswith("whaling"):
                boats = "feast/whaling_boat"
                top.insert(0, boats)
                return Face((tuple(top), (ARROW, *_DICE_YIELD[op.action][:2]), _DICE_YIELD[op.action][2:]))
            return Face((tuple(top), (ARROW, *_DICE_YIELD[op.action])))
    if place == "house_and_ship":
        return Face(
            (
                ("2", "feast/stone", "2", "feast/wood", ARROW),
                ("feast/stone_house", "+", "feast/longship"),
                ("feast/long_house", "+", "feast/knarr"),
            )
        )
    if place == "weekly_4":
        return Face(
            (
                ("feast/spices", "feast/silver"),
                ("feast/cattle", ":", "2", "feast/milk"),
                ("feast/sheep", ":", "feast/wool"),
            )
        )
    if place == "sheep_or_cattle":
        return Face((("feast/sheep",), ("/", "feast/silver", ARROW, "feast/cattle")))
    if place == "craft_4":
        return Face(
            (
                ("4", "feast/silver"),
                ("feast/wool", ARROW, "feast/robe"),
                ("feast/silverware", ARROW, "feast/jewelry"),
            )
        )
    if place == "mtn_2222_or_up3x2":
        return Face((("4×2", "feast/mountain"), ("/",), ("3", "feast/upgrade_twice")))
    if place == "occ_play_1":
        return Face((("feast/stone", "/", "feast/ore", ARROW), ("feast/silver", "feast/occupation_play")))
    if place == "chest":
        return Face((("feast/wood", "/", "feast/ore", ARROW), ("feast/chest", "feast/silver")))
    if place.startswith("explore"):
        needed = {
            1: ("feast/ships", ARROW, "feast/exploration"),
            2: ("feast/knarr", "/", "feast/longship", ARROW),
            3: ("feast/longship", ARROW, "feast/exploration"),
        }[SPACE[place].column]
        return Face((needed, ("feast/exploration",)) if needed[-1] == ARROW else (needed,))
    if place.startswith("emigrate"):
        top = ("feast/harvest",)[:0]
        swap = (("feast/whaling_boat", ARROW, "feast/knarr"),) if place == "emigrate_4" else ()
        return Face((*swap, (*top, "feast/silver", ARROW, "feast/emigrate")))
    costs = _needs(program)
    yields = [_yields(op) for op in program if not isinstance(op, Pay | Fleet | Choose | Offers | Swap)]
    gains = [sign for line in yields for sign in line]
    if not costs:
        return Face((tuple(gains),) if len(gains) < 4 else tuple(tuple(line) for line in yields if line))
    if len(costs) + len(gains) <= 3:
        return Face(((*costs, ARROW, *gains),))
    return Face(((*costs, ARROW), tuple(gains)))
