"""The settings: everything takes effect at once and is remembered for this user."""

import sys

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QFrame, QScrollArea, QWidget

from vikingtable import paths
from vikingtable.texts.message import msg, render
from vikingtable.ui import i18n, motion
from vikingtable.ui import theme as look
from vikingtable.ui.fields import CheckRow, Choice, FieldRow, sized
from vikingtable.ui.i18n import tr
from vikingtable.ui.settings import ANIMATIONS, TEXT_SIZES, THEMES, Settings
from vikingtable.ui.widgets import Speaking, button, hbox, label, panel, primary_button, vbox

_LANGUAGES = ("", *i18n.LANGUAGES)


def japanese_font_advice() -> str:
    """What to install where no face covers Japanese, in a language that can be read there; "" where one does."""
    if look.covers_japanese():
        return ""
    if sys.platform == "win32":
        what = "Yu Gothic UI"
    elif sys.platform == "darwin":
        what = "Hiragino Sans"
    else:
        what = "fonts-noto-cjk"
    said = [msg("app.error.font_missing"), msg("app.error.font_install", what)]
    # In Japanese it would stand there in boxes, for want of that very font.
    return " ".join(render(one) if i18n.language() == "ja" else i18n.say(one) for one in said)


def language_advice(settings: Settings) -> str:
    """Why the program speaks English and not the language chosen, and what to do; "" where it speaks that language."""
    wanted = settings.effective_language
    if i18n.language() == wanted:
        return ""
    path = paths.translation(f"vikingtable_{wanted}.qm")
    return tr("app.error.no_translation", i18n.LANGUAGES[wanted], str(path))


class SettingsDialog(Speaking, QDialog):
    """Shows the settings and changes them; whoever listens to ``Settings.changed`` follows."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._loading = False
        self.language = self._combo(len(_LANGUAGES), self._language_chosen)
        self.theme = self._combo(len(THEMES), self._theme_chosen)
        self.text_size = self._combo(len(TEXT_SIZES), self._text_size_chosen)
        self.animation = self._combo(len(ANIMATIONS), self._animation_chosen)
        self.patterns = self._check(self._patterns_chosen)
        self.open_hands = self._check(self._open_hands_chosen)
        self.windows = self._check(self._windows_chosen)
        self.hidden_warning = self._check(self._hidden_warning_chosen)
        self._rows = {
            name: FieldRow(field)
            for name, field in (
                ("language", self.language),
                ("theme", self.theme),
                ("text_size", self.text_size),
                ("animation", self.animation),
            )
        }
        self._advice = label("warning", wrap=True)
        self._appearance_title = label("title")
        self._play_title = label("title")
        appearance, play = panel(), panel()
        appearance.setLayout(
            vbox(
                self._appearance_title,
                self._rows["language"],
                self._advice,
                self._rows["theme"],
                self._rows["text_size"],
                self.patterns,
                self._rows["animation"],
                margins=16,
                spacing=14,
            )
        )
        play.setLayout(
            vbox(
                self._play_title,
                self.open_hands,
                self.windows,
                self.hidden_warning,
                margins=16,
                spacing=14,
            )
        )
        inside = QWidget()
        inside.setLayout(vbox(appearance, play, None, margins=(0, 0, 12, 0), spacing=12))
        scroll = QScrollArea()
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its fields scroll into view by themselves
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        self.defaults = button()
        self.close_button = primary_button()
        self.close_button.setDefault(True)
        self.defaults.clicked.connect(settings.reset)
        self.close_button.clicked.connect(self.accept)
        self.setLayout(vbox(scroll, hbox(self.defaults, None, self.close_button), margins=16, spacing=12))
        settings.changed.connect(self._load)
        self.ready()
        self._load()
        sized(self, 560, 660)

    def _combo(self, count: int, slot: object) -> QComboBox:
        made = Choice()
        for _ in range(count):
            made.addItem("")
        made.activated.connect(slot)
        return made

    def _check(self, slot: object) -> CheckRow:
        made = CheckRow()
        made.clicked.connect(slot)
        return made

    def retranslate(self) -> None:
        self.setWindowTitle(tr("app.settings.title"))
        self._appearance_title.setText(tr("app.settings.appearance"))
        self._play_title.setText(tr("app.settings.play"))
        self.language.setItemText(0, tr("app.settings.system"))
        for at, code in enumerate(i18n.LANGUAGES):
            self.language.setItemText(at + 1, i18n.LANGUAGES[code])
        for at, key in enumerate(("app.settings.system", "app.settings.theme.light", "app.settings.theme.dark")):
            self.theme.setItemText(at, tr(key))
        for at, size in enumerate(TEXT_SIZES):
            self.text_size.setItemText(at, f"{size}\u2009%" if i18n.language() == "bg" else f"{size}%")
        for at, name in enumerate(ANIMATIONS):
            self.animation.setItemText(at, tr(f"app.settings.animations.{name}"))
        self._rows["language"].set_texts(tr("app.settings.language"))
        self._rows["theme"].set_texts(tr("app.settings.theme"))
        self._rows["text_size"].set_texts(tr("app.settings.text_size"))
        less = tr("app.settings.animations.system") if motion.system_wants_less() else ""
        self._rows["animation"].set_texts(tr("app.settings.animations"), less)
        self.patterns.set_texts(tr("app.settings.patterns"), tr("app.settings.patterns.help"))
        self.open_hands.set_texts(tr("app.settings.open_hands"), tr("app.settings.open_hands.help"))
        self.windows.set_texts(tr("app.settings.windows"), tr("app.settings.windows.help"))
        self.hidden_warning.set_texts(tr("app.settings.hidden_warning"))
        self.defaults.setText(tr("app.button.defaults"))
        self.close_button.setText(tr("app.button.close"))
        self._advise()

    def _advise(self) -> None:
        """What is wrong with the language chosen, or would be with Japanese."""
        advice = language_advice(self._settings) or japanese_font_advice()
        self._advice.setText(advice)
        self._advice.setVisible(bool(advice))

    def _load(self, name: str = "") -> None:
        """Show the settings as they are."""
        settings = self._settings
        self._advise()
        self.language.setCurrentIndex(_LANGUAGES.index(settings.language))
        self.theme.setCurrentIndex(THEMES.index(settings.theme))
        self.text_size.setCurrentIndex(TEXT_SIZES.index(settings.text_size))
        self.animation.setCurrentIndex(ANIMATIONS.index(settings.animation))
        self.patterns.setChecked(settings.patterns)
        self.open_hands.setChecked(settings.open_hands)
        self.windows.setChecked(settings.windows)
        self.hidden_warning.setChecked(settings.warn_hidden_hands)

    def _language_chosen(self, at: int) -> None:
        self._settings.language = _LANGUAGES[at]

    def _theme_chosen(self, at: int) -> None:
        self._settings.theme = THEMES[at]

    def _text_size_chosen(self, at: int) -> None:
        self._settings.text_size = TEXT_SIZES[at]

    def _animation_chosen(self, at: int) -> None:
        self._settings.animation = ANIMATIONS[at]

    def _patterns_chosen(self, on: bool) -> None:
        self._settings.patterns = on

    def _open_hands_chosen(self, on: bool) -> None:
        self._settings.open_hands = on

    def _windows_chosen(self, on: bool) -> None:
        self._settings.windows = on

    def _hidden_warning_chosen(self, on: bool) -> None:
        self._settings.warn_hidden_hands = on
