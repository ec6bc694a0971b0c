"""A board to look at: zoom at the cursor, pan, fit, and a cursor for keyboard and screen reader over its places."""

from collections.abc import Hashable, Sequence

import shiboken6
from attrs import frozen
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPainterPath,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QGestureEvent,
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsScene,
    QGraphicsView,
    QPinchGesture,
    QToolTip,
    QWidget,
)

from vikingtable.ui import keys
from vikingtable.ui import theme as look
from vikingtable.ui.steps import Steps
from vikingtable.ui.widgets import Speaking, announce

SMALLEST_ZOOM = 0.15
LARGEST_ZOOM = 8.0
#: What one step of the menu, or one notch of the wheel, enlarges by.
ZOOM_STEP = 1.2
#: Room left around the board when it is fitted, in pixels.
FIT_MARGIN = 8
_CURSOR_Z = 1_000_000.0

_DIRECTIONS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


@frozen
class Spot:
    """A place on the board that the cursor can stand on: a cell, a card, a ship, a pile.

    ``rect`` is in scene units. ``name`` and ``description`` are what a screen reader says; the description (why a
    place cannot be chosen, what choosing it does) is the tooltip too.
    """

    id: Hashable
    rect: QRectF
    name: str
    description: str = ""
    enabled: bool = True


