"""Hands and eyes at a table of Brian Boru: positions in a short notation, clicks and keys where a person puts them."""

from collections.abc import Hashable, Sequence
from typing import Any

from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vikingtable.match.session import Session
from vikingtable.rules.boru import tables
from vikingtable.rules.boru.game import BoruGame
from vikingtable.rules.boru.state import FACE_DOWN, BoruState, Player
from vikingtable.rules.game import Setup
from vikingtable.rules.state import Frame
from vikingtable.saves.model import SeatInfo
from vikingtable.ui.boardview import Spot
from vikingtable.ui.boru.table import BoruTable

ANNA, BORIS, CHIARA = SeatInfo("Anna"), SeatInfo("Boris"), SeatInfo("Chiara")
LEIF, FREYDIS, ERIK = (SeatInfo(name, "computer", "random") for name in ("Leif", "Freydis", "Erik"))


def mask(*towns: int) -> int:
    """Towns as a mask."""
    return sum(tables.bit(town) for town in towns)


def player(
    *towns: int,
    points: int = 10,
    coins: int = 3,
    renown: int = 1,
    court: int = 0,
    church: int = 0,
    raiders: int = 0,
    hand: Sequence[int] = (),
    marriages: Sequence[int] = (),
    princess: str = "",
) -> Player:
    """A seat with discs on ``towns``."""
    return Player(points, coins, renown, court, church, raiders, tuple(hand), mask(*towns), tuple(marriages), princess)


def position(*players: Player, frames: Sequence[Frame] = (), **more: Any) -> BoruState:
    """A position in round 1; ``vikings`` and ``monasteries`` are given as numbers of towns, ``claims`` by region."""
    held = [FACE_DOWN] * len(tables.REGIONS)
    for region, owner in more.pop("claims", {}).items():
        held[tables.REGION_INDEX[region]] = owner
    state = BoruState(
        generator=1,
        viewer=-1,
        seats=len(players),
        turn=1,
        frames=tuple(frames),
        play_last_card=False,
        card5_coins=3,
        expand_into_active_town=False,
        viking_set="standard",
        players=players,
        vikings=mask(*more.pop("vikings", ())),
        monasteries=mask(*more.pop("monasteries", ())),
        claims=tuple(held),
        marker=0,
        round=1,
        battle=7,
        viking_deck=(10, 11),
        viking_shown=(9,),
        marriage_shown=(5,),
        marriage_deck=(6, tables.PRINCESS),
        marriage=5,
        packets=(),
        unused=(),
        memory=(),
        town=0,
        trick=(),
        spent=(),
        winner=-1,
        winners=(),
    )
    return evolve(state, **more)


def session_at(state: BoruState, *seats: SeatInfo) -> Session:
    """A game that stands at this position."""
    return Session(BoruGame(), Setup(state.seats), seats or (ANNA, LEIF, FREYDIS, ERIK)[: state.seats], state)


class Hands:
    """A person at a table."""

    def __init__(self, qtbot: QtBot, table: BoruTable) -> None:
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
    def state(self) -> BoruState:
        """The whole truth."""
        state = self.table.match.session.state
        assert isinstance(state, BoruState)
        return state

    @property
    def asked(self) -> str:
        """The kind of the open decision."""
        decision = self.table.match.decision
        return decision.kind if decision else ""

    def spot(self, *name: Hashable) -> Spot:
        """A place on the board by its id."""
        return next(spot for spot in self.view.spots() if spot.id == name)

    def at(self, spot: Spot) -> QPoint:
        """The middle of a place in pixels of the view."""
        return self.view.mapFromScene(spot.rect.center())

    def click(self, *name: Hashable) -> None:
        """Click on the middle of a place."""
        self.qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(self.spot(*name)))

    def point_at(self, *name: Hashable) -> None:
        """Move the mouse over a place."""
        self.qtbot.mouseMove(self.view.viewport(), self.at(self.spot(*name)))

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press and let go a key where the keyboard is."""
        self.qtbot.keyClick(QApplication.focusWidget() or self.view, key, modifier)

    def bar(self) -> dict[str, Any]:
        """The buttons of the decision bar by their texts."""
        return {button.text(): button for button in self.table.bar.answer_buttons()}

    def press(self, text: str) -> None:
        """Press a button of the decision bar."""
        self.qtbot.mouseClick(self.bar()[text], Qt.MouseButton.LeftButton)

    def lit(self, kind: str) -> set[Hashable]:
        """The second part of the ids of the places of a kind that glow."""
        return {spot[1] for spot, place in self.table._places.items() if place.glow is not None and spot[0] == kind}

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
