"""Figures that spaces and occupations ask for, by name: ships, animals, houses, what an action did."""

from collections.abc import Callable

from vikingtable.rules.feast.frames import TALLY, TALLY_PLACE, Acting, Feasting
from vikingtable.rules.feast.goods import GOODS, RED
from vikingtable.rules.feast.items import ANIMALS, BOW, BY_COLOUR, CATTLE, COW, EWE, ITEM, ITEMS, SHEEP, SPEAR, SWORD
from vikingtable.rules.feast.program import Condition
from vikingtable.rules.feast.spaces import PLACES, SPACE, printed_silver
from vikingtable.rules.feast.table import AnyPlayer, Position

#: Doubled peas come to this many at most.
MOST_DOUBLED_PEAS = 8
#: A figure of a seat; ``args`` are those of the event that asks.
Metric = Callable[[Position, int, tuple[int, ...]], int]


def income_of(position: Position, player: AnyPlayer) -> int:
    """The lowest visible income numbers of all own boards together ("Income")."""
    area = position.rules.area
    return sum([area(site.kind).income(site.board) for site in player.sites if site.board is not None])


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


def _complete_sets(player: AnyPlayer) -> int:
    return min(len(player.boats), player.knarrs, len(player.longships))


def _stable_kinds(player: AnyPlayer) -> int:
    return sum(player.supply[plain] + player.supply[foal] > 0 for plain, foal in ANIMALS)


def _red_kinds(player: AnyPlayer) -> int:
    goods = sum(player.supply[place] > 0 for place in BY_COLOUR[RED] if place not in (SHEEP, EWE, CATTLE, COW))
    return goods + _stable_kinds(player)


def _meat_pairs(player: AnyPlayer) -> int:
    return min(player.supply[ITEM["game_meat"]], player.supply[ITEM["whale_meat"]])


def _peas_to_double(player: AnyPlayer) -> int:
    peas = player.supply[ITEM["peas"]]
    return max(0, min(peas, MOST_DOUBLED_PEAS - peas))


def _off_a_longship(player: AnyPlayer) -> int:
    # A half for each spear or bow; the price is rounded down, so the discount is rounded up.
    return player.supply[SWORD] + (player.supply[SPEAR] + player.supply[BOW] + 1) // 2


def _resource_kinds_paid(position: Position, seat: int, args: tuple[int, ...]) -> int:
    frame = acting(position)
    if frame is None:
        return 0
    return sum(frame.tally[TALLY_PLACE[f"{item}_paid"]] > 0 for item in ("wood", "stone", "ore"))


def _mountain_kinds(position: Position, seat: int, args: tuple[int, ...]) -> int:
    frame = acting(position)
    return frame.tally[TALLY_PLACE["mountain_kinds"]].bit_count() if frame is not None else 0


def _space_vikings(position: Position, seat: int, args: tuple[int, ...]) -> int:
    # Only a printed space that is used, not an action that a card grants.
    frame = acting(position)
    return SPACE[frame.space].column if frame is not None and (frame.place or frame.stay) else 0


def _feast_used(item: str) -> Metric:
    place = ITEM[item]

    def figure(position: Position, seat: int, args: tuple[int, ...]) -> int:
        for frame in reversed(position.frames):
            if type(frame) is Feasting:
                return sum(laid == place for laid, _, _ in frame.laid)
        return 0

    return figure


def _vikings_on(wanted: Callable[[Position, str], bool]) -> Metric:
    return lambda position, seat, args: vikings_where(position, seat, lambda place: wanted(position, place))


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
    "ships.complete_sets": _figure(_complete_sets),
    "ships.longships_with_2_ore": _figure(lambda player: sum(ore >= 2 for ore in player.longships)),
    "stable.kinds": _figure(_stable_kinds),
    "supply.red_kinds": _figure(_red_kinds),
    "supply.meat_pairs": _figure(_meat_pairs),
    "supply.peas_to_double": _figure(_peas_to_double),
    "weapons.off_a_longship": _figure(_off_a_longship),
    "action.resource_kinds_paid": _resource_kinds_paid,
    "action.distinct_mountain_items": _mountain_kinds,
    "action.printed_space_vikings": _space_vikings,
    "round.two_viking_placements": _figure(lambda player: player.placements[1]),
    "banquet.game_meat_used": _feast_used("game_meat"),
    "banquet.stockfish_used": _feast_used("stockfish"),
    "event.item": lambda position, seat, args: args[0] if args else 0,
    "event.count": lambda position, seat, args: args[0] if args else 0,
    "vikings.on_crafting": _vikings_on(lambda position, place: place in SPACE and "crafting" in SPACE[place].tags),
    "vikings.column_2": _vikings_on(lambda position, place: column_of(position, place) == 2),
    "vikings.column_3": _vikings_on(lambda position, place: column_of(position, place) == 3),
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
