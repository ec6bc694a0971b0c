"""Random play of every game beside random play of chess in the same run, so that the figures mean something anywhere.

    python tests/benchmarks/bench_random_play.py [GAME …] [--seconds S] [--rounds N] [--json]

The game and chess are measured in turns, and the best round of each counts: other work on the machine only slows.
Chess is python-chess (extra ``benchmark``): a legal move listed, drawn and pushed until the game is over, no more than
400 moves, draws by rule not claimed. The ratio is the game's actions a second over its moves a second.
"""

import argparse
import json
import sys
import time
from typing import Any

import pytest

from vikingtable.cli.bench import measured
from vikingtable.rules.chance import Generator
from vikingtable.rules.registry import game as game_by_id
from vikingtable.rules.registry import game_ids

#: Actions a second on one core that the project aims at.
TARGETS = {"feast": 20_000, "knarr": 60_000, "boru": 40_000, "wild_vikings": 100_000}
_LONGEST_CHESS_GAME = 400


def chess_moves_per_second(seconds: float) -> float:
    """Random play of python-chess for about ``seconds``."""
    import chess

    random = Generator(0)
    moves = 0
    start = time.perf_counter()
    end = start + seconds
    while (now := time.perf_counter()) < end:
        board = chess.Board()
        for _ in range(_LONGEST_CHESS_GAME):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(random.choice(legal))
            moves += 1
    return moves / (now - start)


def compared(game_id: str, seconds: float, rounds: int) -> dict[str, Any]:
    """The best of ``rounds`` turns of the game and of chess, ``seconds`` each."""
    best_game, best_chess, seats = 0.0, 0.0, 0
    for _ in range(rounds):
        figures = measured(game_by_id(game_id), seconds)
        seats = figures.seats
        best_game = max(best_game, figures.actions / figures.seconds)
        best_chess = max(best_chess, chess_moves_per_second(seconds))
    return {
        "game": game_id,
        "seats": seats,
        "actions_per_second": round(best_game),
        "target": TARGETS[game_id],
        "chess_moves_per_second": round(best_chess),
        "ratio": round(best_game / best_chess, 2),
    }


@pytest.mark.benchmark
@pytest.mark.parametrize("game_id", game_ids())
def test_random_play_beside_chess(game_id: str) -> None:
    pytest.importorskip("chess", reason="python-chess is an optional test dependency")
    figures = compared(game_id, 1.0, 2)
    print(json.dumps(figures))
    # The target of each game is given by the figures themselves; a tenth of chess would be a fault, not a slow machine.
    assert figures["ratio"] > 0.1


def main() -> int:
    """Prints the figures of the games given, or of all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", metavar="GAME", nargs="*", default=[])
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    results = [compared(game_id, arguments.seconds, arguments.rounds) for game_id in arguments.games or game_ids()]
    if arguments.json:
        print(json.dumps(results, indent=1))
        return 0
    print(f"{'game':<14}{'seats':>6}{'actions/s':>12}{'target':>10}{'chess/s':>10}{'ratio':>8}")
    for row in results:
        print(
            f"{row['game']:<14}{row['seats']:>6}{row['actions_per_second']:>12,}{row['target']:>10,}"
            f"{row['chess_moves_per_second']:>10,}{row['ratio']:>8.2f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
