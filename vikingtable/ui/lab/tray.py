"""The tray: every kind of tile as it lies now, with its count, in the same scene as the boards."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsView, QWidget

from vikingtable.texts.message import Message, msg
from vikingtable.ui import atlas, i18n
from vikingtable.ui import theme as look
from vikingtable.ui.boardview import Spot
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.lab.boardnode import still
from vikingtable.ui.lab.document import COLOURS, Arrangement, Tile
from vikingtable.ui.lab.labholding import LabHoldingView
from vikingtable.ui.lab.model import LabModel
from vikingtable.ui.lab.names import colour_name, tile_name, tile_symbol, tile_token
from vikingtable.ui.lab.scene import TRAY_ORIGIN, LabScene
from vikingtable.ui.lab.words import capital, word

#: What the tray can show: all that may lie on the board, everything, one colour, or own shapes.
FILTERS = ("board", "all", *COLOURS, "own")
#: Pixels a cell, and a side of a tile's box, at normal text size.
TRAY_CELL = 14.5
BOX = 80.0
_GAP = 6.0
_LABEL = 20.0
_HEAD = 28.0
_LEFT = Qt.MouseButton.LeftButton


def shown_tiles(arrangement: Arrangement, which: str) -> tuple[Tile, ...]:
    """The kinds of tiles that a filter of the tray shows, in the order of their colours."""
    colours = arrangement.applied.colours

    def wanted(tile: Tile) -> bool:
        if which == "own":
            return tile.own
        if which == "board":
            if tile.count == 0:
                return False
            # Wood is a tile only where an occupation says so: it shows when the rules name it.
            if colours is None:
                return tile.piece.colour != "wood" or tile.own
            return tile.piece.colour in colours
        return which == "all" or tile.piece.colour == which

    found = [tile for tile in arrangement.tiles if wanted(tile)]
    return tuple(sorted(found, key=lambda tile: (tile.own, COLOURS.index(tile.piece.colour))))


class _Box:
    """One kind of tile in the tray."""

    def __init__(self, tile: Tile, item: QGraphicsPixmapItem) -> None:
        self.tile = tile
        self.item = item
        self.rect = QRectF()
        self.key: object = None


class TrayView(LabHoldingView):
    """A view of the tray's part of the scene. Enter takes the tile under the cursor, as dragging it does."""

    #: A tile was taken by key: the board should have the focus.
    takenByKey = Signal()
    #: A tile was taken by a click and stays in hand: the board should have the keys.
    takenByClick = Signal()
    #: The pointer drags the tile in hand, at a point of the screen outside the tray.
    draggedOut = Signal(QPoint)
    #: The tile in hand was let go at a point of the screen outside the tray.
    droppedOut = Signal(QPoint)
    #: The pointer with the tile in hand is over the tray.
    heldHere = Signal()
    #: Double click or F2 on an own shape: its id.
    editWanted = Signal(str)

    def __init__(self, scene: LabScene, model: LabModel, parent: QWidget | None = None) -> None:
        super().__init__(scene, model, parent)
        self._filter = "board"
        self._boxes: dict[str, _Box] = {}
        self._heads: list[QGraphicsPixmapItem] = []
        self._head_texts: list[tuple[str, float]] = []
        self._columns = 0
        self._over: str | None = None
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.set_background("panel")
        self.activated.connect(self._taken_by_key)
        self.cursorMoved.connect(self._cursor_moved)
        model.documentChanged.connect(self.show_tiles)
        model.handChanged.connect(self._hand_changed)
        model.traySpun.connect(self._spun)
        self.ready()
        self.show_tiles()

    # Zoom does not belong here ----------------------------------------------------------------------------------------

    def fit(self) -> None:
        """The tray keeps its scale."""

    def set_zoom(self, zoom: float, at: QPointF | None = None) -> None:
        """The tray keeps its scale."""

    # What is shown ----------------------------------------------------------------------------------------------------

    def set_filter(self, which: str) -> None:
        """Show other kinds of tiles."""
        self._filter = which
        self.verticalScrollBar().setValue(0)
        self.show_tiles()

    def tiles(self) -> tuple[str, ...]:
        """The ids of the kinds that are shown, in their order."""
        return tuple(self._boxes)

    def rect_of(self, piece: str) -> QRectF:
        """Where a kind of tile lies, in scene units."""
        return self._boxes[piece].rect

    def _hand_changed(self) -> None:
        if self.model.hand is None:
            self.hand_emptied()
        self.show_tiles()
        self.hold_again()

    def _sizes(self) -> tuple[float, float]:
        """Side of a box, and height of the line with the count, for the size of text."""
        height = QFontMetricsF(look.current().font("small")).height()
        return BOX, max(_LABEL, height + 4)

    def event(self, event: QEvent) -> bool:
        """On a screen with another pixel ratio the pictures are drawn anew."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.show_tiles()
        return super().event(event)

    def retranslate(self) -> None:
        self.set_board_name(tr("lab.tray.name"))
        self.show_tiles()

    def restyle(self) -> None:
        super().restyle()
        self.show_tiles()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_tiles()

    def _fitting_columns(self) -> int:
        return max(1, int((self.viewport().width() - _GAP) // (BOX + _GAP)))

    def show_tiles(self) -> None:
        """Show the tiles as they are now."""
        if not self._is_ready:
            return
        tiles = shown_tiles(self.model.active, self._filter)
        wanted = {tile.piece.id: tile for tile in tiles}
        for piece in [piece for piece in self._boxes if piece not in wanted]:
            self.scene().removeItem(self._boxes.pop(piece).item)
        boxes: dict[str, _Box] = {}
        for piece, tile in wanted.items():
            box = self._boxes.get(piece)
            if box is None:
                item = QGraphicsPixmapItem()
                still(item, 0.0)
                self.scene().addItem(item)
                box = _Box(tile, item)
            box.tile = tile
            boxes[piece] = box
        self._boxes = boxes
        self._lay_out()
        for box in boxes.values():
            self._draw(box)
        self._set_spots()

    def _lay_out(self) -> None:
        side, line = self._sizes()
        self._columns = self._fitting_columns()
        spare = max(0.0, self.viewport().width() - _GAP - self._columns * (BOX + _GAP))
        left, y = TRAY_ORIGIN.x() + _GAP + int(spare / 2), TRAY_ORIGIN.y() + _GAP
        column, group = 0, ""
        heads: list[tuple[str, float]] = []
        for box in self._boxes.values():
            tile = box.tile
            name = "own" if tile.own else tile.piece.colour
            small = name in ("silver", "ore", "wood")
            name = "single" if small else name
            if name != group:
                if column:
                    y += side + line + _GAP
                column, group = 0, name
                heads.append((name, y))
                y += _HEAD
            elif column == self._columns:
                column = 0
                y += side + line + _GAP
            box.rect = QRectF(left + column * (side + _GAP), y, side, side + line)
            column += 1
        bottom = y + (side + line + _GAP if self._boxes else _GAP)
        self._draw_heads(heads, left)
        width = min(_GAP + self._columns * (side + _GAP) + spare, max(1, self.viewport().width()))
        self.setSceneRect(QRectF(TRAY_ORIGIN.x(), TRAY_ORIGIN.y(), width, bottom - TRAY_ORIGIN.y()))

    def _draw_heads(self, heads: Sequence[tuple[str, float]], left: float) -> None:
        while self._heads:
            self.scene().removeItem(self._heads.pop())
        theme, dpr = look.current(), self.devicePixelRatioF()
        width = _GAP + self._columns * (BOX + _GAP)
        for name, y in heads:
            text = capital(say(colour_name(name)) if name in COLOURS else tr(f"lab.tray.head.{name}"))
            pixmap = QPixmap(math.ceil(width * dpr), math.ceil(_HEAD * dpr))
            pixmap.setDevicePixelRatio(dpr)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            font = theme.font("small", bold=True)
            painter.setFont(font)
            painter.setPen(theme.colour("text_soft"))
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width - 2 * _GAP)
            painter.drawText(
                QRectF(2, 0, width, _HEAD), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown
            )
            painter.end()
            item = QGraphicsPixmapItem(pixmap)
            still(item, 0.0)
            item.setPos(left, y)
            self.scene().addItem(item)
            self._heads.append(item)

    def _draw(self, box: _Box) -> None:
        model, theme, dpr = self.model, look.current(), self.devicePixelRatioF()
        tile = box.tile
        left = model.active.left(tile.piece.id)
        held = model.hand is not None and model.hand.piece == tile.piece.id
        if held and model.hand is not None and model.hand.source is None and left is not None:
            left -= 1
        side, line = self._sizes()
        lies = model.lies(tile.piece.id)
        hovered = self._over == tile.piece.id
        key = (tile, lies, left, held, hovered, theme, dpr, side, line)
        box.item.setPos(box.rect.topLeft())
        if box.key == key:
            return
        box.key = key
        pixmap = QPixmap(math.ceil(side * dpr), math.ceil((side + line) * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(QRectF(1, 1, side - 2, side + line - 2), 8, 8)
        painter.fillPath(path, theme.colour("selection" if held else "hover" if hovered else "panel_raised"))
        if held or hovered:
            painter.setPen(QPen(theme.colour("glow" if held else "line_strong"), 2 if held else 1))
            painter.drawPath(path)
        cells = tile.piece.shape.oriented(*lies)
        wide = max(x for x, _ in cells) + 1
        high = max(y for _, y in cells) + 1
        cell = min(TRAY_CELL, math.floor((side - 8) / max(wide, high)))
        sheet = atlas.shared()
        picture = sheet.tile_pixmap(cells, tile_token(tile.piece.colour), tile_symbol(tile), cell, dpr)
        margin = sheet.tile_margin(cell)
        painter.setOpacity(0.35 if left == 0 else 1.0)
        painter.drawPixmap(
            QPointF(round((side - wide * cell) / 2 - margin), round((side - high * cell) / 2 - margin)), picture
        )
        painter.setOpacity(1.0)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.colour("text_disabled" if left == 0 else "on_selection" if held else "text"))
        painter.drawText(QRectF(0, side - 3, side, line), Qt.AlignmentFlag.AlignCenter, count_text(left))
        painter.end()
        box.item.setPixmap(pixmap)

    def _spun(self, piece: str) -> None:
        if piece in self._boxes:
            self._draw(self._boxes[piece])
            self._set_spots()
            if self.hasFocus():
                self.update_accessible(say=True)

    def _set_spots(self) -> None:
        self.set_spots(
            [
                Spot(piece, box.rect.adjusted(1, 1, -1, -1), say(self._name(box.tile)), say(self._about(box.tile)))
                for piece, box in self._boxes.items()
            ]
        )

    def _name(self, tile: Tile) -> Message:
        left = self.model.active.left(tile.piece.id)
        if left is None:
            return msg("lab.tray.tile", tile_name(tile))
        return msg("lab.tray.tile_counted", tile_name(tile), left)

    def _about(self, tile: Tile) -> Message:
        rotation, flipped = self.model.lies(tile.piece.id)
        cells = tile.piece.shape.oriented(rotation, flipped)
        wide, high = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
        key = "lab.tray.about_mirrored" if flipped and tile.piece.shape.chiral else "lab.tray.about"
        return msg(key, colour_name(tile.piece.colour), wide, high, 90 * rotation)

    def tooltip_at(self, at: QPoint) -> str:
        piece = self.piece_at(at)
        if piece is None or self.model.hand is not None:
            return ""
        tile = self._boxes[piece].tile
        return f"{capital(word(tile_name(tile)))}\n{say(self._about(tile))}"

    # The pointer ------------------------------------------------------------------------------------------------------

    def piece_at(self, at: QPoint) -> str | None:
        """The kind of tile at a point of the view."""
        point = self.mapToScene(at)
        for piece, box in self._boxes.items():
            if box.rect.contains(point):
                return piece
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == _LEFT and not self._space_down:
            event.accept()
            self._pick(event.position().toPoint())
        elif event.button() == Qt.MouseButton.RightButton and not self.holds():
            event.accept()
            piece = self.piece_at(event.position().toPoint())
            if piece is not None:
                self.model.spin(piece, mirror=True)
        else:
            super().mousePressEvent(event)

    def _pick(self, at: QPoint) -> None:
        piece, model = self.piece_at(at), self.model
        if piece is None or (model.hand is not None and model.hand.piece == piece):
            self.give_back()
            return
        self.set_current_spot(piece, say=False)
        self.give_back()
        if model.take(piece):
            self._press, self._dragging = at, True
            self.hold_at(at)

    def give_back(self) -> None:
        if self.model.give_back():
            self.lab_scene.float_held(None)

    def hold_at(self, at: QPoint) -> None:
        super().hold_at(at)
        self.heldHere.emit()

    def show_held(self, at: QPoint) -> None:
        self.model.lose_ghost()
        self.lab_scene.float_held(self.mapToScene(at), TRAY_CELL)

    def carry(self, at: QPoint, event: QMouseEvent) -> None:
        if self.viewport().rect().contains(at):
            self.hold_at(at)
        else:
            self.forget_pointer()
            self.draggedOut.emit(event.globalPosition().toPoint())

    def roam(self, at: QPoint) -> None:
        self._set_over(self.piece_at(at))

    def _set_over(self, piece: str | None) -> None:
        if piece == self._over:
            return
        old, self._over = self._over, piece
        for one in (old, piece):
            if one is not None and one in self._boxes:
                self._draw(self._boxes[one])
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor if piece else Qt.CursorShape.ArrowCursor)

    def let_go(self, at: QPoint, start: QPoint, event: QMouseEvent, *, dragged: bool) -> None:
        if not self.holds():
            return
        if not self.viewport().rect().contains(at):
            self.droppedOut.emit(event.globalPosition().toPoint())
        elif (at - start).manhattanLength() >= self.is_far:
            self.give_back()
        else:
            self.takenByClick.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        piece = self.piece_at(event.position().toPoint())
        event.accept()
        if piece is not None and self._boxes[piece].tile.own:
            self.give_back()
            self.editWanted.emit(piece)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._set_over(None)
        if self._press is None:
            self.lab_scene.float_held(None)

    def handle_wheel(self, event: QWheelEvent) -> bool:
        """While a tile is dragged the wheel turns it; else it scrolls the tray."""
        return self._press is not None and super().handle_wheel(event)

    # Keys -------------------------------------------------------------------------------------------------------------

    def _taken_by_key(self, piece: object) -> None:
        self.model.give_back()
        if self.model.take(str(piece)):
            self.takenByKey.emit()

    def _cursor_moved(self, piece: object) -> None:
        self.lab_scene.float_held(None)

    def handle_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        model = self.model
        here = self.current_spot()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key == Qt.Key.Key_Escape and self.holds():
            self.put_back()
            return True
        if here is None:
            return False
        piece = str(here.id)
        held = model.hand is not None and model.hand.piece == piece
        if key in (Qt.Key.Key_R, Qt.Key.Key_Period):
            model.turn(-1 if shift else 1) if held else model.spin(piece, -1 if shift else 1)
        elif key in (Qt.Key.Key_F, Qt.Key.Key_Comma):
            model.mirror() if held else model.spin(piece, mirror=True)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus):
            self._count(piece, -1 if key == Qt.Key.Key_Minus else 1)
        elif key == Qt.Key.Key_F2 and self._boxes[piece].tile.own:
            self.editWanted.emit(piece)
        else:
            return False
        return True

    def _count(self, piece: str, step: int) -> None:
        """One tile more or fewer of a kind, one at least: what there is none of would vanish under the cursor."""
        count = self.model.active.tile(piece).count
        if count is None:
            count = 2 if step < 0 else None
        if count is not None:
            self.model.set_counts({piece: max(1, count + step)})

    def sizeHint(self) -> QSize:
        """Three tiles beside each other."""
        return QSize(math.ceil(3 * (BOX + _GAP) + _GAP) + 18, 400)


def count_text(left: int | None) -> str:
    """How many are left, as it stands under the tile."""
    return "∞" if left is None else f"×{i18n.number(left)}"
