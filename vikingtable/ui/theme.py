"""The look of the program as data: colour tokens, type sizes, spacing, seats and suits, and what Qt makes of them.

Everything that draws asks the current :class:`Theme` for a token by name and listens to the holder's
``changed`` signal, so that light and dark, text size, patterns and language switch while the program runs.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from vikingtable.paths import resource

Scheme = Literal["light", "dark"]
Choice = Literal["system", "light", "dark"]
TypeStep = Literal["small", "body", "title", "display"]

# token → (light, dark). One value stands for both where the world's dye does not change with the light.
_TOKENS: dict[str, tuple[str, str]] = {
    # The carved-wood and dyed-cloth palette.
    "tar": ("#2B2320", "#F1E9DA"),
    "bone": ("#FBF7EE", "#1C1F22"),
    "linen": ("#F3EBDD", "#26292C"),
    "birch": ("#E4D3B2", "#3A342B"),
    "oak": ("#8A5A33", "#8A5A33"),
    "fjord": ("#3E6C84", "#3E6C84"),
    "night_sea": ("#1F3A4D", "#1F3A4D"),
    "ice": ("#DCE8EC", "#DCE8EC"),
    "moss": ("#6E8B3D", "#6E8B3D"),
    "madder": ("#B23A2E", "#B23A2E"),
    "ochre": ("#D9972B", "#D9972B"),
    "woad": ("#2F5D9B", "#2F5D9B"),
    "plum": ("#77497A", "#77497A"),
    # Goods. Their ink is fixed too: see GOODS_INK.
    "goods_orange": ("#E08A2C", "#E08A2C"),
    "goods_red": ("#B8402F", "#B8402F"),
    "goods_green": ("#5E8C3A", "#5E8C3A"),
    "goods_blue": ("#2F6CA8", "#2F6CA8"),
    "goods_special": ("#8C98A3", "#8C98A3"),
    "goods_silver": ("#C9CED3", "#C9CED3"),
    "goods_ore": ("#3B4048", "#3B4048"),
    "ink_dark": ("#2B2320", "#2B2320"),
    "ink_light": ("#FBF7EE", "#FBF7EE"),
    # Surfaces and text of the window.
    "window": ("#FBF7EE", "#1C1F22"),
    "panel": ("#F3EBDD", "#26292C"),
    "panel_raised": ("#FFFDF8", "#303438"),
    "board": ("#E4D3B2", "#3A342B"),
    "text": ("#2B2320", "#F1E9DA"),
    "text_soft": ("#645A50", "#B9B0A2"),
    "text_disabled": ("#857A6D", "#8F887D"),
    "line": ("#DCCFB8", "#3D4145"),
    "line_strong": ("#8F8371", "#7C8288"),
    "tooltip": ("#2B2320", "#F1E9DA"),
    "on_tooltip": ("#FBF7EE", "#1C1F22"),
    # Controls.
    "button": ("#FFFDF8", "#34383C"),
    "button_hover": ("#FFF4DC", "#3F444A"),
    "button_press": ("#EBDDC2", "#2A2D31"),
    "button_disabled": ("#EFE8DA", "#2A2D30"),
    "field": ("#FFFEFB", "#17191B"),
    "accent": ("#2F5F78", "#8CC0D8"),
    "accent_hover": ("#3E7490", "#A6D2E6"),
    "accent_press": ("#234A5E", "#6FA6BF"),
    "on_accent": ("#FFFFFF", "#14202A"),
    "selection": ("#CFE0E8", "#2F4A5A"),
    "on_selection": ("#1E2A31", "#F4F8FA"),
    "hover": ("#F7EDD8", "#2F3337"),
    "focus": ("#B4630F", "#F2B54A"),
    "link": ("#2F5F78", "#8CC0D8"),
    "danger": ("#A33226", "#F0897B"),
    "on_danger": ("#FFFFFF", "#2B1210"),
    "warning": ("#8A5A00", "#F0BE5E"),
    "success": ("#4B6B22", "#A9CC74"),
    # What the board says: may, may not, can be acted on now.
    "legal": ("#3F6B1C", "#A6D35F"),
    "illegal": ("#A8261A", "#FF8A78"),
    "glow": ("#A8540C", "#FFC65C"),
    "shadow": ("#2B2320", "#000000"),
    "curtain": ("#1F3A4D", "#13222D"),
    "on_curtain": ("#F3EBDD", "#F1E9DA"),
    # Boards and cards.
    "cell": ("#E4D3B2", "#3A342B"),
    "cell_line": ("#C4AF87", "#564D3F"),
    "cell_mark": ("#54421F", "#D9C7A2"),
    "coin": ("#CDB98F", "#564B3A"),
    "ring": ("#FBF5E6", "#4A4234"),
    "water": ("#8FB6C6", "#2A4757"),
    "water_line": ("#5D8CA1", "#44697D"),
    "rock": ("#A79F95", "#59554F"),
    "rock_line": ("#7A736A", "#7C766D"),
    "post": ("#8A5A33", "#8A5A33"),
    "card": ("#FFFBF1", "#2E3236"),
    "card_line": ("#B9A98A", "#565C61"),
}

GOODS_COLOURS = ("orange", "red", "green", "blue", "special", "silver", "ore")
GOODS_INK: Mapping[str, str] = MappingProxyType(
    {
        "orange": "ink_dark",
        "red": "ink_light",
        "green": "ink_dark",
        "blue": "ink_light",
        "special": "ink_dark",
        "silver": "ink_dark",
        "ore": "ink_light",
    }
)
"""Token of the symbol's ink on a tile of each goods colour; the same in both schemes."""

