"""Actions under way: the stages of using a space, programs operation by operation, and choices inside them."""

from collections.abc import Callable
from typing import Any

from vikingtable.rules.feast import effects, moves, standing
from vikingtable.rules.feast.frames import (
    TALLY_PLACE,
    Acting,
    Choosing,
    Crewing,
    Emigrating,
    Exploring,
    Forging,
    Run,
    Selling,
    Swapping,
    new_improving,
    new_playing,
    new_rolling,
    new_run,
)
from vikingtable.rules.feast.handler import HANDLERS, Handler, OptionHandler, Options
from vikingtable.rules.feast.items import ITEM, ITEMS, ORE, SILVER, Bag, has
from vikingtable.rules.feast.legality import funded, ops_can, ops_why_not
from vikingtable.rules.feast.metrics import acting, measure
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
    Pay,
    PlayCards,
    Program,
    SpecialSale,
    Swap,
)
from vikingtable.rules.feast.spaces import PROGRAMS, SPACE
from vikingtable.rules.feast.standing import LOW
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.feast.table import Position, Table, berth_for
from vikingtable.texts.message import Message, msg

#: Programs that the rules run besides those of spaces and cards.
PROGRAMS["draw_card"] = (DrawCards(1),)
PROGRAMS["take_card"] = (DrawCards(1, asked=True),)
PROGRAMS["draw_weapon"] = (DrawWeapons(1),)


def program_of(name: str) -> Program:
    """The program of a name; ``gain:<item>:<amount>:<source>`` names the plain gain of one item.

    Raises ``KeyError`` for an unknown name.
    """
    program = PROGRAMS.get(name)
    if program is not None:
        return program
    parts = name.split(":")
    if parts[0] != "gain" or len(parts) != 4:
        raise KeyError(name)
    return (Gain(((ITEM[parts[1]], int(parts[2])),)),)


class _Acting(Handler):
    """Vikings stand (or a card acts): column-3 card, triggers before, column-4 card, the action, triggers after."""

    def step(self, table: Table, frame: Acting) -> bool:
        # Stages in which nothing happens are passed over in one go.
        seat, stage, space = frame.seat, frame.stage, frame.space
        column = SPACE[space].column if frame.place else 0  # no column bonus for what a card grants
        player = table.players[seat]
        if stage < 1 and column == 3:
            _advance(table, frame, 1)
            table.frames.append(new_run(seat, "draw_card"))
            return True
        if stage < 2 and player.played:
            effects.fire(table, seat, effects.action_keys(frame, "before"))
            if table.pending:
                _advance(table, frame, 2)
                return True
        may_play = column == 4 and not frame.card_used and player.hand
        if stage < 3 and may_play:
            _advance(table, frame, 3)
            table.frames.append(new_playing(seat, 0, 1, bonus=True))
            return True
        if stage < 4:
            _advance(table, frame, 4)
            effects.do_or_replace(table, seat, effects.INSTEAD_KEYS[space], space)
            return True
        if stage < 5 and may_play:
            _advance(table, frame, 5)
            table.frames.append(new_playing(seat, 0, 1, bonus=True))
            return True
        if stage < 6 and player.played:
            effects.fire(table, seat, _after(frame))
            if table.pending:
                _advance(table, frame, 6)
                return True
        table.frames.pop()
        return True


def _advance(table: Table, frame: Acting, stage: int) -> None:
    table.frames[-1] = frame.at_stage(stage)


_LONGSHIPS_USED, _CARDS_PLAYED, _ORE_PAID = (
    TALLY_PLACE[name] for name in ("longships_used", "cards_played", "ore_paid")
)


def _after(frame: Acting) -> tuple[str, ...]:
    """What is told when an action is over."""
    keys = effects.action_keys(frame, "after")
    tally = frame.tally
    if frame.place:
        keys = (*keys, "action:viking_action:after")
    if tally[_LONGSHIPS_USED]:
        keys = (*keys, "action:uses_longship:after")
    if tally[_CARDS_PLAYED]:
        keys = (*keys, "action:played_occupation:after")
    if tally[_ORE_PAID] and "crafting" in SPACE[frame.space].tags:
        keys = (*keys, "action:crafting_pays_ore:after")
    return keys


class _Run(Handler):
    """A program: one operation after the other; those that need an answer put a frame of their own on top."""

    def step(self, table: Table, frame: Run) -> bool:
        frames, program = table.frames, program_of(frame.program)
        last, depth = len(program) - 1, len(frames) - 1
        while frame.at < last:
            op = program[frame.at]
            following = frames[-1] = new_run(frame.seat, frame.program, frame.at + 1)
            DO[type(op)](table, frame, op)
            if frames[-1] is not following or table.pending or table.watching:
                return True
            frame = following  # nothing came between: the next operation at once
        if frame.at == last:
            op = program[last]
            DO[type(op)](table, frame, op)
            if frames[-1] is not frame or table.pending or table.watching:
                # What came between is done before the program is over; if it still is under way.
                if len(frames) > depth and frames[depth] is frame:
                    frames[depth] = new_run(frame.seat, frame.program, last + 1)
                return True
        frames.pop()
        return True


