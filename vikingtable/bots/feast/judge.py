"""Judging positions: each is sketched and played to the end by several quick players; the best of them tells."""

from collections.abc import Sequence
from functools import lru_cache

from vikingtable.bots.base import Budget
from vikingtable.bots.feast import quick
from vikingtable.bots.feast.reading import sketch_of
from vikingtable.bots.feast.sketch import Sketch
from vikingtable.bots.feast.table import ELITES
from vikingtable.bots.feast.weights import NAMES, Policy, Weights
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.state import FeastState

#: How far the weights of further quick players lie from those of the table, as a share.
_SPREAD = 0.5
_FINE = 1 << 20
#: More sketched games than this tell nothing more.
_ENOUGH = 2000
#: So many quick players are the same in every thought: a plan that one of them has found is found again next time.
_KNOWN = 64


def _near(weights: Weights, random: Generator) -> Weights:
    changed = list(weights)
    for _ in range(len(NAMES) // 3):
        at = random.below(len(changed))
        drawn = 2.0 * random.below(_FINE) / _FINE - 1.0
        changed[at] += _SPREAD * drawn * (abs(changed[at]) + 0.3)
    return tuple(changed)


@lru_cache(maxsize=_KNOWN)
def _known(number: int) -> Policy:
    """The quick player of this number: those of the table first, then others near them."""
    if number < len(ELITES):
        return Policy(ELITES[number])
    return Policy(_near(ELITES[number % len(ELITES)], Generator(number)))


class Players:
    """The quick players of a thought: those that are always the same, then others, made when they are asked for."""

    def __init__(self, random: Generator) -> None:
        self._random = random
        self._made: list[Policy] = []

    def __getitem__(self, number: int) -> Policy:
        if number < _KNOWN:
            return _known(number)
        while number >= _KNOWN + len(self._made):
            self._made.append(Policy(_near(ELITES[len(self._made) % len(ELITES)], self._random)))
        return self._made[number - _KNOWN]

    def blur(self, most: int) -> float:
        """An error of at most so many points either way."""
        return most * (2.0 * self._random.below(_FINE) / _FINE - 1.0)


class Candidate:
    """A position to be judged, and what the quick players have made of it."""

    __slots__ = ("best", "number", "sketch", "tried")

    def __init__(self, number: int, sketch: Sketch) -> None:
        self.number = number
        self.sketch = sketch
        self.best = -1e9
        self.tried = 0

    def trial(self, players: Players) -> None:
        """One more quick player plays it out."""
        value = quick.play(self.sketch.copy(), players[self.tried])
        self.tried += 1
        if value > self.best:
            self.best = value


def judged(candidates: Sequence[Candidate], players: Players, budget: Budget) -> list[Candidate]:
    """The candidates, best first, after the budget's sketched games: the weaker half drops out again and again."""
    trials = max(len(candidates), min(budget.iterations, _ENOUGH))
    left = list(candidates)
    out: list[Candidate] = []
    spent = 0
    for candidate in left:
        if not candidate.tried:
            candidate.trial(players)
            spent += 1
    while len(left) > 1 and spent < trials and not budget.should_stop():
        share = max(1, (trials - spent) // (len(left) * max(1, (len(left) - 1).bit_length())))
        for _ in range(share):
            if budget.should_stop():
                break
            for candidate in left:
                candidate.trial(players)
            spent += len(left)
        left.sort(key=lambda one: (-one.best, one.number))
        if len(left) > 2:
            out = left[(len(left) + 1) // 2 :] + out
            left = left[: (len(left) + 1) // 2]
    left.sort(key=lambda one: (-one.best, one.number))
    return left + out


def value(state: FeastState, seat: int, players: Players, trials: int) -> float:
    """A single position's worth."""
    candidate = Candidate(0, sketch_of(state, seat))
    for _ in range(max(1, trials)):
        candidate.trial(players)
    return candidate.best
