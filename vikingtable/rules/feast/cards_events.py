"""What occupations do in phases and when something is received, placed, built, drawn or returned (red)."""

from vikingtable.rules.feast.card_ops import (
    ByFigure,
    FillShed,
    FoodToHouses,
    Grant,
    LayOre,
    Lengthwise,
    NoMead,
    Receive,
    Require,
    UseSpace,
    rows,
)
from vikingtable.rules.feast.items import bag
from vikingtable.rules.feast.program import (
    Choose,
    Condition,
    DrawWeapons,
    Effect,
    Gain,
    Improve,
    Op,
    Option,
    Pay,
    PlayCards,
    Program,
)

#: The numbers of mountain items in events.
_STONE, _ORE, _TWO_SILVER = 2, 4, 8


def _does(when: str, *ops: Op, on: tuple[Condition, ...] = (), limit: str = "") -> Effect:
    return Effect(when, ops, on, limit=limit)


def _may(when: str, *ops: Op, on: tuple[Condition, ...] = (), limit: str = "") -> Effect:
    return Effect(when, ops, on, optional=True, limit=limit)


def _instead(when: str, *ops: Op, limit: str = "") -> Effect:
    return Effect(f"{when}:instead", ops, optional=True, limit=limit, replaces=True)


def _gain(**items: int) -> Program:
    return (Gain(bag(**items)),)


def _is(metric: str, compare: str, value: int) -> tuple[Condition, ...]:
    return (Condition(metric, compare, value),)


def _one_of(**ways: Program) -> Choose:
    return Choose(tuple(Option(key, program) for key, program in ways.items()))


