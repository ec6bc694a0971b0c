"""The view of the feast's table: what is in hand is laid, and what lies there taken or chosen, by pointer and keys."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from vikingtable.ui import i18n
from vikingtable.ui.boardview import Spot
from vikingtable.ui.feast.hands import VIKINGS, HandModel
from vikingtable.ui.feast.picture import Target
from vikingtable.ui.feast.scene import FeastScene
from vikingtable.ui.holding import HoldingView

_MARGIN = 2
#: Where the cursor goes with Page up and Page down: the first place of each part.
_PARTS = (
    ("space",),
    ("strip", "island", "special"),
    ("tab", "banquet"),
    ("site", "slot"),
    ("ship", "berth"),
    ("item",),
    ("card", "played"),
)
#: Places whose names do not follow the state.
_STEADY = frozenset({"space", "special", "house", "banquet", "berth", "slot", "fill", "die"})


class FeastView(HoldingView):
    """One tab stop; its name and description follow the cursor or the ghost."""

    board_keys = (Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_W, Qt.Key.Key_Comma, Qt.Key.Key_Period)

    #: A place was clicked, or Enter pressed on it.
    chosen = Signal(object)
    #: Something is to be taken from a place: (target, point of the scene).
    taken = Signal(object, object)
    #: What is in hand is dropped where its ghost is, or on a place (Vikings).
    dropped = Signal(object)
    #: Escape, with nothing in hand.
    cancelled = Signal()
    #: What is in hand is let go where it cannot lie.
    released = Signal()
    #: The pointer without anything in hand is over a board (a point of the scene), or no longer (None).
    cellHovered = Signal(object)
    #: The window of the view or its sharpness has changed.
    resolved = Signal()

    def __init__(self, scene: FeastScene, hands: HandModel, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.feast_scene, self.hands = scene, hands
        #: Says what a place is, for tooltip and screen reader: (name, description).
        self.explain: Callable[[Target], tuple[str, str]] = lambda target: ("", "")
        #: Says what is printed or lies at a point of a board.
        self.explain_cell: Callable[[Target, QPointF], str] = lambda target, point: ""
        #: Says what a place is called.
        self.name_of: Callable[[Target], str] = lambda target: ""
        #: Says what the ghost means: (name, description).
        self.explain_ghost: Callable[[], tuple[str, str]] = lambda: ("", "")
        #: Whether something can be taken from a place.
        self.can_take: Callable[[Target], bool] = lambda target: False
        #: How many Vikings are in hand.
        self.vikings: Callable[[], int] = lambda: 1
        self._press_target: Target | None = None
        #: Whether something was to be taken since the button went down.
        self._pulled = False
        self._over: Target | None = None
        self._over_board = False
        #: Names of places that are called the same all game, in one language.
        self._names: dict[Target, str] = {}
        self._named_in = ""
        hands.handChanged.connect(self._hand_changed)
        hands.ghostChanged.connect(self._ghost_changed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setFrameShape(HoldingView.Shape.NoFrame)
        self.setMinimumSize(480, 320)
        self.ready()

    # Size -------------------------------------------------------------------------------------------------------------

    def fit(self) -> None:
        self._fitted = True
        rect = self.sceneRect()
        room = self.maximumViewportSize()
        if rect.isEmpty() or room.width() <= 8 or room.height() <= 8:
            return
        wide, high = (room.width() - _MARGIN) / rect.width(), (room.height() - _MARGIN) / rect.height()
        self._scale_to(max(0.15, min(8.0, wide, high)))
        self.centerOn(rect.center())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.resolved.emit()
        super().resizeEvent(event)

    def settled(self) -> None:
        self.resolved.emit()

    def settle_now(self) -> None:
        """Do not wait until the zoom has been still."""
        if self._settle.isActive():
            self._settle.stop()
            self.resolved.emit()

    @property
    def over(self) -> Target | None:
        """The place under the pointer."""
        return self._over

    def stop(self) -> None:
        """The table goes."""
        self._settle.stop()

    # What is in hand --------------------------------------------------------------------------------------------------

    def _hand_changed(self) -> None:
        self.cellHovered.emit(None)
        if self.hands.hand is None:
            self.hand_emptied()
            self.feast_scene.float_at(None)
        self.feast_scene.show_hand()
        self.hold_again()
        self._show_pointer()
        self._draw_cursor()
        self.update_accessible(say=True)

    def _ghost_changed(self) -> None:
        self.feast_scene.show_ghost()
        self.update_accessible(say=True)

    def _show_pointer(self) -> None:
        if not hasattr(self, "hands") or self._space_down or self._pan_from is not None:
            super()._show_pointer()
            return
        shape = Qt.CursorShape.ArrowCursor
        if self.hands.hand is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._over is not None:
            if self.can_take(self._over):
                shape = Qt.CursorShape.OpenHandCursor
            elif self.can_choose(self._over):
                shape = Qt.CursorShape.PointingHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    #: Whether a click on a place means something.
    can_choose: Callable[[Target], bool] = staticmethod(lambda target: False)

    def holds(self) -> bool:
        return self.hands.hand is not None

    def _holds_tile(self) -> bool:
        return self.hands.hand is not None and self.hands.hand.piece != VIKINGS

    def turn_held(self, step: int) -> bool:
        if self._holds_tile():
            self.hands.turn(step)
        return self._holds_tile()

    def mirror_held(self) -> bool:
        if self._holds_tile():
            self.hands.mirror()
        return self._holds_tile()

    def put_back(self) -> None:
        self.hands.drop_all()

    def give_back(self) -> None:
        self.hands.lose_ghost()
        self.released.emit()

    def show_held(self, at: QPoint) -> None:
        point = self.mapToScene(at)
        if self.hands.hand is not None and self.hands.hand.piece == VIKINGS:
            self.feast_scene.float_at(point, self.vikings())
            area = self.feast_scene.area_at(point)
            self._set_over(area.target if area is not None else None)
            return
        if self.hands.point_at(point):
            self.feast_scene.float_at(None)
        else:
            self.feast_scene.float_at(point)

    # The pointer ------------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton and self.holds() and not self._holds_tile():
            event.accept()
            self.put_back()
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self._press_target, self._pulled = self._target_at(event.position().toPoint()), False
        super().mousePressEvent(event)

    def _target_at(self, at: QPoint) -> Target | None:
        area = self.feast_scene.area_at(self.mapToScene(at))
        return area.target if area is not None else None

    def pull(self, at: QPoint, start: QPoint) -> None:
        target = self._press_target
        if self._pulled or target is None or (at - start).manhattanLength() < self.is_far or not self.can_take(target):
            return
        self._pulled = True
        self.taken.emit(target, self.mapToScene(start))
        self._dragging = self.holds()

    def roam(self, at: QPoint) -> None:
        point = self.mapToScene(at)
        target = self._target_at(at)
        self._set_over(target)
        over_board = target is not None and target[0] == "site"
        if over_board or self._over_board:
            self._over_board = over_board
            self.cellHovered.emit(point if over_board else None)

    def _set_over(self, target: Target | None) -> None:
        if target != self._over:
            self._over = target
            self._show_pointer()
            self.hovered.emit(target)

    def let_go(self, at: QPoint, start: QPoint, event: QMouseEvent, *, dragged: bool) -> None:
        started, self._press_target = self._press_target, None
        if self.holds():
            self._let_fall(at, started, dragged=dragged)
        elif not self._pulled:
            self._clicked(at, started)

    def _clicked(self, at: QPoint, started: Target | None) -> None:
        area = self.feast_scene.area_at(self.mapToScene(at))
        if area is None or area.target != started:
            return
        if area.stop:
            self.set_current_spot(area.target, say=False)
        if self.can_choose(area.target) or not self.can_take(area.target):
            self.chosen.emit(area.target)
            return
        self.taken.emit(area.target, self.mapToScene(at))
        if self.holds():
            self.hold_at(at)

    def _let_fall(self, at: QPoint, started: Target | None, *, dragged: bool) -> None:
        self.hold_at(at)
        target = self._target_at(at)
        if not self._holds_tile():
            if target is not None and target[0] == "space":
                self.dropped.emit(target)
            else:
                self.released.emit()
        elif self.hands.ghost is not None:
            self.dropped.emit(None)
        elif dragged or target is None or target == started:
            self.released.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._set_over(None)
        self._over_board = False
        self.cellHovered.emit(None)
        if self.holds() and not self._dragging and not self.hasFocus():
            self.hands.lose_ghost()
        self.feast_scene.float_at(None)

    def handle_wheel(self, event: QWheelEvent) -> bool:
        return self._holds_tile() and super().handle_wheel(event)

    def tooltip_at(self, at: QPoint) -> str:
        if self.hands.hand is not None:
            return ""
        area = self.feast_scene.area_at(self.mapToScene(at))
        if area is None or (area.target[0] in ("card", "played") and int(area.target[1]) > 0):
            return ""  # cards are shown large instead
        name, description = self.explain(area.target)
        cell = self.explain_cell(area.target, self.mapToScene(at)) if area.target[0] == "site" else ""
        return "\n".join(part for part in (cell, name, description) if part)

    # Cursor and keys --------------------------------------------------------------------------------------------------

    def current_spot(self) -> Spot | None:
        """The place under the cursor; none while the ghost is the cursor."""
        if not hasattr(self, "hands"):
            return None
        if self._holds_tile():
            return None
        return super().current_spot()

    def place_spots(self) -> None:
        """The cursor can stand on what is shown now."""
        language = i18n.language()
        if language != self._named_in:
            self._named_in = language
            self._names.clear()
        names = self._names
        spots = []
        for area in self.feast_scene.areas():
            if area.stop:
                target = area.target
                name = names.get(target)
                if name is None:
                    name = self.name_of(target)
                    if target[0] in _STEADY:
                        names[target] = name
                spots.append(Spot(target, area.rect, name))
        self.set_spots(spots)

    def cursor_text(self) -> tuple[str, str]:
        if not hasattr(self, "hands"):
            return "", ""
        if self._holds_tile():
            return self.explain_ghost()
        here = self.current_spot()
        if here is None:
            return self._board_name, ""
        return self.explain(here.id)  # type: ignore[arg-type]

    def move_cursor(self, dx: int, dy: int) -> bool:
        if self._holds_tile():
            self.forget_pointer()
            self.hands.step_ghost(dx, dy)
            self.feast_scene.float_at(None)
            rect = self.hands.ghost_rect()
            if not rect.isEmpty():
                self.ensureVisible(rect, 24, 24)
            return True
        return super().move_cursor(dx, dy)

    def activate_cursor(self) -> bool:
        self.forget_pointer()
        if self._holds_tile():
            if self.hands.ghost is None:
                self.hands.call_ghost()
            else:
                self.dropped.emit(None)
            return True
        here = self.current_spot()
        if here is None:
            return False
        target = here.id
        if self.holds():
            self.dropped.emit(target)
        elif self.can_choose(target):  # type: ignore[arg-type]
            self.chosen.emit(target)
        elif self.can_take(target):  # type: ignore[arg-type]
            self.taken.emit(target, None)
            if self.hands.hand is not None and self.hands.ghost is None:
                self.hands.call_ghost()
        else:
            self.chosen.emit(target)
        return True

    def handle_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        if self.hand_key(key, shift=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)):
            return True
        if key == Qt.Key.Key_Escape:
            self.cancelled.emit()
            return False
        if key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            step = 1 if key == Qt.Key.Key_PageDown else -1
            if self._holds_tile():
                self.forget_pointer()
                self.hands.next_site(step)
            else:
                self._next_part(step)
            return True
        return False

    def hand_key(self, key: Qt.Key, *, shift: bool = False) -> bool:
        if key == Qt.Key.Key_W and self._holds_tile():
            self.hands.set_shade(not self.hands.shade)
            return True
        return super().hand_key(key, shift=shift)

    def _next_part(self, step: int) -> None:
        ids = [spot.id for spot in self.spots()]
        here = self.current_spot()
        kinds = [part for part in _PARTS if any(one[0] in part for one in ids)]  # type: ignore[index]
        if not kinds:
            return
        at = -1 if step > 0 else 0
        if here is not None:
            at = next((number for number, part in enumerate(kinds) if here.id[0] in part), at)  # type: ignore[index]
        wanted = kinds[(at + step) % len(kinds)]
        first: Hashable = next(one for one in ids if one[0] in wanted)  # type: ignore[index]
        self.set_current_spot(first)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.hands.hand is not None and self.hands.ghost is None:
            self.hands.call_ghost()

    def wanted_size(self) -> tuple[float, float]:
        """The room for the table, in pixels."""
        room = self.maximumViewportSize()
        return float(room.width() - _MARGIN), float(room.height() - _MARGIN)

    def point_of(self, target: Target) -> QPointF:
        """The middle of a place, in pixels of the view."""
        rect: QRectF = self.feast_scene.rect_of(target)
        return QPointF(self.mapFromScene(rect.center()))
