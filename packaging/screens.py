"""Draws every screen in three languages, three sizes, light and dark, into a folder, with a contact sheet of each.

    python packaging/screens.py FOLDER [--only NAME …] [--size 1366x768@1 …] [--look en-light …] [--text 150]
                                       [--sheets png|jpg]

A file is called ``NAME-LANGUAGE-SCHEME-SIZE.png``; ``sheet-NAME.png`` shows all of a screen; ``--sheets`` keeps the
sheets alone, ``NAME.png`` or ``NAME.jpg``. Those of ``docs/screens`` are made so:

    python packaging/screens.py docs/screens --look en-light ja-dark bg-light --sheets jpg

Each size is drawn by a process of its own, with a screen of that size. The user's own files are not
touched. Needs no display.
"""

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

SIZES = ("1366x768@1", "1920x1080@1", "3840x2160@2")
LANGUAGES = ("en", "ja", "bg")
SCHEMES = ("light", "dark")
LOOKS = tuple(f"{language}-{scheme}" for language in LANGUAGES for scheme in SCHEMES)
_THUMB = 420
_CAPTION = 22
_QUALITY = 60


def environment(size: str, folder: Path) -> dict[str, str]:
    """The environment of a process that has a screen of that size, and folders of its own for the user's files."""
    place, _, ratio = size.partition("@")
    width, height = (int(part) for part in place.split("x"))
    screen = {"name": "screen", "x": 0, "y": 0, "width": width, "height": height}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96}
    config = folder / f"screen-{size}.json"
    config.write_text(json.dumps({"synchronousWindowSystemEvents": True, "screens": [screen]}))
    user = folder / "user"
    return {
        **os.environ,
        "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
        "QT_SCALE_FACTOR": ratio or "1",
        **{f"XDG_{name}_HOME": str(user / name.lower()) for name in ("CONFIG", "DATA", "STATE", "CACHE")},
        "APPDATA": str(user / "config"),
        "LOCALAPPDATA": str(user / "data"),
    }


def draw(folder: Path, size: str, only: Sequence[str], looks: Sequence[str], text: int) -> int:
    """Draw all screens at one size, in this process; how many pictures that made."""
    from PySide6.QtGui import QGuiApplication

    from vikingtable.ui import screens
    from vikingtable.ui import startup as application
    from vikingtable.ui import theme as look
    from vikingtable.ui.settings import Settings
    from vikingtable.ui.window import MainWindow, apply_setting

    # As in the program itself: an object of Qt must not be collected on the thread of a computer player.
    gc.disable()
    app = application.make_application([])
    settings = Settings()
    settings.animation = "off"
    apply_setting(settings)
    look.holder().install(app)
    window = MainWindow(settings)
    window.resize(QGuiApplication.primaryScreen().availableSize())
    window.show()
    count = 0
    for screen in screens.all_screens():
        if only and screen.name not in only:
            continue
        for look_ in looks:
            language, _, scheme = look_.partition("-")
            screens.dressed(settings, language, scheme, text)
            with screens.opened(window, screen) as widget:
                name = f"{screen.name}-{look_}-{size.replace('@', 'at')}.png"
                if not widget.grab().save(str(folder / name)):
                    raise OSError(f"{folder / name} cannot be written")
                count += 1
        gc.collect()
    window.close()
    return count


def sheet(folder: Path, name: str, sizes: Sequence[str], looks: Sequence[str], kind: str) -> Path:
    """The contact sheet of a screen: a row for each look, a column for each size; ``kind``: ``""``, png or jpg."""
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QColor, QImage, QPainter

    pictures = {
        (look_, size): QImage(str(folder / f"{name}-{look_}-{size.replace('@', 'at')}.png"))
        for look_ in looks
        for size in sizes
    }
    high = round(max(_THUMB * p.height() / max(1, p.width()) for p in pictures.values()))
    image = QImage((_THUMB + 12) * len(sizes) + 12, (high + _CAPTION + 8) * len(looks) + 12, QImage.Format.Format_RGB32)
    image.fill(QColor("#7C8288"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(QColor("#FFFFFF"))
    for down, look_ in enumerate(looks):
        for across, size in enumerate(sizes):
            x, y = 12 + across * (_THUMB + 12), 8 + down * (high + _CAPTION + 8)
            painter.drawText(x, y + 15, f"{name}  {look_.replace('-', '  ')}  {size}")
            picture = pictures[look_, size]
            small = picture.scaledToWidth(_THUMB, Qt.TransformationMode.SmoothTransformation)
            small.setDevicePixelRatio(1)
            painter.drawImage(QRectF(x, y + _CAPTION, small.width(), small.height()), small)
    painter.end()
    path = folder / (f"{name}.{kind}" if kind else f"sheet-{name}.png")
    if not image.save(str(path), quality=_QUALITY if kind == "jpg" else -1):
        raise OSError(f"{path} cannot be written")
    return path


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw what the arguments say; 0 if all was drawn."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--size", nargs="*", default=list(SIZES))
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--look", nargs="*", choices=LOOKS, default=list(LOOKS), metavar="LANGUAGE-SCHEME")
    parser.add_argument("--sheets", choices=("png", "jpg"), default="", help="keep only the contact sheets")
    parser.add_argument("--draw", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    given.folder = given.folder.resolve()
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.draw:
        print(f"{given.draw}: {draw(given.folder, given.draw, given.only, given.look, given.text)} pictures")
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        for size in given.size:
            command = [sys.executable, __file__, str(given.folder), "--draw", size, "--text", str(given.text)]
            command += ["--look", *given.look]
            if given.only:
                command += ["--only", *given.only]
            run = subprocess.run(command, env=environment(size, Path(scratch)), cwd=ROOT, check=False)
            if run.returncode:
                return run.returncode
    suffix = f"-{given.look[0]}-{given.size[0].replace('@', 'at')}.png"
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication([])
    names = sorted(path.name.removesuffix(suffix) for path in given.folder.glob(f"*{suffix}"))
    for name in names:
        if not given.only or name in given.only:
            print(sheet(given.folder, name, given.size, given.look, given.sheets))
    if given.sheets:
        for path in given.folder.glob("*at*.png"):
            if any(f"-{look_}-" in path.name for look_ in given.look):
                path.unlink()
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
