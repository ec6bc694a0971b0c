"""Running the command in this process, and saves to run it on."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import frozen

from vikingtable.cli import main


@frozen
class Ran:
    """What a run of the command gave."""

    code: int
    out: str
    err: str

    @property
    def faults(self) -> list[str]:
        """The lines on standard error."""
        return self.err.splitlines()

    @property
    def data(self) -> Any:
        """The result as JSON."""
        return json.loads(self.out)


@pytest.fixture
def vt(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Runs the command: ``vt("play", "wild_vikings")``."""

    def run(*arguments: object) -> Ran:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        caught = capsys.readouterr()
        return Ran(code, caught.out, caught.err)

    return run


@pytest.fixture
def saved(vt: Callable[..., Ran], tmp_path: Path) -> Path:
    """A finished game of two easy players, seed 7."""
    path = tmp_path / "game.vtg"
    assert vt("play", "wild_vikings", "--seats", "easy,easy", "--seed", 7, "--save", path).code == 0
    return path


@pytest.fixture
def change(tmp_path: Path) -> Callable[[Path, Callable[[Any], None]], Path]:
    """Writes a changed copy of a save: ``change(path, lambda plain: plain["actions"].pop())``."""

    def changed(path: Path, how: Callable[[Any], None]) -> Path:
        plain = json.loads(path.read_text("utf-8"))
        how(plain)
        copy = tmp_path / "changed.vtg"
        copy.write_text(json.dumps(plain), "utf-8")
        return copy

    return changed
