"""Occupations at work: triggers lined up, effects that may be declined, replacements, conditions that come true."""

from vikingtable.rules.feast import effects
from vikingtable.rules.feast.frames import Acting, Effecting, Instead, Triggers, new_effecting, new_run
from vikingtable.rules.feast.handler import HANDLERS, OptionHandler, Options
from vikingtable.rules.feast.happenings import CardWorks
from vikingtable.rules.feast.items import ORE
from vikingtable.rules.feast.legality import (
    about_to_act,
    funded,
    funded_after,
    funded_without,
    harms,
    lacking,
    ops_why_not,
    payable,
    upgraded_before,
)
from vikingtable.rules.feast.metrics import acting
from vikingtable.rules.feast.names import card_text
from vikingtable.rules.feast.program import Gain
from vikingtable.rules.feast.spaces import PROGRAMS
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.feast.table import Position, Table
from vikingtable.texts.message import Message, msg


def option_of(which: tuple[int, int]) -> str:
    """The option that stands for an effect: ``card:<number>:<index>``."""
    return f"card:{which[0]}:{which[1]}"


def effect_named(option: str) -> tuple[int, int]:
    """The effect of such an option."""
    _, card, index = option.split(":")
    return int(card), int(index)


def thresholds(table: Table) -> None:
    """Fire every effect that waits for a condition which has come true ("Occupations": green).

    One that may be declined is an offer that stands until it is taken, see ``free.anytime``.
    """
    for seat, waiting in table.watching:
        ready = [which for which in waiting if effects.ready(table, seat, which)]
        if not ready or any(isinstance(frame, Effecting | Triggers) and frame.seat == seat for frame in table.frames):
            continue
        due = tuple(which for which in ready if payable(table, seat, which))
        if due:
            table.pending.append((seat, "threshold", due, ()))


def _lacking(position: Position, seat: int, action: Acting) -> bool:
    """Whether the action that is about to begin lacks something that cards before it can bring."""
    program = PROGRAMS[action.space]
    why = ops_why_not(position, seat, program, action.space)
    if upgraded_before(action):
        why = [one for one in why if one.key != "feast.why.no_green"]
    return bool(why) and funded(position, seat, program, action.space)


class _Triggers(OptionHandler):
    """Several effects wait: their owner chooses the order; one alone, or gains without a choice, go by themselves."""

    kind = "order"

    def options(self, position: Position, frame: Triggers) -> Options:
        found: Options = {option_of(which): [] for which in frame.waiting}
        below = about_to_act(position, frame.seat)
        if below is not None and _lacking(position, frame.seat, below):
            # Cards that together bring what the action lacks work in an order in which they do.
            for which in frame.waiting:
                if not funded_after(position, frame.seat, which, below.space):
                    found[option_of(which)] = [msg("feast.why.needed")]
        return found

    def stuck(self, position: Position, frame: Triggers) -> bool:
        # What the action costs must still be there once its cards have worked.
        below = about_to_act(position, frame.seat)
        return below is not None and bool(lacking(position, frame.seat, below))

    def _plain(self, frame: Triggers) -> bool:
        for which in frame.waiting:
            effect = effects.effect_of(*which)
            if effect.optional or any(type(op) is not Gain for op in effect.program):
                return False
        return True

    def step(self, table: Table, frame: Triggers) -> bool:
        if not frame.waiting:
            table.frames.pop()
            return True
        if len(set(frame.waiting)) > 1 and not self._plain(frame):
            return False
        self._begin(table, frame, frame.waiting[0])
        return True

    def _begin(self, table: Table, frame: Triggers, which: tuple[int, int]) -> None:
        left = list(frame.waiting)
        left.remove(which)
        table.frames[-1] = Triggers(frame.seat, frame.event, tuple(left), frame.args)
        effects.start(table, frame.seat, which, frame.args)

    def choose(self, table: Table, frame: Triggers, option: str) -> None:
        self._begin(table, frame, effect_named(option))


class _Effecting(OptionHandler):
    """An effect: asked for if it may be declined, then run."""

    kind = "effect"

    def prompt(self, state: FeastState, frame: Effecting) -> Message:
        return msg("feast.ask.effect", card_text(frame.card))

    def options(self, position: Position, frame: Effecting) -> Options:
        why = ops_why_not(position, frame.seat, effects.effect_of(frame.card, frame.index).program)
        below = about_to_act(position, frame.seat)
        if not why and below is not None and harms(position, frame.seat, (frame.card, frame.index), below.space):
            why = [msg("feast.why.needed")]
        return {"use": why}

    def may_skip(self, position: Position, frame: Effecting) -> bool:
        # A card that has to fund the action under way, or opened its space, is not declined.
        when = effects.effect_of(frame.card, frame.index).when
        below = acting(position)
        if below is None or below.seat != frame.seat or not when.endswith(":before"):
            return True
        if "crafting_pays_ore" in when:
            return position.players[frame.seat].supply[ORE] > 0
        if about_to_act(position, frame.seat) is None or not _lacking(position, frame.seat, below):
            return True
        which = (frame.card, frame.index)
        return funded_without(position, frame.seat, which, below.space)

    def stuck(self, position: Position, frame: Effecting) -> bool:
        # Asked just before an action, whose costs must still be there afterwards.
        below = acting(position)
        if frame.stage or below is None or below.seat != frame.seat or below.stage > 2 or not below.place:
            return False
        return bool(lacking(position, frame.seat, below))

    def step(self, table: Table, frame: Effecting) -> bool:
        which = (frame.card, frame.index)
        if frame.stage == 2:
            table.frames.pop()
        elif frame.stage == 1:
            table.frames[-1] = new_effecting(frame.seat, frame.card, frame.index, 2, frame.args)
            effects.spend(table, frame.seat, which)
            table.events.append(CardWorks(frame.seat, frame.card))
            table.frames.append(new_run(frame.seat, option_of(which)))
        elif self.possible(table, frame) and effects.ready(table, frame.seat, which, frame.args):
            return False
        else:
            table.frames.pop()
        return True

    def choose(self, table: Table, frame: Effecting, option: str) -> None:
        table.frames[-1] = new_effecting(frame.seat, frame.card, frame.index, 1, frame.args)


class _Instead(OptionHandler):
    """Something is about to happen; a card may put something else in its place. ``usual`` is the option without."""

    kind = "instead"

    def options(self, position: Position, frame: Instead) -> Options:
        found: Options = {"usual": []}
        if frame.usual in effects.ACTION_KEYS["instead"]:
            found["usual"] = ops_why_not(position, frame.seat, PROGRAMS[frame.usual])
        for which in frame.effects:
            found[option_of(which)] = [] if payable(position, frame.seat, which) else [msg("feast.why.effect")]
        return found

    def step(self, table: Table, frame: Instead) -> bool:
        if any(payable(table, frame.seat, which) for which in frame.effects):
            return False
        self.choose(table, frame, "usual")
        return True

    def choose(self, table: Table, frame: Instead, option: str) -> None:
        table.frames.pop()
        if option == "usual":
            table.frames.append(new_run(frame.seat, frame.usual))
        else:
            effects.start(table, frame.seat, effect_named(option), agreed=True)


HANDLERS[Triggers] = _Triggers()
HANDLERS[Effecting] = _Effecting()
HANDLERS[Instead] = _Instead()
