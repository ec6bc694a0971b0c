"""How strong the computer players are: level against level, the table written into docs/strength.md.

    python tests/benchmarks/strength.py [GAME …] [--pair hard-medium …] [--seats N …] [--games N] [--seed S] [--jobs N]
        [--to-the-end] [--no-docs]

Every deal is played with all rotations of the seats, a shared win is divided among its winners, and the games of one
deal are taken together: the margins are 95 % confidence intervals over deals. A sequential test (GSPRT) of "as promised
plus 3 points" against "as promised less 3 points" ends a pairing early, at most one wrong verdict in twenty either way.
Each decision has the standard iterations of its level; decisions with one legal answer are not counted in the times,
which are processor times of this process. Games of one player are measured by their mean of points. Pairings without a
promise are played to the end and compared with the share of an equal player.
Ends with 1 if something promised is missed or a decision takes more than 0.1 seconds on average.
"""

import argparse
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from attrs import evolve, field, frozen

from tests.bots.arena import Played, played
from vikingtable.rules.game import OptionValue

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "strength.md"
BEGIN, END = "<!-- strength: begin -->", "<!-- strength: end -->"
#: The most processor seconds that a decision may take on average.
SLOWEST = 0.1
#: The sequential test tells this much above the promise from this much below it.
MARGIN = 0.03
#: Odds that end the sequential test (both kinds of error 1 in 20), and the fewest deals that it needs.
BOUND = math.log(19)
FEWEST = 30


