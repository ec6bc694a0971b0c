"""What the user has chosen, kept in an INI file in the user's configuration folder, checked on reading."""

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar, overload

import platformdirs
from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from vikingtable.ui import i18n

T = TypeVar("T")

#: How much of the animations is shown, least first.
ANIMATIONS = ("off", "fast", "normal")
#: Sizes of text against the normal one that can be chosen.
TEXT_SIZES = (85, 100, 115, 130, 150)
THEMES = ("system", "light", "dark")
RECENT_FILES = 10


def config_folder() -> Path:
    """Where the settings are kept, for this user."""
    return Path(platformdirs.user_config_dir("vikingtable", appauthor=False))


class _Choice(Generic[T]):
    """One setting as an attribute of ``Settings``: reads, checks and writes its value, and tells of changes."""

    def __init__(self, key: str, default: T, allowed: Callable[[T], bool] = lambda value: True) -> None:
        self._key = key
        self._default = default
        self._allowed = allowed

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, settings: None, owner: type) -> "_Choice[T]": ...

    @overload
    def __get__(self, settings: "Settings", owner: type) -> T: ...

    def __get__(self, settings: "Settings | None", owner: type) -> "T | _Choice[T]":
        if settings is None:
            return self
        value = settings.read(self._key, self._default)
        return value if self._allowed(value) else self._default

    def __set__(self, settings: "Settings", value: T) -> None:
        if not self._allowed(value):
            raise ValueError(f"{self._name} cannot be {value!r}")
        if value != getattr(settings, self._name):
            settings.write(self._key, value)
            settings.changed.emit(self._name)


class Settings(QObject):
    """The settings of this user. A value that cannot be is read as the standard one, never as an error."""

    #: Name of the attribute that has another value now.
    changed = Signal(str)

    #: Code of the language, or "" for the system's.
    language = _Choice("general/language", "", lambda v: v == "" or v in i18n.LANGUAGES)
    theme = _Choice("appearance/theme", "system", THEMES.__contains__)
    #: Patterns beside colours.
    patterns = _Choice("appearance/patterns", True)
    animation = _Choice("appearance/animation", "normal", ANIMATIONS.__contains__)
    #: Size of text in percent of the normal one.
    text_size = _Choice("appearance/text_size", 100, TEXT_SIZES.__contains__)
    #: Hands lie open for everybody: no curtain between people.
    open_hands = _Choice("play/open_hands", False)
    #: A Feast for Odin asks in its windows before income, feast, bonuses and scoring.
    windows = _Choice("play/windows", True)
    #: Whether Save still has to say that hidden hands can be read in the file.
    warn_hidden_hands = _Choice("play/warn_hidden_hands", True)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        """``path``: the INI file; the user's own if it is not given."""
        super().__init__(parent)
        self.path = path or config_folder() / "settings.ini"
        folder = self.path.parent
        #: Whether what is chosen will be there at the next start; if not, it counts until the program ends.
        self.is_kept = False
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(OSError):
            self.is_kept = folder.is_dir() and os.access(folder, os.W_OK)
        #: Whether the file could not be read and the standard values are used; it was kept beside, as ``.bad``.
        self.was_reset = False
        self._store = QSettings(str(self.path), QSettings.Format.IniFormat)
        if self._store.status() != QSettings.Status.NoError or _damaged(self.path):
            place = self.path
            try:
                place.replace(place.with_suffix(".ini.bad"))
                self.was_reset = True
            except OSError:
                self.is_kept = False
                place = place.with_suffix(".ini.unread")
            self._store = QSettings(str(place), QSettings.Format.IniFormat)

    def read(self, key: str, default: T) -> T:
        """The value kept under ``key`` in the type of ``default``; ``default`` if there is none or it cannot be."""
        raw: Any = self._store.value(key)
        if raw is None:
            return default
        value: Any = default
        if isinstance(default, bool):
            value = {"true": True, "false": False}.get(str(raw).lower(), default)
        elif isinstance(default, int):
            text = str(raw)
            value = int(text) if text.lstrip("-").isdigit() and len(text) < 10 else default
        elif isinstance(default, str):
            value = raw if isinstance(raw, str) else default
        return value  # type: ignore[no-any-return]

    def write(self, key: str, value: bool | int | str | QByteArray) -> None:
        """Keep ``value`` under ``key``."""
        self._store.setValue(key, value)

    def blob(self, key: str) -> QByteArray:
        """Bytes kept under ``key`` (a window's geometry or layout); empty if there are none."""
        raw: Any = self._store.value(key)
        return raw if isinstance(raw, QByteArray) else QByteArray()

    def record(self, key: str) -> dict[str, Any]:
        """A small JSON object kept under ``key``; empty if there is none or it cannot be read."""
        text = self.read(key, "")
        if not text:
            return {}
        import json

        try:
            value = json.loads(text)
        except ValueError:
            return {}
        return value if isinstance(value, dict) else {}

    def write_record(self, key: str, value: dict[str, Any]) -> None:
        """Keep a small JSON object under ``key``."""
        import json

        self.write(key, json.dumps(value, ensure_ascii=True, separators=(",", ":")))

    @property
    def effective_language(self) -> str:
        """The language to speak: the chosen one, or the system's."""
        return self.language or i18n.system_language()

    def _recent(self) -> list[Path]:
        names = self.record("general/recent").get("files", [])
        return [Path(name) for name in names if isinstance(name, str)]

    def recent(self) -> list[Path]:
        """Files opened or saved lately, newest first; those that are not there now are left out."""
        found = []
        for path in self._recent():
            with contextlib.suppress(OSError):  # in a folder that may not be looked into
                if path.is_file():
                    found.append(path)
        return found

    def remember_recent(self, path: Path) -> None:
        """Put a file first among the recent ones; one whose disk is away just now is kept."""
        path = path.resolve()
        paths = [path, *(one for one in self._recent() if one != path)]
        self.write_record("general/recent", {"files": [str(one) for one in paths[:RECENT_FILES]]})
        self.changed.emit("recent")

    def clear_recent(self) -> None:
        """Forget the recent files; the files themselves stay."""
        self.write_record("general/recent", {"files": []})
        self.changed.emit("recent")

    def reset(self) -> None:
        """All settings back to their standard values; recent files and window places stay."""
        for name in ("language", "theme", "patterns", "animation", "text_size", "open_hands", "windows"):
            choice: Any = type(self).__dict__[name]
            setattr(self, name, choice._default)
        self.warn_hidden_hands = True

    def sync(self) -> None:
        """Write what is not on the disk yet.

        This waits for the disk: the program ends, and the settings, a few lines, are to be written before it does.
        """
        self._store.sync()


def _damaged(path: Path) -> bool:
    """Whether the file is there but is no text of settings (Qt reads any bytes without complaint)."""
    try:
        if not path.is_file():
            return False
        data = path.read_bytes()
    except OSError:
        return True
    if b"\0" in data:
        return True
    text = data.decode("utf-8", errors="replace").strip()
    return (bool(text) and "\N{REPLACEMENT CHARACTER}" in text) or (bool(text) and not text.startswith(("[", ";")))
