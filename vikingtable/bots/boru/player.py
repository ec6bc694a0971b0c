"""The three levels of Brian Boru.

Easy answers at a glance and now and then anything. Medium tries one answer in five on one deal of the hidden cards, to
the end of the trick. Hard plays the round out over many deals.
"""

from collections.abc import Sequence

from attrs import evolve, frozen

from vikingtable.bots.base import Advice, Budget, Choice
from vikingtable.bots.boru import reasons, weights
from vikingtable.bots.boru.candidates import candidates
from vikingtable.bots.boru.glance import glance as answer_at_a_glance
from vikingtable.bots.boru.playout import Playout
from vikingtable.bots.boru.search import Trial, points_of, weigh
from vikingtable.bots.boru.worth import Worth
from vikingtable.rules.boru import acts
from vikingtable.rules.boru.state import BoruState, Draft
from vikingtable.rules.boru.views import redeal
from vikingtable.rules.chance import Generator
from vikingtable.rules.state import Action, Decision, State
from vikingtable.texts.message import Message

#: The standard budget of a decision, in playouts; each answer is tried once at least.
ITERATIONS: dict[str, int] = {"easy": 1, "medium": 1, "hard": 80}
#: Deals that the reasons of an answer are read off, and that an answer asked for is compared with the choice on.
DEALS_FOR_REASONS, DEALS_FOR_ASKED = 6, 12


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
        action = self._glance(view, random) or self._weighed(view, budget, random)[0].action
        return Choice(action, reasons.distinct([_reasons(view, action)])[0])

    def advise(
        self, view: State, decision: Decision, budget: Budget, random: Generator, also: Sequence[Action] = ()
    ) -> tuple[Advice, ...]:
        """The answers that it weighed, by the lead in points that each promises over the others."""
        assert isinstance(view, BoruState)
        glance = self._glance(view, random)
        advice = self._weighed(view, budget, random)
        if glance is not None:
            advice = _put_first(glance, advice)
        known = {one.action for one in advice}
        asked = [action for action in dict.fromkeys(also) if action not in known]
        if asked:
            advice += self._compared(view, advice[0], asked, random)
            advice.sort(key=lambda one: -one.value)
        found = reasons.distinct([_reasons(view, one.action) for one in advice])
        return tuple([evolve(one, reasons=why) for one, why in zip(advice, found, strict=True)])

    def _glance(self, view: BoruState, random: Generator) -> Action | None:
        """An answer at a glance, or nothing if the level thinks about this one."""
        level = self._level
        if level.thinks and random.below(level.thinks) == 0:
            return None
        return answer_at_a_glance(Worth(view), random, level.odd)

    def _weighed(self, view: BoruState, budget: Budget, random: Generator) -> list[Advice]:
        """The answers worth weighing with their values, best first; reasons are left out."""
        answers = candidates(view)
        if len(answers) == 1:
            return [Advice(answers[0], 0.0)]
        if isinstance(view.frames[-1], Draft):
            return [Advice(answer, _worth(answer)) for answer in answers]
        return _in_points(view, weigh(view, answers, budget, random, self._level.tricks))

    def _compared(self, view: BoruState, best: Advice, asked: Sequence[Action], random: Generator) -> list[Advice]:
        """Other answers, by how far each falls behind the best one on the same deals."""
        if isinstance(view.frames[-1], Draft):
            return [Advice(action, min(best.value, _worth(action))) for action in asked]
        answers = [best.action, *asked]
        budget = Budget(DEALS_FOR_ASKED * len(answers))
        trials = weigh(view, answers, budget, random, self._level.tricks, len(answers))
        points = {trial.action: points_of(view, trial.mean) for trial in trials}
        return [Advice(action, best.value + min(0.0, points[action] - points[best.action])) for action in asked]


def _worth(answer: Action) -> float:
    """What cards are worth by themselves, in points."""
    assert isinstance(answer, acts.Keep)
    total = 0.0
    for card in answer.cards:
        total += weights.CARDS[card]
    return total


def _in_points(view: BoruState, trials: Sequence[Trial]) -> list[Advice]:
    """Trials as advice. An answer dropped early is not said to be better than one that was tried for longer."""
    advice, most = [], 1.0
    for trial in trials:
        most = min(most, trial.mean)
        advice.append(Advice(trial.action, points_of(view, most)))
    return advice


def _put_first(first: Action, advice: Sequence[Advice]) -> list[Advice]:
    """What is played at a glance comes first, though the others may be worth as much."""
    value = next((one.value for one in advice if one.action == first), advice[-1].value)
    rest = [evolve(one, value=min(one.value, value)) for one in advice if one.action != first]
    return [Advice(first, value), *rest]


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
