"""Filling the banquet table well: as few open spaces as possible, with the food that is missed least."""

from attrs import evolve, frozen

from vikingtable.rules.feast.acts import LayFood
from vikingtable.rules.feast.feasting import FOOD, MEAD, SQUARE, open_spaces, spread, width_of
from vikingtable.rules.feast.frames import Feasting
from vikingtable.rules.feast.goods import GOOD
from vikingtable.rules.feast.items import COW, EWE, ITEMS, SILVER, tile_of
from vikingtable.rules.feast.standing import lengthwise_limit
from vikingtable.rules.feast.state import PENALTY_POINTS, FeastState

#: Plans kept at each space while searching from left to right.
BEAM = 60
#: What a cell of food is worth that is kept for later, and what an animal is worth besides its points.
KEPT_CELL, KEPT_ANIMAL = 0.12, 1.5
#: A coin is a point and can be spent.
KEPT_SILVER = 1.1


def worth(place: int) -> float:
    """What is lost when this food is served."""
    if place == SILVER:
        return KEPT_SILVER
    good = GOOD[tile_of(place)]
    if good.animal:
        return KEPT_ANIMAL + (good.points_pregnant if place in (EWE, COW) else good.points)
    return KEPT_CELL * good.cells


@frozen
class _Plan:
    cost: float
    #: Food used so far as (item, first space, lengthwise), left to right.
    laid: tuple[tuple[int, int, bool], ...]
    #: The colour of the last covered space, "" after an open one.
    colour: str


def best_filling(state: FeastState, seat: int, frame: Feasting) -> tuple[LayFood, ...]:
    """What to lay, from left to right, so that penalties and the loss of food are least; what lies stays as it is.

    A search that keeps the best plans at each space; it is quick, not perfect.
    """
    supply = state.players[seat].supply
    taken = spread(state, frame)
    spaces = open_spaces(state, seat)
    held = [place for place in FOOD if supply[place] and not (frame.dry and place == MEAD)]
    lying: dict[str, int] = {}
    for place, _, lengthwise in frame.laid:
        if lengthwise and place not in SQUARE:
            lying[tile_of(place)] = lying.get(tile_of(place), 0) + 1
    plans: list[list[_Plan]] = [[] for _ in range(spaces.stop + 1)]
    plans[spaces.start].append(_Plan(0.0, (), ""))
    for space in spaces:
        kept = sorted(plans[space], key=lambda plan: plan.cost)[:BEAM]
        for plan in kept:
            if space in taken:
                plans[space + 1].append(_Plan(plan.cost, plan.laid, _colour(taken[space])))
                continue
            plans[space + 1].append(_Plan(plan.cost + PENALTY_POINTS, plan.laid, ""))
            for place in held:
                colour = _colour(place)
                used = sum(one == place for one, _, _ in plan.laid)
                if used >= supply[place] or (colour == plan.colour and colour != "silver"):
                    continue
                for lengthwise in (True,) if place in SQUARE else (True, False):
                    if lengthwise and place not in SQUARE:
                        tile = tile_of(place)
                        already = sum(way and tile_of(one) == tile for one, _, way in plan.laid)
                        if already + lying.get(tile, 0) >= lengthwise_limit(state, seat, tile):
                            continue
                    end = space + width_of(place, lengthwise)
                    if end > spaces.stop or any(other in taken for other in range(space, end)):
                        continue
                    if end in taken and colour != "silver" and _colour(taken[end]) == colour:
                        continue
                    laid = (*plan.laid, (place, space, lengthwise))
                    plans[end].append(_Plan(plan.cost + worth(place), laid, colour))
    best = min(plans[spaces.stop], key=lambda plan: plan.cost)
    return tuple(LayFood(seat, ITEMS[place], first, lengthwise) for place, first, lengthwise in best.laid)


def coins_wanted(state: FeastState, seat: int, paid: int) -> int:
    """How many of the coins at hand the coming feast needs, if ``paid`` more are paid before it."""
    player = state.players[seat]
    supply = list(player.supply)
    supply[SILVER] += paid
    players = tuple(
        evolve(one, supply=tuple(supply)) if number == seat else one for number, one in enumerate(state.players)
    )
    served = best_filling(evolve(state, players=players), seat, Feasting(seat))
    return max(0, sum(one.item == "silver" for one in served) - paid)


def _colour(place: int) -> str:
    return "silver" if place == SILVER else GOOD[tile_of(place)].colour
