"""The lab's part of a ``.vtg`` file: a document as JSON data, and back, strictly. Free of Qt."""

from collections.abc import Mapping
from typing import Any

from attrs import evolve

from vikingtable import __version__
from vikingtable.rules.feast.boards import LAYOUTS
from vikingtable.rules.feast.goods import PIECES
from vikingtable.saves.model import SavedLab
from vikingtable.tiles.layout import MAX_SIDE, Bonus, Layout, LayoutError, Step, Track
from vikingtable.tiles.placement import Piece, Placement
from vikingtable.tiles.rules import PlacementRules
from vikingtable.tiles.shapes import Shape
from vikingtable.ui.lab import strict
from vikingtable.ui.lab.document import (
    COLOURS,
    MAX_COUNT,
    MAX_NAME,
    MAX_SHAPE_SIDE,
    MAX_SHAPES,
    OWN_BOARD,
    OWN_PREFIX,
    Arrangement,
    LabDocument,
    LabError,
    Tile,
    canonical,
    check_shape,
    standard_tiles,
)
from vikingtable.ui.lab.drawing import MAX_NUMBERS

#: The version of this part of the file.
VERSION = 1
#: Tiles on one board: each covers a cell at least.
_MOST_PLACED = MAX_SIDE * MAX_SIDE
#: Groups of colours that may not touch, income tracks of a board, goods that one symbol gives.
MAX_GROUPS = 16
MAX_TRACKS = 16
MAX_GIVES = 8
_NUMBER = 9999
_ANCHOR = 999


def saved(document: LabDocument) -> SavedLab:
    """The document as a save."""
    return SavedLab(__version__, to_plain(document))


# Writing ------------------------------------------------------------------------------------------------------------


def to_plain(document: LabDocument) -> dict[str, Any]:
    """The document as JSON data."""
    return {
        "version": VERSION,
        "current": document.current,
        "arrangements": [arrangement_to_plain(arrangement) for arrangement in document.arrangements],
    }


def arrangement_to_plain(arrangement: Arrangement) -> dict[str, Any]:
    """One arrangement; of the game's tiles only the counts that are not the standard ones."""
    standard = {tile.piece.id: tile.count for tile in standard_tiles()}
    return {
        "board": board_to_plain(arrangement),
        "rules": rules_to_plain(arrangement.rules, arrangement.rules_on),
        "counts": {
            tile.piece.id: tile.count
            for tile in arrangement.tiles
            if not tile.own and tile.count != standard[tile.piece.id]
        },
        "shapes": [shape_to_plain(tile) for tile in arrangement.tiles if tile.own],
        "placed": [placement_to_plain(placement) for placement in arrangement.placed],
    }


def board_to_plain(arrangement: Arrangement) -> str | dict[str, Any]:
    """The id of a board of the game, or the grid of another one."""
    layout = arrangement.layout
    if arrangement.is_game_board:
        return layout.id
    return {"title": arrangement.title, **layout_to_plain(layout)}


def layout_to_plain(layout: Layout) -> dict[str, Any]:
    """A grid with its income tracks and bonuses."""
    return {
        "rows": list(layout.rows),
        "income": [
            {
                "steps": [{"x": step.x, "y": step.y, "value": step.value} for step in track.steps],
                "final": track.final,
                "anchor": list(track.anchor),
            }
            for track in layout.tracks
        ],
        "bonuses": [{"x": bonus.x, "y": bonus.y, "gives": list(bonus.gives)} for bonus in layout.bonuses],
    }


def rules_to_plain(rules: PlacementRules, rules_on: bool) -> dict[str, Any]:
    """The placement rules, and whether they are asked."""
    return {
        "on": rules_on,
        "colours": None if rules.colours is None else list(rules.colours),
        "apart": [list(group) for group in rules.apart],
        "income_squares": rules.income_squares,
        "first_number_is_anchor": rules.first_number_is_anchor,
        "mirror": rules.mirror,
    }


def shape_to_plain(tile: Tile) -> dict[str, Any]:
    """An own shape."""
    return {
        "id": tile.piece.id,
        "name": tile.name,
        "colour": tile.piece.colour,
        "count": tile.count,
        "rows": list(tile.piece.shape.rows()),
    }


def placement_to_plain(placement: Placement) -> dict[str, Any]:
    """A tile on the board: base shape mirrored left to right if flipped, turned clockwise, corner put at (x, y)."""
    return {
        "tile": placement.piece,
        "x": placement.x,
        "y": placement.y,
        "rotation": placement.rotation,
        "flipped": placement.flipped,
    }


# Reading ------------------------------------------------------------------------------------------------------------


