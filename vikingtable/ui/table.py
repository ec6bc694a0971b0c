"""What every game's table is made of: decision bar, board, answers, log, players, scores, curtain, review, saving.

A game's own table derives from ``GameTable``: it builds its board, draws the states that it is shown and lets what is
possible glow. It listens to nothing and asks nobody else: everything that it may show is in ``shown``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAction, QImage, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QStackedWidget, QWidget

from vikingtable.match.qt import EVERYBODY, Match
from vikingtable.match.session import Change
from vikingtable.rules.state import Action, Event, State
from vikingtable.saves.model import SaveError
from vikingtable.ui.answers import AnswersPanel
from vikingtable.ui.boardview import BoardView
from vikingtable.ui.curtain import Curtain
from vikingtable.ui.decisionbar import DecisionBar
from vikingtable.ui.files import autosave_fault
from vikingtable.ui.i18n import tr
from vikingtable.ui.log import LogModel, LogPanel
from vikingtable.ui.page import MenuId, Shell
from vikingtable.ui.players import Column, PlayersModel, PlayersPanel
from vikingtable.ui.review import Review
from vikingtable.ui.scoresheet import ScoreSheet, ScoresModel
from vikingtable.ui.tableaids import TableAids
from vikingtable.ui.tablebar import bar_contents
from vikingtable.ui.tabledocks import Docks, Panel
from vikingtable.ui.tablefiles import TableFiles, keep_picture
from vikingtable.ui.tablehooks import seat_looks
from vikingtable.ui.tablepanels import Panelled
from vikingtable.ui.tablepassing import pace_ms
from vikingtable.ui.titles import game_title
from vikingtable.ui.usualnames import follow_language
from vikingtable.ui.widgets import vbox

__all__ = ["Column", "GameTable", "Panel", "seat_looks"]


class GameTable(Panelled):
    """One game at one screen. Made by the window as ``cls(shell, match)``; the game's class sets up in ``build``."""

    kind: ClassVar[str] = "table"
    #: With no more answers than this, all of them are buttons of the decision bar.
    bar_limit: ClassVar[int] = 4

    def __init__(self, shell: Shell, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(shell, parent)
        self.match = match
        self.game = match.game
        follow_language(match.session)  # before a panel keeps a text with a name
        self.looks = seat_looks(match.seats)
        self._front = match.persons[0] if match.persons else 0
        self._drawn: State | None = None
        self._drawn_for = self._front
        self._dirty: set[str] | None = None
        self._events: list[tuple[Event, int]] = []
        self._acting: int | None = None
        self._left = self._disposed = False
        self._curtain_for: tuple[int, ...] = ()
        self._permille: int | None = None
        # Of the board as it was left, for the start screen.
        self._picture: QImage | None = None
        match.set_viewer(self._wanted_viewer())

        self._make_actions()
        self.review = Review(match, self)
        self.files = TableFiles(self)
        self.aids = TableAids(self)
        self.bar = DecisionBar(self.undo_action, self.redo_action, self.aids.hint_action)
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
        self._answering = QTimer(self)
        self._answering.setSingleShot(True)
        self._answering.timeout.connect(self._answer_automatically)
        self._connect()
        self.ready()
        self._apply_settings()
        self._restore_layout()
        self._begin()

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

    def keys_line(self, rules: str, every: str) -> str:
        hint, undo = (
            one.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            for one in (self.aids.hint_action, self.undo_action)
        )
        return tr("app.status.keys.table", rules, hint, undo, every)

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
            "game": [
                self.aids.hint_action,
                None,
                self.move_now_action,
                self.pause_action,
                self.open_hands_action,
                None,
                self.again_action,
            ],
            "view": [panels, self.reset_layout_action],
            "replay": [*self.review.controls()[:-1], None, self.review.live, None, self.aids.look_action],
        }

    def entered(self) -> None:
        if not self.bar.focus_answers():
            self.board_area.setFocus(Qt.FocusReason.OtherFocusReason)
        self.match.begin()

    def left(self) -> None:
        # The window waits for a disk now, and lives: nobody answers here any more.
        self._left = True
        self._acting = None
        self._answering.stop()
        self._wait.stop()
        self._save_layout()
        self._picture = self.files.picture_to_keep()

    def to_finish(self) -> Callable[[], None] | None:
        autosave = self.match.leave()
        if autosave is None:
            return None
        base, picture = autosave.base, self._picture

        def finish() -> None:
            autosave.close()
            if base is not None:
                keep_picture(base, picture)

        return finish

    def dispose(self) -> None:
        if not self._disposed:
            self._disposed = True
            self._answering.stop()
            self._wait.stop()
            self.skip_animation()
            self.review.stop()
            self.aids.dispose()
            self.match.close()
            self.settings.changed.disconnect(self._setting_changed)

    def retranslate(self) -> None:
        follow_language(self.match.session)
        self.move_now_action.setText(tr("app.ai.move_now"))
        self.pause_action.setText(tr("app.ai.go_on") if self.match.paused else tr("app.ai.stop"))
        self.open_hands_action.setText(tr("app.settings.open_hands"))
        self.again_action.setText(tr("app.cmd.same_seed"))
        self.new_action.setText(tr("app.cmd.new_game"))
        self.replay_action.setText(tr("app.cmd.replay_game"))
        self.sheet_action.setText(tr("app.cmd.score_sheet"))
        self.reset_layout_action.setText(tr("app.cmd.reset_layout"))
        self._panels_menu.setTitle(tr("app.cmd.panels"))
        self._inner.retranslate()
        self.aids.retranslate()
        self.review.retranslate()
        self.files.retranslate()
        if self._drawn is not None:
            self.show_state(self.shown, None)
            self._show_result(self.shown)
            self._offer()
        self._history_texts()

    def restyle(self) -> None:
        self._inner.fit()
        self._inner.share_where_low("players", "log")
        if self._drawn is not None:
            self.show_state(self.shown, None)
            self._offer()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.modifiers():
            self.skip()
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and self.aids.escape():
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

    def end_actions(self) -> list[QAction]:
        """What the bar offers when the game is over."""
        look_back = [self.aids.look_action] if self.aids.look_action.isEnabled() else []
        actions = [self.sheet_action, self.replay_action, *look_back, self.files.save_action, self.again_action]
        return [*actions, self.new_action]

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
        self.again_action = self._action(self._play_again)
        self.new_action = self._action(self._ask_new_game)
        self.replay_action = self._action(self._start_replay)
        self.sheet_action = self._action(self._show_scores)
        self.reset_layout_action = self._action(self._reset_layout)

    def _build_docks(self) -> None:
        self._inner = Docks(self.board_area)
        base = [
            Panel("players", "app.panel.players", self.players_panel),
            Panel("answers", "app.panel.answers", self.answers_panel),
            Panel("log", "app.panel.log", self.log_panel),
            Panel("scores", "app.panel.scores", self.score_sheet, open=False, beside="log"),
            *self.aids.panels(),
        ]
        self._panels_menu = QMenu(self)
        for panel in (*base, *self.panels()):
            self._inner.add(panel)
        self.dock("scores").visibilityChanged.connect(self._sheet_shown)
        for toggle in self._inner.toggles():
            self._panels_menu.addAction(toggle)
        self.dock("log").raise_()
        self._inner.standard = self._inner.saveState()
        self._inner.share_where_low("players", "log")

    def _build_layout(self) -> None:
        self._content = QWidget()
        self._content.setLayout(vbox(self.bar, self._inner, margins=(8, 4, 8, 4), spacing=6))
        self._stack = QStackedWidget()
        self._stack.addWidget(self._content)
        self._stack.addWidget(self.curtain)
        self.setLayout(vbox(self._stack))
        self._inner.follow_side("players", self.players_panel.wanted_width)
        self.players_panel.fitted.connect(self._inner.fit_side_soon)

    def _connect(self) -> None:
        match = self.match
        match.stateChanged.connect(self._state_changed)
        match.eventHappened.connect(self._event_happened)
        match.historyMoved.connect(self._history_moved)
        match.viewerChanged.connect(self._viewer_changed)
        match.thinking.connect(self._thinking)
        match.botProgress.connect(self._bot_progress)
        match.botFailed.connect(self._bot_failed)
        match.botReplaced.connect(self._bot_replaced)
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
        self.shell.notice(tr("app.ai.asked_again"), "warning", detail)

    def _bot_replaced(self, seat: int, detail: str) -> None:
        self.shell.notice(tr("app.ai.any_answer", self.name(seat)), "warning", detail)

    def _autosave_changed(self, problem: SaveError | None) -> None:
        if problem is None:
            self.shell.say(tr("app.status.autosave_again"))
        else:
            self.shell.notice(autosave_fault(problem), "error", str(problem))

    def _paused_changed(self, paused: bool) -> None:
        self.pause_action.setText(tr("app.ai.go_on") if paused else tr("app.ai.stop"))
        self._show_bar()

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
        if self.match.winners is None:
            self._inner.back_to_play()
        self._history_texts()
        self.titleChanged.emit()
        self._settle(busy, after_move=moved and bool(events))

    def _draw(self, state: State, change: frozenset[str] | None) -> None:
        self._come_forward()
        self._drawn, self._drawn_for = state, self._front
        self._dirty = set()
        self.show_state(state, change)
        self.players_model.show_state(state)
        self.scores_model.show_state(state)
        self._show_result(state)

    def _show_result(self, state: State) -> None:
        winners = self.game.outcome(state)
        self.score_sheet.show_result(self._result_text(winners) if winners is not None else "")

    def _offer(self) -> None:
        """Offer the answers to the person who is to act, or to nobody."""
        decision = self.match.decision
        waiting = self.match.waiting_persons
        able = (
            decision is not None
            and self._front in waiting
            and not self._left
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
                self._answering.start(0)
        if self._acting is None or decision is None:
            self.answers_panel.clear()
            self.offer(None, self._front)
        else:
            self.answers_panel.model.set_answers(
                self.answers(self._acting), self.refused(decision, self._acting), self.describe, self.why_not
            )
            self.offer(decision, self._acting)
        self.aids.offered()
        self._show_bar()
        if had_focus and not self._focus_in_answers() and not self.bar.focus_answers():
            self.board_area.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer_automatically(self) -> None:
        decision = self.match.decision
        if decision is not None and self._front in self.match.waiting_persons:
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
        shown = bar_contents(self)
        self.bar.show_sentence(shown.text, None if shown.seat is None else self.look(shown.seat))
        self.bar.show_answers(shown.answers, shown.controls)
        thinks = self.match.thinking_seat >= 0 and not self.review.active
        self.bar.show_progress(self._permille if thinks else None)
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

    def _pointed(self, action: object) -> None:
        if self._acting is not None:
            self.hint_action(action if isinstance(action, Action) else self.aids.marked())

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

    def show_moment(self, seat: int, position: int) -> None:
        """Show the table of a finished game as ``seat`` saw it after so many actions."""
        if self.match.winners is not None:
            self._sit_down(seat)
            self.review.go(position)

    def exhibit(self, seat: int, action: Action) -> None:
        """Mark on the board an answer that ``seat`` could have given at the moment that is looked at."""
        # The board marks answers of who acts; nothing can be done in the past all the same.
        self._acting = seat
        try:
            self.offer(self.game.decision(self.shown), seat)
            self.hint_action(action)
        finally:
            self._acting = None

    def _start_replay(self) -> None:
        self.review.start_replay()

    # Settings and commands --------------------------------------------------------------------------------------------

    def _apply_settings(self) -> None:
        self.match.set_pace(pace_ms(self.settings.animation))
        self.open_hands_action.blockSignals(True)
        self.open_hands_action.setChecked(self.settings.open_hands)
        self.open_hands_action.blockSignals(False)

    def _setting_changed(self, name: str) -> None:
        self._apply_settings()
        if name == "open_hands":
            self._hands_opened_or_covered()
        elif name == "windows":
            self._offer()

    def _set_open_hands(self, on: bool) -> None:
        self.settings.open_hands = on

    def _toggle_pause(self) -> None:
        self.match.set_paused(not self.match.paused)

    def _play_again(self) -> None:
        self.files.play_again()

    def _ask_new_game(self) -> None:
        self.shell.new_game(self.game.id)

    def sizeHint(self) -> QSize:
        return QSize(1200, 760)
