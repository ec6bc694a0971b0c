"""The levels of Knarr's computer player."""

from collections.abc import Sequence
from typing import Any

from vikingtable.bots.base import Advice, Bot, Budget, Choice
from vikingtable.bots.knarr.reasons import reasons
from vikingtable.bots.knarr.search import Finder, Plan, Shape, judge
from vikingtable.bots.knarr.weights import SHORT_SIGHTED
from vikingtable.rules.chance import Generator
from vikingtable.rules.knarr.state import KnarrState
from vikingtable.rules.registry import game
from vikingtable.rules.state import Action, Decision, State

#: Games played on for a decision, by level.
ITERATIONS: dict[str, int] = {"easy": 1, "medium": 1, "hard": 240}
_SHAPES: dict[str, Shape] = {
    "easy": Shape(weights=SHORT_SIGHTED),
    "medium": Shape(error=1.0),
    "hard": Shape(plans=12, turns=12, trust=8.0),
}


class KnarrBot:
    """Looks for the best whole turn, and answers with its first step."""

    def __init__(self, level: str) -> None:
        self.level = level
        self._shape = _SHAPES[level]
        self._game: Any = game("knarr")

    def choose(self, view: State, decision: Decision, budget: Budget, random: Generator) -> Choice:
        """The first answer of the best turn."""
        best = self.advise(view, decision, budget, random)[0]
        return Choice(best.action, best.reasons)

    def advise(
        self, view: State, decision: Decision, budget: Budget, random: Generator, also: Sequence[Action] = ()
    ) -> tuple[Advice, ...]:
        """The answers it weighed, best first; values are points ahead of the best opponent that may be expected."""
        assert isinstance(view, KnarrState)
        own = view.viewer
        state = self._game.redeal(view, random)
        finder = Finder(state, own, self._shape, random)
        firsts = list(dict.fromkeys((*finder.answers(state), *also)))
        if len(firsts) == 1:
            return (Advice(firsts[0], 0.0, reasons(state, firsts[0])),)
        plans = finder.plans(state, firsts)
        if self._shape.plans > 1:
            judge(view, plans, self._shape, finder, budget, random)
            plans.sort(key=lambda plan: -plan.outlook)
        best: dict[Action, Plan] = {}
        for plan in plans:
            best.setdefault(plan.actions[0], plan)
        return tuple(Advice(action, plan.lead, reasons(state, action)) for action, plan in best.items())


def bot(level: str) -> Bot:
    """The computer player of a level. Raises ``KeyError`` for an unknown one."""
    return KnarrBot(level)
