"""``vikingtable play``: a whole game without a window, by computers, a script, or people at the terminal."""

import argparse
import errno
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from vikingtable.cli.console import Console, Fault, Parser, save_fault, some_duration
from vikingtable.cli.seating import game_for, options_for, options_of_all, seat_infos, seed_for, sitters_for
from vikingtable.cli.terminal import Quit, Terminal
from vikingtable.cli.words import game_name, score_line, scores_plain, winners
from vikingtable.match.session import DEAL, Session
from vikingtable.match.thinking import choose
from vikingtable.rules.chance import ChanceError
from vikingtable.rules.game import Setup, SetupError
from vikingtable.rules.state import NOBODY, IllegalAction
from vikingtable.saves import files
from vikingtable.saves.decode import read_script
from vikingtable.saves.model import SavedAction, SaveError
from vikingtable.texts import english
from vikingtable.texts.message import msg, render


def add(parser: Parser) -> None:
    """The arguments of the command."""
    # Not demanded by the parser: options may have taken it.
    parser.add_argument("game", metavar="GAME", nargs="?", help=english("cli.play.game"))
    parser.add_argument("--seats", metavar="WHO,…", help=english("cli.play.seats"))
    parser.add_argument(
        "--option", metavar="KEY=VALUE", nargs="+", action="extend", default=[], help=english("cli.play.option")
    )
    parser.add_argument("--seed", metavar="N", help=english("cli.play.seed"))
    parser.add_argument("--seconds-per-move", metavar="S", type=some_duration, help=english("cli.play.seconds"))
    parser.add_argument("--script", metavar="ACTIONS", help=english("cli.play.script"))
    parser.add_argument("--save", metavar="FILE", help=english("cli.play.save"))
    parser.add_argument("--log", action="store_true", help=english("cli.play.log"))
    parser.json_option()
    parser.more_help = options_of_all
    parser.usage = parser.format_usage().partition(": ")[2].strip().replace("[GAME]", "GAME").replace("%", "%%")


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Plays to the end, says the result and saves the game where that is wished, also after an interrupt."""
    game = game_for(_named_game(arguments))
    sitters = sitters_for(game, arguments.seats)
    setup = Setup(len(sitters), seed_for(arguments.seed), options_for(game, arguments.option))
    _check_place(arguments.save)
    start = time.perf_counter()
    try:
        session = Session.start(game.id, setup, seat_infos(sitters))
    except SetupError as error:
        raise Fault([render(error.reason)]) from None
    tell = _teller(session, console.note if arguments.json else console.line) if arguments.log else None
    if arguments.script is not None:
        _play_script(session, arguments.script, tell)
    try:
        finished = _play_on(session, arguments, console, tell)
    except KeyboardInterrupt:
        _save(session, arguments.save)  # as far as it came
        raise
    seconds = time.perf_counter() - start
    if arguments.json:
        console.json(_result(session, sitters, seconds, arguments.seconds_per_move))
    elif finished:
        _say_result(session, console, arguments.seconds_per_move)
    else:
        console.say("cli.play.not_finished")
    _save(session, arguments.save)
    return 0


def _named_game(arguments: argparse.Namespace) -> str:
    """The game; also where it stands behind the options of ``--option``. Raises ``Fault`` if none is named."""
    if arguments.game is None and arguments.option and "=" not in arguments.option[-1]:
        arguments.game = arguments.option.pop()
    if arguments.game is None:
        raise Fault([english("cli.play.no_game")], 2)
    return str(arguments.game)


def _check_place(path: str | None) -> None:
    """Names a place where nothing can be saved before the game is played, not after it. Raises ``Fault``."""
    if path is None:
        return
    for wrong, code in ((os.path.isdir(path), errno.EISDIR), (not Path(path).absolute().parent.is_dir(), errno.ENOENT)):
        if wrong:
            raise save_fault(files.write_error(OSError(code, os.strerror(code)), path), path, 1)


def _save(session: Session, path: str | None) -> None:
    """Saves the game where that is wished. Raises ``Fault``."""
    if path is None:
        return
    try:
        files.write(path, session.saved())
    except SaveError as error:
        raise save_fault(error, path, 1) from None


# Who moves ------------------------------------------------------------------------------------------------------


def _play_on(
    session: Session, arguments: argparse.Namespace, console: Console, tell: Callable[[], None] | None
) -> bool:
    """Plays from where the session stands until the game is over or a person quits; whether it is over."""
    terminal = Terminal(session, console.note if arguments.json else console.line)
    while waiting := session.to_answer:
        seat = waiting[0]
        info = session.seats[seat]
        if info.kind == "person":
            try:
                terminal.answer(seat)
            except Quit:
                return False
        else:
            action = choose(session, seat, info.level, arguments.seconds_per_move).action
            session.apply(action)
        if tell:
            tell()
    return True


def _play_script(session: Session, path: str, tell: Callable[[], None] | None) -> None:
    """Plays the actions of a file; dice and draws that it names overrule chance. Raises ``Fault``."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise Fault([render(msg("cli.play.no_script", path, reason or str(error)))], 2) from None
    try:
        actions = read_script(text, session.game, session.setup.seats)
    except SaveError as error:
        raise save_fault(error, path) from None
    for number, kept in enumerate(actions, 1):
        try:
            _apply(session, kept)
        except IllegalAction as refusal:
            reasons = [render(reason, names=session.names) for reason in refusal.reasons]
            raise Fault([render(msg("cli.play.illegal", number, reason)) for reason in reasons]) from None
        except ChanceError as error:
            raise Fault([render(msg("cli.play.bad_outcome", number, str(error)))]) from None
        if tell:
            tell()


def _apply(session: Session, kept: SavedAction) -> None:
    """Plays a scripted action; outcomes that chance gives anyway choose nothing and leave the game as it is."""
    if kept.outcomes:
        step = session.game.apply(session.state, kept.action, kept.outcomes)
        if session.game.play(session.state, kept.action).outcomes == step.outcomes:
            session.apply(kept.action)
            return
    session.apply(kept.action, kept.outcomes)


# What is said ---------------------------------------------------------------------------------------------------


def _teller(session: Session, say: Callable[[str], None]) -> Callable[[], None]:
    """A function that says the log lines that are new since its last call, as the public may see them."""
    said = DEAL - 1

    def tell() -> None:
        nonlocal said
        for index, event in session.events_for(NOBODY):
            line = session.game.describe_event(event) if index > said else None
            if line is not None:
                say(render(line, names=session.names))
        said = session.position - 1

    tell()
    return tell


def _result(session: Session, sitters: tuple[str, ...], seconds: float, limit: float | None) -> dict[str, Any]:
    result: dict[str, Any] = {
        "game": session.game.id,
        "seed": session.setup.seed,
        "seats": list(sitters),
        "scores": scores_plain(session.game.scores(session.state)),
        "winners": None if session.winners is None else list(session.winners),
        "actions": session.position,
        "seconds": round(seconds, 3),
    }
    if limit is not None:
        result["seconds_per_move"] = limit
    return result


def _say_result(session: Session, console: Console, limit: float | None) -> None:
    console.say("cli.play.result", game_name(session.game.id), session.setup.seed, session.position)
    if limit is not None:
        console.say("cli.play.by_time", str(limit))
    for index, (info, score) in enumerate(zip(session.seats, session.game.scores(session.state), strict=True)):
        console.line(render(score_line(session.game, index, info, score), names=session.names))
    console.line(render(winners(session.winners or ()), names=session.names))
