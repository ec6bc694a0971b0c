"""The one scene of the lab: the boards beside each other, the ghost of the tile in hand, and all that is drawn over."""

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from vikingtable.tiles.shapes import Cell
from vikingtable.ui import atlas
from vikingtable.ui import theme as look
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.lab import bubble, wording
from vikingtable.ui.lab.boardnode import CELL, Z_OVER, Z_PROPOSAL, Z_SHADE, BoardNode, Picture, still
from vikingtable.ui.lab.frames import CellLines
from vikingtable.ui.lab.judging import Judgement
from vikingtable.ui.lab.model import LabModel
from vikingtable.ui.lab.names import tile_symbol, tile_token

#: Between two boards, in scene units.
BETWEEN = 60.0
#: A tile that is held further from the grid than this, in cells, has no ghost.
REACH = 1.6
#: Where the tray's tiles lie in the scene, far from the boards.
TRAY_ORIGIN = QPointF(-100_000.0, 0.0)

_Z_GHOST, _Z_FRAMES, _Z_BUBBLE, _Z_HELD = 60.0, 62.0, 80.0, 90.0


class LabScene(QGraphicsScene):
    """Listens to the model and draws; never changes anything itself."""

    def __init__(self, model: LabModel) -> None:
        super().__init__(model)
        # Few things move, and they move often: an index would be built anew for each of their steps.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.model = model
        self.boards: list[BoardNode] = []
        self._pixels = CELL
        self._dpr = 1.0
        self._ghost = Picture(_Z_GHOST)
        self._square = CellLines(self, "income", _Z_FRAMES)
        self._missing = CellLines(self, "missing", _Z_FRAMES)
        self._badges = Picture(_Z_FRAMES + 1)
        self._hover = Picture(Z_OVER)
        self._held = Picture(_Z_HELD)
        self._shade = Picture(Z_SHADE)
        self._shade_key: object = None
        self._enclosed: list[Picture] = []
        self._bubble = QGraphicsPixmapItem()
        self._bubble.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        still(self._bubble, _Z_BUBBLE)
        self._bubble_size = (0.0, 0.0)
        for item in (
            self._ghost,
            self._badges,
            self._hover,
            self._held,
            self._shade,
            self._bubble,
        ):
            item.hide()
            self.addItem(item)
        self._proposed: list[Picture] = []
        self._pointer = Picture(_Z_FRAMES)
        self._pointer.hide()
        self.addItem(self._pointer)
        self._settling: Picture | None = None
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(1.03)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._settle_step)
        self._motion.finished.connect(self.stop)
        #: Tells which part of the scene the board's view shows now; the bubble keeps inside it.
        self.seen: Callable[[], QRectF] = self.boards_rect
        model.documentChanged.connect(self.show_document)
        model.modeChanged.connect(self.show_document)
        model.handChanged.connect(self._hand_changed)
        model.ghostChanged.connect(self._show_ghost)
        model.shadeChanged.connect(self._show_shade)
        model.proposalChanged.connect(self._show_proposal)
        model.pointedOut.connect(self._point_out)
        self.show_document()

    # Where things are -------------------------------------------------------------------------------------------------

    def boards_rect(self) -> QRectF:
        """All boards, in scene units."""
        rect = QRectF()
        for node in self.boards:
            rect = rect.united(node.rect())
        return rect

    def board_at(self, point: QPointF, reach: float = 0.0) -> tuple[int, float, float] | None:
        """The board at a point, or within ``reach`` cells of it: which, and the point in its cells."""
        best: tuple[float, int, float, float] | None = None
        for node in self.boards:
            x, y = node.point_in_cells(point)
            away = max(-x, x - node.layout.width, -y, y - node.layout.height, 0.0)
            if away <= reach and (best is None or away < best[0]):
                best = (away, node.which, x, y)
        return None if best is None else best[1:]

    def cell_at(self, point: QPointF) -> tuple[int, Cell] | None:
        """The cell of a board at a point: which board, and the cell."""
        found = self.board_at(point)
        if found is None:
            return None
        which, x, y = found
        layout = self.boards[which].layout
        return which, (min(int(x), layout.width - 1), min(int(y), layout.height - 1))

    # The document -----------------------------------------------------------------------------------------------------

    def set_resolution(self, pixels: float, dpr: float) -> None:
        """Draw everything for so many logical pixels a cell."""
        if (pixels, dpr) != (self._pixels, self._dpr):
            self._pixels, self._dpr = pixels, dpr
            self.show_document()

    def restyle(self) -> None:
        """The theme or the language is another one."""
        self.show_document()

    def show_document(self) -> None:
        """Show the document as it is now."""
        model = self.model
        arrangements = model.document.arrangements
        while len(self.boards) > len(arrangements):
            self.boards.pop().remove()
        while len(self.boards) < len(arrangements):
            self.boards.append(BoardNode(self, len(self.boards)))
        source = model.hand.source if model.hand is not None else None
        left = 0.0
        for which, (node, arrangement) in enumerate(zip(self.boards, arrangements, strict=True)):
            node.put(left, 0.0)
            node.show(
                arrangement,
                self._pixels,
                self._dpr,
                hidden=source[1] if source is not None and source[0] == which else None,
                drawing=model.mode == "draw",
                active=which == model.current,
                letter=tr("lab.compare.b" if which else "lab.compare.a") if len(arrangements) > 1 else "",
            )
            left += arrangement.layout.width * CELL + BETWEEN + 20
        self._hover.hide()
        self._show_ghost()
        self._show_proposal()

    def _hand_changed(self) -> None:
        self.show_document()

    # The tile in hand -------------------------------------------------------------------------------------------------

    def _show_ghost(self) -> None:
        model = self.model
        ghost, judgement = model.ghost, model.judgement
        if ghost is None or judgement is None:
            for item in (self._ghost, self._square, self._missing, self._badges, self._bubble):
                item.hide()
            self._clear_enclosed(0)
            self._show_shade()
            return
        self._held.hide()
        node = self.boards[ghost.which]
        origin = node.root.pos()
        tile = model.active.tile(judgement.placement.piece)
        sheet = atlas.shared()
        pixels, dpr = self._pixels, self._dpr
        broken = {cell for refusal in judgement.refusals for cell in refusal.cells} & set(judgement.cells)
        pixmap = sheet.ghost_pixmap(
            judgement.cells,
            tile_token(tile.piece.colour),
            tile_symbol(tile),
            pixels,
            dpr,
            legal=judgement.legal,
            broken=broken,
        )
        x, y = origin.x() + ghost.x * CELL, origin.y() + ghost.y * CELL
        self._ghost.show_pixmap(pixmap, x, y, sheet.tile_margin(pixels), pixels)
        self._ghost.show()
        self._square.show(() if judgement.missing else judgement.square, origin, CELL, pixels, dpr)
        self._missing.show(judgement.missing, origin, CELL, pixels, dpr)
        for index, (_, cells) in enumerate(judgement.enclosed):
            if index == len(self._enclosed):
                picture = Picture(_Z_FRAMES)
                self.addItem(picture)
                self._enclosed.append(picture)
            self._frame(self._enclosed[index], node, cells, "enclosed")
        self._clear_enclosed(len(judgement.enclosed))
        self._show_badges(node, judgement)
        self._show_bubble(node, judgement)
        self._show_shade()

    def _frame(self, item: Picture, node: BoardNode, cells: tuple[Cell, ...], kind: str) -> None:
        if not cells:
            item.hide()
            return
        node.frame(cells, kind, item.zValue(), item)
        item.moveBy(node.root.x(), node.root.y())
        item.show()

    def _clear_enclosed(self, kept: int) -> None:
        for item in self._enclosed[kept:]:
            item.hide()

    def _show_badges(self, node: BoardNode, judgement: Judgement) -> None:
        """The number of each broken rule on its cells, as in the bubble; one rule alone needs none."""
        if len(judgement.refusals) < 2:
            self._badges.hide()
            return
        layout, own = node.layout, set(judgement.cells)
        numbers: dict[Cell, list[int]] = {}
        for number, refusal in enumerate(judgement.refusals, 1):
            cells = refusal.cells
            if refusal.rule == "income":  # told of the cells that are missing; the number stands on the income cell
                cells = layout.cells(layout.mask(judgement.cells) & layout.income)
            for cell in own.intersection(cells):
                numbers.setdefault(cell, []).append(number)
        if not numbers:
            self._badges.hide()
            return
        left, top = min(x for x, _ in numbers), min(y for _, y in numbers)
        wide = max(x for x, _ in numbers) - left + 1
        high = max(y for _, y in numbers) - top + 1
        pixels, dpr = self._pixels, self._dpr
        pixmap = QPixmap(max(1, round(wide * pixels * dpr)), max(1, round(high * pixels * dpr)))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = pixels * 0.15
        for (x, y), here in numbers.items():
            for place, number in enumerate(here):
                centre = QPointF(
                    (x - left) * pixels + radius * (1.35 + 2.15 * place), (y - top + 1) * pixels - radius * 1.35
                )
                bubble.draw_number(painter, str(number), centre, radius, look.current())
        painter.end()
        self._badges.show_pixmap(pixmap, node.root.x() + left * CELL, node.root.y() + top * CELL, 0.0, pixels)
        self._badges.show()

    def _show_bubble(self, node: BoardNode, judgement: Judgement) -> None:
        lines = [bubble.Line(said.sign, say(said.message)) for said in wording.briefly(wording.told(judgement))]
        pixmap = bubble.pixmap(lines, judgement.legal, self._dpr)
        if pixmap.cacheKey() != self._bubble.pixmap().cacheKey():
            self._bubble.setPixmap(pixmap)
        scale = self._pixels / CELL
        wide, high = pixmap.width() / self._dpr / scale, pixmap.height() / self._dpr / scale
        xs, ys = [x for x, _ in judgement.cells], [y for _, y in judgement.cells]
        tile = QRectF(node.cell_rect(min(xs), min(ys)).topLeft(), node.cell_rect(max(xs), max(ys)).bottomRight())
        gap = 10.0 / scale
        seen = self.seen().adjusted(4 / scale, 4 / scale, -4 / scale, -4 / scale)
        x = tile.right() + gap
        if x + wide > seen.right():
            x = tile.left() - gap - wide
        y = min(max(tile.top(), seen.top()), seen.bottom() - high)
        if x < seen.left():  # no room beside it: above or below
            x = min(max(tile.center().x() - wide / 2, seen.left()), seen.right() - wide)
            y = tile.top() - gap - high if tile.top() - gap - high > seen.top() else tile.bottom() + gap
        self._bubble.setPos(x, y)
        self._bubble.show()

    def float_held(self, point: QPointF | None, pixels: float = 0.0) -> None:
        """Show the tile in hand at the pointer, where it is over no board; ``pixels`` a cell there, in scene units."""
        hand = self.model.hand
        if point is None or hand is None:
            self._held.hide()
            return
        tile = self.model.active.tile(hand.piece)
        sheet = atlas.shared()
        size = self._pixels
        pixmap = sheet.tile_pixmap(
            self.model.hand_shape(), tile_token(tile.piece.colour), tile_symbol(tile), size, self._dpr, held=True
        )
        unit = pixels or CELL
        self._held.setPixmap(pixmap)
        scale = unit / size
        self._held.setScale(scale)
        margin = sheet.tile_margin(size) * scale
        self._held.setPos(point.x() - hand.grip[0] * unit - margin, point.y() - hand.grip[1] * unit - margin)
        self._held.show()

    # Motion -----------------------------------------------------------------------------------------------------------

    def settle(self, which: int, index: int, milliseconds: int) -> None:
        """A tile that was just laid comes to rest, from a little larger than it is; 0: it lies there at once."""
        self.stop()
        if milliseconds <= 0 or which >= len(self.boards):
            return
        placement = self.model.document.arrangements[which].placed[index]
        picture = self.boards[which].picture_of(placement)
        if picture is None:
            return
        self._settling = picture
        self._motion.setDuration(milliseconds)
        self._motion.start()

    def _settle_step(self, value: float) -> None:
        picture = self._settling
        if picture is None or not shiboken6.isValid(picture) or picture.scene() is not self:
            return
        centre = picture.boundingRect().center()
        transform = QTransform.fromTranslate(centre.x(), centre.y())
        transform.scale(value, value)
        transform.translate(-centre.x(), -centre.y())
        picture.setTransform(transform)

    def stop(self) -> None:
        """End what moves, with everything in its place."""
        self._motion.stop()
        if self._settling is not None and shiboken6.isValid(self._settling):
            self._settling.setTransform(QTransform())
        self._settling = None

    # What lies over the cells -----------------------------------------------------------------------------------------

    def show_hover(self, which: int, cell: Cell | None) -> None:
        """Without a tile in hand: the square of the income number under the pointer, or the ring of a symbol."""
        if cell is None or self.model.hand is not None or self.model.mode != "place" or which >= len(self.boards):
            self._hover.hide()
            return
        node = self.boards[which]
        arrangement = self.model.document.arrangements[which]
        layout, rules = node.layout, arrangement.applied
        bit = layout.bit(*cell)
        if bit & layout.income & ~arrangement.board.occupied and rules.income_squares:
            for here, square in layout.squares(rules.first_number_is_anchor):
                if here == bit:
                    self._frame(self._hover, node, layout.cells(square), "income")
                    return
        if bit & layout.symbols & ~arrangement.board.occupied:
            self._frame(self._hover, node, layout.cells(layout.surrounding(bit) | bit), "enclosed")
            return
        self._hover.hide()

    def _show_shade(self) -> None:
        model = self.model
        places = model.places() if model.shade and model.hand is not None else None
        if places is None or places[0] >= len(self.boards):
            self._shade.hide()
            return
        which, found = places
        node = self.boards[which]
        if not found.anyhow:
            self._shade.hide()
            return
        pixels, dpr, theme = self._pixels, self._dpr, look.current()
        key = (which, found, pixels, dpr, theme, node.layout)
        if self._shade_key != key:
            layout = node.layout
            pixmap = QPixmap(round(layout.width * pixels * dpr), round(layout.height * pixels * dpr))
            pixmap.setDevicePixelRatio(dpr)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            sheet = atlas.shared()
            dot, margin = sheet.frame_pixmap(((0, 0),), "place", pixels, dpr), sheet.tile_margin(pixels)
            for x, y in layout.cells(found.anyhow):
                here = bool(found.here & layout.bit(x, y))
                square = QRectF(x * pixels, y * pixels, pixels, pixels)
                painter.fillRect(square, theme.colour("legal", 0.30 if here else 0.12))
                if here:
                    painter.drawPixmap(QPointF(x * pixels - margin, y * pixels - margin), dot)
            painter.end()
            self._shade.show_pixmap(pixmap, node.root.x(), node.root.y(), 0.0, pixels)
            self._shade_key = key
        self._shade.show()

    def _show_proposal(self) -> None:
        while self._proposed:
            self.removeItem(self._proposed.pop())
        proposal = self.model.proposal
        if proposal is None or proposal.which >= len(self.boards):
            self._pointer.hide()
            return
        node = self.boards[proposal.which]
        arrangement = self.model.document.arrangements[proposal.which]
        sheet = atlas.shared()
        pixels, dpr = self._pixels, self._dpr
        for placement in proposal.placements:
            tile = arrangement.tile(placement.piece)
            picture = Picture(Z_PROPOSAL)
            pixmap = sheet.ghost_pixmap(
                arrangement.cells(placement),
                tile_token(tile.piece.colour),
                tile_symbol(tile),
                pixels,
                dpr,
                legal=True,
            )
            x, y = node.root.x() + placement.x * CELL, node.root.y() + placement.y * CELL
            picture.show_pixmap(pixmap, x, y, sheet.tile_margin(pixels), pixels)
            self.addItem(picture)
            self._proposed.append(picture)
        self._point_out()

    def _point_out(self) -> None:
        """The proposed tile that the list stands on glows."""
        proposal, index = self.model.proposal, self.model.pointed_out
        if proposal is None or index is None or not 0 <= index < len(proposal.placements):
            self._pointer.hide()
            return
        node = self.boards[proposal.which]
        arrangement = self.model.document.arrangements[proposal.which]
        self._frame(self._pointer, node, arrangement.cells(proposal.placements[index]), "glow")

    def proposed_at(self, which: int, cell: Cell) -> int | None:
        """The proposed tile on a cell."""
        proposal = self.model.proposal
        if proposal is None or proposal.which != which:
            return None
        arrangement = self.model.document.arrangements[which]
        for index, placement in enumerate(proposal.placements):
            if cell in arrangement.cells(placement):
                return index
        return None
