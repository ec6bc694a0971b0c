"""The start screen: the four games as picture cards, the game to continue, and the ways to everything else."""

import math
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QEvent, QLocale, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QEnterEvent,
    QIcon,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QMenu, QPushButton, QScrollArea, QSizePolicy, QWidget

from vikingtable.texts.message import listed
from vikingtable.ui import art, files, i18n, tables
from vikingtable.ui import theme as look
from vikingtable.ui.background import Cancelled, Look
from vikingtable.ui.i18n import say, tr
from vikingtable.ui.page import Page, Shell
from vikingtable.ui.shelf import SHELF, Facts
from vikingtable.ui.titles import game_title
from vikingtable.ui.widgets import (
    Answer,
    FlowLayout,
    Speaking,
    ask,
    button,
    hbox,
    label,
    name_button,
    panel,
    primary_button,
    restyled,
    tool_button,
    vbox,
)

if TYPE_CHECKING:
    from vikingtable.saves.autosaves import Autosave

#: The picture's height for its width (270 : 480).
_RATIO = 270 / 480
#: Where a card is wide its picture is no higher than this: it is cut above and below.
_TALLEST = 216
#: So much of a picture may be cut to spare the page a scroll bar.
_CUT = 64
#: The column is no wider than this, or than this share of a very wide window.
_WIDEST, _SHARE = 1400, 0.62
#: Between two cards, in pixels.
_GAP = 16
#: A card is never narrower, at normal size of text.
_NARROWEST_CARD = 232
_OTHERS = 8
#: The smallest height of the picture below everything, and its full height for its width.
_HERO = 180
_HERO_RATIO = 320 / 960


