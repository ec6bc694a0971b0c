"""What every game's table is made of: decision bar, board, answers, log, players, scores, curtain, review, saving.

A game's own table derives from ``GameTable``: it builds its board, draws the states that it is shown and lets what is
possible glow. It listens to nothing and asks nobody else: everything that it may show is in ``shown``.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import ClassVar, Literal

from attrs import frozen
from PySide6.QtCore import QByteArray, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QFontMetrics, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QDockWidget, QFrame, QMainWindow, QMenu, QStackedWidget, QTabWidget, QWidget

from vikingtable.match.qt import EVERYBODY, Match
from vikingtable.match.session import Change
from vikingtable.rules.state import Action, Decision, Event, State
from vikingtable.saves.model import SaveError, SeatInfo
from vikingtable.texts.message import Message
from vikingtable.ui import i18n, motion
from vikingtable.ui import theme as look
from vikingtable.ui.answers import AnswersPanel
from vikingtable.ui.boardview import BoardView
from vikingtable.ui.curtain import Curtain
from vikingtable.ui.decisionbar import BarAnswer, DecisionBar
from vikingtable.ui.files import fault_text
from vikingtable.ui.i18n import tr
from vikingtable.ui.log import LogModel, LogPanel
from vikingtable.ui.page import MenuId, Page, Shell
from vikingtable.ui.players import Column, PlayersModel, PlayersPanel
from vikingtable.ui.review import Review
from vikingtable.ui.scoresheet import ScoreSheet, ScoresModel
from vikingtable.ui.tablefiles import TableFiles
from vikingtable.ui.titles import game_title
from vikingtable.ui.widgets import panel as panel_frame
from vikingtable.ui.widgets import vbox

__all__ = ["Column", "GameTable", "Panel"]

#: Before a computer's answer, and before a curtain falls, by the setting of animations, in milliseconds.
_PACE_MS = {"off": 0, "fast": 300, "normal": 800}
#: Width of the panels beside the board at normal size of text; beside a dock's title stands its closing button.
_SIDE_WIDTH = 320
_TITLE_ROOM = 64
_DOCK_AREAS = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}


@frozen
class Panel:
    """A further panel of a game's table, to be moved and closed like the others."""

    id: str
    #: Text key of its title.
    title: str
    widget: QWidget
    area: Literal["left", "right", "bottom"] = "right"
    #: Whether it is open on a new table.
    open: bool = True


class _Inner(QMainWindow):
    """Holds the board and the docks; only a widget here."""

    def createPopupMenu(self) -> QMenu | None:  # type: ignore[override]
        """None: the menu View has the panels."""
        return None


