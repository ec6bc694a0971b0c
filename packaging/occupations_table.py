"""Writes ``docs/occupations.md``: the 190 occupations of A Feast for Odin, a row a card, with the tests of each.

    python packaging/occupations_table.py           write the table
    python packaging/occupations_table.py --check   say what is missing or out of date, exit code 1 if anything is

A card needs a test of its effect and one of a situation in which it must not work. Cases are values in the modules of
``tests/rules/feast/cards``: ``FIRES``, ``QUIET``, ``CLOSED`` and ``REFUSED``; ``NOTES`` are what players ask about a
card. A test for one card alone is named ``test_occ_<number>_…`` and counts as the second kind, with ``note`` in its
name as a note; ``test_note_of_<number>_and_<number>_…`` is a note of each.
"""

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from attrs import fields

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from vikingtable.rules.feast import card_ops, engine  # noqa: E402, F401  (the engine installs the effects)
from vikingtable.rules.feast import effects as effects_module  # noqa: E402
from vikingtable.rules.feast import program as program_module  # noqa: E402
from vikingtable.rules.feast.card_text import card_text  # noqa: E402
from vikingtable.rules.feast.effects import EFFECTS  # noqa: E402
from vikingtable.rules.feast.occupations import OCCUPATIONS  # noqa: E402
from vikingtable.rules.feast.program import Op  # noqa: E402
from vikingtable.texts import english  # noqa: E402
from vikingtable.texts.message import render  # noqa: E402

FILE = ROOT / "docs" / "occupations.md"
TESTS = ROOT / "tests" / "rules" / "feast" / "cards"
_ALONE = re.compile(r"def (test_occ_(\d+)_\w+)")
_NOTE = re.compile(r"def (test_(?:occ_(\d+)_note|note_of_(\d+)_and_(\d+))\w*)")
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
            if "_note" not in test:
                quiet.setdefault(int(number), []).append(test)
    return works, quiet


def notes_of_cards() -> dict[int, list[str]]:
    """The tests of what players ask, by card."""
    notes: dict[int, list[str]] = {}
    for path in sorted(TESTS.glob("test_cards_*.py")):
        module = import_module(f"tests.rules.feast.cards.{path.stem}")
        for case in getattr(module, "NOTES", ()):
            notes.setdefault(case.number, []).append(path.stem.removeprefix("test_"))
        for test, *numbers in _NOTE.findall(path.read_text(encoding="utf-8")):
            for number in numbers:
                if number:
                    notes.setdefault(int(number), []).append(test)
    return notes


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


#: Cards whose operation says all by itself, with no figure to set: their own code, and why it is needed.
OWN_CODE: dict[int, str] = {
    9: "ore that counts as received only once it lies on a board",
    39: "the one thing that runs backwards: which ship gives its ore up is part of the answer",
    40: "what may lie in houses is a rule of the boards",
    60: "two Vikings from one space, the second for silver, between which the space may be emptied",
    107: "which boards and which ships an exploration space asks for is a rule of that space",
    137: "payments of raids name spears beside swords",
    147: "which ships count as which is a rule of the bay",
    160: "a promise that holds for one feast",
}


def own_code() -> set[int]:
    """The cards that use an operation without figures which no other card uses."""
    users: dict[type, set[int]] = {}

    def walk(card: int, program: tuple[Any, ...]) -> None:
        for op in program:
            users.setdefault(type(op), set()).add(card)
            for option in getattr(op, "options", ()):
                walk(card, option.ops)

    for card, effects in EFFECTS.items():
        for effect in effects:
            walk(card, effect.program)
    return {card for op, cards in users.items() if not fields(op) and len(cards) == 1 for card in cards}


def _first(doc: str | None) -> str:
    """The first sentence or paragraph of a docstring, in one line."""
    return " ".join((doc or "").strip().partition("\n\n")[0].split())


def vocabulary() -> list[str]:
    """What effects are made of, from the docstrings of the modules that define it."""
    lines = [
        "## The vocabulary",
        "",
        "An effect is a value: a trigger (`when`), conditions, a program of operations, whether it may be declined",
        "(`optional`), whether it takes the place of what would happen (`replaces`), and a limit. One interpreter runs",
        "all of them (`effects.py`, `reacting.py`, `doing.py`, `card_doing.py`). Figures that conditions, rows and",
        '"for each" ask for are named in `metrics.py`.',
        "",
        "**Triggers.** `domain:subject|subject:moment`.",
        "",
    ]
    doc = effects_module.__doc__ or ""
    lines += [line for line in doc.split("The interpreter tells of:")[1].strip().splitlines() if line]
    lines += [
        "",
        "**Limits.** `per_action`: once while one action runs. `per_phase`: the phase tells of it once. `per_unit`:",
        "once for each item, tile or Viking of the event. `once`: a single time in the game (green).",
        "",
        "**Conditions.** A figure, `>=`, `==` or `<=`, a number.",
        "",
        "**Operations of spaces and cards** (`program.py`):",
        "",
    ]
    kinds = [kind for kind in vars(program_module).values() if isinstance(kind, type) and issubclass(kind, Op)]
    lines += [f"- `{kind.__name__}`: {_first(kind.__doc__)}" for kind in kinds if kind is not Op]
    running = [
        kind
        for kind in vars(card_ops).values()
        if isinstance(kind, type) and issubclass(kind, Op) and kind.__module__ == card_ops.__name__
    ]
    lines += ["", "**Operations of cards alone** (`card_ops.py`):", ""]
    lines += [
        f"- `{kind.__name__}`: {_first(kind.__doc__)}" for kind in running if not issubclass(kind, card_ops.Standing)
    ]
    lines += ["", "**Changes for as long as the card lies there** (`card_ops.py`, asked for by `standing.py`):", ""]
    lines += [
        f"- `{kind.__name__}`: {_first(kind.__doc__)}"
        for kind in running
        if issubclass(kind, card_ops.Standing) and kind is not card_ops.Standing
    ]
    lines += ["", f"**Cards with code of their own**, {len(OWN_CODE)} of 190:", ""]
    lines += [f"- {card}: {reason}." for card, reason in sorted(OWN_CODE.items())]
    return lines


def table() -> str:
    """The whole document."""
    works, quiet = tests_of_cards()
    notes = notes_of_cards()
    lines = [
        "# The 190 occupations",
        "",
        "Made by `python packaging/occupations_table.py`; the text of a card is made from its effect. The tests lie in",
        "`tests/rules/feast/cards`: how often a card is shown at work and not at work, what players ask about it, and",
        "where.",
        "",
        *vocabulary(),
        "",
        "## The cards",
        "",
        "| No. | Name | Deck | Colours | Text | Tests at work | Tests not at work | Tests of notes |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for card in OCCUPATIONS:
        text = "<br>".join(render(line) for line in card_text(card.number)) or "does nothing yet"
        deck = card.deck + (" (starting)" if card.starting else "")
        colours = ", ".join(_COLOURS[colour] for colour in card.colours)
        name = english(f"occupations.card.{card.number}")
        counted = (_counted(tests, card.number) for tests in (works, quiet, notes))
        cells = (name, deck, colours, text, *counted)
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
