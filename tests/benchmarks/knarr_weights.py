"""Learns the weights of Knarr's players anew from games of the model against itself, and prints them.

    python tests/benchmarks/knarr_weights.py [--games N] [--rounds N]

It needs numpy (extra ``benchmark``). Each round plays two-player games in which most seats play with weights that are
changed a little at random, so that unusual positions are seen too. After every turn the difference of both seats'
``model.features`` is kept with the final lead in points; a least-squares fit with ridge and smoothness between the
knots gives the next weights, the mean of the last two fits. What gains are worth for the hand is read off the fit after
every third round. Prints for each round how the new weights do against those it began with, and at last the two tables
of ``vikingtable/bots/knarr/weights.py``.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from attrs import evolve

from vikingtable.bots.knarr import model, weights
from vikingtable.bots.knarr.weights import KNOTS, Weights
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.knarr.tables import DESTINATIONS, NONE
from vikingtable.rules.registry import game

#: Ridge, and how much a weight is held to that of the next knot and of the next step of reputation.
RIDGE, SMOOTH, EVEN = 30.0, 60.0, 20.0
#: A point is worth this much at least.
LEAST_POINT = 0.3
#: A game that goes on longer is left out.
_LONGEST = 160
Table = tuple[Weights, ...]


def changed(table: Table, rng: random.Random) -> Table:
    """The weights with each group of them stretched at random."""

    def stretch() -> float:
        return max(0.1, rng.gauss(1.0, 0.35))

    factors = [stretch() for _ in range(8)]
    symbols = [stretch() for _ in range(15)]
    # Some are fond of destinations early on, so that these are known too.
    fond = rng.uniform(0.0, 12.0) if rng.random() < 0.4 else 0.0
    found = []
    for clock, one in enumerate(table):
        trade = tuple(worth * factor for worth, factor in zip(one.trade, symbols, strict=True))
        card = one.card * factors[0]
        more = 1.5 * (factors[1] - 1) + fond * max(0.0, 1.0 - clock / 30)
        places = tuple(worth + more for worth in weights.places(one.vp, card, trade))
        found.append(
            evolve(
                one,
                reputation=tuple(worth * factors[2] for worth in one.reputation),
                recruits=tuple(worth * factors[3] for worth in one.recruits),
                bracelets=tuple(worth * factors[4] for worth in one.bracelets),
                kind=tuple(worth * factors[5] for worth in one.kind),
                height=tuple(worth * factors[6] for worth in one.height),
                hand_max=one.hand_max * factors[7],
                trade=trade,
                card=card,
                places=places,
            )
        )
    return tuple(found)


def gift(now: model.Model, rng: random.Random) -> None:
    """Now and then a seat is given a viking or the trade symbols of a destination.

    Both seats have had the same turns: without gifts, vikings and destinations could be worth anything together.
    """
    chance = rng.random()
    if chance < 0.08:
        now.draw_crew(now.seats[rng.randrange(2)])
    elif chance < 0.12:
        seat, place = now.seats[rng.randrange(2)], DESTINATIONS[rng.randrange(len(DESTINATIONS)) + 1]
        for column, symbol in enumerate(place.columns):
            if symbol != NONE:
                seat.trade[column * 5 + symbol] += 1


def play(tables: Sequence[Table], seed: int, seen: Any = None) -> model.Model | None:
    """A game of the model, each seat with its own weights; ``seen(model, seat)`` is told after every turn."""
    now = model.Model(game("knarr").new(Setup(2, seed)).state, Generator(seed))
    standard = model.WEIGHTS
    try:
        for _ in range(_LONGEST):
            seat = now.active
            model.WEIGHTS = tables[seat]
            now.turn()
            if now.over:
                return now
            if seen:
                seen(now, seat)
    finally:
        model.WEIGHTS = standard
    return None


def samples(table: Table, games: int, seed: int) -> tuple[Any, Any, Any]:
    """Differences of features, how far the game was, and the final lead of the seat whose turn it was."""
    import numpy as np

    rng = random.Random(seed)
    rows: list[list[float]] = []
    clocks: list[int] = []
    leads: list[int] = []
    for number in range(games):
        kept: list[tuple[int, int, list[float]]] = []

        def seen(now: model.Model, seat: int, kept: list[Any] = kept) -> None:
            gift(now, rng)
            at = table[now.clock()]
            own, other = model.features(now.seats[seat], at), model.features(now.seats[1 - seat], at)
            kept.append((seat, now.clock(), [a - b for a, b in zip(own, other, strict=True)]))

        pair = [changed(table, rng) if rng.random() < 0.8 else table for _ in range(2)]
        end = play(pair, seed * 1_000_003 + number, seen)
        if end:
            lead = end.seats[0].vp - end.seats[1].vp
            for seat, clock, row in kept:
                rows.append(row)
                clocks.append(clock)
                leads.append(lead if seat == 0 else -lead)
    return np.array(rows), np.array(clocks), np.array(leads, float)


def fitted(counts: Any, clocks: Any, leads: Any) -> Any:
    """The weights at each knot, (knots × features)."""
    import numpy as np

    knots, count = len(KNOTS), len(counts)
    hats = np.zeros((count, knots))
    at = np.array(KNOTS)
    low = np.clip(np.searchsorted(at, clocks, side="right") - 1, 0, knots - 2)
    share = (clocks - at[low]) / (at[low + 1] - at[low])
    hats[np.arange(count), low] = 1 - share
    hats[np.arange(count), low + 1] = share
    # The last feature is whose turn it was.
    full = np.hstack([counts, np.ones((count, 1))])
    n = full.shape[1]
    normal, right = np.zeros((knots * n, knots * n)), np.zeros(knots * n)
    for start in range(0, count, 20_000):
        part = slice(start, start + 20_000)
        wide = (hats[part, :, None] * full[part, None, :]).reshape(-1, knots * n)
        normal += wide.T @ wide
        right += wide.T @ leads[part]

    def hold(one: int, other: int, strength: float) -> None:
        normal[one, one] += strength
        normal[other, other] += strength
        normal[one, other] -= strength
        normal[other, one] -= strength

    for knot in range(knots):
        for one in range(n):
            normal[knot * n + one, knot * n + one] += RIDGE
            if knot:
                hold((knot - 1) * n + one, knot * n + one, SMOOTH)
        for step in range(1, 14):
            hold(knot * n + step, knot * n + step + 1, EVEN)
    rows = np.linalg.solve(normal, right).reshape(knots, n)[:, :-1]
    # Early points go with poor play so much that they would seem to do harm.
    rows[:, 0] = rows[:, 0].clip(LEAST_POINT)
    return rows


def gains(rows: Any) -> list[tuple[float, ...]]:
    """What a point, a bracelet, a recruit token and a step of reputation are worth at each knot."""
    floors = (0.2, 0.05, 0.05, 0.02)
    means = [(row[0], row[18:20].mean(), row[15:17].mean(), row[1:11].mean()) for row in rows]
    return [tuple(max(float(one), floor) for one, floor in zip(row, floors, strict=True)) for row in means]


def match(one: Table, other: Table, games: int, seed: int) -> float:
    """The share of games that the first weights win."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        end = play((one, other) if seat == 0 else (other, one), seed * 77_777 + number // 2)
        if end:
            lead = end.seats[seat].vp - end.seats[1 - seat].vp
            won += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return won / games


