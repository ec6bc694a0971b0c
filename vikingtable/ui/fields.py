"""Fields of dialogs with their labels and faults, lists of choices, lines of lists that wrap, sizes of dialogs."""

import math

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFont, QTextLayout, QTextOption, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QSizePolicy,
    QSpacerItem,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from vikingtable.ui import theme as look
from vikingtable.ui.theme import SPACE
from vikingtable.ui.widgets import hbox, label, restyled, vbox
from vikingtable.ui.wrapping import PhraseDelegate, as_shown

#: What the style sheet puts around a line of a list, and between its icon and its text.
_LINE_PADDING, _LINE_MARGIN, _ICON_GAP = 8, 10, 8
_KEPT_HEIGHTS = 20_000


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
        return QSize(min(hint.width(), self.fontMetrics().averageCharWidth() * 18 + 60), hint.height())

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


def _wrapped_height(text: str, font: QFont, wide: int) -> int:
    """The height in pixels of a text in rows of this width, laid out as the style lays it out.

    A row with letters of another font is higher than the font says, and the style then wants as much for every row.
    """
    layout, option = QTextLayout(text.replace("\n", "\N{LINE SEPARATOR}"), font), QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    heights = [0.0]
    while (line := layout.createLine()).isValid():
        line.setLineWidth(wide)
        heights.append(line.height())
    layout.endLayout()
    return math.ceil(max(heights) * (len(heights) - 1))


class LineDelegate(PhraseDelegate):
    """Draws the lines of a list; a line that does not fit takes as many rows as it needs, in every language.

    The standard delegate forgets the padding of the style sheet, so that lines that nearly fit were shortened. Sizes
    are kept by row, as long as the lines stay what they are, and heights by text: a view asks for those of all its
    lines whenever one is added.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._font = QFont()
        self._room = 0
        self._heights: dict[tuple[str, bool], int] = {}
        self._sizes: dict[int, QSize] = {}
        self._model: QAbstractItemModel | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        row = index.row()
        known = self._sizes.get(row)
        if known is not None and row:  # a layout begins with row 0: there it is seen whether the view has changed
            return known
        size = self._sizes[row] = self._size(index)
        return size

    def _size(self, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view = self._view
        if view.model() is not self._model:
            self._listen(view.model())
        room, font = view.viewport().width(), view.font()
        if room != self._room or font != self._font or len(self._heights) > _KEPT_HEIGHTS:
            self._room, self._font = room, font
            self._heights.clear()
            self._sizes.clear()
        text: str = index.data(Qt.ItemDataRole.DisplayRole) or ""
        iconic = index.data(Qt.ItemDataRole.DecorationRole) is not None
        height = self._heights.get((text, iconic))
        if height is None:
            own = index.data(Qt.ItemDataRole.FontRole)
            face, wide = own if isinstance(own, QFont) else font, self.room(index)
            lines = _wrapped_height(as_shown(text, face, wide), face, wide)
            height = max(lines, view.iconSize().height() if iconic else 0) + _LINE_MARGIN
            self._heights[text, iconic] = height
        return QSize(room - 2 * SPACE, height)

    def room(self, index: QModelIndex | QPersistentModelIndex) -> int:
        view = self._view
        icon = 0 if index.data(Qt.ItemDataRole.DecorationRole) is None else view.iconSize().width() + _ICON_GAP
        margin = view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, view) + 1
        return max(view.viewport().width() - 2 * (_LINE_PADDING + margin) - icon, 40)

    def least_height(self) -> int:
        """The height of the list in pixels that shows one line of it; a screen may have no room for more."""
        return self._view.fontMetrics().height() + _LINE_MARGIN + 2 * self._view.frameWidth() + _LINE_PADDING

    def _listen(self, model: QAbstractItemModel) -> None:
        """Forget the sizes by row when the lines of this model change."""
        self._model = model
        self._sizes.clear()
        for changed in (model.modelReset, model.layoutChanged, model.dataChanged, model.rowsRemoved, model.rowsMoved):
            changed.connect(self._forget)
        model.rowsInserted.connect(self._inserted)

    def _forget(self) -> None:
        self._sizes.clear()

    def _inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        if any(row in self._sizes for row in range(first, last + 1)):
            self._sizes.clear()  # not at the end: the rows below have other numbers now
