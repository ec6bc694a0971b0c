"""The boards of the player in front: home board, islands, houses and sheds, with the tiles on them."""

import math

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from vikingtable.rules.feast.boards import EXPLORATION_BOARD, HOUSE, LAYOUTS, is_house
from vikingtable.rules.feast.goods import PIECES
from vikingtable.rules.feast.state import FeastPlayer, Site
from vikingtable.tiles.layout import HOLE, INCOME, MINUS, OUTSIDE, SYMBOL, Layout
from vikingtable.tiles.placement import Placement
from vikingtable.tiles.shapes import Cell
from vikingtable.ui import atlas
from vikingtable.ui.feast.geometry import HOME_CELL, PLATE
from vikingtable.ui.feast.picture import Part, Seen
from vikingtable.ui.feast.slab import Brush, Draw, Sharpness, Slab
from vikingtable.ui.lab.judging import bonus_ring
from vikingtable.ui.lab.names import good_symbol, tile_token

FIELDS = frozenset({"players"})
Z_CELLS, Z_UNDER, Z_TILES, Z_OVER = 1.0, 2.0, 3.0, 5.0
#: Scene units of a shed's slot.
_SLOT = 22.0
#: The largest cell that islands and houses get.
_LARGEST = 24.0
_GAP = 6.0
#: Room above the grid for points and income.
_HEAD = 16.0
#: How much higher an enlarged board lies.
LIFT = 10.0


@frozen
class Grid:
    """Where a site's board lies: its number among the player's sites, the corner of its grid, units a cell."""

    site: int
    kind: str
    x: float
    y: float
    cell: float
    columns: int
    rows: int
    #: Lies enlarged over its place, because it would be too small to put tiles on.
    enlarged: bool = False

    @property
    def rect(self) -> QRectF:
        """The cells, without the rim."""
        return QRectF(self.x, self.y, self.columns * self.cell, self.rows * self.cell)

    def cells_at(self, point: QPointF) -> tuple[float, float]:
        """A point of the scene in cells of the grid."""
        return (point.x() - self.x) / self.cell, (point.y() - self.y) / self.cell

    def cell_rect(self, x: int, y: int, wide: int = 1, high: int = 1) -> QRectF:
        """Some cells in scene units."""
        return QRectF(self.x + x * self.cell, self.y + y * self.cell, wide * self.cell, high * self.cell)


def _size_of(kind: str) -> tuple[int, int]:
    """Columns and rows; a shed is a row of slots of about a cell."""
    layout = LAYOUTS.get(kind)
    return (layout.width, layout.height) if layout is not None else (3, 2)


def grids(player: FeastPlayer, home: QRectF, strip: QRectF, enlarged: int = -1) -> list[Grid]:
    """Where each site of a player lies: the home board in its place, the others as large as the strip allows.

    The site number ``enlarged`` lies over its place with cells like those of the home board.
    """
    found = _all_grids(player, home, strip)
    for at, grid in enumerate(found):
        if grid.site == enlarged and grid.cell < HOME_CELL and player.sites[grid.site].board is not None:
            found[at] = _enlarged(grid, home.united(strip))
            found.append(found.pop(at))  # on top
            break
    return found


def _enlarged(grid: Grid, room: QRectF) -> Grid:
    large = evolve(grid, cell=HOME_CELL, enlarged=True)
    plate = plate_of(large)
    plate.moveCenter(plate_of(grid).center())
    plate.moveRight(min(plate.right(), room.right()))
    plate.moveLeft(max(plate.left(), room.left()))
    plate.moveBottom(min(plate.bottom(), room.bottom() + 40))
    plate.moveTop(max(plate.top(), room.top()))
    return evolve(large, x=plate.left() + PLATE, y=plate.top() + PLATE + _HEAD)


def _all_grids(player: FeastPlayer, home: QRectF, strip: QRectF) -> list[Grid]:
    found = [Grid(0, "home", home.x() + PLATE, home.y() + PLATE, HOME_CELL, 13, 12)]
    others = list(enumerate(player.sites))[1:]
    if not others:
        return found
    cell = _LARGEST
    while cell > 5:
        placed = _packed(others, strip, cell)
        if placed is not None:
            return found + placed
        cell -= 0.5
    return found + (_packed(others, strip, cell, force=True) or [])


