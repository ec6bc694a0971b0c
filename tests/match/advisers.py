"""Players of the invented games that give advice in tests: one at once, one only when it is told to stop.

In ``test_tolls`` the hard player wants gems and pays gold; in ``test_packets`` it thinks until it is stopped.
"""

import time
from collections.abc import Sequence
from typing import Any

from tests.invented import packets, tolls
from tests.invented.shelf import INVENTED
from vikingtable.bots.base import Advice, Budget, Choice
from vikingtable.rules.chance import Generator
from vikingtable.rules.state import Action, Decision, State
from vikingtable.texts.message import msg

ITERATIONS = {"easy": 1, "medium": 1, "hard": 1_000_000_000}
#: The modules of the players, as ``bots.registry`` keeps them.
MODULES = {"test_tolls": "tests.match.adviser_tolls", "test_packets": "tests.match.adviser_packets"}
#: What the hard player of Tolls expects of an answer.
WORTH: dict[type[Action], float] = {
    tolls.Buy: 3.0,
    tolls.Rest: 1.75,
    tolls.Toll: 1.0,
    tolls.Guard: 1.0,
    tolls.Pass: 0.8,
}


class Adviser:
    """Weighs every answer by what it is."""

    def __init__(self, game: str, *, waits: bool) -> None:
        self._game: Any = INVENTED[game]
        self._waits = waits

    def choose(self, view: State, decision: Decision, budget: Budget, random: Generator) -> Choice:
        best = self.advise(view, decision, budget, random)[0]
        return Choice(best.action, best.reasons)

    def advise(
        self, view: State, decision: Decision, budget: Budget, random: Generator, also: Sequence[Action] = ()
    ) -> tuple[Advice, ...]:
        while self._waits and not budget.should_stop():
            time.sleep(0.002)
        assert all(action in self._game.legal_actions(view, view.viewer) for action in also)
        answers = [
            Advice(action, worth(action), (msg("common.seat_number", 7),))
            for action in self._game.legal_actions(view, view.viewer)
        ]
        return tuple(sorted(answers, key=lambda one: -one.value))


def worth(action: Action) -> float:
    """What is expected of it."""
    if isinstance(action, tolls.Pay):
        return 2.0 if action.gold else 1.4
    if isinstance(action, packets.Keep):
        return float(action.card)
    return WORTH[type(action)]
