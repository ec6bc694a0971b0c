"""Pixmaps made once and kept: one sheet per zoom bucket, device-pixel ratio, scheme and patterns on or off.

Scenes show these pixmaps and never paint SVG themselves. A theme change needs no clearing: the theme is in the key.
"""

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from vikingtable.ui import art, painting, pieces
from vikingtable.ui import theme as look
from vikingtable.ui.outlines import Cell, extent, normalised
from vikingtable.ui.pieces import CardFace
from vikingtable.ui.theme import Theme

_STEPS_PER_DOUBLING = 3
LIMIT_BYTES = 192 * 1024 * 1024


def bucket(pixels: float) -> int:
    """The next size, not smaller, of a ladder with three steps from a size to its double; at least 8.

    Draw at the bucket's size and let the view scale down, and a whole range of zooms shares one sheet.
    """
    if pixels <= 8:
        return 8
    step = math.ceil(_STEPS_PER_DOUBLING * math.log2(pixels / 8) - 1e-9)
    return math.ceil(8 * 2 ** (step / _STEPS_PER_DOUBLING) - 1e-9)


SheetKey = tuple[int, float, str, bool, str]


class _Sheet:
    """The pixmaps of one zoom bucket, ratio and look, and what they weigh."""

    def __init__(self) -> None:
        self.pixmaps: dict[Hashable, QPixmap] = {}
        self.bytes = 0


