"""A computer player's move in this process, without a window: for the command line, tournaments and tests."""

from vikingtable.bots.base import Budget, Choice
from vikingtable.bots.registry import bot_for, iterations_for
from vikingtable.match.session import Session
from vikingtable.rules.chance import Generator
from vikingtable.saves.limits import stop_after

#: More iterations than any time allows: the clock alone ends the thought.
_UNTIL_STOPPED = 1 << 31


def thought_seed(game_seed: int, position: int, seat: int) -> int:
    """The seed of a seat's thought after ``position`` actions: the same when repeated, unlike all others.

    It shares nothing with the chance of the game itself, which begins with ``game_seed``.
    """
    mixed = Generator(game_seed).next64()
    mixed = Generator(mixed ^ position).next64()
    return Generator(mixed ^ (seat + 1)).next64()


def choose(session: Session, seat: int, level: str, seconds: float | None = None) -> Choice:
    """What the computer player of ``level`` answers for ``seat``, which sees only its own view.

    It thinks for the level's standard number of iterations, so that the same game goes the same way each time;
    with ``seconds`` it thinks for so long instead. Raises ``KeyError`` for an unknown level and ``ValueError``
    if nothing is asked.
    """
    game = session.game
    decision = session.decision
    if decision is None:
        raise ValueError("nothing is asked: the game is over")
    if seconds is None:
        budget = Budget(iterations_for(game.id, level))
    else:
        budget = Budget(_UNTIL_STOPPED, stop_after(seconds))
    random = Generator(thought_seed(session.setup.seed, session.position, seat))
    return bot_for(game.id, level).choose(session.view(seat), decision, budget, random)
