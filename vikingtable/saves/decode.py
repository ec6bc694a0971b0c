"""The bytes of a save as checked values: strict reading, each fault with its place; no replay yet."""

from typing import Any, TypeVar

import attrs
from attrs import evolve, frozen

from vikingtable.rules.chance import Outcome
from vikingtable.rules.game import Game, OptionValue, Setup, SetupError
from vikingtable.rules.plain import Codec, PlainError, strict_converter, structured, to_plain
from vikingtable.rules.registry import game as game_by_id
from vikingtable.rules.state import NOBODY, State
from vikingtable.saves.diff import diff
from vikingtable.saves.encode import GAME_KEYS, LAB_KEYS
from vikingtable.saves.limits import MAX_ACTIONS
from vikingtable.saves.migrate import migrated
from vikingtable.saves.model import SavedAction, SavedGame, SavedLab, SaveError, SeatInfo
from vikingtable.saves.strict_json import WHOLE, joined, parse, shortened
from vikingtable.texts.message import listed, msg

T = TypeVar("T")

_CONVERTER = strict_converter()
_DAMAGED = msg("saves.advice.damaged")
_codecs: dict[str, tuple[Game[Any], Codec]] = {}


@frozen
class Decoded:
    """What a file holds, before its actions are replayed."""

    saved: SavedGame | SavedLab
    #: The digest that the file names; empty for a lab.
    digest: str = ""
    #: The plain data under ``setup``, ``start`` and ``actions``, from which the digest is made.
    sealed: tuple[Any, Any, list[Any]] = (None, None, [])
    #: Whether the present rules have the version that wrote the file.
    same_rules: bool = True
    #: Whether the position is that at the start of the last turn, as the present rules cannot read the last one.
    at_last_turn: bool = False


def codec_for(game: Game[Any]) -> Codec:
    """The reader of a game's states and actions, made once."""
    kept = _codecs.get(game.id)
    if kept is None or kept[0] is not game:
        for kind in game.action_types:
            if any(field.name in ("outcomes", "type") for field in attrs.fields(kind)):
                raise TypeError(f"{kind.__name__}: no field of an action may be called outcomes or type")
        kept = _codecs[game.id] = (game, Codec(game))
    return kept[1]


def decode(data: bytes) -> Decoded:
    """What the bytes of a file hold. Raises ``SaveError`` with the place of the first fault."""
    plain = parse(data)
    kind = plain.get("kind")
    for key in ("format", "kind"):
        if key not in plain:
            raise SaveError(msg("saves.read.not_a_save"), key, msg("saves.advice.other_file"))
    plain = migrated(plain)
    if kind == "report":
        raise SaveError(msg("saves.read.report"), "kind", msg("saves.advice.other_file"))
    if kind == "lab":
        return Decoded(_lab(plain))
    if kind != "game":
        raise SaveError(msg("saves.read.not_a_save"), "kind", msg("saves.advice.other_file"))
    return _game(plain)


def read_action(codec: Codec, plain: Any, path: str, seats: int, *, script: bool = False) -> SavedAction:
    """One action with its outcomes; in a script these may be left out. Raises ``SaveError``."""
    if type(plain) is not dict:
        raise _bad(path, "an object is needed")
    fields = {key: value for key, value in plain.items() if key != "outcomes"}
    if len(fields) == len(plain) and not script:
        raise _bad(path, "outcomes is missing")
    try:
        action = codec.action(fields, path)
    except PlainError as fault:
        raise _bad(fault.path, fault.reason) from None
    if not script:
        _nothing_left_out(fields, action, path)
    if not 0 <= action.seat < seats:
        raise SaveError(msg("saves.read.no_such_seat"), f"{path}.seat", _DAMAGED)
    return SavedAction(action, _outcomes(plain.get("outcomes", []), f"{path}.outcomes"))


