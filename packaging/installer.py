"""Turns the checkout into what users install: a Windows set-up program, a macOS disk image, a Linux archive.

Run it on the system that it is for, in an environment with the extra ``package``:

    python packaging/installer.py [--font FOLDER] [--out FOLDER]

PyInstaller makes a folder with the program, Python and Qt; Inno Setup (Windows) or hdiutil (macOS) wraps it where they
are installed, otherwise the folder is packed as an archive. ``docs/packaging.md`` tells the steps and what to check.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from icons import PNG_SIZES, make  # noqa: E402

from vikingtable import __version__  # noqa: E402

DESKTOP = ROOT / "resources" / "desktop"


def program_folder(out: Path, font: Path | None) -> Path:
    """Runs PyInstaller; returns the folder (macOS: the .app) that holds the program."""
    icons = out / "icons"
    make(DESKTOP / "vikingtable.svg", icons)
    environ = {**os.environ, "VIKINGTABLE_ICONS": str(icons)}
    if font is not None:
        environ["VIKINGTABLE_FONTS"] = str(font.resolve())
    command = [
        sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN",
        "--distpath", str(out / "dist"), "--workpath", str(out / "build"), str(ROOT / "packaging" / "vikingtable.spec"),
    ]  # fmt: skip
    subprocess.run(command, env=environ, cwd=out, check=True)
    return out / "dist" / ("vikingtable.app" if sys.platform == "darwin" else "vikingtable")


def linux_archive(folder: Path, out: Path) -> Path:
    """Packs the folder with what the desktop needs to know of it, and an installer for one user or for all."""
    name = f"vikingtable-{__version__}-linux-{platform.machine()}"
    tree = out / name
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(folder, tree / "lib" / "vikingtable", symlinks=True)
    share = tree / "share"
    files = {
        DESKTOP / "vikingtable.desktop": share / "applications" / "vikingtable.desktop",
        DESKTOP / "vikingtable-mime.xml": share / "mime" / "packages" / "vikingtable.xml",
        DESKTOP / "vikingtable.metainfo.xml": share / "metainfo" / "org.vikingtable.vikingtable.metainfo.xml",
        DESKTOP / "vikingtable.svg": share / "icons" / "hicolor" / "scalable" / "apps" / "vikingtable.svg",
        DESKTOP / "application-x-vikingtable.svg": (
            share / "icons" / "hicolor" / "scalable" / "mimetypes" / "application-x-vikingtable.svg"
        ),
        ROOT / "LICENSE": tree / "LICENSE",
        ROOT / "packaging" / "linux" / "install.sh": tree / "install.sh",
    }
    for size in PNG_SIZES:
        target = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / "vikingtable.png"
        files[out / "icons" / f"{size}.png"] = target
    for source, target in files.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
    archive = out / f"{name}.tar.gz"
    with tarfile.open(archive, "w:gz") as packed:
        packed.add(tree, arcname=name)
    return archive


def windows_setup(folder: Path, out: Path) -> Path:
    """Runs Inno Setup where it is installed; packs a .zip otherwise."""
    compiler = shutil.which("iscc")
    name = f"vikingtable-{__version__}-windows-{platform.machine().lower()}"
    if compiler is None:
        return Path(shutil.make_archive(str(out / name), "zip", folder.parent, folder.name))
    script = ROOT / "packaging" / "windows" / "vikingtable.iss"
    given = {"Version": __version__, "Source": folder, "Icon": out / "icons" / "vikingtable.ico", "Out": out}
    defines = [f"/D{key}={value}" for key, value in given.items()]
    subprocess.run([compiler, "/Qp", f"/F{name}", *defines, str(script)], check=True)
    return out / f"{name}.exe"


def macos_image(app: Path, out: Path) -> Path:
    """Packs the .app as a compressed disk image with a link to the Applications folder."""
    image = out / f"vikingtable-{__version__}-macos-{platform.machine()}.dmg"
    stage = out / "image"
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(app, stage / app.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    command = ["hdiutil", "create", "-volname", "vikingtable", "-srcfolder", str(stage), "-ov", "-format", "UDZO"]
    subprocess.run([*command, str(image)], check=True)
    return image


def main(arguments: Sequence[str] | None = None) -> int:
    """Makes the package of this system and prints where it is."""
    parser = argparse.ArgumentParser(prog="installer.py", description=__doc__.splitlines()[0])
    parser.add_argument("--font", type=Path, help="a folder with a font for Japanese and its licence to bring along")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "installer", help="where to put all files")
    given = parser.parse_args(arguments)
    out: Path = given.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    folder = program_folder(out, given.font)
    wrap = {"win32": windows_setup, "darwin": macos_image}.get(sys.platform, linux_archive)
    print(wrap(folder, out))
    return 0


if __name__ == "__main__":
    sys.exit(main())