def _packed(others: list[tuple[int, Site]], strip: QRectF, cell: float, *, force: bool = False) -> list[Grid] | None:
    """Shelves from the top, large boards first; ``None`` if they do not fit."""
    order = sorted(others, key=lambda one: (-_size_of(one[1].kind)[1], -_size_of(one[1].kind)[0], one[0]))
    strip = strip.adjusted(4, 4, -4, -4)
    x, y, shelf = strip.left(), strip.top(), 0.0
    found: list[Grid] = []
    head = _HEAD
    for site, one in order:
        columns, rows = _size_of(one.kind)
        slots = 1 if one.kind == "stone_house" else 0
        wide = columns * cell + 2 * PLATE
        high = (rows + slots) * cell + 2 * PLATE + head
        if x > strip.left() and x + wide > strip.right() + 0.1:
            x, y, shelf = strip.left(), y + shelf + _GAP, 0.0
        if not force and (x + wide > strip.right() + 0.1 or y + high > strip.bottom() + 0.1):
            return None
        found.append(Grid(site, one.kind, x + PLATE, y + PLATE + head, cell, columns, rows))
        x += wide + _GAP
        shelf = max(shelf, high)
    return sorted(found, key=lambda grid: grid.site)


def plate_of(grid: Grid) -> QRectF:
    """The plate that a board lies on."""
    if grid.kind == "home":
        return grid.rect.adjusted(-PLATE, -PLATE, PLATE, PLATE)
    slots = grid.cell if grid.kind == "stone_house" else 0.0
    return grid.rect.adjusted(-PLATE, -PLATE - _HEAD, PLATE, PLATE + slots)


def slots_of(grid: Grid) -> list[tuple[str, QRectF]]:
    """The slots of a shed or stone house: what goes there, and where."""
    house = HOUSE.get(grid.kind)
    if house is None or not (house.wood_slots or house.stone_slots):
        return []
    found: list[tuple[str, QRectF]] = []
    if grid.kind == "shed":
        for number in range(house.wood_slots):
            found.append(("wood", grid.cell_rect(number, 0)))
        for number in range(house.stone_slots):
            found.append(("stone", grid.cell_rect(number, 1)))
        return found
    count = house.wood_slots + house.stone_slots
    wide = min(grid.cell, grid.rect.width() / count)
    for number in range(count):
        where = QRectF(grid.x + number * wide, grid.rect.bottom() + 1, wide, grid.cell - 1)
        found.append(("wood" if number < house.wood_slots else "stone", where))
    return found


def declare(part: Part, seen: Seen, enlarged: int = -1) -> None:
    """All boards of the player in front."""
    player = seen.player
    strip = seen.places.sites
    empty = len(player.sites) == 1
    part.draw(("strip_ground",), seen, strip, empty, _ground(empty), -1.0)
    for grid in grids(player, seen.places.home, strip, enlarged):
        _board(part, seen, grid, player.sites[grid.site])


def _ground(empty: bool) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        brush.box(rect, brush.theme.colour("panel"), brush.theme.colour("line"), 7, 1)
        if not empty:
            return
        side = min(64.0, rect.width() * 0.4)
        brush.painter.setOpacity(0.22)
        centre = rect.center()
        brush.symbol("feast/exploration", QRectF(centre.x() - side / 2, centre.y() - side, side, side))
        brush.symbol("feast/long_house", QRectF(centre.x() - side / 2, centre.y() + 6, side, side))
        brush.painter.setOpacity(1.0)

    return draw


def _board(part: Part, seen: Seen, grid: Grid, site: Site) -> None:
    plate = plate_of(grid)
    lift = LIFT if grid.enlarged else 0.0
    income = -1
    area = seen.state.rules.area(site.kind) if site.board is not None else None
    if area is not None and site.board is not None and area.layout.tracks:
        income = area.income(site.board)
    points = HOUSE[site.kind].points if is_house(site.kind) else 0
    if site.kind in EXPLORATION_BOARD:
        points = EXPLORATION_BOARD[site.kind].points
    part.draw(("plate", grid.site), seen, plate, (grid.kind, points, income), _plate(grid.kind, points, income), lift)
    for number, (resource, rect) in enumerate(slots_of(grid)):
        before = sum(one == resource for one, _ in slots_of(grid)[:number])
        filled = before < (site.wood if resource == "wood" else site.stone)
        part.draw(("slot", grid.site, number), seen, rect, (resource, filled), _slot(resource, filled), Z_CELLS + lift)
        part.at(("slot", grid.site, resource, number), rect, stop=not filled)
    if site.board is None or area is None:
        part.at(("site", grid.site), plate)
        return
    part.at(("site", grid.site), grid.rect)
    layout = area.layout
    part.draw(("cells", grid.site), seen, grid.rect, (grid.kind, layout), _cells(layout, grid.cell), Z_CELLS + lift)
    pixels = grid.cell * seen.sharp.scale
    sheet = atlas.shared()
    for placement in site.board.placed:
        slab = part.piece(("tile", grid.site, placement), Z_TILES + lift)
        piece = area.pieces[placement.piece]
        pixmap = sheet.tile_pixmap(
            placement.cells(piece.shape), tile_token(piece.colour), f"feast/{piece.id}", pixels, seen.sharp.dpr
        )
        slab.put(
            pixmap,
            grid.x + placement.x * grid.cell,
            grid.y + placement.y * grid.cell,
            sheet.tile_margin(pixels),
            pixels,
            grid.cell,
        )
    for steps, _ in layout.ladders:
        for here, _number in steps:
            if not here & site.board.occupied:
                frame(
                    part.piece(("mark", grid.site, "income", here), Z_UNDER + lift),
                    grid,
                    layout.cells(here),
                    "income",
                    seen.sharp,
                )
                break
    for bonus in area.bonuses(site.board):
        ring = (*bonus_ring(layout, bonus), (bonus.x, bonus.y))
        frame(
            part.piece(("mark", grid.site, "bonus", bonus.x, bonus.y), Z_OVER + lift),
            grid,
            ring,
            "enclosed",
            seen.sharp,
        )


