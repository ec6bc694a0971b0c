"""What holds for the project as a whole: who imports whom, what texts exist, what no file may contain."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from vikingtable.texts import NOTES, TEXTS, context

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "vikingtable"

#: The longest that a Python file may be, in lines: past it, it has more than one reason to exist.
LONGEST = 800
#: Rooms that need a window; everything else in the package must be importable where Qt is not installed.
WITH_QT = ("vikingtable.ui", "vikingtable.match.qt")
#: Hosts that files may name: identifiers of formats, which nothing ever fetches, and the licence of a file.
HOSTS = {"www.w3.org", "www.freedesktop.org", "json-schema.org", "specifications.freedesktop.org"}


@cache
def _files() -> tuple[Path, ...]:
    """The project's text files: those that git keeps, or all in the known folders where there is no git."""
    try:
        listing = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
            cwd=ROOT, capture_output=True, check=True,
        )  # fmt: skip
        found = [ROOT / name for name in listing.stdout.decode().split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        folders = ("vikingtable", "tests", "packaging", "docs", "resources", "translations", ".ci")
        found = [path for name in folders for path in (ROOT / name).rglob("*") if "__pycache__" not in path.parts]
        found += ROOT.glob("*.*")
    return tuple(sorted(path for path in found if path.is_file()))


def _texts_of_files() -> Iterator[tuple[Path, str]]:
    for path in _files():
        try:
            yield path, path.read_text("utf-8")
        except UnicodeDecodeError:
            continue  # pictures and compiled translations


# Imports -------------------------------------------------------------------------------------------------------------


def test_imports_run_one_way_down() -> None:
    # In a process of its own: import-linter silences all loggers of the one that it runs in.
    program = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_all_but_the_window_can_be_imported_where_qt_is_not_installed() -> None:
    program = """
import importlib, pkgutil, sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ModuleNotFoundError(f"no Qt here: {name}", name=name)

sys.meta_path.insert(0, Blocker())
import vikingtable
def names(package, prefix):
    for found in pkgutil.iter_modules(package.__path__, prefix):
        if found.name.startswith(tuple(sys.argv[1:])) or found.name.endswith("__main__"):
            continue
        yield found.name
        if found.ispkg:
            yield from names(importlib.import_module(found.name), found.name + ".")
count = 0
for name in names(vikingtable, "vikingtable."):
    importlib.import_module(name)
    count += 1
print(count)
"""
    run = subprocess.run(
        [sys.executable, "-c", program, *WITH_QT], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) > 30


# Files ---------------------------------------------------------------------------------------------------------------


def test_no_python_file_is_long() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines())
        for path in _files()
        if path.suffix == ".py"
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_every_module_says_in_its_first_line_what_it_is_for() -> None:
    silent = []
    for path in _files():
        if path.suffix == ".py" and path.stat().st_size and not ast.get_docstring(ast.parse(path.read_text("utf-8"))):
            silent.append(str(path.relative_to(ROOT)))
    assert not silent, "\n" + "\n".join(silent)


def test_no_file_names_a_path_of_one_machine() -> None:
    # Put together here, so that this file does not contain them.
    paths = ["/" + "work/", "/" + "opt/vt", "/" + "root/", "/" + "home/", "C:\\" + "Users\\", ".lib" + "rary/"]
    found = [
        f"{path.relative_to(ROOT)}: {text.partition(name)[0].count(chr(10)) + 1}: {name}"
        for path, text in _texts_of_files()
        for name in paths
        if name in text
    ]
    assert not found, "\n" + "\n".join(found)


def test_no_file_names_a_host_to_fetch_from() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {host}"
        for path, text in _texts_of_files()
        for host in re.findall(r"\b(?:https?|ftp|git|ssh)://([^/\s\"'<>)`]+)", text)
        if host not in HOSTS
    ]
    assert not found, "\n" + "\n".join(found)


def test_no_file_leaves_work_for_later() -> None:
    words = re.compile(r"\b(?:" + "|".join(("TO" + "DO", "FIX" + "ME", "X" * 3)) + r")\b")
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path, text in _texts_of_files()
        if path.suffix in (".py", ".md", ".toml", "") and (match := words.search(text))
    ]
    assert not found, "\n" + "\n".join(found)


