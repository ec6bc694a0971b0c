"""Texts of the room `tiles`: why a tile cannot lie somewhere, and what is wrong with a grid or a packing problem."""

from vikingtable.texts import Text

TEXTS: dict[str, Text] = {
    "tiles.why.colour": "Tiles of this kind are not allowed here.",
    "tiles.why.mirror": "Tiles may not be mirrored here.",
    "tiles.why.inside": "The tile sticks out of the area.",
    "tiles.why.hole": "The tile covers a hole.",
    "tiles.why.overlap": "The tile overlaps another one.",
    "tiles.why.apart": "The tile touches a tile of its own colour.",
    "tiles.why.apart.green": "Green must not touch green.",
    "tiles.why.apart.orange": "Orange must not touch orange.",
    "tiles.why.apart.red": "Red must not touch red.",
    "tiles.why.apart.blue": "Blue must not touch blue.",
    "tiles.why.income": "An income cell is covered only with or after its whole square.",
    "tiles.grid.empty": "Line %1, column %2: there is no grid.",
    "tiles.grid.too_large": "Line %1, column %2: the grid is larger than 64 × 64 cells.",
    "tiles.grid.character": "Line %1, column %2: this character is not allowed: %3",
    "tiles.grid.ragged": "Line %1, column %2: the row has another length than the first one.",
    "tiles.grid.no_number": "Line %1, column %2: the income cell has no number.",
    "tiles.grid.not_income": "Line %1, column %2: this is not an income cell: %3",
    "tiles.grid.not_symbol": "Line %1, column %2: this is not a bonus cell: %3",
    "tiles.grid.twice": "Line %1, column %2: the cell is named twice.",
    "tiles.grid.syntax": "Line %1, column %2: this cannot be read: %3",
    "tiles.problem.no_object": "An object with named entries is expected here.",
    "tiles.problem.no_list": "A list is expected here.",
    "tiles.problem.unknown_key": "Unknown entry: %1",
    "tiles.problem.unknown_tile": "Unknown tile: %1",
    "tiles.problem.unknown_board": "Unknown board: %1",
    "tiles.problem.bad_value": "Invalid value: %1",
}

NOTES: dict[str, str] = {
    "tiles.why.colour": "Reason in the tooltip of the ghost that follows the mouse; so are all texts of tiles.why.",
    "tiles.why.hole": "A hole, lake, mountain or pillar inside the area.",
    "tiles.grid.character": "A board written as a text grid; %3 is the text at fault, in all texts of tiles.grid.",
    "tiles.problem.unknown_key": "A file with a packing problem; %1 is a name in the file, never translated.",
    "tiles.why.income": "The square from the income track's 0 cell (lower left) to the income cell (upper right).",
}
