"""Weighs answers by playing on over deals of the hidden cards; answers that fall behind are dropped."""

from collections.abc import Sequence
from math import sqrt

from vikingtable.bots.base import Budget
from vikingtable.bots.boru.playout import Playout
from vikingtable.bots.gaps import FEWEST_DEALS, worths
from vikingtable.rules.boru.scoring import scores
from vikingtable.rules.boru.state import BoruState
from vikingtable.rules.boru.views import redeal
from vikingtable.rules.chance import Generator
from vikingtable.rules.state import Action

#: By the rounds still to be played, the running one included: how far a lead strays from its estimate, in points.
SPREADS = (3.0, 6.0, 7.5, 8.5, 9.0)
#: A win counts so much against the lead at the end.
WIN = 0.85
#: After so many deals at most so many answers stay.
CUTS = {2: 8, 5: 5, 12: 3, 20: 2}
#: An answer is tried on one deal at most for so many playouts of the budget: between two answers few are enough.
PLAYOUTS_A_DEAL = 4


def expected(play: Playout, me: int) -> tuple[float, float]:
    """What a seat may expect where a playout ended: its final points, and how it stands, from −1 to 1.

    It stands by the win, or by its lead as estimated.
    """
    course = play.course
    if course.frames:
        left = len(course.marriage_deck) + 1
        totals = play.estimates()
        return totals[me], squashed(lead(totals, me) / SPREADS[min(left, 4)])
    points = [
        float(score.total)
        for score in scores(play.seats, course.vikings, course.monasteries, course.claims, course.marker)  # type: ignore[arg-type]
    ]
    won = course.winners
    share = 2.0 / len(won) - 1.0 if me in won else -1.0
    return points[me], WIN * share + (1.0 - WIN) * squashed(lead(points, me) / SPREADS[0])


def lead(totals: Sequence[float], me: int) -> float:
    """The points of a seat over the others', the best of whom counts most."""
    others = [total for index, total in enumerate(totals) if index != me]
    return totals[me] - 0.75 * max(others) - 0.25 * sum(others) / len(others)


def squashed(lead_: float) -> float:
    """A lead between −1 and 1: far ahead, more points are worth less."""
    return lead_ / sqrt(1.0 + lead_ * lead_)


class Trial:
    """What the playouts of one answer gave."""

    __slots__ = ("action", "deals", "points", "total")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.total = self.points = 0.0
        self.deals = 0

    @property
    def mean(self) -> float:
        """The mean standing."""
        return self.total / self.deals if self.deals else -1.0


def tried(state: BoruState, action: Action, luck: int, tricks: int, me: int) -> tuple[float, float]:
    """What a seat may expect of an answer on one deal, see ``expected``."""
    play = Playout(state, Generator(luck))
    play.answer(action)
    play.run(tricks)
    return expected(play, me)


def weigh(
    view: BoruState,
    candidates: Sequence[Action],
    budget: Budget,
    random: Generator,
    tricks: int,
) -> list[Trial]:
    """Trials of the candidates, best first; those that stayed longer come before those dropped.

    ``budget.iterations`` counts playouts; the first deal is always finished. Each goes on for ``tricks`` after the
    running one, at most to the end of the round.
    """
    me = view.viewer
    trials = [Trial(action) for action in candidates]
    alive = list(trials)
    dropped: list[Trial] = []
    done = deals = 0
    most_deals = budget.iterations // PLAYOUTS_A_DEAL
    while not deals or (deals < most_deals and done + len(alive) <= budget.iterations and not budget.should_stop()):
        state = redeal(view, random)
        luck = random.next64()
        for trial in alive:
            # The same luck for every answer, so that they differ by what they do.
            points, standing = tried(state, trial.action, luck, tricks, me)
            trial.points += points
            trial.total += standing
            trial.deals += 1
        done += len(alive)
        deals += 1
        most = CUTS.get(deals)
        if most is not None and len(alive) > most:
            order = sorted(alive, key=lambda trial: -trial.mean)
            dropped = order[most:] + dropped
            kept = set(map(id, order[:most]))
            alive = [trial for trial in alive if id(trial) in kept]
    return sorted(alive, key=lambda trial: -trial.mean) + dropped


def final_points(
    view: BoruState, answers: Sequence[Action], budget: Budget, random: Generator, tricks: int
) -> list[float]:
    """The points that the seat may expect to end with by each answer; the first one is the choice.

    All answers are tried on the same deals, and on new ones: a choice looks better than it is on those it was made by.
    ``budget.iterations`` counts playouts, but there are ``FEWEST_DEALS``.
    """
    outcomes: list[list[float]] = [[] for _ in answers]
    for _ in range(max(FEWEST_DEALS, budget.iterations // len(answers))):
        if outcomes[0] and budget.should_stop():
            break
        state = redeal(view, random)
        luck = random.next64()
        for action, found in zip(answers, outcomes, strict=True):
            found.append(tried(state, action, luck, tricks, view.viewer)[0])
    return worths(outcomes)
