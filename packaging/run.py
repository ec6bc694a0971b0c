"""Sets the project up in its own virtual environment, then opens the program or runs its tests.

    python3 packaging/run.py [ARGUMENTS]        the program; arguments as for the command ``vikingtable``
    python3 packaging/run.py test [ARGUMENTS]   the tests; arguments as for ``pytest``

Needs Python 3.11 or newer and nothing else; what is missing is said in one sentence. The environment is made once, in
``.venv`` of the checkout (or where ``VIKINGTABLE_VENV`` says), and made again when ``pyproject.toml`` changes.
"""

import sys

# Older versions must get as far as this sentence: down to the call the file keeps to syntax that they know.
if sys.version_info < (3, 11):  # noqa: UP036
    import shutil as _shutil

    _found = [_name for _name in ("python3.14", "python3.13", "python3.12", "python3.11") if _shutil.which(_name)]
    sys.exit(
        "vikingtable needs Python 3.11 or newer, and this is Python %d.%d: " % sys.version_info[:2]  # noqa: UP031
        + (
            "run %s packaging/run.py instead." % _found[0]  # noqa: UP031
            if _found
            else "install a newer one and run this with it."
        )
    )

import hashlib
import importlib.util
import json
import os
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

#: Shared libraries that Qt takes from the system, each with the package that holds it in Debian and in Fedora.
PACKAGES = {
    "libEGL.so.1": ("libegl1", "libglvnd-egl"),
    "libGL.so.1": ("libgl1", "libglvnd-glx"),
    "libGLX.so.0": ("libglx0", "libglvnd-glx"),
    "libOpenGL.so.0": ("libopengl0", "libglvnd-opengl"),
    "libGLdispatch.so.0": ("libglvnd0", "libglvnd"),
    "libX11.so.6": ("libx11-6", "libX11"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libwayland-client.so.0": ("libwayland-client0", "libwayland-client"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "libwayland-cursor"),
    "libwayland-egl.so.1": ("libwayland-egl1", "libwayland-egl"),
    "libxcb.so.1": ("libxcb1", "libxcb"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
    "libzstd.so.1": ("libzstd1", "libzstd"),
}
JAPANESE_FONT = ("fonts-noto-cjk", "google-noto-sans-cjk-fonts")

#: Asked of the new environment: which libraries Qt does not find, and whether a face covers Japanese.
_PROBE = """
import json, os, pathlib, subprocess, sys
import PySide6
folder = pathlib.Path(PySide6.__file__).parent
missing = set()
for name in ("QtWidgets.abi3.so", "QtSvg.abi3.so", "Qt/plugins/platforms/libq%s.so" % sys.argv[1]):
    listing = subprocess.run(["ldd", str(folder / name)], capture_output=True, text=True).stdout
    missing |= {line.split()[0] for line in listing.splitlines() if line.endswith("not found")}
face = None
if not missing:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QFontDatabase, QGuiApplication
    application = QGuiApplication([])
    face = bool(QFontDatabase.families(QFontDatabase.WritingSystem.Japanese))
print(json.dumps({"missing": sorted(missing), "japanese": face}))
"""


class SetUpError(Exception):
    """What stops the set-up: one sentence that says what to do."""


# The environment -----------------------------------------------------------------------------------------------------


def environment_folder(root: Path, environ: Mapping[str, str]) -> Path:
    """Where the virtual environment is."""
    return Path(environ.get("VIKINGTABLE_VENV") or root / ".venv").absolute()


def python_of(venv: Path, platform: str = sys.platform) -> Path:
    """The Python of a virtual environment."""
    return venv / "Scripts" / "python.exe" if platform == "win32" else venv / "bin" / "python"


def stamp_of(root: Path, extras: Iterable[str]) -> dict[str, object]:
    """What the environment was made from: it is as good as new while this stays the same."""
    return {
        "project": str(root),
        "pyproject": hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest(),
        "extras": sorted(extras),
    }


def read_stamp(venv: Path) -> dict[str, object]:
    """The stamp of an environment; empty when it has none or a damaged one."""
    try:
        stamp = json.loads((venv / "vikingtable.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def extras_to_install(venv: Path, root: Path, extras: Sequence[str]) -> list[str] | None:
    """The extras to install with the project, those of before included; ``None`` when all is in place already."""
    found = read_stamp(venv)
    kept = found.get("extras")
    before = [str(extra) for extra in kept] if isinstance(kept, list) else []
    wanted = sorted({*before, *extras})
    return None if found == stamp_of(root, wanted) else wanted


def works(python: Path) -> bool:
    """Whether an environment's Python starts, has pip and is new enough; a system update can take it away."""
    question = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.run([str(python), "-c", question], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def make_environment(venv: Path) -> None:
    """Makes an empty virtual environment with pip. Raises ``SetUpError`` where Python cannot, naming the package."""
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        raise SetUpError(
            "This Python cannot make a virtual environment: install the package python3-venv "
            "(Debian, Ubuntu: sudo apt install python3-venv) or python3-libs and python3-pip "
            "(Fedora: sudo dnf install python3-pip), then run this again."
        )
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(venv)], capture_output=True, text=True, check=False
    )
    if made.returncode:
        reason = (made.stderr.strip() or made.stdout.strip()).splitlines()
        raise SetUpError(f"The virtual environment {venv} could not be made: {reason[-1] if reason else 'no reason'}")


def install(python: Path, root: Path, extras: Sequence[str]) -> None:
    """Installs the checkout, editable, with its extras. Raises ``SetUpError`` when pip could not."""
    what = f"{root}[{','.join(extras)}]" if extras else str(root)
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", what]
    # A user's settings for installs outside of environments would stop this one.
    environ = {**os.environ, "PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0"}
    if subprocess.run(command, env=environ, check=False).returncode:
        raise SetUpError(
            "The libraries could not be installed (the lines above say why): check the network and the free space, "
            "or use an older Python if this one is so new that PySide6 is not made for it yet; then run this again."
        )


def ready(venv: Path, root: Path, extras: Sequence[str]) -> None:
    """Makes the environment if it is missing, broken or out of date."""
    python = python_of(venv)
    broken = not python.exists() or (bool(read_stamp(venv)) and not works(python))
    wanted = extras_to_install(venv, root, extras)
    if wanted is None and not broken:
        return
    print(f"Setting up in {venv}; the first time this fetches some 100 MB.", file=sys.stderr, flush=True)
    if broken or not works(python):
        make_environment(venv)
    wanted = list(extras) if wanted is None else wanted
    (venv / "vikingtable.json").unlink(missing_ok=True)
    install(python, root, wanted)
    (venv / "vikingtable.json").write_text(json.dumps(stamp_of(root, wanted)), "utf-8")


# What a bare machine lacks -------------------------------------------------------------------------------------------


def advice_for_libraries(missing: Sequence[str]) -> str:
    """One sentence that names the packages of the libraries that Qt does not find."""
    known = [PACKAGES[name] for name in missing if name in PACKAGES]
    unknown = [name for name in missing if name not in PACKAGES]
    parts = []
    if known:
        debian, fedora = (" ".join(sorted(set(names))) for names in zip(*known, strict=True))
        parts.append(f"sudo apt install {debian} (Debian, Ubuntu) or sudo dnf install {fedora} (Fedora)")
    if unknown:
        parts.append(f"the packages that hold {', '.join(unknown)}")
    return f"This Linux lacks libraries that the window needs; install them: {'; and '.join(parts)}."


def advice_for_japanese() -> str:
    """One sentence that names the package of a font for Japanese."""
    debian, fedora = JAPANESE_FONT
    return (
        f"No font here covers Japanese; install one: sudo apt install {debian} (Debian, Ubuntu) or "
        f"sudo dnf install {fedora} (Fedora)."
    )


def has_display(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether a window can open: always but on a Linux without X11 and Wayland."""
    if platform in ("win32", "darwin", "cygwin"):
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def opens_window(arguments: Sequence[str]) -> bool:
    """Whether the program opens a window with these arguments: with none, or with a file."""
    return not arguments or arguments[0].lower().endswith(".vtg") or Path(arguments[0]).is_file()


def plugin_for(environ: Mapping[str, str]) -> str:
    """The name of the Qt platform plugin that a window would use on Linux."""
    chosen = environ.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]
    if chosen in ("xcb", "wayland", "offscreen"):
        return chosen
    return "wayland" if environ.get("WAYLAND_DISPLAY") and not environ.get("DISPLAY") else "xcb"


def probe(python: Path, plugin: str) -> tuple[list[str], bool | None]:
    """The libraries that Qt misses for a platform plugin, and whether a face covers Japanese (``None``: unknown)."""
    run = subprocess.run([str(python), "-c", _PROBE, plugin], capture_output=True, text=True, check=False)
    try:
        answer = json.loads(run.stdout)
        return list(answer["missing"]), answer["japanese"]
    except (ValueError, KeyError):
        return [], None


def check_machine(venv: Path, *, testing: bool, window: bool) -> None:
    """Raises ``SetUpError`` for what a Linux lacks for the tests or the window.

    A window without a font for Japanese is only told so, once; some tests need one. What was in order for a kind of
    window is not looked at again: that would slow each start.
    """
    if not sys.platform.startswith("linux") or not (testing or window):
        return
    plugin = "offscreen" if testing else plugin_for(os.environ)
    passed = venv / f"vikingtable-{plugin}-in-order"
    if passed.exists() and not testing:
        return
    missing, japanese = probe(python_of(venv), plugin)
    if missing:
        raise SetUpError(advice_for_libraries(missing))
    if japanese is False and testing:
        raise SetUpError(advice_for_japanese())
    if japanese is False:
        print(advice_for_japanese(), file=sys.stderr)
    passed.touch()


def check_display(window: bool) -> None:
    """Raises ``SetUpError`` when a window is asked for where none can open."""
    if window and not has_display(sys.platform, os.environ):
        raise SetUpError(
            "There is no display to open a window on: start this on a desktop, or set DISPLAY; the tests and the "
            "commands that need no window (python3 packaging/run.py play --help) run without one."
        )


# The command ---------------------------------------------------------------------------------------------------------


def spread(arguments: Sequence[str], root: Path) -> list[str]:
    """The options that run the tests on every core: not for chosen files, a debugger, or who spreads otherwise."""
    for argument in arguments:
        if argument.startswith(("-n", "--num", "--pdb", "--trace", "no:xdist", "-pno:xdist")):
            return []
        if not argument.startswith("-") and (root / argument.partition("::")[0]).exists():
            return []
    return ["-n", "auto", "--dist", "worksteal"]


def command_for(python: Path, arguments: Sequence[str], root: Path) -> list[str]:
    """What is run in the environment: ``vikingtable``, or after ``test`` pytest."""
    if arguments[:1] == ["test"]:
        rest = list(arguments[1:])
        return [str(python), "-m", "pytest", *spread(rest, root), *rest]
    return [str(python), "-m", "vikingtable", *arguments]


def main(arguments: Sequence[str]) -> int:
    """Sets up and runs; the exit code of what was run, or 1 after a sentence on what stops it."""
    testing = list(arguments[:1]) == ["test"]
    window = not testing and opens_window(arguments)
    venv = environment_folder(ROOT, os.environ)
    try:
        check_display(window)
        ready(venv, ROOT, ["test"] if testing else [])
        check_machine(venv, testing=testing, window=window)
    except SetUpError as error:
        print(error, file=sys.stderr)
        return 1
    environ = dict(os.environ)
    if testing and not has_display(sys.platform, environ):
        environ["QT_QPA_PLATFORM"] = "offscreen"
    command = command_for(python_of(venv), arguments, ROOT)
    try:
        return subprocess.run(command, env=environ, cwd=ROOT if testing else None, check=False).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
