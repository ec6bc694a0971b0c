"""Parts of the lab's page: a frame that scrolls up and down, tools with icon and text."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QToolButton, QWidget

from vikingtable.ui import art


class Scrolling(QScrollArea):
    """Scrolls up and down only, and is never narrower than what it shows."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is shown needs another size: so does this."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        width = self.widget().minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(width, super().minimumSizeHint().height())


class _TextTool(QToolButton):
    """A tool with some air between its icon and its text, which style sheets cannot give."""

    def setText(self, text: str) -> None:
        super().setText(f"\N{NO-BREAK SPACE}{text}")

    def text(self) -> str:
        return super().text().removeprefix("\N{NO-BREAK SPACE}")


def text_tool(icon: str) -> QToolButton:
    """A tool that shows an icon and a text beside it."""
    tool = _TextTool()
    tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    tool.setIconSize(QSize(20, 20))
    art.bind_icon(tool, f"icons/{icon}")
    tool.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    tool.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return tool
