"""The dialog for a new game: which game, who plays, its options, the seed. Start stays off while something is wrong."""

from random import SystemRandom

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QWidget,
)

from vikingtable.rules.game import OptionValue, Setup, SetupError
from vikingtable.rules.registry import game as game_by_id
from vikingtable.saves.model import SeatInfo
from vikingtable.ui import atlas, i18n, seatfields, shelf
from vikingtable.ui import theme as look
from vikingtable.ui.fields import CheckRow, Choice, FieldRow, sized
from vikingtable.ui.i18n import tr
from vikingtable.ui.optionfields import OptionField
from vikingtable.ui.seatfields import SeatRow
from vikingtable.ui.settings import Settings
from vikingtable.ui.titles import game_title
from vikingtable.ui.widgets import (
    Speaking,
    button,
    emptied,
    hbox,
    label,
    name_button,
    panel,
    primary_button,
    tool_button,
    vbox,
)

#: A seed has no more digits than this.
_SEED_DIGITS = 18
_MOST_SEATS = 5
_THUMB = QSize(112, 63)


class NewGameDialog(Speaking, QDialog):
    """Asks for everything that a new game needs; ``result_table`` says what was chosen."""

    def __init__(self, settings: Settings, game_id: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._games = [one for one in shelf.SHELF if one.available] or list(shelf.SHELF)
        self._game_id = ""
        self._options: list[OptionField] = []
        self._setup: Setup | None = None
        self._seed_touched = False
        self._check_soon = QTimer(self)
        self._check_soon.setSingleShot(True)
        self._check_soon.setInterval(0)
        self._check_soon.timeout.connect(self.check)
        self._build()
        self.ready()
        known = [one.id for one in self._games]
        last = settings.read("new/game", "")
        wanted = next((one for one in (game_id, last) if one in known), known[0])
        self.games.setCurrentRow(known.index(wanted))
        sized(self, 980, 680)

    # Making -----------------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.games = QListWidget()
        self.games.setIconSize(_THUMB)
        self.games.setViewMode(QListView.ViewMode.ListMode)
        self.games.setWordWrap(True)
        self.games.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.games.setFixedWidth(264)
        for _ in self._games:
            self.games.addItem(QListWidgetItem())
        self.games.currentRowChanged.connect(self._game_chosen)

        self._name = label("title", wrap=True)
        self._about = label("soft", wrap=True)
        self.count = Choice()
        self.count.currentIndexChanged.connect(self._count_changed)
        self._count_row = FieldRow(self.count)
        self._seats_title = label("strong")
        self.shuffle = tool_button("restart")
        self.shuffle.clicked.connect(self._shuffle)
        self.rows = [SeatRow(number, self._check_soon.start, self) for number in range(_MOST_SEATS)]
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for row in self.rows:
            row.put(grid)
        self.open_hands = CheckRow()
        self.open_hands.setChecked(self._settings.open_hands)

        self._options_title = label("strong")
        self._no_options = label("soft", wrap=True)
        self._option_box = vbox(spacing=10)

        self.seed = QLineEdit()
        self.seed.setMaximumWidth(220)
        self.seed.textEdited.connect(self._seed_edited)
        self.dice = tool_button("dice")
        self.dice.clicked.connect(self._roll_seed)
        seed_field = QWidget()
        seed_field.setLayout(hbox(self.seed, self.dice, spacing=4))
        seed_field.setFocusProxy(self.seed)
        self._seed_row = FieldRow(seed_field)

        seats_panel, options_panel = panel(), panel()
        seats_panel.setLayout(
            vbox(
                self._count_row,
                hbox(self._seats_title, None, self.shuffle),
                grid,
                self.open_hands,
                margins=16,
                spacing=10,
            )
        )
        options_panel.setLayout(
            vbox(self._options_title, self._no_options, self._option_box, self._seed_row, margins=16, spacing=10)
        )
        form = QWidget()
        form.setLayout(
            vbox(self._name, self._about, seats_panel, options_panel, None, margins=(4, 0, 12, 0), spacing=12)
        )
        scroll = QScrollArea()
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its fields scroll into view by themselves
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(form)

        self.fault = label("error", wrap=True)
        self.cancel = button()
        self.start = primary_button()
        self.start.setDefault(True)
        self.cancel.clicked.connect(self.reject)
        self.start.clicked.connect(self.accept)
        foot = hbox(self.fault, self.cancel, self.start, spacing=12)
        foot.setStretch(0, 1)
        body = hbox(self.games, scroll, spacing=16)
        body.setStretch(1, 1)
        self.setLayout(vbox(body, foot, margins=16, spacing=12))

    def retranslate(self) -> None:
        self.setWindowTitle(tr("app.new.title"))
        self.games.setAccessibleName(tr("app.new.choose"))
        for at, one in enumerate(self._games):
            self.games.item(at).setText(game_title(one.id))
        for row in self.rows:
            row.retranslate()
        self._count_row.set_texts(tr("app.new.players"))
        self.count.setAccessibleName(tr("app.new.players"))
        self._seats_title.setText(tr("app.new.seats"))
        self.open_hands.set_texts(tr("app.new.open_hands"))
        self._options_title.setText(tr("app.new.options"))
        self._no_options.setText(tr("app.new.no_options"))
        self._seed_row.set_texts(tr("app.new.seed"), tr("app.new.seed.help"))
        self.seed.setAccessibleName(tr("app.new.seed"))
        name_button(self.dice, tr("app.button.random"))
        name_button(self.shuffle, tr("app.new.shuffle"))
        self.cancel.setText(tr("app.button.cancel"))
        self.start.setText(tr("app.button.start"))
        if self._game_id:
            self._show_about()
            self.check()

    def restyle(self) -> None:
        for seat_row in self.rows:
            seat_row.restyle()
        for row, one in enumerate(self._games):
            icon = QIcon()
            for scale in (1.0, 2.0):
                pixmap = atlas.shared().pixmap(one.scene, _THUMB.width(), scale, height=_THUMB.height())
                for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
                    icon.addPixmap(pixmap, mode)
            self.games.item(row).setIcon(icon)

    # Choosing ---------------------------------------------------------------------------------------------------------

    @property
    def game_id(self) -> str:
        """The game that is chosen."""
        return self._game_id

    def _game_chosen(self, row: int) -> None:
        if row < 0 or self._games[row].id == self._game_id:
            return
        self._game_id = self._games[row].id
        game = game_by_id(self._game_id)
        setup, seats = shelf.usual_table(self._settings, self._game_id)
        self._show_about()
        self.count.blockSignals(True)
        self.count.clear()
        for number in game.seats:
            self.count.addItem(str(number), number)
        self.count.setCurrentIndex(max(0, self.count.findData(len(seats))))
        self.count.blockSignals(False)
        for number, one in enumerate(self.rows):
            one.set_seat(seats[number] if number < len(seats) else self._free_seat(number, seats))
        self._show_rows()
        self.open_hands.setVisible(game.hidden_hands)
        emptied(self._option_box)
        chosen = dict(setup.options)
        self._options = []
        for option in game.options:
            field = OptionField(self._game_id, option, self._check_soon.start)
            if option.key in chosen:
                field.set_value(chosen[option.key])
            self._option_box.addWidget(field)
            self._options.append(field)
        self._no_options.setVisible(not game.options)
        if not self._seed_touched:
            self.seed.setText(str(setup.seed))
        self.check()

    def _free_seat(self, number: int, seats: list[SeatInfo]) -> SeatInfo:
        """A usual seat with a look that nobody has yet."""
        usual = shelf.usual_seat(number, computer=True)
        taken = [seat.colour for seat in seats]
        free = [at for at, colour in enumerate(look.SEAT_COLOURS) if colour not in taken]
        at = free[(number - len(seats)) % len(free)] if free else number
        return SeatInfo(
            usual.name,
            usual.kind,
            usual.level,
            look.SEAT_COLOURS[at],
            look.SEAT_PATTERNS[at],  # type: ignore[arg-type]
        )

    def _show_about(self) -> None:
        one = shelf.facts(self._game_id)
        self._name.setText(game_title(self._game_id))
        low, high = one.players
        self._about.setText(
            tr("app.start.facts", tr("app.start.players", low, high), tr("app.start.minutes", *one.minutes))
        )

    def _count_changed(self) -> None:
        self._show_rows()
        self.check()

    def _show_rows(self) -> None:
        count = self.count.currentData() or 0
        for number, row in enumerate(self.rows):
            row.show_row(number < count)

    def _seed_edited(self) -> None:
        self._seed_touched = True
        self.check()

    def _roll_seed(self) -> None:
        self._seed_touched = True
        self.seed.setText(str(shelf.random_seed()))
        self.check()

    def _shuffle(self) -> None:
        """The same players in another order; with two, they change places."""
        seats = self.seats()
        order = list(range(len(seats)))
        while len(seats) > 1 and order == sorted(order):
            SystemRandom().shuffle(order)
        for row, at in zip(self.rows, order, strict=False):
            row.set_seat(seats[at])
        self.check()

    # Checking ---------------------------------------------------------------------------------------------------------

    def seats(self) -> list[SeatInfo]:
        """Who sits where, as the rows say."""
        count: int = self.count.currentData() or 0
        return [row.seat() for row in self.rows[:count]]

    def _chosen_options(self) -> tuple[tuple[str, OptionValue], ...]:
        values = {field.option.key: field.value() for field in self._options}
        chosen = []
        for field in self._options:
            applies = field.option.applies
            counts = applies is None or values.get(applies[0]) == applies[1]
            field.setVisible(counts)
            if counts and values[field.option.key] != field.option.default:
                chosen.append((field.option.key, values[field.option.key]))
        return tuple(chosen)

    def check(self) -> bool:
        """Say beside each field what is wrong with it; Start is off unless all is well."""
        seats = self.seats()
        good = True
        wrong = seatfields.faults(seats)
        for number, row in enumerate(self.rows[: len(seats)]):
            key, of_name = wrong.get(number, ("", True))
            row.show_fault(tr(key) if key else "", of_name=of_name)
            good = good and not key
        names = [seat.name or tr("common.seat_number", number + 1) for number, seat in enumerate(seats)]
        for field in self._options:
            field.set_names(names)
            field.show_fault("")
        text = self.seed.text().strip()
        seed_good = text.isascii() and text.isdigit() and len(text) <= _SEED_DIGITS
        self._seed_row.fault("" if seed_good else tr("app.error.bad_seed"))
        self.fault.setText("")
        self._setup = None
        if seed_good:
            setup = Setup(len(seats), int(text), self._chosen_options())
            good = self._accepted(setup) and good
            if good:
                self._setup = setup
        self.start.setEnabled(self._setup is not None)
        return self._setup is not None

    def _accepted(self, setup: Setup) -> bool:
        """Whether the rules take the set-up; what they say stands beside the option that it is about."""
        game = game_by_id(self._game_id)
        try:
            game.resolved(setup)
            game.new(setup)
        except SetupError as refused:
            text = i18n.say(refused.reason)
            blamed = next((field for field in self._options if field.option.key in refused.reason.args), None)
            if blamed is not None:
                blamed.show_fault(text)
            else:
                self.fault.setText(text)
            return False
        return True

    def accept(self) -> None:
        if not self.check():
            return
        assert self._setup is not None
        shelf.remember_table(self._settings, self._game_id, self._setup, self.seats())
        self._settings.write("new/game", self._game_id)
        self._settings.open_hands = self.open_hands.isChecked()
        super().accept()

    def result_table(self) -> tuple[str, Setup, list[SeatInfo]]:
        """Game, set-up and players, once the dialog was accepted."""
        assert self._setup is not None
        return self._game_id, self._setup, self.seats()