def read_script(text: str, game: Game[Any], seats: int) -> tuple[SavedAction, ...]:
    """The actions of a script: one a line, as ``actions`` holds them, ``outcomes`` left out where chance decides.

    Empty lines and lines that begin with ``#`` are skipped; a comma at the end of a line is allowed. Raises
    ``SaveError`` whose place is the line.
    """
    codec = codec_for(game)
    actions = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.rstrip().removesuffix(",")
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        here = f"line {number}"
        try:
            plain = _line(line, number)
            actions.append(read_action(codec, plain, f"{here}: action", seats, script=True))
        except SaveError as fault:
            place = fault.place if fault.place.startswith(here) else f"{here}: {fault.place}"
            raise SaveError(fault.message, here if fault.place == WHOLE else place, None, fault.detail) from None
    return tuple(actions)


def _line(line: str, number: int) -> Any:
    """A line of a script as plain data. Raises ``SaveError``; a place that it names counts the lines before."""
    data = line.encode("utf-8", "replace")
    try:
        return parse(data)
    except SaveError as fault:
        if not fault.place.startswith("line 1,"):
            raise
    return parse(b"\n" * (number - 1) + data)  # fails as before


def checked_state(game: Game[Any], plain: Any, path: str, seats: int) -> State:
    """A full state that the game can be played on from. Raises ``SaveError``."""
    try:
        state: State = codec_for(game).state(plain, path)
    except PlainError as fault:
        raise _bad(fault.path, fault.reason) from None
    _nothing_left_out(plain, state, path)
    if not 0 <= state.generator < 1 << 64:
        raise _bad(f"{path}.generator", "a number of 64 bits is needed")
    if state.viewer != NOBODY:
        raise _bad(f"{path}.viewer", "the full state is needed, not what one seat sees")
    if state.seats != seats:
        raise _bad(f"{path}.seats", f"{seats} seats are at the table")
    if not 0 <= state.turn < 1 << 31:
        raise _bad(f"{path}.turn", "a number of turns is needed")
    try:
        reasons = game.check(state)
    except Exception as fault:  # a forged state must not take the table down, whatever a check overlooks
        raise _bad(path, f"{type(fault).__name__}: {fault}") from fault
    if reasons:
        raise SaveError(msg("saves.read.impossible", path, listed(reasons)), path, _DAMAGED)
    return state


# The two kinds of file -------------------------------------------------------------------------------------------


def _lab(plain: dict[str, Any]) -> SavedLab:
    _only(plain, LAB_KEYS)
    lab = plain["lab"]
    if type(lab) is not dict:
        raise _bad("lab", "an object is needed")
    return SavedLab(_application(plain), lab)


def _game(plain: dict[str, Any]) -> Decoded:
    _only(plain, GAME_KEYS)
    game_id = _value(str, plain["game"], "game")
    try:
        game = game_by_id(game_id)
    except KeyError:
        raise SaveError(
            msg("saves.read.unknown_game", shortened(game_id)), "game", msg("saves.advice.update")
        ) from None
    rules = _value(int, plain["rules"], "rules")
    same_rules = rules == game.rules_version
    if type(plain["actions"]) is not list:
        raise _bad("actions", "a list is needed")
    if len(plain["actions"]) > MAX_ACTIONS:
        raise SaveError(msg("saves.read.too_many_values"), "actions", msg("saves.advice.other_file"))
    seats = _value(tuple[SeatInfo, ...], plain["seats"], "seats")
    header = SavedGame(
        game=game_id,
        rules=rules,
        application=_application(plain),
        setup=_setup(game, plain, len(seats), same_rules),
        setup_outcomes=_outcomes(plain["setup"], "setup"),
        seats=seats,
        start=None,
        actions=(),
        turn_state=_NO_STATE,
        turn_actions=0,
        state=_NO_STATE,
        analysis=_value(bool, plain["analysis"], "analysis"),
    )
    digest = _value(str, plain["digest"], "digest")
    if not same_rules:
        return _other_rules(game, header, plain)
    saved = evolve(
        header,
        start=None if plain["start"] is None else checked_state(game, plain["start"], "start", len(seats)),
        turn_state=checked_state(game, plain["turn"], "turn", len(seats)),
        turn_actions=_turn_actions(plain),
        state=checked_state(game, plain["state"], "state", len(seats)),
        actions=tuple(
            read_action(codec_for(game), action, f"actions[{index}]", len(seats))
            for index, action in enumerate(plain["actions"])
        ),
    )
    return Decoded(saved, digest, (plain["setup"], plain["start"], plain["actions"]))


