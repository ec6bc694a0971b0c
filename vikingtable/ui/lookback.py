"""The look back after a game: the moments at which the hard player would have answered otherwise, one by one."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QSizePolicy,
    QWidget,
)

from vikingtable.match.advice import Moment, decisions_of, look_request, moment_of, read_advice, sorted_moments
from vikingtable.match.qt import Match
from vikingtable.rules.plain import Codec, PlainError
from vikingtable.ui.advisor import Advisor
from vikingtable.ui.fields import LineDelegate
from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import Speaking, announce, button, hbox, label, name_button, tool_button, vbox

#: Finding the next decision to look at goes on for so many milliseconds before the window is served.
_SLICE_MS = 12
#: So many questions in a row without an answer end the look back.
_FAILURES = 3
_ICON = 16


class LookBack(QObject):
    """Goes through the decisions of the people at the table, in the worker, one after the other."""

    #: More is known now, or it has begun or ended.
    changed = Signal()

    def __init__(self, match: Match, advisor: Advisor, parent: QObject) -> None:
        super().__init__(parent)
        self._match, self._advisor = match, advisor
        self._codec = Codec(match.game)
        self._positions: Iterator[int] = iter(())
        self._at = -1
        self._failures = 0
        self.moments: list[Moment] = []
        #: Decisions looked at so far, and how far it has come in the game (actions).
        self.judged = self.reached = 0
        #: ``idle``, ``running``, ``done``, ``stopped`` or ``failed``.
        self.state = "idle"
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)
        advisor.told.connect(self._told)
        advisor.failed.connect(self._failed)

    @property
    def running(self) -> bool:
        """Whether it is at work."""
        return self.state == "running"

    def begin(self) -> None:
        """Start, from the first decision."""
        self.moments = []
        self.judged = self.reached = self._failures = 0
        self._positions = decisions_of(self._match.session, self._match.persons)
        self._set("running")
        self._next.start(0)

    def show(self, moments: Sequence[Moment], judged: int) -> None:
        """Have found these moments already, among so many decisions."""
        self._halt("done")
        self.moments, self.judged = list(moments), judged
        self.changed.emit()

    def stop(self) -> None:
        """Leave it at what is found."""
        if self.running:
            self._halt("stopped")

    def reset(self) -> None:
        """The game is another one: nothing is known."""
        if self.state != "idle":
            self.moments = []
            self._halt("idle")

    def _halt(self, state: str) -> None:
        self._next.stop()
        self._advisor.cancel()
        self._set(state)

    def _set(self, state: str) -> None:
        self.state = state
        self.changed.emit()

    def _go_on(self) -> None:
        """Ask about the next decision; what was no choice is passed over, a slice of time at once."""
        since = QElapsedTimer()
        since.start()
        while since.elapsed() < _SLICE_MS:
            position = next(self._positions, None)
            if position is None:
                self.reached = self._match.session.position
                self._set("done")
                return
            self._at = self.reached = position
            self._advisor.ask(look_request(self._match.session, position))
            self.changed.emit()
            return
        self._next.start(0)

    def _told(self, found: object, done: bool) -> None:
        if not self.running or not done:
            return
        try:
            advice = read_advice(self._codec, found)
        except PlainError as fault:
            self._failed(str(fault))
            return
        self._failures = 0
        self.judged += 1
        moment = moment_of(self._match.session, self._at, advice)
        if moment is not None:
            self.moments.append(moment)
        self._next.start(0)

    def _failed(self, detail: str) -> None:
        if not self.running:
            return
        self._failures += 1
        if self._failures >= _FAILURES:
            self._halt("failed")
        else:
            self._next.start(0)


class Words(Protocol):
    """What the panel asks of the table: how moments are worded, how seats look."""

    def actions(self) -> int:
        """The number of actions of the game."""

    def moment_line(self, moment: Moment) -> str:
        """A moment in words, line by line."""

    def several(self) -> bool:
        """Whether there are moments of several people."""

    def seat_icon(self, seat: int, size: int) -> QIcon:
        """A seat's marker."""


