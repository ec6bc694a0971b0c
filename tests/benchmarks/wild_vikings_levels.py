"""How strong the computer players of Wild Vikings are: plays levels against each other and prints a table.

``python -m tests.benchmarks.wild_vikings_levels [--games N] [--seats N] [--pairs hard-random,hard-medium …]``

With two seats each deal is played twice with the seats swapped. With more, one seat of the first level sits among seats
of the second, in each place in turn; its fair share is then 1 / seats. A shared win is divided among its winners. The
margin is a 95 % confidence interval over deals, the games of one deal being taken together.
"""

import argparse
import sys
import time

from attrs import frozen

from vikingtable.bots.base import Bot, Budget
from vikingtable.bots.registry import bot_for, iterations_for
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.registry import game

GAME = game("wild_vikings")
#: What the project promises for two seats, in wins of the first level out of 100.
PROMISED = {("hard", "random"): 85, ("hard", "medium"): 54, ("medium", "easy"): 60, ("easy", "random"): 60}
PAIRS = (*PROMISED, ("medium", "random"), ("hard", "easy"))


@frozen
class Player:
    """A level with its standard budget."""

    level: str
    bot: Bot
    budget: Budget


@frozen
class Result:
    """Wins of the first level as a share of the games, its margin, and how long its decisions took."""

    games: int
    wins: float
    margin: float
    milliseconds: float
    slowest: float


def player(level: str) -> Player:
    """The computer player of a level, or the one that plays at random."""
    return Player(level, bot_for("wild_vikings", level), Budget(iterations_for("wild_vikings", level)))


def share(first: Player, second: Player, seats: int, place: int, seed: int, times: list[float]) -> float:
    """The first level's share of the win in one game, sitting at ``place`` among seats of the second level."""
    random = Generator(seed * 31 + place)
    state = GAME.new(Setup(seats, seed)).state
    while waiting := GAME.to_answer(state):
        seat = waiting[0]
        decision = GAME.decision(state)
        assert decision is not None
        one = first if seat == place else second
        view = GAME.view_for(state, seat)
        begun = time.perf_counter()
        action = one.bot.choose(view, decision, one.budget, random).action
        if one is first and decision.kind != "roll":
            times.append(time.perf_counter() - begun)
        state = GAME.apply(state, action).state
    winners = GAME.outcome(state) or ()
    return 1 / len(winners) if place in winners else 0.0


def played(first: str, second: str, games: int, seats: int, start: int) -> Result:
    """The result of so many games between two levels, beginning with the deal of seed ``start``."""
    one, other = player(first), player(second)
    times: list[float] = []
    deals = [
        sum(share(one, other, seats, place, seed, times) for place in range(seats)) / seats
        for seed in range(start, start + games // seats)
    ]
    mean = sum(deals) / len(deals)
    variance = sum((deal - mean) ** 2 for deal in deals) / (len(deals) - 1)
    margin = 1.96 * (variance / len(deals)) ** 0.5
    return Result(len(deals) * seats, mean, margin, 1000 * sum(times) / len(times), 1000 * max(times))


def main(arguments: list[str]) -> int:
    """Prints the table; 1 if a promised figure is missed."""
    parser = argparse.ArgumentParser(description="Plays the levels of Wild Vikings against each other.")
    parser.add_argument("--games", type=int, default=2000, help="games a pairing (2000)")
    parser.add_argument("--seats", type=int, default=2, choices=GAME.seats)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first deal (1)")
    parser.add_argument("--pairs", help="such as hard-medium,easy-random; all promised ones and more by default")
    options = parser.parse_args(arguments)
    pairs = PAIRS
    if options.pairs:
        pairs = tuple(
            (first, second) for first, _, second in (pair.partition("-") for pair in options.pairs.split(","))
        )
    missed = 0
    print(f"{'levels':<18} {'games':>6} {'wins %':>14} {'promised':>9} {'ms a decision':>14} {'slowest':>8}")
    for first, second in pairs:
        result = played(first, second, options.games, options.seats, options.seed)
        promised = PROMISED.get((first, second)) if options.seats == 2 else None
        missed += promised is not None and 100 * result.wins < promised
        wins = f"{100 * result.wins:.1f} ± {100 * result.margin:.1f}"
        print(
            f"{first + ' – ' + second:<18} {result.games:>6} {wins:>14} {promised or '':>9} "
            f"{result.milliseconds:>14.2f} {result.slowest:>8.1f}",
            flush=True,
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
