"""The language of the window: switching it at run time, and turning text keys and messages into sentences."""

import logging
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QGuiApplication

from vikingtable import paths
from vikingtable.texts import context, english, source
from vikingtable.texts.message import Message, msg, render
from vikingtable.ui import fonts

#: The languages by code, each named in itself: these names are never translated.
LANGUAGES: dict[str, str] = {"en": "English", "ja": "日本語", "bg": "Български"}

#: The locale whose numbers and dates go with a language.
_LOCALES = {
    "en": QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom),
    "ja": QLocale(QLocale.Language.Japanese, QLocale.Country.Japan),
    "bg": QLocale(QLocale.Language.Bulgarian, QLocale.Country.Bulgaria),
}

_log = logging.getLogger(__name__)


class _Current:
    """The language in force and its translators, which Qt does not keep alive."""

    language: str = "en"
    own: QTranslator | None = None
    qt: QTranslator | None = None


_current = _Current()


def language() -> str:
    """The code of the language in force."""
    return _current.language


def locale() -> QLocale:
    """The locale of the language in force: for dates, and for widgets that show numbers."""
    return _LOCALES[_current.language]


def system_language() -> str:
    """The first of the user's preferred languages that the program speaks; English if it speaks none."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def install(app: QCoreApplication, language: str, spoken: Callable[[str], object] | None = None) -> str:
    """Switches the program to a language: own texts, Qt's own texts, numbers; returns the language now in force.

    Every window gets ``QEvent.LanguageChange``. ``spoken`` is told the language in force before that: faces must be
    there when the new texts are measured. Where the file of a language is missing or damaged, the program speaks
    English instead and says so once in the log; where only Qt's own file is missing, Qt's own dialogs stay English.
    Raises ``ValueError`` for a code that is not in ``LANGUAGES``.
    """
    if language not in LANGUAGES:
        raise ValueError(f"unknown language: {language!r}")
    own = _loaded(paths.translation(f"vikingtable_{language}.qm"))
    if own is None and language != "en":
        language = "en"
    if language == "ja" and isinstance(app, QGuiApplication):
        fonts.add_packed()
    base: QTranslator | None = None
    if language != "en":
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        base = _loaded(Path(folder) / f"qtbase_{language}.qm")

    old = (_current.own, _current.qt)
    _current.language, _current.own, _current.qt = language, own, base
    QLocale.setDefault(_LOCALES[language])
    for translator in old:
        if translator is not None:
            app.removeTranslator(translator)
    for translator in (base, own):  # Qt asks the one installed last first
        if translator is not None:
            app.installTranslator(translator)
    if spoken is not None:
        spoken(language)
    QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))
    return language


def _loaded(path: Path) -> QTranslator | None:
    """The translator of a .qm file; ``None``, after one warning in the log, if it cannot be read."""
    translator = QTranslator()
    if translator.load(str(path)):
        return translator
    what = "is damaged" if path.exists() else "is missing"
    _log.warning("the translation file %s %s; its texts are shown in English", path, what)
    return None


def translated(key: str, n: int | None = None) -> str:
    """The text of ``key`` in the language in force, placeholders still in it; English where it has none.

    Raises ``KeyError`` for a key that no room defines.
    """
    if _current.own is not None:
        # The translator is asked itself: QCoreApplication.translate would fill %n, and could not pick a form for −2.
        number = -1 if n is None else abs(n)
        found = _current.own.translate(context(key), source(key), key, number)
        if found:
            return found
    return english(key, n)


def in_all_languages(key: str, *args: int | str) -> set[str]:
    """The text of ``key`` as it is in each language whose file can be read, and in English."""
    texts = {render(msg(key, *args))}
    for code in LANGUAGES:
        found = _opened(paths.translation(f"vikingtable_{code}.qm")).translate(context(key), source(key), key)
        if found:
            texts.add(render(msg(key, *args), lambda _, __, text=found: text))
    return texts


@cache
def _opened(path: Path) -> QTranslator:
    """The translator of a file, without any text if it cannot be read; it is not installed."""
    translator = QTranslator()
    translator.load(str(path))
    return translator


def say(message: Message, names: Sequence[str] = ()) -> str:
    """A message of the rules as a sentence in the language in force; ``names`` are the seats' names by index."""
    return render(message, translated, names)


def tr(key: str, *args: "int | str | Message", n: int | None = None) -> str:
    """The text of ``key`` in the language in force, with ``args`` for ``%1`` … and ``n`` for ``%n``."""
    return render(msg(key, *args, n=n), translated)


def number(value: int | float, decimals: int = 0, *, sign: bool = False) -> str:
    """A number as the language writes it: grouping, decimal sign, U+2212 for minus; ``sign`` also shows a plus."""
    text = locale().toString(float(abs(value)), "f", decimals)
    if not any(c.isdigit() and c != "0" for c in text):  # rounds to nought, which has no sign
        return text
    return ("\N{MINUS SIGN}" if value < 0 else "+" if sign else "") + text
