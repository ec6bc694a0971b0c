"""Draw the contact sheets: every symbol at 24, 32 and 64 px in colour and grey, tiles, cells, cards and dice.

Run ``python packaging/contact_sheet.py [FOLDER]``; the sheets go to ``docs/art`` unless a folder is given.
"""

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from vikingtable.ui import art
from vikingtable.ui.atlas import Atlas
from vikingtable.ui.painting import FRAME_KINDS
from vikingtable.ui.pieces import CardFace
from vikingtable.ui.theme import GOODS_COLOURS, SEAT_COLOURS, Theme

SIZES = (24, 32, 64)
ROOMS = ("feast", "wild", "knarr", "boru", "icons")
SCHEMES = ("light", "dark")


def grey(image: QImage) -> QImage:
    """The same picture without its colours, as clear where it was clear."""
    bleached = image.convertToFormat(QImage.Format.Format_ARGB32)
    for y in range(bleached.height()):
        for x in range(bleached.width()):
            colour = bleached.pixelColor(x, y)
            value = round(0.299 * colour.red() + 0.587 * colour.green() + 0.114 * colour.blue())
            colour.setRed(value)
            colour.setGreen(value)
            colour.setBlue(value)
            bleached.setPixelColor(x, y, colour)
    return bleached


def sheet(width: int, height: int, theme: Theme, draw: Callable[[QPainter], None]) -> QImage:
    """A picture on the theme's window colour."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(theme.colour("window"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(theme.pixel_font(11))
    painter.setPen(theme.colour("text"))
    draw(painter)
    painter.end()
    return image


def symbols(room: str, theme: Theme, columns: int = 5) -> QImage:
    """Every drawing of a room with its name, at three sizes in colour and below them in grey."""
    names = art.names(room)
    wide, high = 216, 150
    rows = -(-len(names) // columns)

    def draw(painter: QPainter) -> None:
        for at, name in enumerate(names):
            left, top = at % columns * wide + 12, at // columns * high + 10
            x = left
            for size in reversed(SIZES):
                picture = art.render(name, size, ink=theme.colour("tar"))
                painter.drawImage(QPointF(x, top + (64 - size) / 2), picture)
                painter.drawImage(QPointF(x, top + 62 + (64 - size) / 2), grey(picture))
                x += size + 14
            painter.drawText(QPointF(left, top + 136), name.split("/")[1])

    return sheet(columns * wide, rows * high + 10, theme, draw)


def _block(width: int, height: int) -> list[tuple[int, int]]:
    return [(x, y) for y in range(height) for x in range(width)]


def _mask(*rows: str) -> list[tuple[int, int]]:
    return [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"]


TILES: tuple[tuple[Iterable[tuple[int, int]], str, str], ...] = (
    (_block(2, 1), "orange", "peas"),
    (_block(3, 1), "orange", "flax"),
    (_block(2, 2), "orange", "beans"),
    (_block(4, 1), "orange", "grain"),
    (_block(3, 2), "orange", "cabbage"),
    (_block(3, 3), "orange", "fruits"),
    (_block(1, 2), "red", "mead"),
    (_block(3, 1), "red", "stockfish"),
    (_block(2, 2), "red", "milk"),
    (_block(4, 1), "red", "salt_meat"),
    (_block(2, 3), "red", "game_meat"),
    (_block(4, 2), "red", "sheep"),
    (_block(3, 3), "red", "whale_meat"),
    (_block(4, 3), "red", "cattle"),
    (_block(2, 1), "green", "oil"),
    (_block(3, 1), "green", "hide"),
    (_block(2, 2), "green", "wool"),
    (_block(4, 1), "green", "linen"),
    (_block(3, 2), "green", "skin_and_bones"),
    (_block(4, 2), "green", "fur"),
    (_block(3, 3), "green", "robe"),
    (_block(4, 3), "green", "clothing"),
    (_block(2, 1), "blue", "runestone"),
    (_block(3, 1), "blue", "silverware"),
    (_block(2, 2), "blue", "chest"),
    (_block(4, 1), "blue", "silk"),
    (_block(3, 2), "blue", "spices"),
    (_block(4, 2), "blue", "jewelry"),
    (_block(3, 3), "blue", "treasure_chest"),
    (_block(4, 3), "blue", "silver_hoard"),
    (_mask(".#.", "###", ".#."), "special", "glass_beads"),
    (_mask("##", "##", "#."), "special", "helmet"),
    (_mask("#...", "####"), "special", "cloakpin"),
    (_mask("#####"), "special", "belt"),
    (_mask(".#.", "###", ".#.", ".#."), "special", "crucifix"),
    (_mask(".##", "###", "#.."), "special", "drinking_horn"),
    (_mask(".#.", "###", "###"), "special", "amber_figure"),
    (_mask("#.#", "#.#", "###"), "special", "horseshoe"),
    (_mask(".#.", "###", "###", ".#."), "special", "gold_brooch"),
    (_mask("###", "###", ".#.", ".#.", ".#."), "special", "forge_hammer"),
    (_mask("##.", "#..", "###", "#..", "##."), "special", "fibula"),
    (_mask("#####", ".###.", "..#.."), "special", "throwing_axe"),
    (_mask("###", "###", ".#.", "###"), "special", "chalice"),
    (_mask(".##.", "####", "####", ".##."), "special", "round_shield"),
    (_mask("#.#.#", "#####", "#####"), "special", "english_crown"),
    (_block(1, 1), "silver", "silver"),
    (_block(1, 1), "ore", "ore"),
)


def tiles(theme: Theme, cell: int = 34) -> QImage:
    """All goods and special tiles as they lie on a board, the last row of each colour held in the hand."""
    atlas = Atlas()
    width = 1240
    places: list[tuple[float, float, int]] = []
    x, y, row_height = 14.0, 14.0, 0.0
    sizes = []
    for at, (cells, _, _) in enumerate(TILES):
        wide = (max(cx for cx, _ in cells) + 1) * cell
        high = (max(cy for _, cy in cells) + 1) * cell
        sizes.append((wide, high))
        if x + wide > width - 14:
            x, y, row_height = 14.0, y + row_height + 14, 0.0
        places.append((x, y, at))
        x += wide + 14
        row_height = max(row_height, high)

    def draw(painter: QPainter) -> None:
        margin = atlas.tile_margin(cell)
        for left, top, at in places:
            cells, colour, symbol = TILES[at]
            picture = atlas.tile_pixmap(cells, colour, f"feast/{symbol}", cell, held=at % 2 == 1, theme=theme)
            painter.drawPixmap(QPointF(left - margin, top - margin), picture)

    return sheet(width, round(y + row_height + 16), theme, draw)


HOME = (
    "-----------io",
    "----------i-o",
    "---------i--o",
    "--------i---.",
    "-------i----.",
    "*oooooi-----.",
    "oooooio-----.",
    "oo*oio*-----.",
    "oooiooo-----.",
    "o*ioooo-----.",
    "oiooo*o-----.",
    "ioooooo-.....",
)
INCOME = {0: 15, 1: 12, 2: 9, 3: 7, 4: 6, 5: 5, 6: 4, 7: 3, 8: 2, 9: 2, 10: 1, 11: 0}
BONUS = {(0, 5): "ore", (2, 7): "wood", (6, 7): "runestone", (1, 9): "mead", (5, 10): "stone"}
LAID = (
    (0, 8, _block(2, 1), "green", "oil"),
    (0, 10, _block(1, 2), "blue", "runestone"),
    (2, 8, _block(3, 1), "green", "hide"),
    (3, 9, _block(2, 2), "blue", "chest"),
    (7, 0, _block(4, 1), "green", "linen"),
    (0, 0, _block(4, 3), "blue", "silver_hoard"),
    (4, 0, _block(3, 3), "green", "robe"),
    (8, 8, _mask("#.#", "#.#", "###"), "special", "horseshoe"),
    (8, 5, _mask(".##", "###", "#.."), "special", "drinking_horn"),
    (2, 10, _block(1, 1), "ore", "ore"),
    (6, 11, _block(1, 1), "silver", "silver"),
)


def board(theme: Theme, cell: int = 40) -> QImage:
    """A board with every kind of cell and some tiles on it, and a row of the other cells."""
    atlas = Atlas()

    def draw(painter: QPainter) -> None:
        painter.translate(16, 16)
        for y, row in enumerate(HOME):
            for x, sign in enumerate(row):
                if sign == ".":
                    continue
                kind = {"-": "minus", "o": "plain", "i": "income", "*": "bonus"}[sign]
                value = INCOME[y] if sign == "i" else None
                signs = (f"feast/{BONUS[x, y]}",) if sign == "*" else ()
                painter.drawPixmap(
                    x * cell, y * cell, atlas.cell_pixmap(kind, cell, value=value, symbols=signs, theme=theme)
                )
        margin = atlas.tile_margin(cell)
        for x, y, cells, colour, symbol in LAID:
            picture = atlas.tile_pixmap(cells, colour, f"feast/{symbol}", cell, theme=theme)
            painter.drawPixmap(QPointF(x * cell - margin, y * cell - margin), picture)
        for at, (kind, value, signs) in enumerate(
            (
                ("plain", None, ()),
                ("minus", None, ()),
                ("income", 18, ()),
                ("bonus", None, ("feast/sheep",)),
                ("bonus", None, ("feast/runestone", "feast/ore")),
                ("water", None, ()),
                ("water", 5, ()),
                ("rock", None, ()),
                ("post", None, ()),
            )
        ):
            picture = atlas.cell_pixmap(kind, 56, value=value, symbols=signs, theme=theme)
            painter.drawPixmap(14 * cell + at % 3 * 60, at // 3 * 60, picture)
        for at, colour in enumerate(GOODS_COLOURS):
            picture = atlas.tile_pixmap(_block(2, 1), colour, None, 28, held=True, theme=theme)
            painter.drawPixmap(14 * cell + at % 3 * 64, 200 + at // 3 * 40, picture)

        left, top = 14 * cell, 330
        for at, kind in enumerate(FRAME_KINDS):
            painter.drawPixmap(
                left + at % 4 * 52, top + at // 4 * 52, atlas.frame_pixmap(_block(1, 1), kind, 44, theme=theme)
            )
        for at, legal in enumerate((True, False)):
            ghost = atlas.ghost_pixmap(
                _mask("##", "##", "#."), "special", "feast/helmet", cell, legal=legal, broken=[(0, 2)], theme=theme
            )
            painter.drawPixmap(left + at * 3 * cell, 440, ghost)
        area = _block(3, 3)
        painter.drawPixmap(QPointF(-margin, 9 * cell - margin), atlas.frame_pixmap(area, "income", cell, theme=theme))
        painter.drawPixmap(
            QPointF(5 * cell - margin, 6 * cell - margin), atlas.frame_pixmap(area, "enclosed", cell, theme=theme)
        )
        ghost = atlas.ghost_pixmap(_block(2, 2), "red", "feast/milk", cell, legal=True, theme=theme)
        painter.drawPixmap(QPointF(3 * cell - margin, 5 * cell - margin), ghost)

    return sheet(800, 12 * cell + 130, theme, draw)


def pieces(theme: Theme) -> QImage:
    """Cards, card backs, dice, symbol lines and the seats' pieces."""
    atlas = Atlas()
    faces = (
        CardFace("fjord", "Ferryman", "12", ("feast/silver", "→", "2", "feast/wood"), points="1"),
        CardFace("madder", "Smith of the northern fjord", "104", ("feast/ore", "→", "feast/long_sword"), (), "2"),
        CardFace("ochre", "Raid", "7", ("boru/claim_town", "boru/court", "boru/coin"), ("boru/coin", "boru/expand")),
        CardFace("woad", "", "", large="wild/shield", shape="star"),
        CardFace("moss", "Knarr", "", ("knarr/vp", "knarr/recruit"), large="knarr/viking_green", shape="triangle"),
    )

    def draw(painter: QPainter) -> None:
        x = 16
        for face in faces:
            painter.drawPixmap(x, 16, atlas.card_pixmap(face, 180, 110, theme=theme))
            x += 196
        x = 16
        tall = (
            CardFace("madder", large="wild/horned_helmet", shape="circle"),
            CardFace("ochre", large="wild/sword", shape="square"),
            CardFace("plum", large="wild/joker", shape="hexagon"),
            CardFace("plum", "", "", ("knarr/bracelet",), large="knarr/viking_purple", shape="hexagon", dimmed=True),
        )
        for face in tall:
            painter.drawPixmap(x, 142, atlas.card_pixmap(face, 96, 140, theme=theme))
            x += 112
        for symbol, token in (("feast/occupation", "oak"), ("wild/card_back", "night_sea"), ("boru/crown", "moss")):
            painter.drawPixmap(x, 142, atlas.card_back_pixmap(symbol, token, 96, 140, theme=theme))
            x += 112
        for column, (sides, value) in enumerate(((6, 4), (8, 8), (8, 3), (12, 12), (12, 5))):
            painter.drawPixmap(16 + column * 72, 300, atlas.die_pixmap(sides, 64, value=value, theme=theme))
        for column, symbol in enumerate(("ship_yellow", "ship_black", "card", "village")):
            picture = atlas.die_pixmap(6, 64, symbol=f"wild/{symbol}", theme=theme)
            painter.drawPixmap(384 + column * 72, 300, picture)
        for seat in range(len(SEAT_COLOURS)):
            painter.drawPixmap(16 + seat * 160, 380, atlas.seat_pixmap("feast/viking", seat, 48, theme=theme))
            painter.drawPixmap(68 + seat * 160, 380, atlas.seat_pixmap("boru/disc", seat, 48, theme=theme))
            painter.drawPixmap(120 + seat * 160, 388, atlas.disc_pixmap(seat, 32, theme=theme))
        line = ("2", "feast/viking", "feast/wood", "feast/wood", "→", "feast/longship")
        painter.drawPixmap(700, 310, atlas.line_pixmap(line, 36, theme=theme))

    return sheet(1000, 444, theme, draw)


