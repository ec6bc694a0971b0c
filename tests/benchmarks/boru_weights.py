"""Learns what cards and positions of Brian Boru come to, from games of quick answers, and prints it.

    python tests/benchmarks/boru_weights.py SEATS [--games N] [--seed S]

It needs numpy (extra ``benchmark``). Games are played between players that answer at a glance, one answer in ``ODD`` at
random, so that unusual positions are seen too. What cards are worth is a regression of the final lead over the mean of
the seats on the hand after the draft. With these cards as many games again are played; what every seat could count
(``value.terms``) at each lead and between rounds is kept, and a ridge regression towards what the table says now gives
the points that a seat still makes to the end. Prints how a player with the new cards does against others with the old
ones, bias and spread of the estimates on a fifth of the games that was not learnt from, and what goes into
``bots/boru/weights.py`` and ``bots/boru/ends.py``.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from attrs import field, frozen

from vikingtable.bots.boru import value, weights
from vikingtable.bots.boru.glance import glance
from vikingtable.bots.boru.playout import Playout
from vikingtable.rules.boru import tables
from vikingtable.rules.boru.scoring import scores
from vikingtable.rules.boru.state import Draft, Lead
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.registry import game

#: One answer in so many is drawn at random while learning.
ODD = 10
#: How much a weight is held to that of the generation before, and the worth of a card.
RIDGE, RIDGE_CARDS = 60.0, 400.0
#: The lengths of the lines in which a row is printed.
LINES = (6, 6, 6, 6, 9, 7, 10, 5, 5, 4)


@frozen
class Game:
    """What is learnt from one game."""

    #: (phase, features of each seat, points of each seat on the track), in the order of play.
    moments: list[tuple[int, list[dict[int, float]], list[int]]]
    #: Hands after each draft.
    hands: list[list[tuple[int, ...]]]
    #: Final points and the seats that won.
    points: list[int]
    winners: tuple[int, ...] = field(default=())


def play(seating: Sequence[weights.Table], seed: int, odd: int) -> Game:
    """A game at a glance, each seat with its own weights."""
    seats = len(seating)
    now = Playout(game("boru").new(Setup(seats, seed)).state, Generator(seed))
    random = Generator(seed * 7 + 3)
    course = now.course
    moments, hands = [], []
    known = led = 0
    while course.frames:
        top = course.frames[-1]
        kind = type(top)
        if kind is Draft and course.round > max(known, 1):
            moments.append(_moment(now, value.phase(len(course.marriage_deck) + 1, -1)))
        if kind is Lead:
            tricks = max(max(len(seat.hand) for seat in now.seats) - 1, 0)
            if course.round != led:
                led = course.round
                hands.append([seat.hand for seat in now.seats])
            moments.append(_moment(now, value.phase(len(course.marriage_deck), tricks)))
        known = course.round
        if kind is Draft:
            owner = next(index for index, answer in enumerate(top.answers) if not answer)
        else:
            owner = top.owner
        now.table = seating[owner]
        now.take_weights()
        course.answer(glance(now, random, odd))
    ends = scores(course.players(), course.vikings, course.monasteries, course.claims, course.marker)
    return Game(moments, hands, [end.total for end in ends], tuple(course.winners))


def _moment(now: Playout, phase: int) -> tuple[int, list[dict[int, float]], list[int]]:
    course = now.course
    found = value.terms(
        now.table.cards, now.seats, course.vikings, course.monasteries, course.claims, course.marker, course.battle
    )
    return phase, [_added(one) for one in found], [seat.points for seat in now.seats]


def _added(found: Sequence[value.Term]) -> dict[int, float]:
    row: dict[int, float] = {}
    for index, amount in found:
        row[index] = row.get(index, 0.0) + amount
    return row


def ends(table: weights.Table, games: Sequence[Game]) -> list[list[float]]:
    """The rows of what a seat still makes to the end of the game."""
    found = []
    for phase, before in enumerate(table.ends):
        wanted, features = [], []
        for one in games:
            for at, counts, points in one.moments:
                if at == phase:
                    wanted += [end - now for end, now in zip(one.points, points, strict=True)]
                    features += counts
        found.append([float(one) for one in _ridge(features, wanted, before, value.FEATURES, RIDGE)])
    return found


def cards(before: Sequence[float], games: Sequence[Game]) -> list[float]:
    """What each card in hand is worth in points of the final lead."""
    wanted, features = [], []
    for one in games:
        mean = sum(one.points) / len(one.points)
        for hands in one.hands:
            for seat, hand in enumerate(hands):
                wanted.append(one.points[seat] - mean)
                features.append({0: 1.0, **dict.fromkeys(hand, 1.0)})
    # The last entry of a hand of fixed size is told by the others: only differences are learnt, the least is 0.
    found = _ridge(features, wanted, [0.0, *before[1:]], len(tables.CARDS) + 1, RIDGE_CARDS)
    least = min(found[1:])
    return [0.0, *[float(one - least) for one in found[1:]]]


def _ridge(features: Any, wanted: Any, before: Any, width: int, ridge: float) -> Any:
    import numpy as np

    counts, goal = np.zeros((len(features), width)), np.array(wanted)
    for at, one in enumerate(features):
        for index, amount in one.items():
            counts[at, index] = amount
    before = np.array(before)
    normal = counts.T @ counts + ridge * np.eye(width)
    return before + np.linalg.solve(normal, counts.T @ (goal - counts @ before))


def match(one: weights.Table, others: weights.Table, seats: int, games: int, seed: int) -> float:
    """The share of games that a player with the first weights wins against players with the others."""
    won = 0.0
    for number in range(games):
        own = number % seats
        seating = [one if seat == own else others for seat in range(seats)]
        end = play(seating, seed * 77_777 + number // seats, 0)
        if own in end.winners:
            won += 1.0 / len(end.winners)
    return won / games


def printed(name: str, rows: Sequence[Sequence[float]]) -> str:
    """Rows as they stand in the module, in thousandths of a point."""
    lines = [f"{name} = ("]
    for row in rows:
        left = [round(1000 * one) for one in row]
        lines.append("    (")
        for length in LINES:
            lines.append(f"        ({', '.join(map(str, left[:length]))}),")
            left = left[length:]
        lines.append("    ),")
    lines.append(")")
    return "\n".join(lines)


def main() -> int:
    """Learns and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seats", type=int, choices=sorted(weights.TABLES))
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    seats, first = given.seats, weights.TABLES[given.seats]
    seed = given.seed * 1_000_003
    games = [play([first] * seats, seed + at, ODD) for at in range(given.games)]
    learnt = weights.table(first.rows, first.ends, cards(first.cards, games))
    wins = match(learnt, first, seats, 1000, given.seed)
    print(f"cards: {100 * wins:.1f} % against the cards before (equal players: {100 / seats:.0f} %)", flush=True)
    print("CARDS = (" + ", ".join(str(round(1000 * one)) for one in learnt.cards) + ")", flush=True)
    games = [play([learnt] * seats, seed + given.games + at, ODD) for at in range(given.games)]
    told, kept = games[: given.games // 5], games[given.games // 5 :]
    learnt = weights.table(first.rows, ends(learnt, kept), learnt.cards)
    for phase, (before, now) in enumerate(zip(errors(first, told), errors(learnt, told), strict=True)):
        print(f"row {phase}: bias and spread were {before[0]:.2f} {before[1]:.2f}, are {now[0]:.2f} {now[1]:.2f}")
    print(printed("ENDS", learnt.ends))
    return 0


def errors(table: weights.Table, games: Sequence[Game]) -> list[tuple[float, float]]:
    """Of each row: how far the final points were above what it says, in the mean, and the standard deviation."""
    found: list[list[float]] = [[0.0] for _ in table.ends]
    for one in games:
        for phase, seats, points in one.moments:
            row = table.ends[phase]
            for counts, now, end in zip(seats, points, one.points, strict=True):
                found[phase].append(end - now - sum(row[index] * amount for index, amount in counts.items()))
    result = []
    for one in found:
        mean = sum(one) / len(one)
        result.append((mean, (sum((error - mean) ** 2 for error in one) / len(one)) ** 0.5))
    return result


if __name__ == "__main__":
    sys.exit(main())
