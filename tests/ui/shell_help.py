"""For tests of screens: a stand-in for the main window, and a plain table for the invented games."""

import errno
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsSimpleTextItem, QWidget
from pytestqt.qtbot import QtBot

from tests.invented.shelf import INVENTED, on_the_shelf
from vikingtable import texts
from vikingtable.rules.game import Setup
from vikingtable.rules.state import Action, Decision, Event, State
from vikingtable.saves import atomic
from vikingtable.saves.model import SeatInfo
from vikingtable.ui import tables
from vikingtable.ui import theme as look
from vikingtable.ui.boardview import BoardView, GlowItem, Spot
from vikingtable.ui.page import NoticeKind, Page
from vikingtable.ui.settings import Settings
from vikingtable.ui.table import Column, GameTable
from vikingtable.ui.window import MainWindow

T = TypeVar("T")


class FakeShell:
    """Keeps what pages ask of the window."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.said: list[str] = []
        self.notices: list[tuple[str, str]] = []
        self.asked: list[tuple[object, ...]] = []

    def say(self, text: str) -> None:
        self.said.append(text)

    def notice(self, text: str, kind: NoticeKind = "info", details: str = "") -> None:
        self.notices.append((text, kind))

    def show_start(self) -> None:
        self.asked.append(("start",))

    def show_page(self, page: Page) -> None:
        self.asked.append(("page", page))

    def open_rules(self, book: str, section: str = "") -> None:
        self.asked.append(("rules", book, section))

    def new_game(self, game_id: str = "") -> None:
        self.asked.append(("new", game_id))

    def start_game(self, game_id: str, setup: Setup, seats: Sequence[SeatInfo]) -> None:
        self.asked.append(("game", game_id, setup, tuple(seats)))

    def open_path(self, path: Path) -> bool:
        self.asked.append(("open", path))
        return True

    def open_autosave(self, base: Path) -> bool:
        self.asked.append(("autosave", base))
        return True

    def show_lab(self) -> None:
        self.asked.append(("lab",))

    def show_settings(self) -> None:
        self.asked.append(("settings",))

    def with_disk(self, text: str, work: Callable[[], T], *, may_cancel: bool = False) -> T:
        return work()

    def remember_recent(self, path: Path) -> None:
        self.asked.append(("recent", path))


class PlainTable(GameTable):
    """Shows an invented game's state as a line of text, and each answer as a spot."""

    def build(self) -> QWidget:
        self.view = BoardView()
        self.view.set_board_name("board")
        self.line = QGraphicsSimpleTextItem()
        self.view.scene().addItem(self.line)
        self.view.scene().setSceneRect(0, 0, 600, 300)
        self.view.activated.connect(self.act)
        self.view.ready()
        self.glows: list[GlowItem] = []
        self.hinted: list[Action | None] = []
        self.drawn: list[tuple[State, frozenset[str] | None]] = []
        self.animated: list[Event] = []
        self.animation_ms = 0
        self.skipped = 0
        return self.view

    def show_state(self, state: State, change: frozenset[str] | None) -> None:
        self.drawn.append((state, change))
        self.line.setText(f"turn {state.turn}")

    def offer(self, decision: Decision | None, seat: int) -> None:
        for glow in self.glows:
            self.view.scene().removeItem(glow)
        self.glows = []
        spots = []
        for number, action in enumerate(self.answers(seat) if decision is not None else ()):
            rect = QRectF(10 + 60 * (number % 8), 40 + 50 * (number // 8), 50, 40)
            spots.append(Spot(action, rect, self.describe(action)))
            self.glows.append(GlowItem(rect))
            self.view.scene().addItem(self.glows[-1])
        self.view.set_spots(spots)

    def hint_action(self, action: Action | None) -> None:
        self.hinted.append(action)

    def animate(self, event: Event, index: int) -> int:
        self.animated.append(event)
        return self.motion(self.animation_ms)

    def skip_animation(self) -> None:
        self.skipped += 1

    def player_columns(self) -> Sequence[Column]:
        return (Column("app.start.turn", lambda state, seat: state.turn),)


@contextmanager
def invented_tables() -> Iterator[None]:
    """The invented games are on the shelf, have tables and texts."""
    added: dict[str, str] = {}
    for game in INVENTED.values():
        added |= game.texts
        scores = game.scores(game.new(Setup(game.seats[0])).state)
        added |= {f"{game.id}.score.{line}": line for line, _ in scores[0].lines}
        tables.register(game.id, PlainTable)
    with on_the_shelf(), pytest.MonkeyPatch.context() as patch:
        for key, text in added.items():
            patch.setitem(texts.TEXTS, key, text)
        yield


def people(*names: str) -> list[SeatInfo]:
    """A person at each seat."""
    return [SeatInfo(name) for name in names]


def main_window(qtbot: QtBot, **choices: object) -> Iterator[MainWindow]:
    """The whole program in English, without animations and with these settings; for a fixture to yield from."""
    settings = Settings()
    for name, choice in {"animation": "off", "language": "en", **choices}.items():
        setattr(settings, name, choice)
    made = MainWindow(settings)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    look.holder().configure("light", text_scale=1.0, patterns=True, language="en")


def full_disk(monkeypatch: pytest.MonkeyPatch, code: int = errno.ENOSPC) -> None:
    """Nothing more can be written."""

    def refuse(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(atomic, "_write_through", refuse)
