"""Building blocks that the screens share: labels, buttons, panels, layouts, fields with their faults, notices."""

from collections.abc import Sequence
from typing import Literal

from attrs import frozen
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPixmap, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vikingtable.ui import art
from vikingtable.ui import theme as look
from vikingtable.ui.theme import SPACE

#: What the style sheet puts around a line of a list, and between its icon and its text.
_LINE_PADDING, _LINE_MARGIN, _ICON_GAP = 8, 10, 8
_KEPT_HEIGHTS = 20_000

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
    made = QLabel()
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


class _IconButton(QPushButton):
    """A button with some air between its icon and its text, which style sheets cannot give."""

    def setText(self, text: str) -> None:
        super().setText(f"\N{NO-BREAK SPACE}{text}")

    def text(self) -> str:
        return super().text().removeprefix("\N{NO-BREAK SPACE}")


def button(icon: str = "", *, flat: bool = False, room_for_icon: bool = False) -> QPushButton:
    """A push button, with an icon of the art room ``icons`` (``room_for_icon``: it follows later)."""
    made = _IconButton() if icon or room_for_icon else QPushButton()
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


# Fields --------------------------------------------------------------------------------------------------------------


class FieldRow(QWidget):
    """A field under its label, with room beside it for what is wrong with its value."""

    def __init__(self, field: QWidget, *, field_width: int = 0) -> None:
        super().__init__()
        self.field = field
        self.label = label("strong", buddy=field, wrap=True)
        self.help = label("soft", wrap=True)
        self.help.hide()
        self._fault = label("error", wrap=True)
        self._fault.hide()
        if field_width:
            field.setMinimumWidth(field_width)
        self._beside = hbox(field, self._fault, spacing=12)
        self._beside.setStretch(1, 1)
        self._beside.addSpacerItem(QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum))
        self.setLayout(vbox(self.label, self._beside, self.help, spacing=4))

    def set_texts(self, text: str, help_text: str = "") -> None:
        """Label of the field, and a line of explanation below it."""
        self.label.setText(text)
        self.field.setAccessibleName(text)
        self.help.setText(help_text)
        self.help.setVisible(bool(help_text))
        self.field.setAccessibleDescription(help_text)

    def fault(self, text: str = "") -> None:
        """Say beside the field what is wrong with its value; nothing if all is well."""
        self._fault.setText(text)
        self._fault.setVisible(bool(text))
        self.field.setAccessibleDescription(text or self.help.text())
        restyled(self.field, "invalid", bool(text))

    def fault_text(self) -> str:
        """What is said to be wrong now."""
        return self._fault.text() if not self._fault.isHidden() else ""


class CheckRow(QWidget):
    """A check box whose text wraps, with a line of explanation below it."""

    toggled = Signal(bool)
    #: The user, not the program, has changed it.
    clicked = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.box = QCheckBox()
        self.box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.text = label(wrap=True)
        self.help = label("soft", wrap=True)
        self.help.hide()
        self.text.installEventFilter(self)
        words = vbox(self.text, self.help, spacing=2)
        row = hbox(self.box, words, spacing=6)
        row.setAlignment(self.box, Qt.AlignmentFlag.AlignTop)
        row.setStretch(1, 1)
        self.setLayout(row)
        self.setFocusProxy(self.box)
        self.box.toggled.connect(self.toggled)
        self.box.clicked.connect(self.clicked)

    def set_texts(self, text: str, help_text: str = "") -> None:
        """Text of the box, and a line of explanation."""
        self.text.setText(text)
        self.help.setText(help_text)
        self.help.setVisible(bool(help_text))
        self.box.setAccessibleName(text)
        self.box.setAccessibleDescription(help_text)

    def isChecked(self) -> bool:
        """Whether the box is ticked."""
        return self.box.isChecked()

    def setChecked(self, checked: bool) -> None:
        """Tick the box or not."""
        self.box.setChecked(checked)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click on the text is one on the box."""
        if watched is self.text and event.type() == QEvent.Type.MouseButtonRelease and self.box.isEnabled():
            self.box.click()
            return True
        return super().eventFilter(watched, event)


class Choice(QComboBox):
    """A list of which one is chosen: as wide as its longest text where there is room; no wheel without focus."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), self.fontMetrics().averageCharWidth() * 16 + 60), hint.height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def fit_placeholder(field: QLineEdit) -> None:
    """Have the field be wide enough for what it says while it is empty."""
    text = field.fontMetrics().horizontalAdvance(field.placeholderText())
    field.setMinimumWidth(text + 56)


