"""``vikingtable show``: what a save holds, for people or as JSON."""

import argparse
from typing import Any

from vikingtable.cli.console import Console, Fault, Parser, save_fault, whole_number
from vikingtable.cli.words import game_name, player, position_lines, score_line, scores_plain, winners
from vikingtable.rules.game import Game
from vikingtable.rules.plain import to_plain
from vikingtable.rules.registry import game as game_by_id
from vikingtable.saves import files
from vikingtable.saves.limits import stop_after
from vikingtable.saves.model import Loaded, SavedGame, SavedLab, SaveError, Verdict
from vikingtable.texts import english
from vikingtable.texts.message import msg, render

#: The history is checked for so long at most, in seconds, as the window does; ``verify`` takes its time.
_PATIENCE = 2.0


def add(parser: Parser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar="FILE", help=english("cli.file_to_read"))
    parser.add_argument("--seat", metavar="N", type=whole_number, help=english("cli.show.seat"))
    parser.json_option()


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Shows the save."""
    try:
        loaded = files.read(arguments.file, stop_after(_PATIENCE))
    except SaveError as error:
        raise save_fault(error, arguments.file) from None
    saved = loaded.saved
    if isinstance(saved, SavedLab):
        _show_lab(saved, arguments, console)
        return 0
    game = game_by_id(saved.game)
    seat = checked_seat(arguments.seat, saved)
    state = saved.state if seat is None else game.view_for(saved.state, seat)
    if arguments.json:
        console.json(_plain(saved, game, state, loaded, seat))
    else:
        _show_game(saved, game, state, loaded, console, seat)
    return 0


def checked_seat(seat: int | None, saved: SavedGame) -> int | None:
    """The seat given by ``--seat``, counted from 0. Raises ``Fault`` if it is not at the table."""
    if seat is not None and not 0 <= seat < len(saved.seats):
        raise Fault([render(msg("cli.no_seat", seat, len(saved.seats) - 1))], 2)
    return seat


def verdict_word(verdict: Verdict) -> str:
    """The verdict in a word for ``--json``."""
    return ("same", "differs", "unreadable", "other_rules", "not_checked")[verdict.code]


def _show_lab(saved: SavedLab, arguments: argparse.Namespace, console: Console) -> None:
    if arguments.json:
        console.json({"kind": "lab", "application": saved.application, "lab": dict(saved.lab)})
        return
    console.say("cli.show.lab", saved.application)
    for key, value in saved.lab.items():
        console.line(f"  {key}: {value}")


def _plain(saved: SavedGame, game: Game[Any], state: Any, loaded: Loaded, seat: int | None) -> dict[str, Any]:
    decision, won = game.decision(state), game.outcome(saved.state)
    return {
        "kind": "game",
        "game": saved.game,
        "rules": saved.rules,
        "application": saved.application,
        # Whoever knows the seed can deal the hidden hands again.
        "seed": saved.setup.seed if seat is None else None,
        "options": dict(saved.setup.options),
        "seats": [to_plain(info) for info in saved.seats],
        "actions": len(saved.actions),
        "turn": saved.state.turn,
        "analysis": saved.analysis,
        "history": verdict_word(loaded.verdict),
        "decision": None if decision is None else {"kind": decision.kind, "seats": list(decision.seats)},
        "scores": scores_plain(game.scores(state)),
        "winners": None if won is None else list(won),
        "state": to_plain(state),
    }


def _show_game(
    saved: SavedGame, game: Game[Any], state: Any, loaded: Loaded, console: Console, viewer: int | None
) -> None:
    names = [info.name for info in saved.seats]
    console.say("cli.show.game", game_name(game.id), saved.rules, saved.application)
    if viewer is None:
        console.say("cli.show.facts", saved.setup.seed, len(saved.actions), saved.state.turn)
    else:
        console.say("cli.show.facts_of_seat", len(saved.actions), saved.state.turn)
    standard = {option.key: option.default for option in game.options}
    for key, value in saved.setup.options:
        if key in standard and value != standard[key]:
            console.line(
                f"  {key}={'none' if value is None else str(value).lower() if value in (True, False) else value}"
            )
    if saved.analysis:
        console.say("cli.show.analysis")
    if loaded.message:
        console.line(render(loaded.message, names=names))
    for index, (info, score) in enumerate(zip(saved.seats, game.scores(state), strict=True)):
        console.line(render(score_line(game, index, info, score), names=names))
    decision, won = game.decision(state), game.outcome(saved.state)
    if decision is not None:
        for seat in decision.seats:
            console.say("cli.show.to_decide", player(seat, saved.seats[seat]), names=names)
        console.line(render(decision.prompt, names=names))
    if won is not None:
        console.line(render(winners(won), names=names))
    console.say("cli.show.position")
    for line in position_lines(state):
        console.line(line)