def frame(slab: Slab, grid: Grid, cells: tuple[Cell, ...], kind: str, sharp: Sharpness) -> None:
    """A thin frame around cells of a board."""
    pixels = grid.cell * sharp.scale
    sheet = atlas.shared()
    pixmap = sheet.frame_pixmap(cells, kind, pixels, sharp.dpr)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    slab.put(pixmap, grid.x + left * grid.cell, grid.y + top * grid.cell, sheet.tile_margin(pixels), pixels, grid.cell)


def _plate(kind: str, points: int, income: int) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        brush.box(rect, theme.colour("board"), theme.colour("line_strong"), 7, 1)
        if kind == "home":
            return
        head = QRectF(4, 1, rect.width() - 8, 17)
        symbol = "feast/exploration" if kind in EXPLORATION_BOARD else f"feast/{kind}"
        brush.symbol(symbol, QRectF(head.left(), head.top() + 1, 16, 16))
        brush.text(head.adjusted(18, 0, 0, 0), str(points), 12, bold=True, align=Qt.AlignmentFlag.AlignLeft)
        if income >= 0:
            wide = QRectF(head.right() - 36, head.top() + 1, 16, 16)
            brush.symbol("feast/income", wide)
            brush.text(
                QRectF(wide.right() + 1, head.top(), 18, 17),
                str(income),
                12,
                bold=True,
                align=Qt.AlignmentFlag.AlignLeft,
            )

    return draw


def _slot(resource: str, filled: bool) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        here = rect.adjusted(1, 1, -1, -1)
        brush.box(here, theme.colour("cell"), theme.colour("cell_line"), 3, 1)
        brush.painter.setOpacity(1.0 if filled else 0.3)
        brush.symbol(f"feast/{resource}", here.adjusted(1, 1, -1, -1))
        brush.painter.setOpacity(1.0)

    return draw


def _cells(layout: Layout, cell: float) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        sheet = atlas.shared()
        pixels = cell * brush.sharp.scale
        # A cell is drawn a little larger than it is, so that no seam shows between two.
        whole = math.ceil(pixels * brush.sharp.dpr) / brush.sharp.dpr
        made = QPixmap(
            math.ceil(layout.width * pixels * brush.sharp.dpr), math.ceil(layout.height * pixels * brush.sharp.dpr)
        )
        made.setDevicePixelRatio(brush.sharp.dpr)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        for y in range(layout.height):
            for x in range(layout.width):
                kind = look_of(layout, x, y)
                if kind is None:
                    continue
                name, value, symbols = kind
                painter.drawPixmap(
                    QPointF(x * pixels, y * pixels),
                    sheet.cell_pixmap(name, whole, brush.sharp.dpr, value=value, symbols=symbols),
                )
        painter.end()
        brush.pixmap(made, rect)

    return draw


def look_of(layout: Layout, x: int, y: int) -> tuple[str, int | None, tuple[str, ...]] | None:
    """What the atlas draws for a cell; ``None`` for nothing."""
    sign = layout.at(x, y)
    if sign == OUTSIDE:
        return ("water", None, ()) if layout.id in EXPLORATION_BOARD else None
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


def tile_at(player: FeastPlayer, site: int, cell: Cell) -> Placement | None:
    """The tile that covers a cell of a site."""
    board = player.sites[site].board
    if board is None:
        return None
    for placement in board.placed:
        if cell in placement.cells(PIECES[placement.piece].shape):
            return placement
    return None
