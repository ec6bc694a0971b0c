"""The text of an occupation, made from its effects: every trigger, condition, cost, gain, limit and "may".

A line is ``When, if …, by …, you may: cost → gain (limit)``. Triggers, conditions and figures have whole phrases of
their own, so that each language can inflect them; goods stand in lists.
"""

from collections.abc import Callable, Sequence
from typing import Any

from vikingtable.rules.feast import card_ops
from vikingtable.rules.feast.doing import program_of
from vikingtable.rules.feast.effects import EFFECTS
from vikingtable.rules.feast.items import BY_COLOUR, ITEMS
from vikingtable.rules.feast.metrics import MOST_DOUBLED_PEAS
from vikingtable.rules.feast.names import bag_text, item_text, items_text, site_text
from vikingtable.rules.feast.program import (
    Build,
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
from vikingtable.rules.feast.strips import KIND_BITS
from vikingtable.texts import TEXTS, Plural
from vikingtable.texts.message import Message, listed, msg


def card_text(card: int) -> tuple[Message, ...]:
    """What a card does, a line an effect, in the order in which they are printed."""
    return tuple(effect_text(effect) for effect in EFFECTS.get(card, ()))


def effect_text(effect: Effect) -> Message:
    """An effect as one line: when, under which conditions, whether it may be declined, what it does, how often."""
    lead = when_text(effect)
    for condition in effect.conditions[1 if effect.when == "threshold" else 0 :]:
        lead = msg("occupations.lead.if", lead, _condition(condition))
    for op in effect.program:
        if isinstance(op, card_ops.ByFigure):
            by = msg(f"occupations.by.{op.match}", _phrase(f"occupations.by.{op.figure}"))
            lead = msg("occupations.lead.by", lead, by)
    if effect.optional:
        lead = msg("occupations.lead.may", lead)
    body = program_words(effect.program)
    if effect.limit:
        body = msg(f"occupations.limit.{effect.limit}", body)
    return msg("occupations.line", lead, body)


def when_text(effect: Effect) -> Message:
    """The trigger of an effect: the event, or the first condition that has to come true."""
    if effect.when == "threshold":
        # One that may be declined is an offer, which stands until it is taken.
        key = "occupations.lead.offer" if effect.optional else "occupations.lead.threshold"
        return msg(key, _condition(effect.conditions[0]))
    return _phrase(f"occupations.when.{effect.when.replace(':', '.').replace('|', '_or_')}")


def way_text(program: str, at: int, option: str) -> Message:
    """What one way of a choice of a card does."""
    op = program_of(program)[at]
    assert isinstance(op, Choose | Offers)
    return program_words(next(way.ops for way in op.options if way.key == option), bare=True)


def _phrase(key: str, *args: "int | str | Message", n: int | None = None) -> Message:
    """A phrase of its own; a counted one takes ``n`` as its number, another as its first placeholder."""
    if n is None:
        return msg(key, *args)
    return msg(key, *args, n=n) if isinstance(TEXTS[key], Plural) else msg(key, n, *args)


# Conditions ------------------------------------------------------------------------------------------------

_COMPARED = {">=": "at_least", "<=": "at_most", "==": "exactly"}


def _condition(condition: Condition) -> Message:
    if condition.metric == "event.item":
        item = next(name for name, bit in KIND_BITS.items() if bit == condition.value)
        return _phrase(f"occupations.if.event.item.{item}")
    if condition.compare == "==" and not condition.value:
        return _phrase(f"occupations.if.{condition.metric}.none")
    further = (MOST_DOUBLED_PEAS,) if condition.metric == "supply.peas_to_double" else ()
    return _phrase(f"occupations.if.{condition.metric}.{_COMPARED[condition.compare]}", *further, n=condition.value)


def _each(metric: str) -> Message:
    further = (MOST_DOUBLED_PEAS,) if metric == "supply.peas_to_double" else ()
    return _phrase(f"occupations.each.{metric}", *further)


# What it does ------------------------------------------------------------------------------------------------


def program_words(program: Program, bare: bool = False) -> Message:
    """A program as one phrase, its costs before an arrow; ``bare``: what is received goes without a plus."""
    costs = [op for op in program if _is_cost(op)]
    rest = [op for op in program if not _is_cost(op) and not isinstance(op, card_ops.Require)]
    rest.sort(key=lambda op: isinstance(op, card_ops.Tell))  # what cards hear stands last
    asked = [op.condition for op in program if isinstance(op, card_ops.Require)]
    if not rest:
        words = _joined(costs, bare=True)
    elif costs:
        words = msg("occupations.trade", _joined(costs, bare=True, bracket=True), _joined(rest, bare=True))
    else:
        words = _joined(rest, bare)
    for condition in asked:
        words = msg("occupations.way.if", words, _condition(condition))
    return words


def _is_cost(op: Op) -> bool:
    if isinstance(op, Choose | card_ops.ByFigure) and not isinstance(op, card_ops.Fourth):
        return all(_is_cost(inner) for option in op.options for inner in option.ops)
    return isinstance(op, _COSTS)


_COSTS = (Pay, card_ops.PayLess, card_ops.GiveShip, card_ops.OreOff, card_ops.NoMead, card_ops.FillShed)


def _joined(ops: Sequence[Op], bare: bool, bracket: bool = False) -> Message:
    """Operations side by side; a choice among others is bracketed, a long one before an arrow too."""
    if len(ops) > 1:
        return listed([_words(op, bare, _ALL) for op in ops])
    return _words(ops[0], bare, _LONG if bracket else _NONE)


#: Which choices are put into brackets.
_NONE, _LONG, _ALL = 0, 1, 2


def _words(op: Op, bare: bool, brackets: int) -> Message:
    if isinstance(op, card_ops.ByFigure):
        return _bracketed(_folded("occupations.row.join", [_row(op.match, option) for option in op.options]), brackets)
    if type(op) is Choose:
        ways = [program_words(option.ops, bare) for option in op.options]
        if all(_is_short(option) for option in op.options):
            return _bracketed(_folded("occupations.or", ways), brackets - _LONG)
        return _bracketed(_folded("occupations.or.long", ways), brackets)
    received = _RECEIVED.get(type(op))
    if received is not None:
        words: Message = received(op)
        words = words if bare else msg("occupations.plus", words)
        return msg("occupations.each", words, _each(op.each)) if isinstance(op, Gain) and op.each else words
    told: Message = _TOLD[type(op)](op)
    return told


def _bracketed(words: Message, brackets: int) -> Message:
    return msg("occupations.way", words) if brackets > 0 else words


def _is_short(option: Option) -> bool:
    """Whether a way is a single thing, so that a choice between such needs no stronger parting."""
    if len(option.ops) > 1:
        return False
    return len(getattr(option.ops[0], "items", (0,))) == 1 and not isinstance(option.ops[0], Improve)


def _row(match: str, option: Option) -> Message:
    return msg(f"occupations.row.{match}", int(option.key), program_words(option.ops, bare=True))


def _folded(key: str, parts: Sequence[Message]) -> Message:
    said = parts[0]
    for part in parts[1:]:
        said = msg(key, said, part)
    return said


def _pay(op: Pay) -> Message:
    return _phrase("occupations.op.pay.round") if op.round_silver else bag_text(op.items)


def _improve(op: Improve) -> Message:
    if op.strips:
        if op.allowed:
            return _phrase(f"occupations.op.strip_only.{'_'.join(op.allowed)}")
        return _phrase("occupations.op.strip", n=op.strips[0])
    if op.way == "over":
        return _phrase("occupations.op.turn_over", n=op.goods)
    if op.way == "up_left":
        return msg("occupations.op.up_left", sum(amount for _, amount in op.cost), _each(op.each))
    if op.way == "up_right":
        return _phrase("occupations.op.up_right", op.steps, n=op.goods)
    if op.same:
        return _phrase("occupations.op.upgrade.same", n=op.goods)
    if op.kinds == BY_COLOUR["orange"]:
        return _phrase("occupations.op.upgrade.orange", n=op.goods)
    if op.kinds:
        return _phrase(
            "occupations.op.upgrade.kinds", listed([item_text(ITEMS[place]) for place in op.kinds]), n=op.goods
        )
    if op.steps > 1:
        return _phrase("occupations.op.upgrade.steps", op.steps, n=op.goods)
    return _phrase("occupations.op.upgrade", n=op.goods)


def _ship(op: GainShip) -> Message:
    ship = msg(f"feast.ship.{op.ship}")
    return _phrase("occupations.op.ship.built", ship) if op.built else ship


def _grant(op: card_ops.Grant) -> Message:
    # The action is named by what it is, not by the space that stands for it.
    action = _phrase(f"occupations.op.grant.{op.space.partition('_')[0]}")
    return _phrase("occupations.op.grant.off", action, _each(op.off)) if op.off else action


def _discount(op: card_ops.Discount) -> Message:
    if op.least > 1:
        return _phrase(f"occupations.op.discount.{op.item}.least", op.amount, op.least)
    return _phrase(f"occupations.op.discount.{op.item}", op.amount)


def _fewer(op: card_ops.FewerVikings) -> Message:
    by = msg("occupations.by.at_least", _phrase(f"occupations.by.{op.figure}"))
    rows = [msg("occupations.row.at_least", least, str(fewer)) for least, fewer in op.rows]
    return _phrase("occupations.op.fewer_vikings", by, _folded("occupations.row.join", rows))


def _plain(key: str, *fields: str) -> Callable[[Any], Message]:
    return lambda op: _phrase(key, *(getattr(op, field) for field in fields))


def _counted(key: str, field: str) -> Callable[[Any], Message]:
    return lambda op: _phrase(key, n=getattr(op, field))


#: What enters the supply or the bay: with a plus where nothing is paid for it.
_RECEIVED: dict[type[Op], Callable[[Any], Message]] = {
    Gain: lambda op: bag_text(op.items),
    card_ops.Receive: lambda op: bag_text(op.items),
    Build: lambda op: site_text(op.house),
    GainShip: _ship,
    card_ops.TakeSpecial: lambda op: item_text(op.tile),
    card_ops.Fourth: _plain("occupations.op.fourth"),
    card_ops.GainShips: lambda op: _phrase(f"occupations.op.ships.{op.ship}", n=op.count),
    card_ops.LoadedShip: _plain("occupations.op.ship.loaded", "ore"),
    card_ops.TopUp: _plain("occupations.op.top_up", "each"),
    card_ops.LayOre: _plain("occupations.op.lay_ore"),
}
#: Everything else, as a phrase.
_TOLD: dict[type[Op], Callable[[Any], Message]] = {
    Pay: _pay,
    Improve: _improve,
    DrawWeapons: _counted("occupations.op.weapons", "count"),
    PlayCards: _plain("occupations.op.play_one"),
    card_ops.PayLess: lambda op: _phrase(f"occupations.op.pay.less.{op.less}", op.silver),
    card_ops.PayWeapons: _counted("occupations.op.pay_weapons", "count"),
    card_ops.GiveShip: lambda op: _phrase(f"occupations.op.give_ship.{op.ship}"),
    card_ops.OreOff: _plain("occupations.op.ore_off"),
    card_ops.Unload: _plain("occupations.op.unload"),
    card_ops.AddToRolls: _plain("occupations.op.add_to_rolls", "delta"),
    card_ops.ReturnHere: _plain("occupations.op.return_here"),
    card_ops.ReturnEach: _plain("occupations.op.return_each", "column"),
    card_ops.ReturnFrom: _plain("occupations.op.return_from"),
    card_ops.Grant: _grant,
    card_ops.UseSpace: lambda op: _phrase(
        f"occupations.op.use_space.{'occupied' if op.occupied else 'beside'}", op.column
    ),
    card_ops.RunPhase: lambda op: _phrase(f"occupations.op.run_phase.{op.phase}{'.' if op.scope else ''}{op.scope}"),
    card_ops.Tell: lambda op: _phrase(f"occupations.op.tell.{op.event.rpartition(':')[2]}"),
    card_ops.SwapSpecial: lambda op: _phrase(
        f"occupations.op.swap_special.{op.tile}", items_text((item, 1) for item in op.fill)
    ),
    card_ops.FoodToHouses: lambda op: _phrase(f"occupations.op.food_to_houses.{op.item}"),
    card_ops.FillShed: lambda op: _phrase(f"occupations.op.fill_shed.{op.resource}"),
    card_ops.NoMead: _plain("occupations.op.no_mead"),
    card_ops.Discount: _discount,
    card_ops.Roll: lambda op: _phrase(
        "occupations.op.roll.more" if op.delta > 0 else "occupations.op.roll.less", abs(op.delta)
    ),
    card_ops.MostRolls: _counted("occupations.op.most_rolls", "rolls"),
    card_ops.Worth: lambda op: _phrase(f"occupations.op.worth.{op.item}", op.value),
    card_ops.SpearsAsSwords: _plain("occupations.op.spears_as_swords"),
    card_ops.SplitLoot: _counted("occupations.op.split_loot", "tiles"),
    card_ops.LootGreen: _plain("occupations.op.loot_green", "less"),
    card_ops.BestSpecialLess: _plain("occupations.op.best_special_less", "less"),
    card_ops.FewerVikings: _fewer,
    card_ops.ExploreAny: _plain("occupations.op.explore_any"),
    card_ops.KnarrsAsLongships: _plain("occupations.op.knarrs_as_longships"),
    card_ops.ExtraStep: _plain("occupations.op.extra_step"),
    card_ops.Lengthwise: lambda op: _phrase(f"occupations.op.lengthwise.{op.item}", op.tiles),
    card_ops.WoodInHouses: _plain("occupations.op.wood_in_houses"),
}
