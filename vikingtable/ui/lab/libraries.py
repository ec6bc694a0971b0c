"""Libraries of own shapes: files that are kept in the user's folder and can be shared. Free of Qt."""

import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import platformdirs
from attrs import evolve, frozen

from vikingtable.saves.files import read_bytes, write_bytes, write_error
from vikingtable.saves.model import SaveError
from vikingtable.saves.strict_json import parse
from vikingtable.texts.message import msg
from vikingtable.ui.lab import payload, strict
from vikingtable.ui.lab.document import MAX_NAME, MAX_SHAPES, Tile

FORMAT = 1
#: The ending of library files.
SUFFIX = ".shapes.json"
_UNSAFE = re.compile(r"[^\w-]+")


@frozen
class Library:
    """Own shapes under one name. The ids of its tiles mean nothing outside of it."""

    name: str
    shapes: tuple[Tile, ...] = ()

    def with_shape(self, tile: Tile) -> "Library":
        """The library with one shape more; an equal one, or one of the same name, is replaced."""

        def same(one: Tile) -> bool:
            return one.name == tile.name if tile.name else not one.name and one.piece.shape == tile.piece.shape

        return evolve(self, shapes=(*(one for one in self.shapes if not same(one)), tile)[:MAX_SHAPES])

    def without(self, index: int) -> "Library":
        """The library without one of its shapes."""
        return evolve(self, shapes=self.shapes[:index] + self.shapes[index + 1 :])


def to_json(library: Library) -> str:
    """The library as the text of its file."""
    shapes = []
    for tile in library.shapes:
        plain = payload.shape_to_plain(tile)
        del plain["id"]
        shapes.append("  " + json.dumps(plain, ensure_ascii=False))
    head = f'"format": {FORMAT},\n"kind": "shapes",\n"name": {json.dumps(library.name, ensure_ascii=False)}'
    body = "[\n" + ",\n".join(shapes) + "\n]" if shapes else "[]"
    return f'{{\n{head},\n"shapes": {body}\n}}\n'


def from_bytes(data: bytes) -> Library:
    """The library in the bytes of a file. Raises ``SaveError`` that names the place."""
    fields = parse(data)
    if fields.get("kind") != "shapes":
        raise SaveError(msg("lab.error.no_library"), "kind", msg("saves.advice.other_file"))
    fields = strict.record(fields, "", ("format", "kind", "name", "shapes"))
    if type(fields["format"]) is int and fields["format"] > FORMAT:
        raise SaveError(msg("saves.read.newer"), "format", msg("saves.advice.update"))
    strict.whole(fields["format"], "format", FORMAT, FORMAT)
    name = strict.text(fields["name"], "name", MAX_NAME)
    number = iter(range(1, MAX_SHAPES + 2))

    def shape(value: Any, path: str) -> Tile:
        record = strict.record(value, path, ("name", "colour", "rows"), ("count",))
        return payload.read_tile({"count": None, **record}, f"library_{next(number)}", path)

    return Library(name, strict.each(fields["shapes"], "shapes", MAX_SHAPES, shape))


def read(path: str | os.PathLike[str]) -> Library:
    """The library in a file. Raises ``SaveError``."""
    return from_bytes(read_bytes(path))


def write(path: str | os.PathLike[str], library: Library) -> None:
    """Writes a library to a file, whole or not at all. Raises ``SaveError``."""
    write_bytes(path, to_json(library).encode(), keep_old=False)


def folder() -> Path:
    """Where the user's libraries are kept."""
    return Path(platformdirs.user_data_dir("vikingtable", appauthor=False)) / "shapes"


def kept() -> tuple[tuple[Path, Library], ...]:
    """The user's libraries by name; files that cannot be read are passed over."""
    found = []
    for path in sorted(folder().glob(f"*{SUFFIX}")):
        try:
            found.append((path, read(path)))
        except SaveError:
            continue
    return tuple(sorted(found, key=lambda entry: entry[1].name.casefold()))


def keep(library: Library, path: Path | None = None) -> Path:
    """Keeps a library in the user's folder, in a new file unless ``path`` names its old one. Raises ``SaveError``."""
    if path is None:
        try:
            folder().mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise write_error(fault, folder()) from fault
        stem = _UNSAFE.sub("-", library.name).strip("-")[:40] or "shapes"
        number = 1
        path = folder() / f"{stem}{SUFFIX}"
        while path.exists():
            number += 1
            path = folder() / f"{stem}-{number}{SUFFIX}"
    write(path, library)
    return path


def remove(path: Path) -> None:
    """Deletes a library for good; one that is gone is no fault. Raises ``SaveError``."""
    try:
        path.unlink(missing_ok=True)
    except OSError as fault:
        raise SaveError(msg("lab.error.library_stays"), str(path), detail=str(fault)) from fault


def merged(shapes: Sequence[Tile], library: Library) -> Library:
    """The library with all of ``shapes`` added."""
    for tile in shapes:
        library = library.with_shape(tile)
    return library
