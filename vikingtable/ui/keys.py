"""Keys by their place on the keyboard, so that letters work while a Bulgarian or Japanese layout is on.

With a Cyrillic layout the key R sends a Cyrillic letter. Where the system tells the physical key, that decides;
otherwise the letter does: by the two Bulgarian layouts (BDS, phonetic) and by the Japanese kana layout.
"""

from collections.abc import Collection

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

_LATIN = "QWERTYUIOPASDFGHJKLZXCVBNM,."
#: What stands on the same keys in other layouts, in the order of ``_LATIN``; a dot-less layout ends early.
_LAYOUTS = (
    ",УЕИШЩКСДЗЬЯАОЖГТНВЮЙЪЭФХП",  # BDS
    "ЧВЕРТЪУИОПАСДФГХЙКЛЗЬЦЖБНМ",  # phonetic of 2006
    "ЯВЕРТЪУИОПАСДФГХЙКЛЗЬЦЖБНМ",  # the older phonetic
    "タテイスカンナニラセチトシハキクマノリツサソヒコミモネル",  # kana
)
#: The first key of each letter row (Q, A, Z), and of the comma, as the system numbers keys.
_SCAN_CODES = {
    "xcb": (24, 38, 52),
    "wayland": (24, 38, 52),
    "windows": (16, 30, 44),
}
_ROW_LENGTHS = (10, 9, 9)
_MAC_KEYS = (12, 13, 14, 15, 17, 16, 32, 34, 31, 35, 0, 1, 2, 3, 5, 4, 38, 40, 37, 6, 7, 8, 9, 11, 45, 46, 43, 47)


def candidates(event: QKeyEvent) -> tuple[Qt.Key, ...]:
    """The Latin keys that the event may mean, likeliest first; just the key itself where there is no doubt."""
    plain = event.key()
    if plain < 0x80 or plain >= 0x01000000:  # ASCII, or a key such as Return or an arrow
        return (Qt.Key(plain),)
    physical = _physical(event)
    if physical:
        return (physical,)
    letter = _folded(chr(plain))
    found = []
    for layout in _LAYOUTS:
        at = layout.find(letter)
        if at >= 0:
            key = Qt.Key(ord(_LATIN[at]))
            if key not in found:
                found.append(key)
    return tuple(found)


def latin(event: QKeyEvent, among: Collection[Qt.Key] = ()) -> Qt.Key:
    """The key that the event means, as on a Latin keyboard; ``Key_unknown`` if it has no place there.

    ``among``: the keys that the caller listens to. A letter that stands on different keys in the two Bulgarian
    layouts is taken for the one of these.
    """
    found = candidates(event)
    for key in found:
        if key in among:
            return key
    return found[0] if found else Qt.Key.Key_unknown


def rescue(window: QWidget, event: QKeyEvent) -> bool:
    """Triggers the action whose shortcut the event means on a Latin keyboard, and says whether there was one.

    To be called for key presses that nobody took: the system's own matching comes first.
    """
    if event.key() < 0x80 or event.key() >= 0x01000000:
        return False
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if not modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
        return False
    actions = [action for action in window.findChildren(QAction) if action.isEnabled() and action.isVisible()]
    for key in candidates(event):
        wanted = QKeySequence(QKeyCombination(modifiers, key))
        for action in actions:
            if wanted in action.shortcuts():
                action.trigger()
                return True
    return False


def _folded(letter: str) -> str:
    """The letter in the form in which the layouts hold it: capital, hiragana as katakana."""
    letter = letter.upper()
    return chr(ord(letter) + 0x60) if "ぁ" <= letter <= "ゖ" else letter


def _physical(event: QKeyEvent) -> Qt.Key | None:
    platform = QGuiApplication.platformName()
    if platform == "cocoa":
        code = event.nativeVirtualKey()
        return Qt.Key(ord(_LATIN[_MAC_KEYS.index(code)])) if code in _MAC_KEYS and event.nativeScanCode() else None
    code = event.nativeScanCode()
    start = 0
    for first, length in zip(_SCAN_CODES.get(platform.partition("-")[0], ()), _ROW_LENGTHS, strict=False):
        if code and first <= code < first + length:
            return Qt.Key(ord(_LATIN[start + code - first]))
        start += length
    return None
