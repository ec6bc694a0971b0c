"""Imported by the worker's process in tests: puts the invented games and a few odd players on its shelf.

The levels of ``test_tolls``: easy counts until it may stop, medium dies, hard raises, and every one of them is named
in the tests by what it does.
"""

import os
import time

from tests.invented.shelf import INVENTED
from vikingtable.bots import registry as bots
from vikingtable.bots.base import Bot, Budget, Choice
from vikingtable.rules import registry
from vikingtable.rules.chance import Generator
from vikingtable.rules.state import Decision, State
from vikingtable.texts.message import msg

ITERATIONS = {"easy": 1_000_000_000, "medium": 1, "hard": 1, "deaf": 1}
COUNTS, DIES, RAISES = "easy", "medium", "hard"
DEAF = "deaf"

for _game in INVENTED.values():
    registry.register(_game)
for _id in INVENTED:
    bots._MODULES[_id] = __name__


class _Counts:
    """Picks the first answer, after as many iterations as it is given or may take."""

    def choose(self, view: State, decision: Decision, budget: Budget, random: Generator) -> Choice:
        done = 0
        while done < budget.iterations and not budget.should_stop():
            done += 1
            time.sleep(0.001)
        answers = INVENTED["test_tolls"].legal_actions(view, view.viewer)  # type: ignore[arg-type]
        return Choice(next(iter(answers)), (msg("common.seat_number", done),))


class _Dies:
    def choose(self, view: State, decision: Decision, budget: Budget, random: Generator) -> Choice:
        os._exit(9)


class _Raises:
    def choose(self, view: State, decision: Decision, budget: Budget, random: Generator) -> Choice:
        raise ValueError("out of wits")


class _Deaf:
    def choose(self, view: State, decision: Decision, budget: Budget, random: Generator) -> Choice:
        while True:
            time.sleep(0.01)


def bot(level: str) -> Bot:
    """The player of a level, as ``bots.registry`` asks for it."""
    players: dict[str, type[Bot]] = {COUNTS: _Counts, DIES: _Dies, RAISES: _Raises, DEAF: _Deaf}
    return players[level]()