def sized(dialog: QWidget, width: int, height: int) -> None:
    """Give a dialog its size at normal size of text; larger text makes it larger, as far as the screen goes."""
    scale = look.current().text_scale
    screen = dialog.screen().availableGeometry()
    room = QSize(screen.width() - 32, screen.height() - 64)
    dialog.resize(QSize(round(width * scale), round(height * scale)).boundedTo(room))


class LineDelegate(QStyledItemDelegate):
    """Draws the lines of a list; a line that does not fit takes as many rows as it needs, in every language.

    The standard delegate forgets the padding of the style sheet, so that lines that nearly fit were shortened. Heights
    are kept: a view asks for those of all its lines whenever one is added.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._font = QFont()
        self._room = 0
        self._heights: dict[tuple[str, bool], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view = self._view
        room, font = view.viewport().width(), view.font()
        if room != self._room or font != self._font or len(self._heights) > _KEPT_HEIGHTS:
            self._room, self._font = room, font
            self._heights.clear()
        text: str = index.data(Qt.ItemDataRole.DisplayRole) or ""
        iconic = index.data(Qt.ItemDataRole.DecorationRole) is not None
        height = self._heights.get((text, iconic))
        if height is None:
            own = index.data(Qt.ItemDataRole.FontRole)
            metrics = QFontMetrics(own) if isinstance(own, QFont) else view.fontMetrics()
            icon = view.iconSize().width() + _ICON_GAP if iconic else 0
            wide = max(room - 2 * _LINE_PADDING - icon - 2 * SPACE, 40)
            lines = metrics.boundingRect(0, 0, wide, 10_000, Qt.TextFlag.TextWordWrap, text).height()
            height = max(lines, view.iconSize().height() if iconic else 0) + _LINE_MARGIN
            self._heights[text, iconic] = height
        return QSize(room - 2 * SPACE, height)


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


class NoticeBar(Speaking, QFrame):
    """A message over the page: what happened, what was kept, what to do next. Stays until it is closed."""

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "notice")
        self._sign = QLabel()
        self._text = label(wrap=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = tool_button("close")
        self._close.clicked.connect(self.dismiss)
        self._kind = "info"
        row = hbox(self._sign, self._text, self._close, margins=(12, 6, 6, 6), spacing=12)
        row.setStretch(1, 1)
        row.setAlignment(self._sign, Qt.AlignmentFlag.AlignTop)
        row.setAlignment(self._close, Qt.AlignmentFlag.AlignTop)
        self.setLayout(row)
        self.hide()
        self.ready()

    def retranslate(self) -> None:
        from vikingtable.ui.i18n import tr

        name_button(self._close, tr("app.button.close"))

    def restyle(self) -> None:
        name = {"error": "warning", "warning": "warning", "success": "check"}.get(self._kind, "info")
        token = {"error": "danger", "warning": "warning", "success": "success"}.get(self._kind, "on_selection")
        image = art.render(f"icons/{name}", 24, dpr=self.devicePixelRatioF(), ink=look.current().colour(token))
        self._sign.setPixmap(QPixmap.fromImage(image))

    def show_text(self, text: str, kind: str = "info", details: str = "") -> None:
        """Show a message; ``details`` are its tooltip."""
        self._kind = kind
        self._text.setText(text)
        self._text.setToolTip(details)
        self.restyle()
        self.show()
        announce(self, text)

    def text(self) -> str:
        """The message shown now."""
        return "" if self.isHidden() else self._text.text()

    def dismiss(self) -> None:
        """Close the message."""
        self.hide()
        self.closed.emit()


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
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    box.setText(title)
    box.setInformativeText(text)
    box.setTextFormat(Qt.TextFormat.PlainText)
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
