"""The screens of A Feast for Odin: the guide, tiles in hand, dice, feast, windows, late and finished games."""

from collections.abc import Callable
from functools import lru_cache

from attrs import evolve
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from vikingtable.bots.base import Budget
from vikingtable.bots.feast_fit import Plan, Wish, plans
from vikingtable.bots.registry import bot_for
from vikingtable.match.qt import Match
from vikingtable.match.session import Session
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.items import ITEM
from vikingtable.rules.feast.state import FeastState, Site
from vikingtable.rules.game import OptionValue, Setup
from vikingtable.rules.registry import game
from vikingtable.rules.state import Action
from vikingtable.saves.model import SeatInfo
from vikingtable.tiles.board import Area, Board
from vikingtable.ui.feast.hands import HandModel
from vikingtable.ui.feast.table import FeastTable
from vikingtable.ui.screens import Context, Make

#: So many plans of the search for the best fit are waited for.
_PLANS = 3
_NAMES = ("Astrid", "Bjørn", "Чавдар", "千代")


def register(add: Callable[[str, Make], None]) -> None:
    """Add them."""
    add("feast_guide", guide)
    add("feast_turn", turn)
    add("feast_tile", tile)
    add("feast_tile_refused", tile_refused)
    add("feast_roll", roll)
    add("feast_loot", loot)
    add("feast_feast", feast)
    add("feast_window", window)
    add("feast_late", late)
    add("feast_best_fit", best_fit)
    add("feast_end", end)
    add("feast_keep", keep)
    add("feast_book", book)


class _Played:
    """A game of computer players as far as it was asked for: its answers, and the states before each."""

    def __init__(self, seats: int, seed: int) -> None:
        self._rules = game("feast")
        self._state = self._rules.new(Setup(seats, seed=seed)).state
        self._bot, self._random = bot_for("feast", "easy"), Generator(seed)
        self.actions: list[Action] = []
        self.states: list[FeastState] = []

    def goes_on(self) -> bool:
        """Play one answer more; says whether there was one."""
        state = self._state
        if not state.frames:
            return False
        decision = self._rules.decision(state)
        assert decision is not None
        view = self._rules.view_for(state, self._rules.to_answer(state)[0])
        action = self._bot.choose(view, decision, Budget(1), self._random).action
        self.actions.append(action)
        self.states.append(state)
        self._state = self._rules.apply(state, action).state
        return True


@lru_cache(maxsize=8)
def _game_of(seats: int, seed: int) -> _Played:
    return _Played(seats, seed)


def _when(seats: int, seed: int, wanted: Callable[[FeastState, str], bool]) -> tuple[Action, ...]:
    """The answers up to the first decision that is wanted; of the whole game if there is none."""
    played, rules = _game_of(seats, seed), game("feast")
    number = 0
    while number < len(played.states) or played.goes_on():
        state = played.states[number]
        decision = rules.decision(state)
        if decision is not None and wanted(state, decision.kind):
            break
        number += 1
    return tuple(played.actions[:number])


def _table(
    context: Context,
    seats: int,
    seed: int,
    actions: tuple[Action, ...],
    *,
    guide: bool = False,
    options: tuple[tuple[str, OptionValue], ...] = (),
    edit: Callable[[FeastState], FeastState] | None = None,
) -> FeastTable:
    session = Session.start(
        "feast", Setup(seats, seed=seed, options=options), [SeatInfo(name) for name in _NAMES[:seats]]
    )
    for action in actions:
        session.apply(action)
    if edit is not None:
        session = Session(session.game, session.setup, session.seats, edit(session.state))
    closed = context.settings.read("table/feast/guide_closed", False)
    context.settings.write("table/feast/guide_closed", not guide)
    table = FeastTable(context.shell, Match(session, context.window.worker))
    context.show_page(table)
    if table.curtain_is_down:
        table.curtain.lifted.emit(table.match.waiting_persons[0])
        table.entered()
    context.settle()
    table.view.settle_now()
    context.later(lambda: context.settings.write("table/feast/guide_closed", closed))
    return table


def guide(context: Context) -> QWidget:
    """The first turn of somebody new."""
    table = _table(context, 1, 1, (), guide=True)
    table.guide.panel.forward()
    return context.window


def turn(context: Context) -> QWidget:
    """A turn in the middle of a game of four."""
    _table(context, 4, 1, _when(4, 1, lambda state, kind: state.round == 4 and kind == "place_vikings"))
    return context.window


def _holding(item: str, round_number: int) -> tuple[Action, ...]:
    def wanted(state: FeastState, kind: str) -> bool:
        return (
            kind == "place_vikings"
            and state.round >= round_number
            and state.players[state.active].supply[ITEM[item]] > 0
            and state.active == 0
        )

    return _when(2, 3, wanted)


