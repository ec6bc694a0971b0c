"""A package's own font for Japanese is used where the system has none, and only there."""

import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase

from vikingtable import paths
from vikingtable.ui import fonts


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with two font files and a licence, on a machine without a face for Japanese."""
    folder = tmp_path / "fonts"
    folder.mkdir()
    for name in ("b.ttc", "a.otf", "LICENSE.txt"):
        (folder / name).write_bytes(b"no font")
    monkeypatch.setattr(paths, "resource", lambda *parts: tmp_path.joinpath(*parts))
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: [])
    return folder


def test_a_machine_with_a_japanese_face_needs_no_other(
    packed: Path, ja_font: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: [ja_font])
    monkeypatch.setattr(QFontDatabase, "addApplicationFont", lambda path: pytest.fail(f"added {path}"))
    assert fonts.add_packed() == []


def test_the_fonts_of_the_package_are_added_when_japanese_is_chosen(
    packed: Path, language: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    added: list[str] = []
    monkeypatch.setattr(QFontDatabase, "addApplicationFont", lambda path: added.append(path) or len(added))
    monkeypatch.setattr(QFontDatabase, "applicationFontFamilies", lambda number: [f"Face {number}"])
    language("bg")
    assert added == []
    language("ja")
    assert added == [str(packed / "a.otf"), str(packed / "b.ttc")]
    assert fonts.add_packed() == ["Face 3", "Face 4"]


def test_a_file_that_is_no_font_is_left_out_with_a_warning(
    qapp: object, packed: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(QFontDatabase, "addApplicationFont", lambda _: -1)
    with caplog.at_level(logging.WARNING):
        assert fonts.add_packed() == []
    assert [record.getMessage() for record in caplog.records] == [
        f"the font {packed / 'a.otf'} cannot be read",
        f"the font {packed / 'b.ttc'} cannot be read",
    ]
