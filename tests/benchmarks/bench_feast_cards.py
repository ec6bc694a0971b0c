"""Random play of A Feast for Odin with all occupations at work, beside games in which cards are played but do nothing.

    python tests/benchmarks/bench_feast_cards.py [--games N] [--rounds N] [--seats N] [--json]

Both are played in turns, in the same process, and the best round of each counts: other work on the machine only slows.
The effects are those of ``cards.CARDS``; without them the same rules run on an empty table of effects.
"""

import argparse
import json
import sys
import time
from typing import Any

import pytest

from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.cards import CARDS
from vikingtable.rules.feast.effects import install
from vikingtable.rules.game import Setup
from vikingtable.rules.registry import game

#: With all cards at work no slower than this part of the speed without them.
TARGET = 0.7


def actions_per_second(seats: int, games: int, first_seed: int) -> float:
    """Random play of some games, in actions a second of processor time; legality is checked, events are made."""
    rules = game("feast")
    random = Generator(first_seed)
    actions = 0
    start = time.process_time()
    for seed in range(first_seed, first_seed + games):
        state = rules.new(Setup(seats, seed)).state
        while waiting := rules.to_answer(state):
            state = rules.apply(state, rules.sample(state, waiting[0], random)).state
            actions += 1
    return actions / (time.process_time() - start)


def compared(seats: int, games: int, rounds: int) -> dict[str, Any]:
    """The best of ``rounds`` turns with cards and without, each of games that were not played before."""
    best = {True: 0.0, False: 0.0}
    try:
        for turn in range(rounds + 1):
            for with_cards in (True, False):
                install(CARDS if with_cards else {})
                speed = actions_per_second(seats, games, turn * games)
                if turn:  # the first turn fills the tables of spots
                    best[with_cards] = max(best[with_cards], speed)
    finally:
        install(CARDS)
    return {
        "seats": seats,
        "with_cards": round(best[True]),
        "without": round(best[False]),
        "ratio": round(best[True] / best[False], 3),
        "target": TARGET,
    }


@pytest.mark.benchmark
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_cards_at_work_slow_random_play_by_less_than_a_third(seats: int) -> None:
    figures = compared(seats, 6, 3)
    print(json.dumps(figures))
    assert figures["ratio"] >= TARGET


def main() -> int:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    figures = compared(arguments.seats, arguments.games, arguments.rounds)
    if arguments.json:
        print(json.dumps(figures, indent=1))
    else:
        print(
            f"{figures['seats']} seats: {figures['with_cards']:,} actions a second with all cards, "
            f"{figures['without']:,} without, ratio {figures['ratio']} (target {TARGET})"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
