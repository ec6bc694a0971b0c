"""Pictures of an arrangement for files: PNG, and SVG whose shapes stay shapes."""

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from vikingtable.rules.feast.boards import is_house
from vikingtable.tiles.layout import HOLE, INCOME, MINUS, OUTSIDE, SYMBOL
from vikingtable.ui import painting
from vikingtable.ui.i18n import tr
from vikingtable.ui.lab.document import Arrangement
from vikingtable.ui.lab.names import board_name, good_symbol, tile_symbol, tile_token
from vikingtable.ui.lab.words import capital, word
from vikingtable.ui.theme import Theme

#: Pixels a cell in a PNG, and units a cell in an SVG.
PNG_CELL = 64
SVG_CELL = 40
_MARGIN = 0.5
#: A PNG is never larger than this on a side.
_LONGEST = 8000
#: How a cell is drawn: kind, number, symbols.
CellLook = tuple[str, int | None, tuple[str, ...]]


def cell_look(arrangement: Arrangement, x: int, y: int) -> CellLook | None:
    """How a cell is drawn: kind, number, symbols; ``None`` for a cell that is not drawn at all.

    Around an exploration board lies the sea; holes are pillars in houses and rocks elsewhere.
    """
    layout = arrangement.layout
    sign = layout.at(x, y)
    if sign == OUTSIDE:
        sea = arrangement.is_game_board and layout.id != "home" and not is_house(layout.id)
        return ("water", None, ()) if sea else None
    if sign == HOLE:
        return ("post" if is_house(layout.id) else "rock", None, ())
    if sign == MINUS:
        return ("minus", None, ())
    if sign == INCOME:
        number = layout.number_at(x, y)
        return ("plain", None, ()) if number is None else ("income", number, ())
    if sign == SYMBOL:
        bonus = layout.bonus_at(x, y)
        gives = bonus.gives if bonus is not None else ()
        return ("bonus", None, tuple(good_symbol(good) for good in gives[:2]))
    return ("plain", None, ())


def paint(painter: QPainter, arrangement: Arrangement, cell: float, theme: Theme) -> None:
    """Draw the board and its tiles, the grid's corner at the painter's origin, ``cell`` units a cell."""
    layout = arrangement.layout
    for y in range(layout.height):
        for x in range(layout.width):
            kind = cell_look(arrangement, x, y)
            if kind is not None:
                _at(painter, x, y, cell, lambda kind=kind: _cell(painter, kind, cell, theme))
    for placement in arrangement.placed:
        tile = arrangement.tile(placement.piece)
        cells = tile.piece.shape.oriented(placement.rotation, placement.flipped)
        painter.save()
        painter.translate(placement.x * cell, placement.y * cell)
        painting.paint_tile(painter, cells, tile_token(tile.piece.colour), tile_symbol(tile), cell, theme)
        painter.restore()


def _at(painter: QPainter, x: int, y: int, cell: float, draw: Callable[[], None]) -> None:
    painter.save()
    painter.translate(x * cell, y * cell)
    draw()
    painter.restore()


def _cell(painter: QPainter, kind: CellLook, cell: float, theme: Theme) -> None:
    name, value, symbols = kind
    painting.paint_cell(painter, name, cell, theme, value=value, symbols=symbols)


def size(arrangement: Arrangement, cell: float) -> QSizeF:
    """Width × height of the picture."""
    layout = arrangement.layout
    return QSizeF((layout.width + 2 * _MARGIN) * cell, (layout.height + 2 * _MARGIN) * cell)


def image(arrangement: Arrangement, theme: Theme, cell: float = PNG_CELL) -> QImage:
    """The arrangement as an image, at most `_LONGEST` pixels on a side."""
    whole = size(arrangement, 1)
    cell = min(cell, _LONGEST / max(whole.width(), whole.height()))
    measured = size(arrangement, cell)
    made = QImage(round(measured.width()), round(measured.height()), QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(theme.colour("window"))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(_MARGIN * cell, _MARGIN * cell)
    paint(painter, arrangement, cell, theme)
    painter.end()
    return made


def png(arrangement: Arrangement, theme: Theme) -> bytes:
    """The bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image(arrangement, theme).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def svg(arrangement: Arrangement, theme: Theme) -> bytes:
    """The bytes of an SVG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    measured = size(arrangement, SVG_CELL)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(round(measured.width()), round(measured.height())))
    generator.setViewBox(QRectF(0, 0, measured.width(), measured.height()))
    generator.setTitle(capital(word(board_name(arrangement))))
    generator.setDescription(tr("lab.picture.description"))
    painter = QPainter(generator)
    painter.fillRect(QRectF(0, 0, measured.width(), measured.height()), QColor(theme.colour("window")))
    painter.translate(_MARGIN * SVG_CELL, _MARGIN * SVG_CELL)
    paint(painter, arrangement, SVG_CELL, theme)
    painter.end()
    buffer.close()
    return bytes(buffer.data().data())


def encoded(suffix: str, arrangement: Arrangement, theme: Theme) -> bytes:
    """The bytes of a file with that ending: SVG, else PNG."""
    return svg(arrangement, theme) if suffix.lower() == ".svg" else png(arrangement, theme)
