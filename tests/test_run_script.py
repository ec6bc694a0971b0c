"""``packaging/run.py``: what it makes, when it makes it anew, and what it says where something is missing."""

import ast
import importlib.util
import json
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "packaging" / "run.py"


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("vikingtable_packaging_run", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


run = _load()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout that holds a ``pyproject.toml`` only."""
    (tmp_path / "project").mkdir()
    (tmp_path / "project" / "pyproject.toml").write_text("[project]\n", "utf-8")
    return tmp_path / "project"


def stamped(project: Path, extras: list[str]) -> Path:
    """An environment that was made from the project with these extras."""
    venv = project / ".venv"
    venv.mkdir()
    (venv / "vikingtable.json").write_text(json.dumps(run.stamp_of(project, extras)), "utf-8")
    return venv


# The Python that runs it ---------------------------------------------------------------------------------------------


def test_only_the_standard_library_is_imported() -> None:
    nodes = list(ast.walk(ast.parse(SCRIPT.read_text("utf-8"))))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    assert {"json", "pathlib"} <= names
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names


@pytest.mark.parametrize(
    ("version", "found", "sentence"),
    [
        (
            (3, 10, 12),
            [],
            "vikingtable needs Python 3.11 or newer, and this is Python 3.10: "
            "install a newer one and run this with it.",
        ),
        (
            (3, 8, 0),
            ["python3.12", "python3.11"],
            "vikingtable needs Python 3.11 or newer, and this is Python 3.8: run python3.12 packaging/run.py instead.",
        ),
    ],
)
def test_an_older_python_is_told_so_in_one_sentence(
    version: tuple[int, ...], found: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    monkeypatch.setattr(shutil, "which", lambda name: name if name in found else None)
    with pytest.raises(SystemExit) as caught:
        _load()
    assert caught.value.code == sentence


def test_older_pythons_can_read_the_script_as_far_as_that_sentence() -> None:
    ast.parse(SCRIPT.read_text("utf-8"), feature_version=(3, 7))


# The environment -----------------------------------------------------------------------------------------------------


def test_the_environment_lies_in_the_checkout_or_where_the_variable_says(tmp_path: Path) -> None:
    assert run.environment_folder(tmp_path, {}) == tmp_path / ".venv"
    assert run.environment_folder(tmp_path, {"VIKINGTABLE_VENV": ""}) == tmp_path / ".venv"
    assert run.environment_folder(tmp_path, {"VIKINGTABLE_VENV": str(tmp_path / "x")}) == tmp_path / "x"


def test_the_python_of_an_environment_is_where_each_system_puts_it() -> None:
    assert run.python_of(Path("venv"), "linux") == Path("venv/bin/python")
    assert run.python_of(Path("venv"), "darwin") == Path("venv/bin/python")
    assert run.python_of(Path("venv"), "win32") == Path("venv/Scripts/python.exe")


def test_nothing_is_installed_while_the_project_is_unchanged(project: Path) -> None:
    venv = stamped(project, ["test"])
    assert run.extras_to_install(venv, project, ["test"]) is None
    assert run.extras_to_install(venv, project, []) is None


def test_the_tests_need_their_extra_on_top_of_the_program(project: Path) -> None:
    assert run.extras_to_install(stamped(project, []), project, ["test"]) == ["test"]


def test_a_changed_project_is_installed_anew_with_the_extras_it_had(project: Path) -> None:
    venv = stamped(project, ["test"])
    (project / "pyproject.toml").write_text("[project]\nname = 'new'\n", "utf-8")
    assert run.extras_to_install(venv, project, []) == ["test"]


@pytest.mark.parametrize("content", ["", "{", "[]", "null", '{"extras": 3}'])
def test_a_damaged_stamp_means_to_install_again(project: Path, content: str) -> None:
    (project / ".venv").mkdir()
    (project / ".venv" / "vikingtable.json").write_text(content, "utf-8")
    assert run.extras_to_install(project / ".venv", project, ["test"]) == ["test"]


def test_an_environment_is_made_once_and_used_again(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[list[str]] = []
    monkeypatch.setattr(run, "install", lambda python, root, extras: installed.append(list(extras)))
    venv = project / ".venv"
    run.ready(venv, project, [])
    assert run.works(run.python_of(venv))
    run.ready(venv, project, [])
    run.ready(venv, project, ["test"])
    run.ready(venv, project, [])
    assert installed == [[], ["test"]]


def test_an_environment_whose_python_is_gone_is_made_anew(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Path] = []
    monkeypatch.setattr(run, "make_environment", made.append)
    monkeypatch.setattr(run, "install", lambda *_: None)
    venv = stamped(project, ["test"])
    run.ready(venv, project, ["test"])
    assert made == [venv]


def test_a_failed_install_is_tried_again_the_next_time(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise run.SetUpError("no network")

    monkeypatch.setattr(run, "make_environment", lambda venv: venv.mkdir(exist_ok=True))
    monkeypatch.setattr(run, "install", fail)
    with pytest.raises(run.SetUpError, match="no network"):
        run.ready(project / ".venv", project, [])
    assert run.extras_to_install(project / ".venv", project, []) == []


def test_a_python_without_venv_names_the_package_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.importlib.util, "find_spec", lambda name: None if name == "ensurepip" else object())
    with pytest.raises(run.SetUpError, match=r"python3-venv \(Debian, Ubuntu: sudo apt install python3-venv\)"):
        run.make_environment(tmp_path / ".venv")
    assert not (tmp_path / ".venv").exists()


def test_pip_installs_into_the_environment_whatever_the_user_has_set(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[list[str], dict[str, str]]] = []

    def fake(command: list[str], env: dict[str, str], check: bool) -> subprocess.CompletedProcess[bytes]:
        seen.append((command, env))
        return subprocess.CompletedProcess(command, 0 if len(seen) == 1 else 1)

    monkeypatch.setenv("PIP_USER", "1")
    monkeypatch.setattr(run.subprocess, "run", fake)
    run.install(Path("py"), project, ["test"])
    command, environ = seen[0]
    assert command[:4] == ["py", "-m", "pip", "install"]
    assert command[-2:] == ["--editable", f"{project}[test]"]
    assert environ["PIP_USER"] == "0"
    with pytest.raises(run.SetUpError, match="could not be installed"):
        run.install(Path("py"), project, [])
    assert seen[1][0][-1] == str(project)


# What is run ---------------------------------------------------------------------------------------------------------


def test_arguments_go_to_the_program_or_after_test_to_pytest(project: Path) -> None:
    python = Path("py")
    assert run.command_for(python, [], project) == ["py", "-m", "vikingtable"]
    assert run.command_for(python, ["play", "boru"], project) == ["py", "-m", "vikingtable", "play", "boru"]
    spread = ["-n", "auto", "--dist", "worksteal"]
    assert run.command_for(python, ["test"], project) == ["py", "-m", "pytest", *spread]
    assert run.command_for(python, ["test", "-x"], project) == ["py", "-m", "pytest", *spread, "-x"]


@pytest.mark.parametrize(
    "arguments", [["-n", "2"], ["-n0"], ["--pdb"], ["pyproject.toml"], ["-p", "no:xdist"], ["pyproject.toml::test_x"]]
)
def test_chosen_files_and_debuggers_run_in_one_process(project: Path, arguments: list[str]) -> None:
    assert run.command_for(Path("py"), ["test", *arguments], project) == ["py", "-m", "pytest", *arguments]


def test_a_window_is_opened_without_arguments_or_with_a_file(tmp_path: Path) -> None:
    (tmp_path / "game").write_text("{}", "utf-8")
    assert run.opens_window([])
    assert run.opens_window(["missing.VTG"])
    assert run.opens_window([str(tmp_path / "game")])
    assert not run.opens_window(["play", "wild_vikings"])
    assert not run.opens_window(["--version"])


# What a bare machine lacks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_a_display_is_missing_only_on_a_linux_without_x11_and_wayland(
    platform: str, environ: dict[str, str], expected: bool
) -> None:
    assert run.has_display(platform, environ) is expected


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({"DISPLAY": ":0"}, "xcb"),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "xcb"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "wayland;xcb"}, "wayland"),
        ({"QT_QPA_PLATFORM": "offscreen:size=1x1"}, "offscreen"),
    ],
)
def test_the_libraries_of_the_window_system_in_use_are_looked_for(environ: dict[str, str], expected: str) -> None:
    assert run.plugin_for(environ) == expected


def test_missing_libraries_are_named_with_their_packages_in_one_sentence() -> None:
    assert run.advice_for_libraries(["libxcb-cursor.so.0", "libEGL.so.1"]) == (
        "This Linux lacks libraries that the window needs; install them: sudo apt install libegl1 libxcb-cursor0 "
        "(Debian, Ubuntu) or sudo dnf install libglvnd-egl xcb-util-cursor (Fedora)."
    )
    assert run.advice_for_libraries(["libstrange.so.1"]) == (
        "This Linux lacks libraries that the window needs; install them: the packages that hold libstrange.so.1."
    )


def test_no_display_is_said_before_anything_is_fetched(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "has_display", lambda *_: False)
    monkeypatch.setattr(run, "ready", lambda *_: pytest.fail("set up all the same"))
    assert run.main([]) == 1
    assert capsys.readouterr().err.startswith("There is no display to open a window on: start this on a desktop")


@pytest.mark.parametrize(
    ("missing", "japanese", "testing", "refused", "said"),
    [
        ([], True, True, "", ""),
        ([], None, False, "", ""),
        (["libEGL.so.1"], None, False, "libegl1", ""),
        (["libEGL.so.1"], None, True, "libegl1", ""),
        ([], False, True, "fonts-noto-cjk", ""),
        ([], False, False, "", "fonts-noto-cjk"),
    ],
)
def test_what_the_machine_lacks_stops_the_run_but_for_a_font_in_the_window(
    missing: list[str],
    japanese: bool | None,
    testing: bool,
    refused: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(run.sys, "platform", "linux")
    monkeypatch.setattr(run, "probe", lambda *_: (missing, japanese))
    if refused:
        with pytest.raises(run.SetUpError, match=refused):
            run.check_machine(tmp_path, testing=testing, window=not testing)
    else:
        run.check_machine(tmp_path, testing=testing, window=not testing)
        assert said in capsys.readouterr().err


def test_a_machine_found_in_order_is_not_looked_at_at_each_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run.sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":0")
    asked: list[str] = []
    monkeypatch.setattr(run, "probe", lambda python, plugin: asked.append(plugin) or ([], True))
    for _ in range(3):
        run.check_machine(tmp_path, testing=False, window=True)
    run.check_machine(tmp_path, testing=False, window=False)
    assert len(asked) == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux takes Qt's libraries from the system")
def test_the_probe_asks_the_environments_own_qt(ja_font: str) -> None:
    assert run.probe(Path(sys.executable), "offscreen") == ([], True)


@pytest.mark.skipif(sysconfig.get_platform() == "win32", reason="a shell script stands in for the program here")
def test_the_exit_code_is_that_of_what_was_run(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "ready", lambda *_: None)
    monkeypatch.setattr(run, "check_machine", lambda *_, **__: None)
    monkeypatch.setattr(run, "command_for", lambda *_: [sys.executable, "-c", "raise SystemExit(3)"])
    assert run.main(["play"]) == 3
