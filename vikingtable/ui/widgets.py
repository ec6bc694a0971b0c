"""Building blocks that the screens share: labels, buttons, panels, layouts, fields with their faults, notices."""

from collections.abc import Sequence
from typing import Literal

from attrs import frozen
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vikingtable.ui import art
from vikingtable.ui import theme as look
from vikingtable.ui.theme import SPACE
from vikingtable.ui.wrapping import Question, WrappedLabel

LabelRole = Literal["", "display", "title", "strong", "small", "soft", "error", "warning", "success", "badge"]
Part = QWidget | QLayout | int | None


class Speaking:
    """Mixin for widgets that show texts or draw by the theme: put it before the widget class.

    ``retranslate`` sets every text, ``restyle`` everything that the style sheet does not; both run once at the end
    of ``__init__``, which calls ``ready``, and again when the language or the theme changes.
    """

    _is_ready = False

    def ready(self) -> None:
        """Everything is made: set the texts and the look, now and at each change."""
        self._is_ready = True
        look.holder().changed.connect(self._theme_changed)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        """Set every text."""

    def restyle(self) -> None:
        """Set fonts, sizes and pictures that depend on the theme."""

    def _theme_changed(self) -> None:
        self.restyle()

    def changeEvent(self, event: QEvent) -> None:
        """Qt tells of a new language."""
        super().changeEvent(event)  # type: ignore[misc]
        if event.type() == QEvent.Type.LanguageChange and self._is_ready:
            self.retranslate()


# Labels, buttons, panels ---------------------------------------------------------------------------------------------


def label(role: LabelRole = "", *, wrap: bool = False, buddy: QWidget | None = None) -> QLabel:
    """A label of plain text in a role of the style sheet."""
    made = WrappedLabel() if wrap else QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        made.setProperty("role", role)
    if wrap:
        made.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        made.setSizePolicy(policy)
    if buddy is not None:
        made.setBuddy(buddy)
    return made


def panel(role: Literal["panel", "raised", "board", "bar", "notice", "dock"] = "panel") -> QFrame:
    """A frame with the background of its role."""
    made = QFrame()
    made.setProperty("role", role)
    return made


class _Button(QPushButton):
    """A button that Enter presses, too, as Space does, but only while it has the keyboard.

    Qt's own ``autoDefault`` would let Enter in a field of a dialog press some button of it.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not held:
            if self.menu() is not None:
                self.showMenu()
            elif not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)


class _IconButton(_Button):
    """A button with some air between its icon and its text, which style sheets cannot give."""

    def setText(self, text: str) -> None:
        super().setText(f"\N{NO-BREAK SPACE}{text}")

    def text(self) -> str:
        return super().text().removeprefix("\N{NO-BREAK SPACE}")


def button(icon: str = "", *, flat: bool = False, room_for_icon: bool = False) -> QPushButton:
    """A push button, with an icon of the art room ``icons`` (``room_for_icon``: it follows later)."""
    made = _IconButton() if icon or room_for_icon else _Button()
    made.setFlat(flat)
    made.setAutoDefault(False)
    if icon:
        art.bind_icon(made, f"icons/{icon}")
    return made


def primary_button(icon: str = "") -> QPushButton:
    """The one main action of a screen."""
    made = button(icon)
    made.setProperty("primary", True)
    return made


def tool_button(icon: str = "") -> QToolButton:
    """A small button that shows an icon; give it a tooltip and an accessible name."""
    made = QToolButton()
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.setIconSize(QSize(20, 20))
    if icon:
        art.bind_icon(made, f"icons/{icon}")
    return made


def name_button(target: QAbstractButton, text: str, tip: str = "") -> None:
    """Give an icon button its name for screen readers, and the same as tooltip."""
    target.setAccessibleName(text)
    target.setToolTip(tip or text)


def restyled(widget: QWidget, name: str, value: object) -> None:
    """Set a dynamic property that the style sheet looks at, and have the widget drawn by it."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader say ``text``."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


# Layouts -------------------------------------------------------------------------------------------------------------


def _filled(box: QVBoxLayout | QHBoxLayout, parts: Sequence[Part]) -> None:
    for part in parts:
        if part is None:
            box.addStretch(1)
        elif isinstance(part, int):
            box.addSpacing(part)
        elif isinstance(part, QLayout):
            box.addLayout(part)
        else:
            box.addWidget(part)