class Picture(QWidget):
    """A scene of the art, or a picture from a file, as wide as there is room; cut to the frame, never stretched."""

    def __init__(
        self, scene: str, *, rounded: tuple[bool, bool] = (True, False), height: int = 0, ratio: float = _RATIO
    ) -> None:
        """``rounded``: upper corners, lower corners. ``height``: fixed; else by the width. ``ratio``: the scene's."""
        super().__init__()
        self._scene = scene
        self._shot: QPixmap | None = None
        self._made: tuple[tuple[str, int, float], QPixmap] | None = None
        self._rounded = rounded
        self._height = height
        self._ratio = ratio
        self._tallest = _TALLEST
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if height:
            self.setFixedHeight(height)
        look.holder().changed.connect(self.update)

    def show_shot(self, shot: QPixmap | None, scene: str) -> None:
        """Show a picture of a game, or the scene where there is none."""
        self._shot, self._scene = shot, scene
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_NARROWEST_CARD, self._height or round(_NARROWEST_CARD * _RATIO))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_height()

    def natural_height(self) -> int:
        """Its height where nothing of it is cut."""
        return self._height or round(self.width() * _RATIO)

    def set_tallest(self, tallest: int) -> None:
        """Be no higher than this."""
        if tallest != self._tallest:
            self._tallest = tallest
            self._take_height()

    def _take_height(self) -> None:
        if not self._height:
            self.setFixedHeight(min(self._tallest, self.natural_height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        made = self._drawn_scene() if self._shot is None else QPixmap()
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame = QRectF(self.rect())
        painter.setClipPath(_rounded(frame, look.RADIUS - 1, self._rounded))
        if self._shot is not None:
            scale = max(frame.width() / self._shot.width(), frame.height() / self._shot.height())
            size = (self._shot.width() * scale, self._shot.height() * scale)
            where = QRectF((frame.width() - size[0]) / 2, (frame.height() - size[1]) / 2, *size)
            painter.drawPixmap(where, self._shot, QRectF(self._shot.rect()))
        else:
            size = made.deviceIndependentSize()
            painter.drawPixmap(QPointF((frame.width() - size.width()) / 2, (frame.height() - size.height()) / 2), made)
            if look.current().scheme == "dark":
                painter.fillRect(frame, look.current().colour("window", 0.18))
        painter.end()

    def _drawn_scene(self) -> QPixmap:
        """The scene at the size of the frame, drawn once a size."""
        wide = math.ceil(max(self.width(), self.height() / self._ratio))
        key = (self._scene, wide, self.devicePixelRatioF())
        if self._made is None or self._made[0] != key:
            tar = look.current().colour("ink_dark")
            image = art.render(self._scene, wide, math.ceil(wide * self._ratio), dpr=key[2], ink=tar)
            self._made = (key, QPixmap.fromImage(image))
        return self._made[1]


def _rounded(frame: QRectF, radius: float, corners: tuple[bool, bool]) -> QPainterPath:
    path = QPainterPath()
    upper, lower = corners
    path.addRoundedRect(frame, radius, radius)
    square = QPainterPath()
    if not upper:
        square.addRect(QRectF(frame.left(), frame.top(), frame.width(), radius))
    if not lower:
        square.addRect(QRectF(frame.left(), frame.bottom() - radius, frame.width(), radius))
    return path.united(square)


class GameCard(Speaking, QFrame):
    """One game: picture, name, players, minutes, one line; Play starts it at once, Options asks first."""

    played = Signal(str)
    opened = Signal(str)

    def __init__(self, facts: Facts) -> None:
        super().__init__()
        self.facts = facts
        self.setProperty("role", "raised")
        self.picture = Picture(facts.scene)
        self.name = label("title", wrap=True)
        self.about = label("soft", wrap=True)
        self.line = label(wrap=True)
        self.line.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.play = primary_button()
        self.options = button()
        self.play.clicked.connect(self._play)
        self.options.clicked.connect(self._open)
        buttons = hbox(self.play, self.options, None)
        words = vbox(self.name, self.about, self.line, 4, buttons, margins=(14, 10, 14, 14), spacing=6)
        words.setStretch(2, 1)
        self.setLayout(vbox(self.picture, words, margins=1, spacing=0))
        self.layout().setStretch(1, 1)  # type: ignore[union-attr]
        if facts.available:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        for one in (self.play, self.options):
            one.setEnabled(facts.available)
        self.ready()

    def retranslate(self) -> None:
        title = game_title(self.facts.id)
        self.name.setText(title)
        low, high = self.facts.players
        self.about.setText(
            tr("app.start.facts", tr("app.start.players", low, high), tr("app.start.minutes", *self.facts.minutes))
        )
        self.line.setText(tr(f"app.game.{self.facts.id}.line"))
        self.play.setText(tr("app.start.play"))
        self.options.setText(tr("app.start.options"))
        missing = "" if self.facts.available else tr("app.start.missing")
        self.play.setToolTip(missing or tr("app.start.play.about", title))
        self.play.setAccessibleName(tr("app.start.play.about", title))
        self.options.setToolTip(missing or tr("app.start.options.about", title))
        self.options.setAccessibleName(tr("app.start.options.about", title))

    def _play(self) -> None:
        self.played.emit(self.facts.id)

    def _open(self) -> None:
        self.opened.emit(self.facts.id)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        restyled(self, "hovered", self.facts.available)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        restyled(self, "hovered", False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if self.facts.available and event.button() == Qt.MouseButton.LeftButton and inside:
            self._open()


class ContinueCard(Speaking, QFrame):
    """The game played last: a picture, who plays, how far it is; older ones in a menu."""

    wanted = Signal(object)
    #: The game shown is to be deleted.
    unwanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._saves: tuple[Autosave, ...] = ()
        self.picture = Picture("scenes/hero", rounded=(True, True), height=108)
        self.picture.setFixedWidth(192)
        self.name = label("title", wrap=True)
        self.players = label(wrap=True)
        self.when = label("soft", wrap=True)
        self.go_on = primary_button()
        self.go_on.clicked.connect(self._continue)
        self.others = button()
        self._menu = QMenu(self)
        self.others.setMenu(self._menu)
        self.delete = tool_button("trash")
        self.delete.clicked.connect(self._delete)
        words = vbox(None, self.name, self.players, self.when, None, spacing=3)
        buttons = vbox(None, self.go_on, self.others, None)
        row = hbox(self.picture, words, self.delete, buttons, margins=12, spacing=16)
        row.setStretch(1, 1)
        self.setLayout(row)
        self.ready()

    def retranslate(self) -> None:
        self.go_on.setText(tr("app.start.continue"))
        self.others.setText(tr("app.start.other_games"))
        name_button(self.delete, tr("app.cmd.delete_autosave"))
        if self._saves:
            self.show_saves(self._saves)

    def show_saves(self, saves: "tuple[Autosave, ...]") -> None:
        """Show the newest of these, and the others in the menu."""
        self._saves = saves
        newest = saves[0]
        self.name.setText(game_title(newest.game))
        self.players.setText(tr("app.start.players_named", listed(newest.names)))
        self.when.setText(_how_far(newest))
        shot = QPixmap(str(files.picture_of(newest.base)))
        scene = f"scenes/{newest.game}"
        self.picture.show_shot(None if shot.isNull() else shot, scene if art.has(scene) else "scenes/hero")
        title = tr("app.log.line", tr("app.start.continue"), game_title(newest.game))
        self.go_on.setAccessibleName(title)
        self.go_on.setAccessibleDescription(f"{self.players.text()}. {self.when.text()}")
        self._menu.clear()
        for one in saves[1 : _OTHERS + 1]:
            text = tr("app.start.facts", game_title(one.game), say(listed(one.names)))
            action = QAction(tr("app.start.facts", text, _how_far(one)).replace("&", "&&"), self._menu)
            action.setData(one)
            action.triggered.connect(self._other)
            self._menu.addAction(action)
        self.others.setVisible(len(saves) > 1)

    def _continue(self) -> None:
        self.wanted.emit(self._saves[0])

    def _delete(self) -> None:
        self.unwanted.emit(self._saves[0])

    def _other(self) -> None:
        sender = self.sender()
        if isinstance(sender, QAction):
            self.wanted.emit(sender.data())


def _how_far(save: "Autosave") -> str:
    """How far a game is and when it was played."""
    when = QDateTime.fromSecsSinceEpoch(int(save.modified))
    far = tr("app.start.over") if save.over else tr("app.start.turn", save.turn)
    time = i18n.locale().toString(when, QLocale.FormatType.ShortFormat)
    return tr("app.start.facts", far, tr("app.start.saved_at", time))


def _kept_games() -> "tuple[Autosave, ...]":
    """The games in the folder of autosaves, as far as it can be read."""
    folder = files.autosave_folder()
    try:
        if not folder.is_dir():
            return ()
        from vikingtable.saves.autosaves import listed as listed_autosaves

        return listed_autosaves(folder)
    except OSError:
        return ()


class StartPage(Page):
    """The first screen, and the one that every other leads back to."""

    kind = "start"

    def __init__(self, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(shell, parent)
        self._icons_drawn = False
        self.title_label = label("display")
        self.tagline = label("soft")
        self.cards = [GameCard(facts) for facts in SHELF]
        for card in self.cards:
            card.played.connect(self._play)
            card.opened.connect(self.shell.new_game)
        self.continue_card: ContinueCard | None = None
        self.load, self.lab, self.rules, self.settings_button = (button(room_for_icon=True) for _ in range(4))
        self.load.clicked.connect(self._load)
        self.lab.clicked.connect(self._lab)
        self.rules.clicked.connect(self._rules)
        self.settings_button.clicked.connect(self._settings)
        blank = QPixmap(22, 22)
        blank.fill(Qt.GlobalColor.transparent)
        for one in self._ways():
            one.setIconSize(QSize(22, 22))
            one.setIcon(QIcon(blank))  # keeps the room of the icon, which is drawn after the first picture
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        self._columns = 0
        ways = FlowLayout(spacing=12, centred=True)
        for one in self._ways():
            ways.addWidget(one)
        head = vbox(self.title_label, self.tagline, spacing=0)
        self._body = vbox(head, self._grid, 4, ways, None, margins=(24, 10, 24, 10), spacing=16)
        self._hero: Picture | None = None
        # Timers of the page end with it; a shot of its own would keep a page that has been left.
        self._look = Look(self)
        self._look.found.connect(self._show_kept)
        self._arranging = self._soon(self._arrange)
        self._showing = self._soon(self._show_hero)
        self._column = panel("bar")
        self._column.setProperty("role", "")
        self._column.setLayout(self._body)
        inside = QWidget()
        inside.setLayout(hbox(self._column))
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inside)
        self.setLayout(vbox(self._scroll))
        self._arrange()
        self.ready()
        self.refresh()

    def _ways(self) -> list[QPushButton]:
        return [self.load, self.lab, self.rules, self.settings_button]

    def retranslate(self) -> None:
        self.title_label.setText(tr("app.title"))
        self.tagline.setText(tr("app.tagline"))
        self.load.setText(tr("app.start.load"))
        self.lab.setText(tr("app.cmd.lab"))
        self.rules.setText(tr("app.start.rules"))
        self.settings_button.setText(tr("app.start.settings"))
        self._arranging.start()  # once the cards have their texts, too

    def restyle(self) -> None:
        self._arrange()

    def refresh(self) -> None:
        """Look again which games can be continued."""
        self._look.ask(_kept_games)

    def _show_kept(self, saves: "tuple[Autosave, ...]") -> None:
        fit = tuple(one for one in saves if not one.open and tables.available(one.game))
        # A game that is over is no game to continue while another one is not.
        fit = tuple(sorted(fit, key=lambda one: one.over))
        if fit and self.continue_card is None:
            self.continue_card = ContinueCard()
            self.continue_card.wanted.connect(self._continue)
            self.continue_card.unwanted.connect(self._delete)
            self._body.insertWidget(1, self.continue_card)
        if self.continue_card is not None:
            self.continue_card.setVisible(bool(fit))
            if fit:
                self.continue_card.show_saves(fit)
            self._showing.start()

    def entered(self) -> None:
        self.refresh()
        card = self.continue_card
        first = card.go_on if card is not None and not card.isHidden() else self.cards[0].play
        if not first.isEnabled():
            first = next((card.play for card in self.cards if card.play.isEnabled()), self.load)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._icons_drawn:
            self._icons_drawn = True
            QTimer.singleShot(0, self, self._draw_icons)

    def _draw_icons(self) -> None:
        for one, name in zip(self._ways(), ("open", "lab", "rules", "settings"), strict=True):
            art.bind_icon(one, f"icons/{name}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _show_hero(self) -> None:
        """On a high window a picture of the sea fills what is left below."""
        if self._hero is not None:
            self._hero.hide()
        self._cut_pictures()
        room = self._room() - 2 * self._body.spacing()
        if room < _HERO:
            return
        if self._hero is None:
            self._hero = Picture("scenes/hero", rounded=(True, True), height=_HERO, ratio=_HERO_RATIO)
            self._body.insertWidget(self._body.count() - 1, self._hero)
        self._hero.setFixedHeight(min(room, round(self._column.width() * _HERO_RATIO)))
        self._hero.show()

    def _room(self) -> int:
        """The height that is left over; less than 0 if the page has to scroll."""
        self._body.invalidate()
        return self.height() - self._body.heightForWidth(self._column.width())

    def _cut_pictures(self) -> None:
        """The cards' pictures are cut a little where that spares a scroll bar."""
        pictures = [card.picture for card in self.cards]
        whole = pictures[0].natural_height() if self._columns == len(pictures) else _TALLEST
        missing = -self._room() + whole - pictures[0].height()
        for picture in pictures:
            picture.set_tallest(whole - missing if 0 < missing <= _CUT else whole)

    def _soon(self, what: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(0)
        timer.timeout.connect(what)
        return timer

    def _arrange(self) -> None:
        """Four cards in a row where they fit, else two, else one."""
        self._showing.start()
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        widest = max(_WIDEST, round(self.width() * _SHARE))
        self._column.setMaximumWidth(widest)
        width = min(self.width() - bar, widest) - 48
        narrowest = max(
            round(_NARROWEST_CARD * max(1.0, look.current().text_scale)),
            *(card.minimumSizeHint().width() for card in self.cards),
        )
        columns = next((n for n in (4, 2) if width >= n * narrowest + (n - 1) * _GAP), 1)
        if columns == self._columns:
            return
        self._columns = columns
        for number, card in enumerate(self.cards):
            self._grid.removeWidget(card)
            self._grid.addWidget(card, number // columns, number % columns)
        for column in range(4):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _play(self, game_id: str) -> None:
        from vikingtable.ui.shelf import usual_table

        setup, seats = usual_table(self.settings, game_id)
        self.shell.start_game(game_id, setup, seats)

    def _continue(self, save: "Autosave") -> None:
        self.shell.open_autosave(save.base)

    def _delete(self, save: "Autosave") -> None:
        answer = ask(
            self.window(),
            tr("app.dialog.delete_autosave"),
            tr("app.start.facts", game_title(save.game), say(listed(save.names)))
            + "\n"
            + tr("app.dialog.irreversible"),
            (
                Answer("delete", tr("app.button.delete"), danger=True),
                Answer("cancel", tr("app.button.cancel"), default=True, escape=True),
            ),
        )
        if answer == "delete":
            from vikingtable.saves import journal

            try:  # it goes with the picture beside it
                self.shell.with_disk(tr("app.deleting", game_title(save.game)), lambda: journal.remove(save.base))
            except Cancelled:  # the window is closing; it goes all the same
                return
            self.refresh()

    def _load(self) -> None:
        path: Path | None = files.ask_open(self.window(), self.settings)
        if path is not None:
            self.shell.open_path(path)

    def _lab(self) -> None:
        self.shell.show_lab()

    def _rules(self) -> None:
        self.shell.open_rules("")

    def _settings(self) -> None:
        self.shell.show_settings()
