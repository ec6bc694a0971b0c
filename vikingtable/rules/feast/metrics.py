"""Figures that spaces and occupations ask for, by name: ships, animals, houses, what an action did."""

from collections.abc import Callable

from vikingtable.rules.feast.frames import TALLY, TALLY_PLACE, Acting
from vikingtable.rules.feast.goods import GOODS
from vikingtable.rules.feast.items import CATTLE, COW, EWE, ITEM, ITEMS, SHEEP
from vikingtable.rules.feast.program import Condition
from vikingtable.rules.feast.spaces import PLACES, SPACE, printed_silver
from vikingtable.rules.feast.table import AnyPlayer, Position

#: A figure of a seat; ``args`` are those of the event that asks.
Metric = Callable[[Position, int, tuple[int, ...]], int]


def income_of(position: Position, player: AnyPlayer) -> int:
    """The lowest visible income numbers of all own boards together ("Income")."""
    rules = position.rules
    return sum(rules.area(site.kind).income(site.board) for site in player.sites if site.board is not None)


def acting(position: Position) -> Acting | None:
    """The innermost action under way."""
    for frame in reversed(position.frames):
        if type(frame) is Acting:
            return frame
    return None


def vikings_where(position: Position, seat: int, wanted: Callable[[str], bool]) -> int:
    """A seat's Vikings on the places of which ``wanted`` is true; an imitation tile is a place of its column."""
    return sum(
        count
        for place, owner, count in zip(PLACES, position.owner, position.vikings, strict=True)
        if owner == seat and wanted(place)
    )


def column_of(position: Position, place: str) -> int:
    """The column of a space or of an imitation tile as it lies."""
    if place in SPACE:
        return SPACE[place].column
    if not position.imitation:
        return 0
    return position.imitation[0 if place == "imitate_12" else 1]


def special_tiles_owned(player: AnyPlayer) -> int:
    """Special tiles of a player, in the supply and on boards."""
    known = {good.id for good in GOODS} | {"silver", "ore", "wood"}
    laid = sum(placement.piece not in known for site in player.sites if site.board for placement in site.board.placed)
    return player.specials.bit_count() + laid


def _figure(pick: Callable[[AnyPlayer], int]) -> Metric:
    return lambda position, seat, args: pick(position.players[seat])


def _tally(name: str) -> Metric:
    place = TALLY_PLACE[name]

    def figure(position: Position, seat: int, args: tuple[int, ...]) -> int:
        frame = acting(position)
        return frame.tally[place] if frame is not None else 0

    return figure


def _printed_silver(position: Position, seat: int, args: tuple[int, ...]) -> int:
    frame = acting(position)
    return printed_silver(frame.space) if frame is not None and frame.space in SPACE else 0


#: Every figure by name; occupations add theirs.
METRICS: dict[str, Metric] = {
    "game.players": lambda position, seat, args: position.seats,
    "ships.whaling_boat": _figure(lambda player: len(player.boats)),
    "ships.knarr": _figure(lambda player: player.knarrs),
    "ships.longship": _figure(lambda player: len(player.longships)),
    "ships.large": _figure(lambda player: player.knarrs + len(player.longships)),
    "ships.added_ore": _figure(lambda player: sum(player.boats) + sum(player.longships)),
    "stable.sheep": _figure(lambda player: player.supply[SHEEP] + player.supply[EWE]),
    "stable.cattle": _figure(lambda player: player.supply[CATTLE] + player.supply[COW]),
    "houses.stone_or_long": _figure(
        lambda player: sum(site.kind in ("stone_house", "long_house") for site in player.sites)
    ),
    "exploration_boards.owned": lambda position, seat, args: sum(owner == seat for owner in position.island_owner),
    "special_tiles.owned": _figure(special_tiles_owned),
    "income.total": lambda position, seat, args: income_of(position, position.players[seat]),
    "vikings.thing_square": _figure(lambda player: player.thing),
    "action.printed_silver_gain": _printed_silver,
    **{f"action.{name}": _tally(name) for name in TALLY},
    **{f"supply.{item}": _figure(lambda player, place=ITEM[item]: player.supply[place]) for item in ITEMS},  # type: ignore[misc]
}


def measure(position: Position, seat: int, name: str, args: tuple[int, ...] = ()) -> int:
    """A figure of a seat by name. Raises ``KeyError`` for an unknown name."""
    return METRICS[name](position, seat, args)


def holds(position: Position, seat: int, condition: Condition, args: tuple[int, ...] = ()) -> bool:
    """Whether a condition is fulfilled."""
    figure = METRICS[condition.metric](position, seat, args)
    if condition.compare == ">=":
        return figure >= condition.value
    if condition.compare == "<=":
        return figure <= condition.value
    return figure == condition.value
