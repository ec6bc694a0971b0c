"""Golden games of Wild Vikings: whole games kept as text, and the command that records them again.

``python -m tests.rules.wild_vikings.golden`` plays each game of ``GAMES`` anew, writes it and prints what changed. A
file holds the set-up, the chance of the deal, an action a line with the outcomes of chance, and the result.
"""

import difflib
import json
from pathlib import Path

from attrs import frozen

from vikingtable.rules.chance import Generator, Outcome
from vikingtable.rules.game import OptionValue, Setup
from vikingtable.rules.plain import Codec, to_plain
from vikingtable.rules.registry import game
from vikingtable.rules.state import Action

FOLDER = Path(__file__).resolve().parents[2] / "data" / "wild_vikings"

#: The ways in which a game can end, and the set-up of a random game that ends so.
GAMES: dict[str, Setup] = {
    "won_alone": Setup(3, 1, (("treasureTokens", "quick"),)),
    "shared": Setup(4, 13, (("treasureTokens", 15),)),
    "most_cards": Setup(4, 31, (("treasureTokens", 15), ("finalTie", "mostCards"))),
    "most_cards_shared": Setup(4, 13, (("treasureTokens", 15), ("finalTie", "mostCards"))),
    "house_rules": Setup(
        5,
        4,
        (
            ("treasureTokens", "short"),
            ("bidRule", "free"),
            ("tieRule", "noSale"),
            ("allPass", "toSupply"),
            ("emptyShip", "stay"),
            ("scoresVisible", False),
            ("cardsPerCardFace", 2),
            ("handLimit", 10),
        ),
    ),
}


@frozen
class Golden:
    """A recorded game: what it starts from, what was done, and how it ended."""

    rules: int
    setup: Setup
    deal: tuple[Outcome, ...]
    moves: tuple[tuple[Action, tuple[Outcome, ...]], ...]
    treasures: tuple[int, ...]
    winners: tuple[int, ...]


def recorded(setup: Setup) -> str:
    """A random game from this set-up, as text."""
    rules = game("wild_vikings")
    random = Generator(setup.seed)
    step = rules.new(setup)
    state = step.state
    options: dict[str, OptionValue] = dict(setup.options)
    lines = [
        f"rules {rules.rules_version}",
        f"seats {setup.seats}",
        f"seed {setup.seed}",
        f"options {json.dumps(options)}",
        f"deal {json.dumps(step.outcomes)}",
    ]
    while waiting := rules.to_answer(state):
        action = rules.sample(state, waiting[0], random)
        step = rules.apply(state, action)
        state = step.state
        lines.append(f"{json.dumps(to_plain(action))} {json.dumps(step.outcomes)}")
    lines.append(f"treasures {json.dumps(state.treasures)}")
    lines.append(f"winners {json.dumps(rules.outcome(state))}")
    return "\n".join(lines) + "\n"


def read(name: str) -> Golden:
    """The recorded game of that name."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    head = dict(line.split(" ", 1) for line in (*lines[:5], *lines[-2:]))
    codec = Codec(game("wild_vikings"))
    moves = []
    for line in lines[5:-2]:
        action, end = json.JSONDecoder().raw_decode(line)
        moves.append((codec.action(action), _outcomes(line[end:])))
    return Golden(
        rules=int(head["rules"]),
        setup=Setup(int(head["seats"]), int(head["seed"]), tuple(json.loads(head["options"]).items())),
        deal=_outcomes(head["deal"]),
        moves=tuple(moves),
        treasures=tuple(json.loads(head["treasures"])),
        winners=tuple(json.loads(head["winners"])),
    )


def _outcomes(text: str) -> tuple[Outcome, ...]:
    return tuple(tuple(one) if isinstance(one, list) else one for one in json.loads(text))


def main() -> None:
    """Records all games again and prints what changed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, setup in GAMES.items():
        path = FOLDER / f"{name}.txt"
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        new = recorded(setup)
        path.write_text(new, encoding="utf-8")
        changes = list(difflib.unified_diff(old.splitlines(), new.splitlines(), "before", "after", n=0, lineterm=""))
        print(f"{name}: {'unchanged' if not changes else ''}", *changes, sep="\n" if changes else "")


if __name__ == "__main__":
    main()
