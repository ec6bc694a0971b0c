"""The panels around the board of a table: where they stand, what is remembered of that, and room for the scores."""

from collections.abc import Callable
from typing import Literal

from attrs import frozen
from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QFont, QFontMetrics, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QFrame, QMainWindow, QMenu, QTabBar, QTabWidget, QWidget

from vikingtable.ui import theme as look
from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import panel as panel_frame
from vikingtable.ui.widgets import vbox

#: Width of the panels beside the board at normal size of text; beside a dock's title stands its closing button.
_SIDE_WIDTH = 320
#: Of a wide window they have this share, and never more than the other, whatever they would like to have.
_SIDE_SHARE, _MOST_SHARE = 0.17, 0.4
_TITLE_ROOM = 64
#: On a screen that is lower than this, at normal size of text, panels share their places.
_LOW = 640
#: From this height on there is room beside the board for everything.
_ROOMY = 1100
_AREAS = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}


@frozen
class Panel:
    """A panel of a table, to be moved and closed."""

    id: str
    #: Text key of its title.
    title: str
    widget: QWidget
    area: Literal["left", "right", "bottom"] = "right"
    #: Whether it is open on a new table.
    open: bool = True
    #: The panel whose place it shares, as a tab.
    beside: str = ""
    #: It opens when it is wanted and is closed on every new table.
    passing: bool = False


