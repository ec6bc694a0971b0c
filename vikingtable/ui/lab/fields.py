"""Small fields for the lab's narrow panels: they wrap where Qt's own would be cut off."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QListWidget,
    QSizePolicy,
    QStyleOptionViewItem,
    QWidget,
)

from vikingtable.ui.widgets import Speaking, hbox
from vikingtable.ui.wrapping import PhraseDelegate, WrappedLabel, height_of


def narrow(combo: QComboBox) -> None:
    """Let a list be as narrow as its panel; long entries are whole in the open list and in the tooltip."""
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(8)
    combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    combo.currentTextChanged.connect(combo.setToolTip)


def roomy(combo: QComboBox) -> None:
    """Make a list as wide as its longest entry; the style sheet's padding is not in Qt's own reckoning."""
    metrics = combo.fontMetrics()
    longest = max((metrics.horizontalAdvance(combo.itemText(at)) for at in range(combo.count())), default=0)
    combo.setMinimumWidth(longest + 72)


class LabDialog(Speaking, QDialog):
    """A dialog that is never lower than its sentences need, whatever the language and the size of text."""

    #: It opens at least so large, in pixels.
    smallest = QSize(0, 0)

    def sizeHint(self) -> QSize:
        """At least `smallest`, and as high as the sentences need at that width."""
        layout = self.layout()
        hint = layout.totalSizeHint().expandedTo(self.smallest)
        if layout.hasHeightForWidth():
            hint.setHeight(max(hint.height(), layout.totalHeightForWidth(hint.width())))
        return hint

    def event(self, event: QEvent) -> bool:
        """Fonts of the style sheet are known only when it is shown: then the height is mended."""
        taken = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible() and self.layout().hasHeightForWidth():
            needed = self.layout().totalMinimumHeightForWidth(self.width())
            if self.height() < needed:
                self.resize(self.width(), needed)
        return taken


class _Words(WrappedLabel):
    """A text that can be clicked."""

    clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()


class WrappedCheck(QWidget):
    """A check box whose text takes as many lines as it needs."""

    #: The user switched it.
    clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.box = QCheckBox()
        self._words = _Words()
        self._words.setBuddy(self.box)
        row = hbox(self.box, self._words, spacing=4)
        row.setStretch(1, 1)
        row.setAlignment(self.box, Qt.AlignmentFlag.AlignTop)
        self.setLayout(row)
        self.box.clicked.connect(self._clicked)
        self._words.clicked.connect(self.box.click)

    def _clicked(self) -> None:
        self.clicked.emit()

    def setText(self, text: str) -> None:
        """What is on or off."""
        self._words.setText(text)
        self.box.setAccessibleName(text)

    def text(self) -> str:
        """What is on or off."""
        return self._words.text()

    def setToolTip(self, text: str) -> None:
        super().setToolTip(text)
        self.box.setAccessibleDescription(text)

    def isChecked(self) -> bool:
        """Whether it is on."""
        return self.box.isChecked()

    def setChecked(self, on: bool) -> None:
        """Switch it without telling anybody."""
        self.box.setChecked(on)


class _Lines(PhraseDelegate):
    """Gives a line of the list the height that its text needs; Qt's own forgets the padding of the style sheet."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view = self._view()
        high = height_of(str(index.data(Qt.ItemDataRole.DisplayRole)), option.font, self.room(index))
        return QSize(view.viewport().width(), max(high, view.iconSize().height()) + 12)

    def room(self, index: QModelIndex | QPersistentModelIndex) -> int:
        return max(40, self._view().viewport().width() - self._view().iconSize().width() - 40)

    def _view(self) -> "WrappingList":
        view = self.parent()
        assert isinstance(view, WrappingList)
        return view


class WrappingList(QListWidget):
    """A list whose lines break where they are too long."""

    def __init__(self, icon: int) -> None:
        super().__init__()
        self.setIconSize(QSize(icon, icon))
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_Lines(self))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
