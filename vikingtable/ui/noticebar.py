"""A message over the page: what happened, what was kept, what to do next."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QLabel

from vikingtable.ui import art
from vikingtable.ui import theme as look
from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import Speaking, announce, hbox, label, name_button, tool_button


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
        row.setAlignment(self._sign, Qt.AlignmentFlag.AlignVCenter)
        row.setAlignment(self._close, Qt.AlignmentFlag.AlignTop)
        self.setLayout(row)
        self.hide()
        self.ready()

    def retranslate(self) -> None:
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
