"""The text of an occupation, made from its effects: every trigger, condition, cost, gain, limit and "may"."""

from collections.abc import Callable
from typing import Any

from vikingtable.rules.feast import card_ops
from vikingtable.rules.feast.doing import program_of
from vikingtable.rules.feast.effects import EFFECTS
from vikingtable.rules.feast.improving import KIND_BITS, MOUNTAIN_ITEM
from vikingtable.rules.feast.items import BY_COLOUR, ITEM, ITEMS
from vikingtable.rules.feast.program import (
    Choose,
    Condition,
    DrawWeapons,
    Effect,
    Gain,
    GainShip,
    Improve,
    Offers,
    Op,
    Option,
    Pay,
    PlayCards,
    Program,
)
from vikingtable.rules.feast.tell import bag_text, program_text
from vikingtable.rules.feast.words import amount_text, item_text
from vikingtable.texts.message import Message, listed, msg


def card_text(card: int) -> tuple[Message, ...]:
    """What a card does, a line an effect, in the order in which they are printed."""
    return tuple(effect_text(effect) for effect in EFFECTS.get(card, ()))


def effect_text(effect: Effect) -> Message:
    """An effect as one line: when, under which conditions, whether it may be declined, what it does, how often."""
    parts: list[Message] = [_condition(condition) for condition in effect.conditions]
    parts += ops_text(effect.program)
    if effect.limit:
        parts.append(msg(f"occupations.limit.{effect.limit}"))
    if effect.replaces:
        return msg("occupations.line.instead", when_text(effect.when), listed(parts))
    if effect.optional and effect.when != "anytime":
        return msg("occupations.line.may", when_text(effect.when), listed(parts))
    return msg("occupations.line", when_text(effect.when), listed(parts))


def way_text(program: str, at: int, option: str) -> Message:
    """What one way of a choice of a card does."""
    op = program_of(program)[at]
    assert isinstance(op, Choose | Offers)
    return listed(ops_text(next(way.ops for way in op.options if way.key == option)))


# When ------------------------------------------------------------------------------------------------------


def when_text(when: str) -> Message:
    """The trigger of an effect."""
    parts = when.split(":")
    domain, subjects = parts[0], parts[1].split("|") if len(parts) > 1 else []
    moment = parts[2] if len(parts) > 2 else ""
    if domain in ("play", "anytime", "threshold"):
        return msg(f"occupations.when.{domain}")
    if domain in ("action", "dice"):
        return msg(f"occupations.when.{domain}.{moment}", listed([msg(f"occupations.on.{one}") for one in subjects]))
    if domain == "receive":
        if moment:
            return msg("occupations.when.receive_two", item_text(subjects[0].partition("_")[2]))
        return msg("occupations.when.receive", listed([item_text(one) for one in subjects]))
    if domain in ("mountain_item", "draw_occupation"):
        return msg(f"occupations.when.{domain}.{subjects[0]}")
    if domain == "bonus":
        return msg("occupations.when.bonus.instead")
    if domain == "build_house":
        return msg("occupations.when.build_house", msg(f"occupations.on.{subjects[0]}"))
    if domain in ("build_ship", "acquire_ship"):
        return msg(f"occupations.when.{domain}", listed([msg(f"feast.ship.{one}") for one in subjects]))
    if domain == "place":
        named = [msg("occupations.on.animal") if one == "animal" else item_text(one) for one in subjects]
        return msg(f"occupations.when.place.{moment}", listed(named))
    if domain == "phase":
        return msg(f"occupations.when.phase.{moment}", msg(f"occupations.phase.{subjects[0]}"))
    return msg(f"occupations.when.{domain}")


# Conditions ------------------------------------------------------------------------------------------------

_COMPARED = {">=": "at_least", "<=": "at_most", "==": "exactly"}