def from_plain(data: Mapping[str, Any], path: str = "lab") -> LabDocument:
    """The document that ``data`` describes. Raises ``SaveError`` that names the place."""
    fields = strict.record(dict(data), path, ("version", "current", "arrangements"))
    strict.whole(fields["version"], f"{path}.version", VERSION, VERSION)
    arrangements = strict.each(fields["arrangements"], f"{path}.arrangements", 2, read_arrangement)
    if not arrangements:
        raise strict.bad(f"{path}.arrangements", "one arrangement is needed at least")
    current = strict.whole(fields["current"], f"{path}.current", 0, len(arrangements) - 1)
    return LabDocument(arrangements, current)


def read_arrangement(value: Any, path: str) -> Arrangement:
    """One arrangement; its tiles must be there in that number, inside the board and clear of each other."""
    fields = strict.record(value, path, ("board", "rules", "counts", "shapes", "placed"))
    layout, title = read_board(fields["board"], f"{path}.board")
    rules, rules_on = read_rules(fields["rules"], f"{path}.rules")
    shapes = strict.each(fields["shapes"], f"{path}.shapes", MAX_SHAPES, read_shape)
    ids = [tile.piece.id for tile in shapes]
    for index, name in enumerate(ids):
        if name in ids[:index]:
            raise strict.bad(f"{path}.shapes[{index}].id", "this id occurs twice")
    counts = strict.record(fields["counts"], f"{path}.counts", (), tuple(PIECES))
    tiles = tuple(
        evolve(tile, count=read_count(counts[tile.piece.id], f"{path}.counts.{tile.piece.id}"))
        if tile.piece.id in counts
        else tile
        for tile in standard_tiles()
    )
    arrangement = Arrangement(layout, rules, rules_on, tiles + shapes, (), title)
    return read_placed(arrangement, fields["placed"], f"{path}.placed")


def read_placed(arrangement: Arrangement, value: Any, path: str) -> Arrangement:
    """The arrangement with the tiles that the list ``value`` puts on it; other placement rules may be broken."""
    pieces = {tile.piece.id: tile for tile in arrangement.tiles}
    used: dict[str, int] = {}
    occupied = 0
    layout = arrangement.layout

    def read(part: Any, where: str) -> Placement:
        nonlocal occupied
        placement = read_placement(part, where)
        tile = pieces.get(placement.piece)
        if tile is None:
            raise strict.bad(f"{where}.tile", "there is no such tile")
        used[placement.piece] = used.get(placement.piece, 0) + 1
        if tile.count is not None and used[placement.piece] > tile.count:
            raise strict.bad(f"{where}.tile", "there are not so many of this tile")
        cells = placement.cells(tile.piece.shape)
        mask = layout.mask(cells)
        if mask.bit_count() < len(cells) or mask & ~layout.area:
            raise strict.bad(where, "the tile does not lie inside the board")
        if mask & occupied:
            raise strict.bad(where, "the tile overlaps another one")
        occupied |= mask
        return canonical(tile.piece.shape, placement)

    return evolve(arrangement, placed=strict.each(value, path, _MOST_PLACED, read))


def read_placement(value: Any, path: str) -> Placement:
    """One placement, wherever it lies."""
    fields = strict.record(value, path, ("tile", "x", "y"), ("rotation", "flipped"))
    return Placement(
        strict.text(fields["tile"], f"{path}.tile", MAX_NAME),
        strict.whole(fields["x"], f"{path}.x", -MAX_SIDE, MAX_SIDE),
        strict.whole(fields["y"], f"{path}.y", -MAX_SIDE, MAX_SIDE),
        strict.whole(fields.get("rotation", 0), f"{path}.rotation", 0, 3),
        strict.yes_no(fields.get("flipped", False), f"{path}.flipped"),
    )


def read_count(value: Any, path: str) -> int | None:
    """A number of tiles; ``null`` is as many as wanted."""
    return None if value is None else strict.whole(value, path, 0, MAX_COUNT)


def read_board(value: Any, path: str) -> tuple[Layout, str]:
    """A board of the game by its id, or a grid with the user's title."""
    if type(value) is str:
        return LAYOUTS[strict.one_of(value, path, tuple(LAYOUTS))], ""
    fields = strict.record(value, path, ("rows",), ("title", "income", "bonuses"))
    title = strict.text(fields.get("title", ""), f"{path}.title", MAX_NAME)
    rows = strict.each(fields["rows"], f"{path}.rows", MAX_SIDE, lambda row, at: strict.text(row, at, MAX_SIDE))
    tracks = strict.each(fields.get("income", []), f"{path}.income", MAX_TRACKS, _read_track)
    bonuses = strict.each(fields.get("bonuses", []), f"{path}.bonuses", _MOST_PLACED, _read_bonus)
    if sum(len(track.steps) for track in tracks) > MAX_NUMBERS:
        raise strict.bad(f"{path}.income", f"at most {MAX_NUMBERS} numbers are allowed")
    try:
        return Layout(OWN_BOARD, rows, tracks, bonuses), title
    except LayoutError as fault:
        place = f"{path}.rows[{fault.line - 1}]" if fault.reason != "empty" else f"{path}.rows"
        raise strict.bad(place, str(fault)) from None


