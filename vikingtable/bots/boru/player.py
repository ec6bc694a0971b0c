"""The three levels of Brian Boru.

Easy answers at a glance and now and then anything. Medium tries one answer in five on one deal of the hidden cards, to
the end of the trick. Hard plays the round out over many deals.
"""

from collections.abc import Sequence

from attrs import frozen

from vikingtable.bots.base import Advice, Budget, Choice
from vikingtable.bots.boru import reasons
from vikingtable.bots.boru.candidates import candidates
from vikingtable.bots.boru.glance import glance as answer_at_a_glance
from vikingtable.bots.boru.playout import Playout
from vikingtable.bots.boru.search import final_points, weigh
from vikingtable.bots.boru.worth import Worth
from vikingtable.rules.boru import acts
from vikingtable.rules.boru.state import BoruState, Draft
from vikingtable.rules.boru.views import redeal
from vikingtable.rules.chance import Generator
from vikingtable.rules.state import Action, Decision, State
from vikingtable.texts.message import Message

#: The standard budget of a decision, in playouts; each answer is tried once at least.
ITERATIONS: dict[str, int] = {"easy": 1, "medium": 1, "hard": 80}
#: Deals that the reasons of an answer are read off.
DEALS_FOR_REASONS = 6
#: Answers that advice names, besides those asked for.
MOST_ADVISED = 4


@frozen
class Level:
    """How a level thinks."""

    #: One answer in so many is thought about, the others are given at a glance; 0 is none, 1 is all.
    thinks: int
    #: One answer at a glance in so many is drawn at random; 0 is none.
    odd: int
    #: Tricks that a playout goes on for after the running one.
    tricks: int


LEVELS: dict[str, Level] = {
    "easy": Level(thinks=0, odd=3, tricks=0),
    "medium": Level(thinks=5, odd=0, tricks=0),
    "hard": Level(thinks=1, odd=0, tricks=99),
}


class BoruBot:
    """A computer player of one level."""

    def __init__(self, level: str) -> None:
        """Raises ``KeyError`` for an unknown level."""
        self._level = LEVELS[level]

    def choose(self, view: State, decision: Decision, budget: Budget, random: Generator) -> Choice:
        """The answer of the view's seat, with what it is likely to bring."""
        assert isinstance(view, BoruState)
        action = self._glance(view, random) or self._weighed(view, budget, random)[0]
        return Choice(action, reasons.distinct([_reasons(view, action)])[0])

    def advise(
        self, view: State, decision: Decision, budget: Budget, random: Generator, also: Sequence[Action] = ()
    ) -> tuple[Advice, ...]:
        """The few best answers that it weighed and those asked for, by the final points that each promises."""
        assert isinstance(view, BoruState)
        glance = self._glance(view, random)
        weighed = self._weighed(view, budget, random)
        best = weighed[0] if glance is None else glance
        rest = [action for action in weighed if action != best]
        answers = list(dict.fromkeys((best, *rest[: MOST_ADVISED - 1], *also)))
        points = final_points(view, answers, budget, random, self._level.tricks)
        found = reasons.distinct([_reasons(view, action) for action in answers])
        advice = [Advice(*one) for one in zip(answers, points, found, strict=True)]
        advice.sort(key=lambda one: -one.value)
        return tuple(advice)

    def _glance(self, view: BoruState, random: Generator) -> Action | None:
        """An answer at a glance, or nothing if the level thinks about this one."""
        level = self._level
        if level.thinks and random.below(level.thinks) == 0:
            return None
        return answer_at_a_glance(Worth(view), random, level.odd)

    def _weighed(self, view: BoruState, budget: Budget, random: Generator) -> list[Action]:
        """The answers worth weighing, best first."""
        answers = candidates(view)
        if len(answers) == 1 or isinstance(view.frames[-1], Draft):
            return answers
        return [trial.action for trial in weigh(view, answers, budget, random, self._level.tricks)]


def _reasons(view: BoruState, action: Action) -> tuple[Message, ...]:
    """What an answer brings, over a few deals that are the same for all answers."""
    if isinstance(action, acts.Keep):
        return reasons.of_draft(action.cards, view.players[view.viewer].hand)
    luck = Generator(view.turn)
    ends = []
    for _ in range(DEALS_FOR_REASONS):
        play = Playout(redeal(view, luck), luck)
        play.answer(action)
        play.run(0)
        ends.append(play.course.finish().state)
    return reasons.of_outcomes(view, view.viewer, ends)