def figure_text(metric: str) -> Message:
    """The name of a figure."""
    kind, _, item = metric.partition(".")
    if kind == "supply" and item in ITEM:
        return msg("occupations.figure.supply", item_text(item))
    return msg(f"occupations.figure.{metric}")


def _condition(condition: Condition) -> Message:
    if condition.metric == "event.item":
        item = next(name for name, bit in KIND_BITS.items() if bit == condition.value)
        return msg("occupations.if.item", amount_text(*MOUNTAIN_ITEM[item]))
    return msg(f"occupations.if.{_COMPARED[condition.compare]}", figure_text(condition.metric), condition.value)


# What it does ------------------------------------------------------------------------------------------------


def ops_text(program: Program) -> list[Message]:
    """The operations of a program, a phrase each."""
    found: list[Message] = []
    for op in program:
        told = _TOLD.get(type(op))
        found += list(program_text((op,))) if told is None else [told(op)]
    return found


def _way(ops: Program) -> Message:
    return msg("occupations.way", listed(ops_text(ops)))


def _pay(op: Pay) -> Message:
    return msg("occupations.op.pay.round") if op.round_silver else msg("feast.op.pay", bag_text(op.items))


def _gain(op: Gain) -> Message:
    if op.each:
        return msg("occupations.op.gain.each", bag_text(op.items), figure_text(op.each))
    return msg("feast.op.gain", bag_text(op.items))


def _choose(op: Choose) -> Message:
    return msg("feast.op.choose", listed([_way(option.ops) for option in op.options]))


def _rows(options: tuple[Option, ...]) -> Message:
    return listed([msg("occupations.row", int(option.key), _way(option.ops)) for option in options])


def _improve(op: Improve) -> Message:
    if op.strips:
        if op.allowed:
            return msg("occupations.op.strip_only", listed([item_text(item) for item in op.allowed]))
        return msg("feast.op.strip", op.strips[0])
    if op.way == "over":
        return msg("occupations.op.improve.over", op.goods)
    if op.way == "up_left":
        return msg("occupations.op.improve.up_left", figure_text(op.each))
    if op.way == "up_right":
        return msg("occupations.op.improve.up_right", op.steps)
    if op.same:
        return msg("occupations.op.improve.same", op.goods)
    if op.kinds == BY_COLOUR["orange"]:
        return msg("occupations.op.improve.orange", op.goods)
    if op.kinds:
        return msg("occupations.op.improve.kinds", op.goods, listed([item_text(ITEMS[place]) for place in op.kinds]))
    if op.steps > 1:
        return msg("occupations.op.improve.steps", op.goods, op.steps)
    return msg("feast.op.upgrade", op.goods)


def _ship(op: GainShip) -> Message:
    key = "occupations.op.ship.built" if op.built else "feast.op.gain"
    return msg(key, msg(f"feast.ship.{op.ship}"))


def _require(op: card_ops.Require) -> Message:
    kind = _COMPARED[op.condition.compare]
    return msg(f"occupations.op.require.{kind}", figure_text(op.condition.metric), op.condition.value)


def _grant(op: card_ops.Grant) -> Message:
    # The action is named by what it is, not by the space that stands for it.
    name = msg(f"occupations.on.{op.space.partition('_')[0]}")
    return msg("occupations.op.grant.off", name, figure_text(op.off)) if op.off else msg("occupations.op.grant", name)


def _use_space(op: card_ops.UseSpace) -> Message:
    return msg(f"occupations.op.use_space.{'occupied' if op.occupied else 'beside'}", op.column)


def _run_phase(op: card_ops.RunPhase) -> Message:
    if op.scope:
        return msg(f"occupations.op.run_phase.{op.scope}")
    return msg("occupations.op.run_phase", msg(f"occupations.phase.{op.phase}"))


def _discount(op: card_ops.Discount) -> Message:
    if op.least > 1:
        return msg("occupations.op.discount.least", item_text(op.item), op.amount, op.least)
    return msg("occupations.op.discount", item_text(op.item), op.amount)


