"""Keeps ``translations/`` in step with the English table of texts: update, fill, missing, release, check.

The table in ``vikingtable.texts`` is the source. ``vikingtable_<language>.ts`` holds one message a key: the first part
of the key is the context, the English text the source, the key itself the disambiguation, so a translation is never
shared by accident. ``vikingtable_en.ts`` holds the counted texts only, filled from the table. A lock lets several
people run the command in one checkout at the same time. Needs PySide6 (for its ``lrelease``), but no Qt module.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from vikingtable.texts import NOTES, TEXTS, Plural, Text, context  # noqa: E402

FOLDER = ROOT / "translations"
#: How many plural forms each language has in Qt (ja: one for all; bg and en: one, and every other number).
FORMS = {"en": 2, "ja": 1, "bg": 2}

_PLACEHOLDER = re.compile(r"%[1-9n]")
_LOCK_WAIT_SECONDS = 120.0


class TranslationError(Exception):
    """What the command refuses, one line a fault."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = tuple(faults)


@dataclass(frozen=True)
class Entry:
    """One message of a .ts file; ``forms`` is one string, or for a counted text one string a plural form."""

    source: str
    counted: bool
    forms: tuple[str, ...]
    finished: bool
    vanished: bool = False


Table = Mapping[str, Text]
Entries = dict[str, Entry]


def source_of(text: Text) -> str:
    """The English string that stands in ``<source>``: of a counted text the form for many."""
    return text.other if isinstance(text, Plural) else text


def placeholders(text: str) -> frozenset[str]:
    """The placeholders of a text, ``%1`` to ``%9`` and ``%n``."""
    return frozenset(_PLACEHOLDER.findall(text))


def ts_path(folder: Path, language: str) -> Path:
    """The .ts file of a language."""
    return folder / f"vikingtable_{language}.ts"


# Reading and writing -------------------------------------------------------------------------------------------------


def read(path: Path) -> Entries:
    """The messages of a .ts file by key; empty when there is no file. Raises ``TranslationError`` for bad XML."""
    if not path.exists():
        return {}
    try:
        root = ET.parse(path).getroot()
    except ET.ParseError as error:
        raise TranslationError([f"{path.name}: not XML: {error}"]) from error
    entries: Entries = {}
    for message in root.iterfind("context/message"):
        translation = message.find("translation")
        counted = message.get("numerus") == "yes"
        kind = translation.get("type") if translation is not None else "unfinished"
        if translation is None:
            forms: tuple[str, ...] = ("",)
        elif counted:
            forms = tuple(form.text or "" for form in translation.iterfind("numerusform"))
        else:
            forms = (translation.text or "",)
        entries[message.findtext("comment", "")] = Entry(
            source=message.findtext("source", ""),
            counted=counted,
            forms=forms,
            finished=kind is None,
            vanished=kind in ("vanished", "obsolete"),
        )
    return entries