class LookPanel(Speaking, QWidget):
    """The moments as a list; the one under the cursor is shown on the board."""

    #: A moment is to be shown: the moment, and whether what was played is to be marked instead of what was better.
    shown = Signal(object, bool)

    def __init__(self, look_back: LookBack, words: Words) -> None:
        super().__init__()
        self._look = look_back
        self._words = words
        self._icons: dict[int, QIcon] = {}
        self._listed: list[Moment] = []
        self._summary = label("strong", wrap=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.stop = button("stop")
        self.stop.clicked.connect(look_back.stop)
        self.again = tool_button("restart")
        self.again.clicked.connect(look_back.begin)
        self.order = QComboBox()
        self.order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.order.setMinimumContentsLength(8)
        self.order.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.order.currentTextChanged.connect(self.order.setToolTip)
        self.order.addItem("")
        self.order.addItem("")
        self.order.currentIndexChanged.connect(self._order_chosen)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setMinimumHeight(24)
        self.list.setIconSize(QSize(_ICON, _ICON))
        self.list.setItemDelegate(LineDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.currentRowChanged.connect(self._row_chosen)
        self.list.itemClicked.connect(self._show)
        self.list.itemActivated.connect(self._show)
        self.played = tool_button("eye")
        self.played.setCheckable(True)
        self.played.toggled.connect(self._show)
        tools = hbox(self.order, self.stop, self.played, self.again, spacing=4)
        tools.setStretch(0, 1)
        box = vbox(self._summary, self.bar, tools, self.list, margins=(8, 0, 8, 8), spacing=6)
        box.setStretch(3, 1)
        box.addStretch(0)
        self.setLayout(box)
        look_back.changed.connect(self._changed)
        self.ready()

    def retranslate(self) -> None:
        self.stop.setText(tr("advice.look.stop"))
        name_button(self.again, tr("advice.look.again"))
        name_button(self.played, tr("advice.look.show_played"))
        self.order.setItemText(0, tr("advice.look.by_gain"))
        self.order.setItemText(1, tr("advice.look.by_time"))
        self.order.setAccessibleName(tr("advice.look.sort"))
        self.list.setAccessibleName(tr("advice.look.list"))
        for part in (self._summary, self.list):
            part.setToolTip(tr("advice.look.note"))
        self.list.setAccessibleDescription(tr("advice.look.note"))
        self._listed = []
        self._changed()

    def restyle(self) -> None:
        self._icons.clear()
        self._listed = []
        self._changed()

    # What is shown ----------------------------------------------------------------------------------------------------

    def summary(self) -> str:
        """What is said of the look back now."""
        return self._summary.text()

    def current(self) -> Moment | None:
        """The moment under the cursor."""
        row = self.list.currentRow()
        return self._listed[row] if 0 <= row < len(self._listed) else None

    def _changed(self) -> None:
        if not self._is_ready:
            return
        look_back = self._look
        total = self._words.actions()
        found = len(look_back.moments)
        if look_back.running:
            text = tr("advice.look.running", min(look_back.reached + 1, total), total)
        elif look_back.state == "failed":
            text = tr("advice.look.failed")
        elif look_back.state == "stopped":
            text = tr("advice.look.stopped", look_back.judged, found)
        elif look_back.state == "done":
            key = "advice.look.found" if found else "advice.look.none"
            text = tr(key, look_back.judged, found) if found else tr(key, look_back.judged)
        else:
            text = ""
        if text != self._summary.text():
            self._summary.setText(text)
            if not look_back.running:
                announce(self, text)
        self.bar.setVisible(look_back.running)
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(look_back.reached)
        self.stop.setVisible(look_back.running)
        self.again.setVisible(not look_back.running and look_back.state != "idle")
        self._list_moments()

    def _list_moments(self) -> None:
        moments = sorted_moments(self._look.moments, by_gain=self.order.currentIndex() == 0)
        there = bool(moments)
        for part in (self.list, self.order, self.played):
            part.setVisible(there)
        if moments == self._listed:
            return
        chosen = self.current()
        self.list.blockSignals(True)
        self.list.clear()
        for moment in moments:
            item = QListWidgetItem(self._words.moment_line(moment))
            if self._words.several():
                item.setIcon(self._icon(moment.seat))
            self.list.addItem(item)
        self._listed = moments
        if chosen in moments:
            self.list.setCurrentRow(moments.index(chosen))
        self.list.blockSignals(False)

    def _icon(self, seat: int) -> QIcon:
        if seat not in self._icons:
            self._icons[seat] = self._words.seat_icon(seat, _ICON)
        return self._icons[seat]

    # What the person does ---------------------------------------------------------------------------------------------

    def focus_first(self) -> None:
        """Give the keyboard to what can be done here."""
        part = self.list if self._listed else self.stop if self._look.running else self.again
        part.setFocus(Qt.FocusReason.OtherFocusReason)

    def _order_chosen(self, _: int) -> None:
        self._changed()

    def _row_chosen(self, row: int) -> None:
        if row >= 0:
            self._show()

    def _show(self, _: object = None) -> None:
        moment = self.current()
        if moment is not None:
            self.shown.emit(moment, self.played.isChecked())
