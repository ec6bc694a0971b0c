"""The translation files: complete and compiled, kept in step with the table of texts, found by Qt under their keys."""

import importlib.util
import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import pytest

from vikingtable.texts import TEXTS, Plural, Text

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "packaging" / "translations.py"

TABLE: dict[str, Text] = {
    "tests.greeting": "Hello, %1!",
    "tests.open": "Open…",
    "tests.open.again": "Open…",
    "tests.ships": Plural("%n ship of %1", "%n ships of %1"),
}
NOTES = {"tests.open": "Of a file <and> nothing else."}
JA = {"tests.greeting": "こんにちは、%1！", "tests.open": "開く…", "tests.open.again": "もう一度開く…"}
BG = {"tests.greeting": "Здравейте, %1!", "tests.open": "Отваряне…", "tests.open.again": "Отваряне отново…"}
JA_ALL = {**JA, "tests.ships": ["%1の船%n隻"]}
BG_ALL = {**BG, "tests.ships": ["%n кораб на %1", "%n кораба на %1"]}


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("vikingtable_packaging_translations", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


tool = _load()


@pytest.fixture
def done(tmp_path: Path) -> Path:
    """A folder in which the test table is translated and compiled."""
    tool.fill("ja", JA_ALL, tmp_path, TABLE, NOTES)
    tool.fill("bg", BG_ALL, tmp_path, TABLE, NOTES)
    tool.release(tmp_path)
    return tmp_path


# The program's own files ---------------------------------------------------------------------------------------------


def test_the_translations_of_the_program_are_complete_right_and_compiled() -> None:
    assert tool.check() == []


def test_every_counted_text_of_the_program_shows_its_number_in_both_english_forms() -> None:
    counted = [text for text in TEXTS.values() if isinstance(text, Plural)]
    assert [text for text in counted if "%n" not in text.one or "%n" not in text.other] == []


# What Qt finds -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "n", "expected"),
    [
        ("ja", 1, "%1の船1隻"),
        ("ja", 2, "%1の船2隻"),
        ("bg", 0, "0 кораба на %1"),
        ("bg", 1, "1 кораб на %1"),
        ("bg", 2, "2 кораба на %1"),
        ("bg", 21, "21 кораба на %1"),
        ("en", 1, "1 ship of %1"),
        ("en", 5, "5 ships of %1"),
    ],
)
def test_qt_finds_the_plural_form_by_context_source_and_key(
    qapp: object, done: Path, language: str, n: int, expected: str
) -> None:
    from PySide6.QtCore import QCoreApplication, QTranslator

    translator = QTranslator()
    assert translator.load(str(done / f"vikingtable_{language}.qm"))
    QCoreApplication.installTranslator(translator)
    try:
        assert QCoreApplication.translate("tests", "%n ships of %1", "tests.ships", n) == expected
    finally:
        QCoreApplication.removeTranslator(translator)


def test_two_equal_english_texts_have_translations_of_their_own(qapp: object, done: Path) -> None:
    from PySide6.QtCore import QTranslator

    translator = QTranslator()
    assert translator.load(str(done / "vikingtable_bg.qm"))
    assert translator.translate("tests", "Open…", "tests.open") == "Отваряне…"
    assert translator.translate("tests", "Open…", "tests.open.again") == "Отваряне отново…"


def test_compiling_twice_gives_the_same_bytes(done: Path) -> None:
    first = {path.name: path.read_bytes() for path in done.glob("*.qm")}
    assert sorted(first) == ["vikingtable_bg.qm", "vikingtable_en.qm", "vikingtable_ja.qm"]
    assert tool.release(done) == []
    for path in done.glob("*.ts"):
        assert tool.compiled(path) == first[path.with_suffix(".qm").name]


# Update --------------------------------------------------------------------------------------------------------------


def test_a_new_table_waits_for_its_translations(tmp_path: Path) -> None:
    assert tool.update(tmp_path, TABLE, NOTES) == {"en": (1, 0), "ja": (4, 4), "bg": (4, 4)}
    assert tool.missing("ja", tmp_path, TABLE) == {
        "tests.greeting": "Hello, %1!",
        "tests.open": "Open…",
        "tests.open.again": "Open…",
        "tests.ships": ["%n ship of %1", "%n ships of %1"],
    }