SEAT_COLOURS = ("madder", "woad", "moss", "ochre", "plum")
SEAT_PATTERNS = ("plain", "stripe", "chevron", "ring", "diamond")
"""Colour token and pattern of seats 0 to 4: two signs, so that colour is never the only one."""

SUIT_COLOURS: Mapping[str, str] = MappingProxyType(
    {"red": "madder", "yellow": "ochre", "green": "moss", "blue": "woad", "purple": "plum", "white": "ice"}
)
SUIT_SHAPES: Mapping[str, str] = MappingProxyType(
    {
        "red": "circle",
        "yellow": "square",
        "green": "triangle",
        "blue": "star",
        "purple": "hexagon",
        "white": "diamond",
    }
)

TYPE_POINTS: Mapping[TypeStep, int] = MappingProxyType({"small": 11, "body": 13, "title": 16, "display": 22})
TEXT_SCALES = (0.85, 1.0, 1.15, 1.3, 1.5)
SPACE = 8
RADIUS = 12

_JAPANESE_FACES = ("Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", "Hiragino Sans", "Meiryo", "IPAexGothic")


def tokens() -> tuple[str, ...]:
    """Every token's name, in the order of the table."""
    return tuple(_TOKENS)


def contrast(first: str, second: str) -> float:
    """WCAG 2 contrast ratio (1 to 21) of two colours written ``#RRGGBB``."""

    def luminance(colour: str) -> float:
        channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def covers_japanese() -> bool:
    """Whether some installed face can write Japanese."""
    return bool(QFontDatabase.families(QFontDatabase.WritingSystem.Japanese))


@frozen
class Theme:
    """One look, whole: everything that changes how a thing is drawn. Equal themes draw equal pictures."""

    scheme: Scheme = "light"
    text_scale: float = 1.0
    patterns: bool = True
    language: str = "en"

    def hex(self, token: str) -> str:
        """The token's colour as ``#RRGGBB``; ``KeyError`` names an unknown token."""
        light, dark = _TOKENS[token]
        return dark if self.scheme == "dark" else light

    def colour(self, token: str, alpha: float = 1.0) -> QColor:
        """The token's colour, ``alpha`` from 0 (clear) to 1."""
        colour = QColor(self.hex(token))
        colour.setAlphaF(alpha)
        return colour

    def goods(self, colour: str) -> QColor:
        """Fill of a tile of that goods colour (``orange`` … ``ore``)."""
        return self.colour(f"goods_{colour}")

    def goods_ink(self, colour: str) -> QColor:
        """Ink of the symbol on a tile of that goods colour."""
        return self.colour(GOODS_INK[colour])

    def seat(self, seat: int) -> QColor:
        """Colour of a seat, counted from 0."""
        return self.colour(SEAT_COLOURS[seat % len(SEAT_COLOURS)])

    def seat_pattern(self, seat: int) -> str:
        """Second sign of a seat; ``plain`` for all while patterns are off."""
        return SEAT_PATTERNS[seat % len(SEAT_PATTERNS)] if self.patterns else "plain"

    def suit(self, suit: str) -> QColor:
        """Colour of a card suit (``red``, ``yellow``, ``green``, ``blue``, ``purple``, ``white``)."""
        return self.colour(SUIT_COLOURS[suit])

    def ink_on(self, fill: QColor) -> QColor:
        """Dark or light ink, whichever reads better on that fill."""
        name = fill.name().upper()
        dark, light = self.hex("ink_dark"), self.hex("ink_light")
        return QColor(dark if contrast(name, dark) >= contrast(name, light) else light)

    def points(self, step: TypeStep = "body") -> float:
        """Type size in points, the user's text size included."""
        return TYPE_POINTS[step] * self.text_scale

    def font(self, step: TypeStep = "body", *, bold: bool = False) -> QFont:
        """The system's sans at a step of the type scale, with figures of one width."""
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        if self.language == "ja":
            installed = set(QFontDatabase.families(QFontDatabase.WritingSystem.Japanese))
            faces = [face for face in _JAPANESE_FACES if face in installed]
            font.setFamilies([*faces, *font.families()])
        font.setPointSizeF(self.points(step))
        font.setBold(bold)
        font.setItalic(False)
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def pixel_font(self, pixels: float, *, bold: bool = False) -> QFont:
        """The same face at a size in pixels: for figures that belong to a picture, not to the text."""
        font = self.font("body", bold=bold)
        font.setPixelSize(max(1, round(pixels)))
        return font

    def palette(self) -> QPalette:
        """The colours for widgets that no rule of the style sheet reaches."""
        role = QPalette.ColorRole
        palette = QPalette()
        for where, token in (
            (role.Window, "window"),
            (role.WindowText, "text"),
            (role.Base, "field"),
            (role.AlternateBase, "panel"),
            (role.Text, "text"),
            (role.PlaceholderText, "text_soft"),
            (role.Button, "button"),
            (role.ButtonText, "text"),
            (role.BrightText, "danger"),
            (role.ToolTipBase, "tooltip"),
            (role.ToolTipText, "on_tooltip"),
            (role.Highlight, "selection"),
            (role.HighlightedText, "on_selection"),
            (role.Accent, "accent"),
            (role.Link, "link"),
            (role.LinkVisited, "link"),
            (role.Light, "panel_raised"),
            (role.Midlight, "panel"),
            (role.Mid, "line"),
            (role.Dark, "line_strong"),
            (role.Shadow, "shadow"),
        ):
            palette.setColor(where, self.colour(token))
        for where in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
            palette.setColor(QPalette.ColorGroup.Disabled, where, self.colour("text_disabled"))
        palette.setColor(QPalette.ColorGroup.Disabled, role.Base, self.colour("button_disabled"))
        return palette

    def stylesheet(self) -> str:
        """``resources/themes/table.qss`` with its ``@tokens``, ``@points(step)`` and ``@image(name)`` put in."""
        source = resource("themes", "table.qss").read_text(encoding="utf-8")
        folder = resource("themes", self.scheme).as_posix()
        source = re.sub(r"/\*.*?\*/", "", source, flags=re.DOTALL)
        source = re.sub(r"@image\((\w+)\)", lambda m: f'url("{folder}/{m[1]}.svg")', source)
        source = re.sub(r"@points\((\w+)\)", lambda m: f"{self.points(m[1]):g}pt", source)  # type: ignore[arg-type]
        return re.sub(r"@(\w+)", lambda m: self.hex(m[1]), source)


