"""What is shipped: the wheel with its art and translations, the desktop's files, the installers."""

import configparser
import importlib.util
import json
import os
import struct
import subprocess
import sys
import tarfile
import venv
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImage

import vikingtable

ROOT = Path(__file__).resolve().parent.parent
DESKTOP = ROOT / "resources" / "desktop"


def _load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"vikingtable_packaging_{name}", ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# The wheel -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as hatchling builds it from the checkout."""
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment in another place with the wheel in it; the libraries are those of this environment."""
    folder = tmp_path_factory.mktemp("elsewhere") / "new environment"
    venv.create(folder, with_pip=False)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    done = subprocess.run([*command, str(wheel)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    question = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = subprocess.run([str(python), "-c", question], capture_output=True, text=True, check=True).stdout.strip()
    borrowed = [path for path in sys.path if Path(path).name == "site-packages"]
    Path(packages, "borrowed.pth").write_text("\n".join(borrowed), "utf-8")
    return python


def asked(python: Path, program: str) -> object:
    """What a program prints as JSON when that Python runs it, far from the checkout."""
    run = subprocess.run(
        [str(python), "-W", "error", "-c", program],
        cwd=python.parent,
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTHON")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def _packed(folder: str) -> set[str]:
    return {path.relative_to(ROOT / folder).as_posix() for path in (ROOT / folder).rglob("*") if path.is_file()}


def test_the_installed_wheel_finds_all_its_art_themes_and_translations(elsewhere: Path) -> None:
    found = asked(
        elsewhere,
        """
import json, vikingtable
from vikingtable import paths
def files(folder):
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
print(json.dumps([vikingtable.__file__, files(paths.resource()), files(paths.translation("."))]))
""",
    )
    assert isinstance(found, list)
    assert Path(found[0]).is_relative_to(elsewhere.parent.parent)
    assert set(found[1]) == _packed("resources")
    assert set(found[2]) == _packed("translations")
    assert {"desktop/vikingtable.svg"} <= set(found[1])
    assert {f"vikingtable_{code}.qm" for code in ("en", "ja", "bg")} <= set(found[2])


def test_the_installed_wheel_speaks_japanese(elsewhere: Path) -> None:
    program = """