def test_a_message_carries_its_key_its_note_and_its_plural_forms(done: Path) -> None:
    root = ET.parse(done / "vikingtable_bg.ts").getroot()
    assert root.attrib == {"version": "2.1", "language": "bg", "sourcelanguage": "en"}
    assert root.findtext("context/name") == "tests"
    messages = {message.findtext("comment"): message for message in root.iterfind("context/message")}
    assert list(messages) == ["tests.greeting", "tests.open", "tests.open.again", "tests.ships"]
    assert messages["tests.open"].findtext("source") == "Open…"
    assert messages["tests.open"].findtext("extracomment") == "Of a file <and> nothing else."
    ships = messages["tests.ships"]
    assert ships.get("numerus") == "yes"
    assert ships.findtext("source") == "%n ships of %1"
    forms = [form.text for form in ships.iterfind("translation/numerusform")]
    assert forms == ["%n кораб на %1", "%n кораба на %1"]


def test_update_again_changes_nothing(done: Path) -> None:
    before = {path.name: path.read_bytes() for path in done.iterdir()}
    tool.update(done, TABLE, NOTES)
    assert {path.name: path.read_bytes() for path in done.iterdir()} == before


def test_a_changed_english_text_makes_only_its_translation_unfinished_and_keeps_the_old_words(done: Path) -> None:
    table = {**TABLE, "tests.greeting": "Welcome, %1!"}
    tool.update(done, table, NOTES)
    assert tool.missing("ja", done, table) == {"tests.greeting": "Welcome, %1!"}
    assert tool.read(done / "vikingtable_ja.ts")["tests.greeting"].forms == ("こんにちは、%1！",)


def test_a_text_that_becomes_counted_must_be_translated_anew(done: Path) -> None:
    table = {**TABLE, "tests.greeting": Plural("%n greeting", "Hello, %1!")}
    tool.update(done, table, NOTES)
    assert list(tool.missing("ja", done, table)) == ["tests.greeting"]
    assert list(tool.missing("bg", done, table)) == ["tests.greeting"]


def test_a_text_that_the_program_lost_is_dropped(done: Path) -> None:
    table = {key: text for key, text in TABLE.items() if key != "tests.ships"}
    tool.update(done, table, NOTES)
    assert sorted(tool.read(done / "vikingtable_bg.ts")) == ["tests.greeting", "tests.open", "tests.open.again"]
    assert tool.read(done / "vikingtable_en.ts") == {}


# Fill ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "given", "fault"),
    [
        ("ja", {"tests.nowhere": "どこ"}, "ja: tests.nowhere: no such text in vikingtable.texts"),
        (
            "ja",
            {"tests.greeting": "こんにちは！"},
            "ja: tests.greeting: placeholders (none) where the English text has %1: 'こんにちは！'",
        ),
        (
            "bg",
            {"tests.ships": ["%n кораб на %1", "кораби на %1"]},
            "bg: tests.ships: placeholders %1 where the English text has %1 %n: 'кораби на %1'",
        ),
        ("bg", {"tests.ships": ["%n кораб на %1"]}, "bg: tests.ships: 1 plural forms, but the language has 2"),
        ("ja", {"tests.ships": ["%1%n", "%1%n"]}, "ja: tests.ships: 2 plural forms, but the language has 1"),
        (
            "bg",
            {"tests.ships": "%n кораба на %1"},
            "bg: tests.ships: must be a list of 2 strings (plural forms), not '%n кораба на %1'",
        ),
        ("bg", {"tests.open": ["Отваряне…"]}, "bg: tests.open: must be one string, not ['Отваряне…']"),
        ("bg", {"tests.open": ""}, "bg: tests.open: empty translation"),
        ("bg", {"tests.open": "Отваряне..."}, "bg: tests.open: three dots where … belongs: 'Отваряне...'"),
        ("en", {"tests.open": "Open…"}, "en: English is filled from the table in vikingtable.texts, not by hand"),
    ],
)
def test_fill_refuses_what_is_wrong_and_says_why(
    tmp_path: Path, language: str, given: dict[str, object], fault: str
) -> None:
    with pytest.raises(tool.TranslationError) as caught:
        tool.fill(language, given, tmp_path, TABLE, NOTES)
    assert caught.value.faults == (fault,)