def vbox(*parts: Part, margins: int | tuple[int, int, int, int] = 0, spacing: int = SPACE) -> QVBoxLayout:
    """Parts below each other: widgets, layouts, a number for a gap in pixels, ``None`` for what stretches."""
    box = QVBoxLayout()
    box.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    box.setSpacing(spacing)
    _filled(box, parts)
    return box


def hbox(*parts: Part, margins: int | tuple[int, int, int, int] = 0, spacing: int = SPACE) -> QHBoxLayout:
    """Parts beside each other, as in ``vbox``."""
    box = QHBoxLayout()
    box.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    box.setSpacing(spacing)
    _filled(box, parts)
    return box


class FlowLayout(QLayout):
    """Widgets in lines, as words in a paragraph: those that do not fit go to the next line."""

    def __init__(self, spacing: int = SPACE, *, centred: bool = False) -> None:
        super().__init__()
        self.setContentsMargins(0, 0, 0, 0)
        self._items: list[QLayoutItem] = []
        self._centred = centred
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arranged(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arranged(rect, move=True)

    def sizeHint(self) -> QSize:
        """All in one line."""
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        return self._with_margins(QSize(width, max((size.height() for size in sizes), default=0)))

    def minimumSize(self) -> QSize:
        """Room for the widest widget."""
        size = QSize(0, 0)
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return self._with_margins(size)

    def _with_margins(self, size: QSize) -> QSize:
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _arranged(self, rect: QRect, *, move: bool) -> int:
        margins = self.contentsMargins()
        area = rect.adjusted(margins.left(), margins.top(), -margins.right(), -margins.bottom())
        y = area.y()
        lines: list[list[tuple[QLayoutItem, QSize]]] = [[]]
        width = 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint().expandedTo(item.minimumSize())
            if lines[-1] and width + self.spacing() + size.width() > area.width():
                lines.append([])
                width = 0
            width += size.width() + (self.spacing() if lines[-1] else 0)
            lines[-1].append((item, size))
        for number, line in enumerate(lines):
            if not line:
                continue
            height = max(size.height() for _, size in line)
            used = sum(size.width() for _, size in line) + self.spacing() * (len(line) - 1)
            x = area.x() + (max(0, area.width() - used) // 2 if self._centred else 0)
            for item, size in line:
                if move:
                    fitted = QSize(min(size.width(), area.width()), size.height())
                    item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), fitted))
                x += size.width() + self.spacing()
            y += height + (self.spacing() if number < len(lines) - 1 else 0)
        return y - rect.y() + margins.bottom()


def emptied(layout: QLayout) -> None:
    """Take everything out of a layout and delete the widgets."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            emptied(inner)


class SeatSwatch(QWidget):
    """A seat's marker: its colour and its pattern, both together."""

    def __init__(self, seat_look: int = 0, size: int = 22) -> None:
        super().__init__()
        self._look = seat_look
        self._size = size
        self.setFixedSize(size, size)
        look.holder().changed.connect(self.update)

    def set_look(self, seat_look: int) -> None:
        """Show the marker of another look."""
        self._look = seat_look
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        from vikingtable.ui import atlas

        painter = QPainter(self)
        painter.drawPixmap(0, 0, atlas.shared().disc_pixmap(self._look, self._size, self.devicePixelRatioF()))
        painter.end()


# Messages ------------------------------------------------------------------------------------------------------------


@frozen
class Answer:
    """One button of a question: its text, and whether Return or Escape stand for it."""

    id: str
    text: str
    default: bool = False
    escape: bool = False
    danger: bool = False


def ask(parent: QWidget | None, title: str, text: str, answers: Sequence[Answer], details: str = "") -> str:
    """Ask a question and return the ``id`` of the answer chosen."""
    box = Question(parent, title, text)
    box.setWindowTitle(title)
    if details:
        box.setDetailedText(details)
    buttons: dict[QAbstractButton, str] = {}
    for answer in answers:
        role = QMessageBox.ButtonRole.RejectRole if answer.escape else QMessageBox.ButtonRole.AcceptRole
        if answer.danger:
            role = QMessageBox.ButtonRole.DestructiveRole
        made = box.addButton(answer.text, role)
        made.setObjectName(answer.id)
        if answer.danger:
            made.setProperty("danger", True)
        if answer.default:
            made.setProperty("primary", True)
            box.setDefaultButton(made)
        if answer.escape:
            box.setEscapeButton(made)
        buttons[made] = answer.id
    box.exec()
    chosen = buttons.get(box.clickedButton(), next((a.id for a in answers if a.escape), answers[-1].id))
    box.deleteLater()
    return chosen