import json
from PySide6.QtCore import QCoreApplication
from vikingtable.ui import i18n
print(json.dumps([i18n.install(QCoreApplication([]), "ja"), i18n.tr("common.seat_number", 4)]))
"""
    assert asked(elsewhere, program) == ["ja", "プレイヤー4"]


def test_the_installed_wheel_brings_its_commands(elsewhere: Path) -> None:
    names = {path.stem for path in elsewhere.parent.iterdir()}
    assert {"vikingtable", "vikingtable-gui"} <= names


def test_the_wheel_holds_the_program_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0] for name in names} == {
        "vikingtable",
        f"vikingtable-{vikingtable.__version__}.dist-info",
    }
    assert "vikingtable/py.typed" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert [name for name in names if "__pycache__" in name or name.endswith((".part", ".orig"))] == []


# The desktop's files -------------------------------------------------------------------------------------------------


def test_the_desktop_entry_has_what_a_menu_needs_in_three_languages() -> None:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",), strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DESKTOP / "vikingtable.desktop", "utf-8")
    entry = parser["Desktop Entry"]
    assert parser.sections() == ["Desktop Entry"]
    assert entry["Type"] == "Application"
    assert entry["Name"] == "vikingtable"
    assert entry["Exec"] == "vikingtable %f"
    assert entry["Icon"] == "vikingtable"
    assert entry["MimeType"] == "application/x-vikingtable;"
    assert entry["Categories"] == "Game;BoardGame;"
    for key in ("GenericName", "Comment", "Keywords"):
        assert {f"{key}", f"{key}[ja]", f"{key}[bg]"} <= set(entry)
    assert [key for key in entry if key.startswith(("Keywords", "MimeType")) and not entry[key].endswith(";")] == []


def test_vtg_files_have_a_type_of_their_own_with_an_icon() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = ET.parse(DESKTOP / "vikingtable-mime.xml").getroot()
    assert kind.tag == f"{space}mime-type"
    assert kind.get("type") == "application/x-vikingtable"
    assert [glob.get("pattern") for glob in kind.iterfind(f"{space}glob")] == ["*.vtg"]
    assert [parent.get("type") for parent in kind.iterfind(f"{space}sub-class-of")] == ["application/json"]
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    assert {comment.get(language) for comment in kind.iterfind(f"{space}comment")} == {None, "ja", "bg"}
    (icon,) = kind.iterfind(f"{space}icon")
    assert (DESKTOP / f"{icon.get('name')}.svg").exists()


def test_the_software_centre_entry_fits_the_program() -> None:
    root = ET.parse(DESKTOP / "vikingtable.metainfo.xml").getroot()
    assert root.get("type") == "desktop-application"
    assert root.findtext("launchable") == "vikingtable.desktop"
    assert root.findtext("project_license") == "MIT"
    assert root.findtext("provides/mediatype") == "application/x-vikingtable"
    newest = root.find("releases/release")
    assert newest is not None
    assert newest.get("version") == vikingtable.__version__
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for tag in ("summary", "description/p"):
        told = [element.get(language) for element in root.iterfind(tag)]
        assert told.count("ja") == told.count("bg") == told.count(None) > 0
    english = " ".join(p.text or "" for p in root.iterfind("description/p") if p.get(language) is None)
    assert "not affiliated with the publishers" in english


@pytest.mark.parametrize("name", ["vikingtable.svg", "application-x-vikingtable.svg"])
def test_the_icons_are_square_drawings(qapp: object, name: str) -> None:
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(DESKTOP / name))
    assert renderer.isValid()
    assert renderer.viewBoxF().width() == renderer.viewBoxF().height() == 128


# The installers ------------------------------------------------------------------------------------------------------


def test_the_icon_files_of_windows_and_macos_hold_every_size(qapp: object, tmp_path: Path) -> None:
    icons = _load("icons")
    icons.make(DESKTOP / "vikingtable.svg", tmp_path)
    ico = (tmp_path / "vikingtable.ico").read_bytes()
    assert struct.unpack("<HHH", ico[:6]) == (0, 1, 7)
    sizes = []
    for number in range(7):
        edge, _, _, _, _, depth, length, offset = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * number)
        picture = QImage.fromData(ico[offset : offset + length])
        assert (picture.width(), picture.height(), depth) == (edge or 256, edge or 256, 32)
        sizes.append(picture.width())
    assert sizes == [16, 24, 32, 48, 64, 128, 256]
    icns = (tmp_path / "vikingtable.icns").read_bytes()
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8]) == (len(icns),)
    place, widths = 8, []
    while place < len(icns):
        (length,) = struct.unpack_from(">I", icns, place + 4)
        widths.append(QImage.fromData(icns[place + 8 : place + length]).width())
        place += length
    assert widths == [32, 64, 128, 256, 512, 1024]
    picture = QImage(str(tmp_path / "48.png"))
    assert picture.width() == 48
    assert picture.pixelColor(24, 24).alpha() == 255
    assert picture.pixelColor(0, 0).alpha() == 0


def test_a_frozen_worker_process_is_served_before_anything_else_happens() -> None:
    lines = (ROOT / "packaging" / "entry.py").read_text("utf-8").splitlines()
    start = lines.index('if __name__ == "__main__":')
    code = [line.strip() for line in lines[start + 1 :] if line.strip() and not line.strip().startswith("#")]
    assert code[0] == "freeze_support()"
    assert not any("vikingtable" in line for line in lines[:start] if line.startswith(("import", "from")))


def test_the_windows_recipe_opens_saves_with_the_program_and_asks_in_three_languages() -> None:
    recipe = (ROOT / "packaging" / "windows" / "vikingtable.iss").read_text("utf-8")
    for needed in (
        'Subkey: "Software\\Classes\\.vtg"',
        'ValueData: """{app}\\vikingtable.exe"" ""%1"""',
        "Languages\\Japanese.isl",
        "Languages\\Bulgarian.isl",
        "en.SaveType=",
        "ja.SaveType=",
        "bg.SaveType=",
    ):
        assert needed in recipe
    defined = {"Version", "Source", "Icon", "Out"}
    used = {part.partition("}")[0] for part in recipe.split("{#")[1:]} - {"SourcePath"}
    assert used == defined


def test_two_games_of_one_seed_are_compared_by_the_first_key_that_differs() -> None:
    same_game = _load("same_game")
    one = {"actions": 40, "winners": [1], "scores": [{"seat": 0, "total": 9}]}
    assert same_game.difference(one, dict(one)) is None
    assert same_game.difference(one, {**one, "winners": [0], "actions": 41}) == "actions: 40 and 41"
    assert same_game.difference(one, {"actions": 40, "winners": [1]}) == ("scores: [{'seat': 0, 'total': 9}] and None")


@pytest.mark.release
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the archive of Linux is made on Linux")
def test_the_linux_archive_installs_runs_and_is_removed_again(tmp_path: Path) -> None:
    """Takes a minute: PyInstaller freezes the program; a game with computer players is played by the result."""
    pytest.importorskip("PyInstaller", reason="needs the extra package: pip install -e .[package]")
    out, prefix = tmp_path / "out", tmp_path / "prefix"
    command = [sys.executable, str(ROOT / "packaging" / "installer.py"), "--out", str(out)]
    subprocess.run(command, check=True, capture_output=True)
    (archive,) = out.glob("vikingtable-*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    (tree,) = (tmp_path / "unpacked").iterdir()
    environ = {**os.environ, "PREFIX": str(prefix), "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([str(tree / "install.sh")], env=environ, check=True, capture_output=True)
    program = prefix / "bin" / "vikingtable"

    version = subprocess.run([str(program), "--version"], env=environ, capture_output=True, text=True, check=True)
    assert vikingtable.__version__ in version.stdout
    game = ["play", "wild_vikings", "--seats", "easy,easy", "--seed", "7", "--json"]
    played = subprocess.run([str(program), *game], env=environ, capture_output=True, text=True, check=True)
    assert json.loads(played.stdout)["game"] == "wild_vikings"
    entry = (prefix / "share" / "applications" / "vikingtable.desktop").read_text("utf-8")
    assert f'Exec="{program}" %f' in entry
    data = prefix / "lib" / "vikingtable" / "_internal"
    assert (data / "PySide6" / "Qt" / "translations" / "qtbase_bg.qm").exists()
    assert (data / "vikingtable" / "_data" / "translations" / "vikingtable_ja.qm").exists()

    subprocess.run([str(tree / "install.sh"), "--uninstall"], env=environ, check=True, capture_output=True)
    assert not program.exists()
    assert list(prefix.rglob("*.desktop")) == []
