"""What is drawn over the boards while something is in hand: ghost, frames, bubble, shade, floating tile."""

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from vikingtable.rules.feast.boards import LAYOUTS
from vikingtable.rules.feast.feasting import width_of
from vikingtable.rules.feast.goods import PIECES
from vikingtable.tiles.placement import Placement
from vikingtable.tiles.shapes import Cell
from vikingtable.ui import atlas
from vikingtable.ui.feast.hands import VIKINGS, HandModel
from vikingtable.ui.feast.own import banquet_rect, food
from vikingtable.ui.feast.picture import Seen
from vikingtable.ui.feast.sites import LIFT, Grid, frame, plate_of
from vikingtable.ui.feast.slab import Brush, Draw, Sharpness, Slab
from vikingtable.ui.feast.trying import Said, card_lines, food_lines, tile_lines
from vikingtable.ui.i18n import say
from vikingtable.ui.lab import bubble
from vikingtable.ui.lab.names import tile_token

_Z_SHADE, _Z_PROPOSAL, _Z_GHOST, _Z_FRAMES, _Z_HELD, _Z_BUBBLE = 7.0, 40.0, 60.0, 62.0, 90.0, 95.0

_GAP = 8.0


def card_corner(size: QSizeF, tile: QRectF, boards: list[QRectF], room: QRectF) -> QPointF:
    """Where the card about a tile over the first of ``boards`` lies: inside ``room``, on no board if that can be.

    Where the boards leave no room, as in an enlarged view, it lies beside the tile.
    """
    board, wide, high = boards[0], size.width(), size.height()
    across = max(room.left(), min(tile.center().x() - wide / 2, room.right() - wide))
    down = max(room.top(), min(tile.top(), room.bottom() - high))
    whole = QRectF(board)
    for other in boards[1:]:
        whole = whole.united(other)
    for corner in (
        QPointF(board.left() - _GAP - wide, down),
        QPointF(board.right() + _GAP, down),
        QPointF(across, board.top() - _GAP - high),
        QPointF(across, board.bottom() + _GAP),
        QPointF(whole.left() - _GAP - wide, down),
    ):
        card = QRectF(corner, size)
        if room.contains(card) and not any(card.intersects(one) for one in boards):
            return corner
    left = tile.left() - _GAP - wide
    return QPointF(
        left if left >= room.left() else max(room.left(), min(tile.right() + _GAP, room.right() - wide)), down
    )


