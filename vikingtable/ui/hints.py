"""The hint: the best few answers to the open question as cards, each with its reason and a button that gives it."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QScrollArea, QWidget

from vikingtable.rules.state import Action
from vikingtable.ui import theme as look
from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import Speaking, announce, button, hbox, label, restyled, vbox


@frozen
class HintLine:
    """One answer: the action, what it does, what is expected of it against the best, and why."""

    action: Action
    text: str
    expected: str
    reasons: tuple[str, ...] = ()


class _DoButton(QPushButton):
    """Gives the answer; arrows go to the button of the next one."""

    stepped = Signal(int)
    focused = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is not None:
            self.stepped.emit(step)
            event.accept()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()


class _Card(QFrame):
    """An answer with its reasons; the one that is shown on the board is framed."""

    pointed = Signal(int)
    chosen = Signal(int)
    stepped = Signal(int, int)

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        self._selected = False
        self.text = label("strong", wrap=True)
        self.expected = label("soft", wrap=True)
        self.reasons = label(wrap=True)
        self.do = _DoButton()
        self.do.setAutoDefault(True)  # Enter presses it
        self.do.clicked.connect(self._clicked)
        self.do.stepped.connect(self._stepped)
        self.do.focused.connect(self._point)
        foot = hbox(self.expected, self.do, spacing=8)
        foot.setStretch(0, 1)
        self.setLayout(vbox(self.text, self.reasons, foot, margins=(10, 6, 8, 6), spacing=2))

    def show_line(self, line: HintLine, count: int) -> None:
        """Say what the answer is."""
        self.text.setText(line.text)
        self.expected.setText(line.expected)
        self.reasons.setText("\n".join(line.reasons))
        self.reasons.setVisible(bool(line.reasons))
        self.do.setText(tr("advice.hint.do"))
        self.do.setAccessibleName(tr("advice.hint.do_this", line.text))
        place = tr("advice.hint.place", self._number + 1, count)
        self.do.setAccessibleDescription(" ".join((place, line.expected, *line.reasons)))
        restyled(self.do, "primary", self._number == 0)

    def show_selected(self, selected: bool) -> None:
        """Frame it, or no longer."""
        if selected != self._selected:
            self._selected = selected
            self.update()

    @property
    def selected(self) -> bool:
        """Whether it is the one that is shown on the board."""
        return self._selected

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = look.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = 2.0 if self._selected else 1.0
        rect = QRectF(self.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
        painter.setPen(QPen(theme.colour("accent" if self._selected else "line"), wide))
        painter.setBrush(theme.colour("panel_raised"))
        painter.drawRoundedRect(rect, 10, 10)
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._point()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._point()
        event.accept()

    def _point(self) -> None:
        self.pointed.emit(self._number)

    def _clicked(self) -> None:
        self.chosen.emit(self._number)

    def _stepped(self, step: int) -> None:
        self.stepped.emit(self._number, step)


class HintPanel(Speaking, QWidget):
    """Shows the thinking, then the answers; knows no match."""

    #: An answer was chosen (its action).
    chosen = Signal(object)
    #: Another answer is to be shown on the board (its action).
    pointed = Signal(object)
    #: The best so far is wanted now.
    enoughWanted = Signal()
    #: The hint is to go.
    closeWanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[HintLine, ...] = ()
        self._cards: list[_Card] = []
        self._selected = -1
        self._failed = False
        self._head = label("soft", wrap=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.enough = button("check")
        self.enough.clicked.connect(self.enoughWanted)
        self._list = QWidget()
        self._box = vbox(spacing=6)
        self._list.setLayout(vbox(self._box, None, margins=(0, 0, 2, 0)))
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        self._list.setAutoFillBackground(False)
        self._scroll.setWidget(self._list)
        self._scroll.setMinimumHeight(60)
        box = vbox(self._head, self.bar, self.enough, self._scroll, margins=(8, 0, 4, 6), spacing=6)
        box.setStretch(3, 1)
        box.addStretch(0)
        box.setAlignment(self.enough, Qt.AlignmentFlag.AlignLeft)
        self.setLayout(box)
        self.clear()
        self.ready()

    def retranslate(self) -> None:
        self.enough.setText(tr("advice.hint.now"))
        self.bar.setAccessibleName(tr("advice.hint.thinking"))
        self._list.setAccessibleName(tr("advice.hint.title"))
        self._say()

    def _say(self) -> None:
        self._head.setText(tr("advice.hint.failed" if self._failed else "advice.hint.thinking"))

    # What is shown ----------------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """There is no hint."""
        self._lines, self._selected, self._failed = (), -1, False
        self._arrange(thinking=False)

    def show_thinking(self) -> None:
        """The computer thinks; how far it is follows."""
        self._lines, self._selected, self._failed = (), -1, False
        self.bar.setRange(0, 0)
        self._arrange(thinking=True)
        announce(self, self._head.text())

    def show_progress(self, permille: int) -> None:
        """How far the thinking is."""
        self.bar.setRange(0, 1000)
        self.bar.setValue(permille)

    def show_failure(self) -> None:
        """There will be no answer."""
        self._lines, self._failed = (), True
        self._arrange(thinking=False)
        announce(self, self._head.text())

    def show_lines(self, lines: Sequence[HintLine]) -> None:
        """Show the answers, best first; the first is marked on the board."""
        focused = self.has_focus()
        self._lines, self._failed = tuple(lines), False
        while len(self._cards) < len(lines):
            card = _Card(len(self._cards))
            card.pointed.connect(self.select)
            card.chosen.connect(self._choose)
            card.stepped.connect(self._step)
            self._cards.append(card)
            self._box.addWidget(card)
        for card, line in zip(self._cards, lines, strict=False):
            card.show_line(line, len(lines))
        self._arrange(thinking=False)
        self._selected = -1
        self.select(0)
        if focused:
            self.focus_first()
        if lines:
            announce(self, f"{tr('advice.hint.title')} {lines[0].text}")

    def _arrange(self, *, thinking: bool) -> None:
        self.bar.setVisible(thinking)
        self.enough.setVisible(thinking)
        self._scroll.setVisible(bool(self._lines))
        self._head.setVisible(not self._lines)
        for number, card in enumerate(self._cards):
            card.setVisible(number < len(self._lines))
        self._say()

    @property
    def thinking(self) -> bool:
        """Whether it waits for the answers."""
        return not self.bar.isHidden()

    @property
    def lines(self) -> tuple[HintLine, ...]:
        """The answers that are shown."""
        return self._lines

    def cards(self) -> list[_Card]:
        """The cards of the answers that are shown."""
        return self._cards[: len(self._lines)]

    def marked(self) -> Action | None:
        """The answer that is to be shown on the board."""
        return self._lines[self._selected].action if 0 <= self._selected < len(self._lines) else None

    # What the person does ---------------------------------------------------------------------------------------------

    def select(self, number: int) -> None:
        """Show this answer on the board."""
        if not 0 <= number < len(self._lines) or number == self._selected:
            return
        self._selected = number
        for at, card in enumerate(self._cards):
            card.show_selected(at == number)
        self.pointed.emit(self._lines[number].action)

    def focus_first(self) -> None:
        """Give the keyboard to what can be done here."""
        if self._lines:
            self._cards[0].do.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.thinking:
            self.enough.setFocus(Qt.FocusReason.OtherFocusReason)

    def has_focus(self) -> bool:
        """Whether the keyboard is here."""
        focus = self.focusWidget()
        return focus is not None and focus.hasFocus()

    def _choose(self, number: int) -> None:
        if number < len(self._lines):
            self.chosen.emit(self._lines[number].action)

    def _step(self, number: int, step: int) -> None:
        at = (number + step) % len(self._lines)
        card = self._cards[at]
        card.do.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.ensureWidgetVisible(card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not event.modifiers():
            self.closeWanted.emit()
            event.accept()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
