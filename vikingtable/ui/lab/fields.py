"""Small helpers for the fields of the lab's narrow panels."""

from PySide6.QtWidgets import QComboBox, QSizePolicy


def narrow(combo: QComboBox) -> None:
    """Let a list be as narrow as its panel; long entries are whole in the open list and in the tooltip."""
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(8)
    combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    combo.currentTextChanged.connect(combo.setToolTip)
