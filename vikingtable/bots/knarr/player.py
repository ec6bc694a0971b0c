"""The levels of Knarr's computer player."""

from collections.abc import Sequence
from typing import Any

from vikingtable.bots.base import Advice, Bot, Budget, Choice
from vikingtable.bots.knarr.reasons import reasons
from vikingtable.bots.knarr.search import Finder, Plan, Shape, final_leads, judge
from vikingtable.bots.knarr.weights import SHORT_SIGHTED
from vikingtable.rules.chance import Generator
from vikingtable.rules.knarr.state import KnarrState
from vikingtable.rules.registry import game
from vikingtable.rules.state import Action, Decision, State

#: Games played on for a decision, by level.
ITERATIONS: dict[str, int] = {"easy": 1, "medium": 1, "hard": 240}
#: Answers that advice names, besides those asked for.
MOST_ADVISED = 4
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
        assert isinstance(view, KnarrState)
        state, _, plans = self._weighed(view, budget, random, ())
        first = plans[0].actions[0]
        return Choice(first, reasons(state, first))

    def advise(
        self, view: State, decision: Decision, budget: Budget, random: Generator, also: Sequence[Action] = ()
    ) -> tuple[Advice, ...]:
        """The few best answers that it weighed and those asked for.

        Values are the points that the seat may expect to be ahead of its best opponent at the end: a better turn
        ends the game sooner rather than with more points.
        """
        assert isinstance(view, KnarrState)
        state, finder, plans = self._weighed(view, budget, random, also)
        told = [*plans[:MOST_ADVISED], *[plan for plan in plans[MOST_ADVISED:] if plan.actions[0] in also]]
        leads = final_leads(view, told, finder, budget, random)
        advice = [
            Advice(plan.actions[0], lead, reasons(state, plan.actions[0]))
            for plan, lead in zip(told, leads, strict=True)
        ]
        advice.sort(key=lambda one: -one.value)
        return tuple(advice)

    def _weighed(
        self, view: KnarrState, budget: Budget, random: Generator, also: Sequence[Action]
    ) -> tuple[KnarrState, Finder, list[Plan]]:
        """A deal of the hidden cards, and the best plan for each answer on it, best first."""
        state: KnarrState = self._game.redeal(view, random)
        finder = Finder(state, view.viewer, self._shape, random)
        own = finder.answers(state)
        firsts = list(dict.fromkeys((*own, *also)))
        plans = finder.plans(state, firsts)
        if self._shape.plans > 1 and len(firsts) > 1:
            judge(view, plans, self._shape, finder, budget, random)
            plans.sort(key=lambda plan: -plan.outlook)
        best: dict[Action, Plan] = {}
        for plan in plans:
            best.setdefault(plan.actions[0], plan)
        return state, finder, list(best.values())


def bot(level: str) -> Bot:
    """The computer player of a level. Raises ``KeyError`` for an unknown one."""
    return KnarrBot(level)
