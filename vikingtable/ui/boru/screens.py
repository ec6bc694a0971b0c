"""Brian Boru's screens for looking at and measuring: seats, moments of a round, the end."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from vikingtable.match.session import Session
from vikingtable.rules.boru.state import BoruState, Draft
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import OptionValue, Setup
from vikingtable.saves.model import SeatInfo
from vikingtable.ui.boru.table import BoruTable
from vikingtable.ui.screens import Context, Make

_NAMES = ("Gormlaith", "Brian", "Máel Sechnaill", "Sitric", "Murchad")


def register(add: Callable[[str, Make], None]) -> None:
    """Add them."""
    add("boru_start", lambda context: _table(context, 3, 0, kind="start_town"))
    add("boru_draft", _draft)
    add("boru_lead", lambda context: _table(context, 4, 60, kind="lead"))
    add("boru_follow", _follow)
    add("boru_option", _option)
    add("boru_buy", lambda context: _table(context, 5, 120, kind="buy", point=("option", 1)))
    add("boru_expand", lambda context: _table(context, 3, 100, kind="expand"))
    add("boru_town", lambda context: _table(context, 4, 90, kind="lead", point=("town", 21)))
    add("boru_princess", lambda context: _table(context, 3, 150, kind="princess"))
    add("boru_battle", lambda context: _table(context, 5, 90, kind="lose_town"))
    add("boru_end", lambda context: _table(context, 5, 10_000))


def _table(context: Context, seats: int, actions: int, *, kind: str = "lead", point: object = None) -> QWidget:
    """A game after so many actions and on to a decision of this kind; only the first seat is a person."""
    table = made(context, seats, actions, kind=kind)
    shown = context.show_page(table)
    context.settle()
    if point is not None:
        table.view.setFocus()
        table.view.set_current_spot(point)
    return shown


def _draft(context: Context) -> QWidget:
    """One of two cards chosen, two kept before."""
    table = made(context, 3, 30, kind="draft", step=1)
    shown = context.show_page(table)
    context.settle()
    state = table.state
    packet = table.desk.trick.shown.packet  # type: ignore[union-attr]
    table._activated(("packet", packet[1]))
    assert isinstance(state.frames[-1], Draft)
    return shown


def _follow(context: Context) -> QWidget:
    """A card chosen, the others of the trick lie there."""
    table = made(context, 5, 60, kind="follow", trick=3)
    shown = context.show_page(table)
    context.settle()
    table._activated(("hand", table.state.players[0].hand[0]))
    return shown


def _option(context: Context) -> QWidget:
    """An action to be chosen, the first one under the cursor."""
    return _table(context, 4, 80, kind="choose_action", point=("option", 0))


def made(
    context: Context,
    seats: int,
    actions: int,
    options: tuple[tuple[str, OptionValue], ...] = (),
    *,
    kind: str = "lead",
    step: int = 0,
    trick: int = 0,
) -> BoruTable:
    """The table of such a game."""
    players = [SeatInfo(name) if seat == 0 else SeatInfo(name, "computer", "easy") for seat, name in enumerate(_NAMES)]
    for seed in range(7, 60):
        session = Session.start("boru", Setup(seats, seed, options), players[:seats])
        random = Generator(11)
        for count in range(100_000):
            decision = session.decision
            if decision is None or (
                count >= actions and decision.kind == kind and 0 in decision.seats and _fits(session.state, step, trick)
            ):
                break
            seat = session.to_answer[0]
            session.apply(session.game.sample(session.state, seat, random))
        if session.decision is not None or actions >= 10_000:
            break
    return BoruTable(context.shell, context.match(session))


def _fits(state: object, step: int, trick: int) -> bool:
    assert isinstance(state, BoruState)
    top = state.frames[-1]
    return len(state.trick) >= trick and (not isinstance(top, Draft) or top.step >= step)
