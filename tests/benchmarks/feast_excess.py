"""Measures how much the sketches of A Feast for Odin promise too much, and fits what is taken off.

    python tests/benchmarks/feast_excess.py [--games N] [--seed S] [--seats N] [--against LEVEL] [FILE]

Games of the hard player, alone or against others of a level, are recorded in FILE (gzipped lines of JSON), after those
that it holds already; without ``--games`` those are all. Each line has the answers given, the points reached and what
the sketches said at each decision of a hard seat. Prints said less reached by stage and round, by number of players,
and the table of ``vikingtable/bots/feast/excess.py``: a straight line over the rounds still to come for each stage.
"""

import argparse
import gzip
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from attrs import field, frozen

from vikingtable.bots.base import Budget
from vikingtable.bots.feast.excess import STAGES, stage_of
from vikingtable.bots.feast.judge import Players
from vikingtable.bots.feast.player import ITERATIONS, FeastBot, Weighed
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.game import Setup
from vikingtable.rules.plain import to_plain
from vikingtable.rules.registry import game

RECORDS = Path(__file__).resolve().parents[1] / "data" / "feast" / "hard_games.json.gz"


@frozen
class Said:
    """What was said at a decision: by which seat, at which stage, with how many rounds to come, in points."""

    seat: int
    stage: str
    left: int
    value: float


@frozen
class Record:
    """A game: its set-up, the levels of the seats, the answers in order, the points reached and what was said."""

    seats: int
    seed: int
    levels: tuple[str, ...]
    actions: tuple[Any, ...]
    points: tuple[int, ...]
    said: tuple[Said, ...] = field(factory=tuple)


class Recording(FeastBot):
    """A hard player that notes what its sketches say."""

    def __init__(self) -> None:
        super().__init__("hard")
        self.said: list[Said] = []

    def _weighed(self, state: FeastState, seat: int, budget: Budget, players: Players) -> list[Weighed]:
        found = super()._weighed(state, seat, budget, players)
        left = state.rules.rounds - state.round
        self.said.append(Said(seat, stage_of(state), left, round(found[0].value, 1)))
        return found


def played(seats: int, seed: int, against: str) -> Record:
    """One game; the hard player sits at a seat that changes with the seed."""
    rules, hard = game("feast"), Recording()
    levels = tuple("hard" if seat == seed % seats else against for seat in range(seats))
    bots = [hard if level == "hard" else FeastBot(level) for level in levels]
    state, actions = rules.new(Setup(seats, seed)).state, []
    while asked := rules.to_answer(state):
        seat, decision = asked[0], rules.decision(state)
        assert decision is not None
        budget, random = Budget(ITERATIONS[levels[seat]]), Generator(seed * 1_000_003 + len(actions))
        action = bots[seat].choose(rules.view_for(state, seat), decision, budget, random).action
        actions.append(to_plain(action))
        state = rules.apply(state, action).state
    points = tuple(score.total for score in rules.scores(state))
    return Record(seats, seed, levels, tuple(actions), points, tuple(hard.said))


def read(path: Path) -> Iterator[Record]:
    """The games recorded in a file."""
    if not path.exists():
        return
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            one = json.loads(line)
            said = tuple(Said(*each) for each in one["said"])
            yield Record(
                one["seats"], one["seed"], tuple(one["levels"]), tuple(one["actions"]), tuple(one["points"]), said
            )


def write(path: Path, records: Sequence[Record]) -> None:
    """All of the games; the same bytes for the same games."""
    lines = []
    for one in records:
        said = [[each.seat, each.stage, each.left, each.value] for each in one.said]
        plain = {"seats": one.seats, "seed": one.seed, "levels": one.levels, "actions": one.actions}
        lines.append(json.dumps({**plain, "points": one.points, "said": said}, separators=(",", ":")) + "\n")
    path.write_bytes(gzip.compress("".join(lines).encode("utf-8"), mtime=0))


def errors(records: Sequence[Record]) -> dict[str, dict[int, list[float]]]:
    """Said less reached, by stage and rounds to come: of each game and seat the mean over its decisions."""
    found: dict[str, dict[int, list[float]]] = {stage: defaultdict(list) for stage in STAGES}
    for one in records:
        here: dict[tuple[str, int, int], list[float]] = defaultdict(list)
        for said in one.said:
            here[said.stage, said.left, said.seat].append(said.value - one.points[said.seat])
        for (stage, left, _), values in here.items():
            found[stage][left].append(sum(values) / len(values))
    return found


def line(by_left: dict[int, list[float]]) -> tuple[float, float]:
    """Least squares through all games: the value with no round to come, and what each further one adds."""
    pairs = [(left, value) for left, values in by_left.items() for value in values]
    n = len(pairs)
    across, up = sum(left for left, _ in pairs) / n, sum(value for _, value in pairs) / n
    spread = sum((left - across) ** 2 for left, _ in pairs)
    each = sum((left - across) * (value - up) for left, value in pairs) / spread
    return up - each * across, each


def told(records: Sequence[Record]) -> None:
    """Prints what was measured and the fit."""
    print(f"{records[0].seats} seats, {len(records)} games")
    for stage, by_left in errors(records).items():
        means = {left: sum(values) / len(values) for left, values in sorted(by_left.items())}
        print(f"  {stage}: " + ", ".join(f"{left} to come {mean:.1f}" for left, mean in means.items()))
        if stage == "feast":
            print(f"    laid: {means[0]:.1f}")
            del by_left[0]
        last, each = line(by_left)
        print(f"    Excess({last:.1f}, {each:.1f})")


def main(arguments: Sequence[str]) -> int:
    """Plays, records and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, default=RECORDS)
    parser.add_argument("--games", type=int, default=0, help="games to play")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--against", default="medium", help="level of the other seats")
    given = parser.parse_args(arguments)
    records = list(read(given.file))
    for seed in range(given.seed, given.seed + given.games):
        records.append(played(given.seats, seed, given.against))
        write(given.file, records)
        print(records[-1].levels, records[-1].points, flush=True)
    for seats in sorted({one.seats for one in records}):
        told([one for one in records if one.seats == seats])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