class ThemeHolder(QObject):
    """Holds the current theme, follows the system's light and dark, and tells everybody of a change."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._choice: Choice = "system"
        self._theme = Theme()
        self._installed = False

    @property
    def theme(self) -> Theme:
        """The theme to draw with now."""
        return self._theme

    @property
    def choice(self) -> Choice:
        """What the user asked for: a scheme, or the system's."""
        return self._choice

    def install(self, app: QApplication) -> None:
        """Dress the application now and at every later change."""
        if not self._installed:
            self._installed = True
            # Without it widgets dressed by the style sheet keep the faces of the language before.
            app.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
            app.setStyle("Fusion")
            app.styleHints().colorSchemeChanged.connect(self._system_changed)
        self._theme = evolve(self._theme, scheme=self._resolve(self._choice))
        self._dress()
        self.changed.emit()

    def configure(
        self,
        choice: Choice | None = None,
        *,
        text_scale: float | None = None,
        patterns: bool | None = None,
        language: str | None = None,
    ) -> None:
        """Change what is given, keep the rest; ``changed`` follows only if the look differs."""
        if choice is not None:
            self._choice = choice
        old = self._theme
        new = Theme(
            scheme=self._resolve(self._choice),
            text_scale=old.text_scale if text_scale is None else text_scale,
            patterns=old.patterns if patterns is None else patterns,
            language=old.language if language is None else language,
        )
        if new != old:
            self._theme = new
            self._dress()
            self.changed.emit()

    def _resolve(self, choice: Choice) -> Scheme:
        if choice != "system":
            return choice
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication) and app.styleHints().colorScheme() == Qt.ColorScheme.Dark:
            return "dark"
        return "light"

    def _system_changed(self) -> None:
        self.configure()

    def _dress(self) -> None:
        app = QApplication.instance()
        if self._installed and isinstance(app, QApplication):
            app.setFont(self._theme.font())
            # The widgets learn of it later otherwise, and what measures their texts now would measure the old faces.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.ApplicationFontChange)
            app.setPalette(self._theme.palette())
            sheet = self._theme.stylesheet()
            if sheet != app.styleSheet():  # setting it again would polish every widget anew
                app.setStyleSheet(sheet)


_holder: ThemeHolder | None = None


def holder() -> ThemeHolder:
    """The one holder of the running program."""
    global _holder
    if _holder is None:
        _holder = ThemeHolder()
    return _holder


def current() -> Theme:
    """The theme to draw with now."""
    return holder().theme
