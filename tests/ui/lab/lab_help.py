"""For tests of the lab: a page on the screen, and a person's hands on mouse and keyboard."""

from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.shell_help import FakeShell
from vikingtable.tiles.shapes import Cell
from vikingtable.ui.lab.lab_files import read_document
from vikingtable.ui.lab.page import LabPage

_NO = Qt.KeyboardModifier.NoModifier
_LEFT = Qt.MouseButton.LeftButton


class Person:
    """Somebody at the lab: drags, clicks, turns the wheel, presses keys."""

    def __init__(self, page: LabPage) -> None:
        self.page = page
        self.model = page.model
        self.view = page.view
        self.tray = page.tray
        self._grabber: QWidget = page.view.viewport()

    @property
    def shell(self) -> FakeShell:
        """The window that the page thinks it is in."""
        shell = self.page.shell
        assert isinstance(shell, FakeShell)
        return shell

    def open_file(self, path: Path) -> None:
        """Open a file, as the window does. Raises ``SaveError``."""
        self.page.show_document(read_document(path), path)

    # Places -----------------------------------------------------------------------------------------------------------

    def on_board(self, x: float, y: float, which: int = 0) -> QPoint:
        """A point of the board's view, in cells (the middle of cell (3, 4) is (3.5, 4.5))."""
        node = self.page.lab_scene.boards[which]
        corner = node.cell_rect(0, 0).topLeft()
        return self.view.mapFromScene(QPointF(corner.x() + x * 40, corner.y() + y * 40))

    def on_tray(self, piece: str) -> QPoint:
        """The middle of a tile in the tray, scrolled into view."""
        rect = self.tray.rect_of(piece)
        self.tray.ensureVisible(rect, 4, 4)
        return self.tray.mapFromScene(rect.center())

    # The mouse --------------------------------------------------------------------------------------------------------

    def _mouse(
        self,
        kind: QEvent.Type,
        target: QWidget,
        at: QPoint,
        button: Qt.MouseButton,
        held: Qt.MouseButton,
        modifiers: Qt.KeyboardModifier = _NO,
    ) -> None:
        event = QMouseEvent(kind, QPointF(at), QPointF(target.mapToGlobal(at)), button, held, modifiers)
        QApplication.sendEvent(target, event)

    def press(self, target: QWidget, at: QPoint, button: Qt.MouseButton = _LEFT) -> None:
        """Press a button; until it is let go, the same widget gets the moves."""
        self._grabber = target
        self._mouse(QEvent.Type.MouseButtonPress, target, at, button, button)

    def move(self, target: QWidget, at: QPoint, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
        """Move the pointer to a point of ``target``; while a button is held, the widget of the press hears of it."""
        hears = self._grabber if held != Qt.MouseButton.NoButton else target
        here = hears.mapFromGlobal(target.mapToGlobal(at))
        self._mouse(QEvent.Type.MouseMove, hears, here, Qt.MouseButton.NoButton, held)

    def release(
        self, target: QWidget, at: QPoint, button: Qt.MouseButton = _LEFT, modifiers: Qt.KeyboardModifier = _NO
    ) -> None:
        """Let the button go at a point of ``target``."""
        here = self._grabber.mapFromGlobal(target.mapToGlobal(at))
        self._mouse(QEvent.Type.MouseButtonRelease, self._grabber, here, button, Qt.MouseButton.NoButton, modifiers)

    def click(
        self, target: QWidget, at: QPoint, button: Qt.MouseButton = _LEFT, modifiers: Qt.KeyboardModifier = _NO
    ) -> None:
        """Press and let go."""
        self.move(target, at)
        self.press(target, at, button)
        self.release(target, at, button, modifiers)

    def drag_to_board(self, piece: str, x: float, y: float, which: int = 0) -> None:
        """Drag a tile from the tray so that its middle lies at a point of the board, in cells."""
        tray, view = self.tray.viewport(), self.view.viewport()
        start = self.on_tray(piece)
        self.press(tray, start)
        self.move(tray, start + QPoint(12, 4), _LEFT)
        self.move(view, self.on_board(0.2, 0.2, which), _LEFT)
        self.move(view, self.on_board(x, y, which), _LEFT)
        self.release(view, self.on_board(x, y, which))

    def drag_on_board(
        self, start: tuple[float, float], end: tuple[float, float], which: int = 0, onto: int = 0
    ) -> None:
        """Drag a tile on the board by a point of it."""
        view = self.view.viewport()
        self.press(view, self.on_board(*start, which))
        self.move(view, self.on_board(*end, onto), _LEFT)
        self.release(view, self.on_board(*end, onto))

    def wheel(self, target: QWidget, at: QPoint, notches: int) -> None:
        """Turn the wheel by so many notches, away from oneself if positive."""
        event = QWheelEvent(
            QPointF(at),
            QPointF(target.mapToGlobal(at)),
            QPoint(),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            _NO,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(target, event)

    # Keys -------------------------------------------------------------------------------------------------------------

    def key(
        self, key: Qt.Key, text: str = "", modifiers: Qt.KeyboardModifier = _NO, target: QWidget | None = None
    ) -> None:
        """Press a key where the focus is, or on ``target``."""
        to = target or QApplication.focusWidget() or self.page
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(to, QKeyEvent(kind, key, modifiers, text))

    def cyrillic(self, letter: str, target: QWidget | None = None) -> None:
        """Press the key that sends this letter on a Bulgarian keyboard."""
        self.key(Qt.Key(ord(letter.upper())), letter, target=target)

    # What there is ----------------------------------------------------------------------------------------------------

    def placed(self, which: int = 0) -> list[tuple[str, int, int]]:
        """The tiles on a board: kind and upper left corner."""
        return [(p.piece, p.x, p.y) for p in self.model.document.arrangements[which].placed]

    def ghost(self) -> tuple[int, int] | None:
        """The ghost's upper left corner."""
        ghost = self.model.ghost
        return None if ghost is None else (ghost.x, ghost.y)

    def covered(self, which: int = 0) -> set[Cell]:
        """The covered cells of a board."""
        arrangement = self.model.document.arrangements[which]
        return {cell for placement in arrangement.placed for cell in arrangement.cells(placement)}
