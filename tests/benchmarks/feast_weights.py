"""Learns a quick player of A Feast for Odin for its table anew by hill climbing in sketched games, and prints it.

    python tests/benchmarks/feast_weights.py [--steps N] [--seed S] [--replace INDEX] [--games G]

The positions are the beginnings of solo games and what the first quick player of the table makes of them after one to
six rounds. A step changes some weights at random; it is kept if the mean over all positions of the best result of the
*whole* table rises, the new player's among them: what counts is that it finds what the others miss. ``--replace``:
the player that is left out and that the climb begins with (else one more is learnt, from the starting weights).
Prints the mean after each gain and at last the weights for ``vikingtable/bots/feast/table.py``.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from vikingtable.bots.feast import quick
from vikingtable.bots.feast.reading import sketch_of
from vikingtable.bots.feast.sketch import Sketch
from vikingtable.bots.feast.table import ELITES
from vikingtable.bots.feast.weights import STARTING, Policy, Weights
from vikingtable.rules.game import Setup
from vikingtable.rules.registry import game

#: Rounds played by the quick player before a position is taken.
ROUNDS = (0, 0, 1, 2, 3, 4, 5, 6)
#: How many weights a step changes, and the widest and narrowest change, as shares.
CHANGED = (2, 4, 8, 20)
WIDE, NARROW = 0.6, 0.06


def positions(games: int) -> list[Sketch]:
    """The sketches that are played out."""
    rules = game("feast")
    found = []
    for number in range(games):
        sketch = sketch_of(rules.new(Setup(1, 5000 + number)).state, 0)
        policy = Policy(ELITES[number % len(ELITES)])
        for _ in range(ROUNDS[number % len(ROUNDS)]):
            while sketch.thing > 0 and quick.move(sketch, policy):
                pass
            sketch.end_round()
        found.append(sketch)
    return found


def results(sketches: Sequence[Sketch], weights: Weights) -> list[float]:
    """The points of each position played out."""
    policy = Policy(weights)
    return [quick.play(sketch.copy(), policy) for sketch in sketches]


def climbed(
    sketches: Sequence[Sketch], begin: Weights, known: Sequence[float], steps: int, rng: random.Random
) -> Weights:
    """The weights after so many steps."""

    def mean(weights: Weights) -> float:
        found = results(sketches, weights)
        return sum(max(pair) for pair in zip(found, known, strict=True)) / len(sketches)

    kept, best, step = begin, mean(begin), WIDE / 2
    print(f"begin {best:.2f}", flush=True)
    for number in range(steps):
        changed = list(kept)
        for at in rng.sample(range(len(changed)), rng.choice(CHANGED)):
            changed[at] += step * rng.gauss(0.0, 1.0) * max(0.3, abs(changed[at]))
        found = mean(tuple(changed))
        if found > best:
            kept, best, step = tuple(changed), found, min(WIDE, step * 1.15)
            print(f"{number} {best:.2f}", flush=True)
        else:
            step = max(NARROW, step * 0.995)
    return kept


def main(arguments: Sequence[str]) -> int:
    """Climbs and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=48, help="positions")
    parser.add_argument("--replace", type=int, help="number of the player in the table that is learnt anew")
    given = parser.parse_args(arguments)
    sketches = positions(given.games)
    others = [weights for index, weights in enumerate(ELITES) if index != given.replace]
    table = [results(sketches, weights) for weights in others]
    known = [max(column) for column in zip(*table, strict=True)] if table else [-1e9] * len(sketches)
    begin = STARTING if given.replace is None else ELITES[given.replace]
    found = climbed(sketches, begin, known, given.steps, random.Random(given.seed))
    print(tuple(round(weight, 4) for weight in found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