def _roll(op: card_ops.Roll) -> Message:
    return msg("occupations.op.roll.more" if op.delta > 0 else "occupations.op.roll.less", abs(op.delta))


def _fewer(op: card_ops.FewerVikings) -> Message:
    rows = [msg("occupations.row", least, fewer) for least, fewer in op.rows]
    return msg("occupations.op.fewer_vikings", figure_text(op.figure), listed(rows))


def _plain(key: str, *names: str) -> Callable[[Any], Message]:
    return lambda op: msg(f"occupations.op.{key}", *(getattr(op, name) for name in names))


_TOLD: dict[type[Op], Callable[[Any], Message]] = {
    Pay: _pay,
    Gain: _gain,
    card_ops.Receive: _gain,
    Choose: _choose,
    Improve: _improve,
    GainShip: _ship,
    DrawWeapons: _plain("weapons", "count"),
    PlayCards: _plain("play_one"),
    card_ops.ByFigure: lambda op: msg(
        f"occupations.op.by_figure.{op.match}", figure_text(op.figure), _rows(op.options)
    ),
    card_ops.Require: _require,
    card_ops.Fourth: _plain("fourth"),
    card_ops.TakeSpecial: lambda op: msg("feast.op.gain", item_text(op.tile)),
    card_ops.PayLess: lambda op: msg("occupations.op.pay.less", op.silver, figure_text(op.less)),
    card_ops.GainShips: lambda op: msg("occupations.op.ships", op.count, msg(f"feast.ship.{op.ship}")),
    card_ops.LoadedShip: _plain("ship.loaded", "ore"),
    card_ops.GiveShip: lambda op: msg("occupations.op.give_ship", msg(f"feast.ship.{op.ship}")),
    card_ops.OreOff: _plain("ore_off"),
    card_ops.Unload: _plain("unload"),
    card_ops.AddToRolls: _plain("add_to_rolls", "delta"),
    card_ops.ReturnHere: _plain("return_here"),
    card_ops.ReturnEach: _plain("return_each", "column"),
    card_ops.ReturnFrom: _plain("return_from"),
    card_ops.Grant: _grant,
    card_ops.UseSpace: _use_space,
    card_ops.RunPhase: _run_phase,
    card_ops.Tell: lambda op: msg(f"occupations.op.tell.{op.event.rpartition(':')[2]}"),
    card_ops.TopUp: _plain("top_up", "each"),
    card_ops.SwapSpecial: lambda op: msg(
        "occupations.op.swap_special", item_text(op.tile), listed([item_text(item) for item in op.fill])
    ),
    card_ops.LayOre: _plain("lay_ore"),
    card_ops.FoodToHouses: lambda op: msg("occupations.op.food_to_houses", item_text(op.item)),
    card_ops.FillShed: lambda op: msg("occupations.op.fill_shed", item_text(op.resource)),
    card_ops.NoMead: _plain("no_mead"),
    card_ops.Discount: _discount,
    card_ops.Roll: _roll,
    card_ops.MostRolls: _plain("most_rolls", "rolls"),
    card_ops.Worth: lambda op: msg("occupations.op.worth", item_text(op.item), op.value),
    card_ops.SpearsAsSwords: _plain("spears_as_swords"),
    card_ops.SplitLoot: _plain("split_loot", "tiles"),
    card_ops.LootGreen: _plain("loot_green", "less"),
    card_ops.BestSpecialLess: _plain("best_special_less", "less"),
    card_ops.FewerVikings: _fewer,
    card_ops.ExploreAny: _plain("explore_any"),
    card_ops.KnarrsAsLongships: _plain("knarrs_as_longships"),
    card_ops.ExtraStep: _plain("extra_step"),
    card_ops.Lengthwise: lambda op: msg("occupations.op.lengthwise", item_text(op.item), op.tiles),
    card_ops.WoodInHouses: _plain("wood_in_houses"),
}
