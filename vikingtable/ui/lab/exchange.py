"""Arrangements as text for other programs and people: a text grid, and JSON; boards and arrangements read back.

Free of Qt. The forms are described in ``docs/lab.md``.
"""

import json
from collections.abc import Sequence
from typing import Any

from attrs import evolve

from vikingtable.rules.feast.boards import HOUSE_RULES, LAYOUTS
from vikingtable.rules.feast.goods import PIECES
from vikingtable.saves.model import SaveError
from vikingtable.saves.strict_json import parse
from vikingtable.texts.message import msg
from vikingtable.tiles import textgrid
from vikingtable.tiles.layout import Layout
from vikingtable.tiles.placement import Placement
from vikingtable.ui.lab import payload, strict
from vikingtable.ui.lab.document import OWN_BOARD, Arrangement, LabError, Tile, standard_rules, standard_tiles
from vikingtable.ui.lab.drawing import MAX_NUMBERS
from vikingtable.ui.lab.judging import faults, figures, legal_order

#: What a text grid may weigh; the largest board with every cell an income number takes a tenth of it.
MAX_TEXT = 1_000_000
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"


# Text grid ----------------------------------------------------------------------------------------------------------


def to_text(arrangement: Arrangement) -> str:
    """The board as a text grid, and below it, as notes, the arrangement: a letter a tile, then a line a letter.

    `read_text` reads the board back; the notes are for people.
    """
    layout = arrangement.layout
    lines = [textgrid.write(layout).rstrip("\n")]
    if arrangement.placed:
        grid = [list(row) for row in layout.rows]
        legend = []
        for index, placement in enumerate(arrangement.placed):
            letter = _LETTERS[index % len(_LETTERS)]
            for x, y in arrangement.cells(placement):
                grid[y][x] = letter
            way = f" rotation={placement.rotation}" if placement.rotation else ""
            way += " flipped" if placement.flipped else ""
            legend.append(f"// {letter} {placement.piece} {placement.x},{placement.y}{way}")
        lines += ["", *("// " + "".join(row) for row in grid), "//", *legend]
    return "\n".join(lines) + "\n"


def read_text(text: str) -> Layout:
    """The board that a text grid describes, as an own board.

    Raises ``LayoutError`` with line and column of the fault, or ``LabError`` if the board has more of something
    than the lab can hold.
    """
    if len(text) > MAX_TEXT:
        raise LabError(msg("lab.error.grid_large"))
    layout = textgrid.read(text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}"), OWN_BOARD)
    numbers = sum(len(track.steps) for track in layout.tracks)
    if (
        numbers > MAX_NUMBERS
        or len(layout.tracks) > payload.MAX_TRACKS
        or any(len(b.gives) > payload.MAX_GIVES for b in layout.bonuses)
    ):
        raise LabError(msg("lab.error.grid_large"))
    return layout


def known(layout: Layout) -> Layout:
    """The board of the game that looks just so, else the board itself."""
    for board in LAYOUTS.values():
        if board.renamed(layout.id) == layout:
            return board
    return layout


# JSON ---------------------------------------------------------------------------------------------------------------


def to_data(arrangement: Arrangement) -> dict[str, Any]:
    """The arrangement as a problem with its answer: board, tiles, what is placed, and the figures.

    ``placed`` stands in an order that keeps the rules, where there is one.
    """
    layout, numbers = arrangement.layout, figures(arrangement)
    empty = evolve(arrangement, placed=())
    placed = (None if faults(arrangement) else legal_order(empty, arrangement.placed)) or arrangement.placed
    board: str | dict[str, Any] = layout.id
    if not arrangement.is_game_board:
        board = {"title": arrangement.title, **payload.layout_to_plain(layout)}
    return {
        "kind": "arrangement",
        "board": board,
        "rules": payload.rules_to_plain(arrangement.rules, arrangement.rules_on),
        "tiles": {tile.piece.id: tile.count for tile in arrangement.tiles if tile.count or tile.count is None},
        "shapes": [payload.shape_to_plain(tile) for tile in arrangement.tiles if tile.own],
        "placed": [payload.placement_to_plain(placement) for placement in placed],
        "figures": {
            "covered": numbers.covered,
            "minus_left": numbers.minus_left,
            "income": numbers.income,
            "bonuses": [list(bonus.gives) for bonus in numbers.bonuses],
        },
    }


def to_json(arrangement: Arrangement) -> str:
    """`to_data` as a text of JSON: a line a key, a line a tile placed."""
    lines = []
    for key, value in to_data(arrangement).items():
        if key in ("placed", "shapes") and value:
            text = "[\n  " + ",\n  ".join(_compact(part) for part in value) + "\n]"
        else:
            text = _compact(value)
        lines.append(f'"{key}": {text}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_json(data: bytes) -> Arrangement:
    """The arrangement in JSON data: one that `to_json` wrote, or a packing problem, whose other keys are ignored.

    Raises ``SaveError`` that names the place.
    """
    fields = parse(data)
    if "board" not in fields:
        raise SaveError(msg("lab.error.no_arrangement"), "board", msg("saves.advice.other_file"))
    layout, title, house = _board(fields["board"])
    rules, rules_on = standard_rules("stone_house" if house else layout.id), True
    if "rules" in fields:
        rules, rules_on = payload.read_rules(fields["rules"], "rules")
    shapes = strict.each(fields.get("shapes", []), "shapes", 200, payload.read_shape)
    tiles = _tiles(fields.get("tiles", {}), shapes)
    for single in ("silver", "ore"):
        if single in fields:
            count = payload.read_count(fields[single], single)
            tiles = tuple(evolve(tile, count=count) if tile.piece.id == single else tile for tile in tiles)
    placed = fields.get("placed", [])
    return payload.read_placed(Arrangement(layout, rules, rules_on, tiles, (), title), placed, "placed")


def _board(value: Any) -> tuple[Layout, str, bool]:
    """The board, its title, and whether the rules of houses go with it."""
    house = False
    if type(value) is dict and "rules" in value:
        house = strict.one_of(value["rules"], "board.rules", ("land", "house")) == "house"
        value = {key: part for key, part in value.items() if key != "rules"}
    layout, title = payload.read_board(value, "board")
    return layout, title, house or standard_rules(layout.id) is HOUSE_RULES


def _tiles(value: Any, shapes: Sequence[Tile]) -> tuple[Tile, ...]:
    names = (*PIECES, *(tile.piece.id for tile in shapes))
    if len(set(names)) < len(names):
        raise strict.bad("shapes", "an id occurs twice")
    counts = {
        name: payload.read_count(count, f"tiles.{name}")
        for name, count in strict.record(value, "tiles", (), names).items()
    }
    # What is not named is not there, unless nothing is named at all.
    rest: int | None = 0 if counts else None
    game = tuple(evolve(tile, count=counts.get(tile.piece.id, rest)) for tile in standard_tiles())
    return game + tuple(evolve(tile, count=counts.get(tile.piece.id, tile.count)) for tile in shapes)


def placements_of(data: Sequence[Any], path: str = "placements") -> tuple[Placement, ...]:
    """Placements from a list in JSON data. Raises ``SaveError``."""
    return strict.each(list(data), path, 4096, payload.read_placement)