EVENTS: dict[int, tuple[Effect, ...]] = {
    # Phases
    7: (
        _does(
            "phase:feast:after", ByFigure("supply.grain", "at_least", rows((1, _gain(silver=1)), (2, _gain(silver=2))))
        ),
    ),
    8: (_does("phase:income:before", Gain(bag(oil=1)), on=_is("vikings.on_crafting", ">=", 5)),),
    9: (_does("phase:income:before", LayOre(), on=_is("ships.longship", ">=", 1)),),
    38: (_instead("phase:new_weapon", _one_of(wood=_gain(wood=1), stone=_gain(stone=1), ore=_gain(ore=1))),),
    41: (
        _may(
            "phase:bonus:after",
            _one_of(silver=(Pay(bag(silver=1)),), mead=(Pay(bag(mead=1)),)),
            Gain(bag(oil=1)),
            limit="per_phase",
        ),
    ),
    42: (
        _may(
            "phase:income:before",
            _one_of(wood=(FillShed("wood"),), stone=(FillShed("stone"),)),
            Gain(bag(silver=1)),
            limit="per_phase",
        ),
    ),
    91: (
        _may(
            "phase:actions:after",
            Pay(bag(silver=1)),
            UseSpace(1, occupied=False, cost=bag(silver=1)),
            limit="per_phase",
        ),
    ),
    92: (
        _does(
            "phase:no_harvest:during",
            ByFigure(
                "special_tiles.owned",
                "at_least",
                rows((3, _gain(silver=1)), (4, _gain(silver=2)), (5, _gain(silver=3))),
            ),
        ),
    ),
    93: (
        _does(
            "phase:no_harvest:during",
            ByFigure(
                "ships.whaling_boat", "exact", rows((1, _gain(beans=1)), (2, _gain(grain=1)), (3, _gain(cabbage=1)))
            ),
        ),
    ),
    94: (_may("phase:no_harvest:during", Pay(bag(oil=2)), Gain(bag(spices=1)), limit="per_phase"),),
    95: (_may("phase:no_harvest:during", Improve(strips=(2,))),),
    96: (
        _may(
            "phase:no_harvest:during",
            _one_of(
                game_meat=(Pay(bag(game_meat=1)), Gain(bag(whale_meat=1))),
                whale_meat=(Pay(bag(whale_meat=1)), Gain(bag(game_meat=2))),
            ),
            limit="per_phase",
        ),
    ),
    97: (
        _may(
            "phase:no_harvest:during",
            Gain(bag(peas=1), each="supply.peas_to_double"),
            on=_is("supply.peas_to_double", ">=", 1),
        ),
    ),
    159: (_may("phase:feast:after", Grant("hunt_1"), on=_is("banquet.game_meat_used", ">=", 1), limit="per_phase"),),
    160: (_may("phase:feast:during", NoMead(), Gain(bag(silver=1))),),
    161: (_does("phase:bonus:during", Gain(bag(cabbage=1)), on=_is("vikings.column_3", ">=", 7)),),
    162: (_does("phase:bonus:during", Gain(bag(flax=1)), on=_is("vikings.column_2", ">=", 7)),),
    165: (_does("phase:feast:before", Gain(bag(silver=2)), on=_is("supply.clothing", ">=", 1)),),
    167: (
        _does(
            "phase:feast:before",
            ByFigure("supply.spices", "at_least", rows((1, _gain(silver=1)), (2, _gain(silver=2)))),
        ),
    ),
    169: (
        _does(
            "phase:harvest:during",
            _one_of(
                flax=(Require(Condition("supply.flax", ">=", 1)), Gain(bag(flax=1))),
                grain=(Require(Condition("supply.grain", ">=", 1)), Gain(bag(grain=1))),
            ),
            limit="per_phase",
        ),
    ),
    171: (_may("phase:harvest:after", Pay(bag(flax=1)), Gain(bag(grain=1, silver=1)), limit="per_phase"),),
    172: (_may("phase:feast:after", FoodToHouses("stockfish"), on=_is("banquet.stockfish_used", ">=", 1)),),
    186: (_does("phase:feast:rule", Lengthwise("peas", 2)),),
    # Receiving, drawing, returning
    6: (_does("mountain_item:taken", Gain(bag(silver=1)), on=_is("event.item", "==", _STONE), limit="per_unit"),),
    28: (_may("receive:chest|treasure_chest", Pay(bag(silver=1)), Gain(bag(oil=1)), limit="per_unit"),),
    99: (_instead("draw_occupation", PlayCards(1, 1), limit="per_unit"),),
    150: (
        _instead("receive:2_stockfish", Receive(bag(game_meat=1, stockfish=1))),
        _instead("receive:2_salt_meat", Receive(bag(game_meat=1, salt_meat=1))),
    ),
    151: (_does("vikings_return:action_phase", Gain(bag(silver=1)), on=_is("event.count", "<=", 2)),),
    168: (_does("thing_square:becomes", Gain(bag(silver=1)), on=_is("vikings.thing_square", "==", 3)),),
    173: (
        _does(
            "mountain_item:removed_in_phase_11",
            Gain(bag(silver=1)),
            on=_is("event.item", "==", _ORE),
            limit="per_unit",
        ),
        _does(
            "mountain_item:removed_in_phase_11",
            Gain(bag(silver=2)),
            on=_is("event.item", "==", _TWO_SILVER),
            limit="per_unit",
        ),
    ),
    174: (
        _may(
            "receive:cattle",
            _one_of(
                silk=(Pay(bag(silver=3)), Gain(bag(silk=1))),
                spices=(Pay(bag(silver=4)), Gain(bag(spices=1))),
            ),
            limit="per_unit",
        ),
    ),
    177: (_instead("bonus:house_single_good", Gain(bag(silverware=1)), limit="per_unit"),),
    188: (
        _does(
            "play",
            ByFigure("game.players", "exact", rows((2, _gain(silver=1)), (3, _gain(silver=2)), (4, _gain(silver=3)))),
        ),
        _does("mountain_item:taken", Gain(bag(silver=1)), on=_is("event.item", "==", _TWO_SILVER), limit="per_unit"),
    ),
    190: (_does("receive:spices", Gain(bag(oil=1)), limit="per_unit"),),
    # Building and placing
    15: (
        _does("play", Gain(bag(mead=2), each="houses.stone_or_long")),
        _does("build_house:stone_or_long", Gain(bag(hide=1))),
    ),
    98: (_may("place:grain:house", Pay(bag(silver=2)), Gain(bag(silk=1)), limit="per_unit"),),
    100: (_does("place:runestone:exploration", Gain(bag(silver=1)), limit="per_unit"),),
    101: (_does("place:runestone:house", Gain(bag(mead=1, silver=1)), limit="per_unit"),),
    117: (_may("build_ship:knarr|longship", Improve(goods=1), on=_is("action.wood_paid", ">=", 1), limit="per_unit"),),
    148: (
        _may(
            "build_ship:knarr",
            Pay(bag(silver=3)),
            Gain(bag(spices=1)),
            on=_is("action.wood_paid", ">=", 1),
            limit="per_unit",
        ),
    ),
    157: (_does("place:animal:banquet", Gain(bag(skin_and_bones=1)), limit="per_unit"),),
    158: (_does("place:game_meat|whale_meat:banquet", DrawWeapons(3), Gain(bag(silver=1)), limit="per_unit"),),
}
