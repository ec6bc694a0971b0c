"""The font for Japanese that an installed package may bring, for machines that have none."""

import logging

from PySide6.QtGui import QFontDatabase

from vikingtable import paths

_log = logging.getLogger(__name__)


def add_packed() -> list[str]:
    """Adds the fonts in ``resources/fonts`` if no face here covers Japanese; returns the new families.

    Only packages have that folder (``packaging/installer.py``): a checkout and a wheel rely on the system's fonts.
    A file that is no font is left out, with a warning in the log.
    """
    packed = sorted(paths.resource("fonts").glob("*.[ot]t[fc]"))
    if not packed or QFontDatabase.families(QFontDatabase.WritingSystem.Japanese):
        return []
    families: list[str] = []
    for path in packed:
        number = QFontDatabase.addApplicationFont(str(path))
        if number < 0:
            _log.warning("the font %s cannot be read", path)
        else:
            families += QFontDatabase.applicationFontFamilies(number)
    return families
