"""How long animations take: the user's setting, and the system's wish for less motion."""

import os
import subprocess
import sys
from functools import cache

from PySide6.QtGui import QGuiApplication

_SHARE = {"off": 0.0, "fast": 0.5, "normal": 1.0}


def effective(setting: str) -> str:
    """The setting that counts: ``off`` where the system asks for less motion."""
    return "off" if setting != "off" and system_wants_less() else setting


def length(milliseconds: int, setting: str) -> int:
    """The length of an animation of so many milliseconds at normal speed; 0: show its end at once."""
    return round(milliseconds * _SHARE[effective(setting)])


@cache
def system_wants_less() -> bool:
    """Whether the system's settings ask for less motion; asked once."""
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return False
    if sys.platform == "win32":
        return _windows_wants_less()
    if sys.platform == "darwin":
        return _answer(["defaults", "read", "com.apple.universalaccess", "reduceMotion"]) == "1"
    if "GNOME" in os.environ.get("XDG_CURRENT_DESKTOP", ""):
        return _answer(["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"]) == "false"
    return False


def _windows_wants_less() -> bool:
    import ctypes

    client_area_animation = 0x1042
    shown = ctypes.c_int(1)
    windll = getattr(ctypes, "windll", None)
    if windll is None:
        return False
    asked = windll.user32.SystemParametersInfoW(client_area_animation, 0, ctypes.byref(shown), 0)
    return bool(asked) and not shown.value


def _answer(command: list[str]) -> str:
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=0.5, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return run.stdout.strip()