def _end(table: Table) -> None:
    # The program cannot go on (a cost that is not there): what is left of it falls away.
    table.frames.pop()


def _cost(position: Position, run: Run, op: Pay) -> Bag:
    items = op.items
    if op.round_silver:
        items = (*items, (SILVER, position.round))
    if not position.players[run.seat].played or run.program.startswith("card:"):
        return items  # only what a space asks for becomes cheaper, and only by cards
    frame = acting(position)
    return standing.price(position, run.seat, items, frame.space if frame else "")


def _pay(table: Table, frame: Run, op: Pay) -> None:
    items = _cost(table, frame, op)
    if table.players[frame.seat].played and not frame.told and any(place == ORE and amount for place, amount in items):
        context = acting(table)
        key = ("action:crafting_pays_ore:before",)
        ours = not frame.program.startswith("card:")
        if ours and context is not None and "crafting" in SPACE[context.space].tags:
            # The same payment again, once the cards have had their say.
            table.frames[-1] = Run(frame.seat, frame.program, frame.at, told=True)
            effects.fire(table, frame.seat, key)
            return
    if not has(table.players[frame.seat].supply, items):
        _end(table)
        return
    table.pay(frame.seat, items, counted=_asked_by_action(frame.program))


def payable_now(position: Position, frame: Run) -> bool:
    """Whether the supply covers the payment that a program is about to make."""
    for op in program_of(frame.program)[frame.at : frame.at + 1]:
        if type(op) is Pay:
            return has(position.players[frame.seat].supply, _cost(position, frame, op))
    return True


def _asked_by_action(program: str) -> bool:
    """Whether what a program pays is paid for the action, not for a card that works besides."""
    if not program.startswith("card:"):
        return True
    card, index = program.split("/")[0].split(":")[1:]
    return effects.effect_of(int(card), int(index)).replaces


def _gain(table: Table, frame: Run, op: Gain) -> None:
    times = 1
    if op.each:
        times = min(measure(table, frame.seat, op.each), op.most)
        if times <= 0:
            return
    items = op.items if times == 1 else tuple((place, amount * times) for place, amount in op.items)
    plain = frame.program.startswith("gain:")
    if not plain and effects.replaces_gain(table.players[frame.seat]):
        rest: list[tuple[int, int]] = []
        for place, amount in items:
            key = f"receive:{amount}_{ITEMS[place]}:instead"
            if effects.heard(table.players[frame.seat], (key,)):
                effects.do_or_replace(table, frame.seat, (key,), f"gain:{ITEMS[place]}:{amount}:action")
            else:
                rest.append((place, amount))
        items = tuple(rest)
    source = "card" if frame.program.startswith("card:") and type(op) is Gain else "action"
    if plain:
        source = frame.program.rpartition(":")[2]
    moves.gain(table, frame.seat, items, source)


def _choose(table: Table, frame: Run, op: Choose | Offers) -> None:
    table.frames.append(Choosing(frame.seat, frame.program, frame.at))


def _improve(table: Table, frame: Run, op: Improve) -> None:
    goods = min(op.goods, measure(table, frame.seat, op.each)) if op.each else op.goods
    extra = standing.extra_steps(table, frame.seat, op.goods, op.steps) if op.way == "up" else 0
    table.frames.append(new_improving(frame.seat, frame.program, frame.at, op.strips, (), goods, (), (), False, extra))


def _sale(table: Table, frame: Run, op: SpecialSale) -> None:
    table.frames.append(Selling(frame.seat, op.most))


def _forge(table: Table, frame: Run, op: Forge) -> None:
    table.frames.append(Forging(frame.seat))


def _build(table: Table, frame: Run, op: Build) -> None:
    if not ops_why_not(table, frame.seat, (op,)):
        moves.gain_house(table, frame.seat, op.house, op.built)


def _ship(table: Table, frame: Run, op: GainShip) -> None:
    if berth_for(table.players[frame.seat], op.ship):
        moves.gain_ship(table, frame.seat, op.ship, "built" if op.built else "received")


def _dice(table: Table, frame: Run, op: Dice) -> None:
    seat, dice = frame.seat, op.action
    boats = 0
    if dice == "whaling_3":
        boats = len(standing.dice_ships(table, seat, dice))
        if boats > 1 and standing.fewer_boats_count(table, seat, dice):
            table.frames.append(Crewing(seat, dice))
            return
    elif dice == "whaling_4":
        boats = 1
    begin_rolling(table, seat, dice, boats)