#: Stands in a half-read save until its states are read.
_NO_STATE = State(generator=0, viewer=NOBODY, seats=0, turn=0, frames=())


def _other_rules(game: Game[Any], header: SavedGame, plain: dict[str, Any]) -> Decoded:
    """A file of another version of the rules: its position, or that at the start of its last turn; no history."""
    seats = len(header.seats)
    at_last_turn = False
    try:
        state = checked_state(game, plain["state"], "state", seats)
    except SaveError as fault:
        try:
            state = checked_state(game, plain["turn"], "turn", seats)
        except SaveError:
            raise SaveError(
                msg("saves.read.other_rules", header.rules, game.rules_version),
                fault.place,
                msg("saves.advice.same_version", shortened(header.application)),
                fault.detail,
            ) from None
        at_last_turn = True
    saved = evolve(header, start=state, turn_state=state, state=state, replayable=False)
    return Decoded(saved, same_rules=False, at_last_turn=at_last_turn)


# Parts -----------------------------------------------------------------------------------------------------------


def _bad(path: str, reason: str) -> SaveError:
    return SaveError(msg("saves.read.bad_value", shortened(path, 200)), path, _DAMAGED, shortened(reason, 200))


def _nothing_left_out(plain: Any, value: object, path: str) -> None:
    """Refuses data in which fields with defaults were left out: what is not written was not saved."""
    missing = diff(plain, to_plain(value), path)
    if missing is not None:
        raise _bad(missing.path, "is missing")


def _value(kind: type[T], plain: Any, path: str) -> T:
    try:
        value = structured(_CONVERTER, kind, plain, path)
    except PlainError as fault:
        raise _bad(fault.path, fault.reason) from None
    _nothing_left_out(plain, value, path)
    return value


def _only(plain: dict[str, Any], keys: tuple[str, ...]) -> None:
    for key in keys:
        if key not in plain:
            raise SaveError(msg("saves.read.missing_key", key), key, _DAMAGED)
    for key in plain:
        if key not in keys:
            raise SaveError(msg("saves.read.unknown_key", shortened(key)), joined("", key), _DAMAGED)


def _application(plain: dict[str, Any]) -> str:
    application = _value(str, plain["application"], "application")
    if len(application) > 80 or not application.isprintable():
        raise _bad("application", "a version number is needed")
    return application


def _outcomes(plain: Any, path: str) -> tuple[Outcome, ...]:
    return _value(tuple[int | tuple[int, ...], ...], plain, path)


def _turn_actions(plain: dict[str, Any]) -> int:
    number = _value(int, plain["turn_actions"], "turn_actions")
    if not 0 <= number <= len(plain["actions"]):
        raise _bad("turn_actions", f"a number from 0 to {len(plain['actions'])} is needed")
    return number


def _setup(game: Game[Any], plain: dict[str, Any], seats: int, same_rules: bool) -> Setup:
    seed = _value(int, plain["seed"], "seed")
    options = plain["options"]
    if type(options) is not dict:
        raise _bad("options", "an object is needed")
    known = {option.key: option for option in game.options}
    chosen: dict[str, OptionValue] = {}
    for key, value in options.items():
        value = _value(_OPTION, value, joined("options", key))
        if not same_rules and (key not in known or not known[key].allows(value)):
            continue  # the position holds what it was played with; other rules need not know it
        chosen[key] = value
    setup = Setup(seats, seed, tuple(chosen.items()))
    try:
        return evolve(setup, options=tuple(game.resolved(setup).items()))
    except SetupError as fault:
        place = "seats" if fault.reason.key == "common.setup.seats" else "options"
        if fault.reason.args and place == "options":
            place = joined("options", str(fault.reason.args[0]))
        raise SaveError(msg("saves.read.bad_value", shortened(place, 200)), place, _DAMAGED) from None


_OPTION: Any = int | str | bool | None
