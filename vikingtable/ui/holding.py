"""What boards share on which a tile is held by the pointer: how a drag begins, goes on, ends and is broken off."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QWidget

from vikingtable.ui.boardview import BoardView

#: Pictures are drawn anew when the zoom has been still for so long, in milliseconds.
_SETTLE_MS = 70
#: What one notch of a wheel counts, in eighths of a degree.
_NOTCH = 120
_TURN = (Qt.Key.Key_R, Qt.Key.Key_Period)
_MIRROR = (Qt.Key.Key_F, Qt.Key.Key_Comma)
_GIVE_BACK = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_LEFT = Qt.MouseButton.LeftButton


class HoldingView(BoardView):
    """A board on which something can be in hand. What that is, subclasses know; the pointer and the keys are here.

    What is in hand stays under the pointer: when it turns, and when the board is zoomed, scrolled or gets another
    size. A drag whose end may go unheard, as a dialog opens or another window comes to the front, is broken off:
    what was dragged goes back to where it came from.
    """

    spots_take_clicks = False

    def __init__(self, scene: QGraphicsScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._press: QPoint | None = None
        self._dragging = False
        self._pointer: QPoint | None = None
        self._turned = 0
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._settle.timeout.connect(self.settled)
        self.zoomChanged.connect(self._zoomed)

    # What subclasses say ----------------------------------------------------------------------------------------------

    def holds(self) -> bool:
        """Whether something is in hand."""
        raise NotImplementedError

    def show_held(self, at: QPoint) -> None:
        """Show what is in hand with the pointer at a point of the view."""
        raise NotImplementedError

    def turn_held(self, step: int) -> bool:
        """Give what is in hand a quarter turn, clockwise for 1; says whether it can be turned."""
        raise NotImplementedError

    def mirror_held(self) -> bool:
        """Mirror what is in hand; says whether it can be."""
        raise NotImplementedError

    def put_back(self) -> None:
        """What is in hand goes back to where it came from."""
        raise NotImplementedError

    def give_back(self) -> None:
        """What is in hand goes to where all such pieces are kept, off the board too."""
        raise NotImplementedError

    def grasp(self, at: QPoint) -> None:
        """The left button went down with nothing in hand."""

    def pull(self, at: QPoint, start: QPoint) -> None:
        """The pointer moves with the button down since ``start`` and nothing in hand."""

    def carry(self, at: QPoint, event: QMouseEvent) -> None:
        """The pointer moves with something in hand."""
        self.hold_at(at)

    def roam(self, at: QPoint) -> None:
        """The pointer moves with nothing in hand."""

    def let_go(self, at: QPoint, start: QPoint, event: QMouseEvent, *, dragged: bool) -> None:
        """The left button that went down at ``start`` is let go; ``dragged``: what is in hand was taken meanwhile."""

    def settled(self) -> None:
        """The zoom has been still for a moment: pictures can be drawn for it."""

    # Holding ----------------------------------------------------------------------------------------------------------

    def hold_at(self, at: QPoint) -> None:
        """The pointer with what is in hand is at a point of the view."""
        self._pointer = at
        self.show_held(at)

    def forget_pointer(self) -> None:
        """The pointer with what is in hand is elsewhere, or keys move it now."""
        self._pointer = None

    def hold_again(self) -> None:
        """What is in hand has turned, or the board has moved below it: it stays under the pointer."""
        if self._pointer is not None and self.holds():
            self.show_held(self._pointer)

    def hand_emptied(self) -> None:
        """Nothing is in hand any more: a button that is still down takes nothing else."""
        self._dragging = False
        self._press = self._pointer = None

    @property
    def is_far(self) -> int:
        """From so many pixels on a press is a drag."""
        return QApplication.startDragDistance()

    def break_off(self) -> None:
        """Nobody may hear the button being let go: what was dragged goes back."""
        if self._pan_from is not None:
            self._end_pan()
        if self._press is not None:
            self._press = None
            if self.holds():
                self.put_back()
        self._dragging = False

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.WindowBlocked):
            self.break_off()
        return super().event(event)

    # The pointer ------------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if event.button() == Qt.MouseButton.RightButton:
            event.accept()
            if self.holds():
                self.mirror_held()
        elif event.button() != _LEFT or self._space_down:
            super().mousePressEvent(event)
        else:
            event.accept()
            self._press, self._dragging = at, False
            if self.holds():
                self.hold_at(at)
            else:
                self.grasp(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            super().mouseMoveEvent(event)
        if self._pan_from is not None:
            return
        at = event.position().toPoint()
        event.accept()
        if self._press is not None and not event.buttons() & _LEFT:
            self.button_lost()
        if not self.holds() and self._press is not None:
            self.pull(at, self._press)
        if self.holds():
            self.carry(at, event)
        else:
            self.roam(at)

    def button_lost(self) -> None:
        """The button was let go where this view did not hear it; what is in hand stays at the pointer."""
        self._press = None
        self._dragging = False

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != _LEFT or self._pan_button == _LEFT:
            super().mouseReleaseEvent(event)
            return
        event.accept()
        start, self._press = self._press, None
        dragged, self._dragging = self._dragging, False
        if start is not None:
            self.let_go(event.position().toPoint(), start, event, dragged=dragged)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.forget_pointer()

    def handle_wheel(self, event: QWheelEvent) -> bool:
        """The wheel turns what is in hand, a quarter for each notch."""
        if not self.holds():
            return False
        delta = event.angleDelta().y() or event.angleDelta().x()
        self._turned += delta
        while abs(self._turned) >= _NOTCH:
            step = 1 if self._turned < 0 else -1
            self._turned += step * _NOTCH
            if not self.turn_held(step):
                self._turned = 0
                return False
        return True

    # The board moves below --------------------------------------------------------------------------------------------

    def _zoomed(self, zoom: float) -> None:
        self._settle.start()

    def set_zoom(self, zoom: float, at: QPointF | None = None) -> None:
        super().set_zoom(zoom, at)
        self.hold_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.hold_again()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        if hasattr(self, "_pointer"):  # Qt scrolls while the view is made
            self.hold_again()

    # Keys -------------------------------------------------------------------------------------------------------------

    def hand_key(self, key: Qt.Key, *, shift: bool = False) -> bool:
        """What a key does to what is in hand, wherever the focus is; says whether it did something."""
        if not self.holds():
            return False
        if key == Qt.Key.Key_Escape:
            self.put_back()
        elif key in _GIVE_BACK:
            self.give_back()
        elif key in _TURN:
            return self.turn_held(-1 if shift else 1)
        elif key in _MIRROR:
            return self.mirror_held()
        else:
            return False
        return True
