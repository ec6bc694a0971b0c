"""The guide for the first round: small steps beside the table, each with its part of the table framed."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from vikingtable.rules.feast.frames import Feasting, Improving, Turn, Window
from vikingtable.rules.feast.state import FeastState
from vikingtable.ui import art
from vikingtable.ui.feast.seated import FeastSeat
from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import Speaking, button, hbox, label, name_button, tool_button, vbox

#: The key among the settings: the guide opens by itself until somebody has closed it.
_CLOSED = "table/feast/guide_closed"
#: After so many decisions that a step is shown at, it has been read: it steps aside until the next one's time comes.
_PATIENCE = 3


@frozen
class Step:
    """One step: its text (``feast_ui.guide.<key>``), and the area of the table that it is about."""

    key: str
    area: str


STEPS: tuple[Step, ...] = (
    Step("welcome", "actions"),
    Step("place", "actions"),
    Step("strip", "strips"),
    Step("goods", "supply"),
    Step("board", "home"),
    Step("feast", "banquet"),
    Step("rest", "islands"),
)


class GuidePanel(Speaking, QFrame):
    """Shows one step; the table frames the area and puts the panel beside it."""

    #: Another step is shown (its number), −1: the guide is closed.
    stepped = Signal(int)

    def __init__(self, parent: QWidget, steps: Sequence[Step] = STEPS) -> None:
        super().__init__(parent)
        self.steps = tuple(steps)
        self.step = 0
        #: It has stepped aside; the next step brings it back.
        self.folded = False
        self._decisions: set[int] = set()
        self._round = 0
        self.setProperty("role", "raised")
        self._head, self._text = label("strong"), label(wrap=True)
        self._close = tool_button("close")
        self._next = button()
        self._head.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        head = hbox(self._head, self._close, spacing=6)
        foot = hbox(spacing=6)
        foot.addStretch(1)
        foot.addWidget(self._next)
        self.setLayout(vbox(head, self._text, foot, margins=(14, 8, 10, 10), spacing=6))
        self._close.clicked.connect(self.finish)
        self._next.clicked.connect(self.forward)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.hide()
        self.ready()

    def retranslate(self) -> None:
        name_button(self._close, tr("feast_ui.guide.close"))
        self.setAccessibleName(tr("feast_ui.guide"))
        self._show()

    def _show(self) -> None:
        step = self.steps[min(self.step, len(self.steps) - 1)]
        self._head.setText(tr("feast_ui.guide.step", self.step + 1, len(self.steps)))
        self._text.setText(tr(f"feast_ui.guide.{step.key}"))
        last = self.step + 1 >= len(self.steps)
        self._next.setText(tr("feast_ui.guide.close") if last else tr("feast_ui.guide.next"))

    def text(self) -> str:
        """What is said now."""
        return self._text.text()

    def height_for(self, width: int) -> int:
        """How high it has to be at a width, so that nothing is cut off."""
        layout = self.layout()
        assert layout is not None
        return layout.totalHeightForWidth(width) + 2

    @property
    def going(self) -> bool:
        """Whether it is shown, or will be when its next step's time comes."""
        return self.folded or self.isVisible()

    def start(self, round_number: int = 1) -> None:
        """From the first step on; it goes with the round ``round_number``."""
        self._round = round_number
        self._open(0)

    def _open(self, step: int) -> None:
        self.step, self.folded = step, False
        self._decisions = set()
        self._show()
        self.show()
        self.raise_()
        self.stepped.emit(step)

    def go(self, key: str) -> None:
        """On to a later step, because what the one before asked for is done."""
        found = next((number for number, step in enumerate(self.steps) if step.key == key), -1)
        if self.going and found > self.step:
            self._open(found)

    def follow(self, key: str, round_number: int, moment: int) -> None:
        """A person decides something: the step for it is ``key`` ("" none); ``moment`` numbers the decisions.

        A step that has been there for some decisions steps aside, the last one for good; after its round the guide
        comes to the last step.
        """
        if not self.going:
            return
        before = self.step
        self.go(self.steps[-1].key if round_number > self._round else key)
        if self.step != before or self.folded:
            return
        self._decisions.add(moment)
        if len(self._decisions) >= _PATIENCE and self.steps[self.step].key not in ("welcome", "place"):
            if self.step + 1 >= len(self.steps):
                self.finish()
            else:
                self.folded = True
                self.hide()
                self.stepped.emit(self.step)

    def forward(self) -> None:
        """The next step, or the end."""
        if self.step + 1 >= len(self.steps):
            self.finish()
        else:
            self._open(self.step + 1)

    def finish(self) -> None:
        """Close the guide."""
        self.folded = False
        self.hide()
        self.stepped.emit(-1)

    def place(self, rect: QRect, room: QSize) -> None:
        """Lie beside what the step speaks of (pixels of the view), above or below it where there is no room."""
        area = self.steps[self.step].area
        wide = min(360, max(260, room.width() // 3))
        high = self.height_for(wide)
        left = rect.right() + 10
        if left + wide > room.width() - 4:
            left = rect.left() - wide - 10
        if left < 4:
            left = max(4, min(rect.center().x() - wide // 2, room.width() - wide - 4))
        top = rect.top()
        if area == "actions":  # at the edge and below the tabs, so that the home board and the score stay in sight
            left = room.width() - wide - 6
            top += rect.height() // 12
        elif left < rect.right() and left + wide > rect.left():  # above or below it
            top = rect.top() - high - 8 if rect.top() - high - 8 > 4 else rect.bottom() + 8
        top = max(4, min(top, room.height() - high - 4))
        self.setGeometry(left, top, wide, high)


class Guide:
    """The guide of one table: it opens at the first game, frames what it speaks of, and follows what is done."""

    def __init__(self, table: FeastSeat) -> None:
        self._table = table
        self.panel = GuidePanel(table.view)
        self.panel.stepped.connect(self._stepped)
        self.action = QAction(table)
        self.action.triggered.connect(self.start)
        art.bind_icon(self.action, "icons/help")

    def retranslate(self) -> None:
        """Set the texts of the action."""
        self.action.setText(tr("feast_ui.guide"))

    def entered(self) -> None:
        """The table is shown: the guide opens by itself the first time."""
        if not self._table.settings.read(_CLOSED, False) and not self.panel.going:
            self.start()

    def _area_of(self, name: str) -> QRectF:
        """The part of the scene that a step is about."""
        if name == "actions":
            rect = QRectF()
            for area in self._table.scene.areas():
                if area.target[0] == "space":
                    rect = rect.united(area.rect)
            return rect
        found: QRectF = getattr(self._table.places, name)
        return found

    def place(self) -> None:
        """Put the panel beside its part of the table, if it is shown."""
        if not self.panel.isVisible():
            return
        step = self.panel.steps[self.panel.step]
        view = self._table.view
        self.panel.place(view.mapFromScene(self._area_of(step.area)).boundingRect(), view.size())

    def start(self) -> None:
        """Begin at the first step."""
        self.panel.start(self._table.feast.round)

    def _stepped(self, step: int) -> None:
        if step < 0:
            self._table.settings.write(_CLOSED, True)
        if not self.panel.isVisible():
            self._table.scene.hint(None)
            return
        self._table.scene.hint(self._area_of(self.panel.steps[step].area))
        self.place()

    def follow(self, state: FeastState) -> None:
        """What the guide asks for has been done: on to what comes next."""
        acting = self._table.acting
        if acting is None or not state.frames:
            return
        frame = state.frames[-1]
        key = ""
        if isinstance(frame, Feasting):
            key = "feast"
        elif isinstance(frame, Window):
            key = "board"
        elif isinstance(frame, Improving):
            key = "strip"
        elif isinstance(frame, Turn) and acting in state.owner:  # its Vikings stand somewhere
            key = "goods"
        self.panel.follow(key, state.round, self._table.match.session.position)
