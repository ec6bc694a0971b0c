"""Passing the screen from person to person: who sits in front, and when the curtain falls before a hidden hand."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QStackedWidget, QWidget

from vikingtable.match.qt import EVERYBODY
from vikingtable.rules.state import State
from vikingtable.ui import motion
from vikingtable.ui.curtain import Curtain
from vikingtable.ui.tablehooks import TableHooks

#: Before a computer's answer, and before a curtain falls, by the setting of animations, in milliseconds.
_PACE_MS = {"off": 0, "fast": 300, "normal": 800}


def pace_ms(setting: str) -> int:
    """How long the table rests between two moves, by the setting of animations."""
    return _PACE_MS[motion.effective(setting)]


class Passing(TableHooks):
    """The part of ``GameTable`` that knows who looks at the screen. ``_stack`` shows the table or the curtain."""

    curtain: Curtain
    board_area: QWidget
    _stack: QStackedWidget
    _content: QWidget
    _wait: QTimer
    _drawn: State | None
    _curtain_for: tuple[int, ...]

    # What the table does ----------------------------------------------------------------------------------------------

    def _refresh(self, *, moved: bool = False) -> None:
        raise NotImplementedError

    def _draw(self, state: State, change: frozenset[str] | None) -> None:
        raise NotImplementedError

    def _offer(self) -> None:
        raise NotImplementedError

    def _history_texts(self) -> None:
        raise NotImplementedError

    # Who looks --------------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Draw the table, or cover it first where several people play with hidden hands: who sits there?"""
        persons = self.match.waiting_persons
        hidden = self.match.viewer != EVERYBODY and len(self.match.persons) > 1 and bool(persons)
        if hidden and self._hides(persons[0]):
            self._curtain_for = persons
            self._drop_curtain()
            self._offer()
        else:
            self._refresh()

    def _wanted_viewer(self) -> int:
        """Whose eyes look at the screen without anybody getting up."""
        if not self.match.persons or (self.settings.open_hands and self.game.hidden_hands):
            return EVERYBODY
        viewer = self.match.viewer
        return viewer if viewer in self.match.persons else self.match.persons[0]

    def _settle(self, busy: int, *, after_move: bool) -> None:
        """Who is to act now? A curtain may have to fall first."""
        waiting = self.match.waiting_persons
        if waiting and self._front not in waiting:
            viewer = self.match.viewer
            front = viewer if viewer in waiting else waiting[0]
            if viewer in (EVERYBODY, front) or not self._hides(front):
                self._front = front
                self._sit_down(front)
            else:
                self._curtain_for = (front, *(seat for seat in waiting if seat != front))
        elif waiting and self.match.viewer not in (EVERYBODY, self._front):
            self._curtain_for = (self._front, *(seat for seat in waiting if seat != self._front))
        else:
            self._curtain_for = ()
        if self._wait.isActive():
            self._wait.stop()
            self.match.release("animation")
        pause = pace_ms(self.settings.animation) if self._curtain_for and after_move else 0
        if busy or pause:
            self.match.hold("animation")
            self._wait.start(max(busy, pause))
        elif self._curtain_for:
            self._drop_curtain()
        self._offer()

    def _come_forward(self) -> None:
        """Where everything lies open, whoever is to act is in front before the table is drawn."""
        waiting = self.match.waiting_persons
        if waiting and self._front not in waiting and self.match.viewer == EVERYBODY:
            self._front = waiting[0]

    def _hides(self, seat: int) -> bool:
        return self.seat_hidden(self.match.view(seat), seat)

    def _sit_down(self, seat: int) -> None:
        """This seat's person is in front of the screen now."""
        self._front = seat
        self._curtain_for = ()
        if self.match.viewer not in (EVERYBODY, seat):
            self.match.set_viewer(seat)
            self._drawn = None
        if self._drawn is not self.match.shown or self._drawn_for != seat:
            self._draw(self.match.shown, None)
            self._history_texts()

    def _waited(self) -> None:
        self.skip_animation()
        if self._curtain_for:
            self._drop_curtain()
        self.match.release("animation")

    def _drop_curtain(self) -> None:
        self.review.set_enabled(False)
        self.match.hold("curtain")
        self.curtain.fall([(seat, self.name(seat), self.look(seat)) for seat in self._curtain_for])
        self._stack.setCurrentWidget(self.curtain)
        self._history_texts()
        self.titleChanged.emit()

    @property
    def curtain_is_down(self) -> bool:
        """Whether the table is covered."""
        return self._stack.currentWidget() is self.curtain

    def _lifted(self, seat: int) -> None:
        # First the table as this seat sees it, then the curtain goes.
        self._sit_down(seat)
        self.review.set_enabled(True)
        self._stack.setCurrentWidget(self._content)
        self.match.release("curtain")
        self._offer()
        self._history_texts()
        if not self.bar.focus_answers():
            self.board_area.setFocus(Qt.FocusReason.OtherFocusReason)

    def _hands_opened_or_covered(self) -> None:
        """The setting has changed: everything lies open now, or the curtain asks who is there."""
        if self.settings.open_hands and self.game.hidden_hands:
            self.match.set_viewer(EVERYBODY)
        elif self.match.persons:
            self.match.set_viewer(self._front if self._front in self.match.persons else self.match.persons[0])
            if self.curtain_is_down or (len(self.match.persons) > 1 and self._hides(self.match.viewer)):
                # Whoever covers the hands again may be anybody.
                self._curtain_for = self.match.waiting_persons or (self.match.viewer,)
                self._drop_curtain()
                self._offer()
                return
        self._draw(self.shown, None)
        self._settle(0, after_move=False)
