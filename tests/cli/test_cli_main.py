"""The command itself: help, version, faults, the window and what it needs, everything else without Qt."""

import json
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import vikingtable
from vikingtable import cli
from vikingtable.cli import rules_help, window
from vikingtable.cli.console import Fault
from vikingtable.texts import TEXTS

Run = Callable[..., Any]

#: Stands before the program and makes any import of Qt fail.
BLOCKED = """
import sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, NoQt())
from vikingtable.cli import main
sys.exit(main(sys.argv[1:]))
"""


def without_qt(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BLOCKED, *map(str, arguments)], capture_output=True, text=True, check=False, timeout=60
    )


# Help and faults ----------------------------------------------------------------------------------------------------


def test_the_version_is_the_packages(vt: Run) -> None:
    ran = vt("--version")
    assert (ran.code, ran.out) == (0, f"vikingtable {vikingtable.__version__}\n")


def test_help_names_every_command(vt: Run) -> None:
    ran = vt("--help")
    assert ran.code == 0
    for name in cli.COMMANDS:
        assert f"  {name} " in ran.out
        assert TEXTS[f"cli.{name}.about"] in ran.out


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_each_command_has_help_and_json(vt: Run, name: str) -> None:
    ran = vt(name, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"usage: vikingtable {name} ")
    assert "--json" in ran.out


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_a_wrong_option_is_one_line_and_ends_with_2(vt: Run, name: str) -> None:
    ran = vt(name, "a", "b", "--no-such-option")
    assert (ran.code, ran.out, len(ran.faults)) == (2, "", 1)
    assert ran.faults[0].startswith(f"vikingtable {name}: ")


