"""Hands and eyes at a table of Brian Boru, and positions in a short notation."""

from collections.abc import Hashable, Sequence
from typing import Any

from attrs import evolve

from tests.ui.seated import ANNA, ERIK, FREYDIS, LEIF, Seated
from vikingtable.match.session import Session
from vikingtable.rules.boru import tables
from vikingtable.rules.boru.game import BoruGame
from vikingtable.rules.boru.state import FACE_DOWN, BoruState, Player
from vikingtable.rules.game import Setup
from vikingtable.rules.state import Frame
from vikingtable.saves.model import SeatInfo


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


class Hands(Seated):
    """A person at a table."""

    @property
    def desk(self) -> Any:
        """What lies on the board."""
        return self.table.desk

    def lit(self, kind: str) -> set[Hashable]:
        """The second part of the ids of the places of a kind that glow."""
        return {spot[1] for spot, place in self.table._places.items() if place.glow is not None and spot[0] == kind}
