"""The table of occupations in the documentation: a row a card, up to date, and tests of both kinds for each."""

import importlib.util
from pathlib import Path

from vikingtable.rules.feast.effects import EFFECTS
from vikingtable.texts import TEXTS
from vikingtable.texts.message import render

ROOT = Path(__file__).resolve().parents[4]


def command():
    found = importlib.util.spec_from_file_location("occupations_table", ROOT / "packaging" / "occupations_table.py")
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_every_card_has_a_test_of_its_effect_and_one_of_a_situation_without_it():
    assert command().faults() == []


def test_the_table_is_up_to_date():
    table = command()
    assert table.FILE.read_text(encoding="utf-8") == table.table(), "run python packaging/occupations_table.py"
    rows = [line for line in table.table().splitlines() if line.startswith("| ") and line[2].isdigit()]
    assert [int(row.split("|")[1]) for row in rows] == list(range(1, 191))


def test_few_cards_have_code_of_their_own_and_each_a_reason():
    assert command().own_code() == set(command().OWN_CODE) == {9, 39, 40, 60, 107, 137, 147, 160}


def test_the_vocabulary_is_explained_word_by_word():
    told = command().table()
    for word in ("`Pay`: ", "`ByFigure`: ", "`SwapSpecial`: ", "`Discount`: ", "`action:<tag>:before", "`per_unit`"):
        assert word in told


def test_every_card_has_effects_and_a_name():
    assert sorted(EFFECTS) == list(range(1, 191))
    assert all(f"occupations.card.{number}" in TEXTS for number in range(1, 191))


def test_different_effects_never_read_the_same():
    texts: dict[str, int] = {}
    for number in range(1, 191):
        text = " / ".join(render(line) for line in command().card_text(number))
        assert text
        assert text not in texts, f"{number} reads like {texts[text]}"
        texts[text] = number
