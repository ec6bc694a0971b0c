"""The curtain between two people's turns where hands are hidden: covers the whole table until the next one is there."""

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy

from vikingtable.ui import theme as look
from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import FlowLayout, SeatSwatch, Speaking, announce, hbox, label, primary_button, vbox

#: A key pressed before this time has passed belongs to the move before it, and does not lift the curtain.
_DEAF_MS = 250


class Curtain(Speaking, QFrame):
    """Says whose turn it is; a button for each person who may come next lifts it."""

    #: This seat's person is there.
    lifted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("curtain")
        self.setAutoFillBackground(True)
        self._seats: tuple[tuple[int, str, int], ...] = ()
        self._since = QElapsedTimer()
        self._since.start()
        self._swatch = SeatSwatch(0, 72)
        self._title = label("display", wrap=True)
        self._text = label(wrap=True)
        self._privacy = label(wrap=True)
        for one in (self._title, self._text, self._privacy):
            one.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            one.setMinimumWidth(320)
        self._buttons: list[QPushButton] = []
        self._row = FlowLayout(centred=True)
        middle = vbox(
            None,
            hbox(None, self._swatch, None),
            self._title,
            self._text,
            self._privacy,
            16,
            self._row,
            None,
            spacing=16,
        )
        self.setLayout(hbox(None, middle, None, margins=24))
        self.layout().setStretch(1, 3)  # type: ignore[union-attr]
        self.ready()

    def fall(self, seats: Sequence[tuple[int, str, int]]) -> None:
        """Cover the table until one of these people is there: (seat, name, look), the likeliest first."""
        self._seats = tuple(seats)
        self._since.restart()
        while len(self._buttons) < len(seats):
            made = primary_button() if not self._buttons else QPushButton()
            made.setAutoDefault(True)
            made.clicked.connect(self._clicked)
            made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            self._buttons.append(made)
            self._row.addWidget(made)
        self._swatch.set_look(seats[0][2])
        self.retranslate()

    def retranslate(self) -> None:
        if not self._seats:
            return
        name = self._seats[0][1]
        self._title.setText(tr("app.curtain.title"))
        if len(self._seats) == 1:
            self._text.setText(tr("app.curtain.text", name))
        else:
            self._text.setText(tr("app.curtain.any"))
        self._privacy.setText(tr("app.curtain.privacy"))
        for number, button in enumerate(self._buttons):
            if number < len(self._seats):
                button.setText(tr("app.curtain.ready", self._seats[number][1]).replace("&", "&&"))
            button.setVisible(number < len(self._seats))

    def restyle(self) -> None:
        theme = look.current()
        palette = self.palette()
        palette.setColor(self.backgroundRole(), theme.colour("curtain"))
        self.setPalette(palette)
        ink = theme.hex("on_curtain")
        self.setStyleSheet(f"#curtain {{ background: {theme.hex('curtain')}; }} #curtain QLabel {{ color: {ink}; }}")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._since.restart()
        if self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, f"{self._title.text()}. {self._text.text()}")

    def buttons(self) -> list[QPushButton]:
        """The buttons that lift the curtain, as they are offered now."""
        return self._buttons[: len(self._seats)]

    def _clicked(self) -> None:
        sender = self.sender()
        if isinstance(sender, QPushButton) and sender in self._buttons and self._since.elapsed() >= _DEAF_MS:
            self.lifted.emit(self._seats[self._buttons.index(sender)][0])
