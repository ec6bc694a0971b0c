"""What occupations do before, after or instead of actions, and what they change about their costs (red)."""

from vikingtable.rules.feast.card_ops import (
    AddToRolls,
    ByFigure,
    Discount,
    ExploreAny,
    ExtraStep,
    FewerVikings,
    Grant,
    KnarrsAsLongships,
    OreOff,
    ReturnHere,
    rows,
)
from vikingtable.rules.feast.items import ITEM, bag
from vikingtable.rules.feast.program import (
    Choose,
    Condition,
    DrawWeapons,
    Effect,
    Gain,
    GainShip,
    Improve,
    Op,
    Option,
    Pay,
    Program,
)

_TAKE_ONE = Improve(strips=(1,))
_UPGRADE_ONE = Improve(goods=1)


def _does(when: str, *ops: Op, on: tuple[Condition, ...] = (), limit: str = "") -> Effect:
    return Effect(f"action:{when}", ops, on, limit=limit)


def _may(when: str, *ops: Op, on: tuple[Condition, ...] = (), limit: str = "per_action") -> Effect:
    return Effect(f"action:{when}", ops, on, optional=True, limit=limit)


def _instead(when: str, *ops: Op) -> Effect:
    return Effect(f"action:{when}:instead", ops, optional=True, replaces=True)


def _gain(**items: int) -> Program:
    return (Gain(bag(**items)),)


def _is(metric: str, compare: str, value: int) -> tuple[Condition, ...]:
    return (Condition(metric, compare, value),)


ACTIONS: dict[int, tuple[Effect, ...]] = {
    1: (_does("livestock_market:cost", Discount("silver", 1)),),
    2: (_does("any_space:cost", Discount("silver", 1, least=2)),),
    3: (_does("any_space:after", Gain(bag(snare=1)), on=_is("action.printed_silver_gain", "==", 1)),),
    36: (_may("overseas:before", Improve(goods=1, kinds=(ITEM["salt_meat"], ITEM["game_meat"], ITEM["whale_meat"]))),),
    37: (_may("overseas:before", _UPGRADE_ONE),),
    88: (_may("overseas:before", Improve(goods=4, way="up_left", each="ships.knarr", cost=bag(silver=1))),),
    90: (_may("raid:before", OreOff(), AddToRolls(2)),),
    102: (
        _instead(
            "mountain_plus_single_upgrade",
            Choose(
                (
                    Option("game_meat", (Pay(bag(game_meat=1)), Gain(bag(fur=1)))),
                    Option("silk", (Pay(bag(silk=1)), Gain(bag(fur=1)))),
                )
            ),
        ),
    ),
    103: (_may("crafting_pays_ore:before", _TAKE_ONE),),
    105: (_instead("build_whaling_boat_space", Pay(bag(wood=3)), GainShip("knarr")),),
    106: (_does("plunder:cost", FewerVikings("ships.longship", ((3, 1), (4, 2)))),),
    107: (_does("explore_column1:rule", ExploreAny()),),
    108: (_may("crafting_pays_ore:after", Pay(bag(silver=1)), ReturnHere()),),
    109: (_does("overseas_column2:after", Gain(bag(silver=1), each="ships.knarr")),),
    110: (_may("overseas_column2:after", Grant("emigrate_2")),),
    111: (_does("crafting:after", Gain(bag(silver=1), each="action.resource_kinds_paid")),),
    112: (_does("crafting:after", Gain(bag(mead=1))),),
    113: (_may("crafting:before", _TAKE_ONE),),
    114: (_may("crafting:after", Pay(bag(silver=3)), Gain(bag(silk=1))),),
    115: (_does("build_house:after", Gain(bag(silverware=1))),),
    116: (_does("build_house:cost", Discount("stone", 1)),),
    118: (_does("weekly_market:after", Gain(bag(stone=1, mead=1))),),
    119: (_does("weekly_market:after", Gain(bag(milk=1))),),
    120: (_may("weekly_market:after", Pay(bag(silver=1)), _UPGRADE_ONE),),
    121: (_may("build_house|build_ship:before", _TAKE_ONE),),
    122: (
        _may(
            "mountain:after",
            ByFigure(
                "action.distinct_mountain_items",
                "exact",
                rows((2, _gain(mead=1)), (3, _gain(hide=1)), (4, _gain(chest=1))),
            ),
            on=_is("action.distinct_mountain_items", ">=", 2),
        ),
    ),
    123: (_may("mountain_plus_single_upgrade:after", Pay(bag(oil=1)), Gain(bag(silverware=1))),),
    124: (
        _may(
            "any_space:after",
            Pay(bag(silver=2)),
            Gain(bag(grain=1, wood=2)),
            on=_is("action.printed_silver_gain", "==", 2),
        ),
    ),
    125: (_does("explore|emigrate:after", Gain(bag(runestone=1))),),
    131: (_may("snare:after", Pay(bag(stockfish=1)), Gain(bag(game_meat=1))),),
    132: (_may("pillage:before", OreOff(), AddToRolls(3)),),
    145: (_may("hunt:before", _TAKE_ONE),),
    147: (_does("requires_longship:rule", KnarrsAsLongships()),),
    149: (_does("overseas_printed:before", Gain(bag(oil=1))),),
    152: (_does("upgrade_3_or_4:rule", ExtraStep((3, 4))),),
    154: (
        _does("viking_action:after", Gain(bag(silver=1)), on=_is("action.wood_gained", ">=", 2), limit="per_action"),
    ),
    155: (
        _may("viking_action:after", Pay(bag(wood=1)), Gain(bag(stockfish=1)), on=_is("action.wood_gained", ">=", 2)),
    ),
    156: (
        _does("viking_action:after", Gain(bag(silver=1)), on=_is("action.stone_gained", ">=", 1), limit="per_action"),
    ),
    164: (_may("column_4:before", Improve(strips=(1,), allowed=("stone", "ore"))),),
    166: (_does("column_2:before", DrawWeapons(1), on=_is("round.two_viking_placements", ">=", 2)),),
    170: (_does("emigrate:cost", Discount("silver", 2)),),
    175: (
        _may("viking_action:after", Pay(bag(silver=1)), Gain(bag(oil=1)), on=_is("action.stockfish_gained", ">=", 1)),
    ),
    176: (_does("played_occupation:after", Gain(bag(peas=1)), limit="per_action"),),
    185: (_instead("raid", Improve(goods=2)),),
}