def _read_track(value: Any, path: str) -> Track:
    fields = strict.record(value, path, ("steps", "final", "anchor"))
    steps = strict.each(fields["steps"], f"{path}.steps", MAX_NUMBERS, _read_step)
    if not steps:
        raise strict.bad(f"{path}.steps", "a track needs a number")
    final = strict.whole(fields["final"], f"{path}.final", -_NUMBER, _NUMBER)
    return Track(steps, final, strict.pair(fields["anchor"], f"{path}.anchor", -_ANCHOR, _ANCHOR))


def _read_step(value: Any, path: str) -> Step:
    fields = strict.record(value, path, ("x", "y", "value"))
    return Step(
        strict.whole(fields["x"], f"{path}.x", 0, MAX_SIDE - 1),
        strict.whole(fields["y"], f"{path}.y", 0, MAX_SIDE - 1),
        strict.whole(fields["value"], f"{path}.value", -_NUMBER, _NUMBER),
    )


def _read_bonus(value: Any, path: str) -> Bonus:
    fields = strict.record(value, path, ("x", "y", "gives"))
    gives = strict.each(fields["gives"], f"{path}.gives", MAX_GIVES, lambda good, at: strict.text(good, at, MAX_NAME))
    return Bonus(
        strict.whole(fields["x"], f"{path}.x", 0, MAX_SIDE - 1),
        strict.whole(fields["y"], f"{path}.y", 0, MAX_SIDE - 1),
        gives,
    )


def read_rules(value: Any, path: str) -> tuple[PlacementRules, bool]:
    """The placement rules, and whether they are asked."""
    fields = strict.record(
        value, path, ("on", "colours", "apart", "income_squares", "first_number_is_anchor", "mirror")
    )

    def colour(part: Any, where: str) -> str:
        return strict.one_of(part, where, COLOURS)

    def group(part: Any, where: str) -> tuple[str, ...]:
        return strict.each(part, where, len(COLOURS), colour)

    colours = fields["colours"]
    return PlacementRules(
        None if colours is None else group(colours, f"{path}.colours"),
        strict.each(fields["apart"], f"{path}.apart", MAX_GROUPS, group),
        strict.yes_no(fields["income_squares"], f"{path}.income_squares"),
        strict.yes_no(fields["first_number_is_anchor"], f"{path}.first_number_is_anchor"),
        strict.yes_no(fields["mirror"], f"{path}.mirror"),
    ), strict.yes_no(fields["on"], f"{path}.on")


def read_shape(value: Any, path: str) -> Tile:
    """An own shape with its id."""
    fields = strict.record(value, path, ("id", "name", "colour", "count", "rows"))
    name = strict.text(fields["id"], f"{path}.id", MAX_NAME)
    number = name.removeprefix(OWN_PREFIX)
    if number == name or not (number.isascii() and number.isdigit() and len(number) <= 4):
        raise strict.bad(f"{path}.id", f"{OWN_PREFIX} and a number is needed")
    return read_tile(fields, name, path)


def read_tile(fields: dict[str, Any], piece: str, path: str) -> Tile:
    """An own shape from the fields name, colour, count and rows, under the id ``piece``."""
    title = strict.text(fields["name"], f"{path}.name", MAX_NAME)
    colour = strict.one_of(fields["colour"], f"{path}.colour", COLOURS)
    count = read_count(fields["count"], f"{path}.count")

    def row(value: Any, where: str) -> str:
        found = strict.text(value, where, MAX_SHAPE_SIDE)
        if set(found) - set("#."):
            raise strict.bad(where, "only # and . are allowed")
        return found

    rows = strict.each(fields["rows"], f"{path}.rows", MAX_SHAPE_SIDE, row)
    cells = [(x, y) for y, line in enumerate(rows) for x, sign in enumerate(line) if sign == "#"]
    try:
        shape = check_shape(cells, title)
    except LabError as fault:
        raise strict.bad(f"{path}.rows", fault.message.key) from None
    return Tile(Piece(piece, Shape(shape.cells), colour), count, title)
