"""What played occupations hear: events are told here, and the effects that wait for them are found and lined up.

``Effect.when`` is ``domain:subject:moment`` (or shorter), subjects joined by ``|``. The interpreter tells of:

- ``action:<tag>:before|after|instead|cost|rule`` — tags are ``any_space``, ``column_1`` … ``column_4``, those of the
  space (``spaces.py``), and after an action also ``viking_action``, ``uses_longship``, ``played_occupation`` and
  ``crafting_pays_ore`` (this one ``before`` too);
- ``dice:<any|hunt|snare|whaling|raid|pillage>:setup|roll|spend|loot|success|failure``;
- ``receive:<item>`` for each item that enters a supply, ``receive:2_<item>:instead``;
- ``mountain_item:taken|removed_in_phase_11``, ``draw_occupation:instead``, ``bonus:house_single_good:instead``;
- ``build_house:<stone_or_long|shed>``, ``build_ship:<ship>``, ``acquire_ship:<ship>``;
- ``place:<item>:<home|exploration|house|banquet>`` (``animal`` for sheep and cattle);
- ``phase:<name>:before|during|after|instead|rule``, ``vikings_return:action_phase``, ``thing_square:becomes``;
- ``play`` for a card just played, ``anytime`` for free actions, ``threshold`` when a condition may have come true.
"""

from collections.abc import Callable
from functools import lru_cache

from vikingtable.rules.feast.frames import Acting, Instead, Triggers, new_effecting, new_run
from vikingtable.rules.feast.metrics import holds
from vikingtable.rules.feast.program import Effect
from vikingtable.rules.feast.spaces import PROGRAMS, SPACES, register
from vikingtable.rules.feast.table import AnyPlayer, Position, Table

#: The effects of each occupation, by number, in the order in which they are printed.
EFFECTS: dict[int, tuple[Effect, ...]] = {}

#: What to forget when other effects are installed: caches that were made from them.
FORGET: list[Callable[[], None]] = []
#: (card, index of its effect).
Heard = tuple[tuple[int, int], ...]
_NONE: dict[str, Heard] = {}


def install(table: dict[int, tuple[Effect, ...]]) -> None:
    """Take over the effects of the occupations; their programs get the names ``card:<number>:<index>``."""
    EFFECTS.clear()
    EFFECTS.update(table)
    for forget in FORGET:
        forget()
    for number, effects in table.items():
        for index, effect in enumerate(effects):
            register(PROGRAMS, f"card:{number}:{index}", effect.program)


def keys_of(when: str) -> tuple[str, ...]:
    """The events that ``when`` waits for: subjects joined by ``|`` are told apart."""
    parts = when.split(":")
    if len(parts) < 2:
        return (when,)
    return tuple(":".join((parts[0], subject, *parts[2:])) for subject in parts[1].split("|"))


@lru_cache(maxsize=65536)
def listeners(played: tuple[int, ...]) -> dict[str, Heard]:
    """What a set of played cards waits for: effects by event, in the order of playing."""
    if not played:
        return _NONE
    # Cards are played one after the other: what those before wait for is known.
    found = dict(listeners(played[:-1]))
    for key, heard in _waits_for(played[-1]).items():
        found[key] = (*found[key], *heard) if key in found else heard
    return found


@lru_cache(maxsize=256)
def _waits_for(card: int) -> dict[str, Heard]:
    """What a card waits for: its effects by event."""
    found: dict[str, Heard] = {}
    for index, effect in enumerate(EFFECTS.get(card, ())):
        for key in keys_of(effect.when):
            found[key] = (*found.get(key, ()), (card, index))
    return found


FORGET += [listeners.cache_clear, _waits_for.cache_clear]


def heard(player: AnyPlayer, keys: tuple[str, ...]) -> Heard:
    """The effects of a player's cards that wait for one of ``keys``, each once."""
    played = player.played
    if not played:
        return ()
    waiting = listeners(played)
    if waiting.keys().isdisjoint(keys):
        return ()
    found: Heard = ()
    for key in keys:
        if key in waiting:
            found = (*found, *waiting[key]) if found else waiting[key]
    return tuple(dict.fromkeys(found)) if len(found) > 1 else found


def replaces_gain(player: AnyPlayer) -> bool:
    """Whether a card of the player may put something else in the place of an item that is received."""
    return bool(player.played) and _replaces_gain(player.played)


@lru_cache(maxsize=1 << 14)
def _replaces_gain(played: tuple[int, ...]) -> bool:
    return any(key.startswith("receive:") and key.endswith(":instead") for key in listeners(played))


FORGET.append(_replaces_gain.cache_clear)


@lru_cache(maxsize=1 << 14)
def watchers(played: tuple[int, ...]) -> Heard:
    """The effects of a set of played cards that fire by themselves once a condition has come true."""
    return tuple(which for which in listeners(played).get("threshold", ()) if not effect_of(*which).optional)


FORGET.append(watchers.cache_clear)


