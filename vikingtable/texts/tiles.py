"""Texts of the room `tiles`: why a tile cannot lie somewhere."""

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
}

NOTES: dict[str, str] = {
    "tiles.why.colour": "Reason in the tooltip of the ghost that follows the mouse; so are all texts of tiles.why.",
    "tiles.why.hole": "A hole, lake, mountain or pillar inside the area.",
    "tiles.why.income": "The square from the income track's 0 cell (lower left) to the income cell (upper right).",
}
