"""Weighs answers by playing on over deals of the hidden cards; answers that fall behind are dropped."""

from collections.abc import Sequence
from math import sqrt

from vikingtable.bots.base import Budget
from vikingtable.bots.boru.playout import Playout
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


def standing(play: Playout, me: int) -> float:
    """How a seat stands where a playout ended, from −1 to 1: by the win, or by its lead as estimated."""
    course = play.course
    if course.frames:
        left = len(course.marriage_deck) + 1
        totals = play.estimates()
        return squashed(lead(totals, me) / SPREADS[min(left, 4)])
    points = [
        float(score.total)
        for score in scores(play.seats, course.vikings, course.monasteries, course.claims, course.marker)  # type: ignore[arg-type]
    ]
    won = course.winners
    share = 2.0 / len(won) - 1.0 if me in won else -1.0
    return WIN * share + (1.0 - WIN) * squashed(lead(points, me) / SPREADS[0])


def lead(totals: Sequence[float], me: int) -> float:
    """The points of a seat over the others', the best of whom counts most."""
    others = [total for index, total in enumerate(totals) if index != me]
    return totals[me] - 0.75 * max(others) - 0.25 * sum(others) / len(others)


def squashed(lead_: float) -> float:
    """A lead between −1 and 1: far ahead, more points are worth less."""
    return lead_ / sqrt(1.0 + lead_ * lead_)


def points_of(view: BoruState, standing_: float) -> float:
    """A mean standing as a lead in points; a game as good as won or lost counts as a lead of seven spreads."""
    spread = SPREADS[min(len(view.marriage_deck) + 1, len(SPREADS) - 1)]
    return spread * standing_ / sqrt(max(0.02, 1.0 - standing_ * standing_))


class Trial:
    """What the playouts of one answer gave."""

    __slots__ = ("action", "deals", "total")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.total = 0.0
        self.deals = 0

    @property
    def mean(self) -> float:
        """The mean standing."""
        return self.total / self.deals if self.deals else -1.0


def weigh(
    view: BoruState,
    candidates: Sequence[Action],
    budget: Budget,
    random: Generator,
    tricks: int,
    playouts_a_deal: int = PLAYOUTS_A_DEAL,
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
    most_deals = budget.iterations // playouts_a_deal
    while not deals or (deals < most_deals and done + len(alive) <= budget.iterations and not budget.should_stop()):
        state = redeal(view, random)
        luck = random.next64()
        for trial in alive:
            # The same luck for every answer, so that they differ by what they do.
            play = Playout(state, Generator(luck))
            play.answer(trial.action)
            play.run(tricks)
            trial.total += standing(play, me)
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