class GlowItem(QGraphicsPathItem):
    """The frame of what can be acted on now: the brightest thing on the board. Purely for the eye, no mouse."""

    def __init__(self, shape: QRectF | QPainterPath, radius: float = 8.0, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._halo = QGraphicsPathItem(self)
        self._halo.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        for item in (self, self._halo):
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setAcceptHoverEvents(False)
        self.set_shape(shape, radius)
        self.restyle()

    def set_shape(self, shape: QRectF | QPainterPath, radius: float = 8.0) -> None:
        """Frame another place."""
        path = shape
        if isinstance(shape, QRectF):
            path = QPainterPath()
            path.addRoundedRect(shape, radius, radius)
        self.setPath(path)
        self._halo.setPath(path)

    def restyle(self) -> None:
        """Take the colours of the current theme."""
        theme = look.current()
        self.setPen(_round_pen(theme.colour("glow"), 3))
        self._halo.setPen(_round_pen(theme.colour("glow", 0.3), 9))


def _round_pen(colour: object, width: float) -> QPen:
    pen = QPen(colour, width)  # type: ignore[call-overload]
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


class BoardView(Speaking, QGraphicsView):
    """Shows one scene. Subclasses give it spots, or a cursor of their own by ``move_cursor`` and ``cursor_text``."""

    #: The scale changed: pictures may be wanted from another bucket of the atlas.
    zoomChanged = Signal(float)
    #: The cursor stands on another spot (its id, or None).
    cursorMoved = Signal(object)
    #: A spot was chosen: Enter, or a click on it. Only enabled spots are.
    activated = Signal(object)
    #: A spot that cannot be chosen was tried.
    refused = Signal(object)
    #: The mouse is over another spot (its id, or None).
    hovered = Signal(object)
    #: Space was pressed and let go without dragging: animations are skipped.
    spaceTapped = Signal()

    #: Whether a click on a spot chooses it; boards whose items take the mouse themselves say False.
    spots_take_clicks = True

    def __init__(self, scene: QGraphicsScene | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setScene(scene if scene is not None else QGraphicsScene(self))
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing, False)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setDragMode(QGraphicsView.DragMode.NoDrag)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setInputMethodHints(Qt.InputMethodHint.ImhPreferLatin | Qt.InputMethodHint.ImhNoPredictiveText)
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._token = "window"
        self._spots: dict[Hashable, Spot] = {}
        #: Where the arrows lead; found out when the first of them is pressed.
        self._steps: Steps | None = None
        self._current: Hashable | None = None
        self._hovered: Hashable | None = None
        self._pressed: Hashable | None = None
        self._fitted = True
        self._pan_from: QPoint | None = None
        self._pan_button = Qt.MouseButton.NoButton
        self._space_down = False
        self._space_used = False
        self._cursor_item: QGraphicsPathItem | None = None
        self._board_name = ""

    def restyle(self) -> None:
        self.setBackgroundBrush(look.current().colour(self._token))
        self._draw_cursor()

    def set_background(self, token: str) -> None:
        """Fill what lies around the board with a colour of the theme."""
        self._token = token
        self.setBackgroundBrush(look.current().colour(token))

    # Zoom and pan -----------------------------------------------------------------------------------------------------

    def zoom(self) -> float:
        """Pixels a scene unit now takes."""
        return self.transform().m11()

    def set_zoom(self, zoom: float, at: QPointF | None = None) -> None:
        """Show the board at this scale; ``at``, in pixels of the view, stays where it is (its middle if not given)."""
        zoom = min(LARGEST_ZOOM, max(SMALLEST_ZOOM, zoom))
        anchor = at if at is not None else QPointF(self.viewport().rect().center())
        before = self.mapToScene(anchor.toPoint())
        self._fitted = False
        self._scale_to(zoom)
        moved = self.mapFromScene(before) - anchor.toPoint()
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + moved.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + moved.y())

    def zoom_in(self) -> None:
        """One step larger."""
        self.set_zoom(self.zoom() * ZOOM_STEP)

    def zoom_out(self) -> None:
        """One step smaller."""
        self.set_zoom(self.zoom() / ZOOM_STEP)

    def actual_size(self) -> None:
        """One pixel a scene unit."""
        self.set_zoom(1.0)

    def fit(self) -> None:
        """The whole board, as large as it can be, now and after each change of the view's size."""
        self._fitted = True
        rect = self.sceneRect()
        room = self.maximumViewportSize()
        if rect.isEmpty() or room.width() <= 2 * FIT_MARGIN or room.height() <= 2 * FIT_MARGIN:
            return
        wide = (room.width() - 2 * FIT_MARGIN) / rect.width()
        high = (room.height() - 2 * FIT_MARGIN) / rect.height()
        self._scale_to(min(LARGEST_ZOOM, max(SMALLEST_ZOOM, min(wide, high))))
        self.centerOn(rect.center())

    @property
    def fitted(self) -> bool:
        """Whether the board follows the view's size."""
        return self._fitted

    def _scale_to(self, zoom: float) -> None:
        if abs(zoom - self.zoom()) < 1e-6:
            return
        transform = self.transform()
        transform.reset()
        transform.scale(zoom, zoom)
        self.setTransform(transform)
        self._draw_cursor()
        self.zoomChanged.emit(zoom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl and the wheel zoom; the wheel alone scrolls, unless the board takes it (``handle_wheel``)."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            notches = event.angleDelta().y() / 120
            if notches:
                self.set_zoom(self.zoom() * ZOOM_STEP**notches, event.position())
            event.accept()
        elif self.handle_wheel(event):
            event.accept()
        else:
            super().wheelEvent(event)

    def handle_wheel(self, event: QWheelEvent) -> bool:
        """Whether the board did something with the wheel (turned the tile in hand)."""
        return False

    def viewportEvent(self, event: QEvent) -> bool:
        """Pinch zooms; a spot's description is its tooltip."""
        kind = event.type()
        if kind == QEvent.Type.NativeGesture and isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.set_zoom(self.zoom() * (1 + event.value()), event.position())
                return True
        elif kind == QEvent.Type.Gesture and isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                at = self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                self.set_zoom(self.zoom() * pinch.scaleFactor(), QPointF(at))
                return True
        elif kind == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            spot = self.spot_at(event.pos())
            text = self.tooltip_at(event.pos()) or (spot.description if spot else "")
            if text:
                QToolTip.showText(event.globalPos(), text, self)
            else:
                QToolTip.hideText()
            return True
        elif kind == QEvent.Type.Leave:
            self._set_hovered(None)
        return super().viewportEvent(event)

    def tooltip_at(self, at: QPoint) -> str:
        """The tooltip at a point of the view, where it is not a spot's description."""
        return ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        left = event.button() == Qt.MouseButton.LeftButton
        if event.button() == Qt.MouseButton.MiddleButton or (left and self._space_down):
            self._pan_from, self._pan_button = event.position().toPoint(), event.button()
            self._space_used = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            event.accept()
            return
        if left and self.spots_take_clicks:
            spot = self.spot_at(event.position().toPoint())
            self._pressed = spot.id if spot else None
        super().mousePressEvent(event)
        if self._pressed is not None:
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._pan_from is not None and not event.buttons() & self._pan_button:
            self._end_pan()  # the button was let go where this view did not hear it
        if self._pan_from is not None:
            moved = at - self._pan_from
            self._pan_from = at
            self._fitted = False
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - moved.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - moved.y())
            event.accept()
            return
        if self.spots_take_clicks:
            spot = self.spot_at(at)
            self._set_hovered(spot.id if spot else None)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None and event.button() == self._pan_button:
            self._end_pan()
            event.accept()
            return
        pressed, self._pressed = self._pressed, None
        super().mouseReleaseEvent(event)
        if pressed is not None:
            event.accept()
        if pressed is not None and event.button() == Qt.MouseButton.LeftButton:
            spot = self.spot_at(event.position().toPoint())
            if spot is not None and spot.id == pressed:
                self.set_current_spot(spot.id, say=False)
                (self.activated if spot.enabled else self.refused).emit(spot.id)

    def _end_pan(self) -> None:
        self._pan_from, self._pan_button = None, Qt.MouseButton.NoButton
        self._show_pointer()

    def _set_hovered(self, spot: Hashable | None) -> None:
        if spot != self._hovered:
            self._hovered = spot
            self._show_pointer()
            self.hovered.emit(spot)

    def _show_pointer(self) -> None:
        if self._space_down:
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
            return
        spot = self._spots.get(self._hovered) if self._hovered is not None else None
        if spot is not None and spot.enabled and self.spots_take_clicks:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    # The cursor -------------------------------------------------------------------------------------------------------

    def set_board_name(self, name: str) -> None:
        """What the board is called where no cursor stands on it."""
        self._board_name = name
        self.update_accessible(say=False)

    def set_spots(self, spots: Sequence[Spot]) -> None:
        """The places that the cursor can stand on, in reading order; it stays where it is if that place remains."""
        before = self.current_spot()
        self._spots = {spot.id: spot for spot in spots}
        self._steps = None
        if self._current not in self._spots:
            self._current = None
        if self._hovered not in self._spots:
            self._hovered = None
        self._show_pointer()
        self._draw_cursor()
        after = self.current_spot()
        if before is None or after is None or (before.name, before.description) != (after.name, after.description):
            self.update_accessible(say=False)

    def spots(self) -> tuple[Spot, ...]:
        """The places that the cursor can stand on."""
        return tuple(self._spots.values())

    def current_spot(self) -> Spot | None:
        """The place that the cursor stands on."""
        return self._spots.get(self._current) if self._current is not None else None

    def set_current_spot(self, spot: Hashable | None, *, say: bool = True) -> None:
        """Put the cursor on a place; ``say``: a screen reader hears it."""
        if spot == self._current or (spot is not None and spot not in self._spots):
            return
        self._current = spot
        self._draw_cursor()
        here = self.current_spot()
        if here is not None:
            self.ensureVisible(here.rect, 24, 24)
        self.update_accessible(say=say)
        self.cursorMoved.emit(spot)

    def spot_at(self, at: QPoint) -> Spot | None:
        """The place at a point of the view, the last one in reading order where several overlap."""
        point = self.mapToScene(at)
        for spot in reversed(self._spots.values()):
            if spot.rect.contains(point):
                return spot
        return None

    def move_cursor(self, dx: int, dy: int) -> bool:
        """Go one step in a direction (one of the two is ±1, the other 0); says whether that is possible."""
        here = self.current_spot()
        if here is None:
            first = next(iter(self._spots), None)
            self.set_current_spot(first)
            return first is not None
        if self._steps is None:
            self._steps = Steps({spot.id: spot.rect for spot in self._spots.values()})
        end = self._steps.after(here.id, dx, dy)
        if end is None:
            return False
        self.set_current_spot(end)
        return True

    def activate_cursor(self) -> bool:
        """Choose the place under the cursor; says whether there is one."""
        here = self.current_spot()
        if here is None:
            return False
        (self.activated if here.enabled else self.refused).emit(here.id)
        if not here.enabled:
            announce(self, here.description)
        return True

    def cursor_text(self) -> tuple[str, str]:
        """Accessible name and description of the board with the cursor where it is now."""
        here = self.current_spot()
        return (here.name, here.description) if here is not None else (self._board_name, "")

    def update_accessible(self, *, say: bool = True) -> None:
        """Name and description follow the cursor; ``say``: they are announced."""
        name, description = self.cursor_text()
        if (name, description) == (self.accessibleName(), self.accessibleDescription()):
            return
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)
        if QAccessible.isActive():
            for kind in (QAccessible.Event.NameChanged, QAccessible.Event.DescriptionChanged):
                QAccessible.updateAccessibility(QAccessibleEvent(self, kind))
        if say:
            self.announced(f"{name}. {description}" if description else name)

    def announced(self, text: str) -> None:
        """Have a screen reader say ``text``."""
        announce(self, text)

    def handle_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """Whether the board did something with a key; ``key`` is as on a Latin keyboard."""
        return False

    #: Letters that ``handle_key`` listens to: a Cyrillic letter that may be several keys is taken for one of these.
    board_keys: tuple[Qt.Key, ...] = (Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_Comma, Qt.Key.Key_Period)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = keys.latin(event, self.board_keys)
        plain = not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
        )
        if key == Qt.Key.Key_Space and plain:
            if not event.isAutoRepeat():
                self._space_down, self._space_used = True, False
                self._show_pointer()
            event.accept()
            return
        if plain and self.handle_key(key, event):
            event.accept()
            return
        if plain and key in _DIRECTIONS:
            self.move_cursor(*_DIRECTIONS[key])
            event.accept()
        elif plain and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.activate_cursor():
                event.accept()
            else:
                event.ignore()
        elif plain and key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self._spots:
            ids = list(self._spots)
            self.set_current_spot(ids[0] if key == Qt.Key.Key_Home else ids[-1])
            event.accept()
        else:
            # Not the base class: it scrolls, and hands the key to the scene.
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat() and self._space_down:
            self._space_down = False
            self._show_pointer()
            if not self._space_used:
                self.spaceTapped.emit()
            event.accept()
            return
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        keyboard = (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        )
        if self._current is None and event.reason() in keyboard and self._spots:
            self.set_current_spot(next(iter(self._spots)), say=False)
        self._draw_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._space_down = False
        self._draw_cursor()

    def _draw_cursor(self) -> None:
        item = self._cursor_item
        if item is None or not shiboken6.isValid(item) or item.scene() is not self.scene():
            item = self._cursor_item = QGraphicsPathItem()
            item.setZValue(_CURSOR_Z)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            rect = self.scene().sceneRect()
            self.scene().addItem(item)
            self.scene().setSceneRect(rect)
        here = self.current_spot()
        item.setVisible(here is not None and self.hasFocus())
        if here is not None:
            gap = 2.5 / max(self.zoom(), 0.01)
            path = QPainterPath()
            path.addRoundedRect(here.rect.adjusted(-gap, -gap, gap, gap), 6, 6)
            item.setPath(path)
            pen = _round_pen(look.current().colour("focus"), 3)
            pen.setCosmetic(True)
            item.setPen(pen)
