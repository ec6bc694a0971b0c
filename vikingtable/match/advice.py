"""Advice of the hard player for people: a hint at an open question, and the look back over a finished game.

Only views are looked at: what a seat could not know when it answered does not count against it. Free of Qt.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from attrs import frozen

from vikingtable.bots.base import Advice, Budget
from vikingtable.bots.registry import bot_for, iterations_for
from vikingtable.match.history import Entry
from vikingtable.match.session import Session
from vikingtable.match.thinking import thought_seed
from vikingtable.match.worker import Request, advice_from_plain
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Game
from vikingtable.rules.plain import Codec, to_plain
from vikingtable.rules.state import Action, State
from vikingtable.saves.limits import stop_after

#: Who gives advice.
ADVISER = "hard"
#: So many answers a hint shows.
BEST = 3
#: A hint is there after so many seconds; in the look back each decision is thought about no longer than this.
HINT_SECONDS, LOOK_SECONDS = 6.0, 1.5
#: Advice is thought about so many times as long as a move: nobody waits for his turn, and it must not be chance.
HINT_THOUGHT, LOOK_THOUGHT = 8, 4
#: An answer is worth telling of if another one was expected to bring so much more, in points.
WORTH_TELLING = 0.5


@frozen
class Moment:
    """A decision at which the hard player would have answered otherwise.

    ``position``: the number of actions before it; ``chosen``: what was answered, with what was expected of it;
    ``better``: the best answer.
    """

    position: int
    seat: int
    chosen: Advice
    better: Advice

    @property
    def gain(self) -> float:
        """How much more the better answer was expected to bring, in points of the game."""
        return self.better.value - self.chosen.value


def hint_request(session: Session, seat: int, seconds: float = HINT_SECONDS) -> Request:
    """The question what ``seat`` should answer now, for the worker: its view and nothing more."""
    game = session.game
    thought = (HINT_THOUGHT, seconds)
    return _request(game, session.view(seat), session.setup.seed, session.position, seat, (), thought)


def look_request(session: Session, position: int, seconds: float = LOOK_SECONDS) -> Request:
    """The question what the player of the action after ``position`` others should have answered."""
    entry = session.entries[position]
    seat = entry.action.seat
    view = session.game.view_for(entry.before, seat)
    thought = (LOOK_THOUGHT, seconds)
    return _request(session.game, view, session.setup.seed, position, seat, (entry.action,), thought)


def _request(
    game: Game[Any],
    view: State,
    seed: int,
    position: int,
    seat: int,
    also: Sequence[Action],
    thought: tuple[int, float],
) -> Request:
    times, seconds = thought
    return Request(
        game=game.id,
        level=ADVISER,
        view=to_plain(view),
        seed=thought_seed(seed, position, seat),
        iterations=times * iterations_for(game.id, ADVISER),
        seconds=seconds,
        task="advise",
        more=[to_plain(action) for action in also],
    )


def read_advice(codec: Codec, found: Any) -> tuple[Advice, ...]:
    """What the worker told. Raises ``PlainError`` if it is no advice."""
    return tuple(advice_from_plain(one, codec) for one in found)


def decisions_of(session: Session, seats: Sequence[int]) -> Iterator[int]:
    """The positions at which one of ``seats`` had more than one answer to choose from, in the order of play.

    Lazily: finding out takes as long as listing two answers.
    """
    for position, entry in enumerate(session.entries[: session.position]):
        if entry.action.seat in seats and _had_a_choice(session.game, entry):
            yield position


def _had_a_choice(game: Game[Any], entry: Entry) -> bool:
    seat = entry.action.seat
    return len(list(islice(game.legal_actions(game.view_for(entry.before, seat), seat), 2))) > 1


def moment_of(session: Session, position: int, advice: Sequence[Advice]) -> Moment | None:
    """What the advice for a decision of the past says of the answer given; ``None`` if that was as good as any."""
    action = session.entries[position].action
    chosen = next((one for one in advice if one.action == action), None)
    if chosen is None or not advice or advice[0].value - chosen.value < WORTH_TELLING:
        return None
    return Moment(position, action.seat, chosen, advice[0])


def sorted_moments(moments: Sequence[Moment], *, by_gain: bool) -> list[Moment]:
    """Largest gain first, or in the order of play."""
    return sorted(moments, key=lambda one: (-one.gain if by_gain else 0.0, one.position))


def advise(session: Session, seat: int, seconds: float = HINT_SECONDS) -> tuple[Advice, ...]:
    """The same hint in this process, without a window: the best answers of ``seat``, best first.

    Raises ``ValueError`` if the seat is not asked anything.
    """
    decision = session.decision
    if decision is None or seat not in session.to_answer:
        raise ValueError(f"seat {seat} is not asked anything")
    budget = Budget(HINT_THOUGHT * iterations_for(session.game.id, ADVISER), stop_after(seconds))
    random = Generator(thought_seed(session.setup.seed, session.position, seat))
    return bot_for(session.game.id, ADVISER).advise(session.view(seat), decision, budget, random)[:BEST]
