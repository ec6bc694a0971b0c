"""Which tiles of a supply fit where on a player's boards ("Placing goods")."""

from functools import lru_cache
from itertools import compress

from vikingtable.rules.feast import standing
from vikingtable.rules.feast.boards import area as area_named
from vikingtable.rules.feast.boards import is_house
from vikingtable.rules.feast.goods import GOODS, SPECIAL_TILES
from vikingtable.rules.feast.items import ITEM, ITEMS, ORE, PLACEABLE, SILVER, SPECIAL, WOOD
from vikingtable.rules.feast.state import Site
from vikingtable.rules.feast.table import AnyPlayer, Position
from vikingtable.tiles.board import Area, Board

_PLACEABLE = frozenset(PLACEABLE)
#: The first names of a supply: goods, which may lie on boards.
_GOODS: tuple[str, ...] = ITEMS[: len(GOODS)]
#: Food, that a land board never takes: spares trying.
_NO_FOOD = {good.id: False for good in GOODS if good.colour in ("orange", "red")}


def pieces_of(player: AnyPlayer) -> list[str]:
    """The tiles in a supply that may lie on boards: goods and special tiles, silver, ore; each kind once."""
    supply = player.supply
    held = list(compress(_GOODS, supply))
    if supply[SILVER]:
        held.append("silver")
    if supply[ORE]:
        held.append("ore")
    if player.specials:
        held += _special_tiles(player.specials)
    if supply[WOOD] and standing.wood_in_houses(player):
        held.append("wood")
    return held


@lru_cache(maxsize=1 << 12)
def _special_tiles(mask: int) -> tuple[str, ...]:
    return tuple(tile.id for place, tile in enumerate(SPECIAL_TILES) if mask >> place & 1)


def holds_piece(player: AnyPlayer, piece: str) -> bool:
    """Whether a tile of this kind is in the supply and may lie on boards."""
    if piece in SPECIAL:
        return bool(player.specials >> SPECIAL[piece] & 1)
    if piece == "wood":
        return player.supply[WOOD] > 0 and standing.wood_in_houses(player)
    place = ITEM.get(piece, -1)
    return place in _PLACEABLE and player.supply[place] > 0


def area_of(position: Position, player: AnyPlayer, site: Site) -> Area:
    """The area of a site, as the options and the player's cards have it."""
    rules = position.rules
    wood = is_house(site.kind) and standing.wood_in_houses(player)
    return area_named(site.kind, rules.mirror_special_tiles, rules.first_number_is_anchor, wood)


def _options(position: Position, player: AnyPlayer) -> tuple[bool, bool, bool]:
    """What the areas of a player's boards depend on: may special tiles be mirrored, is 1 an anchor, wood in houses."""
    rules = position.rules
    return rules.mirror_special_tiles, rules.first_number_is_anchor, standing.wood_in_houses(player)


@lru_cache(maxsize=1 << 13)
def _ground(
    layout: str, occupied: int, apart: tuple[int, ...], mirror: bool, anchor: bool, wood: bool
) -> tuple[Area, dict[str, bool]]:
    """The area of a board as it is covered, whatever with, and what is known to fit there and not; filled as asked for.

    Most decisions leave the boards as they are, and a full board takes longest to search.
    """
    return area_named(layout, mirror, anchor, wood), {} if is_house(layout) else dict(_NO_FOOD)


def grounds(position: Position, player: AnyPlayer) -> list[tuple[int, Board, Area, dict[str, bool]]]:
    """The sites that take tiles: number, board, area, and what is known to fit there."""
    options = _options(position, player)
    return [
        (index, board, *_ground(board.layout, board.occupied, board.apart, *options))
        for index, site in enumerate(player.sites)
        if (board := site.board) is not None
    ]


def can_place(position: Position, player: AnyPlayer, site: Site, piece: str) -> bool:
    """Whether a tile fits somewhere on a site."""
    board = site.board
    if board is None:
        return False
    area, known = _ground(board.layout, board.occupied, board.apart, *_options(position, player))
    if piece not in known:
        known[piece] = area.can_place(board, piece)
    return known[piece]


def fitting(position: Position, player: AnyPlayer, first: bool = False) -> list[tuple[str, int, Area, Board]]:
    """The tiles that fit somewhere (or the ``first``), each with the site's number, area and board."""
    found: list[tuple[str, int, Area, Board]] = []
    pieces = pieces_of(player)
    if not pieces:
        return found
    rules, wood = position.rules, len(player.sites) > 1 and standing.wood_in_houses(player)
    mirror, anchor = rules.mirror_special_tiles, rules.first_number_is_anchor
    for index, site in enumerate(player.sites):
        board = site.board
        if board is None:
            continue
        area, known = _ground(board.layout, board.occupied, board.apart, mirror, anchor, wood)
        for piece in pieces:
            if piece not in known:
                known[piece] = area.can_place(board, piece)
            if known[piece]:
                found.append((piece, index, area, board))
                if first:
                    return found
    return found