class Atlas:
    """Draws on demand, keeps what it drew, and drops the sheets not used for longest when it grows too heavy.

    Sizes are logical pixels; a pixmap carries its device-pixel ratio. ``theme`` None means the current theme.
    """

    def __init__(self, limit_bytes: int = LIMIT_BYTES) -> None:
        self._limit = limit_bytes
        self._sheets: OrderedDict[SheetKey, _Sheet] = OrderedDict()
        self._bytes = 0

    @property
    def bytes(self) -> int:
        """What the kept pixmaps weigh."""
        return self._bytes

    @property
    def count(self) -> int:
        """How many pixmaps are kept."""
        return sum(len(sheet.pixmaps) for sheet in self._sheets.values())

    def clear(self) -> None:
        """Forget every pixmap."""
        self._sheets.clear()
        self._bytes = 0

    def pixmap(
        self,
        name: str,
        size: float,
        dpr: float = 1.0,
        *,
        ink: str = "tar",
        tint: str | None = None,
        pattern: str = "plain",
        height: float | None = None,
        theme: Theme | None = None,
    ) -> QPixmap:
        """A drawing, ``size`` wide (and high, unless ``height`` is given), its outline in the token ``ink``."""
        theme = theme or look.current()
        high = size if height is None else height
        pattern = pattern if theme.patterns else "plain"

        def draw(painter: QPainter) -> None:
            art.paint(
                painter,
                name,
                QRectF(0, 0, size, high),
                theme.colour(ink),
                theme.colour(tint) if tint else None,
                pattern,
            )

        return self._get(("symbol", name, ink, tint, pattern, high), size, dpr, theme, size, high, draw)

    def seat_pixmap(
        self, name: str, seat: int, size: float, dpr: float = 1.0, *, theme: Theme | None = None
    ) -> QPixmap:
        """A drawing with its tinted fills in a seat's colour and pattern."""
        theme = theme or look.current()
        colour = look.SEAT_COLOURS[seat % len(look.SEAT_COLOURS)]
        return self.pixmap(name, size, dpr, tint=colour, pattern=theme.seat_pattern(seat), theme=theme)

    def disc_pixmap(self, seat: int, size: float, dpr: float = 1.0, *, theme: Theme | None = None) -> QPixmap:
        """A round marker in a seat's colour and pattern."""
        theme = theme or look.current()

        def draw(painter: QPainter) -> None:
            pieces.paint_seat_disc(painter, QRectF(0, 0, size, size), seat, theme)

        return self._get(("disc", seat), size, dpr, theme, size, size, draw)

    def scene_pixmap(
        self,
        name: str,
        width: float,
        height: float,
        dpr: float = 1.0,
        *,
        radius: float = look.RADIUS,
        square_bottom: bool = False,
        theme: Theme | None = None,
    ) -> QPixmap:
        """A wide picture that covers width × height (cropped at the longer sides, never stretched), corners rounded.

        ``square_bottom`` leaves the lower corners square, for a picture on top of a card.
        """
        theme = theme or look.current()

        def draw(painter: QPainter) -> None:
            pieces.paint_scene(painter, name, QRectF(0, 0, width, height), radius, square_bottom=square_bottom)

        what = ("scene", name, height, radius, square_bottom)
        return self._get(what, width, dpr, theme, width, height, draw)

    def tile_margin(self, cell: float) -> float:
        """Room on each side of a tile's pixmap, for the shadow: place the pixmap at (−margin, −margin)."""
        return painting.tile_margin(cell)

    def tile_pixmap(
        self,
        cells: Iterable[Cell],
        colour: str,
        symbol: str | None,
        cell: float,
        dpr: float = 1.0,
        *,
        held: bool = False,
        theme: Theme | None = None,
    ) -> QPixmap:
        """A tile as it lies (turned and mirrored cells; the symbol stays upright), with its shadow's margin around it.

        ``colour``: a goods colour (orange, red, green, blue, special, silver, ore) or a theme token.
        """
        theme = theme or look.current()
        shape = normalised(cells)

        def draw(painter: QPainter) -> None:
            painting.paint_tile(painter, shape, colour, symbol, cell, theme, held=held)

        return self._cells(("tile", shape, colour, symbol, held), shape, cell, dpr, theme, draw)

    def ghost_pixmap(
        self,
        cells: Iterable[Cell],
        colour: str,
        symbol: str | None,
        cell: float,
        dpr: float = 1.0,
        *,
        legal: bool,
        broken: Iterable[Cell] = (),
        theme: Theme | None = None,
    ) -> QPixmap:
        """Where a tile in hand would lie, framed as legal or not; the same margin as a tile's pixmap.

        ``broken``: those of ``cells`` at which a rule is broken; each gets a cross.
        """
        theme = theme or look.current()
        given = list(cells)
        shape = normalised(given)
        left, top = min(x for x, _ in given), min(y for _, y in given)
        crossed = tuple(sorted((x - left, y - top) for x, y in set(broken)))

        def draw(painter: QPainter) -> None:
            painting.paint_ghost(painter, shape, colour, symbol, cell, theme, legal=legal, broken=crossed)

        return self._cells(("ghost", shape, colour, symbol, legal, crossed), shape, cell, dpr, theme, draw)

    def frame_pixmap(
        self, cells: Iterable[Cell], kind: str, cell: float, dpr: float = 1.0, *, theme: Theme | None = None
    ) -> QPixmap:
        """A thin frame around cells (:data:`painting.FRAME_KINDS`); the same margin as a tile's pixmap."""
        theme = theme or look.current()
        shape = normalised(cells)

        def draw(painter: QPainter) -> None:
            painting.paint_frame(painter, shape, kind, cell, theme)

        return self._cells(("frame", shape, kind), shape, cell, dpr, theme, draw)

    def cell_pixmap(
        self,
        kind: str,
        cell: float,
        dpr: float = 1.0,
        *,
        value: int | None = None,
        symbols: Sequence[str] = (),
        theme: Theme | None = None,
    ) -> QPixmap:
        """A board cell: plain, minus, income (``value``), bonus (``symbols``), water, rock, post."""
        theme = theme or look.current()
        signs = tuple(symbols)

        def draw(painter: QPainter) -> None:
            painting.paint_cell(painter, kind, cell, theme, value=value, symbols=signs)

        return self._get(("cell", kind, value, signs), cell, dpr, theme, cell, cell, draw)

    def card_pixmap(
        self, face: CardFace, width: float, height: float, dpr: float = 1.0, *, theme: Theme | None = None
    ) -> QPixmap:
        """A card's face (180 × 110 units by the house style)."""
        theme = theme or look.current()

        def draw(painter: QPainter) -> None:
            pieces.paint_card(painter, QRectF(0, 0, width, height), face, theme)

        return self._get(("card", face, height), width, dpr, theme, width, height, draw)

    def card_back_pixmap(
        self,
        symbol: str,
        token: str,
        width: float,
        height: float,
        dpr: float = 1.0,
        *,
        theme: Theme | None = None,
    ) -> QPixmap:
        """A card's back: cloth in the token's colour with one symbol."""
        theme = theme or look.current()

        def draw(painter: QPainter) -> None:
            pieces.paint_card_back(painter, QRectF(0, 0, width, height), symbol, token, theme)

        return self._get(("back", symbol, token, height), width, dpr, theme, width, height, draw)

    def die_pixmap(
        self,
        sides: int,
        size: float,
        dpr: float = 1.0,
        *,
        value: int | None = None,
        symbol: str | None = None,
        fill: str | None = None,
        theme: Theme | None = None,
    ) -> QPixmap:
        """A die of 6, 8 or 12 sides showing a number or a symbol."""
        theme = theme or look.current()
        colour: QColor | None = theme.colour(fill) if fill else None

        def draw(painter: QPainter) -> None:
            pieces.paint_die(painter, QRectF(0, 0, size, size), sides, theme, value=value, symbol=symbol, fill=colour)

        return self._get(("die", sides, value, symbol, fill), size, dpr, theme, size, size, draw)

    def line_pixmap(
        self,
        line: Sequence[str],
        height: float,
        dpr: float = 1.0,
        *,
        ink: str = "tar",
        theme: Theme | None = None,
    ) -> QPixmap:
        """A line of symbols and short texts, as wide as it needs."""
        theme = theme or look.current()
        items = tuple(line)
        width = max(1.0, pieces.symbol_line_width(items, height, theme))

        def draw(painter: QPainter) -> None:
            pieces.paint_symbol_line(painter, QRectF(0, 0, width, height), items, theme, theme.colour(ink))

        return self._get(("line", items, ink), height, dpr, theme, width, height, draw)

    def _cells(
        self,
        what: Hashable,
        shape: Sequence[Cell],
        cell: float,
        dpr: float,
        theme: Theme,
        draw: Callable[[QPainter], None],
    ) -> QPixmap:
        """A picture of a shape with a tile's margin on each side."""
        wide, high = extent(shape)
        margin = painting.tile_margin(cell)

        def within(painter: QPainter) -> None:
            painter.translate(margin, margin)
            draw(painter)

        return self._get(what, cell, dpr, theme, wide * cell + 2 * margin, high * cell + 2 * margin, within)

    def _get(
        self,
        what: Hashable,
        size: float,
        dpr: float,
        theme: Theme,
        width: float,
        height: float,
        draw: Callable[[QPainter], None],
    ) -> QPixmap:
        key = (bucket(size), dpr, theme.scheme, theme.patterns, theme.language)
        sheet = self._sheets.get(key)
        if sheet is None:
            sheet = self._sheets[key] = _Sheet()
        else:
            self._sheets.move_to_end(key)
        part = (what, size)
        found = sheet.pixmaps.get(part)
        if found is None:
            found = QPixmap(max(1, math.ceil(width * dpr)), max(1, math.ceil(height * dpr)))
            found.setDevicePixelRatio(dpr)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            try:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                draw(painter)
            finally:
                painter.end()
            sheet.pixmaps[part] = found
            weight = found.width() * found.height() * 4
            sheet.bytes += weight
            self._bytes += weight
            while self._bytes > self._limit and len(self._sheets) > 1:
                _, dropped = self._sheets.popitem(last=False)
                self._bytes -= dropped.bytes
            if self._bytes > self._limit:
                # One sheet alone is too heavy: start it again with what is wanted now.
                sheet.pixmaps = {part: found}
                sheet.bytes = self._bytes = weight
        return found


_shared: Atlas | None = None


def shared() -> Atlas:
    """The one atlas of the running program."""
    global _shared
    if _shared is None:
        _shared = Atlas()
    return _shared
