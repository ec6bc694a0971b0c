"""What spaces cost and bring, as messages made from the programs that run: for tooltips and lists."""

from collections.abc import Callable
from typing import Any

from vikingtable.rules.feast.boards import EXPLORATION_BOARDS
from vikingtable.rules.feast.dice import FAILURE, SUCCESS
from vikingtable.rules.feast.names import bag_text, site_text
from vikingtable.rules.feast.program import (
    Build,
    Choose,
    Dice,
    DrawCards,
    DrawWeapons,
    Emigrate,
    Explore,
    Fleet,
    Forge,
    Gain,
    GainShip,
    Improve,
    Offers,
    Op,
    Option,
    Pay,
    PlayCards,
    Program,
    SpecialSale,
    Swap,
)
from vikingtable.rules.feast.spaces import SPACE
from vikingtable.texts.message import Message, listed, msg


def _gain(op: Gain) -> Message:
    if not op.each:
        return msg("feast.op.gain", bag_text(op.items))
    kind = op.each.rpartition(".")[2]
    if op.most == 1:
        return msg(f"feast.op.gain.with_{kind}", bag_text(op.items))
    if op.most < 99:
        return msg(f"feast.op.gain.each_{kind}", bag_text(op.items), op.most)
    return msg(f"feast.op.gain.each_{kind}", bag_text(op.items))


def _options(options: tuple[Option, ...]) -> Message:
    return listed([msg(f"feast.choice.{option.key}") for option in options])


def _improve(op: Improve) -> list[Message]:
    told = []
    if len(op.strips) == 1:
        told.append(msg("feast.op.strip", op.strips[0]))
    elif op.strips:
        told.append(msg("feast.op.strips", listed(list(op.strips))))
    if op.different:
        told.append(msg("feast.op.upgrade.green"))
    elif op.goods and op.steps > 1:
        told.append(msg("feast.op.upgrade.double", op.goods))
    elif op.goods:
        told.append(msg("feast.op.upgrade", op.goods))
    return told


def _dice(dice: str) -> list[Message]:
    told = [msg("feast.op.dice", msg(f"feast.dice.{dice}"))]
    told.append(msg("feast.op.success", bag_text(SUCCESS[dice])) if dice in SUCCESS else msg("feast.op.loot"))
    items, vikings = FAILURE[dice]
    if vikings:
        return [*told, msg("feast.op.failure.vikings", bag_text(items), vikings)]
    return [*told, msg("feast.op.failure", bag_text(items))]


def _explore(op: Explore) -> Message:
    boards = [site_text(board.id) for board in EXPLORATION_BOARDS if board.explore_space == op.level]
    return msg("feast.op.explore", listed(boards))


def _one(key: str, *fields: str) -> Callable[[Any], Message]:
    return lambda op: msg(key, *(getattr(op, name) for name in fields))


_TOLD: dict[type[Op], Callable[[Any], Message | list[Message]]] = {
    Pay: lambda op: msg("feast.op.pay", bag_text(op.items)),
    Gain: _gain,
    Choose: lambda op: msg("feast.op.choose", _options(op.options)),
    Offers: lambda op: msg("feast.op.offers", _options(op.options)),
    Improve: _improve,
    SpecialSale: _one("feast.op.sale", "most"),
    Forge: _one("feast.op.forge"),
    Build: lambda op: msg("feast.op.gain", site_text(op.house)),
    GainShip: lambda op: msg("feast.op.gain", msg(f"feast.ship.{op.ship}")),
    Dice: lambda op: _dice(op.action),
    Fleet: lambda op: msg("feast.op.needs", _ships(op)),
    Explore: _explore,
    Swap: _one("feast.op.swap"),
    Emigrate: _one("feast.op.emigrate"),
    DrawCards: _one("feast.op.draw", "count"),
    DrawWeapons: _one("feast.op.weapons", "count"),
    PlayCards: lambda op: msg("feast.op.play.up_to", op.high) if not op.low else msg("feast.op.play", op.low, op.high),
}


def _ships(op: Fleet) -> Message:
    ship = msg(f"feast.ship.{op.ship}")
    return ship if op.count == 1 else msg("feast.amount", op.count, ship)


def program_text(program: Program) -> tuple[Message, ...]:
    """A program, a sentence an operation."""
    found: list[Message] = []
    for op in program:
        told = _TOLD[type(op)](op)
        found += told if isinstance(told, list) else [told]
    return tuple(found)


def space_text(space: str) -> tuple[Message, ...]:
    """What a space costs and brings, the bonus of its column included."""
    column = SPACE[space].column
    bonus = (msg(f"feast.op.column_{column}"),) if column > 2 else ()
    return (msg("feast.op.vikings", column), *program_text(SPACE[space].program), *bonus)
