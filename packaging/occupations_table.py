"""Writes ``docs/occupations.md``: the 190 occupations of A Feast for Odin, a row a card, with the tests of each.

    python packaging/occupations_table.py           write the table
    python packaging/occupations_table.py --check   say what is missing or out of date, exit code 1 if anything is

A card needs a test of its effect and one of a situation in which it must not work. Cases are values in the modules of
``tests/rules/feast/cards``: ``FIRES``, ``QUIET``, ``CLOSED`` and ``REFUSED``; a test for one card alone is named
``test_occ_<number>_…`` and counts as the second kind.
"""

import re
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from vikingtable.rules.feast import engine  # noqa: E402, F401  (installs the effects)
from vikingtable.rules.feast.card_text import card_text  # noqa: E402
from vikingtable.rules.feast.effects import EFFECTS  # noqa: E402
from vikingtable.rules.feast.occupations import OCCUPATIONS  # noqa: E402
from vikingtable.texts import english  # noqa: E402
from vikingtable.texts.message import render  # noqa: E402

FILE = ROOT / "docs" / "occupations.md"
TESTS = ROOT / "tests" / "rules" / "feast" / "cards"
_ALONE = re.compile(r"def (test_occ_(\d+)_\w+)")
_COLOURS = {"y": "yellow", "b": "blue", "r": "red", "g": "green"}


def tests_of_cards() -> tuple[dict[int, list[str]], dict[int, list[str]]]:
    """The tests by card: of its effect, and of situations in which it must not work."""
    works: dict[int, list[str]] = {}
    quiet: dict[int, list[str]] = {}
    for path in sorted(TESTS.glob("test_cards_*.py")):
        module = import_module(f"tests.rules.feast.cards.{path.stem}")
        name = path.stem.removeprefix("test_")
        for case in getattr(module, "FIRES", ()):
            works.setdefault(case.number, []).append(name)
        for case in getattr(module, "QUIET", ()):
            quiet.setdefault(case.number, []).append(name)
        for case, *_ in (*getattr(module, "CLOSED", ()), *getattr(module, "REFUSED", ())):
            quiet.setdefault(case.number, []).append(name)
        for test, number in _ALONE.findall(path.read_text(encoding="utf-8")):
            quiet.setdefault(int(number), []).append(test)
    return works, quiet


def faults() -> list[str]:
    """Every card without an effect or without a test of either kind."""
    works, quiet = tests_of_cards()
    found = []
    for card in OCCUPATIONS:
        if not EFFECTS.get(card.number):
            found.append(f"{card.number}: no effect")
        if card.number not in works:
            found.append(f"{card.number}: no test of its effect")
        if card.number not in quiet:
            found.append(f"{card.number}: no test of a situation in which it must not work")
    return found


def table() -> str:
    """The whole document."""
    works, quiet = tests_of_cards()
    lines = [
        "# The 190 occupations",
        "",
        "Made by `python packaging/occupations_table.py`; the text of a card is made from its effect. The tests lie in",
        "`tests/rules/feast/cards`: how often a card is shown at work and not at work, and where.",
        "",
        "| No. | Name | Deck | Colours | Text | Tests at work | Tests not at work |",
        "|---|---|---|---|---|---|---|",
    ]
    for card in OCCUPATIONS:
        text = "<br>".join(render(line) for line in card_text(card.number)) or "does nothing yet"
        deck = card.deck + (" (starting)" if card.starting else "")
        colours = ", ".join(_COLOURS[colour] for colour in card.colours)
        name = english(f"occupations.card.{card.number}")
        cells = (name, deck, colours, text, _counted(works, card.number), _counted(quiet, card.number))
        lines.append(f"| {card.number} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def _counted(tests: dict[int, list[str]], number: int) -> str:
    found = tests.get(number, [])
    return ", ".join(
        f"{found.count(name)} × {name}" if found.count(name) > 1 else name for name in dict.fromkeys(found)
    )


def main() -> int:
    """Write or check the table; 1 if something is missing."""
    missing = faults()
    if "--check" in sys.argv[1:]:
        if not FILE.exists() or FILE.read_text(encoding="utf-8") != table():
            missing.append(f"{FILE.name} is out of date")
    else:
        FILE.write_text(table(), encoding="utf-8")
    print("\n".join(missing) or "every card has its tests")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
