"""What the lab holds: arrangements of tiles on boards, as values; every change gives a new document. Free of Qt."""

from collections.abc import Iterable
from functools import lru_cache

from attrs import evolve, frozen

from vikingtable.rules.feast.boards import HOUSE_RULES, LAND_RULES, LAYOUTS, is_house
from vikingtable.rules.feast.goods import PIECES, SPECIAL_TILE
from vikingtable.texts.message import Message, msg
from vikingtable.tiles.board import Area, Board, IllegalPlacement
from vikingtable.tiles.layout import Layout
from vikingtable.tiles.placement import Piece, Placement
from vikingtable.tiles.rules import FREE, PlacementRules
from vikingtable.tiles.shapes import Cell, Shape

#: A count of tiles is at most this; ``None`` stands for as many as wanted.
MAX_COUNT = 999
#: Own shapes in one arrangement, and cells a side of one.
MAX_SHAPES = 200
MAX_SHAPE_SIDE = 12
#: Letters of a name.
MAX_NAME = 60
#: Id of a board that was drawn or imported.
OWN_BOARD = "own"
#: Own shapes have ids that begin so; the rest is a number.
OWN_PREFIX = "own_"
#: Colours that a shape can have: those of the goods, which the rules know.
COLOURS = ("orange", "red", "green", "blue", "special", "silver", "ore", "wood")


class LabError(ValueError):
    """A change that cannot be; ``message`` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


@frozen(cache_hash=True)
class Tile:
    """A kind of tile in the tray, and how many there are (``None``: as many as wanted).

    ``name`` is the user's for own shapes; the game's tiles have theirs by the piece's id.
    """

    piece: Piece
    count: int | None = None
    name: str = ""

    @property
    def own(self) -> bool:
        """Whether the user drew it."""
        return self.piece.id not in PIECES


def standard_tiles() -> tuple[Tile, ...]:
    """The game's tiles: one of each special tile, as many as wanted of everything else."""
    return _STANDARD


_STANDARD = tuple(Tile(piece, 1 if piece.id in SPECIAL_TILE else None) for piece in PIECES.values())


@frozen(cache_hash=True)
class Arrangement:
    """A board with its rules, the tiles that there are, and those that lie on it in the order of placing.

    The tiles lie inside the area and do not overlap; whether they keep the other rules is told by `judging.faults`,
    as the rules and the board may change after they were placed. ``title`` is the user's name for a board of their
    own.
    """

    layout: Layout
    rules: PlacementRules
    rules_on: bool = True
    tiles: tuple[Tile, ...] = _STANDARD
    placed: tuple[Placement, ...] = ()
    title: str = ""

    @property
    def applied(self) -> PlacementRules:
        """The rules that are asked: the arrangement's own, or none but that tiles lie inside and apart."""
        return self.rules if self.rules_on else FREE

    @property
    def area(self) -> Area:
        """What knows the legal placements; made once for each board, rules and set of tiles."""
        return _area(self.layout, self.applied, tuple(tile.piece for tile in self.tiles))

    @property
    def board(self) -> Board:
        """What lies on the board, as an `Area` reads it."""
        return _board(self)

    def tile(self, piece: str) -> Tile:
        """The kind of tile with that id; ``KeyError`` if there is none."""
        for tile in self.tiles:
            if tile.piece.id == piece:
                return tile
        raise KeyError(piece)

    def used(self, piece: str) -> int:
        """How many tiles of a kind lie on the board."""
        return sum(placement.piece == piece for placement in self.placed)

    def left(self, piece: str) -> int | None:
        """How many tiles of a kind are still in the tray; ``None`` for as many as wanted."""
        count = self.tile(piece).count
        return None if count is None else max(0, count - self.used(piece))

    def tile_at(self, cell: Cell) -> int | None:
        """Index in ``placed`` of the tile on a cell."""
        for index, placement in enumerate(self.placed):
            if cell in self.cells(placement):
                return index
        return None

    def cells(self, placement: Placement) -> tuple[Cell, ...]:
        """The cells that a placement covers."""
        return placement.cells(self.tile(placement.piece).piece.shape)

    @property
    def is_game_board(self) -> bool:
        """Whether the board is one of the game's, as it is printed."""
        return LAYOUTS.get(self.layout.id) == self.layout


@lru_cache(maxsize=64)
def _area(layout: Layout, rules: PlacementRules, pieces: tuple[Piece, ...]) -> Area:
    return Area(layout, rules, pieces)


@lru_cache(maxsize=512)
def _board(arrangement: Arrangement) -> Board:
    """As `Area.build` would make it, but without asking the rules."""
    area = arrangement.area
    occupied = 0
    groups = [0] * len(area.rules.apart)
    for placement in arrangement.placed:
        piece = area.pieces[placement.piece]
        mask = area.layout.mask(placement.cells(piece.shape))
        occupied |= mask
        for group in area.rules.groups_of(piece.colour):
            groups[group] |= mask
    return Board(area.layout.id, arrangement.placed, occupied, tuple(groups))


