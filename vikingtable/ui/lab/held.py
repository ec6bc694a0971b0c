"""What the lab's model holds beside the document: the tile in hand, its ghost, and what the solver proposes."""

from attrs import frozen

from vikingtable.tiles.placement import Placement


@frozen
class Hand:
    """The tile in hand, as it lies now: mirrored left to right if ``flipped``, then turned clockwise.

    ``source`` is where on a board it was lifted from, (arrangement, index). ``grip`` is the point by which it is
    held, in cells from its upper left corner; it stays under the pointer when the tile turns.
    """

    piece: str
    rotation: int = 0
    flipped: bool = False
    source: tuple[int, int] | None = None
    grip: tuple[float, float] = (0.5, 0.5)


@frozen
class Ghost:
    """Where the tile in hand would lie: its upper left corner on the board of an arrangement."""

    which: int
    x: int
    y: int


@frozen
class Proposal:
    """Tiles that the solver would lay on the board of an arrangement, in an order that keeps the rules."""

    which: int
    placements: tuple[Placement, ...]
