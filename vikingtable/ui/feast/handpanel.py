"""The panel that appears while something is in hand: what it is, what it would do, and buttons for mouse and touch."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QToolButton, QWidget

from vikingtable.rules.feast.names import item_text
from vikingtable.ui import atlas
from vikingtable.ui.feast.hands import VIKINGS, HandModel
from vikingtable.ui.feast.trying import food_lines, tile_lines
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.widgets import Speaking, hbox, label, name_button, restyled, tool_button, vbox

_ICONS = {
    "rotate": "rotate",
    "mirror": "mirror",
    "where": "shade",
    "place": "check",
    "take_back": "take_back",
    "put_back": "close",
}


def ghost_text(hands: HandModel) -> str:
    """What dropping it here would do, or why it cannot be, as one text."""
    if hands.further:
        said = list(hands.further)
    elif hands.food is not None:
        said = [one.message for one in food_lines(hands.food)]
    elif hands.judgement is not None:
        said = [one.message for one in tile_lines(hands.judgement)]
    else:
        return ""
    return tr("feast_ui.ghost.legal" if hands.legal else "feast_ui.ghost.illegal", " · ".join(say(one) for one in said))


class HandPanel(Speaking, QFrame):
    """Lies over the cards while a tile is in hand; the table puts it in its place."""

    #: The button Place was pressed.
    placeWanted = Signal()
    #: What it says has changed: it may need another height.
    resized = Signal()
    #: The button Take back was pressed.
    takeBackWanted = Signal()

    def __init__(self, hands: HandModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.hands = hands
        self.setProperty("role", "raised")
        self._picture = QLabel()
        self._picture.setFixedSize(34, 34)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._head, self._text = label("strong", wrap=True), label("small", wrap=True)
        self._head.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.buttons: dict[str, QToolButton] = {name: tool_button(icon) for name, icon in _ICONS.items()}
        self.buttons["where"].setCheckable(True)
        for button in self.buttons.values():
            button.setIconSize(QSize(22, 22))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._text.setMinimumWidth(60)
        row = hbox(self._picture, self._head, *self.buttons.values(), spacing=2)
        row.setStretch(1, 1)
        whole = vbox(row, self._text, margins=(10, 2, 6, 4), spacing=0)
        whole.setStretch(1, 1)
        self.setLayout(whole)
        self.buttons["rotate"].clicked.connect(lambda: hands.turn(1))
        self.buttons["mirror"].clicked.connect(hands.mirror)
        self.buttons["where"].toggled.connect(hands.set_shade)
        self.buttons["place"].clicked.connect(self.placeWanted)
        self.buttons["put_back"].clicked.connect(hands.drop_all)
        self.buttons["take_back"].clicked.connect(self.takeBackWanted)
        hands.handChanged.connect(self.show_hand)
        hands.ghostChanged.connect(self._show_text)
        self.hide()
        self.ready()

    def retranslate(self) -> None:
        for name, button in self.buttons.items():
            name_button(button, tr(f"feast_ui.hand.{name}"))
        self.show_hand()

    def show_hand(self) -> None:
        """Show what is in hand now; nothing hides the panel."""
        hand = self.hands.hand
        tile = hand is not None and hand.piece != VIKINGS
        self.setVisible(tile)
        if hand is None or not tile:
            return
        self._picture.setPixmap(atlas.shared().pixmap(f"feast/{hand.piece}", 30, self.devicePixelRatioF()))
        self.buttons["take_back"].setVisible(hand.source is not None)
        self.buttons["where"].blockSignals(True)
        self.buttons["where"].setChecked(self.hands.shade)
        self.buttons["where"].blockSignals(False)
        self._show_text()
        self.raise_()

    def _show_text(self) -> None:
        hand = self.hands.hand
        if hand is None or hand.piece == VIKINGS:
            return
        name = item_text(hand.piece)
        text, role = tr("feast_ui.hand.how"), "small"
        legal = self.hands.legal
        if self.hands.judgement is not None or self.hands.food is not None:
            text = ghost_text(self.hands)
            role = "success" if legal else "error"
        if self.hands.shade:
            where = self.hands.where()
            here, anyhow = (sum(getattr(one, part) for one in where.values()) for part in ("spots_here", "spots"))
            text = f"{text}\n{tr('feast_ui.hand.spots', here, anyhow)}"
        self.buttons["place"].setEnabled(self.hands.ghost is not None and legal)
        self._head.setText(tr("feast_ui.hand.tile", name))
        self._text.setText(text)
        restyled(self._text, "role", role)
        self.resized.emit()

    def height_for(self, width: int) -> int:
        """How high it has to be at a width, so that nothing is cut off."""
        layout = self.layout()
        assert layout is not None
        return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else self.sizeHint().height()

    def text(self) -> tuple[str, str]:
        """What stands there."""
        return self._head.text(), self._text.text()