def to_xml(language: str, entries: Mapping[str, Entry], notes: Mapping[str, str]) -> str:
    """The .ts file (Qt's TS format 2.1) as text: contexts and messages in the order of their keys."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    contexts: dict[str, ET.Element] = {}
    for key in sorted(entries, key=lambda key: (context(key), key)):
        entry = entries[key]
        name = context(key)
        if name not in contexts:
            contexts[name] = ET.SubElement(root, "context")
            ET.SubElement(contexts[name], "name").text = name
        message = ET.SubElement(contexts[name], "message", {"numerus": "yes"} if entry.counted else {})
        ET.SubElement(message, "source").text = entry.source
        ET.SubElement(message, "comment").text = key
        if key in notes:
            ET.SubElement(message, "extracomment").text = notes[key]
        translation = ET.SubElement(message, "translation", {} if entry.finished else {"type": "unfinished"})
        if entry.counted:
            for form in entry.forms:
                ET.SubElement(translation, "numerusform").text = form
        else:
            translation.text = entry.forms[0]
    ET.indent(root, "    ")
    body = ET.tostring(root, encoding="unicode", short_empty_elements=False)
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


def _write(path: Path, data: bytes) -> bool:
    """Puts ``data`` in the file in one step; says whether that changed it."""
    if path.exists() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    part.write_bytes(data)
    os.replace(part, path)
    return True


# Merging -------------------------------------------------------------------------------------------------------------


def merged(language: str, old: Mapping[str, Entry], texts: Table) -> Entries:
    """The messages that the .ts file of a language must hold.

    A translation stays as long as its English source does; where the source changed the old words stay as a help, but
    unfinished. Keys that the table no longer has are dropped.
    """
    if language == "en":
        return {
            key: Entry(text.other, True, (text.one, text.other), True)
            for key, text in texts.items()
            if isinstance(text, Plural)
        }
    entries: Entries = {}
    for key, text in texts.items():
        counted = isinstance(text, Plural)
        count = FORMS[language] if counted else 1
        blank = Entry(source_of(text), counted, ("",) * count, False)
        before = old.get(key)
        if before is None or len(before.forms) != count:
            entries[key] = blank
            continue
        same = before.source == blank.source and before.counted == counted and not before.vanished
        finished = same and before.finished and all(before.forms)
        entries[key] = Entry(blank.source, counted, before.forms, finished)
    return entries


def update(folder: Path = FOLDER, texts: Table = TEXTS, notes: Mapping[str, str] = NOTES) -> dict[str, tuple[int, int]]:
    """Writes every .ts file anew from the table; returns by language how many messages, and how many unfinished."""
    counts = {}
    for language in FORMS:
        path = ts_path(folder, language)
        entries = merged(language, read(path), texts)
        _write(path, to_xml(language, entries, notes).encode())
        counts[language] = (len(entries), sum(not entry.finished for entry in entries.values()))
    return counts


def missing(language: str, folder: Path = FOLDER, texts: Table = TEXTS) -> dict[str, str | list[str]]:
    """The English texts that wait for a translation, by key; a counted text as its two English forms."""
    entries = merged(language, read(ts_path(folder, language)), texts)
    waiting: dict[str, str | list[str]] = {}
    for key, entry in entries.items():
        if not entry.finished:
            text = texts[key]
            waiting[key] = list(text) if isinstance(text, Plural) else text
    return waiting


def _faults_of(language: str, key: str, text: Text, forms: Sequence[str]) -> list[str]:
    """What is wrong with the words of one translation."""
    faults = []
    wanted = placeholders(source_of(text))
    for form in forms:
        found = placeholders(form)
        if found != wanted:
            faults.append(
                f"{language}: {key}: placeholders {_listing(found)} where the English text has "
                f"{_listing(wanted)}: {form!r}"
            )
        if "..." in form:
            faults.append(f"{language}: {key}: three dots where … belongs: {form!r}")
    return faults


def _listing(found: frozenset[str]) -> str:
    return " ".join(sorted(found)) or "(none)"


def fill(
    language: str,
    given: Mapping[str, object],
    folder: Path = FOLDER,
    texts: Table = TEXTS,
    notes: Mapping[str, str] = NOTES,
) -> int:
    """Puts translations into the .ts file: key → string, or key → list of plural forms; returns how many.

    All or nothing: raises ``TranslationError`` with every fault (unknown key, wrong number of forms, placeholders that
    differ from the English ones) and writes nothing then.
    """
    if language == "en":
        raise TranslationError(["en: English is filled from the table in vikingtable.texts, not by hand"])
    faults: list[str] = []
    chosen: dict[str, tuple[str, ...]] = {}
    for key, value in given.items():
        text = texts.get(key)
        if text is None:
            faults.append(f"{language}: {key}: no such text in vikingtable.texts")
            continue
        count = FORMS[language] if isinstance(text, Plural) else 1
        if isinstance(value, str) and (not isinstance(text, Plural) or count == 1):
            forms: tuple[str, ...] = (value,)
        elif isinstance(value, list) and isinstance(text, Plural) and all(isinstance(v, str) for v in value):
            forms = tuple(value)
        else:
            wanted = f"a list of {count} strings (plural forms)" if isinstance(text, Plural) else "one string"
            faults.append(f"{language}: {key}: must be {wanted}, not {value!r}")
            continue
        if len(forms) != count:
            faults.append(f"{language}: {key}: {len(forms)} plural forms, but the language has {count}")
        elif not all(forms):
            faults.append(f"{language}: {key}: empty translation")
        else:
            faults += _faults_of(language, key, text, forms)
            chosen[key] = forms
    if faults:
        raise TranslationError(faults)
    update(folder, texts, notes)
    path = ts_path(folder, language)
    entries = read(path)
    for key, forms in chosen.items():
        entries[key] = Entry(source_of(texts[key]), isinstance(texts[key], Plural), forms, True)
    _write(path, to_xml(language, entries, notes).encode())
    return len(chosen)


# Compiling -----------------------------------------------------------------------------------------------------------


def lrelease() -> Path:
    """Qt's compiler of translations as PySide6 brings it; raises ``TranslationError`` when it is not installed."""
    spec = importlib.util.find_spec("PySide6")
    if spec is not None and spec.origin is not None:
        for name in ("lrelease", "lrelease.exe"):
            path = Path(spec.origin).parent / name
            if path.exists():
                return path
    raise TranslationError(["lrelease was not found: install PySide6-Essentials in this environment"])


