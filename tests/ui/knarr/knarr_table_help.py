"""Hands and eyes at a table of Knarr, and positions in a short notation."""

from collections.abc import Hashable, Iterable
from typing import Any

from tests.ui.seated import ANNA, FREYDIS, LEIF, Seated
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.rules.knarr.game import KnarrGame
from vikingtable.rules.knarr.state import KnarrState, Main, Player
from vikingtable.saves.model import SeatInfo
from vikingtable.ui.boardview import Spot

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


class Hands(Seated):
    """A person at a table."""

    @property
    def desk(self) -> Any:
        """What lies on the board."""
        return self.table.desk

    def hand(self, name: str) -> Spot:
        """The place of a card of the large hand."""
        return self.spot("hand", self.desk.hand.hand.index(card(name)))

    def lit(self) -> set[Hashable]:
        """The places that glow."""
        shapes = [glow.path().boundingRect() for glow in self.desk.lights.glows if glow.isVisible()]
        return {spot.id for spot in self.view.spots() if any(_same(spot.rect, shape) for shape in shapes)}


def _same(a: Any, b: Any) -> bool:
    return all(abs(one - two) < 0.5 for one, two in zip(a.getRect(), b.getRect(), strict=True))


def ids(names: Iterable[Hashable], kind: str) -> set[Hashable]:
    """The second parts of the ids of one kind."""
    return {name[1] for name in names if isinstance(name, tuple) and name[0] == kind}