def test_fill_with_a_fault_writes_nothing_at_all(done: Path) -> None:
    before = (done / "vikingtable_ja.ts").read_bytes()
    with pytest.raises(tool.TranslationError):
        tool.fill("ja", {"tests.greeting": "やあ、%1！", "tests.nowhere": "どこ"}, done, TABLE, NOTES)
    assert (done / "vikingtable_ja.ts").read_bytes() == before


def test_fill_leaves_the_other_translations_as_they_are(done: Path) -> None:
    assert tool.fill("ja", {"tests.greeting": "やあ、%1！"}, done, TABLE, NOTES) == 1
    entries = tool.read(done / "vikingtable_ja.ts")
    assert entries["tests.greeting"].forms == ("やあ、%1！",)
    assert entries["tests.ships"].forms == ("%1の船%n隻",)


def test_runs_at_the_same_time_wait_for_each_other(tmp_path: Path) -> None:
    """Eight processes each fill one text; a lost update would leave some of them unfinished."""
    keys = sorted(key for key, text in TEXTS.items() if isinstance(text, str))[:8]
    tool.update(tmp_path)
    runs = []
    for number, key in enumerate(keys):
        file = tmp_path / f"{number}.json"
        file.write_text(json.dumps({key: TEXTS[key]}), "utf-8")
        command = [sys.executable, str(SCRIPT), "--folder", str(tmp_path), "fill", "ja", str(file)]
        runs.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
    assert [run.communicate()[0] for run in runs] == ["ja: 1 filled\n"] * len(keys)
    assert [key for key, entry in tool.read(tmp_path / "vikingtable_ja.ts").items() if entry.finished] == keys


# Check ---------------------------------------------------------------------------------------------------------------


def test_check_finds_nothing_wrong_with_what_is_right(done: Path) -> None:
    assert tool.check(done, TABLE, NOTES) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("<translation>開く…", '<translation type="unfinished">開く…', "ja: tests.open: unfinished: 'Open…'"),
        ("こんにちは、%1", "こんにちは", "ja: tests.greeting: placeholders (none) where the English text has %1"),
        ("もう一度開く…", "もう一度開く...", "ja: tests.open.again: three dots where … belongs"),
        ("tests.ships</comment>", "tests.boats</comment>", "ja: tests.ships: not in vikingtable_ja.ts: run update"),
        ("tests.ships</comment>", "tests.boats</comment>", "ja: tests.boats: vanished: the program has no such text"),
        ("Hello, %1!", "Hi, %1!", "ja: tests.greeting: the English text has changed: run update, then fill"),
        ("<translation>開く…", '<translation type="vanished">開く…', "ja: tests.open: vanished"),
        ("Of a file", "Of files", "ja: vikingtable_ja.ts is not as update writes it: run update"),
        ("もう一度開く…", "また開く…", "ja: vikingtable_ja.qm is not compiled from vikingtable_ja.ts: run release"),
    ],
)
def test_check_names_each_fault(done: Path, old: str, new: str, fault: str) -> None:
    path = done / "vikingtable_ja.ts"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    assert any(line.startswith(fault) for line in tool.check(done, TABLE, NOTES))


def test_check_asks_the_english_texts_too(done: Path) -> None:
    table = {**TABLE, "tests.open": "Open...", "tests.ships": Plural("one ship of %1", "%n ships of %1")}
    faults = tool.check(done, table, NOTES)
    assert "en: tests.open: three dots where … belongs: 'Open...'" in faults
    assert "en: tests.ships: both forms of a counted text need %n and the same placeholders: 'one ship of %1'" in faults


def test_a_missing_file_is_a_fault(tmp_path: Path) -> None:
    faults = tool.check(tmp_path, TABLE, NOTES)
    assert faults == [f"{code}: vikingtable_{code}.ts is missing: run update" for code in ("en", "ja", "bg")]


def test_the_command_ends_with_1_and_one_line_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.json").write_text('{"tests.nowhere": "a", "tests.elsewhere": "b"}', "utf-8")
    assert tool.main(["--folder", str(tmp_path), "fill", "bg", str(tmp_path / "bad.json")]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "bg: tests.nowhere: no such text in vikingtable.texts",
        "bg: tests.elsewhere: no such text in vikingtable.texts",
    ]
