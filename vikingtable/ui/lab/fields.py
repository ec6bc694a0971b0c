"""Small fields for the lab's narrow panels: they wrap where Qt's own would be cut off."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QSizePolicy, QWidget

from vikingtable.ui.widgets import hbox


def narrow(combo: QComboBox) -> None:
    """Let a list be as narrow as its panel; long entries are whole in the open list and in the tooltip."""
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(8)
    combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    combo.currentTextChanged.connect(combo.setToolTip)


class _Words(QLabel):
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