@frozen
class LabDocument:
    """One arrangement, or two to be compared; ``current`` is the one that is worked on."""

    arrangements: tuple[Arrangement, ...]
    current: int = 0

    @property
    def active(self) -> Arrangement:
        """The arrangement that is worked on."""
        return self.arrangements[self.current]


def fresh(board: str = "home") -> LabDocument:
    """An empty board of the game with its rules and the game's tiles."""
    return LabDocument((Arrangement(LAYOUTS[board], standard_rules(board)),))


def standard_rules(board: str) -> PlacementRules:
    """The rules that go with a board of the game; those of land for any other board."""
    return HOUSE_RULES if is_house(board) else LAND_RULES


def canonical(shape: Shape, placement: Placement) -> Placement:
    """The placement with the first rotation, if possible not mirrored, that covers the same cells."""
    cells = shape.oriented(placement.rotation, placement.flipped)
    for way in shape.orientations(True):
        if way.cells == cells:
            return evolve(placement, rotation=way.rotation, flipped=way.flipped)
    raise AssertionError("a shape lies in one of its orientations")


# Tiles on the board -------------------------------------------------------------------------------------------------


def _with(document: LabDocument, which: int, arrangement: Arrangement) -> LabDocument:
    kept = list(document.arrangements)
    kept[which] = arrangement
    return evolve(document, arrangements=tuple(kept), current=which)


def place(document: LabDocument, which: int, placement: Placement) -> LabDocument:
    """One tile more on the arrangement ``which``. Raises `IllegalPlacement`, or `LabError` if none is left."""
    arrangement = document.arrangements[which]
    if arrangement.left(placement.piece) == 0:
        raise LabError(msg("lab.error.none_left"))
    return _with(document, which, _laid(arrangement, placement))


def _laid(arrangement: Arrangement, placement: Placement) -> Arrangement:
    area = arrangement.area
    refused = area.why_not(arrangement.board, placement)
    if refused:
        raise IllegalPlacement(placement, refused)
    placement = canonical(area.pieces[placement.piece].shape, placement)
    return evolve(arrangement, placed=(*arrangement.placed, placement))


def take_back(document: LabDocument, which: int, index: int) -> LabDocument:
    """The tile ``placed[index]`` is in the tray again; the others stay. ``IndexError`` if there is no such tile."""
    arrangement = document.arrangements[which]
    return _with(document, which, without(arrangement, index))


def without(arrangement: Arrangement, index: int) -> Arrangement:
    """The arrangement without the tile ``placed[index]``."""
    if not 0 <= index < len(arrangement.placed):
        raise IndexError(index)
    return evolve(arrangement, placed=arrangement.placed[:index] + arrangement.placed[index + 1 :])


def move(document: LabDocument, source: tuple[int, int], which: int, placement: Placement) -> LabDocument:
    """A tile, (arrangement, index), lies elsewhere, on the same board or the other one.

    Raises `IllegalPlacement`, or `LabError` if the other arrangement has no such tile left.
    """
    lifted = take_back(document, *source)
    return place(lifted, which, placement)


def clear(document: LabDocument, which: int) -> LabDocument:
    """Every tile of an arrangement is in the tray."""
    return _with(document, which, evolve(document.arrangements[which], placed=()))


def accept(document: LabDocument, which: int, placements: Iterable[Placement]) -> LabDocument:
    """Tiles more on the board, one after the other. Raises like `place`; then nothing is changed."""
    for placement in placements:
        document = place(document, which, placement)
    return document


# Board, rules, tiles ------------------------------------------------------------------------------------------------


@frozen
class Outcome:
    """A document after a change of the board or the tiles, and how many tiles had to go back to the tray."""

    document: LabDocument
    returned: int = 0


def with_board(
    document: LabDocument, which: int, layout: Layout, title: str = "", rules: PlacementRules | None = None
) -> Outcome:
    """The arrangement on another board; tiles that would lie outside it, or on a hole, go back to the tray."""
    arrangement = document.arrangements[which]
    kept = tuple(
        placement
        for placement in arrangement.placed
        if layout.mask(arrangement.cells(placement)).bit_count() == len(arrangement.cells(placement))
        and not layout.mask(arrangement.cells(placement)) & ~layout.area
    )
    changed = evolve(
        arrangement,
        layout=layout,
        placed=kept,
        title=title,
        rules=arrangement.rules if rules is None else rules,
    )
    return Outcome(_with(document, which, changed), len(arrangement.placed) - len(kept))


def with_size(document: LabDocument, which: int, layout: Layout, left: int, top: int) -> Outcome:
    """The arrangement on its board in another size, whose upper left corner was (left, top) before."""
    arrangement = document.arrangements[which]
    moved = tuple(evolve(placement, x=placement.x - left, y=placement.y - top) for placement in arrangement.placed)
    document = _with(document, which, evolve(arrangement, placed=moved))
    return with_board(document, which, layout, arrangement.title)


