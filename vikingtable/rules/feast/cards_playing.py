"""What occupations do once when they are played (yellow), and once when a condition comes true (green)."""

from vikingtable.rules.feast.card_ops import (
    ByFigure,
    Fourth,
    GainShips,
    GiveShip,
    Grant,
    LoadedShip,
    PayLess,
    Require,
    ReturnEach,
    ReturnFrom,
    RunPhase,
    SwapSpecial,
    TakeSpecial,
    TopUp,
    UseSpace,
    rows,
)
from vikingtable.rules.feast.goods import GOODS
from vikingtable.rules.feast.items import BY_COLOUR, ITEM, bag
from vikingtable.rules.feast.program import (
    Build,
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


def _play(*ops: Op, may: bool = False, when: tuple[Condition, ...] = ()) -> Effect:
    return Effect("play", ops, when, may)


def _once(condition: Condition, *ops: Op, may: bool = False) -> Effect:
    return Effect("threshold", ops, (condition,), may, "once")


def _gain(**items: int) -> Program:
    return (Gain(bag(**items)),)


def _each(metric: str, **items: int) -> Gain:
    return Gain(bag(**items), each=metric)


_KINDS = tuple(good.id for good in GOODS if not good.animal)
_SHEEP = Choose((Option("sheep", (Pay(bag(sheep=1)),)), Option("pregnant_sheep", (Pay(bag(pregnant_sheep=1)),))))

PLAYING: dict[int, tuple[Effect, ...]] = {
    5: (_play(RunPhase("feast")),),
    10: (_play(_each("stable.kinds", milk=1, silver=1)),),
    14: (_play(ByFigure("ships.complete_sets", "at_least", rows((1, _gain(whale_meat=1)), (2, _gain(whale_meat=2))))),),
    16: (
        _play(
            ByFigure(
                "ships.added_ore",
                "at_least",
                rows((4, _gain(silver=2)), (5, _gain(silver=3)), (6, _gain(silver=4)), (7, _gain(silver=5))),
            )
        ),
    ),
    17: (_play(Improve(goods=1, steps=3), may=True),),
    18: (
        _play(
            ByFigure(
                "ships.longships_with_2_ore",
                "at_least",
                rows((1, _gain(silk=1)), (2, _gain(jewelry=1)), (3, _gain(silver_hoard=1))),
            )
        ),
    ),
    19: (
        _play(
            ByFigure(
                "special_tiles.owned",
                "at_least",
                rows((3, _gain(silk=1)), (4, _gain(spices=1)), (5, _gain(jewelry=1))),
            )
        ),
    ),
    20: (_play(RunPhase("bonus", "houses"), may=True),),
    21: (_play(RunPhase("bonus", "home"), may=True),),
    22: (_play(_each("ships.longship", ore=1, stone=1, silver=1)),),
    23: (_play(_each("houses.stone_or_long", silver=2)),),
    24: (_play(_each("ships.knarr", oil=1), _each("ships.whaling_boat", wood=1)),),
    25: (_play(_each("ships.knarr", salt_meat=1)),),
    26: (_play(_each("supply.red_kinds", silver=1)),),
    27: (_play(_each("ships.whaling_boat", stockfish=1)),),
    29: (_play(_each("supply.meat_pairs", salt_meat=1)),),
    30: (
        _play(
            ByFigure("supply.silk", "at_least", rows((1, _gain(silver=1)), (2, _gain(silver=3)), (3, _gain(silver=6))))
        ),
    ),
    31: (
        _play(
            Fourth(
                tuple(
                    Option(kind, (Require(Condition(f"supply.{kind}", "==", 3)), Gain(((ITEM[kind], 1),))))
                    for kind in _KINDS
                )
            )
        ),
    ),
    32: (
        _play(
            ByFigure(
                "ships.longship",
                "at_least",
                rows((1, (DrawWeapons(2),)), (2, (DrawWeapons(5),)), (3, (DrawWeapons(10),))),
            )
        ),
    ),
    33: (
        _play(ByFigure("stable.sheep", "at_least", rows((3, _gain(wool=1)), (4, _gain(wool=2)), (6, _gain(wool=3))))),
    ),
    34: (_play(ByFigure("stable.sheep", "at_least", rows((2, _gain(milk=1, wool=1)), (4, _gain(milk=1, wool=2))))),),
    35: (_play(RunPhase("breeding"), may=True),),
    43: (_play(Gain(bag(fruits=1))),),
    60: (_play(ReturnFrom(), may=True),),
    61: (_play(GiveShip("longship"), Gain(bag(silver=8)), may=True),),
    62: (
        _play(
            Pay(bag(ore=1, silver=1)),
            Choose((Option("crucifix", (TakeSpecial("crucifix"),)), Option("cloakpin", (TakeSpecial("cloakpin"),)))),
            may=True,
        ),
    ),
    63: (
        _play(_SHEEP, Gain(bag(salt_meat=1, hide=1, wool=1)), may=True),
        _play(Pay(bag(silver=3)), TakeSpecial("drinking_horn"), may=True),
    ),
    64: (_play(Pay(bag(silver=2)), GiveShip("whaling_boat"), GainShip("longship", built=False), may=True),),
    65: (_play(Pay(bag(snare=2, spear=2)), Gain(bag(treasure_chest=1)), may=True),),
    66: (_play(Pay(bag(silver=1)), Improve(goods=1, steps=2, kinds=BY_COLOUR["orange"], way="up_right"), may=True),),
    67: (_play(Pay(bag(silver=4)), Gain(bag(silverware=2, game_meat=1, mead=1)), may=True),),
    68: (_play(DrawWeapons(4)),),
    69: (_play(TopUp(2)),),
    70: (_play(SwapSpecial("cloakpin", ("silverware", "runestone"))),),
    71: (_play(SwapSpecial("drinking_horn", ("chest", "runestone"))),),
    72: (_play(Pay((), round_silver=True), Build("stone_house", built=False), may=True),),
    73: (
        _play(
            Choose(
                (
                    Option("silverware", _gain(silverware=1)),
                    Option("crucifix", (Pay(bag(silver=2)), TakeSpecial("crucifix"))),
                    Option("chalice", (Pay(bag(silver=5)), TakeSpecial("chalice"))),
                )
            ),
            may=True,
        ),
    ),
    74: (_play(Pay(bag(grain=1, silver=2)), Gain(bag(cattle=1)), may=True),),
    75: (_play(Pay(bag(silver=1)), Gain(bag(skin_and_bones=1)), may=True),),
    76: (_play(ReturnEach(4), may=True),),
    77: (_play(UseSpace(2, occupied=True), may=True),),
    78: (
        _play(
            ByFigure(
                "ships.knarr",
                "at_least",
                rows(
                    (1, (Improve(goods=2, way="over"),)),
                    (2, (Improve(goods=4, way="over"),)),
                    (3, (Improve(goods=6, way="over"),)),
                    (4, (Improve(goods=7, way="over"),)),
                ),
            ),
            may=True,
        ),
    ),
    79: (_play(Pay(bag(cattle=1)), Gain(bag(pregnant_cattle=1)), may=True),),
    80: (_play(Pay(bag(silver=2)), Gain(bag(sheep=1)), may=True),),
    81: (_play(PayLess(8, "weapons.off_a_longship"), GainShip("longship", built=False), may=True),),
    82: (
        _play(
            ByFigure(
                "ships.knarr",
                "at_least",
                rows(
                    (0, (Pay(bag(silver=8)),)),
                    (1, (Pay(bag(silver=6)),)),
                    (2, (Pay(bag(silver=3)),)),
                    (3, (Pay(bag(silver=1)),)),
                ),
            ),
            GainShip("longship", built=False),
            may=True,
        ),
    ),
    83: (_play(Improve(goods=4, same=True), may=True),),
    84: (_play(Grant("emigrate_2", off="ships.large"), may=True),),
    85: (
        _play(Pay(bag(silver=1)), Grant("hunt_1"), may=True),
        _play(Pay(bag(silver=2)), Grant("snare"), may=True),
    ),
    86: (
        _play(
            Choose(
                tuple(
                    Option(f"hide_{count}", (Pay(bag(silver=2 * count)), Gain(bag(hide=count)))) for count in (1, 2, 3)
                )
            ),
            may=True,
        ),
    ),
    87: (_play(Choose((Option("crucifix", (TakeSpecial("crucifix"),)), Option("strip", (Improve(strips=(4,)),))))),),
    178: (_once(Condition("ships.large", ">=", 4), GainShips("whaling_boat", 2)),),
    179: (Effect("acquire_ship:knarr", (_each("ships.knarr", stockfish=1, silver=1),), limit="once"),),
    180: (
        _once(
            Condition("ships.longship", ">=", 3),
            ByFigure(
                "income.total",
                "at_most",
                rows((5, _gain(silverware=4)), (11, _gain(silverware=3)), (30, _gain(silverware=2))),
            ),
        ),
    ),
    181: (
        _once(
            Condition("ships.large", ">=", 3),
            ByFigure("income.total", "at_most", rows((4, _gain(wool=3)), (9, _gain(wool=2)), (30, _gain(wool=1)))),
        ),
    ),
    182: (
        _once(
            Condition("houses.stone_or_long", ">=", 2),
            Choose(
                (
                    Option("one", (Pay(bag(wood=2)), Gain(bag(spices=1)))),
                    Option("two", (Pay(bag(wood=5)), Gain(bag(spices=2)))),
                )
            ),
            may=True,
        ),
    ),
    183: (
        _play(
            ByFigure(
                "ships.knarr",
                "all",
                rows(
                    (1, _gain(peas=1, beans=1, flax=1)),
                    (2, _gain(grain=1)),
                    (3, _gain(cabbage=1)),
                    (4, _gain(fruits=1)),
                ),
            )
        ),
    ),
    184: (
        _play(
            Choose((Option("wood", (Pay(bag(wood=4)),)), Option("silver", (Pay(bag(silver=3)),)))),
            LoadedShip(3),
            may=True,
            when=(Condition("supply.ore", ">=", 3),),
        ),
    ),
    189: (
        Effect(
            "phase:scoring:during",
            (
                ByFigure(
                    "exploration_boards.owned",
                    "at_least",
                    rows((2, _gain(silver=4)), (3, _gain(silver=9)), (4, _gain(silver=16))),
                ),
            ),
            limit="once",
        ),
    ),
}
