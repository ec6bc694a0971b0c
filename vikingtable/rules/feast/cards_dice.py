"""What occupations do at dice actions: rolls, payments, loot, success and failure (red)."""

from vikingtable.rules.feast.card_ops import (
    BestSpecialLess,
    ByFigure,
    LootGreen,
    MostRolls,
    ReturnHere,
    Roll,
    SpearsAsSwords,
    SplitLoot,
    Worth,
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
    Program,
)


def _does(when: str, *ops: Op, on: tuple[Condition, ...] = ()) -> Effect:
    return Effect(f"dice:{when}", ops, on)


def _may(when: str, *ops: Op, on: tuple[Condition, ...] = (), limit: str = "per_action") -> Effect:
    return Effect(f"dice:{when}", ops, on, optional=True, limit=limit)


def _gain(**items: int) -> Program:
    return (Gain(bag(**items)),)


def _is(metric: str, compare: str, value: int) -> tuple[Condition, ...]:
    return (Condition(metric, compare, value),)


def _now(**items: int) -> Effect:
    return Effect("play", _gain(**items))


DICE: dict[int, tuple[Effect, ...]] = {
    4: (_does("any:roll", Roll(-1)),),
    11: (_now(spear=1), _does("whaling:spend", Worth("spear", 2))),
    12: (_now(chest=1), Effect("action:uses_longship:after", (DrawWeapons(1),), limit="per_action")),
    13: (_now(bow_and_arrow=1), _does("hunt:roll", Roll(-1))),
    89: (_does("raid|pillage:spend", Worth("stone", 2)),),
    104: (
        _does(
            "raid:failure",
            Choose((Option("stockfish", _gain(stockfish=1)), Option("oil", _gain(oil=1)))),
            on=_is("action.rolls_used", "==", 2),
        ),
    ),
    126: (_does("snare:success", Gain(bag(silver=1))),),
    127: (_does("snare:success", Gain(bag(stockfish=1))),),
    128: (_may("snare:success", Improve(strips=(1,))),),
    129: (_may("snare:success", Pay(bag(snare=1)), Gain(bag(salt_meat=1))),),
    130: (_may("snare:success", Pay(bag(snare=2)), ReturnHere(), on=_is("action.printed_space_vikings", "==", 2)),),
    133: (_does("raid:success", Choose((Option("peas", _gain(peas=1)), Option("silver", _gain(silver=1))))),),
    134: (_does("raid:failure", Gain(bag(mead=1))),),
    135: (_does("raid|pillage:success", Gain(bag(long_sword=1)), on=_is("action.long_sword_paid", "==", 1)),),
    136: (_does("raid|pillage:roll", Roll(1)), _does("raid|pillage:loot", SplitLoot(2))),
    137: (_does("raid|pillage:spend", SpearsAsSwords()),),
    138: (_does("raid|pillage:loot", LootGreen(1)),),
    139: (_does("raid|pillage:loot", BestSpecialLess(1)),),
    140: (_does("whaling:success", Gain(bag(oil=1))),),
    141: (
        _does(
            "whaling:success",
            ByFigure(
                "action.boats_used", "exact", rows((1, _gain(cabbage=1)), (2, _gain(beans=1)), (3, _gain(peas=1)))
            ),
            on=_is("action.wood_paid", "==", 0),
        ),
    ),
    142: (_does("whaling:success", Gain(bag(spear=1)), on=_is("action.spear_paid", "==", 1)),),
    143: (_does("hunt:success", Gain(bag(silver=1))),),
    144: (_may("hunt:success", Pay(bag(silver=2)), Gain(bag(skin_and_bones=1))),),
    146: (_does("hunt|snare:roll", Roll(-1)),),
    153: (_does("any:setup", MostRolls(4)),),
    163: (_does("hunt:success", Gain(bag(hide=1, silver=1)), on=_is("action.printed_space_vikings", "==", 2)),),
}
