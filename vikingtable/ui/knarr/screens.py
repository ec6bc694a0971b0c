"""Knarr's screens for looking at and measuring: seats, moments of a turn, artifacts, the end."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from vikingtable.match.session import Session
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import OptionValue, Setup
from vikingtable.rules.knarr import acts
from vikingtable.saves.model import SeatInfo
from vikingtable.ui.knarr.table import KnarrTable
from vikingtable.ui.screens import Context, Make

_NAMES = ("Astrid", "Bjørn", "Cnut", "Dagný")


def register(add: Callable[[str, Make], None]) -> None:
    """Add them."""
    add("knarr_start", lambda context: _table(context, 2, 0))
    add("knarr_four", lambda context: _table(context, 4, 150, (("artifacts", "golden_bracelet"), ("boat", "advanced"))))
    add("knarr_pay", lambda context: _table(context, 3, 90, kind="pay"))
    add("knarr_take", lambda context: _table(context, 2, 60, (("artifacts", "mead_cup_and_random"),), kind="take_card"))
    add("knarr_trade", lambda context: _table(context, 3, 8, kind="trade"))
    add("knarr_recruit", _recruit)
    add("knarr_look", _look)
    add("knarr_end", lambda context: _table(context, 2, 10_000))


def _table(
    context: Context, seats: int, actions: int, options: tuple[tuple[str, OptionValue], ...] = (), *, kind: str = ""
) -> QWidget:
    """A game after so many actions and on to a decision of this kind; only the first seat is a person."""
    table = made(context, seats, actions, options, kind=kind)
    return context.show_page(table)


def _recruit(context: Context) -> QWidget:
    table = made(context, 2, 50)
    shown = context.show_page(table)
    context.settle()
    table.view.setFocus()
    table.view.set_current_spot(("hand", 1))
    return shown


def _look(context: Context) -> QWidget:
    """Another player's area shown large, late in a game of three."""
    table = made(context, 3, 110, (("artifacts", "amulet"),))
    shown = context.show_page(table)
    context.settle()
    table.look_at(1)
    return shown


def made(
    context: Context, seats: int, actions: int, options: tuple[tuple[str, OptionValue], ...] = (), *, kind: str = ""
) -> KnarrTable:
    """The table of such a game."""
    players = [SeatInfo(name) if seat == 0 else SeatInfo(name, "computer", "easy") for seat, name in enumerate(_NAMES)]
    session = Session.start("knarr", Setup(seats, 7, options), players[:seats])
    random = Generator(11)
    wanted = kind or "main"
    for count in range(100_000):
        decision = session.decision
        if decision is None or (count >= actions and decision.kind == wanted and 0 in decision.seats):
            break
        seat = session.to_answer[0]
        action = session.game.sample(session.state, seat, random)
        if isinstance(action, acts.CancelExplore | acts.CancelTrade):
            continue
        session.apply(action)
    return KnarrTable(context.shell, context.match(session))
