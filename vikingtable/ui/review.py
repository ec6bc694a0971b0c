"""A look at the past: step through the moments of a game, or let them pass by, and go back to the present."""

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence

from vikingtable.match.qt import Match
from vikingtable.ui import art
from vikingtable.ui.i18n import tr

#: Between two moments while they pass by, in milliseconds.
STEP_MS = 1200


class Review(QObject):
    """Which moment is looked at, and the actions that change it. The live game stands still meanwhile."""

    #: Another moment is looked at (the number of actions before it), or −1 for the present.
    moved = Signal(int)

    LIVE = -1

    def __init__(self, match: Match, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._position = self.LIVE
        self._enabled = True
        self.first = self._action("first", self._to_first, "Alt+Home")
        self.previous = self._action("previous", self._to_previous, "Alt+Left")
        self.play = self._action("play", self._toggle_play, "Alt+Space")
        self.next = self._action("next", self._to_next, "Alt+Right")
        self.last = self._action("last", self._to_last, "Alt+End")
        self.live = self._action("live", self.leave, "Alt+L")
        self.live.setProperty("primary", True)
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self._pass_by)
        match.historyMoved.connect(self._history_moved)
        self._update()

    def _action(self, name: str, slot: object, keys: str) -> QAction:
        action = QAction(self)
        action.setObjectName(f"review_{name}")
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(slot)
        icon = {
            "first": "step_back",
            "previous": "chevron_left",
            "play": "play",
            "next": "chevron_right",
            "last": "step_forward",
        }.get(name)
        if icon:
            art.bind_icon(action, f"icons/{icon}")
        return action

    def retranslate(self) -> None:
        """Set the texts of the actions."""
        self.first.setText(tr("app.replay.first"))
        self.previous.setText(tr("app.replay.previous"))
        self.play.setText(tr("app.replay.pause") if self._timer.isActive() else tr("app.replay.play"))
        self.next.setText(tr("app.replay.next"))
        self.last.setText(tr("app.replay.last"))
        self.live.setText(tr("app.replay.to_live"))

    @property
    def active(self) -> bool:
        """Whether the past is looked at."""
        return self._position != self.LIVE

    @property
    def position(self) -> int:
        """The number of actions before the moment that is looked at; all of them in the present."""
        return self._position if self.active else self._match.session.position

    @property
    def playing(self) -> bool:
        """Whether the moments pass by."""
        return self._timer.isActive()

    def controls(self) -> list[QAction]:
        """The actions in the order of their buttons."""
        return [self.first, self.previous, self.play, self.next, self.last, self.live]

    def set_enabled(self, enabled: bool) -> None:
        """Whether the past may be looked at (not while the curtain is down)."""
        self._enabled = enabled
        if not enabled:
            self.leave()
        self._update()

    def go(self, position: int) -> None:
        """Look at the moment after so many actions."""
        if not self._enabled:
            return
        position = min(max(0, position), self._match.session.position)
        if not self.active:
            self._match.hold(self)
        if position != self._position:
            self._position = position
            self._update()
            self.moved.emit(position)

    def start_replay(self) -> None:
        """Let the whole game pass by from its beginning."""
        self.go(0)
        self._set_playing(True)

    def leave(self) -> None:
        """Back to the present."""
        self._set_playing(False)
        if self.active:
            self._position = self.LIVE
            self._update()
            self.moved.emit(self.LIVE)
            self._match.release(self)

    def stop(self) -> None:
        """The table goes: no more steps."""
        self._timer.stop()

    def _to_first(self) -> None:
        self._set_playing(False)
        self.go(0)

    def _to_previous(self) -> None:
        self._set_playing(False)
        self.go(self.position - 1)

    def _to_next(self) -> None:
        self._set_playing(False)
        self.go(self.position + 1)

    def _to_last(self) -> None:
        self._set_playing(False)
        self.go(self._match.session.position)

    def _toggle_play(self) -> None:
        if not self.playing and self.position >= self._match.session.position:
            self.go(0)
        self._set_playing(not self.playing)

    def _set_playing(self, playing: bool) -> None:
        if playing:
            self._timer.start()
        else:
            self._timer.stop()
        art.bind_icon(self.play, "icons/pause" if playing else "icons/play")
        self.play.setText(tr("app.replay.pause") if playing else tr("app.replay.play"))

    def _pass_by(self) -> None:
        if self.position < self._match.session.position:
            self.go(self.position + 1)
        else:
            self._set_playing(False)

    def _history_moved(self, position: int, length: int) -> None:
        if self.active:
            self.leave()
        self._update()

    def _update(self) -> None:
        end = self._match.session.position
        here = self.position
        some = self._enabled and end > 0
        self.first.setEnabled(some and here > 0)
        self.previous.setEnabled(some and here > 0)
        self.play.setEnabled(some)
        self.next.setEnabled(some and self.active and here < end)
        self.last.setEnabled(some and self.active and here < end)
        self.live.setEnabled(self.active)