@frozen
class Pairing:
    """A level (``first``) against all other seats (``second``), and the wins promised; or one player's mean points."""

    game: str
    first: str
    #: The level of the other seats; empty for one player alone.
    second: str
    seats: int
    #: The share of wins, or the mean of points, at least; nothing is promised: clearly more than an equal player wins.
    promised: float | None
    games: int = 1000
    options: tuple[tuple[str, OptionValue], ...] = ()
    #: Processor seconds a decision instead of the standard iterations.
    limit: float | None = None

    @property
    def name(self) -> str:
        """Short name on the command line and in the table, such as ``hard-medium`` or ``hard-solo-2s``."""
        if self.second:
            return f"{self.first}-{self.second}"
        return f"{self.first}-solo" + (f"-{self.limit:g}s" if self.limit else "")

    @property
    def goal(self) -> float:
        """What is promised, or else the share of an equal player."""
        return 1 / self.seats if self.promised is None else self.promised

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the seats."""
        return (self.first, *[self.second] * (self.seats - 1))


#: A long solo game with the standard decks, as the standard options have it.
PAIRINGS: tuple[Pairing, ...] = (
    Pairing("wild_vikings", "hard", "random", 2, 0.85, 2000),
    Pairing("wild_vikings", "hard", "medium", 2, 0.54, 4000),
    Pairing("wild_vikings", "medium", "easy", 2, 0.60, 2000),
    Pairing("wild_vikings", "easy", "random", 2, 0.60, 2000),
    Pairing("knarr", "hard", "medium", 2, 0.65, 600),
    Pairing("knarr", "medium", "easy", 2, 0.65),
    Pairing("knarr", "easy", "random", 2, 0.95),
    Pairing("feast", "hard", "medium", 2, 0.65, 200),
    Pairing("feast", "medium", "easy", 2, 0.65, 400),
    Pairing("feast", "easy", "random", 2, 0.95, 400),
    Pairing("feast", "hard", "", 1, 60.0, 50),
    Pairing("feast", "hard", "", 1, 80.0, 12, limit=2.0),
    Pairing("feast", "medium", "", 1, 40.0, 50),
    Pairing("feast", "easy", "", 1, 10.0, 50),
    Pairing("boru", "hard", "medium", 3, 0.53, 600),
    Pairing("boru", "medium", "easy", 3, 0.53, 600),
    Pairing("boru", "easy", "random", 3, 0.80, 600),
    *(
        Pairing(game, first, second, seats, None, games)
        for game, tables in (("knarr", (3, 4)), ("boru", (4, 5)))
        for first, second, games in (("hard", "medium", 60), ("medium", "easy", 200))
        for seats in tables
    ),
)


@frozen
class Result:
    """What was measured of a pairing."""

    pairing: Pairing
    #: Of each deal: the first level's share of the wins, or its points.
    deals: tuple[float, ...] = ()
    #: Decisions and processor seconds of the first level, then of the others.
    decisions: tuple[int, int] = (0, 0)
    seconds: tuple[float, float] = field(default=(0.0, 0.0))

    @property
    def mean(self) -> float:
        """The share of wins, or the mean of points."""
        return sum(self.deals) / len(self.deals)

    @property
    def variance(self) -> float:
        """Of a deal; a tenth of a game lost is added, so that a row of clear wins is not taken as certain."""
        mean, n = self.mean, len(self.deals)
        spread = sum((deal - mean) ** 2 for deal in self.deals)
        return (spread + (0.1 if self.pairing.second else 0.0)) / max(1, n - 1)

    @property
    def margin(self) -> float:
        """Half of the 95 % confidence interval."""
        return 1.96 * math.sqrt(self.variance / len(self.deals))

    @property
    def odds(self) -> float:
        """Logarithm of the likelihood ratio: the promise kept with a margin, to missed by a margin."""
        if not self.pairing.second:
            return 0.0
        return len(self.deals) * 2 * MARGIN * (self.mean - self.pairing.goal) / self.variance

    @property
    def decided(self) -> bool:
        """Whether the sequential test of a promise has an answer."""
        return self.pairing.promised is not None and len(self.deals) >= FEWEST and abs(self.odds) >= BOUND

    @property
    def kept(self) -> bool:
        """Whether what is promised was measured; without a promise, more than the margin above an equal player."""
        if self.pairing.promised is None:
            return self.mean - self.margin > self.pairing.goal
        return self.mean >= self.pairing.promised

    @property
    def milliseconds(self) -> tuple[float, float]:
        """Mean processor time of a decision of the first level, and of the others."""
        first, others = (1000 * spent / max(1, n) for spent, n in zip(self.seconds, self.decisions, strict=True))
        return first, others

    @property
    def slow(self) -> bool:
        """Whether a decision takes too long on average."""
        return max(self.milliseconds) > 1000 * (self.pairing.limit or SLOWEST) * 1.05

    def with_deal(self, games: Sequence[Played]) -> "Result":
        """The result with one more deal, its games played in all rotations."""
        if self.pairing.second:
            value = sum(1 / len(game.winners) for game in games if 0 in game.winners) / len(games)
        else:
            value = float(games[0].points[0])
        first, others = self.decisions
        spent, spent_others = self.seconds
        for game in games:
            first, others = first + game.decisions[0], others + sum(game.decisions[1:])
            spent, spent_others = spent + game.seconds[0], spent_others + sum(game.seconds[1:])
        return evolve(self, deals=(*self.deals, value), decisions=(first, others), seconds=(spent, spent_others))

    def cells(self) -> tuple[str, ...]:
        """The row of the table."""
        pairing, own, other = self.pairing, *self.milliseconds
        games = len(self.deals) * pairing.seats
        if pairing.second:
            goal = f"{100 * pairing.goal:.3g} %"
            figures = (f"{100 * self.mean:.1f} ± {100 * self.margin:.1f} %", goal)
        else:
            figures = (f"{self.mean:.1f} ± {self.margin:.1f} points", f"{pairing.goal:g} points")
        if pairing.promised is None:
            figures = (figures[0], f"equal: {figures[1]}")
        verdict = ("kept" if self.kept else "missed") if self.decided or not pairing.second else "open"
        if verdict == "open":
            verdict = "kept (test open)" if self.kept else "missed (test open)"
        if pairing.promised is None:
            verdict = "stronger" if self.kept else "open"
        times = f"{own:.1f}" + (f" / {other:.1f}" if pairing.second else "")
        return (pairing.game, pairing.name, str(pairing.seats), str(games), *figures, verdict, times)


HEAD = ("game", "levels", "seats", "games", "measured", "promised", "verdict", "ms a decision")


def deal(pairing: Pairing, seed: int) -> list[Played]:
    """One deal with all rotations of the seats."""
    return [
        played(pairing.game, pairing.levels, seed, shift, pairing.options, pairing.limit)
        for shift in range(pairing.seats)
    ]


def measured(
    pairing: Pairing,
    games: int,
    first_seed: int = 1,
    jobs: int = 1,
    told: Callable[[Result], Any] = lambda _: None,
    to_the_end: bool = False,
) -> Result:
    """Plays a pairing for so many games, or until the sequential test has an answer if not ``to_the_end``."""
    result = Result(pairing)
    seeds = range(first_seed, first_seed + max(2, -(-games // pairing.seats)))
    for one in _deals(pairing, seeds, jobs):
        result = result.with_deal(one)
        told(result)
        if result.decided and not to_the_end:
            break
    return result


def _deals(pairing: Pairing, seeds: range, jobs: int) -> Iterator[list[Played]]:
    if jobs == 1:
        yield from (deal(pairing, seed) for seed in seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        # Few at a time, so that an early end throws little away.
        for start in range(0, len(seeds), jobs):
            yield from pool.map(deal, [pairing] * jobs, seeds[start : start + jobs])


def table(document: str, rows: Sequence[tuple[str, ...]]) -> str:
    """The document with these rows in its table; rows of the same game, levels and seats are replaced."""
    before, _, rest = document.partition(BEGIN)
    old, _, after = rest.partition(END)
    kept = {}
    for line in old.splitlines():
        cells = tuple(cell.strip() for cell in line.strip("| ").split(" | "))
        if len(cells) == len(HEAD) and cells != HEAD and not cells[0].startswith("-"):
            kept[cells[:3]] = cells
    kept.update({row[:3]: row for row in rows})
    known = [(pairing.game, pairing.name, str(pairing.seats)) for pairing in sorted(PAIRINGS, key=_game)]
    lines = [HEAD, ("---",) * len(HEAD), *[kept[key] for key in known if key in kept]]
    text = "\n".join("| " + " | ".join(cells) + " |" for cells in lines)
    return f"{before}{BEGIN}\n{text}\n{END}{after}"


def _game(pairing: Pairing) -> int:
    """Where the rows of a game begin."""
    return next(index for index, one in enumerate(PAIRINGS) if one.game == pairing.game)


def main(arguments: Sequence[str]) -> int:
    """Plays, prints, writes the document; 1 if something promised is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("chosen", metavar="GAME", nargs="*", help="all games by default")
    parser.add_argument("--pair", metavar="NAME", action="append", help="such as hard-medium or hard-solo-2s")
    parser.add_argument("--seats", metavar="N", type=int, action="append", help="pairings of so many seats only")
    parser.add_argument("--games", type=int, help="games a pairing, at most")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--to-the-end", action="store_true", help="all games, though the test may have an answer")
    parser.add_argument("--no-docs", action="store_true", help="print only")
    given = parser.parse_args(arguments)
    pairings = [
        one
        for one in PAIRINGS
        if (not given.chosen or one.game in given.chosen)
        and (not given.pair or one.name in given.pair)
        and (not given.seats or one.seats in given.seats)
    ]
    if not pairings:
        parser.error("no such game, pair or seats")
    bad = 0
    print(" | ".join(HEAD))
    for pairing in pairings:
        result = measured(pairing, given.games or pairing.games, given.seed, given.jobs, _progress, given.to_the_end)
        if sys.stderr.isatty():
            print(end="\r\x1b[K", file=sys.stderr)
        print(" | ".join(result.cells()), "| too slow" if result.slow else "", flush=True)
        bad += not result.kept or result.slow
        if not given.no_docs:
            DOCUMENT.write_text(table(DOCUMENT.read_text("utf-8"), [result.cells()]), "utf-8", newline="\n")
    return 1 if bad else 0


def _progress(result: Result) -> None:
    if sys.stderr.isatty():
        print(end="\r\x1b[K" + " | ".join(result.cells()), file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
