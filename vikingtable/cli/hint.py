"""``vikingtable hint``: what the hard computer player would answer in a save, with reasons, for people or as JSON."""

import argparse

from vikingtable.cli.console import Console, Fault, Parser, save_fault, some_duration, whole_number
from vikingtable.cli.show import checked_seat
from vikingtable.match.advice import HINT_SECONDS, advise
from vikingtable.match.session import Session
from vikingtable.rules.plain import to_plain
from vikingtable.saves import files
from vikingtable.saves.limits import stop_after
from vikingtable.saves.model import SavedLab, SaveError
from vikingtable.texts import english
from vikingtable.texts.message import msg, render

#: The history is checked for so long at most, in seconds: a hint needs only the state.
_PATIENCE = 2.0


def add(parser: Parser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar="FILE", help=english("cli.file_to_read"))
    parser.add_argument("--seat", metavar="N", type=whole_number, help=english("cli.hint.seat"))
    parser.add_argument(
        "--seconds", metavar="S", type=some_duration, default=HINT_SECONDS, help=english("cli.hint.seconds")
    )
    parser.json_option()


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Says the best answers; 1 if nothing is asked."""
    try:
        loaded = files.read(arguments.file, stop_after(_PATIENCE))
    except SaveError as error:
        raise save_fault(error, arguments.file) from None
    if isinstance(loaded.saved, SavedLab):
        raise Fault([english("cli.hint.over")])
    seat = checked_seat(arguments.seat, loaded.saved)
    session = Session.resume(loaded)
    if not session.to_answer:
        raise Fault([english("cli.hint.over")])
    asked = session.to_answer[0] if seat is None else seat
    if asked not in session.to_answer:
        raise Fault([render(msg("cli.hint.not_asked", asked))])
    found = advise(session, asked, arguments.seconds)
    view, game = session.view(asked), session.game
    if arguments.json:
        answers = [
            {
                "action": to_plain(one.action),
                "text": render(game.describe_action(view, one.action), names=session.names),
                "value": one.value,
                "reasons": [render(reason, names=session.names) for reason in one.reasons],
            }
            for one in found
        ]
        console.json({"seat": asked, "answers": answers})
        return 0
    for number, one in enumerate(found, 1):
        behind = one.value - found[0].value
        expected = f"{behind:.1f}".replace("-", "\N{MINUS SIGN}") if behind <= -0.05 else "0"
        what = render(game.describe_action(view, one.action), names=session.names)
        console.say("cli.hint.answer", number, what, expected)
        for reason in one.reasons:
            console.line(f"   {render(reason, names=session.names)}")
    return 0
