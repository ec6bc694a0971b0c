"""On every screen, in every language and with large text, nothing is cut off and nothing overlaps."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui import measure
from vikingtable.ui import screens
from vikingtable.ui.widgets import label, vbox

ROOT = Path(__file__).resolve().parents[2]


def _screens_command() -> ModuleType:
    spec = importlib.util.spec_from_file_location("screens_command", ROOT / "packaging" / "screens.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("of_feast", [True, False], ids=["feast", "all others"])
@pytest.mark.parametrize(
    ("size", "texts"),
    [
        ("1366x768@1", (100, 150)),
        pytest.param("1920x1080@1", (115,), marks=pytest.mark.release),
        pytest.param("3840x2160@2", (130,), marks=pytest.mark.release),
    ],
)
def test_nothing_is_cut_off_and_nothing_overlaps(
    ja_font: str, tmp_path: Path, size: str, texts: tuple[int, ...], of_feast: bool
) -> None:
    # In two halves, by what takes long to make: the games of the feast's screens are played once for all of them.
    names = [screen.name for screen in screens.all_screens() if ("feast" in screen.name) == of_feast]
    run = subprocess.run(
        [sys.executable, "-m", "tests.ui.measure", *map(str, texts), *names],
        cwd=ROOT,
        env=_screens_command().environment(size, tmp_path),
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert run.returncode == 0, f"{run.stdout}\n{run.stderr[-2000:]}"
    measured = int(run.stdout.split()[-3])
    assert measured == len(measure.LANGUAGES) * len(texts) * len(names)


# The measure itself --------------------------------------------------------------------------------------------------


def _shown(qtbot: QtBot, *parts: QWidget) -> QWidget:
    widget = QWidget()
    widget.setLayout(vbox(*parts))
    qtbot.addWidget(widget)
    widget.show()
    return widget


def test_a_button_that_is_too_narrow_is_found(qtbot: QtBot) -> None:
    button = QPushButton("A rather long text")
    root = _shown(qtbot, button)
    assert list(measure.faults(root)) == []
    button.setFixedWidth(40)
    assert "A rather long text" in next(measure.faults(root))


def test_a_text_that_needs_more_lines_than_it_has_is_found(qtbot: QtBot) -> None:
    text = label(wrap=True)
    text.setText("many words " * 20)
    root = _shown(qtbot, text)
    root.resize(200, 20)
    text.setFixedHeight(20)
    assert any("needs height" in fault for fault in measure.faults(root))


def test_widgets_that_overlap_or_stick_out_are_found(qtbot: QtBot) -> None:
    first, second = QLabel("one"), QLabel("two")
    root = _shown(qtbot, first, second)
    second.setGeometry(first.geometry())
    assert any("overlaps" in fault for fault in measure.faults(root))
    second.move(root.width() + 5, 0)
    assert any("sticks out" in fault for fault in measure.faults(root))