def effect_of(card: int, index: int) -> Effect:
    """An effect by card and index."""
    return EFFECTS[card][index]


def active(position: Position, seat: int, keys: tuple[str, ...], args: tuple[int, ...] = ()) -> Heard:
    """The effects that ``heard`` finds, whose conditions hold and whose limit is not used up."""
    found = heard(position.players[seat], keys)
    return tuple([one for one in found if ready(position, seat, one, args)]) if found else ()


def ready(position: Position, seat: int, which: tuple[int, int], args: tuple[int, ...] = ()) -> bool:
    """Whether an effect's conditions hold and its limit allows it now."""
    effect = EFFECTS[which[0]][which[1]]
    mark = which[0] * 8 + which[1]
    if effect.limit == "once" and mark in position.players[seat].spent:
        return False
    if effect.limit == "per_action":
        for frame in reversed(position.frames):
            if isinstance(frame, Acting):
                if mark in frame.fired:
                    return False
                break
    for condition in effect.conditions:  # noqa: SIM110 (quicker: asked at every step)
        if not holds(position, seat, condition, args):
            return False
    return True


def fire(table: Table, seat: int, keys: tuple[str, ...], args: tuple[int, ...] = (), times: int = 1) -> None:
    """Tell a seat's cards of an event; what they do is lined up above what is going on."""
    played = table.players[seat].played
    if not played:
        return
    waiting = listeners(played)
    for key in keys:
        if key in waiting:
            break
    else:
        return  # most events are heard by nobody
    found = tuple([one for one in active(table, seat, keys, args) if not effect_of(*one).replaces])
    if not found:
        return
    many: list[tuple[int, int]] = []
    for which in found:
        many += [which] * (times if effect_of(*which).limit == "per_unit" else 1)
    table.pending.append((seat, keys[0], tuple(many), args))


def line_up(table: Table) -> None:
    """Put the triggers found onto the stack: the first that was found is done first."""
    while table.pending:
        seat, event, waiting, args = table.pending.pop()
        table.frames.append(Triggers(seat, event, waiting, args))


def start(table: Table, seat: int, which: tuple[int, int], args: tuple[int, ...] = (), agreed: bool = False) -> None:
    """Put an effect onto the stack; ``agreed``: it is not asked whether it is wanted."""
    optional = effect_of(*which).optional and not agreed
    table.frames.append(new_effecting(seat, which[0], which[1], 0 if optional else 1, args))


def spend(table: Table, seat: int, which: tuple[int, int]) -> None:
    """Note that a limited effect has been used."""
    limit = effect_of(*which).limit
    mark = which[0] * 8 + which[1]
    if limit == "once":
        player = table.own(seat)
        player.spent = (*player.spent, mark)
    elif limit == "per_action":
        for depth in range(len(table.frames) - 1, -1, -1):
            frame = table.frames[depth]
            if isinstance(frame, Acting):
                table.frames[depth] = frame.with_(fired=(*frame.fired, mark))
                break


def do_or_replace(table: Table, seat: int, keys: tuple[str, ...], usual: str) -> None:
    """Run the program ``usual``, unless a card may replace it and its owner wants that."""
    played = table.players[seat].played
    found: Heard = ()
    if played and not listeners(played).keys().isdisjoint(keys):
        found = tuple([one for one in active(table, seat, keys) if effect_of(*one).replaces])
    if found:
        table.frames.append(Instead(seat, keys[0], usual, found))
    else:
        table.frames.append(new_run(seat, usual))


def _space_keys(moment: str) -> dict[str, tuple[str, ...]]:
    return {
        space.id: tuple(f"action:{tag}:{moment}" for tag in ("any_space", f"column_{space.column}", *space.tags))
        for space in SPACES
    }


#: The events of using a space, by moment and space.
ACTION_KEYS: dict[str, dict[str, tuple[str, ...]]] = {
    moment: _space_keys(moment) for moment in ("before", "after", "instead", "cost", "rule")
}
#: What takes the place of a whole action; the upgrade that is part of a mountain space has its own question.
INSTEAD_KEYS: dict[str, tuple[str, ...]] = {
    space: tuple(key for key in keys if "single_upgrade" not in key) for space, keys in ACTION_KEYS["instead"].items()
}
_NO_SPACE = ("any_space", "_printed", "_column", "action:column_")


def action_keys(frame: Acting, moment: str) -> tuple[str, ...]:
    """The events of an action under way; one that a card grants uses no space, unless it says so (``stay``)."""
    return ACTION_KEYS[moment][frame.space] if frame.place else _granted_keys(frame.space, frame.stay, moment)


@lru_cache(maxsize=1024)
def _granted_keys(space: str, stay: bool, moment: str) -> tuple[str, ...]:
    keys = ACTION_KEYS[moment][space]
    if stay:
        return tuple(key for key in keys if not key.startswith("action:column_"))
    return tuple(key for key in keys if not any(word in key for word in _NO_SPACE))