@pytest.mark.parametrize("arguments", [("verfy",), ("verfy", "game.vtg"), ("Play", "feast", "--seed", "1"), ("rules",)])
def test_a_mistyped_command_is_named_with_those_there_are(vt: Run, arguments: tuple[str, ...]) -> None:
    ran = vt(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.faults == [
        f"vikingtable: There is no such command and no such file: {arguments[0]} "
        "(commands: play, show, verify, replay, diff, edit, bench, fit, hint)"
    ]


def test_a_file_may_have_the_name_of_a_mistyped_command(
    vt: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []
    (tmp_path / "verfy").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(window, "run", lambda arguments, console: opened.append(arguments.file) or 0)
    assert vt("verfy").code == 0
    assert opened == ["verfy"]


def test_an_interrupt_ends_with_130_and_a_line(vt: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("vikingtable.cli.play.run", interrupt)
    ran = vt("play", "wild_vikings")
    assert (ran.code, ran.faults) == (130, ["vikingtable play: Interrupted."])


def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    command = [sys.executable, "-m", "vikingtable", "play", "wild_vikings", "--seats", "random,random", "--log"]
    options = ["--option", "treasureTokens=60"]
    with subprocess.Popen([*command, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.wait(60) == 1
        assert program.stderr.read() == ""


# The window ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("platform", "environ", "there"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("freebsd14", {}, False),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_where_a_window_can_open(platform: str, environ: dict[str, str], there: bool) -> None:
    assert window.has_display(platform, environ) is there


def test_without_a_display_one_sentence_says_what_to_do(vt: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "has_display", lambda *_: False)
    for arguments in ((), ("game.vtg",)):
        ran = vt(*arguments)
        assert (ran.code, ran.out) == (1, "")
        assert ran.faults == [f"vikingtable: {TEXTS['cli.window.no_display']}"]


def test_without_qt_one_sentence_says_what_to_install() -> None:
    ran = without_qt()
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == f"vikingtable: {TEXTS['cli.window.no_qt']}\n"


def test_a_qt_that_cannot_be_loaded_is_named(vt: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "PySide6.QtWidgets":
                raise ImportError("libEGL.so.1: cannot open shared object file", name=name)

    monkeypatch.delitem(sys.modules, "PySide6.QtWidgets", raising=False)
    monkeypatch.setattr("sys.meta_path", [Broken(), *sys.meta_path])
    ran = vt()
    assert ran.code == 1
    assert ran.faults == [
        "vikingtable: The window cannot open, as Qt cannot be loaded: libEGL.so.1: cannot open shared object file"
    ]


@pytest.mark.parametrize("part", ["art", "rules", "themes"])
def test_files_of_the_program_that_are_missing_are_named(
    vt: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    for there in {"art", "rules", "themes"} - {part}:
        (tmp_path / there).mkdir()
    monkeypatch.setattr(window, "resource", tmp_path.joinpath)
    ran = vt()
    assert (ran.code, ran.out) == (1, "")
    assert ran.faults == [
        f"vikingtable: Files of the program are missing: {tmp_path / part}. "
        "Install it again; nothing of yours is there."
    ]


def test_a_file_opens_in_the_window(vt: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []
    app = types.ModuleType("vikingtable.ui.app")
    app.run = lambda path: opened.append(path) or 5  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "vikingtable.ui.app", app)
    assert vt("game.vtg").code == 5
    assert vt().code == 5
    assert opened == ["game.vtg", None]


# Without Qt ---------------------------------------------------------------------------------------------------------


def test_everything_but_the_window_runs_without_qt(tmp_path: Path) -> None:
    path, copy = tmp_path / "game.vtg", tmp_path / "copy.vtg"
    ran = without_qt("play", "wild_vikings", "--seats", "easy,easy,hard", "--seed", 7, "--json", "--save", path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert json.loads(ran.stdout)["game"] == "wild_vikings"
    commands: tuple[tuple[object, ...], ...] = (
        ("show", path),
        ("verify", path),
        ("replay", path, "--to", 4),
        ("edit", path, "--set", "seats[0].name=Disa", "--output", copy),
        ("diff", path, path),
        ("bench", "wild_vikings", "--seconds", "0.05"),
        ("--version",),
        ("--help",),
    )
    for command in commands:
        ran = without_qt(*command)
        assert (ran.returncode, ran.stderr) == (0, ""), command
        assert ran.stdout, command


# Rules at the terminal ----------------------------------------------------------------------------------------------

PAGE = """# Wild Vikings {#wild_vikings}

About the game.

## Rolling {#roll}

Roll the **die** (see [the faces](#faces)).

### Faces {#faces}

Six of them.
"""


def test_a_section_of_the_rules_is_shown_as_plain_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "rules" / "wild_vikings" / "en.md"
    page.parent.mkdir(parents=True)
    page.write_text(PAGE, "utf-8")
    monkeypatch.setattr(rules_help, "resource", lambda *parts: tmp_path.joinpath(*parts))
    assert rules_help.section_text("wild_vikings", "roll") == "Rolling\n\nRoll the die (see the faces)."
    assert rules_help.section_text("wild_vikings", "faces") == "Faces\n\nSix of them."
    assert rules_help.section_text("wild_vikings", "sail") is None
    assert rules_help.section_text("knarr", "roll") is None


def test_sections_named_for_decisions_are_there() -> None:
    for (game_id, kind), section in rules_help.SECTIONS.items():
        assert rules_help.section_text(game_id, section) is not None
        assert rules_help.decision_text(game_id, kind) == rules_help.section_text(game_id, section)


def test_the_auction_is_explained_at_a_bid() -> None:
    text = rules_help.decision_text("wild_vikings", "bid")
    assert text is not None
    assert text.startswith("The auction\n\n")
    assert "**" not in text
    assert "](#" not in text


def test_a_fault_has_a_code_and_its_lines() -> None:
    fault = Fault(["one", "two"], 2)
    assert (fault.lines, fault.code) == (("one", "two"), 2)


# Odd numbers and streams --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "number", "fault"),
    [
        ("bench wild_vikings --seconds", "0", "no_seconds"),
        ("bench wild_vikings --seconds", "-1", "no_seconds"),
        ("bench wild_vikings --seconds", "nan", "no_seconds"),
        ("bench wild_vikings --seconds", "inf", "no_seconds"),
        ("bench wild_vikings --seconds", "soon", "no_seconds"),
        ("play wild_vikings --seconds-per-move", "0", "no_seconds"),
        ("play wild_vikings --seconds-per-move", "1e9", "no_seconds"),
        ("verify game.vtg --seconds", "-1", "no_seconds"),
        ("verify game.vtg --seconds", "nan", "no_seconds"),
        ("fit problem.json --seconds", "nan", "no_seconds"),
        ("fit problem.json --seed", "1.5", "no_number"),
        ("show game.vtg --seat", "first", "no_number"),
        ("replay game.vtg --to", "٣", "no_number"),
        ("replay game.vtg --to", "9" * 5000, "no_number"),
    ],
)
def test_a_number_that_cannot_be_meant_is_named(vt: Run, command: str, number: str, fault: str) -> None:
    ran = vt(*command.split(), number)
    sentence = str(TEXTS[f"cli.{fault}"]).replace("%1", number)
    assert (ran.code, ran.out) == (2, "")
    assert ran.faults == [f"vikingtable {command.split()[0]}: argument {command.split()[-1]}: {sentence}"]


def shell(command: str) -> subprocess.CompletedProcess[str]:
    """Runs a line of a Unix shell, in which $VT is the program."""
    program = f"VT='{sys.executable} -m vikingtable'; {command}"
    return subprocess.run(["sh", "-c", program], capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.skipif(sys.platform == "win32", reason="closes streams as a Unix shell does")
class TestStreams:
    def test_the_program_works_with_its_output_closed(self, saved: Path) -> None:
        for command in (f"verify {saved}", "--version", "play wild_vikings --seats random,random --json"):
            ran = shell(f"$VT {command} >&-")
            assert (ran.returncode, ran.stderr) == (0, ""), command

    def test_faults_do_not_stray_into_the_result_where_standard_error_is_closed(self) -> None:
        ran = shell("$VT verify nothing.vtg 2>&-")
        assert (ran.returncode, ran.stdout) == (2, "")

    def test_a_person_without_input_quits(self) -> None:
        ran = shell("$VT play wild_vikings --seats person,random --seed 1 <&-")
        assert (ran.returncode, ran.stderr) == (0, "")
        assert ran.stdout.endswith("The game was not played to its end.\n")

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
    @pytest.mark.parametrize("setting", ["", "PYTHONUNBUFFERED=1"])
    def test_an_output_that_cannot_be_written_is_one_line(self, saved: Path, setting: str) -> None:
        ran = shell(f"unset PYTHONUNBUFFERED; export {setting} A=; $VT show {saved} >/dev/full")
        assert ran.returncode == 1
        assert ran.stderr == "vikingtable show: The result cannot be written: No space left on device\n"