def compiled(path: Path) -> bytes:
    """The .qm file that a .ts file stands for; the same bytes each time."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "out.qm"
        run = subprocess.run(
            [str(lrelease()), "-silent", str(path), "-qm", str(target)],
            capture_output=True,
            text=True,
            env={**os.environ, "QT_HASH_SEED": "0"},
            check=False,
        )
        if run.returncode or not target.exists():
            raise TranslationError([f"{path.name}: lrelease: {(run.stderr or run.stdout).strip()}"])
        return target.read_bytes()


def release(folder: Path = FOLDER) -> list[str]:
    """Compiles every .ts file beside itself; returns the names of the .qm files that changed."""
    changed = []
    for language in FORMS:
        path = ts_path(folder, language)
        if not path.exists():
            raise TranslationError([f"{path.name}: missing: run update"])
        if _write(path.with_suffix(".qm"), compiled(path)):
            changed.append(path.with_suffix(".qm").name)
    return changed


# Checking ------------------------------------------------------------------------------------------------------------


def _english_faults(texts: Table) -> Iterator[str]:
    for key, text in texts.items():
        for form in text if isinstance(text, Plural) else (text,):
            if "..." in form:
                yield f"en: {key}: three dots where … belongs: {form!r}"
            if isinstance(text, Plural) and placeholders(form) != placeholders(text.other) | {"%n"}:
                yield f"en: {key}: both forms of a counted text need %n and the same placeholders: {form!r}"


def check(folder: Path = FOLDER, texts: Table = TEXTS, notes: Mapping[str, str] = NOTES) -> list[str]:
    """Every fault of the folder, one line each; empty when translations are complete, right and compiled."""
    faults = list(_english_faults(texts))
    for language in FORMS:
        path = ts_path(folder, language)
        if not path.exists():
            faults.append(f"{language}: {path.name} is missing: run update")
            continue
        entries = read(path)
        wanted = merged(language, entries, texts)
        before = len(faults)
        for key, text in texts.items():
            if key not in wanted:
                continue
            entry = entries.get(key)
            if entry is None:
                faults.append(f"{language}: {key}: not in {path.name}: run update")
            elif entry.source != source_of(text) or entry.counted != isinstance(text, Plural):
                faults.append(f"{language}: {key}: the English text has changed: run update, then fill")
            elif len(entry.forms) != (FORMS[language] if entry.counted else 1):
                faults.append(f"{language}: {key}: {len(entry.forms)} plural forms, not {FORMS[language]}")
            elif not entry.vanished and not (entry.finished and all(entry.forms)):
                faults.append(f"{language}: {key}: unfinished: {source_of(text)!r}")
            elif not entry.vanished:
                faults += _faults_of(language, key, text, entry.forms)
        for key, entry in entries.items():
            if entry.vanished or key not in wanted:
                faults.append(f"{language}: {key}: vanished: the program has no such text: run update")
        if len(faults) == before and path.read_text("utf-8") != to_xml(language, wanted, notes):
            faults.append(f"{language}: {path.name} is not as update writes it: run update")
        qm = path.with_suffix(".qm")
        if not qm.exists() or qm.read_bytes() != compiled(path):
            faults.append(f"{language}: {qm.name} is not compiled from {path.name}: run release")
    return faults


# The command ---------------------------------------------------------------------------------------------------------


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Holds the lock of a folder of translations; waits for whoever holds it now, two minutes at most."""
    name = hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:16]
    path = Path(tempfile.gettempdir()) / f"vikingtable-translations-{name}.lock"
    end = time.monotonic() + _LOCK_WAIT_SECONDS
    with path.open("a+b") as file:
        while not _try_lock(file.fileno()):
            if time.monotonic() > end:
                raise TranslationError([f"the lock {path} is held by another run; try again later"])
            time.sleep(0.05)
        yield  # closing the file lets the lock go


def _try_lock(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(descriptor, 0, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _read_json(path: str) -> dict[str, object]:
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text("utf-8")
        given = json.loads(text)
    except (OSError, ValueError) as error:
        raise TranslationError([f"{path}: {error}"]) from error
    if not isinstance(given, dict):
        raise TranslationError([f"{path}: must hold one JSON object, key → translation"])
    return given


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="translations.py", description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=Path, default=FOLDER, help="the folder of the .ts files")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("update", help="write the .ts files anew from the table of texts")
    one = commands.add_parser("fill", help="put translations into a .ts file")
    one.add_argument("language", choices=list(FORMS))
    one.add_argument("file", help="JSON: key → string, or key → list of plural forms; - reads standard input")
    two = commands.add_parser("missing", help="print what waits for a translation, as JSON")
    two.add_argument("language", choices=list(FORMS))
    commands.add_parser("release", help="compile the .ts files to .qm")
    commands.add_parser("check", help="one line a fault, exit code 1 when there is one")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; 0 when all went well, 1 for faults, which go to standard error one a line."""
    given = _parser().parse_args(arguments)
    folder: Path = given.folder
    try:
        with locked(folder):
            if given.command == "update":
                for language, (count, unfinished) in update(folder).items():
                    print(f"{language}: {count} texts, {unfinished} unfinished")
            elif given.command == "fill":
                print(f"{given.language}: {fill(given.language, _read_json(given.file), folder)} filled")
            elif given.command == "missing":
                json.dump(missing(given.language, folder), sys.stdout, ensure_ascii=False, indent=1)
                print()
            elif given.command == "release":
                for name in release(folder):
                    print(f"{name} written")
            else:
                faults = check(folder)
                if faults:
                    raise TranslationError(faults)
                print("translations: complete and compiled")
    except TranslationError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
