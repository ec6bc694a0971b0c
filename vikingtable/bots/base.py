"""What a computer player is: it sees a view and the open decision, has a budget, and names its reasons."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from attrs import frozen

from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Game
from vikingtable.rules.state import Action, Decision, State
from vikingtable.texts.message import Message

#: The levels that every game offers, weakest first.
LEVELS = ("easy", "medium", "hard")


def _never() -> bool:
    return False


@frozen
class Budget:
    """How long a bot may think: a number of iterations, and a question that ends the thinking early.

    The same seed and iterations give the same choice; ``should_stop`` (time is up, *move now*) may cut it short.
    """

    iterations: int
    should_stop: Callable[[], bool] = _never


@frozen
class Choice:
    """A bot's answer, and the reasons it can give for a hint."""

    action: Action
    reasons: tuple[Message, ...] = ()


@frozen
class Advice:
    """One answer that a bot has weighed, for hints and for the look back after a game."""

    action: Action
    #: What the seat may expect if it answers so. Differences are points of the game (treasures in Wild Vikings):
    #: ``best.value - other.value`` is what the better answer is expected to gain.
    value: float
    #: Why, most important first: what it brings, in words of the game.
    reasons: tuple[Message, ...] = ()


class Bot(Protocol):
    """A computer player of one game at one level."""

    def choose(self, view: State, decision: Decision, budget: Budget, random: Generator) -> Choice:
        """The answer of the view's seat. The action is legal for the view."""

    def advise(
        self, view: State, decision: Decision, budget: Budget, random: Generator, also: Sequence[Action] = ()
    ) -> tuple[Advice, ...]:
        """The answers it weighed, best first and none twice; the first is what ``choose`` would play.

        ``also`` are legal answers that must be among them, however poor: those that a person really gave.
        """


class RandomBot:
    """Plays any legal action; the weakest opponent, and the yardstick for all others."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def choose(self, view: State, decision: Decision, budget: Budget, random: Generator) -> Choice:
        """A legal action drawn by ``Game.sample``."""
        return Choice(self._game.sample(view, view.viewer, random))

    def advise(
        self, view: State, decision: Decision, budget: Budget, random: Generator, also: Sequence[Action] = ()
    ) -> tuple[Advice, ...]:
        """One answer and those asked for, all worth the same: it has no opinion."""
        first = self._game.sample(view, view.viewer, random)
        return tuple(Advice(action, 0.0) for action in dict.fromkeys((first, *also)))
