"""Positions of A Feast for Odin for tests: partial ones, in which only what the situation names is there."""

from collections.abc import Sequence
from typing import Any

from attrs import evolve

from vikingtable.rules.chance import Chance, Outcome
from vikingtable.rules.feast import engine
from vikingtable.rules.feast.acts import Choose, PlaceVikings, Skip
from vikingtable.rules.feast.checks import check
from vikingtable.rules.feast.frames import Phase, Turn
from vikingtable.rules.feast.game import FeastGame
from vikingtable.rules.feast.items import ITEM, ITEMS, NOTHING, SPECIAL
from vikingtable.rules.feast.phases import PHASES
from vikingtable.rules.feast.spaces import PLACE
from vikingtable.rules.feast.state import PAIR_OF, PAIRS, FeastPlayer, FeastState, Site
from vikingtable.rules.feast.table import Table
from vikingtable.rules.game import OptionValue, Setup
from vikingtable.rules.state import Action, Step
from vikingtable.tiles.placement import Placement

GAME = FeastGame()
#: Items that decide who may do what; a position starts without any.
Tile = tuple[str, int, int] | tuple[str, int, int, int]


def supply(**items: int) -> tuple[int, ...]:
    """A supply of just these items."""
    counts = list(NOTHING)
    for item, amount in items.items():
        counts[ITEM[item]] = amount
    return tuple(counts)


def site(state: FeastState, kind: str, *tiles: Tile, wood: int = 0, stone: int = 0) -> Site:
    """A board with tiles on it, laid one after the other."""
    if kind == "shed":
        return Site("shed", None, wood, stone)
    return Site(kind, state.rules.area(kind).build(Placement(*tile) for tile in tiles), wood, stone)


def position(
    seats: int = 2,
    round_: int = 1,
    at: str = "actions",
    me: dict[str, Any] | None = None,
    others: Sequence[dict[str, Any]] = (),
    options: dict[str, OptionValue] | None = None,
    standing: dict[str, tuple[int, int]] | None = None,
    **fields: Any,
) -> FeastState:
    """A position in round ``round_``: seat 0's turn to place, or (``at`` another phase) just before that phase.

    ``me`` and ``others`` hold items of the supply by name, fields of ``FeastPlayer`` (``boats``, ``knarrs``, ``hand``
    …), ``specials`` by name and ``boards`` as (kind, tile, …); seat 0 has 12 Vikings to place unless ``thing`` says
    otherwise. ``standing``: Vikings on spaces as (seat, how many). ``fields`` replace fields of the state.
    """
    dealt = GAME.new(Setup(seats, 1, tuple((options or {}).items()))).state
    state = evolve(
        dealt,
        round=round_,
        phase=PHASES.index(at) + 1,
        frames=(Phase("actions", 1), Turn(0)) if at == "actions" else (Phase(at),),
        start_player=0,
        active=0,
    )
    if "strips" in fields:
        fields.setdefault("strip_pile", ())
    owner, vikings = list(state.owner), list(state.vikings)
    for place, (seat, count) in (standing or {}).items():
        owner[PLACE[place]], vikings[PLACE[place]] = seat, count
    state = evolve(state, owner=tuple(owner), vikings=tuple(vikings), **fields)
    players = []
    for seat in range(seats):
        given = dict(me or {}) if seat == 0 else dict(others[seat - 1] if seat <= len(others) else {})
        player, state = _player(state, seat, given)
        players.append(player)
    state = evolve(state, players=tuple(players))
    assert check(state, pieces=False) == () or at != "actions"
    return state


def _player(state: FeastState, seat: int, given: dict[str, Any]) -> tuple[FeastPlayer, FeastState]:
    boards: list[Site] = [site(state, "home", *given.pop("home", ()))]
    owners, sides = list(state.island_owner), list(state.sides)
    for kind, *tiles in given.pop("boards", ()):
        boards.append(site(state, kind, *tiles))
        if kind in PAIR_OF:
            owners[PAIR_OF[kind]] = seat
            sides[PAIR_OF[kind]] = PAIRS[PAIR_OF[kind]].index(kind)
    state = evolve(state, island_owner=tuple(owners), sides=tuple(sides))
    specials = 0
    for tile in given.pop("specials", ()):
        specials |= 1 << SPECIAL[tile]
        state = evolve(state, specials=state.specials & ~(1 << SPECIAL[tile]))
    items = {item: given.pop(item) for item in list(given) if item in ITEM}
    thing = given.pop("thing", 12)
    player = FeastPlayer(supply=supply(**items), specials=specials, sites=tuple(boards), thing=thing, **given)
    return player, state


def carried_on(state: FeastState, script: Sequence[Outcome] = ()) -> Step[FeastState]:
    """What happens from a position just before a phase, up to the next question."""
    table = Table(state, Chance(state.generator, script))
    engine.run(table)
    return Step(table.closed(), tuple(table.events), tuple(table.chance.outcomes), table.revealed)


def do(state: FeastState, *actions: Action, script: Sequence[Outcome] = ()) -> FeastState:
    """The state after the actions; ``script`` is the chance of the last one."""
    for action in actions[:-1]:
        state = GAME.apply(state, action).state
    return GAME.apply(state, actions[-1], script).state


def use(state: FeastState, place: str, *then: Action, copies: str = "") -> FeastState:
    """The state after seat 0 has placed Vikings there and answered."""
    return do(state, PlaceVikings(0, place, copies), *then)


def pick(option: str, seat: int = 0) -> Choose:
    """The answer that chooses an option."""
    return Choose(seat, option)


def skip(seat: int = 0) -> Skip:
    """The answer that declines or ends."""
    return Skip(seat)


def refused(state: FeastState, action: Action) -> list[str]:
    """The reasons why an action is refused, as keys without ``feast.why.``; [] if it is legal."""
    return [reason.key.removeprefix("feast.why.") for reason in GAME.why_not(state, action)]


def closed(state: FeastState, place: str, copies: str = "") -> list[str]:
    """The reasons why seat 0 cannot use a space."""
    return refused(state, PlaceVikings(0, place, copies))


def changes(before: FeastState, after: FeastState, seat: int = 0) -> dict[str, int]:
    """What a seat's supply gained and lost, by item."""
    old, new = before.players[seat].supply, after.players[seat].supply
    return {item: new[place] - old[place] for place, item in enumerate(ITEMS) if new[place] != old[place]}


def held(state: FeastState, seat: int = 0) -> dict[str, int]:
    """A seat's supply by item."""
    return {item: count for item, count in zip(ITEMS, state.players[seat].supply, strict=True) if count}


def specials(state: FeastState, seat: int = 0) -> set[str]:
    """The special tiles in a seat's supply."""
    return {tile for tile, bit in SPECIAL.items() if state.players[seat].specials >> bit & 1}


def stands(state: FeastState, place: str) -> tuple[int, int]:
    """Who stands on a place and with how many Vikings; (−1, 0) if it is free."""
    return state.owner[PLACE[place]], state.vikings[PLACE[place]]


def offered(state: FeastState, seat: int = 0) -> set[str]:
    """The options of a choice that may be picked."""
    return {action.option for action in GAME.legal_actions(state, seat) if isinstance(action, Choose)}


def kind(state: FeastState) -> str:
    """The kind of question that is open; ``""`` when the game is over."""
    decision = GAME.decision(state)
    return decision.kind if decision else ""


def line(state: FeastState, name: str, seat: int = 0) -> int:
    """A line of a seat's score sheet."""
    return dict(GAME.scores(state)[seat].lines)[name]
