"""The decision bar: one sentence that says who must do what, the simple answers as buttons, undo and redo."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QEnterEvent, QFocusEvent, QFontMetrics, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QSizePolicy, QTabBar, QToolButton, QWidget

from vikingtable.rules.state import Action
from vikingtable.ui import art
from vikingtable.ui import theme as look
from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import FlowLayout, SeatSwatch, Speaking, announce, hbox, label, restyled, vbox
from vikingtable.ui.wrapping import height_of

#: A text on the undo button that is wider than so many pixels is shortened where there is no room to spare; menu and
#: tooltip hold it in full.
_UNDO_WIDTH = 220
#: So many pixels of it go to a sentence that then stands in one line.
_UNDO_GIVES = 110
#: What lies between the parts of the bar and around them, in pixels.
_GAPS = 80
#: How much of a text two lines hold, in widths of a line: words do not break at its end.
_TWO_LINES = 1.85


@frozen
class BarAnswer:
    """A button of the bar: the action, its text, and whether it is the likeliest of them."""

    action: Action
    text: str
    primary: bool = False
    #: Why it cannot be chosen now; () if it can.
    reasons: tuple[str, ...] = ()


class _AnswerButton(QPushButton):
    """A button that tells when it is pointed at."""

    pointed = Signal(int, bool)

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        self.setAutoDefault(True)  # Enter presses it, as Space does

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(self._number, True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(self._number, False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(self._number, True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(self._number, False)


class DecisionBar(Speaking, QFrame):
    """Shows what it is told; knows no match."""

    #: An answer's button was pressed (its action).
    chosen = Signal(object)
    #: An answer's button is pointed at (its action), or no longer (None).
    pointed = Signal(object)
    #: Another of the seats that may answer is wanted in front.
    seatWanted = Signal(int)

    def __init__(self, undo: QAction, redo: QAction, hint: QAction) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._undo, self._redo = undo, redo
        self._answers: tuple[BarAnswer, ...] = ()
        self._buttons: list[_AnswerButton] = []
        self._controls: list[QPushButton] = []
        self._tab_seats: tuple[int, ...] = ()
        self._swatch = SeatSwatch(0, 26)
        self._sentence = label("title", wrap=True)
        self._reason = label("error", wrap=True)
        self._reason.hide()
        self._progress = QProgressBar()
        self._progress.setRange(0, 1000)
        self._progress.setTextVisible(False)
        self._progress.setFixedWidth(120)
        self._progress.setFixedHeight(14)
        self._progress.hide()
        self._tabs = QTabBar()
        self._tabs.setExpanding(False)
        self._tabs.hide()
        self._tabs.currentChanged.connect(self._tab_changed)
        self._answer_box = QWidget()
        self._flow = FlowLayout()
        self._answer_box.setLayout(self._flow)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self._answer_box.setSizePolicy(policy)
        self._undo_button = self._history_button(undo, "undo")
        self._redo_button = self._history_button(redo, "redo")
        self.hint_button = self._history_button(hint, "hint")
        self._helps: list[tuple[QAction, QToolButton]] = [(hint, self.hint_button)]
        undo.changed.connect(self._history_changed)
        redo.changed.connect(self._history_changed)
        hint.changed.connect(self._help_changed)
        words = vbox(self._sentence, self._reason, spacing=2)
        self._tools = QWidget()
        self._tool_row = hbox(self.hint_button, self._undo_button, self._redo_button, spacing=4)
        self._tools.setLayout(self._tool_row)
        self._row = hbox(self._swatch, words, self._progress, self._tools, spacing=12)
        self._row.setStretch(1, 1)
        self._second = vbox(spacing=0)
        self._in_row = False
        self.setLayout(vbox(self._tabs, self._row, self._second, margins=(16, 8, 12, 8), spacing=6))
        self._place_answers(in_row=True)
        self._answer_box.hide()
        self._history_changed()
        self._help_changed()
        self.ready()

    def retranslate(self) -> None:
        self.setAccessibleName(tr("app.panel.decision"))
        self._progress.setAccessibleName(tr("app.status.thinking"))
        self._tabs.setAccessibleName(tr("app.players.who_answers"))
        self._history_changed()
        self._help_changed()

    def restyle(self) -> None:
        self._arrange()

    # What is shown ----------------------------------------------------------------------------------------------------

    def show_sentence(self, text: str, look: int | None, *, say: bool = True) -> None:
        """Say who must do what; ``look``: of the seat whose marker stands before it."""
        if text != self._sentence.text():
            self._sentence.setText(text)
            if say:
                announce(self, text)
        self._swatch.setVisible(look is not None)
        if look is not None:
            self._swatch.set_look(look)
        self.show_reasons(())
        self._arrange()

    def sentence(self) -> str:
        """What is said now."""
        return self._sentence.text()

    def show_reasons(self, reasons: Sequence[str]) -> None:
        """Say why what was tried is not possible; () takes it away."""
        self._reason.setText(" ".join(reasons))
        self._reason.setVisible(bool(reasons))
        if reasons:
            announce(self, self._reason.text())

    def reasons(self) -> str:
        """Why what was tried is not possible, as it is said now."""
        return "" if self._reason.isHidden() else self._reason.text()

    def show_answers(self, answers: Sequence[BarAnswer], controls: Sequence[QAction] = ()) -> None:
        """Offer these answers as buttons, then buttons for actions of the table (move now, back to the game)."""
        self._answers = tuple(answers)
        while len(self._buttons) < len(answers):
            made = _AnswerButton(len(self._buttons))
            made.clicked.connect(self._clicked)
            made.pointed.connect(self._pointed)
            self._buttons.append(made)
            self._flow.addWidget(made)
        for number, button in enumerate(self._buttons):
            there = number < len(answers)
            if there:
                one = answers[number]
                button.setText(one.text.replace("&", "&&"))
                button.setEnabled(not one.reasons)
                button.setToolTip("\n".join(one.reasons))
                button.setAccessibleDescription(" ".join(one.reasons))
                restyled(button, "primary", one.primary)
            button.setVisible(there)
        self._show_controls(controls)
        self._answer_box.setVisible(bool(answers) or bool(controls))
        self._flow.invalidate()
        self._arrange()

    def answer_buttons(self) -> list[QPushButton]:
        """The buttons of the answers offered now."""
        return list(self._buttons[: len(self._answers)])

    def controls(self) -> list[QPushButton]:
        """The buttons that are no answers and can be seen now."""
        return [button for button in self._controls if not button.isHidden()]

    def _show_controls(self, controls: Sequence[QAction]) -> None:
        while len(self._controls) < len(controls):
            made = _ActionButton()
            self._controls.append(made)
            self._flow.addWidget(made)
        for number, button in enumerate(self._controls):
            assert isinstance(button, _ActionButton)
            button.set_action(controls[number] if number < len(controls) else None)

    def show_progress(self, permille: int | None) -> None:
        """How far the computer's thought is; ``None``: nobody thinks."""
        self._progress.setVisible(permille is not None)
        if permille is not None:
            self._progress.setValue(permille)

    def show_seats(self, seats: Sequence[tuple[int, str]], front: int) -> None:
        """Tabs for several people who may answer now, in any order; none for a single one."""
        self._tabs.blockSignals(True)
        while self._tabs.count():
            self._tabs.removeTab(0)
        self._tab_seats = tuple(seat for seat, _ in seats) if len(seats) > 1 else ()
        if self._tab_seats:
            for _, name in seats:
                self._tabs.addTab(name.replace("&", "&&"))
            if front in self._tab_seats:
                self._tabs.setCurrentIndex(self._tab_seats.index(front))
        self._tabs.setVisible(bool(self._tab_seats))
        self._tabs.blockSignals(False)

    def focus_answers(self) -> bool:
        """Give the keyboard to the first answer that can be given; says whether there is one."""
        for button in (*self.answer_buttons(), *self.controls()):
            if button.isEnabled():
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return False

    # How it is done ---------------------------------------------------------------------------------------------------

    def _history_button(self, action: QAction, icon: str) -> QToolButton:
        made = QToolButton()
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        art.bind_icon(made, f"icons/{icon}")
        made.clicked.connect(action.trigger)
        return made

    def _history_changed(self) -> None:
        for action, button in ((self._undo, self._undo_button), (self._redo, self._redo_button)):
            text = action.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
            button.setEnabled(action.isEnabled())
            button.setToolTip(action.toolTip())
            button.setAccessibleName(text)
        self._redo_button.setVisible(self._redo.isEnabled())
        self._arrange()

    def _word_history(self, spare: int = 0) -> None:
        """Write on the buttons of the history what each does, shorter where ``spare`` pixels do not suffice."""
        wide = round(_UNDO_WIDTH * look.current().text_scale) + spare
        for button in (self._undo_button, self._redo_button):
            shown = button.fontMetrics().elidedText(button.accessibleName(), Qt.TextElideMode.ElideRight, wide)
            button.setText(f"\N{NO-BREAK SPACE}{shown}")  # some air after the icon

    def add_help(self, action: QAction, icon: str) -> QToolButton:
        """A small button before the others for something that helps, there while its action is possible."""
        made = self._history_button(action, icon)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self._helps.append((action, made))
        self._tool_row.insertWidget(0, made)
        action.changed.connect(self._help_changed)
        self._help_changed()
        return made

    def _help_changed(self) -> None:
        """What helps has a button while it is possible."""
        for action, made in self._helps:
            text = action.text()
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            made.setVisible(action.isEnabled())
            made.setText(f"\N{NO-BREAK SPACE}{text}")
            made.setAccessibleName(text)
            made.setToolTip(f"{text} ({keys})")
        self._arrange()

    def _clicked(self) -> None:
        sender = self.sender()
        if isinstance(sender, _AnswerButton) and sender in self._buttons:
            number = self._buttons.index(sender)
            if number < len(self._answers):
                self.chosen.emit(self._answers[number].action)

    def _pointed(self, number: int, pointed: bool) -> None:
        if number < len(self._answers):
            self.pointed.emit(self._answers[number].action if pointed else None)

    def _tab_changed(self, index: int) -> None:
        if 0 <= index < len(self._tab_seats):
            self.seatWanted.emit(self._tab_seats[index])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """The answers beside the sentence where both fit, if need be in smaller type, else below it."""
        if not self._is_ready:
            return
        self._word_history()
        others = self._flow.sizeHint().width() + self._tools.sizeHint().width() + _GAPS
        for part, gap in ((self._swatch, 12), (self._progress, 12)):
            if not part.isHidden():
                others += part.width() + gap
        room = self.width() - others
        theme = look.current()
        large, small = (
            QFontMetrics(theme.font(step, bold=True)).horizontalAdvance(self._sentence.text())
            for step in ("title", "body")
        )
        # Beside the answers the sentence may take two lines of smaller type; the table below then keeps its size.
        in_row = large <= room or (small <= round(_TWO_LINES * room) and self._rows(room) <= 2)
        beside = room if in_row else room + self._flow.sizeHint().width()
        restyled(self._sentence, "role", "title" if large <= beside else "strong")
        self._place_answers(in_row=in_row)
        spare = beside - min(large, beside)
        if spare > 0:
            self._word_history(spare // 2 if self._redo.isEnabled() else spare)
        elif small > beside:
            self._give_room(small - beside)

    def _rows(self, room: int) -> int:
        """How many lines the sentence takes in smaller type."""
        font = look.current().font("body", bold=True)
        return round(height_of(self._sentence.text(), font, max(1, room)) / QFontMetrics(font).lineSpacing())

    def _give_room(self, lack: int) -> None:
        """Write less on the buttons of the history if a sentence for which ``lack`` pixels lack then fits."""
        if lack > _UNDO_GIVES:
            return
        before = self._tools.sizeHint().width()
        # A text is shortened by whole letters, so that twice as much may have to be asked for.
        for asked in (lack, 2 * lack):
            self._word_history(-min(asked, _UNDO_GIVES))
            if before - self._tools.sizeHint().width() >= lack:
                return
        self._word_history()

    def _place_answers(self, *, in_row: bool) -> None:
        if in_row == self._in_row:
            return
        self._in_row = in_row
        if in_row:
            self._second.removeWidget(self._answer_box)
            self._row.insertWidget(3, self._answer_box)
        else:
            self._row.removeWidget(self._answer_box)
            self._second.addWidget(self._answer_box)


class _ActionButton(QPushButton):
    """A button that stands for an action of the menus."""

    def __init__(self) -> None:
        super().__init__()
        self._action: QAction | None = None
        self.setAutoDefault(True)
        self.clicked.connect(self._trigger)

    def set_action(self, action: QAction | None) -> None:
        """Stand for another action; hidden for ``None``."""
        if self._action is not None:
            self._action.changed.disconnect(self._follow)
        self._action = action
        if action is not None:
            action.changed.connect(self._follow)
            self._follow()
        self.setVisible(action is not None)

    def _follow(self) -> None:
        if self._action is not None:
            self.setText(self._action.text().rstrip("…") if not self._action.menu() else self._action.text())
            self.setEnabled(self._action.isEnabled())
            self.setToolTip(self._action.toolTip())
            restyled(self, "primary", bool(self._action.property("primary")))

    def _trigger(self) -> None:
        if self._action is not None:
            self._action.trigger()
