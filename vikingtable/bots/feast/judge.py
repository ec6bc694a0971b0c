"""Judging positions: each is sketched and played to the end by several quick players; the best of them tells.

At first all positions are played by the same players. Then every other player of a position is new: the best one so
far with some weights changed, so that long thoughts follow up what has proved good there; what did well in one
position is tried in the others too when the weaker half drops out.
"""

from collections.abc import Sequence

from vikingtable.bots.base import Budget
from vikingtable.bots.feast import quick
from vikingtable.bots.feast.reading import sketch_of
from vikingtable.bots.feast.sketch import Sketch
from vikingtable.bots.feast.table import ELITES
from vikingtable.bots.feast.weights import NAMES, Policy, Weights
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.state import FeastState

#: How far the weights of further quick players lie from those of the table, as a share.
_SPREAD = 0.25
#: After so many players of all positions alike, each has its own besides, as far as this from its best.
_COMMON, _OWN_SPREAD = 16, 0.5
_FINE = 1 << 20
#: More sketched games than this tell nothing more.
_ENOUGH = 2000
#: Further thought does not make up for so many points.
_HOPELESS = 7.0


class Players:
    """The quick players of a thought: those of the table, then others near them, made when they are asked for."""

    def __init__(self, random: Generator) -> None:
        self._random = random
        self._made = [Policy(weights) for weights in ELITES]

    def __getitem__(self, number: int) -> Policy:
        while number >= len(self._made):
            self._made.append(self.near(ELITES[len(self._made) % len(ELITES)], _SPREAD))
        return self._made[number]

    def blur(self, most: int) -> float:
        """An error of at most so many points either way."""
        return most * (2.0 * self._random.below(_FINE) / _FINE - 1.0)

    def near(self, weights: Weights, spread: float) -> Policy:
        """A player with a third of these weights changed by up to so large a share."""
        changed = list(weights)
        for _ in range(len(NAMES) // 3):
            at = self._random.below(len(changed))
            drawn = 2.0 * self._random.below(_FINE) / _FINE - 1.0
            changed[at] += spread * drawn * (abs(changed[at]) + 0.3)
        return Policy(tuple(changed))


class Candidate:
    """A position to be judged, and what the quick players have made of it."""

    __slots__ = ("best", "number", "player", "sketch", "tried")

    def __init__(self, number: int, sketch: Sketch) -> None:
        self.number = number
        self.sketch = sketch
        self.best = -1e9
        self.tried = 0
        self.player: Policy | None = None

    def trial(self, players: Players) -> None:
        """One more quick player plays it out."""
        own = self.tried - _COMMON
        if own >= 0 and own % 2 == 0 and self.player is not None:
            self.play(players.near(self.player.weights, _OWN_SPREAD))
        else:
            self.play(players[self.tried if own < 0 else _COMMON + own // 2])
        self.tried += 1

    def play(self, player: Policy) -> None:
        """A quick player plays it out."""
        value = quick.play(self.sketch.copy(), player)
        if value > self.best:
            self.best = value
            self.player = player


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
        near = [one for one in left if one.best >= left[0].best - _HOPELESS]
        out = left[len(near) :] + out
        left = near
        # What the first of them has found may serve the others.
        leader = left[0].player
        for candidate in left[1:]:
            if leader is not None and candidate.player is not leader:
                candidate.play(leader)
                spent += 1
    left.sort(key=lambda one: (-one.best, one.number))
    return left + out


def value(state: FeastState, seat: int, players: Players, trials: int) -> float:
    """A single position's worth."""
    candidate = Candidate(0, sketch_of(state, seat))
    for _ in range(max(1, trials)):
        candidate.trial(players)
    return candidate.best
