"""About the program: version, what it is not, licences. And the page of keyboard shortcuts."""

import platform
from collections.abc import Sequence
from importlib import metadata

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QGridLayout,
    QLabel,
    QPlainTextEdit,
    QScrollArea,
    QWidget,
)

import vikingtable
from vikingtable import paths
from vikingtable.ui import atlas
from vikingtable.ui import theme as look
from vikingtable.ui.fields import sized
from vikingtable.ui.i18n import tr
from vikingtable.ui.page import ShortcutGroup
from vikingtable.ui.widgets import Speaking, button, hbox, label, panel, primary_button, vbox

_LOGO = 96
#: What the program is made with, with its licence; names are not translated.
_PARTS = ("Qt, PySide6 (LGPL 3)", "attrs, cattrs (MIT)", "platformdirs (MIT)", "Python (PSF)")


def licence_text() -> str:
    """The program's own licence; "" if its file did not travel along."""
    for path in (paths.resource("..", "LICENSE"), paths.resource("..", "..", "LICENSE")):
        if path.is_file():  # the checkout, or beside an installed program
            return path.read_text(encoding="utf-8")
    try:
        return metadata.distribution("vikingtable").read_text("licenses/LICENSE") or ""
    except metadata.PackageNotFoundError:
        return ""


class AboutDialog(Speaking, QDialog):
    """What the program is, and that it belongs to nobody else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._logo = QLabel()
        self._logo.setFixedSize(_LOGO, _LOGO)
        self._title = label("display")
        self._version = label("soft")
        self._version.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text = label(wrap=True)
        self._independent = label(wrap=True)
        self._licence = label(wrap=True)
        self._parts = label("soft", wrap=True)
        self._licences = button()
        self._qt = button()
        self._close = primary_button()
        self._close.setDefault(True)
        self._licences.clicked.connect(self._show_licence)
        self._qt.clicked.connect(QApplication.aboutQt)
        self._close.clicked.connect(self.accept)
        head = hbox(self._logo, vbox(None, self._title, self._version, None, spacing=2), spacing=20)
        head.setStretch(1, 1)
        box = panel()
        box.setLayout(vbox(self._independent, self._licence, self._parts, margins=16, spacing=10))
        for one in (self._text, self._independent):
            one.setMinimumWidth(round(440 * look.current().text_scale))
        self.setLayout(
            vbox(
                head,
                self._text,
                box,
                None,
                hbox(self._licences, self._qt, None, self._close),
                margins=20,
                spacing=16,
            )
        )
        self.ready()

    def retranslate(self) -> None:
        self.setWindowTitle(tr("app.cmd.about"))
        self._title.setText(tr("app.title"))
        self._version.setText(
            tr("app.start.facts", tr("app.about.version", vikingtable.__version__), f"Qt {qVersion()}")
            + f" · Python {platform.python_version()}"
        )
        self._text.setText(tr("app.about.text"))
        self._independent.setText(tr("app.about.independent"))
        self._licence.setText(tr("app.about.licence"))
        self._parts.setText(f"{tr('app.about.parts')} {' · '.join(_PARTS)}")
        self._licences.setText(tr("app.cmd.licences"))
        self._qt.setText(tr("app.cmd.about_qt"))
        self._close.setText(tr("app.button.close"))

    def restyle(self) -> None:
        self._logo.setPixmap(atlas.shared().pixmap("app/icon", _LOGO, self.devicePixelRatioF()))

    def _show_licence(self) -> None:
        dialog = LicenceDialog(self)
        dialog.exec()
        dialog.deleteLater()


class LicenceDialog(Speaking, QDialog):
    """The text of the program's licence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self._close = primary_button()
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        self.setLayout(vbox(self.text, hbox(None, self._close), margins=16, spacing=12))
        sized(self, 640, 480)
        self.ready()

    def retranslate(self) -> None:
        self.setWindowTitle(tr("app.cmd.licences"))
        self.text.setAccessibleName(tr("app.cmd.licences"))
        self.text.setPlainText(licence_text() or tr("app.licences.missing"))
        self._close.setText(tr("app.button.close"))


class ShortcutsDialog(Speaking, QDialog):
    """Every key that does something, by menu and by part of the window."""

    def __init__(self, menus: Sequence[tuple[str, Sequence[tuple[str, str]]]], groups: Sequence[ShortcutGroup]) -> None:
        """``menus``: (heading, [(keys, text)]) in the user's language; ``groups``: of the page, as text keys."""
        super().__init__()
        self._menus = menus
        self._groups = groups
        self._close = primary_button()
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        self._inside = QWidget()
        self._box = vbox(margins=(0, 0, 12, 0), spacing=12)
        self._inside.setLayout(self._box)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._inside)
        self.setLayout(vbox(scroll, hbox(None, self._close), margins=16, spacing=12))
        sized(self, 560, 640)
        for heading, rows in self._menus:
            self._add(heading, rows)
        for heading_key, keys in self._groups:
            self._add(tr(heading_key), [(shown_keys(one), tr(key)) for one, key in keys])
        self._box.addStretch(1)
        self.ready()

    def retranslate(self) -> None:
        self.setWindowTitle(tr("app.keys.title"))
        self._close.setText(tr("app.button.close"))

    def _add(self, heading: str, rows: Sequence[tuple[str, str]]) -> None:
        if not rows:
            return
        title = label("title", wrap=True)
        title.setText(heading)
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 1)
        for row, (keys, text) in enumerate(rows):
            what, which = label(wrap=True), label("strong", wrap=True)
            what.setText(text)
            which.setText(keys)
            which.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(what, row, 0)
            grid.addWidget(which, row, 1)
        box = panel()
        box.setLayout(vbox(title, grid, margins=16, spacing=10))
        self._box.addWidget(box)


def shown_keys(keys: str) -> str:
    """A combination as the system writes it; parts that are no keys in the user's language."""
    words = {"Wheel": tr("app.keys.wheel"), "Drag": tr("app.keys.drag")}
    parts = keys.split("+")
    if parts[-1] in words:
        modifiers = "+".join(parts[:-1])
        return f"{_native(modifiers)} + {words[parts[-1]]}"
    return _native(keys)


def _native(keys: str) -> str:
    sequence = QKeySequence(keys)
    text = sequence.toString(QKeySequence.SequenceFormat.NativeText)
    return text if text and not keys.startswith("←") else keys
