"""The screens of the hint and of the look back, in each game: what the hard player says, found beforehand."""

from collections.abc import Callable
from functools import lru_cache

from attrs import frozen
from PySide6.QtWidgets import QWidget

from vikingtable.bots.base import Advice, Budget
from vikingtable.bots.registry import bot_for, iterations_for
from vikingtable.match.advice import ADVISER, Moment, decisions_of, moment_of
from vikingtable.match.session import Session
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.state import Action, State
from vikingtable.saves.model import SeatInfo
from vikingtable.ui import tables
from vikingtable.ui.screens import Context, Make
from vikingtable.ui.table import GameTable

_NAMES = ("Astrid", "Leif", "Freydis", "Harald")
#: Thinking for a picture takes this share of the usual thinking.
_SHARE = 12
#: Decisions of a finished game that are looked at for a picture.
_LOOKED_AT = 12
_LONGEST = 4000


@frozen
class _Case:
    """A game for the pictures: its seats, its seed, and the kinds of decisions a hint is asked for after so many
    actions."""

    game: str
    seats: int
    seed: int
    kinds: tuple[str, ...]
    actions: int


_CASES = (
    _Case("feast", 1, 1, ("place_vikings",), 60),
    _Case("knarr", 2, 3, ("main",), 40),
    _Case("boru", 3, 2, ("lead",), 40),
    _Case("wild_vikings", 3, 4, ("ship", "bid"), 30),
)


def register(add: Callable[[str, Make], None]) -> None:
    """Add them."""
    for case in _CASES:
        add(f"hint_{case.game}", lambda context, case=case: hint(context, case))  # type: ignore[misc]
        add(f"look_back_{case.game}", lambda context, case=case: look_back(context, case))  # type: ignore[misc]
    add("hint_thinking", thinking)


def _session(case: _Case) -> Session:
    seats = [SeatInfo(_NAMES[0]), *(SeatInfo(name, "computer", "medium") for name in _NAMES[1 : case.seats])]
    return Session.start(case.game, Setup(case.seats, seed=case.seed), seats)


@lru_cache(maxsize=16)
def _answers(case: _Case, *, over: bool) -> tuple[Action, ...]:
    """The answers of a game that the easy players play, to its end or to the moment of the hint."""
    session = _session(case)
    bot, random = bot_for(case.game, "easy"), Generator(case.seed)
    while session.to_answer and session.position < _LONGEST:
        seat, decision = session.to_answer[0], session.decision
        assert decision is not None
        asked = seat == 0 and decision.kind in case.kinds and session.position >= case.actions
        if asked and not over:
            break
        session.apply(bot.choose(session.view(seat), decision, Budget(1), random).action)
    return tuple(entry.action for entry in session.entries)


def _played(case: _Case, *, over: bool) -> Session:
    session = _session(case)
    for action in _answers(case, over=over):
        session.apply(action)
    return session


def _advice(case: _Case, view: State, also: tuple[Action, ...] = ()) -> tuple[Advice, ...]:
    bot = bot_for(case.game, ADVISER)
    decision = _session(case).game.decision(view)
    assert decision is not None
    iterations = max(4, iterations_for(case.game, ADVISER) // _SHARE)
    return bot.advise(view, decision, Budget(iterations), Generator(case.seed), also)


@lru_cache(maxsize=8)
def _hint(case: _Case) -> tuple[Advice, ...]:
    return _advice(case, _played(case, over=False).view(0))


@lru_cache(maxsize=8)
def _moments(case: _Case) -> tuple[Moment, ...]:
    session = _played(case, over=True)
    positions = list(decisions_of(session, (0,)))
    found = []
    for position in positions[:: max(1, len(positions) // _LOOKED_AT)]:
        entry = session.entries[position]
        advice = _advice(case, session.game.view_for(entry.before, 0), (entry.action,))
        moment = moment_of(session, position, advice)
        if moment is not None:
            found.append(moment)
    return tuple(found)


def _table(context: Context, case: _Case, *, over: bool) -> GameTable:
    closed = context.settings.read("table/feast/guide_closed", False)
    context.settings.write("table/feast/guide_closed", True)
    context.later(lambda: context.settings.write("table/feast/guide_closed", closed))
    table = tables.table_class(case.game)(context.shell, context.match(_played(case, over=over)))
    context.show_page(table)
    context.settle()
    return table


def hint(context: Context, case: _Case) -> QWidget:
    """The best few answers, the first marked on the board."""
    _table(context, case, over=False).aids.show_advice(_hint(case))
    return context.window


def look_back(context: Context, case: _Case) -> QWidget:
    """The moments of a finished game, one of them shown with what would have been better."""
    moments = _moments(case)
    table = _table(context, case, over=True)
    table.aids.show_moments(moments, 3 * len(moments) + 2)
    context.settle()
    table.aids.look_panel.list.setCurrentRow(0)
    return context.window


def thinking(context: Context) -> QWidget:
    """A hint while it is thought about."""
    table = _table(context, _CASES[1], over=False)
    table.aids.panel.show_thinking()
    table.aids.panel.show_progress(420)
    table.open_beside("hint")
    return context.window
