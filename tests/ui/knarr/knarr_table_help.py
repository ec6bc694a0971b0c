"""Hands and eyes at a table of Knarr: positions in a short notation, clicks and keys where a person puts them."""

from collections.abc import Hashable, Iterable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.rules.knarr.game import KnarrGame
from vikingtable.rules.knarr.state import KnarrState, Main, Player
from vikingtable.saves.model import SeatInfo
from vikingtable.ui.boardview import Spot
from vikingtable.ui.knarr.table import KnarrTable

ANNA, BORIS = SeatInfo("Anna"), SeatInfo("Boris")
LEIF, FREYDIS = SeatInfo("Leif", "computer", "random"), SeatInfo("Freydis", "computer", "random")

_COLOURS, _GAINS = "RYGBP", "vbrp"


def card(name: str) -> int:
    """``Rv`` is the red viking with a victory point; gains: v(ictory), b(racelet), r(ecruit), p (reputation)."""
    return _COLOURS.index(name[0]) * 4 + _GAINS.index(name[1])


def cards(names: str) -> tuple[int, ...]:
    """Cards in the order in which they are written."""
    return tuple(card(name) for name in names.split())


def player(crew: str = "", hand: str = "Rv Yv Gv", known: str = "", **more: Any) -> Player:
    """A seat; the crew is written column by column or mixed, oldest first."""
    columns = tuple(tuple(one for one in cards(crew) if one // 4 == colour) for colour in range(5))
    values: dict[str, Any] = {
        "vp": 0,
        "reputation": 0,
        "recruits": 1,
        "bracelets": 0,
        "destinations": (),
        "reserved": (),
    }
    values |= more
    return Player(
        hand=tuple(sorted(cards(hand))) if hand else (), known=tuple(sorted(cards(known))), crew=columns, **values
    )


def position(*players: Player, offer: str = "Pb Bv Rr Yv Gp", deck: str = "Bb Pv Yp Rv Gb", **more: Any) -> KnarrState:
    """Seat 0 is at the start of its action; ``more`` replaces fields of the state."""
    values: dict[str, Any] = {
        "generator": 0,
        "viewer": -1,
        "seats": len(players),
        "turn": 1,
        "frames": (Main(0),),
        "boat": "normal",
        "artifacts": (),
        "income_after_opening_trade": False,
        "players": players,
        "offer": cards(offer),
        "row_a": (20, 4, 6),
        "row_b": (21, 26, 30),
        "deck": cards(deck) if deck else (),
        "discard": (),
        "deck_a": (1, 2, 3),
        "deck_b": (22, 23, 24),
        "first": 0,
        "active": 0,
        "last_round": False,
        "may_recruit": True,
        "may_explore": True,
        "may_trade": True,
        "acted": False,
        "income_due": False,
        "lines_mark": 0,
        "winners": (),
    }
    return KnarrState(**(values | more))


def session_at(state: KnarrState, *seats: SeatInfo) -> Session:
    """A game that stands at this position."""
    return Session(KnarrGame(), Setup(state.seats), seats or (ANNA, LEIF, FREYDIS)[: state.seats], state)


class Hands:
    """A person at a table."""

    def __init__(self, qtbot: QtBot, table: KnarrTable) -> None:
        self.qtbot, self.table = qtbot, table

    @property
    def view(self) -> Any:
        """The board."""
        return self.table.view

    @property
    def desk(self) -> Any:
        """What lies on the board."""
        return self.table.desk

    @property
    def state(self) -> KnarrState:
        """The whole truth."""
        state = self.table.match.session.state
        assert isinstance(state, KnarrState)
        return state

    @property
    def asked(self) -> str:
        """The kind of the open decision."""
        decision = self.table.match.decision
        return decision.kind if decision else ""

    def spot(self, *name: Hashable) -> Spot:
        """A place on the board by its id."""
        return next(spot for spot in self.view.spots() if spot.id == name)

    def hand(self, name: str) -> Spot:
        """The place of a card of the large hand."""
        return self.spot("hand", self.desk.hand.hand.index(card(name)))

    def at(self, spot: Spot) -> QPoint:
        """The middle of a place in pixels of the view."""
        return self.view.mapFromScene(spot.rect.center())

    def click(self, spot: Spot) -> None:
        """Click on the middle of a place."""
        self.qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(spot))

    def point_at(self, spot: Spot) -> None:
        """Move the mouse over a place."""
        self.qtbot.mouseMove(self.view.viewport(), self.at(spot))

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press and let go a key where the keyboard is."""
        self.qtbot.keyClick(QApplication.focusWidget() or self.view, key, modifier)

    def bar(self) -> dict[str, Any]:
        """The buttons of the decision bar by their texts."""
        return {button.text(): button for button in self.table.bar.answer_buttons()}

    def press(self, text: str) -> None:
        """Press a button of the decision bar."""
        self.qtbot.mouseClick(self.bar()[text], Qt.MouseButton.LeftButton)

    def lit(self) -> set[Hashable]:
        """The places that glow."""
        shapes = [glow.path().boundingRect() for glow in self.desk.lights.glows if glow.isVisible()]
        return {spot.id for spot in self.view.spots() if any(_same(spot.rect, shape) for shape in shapes)}

    def lift_curtain(self) -> None:
        """Wait until the curtain hears, and say who is there."""
        from vikingtable.ui import curtain

        self.qtbot.wait(curtain._DEAF_MS + 20 if curtain._DEAF_MS else 1)
        self.qtbot.mouseClick(self.table.curtain.buttons()[0], Qt.MouseButton.LeftButton)

    def announced(self) -> list[str]:
        """Record from now on what a screen reader is told of the board."""
        said: list[str] = []
        self.view.announced = said.append
        return said


def _same(a: Any, b: Any) -> bool:
    return all(abs(one - two) < 0.5 for one, two in zip(a.getRect(), b.getRect(), strict=True))


def ids(names: Iterable[Hashable], kind: str) -> set[Hashable]:
    """The second parts of the ids of one kind."""
    return {name[1] for name in names if isinstance(name, tuple) and name[0] == kind}
