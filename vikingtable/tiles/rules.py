"""The placement rules: what may be switched and edited, and each rule as a predicate that names what breaks it.

Here each rule is told cell by cell, for messages; `vikingtable.tiles.board` decides the same by masks.
"""

from collections.abc import Callable

from attrs import frozen

from vikingtable.texts.message import Message, msg
from vikingtable.tiles.layout import HOLE, Layout
from vikingtable.tiles.placement import Piece
from vikingtable.tiles.shapes import Cell

#: Colours of which no two tiles may touch along an edge (a tile touches its own group only).
Group = tuple[str, ...]


@frozen(cache_hash=True)
class PlacementRules:
    """Which rules hold on a board. That a tile lies inside the area and on free cells always holds.

    - ``colours``: what may be placed at all; ``None`` is anything.
    - ``apart``: groups of colours; two tiles of one group may not share an edge. ``(("orange",), ("red",))`` keeps
      orange from orange and red from red, ``(("green", "blue"),)`` also green from blue.
    - ``income_squares``: an income cell is covered only with or after its square (`Layout.squares`), for which
      ``first_number_is_anchor`` picks the corner.
    - ``mirror``: tiles may be turned over, left to right.
    """

    colours: tuple[str, ...] | None = None
    apart: tuple[Group, ...] = ()
    income_squares: bool = True
    first_number_is_anchor: bool = False
    mirror: bool = True

    def groups_of(self, colour: str) -> tuple[int, ...]:
        """The indices in ``apart`` of the groups that ``colour`` belongs to."""
        return tuple(index for index, group in enumerate(self.apart) if colour in group)


#: No rule but the two that always hold.
FREE = PlacementRules(income_squares=False)


@frozen
class Refusal:
    """A rule that a placement breaks: its id, the cells at fault (row by row) and the sentence to show.

    Rule ids and their cells: ``colour``, ``mirror`` (the tile's cells), ``inside`` (its cells out of the area),
    ``overlap`` (its cells on covered ones), ``apart`` (its cells beside a tile of its colours), ``income``
    (the open cells that would have to be covered before).
    """

    rule: str
    cells: tuple[Cell, ...]
    message: Message


@frozen
class Attempt:
    """A placement to be judged: ``piece`` on the cells ``cells``, mirrored or not.

    ``occupied`` is the mask of all covered cells, ``groups`` that of the tiles of each group of ``rules.apart``.
    """

    layout: Layout
    rules: PlacementRules
    occupied: int
    groups: tuple[int, ...]
    piece: Piece
    cells: tuple[Cell, ...]
    flipped: bool = False

    @property
    def mask(self) -> int:
        """The cells in the grid."""
        return self.layout.mask(self.cells)


def allowed_colour(attempt: Attempt) -> Refusal | None:
    """The board takes tiles of this colour."""
    allowed = attempt.rules.colours
    if allowed is None or attempt.piece.colour in allowed:
        return None
    return Refusal("colour", attempt.cells, msg("tiles.why.colour"))


def unmirrored(attempt: Attempt) -> Refusal | None:
    """Where mirroring is not allowed, the tile lies in one of its rotations."""
    if attempt.rules.mirror or not attempt.flipped or not attempt.piece.shape.chiral:
        return None
    return Refusal("mirror", attempt.cells, msg("tiles.why.mirror"))


def inside(attempt: Attempt) -> Refusal | None:
    """Every cell belongs to the area and is no hole."""
    layout = attempt.layout
    out = tuple(cell for cell in attempt.cells if not layout.mask((cell,)) & layout.area)
    if not out:
        return None
    holes = all(layout.at(x, y) == HOLE for x, y in out)
    return Refusal("inside", out, msg("tiles.why.hole" if holes else "tiles.why.inside"))


def no_overlap(attempt: Attempt) -> Refusal | None:
    """No cell is covered already."""
    hit = attempt.layout.cells(attempt.mask & attempt.occupied)
    return Refusal("overlap", hit, msg("tiles.why.overlap")) if hit else None


def kept_apart(attempt: Attempt) -> Refusal | None:
    """No cell shares an edge with a tile of the same group of colours; corners may touch."""
    layout = attempt.layout
    others = 0
    for index in attempt.rules.groups_of(attempt.piece.colour):
        others |= attempt.groups[index]
    others &= ~attempt.mask
    touching = tuple(
        (x, y) for x, y in attempt.cells if layout.mask(((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))) & others
    )
    if not touching:
        return None
    colour = attempt.piece.colour
    known = f"tiles.why.apart.{colour}" if colour in ("green", "orange", "red", "blue") else "tiles.why.apart"
    return Refusal("apart", touching, msg(known))


def income_square(attempt: Attempt) -> Refusal | None:
    """With this tile, the square of each income cell that it covers is covered."""
    rules = attempt.rules
    if not rules.income_squares:
        return None
    mask, missing = attempt.mask, 0
    for here, square in attempt.layout.squares(rules.first_number_is_anchor):
        if here & mask:
            missing |= square & ~(mask | attempt.occupied)
    cells = attempt.layout.cells(missing)
    return Refusal("income", cells, msg("tiles.why.income")) if cells else None


#: All predicates, in the order in which their refusals are told.
PREDICATES: tuple[Callable[[Attempt], Refusal | None], ...] = (
    allowed_colour,
    unmirrored,
    inside,
    no_overlap,
    kept_apart,
    income_square,
)


def refusals(attempt: Attempt) -> tuple[Refusal, ...]:
    """Every rule that ``attempt`` breaks."""
    return tuple(refusal for predicate in PREDICATES if (refusal := predicate(attempt)) is not None)