def with_rules(document: LabDocument, which: int, rules: PlacementRules, rules_on: bool = True) -> LabDocument:
    """The arrangement under other rules; its tiles stay where they are."""
    return _with(document, which, evolve(document.arrangements[which], rules=rules, rules_on=rules_on))


def with_counts(document: LabDocument, which: int, counts: dict[str, int | None]) -> LabDocument:
    """Other numbers of tiles, by the piece's id; never fewer than lie on the board, never more than `MAX_COUNT`."""
    arrangement = document.arrangements[which]
    tiles = []
    for tile in arrangement.tiles:
        count = counts.get(tile.piece.id, tile.count)
        if count is not None:
            count = max(arrangement.used(tile.piece.id), min(MAX_COUNT, count))
        tiles.append(evolve(tile, count=count))
    return _with(document, which, evolve(arrangement, tiles=tuple(tiles)))


def check_shape(cells: Iterable[Cell], name: str) -> Shape:
    """The own shape of these cells. Raises `LabError` if it is empty, too large or in pieces, or its name too long."""
    found = set(cells)
    if not found:
        raise LabError(msg("lab.error.shape_empty"))
    shape = Shape(tuple(found))
    if shape.width > MAX_SHAPE_SIDE or shape.height > MAX_SHAPE_SIDE:
        raise LabError(msg("lab.error.shape_large", MAX_SHAPE_SIDE))
    if not connected(shape.cells):
        raise LabError(msg("lab.error.shape_apart"))
    if len(name) > MAX_NAME or not name.isprintable():
        raise LabError(msg("lab.error.name_long", MAX_NAME))
    return shape


def connected(cells: Iterable[Cell]) -> bool:
    """Whether one can walk from each cell to each other one over shared edges."""
    left = set(cells)
    front = [left.pop()]
    while front:
        x, y = front.pop()
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in left:
                left.remove(near)
                front.append(near)
    return not left


def free_id(arrangement: Arrangement) -> str:
    """The id for the next own shape."""
    taken = {tile.piece.id for tile in arrangement.tiles}
    number = 1
    while f"{OWN_PREFIX}{number}" in taken:
        number += 1
    return f"{OWN_PREFIX}{number}"


def add_shape(
    document: LabDocument, which: int, shape: Shape, colour: str, name: str = "", count: int | None = None
) -> LabDocument:
    """One own shape more in the tray. Raises `LabError` if there are too many."""
    arrangement = document.arrangements[which]
    if sum(tile.own for tile in arrangement.tiles) >= MAX_SHAPES:
        raise LabError(msg("lab.error.too_many_shapes", MAX_SHAPES))
    tile = Tile(Piece(free_id(arrangement), shape, colour), count, name)
    return _with(document, which, evolve(arrangement, tiles=(*arrangement.tiles, tile)))


def change_shape(
    document: LabDocument, which: int, piece: str, shape: Shape, colour: str, name: str, count: int | None
) -> Outcome:
    """An own shape looks otherwise; if its cells changed, its tiles on the board go back to the tray."""
    arrangement = document.arrangements[which]
    old = arrangement.tile(piece)
    placed = arrangement.placed
    if shape != old.piece.shape:
        placed = tuple(placement for placement in placed if placement.piece != piece)
    if count is not None:
        count = max(count, sum(placement.piece == piece for placement in placed))
    tile = Tile(Piece(piece, shape, colour), count, name)
    tiles = tuple(tile if one.piece.id == piece else one for one in arrangement.tiles)
    changed = evolve(arrangement, tiles=tiles, placed=placed)
    return Outcome(_with(document, which, changed), len(arrangement.placed) - len(placed))


def remove_shape(document: LabDocument, which: int, piece: str) -> Outcome:
    """An own shape is gone, from the board too. ``KeyError`` for one of the game's tiles."""
    arrangement = document.arrangements[which]
    if not arrangement.tile(piece).own:
        raise KeyError(piece)
    placed = tuple(placement for placement in arrangement.placed if placement.piece != piece)
    tiles = tuple(tile for tile in arrangement.tiles if tile.piece.id != piece)
    changed = evolve(arrangement, tiles=tiles, placed=placed)
    return Outcome(_with(document, which, changed), len(arrangement.placed) - len(placed))


# Two arrangements ---------------------------------------------------------------------------------------------------


def compare(document: LabDocument, other: Arrangement | None = None) -> LabDocument:
    """A second arrangement beside the first: ``other``, or a copy to try something else with. It becomes current."""
    first = document.active
    return LabDocument((first, other if other is not None else first), 1)


def replaced(document: LabDocument, which: int, arrangement: Arrangement) -> LabDocument:
    """Another arrangement in place of one."""
    return _with(document, which, arrangement)


def keep_only(document: LabDocument, which: int) -> LabDocument:
    """One arrangement alone again."""
    return LabDocument((document.arrangements[which],))


def select(document: LabDocument, which: int) -> LabDocument:
    """Another arrangement is the current one."""
    return evolve(document, current=which) if which != document.current else document
