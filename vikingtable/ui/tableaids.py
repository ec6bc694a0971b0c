"""What helps people at a table: the hint at an open question, and the look back once the game is over."""

import sys
from collections.abc import Sequence

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import QDockWidget

from vikingtable.bots.base import Advice
from vikingtable.match.advice import BEST, Moment, hint_request, read_advice
from vikingtable.rules.plain import Codec, PlainError
from vikingtable.rules.state import Action, State
from vikingtable.ui import art, atlas, i18n
from vikingtable.ui.advisor import Advisor
from vikingtable.ui.hints import HintLine, HintPanel
from vikingtable.ui.i18n import tr
from vikingtable.ui.lookback import LookBack, LookPanel
from vikingtable.ui.tabledocks import Panel
from vikingtable.ui.tablepanels import Panelled

#: Ctrl+H, but where that hides the program (Cmd+H on a Mac).
_HINT_KEYS = "Ctrl+Shift+H" if sys.platform == "darwin" else "Ctrl+H"
_LOOK_KEYS = "Ctrl+B"
#: A difference that is shown as nought is none.
_ALIKE = 0.05
#: Width that the look back asks for, and its share of the height beside the board.
_LOOK_WIDTH, _LOOK_SHARE = 400, 0.55


class TableAids(QObject):
    """The two actions of a table, their panels, and what they have to do with the question that is open."""

    def __init__(self, table: Panelled) -> None:
        super().__init__(table)
        self._table = table
        self._codec = Codec(table.game)
        #: The state and the seat that the hint is for.
        self._asked: tuple[State, int] | None = None
        self._advice: tuple[Advice, ...] = ()
        self._exhibited: tuple[Moment, bool] | None = None
        self._exhibiting = self._docked = self._look_docked = False
        self.hint_action = self._action("hint", _HINT_KEYS, self.ask)
        self.look_action = self._action("compare", _LOOK_KEYS, self.look_back)
        self._hint_advisor = Advisor(table.match.worker, self)
        self._hint_advisor.told.connect(self._told)
        self._hint_advisor.failed.connect(self._failed)
        self.panel = HintPanel()
        self._hint_advisor.progressed.connect(self.panel.show_progress)
        self.panel.chosen.connect(self._chosen)
        self.panel.pointed.connect(self._pointed)
        self.panel.enoughWanted.connect(self._hint_advisor.enough)
        self.panel.closeWanted.connect(self.close_hint)
        self._look_advisor = Advisor(table.match.worker, self)
        self.look = LookBack(table.match, self._look_advisor, self)
        self.look_panel = LookPanel(self.look, self)
        self.look_panel.shown.connect(self._show_moment)

    def _action(self, icon: str, keys: str, slot: object) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(slot)
        art.bind_icon(action, f"icons/{icon}")
        return action

    def panels(self) -> list[Panel]:
        """The panels of the table; they open when they are wanted."""
        return [
            Panel("hint", "advice.hint", self.panel, open=False, beside="answers", passing=True),
            Panel("look_back", "advice.look", self.look_panel, open=False, beside="log", passing=True),
        ]

    def retranslate(self) -> None:
        """Set the texts of the actions, and word again what is shown."""
        self.hint_action.setText(tr("advice.hint"))
        self.look_action.setText(tr("advice.look"))
        self._enable()
        if self._advice:
            self.panel.show_lines(self._lines(self._advice))

    def dispose(self) -> None:
        """The table goes."""
        self._hint_advisor.cancel()
        self._look_advisor.cancel()
        self.look.reset()

    def _dock(self, panel: str) -> QDockWidget:
        return self._table.dock(panel)

    # The table speaks -------------------------------------------------------------------------------------------------

    def offered(self) -> None:
        """Somebody else may be asked something else now, or the past is looked at."""
        table = self._table
        if self._asked is not None and not self._still_asked():
            self.close_hint()
        if table.match.winners is None and self.look.state != "idle":
            self.look.reset()
            self._exhibited = None
            self._dock("look_back").hide()
        if not table.review.active:
            if not self._exhibiting:
                self._exhibited = None
        elif self._exhibited is not None and not self._exhibiting:
            if self._exhibited[0].position == table.review.position:
                self._exhibit()
            else:
                self._exhibited = None
        marked = self.marked()
        if marked is not None:
            table.hint_action(marked)
        self._enable()

    def _still_asked(self) -> bool:
        """Whether the hint is for what is asked now, and of whom."""
        if self._asked is None:
            return False
        state, seat = self._asked
        return state is self._table.match.session.state and seat == self._table.acting

    def marked(self) -> Action | None:
        """The answer that is shown on the board while no other is pointed at."""
        return self.panel.marked() if self._asked is not None else None

    def _enable(self) -> None:
        table, there = self._table, self._hint_advisor.there
        self.hint_action.setEnabled(there and table.acting is not None)
        self.hint_action.setToolTip(tr("advice.hint" if self.hint_action.isEnabled() else "advice.hint.none_now"))
        why = ""
        if not table.match.persons:
            why = "advice.look.nobody"
        elif table.match.winners is None:
            why = "advice.look.only_after"
        elif not table.match.session.position:
            why = "advice.look.no_history"
        self.look_action.setEnabled(there and not why)
        self.look_action.setToolTip(tr(why or "advice.look"))

    # Hint -------------------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Have the hard player think about what the person who is asked should answer."""
        table = self._table
        seat = table.acting
        if seat is None or not self._hint_advisor.there:
            return
        session = table.match.session
        if self._still_asked():
            self._show_dock()
            return
        self._asked, self._advice = (session.state, seat), ()
        self.panel.show_thinking()
        self._show_dock()
        if any(session.seats[one].kind == "computer" for one in session.to_answer):
            # Several answer at once: an answer of the computer would be another state, and end the hint.
            table.match.hold("hint")
        table.match.ask_first(lambda: self._hint_advisor.ask(hint_request(session, seat)))

    def _show_dock(self) -> None:
        self._open_hint()
        self.panel.focus_first()

    def _open_hint(self) -> None:
        dock = self._dock("hint")
        if not self._docked:
            self._docked = True
            dock.visibilityChanged.connect(self._hint_dock_changed)
        self._table.open_beside("hint")

    def _hint_dock_changed(self, visible: bool) -> None:
        """Closed by its button; a tab that is turned to the back is not closed."""
        if not visible and self._dock("hint").isHidden() and self._asked is not None:
            self.close_hint()

    def _told(self, found: object, done: bool) -> None:
        try:
            self.show_advice(read_advice(self._codec, found))
        except PlainError as fault:
            self._failed(str(fault))

    def show_advice(self, advice: tuple[Advice, ...]) -> None:
        """Show the best few of these answers to the question that is open."""
        table = self._table
        if table.acting is None:
            return
        self._asked = (table.match.session.state, table.acting)
        self._advice = advice[:BEST]
        self._open_hint()
        self.panel.show_lines(self._lines(self._advice))

    def _lines(self, advice: tuple[Advice, ...]) -> list[HintLine]:
        table = self._table
        lines = []
        for one in advice:
            behind = advice[0].value - one.value
            if one is advice[0]:
                expected = tr("advice.hint.best" if len(advice) > 1 else "advice.hint.only")
            elif behind < _ALIKE:
                expected = tr("advice.hint.as_good")
            else:
                expected = tr(f"advice.hint.less.{table.advice_unit}", i18n.number(behind, 1))
            reasons = tuple(table.say(reason) for reason in one.reasons)
            lines.append(HintLine(one.action, table.describe(one.action), expected, reasons))
        return lines

    def _failed(self, detail: str) -> None:
        self._advice = ()
        self._asked = None
        self.panel.show_failure()
        self._table.match.release("hint")
        self._table.shell.notice(tr("advice.hint.failed"), "warning", detail)

    def _chosen(self, action: object) -> None:
        if isinstance(action, Action) and self._still_asked():
            self._table.act(action)

    def _pointed(self, action: object) -> None:
        if isinstance(action, Action) and self._table.acting is not None:
            self._table.hint_action(action)

    def close_hint(self) -> None:
        """The hint goes; the keyboard goes back to the answers."""
        focused = self.panel.has_focus()
        self._hint_advisor.cancel()
        shown = self._asked is not None
        self._asked, self._advice = None, ()
        self.panel.clear()
        table = self._table
        table.match.release("hint")
        table.close_beside("hint")
        if shown and table.acting is not None:
            table.hint_action(None)
        if focused and not table.bar.focus_answers():
            table.board_area.setFocus(Qt.FocusReason.OtherFocusReason)

    def escape(self) -> bool:
        """Escape: the hint goes; says whether there was one."""
        if self._asked is None and self._dock("hint").isHidden():
            return False
        self.close_hint()
        return True

    # Look back --------------------------------------------------------------------------------------------------------

    def look_back(self) -> None:
        """Open the look back; it begins at once if nothing is known yet."""
        if not self.look_action.isEnabled():
            return
        self._open_look_back()
        if self.look.state == "idle":
            self.look.begin()
        self.look_panel.focus_first()

    def show_moments(self, moments: Sequence[Moment], judged: int) -> None:
        """Show these moments, found among so many decisions."""
        self._open_look_back()
        self.look.show(moments, judged)

    def _open_look_back(self) -> None:
        table = self._table
        table.make_room("look_back", QSize(_LOOK_WIDTH, int(table.height() * _LOOK_SHARE)))
        table.borrow_room("look_back")
        if not self._look_docked:
            self._look_docked = True
            self._dock("look_back").visibilityChanged.connect(self._look_dock_changed)

    def _look_dock_changed(self, visible: bool) -> None:
        """Closed: the look back stops, and the players' table has its place again."""
        if not visible and self._dock("look_back").isHidden():
            self.look.stop()
            self._table.give_room_back("look_back")

    def _show_moment(self, moment: object, played: bool) -> None:
        assert isinstance(moment, Moment)
        self._exhibited = (moment, played)
        self._exhibiting = True
        try:
            self._table.show_moment(moment.seat, moment.position)
        finally:
            self._exhibiting = False
        self._exhibit()

    def _exhibit(self) -> None:
        if self._exhibited is not None:
            moment, played = self._exhibited
            self._table.exhibit(moment.seat, (moment.chosen if played else moment.better).action)

    # Words of the look back -------------------------------------------------------------------------------------------

    def actions(self) -> int:
        """The number of actions of the game."""
        return self._table.match.session.position

    def several(self) -> bool:
        """Whether several people played."""
        return len(self._table.match.persons) > 1

    def moment_line(self, moment: Moment) -> str:
        """A moment in words: when, who, what it cost; what was played; what was better, and why."""
        table = self._table
        before = table.match.session.state_at(moment.position)
        view = table.game.view_for(before, moment.seat)
        when = table.moment_text(view)
        if self.several():
            when = tr("advice.look.who", table.name(moment.seat), when)
        lines = [
            tr(f"advice.look.more.{table.advice_unit}", when, i18n.number(moment.gain, 1)),
            tr("advice.look.played", table.say(table.game.describe_action(view, moment.chosen.action))),
            tr("advice.look.better", table.say(table.game.describe_action(view, moment.better.action))),
            *(table.say(reason) for reason in moment.better.reasons),
        ]
        return "\n".join(lines)

    def seat_icon(self, seat: int, size: int) -> QIcon:
        """A seat's marker."""
        icon = QIcon()
        for scale in (1.0, 2.0):
            icon.addPixmap(atlas.shared().disc_pixmap(self._table.look(seat), size, scale))
        return icon