def _taken(context: Context, item: str, at: tuple[float, float]) -> HandModel:
    table = _table(context, 2, 3, _holding(item, 2))
    table.hands.take(item)
    grid = table.scene.grids[0]
    table.hands.point_at(QPointF(grid.x + at[0] * grid.cell, grid.y + at[1] * grid.cell))
    return table.hands


def tile(context: Context) -> QWidget:
    """A tile in hand over the home board, with every cell shaded where it can go."""
    hands = _taken(context, "silver", (5.5, 7.5))
    hands.call_ghost(0)
    hands.set_shade(True)
    return context.window


def tile_refused(context: Context) -> QWidget:
    """A tile in hand where it breaks rules."""
    _taken(context, "beans", (6.0, 5.0))
    return context.window


def roll(context: Context) -> QWidget:
    """A low roll that can be paid in several ways."""

    def wanted(state: FeastState, kind: str) -> bool:
        frame = state.frames[-1]
        return kind == "roll" and getattr(frame, "rolls", 0) > 0 and getattr(frame, "dice", "") in ("hunt", "snare")

    _table(context, 1, 1, _when(1, 1, wanted))
    return context.window


def loot(context: Context) -> QWidget:
    """A raid: what can be taken lies on the bench and glows."""

    def wanted(state: FeastState, kind: str) -> bool:
        frame = state.frames[-1]
        return kind == "roll" and getattr(frame, "rolls", 0) > 0 and getattr(frame, "dice", "") in ("raid", "pillage")

    _table(context, 4, 1, _when(4, 1, wanted))
    return context.window


def feast(context: Context) -> QWidget:
    """The feast, with food that the helper proposes."""
    table = _table(context, 4, 1, _when(4, 1, lambda state, kind: state.round == 5 and kind == "feast"))
    table.waiter.called()
    return context.window


def window(context: Context) -> QWidget:
    """A window: goods may be placed by all who can, hands lie face down."""
    _table(context, 4, 1, _when(4, 1, lambda state, kind: state.round == 5 and kind == "window"))
    return context.window


def _laid(area: Area, *pieces: str) -> Board:
    """A board with tiles wherever they may lie."""
    board = area.empty
    for piece in pieces:
        places = list(area.legal_placements(board, piece))
        board = area.place(board, places[len(places) // 2])
    return board


def _settled(state: FeastState) -> FeastState:
    """The position with islands, houses, ships and an emigration for the first seat."""
    player = state.players[0]
    rules = state.rules
    sites = (
        *player.sites[:1],
        Site("iceland", _laid(rules.area("iceland"), "silverware", "chest")),
        Site("shetland", rules.area("shetland").empty),
        Site("long_house", _laid(rules.area("long_house"), "peas", "mead", "hide")),
        Site("stone_house", rules.area("stone_house").empty),
        Site("shed"),
    )
    supply = list(player.supply)
    for item, amount in (("wool", 1), ("robe", 1), ("silk", 1), ("sheep", 2), ("pregnant_cattle", 1), ("fur", 1)):
        supply[ITEM[item]] += amount
    rich = evolve(
        player,
        sites=sites,
        supply=tuple(supply),
        boats=(1, 0),
        knarrs=1,
        longships=(2, 0),
        emigrated=("knarr",),
        penalties=2,
    )
    owners = (0, *state.island_owner[1:2], 0, *state.island_owner[3:])
    return evolve(state, players=(rich, *state.players[1:]), island_owner=owners, sides=(0, 1, 0, 1))


def late(context: Context) -> QWidget:
    """The last round of a game of two, with islands, houses, ships and an emigration."""
    actions = _when(2, 5, lambda state, kind: state.round == 7 and kind == "place_vikings" and state.active == 0)
    _table(context, 2, 5, actions, edit=_settled)
    return context.window


def best_fit(context: Context) -> QWidget:
    """The best fit on the home board, an island and houses, one tile left out."""
    actions = _when(2, 5, lambda state, kind: state.round == 7 and kind == "place_vikings" and state.active == 0)
    table = _table(context, 2, 5, actions, edit=_settled)
    best = Plan()
    for number, plan in enumerate(plans(table.feast, table.seat, Wish(), lambda: False)):
        best = plan
        if number >= _PLANS:
            break
    table.best_fit.show_plan(best, done=True)
    table.best_fit.toggle(1)
    return context.window


def end(context: Context) -> QWidget:
    """The end of a game, with the score sheet."""
    table = _table(context, 2, 1, _when(2, 1, lambda state, kind: False))
    table.sheet_action.trigger()
    return context.window


def keep(context: Context) -> QWidget:
    """The choice of a starting occupation among those dealt."""
    _table(context, 2, 1, (), options=(("starting_card", "chosen"),))
    return context.window


def book(context: Context) -> QWidget:
    """The book of all occupations, open at one of them."""
    table = _table(context, 2, 1, ())
    table.card_aids.open_book(40)
    return table.card_aids.book  # closed with its table