# Texts ---------------------------------------------------------------------------------------------------------------
#
# Code names a text in one of three ways: the whole key as a literal ("feast.phase.feast"); an f-string, "…" + x or
# "….{}" with a fixed part that says which texts are meant (f"feast.good.{name}", f"{game}.title"); or the beginning of
# keys that differ in their last part ("feast.option", where "feast.option.…" exist).

_KEY = re.compile(r"[a-z][a-z0-9_]*(?:\.[A-Za-z0-9_-]+)+")
_FILE_ENDINGS = (".svg", ".png", ".json", ".md", ".qm", ".qss", ".ts", ".toml", ".vtg", ".py", ".css", ".txt", ".qt")


def _constant(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


class _Named:
    """The texts that the code names: whole keys with the place, and patterns with a fixed part."""

    def __init__(self) -> None:
        self.keys: dict[str, str] = {}
        self.patterns: dict[str, str] = {}
        for path in _files():
            if path.suffix == ".py" and PACKAGE in path.parents and path.parent != PACKAGE / "texts":
                self._read(path, ast.parse(path.read_text("utf-8")))
        # message.py, beside the table, names the texts that render() itself needs
        message = PACKAGE / "texts" / "message.py"
        self._read(message, ast.parse(message.read_text("utf-8")))

    def _read(self, path: Path, tree: ast.AST) -> None:
        parts = {id(value) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for value in node.values}
        for node in ast.walk(tree):
            place = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.JoinedStr):
                self._pattern(
                    place,
                    [
                        v.value if isinstance(v, ast.Constant) and isinstance(v.value, str) else None
                        for v in node.values
                    ],
                )
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
                self._literal(place, node.value)

    def _literal(self, place: str, value: str) -> None:
        if "{}" in value:
            pieces = [piece for part in value.split("{}") for piece in (part, None)][:-1]
            self._pattern(place, pieces)
        elif value.endswith(".") and _KEY.fullmatch(value + "x"):
            self._pattern(place, [value, None])
        elif value.startswith(".") and _KEY.fullmatch("x" + value):
            self._pattern(place, [None, value])
        elif _KEY.fullmatch(value) and not value.endswith(_FILE_ENDINGS):
            self.keys.setdefault(value, place)

    def _pattern(self, place: str, pieces: list[str | None]) -> None:
        fixed = "".join(piece or "" for piece in pieces)
        if sum(letter.isalpha() for letter in fixed) < 3 or not re.fullmatch(r"[A-Za-z0-9_.-]+", fixed):
            return
        if pieces[0] is not None and pieces[0].count(".") < 2 and pieces[-1] is None:
            return  # "feast." alone would name every text of a room
        regex = "".join("[A-Za-z0-9_.-]+" if piece is None else re.escape(piece) for piece in pieces)
        self.patterns.setdefault(regex, place)


@cache
def _named() -> _Named:
    return _Named()


def test_every_text_that_the_code_names_exists() -> None:
    rooms = {context(key) for key in TEXTS}
    missing = [
        f"{place}: {key}"
        for key, place in _named().keys.items()
        if context(key) in rooms and key not in TEXTS and not any(text.startswith(key + ".") for text in TEXTS)
    ]
    assert not missing, "\n" + "\n".join(missing)


def test_every_text_is_named_by_the_code() -> None:
    named = _named()
    whole = re.compile("|".join(named.patterns) or "(?!)")
    beginnings = {key + "." for key in named.keys if key not in TEXTS}
    unused = [
        key
        for key in TEXTS
        if key not in named.keys and not whole.fullmatch(key) and not key.startswith(tuple(beginnings))
    ]
    assert not unused, "\n" + "\n".join(unused)


def test_every_key_has_a_room_and_every_note_a_text() -> None:
    assert [key for key in TEXTS if not _KEY.fullmatch(key)] == []
    assert sorted(NOTES.keys() - TEXTS.keys()) == []


def test_no_text_is_glued_together_from_spaces_or_holds_markup_for_a_machine() -> None:
    odd = [
        key
        for key, text in TEXTS.items()
        for form in ([text] if isinstance(text, str) else text)
        if key != "common.list_separator" and (form != form.strip() or not form)
    ]
    assert odd == []