def scenes(theme: Theme) -> QImage:
    """The wide pictures of the start screen and the app's icon."""
    names = art.names("scenes")

    def draw(painter: QPainter) -> None:
        for at, name in enumerate(names):
            picture = art.render(name, 480, 270, ink=theme.colour("ink_dark"))
            painter.drawImage(QPointF(16 + at % 2 * 496, 16 + at // 2 * 286), picture)

    return sheet(1008, 16 + -(-len(names) // 2) * 286, theme, draw)


def main(folder: Path) -> None:
    """Write all sheets into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    for room in ROOMS:
        for scheme in SCHEMES if room == "feast" else SCHEMES[:1]:
            symbols(room, Theme(scheme)).save(str(folder / f"symbols-{room}-{scheme}.png"), "PNG", 0)
    for scheme in SCHEMES:
        tiles(Theme(scheme)).save(str(folder / f"tiles-{scheme}.png"), "PNG", 0)
        board(Theme(scheme)).save(str(folder / f"board-{scheme}.png"), "PNG", 0)
        pieces(Theme(scheme)).save(str(folder / f"pieces-{scheme}.png"), "PNG", 0)
    scenes(Theme("light")).save(str(folder / "scenes.png"), "PNG", 0)


if __name__ == "__main__":
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    application.setQuitOnLastWindowClosed(False)
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent / "docs" / "art"
    main(target)
