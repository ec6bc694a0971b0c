"""The bar below the board: what is in hand and what it would do, buttons for mouse and touch, else a hint."""

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QSizePolicy, QToolButton, QWidget

from vikingtable.ui import atlas
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.lab import wording
from vikingtable.ui.lab.judging import faults
from vikingtable.ui.lab.model import LabModel
from vikingtable.ui.lab.names import tile_name, tile_symbol
from vikingtable.ui.lab.words import capital, word
from vikingtable.ui.widgets import Speaking, announce, hbox, label, name_button, restyled, tool_button, vbox
from vikingtable.ui.wrapping import height_of

_LATER_MS = 30
#: Letters that shall have room beside the buttons.
_WORDS = 34
#: Buttons, by text key: icon.
BUTTONS = {
    "turn_left": "rotate_left",
    "turn_right": "rotate",
    "mirror": "mirror",
    "where": "shade",
    "put_back": "close",
    "take_back": "take_back",
    "place": "check",
}


class HandBar(Speaking, QFrame):
    """What can be done with the tile in hand; with none, what to do first, or what is wrong on the board."""

    def __init__(self, model: LabModel) -> None:
        super().__init__()
        self.model = model
        self.setProperty("role", "panel")
        self._picture = QLabel()
        self._picture.setFixedSize(36, 36)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._head = label("strong", wrap=True)
        self._text = label(wrap=True)
        self._text.setMinimumWidth(120)
        for text in (self._head, self._text):
            text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.buttons: dict[str, QToolButton] = {name: tool_button(icon) for name, icon in BUTTONS.items()}
        self.buttons["where"].setCheckable(True)
        for button in self.buttons.values():
            button.setIconSize(QSize(24, 24))
        words = QWidget()
        words.setLayout(vbox(self._head, self._text, spacing=0))
        told = QWidget()
        told.setLayout(hbox(self._picture, words, spacing=6))
        told.layout().setStretch(1, 1)
        self._hands = QWidget()
        self._hands.setLayout(hbox(*self.buttons.values(), spacing=6))
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._box.setContentsMargins(12, 6, 8, 6)
        self._box.setSpacing(6)
        self._box.addWidget(told, 1)
        self._box.addWidget(self._hands, 0, Qt.AlignmentFlag.AlignRight)
        self.setLayout(self._box)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_LATER_MS)
        self._later.timeout.connect(self.show_hand)
        self._announced = ""
        model.documentChanged.connect(self._soon)
        model.handChanged.connect(self.show_hand)
        model.ghostChanged.connect(self._soon)
        model.modeChanged.connect(self.show_hand)
        model.proposalChanged.connect(self._soon)
        model.shadeChanged.connect(self.buttons["where"].setChecked)
        model.shadeChanged.connect(self._soon)
        self.buttons["turn_left"].clicked.connect(self._turn_left)
        self.buttons["turn_right"].clicked.connect(self._turn_right)
        self.buttons["mirror"].clicked.connect(self.model.mirror)
        self.buttons["where"].toggled.connect(self.model.set_shade)
        self.buttons["put_back"].clicked.connect(self.model.put_back)
        self.buttons["take_back"].clicked.connect(self.model.give_back)
        self.buttons["place"].clicked.connect(self._place)
        self.ready()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where words and buttons have no room beside each other, the buttons go below."""
        super().resizeEvent(event)
        narrow = self.width() < _WORDS * self.fontMetrics().averageCharWidth() + 7 * 44
        wanted = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self._box.direction() != wanted:
            self._box.setDirection(wanted)
            # The bar is as high without a tile in hand as with one: the board must not jump.
            policy = self._hands.sizePolicy()
            policy.setRetainSizeWhenHidden(narrow)
            self._hands.setSizePolicy(policy)
        self._soon()

    def _turn_left(self) -> None:
        self.model.turn(-1)

    def _turn_right(self) -> None:
        self.model.turn(1)

    def _place(self) -> None:
        self.model.call_ghost()
        self.model.drop()

    def _soon(self, _: object = None) -> None:
        if not self._later.isActive():
            self._later.start()

    def retranslate(self) -> None:
        for name, button in self.buttons.items():
            name_button(button, tr(f"lab.hand.{name}"), tr(f"lab.hand.{name}.tip"))
        self.show_hand()

    def restyle(self) -> None:
        metrics = self.fontMetrics()
        self.setMinimumHeight(3 * metrics.height() + 16)
        self.show_hand()

    def show_hand(self) -> None:
        """Show what is in hand now."""
        if not self._is_ready:
            return
        self._later.stop()
        model = self.model
        hand = model.hand
        for name, button in self.buttons.items():
            button.setVisible(hand is not None and (name != "take_back" or hand.source is not None))
        self._hands.setVisible(hand is not None)
        self._picture.setVisible(hand is not None)
        role = ""
        if hand is None:
            head, text, role = self._without()
        else:
            tile = model.active.tile(hand.piece)
            head = capital(word(tile_name(tile)))
            self._show_picture(tile_symbol(tile))
            judgement = model.judgement
            if judgement is None:
                text = tr("lab.hand.how")
            else:
                text = self._fitting([say(said.message) for said in wording.told(judgement)])
                role = "success" if judgement.legal else "error"
            places = model.places() if model.shade else None
            if places is not None:
                longer = tr("lab.hand.places", head, places[1].spots_here, places[1].spots)
                head = longer if self._lines(longer, self._head) == 1 else head
            self.buttons["place"].setEnabled(judgement is None or judgement.legal)
        self._head.setText(head)
        self._text.setText(text)
        restyled(self._text, "role", role)

    def _fitting(self, sentences: list[str]) -> str:
        """All sentences if two lines hold them, else the first and how many more: the card has them all in brief."""
        text = " · ".join(sentences)
        if len(sentences) == 1 or self._lines(text, self._text) <= 2:
            return text
        return tr("lab.hand.more", sentences[0], len(sentences) - 1)

    def _lines(self, text: str, where: QLabel) -> int:
        return round(height_of(text, where.font(), max(40, where.width())) / where.fontMetrics().lineSpacing())

    def _show_picture(self, symbol: str | None) -> None:
        if symbol is None:
            symbol = "icons/grid"
        self._picture.setPixmap(atlas.shared().pixmap(symbol, 32, self.devicePixelRatioF()))

    def _without(self) -> tuple[str, str, str]:
        """Head, text and role while nothing is in hand."""
        model = self.model
        if model.mode == "draw":
            return tr("lab.hint.draw"), tr("lab.hint.draw.how"), ""
        if model.proposal is not None:
            return tr("lab.hint.proposal", n=len(model.proposal.placements)), tr("lab.hint.proposal.how"), ""
        wrong = faults(model.active)
        if wrong:
            sentences = list(dict.fromkeys(say(fault.refusal.message) for fault in wrong))
            return tr("lab.hint.wrong", n=len({fault.index for fault in wrong})), " ".join(sentences), "error"
        if not model.active.placed:
            return tr("lab.hint.empty"), tr("lab.hint.empty.how"), ""
        return tr("lab.hint.placed", n=len(model.active.placed)), tr("lab.hint.placed.how"), ""

    def text(self) -> tuple[str, str]:
        """What stands there: head and text."""
        return self._head.text(), self._text.text()

    def say_text(self, text: str) -> None:
        """Have a screen reader say something."""
        announce(self, text)
