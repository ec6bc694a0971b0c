"""The drawings on disk: their names, their recolouring for ink, seat and theme, and icons for controls.

A drawing's name is its path under ``resources/art`` without the suffix: ``feast/peas``, ``icons/undo``.
Outlines are written ``currentColor`` and take the ink at render time. A fill that takes the colour of a seat or suit
carries ``data-tint="1"`` after it.
"""

import re
from functools import cache, lru_cache
from typing import Protocol
from weakref import WeakKeyDictionary

from PySide6.QtCore import QByteArray, QObject, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from vikingtable.paths import resource
from vikingtable.ui import theme as look
from vikingtable.ui.theme import Theme

# Where the ink is light, the lightest fills step back, so that line and fill stay apart.
_FILLS_UNDER_LIGHT_INK = {
    "#FBF7EE": "#C9B893",
    "#F3EBDD": "#C2AF88",
    "#DCE8EC": "#93B1BF",
    "#C9CED3": "#8E99A3",
    "#E4D3B2": "#B99C68",
}
_TINTED = re.compile(r'fill="#[0-9A-Fa-f]{6}" data-tint="1"')


class TakesIcon(Protocol):
    """Anything with ``setIcon``: an action, a button, a tab's stand-in."""

    def setIcon(self, icon: QIcon, /) -> None:
        """Show this icon."""


@cache
def names(room: str = "") -> tuple[str, ...]:
    """Names of all drawings, sorted; only those of one room (``feast``, ``icons`` …) if it is given."""
    root = resource("art")
    found = sorted(path.relative_to(root).with_suffix("").as_posix() for path in root.glob("*/*.svg"))
    return tuple(name for name in found if not room or name.startswith(room + "/"))


def has(name: str) -> bool:
    """Whether a drawing of that name exists."""
    return name in names()


@cache
def source(name: str) -> str:
    """The drawing's SVG text as it stands on disk; ``KeyError`` for an unknown name."""
    path = resource("art", *f"{name}.svg".split("/"))
    if not path.is_file():
        raise KeyError(name)
    return path.read_text(encoding="utf-8")


@cache
def size(name: str) -> QSizeF:
    """Width and height of the drawing's own grid: 64 × 64 for symbols and icons, wider for scenes."""
    box = re.search(r'viewBox="0 0 (\S+) (\S+)"', source(name))
    assert box is not None, f"{name} has no viewBox that starts at 0 0"
    return QSizeF(float(box[1]), float(box[2]))


def recoloured(name: str, ink: QColor, tint: QColor | None = None) -> str:
    """The drawing's SVG text with its outline in ``ink`` and its tinted fills in ``tint``."""
    text = source(name)
    if tint is not None:
        text = _TINTED.sub(f'fill="{tint.name()}"', text)
    if ink.lightnessF() > 0.6 and not name.startswith("scenes/"):
        for fill, darker in _FILLS_UNDER_LIGHT_INK.items():
            text = text.replace(f'fill="{fill}"', f'fill="{darker}"')
    return text.replace("currentColor", ink.name())


@lru_cache(maxsize=256)
def _renderer(text: str) -> QSvgRenderer:
    """Reading a drawing costs as much as painting it: the last few stay read."""
    renderer = QSvgRenderer(QByteArray(text.encode()))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return renderer


def _draw(painter: QPainter, text: str, rect: QRectF) -> None:
    _renderer(text).render(painter, rect)


def paint(
    painter: QPainter,
    name: str,
    rect: QRectF,
    ink: QColor,
    tint: QColor | None = None,
    pattern: str = "plain",
) -> None:
    """Draw a drawing into ``rect`` (never stretched), with a seat's pattern on its tinted fills."""
    _draw(painter, recoloured(name, ink, tint), rect)
    if tint is not None and pattern != "plain":
        ratio = painter.device().devicePixelRatioF()
        size = QSize(max(1, round(rect.width() * ratio)), max(1, round(rect.height() * ratio)))
        cloth = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        cloth.fill(Qt.GlobalColor.transparent)
        brush = QPainter(cloth)
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw(brush, _tinted_only(name), QRectF(cloth.rect()))
        brush.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        weave = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        weave.fill(Qt.GlobalColor.transparent)
        weaver = QPainter(weave)
        weaver.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_pattern(weaver, QRectF(weave.rect()), pattern, tint)
        weaver.end()
        brush.drawImage(0, 0, weave)
        brush.end()
        painter.drawImage(rect, cloth)