def main() -> int:
    """Learns and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="of each round")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    import numpy as np

    first = table = weights.WEIGHTS
    worth: Sequence[tuple[float, ...]] = weights.GAINS_AT_KNOTS
    data: list[tuple[Any, Any, Any]] = []
    fits: list[Any] = []
    rows: Any = None
    for number in range(given.rounds):
        data = [*data[-2:], samples(table, given.games, given.seed + number)]
        fits = [*fits[-1:], fitted(*(np.concatenate(parts) for parts in zip(*data, strict=True)))]
        rows = sum(fits) / len(fits)
        table = weights.table([tuple(row.tolist()) for row in rows], worth)
        wins = match(table, first, 1000, given.seed + number)
        print(f"round {number + 1}: {100 * wins:.1f} % against the first weights", flush=True)
        if number % 3 == 2 and number + 1 < given.rounds:
            worth, data = gains(fits[-1]), []
            table = weights.table([tuple(row.tolist()) for row in rows], worth)
    for title, learnt in (("_LEARNT", rows), ("GAINS_AT_KNOTS", worth)):
        print(f"{title} = (")
        for row in learnt:
            print("    (" + ", ".join(str(round(float(one), 2) + 0.0) for one in row) + "),")
        print(")")
    return 0


if __name__ == "__main__":
    sys.exit(main())