class GameTable(Page):
    """One game at one screen. Made by the window as ``cls(shell, match)``; the game's class sets up in ``build``."""

    kind: ClassVar[str] = "table"
    #: With no more answers than this, all of them are buttons of the decision bar.
    bar_limit: ClassVar[int] = 4

    def __init__(self, shell: Shell, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(shell, parent)
        self.match = match
        self.game = match.game
        self.looks = seat_looks(match.seats)
        self._front = match.persons[0] if match.persons else 0
        self._drawn: State | None = None
        self._dirty: set[str] | None = None
        self._events: list[tuple[Event, int]] = []
        self._acting: int | None = None
        self._disposed = False
        # How the panels stood before the end of the game changed that.
        self._layout_in_play: QByteArray | None = None
        self._curtain_for: tuple[int, ...] = ()
        self._permille: int | None = None
        match.set_viewer(self._wanted_viewer())

        self._make_actions()
        self.review = Review(match, self)
        self.files = TableFiles(self)
        self.bar = DecisionBar(self.undo_action, self.redo_action)
        self.board_area = self.build()
        self.answers_panel = AnswersPanel()
        self.log_model = LogModel(match, self.looks)
        self.log_panel = LogPanel(self.log_model)
        self.players_model = PlayersModel(match, self.looks, self.player_columns(), self.score_text)
        self.players_panel = PlayersPanel(self.players_model)
        self.scores_model = ScoresModel(match, self.looks, self.points_text)
        self.score_sheet = ScoreSheet(self.scores_model)
        self._build_docks()
        self.curtain = Curtain()
        self._build_layout()
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._waited)
        self._connect()
        self.ready()
        self._apply_settings()
        self._restore_layout()
        self._begin()

    # For the game's table to override ---------------------------------------------------------------------------------

    def build(self) -> QWidget:
        """The board area, made once. The match is there already; nothing is drawn yet."""
        raise NotImplementedError

    def show_state(self, state: State, change: frozenset[str] | None) -> None:
        """Draw this state; ``change`` names the fields that differ from the one drawn last (``None``: any)."""
        raise NotImplementedError

    def offer(self, decision: Decision | None, seat: int) -> None:
        """Let glow what ``seat`` can act on now; ``None``: nobody at this screen has anything to do."""
        raise NotImplementedError

    def bar_answers(self, decision: Decision, seat: int) -> Sequence[Action]:
        """The answers that are buttons of the decision bar."""
        few = list(islice(self.answers(seat), self.bar_limit + 1))
        return few if len(few) <= self.bar_limit else ()

    def answers(self, seat: int) -> Iterable[Action]:
        """What stands in the list of answers, made lazily where it is much."""
        return self.game.legal_actions(self.shown, seat)

    def refused(self, decision: Decision, seat: int) -> Iterable[Action]:
        """Actions that are not possible now but are shown, grey, with their reasons."""
        return ()

    def hint_action(self, action: Action | None) -> None:
        """This answer is under the cursor in the list or bar: show it on the board. ``None``: no longer."""

    def animate(self, event: Event, index: int) -> int:
        """Begin to show an event; how long it takes in milliseconds (``motion`` gives lengths)."""
        return 0

    def skip_animation(self) -> None:
        """Show the end of every running animation at once."""

    def player_columns(self) -> Sequence[Column]:
        """The game's own columns of the players' table."""
        return ()

    def score_text(self, state: State, seat: int) -> str:
        """A seat's score as it stands, for the players' table."""
        return i18n.number(self.game.scores(state)[seat].total)

    def points_text(self, points: int) -> str:
        """How the score sheet writes a number of points."""
        return i18n.number(points)

    def panels(self) -> Sequence[Panel]:
        """The game's own panels."""
        return ()

    def rules_section(self, decision: Decision | None) -> str:
        """The section of the rules that F1 opens."""
        return decision.kind if decision is not None else ""

    def seat_hidden(self, state: State, seat: int) -> bool:
        """Whether ``state``, the view of ``seat``, shows something that the others may not see."""
        return self.game.hidden_hands

    def auto_answer(self, decision: Decision, seat: int) -> Action | None:
        """An answer given for a person by a setting (windows that are switched off); ``None``: the person is asked."""
        return None

    # For the game's table to use --------------------------------------------------------------------------------------

    @property
    def shown(self) -> State:
        """The state that is looked at: the viewer's view, of the present or of the moment under review."""
        return self.match.shown_at(self.review.position) if self.review.active else self.match.shown

    @property
    def viewer(self) -> int:
        """The seat whose view is shown, or ``EVERYBODY``."""
        return self.match.viewer

    @property
    def front(self) -> int:
        """The seat that sits in front of the screen: whose hand and board are the large ones."""
        return self._front

    @property
    def acting(self) -> int | None:
        """The person's seat that answers now at this screen, or ``None``."""
        return self._acting

    @property
    def reviewing(self) -> bool:
        """Whether the past is looked at."""
        return self.review.active

    def act(self, action: Action) -> bool:
        """Give this answer; if it is not possible the bar says why. Says whether it was given."""
        if self._acting is None:
            return False
        self.skip_animation()
        reasons = self.match.act(action)
        if reasons:
            self.bar.show_reasons([self.say(reason) for reason in reasons])
        return not reasons

    def why_not(self, action: Action) -> list[str]:
        """The rules that an action breaks now, as sentences; [] if it is possible."""
        return [self.say(reason) for reason in self.game.why_not(self.shown, action)]

    def refuse(self, reasons: Sequence[str]) -> None:
        """Say in the bar why what was tried is not possible."""
        self.bar.show_reasons(reasons)

    def say(self, message: Message) -> str:
        """A message of the rules as a sentence, with the players' names."""
        return i18n.say(message, self.match.names)

    def describe(self, action: Action) -> str:
        """What an action does."""
        return self.say(self.game.describe_action(self.shown, action))

    def name(self, seat: int) -> str:
        """The name of who sits there."""
        return self.match.names[seat]

    def look(self, seat: int) -> int:
        """The index of the seat's colour and pattern, for everything that draws seats."""
        return self.looks[seat]

    def motion(self, milliseconds: int) -> int:
        """The length of an animation after the user's setting; 0: show its end at once."""
        return motion.length(milliseconds, self.settings.animation)

    # The page ---------------------------------------------------------------------------------------------------------

    def title(self) -> str:
        return game_title(self.game.id)

    def modified(self) -> bool:
        return self.files.modified

    def can_save(self) -> bool:
        return True

    def save(self) -> bool:
        return self.files.save()

    def save_as(self) -> bool:
        return self.files.save_as()

    def rules_at(self) -> tuple[str, str]:
        return (self.game.id, self.rules_section(self.game.decision(self.shown)))

    def board_view(self) -> BoardView | None:
        return self.board_area if isinstance(self.board_area, BoardView) else None

    def shortcuts(self) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
        return (
            (
                "app.keys.board",
                (
                    ("← ↑ → ↓", "app.keys.cursor"),
                    ("Enter", "app.keys.choose"),
                    ("Tab", "app.keys.next_part"),
                    ("Space", "app.keys.skip"),
                    ("Ctrl+Wheel", "app.keys.zoom"),
                    ("Space+Drag", "app.keys.pan"),
                ),
            ),
        )

    def menus(self) -> Mapping[MenuId, Sequence[QAction | None]]:
        panels = self._panels_menu.menuAction()
        return {
            "file": self.files.actions(),
            "game": [self.move_now_action, self.pause_action, self.open_hands_action, None, self.again_action],
            "view": [panels, self.reset_layout_action],
            "replay": [*self.review.controls()[:-1], None, self.review.live],
        }

    def entered(self) -> None:
        if not self.bar.focus_answers():
            self.board_area.setFocus(Qt.FocusReason.OtherFocusReason)
        self.match.begin()

    def left(self) -> None:
        self._save_layout()
        self.files.keep_picture()

    def dispose(self) -> None:
        if not self._disposed:
            self._disposed = True
            self._wait.stop()
            self.skip_animation()
            self.review.stop()
            self.match.close()
            self.settings.changed.disconnect(self._setting_changed)

    def retranslate(self) -> None:
        self.move_now_action.setText(tr("app.ai.move_now"))
        self.pause_action.setText(tr("app.ai.go_on") if self.match.paused else tr("app.ai.stop"))
        self.open_hands_action.setText(tr("app.settings.open_hands"))
        self.again_action.setText(tr("app.cmd.same_seed"))
        self.new_action.setText(tr("app.cmd.new_game"))
        self.replay_action.setText(tr("app.cmd.replay_game"))
        self.sheet_action.setText(tr("app.cmd.score_sheet"))
        self.reset_layout_action.setText(tr("app.cmd.reset_layout"))
        self._panels_menu.setTitle(tr("app.cmd.panels"))
        for dock, key in self._docks.values():
            dock.setWindowTitle(tr(key))
        self._fit_docks()
        self.review.retranslate()
        self.files.retranslate()
        if self._drawn is not None:
            self.show_state(self.shown, None)
            self._offer()
        self._history_texts()

    def restyle(self) -> None:
        self._fit_docks()
        if self._drawn is not None:
            self.show_state(self.shown, None)
            self._offer()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.modifiers():
            self.skip()
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and self.review.active:
            self.review.leave()
            event.accept()
        else:
            super().keyPressEvent(event)

    def skip(self) -> None:
        """Do not wait for animations and pauses."""
        self.skip_animation()
        if self._wait.isActive():
            self._wait.stop()
            self._waited()
        self.match.hurry()

    # Making -----------------------------------------------------------------------------------------------------------

    def _action(self, slot: object, keys: str = "", *, checkable: bool = False) -> QAction:
        action = QAction(self)
        action.setCheckable(checkable)
        if keys:
            action.setShortcuts([QKeySequence(one) for one in keys.split("|")])
        (action.toggled if checkable else action.triggered).connect(slot)
        return action

    def _make_actions(self) -> None:
        self.undo_action: QAction = self._action(self._undo, "Ctrl+Z")
        self.redo_action: QAction = self._action(self._redo, "Ctrl+Shift+Z|Ctrl+Y")
        self.move_now_action = self._action(self.match.move_now, "Ctrl+Return")
        self.move_now_action.setEnabled(False)
        self.pause_action = self._action(self._toggle_pause, "Ctrl+P")
        self.pause_action.setVisible(any(seat.kind == "computer" for seat in self.match.seats))
        self.open_hands_action = self._action(self._set_open_hands, checkable=True)
        self.open_hands_action.setVisible(self.game.hidden_hands and bool(self.match.persons))
        self.again_action = self._action(self._again)
        self.new_action = self._action(self._new_game)
        self.replay_action = self._action(self._start_replay)
        self.sheet_action = self._action(self._show_scores)
        self.reset_layout_action = self._action(self._reset_layout)

    def _build_docks(self) -> None:
        self._inner = _Inner()
        self._inner.setWindowFlags(Qt.WindowType.Widget)
        self._inner.setDockOptions(
            QMainWindow.DockOption.AllowNestedDocks
            | QMainWindow.DockOption.AllowTabbedDocks
            | QMainWindow.DockOption.AnimatedDocks
        )
        self._inner.setTabPosition(Qt.DockWidgetArea.RightDockWidgetArea, QTabWidget.TabPosition.North)
        self._inner.setCentralWidget(self.board_area)
        self._docks: dict[str, tuple[QDockWidget, str]] = {}
        self._panels_menu = QMenu(self)
        base = [
            Panel("players", "app.panel.players", self.players_panel),
            Panel("answers", "app.panel.answers", self.answers_panel),
            Panel("log", "app.panel.log", self.log_panel),
            Panel("scores", "app.panel.scores", self.score_sheet, open=False),
        ]
        for panel in (*base, *self.panels()):
            dock = QDockWidget(self._inner)
            dock.setObjectName(panel.id)
            dock.setFeatures(
                QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
            )
            dock.setWidget(_framed(panel.widget))
            self._docks[panel.id] = (dock, panel.title)
            self._inner.addDockWidget(_DOCK_AREAS[panel.area], dock)
            dock.setVisible(panel.open)
            self._panels_menu.addAction(dock.toggleViewAction())
        self._inner.tabifyDockWidget(self.dock("log"), self.dock("scores"))
        self.dock("log").raise_()
        self._standard_layout: QByteArray = self._inner.saveState()

    def _build_layout(self) -> None:
        self._content = QWidget()
        self._content.setLayout(vbox(self.bar, self._inner, margins=(8, 4, 8, 4), spacing=6))
        self._stack = QStackedWidget()
        self._stack.addWidget(self._content)
        self._stack.addWidget(self.curtain)
        self.setLayout(vbox(self._stack))
        wide = round(_SIDE_WIDTH * max(1.0, look.current().text_scale ** 0.5))
        self._inner.resizeDocks([self.dock("players")], [wide], Qt.Orientation.Horizontal)

    def _fit_docks(self) -> None:
        """A dock is never narrower than its title."""
        metrics = QFontMetrics(look.current().font("body", bold=True))
        for dock, _ in self._docks.values():
            dock.setMinimumWidth(metrics.horizontalAdvance(dock.windowTitle()) + _TITLE_ROOM)

    def dock(self, panel: str) -> QDockWidget:
        """The dock of a panel."""
        return self._docks[panel][0]

    def _connect(self) -> None:
        match = self.match
        match.stateChanged.connect(self._state_changed)
        match.eventHappened.connect(self._event_happened)
        match.historyMoved.connect(self._history_moved)
        match.viewerChanged.connect(self._viewer_changed)
        match.thinking.connect(self._thinking)
        match.botProgress.connect(self._bot_progress)
        match.botFailed.connect(self._bot_failed)
        match.pausedChanged.connect(self._paused_changed)
        match.gameOver.connect(self._game_over)
        match.autosaveChanged.connect(self._autosave_changed)
        self.bar.chosen.connect(self.act)
        self.bar.pointed.connect(self._pointed)
        self.bar.seatWanted.connect(self._seat_wanted)
        self.answers_panel.chosen.connect(self.act)
        self.answers_panel.pointed.connect(self._pointed)
        self.log_panel.jumped.connect(self._jump)
        self.review.moved.connect(self._reviewed)
        self.curtain.lifted.connect(self._lifted)
        self.settings.changed.connect(self._setting_changed)
        view = self.board_view()
        if view is not None:
            view.spaceTapped.connect(self.skip)

    # The match speaks -------------------------------------------------------------------------------------------------

    def _state_changed(self, change: Change) -> None:
        if self._dirty is not None:
            self._dirty.update(change.fields)
        self._last_kind = change.kind

    def _event_happened(self, event: Event, index: int) -> None:
        self._events.append((event, index))

    def _history_moved(self, position: int, length: int) -> None:
        self._refresh(moved=True)

    def _viewer_changed(self, viewer: int) -> None:
        self._dirty = None

    def _thinking(self, seat: int, on: bool) -> None:
        self._permille = 0 if on else None
        self.move_now_action.setEnabled(on)
        self._show_bar()

    def _bot_progress(self, seat: int, permille: int) -> None:
        self._permille = permille
        self.bar.show_progress(permille)

    def _bot_failed(self, detail: str) -> None:
        self.shell.notice(tr("app.ai.restarted"), "warning", detail)

    def _autosave_changed(self, problem: SaveError | None) -> None:
        if problem is None:
            self.shell.say(tr("app.status.autosave_again"))
        else:
            self.shell.notice(tr("app.error.autosave", fault_text(problem)), "error", str(problem))

    def _paused_changed(self, paused: bool) -> None:
        self.pause_action.setText(tr("app.ai.go_on") if paused else tr("app.ai.stop"))
        self._show_bar()

    def _make_room_for_scores(self) -> None:
        """The game is over: nobody has anything to choose, and the score sheet gets the room of that panel."""
        if self._layout_in_play is None:
            self._layout_in_play = self._inner.saveState()
            self.dock("answers").hide()

    def _back_to_play(self) -> None:
        """The end was taken back: the panels stand as they did before it."""
        if self._layout_in_play is not None and self.match.winners is None:
            self._inner.restoreState(self._layout_in_play)
            self._layout_in_play = None

    def _game_over(self, winners: object) -> None:
        # Once the sheet shows the end, and the panels have their places.
        QTimer.singleShot(0, self, self._show_scores)

    # Drawing ----------------------------------------------------------------------------------------------------------

    def _refresh(self, *, moved: bool = False) -> None:
        """The table has changed: draw it, and find out who is to act."""
        if self._disposed:
            return
        self.match.set_viewer(self._wanted_viewer())
        state = self.match.shown
        if state is not self._drawn and not self.review.active:
            dirty = None if self._dirty is None else frozenset(self._dirty)
            self._draw(state, dirty)
        busy = 0
        events, self._events = self._events, []
        if moved:
            for event, index in events:
                busy = max(busy, self.animate(event, index))
        self._back_to_play()
        self._history_texts()
        self.titleChanged.emit()
        self._settle(busy, after_move=moved and bool(events))

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

    def _draw(self, state: State, change: frozenset[str] | None) -> None:
        self._drawn = state
        self._dirty = set()
        self.show_state(state, change)
        self.players_model.show_state(state)
        self.scores_model.show_state(state)
        winners = self.game.outcome(state)
        self.score_sheet.show_result(self._result_text(winners) if winners is not None else "")

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
        pause = _PACE_MS[motion.effective(self.settings.animation)] if self._curtain_for and after_move else 0
        if busy or pause:
            self.match.hold("animation")
            self._wait.start(max(busy, pause))
        elif self._curtain_for:
            self._drop_curtain()
        self._offer()

    def _hides(self, seat: int) -> bool:
        return self.seat_hidden(self.match.view(seat), seat)

    def _sit_down(self, seat: int) -> None:
        """This seat's person is in front of the screen now."""
        self._front = seat
        self._curtain_for = ()
        if self.match.viewer not in (EVERYBODY, seat):
            self.match.set_viewer(seat)
            self._drawn = None
        if self._drawn is not self.match.shown:
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

    def _offer(self) -> None:
        """Offer the answers to the person who is to act, or to nobody."""
        decision = self.match.decision
        waiting = self.match.waiting_persons
        able = (
            decision is not None
            and self._front in waiting
            and not self._curtain_for
            and not self.curtain_is_down
            and not self.review.active
        )
        had_focus = self._focus_in_answers()
        self._acting = self._front if able else None
        if able and decision is not None:
            automatic = self.auto_answer(decision, self._front)
            if automatic is not None:
                self._acting = None
                QTimer.singleShot(0, self, self._answer_automatically)
        if self._acting is None or decision is None:
            self.answers_panel.clear()
            self.offer(None, self._front)
        else:
            self.answers_panel.model.set_answers(
                self.answers(self._acting), self.refused(decision, self._acting), self.describe, self.why_not
            )
            self.offer(decision, self._acting)
        self._show_bar()
        if had_focus and not self._focus_in_answers() and not self.bar.focus_answers():
            self.board_area.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer_automatically(self) -> None:
        decision = self.match.decision
        if decision is not None and self._front in self.match.waiting_persons and not self._disposed:
            action = self.auto_answer(decision, self._front)
            if action is not None:
                self.match.act(action)

    def _focus_in_answers(self) -> bool:
        focus = QApplication.focusWidget()
        if focus is None:
            return False
        inside = self.bar.isAncestorOf(focus) or self.answers_panel.isAncestorOf(focus)
        return inside and focus.isVisible() and focus.isEnabled()

    # The decision bar -------------------------------------------------------------------------------------------------

    def _show_bar(self) -> None:
        if self._disposed:
            return
        bar, match = self.bar, self.match
        decision = match.decision
        answers: list[BarAnswer] = []
        controls: list[QAction] = []
        seat: int | None = None
        if self.review.active:
            text = tr("app.replay.move", self.review.position, match.session.position)
            controls = self.review.controls()
        elif match.winners is not None:
            text = self._result_text(match.winners)
            controls = [self.sheet_action, self.replay_action, self.files.save_action, self.again_action]
            controls.append(self.new_action)
            seat = match.winners[0] if len(match.winners) == 1 else None
        elif self._acting is not None and decision is not None:
            seat = self._acting
            text = self.say(decision.prompt)
            if self.name(seat) not in text:
                text = tr("app.log.line", self.name(seat), text)
            offered = list(self.bar_answers(decision, seat))
            refusals = [tuple(self.why_not(action)) for action in offered]
            answers = [
                BarAnswer(action, self.describe(action), primary=len(offered) == 1, reasons=reasons)
                for action, reasons in zip(offered, refusals, strict=True)
            ]
        elif match.paused:
            text = tr("app.status.paused")
            controls = [self.pause_action]
        elif match.thinking_seat >= 0:
            seat = match.thinking_seat
            text = tr("app.log.line", self.name(seat), tr("app.status.thinking"))
            controls = [self.move_now_action]
        else:
            to_answer = match.session.to_answer
            seat = to_answer[0] if to_answer else None
            text = tr("app.status.waiting", self.name(seat)) if seat is not None else ""
        bar.show_sentence(text, None if seat is None else self.look(seat))
        bar.show_answers(answers, controls)
        bar.show_progress(self._permille if match.thinking_seat >= 0 and not self.review.active else None)
        self._show_seats()

    def _show_seats(self) -> None:
        waiting = self.match.waiting_persons
        open_table = self.match.viewer == EVERYBODY or not any(self._hides(seat) for seat in waiting)
        if self._acting is not None and len(waiting) > 1 and open_table:
            self.bar.show_seats([(seat, self.name(seat)) for seat in waiting], self._front)
        else:
            self.bar.show_seats((), self._front)

    def _seat_wanted(self, seat: int) -> None:
        self._sit_down(seat)
        self._draw(self.match.shown, None)
        self._offer()

    def _result_text(self, winners: Sequence[int]) -> str:
        names = i18n.say(Message("list", tuple(self.name(seat) for seat in winners)))
        return tr("app.log.wins", names) if len(winners) == 1 else tr("app.status.shared_win", names)

    def _pointed(self, action: object) -> None:
        if self._acting is not None:
            self.hint_action(action if isinstance(action, Action) else None)

    # Undo and redo ----------------------------------------------------------------------------------------------------

    def _history_texts(self) -> None:
        free = not self.curtain_is_down and not self.review.active
        for action, message, plain, what, nothing in (
            (self.undo_action, self.match.undo_message(), "app.cmd.undo", "app.cmd.undo_what", self._why_no_undo()),
            (self.redo_action, self.match.redo_message(), "app.cmd.redo", "app.cmd.redo_what", ""),
        ):
            able = free and message is not None
            text = tr(what, self.say(message)) if able and message is not None else tr(plain)
            action.setText(text.replace("&", "&&"))
            action.setEnabled(able)
            action.setToolTip(text if able or not nothing else nothing)

    def _why_no_undo(self) -> str:
        if not self.match.session.position:
            return tr("app.status.nothing_to_undo")
        return tr("app.status.undo_stops")

    def _undo(self) -> None:
        self.skip_animation()
        self._events.clear()
        self.match.undo()

    def _redo(self) -> None:
        self.skip_animation()
        self.match.redo()

    # Review -----------------------------------------------------------------------------------------------------------

    def _jump(self, entry: int) -> None:
        position = entry + 1
        if position >= self.match.session.position:
            self.review.leave()
        else:
            self.review.go(position)

    def _reviewed(self, position: int) -> None:
        self._draw(self.shown, None)
        self.log_panel.mark(None if position == Review.LIVE else position - 1)
        self._history_texts()
        self._offer()

    def _start_replay(self) -> None:
        self.review.start_replay()

    def _show_scores(self) -> None:
        """Open the score sheet; when the game is over it gets the room that it needs, beside the board."""
        over = self.match.winners is not None
        if over:
            self._make_room_for_scores()
        dock = self.dock("scores")
        dock.show()
        dock.raise_()
        if over:
            wanted = self.score_sheet.wanted_size()
            wide = min(wanted.width(), self._inner.width() // 2)
            high = min(wanted.height(), self._inner.height() * 3 // 4)
            self._inner.resizeDocks([dock], [max(wide, dock.width())], Qt.Orientation.Horizontal)
            self._inner.resizeDocks([dock], [high], Qt.Orientation.Vertical)

    # Settings and commands --------------------------------------------------------------------------------------------

    def _apply_settings(self) -> None:
        self.match.set_pace(_PACE_MS[motion.effective(self.settings.animation)])
        self.open_hands_action.blockSignals(True)
        self.open_hands_action.setChecked(self.settings.open_hands)
        self.open_hands_action.blockSignals(False)

    def _setting_changed(self, name: str) -> None:
        self._apply_settings()
        if name == "open_hands":
            if self.settings.open_hands and self.game.hidden_hands:
                self.match.set_viewer(EVERYBODY)
            elif self.match.persons:
                self.match.set_viewer(self._front if self._front in self.match.persons else self.match.persons[0])
                if self.curtain_is_down or (len(self.match.persons) > 1 and self._hides(self.match.viewer)):
                    # Whoever covers the hands again may be anybody: the curtain asks who is there.
                    waiting = self.match.waiting_persons
                    self._curtain_for = waiting or (self.match.viewer,)
                    self._drop_curtain()
                    self._offer()
                    return
            self._draw(self.shown, None)
            self._settle(0, after_move=False)
        elif name == "windows":
            self._offer()

    def _set_open_hands(self, on: bool) -> None:
        self.settings.open_hands = on

    def _toggle_pause(self) -> None:
        self.match.set_paused(not self.match.paused)

    def _again(self) -> None:
        self.files.play_again()

    def _new_game(self) -> None:
        self.shell.new_game(self.game.id)

    # The places of the panels -----------------------------------------------------------------------------------------

    @property
    def _layout_key(self) -> str:
        return f"table/{self.game.id}/layout"

    def _save_layout(self) -> None:
        self.settings.write(self._layout_key, self._layout_in_play or self._inner.saveState())
        view = self.board_view()
        if view is not None:
            self.settings.write(f"table/{self.game.id}/zoom", "" if view.fitted else f"{view.zoom():.3f}")

    def _restore_layout(self) -> None:
        layout = self.settings.blob(self._layout_key)
        if not layout.isEmpty() and not self._inner.restoreState(layout):
            self._inner.restoreState(self._standard_layout)
        view = self.board_view()
        zoom = self.settings.read(f"table/{self.game.id}/zoom", "")
        if view is not None and zoom:
            try:
                view.set_zoom(float(zoom))
            except ValueError:
                view.fit()

    def _reset_layout(self) -> None:
        self._inner.restoreState(self._standard_layout)
        view = self.board_view()
        if view is not None:
            view.fit()

    def sizeHint(self) -> QSize:
        return QSize(1200, 760)


def _framed(widget: QWidget) -> QFrame:
    """The widget on the ground of a panel: dock and title look like one piece."""
    made = panel_frame("dock")
    made.setLayout(vbox(widget))
    made.setSizePolicy(widget.sizePolicy())
    return made


def seat_looks(seats: Sequence[SeatInfo]) -> tuple[int, ...]:
    """The index of each seat's colour and pattern: the chosen ones where they differ, else by seat."""
    chosen = [look.SEAT_COLOURS.index(seat.colour) if seat.colour in look.SEAT_COLOURS else -1 for seat in seats]
    free = [index for index in range(len(look.SEAT_COLOURS)) if index not in chosen]
    looks: list[int] = []
    for index in chosen:
        if index < 0 or index in looks:
            index = free.pop(0) if free else len(looks) % len(look.SEAT_COLOURS)
        looks.append(index)
    return tuple(looks)