def begin_rolling(table: Table, seat: int, dice: str, boats: int) -> None:
    """A dice action begins, with so many whaling boats."""
    context = acting(table)
    modifier = standing.roll_modifier(table, seat, dice, boats or 99) + (context.modifier if context else 0)
    if boats:
        table.tally("boats_used", boats)
    if dice not in LOW and table.players[seat].longships:
        table.tally("longships_used", 1)
    table.frames.append(
        new_rolling(seat, dice, modifier=modifier, boats=boats, most=standing.most_rolls(table, seat, dice))
    )


def _fleet(table: Table, frame: Run, op: Fleet) -> None:
    if standing.fleet(table.players[frame.seat], op.ship) < op.count:
        _end(table)
    elif op.ship == "longship" and table.players[frame.seat].longships:
        table.tally("longships_used", 1)


def _explore(table: Table, frame: Run, op: Explore) -> None:
    table.frames.append(Exploring(frame.seat, op.level))


def _swap(table: Table, frame: Run, op: Swap) -> None:
    table.frames.append(Swapping(frame.seat))


def _emigrate(table: Table, frame: Run, op: Emigrate) -> None:
    table.frames.append(Emigrating(frame.seat))


def _draw(table: Table, frame: Run, op: DrawCards) -> None:
    # Each card by itself: a card may replace the drawing of one and not of the next.
    if not op.asked and effects.heard(table.players[frame.seat], ("draw_occupation:instead",)):
        for _ in range(op.count):
            effects.do_or_replace(table, frame.seat, ("draw_occupation:instead",), "take_card")
    else:
        for _ in range(op.count):
            table.draw_card(frame.seat)


def _weapons(table: Table, frame: Run, op: DrawWeapons) -> None:
    for _ in range(op.count):
        table.draw_weapon(frame.seat)


def _play(table: Table, frame: Run, op: PlayCards) -> None:
    table.frames.append(new_playing(frame.seat, op.low, op.high))


#: How each operation is carried out; operations of occupations are entered by their own module.
DO: dict[type[Op], Callable[[Table, Run, Any], None]] = {
    Pay: _pay,
    Gain: _gain,
    Choose: _choose,
    Offers: _choose,
    Improve: _improve,
    SpecialSale: _sale,
    Forge: _forge,
    Build: _build,
    GainShip: _ship,
    Dice: _dice,
    Fleet: _fleet,
    Explore: _explore,
    Swap: _swap,
    Emigrate: _emigrate,
    DrawCards: _draw,
    DrawWeapons: _weapons,
    PlayCards: _play,
}


class _Choosing(OptionHandler):
    """One of several ways, or several offers one after the other."""

    kind = "choice"

    def _op(self, frame: Choosing) -> Choose | Offers:
        op = program_of(frame.program)[frame.at]
        assert isinstance(op, Choose | Offers)
        return op

    def prompt(self, state: FeastState, frame: Choosing) -> Message:
        return msg("feast.ask.offers" if isinstance(self._op(frame), Offers) else "feast.ask.choice")

    def options(self, position: Position, frame: Choosing) -> Options:
        context = acting(position)
        space = context.space if context is not None and not frame.program.startswith("card:") else ""
        found: Options = {}
        for option in self._op(frame).options:
            if option.key not in frame.taken:
                why = ops_why_not(position, frame.seat, option.ops, space)
                if why and space and funded(position, frame.seat, option.ops, space):
                    why = []
                found[option.key] = why
        return found

    def chosen_from(self, position: Position, frame: Choosing) -> list[str]:
        context = acting(position)
        space = context.space if context is not None and not frame.program.startswith("card:") else ""
        return [
            option.key
            for option in self._op(frame).options
            if option.key not in frame.taken
            and (
                ops_can(position, frame.seat, option.ops, space)
                or (space and funded(position, frame.seat, option.ops, space))
            )
        ]

    def may_skip(self, position: Position, frame: Choosing) -> bool:
        op = self._op(frame)
        return isinstance(op, Offers) or op.may

    def step(self, table: Table, frame: Choosing) -> bool:
        if self.possible(table, frame):
            return False
        table.frames.pop()
        if not self.may_skip(table, frame):
            _end(table)  # what was to be paid or chosen is not there: the rest falls away
        return True

    def choose(self, table: Table, frame: Choosing, option: str) -> None:
        if isinstance(self._op(frame), Offers):
            table.frames[-1] = Choosing(frame.seat, frame.program, frame.at, (*frame.taken, option))
        else:
            table.frames.pop()
        table.frames.append(Run(frame.seat, f"{frame.program}/{option}"))


HANDLERS[Acting] = _Acting()
HANDLERS[Run] = _Run()
HANDLERS[Choosing] = _Choosing()
