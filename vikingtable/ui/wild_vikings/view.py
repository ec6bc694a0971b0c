"""The view of the harbour: fits the table to its shape, and shows the cursor only to whoever uses the keyboard."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from vikingtable.ui.boardview import FIT_MARGIN, BoardView
from vikingtable.ui.wild_vikings.scene import HarbourScene


class HarbourView(BoardView):
    """Shows a ``HarbourScene``."""

    #: Everything lies somewhere else.
    arranged = Signal()

    board_keys = (Qt.Key.Key_R, Qt.Key.Key_B, Qt.Key.Key_P)

    def __init__(self, scene: HarbourScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.harbour = scene
        self.on_key: Callable[[Qt.Key], bool] = lambda key: False
        self._keyboard = False
        # The cursor shows where the keyboard is: no frame around the whole picture besides.
        self.setStyleSheet("QGraphicsView { border: none; }")
        self.zoomChanged.connect(self._zoomed)
        self.ready()

    def restyle(self) -> None:
        self.harbour.restyle()
        self.rearrange()
        if self.fitted:
            self.fit()
        super().restyle()

    def rearrange(self) -> None:
        """Lay the table out for the view's size."""
        room = self.maximumViewportSize()
        self.harbour.arrange(max(1, room.width() - 2 * FIT_MARGIN), max(1, room.height() - 2 * FIT_MARGIN))
        self.arranged.emit()

    def fit(self) -> None:
        self.rearrange()
        super().fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.fitted:
            self.rearrange()
        super().resizeEvent(event)

    def handle_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        return self.on_key(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._show_cursor(True)
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._show_cursor(False)
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._keyboard = True
        super().focusInEvent(event)

    def _show_cursor(self, shown: bool) -> None:
        if shown != self._keyboard:
            self._keyboard = shown
            self._draw_cursor()

    def _draw_cursor(self) -> None:
        super()._draw_cursor()
        if self._cursor_item is not None and not self._keyboard:
            self._cursor_item.setVisible(False)

    def _zoomed(self, zoom: float) -> None:
        self.harbour.kit.zoom = zoom
        self.harbour.update()
