"""The board's view in the lab: the pointer and the keys act on the tile in hand, or paint; the cursor speaks."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from vikingtable.texts.message import Message
from vikingtable.tiles.shapes import Cell
from vikingtable.ui import boardview
from vikingtable.ui.boardview import FIT_MARGIN, Spot
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.lab import drawing, wording
from vikingtable.ui.lab.boardnode import CELL
from vikingtable.ui.lab.labholding import LabHoldingView
from vikingtable.ui.lab.model import LabModel
from vikingtable.ui.lab.names import board_name
from vikingtable.ui.lab.scene import REACH, LabScene


class LabBoardView(LabHoldingView):
    """Boards of the lab. One tab stop; its name and description follow the cursor or the ghost."""

    #: The pointer with a tile in hand left for a point of the screen outside this view.
    draggedOut = Signal(QPoint)
    #: The button was let go outside this view, at a point of the screen.
    droppedOut = Signal(QPoint)
    #: The cursor or the pointer is on another cell: (arrangement, cell) or None.
    cellChanged = Signal(object)
    #: A stroke of the brush, or one painted cell, is done.
    strokeDone = Signal()
    #: The pointer with the tile in hand is over this view.
    heldHere = Signal()

    def __init__(self, scene: LabScene, model: LabModel, parent: QWidget | None = None) -> None:
        super().__init__(scene, model, parent)
        self._cell: tuple[int, Cell] = (0, (0, 0))
        self._cursor_used = False
        self._painting: Cell | None = None
        self._over: tuple[int, Cell] | None = None
        scene.seen = self._seen
        model.documentChanged.connect(self._document_changed)
        model.handChanged.connect(self._hand_changed)
        model.ghostChanged.connect(self._ghost_changed)
        model.modeChanged.connect(self._mode_changed)
        self._document_changed()
        self.ready()

    # Zoom -------------------------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """All boards as large as there is room, with a whole number of pixels a cell so that lines stay sharp."""
        self._fitted = True
        rect = self.sceneRect()
        room = self.maximumViewportSize()
        if rect.isEmpty() or room.width() <= 2 * FIT_MARGIN or room.height() <= 2 * FIT_MARGIN:
            return
        zoom = min((room.width() - 2 * FIT_MARGIN) / rect.width(), (room.height() - 2 * FIT_MARGIN) / rect.height())
        zoom = min(boardview.LARGEST_ZOOM, max(boardview.SMALLEST_ZOOM, zoom))
        dpr = self.devicePixelRatioF()
        whole = int(zoom * CELL * dpr) / dpr / CELL
        self._scale_to(max(boardview.SMALLEST_ZOOM, whole))
        self.centerOn(rect.center())
        self.settled()

    def set_zoom(self, zoom: float, at: QPointF | None = None) -> None:
        dpr = self.devicePixelRatioF()
        before = round(self.zoom() * CELL * dpr)
        wanted = round(zoom * CELL * dpr)
        if wanted == before and abs(zoom - self.zoom()) > 1e-6:
            wanted += 1 if zoom > self.zoom() else -1
        super().set_zoom(wanted / dpr / CELL, at)

    def settled(self) -> None:
        self._settle.stop()
        pixels = max(4.0, self.zoom() * CELL)
        self.lab_scene.set_resolution(round(pixels, 3), self.devicePixelRatioF())

    def _seen(self) -> QRectF:
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def event(self, event: QEvent) -> bool:
        """On a screen with another pixel ratio the pictures are drawn anew."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.settled()
        return super().event(event)

    def restyle(self) -> None:
        super().restyle()
        self.lab_scene.restyle()

    def retranslate(self) -> None:
        self.update_accessible(say=False)
        self.lab_scene.restyle()

    # The model --------------------------------------------------------------------------------------------------------

    def _document_changed(self) -> None:
        rect = self.lab_scene.boards_rect().adjusted(-2, -2, 2, 2)
        if rect != self.sceneRect():
            self.setSceneRect(rect)
            if self.fitted:
                self.fit()
        which, (x, y) = self._cell
        boards = self.lab_scene.boards
        which = min(which, len(boards) - 1)
        layout = boards[which].layout
        self._cell = (which, (min(x, layout.width - 1), min(y, layout.height - 1)))
        if self._over is not None and self._over[0] >= len(boards):
            self._hover(None)  # the board under the pointer is gone
        self._show_pointer()
        self._draw_cursor()
        self.update_accessible(say=False)

    def _hand_changed(self) -> None:
        if self.model.hand is None:
            self.hand_emptied()
        self.hold_again()
        self._show_pointer()
        self._draw_cursor()
        self.update_accessible(say=True)

    def _ghost_changed(self) -> None:
        self.update_accessible(say=True)

    def _mode_changed(self) -> None:
        self._show_pointer()
        self.update_accessible(say=False)

    # The pointer ------------------------------------------------------------------------------------------------------

    def _show_pointer(self) -> None:
        if self._space_down or self._pan_from is not None:
            super()._show_pointer()
            return
        shape = Qt.CursorShape.ArrowCursor
        if self.model.hand is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self.model.mode == "draw":
            shape = Qt.CursorShape.CrossCursor
        elif self._over is not None and self._tile_at(self._over) is not None:
            shape = Qt.CursorShape.OpenHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def _tile_at(self, at: tuple[int, Cell]) -> int | None:
        which, cell = at
        arrangements = self.model.document.arrangements
        return arrangements[which].tile_at(cell) if which < len(arrangements) else None

    def give_back(self) -> None:
        self.model.give_back()
        self.lab_scene.float_held(None)

    def hold_at(self, at: QPoint) -> None:
        super().hold_at(at)
        self.heldHere.emit()

    def show_held(self, at: QPoint) -> None:
        point = self.mapToScene(at)
        found = self.lab_scene.board_at(point, REACH)
        if found is None:
            self.model.lose_ghost()
            self.lab_scene.float_held(point)
        else:
            self.lab_scene.float_held(None)
            self.model.point_at(*found)

    def let_go_at(self, at: QPoint, *, keep: bool = False) -> None:
        """The tile in hand is let go at a point of this view after it was dragged there."""
        self.hold_at(at)
        if self.model.ghost is None:
            self.put_back()
        else:
            self.model.drop(keep=keep)

    def grasp(self, at: QPoint) -> None:
        model = self.model
        here = self.lab_scene.cell_at(self.mapToScene(at))
        if here is None:
            return
        which, cell = here
        if model.mode == "draw":
            model.select(which)
            model.begin_stroke()
            self._paint_to(which, cell, cell)
            return
        self._set_cell(here, say=False)
        index = self._tile_at(here)
        if index is None:
            model.select(which)
            proposed = self.lab_scene.proposed_at(which, cell)
            if proposed is not None:
                model.accept_proposal(proposed)
            return
        x, y = self.lab_scene.boards[which].point_in_cells(self.mapToScene(at))
        placement = model.document.arrangements[which].placed[index]
        self._dragging = True
        model.lift(which, index, (x - placement.x, y - placement.y))

    def _paint_to(self, which: int, start: Cell, cell: Cell) -> None:
        self._painting = cell
        self._set_cell((which, cell), say=False)
        self.model.paint(which, drawing.line(start, cell))

    def carry(self, at: QPoint, event: QMouseEvent) -> None:
        if self.viewport().rect().contains(at):
            self.hold_at(at)
        else:
            self.forget_pointer()
            self.model.lose_ghost()
            self.draggedOut.emit(event.globalPosition().toPoint())

    def roam(self, at: QPoint) -> None:
        here = self.lab_scene.cell_at(self.mapToScene(at))
        if self._painting is None:
            self._hover(here)
        elif here is not None and here[1] != self._painting and here[0] == self._cell[0]:
            self._paint_to(here[0], self._painting, here[1])

    def _end_stroke(self) -> None:
        if self._painting is not None:
            self._painting = None
            self.strokeDone.emit()

    def break_off(self) -> None:
        super().break_off()
        self._end_stroke()

    def button_lost(self) -> None:
        super().button_lost()
        self._end_stroke()

    def _hover(self, here: tuple[int, Cell] | None) -> None:
        if here == self._over:
            return
        self._over = here
        self._show_pointer()
        if here is None:
            self.lab_scene.show_hover(0, None)
        else:
            self.lab_scene.show_hover(*here)
        self.cellChanged.emit(here)

    def let_go(self, at: QPoint, start: QPoint, event: QMouseEvent, *, dragged: bool) -> None:
        self._end_stroke()
        if not self.holds():
            return
        if dragged and (at - start).manhattanLength() < self.is_far:
            return  # a click on a tile: it stays in hand until the next click
        keep = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if self.viewport().rect().contains(at):
            self.let_go_at(at, keep=keep)
        else:
            self.droppedOut.emit(event.globalPosition().toPoint())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)
        if self.holds() and not self._dragging and not self.hasFocus():
            self.model.lose_ghost()
        self.lab_scene.float_held(None)

    def tooltip_at(self, at: QPoint) -> str:
        if self.model.hand is not None:
            return ""
        here = self.lab_scene.cell_at(self.mapToScene(at))
        if here is None:
            return ""
        name, state = wording.at_cell(self.model.document.arrangements[here[0]], *here[1])
        return f"{say(name)}\n{say(state)}"

    # Cursor and keys --------------------------------------------------------------------------------------------------

    def cursor_cell(self) -> tuple[int, Cell]:
        """The cell that the cursor stands on: arrangement and cell."""
        return self._cell

    def _set_cell(self, here: tuple[int, Cell], *, say: bool) -> None:
        self._cursor_used = True
        if here == self._cell:
            self._draw_cursor()
            return
        self._cell = here
        self._draw_cursor()
        which, (x, y) = here
        self.ensureVisible(self.lab_scene.boards[which].cell_rect(x, y), 24, 24)
        self.update_accessible(say=say)
        self.cellChanged.emit(here)

    def current_spot(self) -> Spot | None:
        """The cell under the cursor as a spot; none while a tile is in hand, as the ghost is the cursor then."""
        if not hasattr(self, "_cell") or self.model.hand is not None:
            return None
        which, (x, y) = self._cell
        if which >= len(self.lab_scene.boards):
            return None
        return Spot(self._cell, self.lab_scene.boards[which].cell_rect(x, y), "")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.model.hand is not None and event.reason() != Qt.FocusReason.MouseFocusReason:
            self.model.call_ghost(self._cell[1] if self._cursor_used else None)
        self.update_accessible(say=False)

    def move_cursor(self, dx: int, dy: int) -> bool:
        model = self.model
        if model.hand is not None:
            self.forget_pointer()
            if model.ghost is None:
                model.call_ghost(self._cell[1] if self._cursor_used else None)
            else:
                model.step_ghost(dx, dy)
            self._show_ghost_rect()
            return True
        which, (x, y) = self._cell
        x, y = x + dx, y + dy
        boards = self.lab_scene.boards
        if x < 0 and which > 0:
            which -= 1
            x = boards[which].layout.width - 1
        elif x >= boards[which].layout.width and which + 1 < len(boards):
            which, x = which + 1, 0
        layout = boards[which].layout
        self._set_cell((which, (min(max(x, 0), layout.width - 1), min(max(y, 0), layout.height - 1))), say=True)
        self.lab_scene.show_hover(*self._cell)
        return True

    def _show_ghost_rect(self) -> None:
        ghost = self.model.ghost
        if ghost is None:
            return
        width, height = self.model.hand_size()
        node = self.lab_scene.boards[ghost.which]
        rect = QRectF(
            node.cell_rect(ghost.x, ghost.y).topLeft(),
            node.cell_rect(ghost.x + width - 1, ghost.y + height - 1).bottomRight(),
        )
        self.ensureVisible(rect, 24, 24)

    def activate_cursor(self, *, keep: bool = False) -> bool:
        model = self.model
        self.forget_pointer()
        if model.hand is not None:
            if model.ghost is None:  # show it first; the next press lays the tile
                model.call_ghost(self._cell[1] if self._cursor_used else None)
                return True
            ghost = model.ghost
            if model.drop(keep=keep):
                self._cell = (ghost.which, (max(0, ghost.x), max(0, ghost.y)))
                self._document_changed()
                if model.hand is not None:
                    model.call_ghost(self._cell[1])
            return True
        which, cell = self._cell
        if model.mode == "draw":
            model.select(which)
            model.begin_stroke()
            model.paint(which, (cell,))
            self.update_accessible(say=True)
            self.strokeDone.emit()
            return True
        index = self._tile_at(self._cell)
        if index is None:
            proposed = self.lab_scene.proposed_at(which, cell)
            if proposed is not None:
                model.accept_proposal(proposed)
            else:
                self.announced(tr("lab.told.nothing_here"))
            return True
        model.lift(which, index)
        return True

    def handle_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        model = self.model
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if self.hand_key(key, shift=shift):
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self.activate_cursor(keep=shift)
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and model.mode == "place":
            index = self._tile_at(self._cell)
            if index is not None:
                model.take_back(self._cell[0], index)
            else:
                self.announced(tr("lab.told.nothing_here"))
            return True
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End) and model.hand is None:
            which = self._cell[0]
            layout = self.lab_scene.boards[which].layout
            end = key == Qt.Key.Key_End
            self._set_cell((which, (layout.width - 1, layout.height - 1) if end else (0, 0)), say=True)
            return True
        return False

    # What a screen reader hears ---------------------------------------------------------------------------------------

    def cursor_text(self) -> tuple[str, str]:
        if not hasattr(self, "_cell"):
            return "", ""
        model = self.model
        judgement = model.judgement
        texts: tuple[Message, Message] | None
        if model.hand is not None:
            if judgement is None:
                tile = model.active.tile(model.hand.piece)
                return tr("lab.hand.holding", wording.tile_name(tile)), tr("lab.hand.how")
            texts = wording.spoken(model.active, judgement)
        else:
            which, (x, y) = self._cell
            if which >= len(model.document.arrangements):
                return "", ""
            texts = wording.at_cell(model.document.arrangements[which], x, y)
            if not self._cursor_used and not self.hasFocus():
                return tr("lab.board.of", board_name(model.active)), say(texts[0])
        return say(texts[0]), say(texts[1])