class Docks(QMainWindow):
    """Holds the board and the panels around it; only a widget here, no window."""

    def __init__(self, board: QWidget) -> None:
        super().__init__()
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setDockOptions(
            QMainWindow.DockOption.AllowNestedDocks
            | QMainWindow.DockOption.AllowTabbedDocks
            | QMainWindow.DockOption.AnimatedDocks
        )
        self.setTabPosition(Qt.DockWidgetArea.RightDockWidgetArea, QTabWidget.TabPosition.North)
        self.setCentralWidget(board)
        self._docks: dict[str, tuple[QDockWidget, str]] = {}
        #: Where the panels stand on a new table.
        self.standard = QByteArray()
        # How they stood before the end of the game changed that.
        self._in_play: QByteArray | None = None
        # Which panel lent its room to which.
        self._lent: list[tuple[str, str]] = []
        self._passing: list[QDockWidget] = []
        # How large the panels of the end would like to be.
        self._rooms: dict[str, QSize] = {}
        #: The panel that gives the side its width, and how wide it would like to be.
        self._side = ""
        self._side_wish: Callable[[], int] = lambda: 0
        #: Whether somebody has dragged the edge of the side: it keeps that width then.
        self.side_is_dragged = False
        self._side_before = 0
        self._side_soon = QTimer(self)
        self._side_soon.setSingleShot(True)
        self._side_soon.timeout.connect(self.take_side_width)
        #: Whether there is so little room that two panels share the place of one.
        self.is_low = False

    def event(self, event: QEvent) -> bool:
        """Hears of drags at the edges; Qt makes bars of tabs when it needs them, and keeps them empty afterwards."""
        if event.type() == QEvent.Type.MouseButtonPress and self._side:
            self._side_before = self.dock(self._side).width()
        taken: bool = super().event(event)
        if event.type() == QEvent.Type.MouseButtonRelease and self._side and self._in_play is None:
            # Only the edges between the panels are the window's own.
            self.side_is_dragged |= self.dock(self._side).width() != self._side_before
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.ChildPolished, QEvent.Type.Paint):
            self._tell_of_bars()
        return taken

    def _tell_of_bars(self) -> None:
        """A bar of tabs has a name for screen readers, and is no stop of the keyboard while it is empty."""
        for bar in self.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.setAccessibleName(tr("app.cmd.panels"))
            bar.setFocusPolicy(Qt.FocusPolicy.TabFocus if bar.count() else Qt.FocusPolicy.NoFocus)

    def createPopupMenu(self) -> QMenu | None:  # type: ignore[override]
        """None: the menu View has the panels."""
        return None

    def add(self, panel: Panel) -> None:
        """Put a panel at its place."""
        dock = QDockWidget(self)
        dock.setObjectName(panel.id)
        dock.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        dock.setWidget(_framed(panel.widget))
        self._docks[panel.id] = (dock, panel.title)
        if panel.passing:
            self._passing.append(dock)
        self.addDockWidget(_AREAS[panel.area], dock)
        if panel.beside:
            self.tabifyDockWidget(self.dock(panel.beside), dock)
        dock.setVisible(panel.open)

    def dock(self, panel: str) -> QDockWidget:
        """The dock of a panel."""
        return self._docks[panel][0]

    def toggles(self) -> list[QAction]:
        """For each panel the action that opens and closes it."""
        return [dock.toggleViewAction() for dock, _ in self._docks.values()]

    def retranslate(self) -> None:
        """Set the titles."""
        for dock, key in self._docks.values():
            dock.setWindowTitle(tr(key))
        self._tell_of_bars()
        self.fit()

    def fit(self) -> None:
        """A dock is never narrower than its title, which is written in the size of now; the side follows the texts."""
        # Where the type of a dock is that of the application, Qt writes its title in the size of before.
        size, title = QFont(), QFont()
        size.setPointSizeF(look.current().points())
        title.setPointSizeF(look.current().points() + 0.01)
        for dock, _ in self._docks.values():
            dock.widget().setFont(size)
            dock.setFont(title)
        self._limit()
        self.fit_side_soon()

    def _measure_panels(self) -> None:
        """Have every panel say at once how narrow it can be."""
        for dock, _ in self._docks.values():
            for part in (*dock.widget().findChildren(QWidget), dock.widget()):
                if part.layout() is not None:
                    part.layout().activate()

    def _limit(self) -> None:
        """Each dock has the least width of its title; its panel's own is added by Qt, but never taken away again."""
        metrics = QFontMetrics(look.current().font("body", bold=True))
        for dock, _ in self._docks.values():
            dock.setMinimumWidth(metrics.horizontalAdvance(dock.windowTitle()) + _TITLE_ROOM)

    def fit_side_soon(self) -> None:
        """Give the side its usual width once all panels have their texts and sizes."""
        self._side_soon.start(0)

    def follow_side(self, panel: str, wish: Callable[[], int]) -> None:
        """Give the side of a panel its usual width, now and until somebody drags its edge; ``wish`` asks the panel."""
        self._side, self._side_wish = panel, wish
        self.take_side_width()

    def take_side_width(self) -> None:
        """Give the side its usual width: what the panel would like to have, a share of a wide window."""
        if not self._side or self.side_is_dragged or self._in_play is not None:
            return
        self._measure_panels()
        self._limit()
        self.resizeDocks([self.dock(self._side)], [self._usual_side()], Qt.Orientation.Horizontal)
        self.layout().activate()  # else a later pass forgets it again

    def _usual_side(self) -> int:
        usual = round(_SIDE_WIDTH * max(1.0, look.current().text_scale ** 0.5))
        wide = max(usual, self._side_wish(), round(self.width() * _SIDE_SHARE))
        return max(usual, min(wide, round(self.width() * _MOST_SHARE)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_side_soon()

    def share_where_low(self, first: str, second: str) -> None:
        """Have two panels share a place, as tabs, while the screen is low for the size of text.

        What shares the place of the second one goes with it.
        """
        height = QGuiApplication.primaryScreen().availableSize().height()
        low = height < _LOW * look.current().text_scale
        if low == self.is_low:
            return
        self.is_low = low
        moved = self.dock(second)
        with_it = self.tabifiedDockWidgets(moved)
        shown = {dock for dock in (moved, *with_it) if not dock.isHidden()}
        if low:
            self.tabifyDockWidget(self.dock(first), moved)
        else:
            with_it = [dock for dock in with_it if dock is not self.dock(first)]  # there if it is open
            self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, moved)
        for dock in with_it:
            self.tabifyDockWidget(moved, dock)
        for dock in (moved, *with_it):
            dock.setVisible(dock in shown)
        moved.raise_()
        self.standard = self.saveState()

    # What is remembered -----------------------------------------------------------------------------------------------

    def places(self) -> QByteArray:
        """Where the panels stand while the game is played."""
        for panel, _ in tuple(self._lent):
            self.give_back(panel)
        return self.saveState() if self._in_play is None else self._in_play

    def take_places(self, places: QByteArray) -> None:
        """Put the panels where they were; where that cannot be, at their standard places."""
        if not places.isEmpty() and not self.restoreState(places):
            self.reset()
        for dock in self._passing:
            dock.hide()

    def reset(self) -> None:
        """Put the panels at their standard places."""
        self._in_play = None
        self.side_is_dragged = False
        self.restoreState(self.standard)
        self.take_side_width()

    # The end of the game ----------------------------------------------------------------------------------------------

    def make_room(self, panel: str, wanted: QSize, *, instead_of: str) -> None:
        """Open a panel with the size that it wants, as far as the board can spare it; another one makes room."""
        if self._in_play is None:
            self._in_play = self.saveState()
            self.dock(instead_of).hide()
        dock = self.dock(panel)
        if panel not in self._rooms:
            dock.visibilityChanged.connect(self._end_panel_seen)
        self._rooms[panel] = wanted
        self.bring_up(panel)
        self._give_room(panel)

    def _end_panel_seen(self, visible: bool) -> None:
        """Another of the panels of the end comes to the front."""
        dock = self.sender()
        if visible and isinstance(dock, QDockWidget):
            self._give_room(dock.objectName())

    def _give_room(self, panel: str) -> None:
        """At the end of the game a panel has the size that it wants while it is the one that is seen."""
        if self._in_play is None:
            return
        dock, wanted = self.dock(panel), self._rooms[panel]
        # What another panel had at the end of the game is not kept: the board is looked at.
        least = dock.width() if self.side_is_dragged else self._usual_side()
        wide = max(least, min(wanted.width(), self.width() // 2))
        self.resizeDocks([dock], [wide], Qt.Orientation.Horizontal)
        self.resizeDocks([dock], [min(wanted.height(), self.height() * 3 // 4)], Qt.Orientation.Vertical)

    def lend(self, panel: str, lender: str, *, roomy: int = _ROOMY) -> None:
        """Let a panel have the room of another one for a while, where the column beside the board is short."""
        short = self.height() < roomy * max(1.0, look.current().text_scale)
        if short and not self.dock(lender).isHidden():
            self.dock(lender).hide()
            self._lent.append((panel, lender))

    def give_back(self, panel: str) -> None:
        """The lenders of a panel's room have it again."""
        given = [lender for one, lender in self._lent if one == panel]
        self._lent = [pair for pair in self._lent if pair[0] != panel]
        for lender in given:
            self.dock(lender).show()

    def back_to_play(self) -> None:
        """The end was taken back: the panels stand as they did before it."""
        if self._in_play is not None:
            self.restoreState(self._in_play)
            self._in_play = None
            self.take_side_width()

    def bring_up(self, panel: str) -> None:
        """Open a panel, before others at the same place."""
        self.dock(panel).show()
        self.dock(panel).raise_()


def _framed(widget: QWidget) -> QFrame:
    """The widget on the ground of a panel: dock and title look like one piece."""
    made = panel_frame("dock")
    made.setLayout(vbox(widget))
    made.setSizePolicy(widget.sizePolicy())
    return made