def _tinted_only(name: str) -> str:
    """The drawing with nothing left but its tinted fills, without outline: where a pattern may lie."""
    text = source(name)
    head = text[: text.index(">") + 1]
    shapes = re.findall(r"<(?:path|circle|rect|ellipse|polygon)\b[^>]*data-tint=\"1\"[^>]*/>", text)
    bare = [re.sub(r'\sstroke(-\w+)?="[^"]*"', "", shape) for shape in shapes]
    return head + "".join(bare) + "</svg>"


def paint_pattern(painter: QPainter, rect: QRectF, pattern: str, colour: QColor) -> None:
    """Cover ``rect`` with a seat's pattern in a lighter or darker shade of its colour; ``plain`` draws nothing."""
    shade = colour.lighter(165) if colour.lightnessF() < 0.42 else colour.darker(155)
    step = max(5.0, rect.width() / 5)
    left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if pattern == "stripe":
        painter.setPen(QPen(shade, step * 0.36))
        at = left - rect.height()
        while at < right:
            painter.drawLine(QPointF(at, bottom), QPointF(at + rect.height(), top))
            at += step
    elif pattern == "chevron":
        painter.setPen(QPen(shade, step * 0.3))
        at = top - step
        while at < bottom + step:
            path = QPainterPath(QPointF(left - step / 2, at + step * 0.8))
            x = left - step / 2
            up = True
            while x < right + step:
                x += step
                path.lineTo(x, at if up else at + step * 0.8)
                up = not up
            painter.drawPath(path)
            at += step
    elif pattern in ("ring", "diamond"):
        painter.setPen(QPen(shade, step * 0.17))
        row = 0
        y = top + step * 0.5
        while y < bottom + step:
            x = left + (0.0 if row % 2 else step * 0.5)
            while x < right + step:
                r = step * 0.3
                if pattern == "ring":
                    painter.drawEllipse(QPointF(x, y), r, r)
                else:
                    painter.fillPath(_diamond(x, y, r * 1.15), shade)
                x += step
            y += step * 0.72
            row += 1
    painter.restore()


def _diamond(x: float, y: float, reach: float) -> QPainterPath:
    path = QPainterPath(QPointF(x, y - reach))
    path.lineTo(x + reach * 0.8, y)
    path.lineTo(x, y + reach)
    path.lineTo(x - reach * 0.8, y)
    path.closeSubpath()
    return path


def render(
    name: str,
    width: float,
    height: float | None = None,
    *,
    dpr: float = 1.0,
    ink: QColor,
    tint: QColor | None = None,
    pattern: str = "plain",
) -> QImage:
    """A drawing on a clear ground, ``width`` × ``height`` logical pixels (a square if no height is given)."""
    height = width if height is None else height
    image = QImage(max(1, round(width * dpr)), max(1, round(height * dpr)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, name, QRectF(0, 0, width, height), ink, tint, pattern)
    painter.end()
    return image


def icon(name: str, theme: Theme | None = None) -> QIcon:
    """An icon for a control in the theme's text colour, with its disabled form, sharp up to 32 px at scale 2."""
    theme = theme or look.current()
    made = QIcon()
    for mode, token in ((QIcon.Mode.Normal, "text"), (QIcon.Mode.Disabled, "text_disabled")):
        for pixels in (16, 24, 32, 48, 64):
            made.addPixmap(QPixmap.fromImage(render(name, pixels, ink=theme.colour(token))), mode)
    return made


def app_icon() -> QIcon:
    """The program's own icon, at the sizes that window managers ask for."""
    made = QIcon()
    for pixels in (16, 24, 32, 48, 64, 128, 256):
        made.addPixmap(QPixmap.fromImage(render("app/icon", pixels, ink=QColor("#2B2320"))))
    return made


_bound: WeakKeyDictionary[QObject, str] = WeakKeyDictionary()
_listening = False


def bind_icon(target: TakesIcon, name: str) -> None:
    """Give an action or button this icon now, and the recoloured one whenever the theme changes."""
    global _listening
    if not isinstance(target, QObject):
        raise TypeError(f"{type(target).__name__} is no QObject: its icon cannot follow the theme")
    if not _listening:
        _listening = True
        look.holder().changed.connect(_refresh_icons)
    _bound[target] = name
    target.setIcon(icon(name))


def _refresh_icons() -> None:
    made: dict[str, QIcon] = {}
    for target, name in list(_bound.items()):
        if name not in made:
            made[name] = icon(name)
        try:
            target.setIcon(made[name])  # type: ignore[attr-defined]
        except RuntimeError:  # its C++ half is gone: Python will collect the rest
            _bound.pop(target, None)