class GhostLayer:
    """Draws what the hand says; knows nothing of rules."""

    def __init__(self, scene: QGraphicsScene, hands: HandModel) -> None:
        self.scene, self.hands = scene, hands
        self._ghost = Slab(_Z_GHOST)
        self._square, self._missing = Slab(_Z_FRAMES), Slab(_Z_FRAMES)
        self._enclosed: list[Slab] = []
        self._badges = Slab(_Z_FRAMES + 1)
        self._discs: dict[tuple[int, float, Sharpness], QPixmap] = {}
        self._held = Slab(_Z_HELD)
        self._hinted = Slab(_Z_GHOST)
        self._shades: dict[int, tuple[object, Slab]] = {}
        self._proposed: list[Slab] = []
        self._bubble = QGraphicsPixmapItem()
        self._bubble.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self._bubble.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._bubble.setZValue(_Z_BUBBLE)
        for item in (
            self._ghost,
            self._square,
            self._missing,
            self._badges,
            self._held,
            self._hinted,
            self._bubble,
        ):
            item.hide()
            scene.addItem(item)

    def hide(self) -> None:
        """Nothing is in hand."""
        for item in (self._ghost, self._square, self._missing, self._badges, self._held, self._bubble, *self._enclosed):
            item.hide()
        for _, slab in self._shades.values():
            slab.hide()

    # The ghost --------------------------------------------------------------------------------------------------------

    def show(self, seen: Seen, grids: list[Grid]) -> None:
        """Show the ghost where it is."""
        hands = self.hands
        ghost, hand = hands.ghost, hands.hand
        if ghost is None or hand is None or hand.piece == VIKINGS:
            for item in (self._ghost, self._square, self._missing, self._badges, self._bubble, *self._enclosed):
                item.hide()
            return
        self._held.hide()
        if ghost.site < 0:
            self._food(seen, grids)
            return
        judgement = hands.judgement
        grid = next((one for one in grids if one.site == ghost.site), None)
        if judgement is None or grid is None:
            return
        sheet = atlas.shared()
        pixels = grid.cell * seen.sharp.scale
        piece = PIECES[hand.piece]
        broken = {cell for refusal in judgement.refusals for cell in refusal.cells} & set(judgement.cells)
        pixmap = sheet.ghost_pixmap(
            judgement.cells,
            tile_token(piece.colour),
            f"feast/{piece.id}",
            pixels,
            seen.sharp.dpr,
            legal=hands.legal,
            broken=broken,
        )
        x, y = grid.x + ghost.x * grid.cell, grid.y + ghost.y * grid.cell
        self._ghost.put(pixmap, x, y, sheet.tile_margin(pixels), pixels, grid.cell)
        self._ghost.show()
        self._frame(self._square, grid, judgement.square, "income", seen)
        self._frame(self._missing, grid, judgement.missing, "illegal", seen)
        for index, (_, cells) in enumerate(judgement.enclosed):
            if index == len(self._enclosed):
                slab = Slab(_Z_FRAMES)
                self.scene.addItem(slab)
                self._enclosed.append(slab)
            self._frame(self._enclosed[index], grid, cells, "enclosed", seen)
        for slab in self._enclosed[len(judgement.enclosed) :]:
            slab.hide()
        self._numbers(seen, grid)
        lines = tile_lines(judgement) if not hands.further else tuple(Said("close", one) for one in hands.further)
        boards = [plate_of(grid), *(plate_of(one) for one in grids if one is not grid)]
        self._tell(seen, lines, hands.legal, grid.cell_rect(ghost.x, ghost.y, *hand.size()), boards)

    def _frame(self, slab: Slab, grid: Grid, cells: tuple[Cell, ...], kind: str, seen: Seen) -> None:
        if not cells:
            slab.hide()
            return
        frame(slab, grid, cells, kind, seen.sharp)
        slab.show()

    def _numbers(self, seen: Seen, grid: Grid) -> None:
        """The number of each broken rule on its cells; one rule alone needs none."""
        judgement = self.hands.judgement
        if judgement is None or len(judgement.refusals) < 2:
            self._badges.hide()
            return
        numbers: dict[Cell, list[int]] = {}
        for number, refusal in enumerate(judgement.refusals, 1):
            for cell in refusal.cells:
                numbers.setdefault(cell, []).append(number)
        if not numbers:
            self._badges.hide()
            return
        xs, ys = [x for x, _ in numbers], [y for _, y in numbers]
        left, top = min(xs), min(ys)
        rect = grid.cell_rect(left, top, max(xs) - left + 1, max(ys) - top + 1)
        cell = grid.cell

        def draw(brush: Brush, _: QRectF) -> None:
            radius = cell * 0.17
            half = radius + 1.0
            for (x, y), here in numbers.items():
                for place, number in enumerate(here):
                    middle_x, middle_y = (x - left) * cell + radius * (1.4 + 2.2 * place), (y - top + 1) * cell
                    where = QRectF(middle_x - half, middle_y - radius * 1.4 - half, 2 * half, 2 * half)
                    brush.pixmap(self._number(number, radius, seen.sharp), where)

        self._badges.draw(seen.sharp, rect, tuple(sorted((cell, tuple(here)) for cell, here in numbers.items())), draw)
        self._badges.show()

    def _number(self, number: int, radius: float, sharp: Sharpness) -> QPixmap:
        """The number of a broken rule in its disc, with a margin of one unit; it stands on many cells."""
        key = (number, round(radius, 2), sharp)
        pixmap = self._discs.get(key)
        if pixmap is None:
            if len(self._discs) > 64:
                self._discs.clear()
            scale = sharp.scale * sharp.dpr
            side = math.ceil(2 * (radius + 1.0) * scale)
            pixmap = self._discs[key] = QPixmap(side, side)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(side / (2 * (radius + 1.0)), side / (2 * (radius + 1.0)))
            bubble.draw_number(painter, str(number), QPointF(radius + 1.0, radius + 1.0), radius, sharp.theme)
            painter.end()
        return pixmap

    def _food(self, seen: Seen, grids: list[Grid]) -> None:
        hands = self.hands
        tried, hand = hands.food, hands.hand
        for item in (self._square, self._missing, self._badges, *self._enclosed):
            item.hide()
        if tried is None or hand is None:
            return
        rect = banquet_rect(seen.places.banquet, tried.first, tried.width)
        legal = tried.legal
        paint = food(tried.place, tried.lengthwise)

        def draw(brush: Brush, here: QRectF) -> None:
            brush.painter.setOpacity(0.75)
            paint(brush, here)
            brush.painter.setOpacity(1.0)
            brush.box(here, None, brush.theme.colour("legal" if legal else "illegal"), 5, 2.5)

        self._ghost.draw(seen.sharp, rect, ("food", tried.place, tried.lengthwise, legal), draw)
        self._ghost.show()
        self._tell(seen, food_lines(tried), legal, rect, [seen.places.banquet, *map(plate_of, grids)])

    def _tell(self, seen: Seen, said: tuple[Said, ...], legal: bool, tile: QRectF, boards: list[QRectF]) -> None:
        lines = [bubble.Line(one.sign, say(one.message)) for one in card_lines(said, legal=legal)]
        pixmap = bubble.pixmap(lines, legal, seen.sharp.dpr)
        if pixmap.cacheKey() != self._bubble.pixmap().cacheKey():
            self._bubble.setPixmap(pixmap)
        scale, dpr = seen.sharp.scale, seen.sharp.dpr
        size = QSizeF(pixmap.width() / dpr / scale, pixmap.height() / dpr / scale)
        room = seen.places.scene
        for view in self.scene.views():
            room = room.intersected(view.mapToScene(view.viewport().rect()).boundingRect())
        self._bubble.setPos(card_corner(size, tile, boards, room.adjusted(4, 4, -4, -4)))
        self._bubble.show()

    def hint(self, seen: Seen, grid: Grid | None, placement: Placement | None) -> None:
        """Show where an answer of the list would lay a tile; ``None``: no longer."""
        if grid is None or placement is None:
            self._hinted.hide()
            return
        sheet = atlas.shared()
        pixels = grid.cell * seen.sharp.scale
        piece = PIECES[placement.piece]
        cells = placement.cells(piece.shape)
        pixmap = sheet.ghost_pixmap(
            cells, tile_token(piece.colour), f"feast/{piece.id}", pixels, seen.sharp.dpr, legal=True
        )
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        x, y = grid.x + left * grid.cell, grid.y + top * grid.cell
        self._hinted.put(pixmap, x, y, sheet.tile_margin(pixels), pixels, grid.cell)
        self._hinted.show()

    # The floating piece -----------------------------------------------------------------------------------------------

    def float_at(self, seen: Seen, point: QPointF | None, vikings: int) -> None:
        """Show what is in hand at the pointer, where it has no ghost."""
        hand = self.hands.hand
        if hand is None or point is None:
            self._held.hide()
            return
        if hand.piece == VIKINGS:
            count = max(1, vikings)
            side = 30.0
            rect = QRectF(point.x() - side / 2, point.y() - side / 2, side + (count - 1) * side * 0.55, side)

            vikings_look = seen.viking_look(seen.seat)

            def draw(brush: Brush, _: QRectF) -> None:
                for number in range(count):
                    brush.seat_symbol("feast/viking_meeple", vikings_look, QRectF(number * side * 0.55, 0, side, side))

            self._held.draw(seen.sharp, rect, ("vikings", count, vikings_look), draw)
            self._held.show()
            return
        sheet = atlas.shared()
        cell = 23.0
        pixels = cell * seen.sharp.scale
        piece = PIECES[hand.piece]
        pixmap = sheet.tile_pixmap(
            hand.cells(), tile_token(piece.colour), f"feast/{piece.id}", pixels, seen.sharp.dpr, held=True
        )
        x, y = point.x() - hand.grip[0] * cell, point.y() - hand.grip[1] * cell
        self._held.put(pixmap, x, y, sheet.tile_margin(pixels), pixels, cell)
        self._held.show()

    # Where it can go --------------------------------------------------------------------------------------------------

    def show_shade(self, seen: Seen, grids: list[Grid]) -> None:
        """Shade every cell that what is in hand can cover."""
        found = self.hands.where() if self.hands.shade else {}
        for site in [site for site in self._shades if site not in found]:
            self._shades[site][1].hide()
        for site, where in found.items():
            grid = next((one for one in grids if one.site == site), None)
            if grid is None:
                continue
            layout = LAYOUTS[grid.kind]
            if site not in self._shades:
                slab = Slab(_Z_SHADE)
                self.scene.addItem(slab)
                self._shades[site] = (None, slab)
            slab = self._shades[site][1]
            anyhow, here = layout.cells(where.anyhow), set(layout.cells(where.here))
            cell = grid.cell

            def draw(
                brush: Brush,
                _: QRectF,
                anyhow: tuple[Cell, ...] = anyhow,
                here: set[Cell] = here,
                cell: float = cell,
            ) -> None:
                for x, y in anyhow:
                    square = QRectF(x * cell, y * cell, cell, cell)
                    lies = (x, y) in here
                    brush.painter.fillRect(square, brush.theme.colour("legal", 0.34 if lies else 0.13))
                    if lies:
                        dot = QRectF(square.center().x() - 2, square.center().y() - 2, 4, 4)
                        brush.painter.setPen(Qt.PenStyle.NoPen)
                        brush.painter.setBrush(brush.theme.colour("legal"))
                        brush.painter.drawEllipse(dot)

            slab.draw(seen.sharp, grid.rect, (where.anyhow, where.here), draw)
            slab.setZValue(_Z_SHADE + (LIFT if grid.enlarged else 0.0))
            slab.show()

    def propose(self, seen: Seen, laid: tuple[tuple[int, int, bool], ...]) -> None:
        """Show food that a helper proposes, as ghosts on the banquet table."""
        while self._proposed:
            self.scene.removeItem(self._proposed.pop())
        for place, first, lengthwise in laid:
            slab = Slab(_Z_PROPOSAL)
            paint = food(place, lengthwise)

            def draw(brush: Brush, here: QRectF, paint: Draw = paint) -> None:
                brush.painter.setOpacity(0.6)
                paint(brush, here)
                brush.painter.setOpacity(1.0)
                brush.box(here.adjusted(1, 1, -1, -1), None, brush.theme.colour("glow"), 5, 2.5)

            slab.draw(
                seen.sharp,
                banquet_rect(seen.places.banquet, first, width_of(place, lengthwise)),
                (place, lengthwise),
                draw,
            )
            self.scene.addItem(slab)
            self._proposed.append(slab)
