"""Golden games of Knarr and Brian Boru: whole games kept as .vtg, and the command that records them again.

``python -m tests.rules.golden_saves`` plays each game of ``GAMES`` anew, writes it and prints what changed. The games
are random, from seeds whose games end in the ways that must be covered.
"""

from pathlib import Path

from vikingtable.match.session import Session
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.saves.encode import encode
from vikingtable.saves.model import SeatInfo

DATA = Path(__file__).resolve().parents[1] / "data"

#: (game, name) → set-up of a random game; the name says what it shows.
GAMES: dict[tuple[str, str], Setup] = {
    ("knarr", "two_won_alone"): Setup(2, 1),
    ("knarr", "three_won_alone"): Setup(3, 1),
    ("knarr", "four_won_alone"): Setup(4, 1),
    ("knarr", "two_by_tokens"): Setup(2, 69),
    ("knarr", "three_shared"): Setup(3, 47),
    ("knarr", "two_shortage"): Setup(2, 12),
    ("knarr", "two_empty_stock"): Setup(2, 264),
    ("knarr", "four_advanced_weathervane"): Setup(4, 2, (("boat", "advanced"), ("artifacts", "weathervane"))),
    ("boru", "three_won_alone"): Setup(3, 1),
    ("boru", "four_won_alone"): Setup(4, 1),
    ("boru", "five_won_alone"): Setup(5, 1),
    ("boru", "three_by_claims"): Setup(3, 82),
    ("boru", "four_by_marriages"): Setup(4, 55),
    ("boru", "five_shared"): Setup(5, 148),
    ("boru", "three_military_support"): Setup(3, 9),
    ("boru", "four_trade"): Setup(4, 3),
    ("boru", "five_play_last_card"): Setup(5, 2, (("five_player_last_card", "play"),)),
}


def path_of(game_id: str, name: str) -> Path:
    """Where a golden game lies."""
    return DATA / game_id / f"{name}.vtg"


def played(game_id: str, setup: Setup) -> bytes:
    """A random game from this set-up, played in a session, as a save."""
    session = Session.start(game_id, setup, [SeatInfo(f"Seat {seat}") for seat in range(setup.seats)])
    random = Generator(setup.seed)
    while asked := session.to_answer:
        seat = asked[0]
        session.apply(session.game.sample(session.state, seat, random))
    return encode(session.saved())


def main() -> None:
    """Record all games again."""
    for (game_id, name), setup in GAMES.items():
        path = path_of(game_id, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.read_bytes() if path.exists() else b""
        after = played(game_id, setup)
        if after != before:
            path.write_bytes(after)
            print(f"{game_id} {name}: {'changed' if before else 'new'}, {len(after)} bytes")


if __name__ == "__main__":
    main()
